scarface-name-far_north = Far North Side
scarface-name-north = North Side
scarface-name-west = West Side
scarface-name-central = Central
scarface-name-south = South Side
scarface-name-southwest = Southwest Side
scarface-name-far_south = Far South Side

scarface-name-loop = The Loop
scarface-name-little_italy = Little Italy
scarface-name-bronzeville = Bronzeville
scarface-name-stockyards = Stockyards Gate
scarface-name-pilsen = Pilsen
scarface-name-bridgeport = Bridgeport
scarface-name-uptown = Uptown
scarface-name-hyde_park = Hyde Park
scarface-name-greektown = Greektown
scarface-name-maxwell = Maxwell Street Market
scarface-name-goose_island = Goose Island
scarface-name-englewood = Englewood
scarface-name-pullman = Pullman Works
scarface-name-canaryville = Canaryville
scarface-name-river_docks = River Docks
scarface-name-rogers_park = Rogers Park
scarface-name-back_yards = Back of the Yards
scarface-name-gold_coast = Gold Coast

scarface-name-speakeasy = Speakeasy
scarface-name-brothel = Brothel
scarface-name-casino = Casino

scarface-name-outfit = The Chicago Outfit
scarface-name-gems = The Seven Gems
scarface-name-wolves = The Black Wolves
scarface-name-mob = The North Side Mob

scarface-name-power = Power
scarface-name-supply = Dealers Supply
scarface-name-trade = Trade
scarface-name-protection = Protection
scarface-name-recruitment = Recruitment
scarface-name-crew = Crew
scarface-name-connections = Connections

scarface-name-hire_associate = Hire an associate
scarface-name-get_job = Get a job
scarface-name-hire_dealer = Hire a dealer
scarface-name-sell_neighbourhood = Sell in neighbourhoods
scarface-name-recruit = Recruit thugs
scarface-name-sell_authorities = Sell to the authorities
scarface-name-set_up_business = Set up a business
scarface-name-remove_control = Remove a control marker
scarface-name-reduce_crime = Reduce your crime rate
scarface-name-free_thugs = Free thugs from prison
scarface-name-send_thugs = Send thugs to districts
scarface-name-move = Move cars, trucks and thugs
scarface-name-takeover = Take over a neighbourhood
scarface-name-upgrade = Upgrade the gang
scarface-name-get_goods = Get goods from dealers

scarface-name-bruiser = Bruiser
scarface-name-bagman = Bagman
scarface-name-wheelman = Wheelman
scarface-name-lookout = Lookout
scarface-name-mouthpiece = Mouthpiece
scarface-name-boss_capone = Al Capone
scarface-name-boss_rothstein = Arnold Rothstein
scarface-name-boss_st_clair = Stephanie St. Clair
scarface-name-boss_obanion = Dean O’Banion
scarface-name-chauffeur_capone = Chauffeur
scarface-name-chauffeur_rothstein = Chauffeur
scarface-name-chauffeur_st_clair = Chauffeur
scarface-name-chauffeur_obanion = Chauffeur
scarface-name-cashier = Counting-House Cashier
scarface-name-alderman_friend = Friendly Alderman
scarface-name-baseball_bat = Man with the Bat
scarface-name-odds_maker = Odds Maker
scarface-name-city_hall_man = Man at City Hall
scarface-name-silent_partner = Silent Partner
scarface-name-numbers_queen = Numbers Queen
scarface-name-pack_leader = Pack Leader
scarface-name-night_prowler = Night Prowler
scarface-name-brewmaster = Brewmaster
scarface-name-florist = The Florist’s Boy
scarface-name-road_boss = Road Boss

scarface-name-street_tough = Street Tough
scarface-name-newsboy = Newsboy Spy
scarface-name-beat_cop = Bought Beat Cop
scarface-name-moonshiner = Moonshiner
scarface-name-pickpocket = Pickpocket
scarface-name-dice_hustler = Dice Hustler
scarface-name-dock_hand = Dock Hand
scarface-name-court_clerk = Court Clerk
scarface-name-bar_bouncer = Bar Bouncer
scarface-name-getaway_driver = Getaway Driver
scarface-name-loan_shark = Loan Shark
scarface-name-ward_heeler = Ward Heeler
scarface-name-safecracker = Safecracker
scarface-name-gunsmith = Back-Room Gunsmith
scarface-name-jazz_singer = Jazz Singer
scarface-name-prize_fighter = Prize Fighter
scarface-name-union_agitator = Union Agitator
scarface-name-madam = Parlour Madam
scarface-name-city_treasurer = City Treasurer
scarface-name-bootleg_captain = Lake Bootlegger
scarface-name-hatchet_man = Hatchet Man
scarface-name-crooked_judge = Night-Court Judge
scarface-name-arms_broker = Arms Broker
scarface-name-card_sharp = Riverboat Card Sharp
scarface-name-property_agent = Property Agent
scarface-name-crew_chief = Crew Chief
scarface-name-informer_hunter = Informer Hunter
scarface-name-state_senator = State Senator
scarface-name-brewery_baron = Brewery Baron
scarface-name-tommy_gunner = Tommy Gunner
scarface-name-casino_impresario = Casino Impresario
scarface-name-police_commissioner = Police Commissioner
scarface-name-border_king = King of the Border Road
scarface-name-governors_brother = The Governor’s Brother
scarface-name-murder_contractor = Murder Contractor
scarface-name-whisky_magnate = Whisky Magnate
scarface-name-vice_empress = Empress of the Night
scarface-name-political_boss = Machine Boss

scarface-name-prison_escape = Prison Escape
scarface-name-payroll_heist = Payroll Heist
scarface-name-hijack_truck = Hijack a Truck
scarface-name-armory_break = Armory Break-In
scarface-name-bribe_jury = Buy the Jury
scarface-name-rigged_fight = Rigged Fight
scarface-name-protection_round = Protection Round
scarface-name-election_day = Election Day
scarface-name-frame_up = Frame-Up
scarface-name-drive_by = Drive-By
scarface-name-warehouse_fire = Warehouse Fire
scarface-name-license_raid = Pull the Licence
scarface-name-turf_pact = Turf Pact
scarface-name-grand_opening = Grand Opening
scarface-name-talent_scout = Talent Scout
scarface-name-hush_money = Hush Money
scarface-name-blackmail = Blackmail Letters
scarface-name-clean_house = Clean House
scarface-name-bulk_order = Bulk Order
scarface-name-arms_deal = Arms Deal
scarface-name-secret_tunnel = Secret Tunnel
scarface-name-own_newspaper = Own Newspaper
scarface-name-bodyguard_ring = Ring of Bodyguards
scarface-name-jazz_club_chain = Jazz Club Chain
scarface-name-ward_office = Ward Office
scarface-name-racing_wire = Racing Wire
scarface-name-three_way_split = Three-Way Split

scarface-name-alcohol_supplier = Alcohol Supplier
scarface-name-gun_supplier = Gun Supplier
scarface-name-distillery_owner = Distillery Owner
scarface-name-gun_runner = Gun Runner
scarface-name-police_captain = Police Captain
scarface-name-army_officer = Army Officer
scarface-name-rum_runner = Rum-Row Skipper
scarface-name-bathtub_chemist = Bathtub Chemist
scarface-name-border_smuggler = Border Smuggler
scarface-name-pawnbroker = Quiet Pawnbroker
scarface-name-cold_store = Cold-Store Keeper

scarface-name-door_kicked_in = Door Kicked In
scarface-name-axes_and_barrels = Axes and Barrels
scarface-name-seized_crates = Seized Crates
scarface-name-heavy_fine = Heavy Fine
scarface-name-tax_audit = Tax Audit
scarface-name-padlocked = Padlocked Premises
scarface-name-round_up = Street Round-Up
scarface-name-shoot_out = Shoot-Out
scarface-name-impounded_car = Impounded Motor
scarface-name-witness_talks = A Witness Talks
scarface-name-crackdown = Crackdown
scarface-name-warrant = Signed Warrant
scarface-name-leaky_ledger = Leaky Ledger
scarface-name-turncoat = Turncoat
scarface-name-tip_off = Tipped Off in Time
scarface-name-grand_jury = Grand Jury
scarface-name-all_points = Every Gang Searched

scarface-name-voted_dry = U.S. is Voted Dry
scarface-name-prohibition_ends = Prohibition Ends at Last!
scarface-name-speakeasy_craze = Speakeasy Craze
scarface-name-gang_war = Gang War in the Streets
scarface-name-reform_mayor = Reform Mayor Sworn In
scarface-name-crooked_mayor = Big Deal at City Hall
scarface-name-stock_boom = Stocks Soar
scarface-name-bank_run = Run on the Banks
scarface-name-gun_law = New Gun Law
scarface-name-jail_break = Break-Out at County Jail
scarface-name-police_strike = Police on Strike
scarface-name-patrol_budget = More Patrols Voted
scarface-name-jazz_age = Jazz Age Nights
scarface-name-lake_ice = Lake Frozen Solid
scarface-name-hiring_hall = Hiring Halls Full
scarface-name-three_families = Three Families at One Table

scarface-name-violence = violence
scarface-name-corruption = corruption
scarface-name-contraband = contraband
scarface-name-vice = vice
scarface-name-alcohol = alcohol
scarface-name-gun = guns
scarface-name-car = car
scarface-name-truck = truck
scarface-name-thug = thug
scarface-name-muscle = muscle
scarface-name-influence = influence
scarface-name-wild = wild points
scarface-name-any = any points
scarface-name-low1 = low cell 1
scarface-name-low2 = low cell 2
scarface-name-low3 = low cell 3
scarface-name-lowtop = low deck
scarface-name-high = high cell
scarface-name-hightop = high deck
scarface-name-human = The boss
scarface-name-henchman = The Henchman
scarface-name-human2 = The second boss
scarface-name-human3 = The third boss
scarface-name-nobody = nobody
scarface-name-slums = slums
scarface-name-safehouses = safehouses
scarface-name-hq = HQ
scarface-name-underworld = underworld
scarface-name-authorities = authorities
scarface-name-prison = prison
scarface-name-dealer1 = dealer 1
scarface-name-dealer2 = dealer 2
scarface-name-dealer3 = dealer 3
scarface-name-dealer4 = dealer 4
scarface-name-dealer5 = dealer 5
scarface-name-dealer6 = dealer 6

scarface-name-what-money = money
scarface-name-what-steal = steal money
scarface-name-what-crime = crime
scarface-name-what-guns = guns
scarface-name-what-goods = goods
scarface-name-what-free = free thugs
scarface-name-what-imprison = send your thugs to prison
scarface-name-what-wound = wound your thugs
scarface-name-what-kill = kill your thugs
scarface-name-what-send = send thugs
scarface-name-what-vehicle = a vehicle
scarface-name-what-police = the police
scarface-name-what-draw = draw cards
scarface-name-what-discard = discard cards
scarface-name-what-retire = remove cards
scarface-name-what-business = business
scarface-name-what-uncontrol = lose control
scarface-name-what-downgrade = lose an upgrade
scarface-name-what-job = a job
scarface-name-what-dealer = a dealer
scarface-name-what-sell = sell
scarface-name-what-fence = sell to the authorities
scarface-name-what-token = the token moves
scarface-name-what-ring = the family ring
scarface-name-what-choose = a choice

scarface-name-dealer7 = dealer 7
scarface-name-dealer8 = dealer 8
scarface-name-dealer9 = dealer 9
scarface-name-dealer10 = dealer 10
scarface-name-dealer11 = dealer 11
scarface-name-dealer12 = dealer 12
scarface-name-dealer13 = dealer 13
scarface-name-dealer14 = dealer 14
scarface-name-dealer15 = dealer 15
scarface-name-dealer16 = dealer 16
scarface-name-dealer17 = dealer 17
scarface-name-dealer18 = dealer 18
scarface-name-dealer19 = dealer 19
scarface-name-dealer20 = dealer 20
scarface-name-dealer21 = dealer 21
scarface-name-dealer22 = dealer 22
scarface-name-dealer23 = dealer 23

scarface-effect-gain-money = { $who ->
        [rival] the rival gains
        [each] each gang gains
       *[self] gain
    } ${ $n }
scarface-effect-lose-money = { $who ->
        [rival] the rival loses
        [each] each gang loses
       *[self] lose
    } ${ $n }
scarface-effect-steal = { $who ->
        [rival] the rival steals
        [each] each gang steals
       *[self] steal
    } up to ${ $n } from the other gang
scarface-effect-gain-crime = { $who ->
        [raided] its crime
        [his] the Henchman’s crime
        [rival] the rival’s crime
        [each] each gang’s crime
       *[self] your crime
    } rises by { $n }
scarface-effect-lose-crime = { $who ->
        [raided] its crime
        [his] the Henchman’s crime
        [rival] the rival’s crime
        [each] each gang’s crime
       *[self] your crime
    } falls by { $n }
scarface-effect-muscle = { $who ->
        [rival] the rival gains
        [each] each gang gains
       *[self] gain
    } { $n } muscle
scarface-effect-influence = { $who ->
        [rival] the rival gains
        [each] each gang gains
       *[self] gain
    } { $n } influence
scarface-effect-wild = { $who ->
        [rival] the rival gains
        [each] each gang gains
       *[self] gain
    } { $n } wild { $n ->
        [one] point
       *[other] points
    }
scarface-effect-gain-alcohol = { $who ->
        [rival] the rival gains
        [each] each gang gains
       *[self] gain
    } { $n } alcohol
scarface-effect-lose-alcohol = { $who ->
        [rival] the rival loses
        [each] each gang loses
       *[self] lose
    } { $n } alcohol
scarface-effect-gain-guns = { $who ->
        [rival] the rival gains
        [each] each gang gains
       *[self] gain
    } { $n } { $n ->
        [one] gun
       *[other] guns
    }
scarface-effect-lose-guns = { $who ->
        [rival] the rival loses
        [each] each gang loses
       *[self] lose
    } { $n } { $n ->
        [one] gun
       *[other] guns
    }
scarface-effect-gain-goods = { $who ->
        [rival] the rival gains
        [each] each gang gains
       *[self] gain
    } { $n } { $n ->
        [one] good
       *[other] goods
    } of any kind
scarface-effect-lose-goods = { $who ->
        [rival] the rival loses
        [each] each gang loses
       *[self] lose
    } { $n } { $n ->
        [one] good
       *[other] goods
    } of any kind
scarface-effect-recruit = { $who ->
        [rival] the rival takes
        [each] each gang takes
       *[self] take
    } { $n } { $n ->
        [one] recruiting step
       *[other] recruiting steps
    } for free
scarface-effect-free = { $who ->
        [rival] the rival frees
        [each] each gang frees
       *[self] free
    } { $n ->
        [one] { $n } thug
       *[other] up to { $n } thugs
    } from prison
scarface-effect-imprison = { $n } { $n ->
        [one] thug
       *[other] thugs
    } { $who ->
        [raided] of that gang
        [rival] of the rival
        [each] of each gang
       *[self] of yours
    } { $n ->
        [one] goes
       *[other] go
    } to prison
scarface-effect-wound = { $n } { $n ->
        [one] thug
       *[other] thugs
    } { $who ->
        [raided] of that gang
        [rival] of the rival
        [each] of each gang
       *[self] of yours
    } { $n ->
        [one] is
       *[other] are
    } wounded
scarface-effect-kill = { $n } { $n ->
        [one] thug
       *[other] thugs
    } { $who ->
        [raided] of that gang
        [rival] of the rival
        [each] of each gang
       *[self] of yours
    } { $n ->
        [one] is
       *[other] are
    } killed
scarface-effect-send = { $who ->
        [rival] the rival sends
        [each] each gang sends
       *[self] send
    } { $n ->
        [one] { $n } thug
       *[other] up to { $n } thugs
    } from HQ { $to }
scarface-effect-move = { $who ->
        [rival] the rival makes
        [each] each gang makes
       *[self] make
    } { $n ->
        [one] { $n } free move
       *[other] up to { $n } free moves
    }
scarface-effect-gain-vehicle = { $who ->
        [rival] the rival moves
        [each] each gang moves
       *[self] move
    } { $n } { $n ->
        [one] vehicle
       *[other] vehicles
    } from the reserve { $to }
scarface-effect-lose-vehicle = { $n } { $n ->
        [one] vehicle
       *[other] vehicles
    } { $who ->
        [raided] of that gang
        [rival] of the rival
        [each] of each gang
       *[self] of yours
    } { $n ->
        [one] returns
       *[other] return
    } to the reserve
scarface-effect-police = { $who ->
        [rival] the rival moves
        [each] each gang moves
       *[self] move
    } { $n ->
        [one] { $n } police car
       *[other] up to { $n } police cars
    } to another district
scarface-effect-draw = { $who ->
        [rival] the rival draws
        [each] each gang draws
       *[self] draw
    } { $n } { $n ->
        [one] card
       *[other] cards
    }
scarface-effect-discard = { $who ->
        [rival] the rival discards
        [each] each gang discards
       *[self] discard
    } { $n } { $n ->
        [one] card
       *[other] cards
    } from hand
scarface-effect-retire = { $who ->
        [rival] the rival removes
        [each] each gang removes
       *[self] remove
    } { $n ->
        [one] { $n } card
       *[other] up to { $n } cards
    } in hand or discard pile from the game
scarface-effect-gain-business = { $who ->
        [rival] the rival adds
        [each] each gang adds
       *[self] add
    } { $n } { $n ->
        [one] business marker
       *[other] business markers
    } to a neighbourhood { $who ->
        [self] of yours
       *[other] of its own
    }
scarface-effect-lose-business = { $who ->
        [rival] the rival loses
        [each] each gang loses
       *[self] lose
    } { $n } { $n ->
        [one] business marker
       *[other] business markers
    }
scarface-effect-uncontrol = { $who ->
        [rival] the rival loses
        [each] each gang loses
       *[self] lose
    } control of { $n } { $n ->
        [one] neighbourhood
       *[other] neighbourhoods
    }
scarface-effect-upgrade = { $who ->
        [rival] the rival upgrades
        [each] each gang upgrades
       *[self] upgrade
    } { $n } { $n ->
        [one] characteristic
       *[other] characteristics
    }, paying only the money
scarface-effect-downgrade = { $who ->
        [rival] the rival loses
        [each] each gang loses
       *[self] lose
    } { $n } { $n ->
        [one] upgrade
       *[other] upgrades
    }
scarface-effect-job = { $who ->
        [rival] the rival takes
        [each] each gang takes
       *[self] take
    } { $n } { $n ->
        [one] job
       *[other] jobs
    } from the deck
scarface-effect-dealer = { $who ->
        [rival] the rival takes
        [each] each gang takes
       *[self] take
    } { $n } { $n ->
        [one] dealer
       *[other] dealers
    } from the deck
scarface-effect-sell = { $who ->
        [rival] the rival sells
        [each] each gang sells
       *[self] sell
    } for free in { $n ->
        [one] { $n } neighbourhood
       *[other] up to { $n } neighbourhoods
    }
scarface-effect-fence = { $who ->
        [rival] the rival sells
        [each] each gang sells
       *[self] sell
    } { $n ->
        [one] { $n } good
       *[other] up to { $n } goods
    } to the authorities for free
scarface-effect-token = the Henchman’s token moves on by { $n } { $n ->
        [one] district
       *[other] districts
    }
scarface-effect-ring = { $who ->
        [rival] the rival takes
        [each] each gang takes
       *[self] take
    } the family ring
scarface-effect-per = { $effect } for each { $each }
scarface-effect-per-at-most = { $effect } for each { $each }, at most { $most }
scarface-effect-per-at-most-money = { $effect } for each { $each }, at most ${ $most }
scarface-effect-per-neighbourhood = neighbourhood of yours
scarface-effect-per-business = business marker of yours
scarface-effect-per-speakeasy = speakeasy of yours
scarface-effect-per-brothel = brothel of yours
scarface-effect-per-casino = casino of yours
scarface-effect-per-night = neighbourhood of yours on its night side
scarface-effect-per-dealer = dealer of yours
scarface-effect-per-job = job you have done
scarface-effect-per-upgrade = upgrade of yours
scarface-effect-per-vehicle = vehicle of yours in the districts
scarface-effect-per-thug-street = thug of yours in the districts
scarface-effect-per-thug-prison = thug of yours in prison
scarface-effect-per-rival-neighbourhood = neighbourhood of the rival
scarface-effect-per-news = active news card
scarface-effect-if = if { $condition }: { $effect }
scarface-effect-if-plan-ge = your plan has at least { $n } { $n ->
        [one] card
       *[other] cards
    }
scarface-effect-if-plan-le = your plan has at most { $n } { $n ->
        [one] card
       *[other] cards
    }
scarface-effect-if-crime-ge = your crime is { $n } or more
scarface-effect-if-crime-le = your crime is { $n } or less
scarface-effect-if-controls-ge = you control at least { $n } { $n ->
        [one] neighbourhood
       *[other] neighbourhoods
    }
scarface-effect-if-controls-le = you control at most { $n } { $n ->
        [one] neighbourhood
       *[other] neighbourhoods
    }
scarface-effect-if-jobs-ge = you have done at least { $n } { $n ->
        [one] job
       *[other] jobs
    }
scarface-effect-if-money-ge = you have at least ${ $n }
scarface-effect-if-money-le = you have at most ${ $n }
scarface-effect-if-upgrades-ge = you have at least { $n } { $n ->
        [one] upgrade
       *[other] upgrades
    }
scarface-effect-if-vehicles-ge = you have at least { $n } { $n ->
        [one] vehicle
       *[other] vehicles
    } in the districts
scarface-effect-if-night-ge = you control at least { $n } { $n ->
        [one] neighbourhood
       *[other] neighbourhoods
    } on the night side
scarface-effect-if-has-ring = you hold the family ring
scarface-effect-if-no-ring = you do not hold the family ring
scarface-effect-if-behind = you control fewer neighbourhoods than the rival
scarface-effect-if-lower-crime = your crime is below the rival’s
scarface-effect-may = if you like, { $effect }
scarface-effect-may-pay = you may pay { $cost }: { $effect }
scarface-effect-pay = pay { $cost }: { $effect }
scarface-effect-at-here = { $effect } (only in the Henchman’s district)
scarface-effect-at-districts = { $effect } (only in the districts)
scarface-effect-at-prison = { $effect } (only in prison)
scarface-effect-to-any = to any district
scarface-effect-to-own = to a district with an own neighbourhood
scarface-effect-to-here = to the Henchman’s district
scarface-effect-to-next-own = to the next district with an own neighbourhood
scarface-effect-to-next-rival = to the next district with a neighbourhood of the rival
scarface-effect-to-next-neutral = to the next district with a neutral neighbourhood
scarface-effect-order = “{ $order }”
scarface-effect-order-with = “{ $order }” ({ $details })
scarface-effect-detail-thugs = { $n } { $n ->
        [one] thug
       *[other] thugs
    }
scarface-effect-detail-moves = { $n } { $n ->
        [one] move
       *[other] moves
    }
scarface-effect-detail-goods = at most { $n } { $n ->
        [one] good
       *[other] goods
    }
scarface-effect-detail-bonus = power +{ $n }
scarface-effect-detail-discount = { $n } { $n ->
        [one] point
       *[other] points
    } cheaper
scarface-effect-detail-nothug = no thug needed
scarface-effect-choose = choose { $n ->
        [one] once
       *[other] { $n } times
    }: { $options }
scarface-effect-choose-boss = choose as often as the boss’s row allows: { $options }
scarface-effect-option = { $number }) { $parts }
scarface-effect-cost-muscle = { $n } muscle
scarface-effect-cost-influence = { $n } influence
scarface-effect-cost-any = { $n } { $n ->
        [one] point
       *[other] points
    } of any kind
scarface-effect-cost-money = ${ $n }
scarface-effect-cost-alcohol = { $n } alcohol
scarface-effect-cost-guns = { $n } { $n ->
        [one] gun
       *[other] guns
    }
scarface-effect-cost-either = { $n } { $n ->
        [one] good
       *[other] goods
    } of any kind
scarface-effect-passive-sale = every sale brings ${ $n } { $sign ->
        [more] more
       *[less] less
    }
scarface-effect-passive-sale-alcohol = every sale that needs alcohol brings ${ $n } { $sign ->
        [more] more
       *[less] less
    }
scarface-effect-passive-sale-guns = every sale that needs guns brings ${ $n } { $sign ->
        [more] more
       *[less] less
    }
scarface-effect-passive-fence-alcohol = the authorities pay ${ $n } { $sign ->
        [more] more
       *[less] less
    } for alcohol
scarface-effect-passive-fence-guns = the authorities pay ${ $n } { $sign ->
        [more] more
       *[less] less
    } for a gun
scarface-effect-passive-hire-cost = hiring an associate costs { $n } { $n ->
        [one] point
       *[other] points
    } { $sign ->
        [more] more
       *[less] less
    }
scarface-effect-passive-business-cost = each business marker costs { $n } influence { $sign ->
        [more] more
       *[less] less
    }
scarface-effect-passive-defence = the defence of your neighbourhoods is { $sign ->
        [more] higher
       *[less] lower
    } by { $n }
scarface-effect-passive-takeover-defence = the defence of all neighbourhoods is { $sign ->
        [more] higher
       *[less] lower
    } by { $n }
scarface-effect-passive-supply = getting goods from dealers brings { $n } { $n ->
        [one] good
       *[other] goods
    } { $sign ->
        [more] more
       *[less] less
    }
scarface-effect-passive-bribe = a bribe costs ${ $n } { $sign ->
        [more] more
       *[less] less
    }
scarface-effect-passive-income = your reorganization brings ${ $n } { $sign ->
        [more] more
       *[less] less
    }
scarface-effect-passive-plan-crime = a big plan raises crime by { $n } { $sign ->
        [more] more
       *[less] less
    }
scarface-effect-tile-day = Day: needs { $needs }; profit ${ $profit }; defence { $defence }; room for { $storage } goods.
scarface-effect-tile-night = Night: needs { $needs }; profit ${ $profit }; defence { $defence }; room for { $storage } goods.
scarface-effect-dealer-card = Brings { $goods } { $muscle ->
        [0] for free
       *[other] for { $muscle } muscle
    }; holds { $storage } { $storage ->
        [one] good
       *[other] goods
    }; room for { $spaces } { $spaces ->
        [one] thug
       *[other] thugs
    }.
scarface-effect-points = Type: { $type }. In a plan it brings { $points }.
scarface-effect-hire = { $stars } { $stars ->
        [one] star
       *[other] stars
    }. Hiring costs { $cost }.
scarface-effect-skill = Skill: { $effects }.
scarface-effect-combo = Combo, if another card of the plan is { $type }: { $effects }.
scarface-effect-job-cost = Costs { $cost }.
scarface-effect-job-need = Only if { $conditions }.
scarface-effect-job-effects = Once done: { $effects }.
scarface-effect-job-passive = From then on: { $effects }.
scarface-effect-raid = The raided gang: { $effects }.
scarface-effect-raid-hard = If its crime is { $n } or more, also: { $effects }.
scarface-effect-news-now = At once: { $effects }.
scarface-effect-news-passive = While it is the newest, for all gangs: { $effects }.
scarface-effect-nothing = No effect.
scarface-effect-action = Power { $power }, movement { $move }.
scarface-effect-row = Row { $number }: { $effects }.
scarface-effect-row-bonus = Row { $number }, power +{ $bonus }: { $effects }.
scarface-effect-characteristic = { $what }: { $values }.
scarface-effect-level = Level { $level } costs { $cost }.
scarface-effect-solo-level = The Henchman needs power { $power } and ${ $money } for level { $level }.
scarface-effect-solo-level-reach = The Henchman needs power { $power } and ${ $money } for level { $level }; reaching it: { $effects }.
scarface-effect-and = { $one }; { $other }

scarface-ask-deal-token = Which token lies on this district?
scarface-ask-deal-tile = Which neighbourhood tile comes?
scarface-ask-deal-marker = Which business marker is drawn?
scarface-ask-deal-district = In which district does the Henchman start?
scarface-ask-deal-raid = Which raid is turned up?
scarface-ask-deal-job = Which job is drawn?
scarface-ask-deal-dealer = Which dealer is drawn?
scarface-ask-deal-associate = Which associate is turned up?
scarface-ask-deal-news = Which news card is turned up?
scarface-ask-deal-action = Which action card does the Henchman turn up?
scarface-ask-deal-card = Which card is drawn?
scarface-ask-setup-gang = { $seat }: which gang is yours?
scarface-ask-setup-rival = { $seat }: which gang does the Henchman serve?
scarface-ask-setup-district = { $seat }: in which district without police do you start?
scarface-ask-setup-vehicle = { $seat }: a car or a truck to start with?
scarface-ask-setup-job = { $seat }: which job do you keep? The other goes to the Henchman.
scarface-ask-setup-good = { $seat }: which good lies on this dealer?
scarface-ask-turn-kind = { $seat }: play cards, or reorganize?
scarface-ask-plan-card = { $seat }: which card joins the plan?
scarface-ask-act = { $seat }: what next: an order, a skill, a combo, a job, or the end of the turn?
scarface-ask-pay-any = { $seat }: how much of the cost do you pay with muscle?
scarface-ask-hire-card = { $seat }: which associate do you hire?
scarface-ask-deck-top = { $seat }: where does the new card go?
scarface-ask-keep-job = { $seat }: which job do you keep?
scarface-ask-keep-dealer = { $seat }: which dealer do you keep?
scarface-ask-sell-tile = { $seat }: in which neighbourhood do you sell?
scarface-ask-truck-good = { $seat }: which good does the truck save?
scarface-ask-recruit-step = { $seat }: from where does a thug take a step?
scarface-ask-fence-good = { $seat }: which good do you sell to the authorities?
scarface-ask-business-tile = { $seat }: in which neighbourhood do you set up a business?
scarface-ask-business-type = { $seat }: which business do you set up?
scarface-ask-target-tile = { $seat }: which neighbourhood does the rival lose?
scarface-ask-crime-steps = { $seat }: by how many steps does your crime fall?
scarface-ask-free-count = { $seat }: how many thugs do you free?
scarface-ask-send-to = { $seat }: to which district do you send a thug?
scarface-ask-move-piece = { $seat }: what moves?
scarface-ask-move-riders = { $seat }: how many thugs ride along?
scarface-ask-move-to = { $seat }: to which district?
scarface-ask-place-vehicle = { $seat }: which vehicle from the reserve goes where?
scarface-ask-takeover-tile = { $seat }: which neighbourhood do you take over?
scarface-ask-upgrade-what = { $seat }: which characteristic do you upgrade?
scarface-ask-goods-dealer = { $seat }: which dealer delivers?
scarface-ask-goods-kind = { $seat }: which kind of goods?
scarface-ask-store-good = { $seat }: where is this good stored?
scarface-ask-lose-thug = { $seat }: which thug do you lose?
scarface-ask-lose-good = { $seat }: which good do you give up?
scarface-ask-lose-marker = { $seat }: which business do you lose?
scarface-ask-lose-tile = { $seat }: which neighbourhood do you lose?
scarface-ask-lose-vehicle = { $seat }: which vehicle do you lose?
scarface-ask-lose-level = { $seat }: which characteristic loses a level?
scarface-ask-discard-card = { $seat }: which card do you discard?
scarface-ask-retire-card = { $seat }: which card leaves the game?
scarface-ask-right-hand = { $seat }: which right-hand card do you take?
scarface-ask-police-from = { $seat }: which police car moves?
scarface-ask-police-to = { $seat }: where does the police car go?
scarface-ask-choose-option = { $seat }: which option of the card do you use?
scarface-ask-may-pay = { $seat }: pay for the extra effect of the card?
scarface-ask-hench-choice = { $seat }: what is it for the Henchman?
scarface-ask-deal-seat = Who plays next among the bosses?
scarface-ask-choose-victim = { $seat }: which gang does it fall on?
scarface-do-deal-token = token { $n }
scarface-do-deal-tile = { $tile } comes
scarface-do-deal-marker = draw a marker: { $business }
scarface-do-deal-district = the Henchman starts here: { $district }
scarface-do-deal-raid = raid: { $raid }
scarface-do-deal-job = job: { $job }
scarface-do-deal-dealer = dealer: { $dealer }
scarface-do-deal-associate = associate: { $card }
scarface-do-deal-news = news: { $news }
scarface-do-deal-action = action card { $action }
scarface-do-deal-card = card: { $card }
scarface-do-setup-gang = play { $gang }
scarface-do-setup-rival = the Henchman’s gang: { $gang }
scarface-do-setup-district = start in { $district }
scarface-do-setup-vehicle = start with a vehicle: { $vehicle }
scarface-do-setup-job = keep the job: { $job }
scarface-do-setup-good = put on the dealer: { $good }
scarface-do-turn-kind-action = action turn: lay a plan and act
scarface-do-turn-kind-reorganize = reorganization: sell, take income, recruit, shuffle
scarface-do-plan-card-ready = the plan is ready
scarface-do-plan-card = add to the plan: { $card }
scarface-do-act-end = end the turn
scarface-do-act-order = order: { $order }
scarface-do-act-skill = use the skill: { $card }
scarface-do-act-combo = use the combo: { $card }
scarface-do-act-job = do the job: { $job }
scarface-do-pay-any = pay { $n } with muscle, the rest with influence
scarface-do-hire-card = hire from the market: { $slot }
scarface-do-deck-top-discard = onto the discard pile
scarface-do-deck-top-top = pay, and onto the top of the deck
scarface-do-keep-job = keep the job: { $job }
scarface-do-keep-dealer = keep the dealer: { $dealer }
scarface-do-sell-tile-stop = no more sales
scarface-do-sell-tile = sell in { $tile }
scarface-do-truck-good = the truck saves: { $good }
scarface-do-recruit-step-stop = no more recruiting
scarface-do-recruit-step = a thug leaves: { $place }
scarface-do-fence-good-stop = sell no more to the authorities
scarface-do-fence-good = sell to the authorities: { $good } from { $place }
scarface-do-business-tile-stop = no more business
scarface-do-business-tile = a business in { $tile }
scarface-do-business-type = set up: { $business }
scarface-do-target-tile = remove the rival’s marker from { $tile }
scarface-do-crime-steps = lower crime by { $n } { $n ->
        [one] step
       *[other] steps
    }
scarface-do-free-count = free { $n } { $n ->
        [one] thug
       *[other] thugs
    }
scarface-do-send-to-stop = send no more
scarface-do-send-to = send a thug: { $district }
scarface-do-move-piece-stop = move no more
scarface-do-move-piece-thug = move a thug from { $district }
scarface-do-move-piece-car = move a car from { $district }
scarface-do-move-piece-truck = move a truck from { $district }
scarface-do-move-piece-reserve = buy a vehicle from the reserve: { $vehicle }
scarface-do-move-riders = { $n } { $n ->
        [one] thug rides
       *[other] thugs ride
    } along
scarface-do-move-to = to { $district }
scarface-do-place-vehicle = place in { $district }: { $vehicle }
scarface-do-takeover-tile = take over { $tile }
scarface-do-upgrade-what = upgrade: { $what }
scarface-do-goods-dealer-stop = no more deliveries
scarface-do-goods-dealer = { $place } delivers
scarface-do-goods-kind = take: { $good }
scarface-do-store-good = store here: { $place }
scarface-do-store-good-supply = back to the supply
scarface-do-lose-thug = lose a thug here: { $place }
scarface-do-lose-good = give up: { $good } from { $place }
scarface-do-lose-marker = lose in { $tile }: { $business }
scarface-do-lose-tile = lose { $tile }
scarface-do-lose-vehicle = lose in { $district }: { $vehicle }
scarface-do-lose-level = lower by one level: { $what }
scarface-do-discard-card = discard: { $card }
scarface-do-retire-card-stop = remove no card
scarface-do-retire-card-hand = remove from hand: { $card }
scarface-do-retire-card-discard = remove from the discard pile: { $card }
scarface-do-right-hand = take the right-hand card: { $card }
scarface-do-police-from-stop = leave the police where they are
scarface-do-police-from = move the police from { $district }
scarface-do-police-to = the police go to { $district }
scarface-do-choose-option = option { $n }
scarface-do-may-pay-no = do not pay
scarface-do-may-pay-yes = pay
scarface-do-hench-choice-type = the Henchman loses: { $business }
scarface-do-hench-choice-option = option { $n } for the Henchman
scarface-do-hench-choice-tile = for the Henchman: { $tile }
scarface-do-hench-choice-good = the Henchman keeps: { $good }
scarface-do-deal-seat = seat { $n }
scarface-do-choose-victim = on the gang: { $gang }
scarface-error-no-such-card = There is no such card, tile or dealer: { $card }.
scarface-error-pack-value = The pack has a wrong value: { $table } { $id }, field { $field }: { $found }.
scarface-error-pack-ids = The pack must have exactly our ids in “{ $table }”; these differ: { $ids }.
scarface-error-pack-effect = The pack has an effect that is not in the language: { $table } { $id }: { $found }.

scarface-why-already-yours = { $tile } is yours already.
scarface-why-combo-type = No other card of the plan has the type this combo needs: { $card }.
scarface-why-combo-used = This combo has been used this turn: { $card }.
scarface-why-crime-steps = Crime cannot fall by { $n }: there are too few points, or Ness is too near.
scarface-why-dealer-full = All thug spaces are taken: { $place }.
scarface-why-dealer-used = This dealer has delivered already: { $place }.
scarface-why-deck-empty = The deck is empty: { $order }.
scarface-why-done-enough = No more can be done here.
scarface-why-empty-plan = A plan needs at least one card.
scarface-why-plan-price = The next card of this plan costs ${ $n }, and you have less: { $card }.
scarface-why-empty-slot = Nobody waits there: { $slot }.
scarface-why-first-unit = What was begun must be done once before it can stop.
scarface-why-free-count = { $n } cannot be freed: too few points, or too few in prison.
scarface-why-gang-chosen = This gang has been chosen already: { $gang }.
scarface-why-hq-empty = There is no thug in HQ.
scarface-why-job-cost = The cost of this job cannot be paid: { $job }.
scarface-why-job-need = The conditions of this job are not met: { $job }.
scarface-why-job-not-open = This is not one of your open jobs: { $job }.
scarface-why-market-empty = The market is empty: { $order }.
scarface-why-no-bribe = Police stand there; the bribe of ${ $n } a piece cannot be paid.
scarface-why-no-control-marker = No control marker is left: { $order }.
scarface-why-no-victim = It would change nothing for this gang: { $gang }.
scarface-why-start-taken = Another gang starts in { $district }.
scarface-why-no-cube = No upgrade cube is left: { $order }.
scarface-why-no-good-there = There is none of it there ({ $place }): { $good }.
scarface-why-no-goods = There are no goods to sell: { $order }.
scarface-why-no-level = It is on its first level already: { $what }.
scarface-why-no-marker-there = There is no such business of yours in { $tile }: { $business }.
scarface-why-no-money = There is too little money.
scarface-why-no-own-district = A vehicle starts only where you control a neighbourhood: { $vehicle }.
scarface-why-no-piece-there = You have no such piece in { $district }.
scarface-why-no-points = There are too few points.
scarface-why-no-police-there = No police car stands there.
scarface-why-no-presence = You have no thug or vehicle in the district of { $tile }.
scarface-why-no-reserve-move = A free move does not bring a vehicle from the reserve: { $vehicle }.
scarface-why-no-rival-tile = The rival controls no neighbourhood: { $order }.
scarface-why-no-room = There is no room for it there.
scarface-why-no-slot = No neighbourhood of yours has room for a business: { $order }.
scarface-why-no-such-card = That card is not there.
scarface-why-no-such-dealer = You do not have so many dealers: { $place }.
scarface-why-no-thug-there = No thug can be lost there: { $place }.
scarface-why-no-vehicle-there = You have no such vehicle in { $district }: { $vehicle }.
scarface-why-nobody-there = Nobody is there: { $place }.
scarface-why-nobody-to-recruit = Slums and safehouses are empty: { $order }.
scarface-why-none-left = None of that kind is left in the supply.
scarface-why-not-adjacent = A thug walks only to a neighbouring district, not to { $district }.
scarface-why-not-drawn = That card was not drawn.
scarface-why-not-in-deck = That is not left to be drawn.
scarface-why-not-in-hand = This card is not in hand: { $card }.
scarface-why-not-in-plan = This card is not in the plan: { $card }.
scarface-why-not-offered = That cannot be chosen now.
scarface-why-not-on-board = { $tile } is not on the board.
scarface-why-not-rivals-tile = { $tile } does not belong to the rival.
scarface-why-not-supplied = There are too few goods for a sale in { $tile }.
scarface-why-not-there = The card does not allow this district: { $district }.
scarface-why-not-your-district = You control no neighbourhood there: { $district }.
scarface-why-not-your-tile = { $tile } is not yours.
scarface-why-nothing-supplied = None of your neighbourhoods has the goods for a sale: { $order }.
scarface-why-null = It would have no effect now: { $card }.
scarface-why-on-floor = Crime stands right in front of Ness already: { $order }.
scarface-why-option-null = Option { $n } would have no effect now.
scarface-why-order-cost = There are too few points, or too little money, for this order: { $order }.
scarface-why-order-points = { $order } needs { $n } { $stat ->
        [is_muscle] muscle
        [is_influence] influence
       *[is_any] points
    }; you have { $have }.
scarface-why-order-used = This order has been given this turn: { $order }.
scarface-why-other-kind = Another kind is due, not from { $place }: { $good }.
scarface-why-police-there = Police stand in { $district }.
scarface-why-prison-empty = You have no thug in prison: { $order }.
scarface-why-reserve-empty = None is left in the reserve: { $vehicle }.
scarface-why-riders = So many thugs cannot ride along: { $n }.
scarface-why-same-district = It stands in { $district } already.
scarface-why-six-dealers = You have six dealers; there is no room for more: { $order }.
scarface-why-skill-used = This skill has been used this turn: { $card }.
scarface-why-sold-already = There was a sale in { $tile } already.
scarface-why-split = The cost cannot be split that way: muscle { $n }.
scarface-why-three-jobs = Three jobs are open; there is no room for more: { $order }.
scarface-why-tile-full = All business slots are taken in { $tile }.
scarface-why-too-expensive = It costs { $n } { $n ->
        [one] point
       *[other] points
    }; there are too few.
scarface-why-top-level = It is on its last level already: { $what }.
scarface-why-truck = The truck cannot save that: { $good }.
scarface-error-same-gang = Both sides cannot play the same gang: { $gang }.
scarface-error-no-such-side = With so few humans there is no { $part }.
scarface-error-gang-twice = Two gangs are the same.
scarface-error-seats = Each seat must be named once.
scarface-error-plan-not-his-turn = Only the human whose turn it is has a plan.
scarface-error-scenario-tile = A tile is written as its name, its district and what is on it, like “loop central human speakeasy a2 g1”.
scarface-error-scenario-dealer = A dealer is written as his name and what he has, like “gun_supplier a1 g1 t1”; “?” is one of the Henchman that nobody has seen.
scarface-error-scenario-market = The market has six places: low1 low2 low3 lowtop high hightop.
scarface-error-better-cards-first = In the Henchman’s “deck_top” the A and B cards come first: they lie face down on the C cards.
scarface-error-tile-twice = { $tile } is placed twice.
scarface-error-two-controllers = { $tile } is controlled by both sides.
scarface-error-thugs = { $side }: { $found } thugs over all places, but a gang has exactly { $most }.
scarface-error-level = { $what }: level { $found }, but the levels go from 1 to { $most }.
scarface-error-cubes = { $side }: { $found } cubes on the levels, but a gang has { $most }.
scarface-error-control-markers = { $side }: { $found } tiles under control, but a gang has { $most } control markers.
scarface-error-vehicles = { $side }: { $found } × { $vehicle } in the city, but a gang has { $most }.
scarface-error-goods = { $good }: { $placed } on tiles and with dealers, { $supply } in the supply, but there are exactly { $most } in all.
scarface-error-goods-on-neutral = { $tile } is neutral, and goods lie only on controlled tiles; here are { $found }.
scarface-error-goods-on-tile = { $tile } has room for { $most } goods, here are { $found }.
scarface-error-goods-at-dealer = This dealer stores { $most } goods, here are { $found }.
scarface-error-thugs-at-dealer = This dealer has spaces for { $most } thugs, here are { $found }.
scarface-error-markers-on-tile = { $tile } has room for { $most } business markers, here are { $found }.
scarface-error-markers = { $business }: { $placed } on tiles, { $supply } in the supply, but there are exactly { $most } in all.
scarface-error-cards = { $card }: { $found } of it on the table, but in this game there must be { $most }.
scarface-error-pile = { $card } does not belong to pile { $pile }.
scarface-error-his-plan = The Henchman has a plan only in his own turn.
scarface-error-dealers-left = { $left } dealers in the deck and { $hidden } hidden with the Henchman, but { $most } are unseen.
scarface-error-open-jobs = { $found } jobs are open, but there is room for { $most }.
scarface-error-dealers = { $found } dealers, but there is room for { $most }.
scarface-error-tokens = The number tokens 1 to 7 lie one on each district.
scarface-error-no-news = No news card is active; the first lies there from the start.
scarface-error-ness = Ness stands on { $found }, but with these news cards he stands on { $most }.
scarface-error-crime = Crime is { $found }, but it goes from { $least } (Ness) to { $most }.
scarface-error-police = The three police cars stand in three different districts.
scarface-error-time = The time marker stands on { $found }, but it goes from { $least } to { $most }.
scarface-error-slots = { $district } has room for { $most } tiles, here are { $found }.
scarface-error-tiles = { $found } tiles lie in the city, but with these news cards there are { $most }.

scarface-event-turn = Round { $round }: { $you ->
    [yes] your turn
   *[no] { $side } to move
}.
scarface-event-gang = { $you ->
    [yes] You lead
   *[no] { $side } leads
} a gang: { $gang }.
scarface-event-number = Number { $number } lies on { $district }.
scarface-event-market = Now in the market: { $card } ({ $stars }★).
scarface-event-drawn-jobs = Jobs drawn: { $jobs }.
scarface-event-drawn-dealers = Dealers drawn: { $dealers }.
scarface-event-tile = { $tile } is laid in { $district }.
scarface-event-marker = A business opens in { $tile }: { $business }.
scarface-event-control = { $you ->
    [yes] You start
   *[no] { $side } starts
} with a neighbourhood: { $tile }.
scarface-event-start-job = { $you ->
    [yes] You keep
   *[no] { $side } keeps
} the job { $job }; the Henchman gets { $other }.
scarface-event-start-job-under = { $you ->
    [yes] You keep
   *[no] { $side } keeps
} the job { $job }; { $other } goes under the deck.
scarface-event-order-of-turns = { $you ->
    [yes] You are
   *[no] { $side } is
} the next in turn order.
scarface-event-token = The Henchman’s token lies in { $district }, number { $number }.
scarface-event-plan-card = { $you ->
    [yes] You plan
   *[no] { $side } plans
} { $n ->
    [0] with { $card }.
   *[other] with { $card }, for ${ $n }.
}
scarface-event-plan = The plan of { $n } { $n ->
        [one] card
       *[other] cards
    } brings muscle { $muscle }, influence { $influence }, wild points { $wild }.
scarface-event-order = { $you ->
    [yes] You give
   *[no] { $side } gives
} an order: { $order }.
scarface-event-skill = { $you ->
    [yes] You use
   *[no] { $side } uses
} a skill: { $card }.
scarface-event-combo = { $you ->
    [yes] You use
   *[no] { $side } uses
} a combo: { $card }.
scarface-event-job = { $you ->
    [yes] You do
   *[no] { $side } does
} a job: { $job }.
scarface-event-reorganize = { $you ->
    [yes] You reorganize
   *[no] { $side } reorganizes
}.
scarface-event-draw = { $you ->
    [yes] You draw
   *[no] { $side } draws
} { $n } { $n ->
        [one] card
       *[other] cards
    }: { $cards }.
scarface-event-draw-unseen = { $you ->
    [yes] You draw
   *[no] { $side } draws
} { $n } { $n ->
        [one] card
       *[other] cards
    }.
scarface-event-draw-seen = The cards: { $cards }.
scarface-event-points = { $you ->
    [yes] You gain
   *[no] { $side } gains
} { $n }: { $what }.
scarface-event-earn = { $you ->
    [yes] You take
   *[no] { $side } takes
} ${ $n }.
scarface-event-pay = { $you ->
    [yes] You pay
   *[no] { $side } pays
} ${ $n }.
scarface-event-steal = { $you ->
    [yes] You steal
   *[no] { $side } steals
} ${ $n }. Victim: { $victim }.
scarface-event-bribe = { $you ->
    [yes] You pay
   *[no] { $side } pays
} the police a bribe of ${ $n }: { $district }.
scarface-event-crime = { $you ->
    [yes] You
   *[no] { $side }
}: crime is now { $crime }.
scarface-event-thugs = { $you ->
    [yes] You
   *[no] { $side }
}: { $n } { $n ->
        [one] thug
       *[other] thugs
    }, { $from } → { $to }.
scarface-event-send = { $you ->
    [yes] You send
   *[no] { $side } sends
} { $n } { $n ->
        [one] thug
       *[other] thugs
    }: { $district }.
scarface-event-move = { $you ->
    [yes] You move
   *[no] { $side } moves
} ({ $what }): { $from } → { $to }{ $n ->
        [0] { "" }
        [one] , with { $n } thug
       *[other] , with { $n } thugs
    }.
scarface-event-place-vehicle = { $you ->
    [yes] You bring
   *[no] { $side } brings
} a vehicle to { $district }: { $vehicle }.
scarface-event-lose-vehicle = { $you ->
    [yes] You lose
   *[no] { $side } loses
} a vehicle in { $district }: { $vehicle }.
scarface-event-harm = { $you ->
    [yes] You lose
   *[no] { $side } loses
} a thug: { $place } → { $to }.
scarface-event-return = { $you ->
    [yes] You
   *[no] { $side }
}: { $n } { $n ->
        [one] thug returns
       *[other] thugs return
    } to HQ.
scarface-event-takeover = { $you ->
    [yes] You take
   *[no] { $side } takes
} over { $tile } in { $district } (before: { $former }).
scarface-event-uncontrol = { $you ->
    [yes] You lose
   *[no] { $side } loses
} control of { $tile }.
scarface-event-no-room = No room is left in { $tile }; back to the supply: { $good }.
scarface-event-upgrade = { $you ->
    [yes] You upgrade
   *[no] { $side } upgrades
} to level { $level }: { $what }. The boss marker is on cell { $cell }.
scarface-event-downgrade = { $you ->
    [yes] You fall
   *[no] { $side } falls
} to level { $level }: { $what }. The boss marker is on cell { $cell }.
scarface-event-ring = { $you ->
    [yes] You take
   *[no] { $side } takes
} the family ring.
scarface-event-time = The time marker moves to cell { $n }.
scarface-event-sale = { $you ->
    [yes] You sell
   *[no] { $side } sells
} in { $tile } for ${ $n } (alcohol { $alcohol }, guns { $guns }).
scarface-event-fence = { $you ->
    [yes] You sell
   *[no] { $side } sells
} to the authorities for ${ $n }: { $good } ({ $place }).
scarface-event-activate = { $you ->
    [yes] You get
   *[no] { $side } gets
} goods: { $dealer } ({ $place }).
scarface-event-store = { $you ->
    [yes] You store
   *[no] { $side } stores
}: { $good } → { $place }.
scarface-event-lose-good = { $you ->
    [yes] You give
   *[no] { $side } gives
} up: { $good } ({ $place }).
scarface-event-lose-marker = { $you ->
    [yes] You lose
   *[no] { $side } loses
} a business in { $tile }: { $business }.
scarface-event-discard = { $you ->
    [yes] You discard
   *[no] { $side } discards
} { $card }.
scarface-event-retire = { $you ->
    [yes] You remove
   *[no] { $side } removes
} from the game: { $card }.
scarface-event-hire = { $you ->
    [yes] You hire
   *[no] { $side } hires
} { $card } ({ $stars } { $stars ->
        [one] star
       *[other] stars
    }).
scarface-event-gain-card = { $card } goes { $to ->
        [deck] on top of the deck
       *[discard] on the discard pile
    }.
scarface-event-get-job = { $you ->
    [yes] You get
   *[no] { $side } gets
} a job: { $job }.
scarface-event-get-dealer = { $you ->
    [yes] You hire
   *[no] { $side } hires
} a dealer: { $dealer }.
scarface-event-police = The police move: { $from } → { $to }.
scarface-event-raid = { $hard ->
        [yes] Hard raid
       *[no] Raid
    }: { $raid }. It hits: { $you ->
        [yes] you
       *[no] { $side }
    }.
scarface-event-extra = Extra, extra! The newspaper comes out.
scarface-event-ness = Eliot Ness moves to { $n }.
scarface-event-news = News: { $news }.
scarface-event-news-over = There is no more news: the last round is over.
scarface-event-score = { $you ->
    [yes] You
   *[no] { $side }
}: ${ $money } and { $stars } { $stars ->
        [one] star
       *[other] stars
    }, ${ $total } in all.
scarface-event-winner = { $you ->
    [yes] You win
   *[no] { $side } wins
}.
scarface-event-henchman-dealer = The Henchman puts a thug on dealer { $n }.
scarface-event-henchman-card = The Henchman puts a card of pile { $pile } face down on his deck.
scarface-event-henchman-card-open = The Henchman puts { $card } of pile { $pile } on his discard pile.
scarface-event-henchman-new-dealer = The Henchman takes a dealer face down, his number { $n }.
scarface-event-henchman-store = The Henchman stores: { $good } → { $place }.
scarface-henchman-plan = The Henchman’s plan: { $cards }. He moves by { $n }, from { $from } to { $to }, into { $district }, and may do { $cubes } { $cubes ->
        [one] action
       *[other] actions
    }.
scarface-henchman-consider = Row { $row }, card { $card }: { $what }. Power { $power } (board { $own } + plan { $plan } + bonus { $bonus }).
scarface-henchman-do = He does it: a cube on row { $row } of { $card }. Cubes left: { $left }.
scarface-henchman-choice = He chooses among { $n }: { $chosen }, by { $by ->
        [profit] the profit
        [missing] the missing goods
        [token] the number of the district
        [you] your choice
        [stars] the stars
        [slot] the place in the market
        [defence] the defence
       *[other] its owner: yours first
    }.
scarface-henchman-tie = By his rules { $n } neighbourhoods are equal. You choose { $why ->
        [sale] where he sells first
        [storing] which he fills first
        [goods] which one gives a good
        [business] where the business goes
        [marker] which one loses a business marker
        [control] which one he gives up
        [remove] which of yours loses its control marker
       *[takeover] which one he takes over
    }.
scarface-henchman-saves = His vehicle saves him one good in { $tile }. You choose which.
scarface-henchman-reorganize = The Henchman’s deck is empty: he reorganizes.
scarface-henchman-theft = His { $jobs } { $jobs ->
        [one] job
       *[other] jobs
    } and { $news } { $news ->
        [one] active news card
       *[other] active news cards
    } let him steal ${ $n }.
scarface-henchman-reward = His boss reaches cell { $cell }: reward { $cards }.
scarface-henchman-no-card = No card is left in that pile: no reward, no payment.
scarface-henchman-downgrade = He loses a level: { $what }.
scarface-henchman-no-thug = Skipped: no thug in his HQ.
scarface-henchman-hq-empty = Skipped: his HQ is empty.
scarface-henchman-no-associate = Skipped: no associate is within his power.
scarface-henchman-no-job = Skipped: the job deck is empty.
scarface-henchman-no-dealer-card = Skipped: the dealer deck is empty.
scarface-henchman-not-supplied = Skipped: none of his neighbourhoods has the goods for a sale.
scarface-henchman-no-recruits = Skipped: nobody is left to recruit.
scarface-henchman-no-goods = Skipped: he has no goods.
scarface-henchman-no-business = Skipped: there is no business he can set up.
scarface-henchman-no-control = Skipped: no control marker is within his power.
scarface-henchman-on-floor = Skipped: his crime cannot fall further.
scarface-henchman-nobody-in-prison = Skipped: none of his thugs is in prison.
scarface-henchman-nothing-moves = Skipped: nothing can move there.
scarface-henchman-no-marker = Skipped: he has no control marker left.
scarface-henchman-too-strong = Skipped: no neighbourhood here is weak enough.
scarface-henchman-no-upgrade = Skipped: no upgrade is within his power and money.
scarface-henchman-no-district = Skipped: there is no such district.
scarface-henchman-no-dealer = Skipped: no dealer of his is free.
scarface-henchman-no-room = Skipped: the goods would only go back to the supply.
scarface-henchman-no-victim = Skipped: no thug of yours can be hit.
scarface-henchman-human-broke = Skipped: you have no money.
scarface-henchman-null = Skipped: it would change nothing.

scarface-board-round = Round { $round }
scarface-board-phase-setup = set-up
scarface-board-phase-henchman = the Henchman’s turn
scarface-board-phase-human = the boss’s turn
scarface-board-phase-raid = a raid
scarface-board-phase-extra = extra, extra!
scarface-board-phase-over = the game is over
scarface-board-closing = last turn
scarface-board-hard = hard level
scarface-board-crime = Crime
scarface-board-ness = Ness
scarface-board-raid-from = raid
scarface-board-time = Time
scarface-board-news = News ({ $active } active, { $left } to come): { $news }
scarface-board-raid = Raid: { $raid }
scarface-board-city = The city
scarface-board-market = Market of associates
scarface-board-henchman = The Henchman
scarface-board-legend = ● the boss  ■ the Henchman  · nobody  ☞ his token  ♜ police  ♟ thug  ◉ car  ▣ truck  ☼ day  ☾ night  A alcohol  G gun  S speakeasy  B brothel  C casino
scarface-board-letter-alcohol = A
scarface-board-letter-gun = G
scarface-board-letter-speakeasy = S
scarface-board-letter-brothel = B
scarface-board-letter-casino = C
scarface-board-district = District
scarface-board-neighbourhood = Neighbourhood
scarface-board-profit = profit
scarface-board-defence = def.
scarface-board-needs = needs
scarface-board-holds = holds
scarface-board-business = markers
scarface-board-supply = Supply: alcohol { $alcohol }, guns { $guns }, speakeasies { $speakeasy }, brothels { $brothel }, casinos { $casino }, tiles { $tiles }
scarface-board-decks = Decks: jobs { $jobs }, dealers { $dealers }, raids { $raids }, associates { $low } + { $high }
scarface-board-empty = empty
scarface-board-no-gang = no gang yet
scarface-board-money = ${ $n }
scarface-board-crime-now = crime { $n }
scarface-board-ring = family ring
scarface-board-stars = { $n } { $n ->
        [one] star
       *[other] stars
    }
scarface-board-total = ${ $n } with stars
scarface-board-boss = boss on cell { $cell }, row { $row }
scarface-board-thugs = Thugs
scarface-board-reserve = Reserve: cars { $cars }, trucks { $trucks }, control markers { $markers }
scarface-board-levels = Board
scarface-board-dealers = Dealers
scarface-board-open-jobs = Open jobs
scarface-board-jobs = Jobs done ({ $n })
scarface-board-offer = On offer
scarface-board-hand = Hand
scarface-board-other-cards = Hand { $hand }, deck { $deck }, discard { $discard }
scarface-board-plan = Plan
scarface-board-plan-price = Next card: ${ $n }
scarface-board-pool = Points: muscle { $muscle }, influence { $influence }, wild { $wild }
scarface-board-orders-used = Orders given
scarface-board-piles = Deck { $deck }, discard pile { $discard }
scarface-board-right-hand = Right-hand cards left
scarface-board-in-deck = In the deck
scarface-board-in-discard = In the discard pile
scarface-board-raids-seen = Raids seen
scarface-board-action-piles = Deck { $deck }, discard pile { $discard }, piles A { $a } and B { $b }
scarface-board-henchman-jobs = { $n } { $n ->
        [one] job
       *[other] jobs
    }
scarface-board-action-card = { $card }  power { $power }, move { $move }
scarface-board-power = Power of the plan: { $own } + { $plan }, and the row’s bonus
scarface-board-face-down = face down
scarface-board-result = Final result
scarface-board-to-decide = { $who } decides
scarface-board-label = { $label }:

scarface-why-step = { $kind ->
        [setup_gang] The question now is: which gang is yours?
        [setup_rival] The question now is: which gang does the Henchman serve?
        [setup_district] The question now is: in which district without police do you start?
        [setup_vehicle] The question now is: a car or a truck to start with?
        [setup_job] The question now is: which job do you keep? The other goes to the Henchman.
        [setup_good] The question now is: which good lies on this dealer?
        [turn_kind] The question now is: play cards, or reorganize?
        [plan_card] The question now is: which card joins the plan? Each after the first costs more, the more news lie open; more than two raise your crime.
        [act] The question now is: what next: an order, a skill, a combo, a job, or the end of the turn?
        [pay_any] The question now is: how much of the cost do you pay with muscle?
        [hire_card] The question now is: which associate do you hire?
        [deck_top] The question now is: where does the new card go?
        [keep_job] The question now is: which job do you keep?
        [keep_dealer] The question now is: which dealer do you keep?
        [sell_tile] The question now is: in which neighbourhood do you sell?
        [truck_good] The question now is: which good does the truck save?
        [recruit_step] The question now is: from where does a thug take a step?
        [fence_good] The question now is: which good do you sell to the authorities?
        [business_tile] The question now is: in which neighbourhood do you set up a business?
        [business_type] The question now is: which business do you set up?
        [target_tile] The question now is: which neighbourhood does the rival lose?
        [crime_steps] The question now is: by how many steps does your crime fall?
        [free_count] The question now is: how many thugs do you free?
        [send_to] The question now is: to which district do you send a thug?
        [move_piece] The question now is: what moves?
        [move_riders] The question now is: how many thugs ride along?
        [move_to] The question now is: to which district?
        [place_vehicle] The question now is: which vehicle from the reserve goes where?
        [takeover_tile] The question now is: which neighbourhood do you take over?
        [upgrade_what] The question now is: which characteristic do you upgrade?
        [goods_dealer] The question now is: which dealer delivers?
        [goods_kind] The question now is: which kind of goods?
        [store_good] The question now is: where is this good stored?
        [lose_thug] The question now is: which thug do you lose?
        [lose_good] The question now is: which good do you give up?
        [lose_marker] The question now is: which business do you lose?
        [lose_tile] The question now is: which neighbourhood do you lose?
        [lose_vehicle] The question now is: which vehicle do you lose?
        [lose_level] The question now is: which characteristic loses a level?
        [discard_card] The question now is: which card do you discard?
        [retire_card] The question now is: which card leaves the game?
        [right_hand] The question now is: which right-hand card do you take?
        [police_from] The question now is: which police car moves?
        [police_to] The question now is: where does the police car go?
        [choose_option] The question now is: which option of the card do you use?
        [may_pay] The question now is: pay for the extra effect of the card?
        [hench_choice] The question now is: what is it for the Henchman?
       *[other] Something else is to be decided now.
    }
