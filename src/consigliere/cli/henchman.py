"""`consigliere henchman`: the Henchman beside the physical box (SF-205 to SF-215), in the terminal.

One question or one instruction at a time; after every answer the game is on disk. Answers and commands are the same
words in every language, all explanations are in the language of this run.
"""

import json
import secrets
from datetime import datetime
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from consigliere.cli import saves
from consigliere.cli.boards.scarface_cards import words as phrase_words
from consigliere.cli.options import Seed
from consigliere.cli.saves import read_file, write_file
from consigliere.cli.stopping import Stopped, exit_code
from consigliere.cli.words import console, say, sentence
from consigliere.companion.box import Box, Problem, is_owner_pack, read_box
from consigliere.companion.edits import EDITS, is_edit
from consigliere.companion.questions import CHOICE, TABLE, Question
from consigliere.companion.session import UNFINISHED, OtherPack, Session, read_header, read_learned, resume
from consigliere.companion.sheet import (
    P_START,
    T_ALCOHOL,
    T_CONTROL,
    T_DEFENCE,
    T_DISTRICT,
    T_GUNS,
    T_MARKERS,
    T_PROFIT,
    T_STOCK,
    UNSET,
    Line,
    read_colours,
)
from consigliere.games.scarface.effects.verbs import VERBS
from consigliere.games.scarface.explain.effect_text import Phrase, effect_phrases
from consigliere.games.scarface.game import DATA
from consigliere.games.scarface.names import AT, DISTRICTS, HENCHMAN, ORDERS, PLACES, TO
from consigliere.kernel import BadInput, rules
from consigliere.kernel.packs import read_pack
from consigliere.kernel.provenance import ours, provenances
from consigliere.kernel.reading import is_digits, is_file, is_folder, parse_json, read_number, read_text
from consigliere.locales import texts

COMMANDS = ("undo", "sheet", "plan", "save", "rule", "help", "quit")
NAMED = ("district", "origin", "tile", "what", "gang", "slot")  # arguments told by their names
PRINTED = (  # districts by their names, with what is printed on the board
    "companion-district-far-north",
    "companion-district-north",
    "companion-district-west",
    "companion-district-central",
    "companion-district-south",
    "companion-district-southwest",
    "companion-district-far-south",
)
MODES = ("app", "physical")
STANDING = ("money", "crime", "ness", "stars", "jobs", "news")
SUFFIX = ".companion"
KEPT = "henchman-cards.json"
HELP = "companion-help"  # of the command


class Quit(Exception):
    """The person wants to stop."""


def henchman(
    pack: Annotated[Path | None, typer.Option(metavar="FOLDER", help=say("companion-help-pack"))] = None,
    cards: Annotated[str, typer.Option(metavar="|".join(MODES), help=say("companion-help-cards"))] = "app",
    humans: Annotated[str, typer.Option(metavar="COLOURS", help=say("companion-help-humans"))] = "",
    seed: Annotated[int | None, Seed] = None,
    load: Annotated[Path | None, typer.Option(metavar="FILE", help=say("companion-help-load"))] = None,
    resume_: Annotated[bool, typer.Option("--continue", help=say("companion-help-continue"))] = False,
) -> None:
    if cards not in MODES:
        raise BadInput("companion-error-choice", found=cards, known=", ".join(MODES))
    if load is None and not resume_:
        box = read_box(read_pack(DATA), pack, cards == "physical")
        colours = read_colours(humans.replace(",", " ").split())
        with saves.inside(saves.folder() / KEPT):
            session = Session(box, secrets.randbits(32) if seed is None else seed, kept_cards(box), colours)
        Terminal(session, new_file()).play()
        return
    file = latest_unfinished() if load is None else load
    opened = open_game(file, pack)
    if opened is not None:
        Terminal(opened, file if load is None else new_file()).play()


def check_pack(folder: Path) -> int:
    """`pack check` for an owner's pack: everything missing or impossible in words; 1 if something is wrong."""
    box = read_box(read_pack(DATA), folder, True)
    for problem in box.problems:
        console.print(("✗ " if problem.wrong else "· ") + problem_words(problem))
    wrong = sum(problem.wrong for problem in box.problems)
    known = sum(1 for id in box.cards if id)
    console.print(say("companion-pack-result", name=box.name, digest=box.digest, cards=known, wrong=wrong))
    return 1 if wrong else 0


def problem_words(problem: Problem) -> str:
    return say(problem.message, (), **named(problem.args))


def is_companion_pack(folder: Path) -> bool:
    return is_owner_pack(folder)


# Files


def new_file() -> Path:
    return saves.folder() / f"henchman-{datetime.now():%Y%m%d-%H%M%S-%f}{SUFFIX}"


def latest_unfinished() -> Path:
    for file in sorted(saves.folder().glob(f"henchman-*{SUFFIX}"), reverse=True):
        text = read_file(file)
        with saves.inside(file):
            if read_header(text)["result"] == UNFINISHED:
                return file
    raise BadInput("companion-error-nothing-to-continue")


def open_game(file: Path, pack: Path | None) -> Session | None:
    """A saved game; where the pack is another one the person is asked first (SF-214)."""
    text = read_file(file)
    with saves.inside(file):
        header = read_header(text)
    home = Path(header["folder"])
    if pack is None and header["folder"] and (is_folder(home) or is_file(home)):
        pack = home
    physical = header["cards"] == "physical"
    box = read_box(read_pack(DATA), pack, physical)
    try:
        with saves.inside(file, besides=OtherPack):
            return resume(text, box)
    except OtherPack as error:
        console.print(sentence(error))
        console.print(say("companion-ask-anyway"))
        if input("> ").strip() != "yes":
            return None
    box = read_box(read_pack(DATA), pack, physical)
    with saves.inside(file):
        return resume(text, box, anyway=True)


def kept_cards(box: Box) -> list[str]:
    """SF-208: cards entered in earlier games with this pack."""
    return read_learned(json.dumps(all_kept().get(box.digest, []))) if box.physical else []


def keep_cards(box: Box, learned: list[str]) -> None:
    whole = {**all_kept(), box.digest: [json.loads(card) for card in learned]}
    write_file(saves.folder() / KEPT, json.dumps(whole, ensure_ascii=False, indent=1))


def all_kept() -> dict[str, object]:
    """The cards of every pack; those of a file that cannot be read are gone."""
    try:
        kept = parse_json(read_text(saves.folder() / KEPT))
    except BadInput:
        return {}
    return kept if isinstance(kept, dict) else {}


# Words


def named(args: dict[str, object]) -> dict[str, object]:
    """Arguments with the names of things; what the texts choose their words by stays as it is."""
    words = {key: _name(value) if key in NAMED else value for key, value in args.items()}
    effect = args.get("effect")
    if isinstance(effect, Phrase):
        words["effect"] = phrase_words(effect)
    if "districts" in args:  # as they are typed
        words["districts"] = ", ".join(f"{id} ({_name(id)})" for id in DISTRICTS)
    return words


def _name(value: object) -> object:
    if value in DISTRICTS:
        return say(PRINTED[DISTRICTS.index(str(value))])
    if isinstance(value, str) and f"scarface-name-{value}" in texts("en"):
        return say(f"scarface-name-{value}")
    return value


def line_words(line: Line) -> str:
    message, args = line
    rule = f" [{args['rule']}]" if "rule" in args else ""
    return to_people(args.get("who"), say(message, (), **named(args))) + rule


def to_people(who: object, words: str) -> str:
    """SF-230: words for these people."""
    if not isinstance(who, list) or not who:
        return words
    return say("companion-to", who=", ".join(say("companion-owner", owner=one) for one in who), words=words)


class Terminal:
    def __init__(self, session: Session, file: Path) -> None:
        self.session = session
        self.file = file

    def play(self) -> None:
        self._welcome()
        try:
            while not self.session.over:
                self._save()
                self._show(self.session.question)
                self._obey(input("> ").strip())
        except (Quit, Stopped, EOFError) as why:
            self._save()
            console.print("\n" + say("companion-saved-to", file=str(self.file)), soft_wrap=True)
            raise typer.Exit(exit_code(why)) from None
        self._save()
        self._show(self.session.question)

    def _welcome(self) -> None:
        box = self.session.box
        console.print(say("companion-welcome", commands=", ".join(COMMANDS)))
        cards, _ = ours(provenances(box.book.pack.tables))["action"]
        console.print(say("companion-sources", cards=cards))
        missing = [problem for problem in box.problems if problem.message == "companion-pack-base-missing"]
        if missing:  # SF-207
            keys = ", ".join(str(problem.args["key"]) for problem in missing)
            console.print(say("companion-defaults", keys=keys))
        for problem in box.problems:
            if problem.wrong:
                console.print("✗ " + problem_words(problem))

    def _save(self) -> None:
        write_file(self.file, self.session.write())

    # Showing

    def _show(self, question: Question) -> None:
        console.print()
        for line in question.because:
            console.print("  · " + line_words(line))
        if question.lines and self.session.sheet.plan:
            console.print("  " + self._cubes())
        for line in question.lines:
            console.print("→ " + line_words(line), style="bold")
        words = say(question.message, (), **named(question.args))
        if question.form != TABLE:
            words = to_people(question.who, words)
        if question.kind == "pause":
            self._standing(question)
        console.print(words + f" [{question.rule}]")
        if question.form == CHOICE and question.kind not in ("done", "pause"):
            for number, option in enumerate(question.options, 1):
                console.print(f"{number:>4}  {option:<12} {self._option(question, option)}")
        if question.rows:
            self._table(question)
        if question.kind == "card_row":
            self._verbs()
        known = question.default or " ".join("?" if value is None else str(value) for value in question.known)
        if known.strip("? "):
            console.print(say("companion-default", value=known))

    def _standing(self, question: Question) -> None:
        """Between his turns: what `go` says is right, and which of his cards it wants."""
        s = self.session.sheet
        ring = s.owner(s.ring)
        console.print(say("companion-sheet-money", **{key: getattr(s, key) for key in STANDING}))
        console.print(say("companion-sheet-ring", owner=ring, who=say("companion-owner", owner=ring)))
        if question.draw:
            console.print(say("companion-do-turn-up-plan", n=question.args["n"]) + " " + say("companion-name-cards"))

    def _verbs(self) -> None:
        """SF-208: what may stand in a row."""
        words = {"orders": ORDERS, "verbs": VERBS, "to": TO[1:], "at": AT[1:]}
        console.print(say("companion-verbs", **{key: ", ".join(known) for key, known in words.items()}))

    def _option(self, question: Question, option: str) -> object:
        if question.kind in ("jobs_left", "dealers_left", "touches", "police_there"):
            return say("companion-yes") if option == "yes" else say("companion-no")
        if question.kind == "level":
            return say("companion-normal") if option == "normal" else say("companion-hard")
        if question.kind == "option":
            return ""
        return _name(option)

    def _table(self, question: Question) -> None:
        table = Table(show_edge=False, pad_edge=False)
        table.add_column("")
        table.add_column(say("companion-column", column="tile"))
        for column in question.columns:
            table.add_column(say("companion-column", column=column))
        for number, row in enumerate(question.rows, 1):
            label = to_people(question.who[number - 1 : number], self._cell(row[0]))
            table.add_row(str(number), label, *(self._cell(value) for value in row[1:]))
        console.print(table)

    def _cell(self, value: object) -> str:
        if value in self.session.sheet.owners():
            return say("companion-owner", owner=value)
        return str(_name(value))

    def _cubes(self) -> str:
        """The plan with the cubes on it."""
        s, box = self.session.sheet, self.session.box
        cards = []
        for place, card in enumerate(s.plan):
            rows = range(len(box.book.action_rows[card]))
            cards.append(f"{box.cards[card]} {''.join('■' if [place, row] in s.cubes else '□' for row in rows)}")
        return "  ".join(cards)

    # Obeying

    def _obey(self, text: str) -> None:
        command, _, rest = text.partition(" ")
        try:
            if command in COMMANDS:
                getattr(self, f"_do_{command}")(rest.strip())
            else:
                self.session.answer(self._answer(text))
                if is_edit(text.split()):
                    console.print(say("companion-noted", words=text))
                if len(self.session.sheet.learned) > len(self.session.learned):
                    keep_cards(self.session.box, self.session.sheet.learned)
        except BadInput as error:
            console.print(sentence(BadInput(error.message, **named(error.details))))

    def _answer(self, text: str) -> str:
        """An option may be given by its number."""
        question = self.session.question
        if question.form == CHOICE and question.kind != "option" and is_digits(text):
            number = read_number(text, 1, len(question.options))
            if number is None:
                raise BadInput("companion-error-choice", found=text, known=", ".join(question.options))
            return question.options[number - 1]
        return text

    def _do_undo(self, rest: str) -> None:
        self.session.undo()
        console.print(say("companion-undone"))

    def _do_save(self, rest: str) -> None:
        file = Path(rest) if rest else self.file
        write_file(file, self.session.write())
        console.print(say("companion-saved", file=str(file)))

    def _do_rule(self, rest: str) -> None:
        console.print(rules.rule_text(rules.read_rules("scarface"), rest.upper()))

    def _do_help(self, rest: str) -> None:
        for command in [*COMMANDS, *EDITS]:
            console.print(f"  {command:<8} {say('companion-command', command=command)}")

    def _do_quit(self, rest: str) -> None:
        raise Quit

    def _do_plan(self, rest: str) -> None:
        """The cards of his plan in words."""
        s, box = self.session.sheet, self.session.box
        if not s.plan:
            console.print(say("companion-no-plan"))
        for place, card in enumerate(s.plan):
            power, move = box.book.action_power[card], box.book.action_move[card]
            console.print(say("companion-card", card=box.cards[card], power=power, move=move))
            for row, item in enumerate(box.records[card]["rows"]):
                cube = "■" if [place, row] in s.cubes else "□"
                phrases = [phrase_words(phrase) for phrase in effect_phrases(item["act"])]
                console.print(f"  {cube} {'; '.join(phrases)} (+{item['bonus']})")

    def _do_sheet(self, rest: str) -> None:
        """SF-209."""
        s = self.session.sheet
        if s.phase <= P_START:
            console.print(say("companion-no-sheet"))
            return
        console.print(say("companion-sheet-money", **{key: getattr(s, key) for key in STANDING}))
        thugs = ", ".join(f"{_name(PLACES[place])} {n}" for place, n in enumerate(s.place))
        console.print(say("companion-sheet-thugs", thugs=thugs))
        whats = self.session.box.whats[s.gang]
        levels = ", ".join(f"{_name(what)} {level}" for what, level in zip(whats, s.level, strict=True))
        console.print(say("companion-sheet-levels", levels=levels, cell=s.boss()))
        dealers = ", ".join(f"{n}: {thugs}/{alcohol}/{guns}" for n, (thugs, alcohol, guns) in enumerate(s.dealers, 1))
        console.print(say("companion-sheet-dealers", dealers=dealers))
        a, b = len(s.piles[0]), len(s.piles[1])
        console.print(say("companion-sheet-cards", deck=len(s.deck), discard=len(s.discard), a=a, b=b))
        ring = s.owner(s.ring)
        console.print(say("companion-sheet-ring", owner=ring, who=say("companion-owner", owner=ring)))
        self._districts()
        self._tiles()

    def _districts(self) -> None:
        s = self.session.sheet
        table = Table(show_edge=False, pad_edge=False)
        for column in ("district", "token", "thugs", "cars", "trucks"):
            table.add_column(say("companion-column", column=column))
        for district in sorted(range(7), key=lambda place: s.token[place]):
            mark = " ◄" if district == s.here else ""
            counts = [s.token[district], s.street[district], s.cars[district], s.trucks[district]]
            table.add_row(f"{_name(DISTRICTS[district])}{mark}", *(str(count) for count in counts))
        console.print(table)

    def _tiles(self) -> None:
        s = self.session.sheet
        table = Table(show_edge=False, pad_edge=False)
        for column in ("tile", "district", "owner", "alcohol", "guns", "profit", "defence", "markers", "goods"):
            table.add_column(say("companion-column", column=column))
        for label, row in zip(s.labels, s.tiles, strict=True):
            values = [row[T_ALCOHOL], row[T_GUNS], row[T_PROFIT], row[T_DEFENCE], row[T_MARKERS]]
            goods = f"{row[T_STOCK]}+{row[T_STOCK + 1]}" if row[T_CONTROL] == HENCHMAN else ""
            owner = say("companion-owner", owner=s.owner(row[T_CONTROL]))
            shown = ["?" if value == UNSET else str(value) for value in values]
            table.add_row(str(_name(label)), str(_name(DISTRICTS[row[T_DISTRICT]])), owner, *shown, goods)
        console.print(table)
