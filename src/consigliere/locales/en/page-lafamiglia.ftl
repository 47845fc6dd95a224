lafamiglia-page-map = Map of Sicily
lafamiglia-page-panels = Parts of the table
lafamiglia-page-panel = { $what ->
    [map] Map
    [sheets] Sheets
    [families] Families
    [orders] Orders
   *[tiles] Tiles
}
lafamiglia-page-zoom-in = Closer
lafamiglia-page-zoom-out = Further away
lafamiglia-page-whole-map = The whole map
lafamiglia-page-follow = The map follows the action
lafamiglia-page-sketch = Sketch for your partner
lafamiglia-page-sketch-clear = Wipe my sketch
lafamiglia-page-sketch-how = Drag from one area to another, or pick both, for an arrow; pick one twice for a mark. Only your partner sees it.
lafamiglia-page-sketch-area = Sketch: { $area }

lafamiglia-page-empty = empty
lafamiglia-page-soldiers = { $side }: { $n ->
    [one] { $n } soldato
   *[other] { $n } soldati
}
lafamiglia-page-labs = { $n ->
    [one] { $n } lab
   *[other] { $n } labs
}
lafamiglia-page-cars = { $n ->
    [one] { $n } car
   *[other] { $n } cars
}
lafamiglia-page-boats = { $side }: { $n ->
    [one] { $n } boat
   *[other] { $n } boats
}
lafamiglia-page-boat = Boat of { $side }, { $sea }
lafamiglia-page-no-boats = no boats
lafamiglia-page-order-open = order { $token }
lafamiglia-page-order-hidden = face-down order of { $side }
lafamiglia-page-mandamento = Mandamento { $mandamento }
lafamiglia-page-controlled = Controlled by: { $who }.
lafamiglia-page-would-control = At the next check: { $who }.
lafamiglia-page-nobody = nobody
lafamiglia-page-near = By land: { $land }.
lafamiglia-page-seas = Seas: { $seas }.
lafamiglia-page-by-boat = With your team’s boats also: { $areas }.
lafamiglia-page-coast = Coast: { $areas }.
lafamiglia-page-seas-near = Next seas: { $seas }.
lafamiglia-page-about-hidden-order = Face down: only its owner and the partner know it. All orders are turned over in the encounter phase.
lafamiglia-page-about = { $what ->
    [boat] Carries soldati of its team from coast to coast, over neighbouring seas with boats of the team. No cars. Three boats in a sea: two leave.
    [control] Whoever holds two of the three areas at a check controls the mandamento. It counts for victory and gives a disc on a tile.
    [disc-of-other] Moving a disc of another player costs 1 ₤, paid to that player.
   *[disc] Moving this disc is free. Put it on a cell of the lower sheet to use the cell.
}

lafamiglia-page-lower = Lower sheet
lafamiglia-page-tab = Price tab: { $n } ₤
lafamiglia-page-column = { $column }: { $n ->
    [0] no discs
    [one] { $n } disc
   *[other] { $n } discs
}{ $cost ->
    [0] {""}
   *[other] , gaining it costs { $cost } ₤
}
lafamiglia-page-column-does = Gain influence: { $what ->
    [primo] take the first player marker, then place a car, boat or lab.
    [two] uncover a space of one row, then one of another row; the second disc goes on a sheet.
   *[other] uncover the next two spaces of this row.
} Then you may issue one order.
lafamiglia-page-bill-tab = Tab, to the bank
lafamiglia-page-bill-discs = { $n ->
    [one] { $n } disc, to the bank
   *[other] { $n } discs, to the bank
}
lafamiglia-page-bill-fee = { $n ->
    [one] { $n } disc, to { $side }
   *[other] { $n } discs, to { $side }
}
lafamiglia-page-bill-all = Together
lafamiglia-page-bill-mine = Together (you have { $money } ₤)
lafamiglia-page-disc = Disc of { $side }, column { $column }
lafamiglia-page-cell-gain = You first get { $n } ₤.
lafamiglia-page-cell-price = It costs { $n } ₤.
lafamiglia-page-join = { $what ->
    [or] Choose one of the two.
   *[and] Do both in any order; one may be left out.
}
lafamiglia-page-own-only = * Only in your own areas.
lafamiglia-page-infinite = ∞ This cell is never full.
lafamiglia-page-part = { $what ->
    [recruit] Your church value { $plus } soldati come from the supply into your HQ.
    [place] Up to your police value { $plus } soldati go from HQ into one area, your own or an empty one.
    [order] Put an order from your HQ face down into an own area without one.
    [orders_apart] Up to two orders, in two different areas.
    [orders_together] Up to two orders in one own area that has none.
    [equip] Place one car, one boat or one lab.
    [launder] 1 ₤ for each lab in your areas.
    [rally] Soldati and cars of neighbouring own areas come together in one.
    [influence_return] Uncover the next space of one row; the disc goes to your supply.
    [influence_place] Uncover the next space of one row; the disc goes onto a sheet.
    [influence_row2] Uncover up to two spaces of one row; the discs go to your supply.
   *[ultima] Put your marker here: when planning ends you may move this disc to another cell and use it too.
}

lafamiglia-page-figure = { $what ->
    [money] Money
    [hq] Soldati in HQ
    [supply] Soldati in supply
    [elsewhere] Soldati in HQ and supply together
    [tokens] Orders in HQ
    [cars] Cars in supply
    [boats] Boats in supply
    [discs] Discs in supply
    [control] Mandamenti
   *[map] Soldati on the map
}
lafamiglia-page-family = { $what ->
    [the-yellow] Money and labs: the richest row of the game, slow on the streets.
    [the-blue] Bombs: the best car bombs and the first strike, weak at holding ground.
    [the-green] Turncoats and recruits: wins enemies over, grows fast.
    [the-red] All-round attack, with incitement and pentito.
    [the-white] Neutrals and defence: vests, guards, incitement.
   *[the-black] Late brutality: slow orders, the strongest attacks.
}
lafamiglia-page-character = Start: { $money } ₤, { $hq } soldati in HQ. On the map: { $soldiers } soldati, { $cars } cars, { $boats } boats, { $labs } labs.
lafamiglia-page-row = { $row } { $value }, covered spaces: { $n }
lafamiglia-page-row-does = { $what ->
    [justice] Bonus of a car in an attack, and of a car bomb.
    [police] How many soldati you place with a cell or order.
    [church] How many soldati you recruit.
   *[economy] Money and labs, each once when uncovered.
}
lafamiglia-page-space = { $what ->
    [covered] Under the disc
   *[open] Open
}
lafamiglia-page-value = { $what ->
    [justice] Car bonus { $n }, car bomb { $m }
    [police] Place { $n } soldati
   *[church] Recruit { $n } soldati
}
lafamiglia-page-gain = { $what ->
    [car] Place a car, once
    [lab] Build a lab, once
    [launder] Launder: 1 ₤ for each of your labs, once
   *[money] Take { $n } ₤, once
}
lafamiglia-page-frees = Frees the order { $token }:

lafamiglia-page-token = { $what ->
    [attack] Attack order, initiative { $n }. Attacks come after all supply orders, low numbers first.
   *[supply] Supply order, initiative { $n }. Supply comes first, low numbers first.
}
lafamiglia-page-symbol = { $what ->
    [vest] Defence +{ $n } against attacks and bombs in this area, the whole encounter phase.
    [skull] Attack bonus +{ $n } in every attack and bomb of this order.
    [soldiers] Up to { $n } soldati from HQ into the area of the order.
    [deploy] Soldati from HQ into the area of the order, as many as your police value and the number.
    [recruit] Soldati from supply into HQ, as many as your church value and the number.
    [levy] { $n } soldati from supply into HQ.
    [money] { $n } ₤ from the bank.
    [launder] 1 ₤ for each lab in your areas.
    [car] A car into the area of the order.
    [lab] A lab into the area of the order.
    [boat] A boat into a sea next to the area.
    [lab_guard] One soldato from HQ to each of your labs.
    [around] Soldati into the area of the order and into two areas next to it.
    [rally] Soldati and cars of neighbouring own areas come here, before the first move.
    [shotgun] Move soldati by land or boat; into an area of others it is an attack. Moves: { $n }.
    [bomb] Removes soldati of a neighbouring area: skulls and car bonus less labs and vests. Bombs: { $n }.
    [pentito] One own soldato leaves; soldati of neighbouring areas are removed, no defence counts.
    [defect] Up to { $n } enemies of neighbouring areas change to your side.
    [incite] Last of all: neutrals within { $n } areas move or attack for you.
    [turncoat] Up to { $n } defenders change sides before an attack.
   *[payoff] Pay 1 ₤ for each defender who goes before an attack.
}
lafamiglia-page-show-others = Show which orders the others can have
lafamiglia-page-can-be = { $n } in HQ, { $hidden } face down on the map. They are among these:
lafamiglia-page-sold = sold
lafamiglia-page-sell = Sell 1₤
lafamiglia-page-give = Give your partner (you pay twice as much)
lafamiglia-page-ask = Ask your partner for
lafamiglia-page-group = { $what ->
    [gain] Gain influence
   *[money] Money
}

lafamiglia-page-tile = { $what ->
    [influence] Start of planning: send 1 soldato of your HQ back, a neutral disc becomes yours.
    [meetings] Once a turn, { $price } ₤: { $n } soldati from supply into HQ.
    [reinforcements] Once a turn, { $price } ₤: up to { $n } soldati from HQ into an own area.
    [cars] Once a turn, { $price } ₤: a car into an own area.
    [speedboats] Once a turn, { $price } ₤: place a boat.
    [chain_of_command] Up to { $n } orders in each own area.
    [recruitment] After taking an area: 1 soldato from HQ there for free, or { $n } for { $price } ₤.
    [allies] { $price } ₤: attack an area beyond an empty or neutral neighbour.
    [bribery] { $price } ₤: one defender of the target goes before the attack.
    [delay_detonator] A car bomb reaches { $n } areas far.
   *[miniguns] Attack bonus +{ $n } when attacking by boat.
}

lafamiglia-page-conflict = Conflict in { $area }
lafamiglia-page-bonuses = bonuses { $attack } : { $defence }
lafamiglia-page-after-bonuses = Defenders left before the conflict: { $n }
lafamiglia-page-odds-of = { $what ->
    [tactics] tactics
    [brute] brute force
    [take] take
    [leave] leave
   *[send] { $n ->
        [one] send { $n } soldato
       *[other] send { $n } soldati
    }
}
lafamiglia-page-odds = Of { $ways } ways the cards can fall: taken { $taken } %, empty { $empty } %, held { $held } %
lafamiglia-page-odds-taken = { $taken } % taken

lafamiglia-page-doing = { $what ->
    [setup-soldier] Placing { $family }: { $n } left
    [setup-car] Placing cars: { $n } left
    [gain-disc] Moving the discs of the column: { $n } left
    [order-token] Issuing orders: { $n } left
    [order-area] Issuing orders: { $n } left
   *[other] Placing { $family }: { $n } left
}
lafamiglia-page-may-sell = You may sell orders first
lafamiglia-page-must-raise = Nothing here is within your means: sell orders or ask your partner
lafamiglia-page-hand = Issue an order: pick it, or drag it onto an area
lafamiglia-page-here = { $what ->
    [order] Which order lies in { $area }?
    [both] { $area }: pick an order to lie there, or
   *[other] What goes to { $area }?
}
lafamiglia-page-rest = { $n ->
    [one] The last one to { $place }
   *[other] All { $n } to { $place }
}
lafamiglia-page-cell-disc = { $n ->
    [0] Picking it moves a disc of { $colour } from { $column }, free of charge. Pick another disc first to move that one.
   *[other] Picking it moves a disc of { $colour } from { $column }, { $n } ₤ to its owner. Pick another disc first to move that one.
}
lafamiglia-page-cards = Your conflict cards
lafamiglia-page-card-down = A card, face down
lafamiglia-page-card-does = { $what ->
    [does-traitor] One enemy soldato leaves, one of yours joins.
    [does-coward1] 1 of your soldati runs to your HQ.
   *[does-coward2] 2 of your soldati run to your HQ.
}
lafamiglia-page-odds-held = { $held } % held
lafamiglia-page-duel-end = { $what ->
    [taken] { $side } takes { $area } with { $n ->
        [one] { $n } soldato
       *[other] { $n } soldati
    }
    [held] { $side } holds { $area } with { $n ->
        [one] { $n } soldato
       *[other] { $n } soldati
    }
   *[empty] Nobody is left in { $area }
}
lafamiglia-page-duel-change = { $what ->
    [lost] lost: { $n }
    [fled] fled to HQ: { $n }
   *[joined] joined: { $n }
}
lafamiglia-page-key-order = on an area: issue this order there
lafamiglia-tale-setup = { $you ->
    [yes] You set up
   *[no] { $seat } sets up
}
lafamiglia-tale-use = { $you ->
    [yes] You use
   *[no] { $seat } uses
} a cell of { $column }
lafamiglia-tale-gain = { $you ->
    [yes] You buy
   *[no] { $seat } buys
} { $column } for { $n } ₤
lafamiglia-tale-ultima = { $you ->
    [yes] You take
   *[no] { $seat } takes
} the Ultima Azione, a cell of { $column }
lafamiglia-tale-soldiers = { $n ->
    [one] { $n } soldato
   *[other] { $n } soldati
} in { $area }
lafamiglia-tale-recruits = { $n ->
    [one] { $n } soldato
   *[other] { $n } soldati
} recruited
lafamiglia-tale-orders = { $n ->
    [one] an order in { $areas }
   *[other] orders in { $areas }
}
lafamiglia-tale-piece = { $what ->
    [a_car] a car
    [a_lab] a lab
   *[a_boat] a boat
} in { $area }{ $n ->
    [1] {""}
   *[other] {" "}×{ $n }
}
lafamiglia-tale-disc = a disc in { $column }{ $n ->
    [1] {""}
   *[other] {" "}×{ $n }
}
lafamiglia-tale-rally = { $n ->
    [one] { $n } soldato
   *[other] { $n } soldati
} rallied in { $area }
lafamiglia-tale-row = one more space of { $row }
lafamiglia-tale-rows = { $n } more spaces of { $row }
lafamiglia-tale-primo = first player
lafamiglia-tale-marker = the Ultima Azione marker
lafamiglia-tale-leads = { $who }
lafamiglia-tale-check = The mandamenti are checked
lafamiglia-tale-control = { $you ->
    [yes] you gain
   *[no] { $seat } gains
} { $mandamento }
lafamiglia-tale-control-lost = { $you ->
    [yes] you lose
   *[no] { $seat } loses
} { $mandamento }
lafamiglia-tale-score = west { $west } mandamenti, east { $east }
lafamiglia-tale-tile = { $you ->
    [yes] you take
   *[no] { $seat } takes
} the tile { $tile }
lafamiglia-tale-order = { $you ->
    [yes] Your
   *[no] { $seat }’s
} order in { $area } ({ $token })
lafamiglia-tale-march = { $you ->
    [yes] You move
   *[no] { $seat } moves
} { $n ->
    [one] { $n } soldato
   *[other] { $n } soldati
} from { $origin } to { $target }
lafamiglia-tale-march-too = { $n ->
    [one] { $n } soldato
   *[other] { $n } soldati
} to { $target }
lafamiglia-tale-attack = { $you ->
    [yes] You attack
   *[no] { $seat } attacks
} { $target } from { $origin } with { $n }
lafamiglia-tale-attack-too = { $target } attacked
lafamiglia-tale-battle = { $you ->
    [yes] You attack
   *[no] { $seat } attacks
} { $target } from { $origin } with { $n } and { $outcome ->
    [taken] { $you ->
        [yes] take it
       *[no] takes it
    }
   *[held] { $you ->
        [yes] fail
       *[no] fails
    }
} (losses { $lost } against { $killed })
lafamiglia-tale-battle-too = { $outcome ->
    [taken] { $target } taken
   *[held] { $target } attacked in vain
} (losses { $lost } against { $killed })
lafamiglia-tale-bomb = a bomb on { $target }, damage { $n }
lafamiglia-tale-incite = neutrals sent to { $target }
lafamiglia-tale-defect = { $n ->
    [one] { $n } soldato
   *[other] { $n } soldati
} won over in { $area }
lafamiglia-tale-money = { $sign ->
    [plus] +{ $n } ₤
   *[minus] −{ $n } ₤
}
lafamiglia-page-team = { $team ->
    [team_0] West
   *[team_1] East
}
lafamiglia-page-mandamenti = { $n ->
    [one] mandamento
   *[other] mandamenti
}
lafamiglia-page-at-check = at the next check
lafamiglia-page-decided = { $rule ->
    [LF-160] Won by the goal: 5 mandamenti of one player or 6 of a team.
    [LF-161] Neither team alone had reached the goal; more mandamenti decide.
   *[LF-162] Equal mandamenti: whoever holds Bronte wins; if nobody does, it is a draw.
}

lafamiglia-page-icon = { $icon ->
    [elsewhere] soldati in HQ or supply, nobody knows which
    [control] control of a mandamento
    [swords] encounter
    [plus] closer
    [minus] farther
    [sketch] sketch for your partner
    [eye] the whole map
    [follow] follow what happens
    [clear] remove the sketch
   *[other] { $icon }
}
