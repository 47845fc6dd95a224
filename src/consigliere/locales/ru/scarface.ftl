scarface-name-far_north = Фар-Норт-Сайд
scarface-name-north = Норт-Сайд
scarface-name-west = Уэст-Сайд
scarface-name-central = Центр
scarface-name-south = Саут-Сайд
scarface-name-southwest = Саутуэст-Сайд
scarface-name-far_south = Фар-Саут-Сайд

scarface-name-loop = Луп
scarface-name-little_italy = Маленькая Италия
scarface-name-bronzeville = Бронзвилл
scarface-name-stockyards = Ворота скотобоен
scarface-name-pilsen = Пилсен
scarface-name-bridgeport = Бриджпорт
scarface-name-uptown = Аптаун
scarface-name-hyde_park = Гайд-парк
scarface-name-greektown = Греческий квартал
scarface-name-maxwell = Рынок на Максвелл-стрит
scarface-name-goose_island = Гусиный остров
scarface-name-englewood = Энглвуд
scarface-name-pullman = Заводы Пулмана
scarface-name-canaryville = Канаривилл
scarface-name-river_docks = Речные доки
scarface-name-rogers_park = Роджерс-парк
scarface-name-back_yards = Задворки боен
scarface-name-gold_coast = Золотой берег

scarface-name-speakeasy = Подпольный бар
scarface-name-brothel = Публичный дом
scarface-name-casino = Казино

scarface-name-outfit = Чикагский синдикат
scarface-name-gems = Семь самоцветов
scarface-name-wolves = Чёрные волки
scarface-name-mob = Банда Норт-Сайда

scarface-name-power = Сила
scarface-name-supply = Запасы дилера
scarface-name-trade = Торговля
scarface-name-protection = Охрана
scarface-name-recruitment = Вербовка
scarface-name-crew = Команда
scarface-name-connections = Связи

scarface-name-hire_associate = Нанять сообщника
scarface-name-get_job = Получить работу
scarface-name-hire_dealer = Нанять дилера
scarface-name-sell_neighbourhood = Продать в квартале
scarface-name-recruit = Завербовать бандитов
scarface-name-sell_authorities = Продать властям
scarface-name-set_up_business = Организовать бизнес
scarface-name-remove_control = Удалить маркер контроля
scarface-name-reduce_crime = Уменьшить уровень преступности
scarface-name-free_thugs = Вызволить бандитов из тюрьмы
scarface-name-send_thugs = Отправить бандитов в районы
scarface-name-move = Переместить автомобили, грузовики и бандитов
scarface-name-takeover = Захватить квартал
scarface-name-upgrade = Улучшить банду
scarface-name-get_goods = Получить товар от дилеров

scarface-name-bruiser = Громила
scarface-name-bagman = Сборщик дани
scarface-name-wheelman = Гонщик
scarface-name-lookout = Дозорный
scarface-name-mouthpiece = Адвокат
scarface-name-boss_capone = Аль Капоне
scarface-name-boss_rothstein = Арнольд Ротштейн
scarface-name-boss_st_clair = Стефани Сент-Клэр
scarface-name-boss_obanion = Дин О’Бэнион
scarface-name-chauffeur_capone = Шофёр
scarface-name-chauffeur_rothstein = Шофёр
scarface-name-chauffeur_st_clair = Шофёр
scarface-name-chauffeur_obanion = Шофёр
scarface-name-cashier = Кассир синдиката
scarface-name-alderman_friend = Ручной олдермен
scarface-name-baseball_bat = Человек с битой
scarface-name-odds_maker = Маклер ставок
scarface-name-city_hall_man = Человек в мэрии
scarface-name-silent_partner = Тайный компаньон
scarface-name-numbers_queen = Королева лотерей
scarface-name-pack_leader = Вожак стаи
scarface-name-night_prowler = Ночной хищник
scarface-name-brewmaster = Пивовар
scarface-name-florist = Помощник цветочника
scarface-name-road_boss = Хозяин дорог

scarface-name-street_tough = Уличный боец
scarface-name-newsboy = Газетчик-шпион
scarface-name-beat_cop = Купленный постовой
scarface-name-moonshiner = Самогонщик
scarface-name-pickpocket = Карманник
scarface-name-dice_hustler = Шулер с костями
scarface-name-dock_hand = Портовый грузчик
scarface-name-court_clerk = Судебный писарь
scarface-name-bar_bouncer = Вышибала из бара
scarface-name-getaway_driver = Водитель для побегов
scarface-name-loan_shark = Ростовщик
scarface-name-ward_heeler = Партийный агитатор
scarface-name-safecracker = Медвежатник
scarface-name-gunsmith = Подпольный оружейник
scarface-name-jazz_singer = Джазовая певица
scarface-name-prize_fighter = Боксёр-профессионал
scarface-name-union_agitator = Профсоюзный смутьян
scarface-name-madam = Хозяйка салона
scarface-name-city_treasurer = Городской казначей
scarface-name-bootleg_captain = Озёрный бутлегер
scarface-name-hatchet_man = Человек с топориком
scarface-name-crooked_judge = Судья ночного суда
scarface-name-arms_broker = Торговец оружием
scarface-name-card_sharp = Картёжник с парохода
scarface-name-property_agent = Агент по недвижимости
scarface-name-crew_chief = Бригадир
scarface-name-informer_hunter = Охотник за стукачами
scarface-name-state_senator = Сенатор штата
scarface-name-brewery_baron = Пивной барон
scarface-name-tommy_gunner = Автоматчик
scarface-name-casino_impresario = Импресарио казино
scarface-name-police_commissioner = Комиссар полиции
scarface-name-border_king = Король пограничной дороги
scarface-name-governors_brother = Брат губернатора
scarface-name-murder_contractor = Подрядчик по убийствам
scarface-name-whisky_magnate = Виски-магнат
scarface-name-vice_empress = Императрица ночи
scarface-name-political_boss = Хозяин политической машины

scarface-name-prison_escape = Побег из тюрьмы
scarface-name-payroll_heist = Налёт на кассу
scarface-name-hijack_truck = Угнать грузовик
scarface-name-armory_break = Взлом арсенала
scarface-name-bribe_jury = Купить присяжных
scarface-name-rigged_fight = Договорной бой
scarface-name-protection_round = Сбор за защиту
scarface-name-election_day = День выборов
scarface-name-frame_up = Подстава
scarface-name-drive_by = Стрельба на ходу
scarface-name-warehouse_fire = Пожар на складе
scarface-name-license_raid = Отозвать лицензию
scarface-name-turf_pact = Раздел территории
scarface-name-grand_opening = Торжественное открытие
scarface-name-talent_scout = Поиск талантов
scarface-name-hush_money = Плата за молчание
scarface-name-blackmail = Шантажные письма
scarface-name-clean_house = Чистка рядов
scarface-name-bulk_order = Оптовый заказ
scarface-name-arms_deal = Сделка с оружием
scarface-name-secret_tunnel = Тайный туннель
scarface-name-own_newspaper = Своя газета
scarface-name-bodyguard_ring = Кольцо охраны
scarface-name-jazz_club_chain = Сеть джаз-клубов
scarface-name-ward_office = Окружная контора
scarface-name-racing_wire = Телеграф скачек
scarface-name-three_way_split = Раздел на троих

scarface-name-alcohol_supplier = Поставщик алкоголя
scarface-name-gun_supplier = Поставщик оружия
scarface-name-distillery_owner = Владелец винокурни
scarface-name-gun_runner = Контрабандист оружия
scarface-name-police_captain = Капитан полиции
scarface-name-army_officer = Армейский офицер
scarface-name-rum_runner = Шкипер ромового ряда
scarface-name-bathtub_chemist = Химик-подпольщик
scarface-name-border_smuggler = Контрабандист с границы
scarface-name-pawnbroker = Тихий ломбардщик
scarface-name-cold_store = Сторож холодильного склада

scarface-name-door_kicked_in = Выбитая дверь
scarface-name-axes_and_barrels = Топоры и бочки
scarface-name-seized_crates = Изъятые ящики
scarface-name-heavy_fine = Крупный штраф
scarface-name-tax_audit = Налоговая проверка
scarface-name-padlocked = Опечатанное заведение
scarface-name-round_up = Уличная облава
scarface-name-shoot_out = Перестрелка
scarface-name-impounded_car = Арестованная машина
scarface-name-witness_talks = Свидетель заговорил
scarface-name-crackdown = Зачистка
scarface-name-warrant = Подписанный ордер
scarface-name-leaky_ledger = Утечка из гроссбуха
scarface-name-turncoat = Перебежчик
scarface-name-tip_off = Вовремя предупредили
scarface-name-grand_jury = Большое жюри
scarface-name-all_points = Обыск у всех

scarface-name-voted_dry = США проголосовали за сухой закон
scarface-name-prohibition_ends = Сухой закон отменён!
scarface-name-speakeasy_craze = Мода на подпольные бары
scarface-name-gang_war = Война банд на улицах
scarface-name-reform_mayor = Мэр-реформатор приведён к присяге
scarface-name-crooked_mayor = Большая сделка в мэрии
scarface-name-stock_boom = Биржа взлетает
scarface-name-bank_run = Паника в банках
scarface-name-gun_law = Новый закон об оружии
scarface-name-jail_break = Побег из окружной тюрьмы
scarface-name-police_strike = Полиция бастует
scarface-name-patrol_budget = Больше патрулей
scarface-name-jazz_age = Ночи эпохи джаза
scarface-name-lake_ice = Озеро сковало льдом
scarface-name-hiring_hall = Толпы на бирже труда
scarface-name-three_families = Три семьи за одним столом

scarface-name-violence = насилие
scarface-name-corruption = коррупция
scarface-name-contraband = контрабанда
scarface-name-vice = порок
scarface-name-alcohol = алкоголь
scarface-name-gun = оружие
scarface-name-car = автомобиль
scarface-name-truck = грузовик
scarface-name-thug = бандит
scarface-name-muscle = мускулы
scarface-name-influence = влияние
scarface-name-wild = универсальные очки
scarface-name-any = любые очки
scarface-name-low1 = нижняя ячейка 1
scarface-name-low2 = нижняя ячейка 2
scarface-name-low3 = нижняя ячейка 3
scarface-name-lowtop = нижняя колода
scarface-name-high = верхняя ячейка
scarface-name-hightop = верхняя колода
scarface-name-human = Босс
scarface-name-henchman = Головорез
scarface-name-human2 = Второй босс
scarface-name-human3 = Третий босс
scarface-name-nobody = никто
scarface-name-slums = трущобы
scarface-name-safehouses = убежища
scarface-name-hq = штаб
scarface-name-underworld = преступный мир
scarface-name-authorities = власти
scarface-name-prison = тюрьма
scarface-name-dealer1 = дилер 1
scarface-name-dealer2 = дилер 2
scarface-name-dealer3 = дилер 3
scarface-name-dealer4 = дилер 4
scarface-name-dealer5 = дилер 5
scarface-name-dealer6 = дилер 6

scarface-name-what-money = деньги
scarface-name-what-steal = украсть деньги
scarface-name-what-crime = преступность
scarface-name-what-guns = оружие
scarface-name-what-goods = товар
scarface-name-what-free = вызволить бандитов
scarface-name-what-imprison = упрятать ваших бандитов в тюрьму
scarface-name-what-wound = ранить ваших бандитов
scarface-name-what-kill = убить ваших бандитов
scarface-name-what-send = отправить бандитов
scarface-name-what-vehicle = машина
scarface-name-what-police = полиция
scarface-name-what-draw = взять карты
scarface-name-what-discard = сбросить карты
scarface-name-what-retire = убрать карты
scarface-name-what-business = бизнес
scarface-name-what-uncontrol = потеря контроля
scarface-name-what-downgrade = потеря улучшения
scarface-name-what-job = работа
scarface-name-what-dealer = дилер
scarface-name-what-sell = продать
scarface-name-what-fence = продать властям
scarface-name-what-token = движение жетона
scarface-name-what-ring = фамильное кольцо
scarface-name-what-choose = выбор

scarface-name-dealer7 = дилер 7
scarface-name-dealer8 = дилер 8
scarface-name-dealer9 = дилер 9
scarface-name-dealer10 = дилер 10
scarface-name-dealer11 = дилер 11
scarface-name-dealer12 = дилер 12
scarface-name-dealer13 = дилер 13
scarface-name-dealer14 = дилер 14
scarface-name-dealer15 = дилер 15
scarface-name-dealer16 = дилер 16
scarface-name-dealer17 = дилер 17
scarface-name-dealer18 = дилер 18
scarface-name-dealer19 = дилер 19
scarface-name-dealer20 = дилер 20
scarface-name-dealer21 = дилер 21
scarface-name-dealer22 = дилер 22
scarface-name-dealer23 = дилер 23

scarface-effect-gain-money = { $who ->
        [rival] соперник получает
        [each] каждая банда получает
       *[self] получить
    } { $n } $
scarface-effect-lose-money = { $who ->
        [rival] соперник теряет
        [each] каждая банда теряет
       *[self] потерять
    } { $n } $
scarface-effect-steal = { $who ->
        [rival] соперник крадёт
        [each] каждая банда крадёт
       *[self] украсть
    } у другой банды до { $n } $
scarface-effect-gain-crime = { $who ->
        [raided] её преступность
        [his] преступность Головореза
        [rival] преступность соперника
        [each] преступность каждой банды
       *[self] ваша преступность
    } растёт на { $n }
scarface-effect-lose-crime = { $who ->
        [raided] её преступность
        [his] преступность Головореза
        [rival] преступность соперника
        [each] преступность каждой банды
       *[self] ваша преступность
    } падает на { $n }
scarface-effect-muscle = { $who ->
        [rival] соперник получает
        [each] каждая банда получает
       *[self] получить
    } { $n } { $n ->
        [one] мускул
        [few] мускула
       *[other] мускулов
    }
scarface-effect-influence = { $who ->
        [rival] соперник получает
        [each] каждая банда получает
       *[self] получить
    } { $n } { $n ->
        [one] очко
        [few] очка
       *[other] очков
    } влияния
scarface-effect-wild = { $who ->
        [rival] соперник получает
        [each] каждая банда получает
       *[self] получить
    } { $n } { $n ->
        [one] универсальное очко
        [few] универсальных очка
       *[other] универсальных очков
    }
scarface-effect-gain-alcohol = { $who ->
        [rival] соперник получает
        [each] каждая банда получает
       *[self] получить
    } { $n } { $n ->
        [one] ящик
        [few] ящика
       *[other] ящиков
    } алкоголя
scarface-effect-lose-alcohol = { $who ->
        [rival] соперник теряет
        [each] каждая банда теряет
       *[self] потерять
    } { $n } { $n ->
        [one] ящик
        [few] ящика
       *[other] ящиков
    } алкоголя
scarface-effect-gain-guns = { $who ->
        [rival] соперник получает
        [each] каждая банда получает
       *[self] получить
    } { $n } { $n ->
        [one] ящик
        [few] ящика
       *[other] ящиков
    } оружия
scarface-effect-lose-guns = { $who ->
        [rival] соперник теряет
        [each] каждая банда теряет
       *[self] потерять
    } { $n } { $n ->
        [one] ящик
        [few] ящика
       *[other] ящиков
    } оружия
scarface-effect-gain-goods = { $who ->
        [rival] соперник получает
        [each] каждая банда получает
       *[self] получить
    } { $n } { $n ->
        [one] ящик
        [few] ящика
       *[other] ящиков
    } любого товара
scarface-effect-lose-goods = { $who ->
        [rival] соперник теряет
        [each] каждая банда теряет
       *[self] потерять
    } { $n } { $n ->
        [one] ящик
        [few] ящика
       *[other] ящиков
    } любого товара
scarface-effect-recruit = { $who ->
        [rival] соперник бесплатно делает
        [each] каждая банда бесплатно делает
       *[self] бесплатно сделать
    } { $n } { $n ->
        [one] шаг
        [few] шага
       *[other] шагов
    } вербовки
scarface-effect-free = { $who ->
        [rival] соперник вызволяет
        [each] каждая банда вызволяет
       *[self] вызволить
    } из тюрьмы { $n ->
        [one] { $n } бандита
       *[other] до { $n } бандитов
    }
scarface-effect-imprison = { $n } { $n ->
        [one] бандит
        [few] бандита
       *[other] бандитов
    } { $who ->
        [raided] этой банды
        [rival] соперника
        [each] каждой банды
       *[self] вашей банды
    } { $n ->
        [one] попадает
        [few] попадают
       *[other] попадают
    } в тюрьму
scarface-effect-wound = { $n } { $n ->
        [one] бандит
        [few] бандита
       *[other] бандитов
    } { $who ->
        [raided] этой банды
        [rival] соперника
        [each] каждой банды
       *[self] вашей банды
    } { $n ->
        [one] получает ранение
        [few] получают ранения
       *[other] получают ранения
    }
scarface-effect-kill = { $n } { $n ->
        [one] бандит
        [few] бандита
       *[other] бандитов
    } { $who ->
        [raided] этой банды
        [rival] соперника
        [each] каждой банды
       *[self] вашей банды
    } { $n ->
        [one] погибает
        [few] погибают
       *[other] погибают
    }
scarface-effect-send = { $who ->
        [rival] соперник отправляет
        [each] каждая банда отправляет
       *[self] отправить
    } из штаба { $n ->
        [one] { $n } бандита
       *[other] до { $n } бандитов
    } { $to }
scarface-effect-move = { $who ->
        [rival] соперник делает
        [each] каждая банда делает
       *[self] сделать
    } { $n ->
        [one] { $n } бесплатное перемещение
       *[other] до { $n } бесплатных перемещений
    }
scarface-effect-gain-vehicle = { $who ->
        [rival] соперник ставит
        [each] каждая банда ставит
       *[self] поставить
    } { $n } { $n ->
        [one] машину
        [few] машины
       *[other] машин
    } из резерва { $to }
scarface-effect-lose-vehicle = { $n } { $n ->
        [one] машина
        [few] машины
       *[other] машин
    } { $who ->
        [raided] этой банды
        [rival] соперника
        [each] каждой банды
       *[self] вашей банды
    } { $n ->
        [one] возвращается
        [few] возвращаются
       *[other] возвращаются
    } в резерв
scarface-effect-police = { $who ->
        [rival] соперник перемещает
        [each] каждая банда перемещает
       *[self] переместить
    } в другой район { $n ->
        [one] { $n } полицейскую машину
       *[other] до { $n } полицейских машин
    }
scarface-effect-draw = { $who ->
        [rival] соперник берёт
        [each] каждая банда берёт
       *[self] взять
    } { $n } { $n ->
        [one] карту
        [few] карты
       *[other] карт
    }
scarface-effect-discard = { $who ->
        [rival] соперник сбрасывает
        [each] каждая банда сбрасывает
       *[self] сбросить
    } с руки { $n } { $n ->
        [one] карту
        [few] карты
       *[other] карт
    }
scarface-effect-retire = { $who ->
        [rival] соперник убирает
        [each] каждая банда убирает
       *[self] убрать
    } из игры { $n ->
        [one] { $n } карту
       *[other] до { $n } карт
    } с руки или из сброса
scarface-effect-gain-business = { $who ->
        [rival] соперник добавляет
        [each] каждая банда добавляет
       *[self] добавить
    } { $n } { $n ->
        [one] маркер
        [few] маркера
       *[other] маркеров
    } бизнеса в свой квартал
scarface-effect-lose-business = { $who ->
        [rival] соперник теряет
        [each] каждая банда теряет
       *[self] потерять
    } { $n } { $n ->
        [one] маркер
        [few] маркера
       *[other] маркеров
    } бизнеса
scarface-effect-uncontrol = { $who ->
        [rival] соперник теряет
        [each] каждая банда теряет
       *[self] потерять
    } контроль над { $n } { $n ->
        [one] кварталом
        [few] кварталами
       *[other] кварталами
    }
scarface-effect-upgrade = { $who ->
        [rival] соперник улучшает
        [each] каждая банда улучшает
       *[self] улучшить
    } { $n } { $n ->
        [one] характеристику
        [few] характеристики
       *[other] характеристик
    } только за деньги
scarface-effect-downgrade = { $who ->
        [rival] соперник теряет
        [each] каждая банда теряет
       *[self] потерять
    } { $n } { $n ->
        [one] улучшение
        [few] улучшения
       *[other] улучшений
    }
scarface-effect-job = { $who ->
        [rival] соперник берёт
        [each] каждая банда берёт
       *[self] взять
    } из колоды { $n } { $n ->
        [one] работу
        [few] работы
       *[other] работ
    }
scarface-effect-dealer = { $who ->
        [rival] соперник берёт
        [each] каждая банда берёт
       *[self] взять
    } из колоды { $n } { $n ->
        [one] дилера
        [few] дилеров
       *[other] дилеров
    }
scarface-effect-sell = { $who ->
        [rival] соперник бесплатно продаёт
        [each] каждая банда бесплатно продаёт
       *[self] бесплатно продать
    } товар { $n ->
        [one] в { $n } квартале
       *[other] не более чем в { $n } кварталах
    }
scarface-effect-fence = { $who ->
        [rival] соперник бесплатно продаёт
        [each] каждая банда бесплатно продаёт
       *[self] бесплатно продать
    } властям { $n ->
        [one] { $n } ящик товара
       *[other] до { $n } ящиков товара
    }
scarface-effect-token = жетон Головореза переходит на { $n } { $n ->
        [one] район
        [few] района
       *[other] районов
    } дальше
scarface-effect-ring = { $who ->
        [rival] соперник берёт
        [each] каждая банда берёт
       *[self] взять
    } фамильное кольцо
scarface-effect-per = { $effect } за { $each }
scarface-effect-per-at-most = { $effect } за { $each }, но не больше { $most }
scarface-effect-per-at-most-money = { $effect } за { $each }, но не больше { $most } $
scarface-effect-per-neighbourhood = каждый свой квартал
scarface-effect-per-business = каждый свой маркер бизнеса
scarface-effect-per-speakeasy = каждый свой подпольный бар
scarface-effect-per-brothel = каждый свой публичный дом
scarface-effect-per-casino = каждое своё казино
scarface-effect-per-night = каждый свой ночной квартал
scarface-effect-per-dealer = каждого своего дилера
scarface-effect-per-job = каждую выполненную работу
scarface-effect-per-upgrade = каждое своё улучшение
scarface-effect-per-vehicle = каждую свою машину в районах
scarface-effect-per-thug-street = каждого своего бандита в районах
scarface-effect-per-thug-prison = каждого своего бандита в тюрьме
scarface-effect-per-rival-neighbourhood = каждый квартал соперника
scarface-effect-per-news = каждую действующую новость
scarface-effect-if = если { $condition }: { $effect }
scarface-effect-if-plan-ge = в вашем плане не меньше { $n } { $n ->
        [one] карты
        [few] карт
       *[other] карт
    }
scarface-effect-if-plan-le = в вашем плане не больше { $n } { $n ->
        [one] карты
        [few] карт
       *[other] карт
    }
scarface-effect-if-crime-ge = ваша преступность не меньше { $n }
scarface-effect-if-crime-le = ваша преступность не больше { $n }
scarface-effect-if-controls-ge = у вас не меньше { $n } { $n ->
        [one] квартала
        [few] кварталов
       *[other] кварталов
    }
scarface-effect-if-controls-le = у вас не больше { $n } { $n ->
        [one] квартала
        [few] кварталов
       *[other] кварталов
    }
scarface-effect-if-jobs-ge = выполнено не меньше { $n } { $n ->
        [one] работы
        [few] работ
       *[other] работ
    }
scarface-effect-if-money-ge = у вас не меньше { $n } $
scarface-effect-if-money-le = у вас не больше { $n } $
scarface-effect-if-upgrades-ge = у вас не меньше { $n } { $n ->
        [one] улучшения
        [few] улучшений
       *[other] улучшений
    }
scarface-effect-if-vehicles-ge = у вас в районах не меньше { $n } { $n ->
        [one] машины
        [few] машин
       *[other] машин
    }
scarface-effect-if-night-ge = у вас не меньше { $n } { $n ->
        [one] ночного квартала
        [few] ночных кварталов
       *[other] ночных кварталов
    }
scarface-effect-if-has-ring = фамильное кольцо у вас
scarface-effect-if-no-ring = фамильное кольцо не у вас
scarface-effect-if-behind = у вас меньше кварталов, чем у соперника
scarface-effect-if-lower-crime = ваша преступность ниже, чем у соперника
scarface-effect-may = по желанию: { $effect }
scarface-effect-may-pay = можно заплатить { $cost }: { $effect }
scarface-effect-pay = заплатить { $cost }: { $effect }
scarface-effect-at-here = { $effect } (только в районе Головореза)
scarface-effect-at-districts = { $effect } (только в районах)
scarface-effect-at-prison = { $effect } (только в тюрьме)
scarface-effect-to-any = в любой район
scarface-effect-to-own = в район со своим кварталом
scarface-effect-to-here = в район Головореза
scarface-effect-to-next-own = в следующий район со своим кварталом
scarface-effect-to-next-rival = в следующий район с кварталом соперника
scarface-effect-to-next-neutral = в следующий район с ничейным кварталом
scarface-effect-order = «{ $order }»
scarface-effect-order-with = «{ $order }» ({ $details })
scarface-effect-detail-thugs = { $n } { $n ->
        [one] бандит
        [few] бандита
       *[other] бандитов
    }
scarface-effect-detail-moves = { $n } { $n ->
        [one] перемещение
        [few] перемещения
       *[other] перемещений
    }
scarface-effect-detail-goods = не больше { $n } { $n ->
        [one] ящика
        [few] ящиков
       *[other] ящиков
    }
scarface-effect-detail-bonus = сила +{ $n }
scarface-effect-detail-discount = на { $n } { $n ->
        [one] очко
        [few] очка
       *[other] очков
    } дешевле
scarface-effect-detail-nothug = бандит не нужен
scarface-effect-choose = выбрать { $n } { $n ->
        [one] раз
        [few] раза
       *[other] раз
    }: { $options }
scarface-effect-choose-boss = выбрать столько раз, сколько позволяет ряд босса: { $options }
scarface-effect-option = { $number }) { $parts }
scarface-effect-cost-muscle = { $n } { $n ->
        [one] мускул
        [few] мускула
       *[other] мускулов
    }
scarface-effect-cost-influence = { $n } { $n ->
        [one] очко
        [few] очка
       *[other] очков
    } влияния
scarface-effect-cost-any = { $n } { $n ->
        [one] любое очко
        [few] любых очка
       *[other] любых очков
    }
scarface-effect-cost-money = { $n } $
scarface-effect-cost-alcohol = { $n } { $n ->
        [one] ящик
        [few] ящика
       *[other] ящиков
    } алкоголя
scarface-effect-cost-guns = { $n } { $n ->
        [one] ящик
        [few] ящика
       *[other] ящиков
    } оружия
scarface-effect-cost-either = { $n } { $n ->
        [one] ящик
        [few] ящика
       *[other] ящиков
    } любого товара
scarface-effect-passive-sale = каждая продажа приносит на { $n } $ { $sign ->
        [more] больше
       *[less] меньше
    }
scarface-effect-passive-sale-alcohol = каждая продажа с алкоголем приносит на { $n } $ { $sign ->
        [more] больше
       *[less] меньше
    }
scarface-effect-passive-sale-guns = каждая продажа с оружием приносит на { $n } $ { $sign ->
        [more] больше
       *[less] меньше
    }
scarface-effect-passive-fence-alcohol = власти платят за алкоголь на { $n } $ { $sign ->
        [more] больше
       *[less] меньше
    }
scarface-effect-passive-fence-guns = власти платят за оружие на { $n } $ { $sign ->
        [more] больше
       *[less] меньше
    }
scarface-effect-passive-hire-cost = сообщник стоит на { $n } { $n ->
        [one] очко
        [few] очка
       *[other] очков
    } { $sign ->
        [more] дороже
       *[less] дешевле
    }
scarface-effect-passive-business-cost = каждый маркер бизнеса стоит на { $n } { $sign ->
        [more] дороже
       *[less] дешевле
    } (влияние)
scarface-effect-passive-defence = защита ваших кварталов { $sign ->
        [more] выше
       *[less] ниже
    } на { $n }
scarface-effect-passive-takeover-defence = защита всех кварталов { $sign ->
        [more] выше
       *[less] ниже
    } на { $n }
scarface-effect-passive-supply = получение товара от дилеров приносит на { $n } { $n ->
        [one] ящик
        [few] ящика
       *[other] ящиков
    } { $sign ->
        [more] больше
       *[less] меньше
    }
scarface-effect-passive-bribe = взятка { $sign ->
        [more] дороже
       *[less] дешевле
    } на { $n } $
scarface-effect-passive-income = ваша реорганизация приносит на { $n } $ { $sign ->
        [more] больше
       *[less] меньше
    }
scarface-effect-passive-plan-crime = большой план повышает преступность на { $n } { $sign ->
        [more] больше
       *[less] меньше
    }
scarface-effect-tile-day = День: нужно { $needs }; прибыль { $profit } $; защита { $defence }; место для товара: { $storage }.
scarface-effect-tile-night = Ночь: нужно { $needs }; прибыль { $profit } $; защита { $defence }; место для товара: { $storage }.
scarface-effect-dealer-card = Даёт { $goods } { $muscle ->
        [0] бесплатно
        [one] за { $muscle } мускул
        [few] за { $muscle } мускула
       *[other] за { $muscle } мускулов
    }; хранит товара: { $storage }; мест для бандитов: { $spaces }.
scarface-effect-points = Тип: { $type }. В плане даёт { $points }.
scarface-effect-hire = { $stars } { $stars ->
        [one] звезда
        [few] звезды
       *[other] звёзд
    }. Наём стоит { $cost }.
scarface-effect-skill = Навык: { $effects }.
scarface-effect-combo = Комбо, если тип другой карты плана — { $type }: { $effects }.
scarface-effect-job-cost = Стоит { $cost }.
scarface-effect-job-need = Только если { $conditions }.
scarface-effect-job-effects = После выполнения: { $effects }.
scarface-effect-job-passive = С этого момента: { $effects }.
scarface-effect-raid = Банда, попавшая под облаву: { $effects }.
scarface-effect-raid-hard = При преступности от { $n } ещё: { $effects }.
scarface-effect-news-now = Сразу: { $effects }.
scarface-effect-news-passive = Пока новость последняя, для всех банд: { $effects }.
scarface-effect-nothing = Без эффекта.
scarface-effect-action = Сила { $power }, движение { $move }.
scarface-effect-row = Ряд { $number }: { $effects }.
scarface-effect-row-bonus = Ряд { $number }, сила +{ $bonus }: { $effects }.
scarface-effect-characteristic = { $what }: { $values }.
scarface-effect-level = Уровень { $level } стоит { $cost }.
scarface-effect-solo-level = Головорезу для уровня { $level } нужна сила { $power } и { $money } $.
scarface-effect-solo-level-reach = Головорезу для уровня { $level } нужна сила { $power } и { $money } $; достигнув его: { $effects }.
scarface-effect-and = { $one }; { $other }

scarface-ask-deal-token = Какой жетон ложится на этот район?
scarface-ask-deal-tile = Какой квартал появляется?
scarface-ask-deal-marker = Какой маркер бизнеса вытянут?
scarface-ask-deal-district = В каком районе начинает Головорез?
scarface-ask-deal-raid = Какая облава открыта?
scarface-ask-deal-job = Какая работа вытянута?
scarface-ask-deal-dealer = Какой дилер вытянут?
scarface-ask-deal-associate = Какой сообщник открыт?
scarface-ask-deal-news = Какая новость открыта?
scarface-ask-deal-action = Какую карту действий открывает Головорез?
scarface-ask-deal-card = Какая карта взята?
scarface-ask-setup-gang = { $seat }: какой бандой играть?
scarface-ask-setup-rival = { $seat }: какой банде служит Головорез?
scarface-ask-setup-district = { $seat }: в каком районе без полиции начать?
scarface-ask-setup-vehicle = { $seat }: начать с автомобиля или с грузовика?
scarface-ask-setup-job = { $seat }: какую работу оставить? Другая достанется Головорезу.
scarface-ask-setup-good = { $seat }: какой товар положить на этого дилера?
scarface-ask-turn-kind = { $seat }: разыгрывать карты или реорганизоваться?
scarface-ask-plan-card = { $seat }: какую карту добавить в план?
scarface-ask-act = { $seat }: что дальше: приказ, навык, комбо, работа или конец хода?
scarface-ask-pay-any = { $seat }: какую часть цены заплатить мускулами?
scarface-ask-hire-card = { $seat }: какого сообщника нанять?
scarface-ask-deck-top = { $seat }: куда положить новую карту?
scarface-ask-keep-job = { $seat }: какую работу оставить?
scarface-ask-keep-dealer = { $seat }: какого дилера оставить?
scarface-ask-sell-tile = { $seat }: в каком квартале продать?
scarface-ask-truck-good = { $seat }: какой товар экономит грузовик?
scarface-ask-recruit-step = { $seat }: откуда бандит делает шаг?
scarface-ask-fence-good = { $seat }: какой товар продать властям?
scarface-ask-business-tile = { $seat }: в каком квартале открыть бизнес?
scarface-ask-business-type = { $seat }: какой бизнес открыть?
scarface-ask-target-tile = { $seat }: какой квартал теряет соперник?
scarface-ask-crime-steps = { $seat }: на сколько шагов снизить преступность?
scarface-ask-free-count = { $seat }: сколько бандитов вызволить?
scarface-ask-send-to = { $seat }: в какой район отправить бандита?
scarface-ask-move-piece = { $seat }: что переместить?
scarface-ask-move-riders = { $seat }: сколько бандитов едет с машиной?
scarface-ask-move-to = { $seat }: в какой район?
scarface-ask-place-vehicle = { $seat }: какую машину из резерва и куда поставить?
scarface-ask-takeover-tile = { $seat }: какой квартал захватить?
scarface-ask-upgrade-what = { $seat }: какую характеристику улучшить?
scarface-ask-goods-dealer = { $seat }: какой дилер поставляет товар?
scarface-ask-goods-kind = { $seat }: какой товар?
scarface-ask-store-good = { $seat }: куда положить этот товар?
scarface-ask-lose-thug = { $seat }: какого бандита потерять?
scarface-ask-lose-good = { $seat }: какой товар отдать?
scarface-ask-lose-marker = { $seat }: какой бизнес потерять?
scarface-ask-lose-tile = { $seat }: какой квартал потерять?
scarface-ask-lose-vehicle = { $seat }: какую машину потерять?
scarface-ask-lose-level = { $seat }: какая характеристика теряет уровень?
scarface-ask-discard-card = { $seat }: какую карту сбросить?
scarface-ask-retire-card = { $seat }: какую карту убрать из игры?
scarface-ask-right-hand = { $seat }: какую карту правой руки взять?
scarface-ask-police-from = { $seat }: какую полицейскую машину переместить?
scarface-ask-police-to = { $seat }: куда едет полицейская машина?
scarface-ask-choose-option = { $seat }: какой вариант карты выбрать?
scarface-ask-may-pay = { $seat }: заплатить за дополнительный эффект карты?
scarface-ask-hench-choice = { $seat }: что выбрать за Головореза?
scarface-ask-deal-seat = Кто из боссов ходит следующим?
scarface-ask-choose-victim = { $seat }: на какую банду это падёт?
scarface-do-deal-token = жетон { $n }
scarface-do-deal-tile = появляется: { $tile }
scarface-do-deal-marker = вытянут маркер: { $business }
scarface-do-deal-district = Головорез начинает здесь: { $district }
scarface-do-deal-raid = облава: { $raid }
scarface-do-deal-job = работа: { $job }
scarface-do-deal-dealer = дилер: { $dealer }
scarface-do-deal-associate = сообщник: { $card }
scarface-do-deal-news = новость: { $news }
scarface-do-deal-action = карта действий { $action }
scarface-do-deal-card = карта: { $card }
scarface-do-setup-gang = играть за банду: { $gang }
scarface-do-setup-rival = банда Головореза: { $gang }
scarface-do-setup-district = начать здесь: { $district }
scarface-do-setup-vehicle = начать с машины: { $vehicle }
scarface-do-setup-job = оставить работу: { $job }
scarface-do-setup-good = положить на дилера: { $good }
scarface-do-turn-kind-action = ход действий: выложить план и действовать
scarface-do-turn-kind-reorganize = реорганизация: продать, получить доход, вербовать, перемешать колоду
scarface-do-plan-card-ready = план готов
scarface-do-plan-card = добавить в план: { $card }
scarface-do-act-end = закончить ход
scarface-do-act-order = приказ: { $order }
scarface-do-act-skill = применить навык: { $card }
scarface-do-act-combo = применить комбо: { $card }
scarface-do-act-job = выполнить работу: { $job }
scarface-do-pay-any = мускулами — { $n }, остальное влиянием
scarface-do-hire-card = нанять с рынка: { $slot }
scarface-do-deck-top-discard = в сброс
scarface-do-deck-top-top = заплатить и положить на верх колоды
scarface-do-keep-job = оставить работу: { $job }
scarface-do-keep-dealer = оставить дилера: { $dealer }
scarface-do-sell-tile-stop = больше не продавать
scarface-do-sell-tile = продать здесь: { $tile }
scarface-do-truck-good = грузовик экономит: { $good }
scarface-do-recruit-step-stop = больше не вербовать
scarface-do-recruit-step = бандит уходит отсюда: { $place }
scarface-do-fence-good-stop = больше не продавать властям
scarface-do-fence-good = продать властям: { $good }, отсюда: { $place }
scarface-do-business-tile-stop = больше не открывать бизнес
scarface-do-business-tile = бизнес здесь: { $tile }
scarface-do-business-type = открыть: { $business }
scarface-do-target-tile = убрать маркер соперника здесь: { $tile }
scarface-do-crime-steps = снизить преступность на { $n } { $n ->
        [one] шаг
        [few] шага
       *[other] шагов
    }
scarface-do-free-count = вызволить { $n } { $n ->
        [one] бандита
        [few] бандитов
       *[other] бандитов
    }
scarface-do-send-to-stop = больше не отправлять
scarface-do-send-to = отправить бандита: { $district }
scarface-do-move-piece-stop = больше не перемещать
scarface-do-move-piece-thug = переместить бандита отсюда: { $district }
scarface-do-move-piece-car = переместить автомобиль отсюда: { $district }
scarface-do-move-piece-truck = переместить грузовик отсюда: { $district }
scarface-do-move-piece-reserve = купить машину из резерва: { $vehicle }
scarface-do-move-riders = { $n } { $n ->
        [one] бандит едет
        [few] бандита едут
       *[other] бандитов едет
    } с машиной
scarface-do-move-to = сюда: { $district }
scarface-do-place-vehicle = поставить: { $vehicle }, район: { $district }
scarface-do-takeover-tile = захватить квартал: { $tile }
scarface-do-upgrade-what = улучшить: { $what }
scarface-do-goods-dealer-stop = больше поставок не надо
scarface-do-goods-dealer = поставляет { $place }
scarface-do-goods-kind = взять: { $good }
scarface-do-store-good = положить сюда: { $place }
scarface-do-store-good-supply = вернуть в запас
scarface-do-lose-thug = потерять бандита здесь: { $place }
scarface-do-lose-good = отдать: { $good }, отсюда: { $place }
scarface-do-lose-marker = потерять: { $business }, квартал: { $tile }
scarface-do-lose-tile = потерять квартал: { $tile }
scarface-do-lose-vehicle = потерять: { $vehicle }, район: { $district }
scarface-do-lose-level = понизить на уровень: { $what }
scarface-do-discard-card = сбросить: { $card }
scarface-do-retire-card-stop = не убирать карт
scarface-do-retire-card-hand = убрать с руки: { $card }
scarface-do-retire-card-discard = убрать из сброса: { $card }
scarface-do-right-hand = взять карту правой руки: { $card }
scarface-do-police-from-stop = оставить полицию на месте
scarface-do-police-from = переместить полицию отсюда: { $district }
scarface-do-police-to = полиция едет сюда: { $district }
scarface-do-choose-option = вариант { $n }
scarface-do-may-pay-no = не платить
scarface-do-may-pay-yes = заплатить
scarface-do-hench-choice-type = Головорез теряет: { $business }
scarface-do-hench-choice-option = вариант { $n } для Головореза
scarface-do-hench-choice-tile = за Головореза: { $tile }
scarface-do-hench-choice-good = Головорез сохраняет: { $good }
scarface-do-deal-seat = место { $n }
scarface-do-choose-victim = на банду: { $gang }
scarface-error-no-such-card = Нет такой карты, квартала или дилера: { $card }.
scarface-error-pack-value = В наборе неверное значение: { $table } { $id }, поле { $field }: { $found }.
scarface-error-pack-ids = В таблице «{ $table }» набора должны быть ровно наши номера; отличаются: { $ids }.
scarface-error-pack-effect = В наборе есть эффект, которого нет в языке эффектов: { $table } { $id }: { $found }.

scarface-why-already-yours = Этот квартал уже ваш: { $tile }.
scarface-why-combo-type = В плане нет другой карты нужного для комбо типа: { $card }.
scarface-why-combo-used = Это комбо в этом ходу уже применено: { $card }.
scarface-why-crime-steps = Снизить преступность на { $n } нельзя: мало очков или Несс слишком близко.
scarface-why-dealer-full = Все места для бандитов заняты: { $place }.
scarface-why-dealer-used = Этот дилер уже поставил товар: { $place }.
scarface-why-deck-empty = Колода пуста: { $order }.
scarface-why-done-enough = Больше сделать нельзя.
scarface-why-empty-plan = В плане должна быть хотя бы одна карта.
scarface-why-plan-price = Следующая карта этого плана стоит { $n } $, а у вас меньше: { $card }.
scarface-why-empty-slot = Там никого нет: { $slot }.
scarface-why-first-unit = Начатое надо сделать хотя бы один раз, прежде чем остановиться.
scarface-why-free-count = Вызволить столько нельзя ({ $n }): мало очков или столько нет в тюрьме.
scarface-why-gang-chosen = Эта банда уже выбрана: { $gang }.
scarface-why-hq-empty = В штабе нет бандитов.
scarface-why-job-cost = Цену этой работы не оплатить: { $job }.
scarface-why-job-need = Условия этой работы не выполнены: { $job }.
scarface-why-job-not-open = Этой работы нет среди ваших открытых: { $job }.
scarface-why-market-empty = Рынок пуст: { $order }.
scarface-why-no-bribe = Там полиция; взятку ({ $n } $ за каждого) не заплатить.
scarface-why-no-control-marker = Не осталось маркеров контроля: { $order }.
scarface-why-no-victim = Для этой банды ничего не изменится: { $gang }.
scarface-why-start-taken = Здесь начинает другая банда: { $district }.
scarface-why-no-cube = Не осталось кубиков улучшений: { $order }.
scarface-why-no-good-there = Там ({ $place }) этого нет: { $good }.
scarface-why-no-goods = Продавать нечего: { $order }.
scarface-why-no-level = Уже на первом уровне: { $what }.
scarface-why-no-marker-there = Здесь ({ $tile }) у вас нет такого бизнеса: { $business }.
scarface-why-no-money = Не хватает денег.
scarface-why-no-own-district = Машина появляется только там, где у вас есть квартал: { $vehicle }.
scarface-why-no-piece-there = У вас там нет такой фигуры: { $district }.
scarface-why-no-points = Не хватает очков.
scarface-why-no-police-there = Там нет полицейской машины.
scarface-why-no-presence = В районе этого квартала у вас нет ни бандита, ни машины: { $tile }.
scarface-why-no-reserve-move = Бесплатным перемещением машину из резерва не ввести: { $vehicle }.
scarface-why-no-rival-tile = У соперника нет кварталов: { $order }.
scarface-why-no-room = Там для этого нет места.
scarface-why-no-slot = Ни в одном вашем квартале нет места для бизнеса: { $order }.
scarface-why-no-such-card = Такой карты там нет.
scarface-why-no-such-dealer = У вас нет столько дилеров: { $place }.
scarface-why-no-thug-there = Там нельзя потерять бандита: { $place }.
scarface-why-no-vehicle-there = Здесь ({ $district }) у вас нет такой машины: { $vehicle }.
scarface-why-nobody-there = Там никого нет: { $place }.
scarface-why-nobody-to-recruit = Трущобы и убежища пусты: { $order }.
scarface-why-none-left = Этого в запасе больше нет.
scarface-why-not-adjacent = Бандит переходит только в соседний район, а этот не соседний: { $district }.
scarface-why-not-drawn = Эта карта не вытянута.
scarface-why-not-in-deck = Этого среди оставшегося нет.
scarface-why-not-in-hand = Этой карты нет на руке: { $card }.
scarface-why-not-in-plan = Этой карты нет в плане: { $card }.
scarface-why-not-offered = Сейчас это выбрать нельзя.
scarface-why-not-on-board = Этого квартала нет на поле: { $tile }.
scarface-why-not-rivals-tile = Этот квартал не принадлежит сопернику: { $tile }.
scarface-why-not-supplied = Для продажи здесь не хватает товара: { $tile }.
scarface-why-not-there = Карта не разрешает этот район: { $district }.
scarface-why-not-your-district = У вас там нет квартала: { $district }.
scarface-why-not-your-tile = Этот квартал не ваш: { $tile }.
scarface-why-nothing-supplied = Ни в одном вашем квартале нет товара для продажи: { $order }.
scarface-why-null = Сейчас это ничего бы не изменило: { $card }.
scarface-why-on-floor = Преступность уже вплотную к Нессу: { $order }.
scarface-why-option-null = Вариант { $n } сейчас ничего бы не изменил.
scarface-why-order-cost = На этот приказ не хватает очков или денег: { $order }.
scarface-why-order-points = { $order }: нужно { $n } ({ $stat ->
        [is_muscle] мускулы
        [is_influence] влияние
       *[is_any] любые очки
    }), у вас { $have }.
scarface-why-order-used = Этот приказ в этом ходу уже отдан: { $order }.
scarface-why-other-kind = Нужен другой товар, не этот ({ $place }): { $good }.
scarface-why-police-there = Здесь стоит полиция: { $district }.
scarface-why-prison-empty = У вас нет бандитов в тюрьме: { $order }.
scarface-why-reserve-empty = В резерве больше нет: { $vehicle }.
scarface-why-riders = Столько бандитов не поместится или нет на месте: { $n }.
scarface-why-same-district = Машина уже здесь: { $district }.
scarface-why-six-dealers = У вас шесть дилеров, больше нельзя: { $order }.
scarface-why-skill-used = Этот навык в этом ходу уже применён: { $card }.
scarface-why-sold-already = Здесь уже была продажа: { $tile }.
scarface-why-split = Так разделить цену нельзя: мускулами { $n }.
scarface-why-three-jobs = Открыты три работы, больше нельзя: { $order }.
scarface-why-tile-full = Здесь все места для бизнеса заняты: { $tile }.
scarface-why-too-expensive = Это стоит { $n } { $n ->
        [one] очко
        [few] очка
       *[other] очков
    }, а столько нет.
scarface-why-top-level = Уже на последнем уровне: { $what }.
scarface-why-truck = Грузовик не может сэкономить это: { $good }.
scarface-error-same-gang = Обе стороны не могут играть одной бандой: { $gang }.
scarface-error-no-such-side = При таком числе людей нет стороны { $part }.
scarface-error-gang-twice = Две банды совпадают.
scarface-error-seats = Каждое место нужно назвать один раз.
scarface-error-plan-not-his-turn = План есть только у того, чей сейчас ход.
scarface-error-scenario-tile = Плитку пишут так: имя, район и что на ней, например «loop central human speakeasy a2 g1».
scarface-error-scenario-dealer = Дилера пишут так: имя и что у него, например «gun_supplier a1 g1 t1»; «?» — дилер Головореза, которого никто не видел.
scarface-error-scenario-market = На рынке шесть мест: low1 low2 low3 lowtop high hightop.
scarface-error-better-cards-first = В «deck_top» Головореза карты A и B идут первыми: они лежат рубашкой вверх на картах C.
scarface-error-tile-twice = { $tile }: плитка положена дважды.
scarface-error-two-controllers = { $tile }: плиткой владеют обе стороны.
scarface-error-thugs = { $side }: бандитов во всех местах { $found }, а в банде их ровно { $most }.
scarface-error-level = { $what }: уровень { $found }, а уровни идут от 1 до { $most }.
scarface-error-cubes = { $side }: кубиков на уровнях { $found }, а у банды их { $most }.
scarface-error-control-markers = { $side }: плиток под контролем { $found }, а маркеров контроля у банды { $most }.
scarface-error-vehicles = { $side }: в городе { $found } × { $vehicle }, а у банды их { $most }.
scarface-error-goods = { $good }: на плитках и у дилеров { $placed }, в запасе { $supply }, а всего должно быть ровно { $most }.
scarface-error-goods-on-neutral = { $tile }: плитка ничья, а товары лежат только на своих плитках; здесь их { $found }.
scarface-error-goods-on-tile = { $tile }: место для товаров { $most }, а лежит их { $found }.
scarface-error-goods-at-dealer = У этого дилера место для товаров { $most }, а лежит их { $found }.
scarface-error-thugs-at-dealer = У этого дилера мест для бандитов { $most }, а стоит их { $found }.
scarface-error-markers-on-tile = { $tile }: мест для маркеров бизнеса { $most }, а лежит их { $found }.
scarface-error-markers = { $business }: на плитках { $placed }, в запасе { $supply }, а всего должно быть ровно { $most }.
scarface-error-cards = { $card }: на столе { $found }, а в этой игре должно быть { $most }.
scarface-error-pile = { $card } не из стопки { $pile }.
scarface-error-his-plan = План у Головореза бывает только в его ход.
scarface-error-dealers-left = В колоде дилеров { $left }, скрытых у Головореза { $hidden }, а невиданных { $most }.
scarface-error-open-jobs = Открытых дел { $found }, а мест для них { $most }.
scarface-error-dealers = Дилеров { $found }, а мест для них { $most }.
scarface-error-tokens = Жетоны с номерами от 1 до 7 лежат по одному на каждом районе.
scarface-error-no-news = Нет ни одной действующей карты новостей, а первая лежит с самого начала.
scarface-error-ness = Несс стоит на { $found }, а при этих новостях он стоит на { $most }.
scarface-error-crime = Криминал { $found }, а он бывает от { $least } (Несс) до { $most }.
scarface-error-police = Три полицейские машины стоят в трёх разных районах.
scarface-error-time = Маркер времени стоит на { $found }, а он бывает от { $least } до { $most }.
scarface-error-slots = { $district }: мест для плиток { $most }, а лежит их { $found }.
scarface-error-tiles = Плиток в городе { $found }, а при этих новостях их { $most }.

scarface-event-turn = Раунд { $round }, { $you ->
    [yes] ваш ход
   *[no] ходит { $side }
}.
scarface-event-gang = { $you ->
    [yes] Вы ведёте
   *[no] { $side } ведёт
} банду: { $gang }.
scarface-event-number = Номер { $number } лежит здесь: { $district }.
scarface-event-market = Теперь на рынке: { $card } ({ $stars }★).
scarface-event-drawn-jobs = Взяты работы: { $jobs }.
scarface-event-drawn-dealers = Взяты дилеры: { $dealers }.
scarface-event-tile = Новый квартал: { $tile } ({ $district }).
scarface-event-marker = Открывается бизнес в квартале { $tile }: { $business }.
scarface-event-control = { $you ->
    [yes] Вы начинаете
   *[no] { $side } начинает
} с квартала: { $tile }.
scarface-event-start-job = { $you ->
    [yes] Вы оставляете
   *[no] { $side } оставляет
} работу «{ $job }», Головорез получает «{ $other }».
scarface-event-start-job-under = { $you ->
    [yes] Вы оставляете
   *[no] { $side } оставляет
} работу «{ $job }», «{ $other }» уходит под колоду.
scarface-event-order-of-turns = { $you ->
    [yes] Дальше ходите вы
   *[no] Дальше ходит { $side }
}.
scarface-event-token = Жетон Головореза теперь здесь: { $district }, номер { $number }.
scarface-event-plan-card = { $you ->
    [yes] Вы кладёте
   *[no] { $side } кладёт
} { $n ->
    [0] в план: { $card }.
   *[other] в план за { $n } $: { $card }.
}
scarface-event-plan = План из { $n } { $n ->
        [one] карты
        [few] карт
       *[other] карт
    } даёт: мускулы { $muscle }, влияние { $influence }, универсальные очки { $wild }.
scarface-event-order = { $you ->
    [yes] Ваш приказ
   *[no] Приказ ({ $side })
}: { $order }.
scarface-event-skill = { $you ->
    [yes] Вы применяете
   *[no] { $side } применяет
} навык: { $card }.
scarface-event-combo = { $you ->
    [yes] Вы применяете
   *[no] { $side } применяет
} комбо: { $card }.
scarface-event-job = { $you ->
    [yes] Вы выполняете
   *[no] { $side } выполняет
} работу: { $job }.
scarface-event-reorganize = { $you ->
    [yes] Вы проводите
   *[no] { $side } проводит
} реорганизацию.
scarface-event-draw = { $you ->
    [yes] Вы берёте
   *[no] { $side } берёт
} { $n } { $n ->
        [one] карту
        [few] карты
       *[other] карт
    }: { $cards }.
scarface-event-draw-unseen = { $you ->
    [yes] Вы берёте
   *[no] { $side } берёт
} { $n } { $n ->
        [one] карту
        [few] карты
       *[other] карт
    }.
scarface-event-draw-seen = Карты: { $cards }.
scarface-event-points = { $you ->
    [yes] Вы получаете
   *[no] { $side } получает
} { $n }: { $what }.
scarface-event-earn = { $you ->
    [yes] Вы получаете
   *[no] { $side } получает
} { $n } $.
scarface-event-pay = { $you ->
    [yes] Вы платите
   *[no] { $side } платит
} { $n } $.
scarface-event-steal = { $you ->
    [yes] Вы крадёте
   *[no] { $side } крадёт
} { $n } $. Кто теряет: { $victim }.
scarface-event-bribe = { $you ->
    [yes] Вы платите
   *[no] { $side } платит
} полиции взятку { $n } $: { $district }.
scarface-event-crime = { $you ->
    [yes] Вы
   *[no] { $side }
}: преступность теперь { $crime }.
scarface-event-thugs = { $you ->
    [yes] Вы
   *[no] { $side }
}: { $n } { $n ->
        [one] бандит
        [few] бандита
       *[other] бандитов
    }, { $from } → { $to }.
scarface-event-send = { $you ->
    [yes] Вы отправляете
   *[no] { $side } отправляет
} { $n } { $n ->
        [one] бандита
        [few] бандитов
       *[other] бандитов
    }: { $district }.
scarface-event-move = { $you ->
    [yes] Вы перемещаете
   *[no] { $side } перемещает
} ({ $what }): { $from } → { $to }{ $n ->
        [0] { "" }
        [one] , бандитов: { $n }
       *[other] , бандитов: { $n }
    }.
scarface-event-place-vehicle = { $you ->
    [yes] Вы вводите
   *[no] { $side } вводит
} машину ({ $vehicle }): { $district }.
scarface-event-lose-vehicle = { $you ->
    [yes] Вы теряете
   *[no] { $side } теряет
} машину ({ $vehicle }): { $district }.
scarface-event-harm = { $you ->
    [yes] Вы теряете
   *[no] { $side } теряет
} бандита: { $place } → { $to }.
scarface-event-return = { $you ->
    [yes] Вы
   *[no] { $side }
}: { $n } { $n ->
        [one] бандит возвращается
        [few] бандита возвращаются
       *[other] бандитов возвращаются
    } в штаб.
scarface-event-takeover = { $you ->
    [yes] Вы захватываете
   *[no] { $side } захватывает
} квартал { $tile }, { $district } (до этого: { $former }).
scarface-event-uncontrol = { $you ->
    [yes] Вы теряете
   *[no] { $side } теряет
} контроль над кварталом: { $tile }.
scarface-event-no-room = В квартале { $tile } не хватает места, в запас уходит: { $good }.
scarface-event-upgrade = { $you ->
    [yes] Вы улучшаете
   *[no] { $side } улучшает
} до уровня { $level }: { $what }. Фигура босса на ячейке { $cell }.
scarface-event-downgrade = { $you ->
    [yes] Вы теряете
   *[no] { $side } теряет
} уровень, теперь { $level }: { $what }. Фигура босса на ячейке { $cell }.
scarface-event-ring = { $you ->
    [yes] Вы берёте
   *[no] { $side } берёт
} фамильное кольцо.
scarface-event-time = Маркер времени переходит на ячейку { $n }.
scarface-event-sale = { $you ->
    [yes] Вы продаёте
   *[no] { $side } продаёт
} в квартале { $tile } за { $n } $ (алкоголь { $alcohol }, оружие { $guns }).
scarface-event-fence = { $you ->
    [yes] Вы продаёте
   *[no] { $side } продаёт
} властям за { $n } $: { $good } ({ $place }).
scarface-event-activate = { $you ->
    [yes] Вы получаете
   *[no] { $side } получает
} товар: { $dealer } ({ $place }).
scarface-event-store = { $you ->
    [yes] Вы складываете
   *[no] { $side } складывает
}: { $good } → { $place }.
scarface-event-lose-good = { $you ->
    [yes] Вы отдаёте
   *[no] { $side } отдаёт
}: { $good } ({ $place }).
scarface-event-lose-marker = { $you ->
    [yes] Вы теряете
   *[no] { $side } теряет
} бизнес в квартале { $tile }: { $business }.
scarface-event-discard = { $you ->
    [yes] Вы сбрасываете
   *[no] { $side } сбрасывает
}: { $card }.
scarface-event-retire = { $you ->
    [yes] Вы убираете
   *[no] { $side } убирает
} из игры: { $card }.
scarface-event-hire = { $you ->
    [yes] Вы нанимаете
   *[no] { $side } нанимает
} сообщника: { $card } ({ $stars } { $stars ->
        [one] звезда
        [few] звезды
       *[other] звёзд
    }).
scarface-event-gain-card = { $card } ложится { $to ->
        [deck] на верх колоды
       *[discard] в сброс
    }.
scarface-event-get-job = { $you ->
    [yes] Вы получаете
   *[no] { $side } получает
} работу: { $job }.
scarface-event-get-dealer = { $you ->
    [yes] Вы нанимаете
   *[no] { $side } нанимает
} дилера: { $dealer }.
scarface-event-police = Полиция переезжает: { $from } → { $to }.
scarface-event-raid = { $hard ->
        [yes] Жёсткая облава
       *[no] Облава
    }: { $raid }. Под ударом: { $you ->
        [yes] вы
       *[no] { $side }
    }.
scarface-event-extra = Экстренный выпуск! Выходит газета.
scarface-event-ness = Элиот Несс переходит на { $n }.
scarface-event-news = Новость: { $news }.
scarface-event-news-over = Новостей больше нет: последний раунд окончен.
scarface-event-score = { $you ->
    [yes] Вы
   *[no] { $side }
}: { $money } $ и { $stars } { $stars ->
        [one] звезда
        [few] звезды
       *[other] звёзд
    }, всего { $total } $.
scarface-event-winner = { $you ->
    [yes] Побеждаете вы
   *[no] Побеждает { $side }
}.
scarface-event-henchman-dealer = Головорез ставит бандита на дилера { $n }.
scarface-event-henchman-card = Головорез кладёт карту из стопки { $pile } рубашкой вверх на свою колоду.
scarface-event-henchman-card-open = Головорез кладёт в сброс карту { $card } из стопки { $pile }.
scarface-event-henchman-new-dealer = Головорез берёт дилера рубашкой вверх, номер { $n }.
scarface-event-henchman-store = Головорез складывает: { $good } → { $place }.
scarface-henchman-plan = План Головореза: { $cards }. Движение { $n }, с { $from } на { $to }, теперь район: { $district }. У него { $cubes } { $cubes ->
        [one] действие
        [few] действия
       *[other] действий
    }.
scarface-henchman-consider = Ряд { $row }, карта { $card }: { $what }. Сила { $power } (планшет { $own } + план { $plan } + бонус { $bonus }).
scarface-henchman-do = Выполняет: кубик на ряд { $row } карты { $card }. Осталось кубиков: { $left }.
scarface-henchman-choice = Выбор из { $n }: { $chosen }; решает { $by ->
        [profit] прибыль
        [missing] недостающий товар
        [token] номер района
        [you] ваш выбор
        [stars] число звёзд
        [slot] место на рынке
        [defence] защита
       *[other] владелец: сначала ваши
    }.
scarface-henchman-tie = По его правилам равны кварталы: { $n }. Вы решаете, { $why ->
        [sale] где он продаёт сначала
        [storing] какой он заполняет первым
        [goods] какой отдаёт товар
        [business] где появится бизнес
        [marker] какой теряет маркер бизнеса
        [control] какой он отдаёт
        [remove] какой из ваших теряет маркер контроля
       *[takeover] какой он захватывает
    }.
scarface-henchman-saves = Его транспорт экономит один товар в квартале { $tile }. Вы решаете, какой.
scarface-henchman-reorganize = Колода Головореза пуста: он проводит реорганизацию.
scarface-henchman-theft = { $jobs } { $jobs ->
        [one] работа
        [few] работы
       *[other] работ
    } и { $news } { $news ->
        [one] новость
        [few] новости
       *[other] новостей
    } дают ему украсть { $n } $.
scarface-henchman-reward = Его босс на ячейке { $cell }: награда { $cards }.
scarface-henchman-no-card = В той стопке карт нет: ни награды, ни платы.
scarface-henchman-downgrade = Он теряет уровень: { $what }.
scarface-henchman-no-thug = Пропущено: в его штабе нет бандитов.
scarface-henchman-hq-empty = Пропущено: его штаб пуст.
scarface-henchman-no-associate = Пропущено: ни один сообщник ему не по силам.
scarface-henchman-no-job = Пропущено: колода работ пуста.
scarface-henchman-no-dealer-card = Пропущено: колода дилеров пуста.
scarface-henchman-not-supplied = Пропущено: ни в одном его квартале нет товара для продажи.
scarface-henchman-no-recruits = Пропущено: вербовать некого.
scarface-henchman-no-goods = Пропущено: у него нет товара.
scarface-henchman-no-business = Пропущено: открыть бизнес ему негде или не по силам.
scarface-henchman-no-control = Пропущено: ни один маркер контроля ему не по силам.
scarface-henchman-on-floor = Пропущено: его преступность ниже не опустить.
scarface-henchman-nobody-in-prison = Пропущено: его бандитов в тюрьме нет.
scarface-henchman-nothing-moves = Пропущено: перемещать туда нечего.
scarface-henchman-no-marker = Пропущено: у него не осталось маркеров контроля.
scarface-henchman-too-strong = Пропущено: слабых кварталов здесь нет.
scarface-henchman-no-upgrade = Пропущено: на улучшение не хватает силы или денег.
scarface-henchman-no-district = Пропущено: такого района нет.
scarface-henchman-no-dealer = Пропущено: свободных дилеров у него нет.
scarface-henchman-no-room = Пропущено: товар лишь вернулся бы в запас.
scarface-henchman-no-victim = Пропущено: ни одного вашего бандита не задеть.
scarface-henchman-human-broke = Пропущено: у вас нет денег.
scarface-henchman-null = Пропущено: это ничего не изменит.

scarface-board-round = Раунд { $round }
scarface-board-phase-setup = подготовка
scarface-board-phase-henchman = ход Головореза
scarface-board-phase-human = ход босса
scarface-board-phase-raid = облава
scarface-board-phase-extra = экстренный выпуск
scarface-board-phase-over = игра окончена
scarface-board-closing = последний ход
scarface-board-hard = сложный уровень
scarface-board-crime = Преступность
scarface-board-ness = Несс
scarface-board-raid-from = облава
scarface-board-time = Время
scarface-board-news = Новости (действует { $active }, впереди { $left }): { $news }
scarface-board-raid = Облава: { $raid }
scarface-board-city = Город
scarface-board-market = Рынок сообщников
scarface-board-henchman = Головорез
scarface-board-legend = ● босс  ■ Головорез  · никто  ☞ его жетон  ♜ полиция  ♟ бандит  ◉ автомобиль  ▣ грузовик  ☼ день  ☾ ночь  А алкоголь  О оружие  Б бар  П публичный дом  К казино
scarface-board-letter-alcohol = А
scarface-board-letter-gun = О
scarface-board-letter-speakeasy = Б
scarface-board-letter-brothel = П
scarface-board-letter-casino = К
scarface-board-district = Район
scarface-board-neighbourhood = Квартал
scarface-board-profit = приб.
scarface-board-defence = защ.
scarface-board-needs = нужно
scarface-board-holds = лежит
scarface-board-business = бизнес
scarface-board-supply = Запас: алкоголь { $alcohol }, оружие { $guns }, бары { $speakeasy }, публичные дома { $brothel }, казино { $casino }, кварталы { $tiles }
scarface-board-decks = Колоды: работы { $jobs }, дилеры { $dealers }, облавы { $raids }, сообщники { $low } + { $high }
scarface-board-empty = пусто
scarface-board-no-gang = банда ещё не выбрана
scarface-board-money = { $n } $
scarface-board-crime-now = преступность { $n }
scarface-board-ring = фамильное кольцо
scarface-board-stars = { $n } { $n ->
        [one] звезда
        [few] звезды
       *[other] звёзд
    }
scarface-board-total = со звёздами { $n } $
scarface-board-boss = босс на ячейке { $cell }, ряд { $row }
scarface-board-thugs = Бандиты
scarface-board-reserve = Резерв: автомобили { $cars }, грузовики { $trucks }, маркеры контроля { $markers }
scarface-board-levels = Планшет
scarface-board-dealers = Дилеры
scarface-board-open-jobs = Открытые работы
scarface-board-jobs = Выполненные работы ({ $n })
scarface-board-offer = На выбор
scarface-board-hand = Рука
scarface-board-other-cards = Рука { $hand }, колода { $deck }, сброс { $discard }
scarface-board-plan = План
scarface-board-plan-price = Следующая карта: { $n } $
scarface-board-pool = Очки: мускулы { $muscle }, влияние { $influence }, универсальные { $wild }
scarface-board-orders-used = Отданные приказы
scarface-board-piles = Колода { $deck }, сброс { $discard }
scarface-board-right-hand = Карты правой руки
scarface-board-in-deck = В колоде
scarface-board-in-discard = В сбросе
scarface-board-raids-seen = Открытые облавы
scarface-board-action-piles = Колода { $deck }, сброс { $discard }, стопки A { $a } и B { $b }
scarface-board-henchman-jobs = { $n } { $n ->
        [one] работа
        [few] работы
       *[other] работ
    }
scarface-board-action-card = { $card }  сила { $power }, ход { $move }
scarface-board-power = Сила плана: { $own } + { $plan } и бонус ряда
scarface-board-face-down = рубашкой вверх
scarface-board-result = Итог
scarface-board-to-decide = решает { $who }
scarface-board-label = { $label }:

scarface-why-step = { $kind ->
        [setup_gang] Сейчас вопрос: какой бандой играть?
        [setup_rival] Сейчас вопрос: какой банде служит Головорез?
        [setup_district] Сейчас вопрос: в каком районе без полиции начать?
        [setup_vehicle] Сейчас вопрос: начать с автомобиля или с грузовика?
        [setup_job] Сейчас вопрос: какую работу оставить? Другая достанется Головорезу.
        [setup_good] Сейчас вопрос: какой товар положить на этого дилера?
        [turn_kind] Сейчас вопрос: разыгрывать карты или реорганизоваться?
        [plan_card] Сейчас вопрос: какую карту добавить в план? Каждая после первой стоит дороже, и тем дороже, чем больше открыто новостей; больше двух повышают преступность.
        [act] Сейчас вопрос: что дальше: приказ, навык, комбо, работа или конец хода?
        [pay_any] Сейчас вопрос: какую часть цены заплатить мускулами?
        [hire_card] Сейчас вопрос: какого сообщника нанять?
        [deck_top] Сейчас вопрос: куда положить новую карту?
        [keep_job] Сейчас вопрос: какую работу оставить?
        [keep_dealer] Сейчас вопрос: какого дилера оставить?
        [sell_tile] Сейчас вопрос: в каком квартале продать?
        [truck_good] Сейчас вопрос: какой товар экономит грузовик?
        [recruit_step] Сейчас вопрос: откуда бандит делает шаг?
        [fence_good] Сейчас вопрос: какой товар продать властям?
        [business_tile] Сейчас вопрос: в каком квартале открыть бизнес?
        [business_type] Сейчас вопрос: какой бизнес открыть?
        [target_tile] Сейчас вопрос: какой квартал теряет соперник?
        [crime_steps] Сейчас вопрос: на сколько шагов снизить преступность?
        [free_count] Сейчас вопрос: сколько бандитов вызволить?
        [send_to] Сейчас вопрос: в какой район отправить бандита?
        [move_piece] Сейчас вопрос: что переместить?
        [move_riders] Сейчас вопрос: сколько бандитов едет с машиной?
        [move_to] Сейчас вопрос: в какой район?
        [place_vehicle] Сейчас вопрос: какую машину из резерва и куда поставить?
        [takeover_tile] Сейчас вопрос: какой квартал захватить?
        [upgrade_what] Сейчас вопрос: какую характеристику улучшить?
        [goods_dealer] Сейчас вопрос: какой дилер поставляет товар?
        [goods_kind] Сейчас вопрос: какой товар?
        [store_good] Сейчас вопрос: куда положить этот товар?
        [lose_thug] Сейчас вопрос: какого бандита потерять?
        [lose_good] Сейчас вопрос: какой товар отдать?
        [lose_marker] Сейчас вопрос: какой бизнес потерять?
        [lose_tile] Сейчас вопрос: какой квартал потерять?
        [lose_vehicle] Сейчас вопрос: какую машину потерять?
        [lose_level] Сейчас вопрос: какая характеристика теряет уровень?
        [discard_card] Сейчас вопрос: какую карту сбросить?
        [retire_card] Сейчас вопрос: какую карту убрать из игры?
        [right_hand] Сейчас вопрос: какую карту правой руки взять?
        [police_from] Сейчас вопрос: какую полицейскую машину переместить?
        [police_to] Сейчас вопрос: куда едет полицейская машина?
        [choose_option] Сейчас вопрос: какой вариант карты выбрать?
        [may_pay] Сейчас вопрос: заплатить за дополнительный эффект карты?
        [hench_choice] Сейчас вопрос: что выбрать за Головореза?
       *[other] Сейчас решается другое.
    }
