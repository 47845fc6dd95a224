companion-help = Le programme joue le Sbire pendant que vous jouez à « Scarface 1920 » avec la vraie boîte.

    Exemples : consigliere henchman
    · consigliere henchman --cards physical --pack my-box
    · consigliere henchman --continue
companion-help-pack = Un dossier (ou fichier) avec les nombres de votre boîte, rempli d’après owner_template.toml.
companion-help-cards = « app » : le programme mélange et pioche les cartes du Sbire ; « physical » : vous les piochez dans la boîte et les nommez.
companion-help-humans = Deux ou trois personnes jouent contre lui : leurs couleurs dans l’ordre du tour après lui, par exemple green,red.
companion-help-load = Reprendre une partie sauvegardée ; le fichier lui-même ne change pas.
companion-help-continue = Reprendre la dernière partie inachevée.

companion-welcome = Le Sbire à côté de votre boîte. Chaque réponse est sauvegardée. Une ligne vide prend la valeur entre crochets. Commandes à tout moment : { $commands } ; « help » les montre toutes.
companion-sources = Il suit les règles du livret du mode solo. Ses { $cards } cartes d’action, les nombres de ses plateaux et les prix sont notre reconstitution, réglée pour l’équilibre, sauf si vous utilisez les cartes ou entrez les nombres de votre boîte (docs/companion.md).
companion-defaults = Absents de votre pack, nos nombres comptent : { $keys }.
companion-default = [{ $value }]
companion-undone = Annulé.
companion-saved = Sauvegardé dans { $file }.
companion-saved-to = La partie est sauvegardée dans { $file }. Pour reprendre : consigliere henchman --continue
companion-no-plan = Il n’a pas de plan en ce moment.
companion-no-sheet = Il n’y a pas de fiche avant la fin de la mise en place.
companion-card = { $card } : puissance { $power }, mouvement { $move }
companion-told-cannot = Carte { $card }, rangée { $row } : impossible ({ $reason }). Il continue sans cube.
companion-yes = oui
companion-no = non
companion-normal = normal
companion-hard = difficile : 1 de puissance en plus
companion-owner = { $owner ->
    [you] vous
    [henchman] le Sbire
    [red] rouge
    [blue] bleu
    [green] vert
    [yellow] jaune
    [purple] violet
    [orange] orange
    [black] noir
    [white] blanc
   *[nobody] personne
}
companion-to = { $who } : { $words }
companion-column = { $column ->
    [tile] quartier
    [district] district
    [owner] contrôlé par
    [profit] profit
    [defence] défense
    [alcohol] alcool requis
    [guns] armes requises
    [markers] marqueurs
    [missing] marchandises manquantes
    [night] nuit (1) ou jour (0)
    [goods] alcool + armes dessus
    [token] numéro
    [thugs] ses hommes de main
    [cars] ses voitures
    [trucks] ses camions
   *[other] { $column }
}
companion-command = { $command ->
    [undo] annuler la dernière réponse, pas à pas jusqu’au début
    [sheet] montrer tout ce que le programme sait de la table
    [plan] montrer son plan et ses actions en toutes lettres
    [save] écrire la partie dans un fichier : save FICHIER
    [rule] montrer une règle : rule SF-154
    [help] cette liste
    [quit] arrêter ; la partie est sauvegardée
    [tile] changer un quartier : tile NOM owner you profit 5 need 1 0 defence 4 markers 1 goods 0 2 (au choix)
    [add] un nouveau quartier dans la ville : add NOM DISTRICT
    [drop] rayer un quartier : drop NOM
    [set] corriger un de ses nombres : set money 7, set hq 3, set street west 2, set cars west 1, set level power 2, set dealer 1 0 1 0
    [ring] qui a l’anneau de famille : ring you, ring henchman, ring nobody
    [passive] ce que les nouvelles lui ajoutent : passive hire_cost 1, passive supply -1
    [news] une carte de nouvelles est retournée ; ce qu’elle lui ajoute remplace ce qu’ajoutait la précédente : news hire_cost 1 supply -1, ou seulement news
    [lost] il perd quelque chose, et l’on vous dit quoi : lost imprisoned 1, lost wounded 2, lost killed 1, lost goods 1, lost alcohol 1, lost guns 1, lost business, lost control, lost upgrade, lost vehicle, lost money 3, lost crime 3 ; « here », « districts » ou « prison » après le nombre dit où ; tout ce que prend une descente, d’un coup : lost imprisoned 2; money 4; crime 3
    [got] il gagne quelque chose : got money 3, got goods 2, got recruit 1, got vehicle
   *[other] { $command }
}

companion-sheet-money = Argent { $money } $, crime { $crime } (Ness { $ness }), étoiles { $stars }, boulots { $jobs }, nouvelles actives { $news }
companion-sheet-thugs = Hommes de main : { $thugs }
companion-sheet-levels = Niveaux : { $levels } ; le boss est sur la case { $cell }
companion-sheet-dealers = Fournisseurs (hommes/alcool/armes) : { $dealers }
companion-sheet-cards = Cartes : pioche { $deck }, défausse { $discard }, A { $a }, B { $b }
companion-sheet-ring = L’anneau : { $owner ->
    [you] vous l’avez
    [henchman] le Sbire l’a
    [nobody] personne ne l’a
   *[other] { $who } l’a
}

companion-ask-level = À quel niveau jouez-vous ?
companion-ask-gang = Quel gang le Sbire dirige-t-il ?
companion-ask-decks = Combien de cartes dans ses paquets A, B et C ? Trois nombres.
companion-ask-tokens = Quel numéro se trouve sur chaque district ? Sept nombres, dans cet ordre : { $districts }.
companion-ask-city = Quels quartiers sont dans la ville ? Un par ligne, dans l’ordre de pose : NOM DISTRICT, et « { $people } » après le vôtre, par exemple « docks north { $you } ». « ok » quand tous y sont. Districts : { $districts }.
companion-ask-start = Tirez son district de départ parmi ceux sans police et avec un quartier libre. Tapez : DISTRICT NOM, puis alcool requis, armes requises, profit, défense, par exemple « west docks 2 1 5 6 ». Districts : { $districts }.
companion-ask-pause = À vous, avec la boîte. Dites ce qui a changé (help montre comment). A-t-il subi une descente ? Tapez « lost ». Une nouvelle carte de nouvelles ? Tapez « news ». Puis « go » pour le tour du Sbire, « end » quand la partie est finie.
companion-ask-market = { $row ->
    [low] Les quatre complices du bas, de gauche à droite : combien d’étoiles chacun ?
    [high] Les deux complices du haut : combien d’étoiles chacun ?
   *[one] Le nouveau complice, { $slot } : combien d’étoiles ?
} 0 pour une place vide.
companion-ask-jobs-left = Reste-t-il une carte dans la pioche de boulots ?
companion-ask-dealers-left = Reste-t-il une carte dans la pioche de fournisseurs ?
companion-ask-tiles-here = Ces quartiers, { $district }, ne sont pas à lui : est-ce juste ? Défense avec marqueurs et nouvelles, sans hommes, voitures ni plateaux. « ok », ou une ligne : NUMÉRO PROPRIÉTAIRE DÉFENSE, par exemple « 1 { $you } 6 ».
companion-ask-support-here = { $district } : combien vos hommes, vos voitures, votre plateau et vos boulots ajoutent-ils à la défense de votre quartier ?
companion-ask-your-tiles = Vos quartiers : quel profit y toucheriez-vous ? « ok », ou une ligne : NUMÉRO PROFIT, par exemple « 1 5 ».
companion-ask-needs = Les quartiers du Sbire : de quelles marchandises ont-ils besoin ? « ok », ou une ligne : NUMÉRO ALCOOL ARMES, par exemple « 1 2 0 ».
companion-ask-your-thugs-here = Combien d’hommes de main avez-vous là où est son jeton : { $district } ?
companion-ask-your-thugs = Combien de vos hommes de main peuvent être touchés { $at ->
    [districts] (dans les districts seulement)
    [prison] (en prison seulement)
   *[any] { $prison ->
        [yes] (pègre, autorités, fournisseurs, QG, districts, prison)
       *[no] (pègre, autorités, fournisseurs, QG, districts)
    }
} ?
companion-ask-your-money = Combien d’argent avez-vous ? { $n } ou plus, c’est pareil pour lui.
companion-ask-your-crime = Où se trouve votre marqueur de crime ?
companion-ask-touches = Sa carte dit pour vous : { $effect }. Cela changerait-il quelque chose pour vous maintenant ?
companion-ask-news = Combien de cartes dans la case des nouvelles actives ?
companion-ask-free-slot = Combien de marqueurs d’affaire sur ses quartiers ? « ok », ou une ligne : NUMÉRO MARQUEURS, par exemple « 1 2 ».
companion-ask-supply = Combien d’alcool et d’armes reste-t-il dans la réserve ? Deux nombres ; { $n } ou plus, c’est pareil.
companion-ask-goods = Combien d’alcool et d’armes sur { $tile } ? Deux nombres.
companion-ask-count = Combien de marqueurs « { $what } » sur ses quartiers ?
companion-ask-option = Vous choisissez pour lui : quelle option ?
companion-ask-tile = Selon ses règles, ces quartiers sont à égalité. À vous de choisir : lequel ?
companion-ask-saved-good = Son véhicule épargne une marchandise à { $tile }. À vous de choisir : laquelle reste ?
companion-ask-aftermath = Cela a-t-il changé quelque chose sur la feuille : propriétaires ou marqueurs d’affaire des quartiers, biens du Sbire ? Dites-le d’abord, puis « ok ».
companion-ask-card = Carte { $n } sur { $of } : laquelle avez-vous retournée ?
companion-name-cards = Nommez-les après « go », par exemple : go C01 C02
companion-ask-card-values = Votre pack n’a pas la carte { $card }. Sa puissance, son mouvement, son nombre de rangées ?
companion-ask-card-row = Carte { $card }, rangée { $row } : bonus et action, par exemple « 1 takeover », « 0 send_thugs 2 here », « 0 money 2 », « 1 steal 3 + crime 1 ».
companion-ask-done = C’est fait ?
companion-ask-cannot = C’est fait ? Si c’est impossible, tapez « cannot » et la raison.
companion-ask-final-money = Fin de la partie. Combien d’argent a le Sbire ?
companion-ask-final-stars = Combien d’étoiles dans sa pile de complices ?
companion-ask-final-you = Combien avez-vous en tout, étoiles comprises ?
companion-ask-final-tie = Égalité : vos quartiers, les marqueurs d’affaire dessus, votre crime ? Trois nombres.
companion-ask-over = { $winner ->
    [henchman] Le Sbire gagne
   *[you] Vous gagnez
} : le Sbire { $his } $, vous { $yours } $.
companion-ask-over-company = { $winner ->
    [henchman] Le Sbire gagne
   *[you] Vous gagnez
} : il a { $his } $, le plus riche d’entre vous { $yours } $.
companion-ask-anyway = Continuer quand même ? Tapez « yes » pour continuer.

companion-do-set-up-board = Plateau du Sbire : 12 cubes sur la piste du boss, le boss sur la case 0, crime 1 ; hommes de main : taudis { $slums }, planques { $safehouses }, QG { $hq }.
companion-do-set-up-start = { $district } : posez-y le jeton du Sbire, une de ses voitures et son marqueur de contrôle sur { $tile }.
companion-do-set-up-dealers = Donnez-lui le Propriétaire de distillerie (Distillery Owner) et le Trafiquant d’armes (Gun Runner), avec ces marchandises : alcool { $alcohol }, armes { $guns }. { $humans ->
    [1] Donnez-lui les trois boulots que vous n’avez pas gardés
   *[other] Donnez-lui les trois premiers boulots qui lui ont été passés
}.
companion-do-ring-income = Il a l’anneau : il prend { $n } $.
companion-do-turn-up-plan = Retournez { $n } { $n ->
    [one] carte
   *[other] cartes
} de sa pioche, de gauche à droite.
companion-do-put-cube = Posez un cube d’action sur la carte { $card }, rangée { $row }.
companion-do-discard-plan = Posez son plan sur sa défausse, la carte de droite au-dessus.
companion-do-shuffle = Mélangez sa défausse : c’est sa nouvelle pioche.
companion-do-take-back = Cette action n’a pas lieu. Reprenez ce que vous avez fait pour elle :
companion-do-earn = Le Sbire prend { $n } $ de la réserve.
companion-do-pay = Le Sbire paie { $n } $.
companion-do-steal = Donnez au Sbire { $n } $ de votre argent.
companion-do-crime-up = Montez son marqueur de crime de { $n }, sans dépasser le maximum.
companion-do-crime-down = Baissez son marqueur de crime de { $n }, pas en dessous de la case après Ness.
companion-do-place-thug = Placez un homme de main du Sbire, du QG { $place ->
    [underworld] à la pègre
   *[authorities] chez les autorités
}.
companion-do-thug-to-dealer = Placez un homme de main du Sbire, du QG sur son fournisseur nº { $dealer }.
companion-do-recruit = Déplacez { $n } { $n ->
    [one] homme de main
   *[other] hommes de main
} du Sbire, { $place ->
    [slums] des taudis
   *[safehouses] des planques
} au QG.
companion-do-free = Déplacez { $n } { $n ->
    [one] homme de main
   *[other] hommes de main
} du Sbire, de la prison au QG.
companion-do-send = Envoyez { $n } { $n ->
    [one] homme de main
   *[other] hommes de main
} du Sbire du QG vers le district : { $district }.
companion-do-move-thug = Déplacez { $n } { $n ->
    [one] homme de main
   *[other] hommes de main
} du Sbire : { $origin } → { $district }.
companion-do-move-vehicle = Déplacez { $vehicle ->
    [car] une voiture
   *[truck] un camion
} du Sbire : { $origin } → { $district }{ $riders ->
    [0] {""}
    [one] , avec { $riders } homme de main
   *[other] , avec { $riders } hommes de main
}.
companion-do-place-vehicle = Placez { $vehicle ->
    [car] une voiture
   *[truck] un camion
} du Sbire, de sa réserve dans le district : { $district }.
companion-do-lose-vehicle = Remettez { $vehicle ->
    [car] la voiture
   *[truck] le camion
} du Sbire dans sa réserve ({ $district }).
companion-do-lose-thug = Déplacez { $n } { $n ->
    [one] homme de main
   *[other] hommes de main
} du Sbire, { $place ->
    [hq] du QG
    [underworld] de la pègre
    [authorities] des autorités
   *[prison] de la prison
} { $to ->
    [prison] en prison
    [safehouses] aux planques
   *[slums] aux taudis
}.
companion-do-lose-dealer-thug = Déplacez l’homme de main du Sbire de son fournisseur nº { $dealer } { $to ->
    [prison] en prison
    [safehouses] aux planques
   *[slums] aux taudis
}.
companion-do-lose-street-thug = Déplacez { $n } { $n ->
    [one] homme de main
   *[other] hommes de main
} du Sbire ({ $district }) { $to ->
    [prison] en prison
    [safehouses] aux planques
   *[slums] aux taudis
}.
companion-do-harm = Déplacez { $n } { $n ->
    [one] de vos hommes de main
   *[other] de vos hommes de main
}{ $at ->
    [here] {" "}du district de son jeton
    [districts] {" "}des districts
    [prison] {" "}de la prison
   *[any] {""}
} { $to ->
    [prison] en prison
    [safehouses] aux planques
   *[slums] aux taudis
} ; à vous de choisir. Si vous en avez moins, tous ceux qu’il y a.
companion-do-fall-on-human = Ceci vous arrive : { $effect }.
companion-do-police = Déplacez { $n } { $n ->
    [one] voiture de police
   *[other] voitures de police
} : du district au plus petit numéro vers le district sans police qui a le plus de pièces.
companion-do-hire = Prenez le complice à { $stars } { $stars ->
    [one] étoile
   *[other] étoiles
} ({ $slot }) pour la pile du Sbire et remplissez la place.
companion-do-take-ring = Le Sbire prend l’anneau de famille.
companion-do-cards-on-deck = Posez la première carte de { $piles } face cachée sur sa pioche d’actions (A au-dessus de B).
companion-do-cards-on-discard = Posez la première carte de { $piles } face visible sur sa défausse.
companion-do-app-on-deck = Une nouvelle carte de { $piles } est sur sa pioche (le programme la garde).
companion-do-app-on-discard = Une nouvelle carte de { $piles } est dans sa défausse (le programme la garde).
companion-do-take-jobs = Donnez au Sbire { $n } { $n ->
    [one] carte de boulot
   *[other] cartes de boulot
} de la pioche.
companion-do-take-dealer = Donnez au Sbire { $n } { $n ->
    [one] carte de fournisseur
   *[other] cartes de fournisseur
} de la pioche, face cachée, au bout de sa rangée.
companion-do-move-token = Déplacez le jeton du Sbire : { $district } (numéro { $number }).
companion-do-sell = Il vend à { $tile } pour { $money } $. À la réserve :{ $alcohol ->
    [0] {""}
   *[other] {" "}{ $alcohol } × alcool du quartier.
}{ $guns ->
    [0] {""}
   *[other] {" "}{ $guns } × arme du quartier.
}{ $dalcohol ->
    [0] {""}
   *[other] {" "}{ $dalcohol } × alcool de ses fournisseurs.
}{ $dguns ->
    [0] {""}
   *[other] {" "}{ $dguns } × arme de ses fournisseurs.
}
companion-do-fence-tile = Vendez aux autorités { $n } × { $good ->
    [alcohol] alcool
   *[gun] arme
} de { $tile } : { $price } $ pièce.
companion-do-fence-dealer = Vendez aux autorités { $n } × { $good ->
    [alcohol] alcool
   *[gun] arme
} de son fournisseur nº { $dealer } : { $price } $ pièce.
companion-do-gain-tile = Posez { $n } × { $good ->
    [alcohol] alcool
   *[gun] arme
} de la réserve sur { $tile }.
companion-do-gain-dealer = Posez { $n } × { $good ->
    [alcohol] alcool
   *[gun] arme
} de la réserve sur son fournisseur nº { $dealer }.
companion-do-lose-tile = Remettez { $n } × { $good ->
    [alcohol] alcool
   *[gun] arme
} de { $tile } dans la réserve.
companion-do-lose-dealer = Remettez { $n } × { $good ->
    [alcohol] alcool
   *[gun] arme
} de son fournisseur nº { $dealer } dans la réserve.
companion-do-set-up-business = { $n ->
    [one] Tirez au hasard un marqueur d’affaire et posez-le
   *[other] Tirez au hasard { $n } marqueurs d’affaire et posez-les
} sur { $tile }. À partir de deux marqueurs, retournez la tuile côté nuit.
companion-do-lose-business = { $n ->
    [one] Un marqueur d’affaire quitte { $tile } ; à vous de choisir lequel
   *[other] { $n } marqueurs d’affaire quittent { $tile } ; à vous de choisir lesquels
}. Avec moins de deux marqueurs, retournez la tuile côté jour.
companion-do-remove-control = Retirez votre marqueur de contrôle de { $tile } ; ses marchandises vont à la réserve.
companion-do-lose-control = Retirez le marqueur de contrôle du Sbire de { $tile } ; ses marchandises vont à la réserve.
companion-do-take-over-neutral = Le Sbire prend { $tile } ({ $district }) : posez-y son marqueur de contrôle. Son crime monte de { $steps }, de { $police } s’il y a la police.
companion-do-take-over-yours = Le Sbire vous prend { $tile } ({ $district }) : reprenez votre marqueur, posez le sien ; un de vos hommes de main du district, s’il y en a, est blessé. Les marchandises restent. Son crime monte de { $steps }, de { $police } s’il y a la police.
companion-do-upgrade = Améliorez au niveau { $level } : { $what } ; un cube de la piste du boss, le boss avance à la case { $cell }.
companion-do-downgrade = Retombe au niveau { $level } : { $what } ; le cube retourne sur la piste du boss, le boss recule à la case { $cell }.
companion-do-thugs-return = Tous les hommes de main du Sbire à la pègre, chez les autorités et sur les fournisseurs rentrent au QG.
companion-do-time-forward = Avancez le marqueur de temps d’une case. Sur la dernière case suit la phase « Édition spéciale ».

companion-error-no-default = Il n’y a pas de valeur à reprendre ici : répondez, s’il vous plaît.
companion-error-choice = « { $found } » ne convient pas ici. Au choix : { $known }.
companion-error-numbers = Tapez { $count } { $count ->
    [one] nombre
   *[other] nombres
} de { $least } à { $most }.
companion-error-row = Une ligne, c’est son numéro et { $count } { $count ->
    [one] valeur
   *[other] valeurs
} ; ou « ok ».
companion-error-rows = Une carte a de 1 à 6 rangées.
companion-error-colours = « { $found } » : il faut les couleurs, toutes différentes, de deux ou trois personnes. Il y a : { $known }.
companion-error-unknown = { $tile } : une valeur est encore inconnue, tapez sa ligne.
companion-error-tile = Il n’y a pas de quartier « { $found } » sur la fiche. Il y a : { $known }.
companion-error-tile-twice = { $tile } est déjà sur la fiche.
companion-error-tiles-many = La fiche contient au plus { $most } quartiers.
companion-error-add-tile = Tapez le nom du quartier et son district ; « ok » quand tous y sont.
companion-error-start = Tapez six choses : district, nom, alcool, armes, profit, défense ; il faut au moins une marchandise.
companion-error-start-tile = { $tile } n’est pas dans ce district, ou il est à vous.
companion-error-tokens = Chaque numéro de 1 à 7 se trouve sur un seul district.
companion-error-edit = Il faut plus de mots à « { $command } » ; voyez « help ».
companion-error-first-answer = Répondez d’abord à cette question.
companion-error-endless = Ce que font ces cartes et ces plateaux tourne en rond sans fin : par exemple un niveau qui se retire lui-même une fois atteint. Rien n’a changé.
companion-error-action = « { $found } » : ni ordre, ni verbe, ni nombre du langage des effets.
companion-error-card = « { $found } » ne peut pas être le numéro d’une carte.
companion-error-card-used = La carte { $found } est déjà dans son plan ou sa défausse.
companion-error-cards-many = { $found } serait une carte de trop : il y en a { $most }.
companion-error-no-cards = Son paquet C n’a pas de carte ; il ne peut pas jouer.
companion-error-nothing-to-continue = Il n’y a pas de partie inachevée avec le Sbire.
companion-error-file-title = Une partie sauvegardée commence par « { $title } ».
companion-error-file-line = Cette ligne de la sauvegarde est incompréhensible : « { $line } ».
companion-error-file-long = La sauvegarde a plus de { $most } réponses : aucune partie n’est si longue.
companion-error-file-missing = La sauvegarde n’a pas de ligne « { $key } ».
companion-error-file-answer = Ligne { $line } : « { $answer } » ne répond pas à la question. { $reason }
companion-error-other-pack = La partie a été sauvegardée avec le pack « { $found } » ; ici, c’est « { $pack } ».
companion-error-other-sheet = Les réponses sauvegardées mènent à une autre fiche que celle du fichier ; les règles ou le fichier ont changé.

companion-ask-first = Tout est en place. Le Sbire commence : « go » pour son tour.
companion-ask-profit = { $tile } : quel profit vaut-il maintenant ? Avec ses marqueurs et les nouvelles, sans aucun plateau.
companion-ask-your-nights = Vos quartiers : jour ou nuit ? « ok », ou une ligne : NUMÉRO day ou night, par exemple « 1 night ».
companion-ask-your-missing = Vos quartiers de même profit : combien de marchandises manquent pour une vente ? « ok », ou une ligne : NUMÉRO MANQUE, par exemple « 1 2 ».
companion-ask-police = Une voiture de police est-elle dans { $district } ?
companion-do-mark-row = Carte { $card } : la rangée { $row } est marquée à l’écran.
companion-do-income = Le Sbire prend { $n } $ de la réserve : { $each } $ pour chacun des { $markers } marqueurs d’affaire de ses quartiers.
companion-because-upgrade = « { $what } » porte le numéro { $number } : à partir du numéro { $here } de son district, c’est la première qu’il peut payer.
companion-because-saved = Son véhicule épargne { $good ->
    [alcohol] un alcool
   *[gun] une arme
} à { $tile }.
companion-because-on-deck = Il a les { $price } $ : { $piles ->
    [one] la nouvelle carte va
   *[other] les nouvelles cartes vont
} sur le dessus de sa pioche.
companion-because-on-discard = À la défausse : le dessus de la pioche coûte { $price } $, et il a { $money } $.
companion-told-consider = Rangée { $row }, carte { $card } : { $effect }. Puissance { $power } (plateau { $own } + plan { $plan } + bonus { $bonus }).
companion-noted = Noté : { $words }
companion-verbs = Ordres : { $orders }. Effets : { $verbs }. Vers : { $to }. Où : { $at }.
companion-error-tile-close = « { $found } » ressemble à { $tile }. Si c’est lui, tapez son nom ; si c’en est un autre, tapez { $found }! avec le point d’exclamation.
companion-error-file-version = Cette partie a été sauvegardée par la version { $found } du compagnon ; ici c’est la version { $here }, qui pose d’autres questions. Le fichier reste tel quel : finissez-la avec la version qui l’a sauvegardée.

companion-district-far-north = Far North Side
companion-district-north = North Side
companion-district-west = West Side
companion-district-central = Central
companion-district-south = South Side
companion-district-southwest = Southwest Side
companion-district-far-south = Far South Side

companion-pack-result = Le pack « { $name } » ({ $digest }) a { $cards } { $cards ->
    [one] carte d’action
   *[other] cartes d’action
} ; { $wrong ->
    [0] rien n’y est faux
    [one] une chose est fausse et mise de côté
   *[other] { $wrong } choses sont fausses et mises de côté
}.
companion-pack-table = Il n’y a pas de « { $table } » dans un pack de propriétaire. Il y a : { $known }.
companion-pack-base-unknown = [base] : il n’y a pas de nombre « { $key } ». Il y a : { $known }.
companion-pack-base-missing = [base] : « { $key } » manque ; le nôtre compte.
companion-pack-base-value = [base] : « { $key } » doit être { $length } { $length ->
    [one] nombre
   *[other] nombres
} de 0 à 99, pas { $found }.
companion-pack-district-unknown = Il n’y a pas de district « { $id } ». Il y a : { $known }.
companion-pack-district-adj = District { $id } : « adj » doit citer d’autres districts parmi { $known }.
companion-pack-district-missing = Le district { $id } manque ; ses voisins sont les nôtres.
companion-pack-district-one-way = Le district { $id } cite { $other } comme voisin, mais { $other } ne cite pas { $id }.
companion-pack-no-cards = Le pack n’a pas de cartes d’action : la pioche du programme est la nôtre ; avec de vraies cartes, vous entrez chacune quand elle est retournée.
companion-pack-card-id = « { $id } » ne peut pas nommer une carte : c’est vide ou avec une espace.
companion-pack-card-twice = Deux cartes s’appellent { $id } : la première compte.
companion-pack-card-many = La carte { $id } est de trop : une boîte en a { $most }.
companion-pack-card-few = Paquet { $deck } : { $have } cartes sur { $most } ; il joue avec celles-là.
companion-pack-card-field = Carte { $id } : il n’y a pas de champ « { $field } ».
companion-pack-card-deck = Carte { $id } : le paquet est A, B ou C, pas « { $found } ».
companion-pack-card-number = Carte { $id } : « { $field } » doit être un nombre de 0 à 99.
companion-pack-card-rows = La carte { $id } doit avoir de 1 à { $most } rangées.
companion-pack-card-row = Carte { $id }, rangée { $row } : il faut un « bonus » et un « act » avec au moins un effet.
companion-pack-card-effect = Carte { $id }, rangée { $row } : { $reason }
companion-pack-board-gang = « { $gang } » n’est pas un gang ou a deux plateaux. Gangs : { $known }.
companion-pack-board-missing = Le plateau manque ({ $gang }) ; le nôtre compte.
companion-pack-board-field = Plateau ({ $gang }) : il n’y a pas de champ « { $field } ».
companion-pack-board-four = Plateau ({ $gang }) : « { $field } » doit être quatre nombres, un par rangée de la piste du boss.
companion-pack-board-rows = Plateau ({ $gang }) : « rows » doit être quatre paires qui couvrent les cases 0 à { $last } sans trou.
companion-pack-board-reward = Plateau ({ $gang }) : une récompense est une case de 0 à { $last } et « A », « B » ou « A+B ».
companion-pack-levels-seven = Plateau ({ $gang }) : il faut les 7 caractéristiques, chacune une fois ; il y en a { $have }. Le nôtre compte.
companion-pack-levels-need = Plateau ({ $gang }) : la caractéristique « { $id } » doit être parmi les sept.
companion-pack-levels-numbers = Plateau ({ $gang }) : chaque numéro de 1 à 7 appartient à une seule caractéristique.
companion-pack-levels-cubes = Plateau ({ $gang }) : les niveaux demandent { $have } cubes, mais il y en a { $most }.
companion-pack-level-values = Plateau ({ $gang }), { $id } : « values » doit être de 1 à 3 nombres.
companion-pack-level-req = Plateau ({ $gang }), { $id } : « req » doit donner puissance et argent pour chaque niveau après le premier.
companion-pack-level-effect = Plateau ({ $gang }), { $id } : { $reason }
companion-pack-tile-id = « { $id } » ne peut pas nommer une tuile : il est vide ou a une espace.
companion-pack-tile-twice = Deux tuiles s’appellent { $id } : la première compte.
companion-pack-tile-many = La tuile { $id } est de trop : une boîte en a { $most }.
companion-pack-tile-field = Tuile { $id } : il n’y a pas de champ « { $field } ».
companion-pack-tile-face = Tuile { $id }, { $side ->
    [day] face jour
   *[night] face nuit
} : alcool, armes, profit et défense sont des nombres de 0 à 99, et une vente demande au moins une marchandise.
