"""``turnwright new``: a package for a game of one's own, tiny and complete, to be changed step by step."""

from __future__ import annotations

import argparse
import keyword
import shlex
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path

from turnwright.cli.usage import Commands, add_command
from turnwright.core.errors import BadOption, brief
from turnwright.core.game import names

SAMPLE = "untitled"
"""What the game is called in the template."""
LEFT_OUT = ("__init__.py", "__pycache__")
"""What makes a package of the template, and is no part of the project it becomes."""


def add(commands: Commands) -> None:
    """Add the command."""
    examples = "new sea_battle\nnew sea_battle --into ~/games"
    command = add_command(commands, "new", "make a package for a game of your own", examples)
    command.add_argument("name", metavar="NAME", help="what to call the game and its package, for example sea_battle")
    command.add_argument(
        "--into", metavar="FOLDER", type=Path, default=Path(), help="where to make the folder NAME (default: here)"
    )
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Write the package and say what to do with it."""
    name = checked(args.name)
    folder = args.into / name
    if not args.into.is_dir():
        raise BadOption(f"{args.into} is not a folder")
    if folder.exists():
        raise BadOption(f"{folder} already exists: choose another name, or another folder with --into")
    write(name, folder)
    print(f"""Made {folder}: a small card game to turn into yours. Try it:

  cd {shlex.quote(str(folder))}
  pip install -e '.[test]'
  pytest
  turnwright play {name} --seats human,greedy

README.md says what is where.""")
    return 0


def checked(name: str) -> str:
    """Return ``name`` if a game and its package can be called so."""
    if not name.isascii() or not name.isidentifier() or name != name.lower() or not name[0].isalpha():
        raise BadOption(f"a game cannot be called {brief(name)}: use small letters, digits and _, a letter first")
    if keyword.iskeyword(name) or keyword.issoftkeyword(name):
        raise BadOption(f"a game cannot be called {name}: Python uses that word itself")
    if name in names():
        raise BadOption(f"there is already a game {name}")
    if find_spec(name) is not None:
        raise BadOption(f"there is already a Python package {name}, which your game would hide: choose another name")
    return name


def write(name: str, folder: Path) -> None:
    """Write the template as a project for the game ``name`` into a new folder."""
    folder.mkdir()
    for entry in files("turnwright.template").iterdir():
        if entry.name not in LEFT_OUT:
            _copy(entry, folder / entry.name.replace(SAMPLE, name), name)


def _copy(source: Traversable, target: Path, name: str) -> None:
    if source.is_file():
        target.write_text(renamed(source.read_text(encoding="utf-8"), name), encoding="utf-8")
        return
    target.mkdir()
    for entry in source.iterdir():
        if entry.name != "__pycache__":
            _copy(entry, target / entry.name, name)


def renamed(text: str, name: str) -> str:
    """Return a file of the template with the name of the game in all forms that it takes."""
    words = [word for word in name.split("_") if word]
    forms = {
        f"turnwright.template.{SAMPLE}": name,
        "Untitled game": " ".join(words).capitalize(),
        "UNTITLED": "".join([word[0] for word in words]).upper() if len(words) > 1 else name[:3].strip("_").upper(),
        "Untitled": "".join([word.capitalize() for word in words]),
        SAMPLE: name,
    }
    for form, own in forms.items():
        text = text.replace(form, own)
    return text
