"""Errors of the command in the reader's language.

An error is an English sentence where it is raised. Here that sentence is recognized and told in another language; what
is not recognized stays English.
"""

from __future__ import annotations

import re
from typing import Final

from turnwright.cli.words import known, worded

FILE: Final = "errors"
SENTENCES: Final = {
    "error-unknown-game": r"unknown game (?P<name>.+): choose from (?P<games>.+)",
    "error-seats": r"(?P<game>\w+) is for (?P<low>\d+) to (?P<high>\d+) seats, not (?P<seats>\d+)",
    "error-option": r"option (?P<name>'\w+') cannot be (?P<value>.+): allowed values are (?P<allowed>.+)",
    "error-first": r"option 'first' cannot be (?P<value>.+): the seats are 0 to (?P<last>\d+)",
    "error-no-option": r"(?P<game>\w+) has no option (?P<name>.+): its options are (?P<names>.+)",
    "error-option-form": r"--option (?P<text>.+): expected name=value",
    "error-homemade": r"(?P<game>\w+) does not support --homemade",
    "error-kind": r"unknown kind of player (?P<kind>.+): choose from (?P<kinds>.+), or name a class as module:Class",
    "error-bot-setting": r"bot (?P<bot>\S+) has no setting (?P<name>.+): its settings are (?P<names>.+)",
    "error-bot-value": r"bot (?P<bot>\S+) cannot have (?P<value>\S+): .+",
    "error-bot-load": r"the bot (?P<bot>.+?) cannot be loaded: (?P<why>.+)",
    "error-bot-made": r"the bot (?P<bot>\S+) cannot be made: (?P<why>.+)",
    "error-bot-failed": r"the bot (?P<bot>\S+) failed: (?P<why>.+)",
    "error-bot-offer": r"the bot (?P<bot>\S+) chose (?P<choice>.+), which is not on offer",
    "error-bot-answer": r"the bot (?P<bot>\S+) returned no action but a (?P<kind>\w+): .+",
    "error-bot-hangs": r"the bot (?P<bot>\S+) does not answer: it was stopped after (?P<seconds>\S+) s",
    "error-bot-record": r"(?P<file>.+) was played by the bot (?P<bot>.+): name the players with --seats",
    "error-no-rule": r"no rule or section (?P<id>.+): ids run from (?P<first>\S+) to (?P<last>\S+)",
    "error-no-hits": r"no rule of (?P<game>\w+) contains (?P<text>.+)",
    "error-no-game": r"(?P<file>.+): no game (?P<number>\d+): the file has (?P<count>\d+)",
    "error-no-ply": r"(?:.+: )?there is no ply (?P<ply>\d+): the line of play has (?P<count>\d+) plies",
    "error-no-seat": r"no seat (?P<seat>\d+): this table has seats 0 to (?P<last>\d+)",
    "error-exists": r"(?P<file>.+) already exists: choose another name",
    "error-no-folder": r"(?P<folder>.+) is not a folder",
    "error-picture": r"(?P<file>.+): the name of a picture must end in .png or .svg",
    "error-other-game": r"(?P<file>.+) is a game of (?P<game>\w+), not of (?P<other>\w+)",
    "error-other-seats": r"(?P<file>.+) has (?P<seats>\d+) seats, not (?P<given>\d+)",
    "error-utf8": r"(?P<file>.+): expected text in UTF-8",
    "error-missing-file": r"(?P<file>.+): No such file or directory",
    "error-listen": r"cannot listen on (?P<host>.+) port (?P<port>\d+): (?P<why>.+)",
    "usage-required": r"the following arguments are required: (?P<names>.+)",
    "usage-unrecognized": r"unrecognized arguments: (?P<names>.+)",
    "usage-choice": r"argument (?P<argument>.+): invalid choice: (?P<value>.+) \(choose from (?P<choices>.+)\)",
    "usage-one": r"argument (?P<argument>.+): expected one argument",
    "usage-whole": r"argument (?P<argument>.+): expected a whole number of at least (?P<least>\d), not (?P<value>.+)",
    "usage-seconds": r"argument (?P<argument>.+): expected seconds above 0, not (?P<value>.+)",
    "usage-together": r"argument (?P<argument>.+): not allowed with argument (?P<other>.+)",
}
"""The English sentences by the id of their translation."""


def in_words(sentence: str, lang: str) -> str:
    """Return an error in ``lang``; an unknown one as it is."""
    if "see-help" not in known(lang, FILE):
        return sentence
    for id, pattern in SENTENCES.items():
        if match := re.fullmatch(pattern, sentence):
            return worded(lang, FILE, id, {key: _quoted(text) for key, text in match.groupdict().items()})
    return sentence


def _quoted(text: str) -> str:
    """Return what an English sentence quotes with the quotation marks of a Russian one."""
    return re.sub(r"'([^']*)'", "«\\1»", text)


def see_help(command: str, lang: str) -> str:
    """Return where to find help."""
    if "see-help" not in known(lang, FILE):
        return f"(see {command} --help)"
    return worded(lang, FILE, "see-help", {"command": command})
