# Sourced by ./play and ./test from the project's folder: makes a virtual environment once, then only checks its stamp.

say() { printf '%s\n' "$*" >&2; }
die() { say "$*"; exit 1; }

# Installs Debian packages where that is ours to do: as root, on a machine with apt. Fails quietly elsewhere.
apt_install() {
  [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null || return 1
  say "Installing with apt: $*"
  apt-get -qq update >&2 &&
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" >/dev/null
}

# Sets PYTHON to one that is new enough and has the parts that Debian packages apart.
need_python() {
  has='import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 11))'
  for PYTHON in python3 python3.14 python3.13 python3.12 python3.11 python; do
    "$PYTHON" -c "$has" 2>/dev/null && return
  done
  apt_install python3 python3-venv || true
  PYTHON=python3
  "$PYTHON" -c "$has" 2>/dev/null && return
  found=$("$PYTHON" -V 2>/dev/null) || die "Turnwright needs Python 3.11 or newer, and found none: install python3."
  "$PYTHON" -c 'import sys; sys.exit(sys.version_info < (3, 11))' ||
    die "Turnwright needs Python 3.11 or newer, and found $found."
  die "$found lacks its venv module: install python3-venv."
}

# prepare VENV LOCK: a virtual environment that holds exactly what LOCK lists.
# The stamp names all that it depends on, its place included: scripts in it hold absolute paths.
prepare() {
  need_python
  stamp="$(cat "$2" tools/setup.sh | cksum) $("$PYTHON" -V) $PWD"
  [ "$(cat "$1/stamp" 2>/dev/null)" = "$stamp" ] && return
  say "Setting up $1; this happens once."
  "$PYTHON" -m venv --clear "$1" || die "Could not make a virtual environment in $1."
  # The lock is complete, so there is nothing to resolve.
  "$1/bin/python" -m pip install -qq --disable-pip-version-check --retries 2 --no-deps --require-hashes -r "$2" ||
    die "Could not install the packages of $2. The first run needs the network (or a mirror in pip's settings)."
  printf '%s\n' "$stamp" >"$1/stamp"
}

# install_project VENV: makes this project importable there, from its sources, and its command callable.
# Plain: a compiled module would hide later edits of its source. No isolation: the lock holds the build tools.
install_project() {
  stamp=$(cksum <pyproject.toml)
  [ "$(cat "$1/project-stamp" 2>/dev/null)" = "$stamp" ] && return
  TURNWRIGHT_COMPILE=0 "$1/bin/python" -m pip install -qq --disable-pip-version-check --no-deps \
    --no-build-isolation --editable . || die "Could not install the project into $1."
  printf '%s\n' "$stamp" >"$1/project-stamp"
}

# need_node: puts a Node on PATH that is new enough to build the client, from PyPI where the machine has none.
need_node() {
  new_enough='process.exit(Number(process.versions.node.split(".")[0]) < 20 ? 1 : 0)'
  if command -v npm >/dev/null && node -e "$new_enough" 2>/dev/null; then return; fi
  prepare .venv-node requirements/client.lock
  PATH="$PWD/.venv-node/bin:$PATH"
  export PATH
}

# install_modules: what web/package-lock.json lists; called in web.
install_modules() {
  [ -e node_modules/.package-lock.json ] && [ ! package-lock.json -nt node_modules/.package-lock.json ] && return
  npm ci --no-audit --no-fund --loglevel=error >&2
}

# build_client: makes the page that the server serves, once; a release carries it built and has no web folder.
build_client() {
  [ -d web ] || return 0
  stamp=$(find web -name node_modules -prune -o -type f -print | LC_ALL=C sort | xargs cat | cksum)
  [ -e src/turnwright/server/client/index.html ] && [ "$(cat build/client-stamp 2>/dev/null)" = "$stamp" ] && return
  say "Building the page; this happens once."
  need_node
  (cd web && install_modules && npm run -s build -- --logLevel=error >&2) ||
    die "Could not build the page. The first run needs the network (or a mirror in npm's settings)."
  mkdir -p build
  printf '%s\n' "$stamp" >build/client-stamp
}

# compile_in_background: has the rules compiled where a compiler is at hand, out of the way of everything else. A server
# that runs by then finds their folder in build/compiled-ready. In a subshell, so that whoever replaces this shell is
# not the parent of the build.
compile_in_background() {
  [ -d tools ] && [ "${TURNWRIGHT_COMPILE-auto}" != 0 ] || return 0
  mkdir -p build
  TURNWRIGHT_COMPILED="$PWD/build/compiled-ready"
  export TURNWRIGHT_COMPILED
  (nice -n 19 sh -c '. tools/setup.sh && compile_rules' >build/compiling.log 2>&1 </dev/null &)
}

compile_rules() {
  need_python
  "$PYTHON" -c 'import setup, sys; sys.exit(not setup.compiler_works())' || die "No C compiler with Python headers."
  prepare .venv-compile requirements/compile.lock
  .venv-compile/bin/python tools/compiled.py --ready build/compiled-ready
}

# need_browser: a Chromium for the tests that click; where none can be had, they skip and say so.
need_browser() {
  has_browser && return
  apt_install chromium-headless-shell fonts-dejavu-core libatomic1 ||
    apt_install chromium fonts-dejavu-core libatomic1 ||
    say "No Chromium: the browser tests will be skipped."
}

# has_browser: Playwright's own Node needs libatomic.
has_browser() {
  { command -v chromium-headless-shell || command -v chromium; } >/dev/null &&
    ldconfig -p 2>/dev/null | grep -q 'libatomic\.so\.1'
}
