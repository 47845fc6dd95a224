scarface-name-far_north = Far North Side
scarface-name-north = North Side
scarface-name-west = West Side
scarface-name-central = Central
scarface-name-south = South Side
scarface-name-southwest = Southwest Side
scarface-name-far_south = Far South Side

scarface-name-loop = Śródmieście Loop
scarface-name-little_italy = Mała Italia
scarface-name-bronzeville = Bronzeville
scarface-name-stockyards = Brama Rzeźni
scarface-name-pilsen = Pilsen
scarface-name-bridgeport = Bridgeport
scarface-name-uptown = Uptown
scarface-name-hyde_park = Hyde Park
scarface-name-greektown = Dzielnica Grecka
scarface-name-maxwell = Targ przy Maxwell Street
scarface-name-goose_island = Gęsia Wyspa
scarface-name-englewood = Englewood
scarface-name-pullman = Zakłady Pullmana
scarface-name-canaryville = Canaryville
scarface-name-river_docks = Doki rzeczne
scarface-name-rogers_park = Rogers Park
scarface-name-back_yards = Zaplecze Rzeźni
scarface-name-gold_coast = Złote Wybrzeże

scarface-name-speakeasy = Nielegalny bar
scarface-name-brothel = Dom publiczny
scarface-name-casino = Kasyno

scarface-name-outfit = Syndykat z Chicago
scarface-name-gems = Siedem Klejnotów
scarface-name-wolves = Czarne Wilki
scarface-name-mob = Gang z North Side

scarface-name-power = Siła
scarface-name-supply = Dostawy dilerów
scarface-name-trade = Handel
scarface-name-protection = Ochrona
scarface-name-recruitment = Werbunek
scarface-name-crew = Ekipa
scarface-name-connections = Kontakty

scarface-name-hire_associate = Zatrudnij wspólnika
scarface-name-get_job = Zdobądź robotę
scarface-name-hire_dealer = Zatrudnij dilera
scarface-name-sell_neighbourhood = Sprzedaj w kwartałach
scarface-name-recruit = Zwerbuj zbirów
scarface-name-sell_authorities = Sprzedaj władzom
scarface-name-set_up_business = Załóż biznes
scarface-name-remove_control = Usuń znacznik kontroli
scarface-name-reduce_crime = Obniż poziom przestępczości
scarface-name-free_thugs = Uwolnij zbirów z więzienia
scarface-name-send_thugs = Wyślij zbirów do dzielnic
scarface-name-move = Przesuń auta, ciężarówki i zbirów
scarface-name-takeover = Przejmij kwartał
scarface-name-upgrade = Ulepsz gang
scarface-name-get_goods = Odbierz towar od dilerów

scarface-name-bruiser = Osiłek
scarface-name-bagman = Poborca
scarface-name-wheelman = Rajdowiec
scarface-name-lookout = Czujka
scarface-name-mouthpiece = Adwokat gangu
scarface-name-boss_capone = Al Capone
scarface-name-boss_rothstein = Arnold Rothstein
scarface-name-boss_st_clair = Stephanie St. Clair
scarface-name-boss_obanion = Dean O’Banion
scarface-name-chauffeur_capone = Szofer
scarface-name-chauffeur_rothstein = Szofer
scarface-name-chauffeur_st_clair = Szofer
scarface-name-chauffeur_obanion = Szofer
scarface-name-cashier = Kasjer syndykatu
scarface-name-alderman_friend = Zaprzyjaźniony radny
scarface-name-baseball_bat = Człowiek z kijem
scarface-name-odds_maker = Układacz kursów
scarface-name-city_hall_man = Człowiek w ratuszu
scarface-name-silent_partner = Cichy wspólnik
scarface-name-numbers_queen = Królowa loterii
scarface-name-pack_leader = Przywódca watahy
scarface-name-night_prowler = Nocny drapieżca
scarface-name-brewmaster = Mistrz browarny
scarface-name-florist = Chłopak z kwiaciarni
scarface-name-road_boss = Pan szos

scarface-name-street_tough = Uliczny zabijaka
scarface-name-newsboy = Gazeciarz szpieg
scarface-name-beat_cop = Przekupiony posterunkowy
scarface-name-moonshiner = Bimbrownik
scarface-name-pickpocket = Kieszonkowiec
scarface-name-dice_hustler = Szuler kościany
scarface-name-dock_hand = Robotnik portowy
scarface-name-court_clerk = Kancelista sądowy
scarface-name-bar_bouncer = Bramkarz
scarface-name-getaway_driver = Kierowca od ucieczek
scarface-name-loan_shark = Lichwiarz
scarface-name-ward_heeler = Agitator partyjny
scarface-name-safecracker = Kasiarz
scarface-name-gunsmith = Pokątny rusznikarz
scarface-name-jazz_singer = Śpiewaczka jazzowa
scarface-name-prize_fighter = Zawodowy bokser
scarface-name-union_agitator = Agitator związkowy
scarface-name-madam = Właścicielka salonu
scarface-name-city_treasurer = Skarbnik miejski
scarface-name-bootleg_captain = Przemytnik z jeziora
scarface-name-hatchet_man = Człowiek z toporkiem
scarface-name-crooked_judge = Sędzia nocny
scarface-name-arms_broker = Handlarz bronią
scarface-name-card_sharp = Szuler z parowca
scarface-name-property_agent = Agent nieruchomości
scarface-name-crew_chief = Brygadzista
scarface-name-informer_hunter = Łowca kapusiów
scarface-name-state_senator = Senator stanowy
scarface-name-brewery_baron = Baron piwny
scarface-name-tommy_gunner = Strzelec z tommy guna
scarface-name-casino_impresario = Impresario kasyna
scarface-name-police_commissioner = Komisarz policji
scarface-name-border_king = Król granicznej szosy
scarface-name-governors_brother = Brat gubernatora
scarface-name-murder_contractor = Przedsiębiorca od zabójstw
scarface-name-whisky_magnate = Magnat whisky
scarface-name-vice_empress = Cesarzowa nocy
scarface-name-political_boss = Szef partyjnej maszyny

scarface-name-prison_escape = Ucieczka z więzienia
scarface-name-payroll_heist = Napad na kasę
scarface-name-hijack_truck = Porwij ciężarówkę
scarface-name-armory_break = Włamanie do arsenału
scarface-name-bribe_jury = Kup ławę przysięgłych
scarface-name-rigged_fight = Ustawiona walka
scarface-name-protection_round = Obchód po haracz
scarface-name-election_day = Dzień wyborów
scarface-name-frame_up = Wrobienie
scarface-name-drive_by = Ostrzał z auta
scarface-name-warehouse_fire = Pożar magazynu
scarface-name-license_raid = Cofnij licencję
scarface-name-turf_pact = Podział terenu
scarface-name-grand_opening = Wielkie otwarcie
scarface-name-talent_scout = Łowca talentów
scarface-name-hush_money = Zapłata za milczenie
scarface-name-blackmail = Listy z szantażem
scarface-name-clean_house = Czystka w szeregach
scarface-name-bulk_order = Zamówienie hurtowe
scarface-name-arms_deal = Transakcja zbrojna
scarface-name-secret_tunnel = Tajny tunel
scarface-name-own_newspaper = Własna gazeta
scarface-name-bodyguard_ring = Pierścień ochrony
scarface-name-jazz_club_chain = Sieć klubów jazzowych
scarface-name-ward_office = Biuro okręgowe
scarface-name-racing_wire = Telegraf wyścigów
scarface-name-three_way_split = Podział na trzech

scarface-name-alcohol_supplier = Dostawca alkoholu
scarface-name-gun_supplier = Dostawca broni
scarface-name-distillery_owner = Właściciel gorzelni
scarface-name-gun_runner = Przemytnik broni
scarface-name-police_captain = Kapitan policji
scarface-name-army_officer = Oficer armii
scarface-name-rum_runner = Szyper z rumowej floty
scarface-name-bathtub_chemist = Chemik od bimbru
scarface-name-border_smuggler = Przemytnik z granicy
scarface-name-pawnbroker = Cichy lombardzista
scarface-name-cold_store = Magazynier chłodni

scarface-name-door_kicked_in = Wyważone drzwi
scarface-name-axes_and_barrels = Topory i beczki
scarface-name-seized_crates = Zajęte skrzynie
scarface-name-heavy_fine = Wysoka grzywna
scarface-name-tax_audit = Kontrola skarbowa
scarface-name-padlocked = Zaplombowany lokal
scarface-name-round_up = Uliczna obława
scarface-name-shoot_out = Strzelanina
scarface-name-impounded_car = Zarekwirowane auto
scarface-name-witness_talks = Świadek mówi
scarface-name-crackdown = Ostry kurs
scarface-name-warrant = Podpisany nakaz
scarface-name-leaky_ledger = Wyciek z ksiąg
scarface-name-turncoat = Zdrajca
scarface-name-tip_off = Ostrzeżeni na czas
scarface-name-grand_jury = Wielka ława przysięgłych
scarface-name-all_points = Przeszukanie wszystkich

scarface-name-voted_dry = USA głosują za prohibicją
scarface-name-prohibition_ends = Koniec prohibicji!
scarface-name-speakeasy_craze = Szał nielegalnych barów
scarface-name-gang_war = Wojna gangów na ulicach
scarface-name-reform_mayor = Burmistrz reformator zaprzysiężony
scarface-name-crooked_mayor = Wielki układ w ratuszu
scarface-name-stock_boom = Giełda szaleje
scarface-name-bank_run = Szturm na banki
scarface-name-gun_law = Nowa ustawa o broni
scarface-name-jail_break = Ucieczka z więzienia hrabstwa
scarface-name-police_strike = Policja strajkuje
scarface-name-patrol_budget = Więcej patroli
scarface-name-jazz_age = Noce epoki jazzu
scarface-name-lake_ice = Jezioro skute lodem
scarface-name-hiring_hall = Tłok w pośredniaku
scarface-name-three_families = Trzy rodziny przy stole

scarface-name-violence = przemoc
scarface-name-corruption = korupcja
scarface-name-contraband = kontrabanda
scarface-name-vice = występek
scarface-name-alcohol = alkohol
scarface-name-gun = broń
scarface-name-car = auto
scarface-name-truck = ciężarówka
scarface-name-thug = zbir
scarface-name-muscle = mięśnie
scarface-name-influence = wpływy
scarface-name-wild = punkty dowolne
scarface-name-any = dowolne punkty
scarface-name-low1 = dolne pole 1
scarface-name-low2 = dolne pole 2
scarface-name-low3 = dolne pole 3
scarface-name-lowtop = dolna talia
scarface-name-high = górne pole
scarface-name-hightop = górna talia
scarface-name-human = Szef
scarface-name-henchman = Siepacz
scarface-name-human2 = Drugi szef
scarface-name-human3 = Trzeci szef
scarface-name-nobody = nikt
scarface-name-slums = slumsy
scarface-name-safehouses = kryjówki
scarface-name-hq = kwatera
scarface-name-underworld = półświatek
scarface-name-authorities = władze
scarface-name-prison = więzienie
scarface-name-dealer1 = diler 1
scarface-name-dealer2 = diler 2
scarface-name-dealer3 = diler 3
scarface-name-dealer4 = diler 4
scarface-name-dealer5 = diler 5
scarface-name-dealer6 = diler 6

scarface-name-what-money = pieniądze
scarface-name-what-steal = kradzież pieniędzy
scarface-name-what-crime = przestępczość
scarface-name-what-guns = broń
scarface-name-what-goods = towar
scarface-name-what-free = uwolnić zbirów
scarface-name-what-imprison = wtrącić twoich zbirów do więzienia
scarface-name-what-wound = zranić twoich zbirów
scarface-name-what-kill = zabić twoich zbirów
scarface-name-what-send = wysłać zbirów
scarface-name-what-vehicle = pojazd
scarface-name-what-police = policja
scarface-name-what-draw = dobrać karty
scarface-name-what-discard = odrzucić karty
scarface-name-what-retire = usunąć karty
scarface-name-what-business = biznes
scarface-name-what-uncontrol = utrata kontroli
scarface-name-what-downgrade = utrata ulepszenia
scarface-name-what-job = robota
scarface-name-what-dealer = diler
scarface-name-what-sell = sprzedać
scarface-name-what-fence = sprzedać władzom
scarface-name-what-token = ruch żetonu
scarface-name-what-ring = pierścień rodzinny
scarface-name-what-choose = wybór

scarface-name-dealer7 = diler 7
scarface-name-dealer8 = diler 8
scarface-name-dealer9 = diler 9
scarface-name-dealer10 = diler 10
scarface-name-dealer11 = diler 11
scarface-name-dealer12 = diler 12
scarface-name-dealer13 = diler 13
scarface-name-dealer14 = diler 14
scarface-name-dealer15 = diler 15
scarface-name-dealer16 = diler 16
scarface-name-dealer17 = diler 17
scarface-name-dealer18 = diler 18
scarface-name-dealer19 = diler 19
scarface-name-dealer20 = diler 20
scarface-name-dealer21 = diler 21
scarface-name-dealer22 = diler 22
scarface-name-dealer23 = diler 23

scarface-effect-gain-money = { $who ->
        [rival] rywal bierze
        [each] każdy gang bierze
       *[self] weź
    } { $n } $
scarface-effect-lose-money = { $who ->
        [rival] rywal traci
        [each] każdy gang traci
       *[self] strać
    } { $n } $
scarface-effect-steal = { $who ->
        [rival] rywal kradnie
        [each] każdy gang kradnie
       *[self] ukradnij
    } drugiemu gangowi do { $n } $
scarface-effect-gain-crime = { $who ->
        [raided] jego przestępczość
        [his] przestępczość Siepacza
        [rival] przestępczość rywala
        [each] przestępczość każdego gangu
       *[self] twoja przestępczość
    } rośnie o { $n }
scarface-effect-lose-crime = { $who ->
        [raided] jego przestępczość
        [his] przestępczość Siepacza
        [rival] przestępczość rywala
        [each] przestępczość każdego gangu
       *[self] twoja przestępczość
    } spada o { $n }
scarface-effect-muscle = { $who ->
        [rival] rywal bierze
        [each] każdy gang bierze
       *[self] weź
    } { $n } { $n ->
        [one] mięsień
        [few] mięśnie
       *[other] mięśni
    }
scarface-effect-influence = { $who ->
        [rival] rywal bierze
        [each] każdy gang bierze
       *[self] weź
    } { $n } { $n ->
        [one] wpływ
        [few] wpływy
       *[other] wpływów
    }
scarface-effect-wild = { $who ->
        [rival] rywal bierze
        [each] każdy gang bierze
       *[self] weź
    } { $n } { $n ->
        [one] punkt dowolny
        [few] punkty dowolne
       *[other] punktów dowolnych
    }
scarface-effect-gain-alcohol = { $who ->
        [rival] rywal bierze
        [each] każdy gang bierze
       *[self] weź
    } { $n } { $n ->
        [one] skrzynkę
        [few] skrzynki
       *[other] skrzynek
    } alkoholu
scarface-effect-lose-alcohol = { $who ->
        [rival] rywal traci
        [each] każdy gang traci
       *[self] strać
    } { $n } { $n ->
        [one] skrzynkę
        [few] skrzynki
       *[other] skrzynek
    } alkoholu
scarface-effect-gain-guns = { $who ->
        [rival] rywal bierze
        [each] każdy gang bierze
       *[self] weź
    } { $n } { $n ->
        [one] skrzynkę
        [few] skrzynki
       *[other] skrzynek
    } broni
scarface-effect-lose-guns = { $who ->
        [rival] rywal traci
        [each] każdy gang traci
       *[self] strać
    } { $n } { $n ->
        [one] skrzynkę
        [few] skrzynki
       *[other] skrzynek
    } broni
scarface-effect-gain-goods = { $who ->
        [rival] rywal bierze
        [each] każdy gang bierze
       *[self] weź
    } { $n } { $n ->
        [one] skrzynkę
        [few] skrzynki
       *[other] skrzynek
    } dowolnego towaru
scarface-effect-lose-goods = { $who ->
        [rival] rywal traci
        [each] każdy gang traci
       *[self] strać
    } { $n } { $n ->
        [one] skrzynkę
        [few] skrzynki
       *[other] skrzynek
    } dowolnego towaru
scarface-effect-recruit = { $who ->
        [rival] rywal wykonuje
        [each] każdy gang wykonuje
       *[self] wykonaj
    } za darmo { $n } { $n ->
        [one] krok
        [few] kroki
       *[other] kroków
    } werbunku
scarface-effect-free = { $who ->
        [rival] rywal uwalnia
        [each] każdy gang uwalnia
       *[self] uwolnij
    } z więzienia { $n ->
        [one] { $n } zbira
       *[other] do { $n } zbirów
    }
scarface-effect-imprison = { $n } { $n ->
        [one] zbir
        [few] zbiry
       *[other] zbirów
    } { $who ->
        [raided] tego gangu
        [rival] rywala
        [each] każdego gangu
       *[self] twojego gangu
    } { $n ->
        [one] trafia
        [few] trafiają
       *[other] trafia
    } do więzienia
scarface-effect-wound = { $n } { $n ->
        [one] zbir
        [few] zbiry
       *[other] zbirów
    } { $who ->
        [raided] tego gangu
        [rival] rywala
        [each] każdego gangu
       *[self] twojego gangu
    } { $n ->
        [one] zostaje ranny
        [few] zostają ranni
       *[other] zostaje rannych
    }
scarface-effect-kill = { $n } { $n ->
        [one] zbir
        [few] zbiry
       *[other] zbirów
    } { $who ->
        [raided] tego gangu
        [rival] rywala
        [each] każdego gangu
       *[self] twojego gangu
    } { $n ->
        [one] ginie
        [few] giną
       *[other] ginie
    }
scarface-effect-send = { $who ->
        [rival] rywal wysyła
        [each] każdy gang wysyła
       *[self] wyślij
    } z kwatery { $n ->
        [one] { $n } zbira
       *[other] do { $n } zbirów
    } { $to }
scarface-effect-move = { $who ->
        [rival] rywal wykonuje
        [each] każdy gang wykonuje
       *[self] wykonaj
    } { $n ->
        [one] { $n } darmowy ruch
       *[other] do { $n } darmowych ruchów
    }
scarface-effect-gain-vehicle = { $who ->
        [rival] rywal wystawia
        [each] każdy gang wystawia
       *[self] wystaw
    } { $n } { $n ->
        [one] pojazd
        [few] pojazdy
       *[other] pojazdów
    } z rezerwy { $to }
scarface-effect-lose-vehicle = { $n } { $n ->
        [one] pojazd
        [few] pojazdy
       *[other] pojazdów
    } { $who ->
        [raided] tego gangu
        [rival] rywala
        [each] każdego gangu
       *[self] twojego gangu
    } { $n ->
        [one] wraca
        [few] wracają
       *[other] wraca
    } do rezerwy
scarface-effect-police = { $who ->
        [rival] rywal przesuwa
        [each] każdy gang przesuwa
       *[self] przesuń
    } do innej dzielnicy { $n ->
        [one] { $n } radiowóz
       *[other] do { $n } radiowozów
    }
scarface-effect-draw = { $who ->
        [rival] rywal dobiera
        [each] każdy gang dobiera
       *[self] dobierz
    } { $n } { $n ->
        [one] kartę
        [few] karty
       *[other] kart
    }
scarface-effect-discard = { $who ->
        [rival] rywal odrzuca
        [each] każdy gang odrzuca
       *[self] odrzuć
    } z ręki { $n } { $n ->
        [one] kartę
        [few] karty
       *[other] kart
    }
scarface-effect-retire = { $who ->
        [rival] rywal usuwa
        [each] każdy gang usuwa
       *[self] usuń
    } z gry { $n ->
        [one] { $n } kartę
       *[other] do { $n } kart
    } z ręki lub stosu odrzuconych
scarface-effect-gain-business = { $who ->
        [rival] rywal dodaje
        [each] każdy gang dodaje
       *[self] dodaj
    } { $n } { $n ->
        [one] znacznik
        [few] znaczniki
       *[other] znaczników
    } biznesu do swojego kwartału
scarface-effect-lose-business = { $who ->
        [rival] rywal traci
        [each] każdy gang traci
       *[self] strać
    } { $n } { $n ->
        [one] znacznik
        [few] znaczniki
       *[other] znaczników
    } biznesu
scarface-effect-uncontrol = { $who ->
        [rival] rywal traci
        [each] każdy gang traci
       *[self] strać
    } kontrolę nad { $n } { $n ->
        [one] kwartałem
        [few] kwartałami
       *[other] kwartałami
    }
scarface-effect-upgrade = { $who ->
        [rival] rywal ulepsza
        [each] każdy gang ulepsza
       *[self] ulepsz
    } { $n } { $n ->
        [one] cechę
        [few] cechy
       *[other] cech
    }, płacąc tylko pieniędzmi
scarface-effect-downgrade = { $who ->
        [rival] rywal traci
        [each] każdy gang traci
       *[self] strać
    } { $n } { $n ->
        [one] ulepszenie
        [few] ulepszenia
       *[other] ulepszeń
    }
scarface-effect-job = { $who ->
        [rival] rywal bierze
        [each] każdy gang bierze
       *[self] weź
    } z talii { $n } { $n ->
        [one] robotę
        [few] roboty
       *[other] robót
    }
scarface-effect-dealer = { $who ->
        [rival] rywal bierze
        [each] każdy gang bierze
       *[self] weź
    } z talii { $n } { $n ->
        [one] dilera
        [few] dilerów
       *[other] dilerów
    }
scarface-effect-sell = { $who ->
        [rival] rywal sprzedaje
        [each] każdy gang sprzedaje
       *[self] sprzedaj
    } za darmo { $n ->
        [one] w { $n } kwartale
       *[other] w najwyżej { $n } kwartałach
    }
scarface-effect-fence = { $who ->
        [rival] rywal sprzedaje
        [each] każdy gang sprzedaje
       *[self] sprzedaj
    } za darmo władzom { $n ->
        [one] { $n } skrzynkę towaru
       *[other] do { $n } skrzynek towaru
    }
scarface-effect-token = żeton Siepacza przechodzi o { $n } { $n ->
        [one] dzielnicę
        [few] dzielnice
       *[other] dzielnic
    } dalej
scarface-effect-ring = { $who ->
        [rival] rywal bierze
        [each] każdy gang bierze
       *[self] weź
    } pierścień rodzinny
scarface-effect-per = { $effect } za { $each }
scarface-effect-per-at-most = { $effect } za { $each }, najwyżej { $most }
scarface-effect-per-at-most-money = { $effect } za { $each }, najwyżej { $most } $
scarface-effect-per-neighbourhood = każdy swój kwartał
scarface-effect-per-business = każdy swój znacznik biznesu
scarface-effect-per-speakeasy = każdy swój nielegalny bar
scarface-effect-per-brothel = każdy swój dom publiczny
scarface-effect-per-casino = każde swoje kasyno
scarface-effect-per-night = każdy swój nocny kwartał
scarface-effect-per-dealer = każdego swojego dilera
scarface-effect-per-job = każdą wykonaną robotę
scarface-effect-per-upgrade = każde swoje ulepszenie
scarface-effect-per-vehicle = każdy swój pojazd w dzielnicach
scarface-effect-per-thug-street = każdego swojego zbira w dzielnicach
scarface-effect-per-thug-prison = każdego swojego zbira w więzieniu
scarface-effect-per-rival-neighbourhood = każdy kwartał rywala
scarface-effect-per-news = każdą aktywną wiadomość
scarface-effect-if = jeśli { $condition }: { $effect }
scarface-effect-if-plan-ge = twój plan ma co najmniej { $n } { $n ->
        [one] kartę
        [few] karty
       *[other] kart
    }
scarface-effect-if-plan-le = twój plan ma najwyżej { $n } { $n ->
        [one] kartę
        [few] karty
       *[other] kart
    }
scarface-effect-if-crime-ge = twoja przestępczość to co najmniej { $n }
scarface-effect-if-crime-le = twoja przestępczość to najwyżej { $n }
scarface-effect-if-controls-ge = kontrolujesz co najmniej { $n } { $n ->
        [one] kwartał
        [few] kwartały
       *[other] kwartałów
    }
scarface-effect-if-controls-le = kontrolujesz najwyżej { $n } { $n ->
        [one] kwartał
        [few] kwartały
       *[other] kwartałów
    }
scarface-effect-if-jobs-ge = masz co najmniej { $n } { $n ->
        [one] wykonaną robotę
        [few] wykonane roboty
       *[other] wykonanych robót
    }
scarface-effect-if-money-ge = masz co najmniej { $n } $
scarface-effect-if-money-le = masz najwyżej { $n } $
scarface-effect-if-upgrades-ge = masz co najmniej { $n } { $n ->
        [one] ulepszenie
        [few] ulepszenia
       *[other] ulepszeń
    }
scarface-effect-if-vehicles-ge = masz w dzielnicach co najmniej { $n } { $n ->
        [one] pojazd
        [few] pojazdy
       *[other] pojazdów
    }
scarface-effect-if-night-ge = kontrolujesz co najmniej { $n } { $n ->
        [one] nocny kwartał
        [few] nocne kwartały
       *[other] nocnych kwartałów
    }
scarface-effect-if-has-ring = masz pierścień rodzinny
scarface-effect-if-no-ring = nie masz pierścienia rodzinnego
scarface-effect-if-behind = kontrolujesz mniej kwartałów niż rywal
scarface-effect-if-lower-crime = twoja przestępczość jest niższa niż rywala
scarface-effect-may = jeśli chcesz: { $effect }
scarface-effect-may-pay = możesz zapłacić { $cost }: { $effect }
scarface-effect-pay = zapłać { $cost }: { $effect }
scarface-effect-at-here = { $effect } (tylko w dzielnicy Siepacza)
scarface-effect-at-districts = { $effect } (tylko w dzielnicach)
scarface-effect-at-prison = { $effect } (tylko w więzieniu)
scarface-effect-to-any = do dowolnej dzielnicy
scarface-effect-to-own = do dzielnicy z własnym kwartałem
scarface-effect-to-here = do dzielnicy Siepacza
scarface-effect-to-next-own = do następnej dzielnicy z własnym kwartałem
scarface-effect-to-next-rival = do następnej dzielnicy z kwartałem rywala
scarface-effect-to-next-neutral = do następnej dzielnicy z niczyim kwartałem
scarface-effect-order = „{ $order }”
scarface-effect-order-with = „{ $order }” ({ $details })
scarface-effect-detail-thugs = { $n } { $n ->
        [one] zbir
        [few] zbiry
       *[other] zbirów
    }
scarface-effect-detail-moves = { $n } { $n ->
        [one] ruch
        [few] ruchy
       *[other] ruchów
    }
scarface-effect-detail-goods = najwyżej { $n } { $n ->
        [one] skrzynka
        [few] skrzynki
       *[other] skrzynek
    }
scarface-effect-detail-bonus = siła +{ $n }
scarface-effect-detail-discount = o { $n } { $n ->
        [one] punkt
        [few] punkty
       *[other] punktów
    } taniej
scarface-effect-detail-nothug = zbir niepotrzebny
scarface-effect-choose = wybierz { $n } { $n ->
        [one] raz
        [few] razy
       *[other] razy
    }: { $options }
scarface-effect-choose-boss = wybierz tyle razy, na ile pozwala rząd szefa: { $options }
scarface-effect-option = { $number }) { $parts }
scarface-effect-cost-muscle = { $n } { $n ->
        [one] mięsień
        [few] mięśnie
       *[other] mięśni
    }
scarface-effect-cost-influence = { $n } { $n ->
        [one] wpływ
        [few] wpływy
       *[other] wpływów
    }
scarface-effect-cost-any = { $n } { $n ->
        [one] dowolny punkt
        [few] dowolne punkty
       *[other] dowolnych punktów
    }
scarface-effect-cost-money = { $n } $
scarface-effect-cost-alcohol = { $n } { $n ->
        [one] skrzynka
        [few] skrzynki
       *[other] skrzynek
    } alkoholu
scarface-effect-cost-guns = { $n } { $n ->
        [one] skrzynka
        [few] skrzynki
       *[other] skrzynek
    } broni
scarface-effect-cost-either = { $n } { $n ->
        [one] skrzynka
        [few] skrzynki
       *[other] skrzynek
    } dowolnego towaru
scarface-effect-passive-sale = każda sprzedaż przynosi o { $n } $ { $sign ->
        [more] więcej
       *[less] mniej
    }
scarface-effect-passive-sale-alcohol = każda sprzedaż z alkoholem przynosi o { $n } $ { $sign ->
        [more] więcej
       *[less] mniej
    }
scarface-effect-passive-sale-guns = każda sprzedaż z bronią przynosi o { $n } $ { $sign ->
        [more] więcej
       *[less] mniej
    }
scarface-effect-passive-fence-alcohol = władze płacą za alkohol o { $n } $ { $sign ->
        [more] więcej
       *[less] mniej
    }
scarface-effect-passive-fence-guns = władze płacą za broń o { $n } $ { $sign ->
        [more] więcej
       *[less] mniej
    }
scarface-effect-passive-hire-cost = wspólnik kosztuje o { $n } { $n ->
        [one] punkt
        [few] punkty
       *[other] punktów
    } { $sign ->
        [more] więcej
       *[less] mniej
    }
scarface-effect-passive-business-cost = każdy znacznik biznesu kosztuje o { $n } { $n ->
        [one] wpływ
        [few] wpływy
       *[other] wpływów
    } { $sign ->
        [more] więcej
       *[less] mniej
    }
scarface-effect-passive-defence = obrona twoich kwartałów jest { $sign ->
        [more] wyższa
       *[less] niższa
    } o { $n }
scarface-effect-passive-takeover-defence = obrona wszystkich kwartałów jest { $sign ->
        [more] wyższa
       *[less] niższa
    } o { $n }
scarface-effect-passive-supply = odbiór towaru od dilerów przynosi o { $n } { $n ->
        [one] skrzynkę
        [few] skrzynki
       *[other] skrzynek
    } { $sign ->
        [more] więcej
       *[less] mniej
    }
scarface-effect-passive-bribe = łapówka kosztuje o { $n } $ { $sign ->
        [more] więcej
       *[less] mniej
    }
scarface-effect-passive-income = twoja reorganizacja przynosi o { $n } $ { $sign ->
        [more] więcej
       *[less] mniej
    }
scarface-effect-passive-plan-crime = duży plan podnosi przestępczość o { $n } { $sign ->
        [more] więcej
       *[less] mniej
    }
scarface-effect-tile-day = Dzień: potrzebne: { $needs }; zysk { $profit } $; obrona { $defence }; miejsce na towar: { $storage }.
scarface-effect-tile-night = Noc: potrzebne: { $needs }; zysk { $profit } $; obrona { $defence }; miejsce na towar: { $storage }.
scarface-effect-dealer-card = Daje: { $goods } { $muscle ->
        [0] za darmo
        [one] za { $muscle } mięsień
        [few] za { $muscle } mięśnie
       *[other] za { $muscle } mięśni
    }; przechowa towaru: { $storage }; miejsca dla zbirów: { $spaces }.
scarface-effect-points = Typ: { $type }. W planie daje { $points }.
scarface-effect-hire = { $stars } { $stars ->
        [one] gwiazdka
        [few] gwiazdki
       *[other] gwiazdek
    }. Cena zatrudnienia: { $cost }.
scarface-effect-skill = Umiejętność: { $effects }.
scarface-effect-combo = Kombo, jeśli typ innej karty planu to { $type }: { $effects }.
scarface-effect-job-cost = Cena: { $cost }.
scarface-effect-job-need = Tylko jeśli { $conditions }.
scarface-effect-job-effects = Po wykonaniu: { $effects }.
scarface-effect-job-passive = Od tej pory: { $effects }.
scarface-effect-raid = Gang objęty obławą: { $effects }.
scarface-effect-raid-hard = Przy przestępczości od { $n } także: { $effects }.
scarface-effect-news-now = Od razu: { $effects }.
scarface-effect-news-passive = Dopóki jest najnowsza, dla wszystkich gangów: { $effects }.
scarface-effect-nothing = Bez efektu.
scarface-effect-action = Siła { $power }, ruch { $move }.
scarface-effect-row = Rząd { $number }: { $effects }.
scarface-effect-row-bonus = Rząd { $number }, siła +{ $bonus }: { $effects }.
scarface-effect-characteristic = { $what }: { $values }.
scarface-effect-level = Poziom { $level }: cena { $cost }.
scarface-effect-solo-level = Siepaczowi na poziom { $level } potrzeba siły { $power } i { $money } $.
scarface-effect-solo-level-reach = Siepaczowi na poziom { $level } potrzeba siły { $power } i { $money } $; po jego osiągnięciu: { $effects }.
scarface-effect-and = { $one }; { $other }

scarface-ask-deal-token = Który żeton trafia na tę dzielnicę?
scarface-ask-deal-tile = Który kwartał się pojawia?
scarface-ask-deal-marker = Który znacznik biznesu wylosowano?
scarface-ask-deal-district = W której dzielnicy zaczyna Siepacz?
scarface-ask-deal-raid = Którą obławę odkryto?
scarface-ask-deal-job = Którą robotę dobrano?
scarface-ask-deal-dealer = Którego dilera dobrano?
scarface-ask-deal-associate = Którego wspólnika odkryto?
scarface-ask-deal-news = Którą wiadomość odkryto?
scarface-ask-deal-action = Którą kartę akcji odkrywa Siepacz?
scarface-ask-deal-card = Którą kartę dobrano?
scarface-ask-setup-gang = { $seat }: którym gangiem grasz?
scarface-ask-setup-rival = { $seat }: któremu gangowi służy Siepacz?
scarface-ask-setup-district = { $seat }: w której dzielnicy bez policji zacząć?
scarface-ask-setup-vehicle = { $seat }: zacząć z autem czy z ciężarówką?
scarface-ask-setup-job = { $seat }: którą robotę zatrzymać? Druga trafia do Siepacza.
scarface-ask-setup-good = { $seat }: jaki towar położyć na tym dilerze?
scarface-ask-turn-kind = { $seat }: zagrać karty czy przeprowadzić reorganizację?
scarface-ask-plan-card = { $seat }: którą kartę dołożyć do planu?
scarface-ask-act = { $seat }: co dalej: rozkaz, umiejętność, kombo, robota czy koniec tury?
scarface-ask-pay-any = { $seat }: jaką część ceny zapłacić mięśniami?
scarface-ask-hire-card = { $seat }: którego wspólnika zatrudnić?
scarface-ask-deck-top = { $seat }: gdzie położyć nową kartę?
scarface-ask-keep-job = { $seat }: którą robotę zatrzymać?
scarface-ask-keep-dealer = { $seat }: którego dilera zatrzymać?
scarface-ask-sell-tile = { $seat }: w którym kwartale sprzedać?
scarface-ask-truck-good = { $seat }: który towar oszczędza ciężarówka?
scarface-ask-recruit-step = { $seat }: skąd zbir robi krok?
scarface-ask-fence-good = { $seat }: jaki towar sprzedać władzom?
scarface-ask-business-tile = { $seat }: w którym kwartale założyć biznes?
scarface-ask-business-type = { $seat }: jaki biznes założyć?
scarface-ask-target-tile = { $seat }: który kwartał traci rywal?
scarface-ask-crime-steps = { $seat }: o ile kroków obniżyć przestępczość?
scarface-ask-free-count = { $seat }: ilu zbirów uwolnić?
scarface-ask-send-to = { $seat }: do której dzielnicy wysłać zbira?
scarface-ask-move-piece = { $seat }: co przesunąć?
scarface-ask-move-riders = { $seat }: ilu zbirów jedzie razem?
scarface-ask-move-to = { $seat }: do której dzielnicy?
scarface-ask-place-vehicle = { $seat }: który pojazd z rezerwy i gdzie wystawić?
scarface-ask-takeover-tile = { $seat }: który kwartał przejąć?
scarface-ask-upgrade-what = { $seat }: którą cechę ulepszyć?
scarface-ask-goods-dealer = { $seat }: który diler dostarcza towar?
scarface-ask-goods-kind = { $seat }: jaki towar?
scarface-ask-store-good = { $seat }: gdzie położyć ten towar?
scarface-ask-lose-thug = { $seat }: którego zbira stracić?
scarface-ask-lose-good = { $seat }: jaki towar oddać?
scarface-ask-lose-marker = { $seat }: który biznes stracić?
scarface-ask-lose-tile = { $seat }: który kwartał stracić?
scarface-ask-lose-vehicle = { $seat }: który pojazd stracić?
scarface-ask-lose-level = { $seat }: która cecha traci poziom?
scarface-ask-discard-card = { $seat }: którą kartę odrzucić?
scarface-ask-retire-card = { $seat }: którą kartę usunąć z gry?
scarface-ask-right-hand = { $seat }: którą kartę prawej ręki wziąć?
scarface-ask-police-from = { $seat }: który radiowóz przesunąć?
scarface-ask-police-to = { $seat }: dokąd jedzie radiowóz?
scarface-ask-choose-option = { $seat }: którą opcję karty wybrać?
scarface-ask-may-pay = { $seat }: zapłacić za dodatkowy efekt karty?
scarface-ask-hench-choice = { $seat }: co wybrać za Siepacza?
scarface-ask-deal-seat = Kto z szefów gra jako następny?
scarface-ask-choose-victim = { $seat }: na który gang to spada?
scarface-do-deal-token = żeton { $n }
scarface-do-deal-tile = pojawia się: { $tile }
scarface-do-deal-marker = wylosowany znacznik: { $business }
scarface-do-deal-district = Siepacz zaczyna tutaj: { $district }
scarface-do-deal-raid = obława: { $raid }
scarface-do-deal-job = robota: { $job }
scarface-do-deal-dealer = diler: { $dealer }
scarface-do-deal-associate = wspólnik: { $card }
scarface-do-deal-news = wiadomość: { $news }
scarface-do-deal-action = karta akcji { $action }
scarface-do-deal-card = karta: { $card }
scarface-do-setup-gang = graj gangiem: { $gang }
scarface-do-setup-rival = gang Siepacza: { $gang }
scarface-do-setup-district = zacznij tutaj: { $district }
scarface-do-setup-vehicle = zacznij z pojazdem: { $vehicle }
scarface-do-setup-job = zatrzymaj robotę: { $job }
scarface-do-setup-good = połóż na dilerze: { $good }
scarface-do-turn-kind-action = tura akcji: wyłóż plan i działaj
scarface-do-turn-kind-reorganize = reorganizacja: sprzedaj, weź dochód, werbuj, potasuj talię
scarface-do-plan-card-ready = plan gotowy
scarface-do-plan-card = dołóż do planu: { $card }
scarface-do-act-end = zakończ turę
scarface-do-act-order = rozkaz: { $order }
scarface-do-act-skill = użyj umiejętności: { $card }
scarface-do-act-combo = użyj kombo: { $card }
scarface-do-act-job = wykonaj robotę: { $job }
scarface-do-pay-any = mięśniami: { $n }, reszta wpływami
scarface-do-hire-card = zatrudnij z rynku: { $slot }
scarface-do-deck-top-discard = na stos odrzuconych
scarface-do-deck-top-top = zapłać i połóż na wierzch talii
scarface-do-keep-job = zatrzymaj robotę: { $job }
scarface-do-keep-dealer = zatrzymaj dilera: { $dealer }
scarface-do-sell-tile-stop = dość sprzedaży
scarface-do-sell-tile = sprzedaj tutaj: { $tile }
scarface-do-truck-good = ciężarówka oszczędza: { $good }
scarface-do-recruit-step-stop = dość werbunku
scarface-do-recruit-step = zbir wychodzi stąd: { $place }
scarface-do-fence-good-stop = nie sprzedawaj więcej władzom
scarface-do-fence-good = sprzedaj władzom: { $good }, stąd: { $place }
scarface-do-business-tile-stop = dość biznesów
scarface-do-business-tile = biznes tutaj: { $tile }
scarface-do-business-type = załóż: { $business }
scarface-do-target-tile = usuń znacznik rywala tutaj: { $tile }
scarface-do-crime-steps = obniż przestępczość o { $n } { $n ->
        [one] krok
        [few] kroki
       *[other] kroków
    }
scarface-do-free-count = uwolnij { $n } { $n ->
        [one] zbira
        [few] zbirów
       *[other] zbirów
    }
scarface-do-send-to-stop = nie wysyłaj więcej
scarface-do-send-to = wyślij zbira: { $district }
scarface-do-move-piece-stop = nie przesuwaj więcej
scarface-do-move-piece-thug = przesuń zbira stąd: { $district }
scarface-do-move-piece-car = przesuń auto stąd: { $district }
scarface-do-move-piece-truck = przesuń ciężarówkę stąd: { $district }
scarface-do-move-piece-reserve = kup pojazd z rezerwy: { $vehicle }
scarface-do-move-riders = { $n } { $n ->
        [one] zbir jedzie
        [few] zbiry jadą
       *[other] zbirów jedzie
    } razem
scarface-do-move-to = tutaj: { $district }
scarface-do-place-vehicle = wystaw: { $vehicle }, dzielnica: { $district }
scarface-do-takeover-tile = przejmij kwartał: { $tile }
scarface-do-upgrade-what = ulepsz: { $what }
scarface-do-goods-dealer-stop = dość dostaw
scarface-do-goods-dealer = dostarcza { $place }
scarface-do-goods-kind = weź: { $good }
scarface-do-store-good = połóż tutaj: { $place }
scarface-do-store-good-supply = zwróć do zasobów
scarface-do-lose-thug = strać zbira tutaj: { $place }
scarface-do-lose-good = oddaj: { $good }, stąd: { $place }
scarface-do-lose-marker = strać: { $business }, kwartał: { $tile }
scarface-do-lose-tile = strać kwartał: { $tile }
scarface-do-lose-vehicle = strać: { $vehicle }, dzielnica: { $district }
scarface-do-lose-level = obniż o poziom: { $what }
scarface-do-discard-card = odrzuć: { $card }
scarface-do-retire-card-stop = nie usuwaj kart
scarface-do-retire-card-hand = usuń z ręki: { $card }
scarface-do-retire-card-discard = usuń ze stosu odrzuconych: { $card }
scarface-do-right-hand = weź kartę prawej ręki: { $card }
scarface-do-police-from-stop = zostaw policję na miejscu
scarface-do-police-from = przesuń policję stąd: { $district }
scarface-do-police-to = policja jedzie tutaj: { $district }
scarface-do-choose-option = opcja { $n }
scarface-do-may-pay-no = nie płać
scarface-do-may-pay-yes = zapłać
scarface-do-hench-choice-type = Siepacz traci: { $business }
scarface-do-hench-choice-option = opcja { $n } dla Siepacza
scarface-do-hench-choice-tile = za Siepacza: { $tile }
scarface-do-hench-choice-good = Siepacz zachowuje: { $good }
scarface-do-deal-seat = miejsce { $n }
scarface-do-choose-victim = na gang: { $gang }
scarface-error-no-such-card = Nie ma takiej karty, kwartału ani dilera: { $card }.
scarface-error-pack-value = Zestaw ma błędną wartość: { $table } { $id }, pole { $field }: { $found }.
scarface-error-pack-ids = Tabela „{ $table }” zestawu musi mieć dokładnie nasze identyfikatory; różnią się: { $ids }.
scarface-error-pack-effect = Zestaw ma efekt spoza języka efektów: { $table } { $id }: { $found }.

scarface-why-already-yours = Ten kwartał już jest twój: { $tile }.
scarface-why-combo-type = W planie nie ma innej karty typu potrzebnego do kombo: { $card }.
scarface-why-combo-used = To kombo było już użyte w tej turze: { $card }.
scarface-why-crime-steps = Nie można obniżyć przestępczości o { $n }: za mało punktów albo Ness jest za blisko.
scarface-why-dealer-full = Wszystkie miejsca dla zbirów są zajęte: { $place }.
scarface-why-dealer-used = Ten diler już dostarczył towar: { $place }.
scarface-why-deck-empty = Talia jest pusta: { $order }.
scarface-why-done-enough = Więcej zrobić nie można.
scarface-why-empty-plan = Plan musi mieć co najmniej jedną kartę.
scarface-why-plan-price = Następna karta tego planu kosztuje { $n } $, a masz mniej: { $card }.
scarface-why-empty-slot = Nikogo tam nie ma: { $slot }.
scarface-why-first-unit = Rozpoczęte trzeba wykonać choć raz, zanim się skończy.
scarface-why-free-count = Tylu nie można uwolnić ({ $n }): za mało punktów albo tylu nie ma w więzieniu.
scarface-why-gang-chosen = Ten gang już wybrano: { $gang }.
scarface-why-hq-empty = W kwaterze nie ma zbirów.
scarface-why-job-cost = Nie można opłacić tej roboty: { $job }.
scarface-why-job-need = Warunki tej roboty nie są spełnione: { $job }.
scarface-why-job-not-open = Tej roboty nie ma wśród twoich otwartych: { $job }.
scarface-why-market-empty = Rynek jest pusty: { $order }.
scarface-why-no-bribe = Stoi tam policja; nie stać cię na łapówkę ({ $n } $ od każdego).
scarface-why-no-control-marker = Nie ma już znaczników kontroli: { $order }.
scarface-why-no-victim = Dla tego gangu nic by się nie zmieniło: { $gang }.
scarface-why-start-taken = Tu zaczyna inny gang: { $district }.
scarface-why-no-cube = Nie ma już kostek ulepszeń: { $order }.
scarface-why-no-good-there = Tam ({ $place }) tego nie ma: { $good }.
scarface-why-no-goods = Nie ma czego sprzedać: { $order }.
scarface-why-no-level = Już na pierwszym poziomie: { $what }.
scarface-why-no-marker-there = Tutaj ({ $tile }) nie masz takiego biznesu: { $business }.
scarface-why-no-money = Za mało pieniędzy.
scarface-why-no-own-district = Pojazd wystawia się tylko tam, gdzie masz kwartał: { $vehicle }.
scarface-why-no-piece-there = Nie masz tam takiej figury: { $district }.
scarface-why-no-points = Za mało punktów.
scarface-why-no-police-there = Nie stoi tam radiowóz.
scarface-why-no-presence = W dzielnicy tego kwartału nie masz zbira ani pojazdu: { $tile }.
scarface-why-no-reserve-move = Darmowy ruch nie wystawia pojazdu z rezerwy: { $vehicle }.
scarface-why-no-rival-tile = Rywal nie kontroluje żadnego kwartału: { $order }.
scarface-why-no-room = Nie ma tam na to miejsca.
scarface-why-no-slot = Żaden twój kwartał nie ma miejsca na biznes: { $order }.
scarface-why-no-such-card = Nie ma tam takiej karty.
scarface-why-no-such-dealer = Nie masz tylu dilerów: { $place }.
scarface-why-no-thug-there = Nie można tam stracić zbira: { $place }.
scarface-why-no-vehicle-there = Tutaj ({ $district }) nie masz takiego pojazdu: { $vehicle }.
scarface-why-nobody-there = Nikogo tam nie ma: { $place }.
scarface-why-nobody-to-recruit = Slumsy i kryjówki są puste: { $order }.
scarface-why-none-left = W zasobach już tego nie ma.
scarface-why-not-adjacent = Zbir przechodzi tylko do sąsiedniej dzielnicy, a ta nie sąsiaduje: { $district }.
scarface-why-not-drawn = Tej karty nie dobrano.
scarface-why-not-in-deck = Tego już nie można wylosować.
scarface-why-not-in-hand = Tej karty nie ma na ręce: { $card }.
scarface-why-not-in-plan = Tej karty nie ma w planie: { $card }.
scarface-why-not-offered = Teraz nie można tego wybrać.
scarface-why-not-on-board = Tego kwartału nie ma na planszy: { $tile }.
scarface-why-not-rivals-tile = Ten kwartał nie należy do rywala: { $tile }.
scarface-why-not-supplied = Za mało towaru na sprzedaż tutaj: { $tile }.
scarface-why-not-there = Karta nie pozwala na tę dzielnicę: { $district }.
scarface-why-not-your-district = Nie masz tam kwartału: { $district }.
scarface-why-not-your-tile = Ten kwartał nie jest twój: { $tile }.
scarface-why-nothing-supplied = Żaden twój kwartał nie ma towaru na sprzedaż: { $order }.
scarface-why-null = Teraz nic by to nie dało: { $card }.
scarface-why-on-floor = Przestępczość jest już tuż przed Nessem: { $order }.
scarface-why-option-null = Opcja { $n } nic by teraz nie dała.
scarface-why-order-cost = Za mało punktów lub pieniędzy na ten rozkaz: { $order }.
scarface-why-order-points = { $order }: potrzeba { $n } ({ $stat ->
        [is_muscle] mięśnie
        [is_influence] wpływy
       *[is_any] dowolne punkty
    }), masz { $have }.
scarface-why-order-used = Ten rozkaz był już wydany w tej turze: { $order }.
scarface-why-other-kind = Potrzebny jest inny towar, nie ten ({ $place }): { $good }.
scarface-why-police-there = Stoi tam policja: { $district }.
scarface-why-prison-empty = Nie masz zbirów w więzieniu: { $order }.
scarface-why-reserve-empty = W rezerwie już nie ma: { $vehicle }.
scarface-why-riders = Tylu zbirów nie może jechać razem: { $n }.
scarface-why-same-district = Pojazd już tu stoi: { $district }.
scarface-why-six-dealers = Masz sześciu dilerów, więcej nie można: { $order }.
scarface-why-skill-used = Ta umiejętność była już użyta w tej turze: { $card }.
scarface-why-sold-already = Była tu już sprzedaż: { $tile }.
scarface-why-split = Nie można tak podzielić ceny: mięśniami { $n }.
scarface-why-three-jobs = Trzy roboty są otwarte, więcej nie można: { $order }.
scarface-why-tile-full = Wszystkie miejsca na biznes są tu zajęte: { $tile }.
scarface-why-too-expensive = To kosztuje { $n } { $n ->
        [one] punkt
        [few] punkty
       *[other] punktów
    }, a tylu nie ma.
scarface-why-top-level = Już na ostatnim poziomie: { $what }.
scarface-why-truck = Ciężarówka nie może tego oszczędzić: { $good }.
scarface-error-same-gang = Obie strony nie mogą grać tym samym gangiem: { $gang }.
scarface-error-no-such-side = Przy tylu graczach nie ma strony { $part }.
scarface-error-gang-twice = Dwa gangi są takie same.
scarface-error-seats = Każde miejsce trzeba podać raz.
scarface-error-plan-not-his-turn = Plan ma tylko ten, czyja jest tura.
scarface-error-scenario-tile = Kafelek zapisuje się jako nazwę, dzielnicę i to, co na nim leży, np. „loop central human speakeasy a2 g1”.
scarface-error-scenario-dealer = Dilera zapisuje się jako nazwę i to, co ma, np. „gun_supplier a1 g1 t1”; „?” to diler Siepacza, którego nikt nie widział.
scarface-error-scenario-market = Rynek ma sześć miejsc: low1 low2 low3 lowtop high hightop.
scarface-error-better-cards-first = W „deck_top” Siepacza karty A i B są pierwsze: leżą zakryte na kartach C.
scarface-error-tile-twice = { $tile }: kafelek położono dwa razy.
scarface-error-two-controllers = { $tile }: kafelek kontrolują obie strony.
scarface-error-thugs = { $side }: zbirów we wszystkich miejscach jest { $found }, a gang ma ich dokładnie { $most }.
scarface-error-level = { $what }: poziom { $found }, a poziomy są od 1 do { $most }.
scarface-error-cubes = { $side }: kostek na poziomach jest { $found }, a gang ma ich { $most }.
scarface-error-control-markers = { $side }: kontrolowanych kafelków jest { $found }, a gang ma znaczników kontroli { $most }.
scarface-error-vehicles = { $side }: w mieście { $found } × { $vehicle }, a gang ma { $most }.
scarface-error-goods = { $good }: na kafelkach i u dilerów { $placed }, w zapasie { $supply }, a razem ma być dokładnie { $most }.
scarface-error-goods-on-neutral = { $tile }: kafelek jest niczyj, a towary leżą tylko na kontrolowanych; tu jest ich { $found }.
scarface-error-goods-on-tile = { $tile }: miejsca na towary jest { $most }, a leży ich { $found }.
scarface-error-goods-at-dealer = Ten diler ma miejsca na towary { $most }, a leży ich { $found }.
scarface-error-thugs-at-dealer = Ten diler ma miejsca dla zbirów { $most }, a jest ich { $found }.
scarface-error-markers-on-tile = { $tile }: miejsca na znaczniki interesów jest { $most }, a leży ich { $found }.
scarface-error-markers = { $business }: na kafelkach { $placed }, w zapasie { $supply }, a razem ma być dokładnie { $most }.
scarface-error-cards = { $card }: na stole jest { $found }, a w tej grze ma być { $most }.
scarface-error-pile = { $card } nie należy do stosu { $pile }.
scarface-error-his-plan = Siepacz ma plan tylko w swojej turze.
scarface-error-dealers-left = W talii dilerów jest { $left }, ukrytych u Siepacza { $hidden }, a niewidzianych { $most }.
scarface-error-open-jobs = Otwartych zleceń jest { $found }, a miejsc na nie { $most }.
scarface-error-dealers = Dilerów jest { $found }, a miejsc na nich { $most }.
scarface-error-tokens = Żetony z numerami od 1 do 7 leżą po jednym na każdej dzielnicy.
scarface-error-no-news = Nie ma żadnej aktywnej karty wiadomości, a pierwsza leży od początku.
scarface-error-ness = Ness stoi na { $found }, a przy tych wiadomościach stoi na { $most }.
scarface-error-crime = Przestępczość wynosi { $found }, a może być od { $least } (Ness) do { $most }.
scarface-error-police = Trzy radiowozy stoją w trzech różnych dzielnicach.
scarface-error-time = Znacznik czasu stoi na { $found }, a może stać od { $least } do { $most }.
scarface-error-slots = { $district }: miejsca na kafelki jest { $most }, a leży ich { $found }.
scarface-error-tiles = Kafelków w mieście jest { $found }, a przy tych wiadomościach ma być { $most }.

scarface-event-turn = Runda { $round }, { $you ->
    [yes] twoja tura
   *[no] tura: { $side }
}.
scarface-event-gang = { $you ->
    [yes] Prowadzisz
   *[no] { $side } prowadzi
} gang: { $gang }.
scarface-event-number = Numer { $number } leży tutaj: { $district }.
scarface-event-market = Teraz na rynku: { $card } ({ $stars }★).
scarface-event-drawn-jobs = Dobrane roboty: { $jobs }.
scarface-event-drawn-dealers = Dobrani dilerzy: { $dealers }.
scarface-event-tile = Nowy kwartał: { $tile } ({ $district }).
scarface-event-marker = Otwarto biznes w kwartale { $tile }: { $business }.
scarface-event-control = { $you ->
    [yes] Zaczynasz
   *[no] { $side } zaczyna
} z kwartałem: { $tile }.
scarface-event-start-job = { $you ->
    [yes] Zatrzymujesz
   *[no] { $side } zatrzymuje
} robotę „{ $job }”, Siepacz dostaje „{ $other }”.
scarface-event-start-job-under = { $you ->
    [yes] Zatrzymujesz
   *[no] { $side } zatrzymuje
} robotę „{ $job }”, „{ $other }” trafia pod talię.
scarface-event-order-of-turns = { $you ->
    [yes] Grasz jako następny
   *[no] Jako następny gra { $side }
}.
scarface-event-token = Żeton Siepacza leży tutaj: { $district }, numer { $number }.
scarface-event-plan-card = { $you ->
    [yes] Dokładasz
   *[no] { $side } dokłada
} { $n ->
    [0] do planu: { $card }.
   *[other] do planu za { $n } $: { $card }.
}
scarface-event-plan = Plan z { $n } { $n ->
        [one] karty
        [few] kart
       *[other] kart
    } daje: mięśnie { $muscle }, wpływy { $influence }, punkty dowolne { $wild }.
scarface-event-order = { $you ->
    [yes] Twój rozkaz
   *[no] Rozkaz ({ $side })
}: { $order }.
scarface-event-skill = { $you ->
    [yes] Używasz
   *[no] { $side } używa
} umiejętności: { $card }.
scarface-event-combo = { $you ->
    [yes] Używasz
   *[no] { $side } używa
} kombo: { $card }.
scarface-event-job = { $you ->
    [yes] Wykonujesz
   *[no] { $side } wykonuje
} robotę: { $job }.
scarface-event-reorganize = { $you ->
    [yes] Przeprowadzasz
   *[no] { $side } przeprowadza
} reorganizację.
scarface-event-draw = { $you ->
    [yes] Dobierasz
   *[no] { $side } dobiera
} { $n } { $n ->
        [one] kartę
        [few] karty
       *[other] kart
    }: { $cards }.
scarface-event-draw-unseen = { $you ->
    [yes] Dobierasz
   *[no] { $side } dobiera
} { $n } { $n ->
        [one] kartę
        [few] karty
       *[other] kart
    }.
scarface-event-draw-seen = Karty: { $cards }.
scarface-event-points = { $you ->
    [yes] Bierzesz
   *[no] { $side } bierze
} { $n }: { $what }.
scarface-event-earn = { $you ->
    [yes] Bierzesz
   *[no] { $side } bierze
} { $n } $.
scarface-event-pay = { $you ->
    [yes] Płacisz
   *[no] { $side } płaci
} { $n } $.
scarface-event-steal = { $you ->
    [yes] Kradniesz
   *[no] { $side } kradnie
} { $n } $. Traci: { $victim }.
scarface-event-bribe = { $you ->
    [yes] Płacisz
   *[no] { $side } płaci
} policji łapówkę { $n } $: { $district }.
scarface-event-crime = { $you ->
    [yes] Ty
   *[no] { $side }
}: przestępczość wynosi teraz { $crime }.
scarface-event-thugs = { $you ->
    [yes] Ty
   *[no] { $side }
}: { $n } { $n ->
        [one] zbir
        [few] zbiry
       *[other] zbirów
    }, { $from } → { $to }.
scarface-event-send = { $you ->
    [yes] Wysyłasz
   *[no] { $side } wysyła
} { $n } { $n ->
        [one] zbira
        [few] zbirów
       *[other] zbirów
    }: { $district }.
scarface-event-move = { $you ->
    [yes] Przesuwasz
   *[no] { $side } przesuwa
} ({ $what }): { $from } → { $to }{ $n ->
        [0] { "" }
        [one] , zbirów: { $n }
       *[other] , zbirów: { $n }
    }.
scarface-event-place-vehicle = { $you ->
    [yes] Wystawiasz
   *[no] { $side } wystawia
} pojazd ({ $vehicle }): { $district }.
scarface-event-lose-vehicle = { $you ->
    [yes] Tracisz
   *[no] { $side } traci
} pojazd ({ $vehicle }): { $district }.
scarface-event-harm = { $you ->
    [yes] Tracisz
   *[no] { $side } traci
} zbira: { $place } → { $to }.
scarface-event-return = { $you ->
    [yes] Ty
   *[no] { $side }
}: { $n } { $n ->
        [one] zbir wraca
        [few] zbiry wracają
       *[other] zbirów wraca
    } do kwatery.
scarface-event-takeover = { $you ->
    [yes] Przejmujesz
   *[no] { $side } przejmuje
} kwartał { $tile }, { $district } (przedtem: { $former }).
scarface-event-uncontrol = { $you ->
    [yes] Tracisz
   *[no] { $side } traci
} kontrolę nad kwartałem: { $tile }.
scarface-event-no-room = W kwartale { $tile } brak miejsca, do zasobów wraca: { $good }.
scarface-event-upgrade = { $you ->
    [yes] Ulepszasz
   *[no] { $side } ulepsza
} do poziomu { $level }: { $what }. Figurka szefa na polu { $cell }.
scarface-event-downgrade = { $you ->
    [yes] Tracisz
   *[no] { $side } traci
} poziom, teraz { $level }: { $what }. Figurka szefa na polu { $cell }.
scarface-event-ring = { $you ->
    [yes] Bierzesz
   *[no] { $side } bierze
} pierścień rodzinny.
scarface-event-time = Znacznik czasu przechodzi na pole { $n }.
scarface-event-sale = { $you ->
    [yes] Sprzedajesz
   *[no] { $side } sprzedaje
} w kwartale { $tile } za { $n } $ (alkohol { $alcohol }, broń { $guns }).
scarface-event-fence = { $you ->
    [yes] Sprzedajesz
   *[no] { $side } sprzedaje
} władzom za { $n } $: { $good } ({ $place }).
scarface-event-activate = { $you ->
    [yes] Odbierasz
   *[no] { $side } odbiera
} towar: { $dealer } ({ $place }).
scarface-event-store = { $you ->
    [yes] Składujesz
   *[no] { $side } składuje
}: { $good } → { $place }.
scarface-event-lose-good = { $you ->
    [yes] Oddajesz
   *[no] { $side } oddaje
}: { $good } ({ $place }).
scarface-event-lose-marker = { $you ->
    [yes] Tracisz
   *[no] { $side } traci
} biznes w kwartale { $tile }: { $business }.
scarface-event-discard = { $you ->
    [yes] Odrzucasz
   *[no] { $side } odrzuca
}: { $card }.
scarface-event-retire = { $you ->
    [yes] Usuwasz
   *[no] { $side } usuwa
} z gry: { $card }.
scarface-event-hire = { $you ->
    [yes] Zatrudniasz
   *[no] { $side } zatrudnia
} wspólnika: { $card } ({ $stars } { $stars ->
        [one] gwiazdka
        [few] gwiazdki
       *[other] gwiazdek
    }).
scarface-event-gain-card = { $card } trafia { $to ->
        [deck] na wierzch talii
       *[discard] na stos odrzuconych
    }.
scarface-event-get-job = { $you ->
    [yes] Dostajesz
   *[no] { $side } dostaje
} robotę: { $job }.
scarface-event-get-dealer = { $you ->
    [yes] Zatrudniasz
   *[no] { $side } zatrudnia
} dilera: { $dealer }.
scarface-event-police = Policja przenosi się: { $from } → { $to }.
scarface-event-raid = { $hard ->
        [yes] Ostra obława
       *[no] Obława
    }: { $raid }. Cel: { $you ->
        [yes] ty
       *[no] { $side }
    }.
scarface-event-extra = Wydanie specjalne! Wychodzi gazeta.
scarface-event-ness = Eliot Ness przechodzi na { $n }.
scarface-event-news = Wiadomość: { $news }.
scarface-event-news-over = Nie ma więcej wiadomości: ostatnia runda dobiegła końca.
scarface-event-score = { $you ->
    [yes] Ty
   *[no] { $side }
}: { $money } $ i { $stars } { $stars ->
        [one] gwiazdka
        [few] gwiazdki
       *[other] gwiazdek
    }, razem { $total } $.
scarface-event-winner = { $you ->
    [yes] Wygrywasz
   *[no] Wygrywa { $side }
}.
scarface-event-henchman-dealer = Siepacz stawia zbira na dilerze { $n }.
scarface-event-henchman-card = Siepacz kładzie zakrytą kartę ze stosu { $pile } na swoją talię.
scarface-event-henchman-card-open = Siepacz kładzie na stos odrzuconych kartę { $card } ze stosu { $pile }.
scarface-event-henchman-new-dealer = Siepacz bierze zakrytego dilera, numer { $n }.
scarface-event-henchman-store = Siepacz składuje: { $good } → { $place }.
scarface-henchman-plan = Plan Siepacza: { $cards }. Ruch o { $n }, z { $from } na { $to }, teraz dzielnica: { $district }. Ma { $cubes } { $cubes ->
        [one] akcję
        [few] akcje
       *[other] akcji
    }.
scarface-henchman-consider = Rząd { $row }, karta { $card }: { $what }. Siła { $power } (plansza { $own } + plan { $plan } + premia { $bonus }).
scarface-henchman-do = Wykonuje: kostka na rząd { $row } karty { $card }. Zostało kostek: { $left }.
scarface-henchman-choice = Wybór spośród { $n }: { $chosen }; decyduje { $by ->
        [profit] zysk
        [missing] brakujący towar
        [token] numer dzielnicy
        [you] twój wybór
        [stars] liczba gwiazdek
        [slot] miejsce na rynku
        [defence] obrona
       *[other] właściciel: najpierw twoje
    }.
scarface-henchman-tie = Według jego zasad równe są kwartały: { $n }. Wybierasz, { $why ->
        [sale] gdzie sprzedaje najpierw
        [storing] który wypełnia najpierw
        [goods] który oddaje towar
        [business] gdzie powstaje biznes
        [marker] który traci znacznik biznesu
        [control] który oddaje
        [remove] który z twoich traci znacznik kontroli
       *[takeover] który przejmuje
    }.
scarface-henchman-saves = Jego pojazd oszczędza jeden towar w kwartale { $tile }. Wybierasz, który.
scarface-henchman-reorganize = Talia Siepacza jest pusta: przeprowadza reorganizację.
scarface-henchman-theft = { $jobs } { $jobs ->
        [one] robota
        [few] roboty
       *[other] robót
    } i { $news } { $news ->
        [one] aktywna wiadomość
        [few] aktywne wiadomości
       *[other] aktywnych wiadomości
    } pozwalają mu ukraść { $n } $.
scarface-henchman-reward = Jego szef osiąga pole { $cell }: nagroda { $cards }.
scarface-henchman-no-card = W tym stosie nie ma kart: bez nagrody i bez zapłaty.
scarface-henchman-downgrade = Traci poziom: { $what }.
scarface-henchman-no-thug = Pominięte: w jego kwaterze nie ma zbirów.
scarface-henchman-hq-empty = Pominięte: jego kwatera jest pusta.
scarface-henchman-no-associate = Pominięte: żaden wspólnik nie jest na jego siły.
scarface-henchman-no-job = Pominięte: talia robót jest pusta.
scarface-henchman-no-dealer-card = Pominięte: talia dilerów jest pusta.
scarface-henchman-not-supplied = Pominięte: żaden jego kwartał nie ma towaru na sprzedaż.
scarface-henchman-no-recruits = Pominięte: nie ma kogo werbować.
scarface-henchman-no-goods = Pominięte: nie ma towaru.
scarface-henchman-no-business = Pominięte: nie może założyć żadnego biznesu.
scarface-henchman-no-control = Pominięte: żaden znacznik kontroli nie jest na jego siły.
scarface-henchman-on-floor = Pominięte: jego przestępczość już nie spadnie.
scarface-henchman-nobody-in-prison = Pominięte: żaden jego zbir nie siedzi w więzieniu.
scarface-henchman-nothing-moves = Pominięte: nic nie może się tam ruszyć.
scarface-henchman-no-marker = Pominięte: nie ma już znaczników kontroli.
scarface-henchman-too-strong = Pominięte: nie ma tu dość słabego kwartału.
scarface-henchman-no-upgrade = Pominięte: na ulepszenie brak siły lub pieniędzy.
scarface-henchman-no-district = Pominięte: nie ma takiej dzielnicy.
scarface-henchman-no-dealer = Pominięte: żaden jego diler nie jest wolny.
scarface-henchman-no-room = Pominięte: towar wróciłby tylko do zasobów.
scarface-henchman-no-victim = Pominięte: nie da się trafić żadnego twojego zbira.
scarface-henchman-human-broke = Pominięte: nie masz pieniędzy.
scarface-henchman-null = Pominięte: nic by to nie zmieniło.

scarface-board-round = Runda { $round }
scarface-board-phase-setup = przygotowanie
scarface-board-phase-henchman = tura Siepacza
scarface-board-phase-human = tura szefa
scarface-board-phase-raid = obława
scarface-board-phase-extra = wydanie specjalne
scarface-board-phase-over = koniec gry
scarface-board-closing = ostatnia tura
scarface-board-hard = poziom trudny
scarface-board-crime = Przestępczość
scarface-board-ness = Ness
scarface-board-raid-from = obława
scarface-board-time = Czas
scarface-board-news = Wiadomości (aktywne { $active }, przed nami { $left }): { $news }
scarface-board-raid = Obława: { $raid }
scarface-board-city = Miasto
scarface-board-market = Rynek wspólników
scarface-board-henchman = Siepacz
scarface-board-legend = ● szef  ■ Siepacz  · nikt  ☞ jego żeton  ♜ policja  ♟ zbir  ◉ auto  ▣ ciężarówka  ☼ dzień  ☾ noc  A alkohol  B broń  N nielegalny bar  D dom publiczny  K kasyno
scarface-board-letter-alcohol = A
scarface-board-letter-gun = B
scarface-board-letter-speakeasy = N
scarface-board-letter-brothel = D
scarface-board-letter-casino = K
scarface-board-district = Dzielnica
scarface-board-neighbourhood = Kwartał
scarface-board-profit = zysk
scarface-board-defence = obr.
scarface-board-needs = wymaga
scarface-board-holds = leży
scarface-board-business = biznes
scarface-board-supply = Zasoby: alkohol { $alcohol }, broń { $guns }, bary { $speakeasy }, domy publiczne { $brothel }, kasyna { $casino }, kwartały { $tiles }
scarface-board-decks = Talie: roboty { $jobs }, dilerzy { $dealers }, obławy { $raids }, wspólnicy { $low } + { $high }
scarface-board-empty = pusto
scarface-board-no-gang = gang jeszcze niewybrany
scarface-board-money = { $n } $
scarface-board-crime-now = przestępczość { $n }
scarface-board-ring = pierścień rodzinny
scarface-board-stars = { $n } { $n ->
        [one] gwiazdka
        [few] gwiazdki
       *[other] gwiazdek
    }
scarface-board-total = z gwiazdkami { $n } $
scarface-board-boss = szef na polu { $cell }, rząd { $row }
scarface-board-thugs = Zbiry
scarface-board-reserve = Rezerwa: auta { $cars }, ciężarówki { $trucks }, znaczniki kontroli { $markers }
scarface-board-levels = Plansza
scarface-board-dealers = Dilerzy
scarface-board-open-jobs = Otwarte roboty
scarface-board-jobs = Wykonane roboty ({ $n })
scarface-board-offer = Do wyboru
scarface-board-hand = Ręka
scarface-board-other-cards = Ręka { $hand }, talia { $deck }, odrzucone { $discard }
scarface-board-plan = Plan
scarface-board-plan-price = Następna karta: { $n } $
scarface-board-pool = Punkty: mięśnie { $muscle }, wpływy { $influence }, dowolne { $wild }
scarface-board-orders-used = Wydane rozkazy
scarface-board-piles = Talia { $deck }, stos odrzuconych { $discard }
scarface-board-right-hand = Karty prawej ręki
scarface-board-in-deck = W talii
scarface-board-in-discard = Na stosie odrzuconych
scarface-board-raids-seen = Odkryte obławy
scarface-board-action-piles = Talia { $deck }, stos odrzuconych { $discard }, stosy A { $a } i B { $b }
scarface-board-henchman-jobs = { $n } { $n ->
        [one] robota
        [few] roboty
       *[other] robót
    }
scarface-board-action-card = { $card }  siła { $power }, ruch { $move }
scarface-board-power = Siła planu: { $own } + { $plan } i premia rzędu
scarface-board-face-down = zakryty
scarface-board-result = Wynik
scarface-board-to-decide = decyduje { $who }
scarface-board-label = { $label }:

scarface-why-step = { $kind ->
        [setup_gang] Teraz pytanie brzmi: którym gangiem grasz?
        [setup_rival] Teraz pytanie brzmi: któremu gangowi służy Siepacz?
        [setup_district] Teraz pytanie brzmi: w której dzielnicy bez policji zacząć?
        [setup_vehicle] Teraz pytanie brzmi: zacząć z autem czy z ciężarówką?
        [setup_job] Teraz pytanie brzmi: którą robotę zatrzymać? Druga trafia do Siepacza.
        [setup_good] Teraz pytanie brzmi: jaki towar położyć na tym dilerze?
        [turn_kind] Teraz pytanie brzmi: zagrać karty czy przeprowadzić reorganizację?
        [plan_card] Teraz pytanie brzmi: którą kartę dołożyć do planu? Każda po pierwszej kosztuje więcej, tym więcej, im więcej wiadomości leży odkrytych; więcej niż dwie podnoszą przestępczość.
        [act] Teraz pytanie brzmi: co dalej: rozkaz, umiejętność, kombo, robota czy koniec tury?
        [pay_any] Teraz pytanie brzmi: jaką część ceny zapłacić mięśniami?
        [hire_card] Teraz pytanie brzmi: którego wspólnika zatrudnić?
        [deck_top] Teraz pytanie brzmi: gdzie położyć nową kartę?
        [keep_job] Teraz pytanie brzmi: którą robotę zatrzymać?
        [keep_dealer] Teraz pytanie brzmi: którego dilera zatrzymać?
        [sell_tile] Teraz pytanie brzmi: w którym kwartale sprzedać?
        [truck_good] Teraz pytanie brzmi: który towar oszczędza ciężarówka?
        [recruit_step] Teraz pytanie brzmi: skąd zbir robi krok?
        [fence_good] Teraz pytanie brzmi: jaki towar sprzedać władzom?
        [business_tile] Teraz pytanie brzmi: w którym kwartale założyć biznes?
        [business_type] Teraz pytanie brzmi: jaki biznes założyć?
        [target_tile] Teraz pytanie brzmi: który kwartał traci rywal?
        [crime_steps] Teraz pytanie brzmi: o ile kroków obniżyć przestępczość?
        [free_count] Teraz pytanie brzmi: ilu zbirów uwolnić?
        [send_to] Teraz pytanie brzmi: do której dzielnicy wysłać zbira?
        [move_piece] Teraz pytanie brzmi: co przesunąć?
        [move_riders] Teraz pytanie brzmi: ilu zbirów jedzie razem?
        [move_to] Teraz pytanie brzmi: do której dzielnicy?
        [place_vehicle] Teraz pytanie brzmi: który pojazd z rezerwy i gdzie wystawić?
        [takeover_tile] Teraz pytanie brzmi: który kwartał przejąć?
        [upgrade_what] Teraz pytanie brzmi: którą cechę ulepszyć?
        [goods_dealer] Teraz pytanie brzmi: który diler dostarcza towar?
        [goods_kind] Teraz pytanie brzmi: jaki towar?
        [store_good] Teraz pytanie brzmi: gdzie położyć ten towar?
        [lose_thug] Teraz pytanie brzmi: którego zbira stracić?
        [lose_good] Teraz pytanie brzmi: jaki towar oddać?
        [lose_marker] Teraz pytanie brzmi: który biznes stracić?
        [lose_tile] Teraz pytanie brzmi: który kwartał stracić?
        [lose_vehicle] Teraz pytanie brzmi: który pojazd stracić?
        [lose_level] Teraz pytanie brzmi: która cecha traci poziom?
        [discard_card] Teraz pytanie brzmi: którą kartę odrzucić?
        [retire_card] Teraz pytanie brzmi: którą kartę usunąć z gry?
        [right_hand] Teraz pytanie brzmi: którą kartę prawej ręki wziąć?
        [police_from] Teraz pytanie brzmi: który radiowóz przesunąć?
        [police_to] Teraz pytanie brzmi: dokąd jedzie radiowóz?
        [choose_option] Teraz pytanie brzmi: którą opcję karty wybrać?
        [may_pay] Teraz pytanie brzmi: zapłacić za dodatkowy efekt karty?
        [hench_choice] Teraz pytanie brzmi: co wybrać za Siepacza?
       *[other] Teraz rozstrzyga się co innego.
    }
