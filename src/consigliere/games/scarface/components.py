"""The components of a pack as flat tables of numbers, checked on the way in.

Which cards, tiles and districts there are is fixed (names.py, the alphabet hangs on it); what is printed on them comes
from the pack. Lists of effects are numbered (`lists`), so that a frame of the flow can name one.
"""

from typing import Any, Final

from consigliere.games.scarface import names
from consigliere.games.scarface.effects.effect import Effect, read_effects
from consigliere.games.scarface.names import NONE
from consigliere.games.scarface.pack_entry import Entry, read_passives, solo_copies
from consigliere.kernel.errors import BadInput
from consigliere.kernel.packs import Pack

TABLES: Final = {
    "district": names.DISTRICTS, "tile": names.TILES, "business": names.BUSINESS, "gang": names.GANGS,
    "order": names.ORDERS, "card": names.GANG_CARDS, "associate": names.ASSOCIATES, "job": names.JOBS,
    "dealer": names.DEALERS, "raid": names.RAIDS, "news": names.NEWS, "action": names.ACTION_CARDS,
}  # fmt: skip
START_CARD: Final = 0
BOSS_CARD: Final = 1
RIGHT_HAND_CARD: Final = 2
CARD_KINDS: Final = ["start", "boss", "right_hand"]
REWARDS: Final = ["A", "B", "A+B"]


class Book:
    """Everything printed on the components. Cards of the human are numbered gang cards first, then associates."""

    def __init__(self, pack: Pack) -> None:
        self.lists: list[list[Effect]] = [[]]  # list 0 does nothing
        self.printed_on: list[tuple[str, str]] = [("", "")]  # of each list: the table and id of its card
        self.pack = pack
        check_ids(pack)
        self.rulings: dict[str, str] = read_rulings(pack)
        self._read_board()
        self._read_tiles()
        self._read_orders()
        self._read_gangs()
        self.order_least: list[int] = self._least_costs()
        self._read_cards()
        self._read_dealers()
        self._read_jobs()
        self._read_raids_and_news()
        self._read_actions()

    def hire_prices(self, more: int) -> list[int]:
        """SF-58, SF-154: of associates by stars, from one star on; `more` is what passives add."""
        costs = self.order_cost[names.O_HIRE]
        return [max(0, cost + more) for cost in costs] if more else costs

    def business_price(self, markers: int, more: int) -> int:
        """SF-65, SF-161: of one marker more on a tile."""
        return max(1, self.order_cost[names.O_BUSINESS][0 if markers <= 1 else 1] + more)

    def record(self, table: str, id: str) -> Entry:
        return Entry(table, id, self.pack.tables[table][id])

    def add_list(self, record: Entry, field: str) -> int:
        """The number of the list of effects in this field."""
        return self.number_list(record, record.items(field))

    def number_list(self, record: Entry, items: list[Any]) -> int:
        if not items:
            return 0
        self.lists.append([])
        self.printed_on.append((record.table, record.id))
        number = len(self.lists) - 1
        self.lists[number] = read_effects(record.table, record.id, items, self)
        return number

    def add_options(self, where: tuple[str, str], options: list[Any]) -> list[int]:
        record = Entry(where[0], where[1], {})
        return [self.number_list(record, option) for option in options]

    def _read_board(self) -> None:
        limits = self.record("limits", "limits")
        self.thugs: int = limits.number("thugs", 1)
        self.cubes: int = limits.number("cubes", 1)
        self.control_markers: int = limits.number("control_markers", 1, 18)
        self.vehicles: list[int] = [limits.number("cars"), limits.number("trucks")]
        self.goods: list[int] = [limits.number("alcohol"), limits.number("guns")]
        start = self.record("start", "start")
        self.start_places: list[int] = [start.number("slums"), start.number("safehouses"), start.number("hq"), 0, 0, 0]
        if sum(self.start_places) != self.thugs:
            raise start.wrong("hq")
        self.start_money: list[int] = [start.number("money", 0, 999), start.number("henchman_money", 0, 999)]
        self.start_crime: int = start.number("crime", 1, 10)
        self.start_ness: int = start.number("ness", 0, 6)
        self.start_time: int = self.record("time_track", "time_track").number("start_2", 0, 4)
        self.last_time: int = self.record("time_track", "time_track").number("last", 3, 9)
        crime = self.record("crime_track", "crime_track")
        self.crime_max: int = crime.number("max", 5, 20)
        self.raid_at: int = crime.number("raid_at", 1, 20)
        self.hard_at: int = crime.number("hard_at", 1, 20)
        self.ness_step: int = crime.number("ness_step", 0, 3)
        self.random_news: int = self.record("news_deck", "news_deck").number("random", 0, 13)
        self.adjacent: list[list[int]] = []
        self.police_start: list[int] = []
        self.tiles_start: list[int] = []
        self.slots: list[int] = []
        for id in names.DISTRICTS:
            record = self.record("district", id)
            near = record.items("adj")
            if any(name not in names.DISTRICTS for name in near):
                raise record.wrong("adj")
            self.adjacent.append(sorted(names.DISTRICTS.index(name) for name in near))
            self.police_start.append(1 if record.data.get("police_start") is True else 0)
            self.tiles_start.append(record.number("tiles_start", 0, 9))
            self.slots.append(record.number("slots", 0, 9))
        if sum(self.police_start) > 5:  # a vehicle must find another district without police
            raise record.wrong("police_start")
        for one, near in enumerate(self.adjacent):
            if any(one not in self.adjacent[other] or other == one for other in near):
                raise self.record("district", names.DISTRICTS[one]).wrong("adj")

    def _read_tiles(self) -> None:
        """SF-83: by 2 * tile + side, the night side is 1."""
        self.need: list[list[int]] = []  # alcohol, guns
        self.profit: list[int] = []
        self.defence: list[int] = []
        self.storage: list[int] = []
        self.business_slots: list[int] = []
        for id in names.TILES:
            record = self.record("tile", id)
            self.business_slots.append(record.number("slots", 1, 9))
            for side in ("day", "night"):
                face = record.inner(side)
                self.need.append([face.number("alcohol"), face.number("guns")])
                if sum(self.need[-1]) == 0:
                    raise record.wrong(side)
                self.profit.append(face.number("profit"))
                self.defence.append(face.number("defence"))
                self.storage.append(record.number(f"storage_{side}"))
        self.least_defence: list[int] = [min(self.defence[at : at + 2]) for at in range(0, len(self.defence), 2)]
        self.business_count: list[int] = []
        self.business_income: list[int] = []
        self.business_profit: list[list[int]] = [[], []]  # by day, by night: of each type
        self.business_defence: list[int] = []
        for id in names.BUSINESS:
            record = self.record("business", id)
            self.business_count.append(record.number("count"))
            self.business_income.append(record.number("income"))
            self.business_profit[0].append(record.number("profit_day"))
            self.business_profit[1].append(record.number("profit_night"))
            self.business_defence.append(record.number("defence"))

    def _read_orders(self) -> None:
        prices = self.record("prices", "prices")
        self.fence_price: list[int] = [prices.number("fence_alcohol"), prices.number("fence_guns")]
        self.fence_per_point: int = prices.number("fence_per_point", 1)
        self.vehicle_price: list[int] = [prices.number("car"), prices.number("truck")]
        self.bribe: int = prices.number("bribe")
        self.top_price: list[int] = [prices.number("deck_top_low"), prices.number("deck_top_high")]
        self.top_price_right_hand: int = prices.number("deck_top_right_hand")
        self.ring_income: int = int(self.rulings["ring_income"])  # SF-185
        self.star_money: int = int(self.rulings["star_money"])
        self.plan_free: int = int(self.rulings["plan_crime_free_cards"])
        self.plan_price: list[int] = [int(n) for n in self.rulings["plan_price"].split("_")]
        self.raid_drop: int = int(self.rulings["raid_drop"])
        self.takeover_crime: list[int] = [int(n) for n in self.rulings["takeover_crime"].split("_")]
        self.city_grows: bool = self.rulings["city_grows"] == "yes"
        self.henchman_places_thug: bool = self.rulings["henchman_thug_for_order"] == "yes"
        self.next_district_steps: int = 7 if self.rulings["next_district_includes_current"] == "yes" else 6
        self.order_cost: list[list[int]] = []
        self.order_area: list[int] = []
        self.order_thug: list[int] = []
        lengths = {"hire_associate": 5, "set_up_business": 2, "remove_control": 2}
        for id in names.ORDERS:
            record = self.record("order", id)
            self.order_cost.append(record.numbers("cost", lengths.get(id, 1)))
            area = record.index("area", ["underworld", "authorities", "streets", "hq"])
            self.order_area.append(area)
            self.order_thug.append(record.number("thug", 0, 1))
            if self.order_thug[-1] and area > 1:
                raise record.wrong("thug")

    def _least_costs(self) -> list[int]:
        """Of one unit of each order, in points: 0 where news, jobs or pieces make it cheaper, but 1 for a marker."""
        least = [min(cost) for cost in self.order_cost]
        least[names.O_HIRE], least[names.O_BUSINESS], least[names.O_TAKEOVER] = 0, 1, 0
        least[names.O_UPGRADE] = min([n for points in self.char_points for n in points], default=0)
        return least

    def _read_gangs(self) -> None:
        """Characteristics by 7 * gang + characteristic."""
        self.row_of: list[list[int]] = []  # by gang and boss cell
        self.right_hand_cells: list[list[int]] = []
        self.boss_times: list[list[int]] = []
        self.char_stat: list[int] = []
        self.char_values: list[list[int]] = []
        self.char_points: list[list[int]] = []  # of levels 2 and 3
        self.char_money: list[list[int]] = []
        self.solo_no: list[int] = []
        self.solo_values: list[list[int]] = []
        self.solo_power: list[list[int]] = []
        self.solo_money: list[list[int]] = []
        self.solo_reach: list[list[int]] = []  # lists of effects
        self.solo_plan: list[list[int]] = []
        self.solo_actions: list[list[int]] = []
        self.solo_rewards: list[dict[int, int]] = []  # cell: REWARDS
        for id in names.GANGS:
            record = self.record("gang", id)
            self._read_track(record)
            for field in ("human", "solo"):
                found = [str(item.get("id")) for item in record.items(field) if isinstance(item, dict)]
                if found != names.CHARACTERISTICS:
                    raise record.wrong(field)
            for item in record.items("human"):
                self._read_human(Entry("gang", f"{id} {item['id']}", item))
            for item in record.items("solo"):
                self._read_solo(Entry("gang", f"{id} solo {item['id']}", item))
            if sorted(self.solo_no[-7:]) != list(range(1, 8)):
                raise record.wrong("solo")
            for levels in (self.char_values[-7:], self.solo_values[-7:]):
                if sum(len(values) - 1 for values in levels) != self.cubes:
                    raise record.wrong("human")  # SF-102

    def _read_track(self, record: Entry) -> None:
        rows = record.items("track_rows")
        cells: list[int] = []
        for number, (first, last) in enumerate(rows):
            cells += [number] * (last - first + 1)
        if len(cells) != self.cubes + 1 or len(rows) != 4:
            raise record.wrong("track_rows")
        self.row_of.append(cells)
        self.right_hand_cells.append(record.numbers("right_hand_cells", 4, self.cubes))
        self.boss_times.append(record.numbers("boss_times", 4, 9))
        self.solo_plan.append(record.numbers("solo_plan", 4, 36))
        self.solo_actions.append(record.numbers("solo_actions", 4, 36))
        rewards: dict[int, int] = {}
        for item in record.items("solo_rewards"):
            if item.get("take") not in REWARDS:
                raise record.wrong("solo_rewards")
            rewards[int(item["cell"])] = REWARDS.index(item["take"])
        self.solo_rewards.append(rewards)

    def _read_human(self, record: Entry) -> None:
        most = record.number("max", 1, 3)
        self.char_stat.append(record.index("stat", names.PAYS))
        self.char_values.append(record.numbers("values", most))
        costs = [Entry("gang", record.id, item) for item in record.items("cost")]
        if len(costs) != most - 1:
            raise record.wrong("cost")
        self.char_points.append([cost.number("points") for cost in costs])
        self.char_money.append([cost.number("money") for cost in costs])

    def _read_solo(self, record: Entry) -> None:
        most = record.number("max", 1, 3)
        self.solo_no.append(record.number("no", 1, 7))
        self.solo_values.append(record.numbers("values", most))
        needs = [Entry("gang", record.id, item) for item in record.items("req")]
        if len(needs) != most - 1:
            raise record.wrong("req")
        self.solo_power.append([need.number("power") for need in needs])
        self.solo_money.append([need.number("money") for need in needs])
        reach = [self.number_list(record, items) for items in record.items("on_reach")]
        self.solo_reach.append(reach + [0] * (most - 1 - len(reach)))

    def _read_cards(self) -> None:
        """Gang cards, then associates (SF-96); a gang card has 0 stars and no combo."""
        self.stars: list[int] = []
        self.card_type: list[int] = []
        self.card_pay: list[int] = []
        self.card_points: list[list[int]] = []  # muscle, influence
        self.skill: list[int] = []
        self.combo: list[int] = []
        self.combo_type: list[int] = []
        self.copies: list[int] = []  # in the solo game
        self.card_gang: list[int] = []  # NONE: all gangs
        self.card_kind: list[int] = []
        for id in names.GANG_CARDS:
            record = self.record("card", id)
            gang = record.data.get("gang")
            self.card_gang.append(NONE if gang == "all" else record.index("gang", names.GANGS))
            self.card_kind.append(record.index("kind", CARD_KINDS))
            self._read_card(record, 0, 1)
            self.combo.append(0)
            self.combo_type.append(NONE)
        for id in names.ASSOCIATES:
            record = self.record("associate", id)
            self.card_gang.append(NONE)
            self.card_kind.append(NONE)
            self._read_card(record, record.number("stars", 1, 5), solo_copies(record))
            combo = record.inner("combo")
            self.combo.append(self.add_list(combo, "skill"))
            self.combo_type.append(combo.index("type", names.TYPES))

    def _read_card(self, record: Entry, stars: int, copies: int) -> None:
        self.stars.append(stars)
        self.copies.append(copies)
        self.card_type.append(record.index("type", names.TYPES))
        self.card_pay.append(record.index("pay", names.PAYS) if stars else NONE)
        self.card_points.append([record.number("muscle"), record.number("influence")])
        self.skill.append(self.add_list(record, "skill"))

    def _read_dealers(self) -> None:
        self.dealer_goods: list[list[int]] = []  # alcohol, guns, either
        self.dealer_storage: list[int] = []
        self.dealer_spaces: list[int] = []
        self.dealer_muscle: list[int] = []
        self.dealer_copies: list[int] = []
        for id in names.DEALERS:
            record = self.record("dealer", id)
            self.dealer_goods.append([record.number("alcohol"), record.number("guns"), record.number("either")])
            self.dealer_storage.append(record.number("storage", 1))
            self.dealer_spaces.append(record.number("spaces", 1))
            self.dealer_muscle.append(record.number("muscle"))
            self.dealer_copies.append(solo_copies(record))
        uniform = self.record("henchman_dealer", "henchman_dealer")  # SF-135
        self.uniform_supply: int = uniform.number("supply", 1)
        self.uniform_storage: int = uniform.number("storage", 0)
        self.uniform_spaces: int = uniform.number("spaces", 1)

    def _read_jobs(self) -> None:
        self.job_copies: list[int] = []
        self.job_cost: list[list[int]] = []  # muscle, influence, money, alcohol, guns
        self.job_need: list[list[list[int]]] = []  # condition, n
        self.job_effects: list[int] = []
        self.job_passive: list[list[int]] = []  # by passive
        for id in names.JOBS:
            record = self.record("job", id)
            self.job_copies.append(solo_copies(record))
            cost = record.inner("cost")
            fields = ["muscle", "influence", "money", "alcohol", "guns"]
            if any(field not in fields for field in cost.data):
                raise record.wrong("cost")
            self.job_cost.append([cost.number(field) if field in cost.data else 0 for field in fields])
            needs = [Entry("job", id, item) for item in record.items("need")]
            self.job_need.append([[need.index("key", names.CONDITIONS), need.data.get("n", 0)] for need in needs])
            self.job_effects.append(self.add_list(record, "effects"))
            self.job_passive.append(read_passives(record))

    def _read_raids_and_news(self) -> None:
        self.raid_copies: list[int] = []
        self.raid_effects: list[int] = []
        self.raid_hard: list[int] = []
        for id in names.RAIDS:
            record = self.record("raid", id)
            self.raid_copies.append(solo_copies(record))
            self.raid_effects.append(self.add_list(record, "effects"))
            self.raid_hard.append(self.add_list(record, "hard"))
        self.news_now: list[int] = []
        self.news_passive: list[list[int]] = []
        self.news_solo: list[int] = []
        self.first_news: int = names.NEWS.index("voted_dry")
        self.last_news: int = names.NEWS.index("prohibition_ends")
        for id in names.NEWS:
            record = self.record("news", id)
            self.news_now.append(self.add_list(record, "now"))
            self.news_passive.append(read_passives(record))
            self.news_solo.append(1 if record.data.get("solo") is True and not record.data.get("fixed") else 0)

    def _read_actions(self) -> None:
        self.hard_power: int = self.record("difficulty", "difficulty").number("hard", 0, 9)
        self.normal_power: int = self.record("difficulty", "difficulty").number("normal", 0, 9)
        self.action_deck: list[int] = []  # PILES, or 2 for C
        self.action_power: list[int] = []
        self.action_move: list[int] = []
        self.action_rows: list[list[int]] = []  # lists of effects
        self.action_bonus: list[list[int]] = []
        for id in names.ACTION_CARDS:
            record = self.record("action", id)
            self.action_deck.append(record.index("deck", [*names.PILES, "C"]))
            self.action_power.append(record.number("power"))
            self.action_move.append(record.number("move"))
            rows = [Entry("action", id, item) for item in record.items("rows")]
            if not 1 <= len(rows) <= 6:
                raise record.wrong("rows")
            self.action_rows.append([self.add_list(row, "act") for row in rows])
            self.action_bonus.append([row.number("bonus") for row in rows])
            if 0 in self.action_rows[-1]:
                raise record.wrong("rows")


def check_ids(pack: Pack) -> None:
    for table, ids in TABLES.items():
        found = list(pack.tables.get(table, {}))
        if found != ids:
            missing = [id for id in ids if id not in found] + [id for id in found if id not in ids]
            raise BadInput("scarface-error-pack-ids", table=table, ids=", ".join(missing) or table)


def read_rulings(pack: Pack) -> dict[str, str]:
    """SF-185: only the values listed as options are accepted."""
    found: dict[str, str] = {}
    for id, record in pack.tables["ruling"].items():
        options = record["options"]
        if not isinstance(options, list) or record["value"] not in options:
            raise Entry("ruling", id, record).wrong("value")
        found[id] = str(record["value"])
    return found
