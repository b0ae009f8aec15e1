"""Measure how well the rule tests protect the rules: break the code behind a rule and run the tests that cite it.

    python tools/mutate.py --rules 20                    20 rules, 3 mutants each
    python tools/mutate.py --rules 0 --minutes 30        as many rules as fit, in a seeded order
    python tools/mutate.py --only SW-6.1,SW-7.9          these rules

A mutant is killed if a test that cites the rule fails. Code that cites several rules, or a section, implements all of
them, and a mutant of it may break another one than intended: then a test that cites that one must fail ("shared"), or
one that cites a rule of the same section of the ledger ("nearby"). A mutant that survives these is tried on all rule
tests that run it; one killed "elsewhere" counts as survived.
"""

from __future__ import annotations

import argparse
import json
import random
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from ledgers import Ledger, read_ledger
from rule_code import Package, Traces
from trial_runs import Project, traces
from trials import ELSEWHERE, NEARBY, OWN, SHARED, SURVIVED, Bench, Trial, all_trials

ROOT = Path(__file__).resolve().parent.parent
KINDS = (OWN, SHARED, NEARBY, ELSEWHERE, SURVIVED)
COLUMNS = "{:>7}{:>9}{:>8}{:>8}{:>8}{:>11}{:>10}"
HEADING = COLUMNS.format("tests", "mutants", "killed", "shared", "nearby", "elsewhere", "survived")


def sample(ledger: Ledger, traced: Traces, count: int, seed: int, only: list[str]) -> list[str]:
    """Return the rules to try, in order."""
    cited = {rule for rules in traced.cites.values() for rule in rules}
    rules = [rule for rule in ledger.rules if rule in cited]
    if only:
        return [rule for rule in only if rule in rules]
    random.Random(seed).shuffle(rules)
    return rules[: count or len(rules)]


def row(tests: int, trials: Iterable[Trial]) -> str:
    """Return the table row for one rule, without its id."""
    results = [trial.result for trial in trials]
    counts = [results.count(kind) for kind in KINDS]
    return COLUMNS.format(tests, len(results) or "no code", *counts)


def location(trial: Trial) -> str:
    """Return where a mutant is, as file:line."""
    return f"src/{trial.candidate.path}:{trial.candidate.mutant.line}"


def survivors(trials: list[Trial], sources: dict[str, str]) -> str:
    """Return the mutants that survived the tests of their rule: where they are, and the line before and after."""
    text = ""
    for trial in trials:
        if trial.result in (ELSEWHERE, SURVIVED):
            before, after = trial.candidate.mutant.lines(sources[trial.candidate.path])
            by = f", by {trial.killer}" if trial.killer else ""
            text += f"\n{trial.rule} {location(trial)} {trial.result}{by}\n  - {before}\n  + {after}\n"
    return text


def summary(trials: list[Trial]) -> str:
    """Return the last lines: rules without any killed mutant, and the scores."""
    rules = list(dict.fromkeys([trial.rule for trial in trials]))
    results = [trial.result for trial in trials]
    idle = [rule for rule in rules if rule not in {trial.rule for trial in trials if trial.result == OWN}]
    counts = [results.count(kind) for kind in KINDS]
    reached = [sum(counts[: place + 1]) for place in range(len(KINDS))]
    own, shared, killed, by_any, _ = [f"{count} ({100 * count / max(1, len(results)):.1f}%)" for count in reached]
    return (
        f"rules none of whose mutants their own tests kill: {', '.join(idle) or 'none'}\n"
        f"by tests of the rule itself: {own}; or of rules that share its code: {shared}; by any rule test: {by_any}\n"
        f"rules {len(rules)}, mutants {len(results)}, killed by tests of the rule or its neighbours {killed}, "
        f"survived {len(results) - reached[2]}"
    )


def as_json(trials: list[Trial], sources: dict[str, str], seed: int) -> dict[str, Any]:
    """Return all results as JSON."""
    results = []
    for trial in trials:
        before, after = trial.candidate.mutant.lines(sources[trial.candidate.path])
        fields = {"rule": trial.rule, "at": location(trial), "kind": trial.candidate.mutant.kind}
        results.append(fields | {"before": before, "after": after, "result": trial.result, "by": trial.killer})
    return {"seed": seed, "mutants": results}


def run(
    trials: Iterable[Trial], plan: dict[str, list[Trial]], traced: Traces, keep: Callable[[list[Trial]], None]
) -> list[Trial]:
    """Process ``trials`` as they end: print the row of each rule and ``keep`` the results once its mutants are done.

    Return them all.
    """
    wide = max([10, *map(len, plan)])
    print(f"{'rule':{wide}}{HEADING}", flush=True)
    done: list[Trial] = []
    left = {rule: len(planned) for rule, planned in plan.items()}
    for rule in [rule for rule in plan if not left[rule]]:
        print(f"{rule:{wide}}{row(len(traced.citing(rule)), [])}", flush=True)
    for trial in trials:
        done.append(trial)
        left[trial.rule] -= 1
        if left[trial.rule] == 0:
            print(f"{trial.rule:{wide}}{row(len(traced.citing(trial.rule)), plan[trial.rule])}", flush=True)
            keep(done)
    cut = [rule for rule, count in left.items() if count]
    if cut:
        print(f"time is up: {len(cut)} rules were not finished")
    return done


def measure(args: argparse.Namespace, folder: Path) -> None:
    """Copy the project, trace the tests, try the mutants, print."""
    deadline = time.monotonic() + 60 * args.minutes
    copies = [Project(args.root, folder / str(job)) for job in range(args.jobs)]
    traced, failed = traces(copies[0], args.game)
    if failed:
        print(f"not counted, because they fail without a mutant: {', '.join(failed)}\n")
    package = Package(copies[0].src, args.game)
    ledger = package.ledger
    sources = {path: file.text for path, file in package.files.items()}
    plan: dict[str, list[Trial]] = {rule: [] for rule in sample(ledger, traced, args.rules, args.seed, args.only)}
    trials: list[Trial] = []
    for rule in plan:
        for candidate in package.choose(rule, traced, args.per_rule, args.seed):
            trials.append(Trial(len(trials), rule, candidate, traced))
            plan[rule].append(trials[-1])

    def keep(done: list[Trial]) -> None:
        done.sort(key=lambda trial: ledger.rules.index(trial.rule))
        if args.json:
            args.json.write_text(json.dumps(as_json(done, sources, args.seed), indent=1) + "\n", encoding="utf-8")

    done = run(all_trials(copies, trials, traced, Bench([], sources, deadline)), plan, traced, keep)
    keep(done)
    print(survivors(done, sources))
    print(summary(done))


def main() -> int:
    """Read the arguments and measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="small_world", help="name of the game")
    parser.add_argument("--rules", type=int, default=20, metavar="N", help="size of the sample; 0: all rules")
    parser.add_argument("--per-rule", type=int, default=3, metavar="K", help="mutants for each rule")
    parser.add_argument("--seed", type=int, default=1, help="chooses rules and mutants")
    parser.add_argument("--minutes", type=float, default=30, help="stop after this many minutes")
    parser.add_argument("--jobs", type=int, default=2, help="number of parallel runs")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the results here as well, as they come")
    parser.add_argument(
        "--only", type=lambda text: text.split(","), default=[], metavar="IDS", help="rule ids with commas"
    )
    parser.add_argument("--root", type=Path, default=ROOT, help="the project, if not the one this file is in")
    args = parser.parse_args()
    if not (args.root / "tests" / "games" / args.game).is_dir():
        parser.error(f"there are no tests in tests/games/{args.game}")
    unknown = [rule for rule in args.only if rule not in read_ledger(args.root / "src", args.game).rules]
    if unknown:
        parser.error(f"the ledger of {args.game} has no rule {', '.join(unknown)}")
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(143))  # so that the runs it started also end
    with tempfile.TemporaryDirectory(prefix="turnwright-mutate-") as folder:
        measure(args, Path(folder))
    return 0


if __name__ == "__main__":
    sys.exit(main())
