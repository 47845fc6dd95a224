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

lafamiglia-name-nw = nord-ouest
lafamiglia-name-ne = nord-est
lafamiglia-name-sw = sud-ouest
lafamiglia-name-se = sud-est

lafamiglia-name-yellow = Zaffarano
lafamiglia-name-blue = Luppino
lafamiglia-name-green = Verderame
lafamiglia-name-red = Castelli
lafamiglia-name-white = Calabianca
lafamiglia-name-black = Grecco
lafamiglia-name-neutral = Neutres

lafamiglia-name-row-justice = Justice
lafamiglia-name-row-police = Police
lafamiglia-name-row-economy = Économie
lafamiglia-name-row-church = Église

lafamiglia-name-column-primo = Premier joueur
lafamiglia-name-column-justice = Justice
lafamiglia-name-column-police = Police
lafamiglia-name-column-economy = Économie
lafamiglia-name-column-church = Église
lafamiglia-name-column-two = 2 institutions

lafamiglia-name-yellow-1 = Zaffarano 1
lafamiglia-name-yellow-2 = Zaffarano 2
lafamiglia-name-yellow-3 = Zaffarano 3
lafamiglia-name-yellow-4 = Zaffarano 4
lafamiglia-name-yellow-5 = Zaffarano 5
lafamiglia-name-yellow-JA = Zaffarano Justice A
lafamiglia-name-yellow-PA = Zaffarano Police A
lafamiglia-name-yellow-PB = Zaffarano Police B
lafamiglia-name-yellow-EA = Zaffarano Économie A
lafamiglia-name-yellow-EB = Zaffarano Économie B
lafamiglia-name-yellow-EC = Zaffarano Économie C
lafamiglia-name-yellow-CA = Zaffarano Église A
lafamiglia-name-yellow-CB = Zaffarano Église B
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
lafamiglia-name-blue-EA = Luppino Économie A
lafamiglia-name-blue-EB = Luppino Économie B
lafamiglia-name-blue-CA = Luppino Église A
lafamiglia-name-green-1 = Verderame 1
lafamiglia-name-green-2 = Verderame 2
lafamiglia-name-green-3 = Verderame 3
lafamiglia-name-green-4 = Verderame 4
lafamiglia-name-green-5 = Verderame 5
lafamiglia-name-green-JA = Verderame Justice A
lafamiglia-name-green-PA = Verderame Police A
lafamiglia-name-green-PB = Verderame Police B
lafamiglia-name-green-EA = Verderame Économie A
lafamiglia-name-green-EB = Verderame Économie B
lafamiglia-name-green-CA = Verderame Église A
lafamiglia-name-green-CB = Verderame Église B
lafamiglia-name-green-CC = Verderame Église C
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
lafamiglia-name-red-EA = Castelli Économie A
lafamiglia-name-red-CA = Castelli Église A
lafamiglia-name-red-CB = Castelli Église B
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
lafamiglia-name-white-EA = Calabianca Économie A
lafamiglia-name-white-CA = Calabianca Église A
lafamiglia-name-white-CB = Calabianca Église B
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
lafamiglia-name-black-EA = Grecco Économie A
lafamiglia-name-black-CA = Grecco Église A
lafamiglia-name-black-CB = Grecco Église B

lafamiglia-name-s1-01 = emplacement 1-01
lafamiglia-name-s1-02 = emplacement 1-02
lafamiglia-name-s1-03 = emplacement 1-03
lafamiglia-name-s1-04 = emplacement 1-04
lafamiglia-name-s1-05 = emplacement 1-05
lafamiglia-name-s1-06 = emplacement 1-06
lafamiglia-name-s1-07 = emplacement 1-07
lafamiglia-name-s1-08 = emplacement 1-08
lafamiglia-name-s1-09 = emplacement 1-09
lafamiglia-name-s1-10 = emplacement 1-10
lafamiglia-name-s1-11 = emplacement 1-11
lafamiglia-name-s1-12 = emplacement 1-12
lafamiglia-name-s1-13 = emplacement 1-13
lafamiglia-name-s1-14 = emplacement 1-14
lafamiglia-name-s1-15 = emplacement 1-15
lafamiglia-name-s2-01 = emplacement 2-01
lafamiglia-name-s2-02 = emplacement 2-02
lafamiglia-name-s2-03 = emplacement 2-03
lafamiglia-name-s2-04 = emplacement 2-04
lafamiglia-name-s2-05 = emplacement 2-05
lafamiglia-name-s2-06 = emplacement 2-06
lafamiglia-name-s2-07 = emplacement 2-07
lafamiglia-name-s2-08 = emplacement 2-08
lafamiglia-name-s2-09 = emplacement 2-09
lafamiglia-name-s2-10 = emplacement 2-10
lafamiglia-name-s2-11 = emplacement 2-11
lafamiglia-name-s2-12 = emplacement 2-12
lafamiglia-name-s2-13 = emplacement 2-13
lafamiglia-name-s2-14 = emplacement 2-14
lafamiglia-name-s2-15 = emplacement 2-15
lafamiglia-name-s2-16 = emplacement 2-16
lafamiglia-name-s3-01 = emplacement 3-01
lafamiglia-name-s3-02 = emplacement 3-02
lafamiglia-name-s3-03 = emplacement 3-03
lafamiglia-name-s3-04 = emplacement 3-04
lafamiglia-name-s3-05 = emplacement 3-05
lafamiglia-name-s3-06 = emplacement 3-06
lafamiglia-name-s3-07 = emplacement 3-07
lafamiglia-name-s3-08 = emplacement 3-08
lafamiglia-name-s3-09 = emplacement 3-09
lafamiglia-name-s3-10 = emplacement 3-10
lafamiglia-name-s3-11 = emplacement 3-11
lafamiglia-name-s3-12 = emplacement 3-12
lafamiglia-name-s3-13 = emplacement 3-13
lafamiglia-name-s3-14 = emplacement 3-14
lafamiglia-name-s3-15 = emplacement 3-15
lafamiglia-name-s3-16 = emplacement 3-16
lafamiglia-name-s3-17 = emplacement 3-17
lafamiglia-name-s4-01 = emplacement 4-01
lafamiglia-name-s4-02 = emplacement 4-02
lafamiglia-name-s4-03 = emplacement 4-03
lafamiglia-name-s4-04 = emplacement 4-04
lafamiglia-name-s4-05 = emplacement 4-05
lafamiglia-name-s4-06 = emplacement 4-06
lafamiglia-name-s4-07 = emplacement 4-07
lafamiglia-name-s4-08 = emplacement 4-08
lafamiglia-name-s4-09 = emplacement 4-09
lafamiglia-name-s4-10 = emplacement 4-10
lafamiglia-name-s4-11 = emplacement 4-11
lafamiglia-name-s4-12 = emplacement 4-12
lafamiglia-name-s4-13 = emplacement 4-13
lafamiglia-name-s4-14 = emplacement 4-14
lafamiglia-name-s4-15 = emplacement 4-15
lafamiglia-name-s4-16 = emplacement 4-16
lafamiglia-name-s4-17 = emplacement 4-17
lafamiglia-name-s4-18 = emplacement 4-18

lafamiglia-name-tile-influence = Influence
lafamiglia-name-tile-meetings = Réunions
lafamiglia-name-tile-reinforcements = Renforts
lafamiglia-name-tile-cars = Voitures
lafamiglia-name-tile-speedboats = Vedettes
lafamiglia-name-tile-chain_of_command = Ordres directs
lafamiglia-name-tile-recruitment = Recrutement
lafamiglia-name-tile-allies = Alliés
lafamiglia-name-tile-bribery = Corruption
lafamiglia-name-tile-delay_detonator = Retardateur
lafamiglia-name-tile-miniguns = Soutien naval

lafamiglia-name-stefano = Stefano
lafamiglia-name-rosalia = Rosalia
lafamiglia-name-calogero = Calogero
lafamiglia-name-nunzia = Nunzia
lafamiglia-name-salvatore = Salvatore
lafamiglia-name-concetta = Concetta

lafamiglia-name-traitor = Traître
lafamiglia-name-coward1 = Lâche 1
lafamiglia-name-coward2 = Lâche 2

lafamiglia-name-part-recruit = recruter
lafamiglia-name-part-place = placer des miliciens
lafamiglia-name-part-order = 1 ordre
lafamiglia-name-part-orders_apart = 2 ordres dans deux territoires
lafamiglia-name-part-orders_together = 2 ordres dans un territoire
lafamiglia-name-part-equip = voiture, vedette ou labo
lafamiglia-name-part-launder = blanchir de l’argent
lafamiglia-name-part-rally = rassemblement
lafamiglia-name-part-influence_return = influence, pion à la réserve
lafamiglia-name-part-influence_place = influence, pion sur une fiche
lafamiglia-name-part-influence_row2 = influence, jusqu’à 2 pions d’une rangée
lafamiglia-name-part-ultima = Ultima Azione

lafamiglia-name-symbol-soldiers = miliciens
lafamiglia-name-symbol-deploy = placer
lafamiglia-name-symbol-recruit = recruter
lafamiglia-name-symbol-levy = levée
lafamiglia-name-symbol-money = argent
lafamiglia-name-symbol-launder = blanchir de l’argent
lafamiglia-name-symbol-car = voiture
lafamiglia-name-symbol-lab = labo
lafamiglia-name-symbol-boat = vedette
lafamiglia-name-symbol-lab_guard = garde des labos
lafamiglia-name-symbol-around = miliciens alentour
lafamiglia-name-symbol-rally = rassemblement
lafamiglia-name-symbol-shotgun = fusil
lafamiglia-name-symbol-bomb = bombe
lafamiglia-name-symbol-pentito = repenti
lafamiglia-name-symbol-defect = défection
lafamiglia-name-symbol-incite = discorde
lafamiglia-name-symbol-vest = gilet
lafamiglia-name-symbol-skull = crâne
lafamiglia-name-symbol-turncoat = retournement
lafamiglia-name-symbol-payoff = dédommagement

lafamiglia-ask-deal-tile = Quelle tuile Contrôle entre en jeu ?
lafamiglia-ask-deal-team = Quelle famille va à l’équipe de l’ouest ?
lafamiglia-ask-deal-family = Quelle famille est distribuée ?
lafamiglia-ask-deal-first = Quel coin commence ?
lafamiglia-ask-deal-character = Quelle carte Personnage est distribuée ?
lafamiglia-ask-setup-family = { $seat } : quelle famille dirigez-vous ?
lafamiglia-ask-setup-soldier = { $seat } : où placez-vous un milicien de votre personnage ?
lafamiglia-ask-setup-car = { $seat } : où placez-vous une voiture de votre personnage ?
lafamiglia-ask-setup-boat = { $seat } : dans quelle mer placez-vous une vedette de votre personnage ?
lafamiglia-ask-setup-lab = { $seat } : où placez-vous un labo de votre personnage ?
lafamiglia-ask-setup-disc = { $seat } : dans quelle colonne de la fiche supérieure placez-vous votre pion ?
lafamiglia-ask-tile-influence = { $seat } : utiliser Influence : défausser 1 milicien du QG et remplacer un pion neutre par le vôtre ?
lafamiglia-ask-plan-turn = { $seat } : utiliser un emplacement, ou gagner de l’influence avec une colonne ?
lafamiglia-ask-gift-answer = { $seat } : votre partenaire demande de l’argent. Combien donnez-vous ? Chaque 1 ₤ vous en coûte 2.
lafamiglia-ask-plan-disc = { $seat } : quel pion de la fiche supérieure déplacez-vous ?
lafamiglia-ask-plan-cell = { $seat } : vers quel emplacement de la fiche inférieure va le pion ?
lafamiglia-ask-plan-part = { $seat } : quelle partie de l’action effectuez-vous maintenant ?
lafamiglia-ask-place-area = { $seat } : où placez-vous des miliciens ?
lafamiglia-ask-place-count = { $seat } : combien de miliciens placez-vous ?
lafamiglia-ask-order-token = { $seat } : quel ordre donnez-vous ?
lafamiglia-ask-order-area = { $seat } : dans quel territoire placez-vous l’ordre ?
lafamiglia-ask-equip-kind = { $seat } : que placez-vous : une voiture, une vedette ou un labo ?
lafamiglia-ask-car-area = { $seat } : où placez-vous la voiture ?
lafamiglia-ask-lab-area = { $seat } : où placez-vous le labo ?
lafamiglia-ask-boat-sea = { $seat } : dans quelle mer placez-vous la vedette ?
lafamiglia-ask-boat-move = { $seat } : la vedette va-t-elle dans une mer voisine ?
lafamiglia-ask-boat-remove = { $seat } : trois vedettes, c’est trop. Laquelle part avec la vôtre ?
lafamiglia-ask-rally-area = { $seat } : où rassemblez-vous vos unités ?
lafamiglia-ask-rally-from = { $seat } : de quel territoire voisin viennent les unités ?
lafamiglia-ask-rally-soldiers = { $seat } : combien de miliciens en viennent ?
lafamiglia-ask-rally-cars = { $seat } : combien de voitures en viennent ?
lafamiglia-ask-infl-row = { $seat } : de quelle rangée de votre plateau retirez-vous un pion ?
lafamiglia-ask-infl-more = { $seat } : retirer aussi le pion suivant de cette rangée ?
lafamiglia-ask-infl-dest = { $seat } : où va le pion ?
lafamiglia-ask-gain-disc = { $seat } : vers quel emplacement va le pion suivant de la colonne ? Son action n’est pas effectuée.
lafamiglia-ask-gain-step = { $seat } : que faites-vous maintenant de la colonne ?
lafamiglia-ask-plan-after = { $seat } : utiliser une tuile, ou finir le tour ?
lafamiglia-ask-ultima-cell = { $seat } : Ultima Azione : quel emplacement utilisez-vous ?
lafamiglia-ask-check-remove = { $seat } : vous contrôlez moins de mandamenti. De quelle tuile retirez-vous un pion ?
lafamiglia-ask-check-add = { $seat } : sur quelle tuile de votre équipe placez-vous un pion ?
lafamiglia-ask-enc-pick = { $seat } : lequel de vos ordres vient ensuite ?
lafamiglia-ask-enc-part = { $seat } : quel symbole de l’ordre utilisez-vous ?
lafamiglia-ask-guard-area = { $seat } : où un milicien garde-t-il un labo ?
lafamiglia-ask-around-area = { $seat } : où viennent des miliciens : dans le territoire de l’ordre ou à côté ?
lafamiglia-ask-around-count = { $seat } : combien de miliciens y viennent ?
lafamiglia-ask-around-ally = { $seat } : combien de miliciens de votre QG ajoutez-vous dans votre territoire ?
lafamiglia-ask-move-from = { $seat } : d’où part le second déplacement ?
lafamiglia-ask-move-target = { $seat } : où vos miliciens vont-ils ou attaquent-ils ?
lafamiglia-ask-move-bribe = { $seat } : utiliser Corruption : payer pour retirer un défenseur ?
lafamiglia-ask-move-soldiers = { $seat } : combien de miliciens partent ?
lafamiglia-ask-move-car = { $seat } : une voiture vient-elle aussi ?
lafamiglia-ask-move-turncoat = { $seat } : combien de défenseurs changent de camp ?
lafamiglia-ask-move-payoff = { $seat } : combien de défenseurs dédommagez-vous, à 1 ₤ chacun ?
lafamiglia-ask-fight-mode = { $seat } : en finesse ou par la force ?
lafamiglia-ask-fight-neutral = { $seat } : qui joue la carte des neutres : vous ou votre partenaire ?
lafamiglia-ask-fight-card = { $seat } : quelle carte Conflit jouez-vous ?
lafamiglia-ask-fight-take = { $seat } : prendre la carte adverse ?
lafamiglia-ask-take-recruit = { $seat } : utiliser Recrutement dans le territoire pris ?
lafamiglia-ask-bomb-from = { $seat } : d’où commettez-vous l’attentat ?
lafamiglia-ask-bomb-target = { $seat } : quel territoire l’attentat vise-t-il ?
lafamiglia-ask-bomb-car = { $seat } : utiliser une voiture piégée ?
lafamiglia-ask-pentito-area = { $seat } : de quel territoire le repenti retire-t-il des miliciens ?
lafamiglia-ask-pentito-count = { $seat } : combien de miliciens sont retirés ?
lafamiglia-ask-defect-area = { $seat } : de quel territoire des miliciens font-ils défection ?
lafamiglia-ask-defect-count = { $seat } : combien de miliciens font défection ?
lafamiglia-ask-incite-area = { $seat } : chez quels neutres semez-vous la discorde ?
lafamiglia-ask-incite-target = { $seat } : où vont les neutres ?
lafamiglia-ask-incite-count = { $seat } : combien de neutres partent ?
lafamiglia-ask-recruit-count = { $seat } : combien de miliciens recrutez-vous ?
lafamiglia-ask-launder-count = { $seat } : combien blanchissez-vous ?

lafamiglia-do-deal-tile = { $tile }
lafamiglia-do-deal-team = { $colour }
lafamiglia-do-deal-family = { $colour }
lafamiglia-do-deal-first = le coin { $corner } commence
lafamiglia-do-deal-character = { $character }
lafamiglia-do-setup-family = diriger la famille { $colour }
lafamiglia-do-setup-soldier = 1 milicien à { $area }
lafamiglia-do-setup-car = une voiture à { $area }
lafamiglia-do-setup-boat = une vedette : { $sea }
lafamiglia-do-setup-lab = un labo à { $area }
lafamiglia-do-setup-disc = pion dans la colonne { $column }
lafamiglia-do-tile-influence-none = non
lafamiglia-do-tile-influence = remplacer un pion neutre dans la colonne { $column }
lafamiglia-do-plan-turn-use = utiliser un emplacement de la fiche inférieure
lafamiglia-do-plan-turn-gain = gagner de l’influence : la colonne { $column }
lafamiglia-do-plan-turn-tile = utiliser la tuile { $tile }
lafamiglia-do-give = donner { $n } ₤ au partenaire, en payant le double
lafamiglia-do-ask = demander { $n } ₤ au partenaire
lafamiglia-do-sell = vendre pour 1 ₤ : { $token }
lafamiglia-do-gift-answer = donner { $n } ₤
lafamiglia-do-plan-disc = un pion de la colonne { $column }, propriétaire : { $colour }
lafamiglia-do-plan-cell = { $cell }
lafamiglia-do-plan-part = { $part }
lafamiglia-do-plan-part-done = laisser le reste
lafamiglia-do-place-area = à { $area }
lafamiglia-do-place-count = { $n ->
    [one] { $n } milicien
   *[other] { $n } miliciens
}
lafamiglia-do-order-token = { $token }
lafamiglia-do-order-token-none = pas de second ordre
lafamiglia-do-order-area = à { $area }
lafamiglia-do-equip-kind-none = rien
lafamiglia-do-equip-kind-car = une voiture
lafamiglia-do-equip-kind-boat = une vedette
lafamiglia-do-equip-kind-lab = un labo
lafamiglia-do-car-area-none = pas de voiture
lafamiglia-do-car-area = voiture à { $area }
lafamiglia-do-lab-area-none = pas de labo
lafamiglia-do-lab-area = labo à { $area }
lafamiglia-do-boat-sea = vedette : { $sea }
lafamiglia-do-boat-move-stay = elle reste
lafamiglia-do-boat-move = elle va : { $sea }
lafamiglia-do-boat-remove = une vedette part : { $colour }
lafamiglia-do-rally-area = rassemblement à { $area }
lafamiglia-do-rally-from = depuis { $area }
lafamiglia-do-rally-from-done = c’est tout
lafamiglia-do-rally-soldiers = { $n ->
    [one] { $n } milicien
   *[other] { $n } miliciens
}
lafamiglia-do-rally-cars = { $n ->
    [one] { $n } voiture
   *[other] { $n } voitures
}
lafamiglia-do-infl-row = la rangée { $row }
lafamiglia-do-infl-more-yes = oui
lafamiglia-do-infl-more-no = non
lafamiglia-do-infl-dest = fiche inférieure : { $cell }
lafamiglia-do-infl-dest-upper = fiche supérieure : la colonne { $column }
lafamiglia-do-gain-disc = { $cell }
lafamiglia-do-gain-step-action = l’action de la colonne
lafamiglia-do-gain-step-order = un ordre
lafamiglia-do-gain-step-end = pas d’ordre
lafamiglia-do-plan-after-end = finir le tour
lafamiglia-do-plan-after-tile = utiliser la tuile { $tile }
lafamiglia-do-ultima-cell-none = pas d’Ultima Azione
lafamiglia-do-ultima-cell = { $cell }
lafamiglia-do-check-remove = de la tuile { $tile }
lafamiglia-do-check-add = sur la tuile { $tile }
lafamiglia-do-enc-pick = { $token }
lafamiglia-do-enc-part = { $symbol }
lafamiglia-do-enc-part-done = en finir avec cet ordre
lafamiglia-do-guard-area = { $area }
lafamiglia-do-guard-area-all = tous les labos
lafamiglia-do-guard-area-done = personne de plus
lafamiglia-do-around-area = { $area }
lafamiglia-do-around-area-done = nulle part ailleurs
lafamiglia-do-around-count = { $n ->
    [one] { $n } milicien
   *[other] { $n } miliciens
}
lafamiglia-do-around-ally = { $n ->
    [one] { $n } milicien
   *[other] { $n } miliciens
}
lafamiglia-do-move-from = depuis { $area }
lafamiglia-do-move-from-none = pas de second déplacement
lafamiglia-do-move-target-none = rester
lafamiglia-do-move-target-land = par la terre : { $area }
lafamiglia-do-move-target-boat = en vedette : { $area }
lafamiglia-do-move-target-allies = grâce aux Alliés : { $area }
lafamiglia-do-move-bribe-no = pas de corruption
lafamiglia-do-move-bribe-yes = corrompre un défenseur
lafamiglia-do-move-soldiers = { $n ->
    [one] { $n } milicien
   *[other] { $n } miliciens
}
lafamiglia-do-move-car-yes = avec une voiture
lafamiglia-do-move-car-no = sans voiture
lafamiglia-do-move-turncoat = défenseurs : { $n }
lafamiglia-do-move-payoff = payer { $n } ₤
lafamiglia-do-fight-mode-tactics = en finesse : cartes Conflit
lafamiglia-do-fight-mode-brute = par la force : perdre deux attaquants
lafamiglia-do-fight-neutral-self = vous jouez pour les neutres
lafamiglia-do-fight-neutral-partner = votre partenaire joue pour les neutres
lafamiglia-do-fight-card = { $card }
lafamiglia-do-fight-take-leave = laisser la carte
lafamiglia-do-fight-take-take = prendre la carte
lafamiglia-do-take-recruit-none = non
lafamiglia-do-take-recruit = { $n ->
    [one] { $n } milicien
   *[other] { $n } miliciens
} du QG
lafamiglia-do-bomb-from = depuis { $area }
lafamiglia-do-bomb-from-none = pas d’attentat
lafamiglia-do-bomb-target-none = pas d’attentat
lafamiglia-do-bomb-target = attentat : { $area }
lafamiglia-do-bomb-target-far = voiture piégée à distance 2 : { $area }
lafamiglia-do-bomb-car-no = sans voiture
lafamiglia-do-bomb-car-yes = avec une voiture piégée
lafamiglia-do-pentito-area-none = nulle part
lafamiglia-do-pentito-area = { $area }
lafamiglia-do-pentito-count = { $n ->
    [one] { $n } milicien
   *[other] { $n } miliciens
}
lafamiglia-do-defect-area-done = c’est tout
lafamiglia-do-defect-area = { $area }
lafamiglia-do-defect-count = { $n ->
    [one] { $n } milicien
   *[other] { $n } miliciens
}
lafamiglia-do-incite-area-none = personne
lafamiglia-do-incite-area = ceux de { $area }
lafamiglia-do-incite-target = vers { $area }
lafamiglia-do-incite-count = neutres : { $n }
lafamiglia-do-recruit-count = { $n ->
    [one] { $n } milicien
   *[other] { $n } miliciens
}
lafamiglia-do-launder-count = { $n } ₤

lafamiglia-event-tiles = Tuiles Contrôle en jeu : { $tiles }.
lafamiglia-event-teams = Familles de l’ouest : { $west } ; de l’est : { $east }.
lafamiglia-event-family = { $you ->
    [yes] Vous dirigez
   *[no] { $seat } dirige
} la famille { $colour }.
lafamiglia-event-first = Premier joueur : { $you ->
    [yes] vous
   *[no] { $seat }
}.
lafamiglia-event-character = { $you ->
    [yes] Vous recevez
   *[no] { $seat } reçoit
} le personnage { $character }.
lafamiglia-event-setup-soldier = { $you ->
    [yes] Vous ajoutez
   *[no] { $seat } ajoute
} 1 milicien à { $area }.
lafamiglia-event-setup-disc = { $you ->
    [yes] Vous placez
   *[no] { $seat } place
} un pion dans la colonne { $column }.
lafamiglia-event-round = Manche { $round }, planification. { $you ->
    [yes] Vous commencez
   *[no] { $seat } commence
}.
lafamiglia-event-influence = { $you ->
    [yes] Vous utilisez
   *[no] { $seat } utilise
} Influence : un pion neutre de la colonne { $column } est remplacé.
lafamiglia-event-pay = { $you ->
    [yes] Vous payez
   *[no] { $seat } paie
} { $n } ₤ à la banque.
lafamiglia-event-earn = { $you ->
    [yes] Vous recevez
   *[no] { $seat } reçoit
} { $n } ₤.
lafamiglia-event-fee = { $you ->
    [yes] Vous payez { $n } ₤ à { $other }.
    [other] { $seat } vous paie { $n } ₤.
   *[no] { $seat } paie { $n } ₤ à { $other }.
}
lafamiglia-event-give = { $you ->
    [yes] Vous donnez { $n } ₤ à { $other }, en payant le double.
    [other] { $seat } vous donne { $n } ₤, en payant le double.
   *[no] { $seat } donne { $n } ₤ à { $other }, en payant le double.
}
lafamiglia-event-ask = { $you ->
    [yes] Vous demandez { $n } ₤ à { $other }.
    [other] { $seat } vous demande { $n } ₤.
   *[no] { $seat } demande { $n } ₤ à { $other }.
}
lafamiglia-event-no-gift = { $you ->
    [yes] Vous ne donnez rien à { $other }.
    [other] { $seat } ne vous donne rien.
   *[no] { $seat } ne donne rien à { $other }.
}
lafamiglia-event-sell = { $you ->
    [yes] Vous vendez
   *[no] { $seat } vend
} un ordre pour 1 ₤ : { $token }.
lafamiglia-event-tile = { $you ->
    [yes] Vous utilisez
   *[no] { $seat } utilise
} la tuile { $tile }.
lafamiglia-event-use = { $you ->
    [yes] Vous déplacez
   *[no] { $seat } déplace
} un pion ({ $side }) de la colonne { $column } : { $cell }.
lafamiglia-event-gain = { $you ->
    [yes] Vous gagnez
   *[no] { $seat } gagne
} de l’influence : la colonne { $column }.
lafamiglia-event-gain-disc = { $you ->
    [yes] Vous déplacez
   *[no] { $seat } déplace
} un pion de la colonne ({ $side }) : { $cell }.
lafamiglia-event-primo = { $you ->
    [yes] Vous prenez
   *[no] { $seat } prend
} le pion Premier joueur.
lafamiglia-event-marker = { $you ->
    [yes] Vous placez votre
   *[no] { $seat } place son
} pion Ultima Azione : { $cell }.
lafamiglia-event-ultima = { $you ->
    [yes] Vous effectuez
   *[no] { $seat } effectue
} l’Ultima Azione : { $cell }.
lafamiglia-event-no-ultima = { $you ->
    [yes] Vous renoncez
   *[no] { $seat } renonce
} à l’Ultima Azione.
lafamiglia-event-recruit = { $you ->
    [yes] Vous recrutez pour votre
   *[no] { $seat } recrute pour son
} QG : { $n ->
    [one] { $n } milicien
   *[other] { $n } miliciens
}.
lafamiglia-event-reward = { $you ->
    [yes] Vous recevez
   *[no] { $seat } reçoit
} { $n ->
    [one] { $n } milicien
   *[other] { $n } miliciens
} au QG pour les neutres retirés.
lafamiglia-event-place = { $you ->
    [yes] Vous placez
   *[no] { $seat } place
} { $n ->
    [one] { $n } milicien
   *[other] { $n } miliciens
} à { $area }.
lafamiglia-event-order = { $you ->
    [yes] Vous donnez
   *[no] { $seat } donne
} un ordre à { $area }.
lafamiglia-event-order-token = { $you ->
    [yes] Vous posez un ordre à { $area } : { $token }.
   *[no] { $seat } pose un ordre à { $area } : { $token }.
}
lafamiglia-event-car = { $you ->
    [yes] Vous placez
   *[no] { $seat } place
} une voiture à { $area }.
lafamiglia-event-lab = { $you ->
    [yes] Vous placez
   *[no] { $seat } place
} un labo à { $area }.
lafamiglia-event-boat = { $you ->
    [yes] Vous placez
   *[no] { $seat } place
} une vedette : { $sea }.
lafamiglia-event-boat-move = { $you ->
    [yes] Vous déplacez
   *[no] { $seat } déplace
} la vedette : { $sea } → { $target }.
lafamiglia-event-boats-removed = Trois vedettes, { $sea } : deux partent, propriétaires : { $seat } et { $other }.
lafamiglia-event-rally = { $you ->
    [yes] Vous rassemblez
   *[no] { $seat } rassemble
} à { $area } : { $n ->
    [one] { $n } milicien
   *[other] { $n } miliciens
}{ $cars ->
    [0] {""}
    [one] {" "}et { $cars } voiture
   *[other] {" "}et { $cars } voitures
} ({ $source }).
lafamiglia-event-uncover = { $you ->
    [yes] Vous révélez
   *[no] { $seat } révèle
} la case { $n } de la rangée { $row }.
lafamiglia-event-token-gained = { $you ->
    [yes] Vous gagnez
   *[no] { $seat } gagne
} un ordre : { $token }.
lafamiglia-event-disc-lower = { $you ->
    [yes] Vous placez
   *[no] { $seat } place
} le pion sur la fiche inférieure : { $cell }.
lafamiglia-event-disc-upper = { $you ->
    [yes] Vous placez
   *[no] { $seat } place
} le pion sur la fiche supérieure, colonne { $column }.
lafamiglia-event-lab-lost = Un labo est perdu à { $area }.
lafamiglia-event-lose = Pertes à { $area } ({ $side }) : { $n ->
    [one] { $n } milicien
   *[other] { $n } miliciens
}.
lafamiglia-event-area-left = { $area } est vide. Perdu par : { $side }.
lafamiglia-event-token-back = { $you ->
    [yes] Vous
   *[no] { $seat }
}, ordre de retour au QG, { $area } : { $token }.
lafamiglia-event-hidden-token-back = { $you ->
    [yes] Vous
   *[no] { $seat }
}, ordre caché de retour au QG : { $area }.
lafamiglia-event-control = { $you ->
    [yes] Vous contrôlez
   *[no] { $seat } contrôle
} le mandamento { $mandamento }.
lafamiglia-event-control-lost = { $you ->
    [yes] Vous ne contrôlez
   *[no] { $seat } ne contrôle
} plus le mandamento { $mandamento }.
lafamiglia-event-tile-taken = { $you ->
    [yes] Vous placez
   *[no] { $seat } place
} un pion sur la tuile { $tile }.
lafamiglia-event-tile-freed = { $you ->
    [yes] Vous retirez
   *[no] { $seat } retire
} le pion de la tuile { $tile }.
lafamiglia-event-sheets = La fiche inférieure devient supérieure. Pions : premier joueur { $primo }, justice { $justice }, police { $police }, économie { $economy }, église { $church }, deux institutions { $two }.
lafamiglia-event-encounter = Manche { $round }, exécution : les ordres sont révélés. Premier joueur : { $you ->
    [yes] vous
   *[no] { $seat }
}.
lafamiglia-event-reveal = { $area } : { $token }.
lafamiglia-event-resolve = { $you ->
    [yes] Vous exécutez
   *[no] { $seat } exécute
} un ordre à { $area } : { $token }.
lafamiglia-event-symbol = { $you ->
    [yes] Vous utilisez
   *[no] { $seat } utilise
} un symbole de l’ordre ({ $token }) : { $symbol }.
lafamiglia-event-neutrals = { $you ->
    [yes] Vous placez
   *[no] { $seat } place
} { $n ->
    [one] { $n } milicien neutre
   *[other] { $n } miliciens neutres
} à { $area }.
lafamiglia-event-target-land = { $you ->
    [yes] Vous choisissez
   *[no] { $seat } choisit
} une cible par la terre : { $origin } → { $target }.
lafamiglia-event-target-boat = { $you ->
    [yes] Vous choisissez
   *[no] { $seat } choisit
} une cible en vedette : { $origin } → { $target }.
lafamiglia-event-target-allies = { $you ->
    [yes] Vous choisissez
   *[no] { $seat } choisit
} une cible grâce aux Alliés : { $origin } → { $target }.
lafamiglia-event-move = { $you ->
    [yes] Vous envoyez
   *[no] { $seat } envoie
} { $n ->
    [one] { $n } milicien
   *[other] { $n } miliciens
}{ $cars ->
    [0] {""}
    [one] {" "}et { $cars } voiture
   *[other] {" "}et { $cars } voitures
} : { $origin } → { $target }.
lafamiglia-event-turncoat = { $you ->
    [yes] Vous retournez
   *[no] { $seat } retourne
} { $n ->
    [one] { $n } milicien
   *[other] { $n } miliciens
} à { $area }.
lafamiglia-event-bonuses = Bonus à { $area } : attaque { $attack } ({ $side }), défense { $defence }.
lafamiglia-event-brute = { $you ->
    [yes] Vous attaquez
   *[no] { $seat } attaque
} par la force : { $area }.
lafamiglia-event-defends-neutrals = { $you ->
    [yes] Vous jouez
   *[no] { $seat } joue
} pour les neutres à { $area }.
lafamiglia-event-cards-chosen = Cartes Conflit choisies : { $seat }, { $other }.
lafamiglia-event-takes-card = { $you ->
    [yes] Vous prenez la carte adverse ({ $other }).
    [other] { $seat } prend votre carte.
   *[no] { $seat } prend la carte adverse ({ $other }).
}
lafamiglia-event-leaves-card = { $you ->
    [yes] Vous laissez la carte adverse ({ $other }).
    [other] { $seat } laisse votre carte.
   *[no] { $seat } laisse la carte adverse ({ $other }).
}
lafamiglia-event-card-shown = Carte jouée par { $you ->
    [yes] vous
   *[no] { $seat }
} : { $card }.
lafamiglia-event-traitor = Traître à { $area } : 1 milicien entre dans le combat ({ $side }).
lafamiglia-event-coward = Lâche à { $area } ({ $side }) : fuite de { $n ->
    [one] { $n } milicien
   *[other] { $n } miliciens
}.
lafamiglia-event-attackers-lost = Pertes de l’attaque sur { $area } ({ $side }) : { $n ->
    [one] { $n } milicien
   *[other] { $n } miliciens
}.
lafamiglia-event-knock-out = Pertes à { $area } : chaque camp perd { $n ->
    [one] { $n } milicien
   *[other] { $n } miliciens
}.
lafamiglia-event-area-taken = { $area } est pris. Nouveau maître : { $side }.
lafamiglia-event-attack-over = L’attaque sur { $area } est terminée ({ $side }).
lafamiglia-event-bomb = { $you ->
    [yes] Vous commettez
   *[no] { $seat } commet
} un attentat{ $cars ->
    [0] {""}
   *[other] {" "}à la voiture piégée
}, { $origin } → { $target } : dégâts { $n }.
lafamiglia-event-defect = { $you ->
    [yes] Vous gagnez
   *[no] { $seat } gagne
} par défection { $n ->
    [one] { $n } milicien
   *[other] { $n } miliciens
} à { $area }.
lafamiglia-event-incite = { $you ->
    [yes] Vous semez
   *[no] { $seat } sème
} la discorde chez { $n ->
    [one] { $n } milicien neutre
   *[other] { $n } miliciens neutres
} : { $origin } → { $target }.
lafamiglia-event-win = { $team ->
    [0] L’équipe de l’ouest gagne à la manche { $round }.
   *[other] L’équipe de l’est gagne à la manche { $round }.
}
lafamiglia-event-score = Mandamenti : ouest { $west }, est { $east }.
lafamiglia-event-draw = Égalité. Mandamenti : ouest { $west }, est { $east }.

lafamiglia-error-unknown-area = Il n’y a pas de territoire « { $area } ».
lafamiglia-error-option-list = Option « { $option } » : il faut { $n } valeurs différentes parmi : { $known }.
lafamiglia-error-pack-ids = Pack, « { $table } » : identifiants manquants, inconnus ou dans un autre ordre : { $ids }.
lafamiglia-error-pack-letters = Pack : les colonnes des plateaux Famille ne libèrent pas chaque ordre avancé une seule fois.
lafamiglia-error-pack-mandamenti = Pack : chaque mandamento a trois territoires, et chaque territoire appartient à un seul.
lafamiglia-error-pack-no-free-cell = Pack : la fiche { $sheet } doit avoir un emplacement infini gratuit.
lafamiglia-error-pack-not-mutual = Pack : { $one } nomme { $other } comme voisin, mais pas l’inverse.
lafamiglia-error-pack-value = Pack, « { $table } » { $id } : « { $field } » ne peut pas valoir « { $found } ».
lafamiglia-error-scenario-area = « { $text } » n’est pas un camp avec ses soldati, voitures et labos, comme « red 5 cars 2 labs 1 ».
lafamiglia-error-scenario-order = { $token } n’est pas sur la carte et ne peut donc pas être l’ordre en cours.
lafamiglia-error-two-holders = { $area } : des soldati de deux camps, mais un territoire est tenu par un seul.
lafamiglia-error-open-spaces = { $colour }, { $row } : { $found } cases sont ouvertes, mais la rangée en a { $most }.
lafamiglia-error-token-twice = { $token } est nommé à deux endroits.
lafamiglia-error-token-area = { $token } est dans le territoire { $area }, que sa famille ne tient pas.
lafamiglia-error-token-covered = { $token } est sur son plateau : il se libère quand { $most } cases de { $row } sont ouvertes (« uncovered »).
lafamiglia-error-tokens-in-area = { $area } : { $found } jetons d’ordre ; un territoire en contient deux au plus.
lafamiglia-error-resolved = { $token } est nommé comme résolu, mais n’est pas sur la carte.
lafamiglia-error-soldiers-on-map = { $area } : { $here } soldati de { $colour }, { $found } sur toute la carte, mais il n’y en a que { $most }.
lafamiglia-error-soldiers = { $colour } : { $map } soldati sur la carte, { $hq } au quartier général et { $supply } en réserve font { $found }, mais une famille en a exactement 50.
lafamiglia-error-pool = { $map } soldati neutres sur la carte et { $pool } en réserve font { $found }, mais il y en a exactement 30.
lafamiglia-error-boats = { $colour } : { $found } bateaux en mer, mais une famille en a { $most }.
lafamiglia-error-boats-in-sea = { $sea } : { $found } bateaux, mais une mer en contient deux.
lafamiglia-error-cars = { $colour } : { $found } voitures sur la carte, mais une famille en a { $most }.
lafamiglia-error-cars-alone = { $area } : { $found } voitures sans soldati d’une famille ; une voiture ne reste que là où sa famille tient le territoire.
lafamiglia-error-no-soldiers = { $area } est tenue sans un seul soldato.
lafamiglia-error-labs = { $found } labos sur la carte, mais il n’y en a que { $most }.
lafamiglia-error-labs-in-area = { $area } : { $found } labos, mais un territoire en contient deux.
lafamiglia-error-discs = { $colour } : { $sheets } disques sur les feuilles et { $tiles } sur des tuiles, mais seuls { $most } ont quitté son plateau.
lafamiglia-error-neutral-discs = { $found } disques neutres sur les feuilles, mais il y en a 8.
lafamiglia-error-cell = { $cell } : { $found } disques, mais seuls les emplacements infinis en prennent plus d’un.
lafamiglia-error-column = { $column } : { $found } disques, mais à la manche { $round } cette colonne de la feuille du haut a { $most } places.
lafamiglia-error-upper-after-planning = Il reste des disques sur la feuille du haut, mais la planification ne finit que quand elle est vide.
lafamiglia-error-marker-after-planning = Un marqueur Ultima Azione est sur la feuille après la planification, mais on les reprend avant.
lafamiglia-error-marker = Un marqueur Ultima Azione est là où il doit y avoir exactement un disque : { $cell }.
lafamiglia-error-tile-twice = { $tile } est tenue par deux joueurs d’une même équipe ; chaque équipe en a un exemplaire.
lafamiglia-error-control-twice = Le mandamento { $mandamento } a deux maîtres.
lafamiglia-error-tiles-in-play = { $found } tuiles sont en jeu ; il y en a toujours sept.
lafamiglia-error-tile-discs = { $colour } : { $found } disques sur des tuiles, mais seulement { $most } mandamenti (« control ») ; chaque disque en demande un.

lafamiglia-board-round = Manche { $round }
lafamiglia-board-phase = { $phase ->
    [setup] Mise en place
    [planning] Planification
    [ultima] Ultima Azione
    [check] Vérification
    [encounter] Exécution
   *[over] Fin
}
lafamiglia-board-legend = ⚗ labo  ⚙ voiture  ▲ attaque  ■ logistique  ▒▒ ordre caché
lafamiglia-board-map = Carte
lafamiglia-board-upper = Fiche supérieure : pions et coût de la colonne pour vous
lafamiglia-board-lower = Fiche inférieure ({ $sheet }) : / au choix, + les deux, * chez soi, ∞ toujours libre, ! Ultima Azione
lafamiglia-board-price = coût { $count } ₤
lafamiglia-board-part = { $what ->
    [recruit] recruter
    [place] placer
    [order] 1 ordre
    [orders_apart] 2 ordres
    [orders_together] 2 ensemble
    [equip] équipement
    [launder] blanchir
    [rally] rassembler
    [influence_return] infl. réserve
    [influence_place] infl. fiche
    [influence_row2] infl. rang.×2
   *[ultima] Ultima Azione
}
lafamiglia-board-players = Familles : valeurs de base, ○ cases révélées et ● couvertes
lafamiglia-board-card = Votre carte Conflit, face cachée : { $card }
lafamiglia-board-hq = QG : { $soldiers ->
    [one] { $soldiers } milicien
   *[other] { $soldiers } miliciens
}, { $tokens ->
    [one] { $tokens } ordre
   *[other] { $tokens } ordres
}
lafamiglia-board-off-map = hors de la carte : { $soldiers ->
    [one] { $soldiers } milicien
   *[other] { $soldiers } miliciens
}
lafamiglia-board-supply = réserve : { $soldiers ->
    [one] { $soldiers } milicien
   *[other] { $soldiers } miliciens
}, { $cars ->
    [one] { $cars } voiture
   *[other] { $cars } voitures
}, { $boats ->
    [one] { $boats } vedette
   *[other] { $boats } vedettes
}, { $discs ->
    [one] { $discs } pion
   *[other] { $discs } pions
}
lafamiglia-board-controls = { $count ->
    [one] { $count } mandamento
   *[other] { $count } mandamenti
}
lafamiglia-board-first = premier joueur
lafamiglia-board-tiles = Tuiles, { $one } + { $other } :
lafamiglia-board-queue = File des ordres
lafamiglia-board-orders = Ordres de l’équipe
lafamiglia-board-in-hq = { $name }, au QG
lafamiglia-board-on-map = { $name }, sur la carte
lafamiglia-board-can-be = { $name } : { $count } de ceux-ci au QG, le reste sur la carte
lafamiglia-board-decides = À décider : { $who }
lafamiglia-board-near-land = Par la terre
lafamiglia-board-near-seas = Mers
lafamiglia-board-near-boats = Avec les vedettes de l’équipe

lafamiglia-why-step = { $kind ->
    [deal-tile] Le hasard décide d’abord.
    [deal-team] Le hasard décide d’abord.
    [deal-family] Le hasard décide d’abord.
    [deal-first] Le hasard décide d’abord.
    [deal-character] Le hasard décide d’abord.
    [setup-family] La question est maintenant : quelle famille dirigez-vous ?
    [setup-soldier] La question est maintenant : où placez-vous un milicien de votre personnage ?
    [setup-car] La question est maintenant : où placez-vous une voiture de votre personnage ?
    [setup-boat] La question est maintenant : dans quelle mer placez-vous une vedette de votre personnage ?
    [setup-lab] La question est maintenant : où placez-vous un labo de votre personnage ?
    [setup-disc] La question est maintenant : dans quelle colonne de la fiche supérieure placez-vous votre pion ?
    [tile-influence] La question est maintenant : utiliser Influence : défausser 1 milicien du QG et remplacer un pion neutre par le vôtre ?
    [plan-turn] La question est maintenant : utiliser un emplacement, ou gagner de l’influence avec une colonne ?
    [gift-answer] La question est maintenant : votre partenaire demande de l’argent. Combien donnez-vous ? Chaque 1 ₤ vous en coûte 2.
    [plan-disc] La question est maintenant : quel pion de la fiche supérieure déplacez-vous ?
    [plan-cell] La question est maintenant : vers quel emplacement de la fiche inférieure va le pion ?
    [plan-part] La question est maintenant : quelle partie de l’action effectuez-vous maintenant ?
    [place-area] La question est maintenant : où placez-vous des miliciens ?
    [place-count] La question est maintenant : combien de miliciens placez-vous ?
    [order-token] La question est maintenant : quel ordre donnez-vous ?
    [order-area] La question est maintenant : dans quel territoire placez-vous l’ordre ?
    [equip-kind] La question est maintenant : que placez-vous : une voiture, une vedette ou un labo ?
    [car-area] La question est maintenant : où placez-vous la voiture ?
    [lab-area] La question est maintenant : où placez-vous le labo ?
    [boat-sea] La question est maintenant : dans quelle mer placez-vous la vedette ?
    [boat-move] La question est maintenant : la vedette va-t-elle dans une mer voisine ?
    [boat-remove] La question est maintenant : trois vedettes, c’est trop. Laquelle part avec la vôtre ?
    [rally-area] La question est maintenant : où rassemblez-vous vos unités ?
    [rally-from] La question est maintenant : de quel territoire voisin viennent les unités ?
    [rally-soldiers] La question est maintenant : combien de miliciens en viennent ?
    [rally-cars] La question est maintenant : combien de voitures en viennent ?
    [infl-row] La question est maintenant : de quelle rangée de votre plateau retirez-vous un pion ?
    [infl-more] La question est maintenant : retirer aussi le pion suivant de cette rangée ?
    [infl-dest] La question est maintenant : où va le pion ?
    [gain-disc] La question est maintenant : vers quel emplacement va le pion suivant de la colonne ? Son action n’est pas effectuée.
    [gain-step] La question est maintenant : l’action de la colonne, ou un ordre ?
    [plan-after] La question est maintenant : utiliser une tuile, ou finir le tour ?
    [ultima-cell] La question est maintenant : Ultima Azione : quel emplacement utilisez-vous ?
    [check-remove] La question est maintenant : vous contrôlez moins de mandamenti. De quelle tuile retirez-vous un pion ?
    [check-add] La question est maintenant : sur quelle tuile de votre équipe placez-vous un pion ?
    [enc-pick] La question est maintenant : lequel de vos ordres vient ensuite ?
    [enc-part] La question est maintenant : quel symbole de l’ordre utilisez-vous ?
    [guard-area] La question est maintenant : où un milicien garde-t-il un labo ?
    [around-area] La question est maintenant : où viennent des miliciens : dans le territoire de l’ordre ou à côté ?
    [around-count] La question est maintenant : combien de miliciens y viennent ?
    [around-ally] La question est maintenant : combien de miliciens de votre QG ajoutez-vous dans votre territoire ?
    [move-from] La question est maintenant : d’où part le second déplacement ?
    [move-target] La question est maintenant : où vos miliciens vont-ils ou attaquent-ils ?
    [move-bribe] La question est maintenant : utiliser Corruption : payer pour retirer un défenseur ?
    [move-soldiers] La question est maintenant : combien de miliciens partent ?
    [move-car] La question est maintenant : une voiture vient-elle aussi ?
    [move-turncoat] La question est maintenant : combien de défenseurs changent de camp ?
    [move-payoff] La question est maintenant : combien de défenseurs dédommagez-vous, à 1 ₤ chacun ?
    [fight-mode] La question est maintenant : en finesse ou par la force ?
    [fight-neutral] La question est maintenant : qui joue la carte des neutres : vous ou votre partenaire ?
    [fight-card] La question est maintenant : quelle carte Conflit jouez-vous ?
    [fight-take] La question est maintenant : prendre la carte adverse ?
    [take-recruit] La question est maintenant : utiliser Recrutement dans le territoire pris ?
    [bomb-from] La question est maintenant : d’où commettez-vous l’attentat ?
    [bomb-target] La question est maintenant : quel territoire l’attentat vise-t-il ?
    [bomb-car] La question est maintenant : utiliser une voiture piégée ?
    [pentito-area] La question est maintenant : de quel territoire le repenti retire-t-il des miliciens ?
    [pentito-count] La question est maintenant : combien de miliciens sont retirés ?
    [defect-area] La question est maintenant : de quel territoire des miliciens font-ils défection ?
    [defect-count] La question est maintenant : combien de miliciens font défection ?
    [incite-area] La question est maintenant : chez quels neutres semez-vous la discorde ?
    [incite-target] La question est maintenant : où vont les neutres ?
    [incite-count] La question est maintenant : combien de neutres partent ?
    [recruit-count] La question est maintenant : combien de miliciens recrutez-vous ?
    [launder-count] La question est maintenant : combien blanchissez-vous ?
   *[other] Il faut maintenant décider autre chose.
}
lafamiglia-why-may-not-pass = On ne peut pas passer son tour de planification : utilisez un emplacement ou gagnez de l’influence.
lafamiglia-why-dealt-already = Cela a déjà été distribué.
lafamiglia-why-other-teams-colour = La famille { $colour } est revenue à l’autre équipe.
lafamiglia-why-colour-taken = La famille { $colour } est déjà prise.
lafamiglia-why-two-labs = Il y a déjà deux labos à { $area }, jamais plus.
lafamiglia-why-column-full = La colonne { $column } n’a plus de place.
lafamiglia-why-no-neutral-disc = Il n’y a pas de pion neutre dans la colonne { $column }.
lafamiglia-why-only-discs-of-others = Il ne reste que des pions d’autres joueurs et vous ne pouvez pas payer : vendez un ordre ou demandez au partenaire.
lafamiglia-why-column-empty = Il n’y a aucun pion dans la colonne { $column } : on ne peut pas la choisir.
lafamiglia-why-too-dear = Cela coûte { $price } ₤ et vous avez { $money } ₤.
lafamiglia-why-keep-a-turn = Après cela, vous ne pourriez payer aucun tour : gardez de l’argent ou un ordre à vendre.
lafamiglia-why-tile-not-in-play = La tuile { $tile } n’est pas dans cette partie.
lafamiglia-why-not-your-tile = Votre pion n’est pas sur la tuile { $tile }.
lafamiglia-why-tile-used = La tuile { $tile } a déjà servi ce tour-ci.
lafamiglia-why-tile-no-effect = La tuile { $tile } n’aurait aucun effet maintenant.
lafamiglia-why-tile-taken = Un pion est déjà sur la tuile { $tile }.
lafamiglia-why-more-than-asked = On n’a demandé que { $n } ₤.
lafamiglia-why-no-such-disc = Il n’y a pas de tel pion dans la colonne { $column } : { $colour }.
lafamiglia-why-no-fee = Déplacer le pion d’un autre coûte 1 ₤ et vous n’avez rien. Propriétaire : { $colour }.
lafamiglia-why-other-sheet = { $cell } n’est pas sur la fiche inférieure, la fiche { $sheet }.
lafamiglia-why-cell-taken = Un pion s’y trouve déjà : { $cell }.
lafamiglia-why-cell-no-effect = Cela n’aurait aucun effet pour vous maintenant : { $cell }.
lafamiglia-why-only-free-infinity = Sans payer le pion, seuls les emplacements infinis gratuits sont permis.
lafamiglia-why-not-ultima-again = L’Ultima Azione demande un autre emplacement que celui-ci : { $cell }.
lafamiglia-why-do-one-part = Il faut faire au moins une partie.
lafamiglia-why-part-not-here = Cela ne fait pas partie de cet emplacement : { $part }.
lafamiglia-why-part-done = C’est déjà fait : { $part }.
lafamiglia-why-part-no-effect = Cela n’aurait aucun effet maintenant : { $part }.
lafamiglia-why-own-area-only = Seuls vos territoires comptent ici, et { $area } est vide.
lafamiglia-why-partners-area = { $area } est à votre partenaire.
lafamiglia-why-your-own-area = { $area } est votre propre territoire.
lafamiglia-why-area-held = { $area } est tenu par d’autres : { $side }.
lafamiglia-why-not-your-area = Vous n’avez aucun milicien à { $area }.
lafamiglia-why-too-few-soldiers = Miliciens nécessaires au QG : { $n } ; vous en avez { $have }.
lafamiglia-why-too-many = { $n }, c’est trop ; au plus { $most }.
lafamiglia-why-too-few = { $n }, c’est trop peu ; au moins { $least }.
lafamiglia-why-order-first = Il faut donner un ordre ici.
lafamiglia-why-other-area = Les deux ordres vont dans des territoires différents ; il y en a déjà un à { $area }.
lafamiglia-why-token-there = Vos ordres déjà présents à { $area } : { $n }.
lafamiglia-why-token-on-board = Cet ordre est encore sur le plateau Famille : { $token }.
lafamiglia-why-token-on-map = Cet ordre est déjà sur la carte, à { $area } : { $token }.
lafamiglia-why-token-sold = Cet ordre a été vendu : { $token }.
lafamiglia-why-token-not-on-map = Cet ordre n’est pas sur la carte : { $token }.
lafamiglia-why-token-resolved = Cet ordre a déjà été exécuté : { $token }.
lafamiglia-why-not-your-token = Cet ordre n’est pas à vous : { $token }.
lafamiglia-why-supply-first = D’abord tous les ordres de logistique, puis les attaques : { $token }.
lafamiglia-why-other-initiative = C’est le tour des ordres d’initiative { $initiative }, pas de celui-ci : { $token }.
lafamiglia-why-must-equip = Il faut placer un élément.
lafamiglia-why-must-place = L’élément doit être placé.
lafamiglia-why-no-place-for-lab = Il ne reste aucun labo, ou aucun de vos territoires n’a de place.
lafamiglia-why-none-left = Il n’y en a plus dans votre réserve.
lafamiglia-why-no-place = Il n’y a pas de place pour cela.
lafamiglia-why-sea-not-near = { $sea } ne borde aucun de vos territoires.
lafamiglia-why-sea-not-at-order = { $sea } ne borde pas le territoire de l’ordre, { $area }.
lafamiglia-why-seas-not-neighbours = { $sea } et { $other } ne sont pas voisines.
lafamiglia-why-no-such-boat = Il n’y a pas de telle vedette dans cette mer : { $colour }.
lafamiglia-why-no-own-neighbour = Aucun territoire voisin de { $area } n’est à vous.
lafamiglia-why-move-something = Il faut déplacer au moins une unité.
lafamiglia-why-source-used = Des unités sont déjà venues de { $area }.
lafamiglia-why-not-neighbours = { $area } et { $other } ne sont pas voisins par la terre.
lafamiglia-why-row-open = Il ne reste aucun pion dans la rangée { $row }.
lafamiglia-why-other-row = Le second pion doit venir d’une autre rangée que { $row }.
lafamiglia-why-column-needs-disc = La colonne { $column } ne contient aucun autre pion.
lafamiglia-why-action-first = D’abord l’action de la colonne.
lafamiglia-why-action-done = L’action de la colonne est déjà faite.
lafamiglia-why-order-done = L’ordre de ce tour est déjà donné.
lafamiglia-why-cannot-order = Vous n’avez pas d’ordre au QG, ou pas de territoire pour lui.
lafamiglia-why-symbol-not-here = Cet ordre ({ $token }) n’a pas ce symbole : { $symbol }.
lafamiglia-why-symbol-used = Le symbole a déjà servi : { $symbol }.
lafamiglia-why-symbol-no-effect = Le symbole n’aurait aucun effet maintenant : { $symbol }.
lafamiglia-why-area-left = Vous ne tenez plus { $area }, le territoire de l’ordre ; ceci est perdu : { $symbol }.
lafamiglia-why-rally-first = Le rassemblement précède le premier fusil.
lafamiglia-why-not-coastal = { $area } n’a pas de côte.
lafamiglia-why-no-lab = Il n’y a plus de labo à garder à { $area }.
lafamiglia-why-area-used = { $area } a déjà été choisi.
lafamiglia-why-enough-areas = Pas plus de { $n } territoires voisins.
lafamiglia-why-no-neutrals = { $area } est neutre, ce que cette partie n’autorise pas ici.
lafamiglia-why-no-soldier = Il ne reste aucun milicien pour { $area }.
lafamiglia-why-origin = Le second déplacement part du territoire de l’ordre ou de la fin du premier, pas de { $area }.
lafamiglia-why-origin-itself = Le déplacement part de { $area }.
lafamiglia-why-no-target = Il n’y a pas de cible depuis { $area }.
lafamiglia-why-no-boat-chain = Aucune chaîne de vedettes de votre équipe ne mène de { $area } à { $other }.
lafamiglia-why-allies-near = { $area } est déjà voisin ; les Alliés mènent un territoire plus loin.
lafamiglia-why-allies-between = Aucun territoire vide ou neutre entre { $area } et { $other }.
lafamiglia-why-empty-area = { $area } est vide.
lafamiglia-why-car-cannot-board = Une voiture ne prend pas la vedette.
lafamiglia-why-no-car = Vous n’avez pas de voiture à { $area }.
lafamiglia-why-one-car = Un ordre n’emmène qu’une voiture, et elle ne repart que de là où elle se trouve.
lafamiglia-why-bomb-origin = L’attentat part du territoire de l’ordre ou d’un territoire pris par lui, pas de { $area }.
lafamiglia-why-wrong-distance = { $other } n’est pas à distance 2 de { $area }.
lafamiglia-why-not-neutral = Il n’y a pas de neutres à { $area }.
lafamiglia-why-too-far = { $area } est à distance { $distance } ; l’ordre atteint { $most }.
lafamiglia-why-no-need-to-sell = Vendre ne sert à rien ici : il n’y a rien à payer.
lafamiglia-why-no-need-to-ask = Demander ne sert à rien ici : il n’y a rien à payer.
lafamiglia-why-asked-already = Vous avez déjà demandé à votre partenaire.
lafamiglia-why-partner-has-too-little = Votre partenaire a trop peu pour donner.
lafamiglia-why-more-than-partner-has = Votre partenaire peut donner { $n } ₤ au plus.
