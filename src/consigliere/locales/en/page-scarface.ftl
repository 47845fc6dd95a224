scarface-page-lake = Lake Michigan
scarface-page-masthead = The Chicago Evening News
scarface-page-news-count = { $active } out, { $left } to come
scarface-page-neutral = nobody
scarface-page-tile = { $name }: { $owner }, { $side ->
        [night] by night
       *[day] by day
    }. Profit ${ $profit }, defence { $defence }. Needs { $needs }; holds { $holds }. Business: { $markers }.
scarface-page-tile-now = Now: { $owner }, profit ${ $profit }, defence { $defence }.
scarface-page-his-token-here = The Henchman’s token lies here.
scarface-page-police-here = Police stand here.
scarface-page-pieces = { $who }: thugs { $thugs }, cars { $cars }, trucks { $trucks }.
scarface-page-piece = { $what } × { $n } ({ $who }), { $where }
scarface-page-neighbours = Neighbours: { $names }.
scarface-page-number = Number { $n }: the order in which the Henchman goes round the city
scarface-page-token = The Henchman’s token
scarface-page-token-about = Here he takes neighbourhoods over. In his turn he walks on by the movement of his plan, in the order of the numbers; 1 follows 7.
scarface-page-police = Police car
scarface-page-police-about = Nobody starts here; each piece of yours that enters pays a bribe; a take-over here raises crime by more. The Henchman pays nothing.
scarface-page-thug-about = A thug in the streets supports a take-over here and defends the neighbourhoods of its gang.
scarface-page-car-about = A car supports take-overs and defends, like a thug; it drives to any district and takes thugs along.
scarface-page-truck-about = A truck saves a good in each sale in its district; it drives to any district and takes a thug along.
scarface-page-his-vehicle-about = Each vehicle of the Henchman is car and truck at once.
scarface-page-business-about = { $kind ->
        [is_speakeasy] More profit by day
        [is_casino] More profit at night
       *[is_brothel] More defence
    }; pays its owner whenever he reorganizes. Two markers turn the tile to its night side.
scarface-page-goods = { $good }: { $n }
scarface-page-good-about = { $kind ->
        [is_alcohol] Alcohol
       *[is_gun] A gun
    } stays where it is stored until it is sold or lost.
scarface-page-ness = Eliot Ness stands on { $n }
scarface-page-ness-about = No crime marker ever stands below the cell after Ness. He moves on with each newspaper.
scarface-page-crime = Crime of { $who }: { $n }
scarface-page-crime-about = Who ends a turn on { $raid } or more is raided. When the newspaper comes out, the higher marker is raided.
scarface-page-time = Time: { $n } of { $last }
scarface-page-time-about = Each reorganization moves it on. On the last cell the newspaper comes out.
scarface-page-hand-empty = Your hand is empty.
scarface-page-pool-about = Points of this turn: muscle, influence, and wild ones that count as either. What is left at the end is lost.
scarface-page-plan-price-about = The first card of a plan is free. For every news card lying open the second costs $1, the third $3, the fourth $6, and so on. { $others ->
    [0] {""}
    [1] As another boss plays, one news card fewer counts from the third card on.{" "}
   *[other] As { $others } other bosses play, { $others } news cards fewer count.{" "}
}You pay as you lay them.
scarface-page-skill-of = Skill of { $card }
scarface-page-combo-of = Combo of { $card }
scarface-page-used = used
scarface-page-orders = Orders
scarface-page-skills = Skills
scarface-page-combos = Combos
scarface-page-needs-thug = A thug from HQ goes along and stays until you reorganize.
scarface-page-order-used = Given already this turn.
scarface-page-order-about = { $order ->
        [is_hire_associate] Take an associate from the market into your cards, and the family ring.
        [is_get_job] Draw jobs and keep one as an open job.
        [is_hire_dealer] Draw dealers and keep one.
        [is_sell_neighbourhood] Sell in neighbourhoods of yours that have the goods.
        [is_recruit] Thugs go a step from the slums to the safehouses, or on to HQ.
        [is_sell_authorities] Sell goods to the authorities.
        [is_set_up_business] Add business markers to your neighbourhoods.
        [is_remove_control] Take a control marker of the rival off the city.
        [is_reduce_crime] Lower your crime, step by step.
        [is_free_thugs] Thugs come from prison to HQ.
        [is_send_thugs] Send thugs from HQ to any district.
        [is_move] Move thugs and vehicles, or bring a vehicle from the reserve.
        [is_takeover] Take over a neighbourhood where you have a piece: muscle for its defence, less your thugs and cars there.
        [is_upgrade] Raise a characteristic of the gang by a level for points and money.
       *[is_get_goods] Dealers deliver goods, each for its muscle and a thug from HQ.
    }
scarface-page-flags = Control markers left: { $n }
scarface-page-flags-about = Each neighbourhood you take over needs one.
scarface-page-ring-about = Whoever hires an associate takes the ring. It pays at the start of its holder’s turn.
scarface-page-thugs-in = { $place }: { $n }.
scarface-page-place-about = { $place ->
        [is_slums] Killed thugs come here. Recruiting takes them to the safehouses.
        [is_safehouses] Wounded thugs come here. Recruiting takes them to HQ.
        [is_hq] Ready to be sent, to give orders and to work with dealers.
        [is_underworld] Busy with orders of the underworld until the gang reorganizes.
        [is_authorities] Busy at the authorities until the gang reorganizes.
       *[is_prison] Only “Free thugs” and some cards bring them back.
    }
scarface-page-reserve = { $what } in the reserve: { $n }
scarface-page-decks = Cards left in the decks: low { $low }, high { $high }.
scarface-page-for-hire = { $card } ({ $slot }), for { $cost }
scarface-page-no-jobs = No open job. The order “Get a job” brings one.
scarface-page-supply = In the supply: alcohol { $alcohol }, guns { $guns }. Decks: jobs { $jobs }, dealers { $dealers }.
scarface-page-spaces = Thugs here: { $n } of { $of }
scarface-page-level = { $what }: level { $level }, value { $value }
scarface-page-characteristic-about = { $what ->
        [is_power] Wild points in each action turn.
        [is_supply] More goods whenever dealers deliver.
        [is_trade] More profit in each of your neighbourhoods.
        [is_protection] More defence for your neighbourhoods.
        [is_recruitment] Free recruiting steps when you reorganize.
        [is_crew] Cards in hand.
       *[is_connections] Jobs or dealers drawn to choose from.
    }
scarface-page-boss-about = Every upgrade moves the boss one cell. A marked cell brings a right-hand card. In this row the boss’s own card is used { $times ->
        [one] { $times } time
       *[other] { $times } times
    }.
scarface-page-his-boss-about = In this row he plans { $plan ->
        [one] { $plan } card
       *[other] { $plan } cards
    } and does { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }. Marked cells bring him a card of that pile.
scarface-page-no-rival = The Henchman has no gang yet.
scarface-page-his-first-turn = The Henchman has not moved yet.
scarface-page-commentary = What the Henchman did
scarface-page-his-level = { $no }. { $what }: level { $level } of { $of }
scarface-page-his-dealer = Dealer { $n }: { $name }; goods { $goods }; thugs { $thugs }
scarface-page-his-dealer-about = All his dealers count the same, face up or face down.
scarface-page-favoured = Cheaper to upgrade
scarface-page-tabs = Parts of the table
scarface-page-tab-city = City
scarface-page-tab-hand = Hand
scarface-page-tab-henchman = Henchman
scarface-page-tab-rivals = Rivals
scarface-page-hand-hidden = { $n ->
    [one] { $n } hidden card
   *[other] { $n } hidden cards
}
scarface-page-turn-of = { $you ->
    [yes] your turn
   *[no] { $side } to move
}
scarface-page-decides = { $you ->
    [yes] you decide
   *[no] { $side } decides
}
scarface-page-rival-more = Upgrades, dealers, jobs
scarface-page-tab-market = Market
scarface-page-tab-trade = Jobs, dealers
scarface-page-tab-gang = Gang
scarface-page-district-title = { $name }, number { $n }
scarface-page-tracks = Crime, time and news
scarface-page-cards = Your cards
scarface-page-money = money
scarface-page-total = with stars
scarface-page-stars = { $n ->
    [one] star
   *[other] stars
}
scarface-page-plan-gives = This plan gives
scarface-page-plan-orders = { $n ->
    [0] pays for no order
    [one] pays for { $n } order
   *[other] pays for { $n } orders
}
scarface-page-plan-crime = crime { $from } → { $to }
scarface-page-plan-next = One more card: { $price ->
    [0] {""}
   *[other] ${ $price }
}{ $crime ->
    [0] {""}
   *[other] {" "}crime +{ $crime }
}
scarface-page-plan-pays = the plan pays for it
scarface-page-start-job = Counts as done from the start; its effects never apply.
scarface-page-time-of = { $n } of { $of }
scarface-page-quick = Then set up the rest for me (district, vehicle, jobs, goods, the Henchman’s gang)
scarface-page-walk = Show his turn again
scarface-page-walk-end = Back to the game

scarface-tale-turn = { $you ->
    [yes] You
   *[no] { $side }
}, round { $round }
scarface-tale-set-up = The city is laid out
scarface-tale-raid = { $hard ->
    [yes] Hard raid
   *[no] Raid
} on { $you ->
    [yes] you
   *[no] { $side }
}, { $raid }
scarface-tale-score = { $you ->
    [yes] you
   *[no] { $side }
} ${ $total }
scarface-tale-takeover = { $tile } taken over
scarface-tale-hire = { $card } hired
scarface-tale-job = job { $job } done
scarface-tale-upgrade = { $what } to level { $level }
scarface-tale-dealer = dealer { $dealer } hired
scarface-tale-reorganize = reorganized
scarface-tale-new-dealer = a dealer hired, face down
scarface-tale-new-job = new job { $job }
scarface-tale-business = { $business } in { $tile }
scarface-tale-send = { $n ->
    [one] { $n } thug
   *[other] { $n } thugs
} → { $district }
scarface-tale-goods = { $n ->
    [one] { $n } good
   *[other] { $n } goods
} stored
scarface-tale-plan = { $n ->
    [one] { $n } card
   *[other] { $n } cards
} played
scarface-tale-token = now in { $district }
scarface-tale-steal = ${ $n } stolen
scarface-tale-uncontrol = { $tile } lost
scarface-tale-harm = { $n ->
    [one] { $n } thug hit
   *[other] { $n } thugs hit
}
scarface-tale-money = { $sign ->
    [plus] +${ $n }
   *[minus] −{ "\u2060" }${ $n }
}
scarface-tale-crime = crime { $n }
scarface-page-decided = { $by ->
    [is_total] The money decides, stars included.
    [is_tiles] Equal money: more neighbourhoods win.
    [is_business] Equal money and neighbourhoods: more businesses win.
    [is_crime] Equal so far: less crime wins.
   *[is_human] Equal in everything: the boss wins.
}

scarface-page-icon = { $icon ->
    [ness] Eliot Ness
    [defence] defence
    [star] star
    [day] by day
    [night] by night
    [time] time
    [news] newspaper
    [card] card
    [boss] boss
    [streets] the streets
    [cube] action cube
    [done] done
    [skip] not done
    [deck] deck
   *[other] { $icon }
}
