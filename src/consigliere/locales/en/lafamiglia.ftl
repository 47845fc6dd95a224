lafamiglia-name-trapani = Trapani
lafamiglia-name-marsala = Marsala
lafamiglia-name-alcamo = Alcamo
lafamiglia-name-castelvetrano = Castelvetrano
lafamiglia-name-sciacca = Sciacca
lafamiglia-name-corleone = Corleone
lafamiglia-name-palermo = Palermo
lafamiglia-name-monreale = Monreale
lafamiglia-name-bagheria = Bagheria
lafamiglia-name-termini_imerese = Termini Imerese
lafamiglia-name-lercara = Lercara
lafamiglia-name-cefalu = Cefalù
lafamiglia-name-agrigento = Agrigento
lafamiglia-name-camastra = Camastra
lafamiglia-name-caltanissetta = Caltanissetta
lafamiglia-name-enna = Enna
lafamiglia-name-petralia = Petralia
lafamiglia-name-nicosia = Nicosia
lafamiglia-name-licata = Licata
lafamiglia-name-gela = Gela
lafamiglia-name-piazza_armerina = Piazza Armerina
lafamiglia-name-ragusa = Ragusa
lafamiglia-name-vittoria = Vittoria
lafamiglia-name-caltagirone = Caltagirone
lafamiglia-name-siracusa = Siracusa
lafamiglia-name-palazzolo = Palazzolo
lafamiglia-name-noto = Noto
lafamiglia-name-catania = Catania
lafamiglia-name-scordia = Scordia
lafamiglia-name-palagonia = Palagonia
lafamiglia-name-messina = Messina
lafamiglia-name-milazzo = Milazzo
lafamiglia-name-taormina = Taormina
lafamiglia-name-bronte = Bronte
lafamiglia-name-mistretta = Mistretta
lafamiglia-name-patti = Patti

lafamiglia-name-mare_palermo = Mare Palermo
lafamiglia-name-mare_cefalu = Mare Cefalù
lafamiglia-name-mare_milazzo = Mare Milazzo
lafamiglia-name-mare_catania = Mare Catania
lafamiglia-name-mare_siracusa = Mare Siracusa
lafamiglia-name-mare_licata = Mare Licata
lafamiglia-name-mare_agrigento = Mare Agrigento
lafamiglia-name-mare_sciacca = Mare Sciacca
lafamiglia-name-mare_trapani = Mare Trapani

lafamiglia-name-mandamento-trapani = Trapani
lafamiglia-name-mandamento-palermo = Palermo
lafamiglia-name-mandamento-corleone = Corleone
lafamiglia-name-mandamento-termini = Termini
lafamiglia-name-mandamento-agrigento = Agrigento
lafamiglia-name-mandamento-enna = Enna
lafamiglia-name-mandamento-licata = Licata
lafamiglia-name-mandamento-ragusa = Ragusa
lafamiglia-name-mandamento-siracusa = Siracusa
lafamiglia-name-mandamento-catania = Catania
lafamiglia-name-mandamento-messina = Messina
lafamiglia-name-mandamento-bronte = Bronte

lafamiglia-name-nw = north-west
lafamiglia-name-ne = north-east
lafamiglia-name-sw = south-west
lafamiglia-name-se = south-east

lafamiglia-name-yellow = Zaffarano
lafamiglia-name-blue = Luppino
lafamiglia-name-green = Verderame
lafamiglia-name-red = Castelli
lafamiglia-name-white = Calabianca
lafamiglia-name-black = Grecco
lafamiglia-name-neutral = Neutrals

lafamiglia-name-row-justice = Justice
lafamiglia-name-row-police = Police
lafamiglia-name-row-economy = Economy
lafamiglia-name-row-church = Church

lafamiglia-name-column-primo = First player
lafamiglia-name-column-justice = Justice
lafamiglia-name-column-police = Police
lafamiglia-name-column-economy = Economy
lafamiglia-name-column-church = Church
lafamiglia-name-column-two = 2 institutions

lafamiglia-name-yellow-1 = Zaffarano 1
lafamiglia-name-yellow-2 = Zaffarano 2
lafamiglia-name-yellow-3 = Zaffarano 3
lafamiglia-name-yellow-4 = Zaffarano 4
lafamiglia-name-yellow-5 = Zaffarano 5
lafamiglia-name-yellow-JA = Zaffarano Justice A
lafamiglia-name-yellow-PA = Zaffarano Police A
lafamiglia-name-yellow-PB = Zaffarano Police B
lafamiglia-name-yellow-EA = Zaffarano Economy A
lafamiglia-name-yellow-EB = Zaffarano Economy B
lafamiglia-name-yellow-EC = Zaffarano Economy C
lafamiglia-name-yellow-CA = Zaffarano Church A
lafamiglia-name-yellow-CB = Zaffarano Church B
lafamiglia-name-blue-1 = Luppino 1
lafamiglia-name-blue-2 = Luppino 2
lafamiglia-name-blue-3 = Luppino 3
lafamiglia-name-blue-4 = Luppino 4
lafamiglia-name-blue-5 = Luppino 5
lafamiglia-name-blue-JA = Luppino Justice A
lafamiglia-name-blue-JB = Luppino Justice B
lafamiglia-name-blue-JC = Luppino Justice C
lafamiglia-name-blue-PA = Luppino Police A
lafamiglia-name-blue-PB = Luppino Police B
lafamiglia-name-blue-EA = Luppino Economy A
lafamiglia-name-blue-EB = Luppino Economy B
lafamiglia-name-blue-CA = Luppino Church A
lafamiglia-name-green-1 = Verderame 1
lafamiglia-name-green-2 = Verderame 2
lafamiglia-name-green-3 = Verderame 3
lafamiglia-name-green-4 = Verderame 4
lafamiglia-name-green-5 = Verderame 5
lafamiglia-name-green-JA = Verderame Justice A
lafamiglia-name-green-PA = Verderame Police A
lafamiglia-name-green-PB = Verderame Police B
lafamiglia-name-green-EA = Verderame Economy A
lafamiglia-name-green-EB = Verderame Economy B
lafamiglia-name-green-CA = Verderame Church A
lafamiglia-name-green-CB = Verderame Church B
lafamiglia-name-green-CC = Verderame Church C
lafamiglia-name-red-1 = Castelli 1
lafamiglia-name-red-2 = Castelli 2
lafamiglia-name-red-3 = Castelli 3
lafamiglia-name-red-4 = Castelli 4
lafamiglia-name-red-5 = Castelli 5
lafamiglia-name-red-JA = Castelli Justice A
lafamiglia-name-red-JB = Castelli Justice B
lafamiglia-name-red-PA = Castelli Police A
lafamiglia-name-red-PB = Castelli Police B
lafamiglia-name-red-PC = Castelli Police C
lafamiglia-name-red-EA = Castelli Economy A
lafamiglia-name-red-CA = Castelli Church A
lafamiglia-name-red-CB = Castelli Church B
lafamiglia-name-white-1 = Calabianca 1
lafamiglia-name-white-2 = Calabianca 2
lafamiglia-name-white-3 = Calabianca 3
lafamiglia-name-white-4 = Calabianca 4
lafamiglia-name-white-5 = Calabianca 5
lafamiglia-name-white-JA = Calabianca Justice A
lafamiglia-name-white-JB = Calabianca Justice B
lafamiglia-name-white-PA = Calabianca Police A
lafamiglia-name-white-PB = Calabianca Police B
lafamiglia-name-white-PC = Calabianca Police C
lafamiglia-name-white-EA = Calabianca Economy A
lafamiglia-name-white-CA = Calabianca Church A
lafamiglia-name-white-CB = Calabianca Church B
lafamiglia-name-black-1 = Grecco 1
lafamiglia-name-black-2 = Grecco 2
lafamiglia-name-black-3 = Grecco 3
lafamiglia-name-black-4 = Grecco 4
lafamiglia-name-black-5 = Grecco 5
lafamiglia-name-black-JA = Grecco Justice A
lafamiglia-name-black-JB = Grecco Justice B
lafamiglia-name-black-JC = Grecco Justice C
lafamiglia-name-black-PA = Grecco Police A
lafamiglia-name-black-PB = Grecco Police B
lafamiglia-name-black-EA = Grecco Economy A
lafamiglia-name-black-CA = Grecco Church A
lafamiglia-name-black-CB = Grecco Church B

lafamiglia-name-s1-01 = cell 1-01
lafamiglia-name-s1-02 = cell 1-02
lafamiglia-name-s1-03 = cell 1-03
lafamiglia-name-s1-04 = cell 1-04
lafamiglia-name-s1-05 = cell 1-05
lafamiglia-name-s1-06 = cell 1-06
lafamiglia-name-s1-07 = cell 1-07
lafamiglia-name-s1-08 = cell 1-08
lafamiglia-name-s1-09 = cell 1-09
lafamiglia-name-s1-10 = cell 1-10
lafamiglia-name-s1-11 = cell 1-11
lafamiglia-name-s1-12 = cell 1-12
lafamiglia-name-s1-13 = cell 1-13
lafamiglia-name-s1-14 = cell 1-14
lafamiglia-name-s1-15 = cell 1-15
lafamiglia-name-s2-01 = cell 2-01
lafamiglia-name-s2-02 = cell 2-02
lafamiglia-name-s2-03 = cell 2-03
lafamiglia-name-s2-04 = cell 2-04
lafamiglia-name-s2-05 = cell 2-05
lafamiglia-name-s2-06 = cell 2-06
lafamiglia-name-s2-07 = cell 2-07
lafamiglia-name-s2-08 = cell 2-08
lafamiglia-name-s2-09 = cell 2-09
lafamiglia-name-s2-10 = cell 2-10
lafamiglia-name-s2-11 = cell 2-11
lafamiglia-name-s2-12 = cell 2-12
lafamiglia-name-s2-13 = cell 2-13
lafamiglia-name-s2-14 = cell 2-14
lafamiglia-name-s2-15 = cell 2-15
lafamiglia-name-s2-16 = cell 2-16
lafamiglia-name-s3-01 = cell 3-01
lafamiglia-name-s3-02 = cell 3-02
lafamiglia-name-s3-03 = cell 3-03
lafamiglia-name-s3-04 = cell 3-04
lafamiglia-name-s3-05 = cell 3-05
lafamiglia-name-s3-06 = cell 3-06
lafamiglia-name-s3-07 = cell 3-07
lafamiglia-name-s3-08 = cell 3-08
lafamiglia-name-s3-09 = cell 3-09
lafamiglia-name-s3-10 = cell 3-10
lafamiglia-name-s3-11 = cell 3-11
lafamiglia-name-s3-12 = cell 3-12
lafamiglia-name-s3-13 = cell 3-13
lafamiglia-name-s3-14 = cell 3-14
lafamiglia-name-s3-15 = cell 3-15
lafamiglia-name-s3-16 = cell 3-16
lafamiglia-name-s3-17 = cell 3-17
lafamiglia-name-s4-01 = cell 4-01
lafamiglia-name-s4-02 = cell 4-02
lafamiglia-name-s4-03 = cell 4-03
lafamiglia-name-s4-04 = cell 4-04
lafamiglia-name-s4-05 = cell 4-05
lafamiglia-name-s4-06 = cell 4-06
lafamiglia-name-s4-07 = cell 4-07
lafamiglia-name-s4-08 = cell 4-08
lafamiglia-name-s4-09 = cell 4-09
lafamiglia-name-s4-10 = cell 4-10
lafamiglia-name-s4-11 = cell 4-11
lafamiglia-name-s4-12 = cell 4-12
lafamiglia-name-s4-13 = cell 4-13
lafamiglia-name-s4-14 = cell 4-14
lafamiglia-name-s4-15 = cell 4-15
lafamiglia-name-s4-16 = cell 4-16
lafamiglia-name-s4-17 = cell 4-17
lafamiglia-name-s4-18 = cell 4-18

lafamiglia-name-tile-influence = Influence
lafamiglia-name-tile-meetings = Meetings
lafamiglia-name-tile-reinforcements = Reinforcements
lafamiglia-name-tile-cars = Cars
lafamiglia-name-tile-speedboats = Speedboats
lafamiglia-name-tile-chain_of_command = Chain of Command
lafamiglia-name-tile-recruitment = Recruitment
lafamiglia-name-tile-allies = Allies
lafamiglia-name-tile-bribery = Bribery
lafamiglia-name-tile-delay_detonator = Delay Detonator
lafamiglia-name-tile-miniguns = Miniguns

lafamiglia-name-stefano = Stefano
lafamiglia-name-rosalia = Rosalia
lafamiglia-name-calogero = Calogero
lafamiglia-name-nunzia = Nunzia
lafamiglia-name-salvatore = Salvatore
lafamiglia-name-concetta = Concetta

lafamiglia-name-traitor = Traitor
lafamiglia-name-coward1 = Coward 1
lafamiglia-name-coward2 = Coward 2

lafamiglia-name-part-recruit = recruit
lafamiglia-name-part-place = place soldati
lafamiglia-name-part-order = 1 order
lafamiglia-name-part-orders_apart = 2 orders in two areas
lafamiglia-name-part-orders_together = 2 orders in one area
lafamiglia-name-part-equip = car, boat or lab
lafamiglia-name-part-launder = launder money
lafamiglia-name-part-rally = rally
lafamiglia-name-part-influence_return = influence, disc to the supply
lafamiglia-name-part-influence_place = influence, disc onto a sheet
lafamiglia-name-part-influence_row2 = influence, up to 2 discs of one row
lafamiglia-name-part-ultima = Ultima Azione

lafamiglia-name-symbol-soldiers = soldati
lafamiglia-name-symbol-deploy = deploy
lafamiglia-name-symbol-recruit = recruit
lafamiglia-name-symbol-levy = levy
lafamiglia-name-symbol-money = money
lafamiglia-name-symbol-launder = launder money
lafamiglia-name-symbol-car = car
lafamiglia-name-symbol-lab = lab
lafamiglia-name-symbol-boat = boat
lafamiglia-name-symbol-lab_guard = lab guard
lafamiglia-name-symbol-around = soldati around
lafamiglia-name-symbol-rally = rally
lafamiglia-name-symbol-shotgun = shotgun
lafamiglia-name-symbol-bomb = bomb
lafamiglia-name-symbol-pentito = pentito
lafamiglia-name-symbol-defect = defect
lafamiglia-name-symbol-incite = incite
lafamiglia-name-symbol-vest = vest
lafamiglia-name-symbol-skull = skull
lafamiglia-name-symbol-turncoat = turncoat
lafamiglia-name-symbol-payoff = payoff

lafamiglia-ask-deal-tile = Which control tile comes into play?
lafamiglia-ask-deal-team = Which family goes to the team of the west?
lafamiglia-ask-deal-family = Which family is dealt?
lafamiglia-ask-deal-first = Which corner begins?
lafamiglia-ask-deal-character = Which character card is dealt?
lafamiglia-ask-setup-family = { $seat }: which family do you lead?
lafamiglia-ask-setup-soldier = { $seat }: where does a soldato of your character go?
lafamiglia-ask-setup-car = { $seat }: where does a car of your character go?
lafamiglia-ask-setup-boat = { $seat }: into which sea does a boat of your character go?
lafamiglia-ask-setup-lab = { $seat }: where do you build a lab of your character?
lafamiglia-ask-setup-disc = { $seat }: into which column of the upper sheet does your disc go?
lafamiglia-ask-tile-influence = { $seat }: use Influence: send 1 soldato of your HQ back and make a neutral disc yours?
lafamiglia-ask-plan-turn = { $seat }: use a cell, or gain influence with a whole column?
lafamiglia-ask-gift-answer = { $seat }: your partner asks for money. How much do you give? Each 1 ₤ costs you 2 ₤.
lafamiglia-ask-plan-disc = { $seat }: which disc of the upper sheet do you move?
lafamiglia-ask-plan-cell = { $seat }: to which cell of the lower sheet does the disc go?
lafamiglia-ask-plan-part = { $seat }: which part of the cell do you do now?
lafamiglia-ask-place-area = { $seat }: where do you place soldati?
lafamiglia-ask-place-count = { $seat }: how many soldati do you place?
lafamiglia-ask-order-token = { $seat }: which order do you issue?
lafamiglia-ask-order-area = { $seat }: in which area does the order lie?
lafamiglia-ask-equip-kind = { $seat }: what do you place: a car, a boat or a lab?
lafamiglia-ask-car-area = { $seat }: where do you place the car?
lafamiglia-ask-lab-area = { $seat }: where do you build the lab?
lafamiglia-ask-boat-sea = { $seat }: into which sea do you place the boat?
lafamiglia-ask-boat-move = { $seat }: does the boat move on to a neighbouring sea?
lafamiglia-ask-boat-remove = { $seat }: three boats are too many. Whose boat leaves together with yours?
lafamiglia-ask-rally-area = { $seat }: where do your pieces rally?
lafamiglia-ask-rally-from = { $seat }: from which neighbouring area do pieces come?
lafamiglia-ask-rally-soldiers = { $seat }: how many soldati come from there?
lafamiglia-ask-rally-cars = { $seat }: how many cars come from there?
lafamiglia-ask-infl-row = { $seat }: from which row of your family board do you take a disc?
lafamiglia-ask-infl-more = { $seat }: take the next disc of this row too?
lafamiglia-ask-infl-dest = { $seat }: where does the disc go?
lafamiglia-ask-gain-disc = { $seat }: to which cell does the next disc of the column go? Its action is not done.
lafamiglia-ask-gain-step = { $seat }: what do you do with the column now?
lafamiglia-ask-plan-after = { $seat }: use a tile, or end the turn?
lafamiglia-ask-ultima-cell = { $seat }: Ultima Azione: which cell do you use?
lafamiglia-ask-check-remove = { $seat }: you control fewer mandamenti. From which tile do you take a disc back?
lafamiglia-ask-check-add = { $seat }: on which tile of your team do you put a disc?
lafamiglia-ask-enc-pick = { $seat }: which of your orders comes next?
lafamiglia-ask-enc-part = { $seat }: which symbol of the order do you use?
lafamiglia-ask-guard-area = { $seat }: where does a soldato guard a lab?
lafamiglia-ask-around-area = { $seat }: where do soldati come: into the area of the order or next to it?
lafamiglia-ask-around-count = { $seat }: how many soldati come there?
lafamiglia-ask-around-ally = { $seat }: how many soldati of your HQ do you add to your area?
lafamiglia-ask-move-from = { $seat }: from which area does the second move start?
lafamiglia-ask-move-target = { $seat }: where do your soldati move or attack?
lafamiglia-ask-move-bribe = { $seat }: use Bribery: pay, and one defender goes?
lafamiglia-ask-move-soldiers = { $seat }: how many soldati go?
lafamiglia-ask-move-car = { $seat }: does a car go along?
lafamiglia-ask-move-turncoat = { $seat }: how many defenders change sides?
lafamiglia-ask-move-payoff = { $seat }: how many defenders do you pay off, 1 ₤ each?
lafamiglia-ask-fight-mode = { $seat }: tactics or brute force?
lafamiglia-ask-fight-neutral = { $seat }: who plays the card for the neutrals: you or your partner?
lafamiglia-ask-fight-card = { $seat }: which conflict card do you play?
lafamiglia-ask-fight-take = { $seat }: take the card of the other side?
lafamiglia-ask-take-recruit = { $seat }: use Recruitment in the area just taken?
lafamiglia-ask-bomb-from = { $seat }: from which area do you throw the bomb?
lafamiglia-ask-bomb-target = { $seat }: which area does the bomb hit?
lafamiglia-ask-bomb-car = { $seat }: use a car as a car bomb?
lafamiglia-ask-pentito-area = { $seat }: from which area does the pentito remove soldati?
lafamiglia-ask-pentito-count = { $seat }: how many soldati go?
lafamiglia-ask-defect-area = { $seat }: from which area do soldati defect to you?
lafamiglia-ask-defect-count = { $seat }: how many soldati defect?
lafamiglia-ask-incite-area = { $seat }: which neutrals do you incite?
lafamiglia-ask-incite-target = { $seat }: where do the neutrals go?
lafamiglia-ask-incite-count = { $seat }: how many neutrals go?
lafamiglia-ask-recruit-count = { $seat }: how many soldati do you recruit?
lafamiglia-ask-launder-count = { $seat }: how much do you launder?

lafamiglia-do-deal-tile = { $tile }
lafamiglia-do-deal-team = { $colour }
lafamiglia-do-deal-family = { $colour }
lafamiglia-do-deal-first = { $corner } begins
lafamiglia-do-deal-character = { $character }
lafamiglia-do-setup-family = lead the { $colour } family
lafamiglia-do-setup-soldier = 1 soldato in { $area }
lafamiglia-do-setup-car = a car in { $area }
lafamiglia-do-setup-boat = a boat in { $sea }
lafamiglia-do-setup-lab = a lab in { $area }
lafamiglia-do-setup-disc = disc into the column { $column }
lafamiglia-do-tile-influence-none = no
lafamiglia-do-tile-influence = replace a neutral disc in the column { $column }
lafamiglia-do-plan-turn-use = use a cell of the lower sheet
lafamiglia-do-plan-turn-gain = gain influence: the column { $column }
lafamiglia-do-plan-turn-tile = use the tile { $tile }
lafamiglia-do-give = give your partner { $n } ₤, paying twice as much
lafamiglia-do-ask = ask your partner for { $n } ₤
lafamiglia-do-sell = sell { $token } for 1 ₤
lafamiglia-do-gift-answer = give { $n } ₤
lafamiglia-do-plan-disc = a disc of { $colour } from the column { $column }
lafamiglia-do-plan-cell = { $cell }
lafamiglia-do-plan-part = { $part }
lafamiglia-do-plan-part-done = leave the rest
lafamiglia-do-place-area = into { $area }
lafamiglia-do-place-count = { $n ->
    [one] { $n } soldato
   *[other] { $n } soldati
}
lafamiglia-do-order-token = { $token }
lafamiglia-do-order-token-none = no second order
lafamiglia-do-order-area = in { $area }
lafamiglia-do-equip-kind-none = nothing
lafamiglia-do-equip-kind-car = a car
lafamiglia-do-equip-kind-boat = a boat
lafamiglia-do-equip-kind-lab = a lab
lafamiglia-do-car-area-none = no car
lafamiglia-do-car-area = car in { $area }
lafamiglia-do-lab-area-none = no lab
lafamiglia-do-lab-area = lab in { $area }
lafamiglia-do-boat-sea = boat in { $sea }
lafamiglia-do-boat-move-stay = it stays
lafamiglia-do-boat-move = on to { $sea }
lafamiglia-do-boat-remove = a boat of { $colour } leaves
lafamiglia-do-rally-area = rally in { $area }
lafamiglia-do-rally-from = from { $area }
lafamiglia-do-rally-from-done = that is all
lafamiglia-do-rally-soldiers = { $n ->
    [one] { $n } soldato
   *[other] { $n } soldati
}
lafamiglia-do-rally-cars = { $n ->
    [one] { $n } car
   *[other] { $n } cars
}
lafamiglia-do-infl-row = the row { $row }
lafamiglia-do-infl-more-yes = yes
lafamiglia-do-infl-more-no = no
lafamiglia-do-infl-dest = lower sheet: { $cell }
lafamiglia-do-infl-dest-upper = upper sheet: the column { $column }
lafamiglia-do-gain-disc = { $cell }
lafamiglia-do-gain-step-action = the action of the column
lafamiglia-do-gain-step-order = an order
lafamiglia-do-gain-step-end = no order
lafamiglia-do-plan-after-end = end the turn
lafamiglia-do-plan-after-tile = use the tile { $tile }
lafamiglia-do-ultima-cell-none = no Ultima Azione
lafamiglia-do-ultima-cell = { $cell }
lafamiglia-do-check-remove = off the tile { $tile }
lafamiglia-do-check-add = onto the tile { $tile }
lafamiglia-do-enc-pick = { $token }
lafamiglia-do-enc-part = { $symbol }
lafamiglia-do-enc-part-done = done with this order
lafamiglia-do-guard-area = { $area }
lafamiglia-do-guard-area-all = every lab
lafamiglia-do-guard-area-done = no more
lafamiglia-do-around-area = { $area }
lafamiglia-do-around-area-done = nowhere else
lafamiglia-do-around-count = { $n ->
    [one] { $n } soldato
   *[other] { $n } soldati
}
lafamiglia-do-around-ally = { $n ->
    [one] { $n } soldato
   *[other] { $n } soldati
}
lafamiglia-do-move-from = from { $area }
lafamiglia-do-move-from-none = no second move
lafamiglia-do-move-target-none = stay
lafamiglia-do-move-target-land = by land to { $area }
lafamiglia-do-move-target-boat = by boat to { $area }
lafamiglia-do-move-target-allies = with Allies to { $area }
lafamiglia-do-move-bribe-no = no bribe
lafamiglia-do-move-bribe-yes = bribe one defender
lafamiglia-do-move-soldiers = { $n ->
    [one] { $n } soldato
   *[other] { $n } soldati
}
lafamiglia-do-move-car-yes = with a car
lafamiglia-do-move-car-no = without a car
lafamiglia-do-move-turncoat = defenders: { $n }
lafamiglia-do-move-payoff = pay { $n } ₤
lafamiglia-do-fight-mode-tactics = tactics: conflict cards
lafamiglia-do-fight-mode-brute = brute force: lose two attackers
lafamiglia-do-fight-neutral-self = you play for the neutrals
lafamiglia-do-fight-neutral-partner = your partner plays for the neutrals
lafamiglia-do-fight-card = { $card }
lafamiglia-do-fight-take-leave = leave the card there
lafamiglia-do-fight-take-take = take the card
lafamiglia-do-take-recruit-none = no
lafamiglia-do-take-recruit = { $n ->
    [one] { $n } soldato
   *[other] { $n } soldati
} from HQ
lafamiglia-do-bomb-from = from { $area }
lafamiglia-do-bomb-from-none = no bomb
lafamiglia-do-bomb-target-none = no bomb
lafamiglia-do-bomb-target = bomb { $area }
lafamiglia-do-bomb-target-far = car bomb at distance 2: { $area }
lafamiglia-do-bomb-car-no = without a car
lafamiglia-do-bomb-car-yes = with a car bomb
lafamiglia-do-pentito-area-none = nowhere
lafamiglia-do-pentito-area = { $area }
lafamiglia-do-pentito-count = { $n ->
    [one] { $n } soldato
   *[other] { $n } soldati
}
lafamiglia-do-defect-area-done = no more
lafamiglia-do-defect-area = { $area }
lafamiglia-do-defect-count = { $n ->
    [one] { $n } soldato
   *[other] { $n } soldati
}
lafamiglia-do-incite-area-none = nobody
lafamiglia-do-incite-area = those of { $area }
lafamiglia-do-incite-target = to { $area }
lafamiglia-do-incite-count = neutrals: { $n }
lafamiglia-do-recruit-count = { $n ->
    [one] { $n } soldato
   *[other] { $n } soldati
}
lafamiglia-do-launder-count = { $n } ₤

lafamiglia-event-tiles = Control tiles in play: { $tiles }.
lafamiglia-event-teams = Families of the west: { $west }; of the east: { $east }.
lafamiglia-event-family = { $you ->
    [yes] You lead
   *[no] { $seat } leads
} the { $colour } family.
lafamiglia-event-first = First player: { $you ->
    [yes] you
   *[no] { $seat }
}.
lafamiglia-event-character = { $you ->
    [yes] You get
   *[no] { $seat } gets
} the character { $character }.
lafamiglia-event-setup-soldier = { $you ->
    [yes] You add
   *[no] { $seat } adds
} 1 soldato in { $area }.
lafamiglia-event-setup-disc = { $you ->
    [yes] You put
   *[no] { $seat } puts
} a disc into the column { $column }.
lafamiglia-event-round = Round { $round }, planning. { $you ->
    [yes] You begin
   *[no] { $seat } begins
}.
lafamiglia-event-influence = { $you ->
    [yes] You use
   *[no] { $seat } uses
} Influence: a neutral disc in the column { $column } is replaced.
lafamiglia-event-pay = { $you ->
    [yes] You pay
   *[no] { $seat } pays
} { $n } ₤ to the bank.
lafamiglia-event-earn = { $you ->
    [yes] You get
   *[no] { $seat } gets
} { $n } ₤.
lafamiglia-event-fee = { $you ->
    [yes] You pay { $n } ₤ to { $other }.
    [other] { $seat } pays you { $n } ₤.
   *[no] { $seat } pays { $n } ₤ to { $other }.
}
lafamiglia-event-give = { $you ->
    [yes] You give { $n } ₤ to { $other }, paying twice as much.
    [other] { $seat } gives you { $n } ₤, paying twice as much.
   *[no] { $seat } gives { $n } ₤ to { $other }, paying twice as much.
}
lafamiglia-event-ask = { $you ->
    [yes] You ask { $other } for { $n } ₤.
    [other] { $seat } asks you for { $n } ₤.
   *[no] { $seat } asks { $other } for { $n } ₤.
}
lafamiglia-event-no-gift = { $you ->
    [yes] You give { $other } nothing.
    [other] { $seat } gives you nothing.
   *[no] { $seat } gives { $other } nothing.
}
lafamiglia-event-sell = { $you ->
    [yes] You sell
   *[no] { $seat } sells
} an order for 1 ₤: { $token }.
lafamiglia-event-tile = { $you ->
    [yes] You use
   *[no] { $seat } uses
} the tile { $tile }.
lafamiglia-event-use = { $you ->
    [yes] You move
   *[no] { $seat } moves
} a disc ({ $side }) from the column { $column }: { $cell }.
lafamiglia-event-gain = { $you ->
    [yes] You gain
   *[no] { $seat } gains
} influence: the column { $column }.
lafamiglia-event-gain-disc = { $you ->
    [yes] You move
   *[no] { $seat } moves
} a disc of the column ({ $side }): { $cell }.
lafamiglia-event-primo = { $you ->
    [yes] You take
   *[no] { $seat } takes
} the Primo Giocatore marker.
lafamiglia-event-marker = { $you ->
    [yes] You put
   *[no] { $seat } puts
} the Ultima Azione marker down: { $cell }.
lafamiglia-event-ultima = { $you ->
    [yes] You take
   *[no] { $seat } takes
} the Ultima Azione: { $cell }.
lafamiglia-event-no-ultima = { $you ->
    [yes] You take
   *[no] { $seat } takes
} no Ultima Azione.
lafamiglia-event-recruit = { $you ->
    [yes] You recruit
   *[no] { $seat } recruits
} into HQ: { $n ->
    [one] { $n } soldato
   *[other] { $n } soldati
}.
lafamiglia-event-reward = { $you ->
    [yes] You get
   *[no] { $seat } gets
} { $n ->
    [one] { $n } soldato
   *[other] { $n } soldati
} into HQ for neutrals removed.
lafamiglia-event-place = { $you ->
    [yes] You place
   *[no] { $seat } places
} { $n ->
    [one] { $n } soldato
   *[other] { $n } soldati
} in { $area }.
lafamiglia-event-order = { $you ->
    [yes] You issue
   *[no] { $seat } issues
} an order in { $area }.
lafamiglia-event-order-token = { $you ->
    [yes] You lay { $token } in { $area }.
   *[no] { $seat } lays { $token } in { $area }.
}
lafamiglia-event-car = { $you ->
    [yes] You place
   *[no] { $seat } places
} a car in { $area }.
lafamiglia-event-lab = { $you ->
    [yes] You build
   *[no] { $seat } builds
} a lab in { $area }.
lafamiglia-event-boat = { $you ->
    [yes] You place
   *[no] { $seat } places
} a boat in { $sea }.
lafamiglia-event-boat-move = { $you ->
    [yes] You move
   *[no] { $seat } moves
} the boat from { $sea } to { $target }.
lafamiglia-event-boats-removed = Three boats in { $sea }: two leave, owners { $seat } and { $other }.
lafamiglia-event-rally = { $you ->
    [yes] You rally
   *[no] { $seat } rallies
} in { $area }: { $n ->
    [one] { $n } soldato
   *[other] { $n } soldati
}{ $cars ->
    [0] {""}
    [one] {" "}and { $cars } car
   *[other] {" "}and { $cars } cars
} from { $source }.
lafamiglia-event-uncover = { $you ->
    [yes] You uncover
   *[no] { $seat } uncovers
} space { $n } of the row { $row }.
lafamiglia-event-token-gained = { $you ->
    [yes] You gain
   *[no] { $seat } gains
} an order: { $token }.
lafamiglia-event-disc-lower = { $you ->
    [yes] You put
   *[no] { $seat } puts
} the disc on the lower sheet: { $cell }.
lafamiglia-event-disc-upper = { $you ->
    [yes] You put
   *[no] { $seat } puts
} the disc on the upper sheet, the column { $column }.
lafamiglia-event-lab-lost = A lab in { $area } is lost.
lafamiglia-event-lose = Losses in { $area } ({ $side }): { $n ->
    [one] { $n } soldato
   *[other] { $n } soldati
}.
lafamiglia-event-area-left = { $area } is empty. Lost by: { $side }.
lafamiglia-event-token-back = { $you ->
    [yes] You
   *[no] { $seat }
}, order in { $area } back to HQ: { $token }.
lafamiglia-event-hidden-token-back = { $you ->
    [yes] You
   *[no] { $seat }
}, face-down order in { $area } back to HQ.
lafamiglia-event-control = { $you ->
    [yes] You control
   *[no] { $seat } controls
} the mandamento { $mandamento }.
lafamiglia-event-control-lost = { $you ->
    [yes] You no longer control
   *[no] { $seat } no longer controls
} the mandamento { $mandamento }.
lafamiglia-event-tile-taken = { $you ->
    [yes] You put
   *[no] { $seat } puts
} a disc on the tile { $tile }.
lafamiglia-event-tile-freed = { $you ->
    [yes] You take
   *[no] { $seat } takes
} the disc off the tile { $tile }.
lafamiglia-event-sheets = The lower sheet moves up. Discs: first player { $primo }, justice { $justice }, police { $police }, economy { $economy }, church { $church }, two institutions { $two }.
lafamiglia-event-encounter = Round { $round }, encounter: the orders are turned over. First player: { $you ->
    [yes] you
   *[no] { $seat }
}.
lafamiglia-event-reveal = { $area }: { $token }.
lafamiglia-event-resolve = { $you ->
    [yes] You resolve
   *[no] { $seat } resolves
} an order in { $area }: { $token }.
lafamiglia-event-symbol = { $you ->
    [yes] You use
   *[no] { $seat } uses
} a symbol of { $token }: { $symbol }.
lafamiglia-event-neutrals = { $you ->
    [yes] You add
   *[no] { $seat } adds
} { $n ->
    [one] { $n } neutral soldato
   *[other] { $n } neutral soldati
} in { $area }.
lafamiglia-event-target-land = { $you ->
    [yes] You choose
   *[no] { $seat } chooses
} a target by land: { $origin } → { $target }.
lafamiglia-event-target-boat = { $you ->
    [yes] You choose
   *[no] { $seat } chooses
} a target by boat: { $origin } → { $target }.
lafamiglia-event-target-allies = { $you ->
    [yes] You choose
   *[no] { $seat } chooses
} a target with Allies: { $origin } → { $target }.
lafamiglia-event-move = { $you ->
    [yes] You send
   *[no] { $seat } sends
} { $n ->
    [one] { $n } soldato
   *[other] { $n } soldati
}{ $cars ->
    [0] {""}
    [one] {" "}and { $cars } car
   *[other] {" "}and { $cars } cars
}: { $origin } → { $target }.
lafamiglia-event-turncoat = { $you ->
    [yes] You win
   *[no] { $seat } wins
} over { $n ->
    [one] { $n } soldato
   *[other] { $n } soldati
} in { $area }.
lafamiglia-event-bonuses = Bonuses in { $area }: attack { $attack } ({ $side }), defence { $defence }.
lafamiglia-event-brute = { $you ->
    [yes] You attack
   *[no] { $seat } attacks
} { $area } with brute force.
lafamiglia-event-defends-neutrals = { $you ->
    [yes] You play
   *[no] { $seat } plays
} for the neutrals in { $area }.
lafamiglia-event-cards-chosen = { $seat } and { $other } have chosen their cards.
lafamiglia-event-takes-card = { $you ->
    [yes] You take the card of { $other }.
    [other] { $seat } takes your card.
   *[no] { $seat } takes the card of { $other }.
}
lafamiglia-event-leaves-card = { $you ->
    [yes] You leave the card of { $other }.
    [other] { $seat } leaves your card.
   *[no] { $seat } leaves the card of { $other }.
}
lafamiglia-event-card-shown = { $you ->
    [yes] You had
   *[no] { $seat } had
} chosen { $card }.
lafamiglia-event-traitor = Traitor in { $area }: 1 soldato joins the fight ({ $side }).
lafamiglia-event-coward = Coward in { $area } ({ $side }): flight of { $n ->
    [one] { $n } soldato
   *[other] { $n } soldati
}.
lafamiglia-event-attackers-lost = The attack on { $area } loses { $n ->
    [one] { $n } soldato
   *[other] { $n } soldati
} ({ $side }).
lafamiglia-event-knock-out = Knock-out in { $area }: each side loses { $n ->
    [one] { $n } soldato
   *[other] { $n } soldati
}.
lafamiglia-event-area-taken = { $area } is taken. New holder: { $side }.
lafamiglia-event-attack-over = The attack of { $side } on { $area } is over.
lafamiglia-event-bomb = { $you ->
    [yes] You bomb
   *[no] { $seat } bombs
} { $target } from { $origin }{ $cars ->
    [0] {""}
   *[other] {" "}with a car bomb
}: damage { $n }.
lafamiglia-event-defect = { $you ->
    [yes] You win
   *[no] { $seat } wins
} over { $n ->
    [one] { $n } soldato
   *[other] { $n } soldati
}, now in { $area }.
lafamiglia-event-incite = { $you ->
    [yes] You incite
   *[no] { $seat } incites
} { $n ->
    [one] { $n } neutral soldato
   *[other] { $n } neutral soldati
}: { $origin } → { $target }.
lafamiglia-event-win = { $team ->
    [0] The west wins in round { $round }.
   *[other] The east wins in round { $round }.
}
lafamiglia-event-score = Mandamenti: west { $west }, east { $east }.
lafamiglia-event-draw = A draw. Mandamenti: west { $west }, east { $east }.

lafamiglia-error-unknown-area = There is no area “{ $area }”.
lafamiglia-error-option-list = Option “{ $option }”: { $n } different ones of these are needed: { $known }.
lafamiglia-error-pack-ids = Pack, “{ $table }”: ids are missing, unknown or in another order: { $ids }.
lafamiglia-error-pack-letters = Pack: the columns of the family boards do not free each advanced order exactly once.
lafamiglia-error-pack-mandamenti = Pack: every mandamento has three areas, and every area belongs to one.
lafamiglia-error-pack-no-free-cell = Pack: sheet { $sheet } needs an infinity cell without a price.
lafamiglia-error-pack-not-mutual = Pack: { $one } names { $other } as a neighbour, but not the other way round.
lafamiglia-error-pack-value = Pack, “{ $table }” { $id }: “{ $field }” cannot be “{ $found }”.
lafamiglia-error-scenario-area = “{ $text }” is not a side and its soldati, cars and labs, like “red 5 cars 2 labs 1”.
lafamiglia-error-scenario-order = { $token } does not lie on the map, so it cannot be the order being resolved.
lafamiglia-error-two-holders = { $area } has soldati of two sides; an area is held by one.
lafamiglia-error-open-spaces = { $colour }, { $row }: { $found } spaces are open, but the row has { $most }.
lafamiglia-error-token-twice = { $token } is named in two places.
lafamiglia-error-token-area = { $token } lies in { $area }, which its family does not hold.
lafamiglia-error-token-covered = { $token } is on its board: it comes free when { $most } spaces of { $row } are open (“uncovered”).
lafamiglia-error-tokens-in-area = { $area }: { $found } order tokens; at most two lie in an area.
lafamiglia-error-resolved = { $token } is named as resolved, but it does not lie on the map.
lafamiglia-error-soldiers-on-map = { $area }: { $here } soldati of { $colour }, { $found } on the whole map, but there are only { $most }.
lafamiglia-error-soldiers = { $colour }: { $map } soldati on the map, { $hq } in the headquarters and { $supply } in the supply make { $found }, but a family has exactly 50.
lafamiglia-error-pool = { $map } neutral soldati on the map and { $pool } in the pool make { $found }, but there are exactly 30.
lafamiglia-error-boats = { $colour }: { $found } boats at sea, but a family has { $most }.
lafamiglia-error-boats-in-sea = { $sea }: { $found } boats, but a sea holds two.
lafamiglia-error-cars = { $colour }: { $found } cars on the map, but a family has { $most }.
lafamiglia-error-cars-alone = { $area }: { $found } cars without soldati of a family; a car stands only where its family holds the area.
lafamiglia-error-no-soldiers = { $area } is held without a soldato.
lafamiglia-error-labs = { $found } labs on the map, but there are only { $most }.
lafamiglia-error-labs-in-area = { $area }: { $found } labs, but an area holds two.
lafamiglia-error-discs = { $colour }: { $sheets } discs on the sheets and { $tiles } on tiles, but only { $most } have left its board.
lafamiglia-error-neutral-discs = { $found } neutral discs on the sheets, but there are 8.
lafamiglia-error-cell = { $cell }: { $found } discs, but only infinity cells take more than one.
lafamiglia-error-column = { $column }: { $found } discs, but in round { $round } this column of the upper sheet has room for { $most }.
lafamiglia-error-upper-after-planning = Discs lie on the upper sheet, but planning ends only when it is empty.
lafamiglia-error-marker-after-planning = An Ultima Azione marker lies on the sheet after planning, but they are taken back before.
lafamiglia-error-marker = An Ultima Azione marker lies on { $cell }, where exactly one disc must lie.
lafamiglia-error-tile-twice = { $tile } is held by two players of one team; each team has one copy.
lafamiglia-error-control-twice = The mandamento { $mandamento } has two rulers.
lafamiglia-error-tiles-in-play = { $found } tiles are in play; there are always seven.
lafamiglia-error-tile-discs = { $colour }: { $found } discs on tiles, but only { $most } mandamenti (“control”); each disc needs one.

lafamiglia-board-round = Round { $round }
lafamiglia-board-phase = { $phase ->
    [setup] Set-up
    [planning] Planning
    [ultima] Ultima Azione
    [check] Check
    [encounter] Encounter
   *[over] End
}
lafamiglia-board-legend = ⚗ lab  ⚙ car  ▲ attack  ■ supply order  ▒▒ face down
lafamiglia-board-map = Map
lafamiglia-board-upper = Upper sheet: discs, and what gaining the column costs you
lafamiglia-board-lower = Lower sheet ({ $sheet }): / choose one, + both, * only own areas, ∞ never full, ! Ultima Azione marker
lafamiglia-board-price = cost { $count } ₤
lafamiglia-board-part = { $what ->
    [recruit] recruit
    [place] place
    [order] 1 order
    [orders_apart] 2 orders
    [orders_together] 2 in 1 area
    [equip] car/boat/lab
    [launder] launder
    [rally] rally
    [influence_return] infl. supply
    [influence_place] infl. sheet
    [influence_row2] infl. row ×2
   *[ultima] Ultima Azione
}
lafamiglia-board-players = Families: base values, ○ open and ● covered spaces
lafamiglia-board-card = Your conflict card, face down: { $card }
lafamiglia-board-hq = HQ: { $soldiers ->
    [one] { $soldiers } soldato
   *[other] { $soldiers } soldati
}, { $tokens ->
    [one] { $tokens } order
   *[other] { $tokens } orders
}
lafamiglia-board-off-map = off the map: { $soldiers ->
    [one] { $soldiers } soldato
   *[other] { $soldiers } soldati
}
lafamiglia-board-supply = supply: { $soldiers ->
    [one] { $soldiers } soldato
   *[other] { $soldiers } soldati
}, { $cars ->
    [one] { $cars } car
   *[other] { $cars } cars
}, { $boats ->
    [one] { $boats } boat
   *[other] { $boats } boats
}, { $discs ->
    [one] { $discs } disc
   *[other] { $discs } discs
}
lafamiglia-board-controls = { $count ->
    [one] { $count } mandamento
   *[other] { $count } mandamenti
}
lafamiglia-board-first = first player
lafamiglia-board-tiles = Tiles, { $one } + { $other }:
lafamiglia-board-queue = Orders to come
lafamiglia-board-orders = Orders of the team
lafamiglia-board-in-hq = { $name }, in HQ
lafamiglia-board-on-map = { $name }, on the map
lafamiglia-board-can-be = { $name }: in HQ { $count } of these, the rest on the map
lafamiglia-board-decides = To decide: { $who }
lafamiglia-board-near-land = By land
lafamiglia-board-near-seas = Seas
lafamiglia-board-near-boats = With the boats of your team

lafamiglia-why-step = { $kind ->
    [deal-tile] Chance decides first.
    [deal-team] Chance decides first.
    [deal-family] Chance decides first.
    [deal-first] Chance decides first.
    [deal-character] Chance decides first.
    [setup-family] The question now is: which family do you lead?
    [setup-soldier] The question now is: where does a soldato of your character go?
    [setup-car] The question now is: where does a car of your character go?
    [setup-boat] The question now is: into which sea does a boat of your character go?
    [setup-lab] The question now is: where do you build a lab of your character?
    [setup-disc] The question now is: into which column of the upper sheet does your disc go?
    [tile-influence] The question now is: use Influence: send 1 soldato of your HQ back and make a neutral disc yours?
    [plan-turn] The question now is: use a cell, or gain influence with a whole column?
    [gift-answer] The question now is: your partner asks for money. How much do you give? Each 1 ₤ costs you 2 ₤.
    [plan-disc] The question now is: which disc of the upper sheet do you move?
    [plan-cell] The question now is: to which cell of the lower sheet does the disc go?
    [plan-part] The question now is: which part of the cell do you do now?
    [place-area] The question now is: where do you place soldati?
    [place-count] The question now is: how many soldati do you place?
    [order-token] The question now is: which order do you issue?
    [order-area] The question now is: in which area does the order lie?
    [equip-kind] The question now is: what do you place: a car, a boat or a lab?
    [car-area] The question now is: where do you place the car?
    [lab-area] The question now is: where do you build the lab?
    [boat-sea] The question now is: into which sea do you place the boat?
    [boat-move] The question now is: does the boat move on to a neighbouring sea?
    [boat-remove] The question now is: three boats are too many. Whose boat leaves together with yours?
    [rally-area] The question now is: where do your pieces rally?
    [rally-from] The question now is: from which neighbouring area do pieces come?
    [rally-soldiers] The question now is: how many soldati come from there?
    [rally-cars] The question now is: how many cars come from there?
    [infl-row] The question now is: from which row of your family board do you take a disc?
    [infl-more] The question now is: take the next disc of this row too?
    [infl-dest] The question now is: where does the disc go?
    [gain-disc] The question now is: to which cell does the next disc of the column go? Its action is not done.
    [gain-step] The question now is: the action of the column, or an order?
    [plan-after] The question now is: use a tile, or end the turn?
    [ultima-cell] The question now is: Ultima Azione: which cell do you use?
    [check-remove] The question now is: you control fewer mandamenti. From which tile do you take a disc back?
    [check-add] The question now is: on which tile of your team do you put a disc?
    [enc-pick] The question now is: which of your orders comes next?
    [enc-part] The question now is: which symbol of the order do you use?
    [guard-area] The question now is: where does a soldato guard a lab?
    [around-area] The question now is: where do soldati come: into the area of the order or next to it?
    [around-count] The question now is: how many soldati come there?
    [around-ally] The question now is: how many soldati of your HQ do you add to your area?
    [move-from] The question now is: from which area does the second move start?
    [move-target] The question now is: where do your soldati move or attack?
    [move-bribe] The question now is: use Bribery: pay, and one defender goes?
    [move-soldiers] The question now is: how many soldati go?
    [move-car] The question now is: does a car go along?
    [move-turncoat] The question now is: how many defenders change sides?
    [move-payoff] The question now is: how many defenders do you pay off, 1 ₤ each?
    [fight-mode] The question now is: tactics or brute force?
    [fight-neutral] The question now is: who plays the card for the neutrals: you or your partner?
    [fight-card] The question now is: which conflict card do you play?
    [fight-take] The question now is: take the card of the other side?
    [take-recruit] The question now is: use Recruitment in the area just taken?
    [bomb-from] The question now is: from which area do you throw the bomb?
    [bomb-target] The question now is: which area does the bomb hit?
    [bomb-car] The question now is: use a car as a car bomb?
    [pentito-area] The question now is: from which area does the pentito remove soldati?
    [pentito-count] The question now is: how many soldati go?
    [defect-area] The question now is: from which area do soldati defect to you?
    [defect-count] The question now is: how many soldati defect?
    [incite-area] The question now is: which neutrals do you incite?
    [incite-target] The question now is: where do the neutrals go?
    [incite-count] The question now is: how many neutrals go?
    [recruit-count] The question now is: how many soldati do you recruit?
    [launder-count] The question now is: how much do you launder?
   *[other] Something else is to be decided now.
}
lafamiglia-why-may-not-pass = A planning turn may not be passed: use a cell or gain influence.
lafamiglia-why-dealt-already = That has been dealt already.
lafamiglia-why-other-teams-colour = { $colour } was dealt to the other team.
lafamiglia-why-colour-taken = { $colour } is taken already.
lafamiglia-why-two-labs = There are two labs in { $area } already; more are never allowed.
lafamiglia-why-column-full = The column { $column } has no free space.
lafamiglia-why-no-neutral-disc = There is no neutral disc in the column { $column }.
lafamiglia-why-only-discs-of-others = Only discs of other players are left and you cannot pay for one: sell an order or ask your partner.
lafamiglia-why-column-empty = There is no disc in the column { $column }, so it cannot be gained.
lafamiglia-why-too-dear = It costs { $price } ₤ and you have { $money } ₤.
lafamiglia-why-keep-a-turn = After that you could not pay for any turn: keep enough money or an order to sell.
lafamiglia-why-tile-not-in-play = The tile { $tile } is not in this game.
lafamiglia-why-not-your-tile = Your disc does not lie on the tile { $tile }.
lafamiglia-why-tile-used = The tile { $tile } has been used in this turn already.
lafamiglia-why-tile-no-effect = The tile { $tile } would have no effect now.
lafamiglia-why-tile-taken = A disc lies on the tile { $tile } already.
lafamiglia-why-more-than-asked = Only { $n } ₤ were asked for.
lafamiglia-why-no-such-disc = There is no such disc in the column { $column }: { $colour }.
lafamiglia-why-no-fee = Moving a disc of another player costs 1 ₤, and you have none. Owner: { $colour }.
lafamiglia-why-other-sheet = { $cell } is not on the lower sheet; that is sheet { $sheet }.
lafamiglia-why-cell-taken = A disc lies there already: { $cell }.
lafamiglia-why-cell-no-effect = It would have no effect for you now: { $cell }.
lafamiglia-why-only-free-infinity = Without a fee only infinity cells without a price may be used.
lafamiglia-why-not-ultima-again = The Ultima Azione needs another cell: { $cell }.
lafamiglia-why-do-one-part = At least one part must be done.
lafamiglia-why-part-not-here = That is not part of this cell: { $part }.
lafamiglia-why-part-done = That has been done already: { $part }.
lafamiglia-why-part-no-effect = That would have no effect now: { $part }.
lafamiglia-why-own-area-only = Here only own areas count, and { $area } is empty.
lafamiglia-why-partners-area = { $area } belongs to your partner.
lafamiglia-why-your-own-area = { $area } is your own area.
lafamiglia-why-area-held = { $area } is held by others: { $side }.
lafamiglia-why-not-your-area = You have no soldato in { $area }.
lafamiglia-why-too-few-soldiers = Soldati needed in HQ: { $n }; you have { $have }.
lafamiglia-why-too-many = { $n } is too many; at most { $most }.
lafamiglia-why-too-few = { $n } is too few; at least { $least }.
lafamiglia-why-order-first = An order must be issued here.
lafamiglia-why-other-area = The two orders need different areas; one lies here: { $area }.
lafamiglia-why-token-there = Orders of yours in { $area } already: { $n }.
lafamiglia-why-token-on-board = The order is still on your family board: { $token }.
lafamiglia-why-token-on-map = The order lies on the map already, in { $area }: { $token }.
lafamiglia-why-token-sold = The order was sold: { $token }.
lafamiglia-why-token-not-on-map = The order is not on the map: { $token }.
lafamiglia-why-token-resolved = The order has been resolved already: { $token }.
lafamiglia-why-not-your-token = The order is not yours: { $token }.
lafamiglia-why-supply-first = First all supply orders, then the attacks: { $token }.
lafamiglia-why-other-initiative = Orders of initiative { $initiative } come now, not { $token }.
lafamiglia-why-must-equip = One piece must be placed.
lafamiglia-why-must-place = The piece must be placed.
lafamiglia-why-no-place-for-lab = No lab is left, or none of your areas has room for one.
lafamiglia-why-none-left = None is left in your supply.
lafamiglia-why-no-place = There is no place for it.
lafamiglia-why-sea-not-near = { $sea } is not next to an area of yours.
lafamiglia-why-sea-not-at-order = { $sea } is not next to the area of the order, { $area }.
lafamiglia-why-seas-not-neighbours = { $sea } and { $other } are not neighbours.
lafamiglia-why-no-such-boat = There is no such boat in this sea: { $colour }.
lafamiglia-why-no-own-neighbour = No neighbouring area of { $area } is yours.
lafamiglia-why-move-something = At least one piece must move.
lafamiglia-why-source-used = Pieces have come from { $area } already.
lafamiglia-why-not-neighbours = { $area } and { $other } are not neighbours by land.
lafamiglia-why-row-open = No disc is left in the row { $row }.
lafamiglia-why-other-row = The second disc must come from another row than { $row }.
lafamiglia-why-column-needs-disc = The column { $column } holds no other disc.
lafamiglia-why-action-first = First the action of the column.
lafamiglia-why-action-done = The action of the column has been done.
lafamiglia-why-order-done = The order of this turn has been issued.
lafamiglia-why-cannot-order = You have no order in HQ, or no area for it.
lafamiglia-why-symbol-not-here = This order ({ $token }) has no such symbol: { $symbol }.
lafamiglia-why-symbol-used = The symbol has been used already: { $symbol }.
lafamiglia-why-symbol-no-effect = The symbol would have no effect now: { $symbol }.
lafamiglia-why-area-left = You no longer hold { $area }, the area of the order, so this lapses: { $symbol }.
lafamiglia-why-rally-first = A rally comes before the first shotgun.
lafamiglia-why-not-coastal = { $area } has no coast.
lafamiglia-why-no-lab = There is no lab left to guard in { $area }.
lafamiglia-why-area-used = { $area } has been chosen already.
lafamiglia-why-enough-areas = No more neighbouring areas than { $n }.
lafamiglia-why-no-neutrals = { $area } is neutral, and this game does not allow neutral areas here.
lafamiglia-why-no-soldier = No soldato is left for { $area }.
lafamiglia-why-origin = The second move starts in the area of the order or where the first one ended, not in { $area }.
lafamiglia-why-origin-itself = { $area } is where the move starts.
lafamiglia-why-no-target = From { $area } there is no target.
lafamiglia-why-no-boat-chain = No chain of your team’s boats leads from { $area } to { $other }.
lafamiglia-why-allies-near = { $area } is a neighbour already; Allies reach one area further.
lafamiglia-why-allies-between = No empty or neutral area lies between { $area } and { $other }.
lafamiglia-why-empty-area = { $area } is empty.
lafamiglia-why-car-cannot-board = A car cannot go by boat.
lafamiglia-why-no-car = You have no car in { $area }.
lafamiglia-why-one-car = Only one car goes along with an order, and it moves on only from where it stands.
lafamiglia-why-bomb-origin = A bomb starts in the area of the order or in an area this order has taken, not in { $area }.
lafamiglia-why-wrong-distance = { $other } is not at distance 2 from { $area }.
lafamiglia-why-not-neutral = There are no neutrals in { $area }.
lafamiglia-why-too-far = { $area } is at distance { $distance }; the order reaches { $most }.
lafamiglia-why-no-need-to-sell = Nothing is to be paid here that a sale would help with.
lafamiglia-why-no-need-to-ask = Nothing is to be paid here that a gift would help with.
lafamiglia-why-asked-already = You have asked your partner already.
lafamiglia-why-partner-has-too-little = Your partner has too little to give.
lafamiglia-why-more-than-partner-has = Your partner could give { $n } ₤ at most.
