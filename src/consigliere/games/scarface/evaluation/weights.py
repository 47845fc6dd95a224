"""What the parts of a position are worth: the numbers of the rule of thumb, in dollars unless something else is said.

Bots may use numbers of their own (`tools/tuning/scarface.py` finds them by playing); without any, those here count.
"""


class Weights:
    def __init__(self) -> None:
        # Time
        self.played = 2.8  # cards of the human a turn
        self.rival_played = 3.2
        self.reorganized = 40.0  # a reorganization done; in part already when cards are played
        self.to_play = 2.0  # a card still to be played before the last reorganization
        self.deck = 10.0  # cards to be played before a reorganization
        # Cards, each cycle
        self.point = 1.2  # printed on a card
        self.skill = 0.8  # points that a skill is worth
        self.left_over = 0.5  # a point not spent yet
        self.left_over_cycle = 0.25
        # Tiles and goods
        self.sales = 1.5  # of a tile in a cycle, at most
        self.sales_base = 0.15  # and without any supply
        self.sales_flow = 0.9  # for each share of what is needed that comes in
        self.dealer_flow = 0.8  # goods of a dealer that arrive
        self.marker = 3.6  # three dollars each cycle, and the way to the night side
        self.first_sale = 0.9  # parts of a profit
        self.second_sale = 0.55
        self.later_sale = 0.2
        self.part_of_sale = 0.45
        self.late_sale = 0.45
        self.alcohol = 0.5  # with no tile that needs it
        self.guns = 1.0
        self.stored = 0.1  # a good more than a tile needs
        self.loss = 0.35  # of what a tile brings if the Henchman can take it
        self.strength = 3.2  # what each power of his cards makes his take-overs reach
        # Thugs
        self.thugs = 1.0
        self.thug = [1.6, 1.6, 1.6, 1.5, 1.4, 1.3, 1.1, 0.9, 0.6, 0.4, 0.2, 0.1]  # the first, the second... each cycle
        self.at_hand = 0.8  # one who can be sent this cycle
        self.freed = 0.1  # of a thug: one in prison
        self.bail = 1.5  # what it will cost to get one out
        self.step = 0.4  # of a thug: one in the safehouses
        # The board, each cycle
        self.power_level = 3.0
        self.crew_level = 2.4
        self.connections_level = 0.5
        self.recruit = 0.3  # a thug who can be recruited
        self.boss_row = 1.2
        self.boss_column = 0.5
        self.discount = 1.2
        self.car = 0.6  # once
        self.truck = 1.2
        self.ring = 1.5
        # What may be taken
        self.target = 0.8  # sales of a tile to be taken, each cycle
        self.target_marker = 3.0
        self.progress = 0.55
        self.open_job = 2.5
        self.far_job = 0.4  # of an open job: one that needs nothing more
        # Crime
        self.crime_step = 0.6
        self.crime_near = 0.6  # each step closer than three to the raid
        self.raid = 6.0
        self.raid_news = 3.0
        self.raided = 1.0  # what is worse about a raid that comes at once
        self.rival_raid = 0.7  # of a raid: his
        # The Henchman
        self.rival_sales = 1.6
        self.rival_marker = 3.0
        self.rival_level = 2.0
        self.rival_alcohol = 1.2
        self.rival_guns = 1.5
        self.rival_thug = 0.5
        self.rival_caught = 0.5
        self.rival_crime = 0.2
        self.stolen = 2.0  # out of one pocket into the other
        self.theft_now = 0.9
        self.theft_soon = 0.35


USUAL = Weights()
