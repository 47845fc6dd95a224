lafamiglia-page-map = Carte de la Sicile
lafamiglia-page-panels = Parties de la table
lafamiglia-page-panel = { $what ->
    [map] Carte
    [sheets] Fiches
    [families] Familles
    [orders] Ordres
   *[tiles] Tuiles
}
lafamiglia-page-zoom-in = Plus près
lafamiglia-page-zoom-out = Plus loin
lafamiglia-page-whole-map = Toute la carte
lafamiglia-page-follow = La carte suit l’action
lafamiglia-page-sketch = Croquis pour votre partenaire
lafamiglia-page-sketch-clear = Effacer mon croquis
lafamiglia-page-sketch-how = Glissez d’un territoire à un autre, ou choisissez les deux : une flèche ; un territoire deux fois : une marque. Seul votre partenaire le voit.
lafamiglia-page-sketch-area = Croquis : { $area }

lafamiglia-page-empty = vide
lafamiglia-page-soldiers = { $side } : { $n ->
    [one] { $n } milicien
   *[other] { $n } miliciens
}
lafamiglia-page-labs = { $n ->
    [one] { $n } labo
   *[other] { $n } labos
}
lafamiglia-page-cars = { $n ->
    [one] { $n } voiture
   *[other] { $n } voitures
}
lafamiglia-page-boats = { $side } : { $n ->
    [one] { $n } vedette
   *[other] { $n } vedettes
}
lafamiglia-page-boat = Vedette ({ $side }), { $sea }
lafamiglia-page-no-boats = aucune vedette
lafamiglia-page-order-open = ordre { $token }
lafamiglia-page-order-hidden = ordre face cachée : { $side }
lafamiglia-page-mandamento = Mandamento { $mandamento }
lafamiglia-page-controlled = Contrôlé par : { $who }.
lafamiglia-page-would-control = Au prochain contrôle : { $who }.
lafamiglia-page-nobody = personne
lafamiglia-page-near = Par terre : { $land }.
lafamiglia-page-seas = Mers : { $seas }.
lafamiglia-page-by-boat = Avec les vedettes de l’équipe aussi : { $areas }.
lafamiglia-page-coast = Côte : { $areas }.
lafamiglia-page-seas-near = Mers voisines : { $seas }.
lafamiglia-page-about-hidden-order = Face cachée : seuls son propriétaire et le partenaire le connaissent. Tous les ordres sont révélés à la phase d’affrontement.
lafamiglia-page-about = { $what ->
    [boat] Transporte les miliciens de son équipe d’une côte à l’autre, par des mers voisines avec des vedettes de l’équipe. Sans voitures. Trois vedettes dans une mer : deux partent.
    [control] Qui tient deux des trois territoires lors d’un contrôle contrôle le mandamento. Cela compte pour la victoire et donne un pion sur une tuile.
    [disc-of-other] Déplacer le pion d’un autre joueur coûte 1 ₤, versé à ce joueur.
   *[disc] Ce pion se déplace gratuitement. Posez-le sur une case de la fiche du bas pour utiliser la case.
}

lafamiglia-page-lower = Fiche du bas
lafamiglia-page-tab = Prix de la colonne : { $n } ₤
lafamiglia-page-column = { $column } : { $n ->
    [0] aucun pion
    [one] { $n } pion
   *[other] { $n } pions
}{ $cost ->
    [0] {""}
   *[other] , l’influence coûte { $cost } ₤
}
lafamiglia-page-column-does = Gagner de l’influence : { $what ->
    [primo] prenez le marqueur premier joueur, puis placez une voiture, une vedette ou un labo.
    [two] découvrez un espace d’une rangée, puis d’une autre ; le second pion va sur une fiche.
   *[other] découvrez les deux espaces suivants de cette rangée.
} Ensuite vous pouvez donner un ordre.
lafamiglia-page-bill-tab = Prix de la colonne, à la banque
lafamiglia-page-bill-discs = { $n ->
    [one] { $n } pion, à la banque
   *[other] { $n } pions, à la banque
}
lafamiglia-page-bill-fee = { $n ->
    [one] { $n } pion, pour { $side }
   *[other] { $n } pions, pour { $side }
}
lafamiglia-page-bill-all = Ensemble
lafamiglia-page-bill-mine = Ensemble (vous avez { $money } ₤)
lafamiglia-page-disc = Pion ({ $side }), colonne { $column }
lafamiglia-page-cell-gain = Vous recevez d’abord { $n } ₤.
lafamiglia-page-cell-price = Coûte { $n } ₤.
lafamiglia-page-join = { $what ->
    [or] Choisissez l’un des deux.
   *[and] Faites les deux dans l’ordre voulu ; l’un peut être laissé.
}
lafamiglia-page-own-only = * Seulement dans vos territoires.
lafamiglia-page-infinite = ∞ Cette case n’est jamais pleine.
lafamiglia-page-part = { $what ->
    [recruit] Des miliciens de la réserve au QG : valeur d’église { $plus }.
    [place] Des miliciens du QG dans un territoire, à vous ou vide : jusqu’à la valeur de police { $plus }.
    [order] Posez un ordre du QG face cachée dans un territoire à vous sans ordre.
    [orders_apart] Jusqu’à deux ordres, dans deux territoires différents.
    [orders_together] Jusqu’à deux ordres dans un territoire à vous sans ordre.
    [equip] Placez une voiture, une vedette ou un labo.
    [launder] 1 ₤ par labo dans vos territoires.
    [rally] Miliciens et voitures de vos territoires voisins se rassemblent dans un seul.
    [influence_return] Découvrez l’espace suivant d’une rangée ; le pion va à la réserve.
    [influence_place] Découvrez l’espace suivant d’une rangée ; le pion va sur une fiche.
    [influence_row2] Découvrez jusqu’à deux espaces d’une rangée ; les pions vont à la réserve.
   *[ultima] Posez ici votre marqueur : à la fin de la planification vous pouvez déplacer ce pion vers une autre case et l’utiliser.
}

lafamiglia-page-figure = { $what ->
    [money] Argent
    [hq] Miliciens au QG
    [supply] Miliciens en réserve
    [elsewhere] Miliciens au QG et en réserve ensemble
    [tokens] Ordres au QG
    [cars] Voitures en réserve
    [boats] Vedettes en réserve
    [discs] Pions en réserve
    [control] Mandamenti
   *[map] Miliciens sur la carte
}
lafamiglia-page-family = { $what ->
    [the-yellow] Argent et labos : la rangée la plus riche du jeu, lents dans les rues.
    [the-blue] Bombes : les meilleures voitures piégées et le premier coup, tiennent mal le terrain.
    [the-green] Retournements et recrues : gagnent des ennemis, grandissent vite.
    [the-red] Attaque sur tous les fronts, avec discorde et repenti.
    [the-white] Neutres et défense : gilets, gardes, discorde.
   *[the-black] Brutalité tardive : ordres lents, attaques les plus fortes.
}
lafamiglia-page-character = Début : { $money } ₤, { $hq } miliciens au QG. Sur la carte : { $soldiers } miliciens, { $cars } voitures, { $boats } vedettes, { $labs } labos.
lafamiglia-page-row = { $row } { $value }, espaces couverts : { $n }
lafamiglia-page-row-does = { $what ->
    [justice] Bonus d’une voiture en attaque, et d’une voiture piégée.
    [police] Combien de miliciens vous placez par case ou par ordre.
    [church] Combien de miliciens vous recrutez.
   *[economy] Argent et labos, une fois chacun à la découverte.
}
lafamiglia-page-space = { $what ->
    [covered] Sous le pion
   *[open] Ouvert
}
lafamiglia-page-value = { $what ->
    [justice] Bonus de voiture { $n }, voiture piégée { $m }
    [police] Placer { $n } miliciens
   *[church] Recruter { $n } miliciens
}
lafamiglia-page-gain = { $what ->
    [car] Placer une voiture, une fois
    [lab] Placer un labo, une fois
    [launder] Blanchir : 1 ₤ par labo à vous, une fois
   *[money] Prendre { $n } ₤, une fois
}
lafamiglia-page-frees = Libère l’ordre { $token } :

lafamiglia-page-token = { $what ->
    [attack] Ordre d’attaque, initiative { $n }. Les attaques viennent après le soutien, petits nombres d’abord.
   *[supply] Ordre de soutien, initiative { $n }. Le soutien vient d’abord, petits nombres d’abord.
}
lafamiglia-page-symbol = { $what ->
    [vest] Défense +{ $n } contre attaques et bombes dans ce territoire, toute la phase d’affrontement.
    [skull] Bonus d’attaque +{ $n } à chaque attaque et bombe de cet ordre.
    [soldiers] Jusqu’à { $n } miliciens du QG dans le territoire de l’ordre.
    [deploy] Des miliciens du QG dans le territoire de l’ordre : valeur de police et nombre du jeton.
    [recruit] Des miliciens de la réserve au QG : valeur d’église et nombre du jeton.
    [levy] { $n } miliciens de la réserve au QG.
    [money] { $n } ₤ de la banque.
    [launder] 1 ₤ par labo dans vos territoires.
    [car] Une voiture dans le territoire de l’ordre.
    [lab] Un labo dans le territoire de l’ordre.
    [boat] Une vedette dans une mer voisine du territoire.
    [lab_guard] Un milicien du QG vers chacun de vos labos.
    [around] Des miliciens dans le territoire de l’ordre et dans deux territoires voisins.
    [rally] Miliciens et voitures de vos territoires voisins viennent ici, avant le premier mouvement.
    [shotgun] Déplacez des miliciens par terre ou par vedette ; chez les autres, c’est une attaque. Mouvements : { $n }.
    [bomb] Retire des miliciens d’un territoire voisin : crânes et voiture moins labos et gilets. Bombes : { $n }.
    [pentito] Un milicien à vous part ; des miliciens de territoires voisins sont retirés, sans défense.
    [defect] Jusqu’à { $n } ennemis de territoires voisins passent chez vous.
    [incite] En dernier : des neutres à { $n } territoires au plus bougent ou attaquent pour vous.
    [turncoat] Jusqu’à { $n } défenseurs changent de camp avant une attaque.
   *[payoff] 1 ₤ par défenseur qui part avant une attaque.
}
lafamiglia-page-show-others = Montrer les ordres que les autres peuvent avoir
lafamiglia-page-can-be = { $n } au QG, { $hidden } face cachée sur la carte. Ils sont parmi ceux-ci :
lafamiglia-page-sold = vendu
lafamiglia-page-sell = Vendre 1₤
lafamiglia-page-give = Donner au partenaire (vous payez le double)
lafamiglia-page-ask = Demander au partenaire
lafamiglia-page-group = { $what ->
    [gain] Gagner de l’influence
   *[money] Argent
}

lafamiglia-page-tile = { $what ->
    [influence] Début de la planification : renvoyez 1 milicien du QG, un pion neutre devient le vôtre.
    [meetings] Une fois par tour, { $price } ₤ : { $n } miliciens de la réserve au QG.
    [reinforcements] Une fois par tour, { $price } ₤ : jusqu’à { $n } miliciens du QG dans un territoire à vous.
    [cars] Une fois par tour, { $price } ₤ : une voiture dans un territoire à vous.
    [speedboats] Une fois par tour, { $price } ₤ : placez une vedette.
    [chain_of_command] Jusqu’à { $n } ordres dans chaque territoire à vous.
    [recruitment] Après une prise : 1 milicien du QG là-bas, gratuit, ou { $n } pour { $price } ₤.
    [allies] { $price } ₤ : attaquez un territoire derrière un voisin vide ou neutre.
    [bribery] { $price } ₤ : un défenseur de la cible part avant l’attaque.
    [delay_detonator] Une voiture piégée porte à { $n } territoires.
   *[miniguns] Bonus d’attaque +{ $n } en attaquant par vedette.
}

lafamiglia-page-conflict = Conflit à { $area }
lafamiglia-page-bonuses = bonus { $attack } : { $defence }
lafamiglia-page-after-bonuses = Défenseurs restants avant le conflit : { $n }
lafamiglia-page-odds-of = { $what ->
    [tactics] en finesse
    [brute] par la force
    [take] prendre
    [leave] laisser
   *[send] { $n ->
        [one] envoyer { $n } milicien
       *[other] envoyer { $n } miliciens
    }
}
lafamiglia-page-odds = Sur { $ways } tirages des cartes : pris { $taken } %, vide { $empty } %, tenu { $held } %
lafamiglia-page-odds-taken = pris { $taken } %

lafamiglia-page-doing = { $what ->
    [setup-soldier] Placement ({ $family }) : reste { $n }
    [setup-car] Voitures : reste { $n }
    [gain-disc] Disques de la colonne : reste { $n }
    [order-token] Ordres : reste { $n }
    [order-area] Ordres : reste { $n }
   *[other] Placement ({ $family }) : reste { $n }
}
lafamiglia-page-may-sell = Vous pouvez d’abord vendre des ordres
lafamiglia-page-must-raise = Rien n’est à votre portée : vendez un ordre ou demandez à votre partenaire
lafamiglia-page-hand = Donner un ordre : choisissez-le ou glissez-le sur un territoire
lafamiglia-page-here = { $what ->
    [order] Quel ordre poser à { $area } ?
    [both] { $area } : choisissez l’ordre à y poser, ou
   *[other] Que placer à { $area } ?
}
lafamiglia-page-rest = { $n ->
    [one] Le dernier ici : { $place }
   *[other] Les { $n } ici : { $place }
}
lafamiglia-page-cell-disc = { $n ->
    [0] La choisir déplace un disque ({ $colour }) de la colonne { $column }, sans frais. Pour en déplacer un autre, choisissez-le d’abord.
   *[other] La choisir déplace un disque ({ $colour }) de la colonne { $column }, { $n } ₤ à son propriétaire. Pour en déplacer un autre, choisissez-le d’abord.
}
lafamiglia-page-cards = Vos cartes de conflit
lafamiglia-page-card-down = Une carte, face cachée
lafamiglia-page-card-does = { $what ->
    [does-traitor] Un milicien ennemi s’en va, un des vôtres arrive.
    [does-coward1] 1 de vos miliciens fuit vers votre QG.
   *[does-coward2] 2 de vos miliciens fuient vers votre QG.
}
lafamiglia-page-odds-held = tenu { $held } %
lafamiglia-page-duel-end = { $what ->
    [taken] { $side } prend { $area } ; miliciens restants : { $n }
    [held] { $side } tient { $area } ; miliciens restants : { $n }
   *[empty] { $area } : il ne reste personne
}
lafamiglia-page-duel-change = { $what ->
    [lost] perdus : { $n }
    [fled] fuite vers le QG : { $n }
   *[joined] arrivés : { $n }
}
lafamiglia-page-key-order = sur un territoire : y donner cet ordre
lafamiglia-tale-setup = { $you ->
    [yes] Votre mise en place
   *[no] { $seat }, mise en place
}
lafamiglia-tale-use = { $you ->
    [yes] Vous utilisez
   *[no] { $seat } utilise
} un emplacement : { $column }
lafamiglia-tale-gain = { $you ->
    [yes] Vous achetez
   *[no] { $seat } achète
} { $column } pour { $n } ₤
lafamiglia-tale-ultima = { $you ->
    [yes] Vous effectuez
   *[no] { $seat } effectue
} l’Ultima Azione : { $column }
lafamiglia-tale-soldiers = { $n ->
    [one] { $n } milicien
   *[other] { $n } miliciens
} à { $area }
lafamiglia-tale-recruits = { $n ->
    [one] { $n } milicien
   *[other] { $n } miliciens
} au QG
lafamiglia-tale-orders = { $n ->
    [one] un ordre à { $areas }
   *[other] des ordres à { $areas }
}
lafamiglia-tale-piece = { $what ->
    [a_car] une voiture
    [a_lab] un labo
   *[a_boat] une vedette
} à { $area }{ $n ->
    [1] {""}
   *[other] {" "}×{ $n }
}
lafamiglia-tale-disc = un pion en { $column }{ $n ->
    [1] {""}
   *[other] {" "}×{ $n }
}
lafamiglia-tale-rally = { $n ->
    [one] { $n } milicien
   *[other] { $n } miliciens
} rassemblés à { $area }
lafamiglia-tale-row = une case de plus en { $row }
lafamiglia-tale-rows = { $n } cases de plus en { $row }
lafamiglia-tale-primo = premier joueur
lafamiglia-tale-marker = le marqueur Ultima Azione
lafamiglia-tale-leads = { $who }
lafamiglia-tale-check = Contrôle des mandamenti
lafamiglia-tale-control = { $you ->
    [yes] vous gagnez
   *[no] { $seat } gagne
} { $mandamento }
lafamiglia-tale-control-lost = { $you ->
    [yes] vous perdez
   *[no] { $seat } perd
} { $mandamento }
lafamiglia-tale-score = ouest { $west } mandamenti, est { $east }
lafamiglia-tale-tile = { $you ->
    [yes] vous prenez
   *[no] { $seat } prend
} la tuile { $tile }
lafamiglia-tale-order = { $you ->
    [yes] Votre ordre
   *[no] { $seat }, ordre
} à { $area } ({ $token })
lafamiglia-tale-march = { $you ->
    [yes] Vous déplacez
   *[no] { $seat } déplace
} { $n ->
    [one] { $n } milicien
   *[other] { $n } miliciens
} de { $origin } à { $target }
lafamiglia-tale-march-too = { $n ->
    [one] { $n } milicien
   *[other] { $n } miliciens
} à { $target }
lafamiglia-tale-attack = { $you ->
    [yes] Vous attaquez
   *[no] { $seat } attaque
} { $target } depuis { $origin } avec { $n }
lafamiglia-tale-attack-too = { $target } attaqué
lafamiglia-tale-battle = { $you ->
    [yes] Vous attaquez
   *[no] { $seat } attaque
} { $target } depuis { $origin } avec { $n } : { $outcome ->
    [taken] le territoire est pris
   *[held] l’attaque échoue
} (pertes { $lost } contre { $killed })
lafamiglia-tale-battle-too = { $outcome ->
    [taken] { $target } pris
   *[held] attaque repoussée à { $target }
} (pertes { $lost } contre { $killed })
lafamiglia-tale-bomb = un attentat à { $target }, dégâts { $n }
lafamiglia-tale-incite = des neutres vers { $target }
lafamiglia-tale-defect = { $n ->
    [one] { $n } milicien
   *[other] { $n } miliciens
} ralliés à { $area }
lafamiglia-tale-money = { $sign ->
    [plus] +{ $n } ₤
   *[minus] −{ $n } ₤
}
lafamiglia-page-team = { $team ->
    [team_0] Ouest
   *[team_1] Est
}
lafamiglia-page-mandamenti = { $n ->
    [one] mandamento
   *[other] mandamenti
}
lafamiglia-page-at-check = au contrôle
lafamiglia-page-decided = { $rule ->
    [LF-160] Objectif atteint : 5 mandamenti d’un joueur ou 6 d’une équipe.
    [LF-161] Aucune équipe n’a atteint seule l’objectif ; le plus de mandamenti l’emporte.
   *[LF-162] Égalité de mandamenti : qui tient Bronte l’emporte ; si personne ne la tient, la partie est nulle.
}

lafamiglia-page-icon = { $icon ->
    [elsewhere] miliciens au QG ou en réserve, on ne sait pas où
    [control] contrôle d’un mandamento
    [swords] affrontement
    [plus] plus près
    [minus] plus loin
    [sketch] croquis pour votre partenaire
    [eye] toute la carte
    [follow] suivre l’action
    [clear] effacer le croquis
   *[other] { $icon }
}
