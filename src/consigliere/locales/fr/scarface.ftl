scarface-name-far_north = Far North Side
scarface-name-north = North Side
scarface-name-west = West Side
scarface-name-central = Central
scarface-name-south = South Side
scarface-name-southwest = Southwest Side
scarface-name-far_south = Far South Side

scarface-name-loop = Le Loop
scarface-name-little_italy = La Petite Italie
scarface-name-bronzeville = Bronzeville
scarface-name-stockyards = La Porte des Abattoirs
scarface-name-pilsen = Pilsen
scarface-name-bridgeport = Bridgeport
scarface-name-uptown = Uptown
scarface-name-hyde_park = Hyde Park
scarface-name-greektown = Le Quartier grec
scarface-name-maxwell = Le Marché de Maxwell Street
scarface-name-goose_island = L’Île aux Oies
scarface-name-englewood = Englewood
scarface-name-pullman = Les Ateliers Pullman
scarface-name-canaryville = Canaryville
scarface-name-river_docks = Les Docks de la rivière
scarface-name-rogers_park = Rogers Park
scarface-name-back_yards = L’Arrière des Abattoirs
scarface-name-gold_coast = La Côte dorée

scarface-name-speakeasy = Bar clandestin
scarface-name-brothel = Maison close
scarface-name-casino = Casino

scarface-name-outfit = L’Organisation de Chicago
scarface-name-gems = Les Sept Gemmes
scarface-name-wolves = Les Loups noirs
scarface-name-mob = La Bande du North Side

scarface-name-power = Puissance
scarface-name-supply = Réserves des fournisseurs
scarface-name-trade = Commerce
scarface-name-protection = Protection
scarface-name-recruitment = Recrutement
scarface-name-crew = Équipe
scarface-name-connections = Relations

scarface-name-hire_associate = Engager un complice
scarface-name-get_job = Obtenir un boulot
scarface-name-hire_dealer = Engager un fournisseur
scarface-name-sell_neighbourhood = Vendre dans les quartiers
scarface-name-recruit = Recruter des hommes de main
scarface-name-sell_authorities = Vendre aux autorités
scarface-name-set_up_business = Monter une affaire
scarface-name-remove_control = Retirer un marqueur de contrôle
scarface-name-reduce_crime = Réduire son niveau de crime
scarface-name-free_thugs = Libérer des hommes de main
scarface-name-send_thugs = Envoyer des hommes de main dans les districts
scarface-name-move = Déplacer voitures, camions et hommes de main
scarface-name-takeover = Prendre le contrôle d’un quartier
scarface-name-upgrade = Améliorer la bande
scarface-name-get_goods = Obtenir des marchandises

scarface-name-bruiser = Gros bras
scarface-name-bagman = Encaisseur
scarface-name-wheelman = As du volant
scarface-name-lookout = Guetteur
scarface-name-mouthpiece = Avocat véreux
scarface-name-boss_capone = Al Capone
scarface-name-boss_rothstein = Arnold Rothstein
scarface-name-boss_st_clair = Stephanie St. Clair
scarface-name-boss_obanion = Dean O’Banion
scarface-name-chauffeur_capone = Chauffeur
scarface-name-chauffeur_rothstein = Chauffeur
scarface-name-chauffeur_st_clair = Chauffeur
scarface-name-chauffeur_obanion = Chauffeur
scarface-name-cashier = Caissier du syndicat
scarface-name-alderman_friend = Échevin complaisant
scarface-name-baseball_bat = L’Homme à la batte
scarface-name-odds_maker = Faiseur de cotes
scarface-name-city_hall_man = L’Homme de la mairie
scarface-name-silent_partner = Associé discret
scarface-name-numbers_queen = Reine des paris
scarface-name-pack_leader = Chef de meute
scarface-name-night_prowler = Rôdeur de nuit
scarface-name-brewmaster = Maître brasseur
scarface-name-florist = Le Commis du fleuriste
scarface-name-road_boss = Patron des routes

scarface-name-street_tough = Dur de la rue
scarface-name-newsboy = Crieur espion
scarface-name-beat_cop = Îlotier acheté
scarface-name-moonshiner = Bouilleur clandestin
scarface-name-pickpocket = Pickpocket
scarface-name-dice_hustler = Tricheur aux dés
scarface-name-dock_hand = Docker
scarface-name-court_clerk = Greffier
scarface-name-bar_bouncer = Videur
scarface-name-getaway_driver = Chauffeur de fuite
scarface-name-loan_shark = Usurier
scarface-name-ward_heeler = Agent électoral
scarface-name-safecracker = Perceur de coffres
scarface-name-gunsmith = Armurier de l’ombre
scarface-name-jazz_singer = Chanteuse de jazz
scarface-name-prize_fighter = Boxeur professionnel
scarface-name-union_agitator = Agitateur syndical
scarface-name-madam = Tenancière
scarface-name-city_treasurer = Trésorier municipal
scarface-name-bootleg_captain = Contrebandier du lac
scarface-name-hatchet_man = L’Homme à la hachette
scarface-name-crooked_judge = Juge de nuit
scarface-name-arms_broker = Courtier en armes
scarface-name-card_sharp = Tricheur du bateau à vapeur
scarface-name-property_agent = Agent immobilier
scarface-name-crew_chief = Chef d’équipe
scarface-name-informer_hunter = Chasseur de mouchards
scarface-name-state_senator = Sénateur de l’État
scarface-name-brewery_baron = Baron de la bière
scarface-name-tommy_gunner = Mitrailleur
scarface-name-casino_impresario = Impresario de casino
scarface-name-police_commissioner = Commissaire de police
scarface-name-border_king = Roi de la route frontière
scarface-name-governors_brother = Le Frère du gouverneur
scarface-name-murder_contractor = Entrepreneur en meurtres
scarface-name-whisky_magnate = Magnat du whisky
scarface-name-vice_empress = Impératrice de la nuit
scarface-name-political_boss = Patron de la machine politique

scarface-name-prison_escape = Évasion
scarface-name-payroll_heist = Hold-up de la paie
scarface-name-hijack_truck = Détourner un camion
scarface-name-armory_break = Casse de l’arsenal
scarface-name-bribe_jury = Acheter le jury
scarface-name-rigged_fight = Combat truqué
scarface-name-protection_round = Tournée de protection
scarface-name-election_day = Jour d’élection
scarface-name-frame_up = Coup monté
scarface-name-drive_by = Fusillade en marche
scarface-name-warehouse_fire = Incendie d’entrepôt
scarface-name-license_raid = Retirer la licence
scarface-name-turf_pact = Pacte de territoire
scarface-name-grand_opening = Grande inauguration
scarface-name-talent_scout = Dénicheur de talents
scarface-name-hush_money = Prix du silence
scarface-name-blackmail = Lettres de chantage
scarface-name-clean_house = Grand ménage
scarface-name-bulk_order = Commande en gros
scarface-name-arms_deal = Vente d’armes
scarface-name-secret_tunnel = Tunnel secret
scarface-name-own_newspaper = Son propre journal
scarface-name-bodyguard_ring = Cercle de gardes
scarface-name-jazz_club_chain = Chaîne de clubs de jazz
scarface-name-ward_office = Bureau de quartier
scarface-name-racing_wire = Télégraphe des courses
scarface-name-three_way_split = Partage à trois

scarface-name-alcohol_supplier = Fournisseur d’alcool
scarface-name-gun_supplier = Fournisseur d’armes
scarface-name-distillery_owner = Propriétaire de distillerie
scarface-name-gun_runner = Trafiquant d’armes
scarface-name-police_captain = Capitaine de police
scarface-name-army_officer = Officier de l’armée
scarface-name-rum_runner = Patron de la flotte du rhum
scarface-name-bathtub_chemist = Chimiste de baignoire
scarface-name-border_smuggler = Passeur de frontière
scarface-name-pawnbroker = Prêteur discret
scarface-name-cold_store = Gardien de l’entrepôt froid

scarface-name-door_kicked_in = Porte enfoncée
scarface-name-axes_and_barrels = Haches et tonneaux
scarface-name-seized_crates = Caisses saisies
scarface-name-heavy_fine = Lourde amende
scarface-name-tax_audit = Contrôle fiscal
scarface-name-padlocked = Local sous scellés
scarface-name-round_up = Rafle
scarface-name-shoot_out = Fusillade
scarface-name-impounded_car = Auto confisquée
scarface-name-witness_talks = Un témoin parle
scarface-name-crackdown = Répression
scarface-name-warrant = Mandat signé
scarface-name-leaky_ledger = Grand livre éventé
scarface-name-turncoat = Transfuge
scarface-name-tip_off = Prévenus à temps
scarface-name-grand_jury = Grand jury
scarface-name-all_points = Tous fouillés

scarface-name-voted_dry = Les États-Unis votent la Prohibition
scarface-name-prohibition_ends = Fin de la Prohibition !
scarface-name-speakeasy_craze = Folie des bars clandestins
scarface-name-gang_war = Guerre des gangs
scarface-name-reform_mayor = Un maire réformateur
scarface-name-crooked_mayor = Arrangement à la mairie
scarface-name-stock_boom = La Bourse s’envole
scarface-name-bank_run = Panique bancaire
scarface-name-gun_law = Nouvelle loi sur les armes
scarface-name-jail_break = Évasion à la prison du comté
scarface-name-police_strike = La police en grève
scarface-name-patrol_budget = Davantage de patrouilles
scarface-name-jazz_age = Nuits de l’ère du jazz
scarface-name-lake_ice = Le lac gelé
scarface-name-hiring_hall = Bureaux d’embauche bondés
scarface-name-three_families = Trois familles à table

scarface-name-violence = violence
scarface-name-corruption = corruption
scarface-name-contraband = contrebande
scarface-name-vice = vice
scarface-name-alcohol = alcool
scarface-name-gun = armes
scarface-name-car = voiture
scarface-name-truck = camion
scarface-name-thug = homme de main
scarface-name-muscle = muscle
scarface-name-influence = influence
scarface-name-wild = points libres
scarface-name-any = points au choix
scarface-name-low1 = case basse 1
scarface-name-low2 = case basse 2
scarface-name-low3 = case basse 3
scarface-name-lowtop = pioche basse
scarface-name-high = case haute
scarface-name-hightop = pioche haute
scarface-name-human = Le boss
scarface-name-henchman = Le Sbire
scarface-name-human2 = Le deuxième boss
scarface-name-human3 = Le troisième boss
scarface-name-nobody = personne
scarface-name-slums = taudis
scarface-name-safehouses = planques
scarface-name-hq = QG
scarface-name-underworld = pègre
scarface-name-authorities = autorités
scarface-name-prison = prison
scarface-name-dealer1 = fournisseur 1
scarface-name-dealer2 = fournisseur 2
scarface-name-dealer3 = fournisseur 3
scarface-name-dealer4 = fournisseur 4
scarface-name-dealer5 = fournisseur 5
scarface-name-dealer6 = fournisseur 6

scarface-name-what-money = argent
scarface-name-what-steal = voler de l’argent
scarface-name-what-crime = crime
scarface-name-what-guns = armes
scarface-name-what-goods = marchandises
scarface-name-what-free = libérer des hommes de main
scarface-name-what-imprison = faire emprisonner vos hommes de main
scarface-name-what-wound = blesser vos hommes de main
scarface-name-what-kill = tuer vos hommes de main
scarface-name-what-send = envoyer des hommes de main
scarface-name-what-vehicle = un véhicule
scarface-name-what-police = la police
scarface-name-what-draw = piocher
scarface-name-what-discard = défausser
scarface-name-what-retire = retirer des cartes
scarface-name-what-business = affaires
scarface-name-what-uncontrol = perte de contrôle
scarface-name-what-downgrade = perte d’amélioration
scarface-name-what-job = un boulot
scarface-name-what-dealer = un fournisseur
scarface-name-what-sell = vendre
scarface-name-what-fence = vendre aux autorités
scarface-name-what-token = mouvement du jeton
scarface-name-what-ring = l’anneau de famille
scarface-name-what-choose = un choix

scarface-name-dealer7 = fournisseur 7
scarface-name-dealer8 = fournisseur 8
scarface-name-dealer9 = fournisseur 9
scarface-name-dealer10 = fournisseur 10
scarface-name-dealer11 = fournisseur 11
scarface-name-dealer12 = fournisseur 12
scarface-name-dealer13 = fournisseur 13
scarface-name-dealer14 = fournisseur 14
scarface-name-dealer15 = fournisseur 15
scarface-name-dealer16 = fournisseur 16
scarface-name-dealer17 = fournisseur 17
scarface-name-dealer18 = fournisseur 18
scarface-name-dealer19 = fournisseur 19
scarface-name-dealer20 = fournisseur 20
scarface-name-dealer21 = fournisseur 21
scarface-name-dealer22 = fournisseur 22
scarface-name-dealer23 = fournisseur 23

scarface-effect-gain-money = { $who ->
        [rival] le rival reçoit
        [each] chaque bande reçoit
       *[self] recevoir
    } { $n } $
scarface-effect-lose-money = { $who ->
        [rival] le rival perd
        [each] chaque bande perd
       *[self] perdre
    } { $n } $
scarface-effect-steal = { $who ->
        [rival] le rival vole
        [each] chaque bande vole
       *[self] voler
    } jusqu’à { $n } $ à l’autre bande
scarface-effect-gain-crime = { $who ->
        [raided] son crime
        [his] le crime du Sbire
        [rival] le crime du rival
        [each] le crime de chaque bande
       *[self] votre crime
    } monte de { $n }
scarface-effect-lose-crime = { $who ->
        [raided] son crime
        [his] le crime du Sbire
        [rival] le crime du rival
        [each] le crime de chaque bande
       *[self] votre crime
    } baisse de { $n }
scarface-effect-muscle = { $who ->
        [rival] le rival gagne
        [each] chaque bande gagne
       *[self] gagner
    } { $n } { $n ->
        [one] point
       *[other] points
    } de muscle
scarface-effect-influence = { $who ->
        [rival] le rival gagne
        [each] chaque bande gagne
       *[self] gagner
    } { $n } { $n ->
        [one] point
       *[other] points
    } d’influence
scarface-effect-wild = { $who ->
        [rival] le rival gagne
        [each] chaque bande gagne
       *[self] gagner
    } { $n } { $n ->
        [one] point libre
       *[other] points libres
    }
scarface-effect-gain-alcohol = { $who ->
        [rival] le rival reçoit
        [each] chaque bande reçoit
       *[self] recevoir
    } { $n } { $n ->
        [one] caisse
       *[other] caisses
    } d’alcool
scarface-effect-lose-alcohol = { $who ->
        [rival] le rival perd
        [each] chaque bande perd
       *[self] perdre
    } { $n } { $n ->
        [one] caisse
       *[other] caisses
    } d’alcool
scarface-effect-gain-guns = { $who ->
        [rival] le rival reçoit
        [each] chaque bande reçoit
       *[self] recevoir
    } { $n } { $n ->
        [one] caisse
       *[other] caisses
    } d’armes
scarface-effect-lose-guns = { $who ->
        [rival] le rival perd
        [each] chaque bande perd
       *[self] perdre
    } { $n } { $n ->
        [one] caisse
       *[other] caisses
    } d’armes
scarface-effect-gain-goods = { $who ->
        [rival] le rival reçoit
        [each] chaque bande reçoit
       *[self] recevoir
    } { $n } { $n ->
        [one] marchandise
       *[other] marchandises
    } au choix
scarface-effect-lose-goods = { $who ->
        [rival] le rival perd
        [each] chaque bande perd
       *[self] perdre
    } { $n } { $n ->
        [one] marchandise
       *[other] marchandises
    } au choix
scarface-effect-recruit = { $who ->
        [rival] le rival fait
        [each] chaque bande fait
       *[self] faire
    } gratuitement { $n } pas de recrutement
scarface-effect-free = { $who ->
        [rival] le rival libère
        [each] chaque bande libère
       *[self] libérer
    } { $n ->
        [one] { $n } homme
       *[other] jusqu’à { $n } hommes
    } de main de prison
scarface-effect-imprison = { $n } { $n ->
        [one] homme
       *[other] hommes
    } de main { $who ->
        [raided] de cette bande
        [rival] du rival
        [each] de chaque bande
       *[self] de votre bande
    } { $n ->
        [one] va
       *[other] vont
    } en prison
scarface-effect-wound = { $n } { $n ->
        [one] homme
       *[other] hommes
    } de main { $who ->
        [raided] de cette bande
        [rival] du rival
        [each] de chaque bande
       *[self] de votre bande
    } { $n ->
        [one] est blessé
       *[other] sont blessés
    }
scarface-effect-kill = { $n } { $n ->
        [one] homme
       *[other] hommes
    } de main { $who ->
        [raided] de cette bande
        [rival] du rival
        [each] de chaque bande
       *[self] de votre bande
    } { $n ->
        [one] est tué
       *[other] sont tués
    }
scarface-effect-send = { $who ->
        [rival] le rival envoie
        [each] chaque bande envoie
       *[self] envoyer
    } du QG { $n ->
        [one] { $n } homme
       *[other] jusqu’à { $n } hommes
    } de main { $to }
scarface-effect-move = { $who ->
        [rival] le rival fait
        [each] chaque bande fait
       *[self] faire
    } { $n ->
        [one] { $n } déplacement gratuit
       *[other] jusqu’à { $n } déplacements gratuits
    }
scarface-effect-gain-vehicle = { $who ->
        [rival] le rival place
        [each] chaque bande place
       *[self] placer
    } { $n } { $n ->
        [one] véhicule
       *[other] véhicules
    } de la réserve { $to }
scarface-effect-lose-vehicle = { $n } { $n ->
        [one] véhicule
       *[other] véhicules
    } { $who ->
        [raided] de cette bande
        [rival] du rival
        [each] de chaque bande
       *[self] de votre bande
    } { $n ->
        [one] retourne
       *[other] retournent
    } dans la réserve
scarface-effect-police = { $who ->
        [rival] le rival déplace
        [each] chaque bande déplace
       *[self] déplacer
    } { $n ->
        [one] { $n } voiture
       *[other] jusqu’à { $n } voitures
    } de police vers un autre district
scarface-effect-draw = { $who ->
        [rival] le rival pioche
        [each] chaque bande pioche
       *[self] piocher
    } { $n } { $n ->
        [one] carte
       *[other] cartes
    }
scarface-effect-discard = { $who ->
        [rival] le rival défausse
        [each] chaque bande défausse
       *[self] défausser
    } { $n } { $n ->
        [one] carte
       *[other] cartes
    } de la main
scarface-effect-retire = { $who ->
        [rival] le rival retire
        [each] chaque bande retire
       *[self] retirer
    } du jeu { $n ->
        [one] { $n } carte
       *[other] jusqu’à { $n } cartes
    } de la main ou de la défausse
scarface-effect-gain-business = { $who ->
        [rival] le rival ajoute
        [each] chaque bande ajoute
       *[self] ajouter
    } { $n } { $n ->
        [one] marqueur
       *[other] marqueurs
    } d’affaire à un de ses quartiers
scarface-effect-lose-business = { $who ->
        [rival] le rival perd
        [each] chaque bande perd
       *[self] perdre
    } { $n } { $n ->
        [one] marqueur
       *[other] marqueurs
    } d’affaire
scarface-effect-uncontrol = { $who ->
        [rival] le rival perd
        [each] chaque bande perd
       *[self] perdre
    } le contrôle de { $n } { $n ->
        [one] quartier
       *[other] quartiers
    }
scarface-effect-upgrade = { $who ->
        [rival] le rival améliore
        [each] chaque bande améliore
       *[self] améliorer
    } { $n } { $n ->
        [one] caractéristique
       *[other] caractéristiques
    } en ne payant que l’argent
scarface-effect-downgrade = { $who ->
        [rival] le rival perd
        [each] chaque bande perd
       *[self] perdre
    } { $n } { $n ->
        [one] amélioration
       *[other] améliorations
    }
scarface-effect-job = { $who ->
        [rival] le rival prend
        [each] chaque bande prend
       *[self] prendre
    } { $n } { $n ->
        [one] boulot
       *[other] boulots
    } de la pioche
scarface-effect-dealer = { $who ->
        [rival] le rival prend
        [each] chaque bande prend
       *[self] prendre
    } { $n } { $n ->
        [one] fournisseur
       *[other] fournisseurs
    } de la pioche
scarface-effect-sell = { $who ->
        [rival] le rival vend
        [each] chaque bande vend
       *[self] vendre
    } gratuitement dans { $n ->
        [one] { $n } quartier
       *[other] { $n } quartiers au plus
    }
scarface-effect-fence = { $who ->
        [rival] le rival vend
        [each] chaque bande vend
       *[self] vendre
    } gratuitement aux autorités { $n ->
        [one] { $n } marchandise
       *[other] jusqu’à { $n } marchandises
    }
scarface-effect-token = le jeton du Sbire avance de { $n } { $n ->
        [one] district
       *[other] districts
    }
scarface-effect-ring = { $who ->
        [rival] le rival prend
        [each] chaque bande prend
       *[self] prendre
    } l’anneau de famille
scarface-effect-per = { $effect } pour chaque { $each }
scarface-effect-per-at-most = { $effect } pour chaque { $each }, { $most } au plus
scarface-effect-per-at-most-money = { $effect } pour chaque { $each }, { $most } $ au plus
scarface-effect-per-neighbourhood = quartier à vous
scarface-effect-per-business = marqueur d’affaire à vous
scarface-effect-per-speakeasy = bar clandestin à vous
scarface-effect-per-brothel = maison close à vous
scarface-effect-per-casino = casino à vous
scarface-effect-per-night = quartier de nuit à vous
scarface-effect-per-dealer = fournisseur à vous
scarface-effect-per-job = boulot accompli
scarface-effect-per-upgrade = amélioration à vous
scarface-effect-per-vehicle = véhicule à vous dans les districts
scarface-effect-per-thug-street = homme de main à vous dans les districts
scarface-effect-per-thug-prison = homme de main à vous en prison
scarface-effect-per-rival-neighbourhood = quartier du rival
scarface-effect-per-news = nouvelle active
scarface-effect-if = si { $condition } : { $effect }
scarface-effect-if-plan-ge = votre plan compte au moins { $n } { $n ->
        [one] carte
       *[other] cartes
    }
scarface-effect-if-plan-le = votre plan compte au plus { $n } { $n ->
        [one] carte
       *[other] cartes
    }
scarface-effect-if-crime-ge = votre crime est de { $n } ou plus
scarface-effect-if-crime-le = votre crime est de { $n } ou moins
scarface-effect-if-controls-ge = vous contrôlez au moins { $n } { $n ->
        [one] quartier
       *[other] quartiers
    }
scarface-effect-if-controls-le = vous contrôlez au plus { $n } { $n ->
        [one] quartier
       *[other] quartiers
    }
scarface-effect-if-jobs-ge = vous avez accompli au moins { $n } { $n ->
        [one] boulot
       *[other] boulots
    }
scarface-effect-if-money-ge = vous avez au moins { $n } $
scarface-effect-if-money-le = vous avez au plus { $n } $
scarface-effect-if-upgrades-ge = vous avez au moins { $n } { $n ->
        [one] amélioration
       *[other] améliorations
    }
scarface-effect-if-vehicles-ge = vous avez au moins { $n } { $n ->
        [one] véhicule
       *[other] véhicules
    } dans les districts
scarface-effect-if-night-ge = vous contrôlez au moins { $n } { $n ->
        [one] quartier
       *[other] quartiers
    } de nuit
scarface-effect-if-has-ring = vous avez l’anneau de famille
scarface-effect-if-no-ring = vous n’avez pas l’anneau de famille
scarface-effect-if-behind = vous contrôlez moins de quartiers que le rival
scarface-effect-if-lower-crime = votre crime est inférieur à celui du rival
scarface-effect-may = au choix : { $effect }
scarface-effect-may-pay = vous pouvez payer { $cost } : { $effect }
scarface-effect-pay = payer { $cost } : { $effect }
scarface-effect-at-here = { $effect } (seulement dans le district du Sbire)
scarface-effect-at-districts = { $effect } (seulement dans les districts)
scarface-effect-at-prison = { $effect } (seulement en prison)
scarface-effect-to-any = vers un district au choix
scarface-effect-to-own = vers un district où l’on contrôle un quartier
scarface-effect-to-here = vers le district du Sbire
scarface-effect-to-next-own = vers le prochain district où l’on contrôle un quartier
scarface-effect-to-next-rival = vers le prochain district avec un quartier du rival
scarface-effect-to-next-neutral = vers le prochain district avec un quartier neutre
scarface-effect-order = « { $order } »
scarface-effect-order-with = « { $order } » ({ $details })
scarface-effect-detail-thugs = { $n } { $n ->
        [one] homme
       *[other] hommes
    } de main
scarface-effect-detail-moves = { $n } { $n ->
        [one] déplacement
       *[other] déplacements
    }
scarface-effect-detail-goods = { $n } { $n ->
        [one] marchandise
       *[other] marchandises
    } au plus
scarface-effect-detail-bonus = puissance +{ $n }
scarface-effect-detail-discount = { $n } { $n ->
        [one] point
       *[other] points
    } de moins
scarface-effect-detail-nothug = sans homme de main
scarface-effect-choose = choisir { $n } fois : { $options }
scarface-effect-choose-boss = choisir autant de fois que la rangée du boss le permet : { $options }
scarface-effect-option = { $number }) { $parts }
scarface-effect-cost-muscle = { $n } { $n ->
        [one] point
       *[other] points
    } de muscle
scarface-effect-cost-influence = { $n } { $n ->
        [one] point
       *[other] points
    } d’influence
scarface-effect-cost-any = { $n } { $n ->
        [one] point
       *[other] points
    } au choix
scarface-effect-cost-money = { $n } $
scarface-effect-cost-alcohol = { $n } { $n ->
        [one] caisse
       *[other] caisses
    } d’alcool
scarface-effect-cost-guns = { $n } { $n ->
        [one] caisse
       *[other] caisses
    } d’armes
scarface-effect-cost-either = { $n } { $n ->
        [one] marchandise
       *[other] marchandises
    } au choix
scarface-effect-passive-sale = chaque vente rapporte { $n } $ de { $sign ->
        [more] plus
       *[less] moins
    }
scarface-effect-passive-sale-alcohol = chaque vente d’alcool rapporte { $n } $ de { $sign ->
        [more] plus
       *[less] moins
    }
scarface-effect-passive-sale-guns = chaque vente d’armes rapporte { $n } $ de { $sign ->
        [more] plus
       *[less] moins
    }
scarface-effect-passive-fence-alcohol = les autorités paient l’alcool { $n } $ de { $sign ->
        [more] plus
       *[less] moins
    }
scarface-effect-passive-fence-guns = les autorités paient les armes { $n } $ de { $sign ->
        [more] plus
       *[less] moins
    }
scarface-effect-passive-hire-cost = un complice coûte { $n } { $n ->
        [one] point
       *[other] points
    } de { $sign ->
        [more] plus
       *[less] moins
    }
scarface-effect-passive-business-cost = chaque marqueur d’affaire coûte { $n } { $n ->
        [one] point
       *[other] points
    } d’influence de { $sign ->
        [more] plus
       *[less] moins
    }
scarface-effect-passive-defence = la défense de vos quartiers { $sign ->
        [more] monte
       *[less] baisse
    } de { $n }
scarface-effect-passive-takeover-defence = la défense de tous les quartiers { $sign ->
        [more] monte
       *[less] baisse
    } de { $n }
scarface-effect-passive-supply = les fournisseurs livrent { $n } { $n ->
        [one] marchandise
       *[other] marchandises
    } de { $sign ->
        [more] plus
       *[less] moins
    }
scarface-effect-passive-bribe = un pot-de-vin coûte { $n } $ de { $sign ->
        [more] plus
       *[less] moins
    }
scarface-effect-passive-income = votre réorganisation rapporte { $n } $ de { $sign ->
        [more] plus
       *[less] moins
    }
scarface-effect-passive-plan-crime = un grand plan élève le crime de { $n } de { $sign ->
        [more] plus
       *[less] moins
    }
scarface-effect-tile-day = Jour : exige { $needs } ; profit { $profit } $ ; défense { $defence } ; place pour { $storage } marchandises.
scarface-effect-tile-night = Nuit : exige { $needs } ; profit { $profit } $ ; défense { $defence } ; place pour { $storage } marchandises.
scarface-effect-dealer-card = Livre { $goods } { $muscle ->
        [0] gratuitement
        [one] pour { $muscle } point de muscle
       *[other] pour { $muscle } points de muscle
    } ; garde { $storage } { $storage ->
        [one] marchandise
       *[other] marchandises
    } ; place pour { $spaces } { $spaces ->
        [one] homme
       *[other] hommes
    } de main.
scarface-effect-points = Type : { $type }. Apporte au plan { $points }.
scarface-effect-hire = { $stars } { $stars ->
        [one] étoile
       *[other] étoiles
    }. L’engager coûte { $cost }.
scarface-effect-skill = Talent : { $effects }.
scarface-effect-combo = Combo, si une autre carte du plan est du type { $type } : { $effects }.
scarface-effect-job-cost = Coûte { $cost }.
scarface-effect-job-need = Seulement si { $conditions }.
scarface-effect-job-effects = Une fois accompli : { $effects }.
scarface-effect-job-passive = Dès lors : { $effects }.
scarface-effect-raid = La bande visée : { $effects }.
scarface-effect-raid-hard = Si son crime est de { $n } ou plus, aussi : { $effects }.
scarface-effect-news-now = Tout de suite : { $effects }.
scarface-effect-news-passive = Tant que c’est la dernière, pour toutes les bandes : { $effects }.
scarface-effect-nothing = Sans effet.
scarface-effect-action = Puissance { $power }, mouvement { $move }.
scarface-effect-row = Rangée { $number } : { $effects }.
scarface-effect-row-bonus = Rangée { $number }, puissance +{ $bonus } : { $effects }.
scarface-effect-characteristic = { $what } : { $values }.
scarface-effect-level = Le niveau { $level } coûte { $cost }.
scarface-effect-solo-level = Au Sbire il faut puissance { $power } et { $money } $ pour le niveau { $level }.
scarface-effect-solo-level-reach = Au Sbire il faut puissance { $power } et { $money } $ pour le niveau { $level } ; à son atteinte : { $effects }.
scarface-effect-and = { $one } ; { $other }

scarface-ask-deal-token = Quel jeton va sur ce district ?
scarface-ask-deal-tile = Quel quartier arrive ?
scarface-ask-deal-marker = Quel marqueur d’affaire est tiré ?
scarface-ask-deal-district = Dans quel district le Sbire commence-t-il ?
scarface-ask-deal-raid = Quelle descente est révélée ?
scarface-ask-deal-job = Quel boulot est pioché ?
scarface-ask-deal-dealer = Quel fournisseur est pioché ?
scarface-ask-deal-associate = Quel complice est révélé ?
scarface-ask-deal-news = Quelle nouvelle est révélée ?
scarface-ask-deal-action = Quelle carte d’action le Sbire révèle-t-il ?
scarface-ask-deal-card = Quelle carte est piochée ?
scarface-ask-setup-gang = { $seat } : quelle bande choisir ?
scarface-ask-setup-rival = { $seat } : quelle bande le Sbire sert-il ?
scarface-ask-setup-district = { $seat } : dans quel district sans police commencer ?
scarface-ask-setup-vehicle = { $seat } : commencer avec une voiture ou un camion ?
scarface-ask-setup-job = { $seat } : quel boulot garder ? L’autre va au Sbire.
scarface-ask-setup-good = { $seat } : quelle marchandise poser sur ce fournisseur ?
scarface-ask-turn-kind = { $seat } : jouer des cartes ou se réorganiser ?
scarface-ask-plan-card = { $seat } : quelle carte ajouter au plan ?
scarface-ask-act = { $seat } : et maintenant : un ordre, un talent, un combo, un boulot ou la fin du tour ?
scarface-ask-pay-any = { $seat } : quelle part du coût payer en muscle ?
scarface-ask-hire-card = { $seat } : quel complice engager ?
scarface-ask-deck-top = { $seat } : où va la nouvelle carte ?
scarface-ask-keep-job = { $seat } : quel boulot garder ?
scarface-ask-keep-dealer = { $seat } : quel fournisseur garder ?
scarface-ask-sell-tile = { $seat } : dans quel quartier vendre ?
scarface-ask-truck-good = { $seat } : quelle marchandise le camion épargne-t-il ?
scarface-ask-recruit-step = { $seat } : d’où un homme de main avance-t-il ?
scarface-ask-fence-good = { $seat } : quelle marchandise vendre aux autorités ?
scarface-ask-business-tile = { $seat } : dans quel quartier monter une affaire ?
scarface-ask-business-type = { $seat } : quelle affaire monter ?
scarface-ask-target-tile = { $seat } : quel quartier le rival perd-il ?
scarface-ask-crime-steps = { $seat } : de combien de pas baisser le crime ?
scarface-ask-free-count = { $seat } : combien d’hommes de main libérer ?
scarface-ask-send-to = { $seat } : vers quel district envoyer un homme de main ?
scarface-ask-move-piece = { $seat } : que déplacer ?
scarface-ask-move-riders = { $seat } : combien d’hommes de main montent à bord ?
scarface-ask-move-to = { $seat } : vers quel district ?
scarface-ask-place-vehicle = { $seat } : quel véhicule de la réserve va où ?
scarface-ask-takeover-tile = { $seat } : quel quartier prendre ?
scarface-ask-upgrade-what = { $seat } : quelle caractéristique améliorer ?
scarface-ask-goods-dealer = { $seat } : quel fournisseur livre ?
scarface-ask-goods-kind = { $seat } : quelle marchandise ?
scarface-ask-store-good = { $seat } : où stocker cette marchandise ?
scarface-ask-lose-thug = { $seat } : quel homme de main perdre ?
scarface-ask-lose-good = { $seat } : quelle marchandise céder ?
scarface-ask-lose-marker = { $seat } : quelle affaire perdre ?
scarface-ask-lose-tile = { $seat } : quel quartier perdre ?
scarface-ask-lose-vehicle = { $seat } : quel véhicule perdre ?
scarface-ask-lose-level = { $seat } : quelle caractéristique perd un niveau ?
scarface-ask-discard-card = { $seat } : quelle carte défausser ?
scarface-ask-retire-card = { $seat } : quelle carte quitte le jeu ?
scarface-ask-right-hand = { $seat } : quelle carte de bras droit prendre ?
scarface-ask-police-from = { $seat } : quelle voiture de police déplacer ?
scarface-ask-police-to = { $seat } : où va la voiture de police ?
scarface-ask-choose-option = { $seat } : quelle option de la carte choisir ?
scarface-ask-may-pay = { $seat } : payer l’effet supplémentaire de la carte ?
scarface-ask-hench-choice = { $seat } : que choisir pour le Sbire ?
scarface-ask-deal-seat = Quel boss joue ensuite ?
scarface-ask-choose-victim = { $seat } : quelle bande est visée ?
scarface-do-deal-token = jeton { $n }
scarface-do-deal-tile = arrive : { $tile }
scarface-do-deal-marker = marqueur tiré : { $business }
scarface-do-deal-district = le Sbire commence ici : { $district }
scarface-do-deal-raid = descente : { $raid }
scarface-do-deal-job = boulot : { $job }
scarface-do-deal-dealer = fournisseur : { $dealer }
scarface-do-deal-associate = complice : { $card }
scarface-do-deal-news = nouvelle : { $news }
scarface-do-deal-action = carte d’action { $action }
scarface-do-deal-card = carte : { $card }
scarface-do-setup-gang = jouer avec la bande : { $gang }
scarface-do-setup-rival = la bande du Sbire : { $gang }
scarface-do-setup-district = commencer ici : { $district }
scarface-do-setup-vehicle = commencer avec : { $vehicle }
scarface-do-setup-job = garder le boulot : { $job }
scarface-do-setup-good = poser sur le fournisseur : { $good }
scarface-do-turn-kind-action = tour d’action : préparer un plan et agir
scarface-do-turn-kind-reorganize = réorganisation : vendre, encaisser, recruter, mélanger
scarface-do-plan-card-ready = le plan est prêt
scarface-do-plan-card = ajouter au plan : { $card }
scarface-do-act-end = finir le tour
scarface-do-act-order = ordre : { $order }
scarface-do-act-skill = utiliser le talent : { $card }
scarface-do-act-combo = utiliser le combo : { $card }
scarface-do-act-job = faire le boulot : { $job }
scarface-do-pay-any = { $n } en muscle, le reste en influence
scarface-do-hire-card = engager au marché : { $slot }
scarface-do-deck-top-discard = dans la défausse
scarface-do-deck-top-top = payer et poser sur la pioche
scarface-do-keep-job = garder le boulot : { $job }
scarface-do-keep-dealer = garder le fournisseur : { $dealer }
scarface-do-sell-tile-stop = ne plus vendre
scarface-do-sell-tile = vendre ici : { $tile }
scarface-do-truck-good = le camion épargne : { $good }
scarface-do-recruit-step-stop = ne plus recruter
scarface-do-recruit-step = un homme de main quitte : { $place }
scarface-do-fence-good-stop = ne plus vendre aux autorités
scarface-do-fence-good = vendre aux autorités : { $good }, pris ici : { $place }
scarface-do-business-tile-stop = ne plus monter d’affaire
scarface-do-business-tile = une affaire ici : { $tile }
scarface-do-business-type = monter : { $business }
scarface-do-target-tile = retirer le marqueur du rival ici : { $tile }
scarface-do-crime-steps = baisser le crime de { $n } pas
scarface-do-free-count = libérer { $n } { $n ->
        [one] homme
       *[other] hommes
    } de main
scarface-do-send-to-stop = ne plus envoyer
scarface-do-send-to = envoyer un homme de main : { $district }
scarface-do-move-piece-stop = ne plus déplacer
scarface-do-move-piece-thug = déplacer un homme de main d’ici : { $district }
scarface-do-move-piece-car = déplacer une voiture d’ici : { $district }
scarface-do-move-piece-truck = déplacer un camion d’ici : { $district }
scarface-do-move-piece-reserve = acheter un véhicule de la réserve : { $vehicle }
scarface-do-move-riders = { $n } { $n ->
        [one] homme de main monte
       *[other] hommes de main montent
    } à bord
scarface-do-move-to = vers : { $district }
scarface-do-place-vehicle = placer : { $vehicle }, district : { $district }
scarface-do-takeover-tile = prendre le quartier : { $tile }
scarface-do-upgrade-what = améliorer : { $what }
scarface-do-goods-dealer-stop = plus de livraisons
scarface-do-goods-dealer = livraison : { $place }
scarface-do-goods-kind = prendre : { $good }
scarface-do-store-good = stocker ici : { $place }
scarface-do-store-good-supply = rendre à la réserve
scarface-do-lose-thug = perdre un homme de main ici : { $place }
scarface-do-lose-good = céder : { $good }, pris ici : { $place }
scarface-do-lose-marker = perdre : { $business }, quartier : { $tile }
scarface-do-lose-tile = perdre le quartier : { $tile }
scarface-do-lose-vehicle = perdre : { $vehicle }, district : { $district }
scarface-do-lose-level = baisser d’un niveau : { $what }
scarface-do-discard-card = défausser : { $card }
scarface-do-retire-card-stop = ne rien retirer
scarface-do-retire-card-hand = retirer de la main : { $card }
scarface-do-retire-card-discard = retirer de la défausse : { $card }
scarface-do-right-hand = prendre la carte de bras droit : { $card }
scarface-do-police-from-stop = laisser la police en place
scarface-do-police-from = déplacer la police d’ici : { $district }
scarface-do-police-to = la police va ici : { $district }
scarface-do-choose-option = option { $n }
scarface-do-may-pay-no = ne pas payer
scarface-do-may-pay-yes = payer
scarface-do-hench-choice-type = le Sbire perd : { $business }
scarface-do-hench-choice-option = option { $n } pour le Sbire
scarface-do-hench-choice-tile = pour le Sbire : { $tile }
scarface-do-hench-choice-good = le Sbire garde : { $good }
scarface-do-deal-seat = place { $n }
scarface-do-choose-victim = sur la bande : { $gang }
scarface-error-no-such-card = Il n’y a pas de telle carte, quartier ou fournisseur : { $card }.
scarface-error-pack-value = Le jeu de données a une valeur fausse : { $table } { $id }, champ { $field } : { $found }.
scarface-error-pack-ids = La table « { $table } » du jeu de données doit garder nos identifiants ; diffèrent : { $ids }.
scarface-error-pack-effect = Le jeu de données a un effet inconnu : { $table } { $id } : { $found }.

scarface-why-already-yours = Ce quartier est déjà à vous : { $tile }.
scarface-why-combo-type = Aucune autre carte du plan n’a le type que ce combo exige : { $card }.
scarface-why-combo-used = Ce combo a déjà servi ce tour : { $card }.
scarface-why-crime-steps = Le crime ne peut pas baisser de { $n } : trop peu de points, ou Ness est trop près.
scarface-why-dealer-full = Toutes les places d’hommes de main sont prises : { $place }.
scarface-why-dealer-used = Ce fournisseur a déjà livré : { $place }.
scarface-why-deck-empty = La pioche est vide : { $order }.
scarface-why-done-enough = On ne peut pas en faire plus.
scarface-why-empty-plan = Un plan demande au moins une carte.
scarface-why-plan-price = La carte suivante de ce plan coûte { $n } $, et vous avez moins : { $card }.
scarface-why-empty-slot = Personne n’y attend : { $slot }.
scarface-why-first-unit = Ce qui est commencé doit être fait une fois avant de s’arrêter.
scarface-why-free-count = Impossible d’en libérer { $n } : trop peu de points ou de détenus.
scarface-why-gang-chosen = Cette bande est déjà choisie : { $gang }.
scarface-why-hq-empty = Il n’y a pas d’homme de main au QG.
scarface-why-job-cost = Impossible de payer ce boulot : { $job }.
scarface-why-job-need = Les conditions de ce boulot ne sont pas remplies : { $job }.
scarface-why-job-not-open = Ce boulot n’est pas parmi vos boulots ouverts : { $job }.
scarface-why-market-empty = Le marché est vide : { $order }.
scarface-why-no-bribe = La police est là ; le pot-de-vin ({ $n } $ par pièce) est hors de portée.
scarface-why-no-control-marker = Il ne reste pas de marqueur de contrôle : { $order }.
scarface-why-no-victim = Cela ne changerait rien pour cette bande : { $gang }.
scarface-why-start-taken = Une autre bande commence ici : { $district }.
scarface-why-no-cube = Il ne reste pas de cube d’amélioration : { $order }.
scarface-why-no-good-there = Il n’y en a pas là ({ $place }) : { $good }.
scarface-why-no-goods = Il n’y a rien à vendre : { $order }.
scarface-why-no-level = Déjà au premier niveau : { $what }.
scarface-why-no-marker-there = Vous n’avez pas cette affaire ici ({ $tile }) : { $business }.
scarface-why-no-money = Il n’y a pas assez d’argent.
scarface-why-no-own-district = Un véhicule ne se place que là où vous contrôlez un quartier : { $vehicle }.
scarface-why-no-piece-there = Vous n’y avez pas cette pièce : { $district }.
scarface-why-no-points = Il n’y a pas assez de points.
scarface-why-no-police-there = Aucune voiture de police n’est là.
scarface-why-no-presence = Vous n’avez ni homme de main ni véhicule dans le district de ce quartier : { $tile }.
scarface-why-no-reserve-move = Un déplacement gratuit ne sort pas de véhicule de la réserve : { $vehicle }.
scarface-why-no-rival-tile = Le rival ne contrôle aucun quartier : { $order }.
scarface-why-no-room = Il n’y a pas de place là-bas.
scarface-why-no-slot = Aucun de vos quartiers n’a de place pour une affaire : { $order }.
scarface-why-no-such-card = Cette carte n’y est pas.
scarface-why-no-such-dealer = Vous n’avez pas autant de fournisseurs : { $place }.
scarface-why-no-thug-there = On ne peut pas y perdre d’homme de main : { $place }.
scarface-why-no-vehicle-there = Vous n’avez pas ce véhicule ici ({ $district }) : { $vehicle }.
scarface-why-nobody-there = Il n’y a personne : { $place }.
scarface-why-nobody-to-recruit = Taudis et planques sont vides : { $order }.
scarface-why-none-left = Il n’en reste plus dans la réserve.
scarface-why-not-adjacent = Un homme de main ne va que dans un district voisin ; celui-ci ne l’est pas : { $district }.
scarface-why-not-drawn = Cette carte n’a pas été piochée.
scarface-why-not-in-deck = Cela n’est plus à tirer.
scarface-why-not-in-hand = Cette carte n’est pas en main : { $card }.
scarface-why-not-in-plan = Cette carte n’est pas dans le plan : { $card }.
scarface-why-not-offered = Cela ne peut pas être choisi maintenant.
scarface-why-not-on-board = Ce quartier n’est pas sur le plateau : { $tile }.
scarface-why-not-rivals-tile = Ce quartier n’est pas au rival : { $tile }.
scarface-why-not-supplied = Pas assez de marchandises pour vendre ici : { $tile }.
scarface-why-not-there = La carte ne permet pas ce district : { $district }.
scarface-why-not-your-district = Vous n’y contrôlez aucun quartier : { $district }.
scarface-why-not-your-tile = Ce quartier n’est pas à vous : { $tile }.
scarface-why-nothing-supplied = Aucun de vos quartiers n’a de quoi vendre : { $order }.
scarface-why-null = Cela n’aurait aucun effet maintenant : { $card }.
scarface-why-on-floor = Le crime est déjà juste devant Ness : { $order }.
scarface-why-option-null = L’option { $n } n’aurait aucun effet maintenant.
scarface-why-order-cost = Pas assez de points ou d’argent pour cet ordre : { $order }.
scarface-why-order-points = { $order } : il faut { $n } ({ $stat ->
        [is_muscle] muscle
        [is_influence] influence
       *[is_any] points
    }), vous avez { $have }.
scarface-why-order-used = Cet ordre a déjà été donné ce tour : { $order }.
scarface-why-other-kind = Il faut l’autre marchandise, pas celle-ci ({ $place }) : { $good }.
scarface-why-police-there = La police est là : { $district }.
scarface-why-prison-empty = Vous n’avez personne en prison : { $order }.
scarface-why-reserve-empty = Il n’y en a plus en réserve : { $vehicle }.
scarface-why-riders = Autant d’hommes de main ne peuvent pas monter : { $n }.
scarface-why-same-district = Le véhicule y est déjà : { $district }.
scarface-why-six-dealers = Vous avez six fournisseurs, pas un de plus : { $order }.
scarface-why-skill-used = Ce talent a déjà servi ce tour : { $card }.
scarface-why-sold-already = On y a déjà vendu : { $tile }.
scarface-why-split = Le coût ne peut pas se partager ainsi : { $n } en muscle.
scarface-why-three-jobs = Trois boulots sont ouverts, pas un de plus : { $order }.
scarface-why-tile-full = Toutes les places d’affaires y sont prises : { $tile }.
scarface-why-too-expensive = Cela coûte { $n } { $n ->
        [one] point
       *[other] points
    }, et il n’y en a pas assez.
scarface-why-top-level = Déjà au dernier niveau : { $what }.
scarface-why-truck = Le camion ne peut pas épargner cela : { $good }.
scarface-error-same-gang = Les deux camps ne peuvent pas jouer la même bande : { $gang }.
scarface-error-no-such-side = Avec si peu d’humains il n’y a pas de { $part }.
scarface-error-gang-twice = Deux bandes sont identiques.
scarface-error-seats = Chaque place doit être nommée une fois.
scarface-error-plan-not-his-turn = Seul celui dont c’est le tour a un plan.
scarface-error-scenario-tile = Une tuile s’écrit avec son nom, son district et ce qu’elle porte, comme « loop central human speakeasy a2 g1 ».
scarface-error-scenario-dealer = Un fournisseur s’écrit avec son nom et ce qu’il a, comme « gun_supplier a1 g1 t1 » ; « ? » est un fournisseur du Sbire que personne n’a vu.
scarface-error-scenario-market = Le marché a six places : low1 low2 low3 lowtop high hightop.
scarface-error-better-cards-first = Dans le « deck_top » du Sbire, les cartes A et B viennent d’abord : elles sont face cachée sur les cartes C.
scarface-error-tile-twice = { $tile } est placée deux fois.
scarface-error-two-controllers = { $tile } est contrôlée par les deux camps.
scarface-error-thugs = { $side } : { $found } hommes de main en tout, mais un gang en a exactement { $most }.
scarface-error-level = { $what } : niveau { $found }, mais les niveaux vont de 1 à { $most }.
scarface-error-cubes = { $side } : { $found } cubes sur les niveaux, mais un gang en a { $most }.
scarface-error-control-markers = { $side } : { $found } tuiles contrôlées, mais un gang a { $most } marqueurs de contrôle.
scarface-error-vehicles = { $side } : { $found } × { $vehicle } en ville, mais un gang en a { $most }.
scarface-error-goods = { $good } : { $placed } sur les tuiles et chez les fournisseurs, { $supply } en réserve, mais il y en a exactement { $most } en tout.
scarface-error-goods-on-neutral = { $tile } est neutre, et les marchandises ne restent que sur des tuiles contrôlées ; il y en a { $found } ici.
scarface-error-goods-on-tile = { $tile } a de la place pour { $most } marchandises, il y en a { $found }.
scarface-error-goods-at-dealer = Ce fournisseur stocke { $most } marchandises, il y en a { $found }.
scarface-error-thugs-at-dealer = Ce fournisseur a { $most } places pour des hommes de main, il y en a { $found }.
scarface-error-markers-on-tile = { $tile } a de la place pour { $most } marqueurs d’affaires, il y en a { $found }.
scarface-error-markers = { $business } : { $placed } sur les tuiles, { $supply } en réserve, mais il y en a exactement { $most } en tout.
scarface-error-cards = { $card } : { $found } sur la table, mais cette partie doit en compter { $most }.
scarface-error-pile = { $card } n’appartient pas à la pile { $pile }.
scarface-error-his-plan = Le Sbire n’a un plan que pendant son tour.
scarface-error-dealers-left = { $left } fournisseurs dans la pioche et { $hidden } cachés chez le Sbire, mais { $most } n’ont pas été vus.
scarface-error-open-jobs = { $found } coups sont ouverts, mais il y a de la place pour { $most }.
scarface-error-dealers = { $found } fournisseurs, mais il y a de la place pour { $most }.
scarface-error-tokens = Les jetons numérotés de 1 à 7 sont un par district.
scarface-error-no-news = Aucune carte de nouvelles n’est active ; la première l’est dès le début.
scarface-error-ness = Ness est sur { $found }, mais avec ces nouvelles il est sur { $most }.
scarface-error-crime = Le crime est à { $found }, mais il va de { $least } (Ness) à { $most }.
scarface-error-police = Les trois voitures de police sont dans trois districts différents.
scarface-error-time = Le marqueur de temps est sur { $found }, mais il va de { $least } à { $most }.
scarface-error-slots = { $district } a de la place pour { $most } tuiles, il y en a { $found }.
scarface-error-tiles = { $found } tuiles sont en ville, mais avec ces nouvelles il y en a { $most }.

scarface-event-turn = Manche { $round }, { $you ->
    [yes] votre tour
   *[no] tour de : { $side }
}.
scarface-event-gang = { $you ->
    [yes] Vous menez
   *[no] { $side } mène
} une bande : { $gang }.
scarface-event-number = Le numéro { $number } est ici : { $district }.
scarface-event-market = Désormais au marché : { $card } ({ $stars }★).
scarface-event-drawn-jobs = Boulots piochés : { $jobs }.
scarface-event-drawn-dealers = Fournisseurs piochés : { $dealers }.
scarface-event-tile = Nouveau quartier : { $tile } ({ $district }).
scarface-event-marker = Une affaire ouvre dans le quartier { $tile } : { $business }.
scarface-event-control = { $you ->
    [yes] Vous commencez
   *[no] { $side } commence
} avec le quartier : { $tile }.
scarface-event-start-job = { $you ->
    [yes] Vous gardez
   *[no] { $side } garde
} le boulot « { $job } », le Sbire reçoit « { $other } ».
scarface-event-start-job-under = { $you ->
    [yes] Vous gardez
   *[no] { $side } garde
} le boulot « { $job } », « { $other } » va sous la pioche.
scarface-event-order-of-turns = { $you ->
    [yes] Vous jouez ensuite
   *[no] { $side } joue ensuite
}.
scarface-event-token = Le jeton du Sbire est ici : { $district }, numéro { $number }.
scarface-event-plan-card = { $you ->
    [yes] Vous ajoutez
   *[no] { $side } ajoute
} { $n ->
    [0] au plan : { $card }.
   *[other] au plan pour { $n } $ : { $card }.
}
scarface-event-plan = Le plan de { $n } { $n ->
        [one] carte
       *[other] cartes
    } apporte : muscle { $muscle }, influence { $influence }, points libres { $wild }.
scarface-event-order = { $you ->
    [yes] Votre ordre
   *[no] Ordre ({ $side })
} : { $order }.
scarface-event-skill = { $you ->
    [yes] Vous utilisez
   *[no] { $side } utilise
} un talent : { $card }.
scarface-event-combo = { $you ->
    [yes] Vous utilisez
   *[no] { $side } utilise
} un combo : { $card }.
scarface-event-job = { $you ->
    [yes] Vous accomplissez
   *[no] { $side } accomplit
} un boulot : { $job }.
scarface-event-reorganize = { $you ->
    [yes] Vous vous réorganisez
   *[no] { $side } se réorganise
}.
scarface-event-draw = { $you ->
    [yes] Vous piochez
   *[no] { $side } pioche
} { $n } { $n ->
        [one] carte
       *[other] cartes
    } : { $cards }.
scarface-event-draw-unseen = { $you ->
    [yes] Vous piochez
   *[no] { $side } pioche
} { $n } { $n ->
        [one] carte
       *[other] cartes
    }.
scarface-event-draw-seen = Les cartes : { $cards }.
scarface-event-points = { $you ->
    [yes] Vous gagnez
   *[no] { $side } gagne
} { $n } : { $what }.
scarface-event-earn = { $you ->
    [yes] Vous recevez
   *[no] { $side } reçoit
} { $n } $.
scarface-event-pay = { $you ->
    [yes] Vous payez
   *[no] { $side } paie
} { $n } $.
scarface-event-steal = { $you ->
    [yes] Vous volez
   *[no] { $side } vole
} { $n } $. Victime : { $victim }.
scarface-event-bribe = { $you ->
    [yes] Vous payez
   *[no] { $side } paie
} à la police un pot-de-vin de { $n } $ : { $district }.
scarface-event-crime = { $you ->
    [yes] Vous
   *[no] { $side }
} : le crime est maintenant à { $crime }.
scarface-event-thugs = { $you ->
    [yes] Vous
   *[no] { $side }
} : { $n } { $n ->
        [one] homme
       *[other] hommes
    } de main, { $from } → { $to }.
scarface-event-send = { $you ->
    [yes] Vous envoyez
   *[no] { $side } envoie
} { $n } { $n ->
        [one] homme
       *[other] hommes
    } de main : { $district }.
scarface-event-move = { $you ->
    [yes] Vous déplacez
   *[no] { $side } déplace
} ({ $what }) : { $from } → { $to }{ $n ->
        [0] { "" }
        [one] , avec { $n } homme de main
       *[other] , avec { $n } hommes de main
    }.
scarface-event-place-vehicle = { $you ->
    [yes] Vous placez
   *[no] { $side } place
} un véhicule ({ $vehicle }) : { $district }.
scarface-event-lose-vehicle = { $you ->
    [yes] Vous perdez
   *[no] { $side } perd
} un véhicule ({ $vehicle }) : { $district }.
scarface-event-harm = { $you ->
    [yes] Vous perdez
   *[no] { $side } perd
} un homme de main : { $place } → { $to }.
scarface-event-return = { $you ->
    [yes] Vous
   *[no] { $side }
} : { $n } { $n ->
        [one] homme de main rentre
       *[other] hommes de main rentrent
    } au QG.
scarface-event-takeover = { $you ->
    [yes] Vous prenez
   *[no] { $side } prend
} le quartier { $tile }, { $district } (avant : { $former }).
scarface-event-uncontrol = { $you ->
    [yes] Vous perdez
   *[no] { $side } perd
} le contrôle du quartier : { $tile }.
scarface-event-no-room = Plus de place dans le quartier { $tile }, retour à la réserve : { $good }.
scarface-event-upgrade = { $you ->
    [yes] Vous améliorez
   *[no] { $side } améliore
} au niveau { $level } : { $what }. La figurine du boss est sur la case { $cell }.
scarface-event-downgrade = { $you ->
    [yes] Vous retombez
   *[no] { $side } retombe
} au niveau { $level } : { $what }. La figurine du boss est sur la case { $cell }.
scarface-event-ring = { $you ->
    [yes] Vous prenez
   *[no] { $side } prend
} l’anneau de famille.
scarface-event-time = Le marqueur de temps avance à la case { $n }.
scarface-event-sale = { $you ->
    [yes] Vous vendez
   *[no] { $side } vend
} dans le quartier { $tile } pour { $n } $ (alcool { $alcohol }, armes { $guns }).
scarface-event-fence = { $you ->
    [yes] Vous vendez
   *[no] { $side } vend
} aux autorités pour { $n } $ : { $good } ({ $place }).
scarface-event-activate = { $you ->
    [yes] Vous êtes
   *[no] { $side } est
} livré : { $dealer } ({ $place }).
scarface-event-store = { $you ->
    [yes] Vous stockez
   *[no] { $side } stocke
} : { $good } → { $place }.
scarface-event-lose-good = { $you ->
    [yes] Vous cédez
   *[no] { $side } cède
} : { $good } ({ $place }).
scarface-event-lose-marker = { $you ->
    [yes] Vous perdez
   *[no] { $side } perd
} une affaire dans le quartier { $tile } : { $business }.
scarface-event-discard = { $you ->
    [yes] Vous défaussez
   *[no] { $side } défausse
} : { $card }.
scarface-event-retire = { $you ->
    [yes] Vous retirez
   *[no] { $side } retire
} du jeu : { $card }.
scarface-event-hire = { $you ->
    [yes] Vous engagez
   *[no] { $side } engage
} un complice : { $card } ({ $stars } { $stars ->
        [one] étoile
       *[other] étoiles
    }).
scarface-event-gain-card = { $card } va { $to ->
        [deck] sur la pioche
       *[discard] dans la défausse
    }.
scarface-event-get-job = { $you ->
    [yes] Vous obtenez
   *[no] { $side } obtient
} un boulot : { $job }.
scarface-event-get-dealer = { $you ->
    [yes] Vous engagez
   *[no] { $side } engage
} un fournisseur : { $dealer }.
scarface-event-police = La police se déplace : { $from } → { $to }.
scarface-event-raid = { $hard ->
        [yes] Descente musclée
       *[no] Descente
    } : { $raid }. Cible : { $you ->
        [yes] vous
       *[no] { $side }
    }.
scarface-event-extra = Édition spéciale ! Le journal paraît.
scarface-event-ness = Eliot Ness avance à { $n }.
scarface-event-news = Nouvelle : { $news }.
scarface-event-news-over = Il n’y a plus de nouvelles : la dernière manche est finie.
scarface-event-score = { $you ->
    [yes] Vous
   *[no] { $side }
} : { $money } $ et { $stars } { $stars ->
        [one] étoile
       *[other] étoiles
    }, { $total } $ en tout.
scarface-event-winner = Victoire : { $you ->
    [yes] vous
   *[no] { $side }
}.
scarface-event-henchman-dealer = Le Sbire place un homme de main sur le fournisseur { $n }.
scarface-event-henchman-card = Le Sbire pose une carte de la pile { $pile } face cachée sur sa pioche.
scarface-event-henchman-card-open = Le Sbire pose dans sa défausse la carte { $card } de la pile { $pile }.
scarface-event-henchman-new-dealer = Le Sbire prend un fournisseur face cachée, le numéro { $n }.
scarface-event-henchman-store = Le Sbire stocke : { $good } → { $place }.
scarface-henchman-plan = Plan du Sbire : { $cards }. Mouvement de { $n }, de { $from } à { $to }, district : { $district }. Il a { $cubes } { $cubes ->
        [one] action
       *[other] actions
    }.
scarface-henchman-consider = Rangée { $row }, carte { $card } : { $what }. Puissance { $power } (plateau { $own } + plan { $plan } + bonus { $bonus }).
scarface-henchman-do = Il le fait : un cube sur la rangée { $row } de { $card }. Cubes restants : { $left }.
scarface-henchman-choice = Choix parmi { $n } : { $chosen } ; ce qui décide : { $by ->
        [profit] le profit
        [missing] les marchandises manquantes
        [token] le numéro du district
        [you] votre choix
        [stars] les étoiles
        [slot] la place au marché
        [defence] la défense
       *[other] le propriétaire, vous d’abord
    }.
scarface-henchman-tie = Selon ses règles, { $n } quartiers sont à égalité. À vous de choisir { $why ->
        [sale] où il vend d’abord
        [storing] lequel il remplit d’abord
        [goods] lequel cède une marchandise
        [business] où va l’affaire
        [marker] lequel perd un marqueur d’affaire
        [control] lequel il abandonne
        [remove] lequel des vôtres perd son marqueur de contrôle
       *[takeover] lequel il prend
    }.
scarface-henchman-saves = Son véhicule lui épargne une marchandise à { $tile }. À vous de choisir laquelle.
scarface-henchman-reorganize = La pioche du Sbire est vide : il se réorganise.
scarface-henchman-theft = Ses { $jobs } { $jobs ->
        [one] boulot
       *[other] boulots
    } et { $news } { $news ->
        [one] nouvelle active
       *[other] nouvelles actives
    } lui permettent de voler { $n } $.
scarface-henchman-reward = Son boss atteint la case { $cell } : récompense { $cards }.
scarface-henchman-no-card = Cette pile est vide : ni récompense ni paiement.
scarface-henchman-downgrade = Il perd un niveau : { $what }.
scarface-henchman-no-thug = Passé : aucun homme de main dans son QG.
scarface-henchman-hq-empty = Passé : son QG est vide.
scarface-henchman-no-associate = Passé : aucun complice n’est à sa portée.
scarface-henchman-no-job = Passé : la pioche de boulots est vide.
scarface-henchman-no-dealer-card = Passé : la pioche de fournisseurs est vide.
scarface-henchman-not-supplied = Passé : aucun de ses quartiers n’a de quoi vendre.
scarface-henchman-no-recruits = Passé : personne à recruter.
scarface-henchman-no-goods = Passé : il n’a pas de marchandises.
scarface-henchman-no-business = Passé : aucune affaire à monter.
scarface-henchman-no-control = Passé : aucun marqueur de contrôle à sa portée.
scarface-henchman-on-floor = Passé : son crime ne peut plus baisser.
scarface-henchman-nobody-in-prison = Passé : aucun de ses hommes n’est en prison.
scarface-henchman-nothing-moves = Passé : rien ne peut y aller.
scarface-henchman-no-marker = Passé : il n’a plus de marqueur de contrôle.
scarface-henchman-too-strong = Passé : aucun quartier d’ici n’est assez faible.
scarface-henchman-no-upgrade = Passé : aucune amélioration à sa portée.
scarface-henchman-no-district = Passé : il n’y a pas de tel district.
scarface-henchman-no-dealer = Passé : aucun de ses fournisseurs n’est libre.
scarface-henchman-no-room = Passé : les marchandises iraient droit à la réserve.
scarface-henchman-no-victim = Passé : aucun de vos hommes de main n’est à portée.
scarface-henchman-human-broke = Passé : vous n’avez pas d’argent.
scarface-henchman-null = Passé : cela ne changerait rien.

scarface-board-round = Manche { $round }
scarface-board-phase-setup = mise en place
scarface-board-phase-henchman = tour du Sbire
scarface-board-phase-human = tour du boss
scarface-board-phase-raid = descente
scarface-board-phase-extra = édition spéciale
scarface-board-phase-over = fin de partie
scarface-board-closing = dernier tour
scarface-board-hard = niveau difficile
scarface-board-crime = Crime
scarface-board-ness = Ness
scarface-board-raid-from = descente
scarface-board-time = Temps
scarface-board-news = Nouvelles ({ $active } { $active ->
        [one] active
       *[other] actives
    }, { $left } à venir) : { $news }
scarface-board-raid = Descente : { $raid }
scarface-board-city = La ville
scarface-board-market = Marché des complices
scarface-board-henchman = Le Sbire
scarface-board-legend = ● le boss  ■ le Sbire  · personne  ☞ son jeton  ♜ police  ♟ homme de main  ◉ voiture  ▣ camion  ☼ jour  ☾ nuit  A alcool  R armes  B bar  M maison close  C casino
scarface-board-letter-alcohol = A
scarface-board-letter-gun = R
scarface-board-letter-speakeasy = B
scarface-board-letter-brothel = M
scarface-board-letter-casino = C
scarface-board-district = District
scarface-board-neighbourhood = Quartier
scarface-board-profit = profit
scarface-board-defence = déf.
scarface-board-needs = exige
scarface-board-holds = stock
scarface-board-business = aff.
scarface-board-supply = Réserve : alcool { $alcohol }, armes { $guns }, bars { $speakeasy }, maisons closes { $brothel }, casinos { $casino }, quartiers { $tiles }
scarface-board-decks = Pioches : boulots { $jobs }, fournisseurs { $dealers }, descentes { $raids }, complices { $low } + { $high }
scarface-board-empty = vide
scarface-board-no-gang = pas encore de bande
scarface-board-money = { $n } $
scarface-board-crime-now = crime { $n }
scarface-board-ring = anneau de famille
scarface-board-stars = { $n } { $n ->
        [one] étoile
       *[other] étoiles
    }
scarface-board-total = { $n } $ avec les étoiles
scarface-board-boss = boss case { $cell }, rangée { $row }
scarface-board-thugs = Hommes de main
scarface-board-reserve = Réserve : voitures { $cars }, camions { $trucks }, marqueurs de contrôle { $markers }
scarface-board-levels = Plateau
scarface-board-dealers = Fournisseurs
scarface-board-open-jobs = Boulots ouverts
scarface-board-jobs = Boulots accomplis ({ $n })
scarface-board-offer = Au choix
scarface-board-hand = Main
scarface-board-other-cards = Main { $hand }, pioche { $deck }, défausse { $discard }
scarface-board-plan = Plan
scarface-board-plan-price = Carte suivante : { $n } $
scarface-board-pool = Points : muscle { $muscle }, influence { $influence }, libres { $wild }
scarface-board-orders-used = Ordres donnés
scarface-board-piles = Pioche { $deck }, défausse { $discard }
scarface-board-right-hand = Cartes de bras droit
scarface-board-in-deck = Dans la pioche
scarface-board-in-discard = Dans la défausse
scarface-board-raids-seen = Descentes vues
scarface-board-action-piles = Pioche { $deck }, défausse { $discard }, piles A { $a } et B { $b }
scarface-board-henchman-jobs = { $n } { $n ->
        [one] boulot
       *[other] boulots
    }
scarface-board-action-card = { $card }  puiss. { $power }, mouv. { $move }
scarface-board-power = Puissance du plan : { $own } + { $plan }, plus le bonus de la rangée
scarface-board-face-down = face cachée
scarface-board-result = Résultat final
scarface-board-to-decide = à { $who } de décider
scarface-board-label = { $label } :

scarface-why-step = { $kind ->
        [setup_gang] La question est maintenant : quelle bande choisir ?
        [setup_rival] La question est maintenant : quelle bande le Sbire sert-il ?
        [setup_district] La question est maintenant : dans quel district sans police commencer ?
        [setup_vehicle] La question est maintenant : commencer avec une voiture ou un camion ?
        [setup_job] La question est maintenant : quel boulot garder ? L’autre va au Sbire.
        [setup_good] La question est maintenant : quelle marchandise poser sur ce fournisseur ?
        [turn_kind] La question est maintenant : jouer des cartes ou se réorganiser ?
        [plan_card] La question est maintenant : quelle carte ajouter au plan ? Chacune après la première coûte davantage, et plus encore à chaque nouvelle ouverte ; plus de deux élèvent le crime.
        [act] La question est maintenant : et maintenant : un ordre, un talent, un combo, un boulot ou la fin du tour ?
        [pay_any] La question est maintenant : quelle part du coût payer en muscle ?
        [hire_card] La question est maintenant : quel complice engager ?
        [deck_top] La question est maintenant : où va la nouvelle carte ?
        [keep_job] La question est maintenant : quel boulot garder ?
        [keep_dealer] La question est maintenant : quel fournisseur garder ?
        [sell_tile] La question est maintenant : dans quel quartier vendre ?
        [truck_good] La question est maintenant : quelle marchandise le camion épargne-t-il ?
        [recruit_step] La question est maintenant : d’où un homme de main avance-t-il ?
        [fence_good] La question est maintenant : quelle marchandise vendre aux autorités ?
        [business_tile] La question est maintenant : dans quel quartier monter une affaire ?
        [business_type] La question est maintenant : quelle affaire monter ?
        [target_tile] La question est maintenant : quel quartier le rival perd-il ?
        [crime_steps] La question est maintenant : de combien de pas baisser le crime ?
        [free_count] La question est maintenant : combien d’hommes de main libérer ?
        [send_to] La question est maintenant : vers quel district envoyer un homme de main ?
        [move_piece] La question est maintenant : que déplacer ?
        [move_riders] La question est maintenant : combien d’hommes de main montent à bord ?
        [move_to] La question est maintenant : vers quel district ?
        [place_vehicle] La question est maintenant : quel véhicule de la réserve va où ?
        [takeover_tile] La question est maintenant : quel quartier prendre ?
        [upgrade_what] La question est maintenant : quelle caractéristique améliorer ?
        [goods_dealer] La question est maintenant : quel fournisseur livre ?
        [goods_kind] La question est maintenant : quelle marchandise ?
        [store_good] La question est maintenant : où stocker cette marchandise ?
        [lose_thug] La question est maintenant : quel homme de main perdre ?
        [lose_good] La question est maintenant : quelle marchandise céder ?
        [lose_marker] La question est maintenant : quelle affaire perdre ?
        [lose_tile] La question est maintenant : quel quartier perdre ?
        [lose_vehicle] La question est maintenant : quel véhicule perdre ?
        [lose_level] La question est maintenant : quelle caractéristique perd un niveau ?
        [discard_card] La question est maintenant : quelle carte défausser ?
        [retire_card] La question est maintenant : quelle carte quitte le jeu ?
        [right_hand] La question est maintenant : quelle carte de bras droit prendre ?
        [police_from] La question est maintenant : quelle voiture de police déplacer ?
        [police_to] La question est maintenant : où va la voiture de police ?
        [choose_option] La question est maintenant : quelle option de la carte choisir ?
        [may_pay] La question est maintenant : payer l’effet supplémentaire de la carte ?
        [hench_choice] La question est maintenant : que choisir pour le Sbire ?
       *[other] Autre chose se décide maintenant.
    }
