"""The table companion (section 19 of the rules): the Henchman beside the box.

A session is the list of answers a person gave; everything else follows from it. `question` is what is asked or told
now, `answer` takes the next line, `undo` takes one back. Nothing here reads a keyboard: the terminal and the page do.
"""

import json
from typing import Final

from consigliere.companion import answers, his_cards, questions, sheet
from consigliere.companion.box import Box, read_action
from consigliere.companion.edits import edit, is_edit
from consigliere.companion.facts import Ask
from consigliere.companion.questions import Question
from consigliere.companion.sheet import Line, Sheet
from consigliere.companion.world import TableWorld
from consigliere.games.scarface import flow, names
from consigliere.games.scarface.henchman.turn import ACTIONS, board_row, go
from consigliere.games.scarface.names import ACTION_CARDS, DISTRICTS, GANGS, GOODS, HENCHMAN, NONE
from consigliere.kernel.errors import BadInput
from consigliere.kernel.reading import parse_json
from consigliere.kernel.records import read_seed

NAME: Final = "consigliere henchman"
VERSION: Final = "7"
TITLE: Final = f"{NAME} {VERSION}"
HEADER: Final = ("pack", "folder", "cards", "seed", "learned", "result", "sheet", "piles")
COMPANY: Final = "humans"  # in the header where several play against him: their colours in turn order
UNFINISHED: Final = "*"
HARDLY_BEGUN: Final = frozenset(
    {"tell", "put_cube", "place_thug"}
)  # what an action asks for after these it could before
MOST_STEPS: Final = 2000  # of his procedure without a word of the person; an owner's cards may lead round in a circle
LogEntry = tuple[str, list[object]]


class OtherPack(BadInput):
    """A saved game of another pack (SF-214): it may go on if the person says so."""


class OtherVersion(BadInput):
    """A saved game whose answers meant something else."""


class Session:
    def __init__(self, box: Box, seed: int, learned: list[str] | None = None, colours: list[str] | None = None) -> None:
        self.box: Box = box
        self.seed: int = seed
        self.learned: list[str] = list(learned or [])
        self.answers: list[str] = []
        self.log: list[LogEntry] = []
        self._before: list[tuple[Sheet, int]] = []  # the sheet and the length of the log before each answer
        self._bare: int = sum(1 for id in box.cards if id)  # places of cards that the pack knows
        self.sheet: Sheet = Sheet()
        self.sheet.colours = sheet.read_colours(colours or [])
        self.sheet.learned = list(self.learned)
        for place, card in enumerate(self.learned):
            self._learn(place, card)
        self.question: Question = self._advance()

    @property
    def over(self) -> bool:
        return self.sheet.phase == sheet.P_OVER

    def answer(self, text: str) -> None:
        """The next answer, or a change of the sheet; an empty line is the default."""
        question = self.question
        words = text.split()
        if not words or answers.agrees(question, words):
            if not question.default:
                raise BadInput("companion-error-no-default")
            words = question.default.split()
        before, length = self.sheet, len(self.log)
        self.sheet = before.clone()
        try:
            self._understand(question, words)
            asked = self._advance()
        except BadInput:
            self.sheet = before
            del self.log[length:]
            raise
        self._before.append((before, length))
        self.answers.append(" ".join(words))
        self.question = asked

    def undo(self) -> None:
        """SF-213: step by step to the start of the game; the answer taken back is offered again."""
        if not self.answers:
            raise BadInput("error-nothing-to-undo")
        answer = self.answers.pop()
        self.sheet, length = self._before.pop()
        del self.log[length:]
        self.question = self._advance()
        if not is_edit(answer.split()) and not answer.startswith("cannot"):
            self.question = answers.offered_again(self.question, answer)

    # Going on

    def _advance(self) -> Question:
        """Run his procedure until somebody is needed; an instruction and the question after it are one."""
        for _ in range(MOST_STEPS):
            s = self.sheet
            self._read_tiles(s)
            if s.wanted is not None and s.wanted.kind == "card" and his_cards.last_known(s):
                self.sheet = s = s.clone()
                self._draw(s.deck[0])
            elif s.wanted is not None:
                return self._asked(s.wanted.kind, s.wanted.number(), s.told)
            elif not s.stack:
                if s.phase != sheet.P_TURN:
                    return self._asked(questions.PHASES[s.phase], NONE, s.told)
                self.sheet = _turn_over(s)
            elif _at_action(s) and s.pending and s.action is not None:
                question = self._look_ahead(s)
                if question is not None:
                    return question
            else:
                trial = s.clone()
                if _at_action(s):
                    trial.action = s.clone()
                    trial.action.action = None
                    trial.confirmed = []
                question = self._step(trial)
                if question is not None:
                    return question
                if _at_action(s) and len(trial.cubes) <= len(s.cubes):
                    trial.action = s.action  # a row passed over is no action
                self.sheet = trial
        raise BadInput("companion-error-endless")

    def _read_tiles(self, s: Sheet) -> None:
        """What a side needs stands in the owner's box; of people's tiles nobody knows the side."""
        for tile, row in enumerate(s.tiles):
            if row[sheet.T_ALCOHOL] == sheet.UNSET and s.is_fresh(f"slots:{tile}"):
                needs = self.box.needs(s.labels[tile], row[sheet.T_MARKERS] >= 2)
                row[sheet.T_ALCOHOL : sheet.T_GUNS + 1] = needs or [sheet.UNSET] * 2

    def _step(self, trial: Sheet) -> Question | None:
        """One step of his procedure, or what is asked for it."""
        world = TableWorld(self.box, trial, self.seed)
        try:
            go(world, trial.stack[-1])
        except Ask as ask:
            return self._asked(ask.kind, ask.number, trial.told, ask.sides)
        self.log += world.log
        return None

    def _look_ahead(self, s: Sheet) -> Question | None:
        """After an action that is told and not done yet: the question of the next one comes with it, and so does
        putting the plan away; another action waits."""
        trial, length = s.clone(), len(self.log)
        for _ in range(MOST_STEPS):
            if not trial.stack:
                self.sheet = trial
                return None
            question = self._step(trial)
            begun = [name for name, _ in self.log[length:]] if len(trial.cubes) > len(s.cubes) else []
            if begun and (not HARDLY_BEGUN.issuperset(begun) or (question and question.kind == "touches")):
                question = self._instruction(s)
            if question is not None:
                del self.log[length:]
                return question
        raise BadInput("companion-error-endless")

    def _asked(self, kind: str, number: int, because: list[Line], sides: list[int] | None = None) -> Question:
        if self.sheet.card and kind == "card":
            kind = "card_values" if len(self.sheet.card) == 1 else "card_row"
        question = questions.make(self.box, self.sheet, kind, number, sides)
        if kind in ("pause", "card") and self.box.physical and self.sheet.deck:
            question = self._with_cards(question)
        return self._with_lines(question, because)

    def _with_cards(self, question: Question) -> Question:
        """How many of his cards are turned up, and how many of them must be named."""
        s = self.sheet
        if s.wanted is not None:
            return question._replace(draw=his_cards.to_name(s, s.wanted.number() - len(s.drawn)))
        row = board_row(TableWorld(self.box, s, self.seed))
        n = min(len(s.deck), self.box.book.solo_plan[s.gang][row])
        return question._replace(draw=his_cards.to_name(s, n), args={"n": n})

    def _instruction(self, s: Sheet) -> Question:
        return self._with_lines(questions.make(self.box, s, "done"), s.told)

    def _with_lines(self, question: Question, because: list[Line]) -> Question:
        """The instruction goes with what is asked next."""
        s = self.sheet
        if s.pending and question.kind == "pause":
            question = question._replace(options=["done", *question.options], default="done")
        return question._replace(
            lines=list(s.pending),
            because=[line for line in because if line not in s.spoken],
            cannot=bool(s.pending) and s.action is not None,
        )

    # Answers

    def _understand(self, question: Question, words: list[str]) -> None:
        try:
            self._take(question, words)
        except IndexError:
            raise BadInput("companion-error-no-default") from None

    def _take(self, question: Question, words: list[str]) -> None:
        s = self.sheet
        if words[0] == "cannot" and question.cannot:
            self._cannot(" ".join(words[1:]))
            return
        if question.kind == "pause":
            s.action = None  # what he did is done
        if is_edit(words):
            if question.kind == "pause":
                s.pending = []
            self._change(words)
            return
        kind = question.kind
        s.confirmed = s.confirmed + s.pending
        s.pending = []
        if kind in questions.CHOICES:
            answers.one_of(words[0], question.options)
            words = words if question.draw else words[:1]
        if words == ["done"]:
            pass
        elif s.wanted is not None:
            self._take_result(kind, words)
        elif s.stack:
            answers.take_fact(s, question, words)
        else:
            self._take_phase(question, words)
        s.spoken = s.spoken + [line for line in question.because if line not in s.spoken]
        s.told = []

    def _change(self, words: list[str]) -> None:
        """A change of the sheet holds for the action too that may turn out impossible."""
        edit(self.box, self.sheet, words)
        if self.sheet.action is not None and words[0] not in ("lost", "got"):
            self.sheet.action = self.sheet.action.clone()
            edit(self.box, self.sheet.action, words)

    def _cannot(self, reason: str) -> None:
        """SF-211: the action is impossible, he goes on without a cube; what was done for it is taken back."""
        assert self.sheet.action is not None
        done = self.sheet.confirmed
        s = self.sheet.action.clone()
        frame = s.stack[-1]
        card, row = s.plan[frame[flow.H_TURN_PLACE]], frame[flow.H_TURN_ROW]
        frame[flow.H_TURN_PLACE] += 1
        if frame[flow.H_TURN_PLACE] == len(s.plan):
            frame[flow.H_TURN_ROW], frame[flow.H_TURN_PLACE] = row + 1, 0
        s.action = None
        s.pending = s.pending + ([("companion-do-take-back", {}), *done] if done else [])
        s.told = [("companion-told-cannot", {"card": self.box.cards[card], "row": row + 1, "reason": reason})]
        self.sheet = s
        self.log.append(("cannot", [card, row, reason]))

    def _take_result(self, kind: str, words: list[str]) -> None:
        """What an instruction brought to light."""
        s = self.sheet
        assert s.wanted is not None
        if kind == "card":
            self._take_cards(words)
        elif kind == "card_values":
            power, move, rows = answers.numbers(words, kind)
            if not 1 <= rows <= 6:
                raise BadInput("companion-error-rows")
            s.card = [s.card[0], f"{power} {move} {rows}"]
        elif kind == "card_row":
            self._take_row(words)
        else:
            if kind == "option":
                s.shown = [int(words[0])]
            elif kind == "tile":
                s.shown = [s.labels.index(words[0])]
            elif kind == "saved_good":
                s.shown = [GOODS.index(words[0])]
            elif kind == "police_there" and words[0] == "yes":
                s.crime = min(self.box.book.crime_max, s.crime + self.box.book.takeover_crime[2])
            self.log.append((kind, [s.wanted.number(), words[0]]))
            s.wanted = None

    def _take_cards(self, ids: list[str]) -> None:
        """One or several, left to right."""
        for id in ids:
            if self.sheet.wanted is None or self.sheet.card:
                raise BadInput("companion-error-card", found=id)
            self._take_card(id)

    def _take_card(self, id: str) -> None:
        s = self.sheet
        if id not in self._known():
            if not id[0].isalnum() or len(id) > 12:
                raise BadInput("companion-error-card", found=id)
            if self._bare + len(s.learned) >= len(ACTION_CARDS):
                raise BadInput("companion-error-cards-many", found=id, most=len(ACTION_CARDS))
            s.card = [id]
            return
        card = self.box.cards.index(id)
        if card in s.drawn or card in s.discard:
            raise BadInput("companion-error-card-used", found=id)
        self._draw(card)

    def _draw(self, card: int) -> None:
        s = self.sheet
        assert s.wanted is not None
        his_cards.turn_up(self.box, s, card)
        if len(s.drawn) == s.wanted.number():
            s.plan = s.drawn
            s.drawn = []
            s.wanted = None

    def _take_row(self, words: list[str]) -> None:
        """SF-208: one row of a card that the pack does not have; after the last it is known."""
        s = self.sheet
        bonus, act = answers.whole(words[0], 0, 20), read_action(words[1:])
        self.box.effect_list(act)
        s.card.append(json.dumps({"bonus": bonus, "act": act}))
        power, move, rows = [int(word) for word in s.card[1].split()]
        if len(s.card) < 2 + rows:
            return
        deck = s.card[0][0] if s.card[0][0] in "ABC" else "C"
        record = {"id": s.card[0], "deck": deck, "power": power, "move": move}
        record["rows"] = [json.loads(row) for row in s.card[2:]]
        s.learned.append(json.dumps(record))
        s.card = []
        self._draw(self._learn(len(s.learned) - 1, s.learned[-1]))

    def _learn(self, place: int, card: str) -> int:
        slot = self._bare + place
        record = json.loads(card)
        if slot >= len(ACTION_CARDS):
            raise BadInput("companion-error-cards-many", found=record["id"], most=len(ACTION_CARDS))
        self.box.cards[slot] = record["id"]
        problem = self.box.put_card(slot, record)
        if problem is not None:
            raise BadInput(problem.message, **problem.args)
        return slot

    def _known(self) -> list[str]:
        return self.box.cards[: self._bare + len(self.sheet.learned)]

    # From set-up to the end

    def _take_phase(self, question: Question, words: list[str]) -> None:
        s, kind = self.sheet, question.kind
        if s.phase == sheet.P_LEVEL:
            s.hard = 1 if words[0] == "hard" else 0
            s.phase = sheet.P_GANG
        elif s.phase == sheet.P_GANG:
            s.gang = GANGS.index(words[0])
            s.begin(self.box)
            s.phase = sheet.P_COUNTS if self.box.physical else sheet.P_TOKENS
            if not self.box.physical:
                self._shuffle_decks()
        elif s.phase == sheet.P_COUNTS:
            counts = answers.numbers(words, kind)
            if counts[2] == 0:
                raise BadInput("companion-error-no-cards")
            his_cards.new_decks(self.box, s, counts)
            s.phase = sheet.P_TOKENS
        elif s.phase == sheet.P_TOKENS:
            answers.take_tokens(s, words)
            s.phase = sheet.P_CITY
        elif s.phase == sheet.P_CITY:
            if len(words) > 1 or words[0] not in questions.AGREED:
                answers.add_tile(s, words)
            elif s.tiles:
                s.phase = sheet.P_START
            else:
                raise BadInput("companion-error-add-tile")
        elif s.phase == sheet.P_START:
            answers.take_start(self.box, s, words)
            s.pending = _set_up(s)
            s.phase = sheet.P_PAUSE
        elif s.phase == sheet.P_PAUSE:
            s.phase = sheet.P_FINAL
            if words[0] == "go":
                self._begin_turn()
                if words[1:]:
                    self._turn_up(words[1:])
        else:
            self._take_final(question, words)

    def _shuffle_decks(self) -> None:
        """SF-36; a half-filled pack plays with the cards it has."""
        s, box = self.sheet, self.box
        s.piles = [sheet.shuffled(box.slots(deck), self.seed, s) for deck in range(2)]
        s.deck = sheet.shuffled(box.slots(2), self.seed, s)
        if not s.deck:
            raise BadInput("companion-error-no-cards")

    def _begin_turn(self) -> None:
        s = self.sheet
        s.phase = sheet.P_TURN
        s.turn += 1
        s.action = None
        s.spoken = []
        s.stack = [[flow.H_TURN, 0, 0, 0, 0]]
        if s.ring == HENCHMAN:  # SF-137
            s.money += self.box.book.ring_income
            s.pending.append(("companion-do-ring-income", {"n": self.box.book.ring_income}))

    def _turn_up(self, ids: list[str]) -> None:
        """SF-208: his cards may be named with the word that begins his turn; then they lie there already."""
        length = len(self.sheet.pending)
        self._step(self.sheet)
        self._take_cards(ids)
        del self.sheet.pending[length:]

    def _take_final(self, question: Question, words: list[str]) -> None:
        """SF-215, SF-125, SF-229."""
        s, kind = self.sheet, question.kind
        if s.phase == sheet.P_OVER:
            raise BadInput("error-game-over")
        found = answers.numbers(words, kind, question.known)
        if kind == "final_stars":
            found = [found[0] * self.box.book.star_money]
        if kind == "final_tie":
            self._settle(questions.tied(s), found)
            return
        s.final += found
        s.phase += 1
        if kind == "final_you":
            his = s.final[0] + s.final[1]
            best = questions.tied(s)
            if not best or (len(best) == 1 and his < max(found)):
                self._settle(best, [])

    def _settle(self, best: list[int], found: list[int]) -> None:
        """The winners, by tiles, markers and crime where people are tied; the Henchman comes last."""
        s = self.sheet
        if found:
            his = s.tiles_of(HENCHMAN)
            keys = [[found[n], found[n + 1], -found[n + 2]] for n in range(0, len(found), 3)]
            mine = [len(his), sum(s.tiles[tile][sheet.T_MARKERS] for tile in his), -s.crime]
            beaten = s.final[0] + s.final[1] == max(s.final[2:]) and mine > max(keys)
            best = [] if beaten else [side for side, key in zip(best, keys, strict=True) if key == max(keys)]
        s.final += best or [HENCHMAN]
        s.phase = sheet.P_OVER

    # Saving (SF-214)

    def write(self) -> str:
        s = self.sheet
        values = {
            "pack": f"{self.box.name} {self.box.digest}",
            "folder": self.box.folder,
            "cards": "physical" if self.box.physical else "app",
            "seed": str(self.seed),
            "learned": json.dumps([json.loads(card) for card in self.learned], ensure_ascii=False),
            "result": ", ".join(s.owner(side) for side in questions.winners(s)) if self.over else UNFINISHED,
            "sheet": json.dumps(s.part(sheet.SHEET_FIELDS), ensure_ascii=False),
            "piles": json.dumps(s.part(sheet.PILE_FIELDS), ensure_ascii=False),
        }
        head = [TITLE, *(f"{key}: {values[key]}" for key in HEADER)]
        if s.colours:
            head.append(f"{COMPANY}: {' '.join(s.colours)}")
        return "\n".join([*head, "", *self.answers]) + "\n"


def read_header(text: str, any_version: bool = False) -> dict[str, str]:
    lines = text.split("\n")
    title = lines[0].strip()
    if not title.startswith(f"{NAME} "):
        raise BadInput("companion-error-file-title", title=TITLE)
    if title != TITLE and not any_version:
        found = title.removeprefix(NAME).strip()[:9]
        raise OtherVersion("companion-error-file-version", found=found, here=VERSION)
    header: dict[str, str] = {COMPANY: ""}
    for line in lines[1 : _head_end(lines)]:
        key, colon, value = line.partition(":")
        if not colon or key not in (*HEADER, COMPANY):
            raise BadInput("companion-error-file-line", line=line[:80])
        header[key] = value.strip()
    for key in HEADER:
        if key not in header:
            raise BadInput("companion-error-file-missing", key=key)
    return header


def _head_end(lines: list[str]) -> int:
    """The empty line after the header."""
    return next((n for n, line in enumerate(lines) if not line.strip()), len(lines))


def resume(text: str, box: Box, anyway: bool = False) -> Session:
    """A saved game, its answers given again; it must lead to the sheet that was saved, unless told to go on anyway."""
    header = read_header(text)
    if header["pack"].split()[-1:] != [box.digest] and not anyway:
        raise OtherPack("companion-error-other-pack", found=header["pack"], pack=f"{box.name} {box.digest}")
    session = Session(box, read_seed(header["seed"]), read_learned(header["learned"]), header[COMPANY].split())
    lines = text.split("\n")
    end = _head_end(lines)
    for number, line in enumerate(lines[end:], end + 1):
        if line.strip():
            try:
                session.answer(line)
            except BadInput as error:
                raise BadInput("companion-error-file-answer", line=number, answer=line[:80], reason=error) from None
    saved, known = _json(header["sheet"]), session.sheet.part(sheet.SHEET_FIELDS)
    same = isinstance(saved, dict) and all(saved.get(name) == value for name, value in known.items())
    if not same and not anyway:
        raise OtherPack("companion-error-other-sheet")
    return session


def read_learned(text: str) -> list[str]:
    """SF-208: the cards that were entered, each as JSON."""
    cards = _json(text)
    found: list[str] = []
    for card in cards if isinstance(cards, list) else [None]:
        if not isinstance(card, dict) or not isinstance(card.get("id"), str):
            raise BadInput("companion-error-file-line", line=f"learned: {text}"[:80])
        found.append(json.dumps(card))
    return found


def _json(text: str) -> object:
    """None where nothing can be read."""
    try:
        return parse_json(text)
    except BadInput:
        return None


def _at_action(s: Sheet) -> bool:
    """Where the next action of the plan is considered."""
    return s.stack[-1][flow.PROCEDURE] == flow.H_TURN and s.stack[-1][flow.STEP] == ACTIONS


def _turn_over(s: Sheet) -> Sheet:
    s = s.clone()
    s.phase = sheet.P_PAUSE
    s.grow_old()
    s.confirmed = []
    return s


def _set_up(s: Sheet) -> list[Line]:
    tile = s.tiles_of(HENCHMAN)[0]
    words: dict[str, object] = {"district": DISTRICTS[s.here], "tile": s.labels[tile]}
    thugs: dict[str, object] = {place: s.place[names.PLACES.index(place)] for place in ("slums", "safehouses", "hq")}
    alcohol, guns = (sum(dealer[sheet.D_STOCK + kind] for dealer in s.dealers) for kind in range(2))
    return [
        ("companion-do-set-up-board", thugs),
        ("companion-do-set-up-start", words),
        ("companion-do-set-up-dealers", {"alcohol": alcohol, "guns": guns, "humans": len(s.humans())}),
    ]


assert set(questions.PHASES.values()) <= set(questions.ASKS)
