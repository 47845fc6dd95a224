"""States made from outside: imagined from a view, or set up by a scenario.

A scenario's `given` (all parts optional; players are named by colour, areas and so on by their ids):

    options = { around_neutral = "off" }         # as of a game
    families = ["red", "blue", "green", "yellow"]   # by seat nw, ne, sw, se: red + green against blue + yellow
    phase = "planning"        # "setup" (a whole game from the start, chance in `draws`), "planning", "ultima", "check",
                              # "encounter". "check" is the check at the end of the round, "check-planning" the other
    round = 1
    seat = 0                  # whose planning turn it is
    decision = "plan.turn"    # planning: "tile.influence" (start of the phase), "plan.turn" or "plan.after";
                              # encounter: "enc.pick" (reveal and go on in order) or "enc.part" (with `order`)
    order = "red-PA"          # encounter: this token is being resolved (it must lie in `tokens`)
    leader = 0                # first player of the phase (seat); `primo` is the same seat if not named
    primo = 0
    rest = "start"            # areas not named: as at the start of a game; "empty": without soldiers
    areas = { enna = "red 5 cars 2 labs 1", gela = "neutral 3", licata = "labs 2" }   # "licata" has no soldiers
    boats = { mare_licata = "red green" }
    tokens = { enna = "red-PA red-1" }            # on the map
    resolved = "red-1"                            # of those, already resolved
    sold = "yellow-2"
    hq_tokens = { red = "red-1 red-3" }           # exactly these; other gained ones are sold. Not named: all the rest
    uncovered = { red = [2, 0, 1, 0] }            # open spaces of justice, police, economy, church; frees the tokens
    money = { red = 5 }       # 8 if not named
    hq = { red = 6 }          # soldiers in HQ, 5 if not named
    supply = { red = 3 }      # 50 - map - HQ if not named; if only `supply` is named, the HQ gets the others
    pool = 30                 # 30 - neutral soldiers on the map if not named
    upper = { primo = "neutral blue" }   # discs by column, only these; not named: 8 neutral and 2 of each player
    lower = { s1-01 = "red red" }        # discs by cell of the lower sheet (sheet `round`)
    markers = { red = "s1-13" }          # Ultima Azione markers
    tiles = ["meetings", "cars", ...]    # seven; not named: those of tile_discs, then the others in order
    tile_discs = { red = "recruitment bribery" }
    control = { red = "licata enna" }    # mandamenti by the last check
    characters = ["stefano", "rosalia", "calogero", "nunzia"]   # by seat
    asked = false             # the one request of this turn was made
    used_tiles = "meetings"   # in this turn

Supplies of cars, boats, discs and labs follow from what is placed. Setting `seat` names who is asked at plan.turn;
elsewhere the rules say who is.

Paths of `facts`: phase, round, leader, primo, pool, labs_left, bank, neutral_discs, tiles, returns,
areas.<area>.holder (a colour, "neutral" or "") / soldiers / labs / cars / tokens, seas.<sea> ("red green"),
control.<mandamento>, upper.<column> and lower.<cell> ("red neutral": seats in order, neutrals last),
<colour>.seat / character / money / hq / supply / map (soldiers) / cars / boats / discs (in supply) / uncovered.<row> /
marker / tiles / mandamenti / tokens (in HQ) / board / sold. Lists may be given as words with blanks between them.

A move is written as in a record: `plan.turn use`, `plan.disc primo neutral`, `plan.cell s1-06`, `order.token red-1`.
"""

from consigliere.games.lafamiglia.engine import LaFamigliaState
from consigliere.kernel.stream import Stream
from consigliere.kernel.views import View


def imagine(state: LaFamigliaState, view: View, stream: Stream) -> None:
    raise NotImplementedError


def set_up(state: LaFamigliaState, given: dict[str, object]) -> None:
    raise NotImplementedError
