"""A whole state from what one seat sees: hidden token faces and conflict cards are dealt at random among the possible
ones."""

from consigliere.games.lafamiglia.actions import DO_CARD, FIGHT_CARD, KINDS
from consigliere.games.lafamiglia.check import end
from consigliere.games.lafamiglia.components import ROW_ROOM
from consigliere.games.lafamiglia.encounter import conflict
from consigliere.games.lafamiglia.engine import LaFamigliaState
from consigliere.games.lafamiglia.flow import FIGHT, ORDER, SEAT
from consigliere.games.lafamiglia.names import (
    CARDS,
    CELLS,
    CHARACTERS,
    COLOURS,
    EMPTY,
    FAMILY_TOKENS,
    FIRST_CELL,
    HQ,
    ON_BOARD,
    SOLD,
    TILES,
    TOKENS,
)
from consigliere.games.lafamiglia.planning import issuing
from consigliere.games.lafamiglia.seen.view import Board
from consigliere.games.lafamiglia.table import PHASES, REQUEST_NAMES, tile_copy
from consigliere.kernel.frames import PROCEDURE, STEP
from consigliere.kernel.stream import Dice, Stream
from consigliere.kernel.views import View


def imagine(t: LaFamigliaState, view: View, stream: Stream) -> None:
    board = view.board_as(Board)
    dice = Dice(stream)
    t.read_options()
    t.phase = PHASES.index(view.phase)
    _open_table(t, board)
    _players(t, board)
    if sum(board.soldiers):
        _tokens(t, board, dice)
    assert isinstance(board.flow, list), "a view for bots, not one for people"
    t.stack = [frame[:] for frame in board.flow]
    if view.returns is not None:
        end(t, board.result)
    else:
        _hidden(t, view, board, dice)


def _open_table(t: LaFamigliaState, board: Board) -> None:
    t.round, t.leader, t.primo, t.player = board.round, board.leader, board.primo, board.player
    t.holder, t.soldiers = board.holder[:], board.soldiers[:]
    t.labs, t.cars = board.labs[:], board.cars[:]
    t.boats = [n for sea in board.boats for n in sea]
    t.control, t.dealt = board.control[:], board.dealt[:]
    t.upper = [n for column in board.upper for n in column]
    lower = [n for cell in board.lower for n in cell]
    t.lower = lower + [0] * (90 - len(lower))
    for n, name in enumerate(board.tiles):
        tile = TILES.index(name)
        t.in_play[tile] = 1
        for team in range(2):
            t.tile_owner[tile_copy(team, tile)] = board.tile_owner[team][n]
    for name in board.used_tiles:
        t.used_tiles |= 1 << TILES.index(name)
    t.pool, t.labs_left, t.neutral_discs, t.bank = board.pool, board.labs_left, board.neutral_discs, board.bank
    t.request = REQUEST_NAMES.index(board.request)


def _players(t: LaFamigliaState, board: Board) -> None:
    for seat, player in enumerate(board.players):
        t.colour[seat] = EMPTY if player.colour is None else COLOURS.index(player.colour)
        t.character[seat] = EMPTY if player.character is None else CHARACTERS.index(player.character)
        t.money[seat], t.hq[seat], t.supply[seat] = player.money, player.hq, player.supply
        t.cars_left[seat], t.boats_left[seat], t.discs[seat] = player.cars, player.boats, player.discs
        t.uncovered[4 * seat : 4 * seat + 4] = player.uncovered
        if player.marker is not None:
            t.marker[seat] = CELLS.index(player.marker) - FIRST_CELL[t.round]


def _tokens(t: LaFamigliaState, board: Board, dice: Dice) -> None:
    """What is known, then the rest of each colour dealt to its hidden places."""
    for seat, player in enumerate(board.players):
        first = FAMILY_TOKENS * t.colour[seat]
        rest = [token for token in range(first, first + FAMILY_TOKENS) if not _still_covered(t, seat, token)]
        for token in range(first, first + FAMILY_TOKENS):
            t.where[token] = ON_BOARD
        hidden = [HQ] * player.token_count
        for name in player.sold:
            t.put_token(TOKENS.index(name), seat, SOLD)
            rest.remove(TOKENS.index(name))
        for order in board.orders:
            if order.seat == seat and order.token is not None:
                t.put_token(TOKENS.index(order.token), seat, order.area)
                rest.remove(TOKENS.index(order.token))
                if order.resolved:
                    t.resolved.append(TOKENS.index(order.token))
            elif order.seat == seat:
                hidden.append(order.area)
        if player.tokens is None:
            rest = dice.shuffled(rest)
        for token, place in zip(rest, hidden, strict=True):
            t.put_token(token, seat, place)
    t.resolved.sort()


def _still_covered(t: LaFamigliaState, seat: int, token: int) -> bool:
    """LF-78: the space that frees this token has its disc."""
    colour = t.colour[seat]
    for row in range(4):
        at = ROW_ROOM * (4 * colour + row)
        for space in range(t.book.row_length[4 * colour + row]):
            if t.book.freed[at + space] == token:
                return space >= t.uncovered[4 * seat + row]
    return False


def _hidden(t: LaFamigliaState, view: View, board: Board, dice: Dice) -> None:
    frame = t.stack[-1]
    if frame[PROCEDURE] == ORDER and frame[STEP] == issuing.ASK_AREA:
        mine = t.tokens_in_hq(frame[SEAT])
        t.issuing = mine[dice.below(len(mine))] if board.issuing is None else TOKENS.index(board.issuing)
    if frame[PROCEDURE] == FIGHT and frame[STEP] >= conflict.ATTACKER_TAKES:
        t.cards = [dice.below(3) if card is None else CARDS.index(card) for card in board.cards]
    t.advance()
    if view.decisions and view.decisions[0].kind == KINDS[FIGHT_CARD]:
        _answered(t, view, board, dice)


def _answered(t: LaFamigliaState, view: View, board: Board, dice: Dice) -> None:
    """One side has chosen its card, the other still thinks."""
    frame = t.stack[-1]
    asked = [decision.seat for decision in view.decisions]
    for seat in (frame[SEAT], frame[conflict.DEFENDER]):
        if seat not in asked:
            card = board.answered[seat]
            t.answers = [(seat, DO_CARD + (dice.below(3) if card is None else CARDS.index(card)))]
            t.ask(asked[0], FIGHT_CARD, t.legal)
            t.others = []
