"""Check Scarface's data files as they lie: counts, structure, words of the effect language (SF-1, SF-184, SF-185).

    python -m tools.check_scarface [FOLDER]

The game checks every number it reads when it loads; this is the stricter look at what we ship, without the game's code.
"""

import sys
import tomllib
from pathlib import Path
from typing import Any

GAME = Path("src/consigliere/games/scarface")
COMPANION = Path("src/consigliere/companion")
Data = dict[str, Any]

LANGS = ["en", "ru", "pl", "fr"]
PROVENANCE = {"rulebook", "published", "inferred", "original"}
TYPES = {"violence", "corruption", "contraband", "vice"}
GAIN_LOSS = {"money", "crime", "alcohol", "guns", "goods", "business", "vehicle"}
VERBS = GAIN_LOSS | {
    "steal", "muscle", "influence", "wild", "recruit", "free", "imprison", "wound", "kill", "send", "move", "police",
    "draw", "discard", "retire", "order", "uncontrol", "upgrade", "downgrade", "job", "dealer", "sell", "fence",
    "token", "ring", "choose",
}  # fmt: skip
ATTRIBUTES = {
    "do", "n", "who", "per", "max", "if", "at", "to", "id", "discount", "bonus", "nothug", "times", "options", "pay",
    "may",
}  # fmt: skip
WHO = {"self", "rival", "each"}
PER = {
    "neighbourhood", "business", "speakeasy", "brothel", "casino", "night", "dealer", "job", "upgrade", "vehicle",
    "thug_street", "thug_prison", "rival_neighbourhood", "news",
}  # fmt: skip
CONDITIONS = {
    "plan_ge", "plan_le", "crime_le", "crime_ge", "controls_ge", "controls_le", "jobs_ge", "has_ring", "no_ring",
    "money_le", "money_ge", "upgrades_ge", "vehicles_ge", "night_ge", "behind", "lower_crime",
}  # fmt: skip
AT = {"any", "here", "districts", "prison"}
TO = {"any", "own", "here", "next_own", "next_rival", "next_neutral"}
PASSIVES = {
    "sale", "sale_alcohol", "sale_guns", "fence_alcohol", "fence_guns", "hire_cost", "business_cost", "defence",
    "takeover_defence", "supply", "bribe", "income", "plan_crime",
}  # fmt: skip
CHARACTERISTICS = ["power", "supply", "trade", "protection", "recruitment", "crew", "connections"]
AREAS = ["underworld"] * 5 + ["authorities"] * 5 + ["streets"] * 3 + ["hq"] * 2


class Check:
    def __init__(self, data: Path) -> None:
        self.data = data
        self.orders = {order["id"] for order in self.read("orders")["order"]}

    def read(self, name: str) -> Data:
        return tomllib.loads((self.data / f"{name}.toml").read_text("utf-8"))

    def records(self, file: str, table: str) -> list[Data]:
        """A list of records, each with an id of its own, a provenance and names in all languages."""
        found: list[Data] = self.read(file)[table]
        ids = [record["id"] for record in found]
        assert len(ids) == len(set(ids)), (file, "an id stands there twice")
        for record in found:
            assert record["prov"] in PROVENANCE, (file, record["id"])
            assert all(record[field] in PROVENANCE for field in record if field.endswith("_prov")), (file, record["id"])
            for key in ("name", "boss_name"):
                if key in record:
                    assert list(record[key]) == LANGS, (file, record["id"])
                    assert all(record[key].values()), (file, record["id"])
        return found

    def all(self) -> None:
        self.board()
        self.tiles()
        self.gangs()
        self.cards()
        self.dealers()
        self.jobs()
        self.raids_and_news()
        self.actions()
        self.rulings()

    # The effect language

    def effects(self, items: list[Data], where: str) -> None:
        for item in items:
            assert item["do"] in VERBS, (where, item)
            assert set(item) <= ATTRIBUTES, (where, item)
            assert item.get("who", "self") in WHO, (where, item)
            assert item.get("at", "any") in AT, (where, item)
            assert item.get("to", "any") in TO, (where, item)
            if "per" in item:
                assert item["per"] in PER, (where, item)
                assert item["max"] > 0, (where, item)
            if "if" in item:
                assert item["if"]["key"] in CONDITIONS, (where, item)
            self._verb(item, where)

    def _verb(self, item: Data, where: str) -> None:
        verb = item["do"]
        if verb == "order":
            assert item["id"] in self.orders, (where, item)
        elif verb == "choose":
            assert item["times"] == "boss" or item["times"] > 0, (where, item)
            for option in item["options"]:
                self.effects(option, where)
        elif verb != "ring":
            assert isinstance(item["n"], int), (where, item)
            assert item["n"] > 0 or (item["n"] < 0 and verb in GAIN_LOSS), (where, item)

    def passives(self, items: list[Data], where: str) -> None:
        for item in items:
            assert item["key"] in PASSIVES, (where, item)
            assert item["n"] != 0, (where, item)

    # The files

    def board(self) -> None:
        orders = self.records("orders", "order")
        assert [order["no"] for order in orders] == list(range(1, 16))
        assert [order["area"] for order in orders] == AREAS
        for order in orders:
            assert order["thug"] in (0, 1), order["id"]
            assert order["effect"].startswith("SF-"), order["id"]
            assert order["henchman"].startswith("SF-"), order["id"]
        districts = self.records("board", "district")
        near = {district["id"]: district["adj"] for district in districts}
        assert all(one in near[other] and one != other for one in near for other in near[one])
        assert len(connected(near)) == len(near) == 7
        police = {district["id"] for district in districts if district["police_start"]}
        assert police == {"central", "far_north", "far_south"}
        start = {district["id"]: district["tiles_start"] for district in districts}
        assert start == {id: 2 if id == "central" else 1 for id in near}
        assert all(district["slots"] >= district["tiles_start"] for district in districts)
        board = self.read("board")
        limits, begin = board["limits"], board["start"]
        assert [limits[key] for key in ("thugs", "cubes", "control_markers", "cars", "trucks")] == [12, 12, 7, 3, 2]
        assert [limits[key] for key in ("alcohol", "guns", "business", "police")] == [50, 35, 40, 3]
        assert [begin[key] for key in ("slums", "safehouses", "hq", "money", "crime", "hand")] == [6, 2, 4, 10, 1, 3]

    def tiles(self) -> None:
        tiles = self.records("tiles", "tile")
        assert len(tiles) == 18
        for tile in tiles:
            for side in ("day", "night"):
                face = tile[side]
                assert min(face["alcohol"] + face["guns"], face["profit"], face["defence"]) > 0, tile["id"]
                assert tile[f"storage_{side}"] >= face["alcohol"] + face["guns"], tile["id"]
            assert tile["night"]["profit"] > tile["day"]["profit"], tile["id"]
            assert tile["night"]["defence"] >= tile["day"]["defence"], tile["id"]
        business = self.records("business", "business")
        assert {kind["id"] for kind in business} == {"speakeasy", "brothel", "casino"}
        assert sum(kind["count"] for kind in business) == 40
        assert all(kind["income"] == 3 for kind in business)

    def gangs(self) -> None:
        gangs = self.records("gangs", "gang")
        assert {gang["boss"] for gang in gangs} == {"capone", "rothstein", "st_clair", "obanion"}
        for gang in gangs:
            for side, price in (("human", "cost"), ("solo", "req")):
                assert [item["id"] for item in gang[side]] == CHARACTERISTICS, gang["id"]
                assert sum(item["max"] - 1 for item in gang[side]) == 12, (gang["id"], "12 cubes, 12 levels")
                for item in gang[side]:
                    assert len(item["values"]) == item["max"] == len(item[price]) + 1, gang["id"]
                    for reached in item.get("on_reach", []):
                        self.effects(reached, gang["id"])
            assert sorted(item["no"] for item in gang["solo"]) == list(range(1, 8)), gang["id"]
            assert gang["solo"][0]["values"] == [0, 1, 2], (gang["id"], "Power is 0/+1/+2")
            for key in ("right_hand_cells", "solo_plan", "solo_actions", "track_rows"):
                assert len(gang[key]) == 4, (gang["id"], key)
            cells = [cell for first, last in gang["track_rows"] for cell in range(first, last + 1)]
            assert cells == list(range(13)), gang["id"]
            assert all(reward["take"] in ("A", "B", "A+B") for reward in gang["solo_rewards"]), gang["id"]

    def cards(self) -> None:
        cards = self.records("gang_cards", "card")
        for gang in {card["gang"] for card in cards} - {"all"}:
            kinds = [card["kind"] for card in cards if card["gang"] in ("all", gang)]
            assert [kinds.count(kind) for kind in ("start", "boss", "right_hand")] == [5, 1, 4], gang
        assert sum(4 if card["gang"] == "all" else 1 for card in cards) == 40
        associates = self.records("associates", "associate")
        assert sum(card["copies"] for card in associates) == 60
        for card in cards + associates:
            assert card["type"] in TYPES, card["id"]
            self.effects(card["skill"], card["id"])
        for card in associates:
            assert 1 <= card["stars"] <= 5, card["id"]
            assert card["pay"] in ("muscle", "influence", "any"), card["id"]
            assert card["combo"]["type"] in TYPES, card["id"]
            self.effects(card["combo"]["skill"], card["id"])

    def dealers(self) -> None:
        dealers = self.records("dealers", "dealer")
        assert sum(dealer["copies"] for dealer in dealers) == 31
        numbers = {number: dealer["id"] for dealer in dealers for number in dealer["numbers"]}
        assert sorted(numbers) == list(range(1, 32))
        assert {numbers[number] for number in range(1, 9)} == {"alcohol_supplier", "gun_supplier"}
        assert {"distillery_owner", "gun_runner"} <= set(numbers.values())
        for dealer in dealers:
            assert len(dealer["numbers"]) == dealer["copies"], dealer["id"]
            goods = dealer["alcohol"] + dealer["guns"] + dealer["either"]
            assert min(goods, dealer["storage"], dealer["spaces"]) > 0, dealer["id"]
        his = self.read("dealers")["henchman_dealer"]
        assert (his["supply"], his["storage"], his["spaces"]) == (2, 1, 1)

    def jobs(self) -> None:
        jobs = self.records("jobs", "job")
        assert sum(job["copies"] for job in jobs) == 39
        for job in jobs:
            assert job["type"] in TYPES, job["id"]
            assert set(job["cost"]) <= {"muscle", "influence", "money", "alcohol", "guns"}, job["id"]
            assert all(need["key"] in CONDITIONS for need in job["need"]), job["id"]
            if job["kind"] == "permanent":
                self.passives(job["passive"], job["id"])
            else:
                assert job["kind"] == "one_off", job["id"]
                self.effects(job["effects"], job["id"])

    def raids_and_news(self) -> None:
        raids = self.records("raids", "raid")
        assert sum(raid["copies"] for raid in raids) == 28
        for raid in raids:
            self.effects(raid["effects"] + raid["hard"], raid["id"])
        news = self.records("news", "news")
        assert len(news) == 16
        assert [card["id"] for card in news if card["fixed"]] == ["voted_dry", "prohibition_ends"]
        for card in news:
            self.effects(card["now"], card["id"])
            self.passives(card["passive"], card["id"])
        needed = self.read("board")["news_deck"]["random"]
        assert sum(card["solo"] and not card["fixed"] for card in news) >= needed

    def actions(self) -> None:
        actions = self.records("henchman", "action")
        assert len(actions) == 36
        assert {card["deck"] for card in actions} == {"A", "B", "C"}
        template = tomllib.loads((COMPANION / "owner_template.toml").read_text("utf-8"))
        assert {"base", "action", "solo_board"} <= set(template)
        for card in actions + template["action"]:
            assert len(card["rows"]) == 3, card["id"]
            assert min(card["power"], card["move"]) >= 0, card["id"]
            for row in card["rows"]:
                assert row["act"], card["id"]
                assert row["bonus"] >= 0, card["id"]
                self.effects(row["act"], card["id"])

    def rulings(self) -> None:
        for ruling in self.records("rulings", "ruling"):
            assert ruling["value"] in ruling["options"], ruling["id"]
            assert ruling["rule"].startswith("SF-"), ruling["id"]


def connected(near: dict[str, list[str]]) -> set[str]:
    seen: set[str] = set()
    todo = ["central"]
    while todo:
        district = todo.pop()
        if district not in seen:
            seen.add(district)
            todo += near[district]
    return seen


if __name__ == "__main__":
    Check(Path(sys.argv[1]) if len(sys.argv) > 1 else GAME / "data").all()
    print("The pack is whole.")
