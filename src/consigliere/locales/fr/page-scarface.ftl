scarface-page-lake = lac Michigan
scarface-page-masthead = Le Soir de Chicago
scarface-page-news-count = { $active } { $active ->
        [one] parue
       *[other] parues
    }, { $left } à venir
scarface-page-neutral = personne
scarface-page-tile = { $name } : { $owner }, { $side ->
        [night] de nuit
       *[day] de jour
    }. Profit { $profit } $, défense { $defence }. Exige { $needs } ; contient { $holds }. Affaires : { $markers }.
scarface-page-tile-now = Maintenant : { $owner }, profit { $profit } $, défense { $defence }.
scarface-page-his-token-here = Le jeton du Sbire est ici.
scarface-page-police-here = La police est ici.
scarface-page-pieces = { $who } : hommes de main { $thugs }, voitures { $cars }, camions { $trucks }.
scarface-page-piece = { $what } × { $n } ({ $who }), { $where }
scarface-page-neighbours = Voisins : { $names }.
scarface-page-number = Numéro { $n } : l’ordre dans lequel le Sbire fait le tour de la ville
scarface-page-token = Le jeton du Sbire
scarface-page-token-about = C’est ici qu’il prend des quartiers. À son tour il avance du mouvement de son plan, dans l’ordre des numéros ; après 7 vient 1.
scarface-page-police = Voiture de police
scarface-page-police-about = Personne ne commence ici ; chacune de vos pièces qui entre paie un pot-de-vin ; une prise de contrôle ici augmente davantage le crime. Le Sbire ne paie rien.
scarface-page-thug-about = Un homme de main dans la rue soutient une prise de contrôle ici et défend les quartiers de sa bande.
scarface-page-car-about = Une voiture soutient les prises de contrôle et défend, comme un homme de main ; elle va dans n’importe quel district et emmène des hommes.
scarface-page-truck-about = Un camion épargne une marchandise à chaque vente dans son district ; il va dans n’importe quel district et emmène un homme.
scarface-page-his-vehicle-about = Chaque véhicule du Sbire est à la fois voiture et camion.
scarface-page-business-about = { $kind ->
        [is_speakeasy] Plus de profit le jour
        [is_casino] Plus de profit la nuit
       *[is_brothel] Plus de défense
    } ; paie son propriétaire à chaque réorganisation. Deux marqueurs retournent la tuile côté nuit.
scarface-page-goods = { $good } : { $n }
scarface-page-good-about = { $kind ->
        [is_alcohol] De l’alcool qui
       *[is_gun] Une arme qui
    } reste où on l’a mise, jusqu’à la vente ou la perte.
scarface-page-ness = Eliot Ness est sur { $n }
scarface-page-ness-about = Aucun marqueur de crime n’est plus bas que la case après Ness. Il avance à chaque journal.
scarface-page-crime = Crime, { $who } : { $n }
scarface-page-crime-about = Qui finit un tour sur { $raid } ou plus subit une descente. Quand le journal paraît, c’est le marqueur le plus haut.
scarface-page-time = Temps : { $n } sur { $last }
scarface-page-time-about = Chaque réorganisation le fait avancer. Sur la dernière case le journal paraît.
scarface-page-hand-empty = Votre main est vide.
scarface-page-pool-about = Points de ce tour : muscle, influence, et points libres qui valent l’un ou l’autre. Le reste est perdu à la fin.
scarface-page-plan-price-about = La première carte d’un plan est gratuite. Pour chaque nouvelle ouverte, la deuxième coûte 1 $, la troisième 3 $, la quatrième 6 $, et ainsi de suite. { $others ->
    [0] {""}
    [1] Un autre boss joue : à partir de la troisième carte, une nouvelle de moins compte.{" "}
   *[other] { $others } autres boss jouent : { $others } nouvelles de moins comptent.{" "}
}Vous payez en posant la carte.
scarface-page-skill-of = Talent : { $card }
scarface-page-combo-of = Combo : { $card }
scarface-page-used = utilisé
scarface-page-orders = Ordres
scarface-page-skills = Talents
scarface-page-combos = Combos
scarface-page-needs-thug = Un homme de main du QG y va et y reste jusqu’à la réorganisation.
scarface-page-order-used = Déjà donné ce tour.
scarface-page-order-about = { $order ->
        [is_hire_associate] Prendre un complice du marché dans vos cartes, et l’anneau de famille.
        [is_get_job] Piocher des boulots et en garder un ouvert.
        [is_hire_dealer] Piocher des fournisseurs et en garder un.
        [is_sell_neighbourhood] Vendre dans vos quartiers qui ont les marchandises.
        [is_recruit] Des hommes font un pas des taudis aux planques, ou jusqu’au QG.
        [is_sell_authorities] Vendre des marchandises aux autorités.
        [is_set_up_business] Ajouter des marqueurs d’affaire à vos quartiers.
        [is_remove_control] Retirer un marqueur de contrôle du rival.
        [is_reduce_crime] Baisser votre crime, pas à pas.
        [is_free_thugs] Des hommes sortent de prison vers le QG.
        [is_send_thugs] Envoyer des hommes du QG dans n’importe quel district.
        [is_move] Déplacer hommes et véhicules, ou sortir un véhicule de la réserve.
        [is_takeover] Prendre un quartier où vous avez une pièce : du muscle pour sa défense, moins vos hommes et voitures.
        [is_upgrade] Monter une caractéristique de la bande d’un niveau, contre points et argent.
       *[is_get_goods] Les fournisseurs livrent, chacun pour son muscle et un homme du QG.
    }
scarface-page-flags = Marqueurs de contrôle restants : { $n }
scarface-page-flags-about = Chaque quartier pris en demande un.
scarface-page-ring-about = Qui engage un complice prend l’anneau. Il paie au début du tour de son porteur.
scarface-page-thugs-in = { $place } : { $n }.
scarface-page-place-about = { $place ->
        [is_slums] Les tués reviennent ici. Le recrutement les mène aux planques.
        [is_safehouses] Les blessés reviennent ici. Le recrutement les mène au QG.
        [is_hq] Prêts pour la rue, les ordres et les fournisseurs.
        [is_underworld] Occupés dans la pègre jusqu’à la réorganisation.
        [is_authorities] Occupés chez les autorités jusqu’à la réorganisation.
       *[is_prison] Seuls « Libérer » et quelques cartes les ramènent.
    }
scarface-page-reserve = { $what }, en réserve : { $n }
scarface-page-decks = Cartes restantes : pioche basse { $low }, pioche haute { $high }.
scarface-page-for-hire = { $card } ({ $slot }), pour { $cost }
scarface-page-no-jobs = Aucun boulot ouvert. L’ordre « Obtenir un boulot » en apporte.
scarface-page-supply = En stock : alcool { $alcohol }, armes { $guns }. Pioches : boulots { $jobs }, fournisseurs { $dealers }.
scarface-page-spaces = Hommes ici : { $n } sur { $of }
scarface-page-level = { $what } : niveau { $level }, valeur { $value }
scarface-page-characteristic-about = { $what ->
        [is_power] Points libres à chaque tour d’action.
        [is_supply] Plus de marchandises quand les fournisseurs livrent.
        [is_trade] Plus de profit dans chacun de vos quartiers.
        [is_protection] Plus de défense pour vos quartiers.
        [is_recruitment] Pas de recrutement gratuits à la réorganisation.
        [is_crew] Cartes en main.
       *[is_connections] Boulots ou fournisseurs piochés au choix.
    }
scarface-page-boss-about = Chaque amélioration avance le boss d’une case. Une case marquée apporte une carte de bras droit. Sur cette ligne la carte du boss sert { $times } fois.
scarface-page-his-boss-about = Sur cette ligne il prévoit { $plan ->
        [one] { $plan } carte
       *[other] { $plan } cartes
    } et fait { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }. Les cases marquées lui apportent une carte de cette pile.
scarface-page-no-rival = Le Sbire n’a pas encore de bande.
scarface-page-his-first-turn = Le Sbire n’a pas encore joué.
scarface-page-commentary = Ce qu’a fait le Sbire
scarface-page-his-level = { $no }. { $what } : niveau { $level } sur { $of }
scarface-page-his-dealer = Fournisseur { $n } : { $name } ; marchandises : { $goods } ; hommes : { $thugs }
scarface-page-his-dealer-about = Tous ses fournisseurs comptent de même, visibles ou cachés.
scarface-page-favoured = Moins cher à améliorer
scarface-page-tabs = Parties de la table
scarface-page-tab-city = Ville
scarface-page-tab-hand = Main
scarface-page-tab-henchman = Sbire
scarface-page-tab-rivals = Rivaux
scarface-page-hand-hidden = { $n ->
    [one] { $n } carte cachée
   *[other] { $n } cartes cachées
}
scarface-page-turn-of = { $you ->
    [yes] à vous de jouer
   *[no] { $side } joue
}
scarface-page-decides = { $you ->
    [yes] à vous de décider
   *[no] { $side } décide
}
scarface-page-rival-more = Améliorations, fournisseurs, boulots
scarface-page-tab-market = Marché
scarface-page-tab-trade = Boulots, stock
scarface-page-tab-gang = Bande
scarface-page-district-title = { $name }, numéro { $n }
scarface-page-tracks = Crime, temps et nouvelles
scarface-page-cards = Vos cartes
scarface-page-money = argent
scarface-page-total = avec étoiles
scarface-page-stars = { $n ->
    [one] étoile
   *[other] étoiles
}
scarface-page-plan-gives = Ce plan donne
scarface-page-plan-orders = { $n ->
    [0] ne paie aucun ordre
    [one] paie { $n } ordre
   *[other] paie { $n } ordres
}
scarface-page-plan-crime = crime { $from } → { $to }
scarface-page-plan-next = Une carte de plus : { $price ->
    [0] {""}
   *[other] { $price } $
}{ $crime ->
    [0] {""}
   *[other] {" "}crime +{ $crime }
}
scarface-page-plan-pays = le plan le paie
scarface-page-start-job = Compte comme fait dès le début ; ses effets ne s’appliquent jamais.
scarface-page-time-of = { $n } sur { $of }
scarface-page-quick = Préparer le reste pour moi (district, véhicule, boulots, marchandises, bande du Sbire)
scarface-page-walk = Revoir son tour
scarface-page-walk-end = Revenir à la partie

scarface-tale-turn = { $you ->
    [yes] Vous
   *[no] { $side }
}, manche { $round }
scarface-tale-set-up = La ville est en place
scarface-tale-raid = { $hard ->
    [yes] Descente musclée
   *[no] Descente
} « { $raid } » contre { $you ->
    [yes] vous
   *[no] { $side }
}
scarface-tale-score = { $you ->
    [yes] vous
   *[no] { $side }
} { $total } $
scarface-tale-takeover = quartier « { $tile } » pris
scarface-tale-hire = { $card } engagé
scarface-tale-job = boulot « { $job } » fait
scarface-tale-upgrade = { $what } au niveau { $level }
scarface-tale-dealer = fournisseur « { $dealer } » engagé
scarface-tale-reorganize = réorganisation
scarface-tale-new-dealer = un nouveau fournisseur, face cachée
scarface-tale-new-job = nouveau boulot « { $job } »
scarface-tale-business = { $business } ({ $tile })
scarface-tale-send = { $n ->
    [one] { $n } homme de main
   *[other] { $n } hommes de main
} → { $district }
scarface-tale-goods = { $n ->
    [one] { $n } marchandise stockée
   *[other] { $n } marchandises stockées
}
scarface-tale-plan = { $n ->
    [one] { $n } carte jouée
   *[other] { $n } cartes jouées
}
scarface-tale-token = passe à { $district }
scarface-tale-steal = { $n } $ volés
scarface-tale-uncontrol = quartier « { $tile } » perdu
scarface-tale-harm = { $n ->
    [one] { $n } homme de main touché
   *[other] { $n } hommes de main touchés
}
scarface-tale-money = { $sign ->
    [plus] +{ $n } $
   *[minus] −{ $n } $
}
scarface-tale-crime = crime { $n }
scarface-page-decided = { $by ->
    [is_total] L’argent et les étoiles décident ensemble.
    [is_tiles] Autant d’argent : le plus de quartiers l’emporte.
    [is_business] Autant d’argent et de quartiers : le plus d’affaires l’emporte.
    [is_crime] Toujours égal : le moins de crime l’emporte.
   *[is_human] Égalité en tout : le boss gagne.
}

scarface-page-icon = { $icon ->
    [ness] Eliot Ness
    [defence] défense
    [star] étoile
    [day] de jour
    [night] de nuit
    [time] temps
    [news] journal
    [card] carte
    [boss] boss
    [streets] les rues
    [cube] cube d’action
    [done] fait
    [skip] pas fait
    [deck] pioche
   *[other] { $icon }
}
