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

lafamiglia-name-nw = северо-запад
lafamiglia-name-ne = северо-восток
lafamiglia-name-sw = юго-запад
lafamiglia-name-se = юго-восток

lafamiglia-name-yellow = Zaffarano
lafamiglia-name-blue = Luppino
lafamiglia-name-green = Verderame
lafamiglia-name-red = Castelli
lafamiglia-name-white = Calabianca
lafamiglia-name-black = Grecco
lafamiglia-name-neutral = Нейтралы

lafamiglia-name-row-justice = Юстиция
lafamiglia-name-row-police = Полиция
lafamiglia-name-row-economy = Экономика
lafamiglia-name-row-church = Церковь

lafamiglia-name-column-primo = Первый игрок
lafamiglia-name-column-justice = Юстиция
lafamiglia-name-column-police = Полиция
lafamiglia-name-column-economy = Экономика
lafamiglia-name-column-church = Церковь
lafamiglia-name-column-two = 2 института

lafamiglia-name-yellow-1 = Zaffarano 1
lafamiglia-name-yellow-2 = Zaffarano 2
lafamiglia-name-yellow-3 = Zaffarano 3
lafamiglia-name-yellow-4 = Zaffarano 4
lafamiglia-name-yellow-5 = Zaffarano 5
lafamiglia-name-yellow-JA = Zaffarano Юстиция A
lafamiglia-name-yellow-PA = Zaffarano Полиция A
lafamiglia-name-yellow-PB = Zaffarano Полиция B
lafamiglia-name-yellow-EA = Zaffarano Экономика A
lafamiglia-name-yellow-EB = Zaffarano Экономика B
lafamiglia-name-yellow-EC = Zaffarano Экономика C
lafamiglia-name-yellow-CA = Zaffarano Церковь A
lafamiglia-name-yellow-CB = Zaffarano Церковь B
lafamiglia-name-blue-1 = Luppino 1
lafamiglia-name-blue-2 = Luppino 2
lafamiglia-name-blue-3 = Luppino 3
lafamiglia-name-blue-4 = Luppino 4
lafamiglia-name-blue-5 = Luppino 5
lafamiglia-name-blue-JA = Luppino Юстиция A
lafamiglia-name-blue-JB = Luppino Юстиция B
lafamiglia-name-blue-JC = Luppino Юстиция C
lafamiglia-name-blue-PA = Luppino Полиция A
lafamiglia-name-blue-PB = Luppino Полиция B
lafamiglia-name-blue-EA = Luppino Экономика A
lafamiglia-name-blue-EB = Luppino Экономика B
lafamiglia-name-blue-CA = Luppino Церковь A
lafamiglia-name-green-1 = Verderame 1
lafamiglia-name-green-2 = Verderame 2
lafamiglia-name-green-3 = Verderame 3
lafamiglia-name-green-4 = Verderame 4
lafamiglia-name-green-5 = Verderame 5
lafamiglia-name-green-JA = Verderame Юстиция A
lafamiglia-name-green-PA = Verderame Полиция A
lafamiglia-name-green-PB = Verderame Полиция B
lafamiglia-name-green-EA = Verderame Экономика A
lafamiglia-name-green-EB = Verderame Экономика B
lafamiglia-name-green-CA = Verderame Церковь A
lafamiglia-name-green-CB = Verderame Церковь B
lafamiglia-name-green-CC = Verderame Церковь C
lafamiglia-name-red-1 = Castelli 1
lafamiglia-name-red-2 = Castelli 2
lafamiglia-name-red-3 = Castelli 3
lafamiglia-name-red-4 = Castelli 4
lafamiglia-name-red-5 = Castelli 5
lafamiglia-name-red-JA = Castelli Юстиция A
lafamiglia-name-red-JB = Castelli Юстиция B
lafamiglia-name-red-PA = Castelli Полиция A
lafamiglia-name-red-PB = Castelli Полиция B
lafamiglia-name-red-PC = Castelli Полиция C
lafamiglia-name-red-EA = Castelli Экономика A
lafamiglia-name-red-CA = Castelli Церковь A
lafamiglia-name-red-CB = Castelli Церковь B
lafamiglia-name-white-1 = Calabianca 1
lafamiglia-name-white-2 = Calabianca 2
lafamiglia-name-white-3 = Calabianca 3
lafamiglia-name-white-4 = Calabianca 4
lafamiglia-name-white-5 = Calabianca 5
lafamiglia-name-white-JA = Calabianca Юстиция A
lafamiglia-name-white-JB = Calabianca Юстиция B
lafamiglia-name-white-PA = Calabianca Полиция A
lafamiglia-name-white-PB = Calabianca Полиция B
lafamiglia-name-white-PC = Calabianca Полиция C
lafamiglia-name-white-EA = Calabianca Экономика A
lafamiglia-name-white-CA = Calabianca Церковь A
lafamiglia-name-white-CB = Calabianca Церковь B
lafamiglia-name-black-1 = Grecco 1
lafamiglia-name-black-2 = Grecco 2
lafamiglia-name-black-3 = Grecco 3
lafamiglia-name-black-4 = Grecco 4
lafamiglia-name-black-5 = Grecco 5
lafamiglia-name-black-JA = Grecco Юстиция A
lafamiglia-name-black-JB = Grecco Юстиция B
lafamiglia-name-black-JC = Grecco Юстиция C
lafamiglia-name-black-PA = Grecco Полиция A
lafamiglia-name-black-PB = Grecco Полиция B
lafamiglia-name-black-EA = Grecco Экономика A
lafamiglia-name-black-CA = Grecco Церковь A
lafamiglia-name-black-CB = Grecco Церковь B

lafamiglia-name-s1-01 = ячейка 1-01
lafamiglia-name-s1-02 = ячейка 1-02
lafamiglia-name-s1-03 = ячейка 1-03
lafamiglia-name-s1-04 = ячейка 1-04
lafamiglia-name-s1-05 = ячейка 1-05
lafamiglia-name-s1-06 = ячейка 1-06
lafamiglia-name-s1-07 = ячейка 1-07
lafamiglia-name-s1-08 = ячейка 1-08
lafamiglia-name-s1-09 = ячейка 1-09
lafamiglia-name-s1-10 = ячейка 1-10
lafamiglia-name-s1-11 = ячейка 1-11
lafamiglia-name-s1-12 = ячейка 1-12
lafamiglia-name-s1-13 = ячейка 1-13
lafamiglia-name-s1-14 = ячейка 1-14
lafamiglia-name-s1-15 = ячейка 1-15
lafamiglia-name-s2-01 = ячейка 2-01
lafamiglia-name-s2-02 = ячейка 2-02
lafamiglia-name-s2-03 = ячейка 2-03
lafamiglia-name-s2-04 = ячейка 2-04
lafamiglia-name-s2-05 = ячейка 2-05
lafamiglia-name-s2-06 = ячейка 2-06
lafamiglia-name-s2-07 = ячейка 2-07
lafamiglia-name-s2-08 = ячейка 2-08
lafamiglia-name-s2-09 = ячейка 2-09
lafamiglia-name-s2-10 = ячейка 2-10
lafamiglia-name-s2-11 = ячейка 2-11
lafamiglia-name-s2-12 = ячейка 2-12
lafamiglia-name-s2-13 = ячейка 2-13
lafamiglia-name-s2-14 = ячейка 2-14
lafamiglia-name-s2-15 = ячейка 2-15
lafamiglia-name-s2-16 = ячейка 2-16
lafamiglia-name-s3-01 = ячейка 3-01
lafamiglia-name-s3-02 = ячейка 3-02
lafamiglia-name-s3-03 = ячейка 3-03
lafamiglia-name-s3-04 = ячейка 3-04
lafamiglia-name-s3-05 = ячейка 3-05
lafamiglia-name-s3-06 = ячейка 3-06
lafamiglia-name-s3-07 = ячейка 3-07
lafamiglia-name-s3-08 = ячейка 3-08
lafamiglia-name-s3-09 = ячейка 3-09
lafamiglia-name-s3-10 = ячейка 3-10
lafamiglia-name-s3-11 = ячейка 3-11
lafamiglia-name-s3-12 = ячейка 3-12
lafamiglia-name-s3-13 = ячейка 3-13
lafamiglia-name-s3-14 = ячейка 3-14
lafamiglia-name-s3-15 = ячейка 3-15
lafamiglia-name-s3-16 = ячейка 3-16
lafamiglia-name-s3-17 = ячейка 3-17
lafamiglia-name-s4-01 = ячейка 4-01
lafamiglia-name-s4-02 = ячейка 4-02
lafamiglia-name-s4-03 = ячейка 4-03
lafamiglia-name-s4-04 = ячейка 4-04
lafamiglia-name-s4-05 = ячейка 4-05
lafamiglia-name-s4-06 = ячейка 4-06
lafamiglia-name-s4-07 = ячейка 4-07
lafamiglia-name-s4-08 = ячейка 4-08
lafamiglia-name-s4-09 = ячейка 4-09
lafamiglia-name-s4-10 = ячейка 4-10
lafamiglia-name-s4-11 = ячейка 4-11
lafamiglia-name-s4-12 = ячейка 4-12
lafamiglia-name-s4-13 = ячейка 4-13
lafamiglia-name-s4-14 = ячейка 4-14
lafamiglia-name-s4-15 = ячейка 4-15
lafamiglia-name-s4-16 = ячейка 4-16
lafamiglia-name-s4-17 = ячейка 4-17
lafamiglia-name-s4-18 = ячейка 4-18

lafamiglia-name-tile-influence = Влияние
lafamiglia-name-tile-meetings = Встречи
lafamiglia-name-tile-reinforcements = Подкрепления
lafamiglia-name-tile-cars = Автомобили
lafamiglia-name-tile-speedboats = Катера
lafamiglia-name-tile-chain_of_command = Субординация
lafamiglia-name-tile-recruitment = Наём
lafamiglia-name-tile-allies = Союзники
lafamiglia-name-tile-bribery = Подкуп
lafamiglia-name-tile-delay_detonator = Отложенная детонация
lafamiglia-name-tile-miniguns = Пулемёты

lafamiglia-name-stefano = Stefano
lafamiglia-name-rosalia = Rosalia
lafamiglia-name-calogero = Calogero
lafamiglia-name-nunzia = Nunzia
lafamiglia-name-salvatore = Salvatore
lafamiglia-name-concetta = Concetta

lafamiglia-name-traitor = Перебежчик
lafamiglia-name-coward1 = Трус 1
lafamiglia-name-coward2 = Трус 2

lafamiglia-name-part-recruit = наём
lafamiglia-name-part-place = выставить солдат
lafamiglia-name-part-order = 1 приказ
lafamiglia-name-part-orders_apart = 2 приказа в двух областях
lafamiglia-name-part-orders_together = 2 приказа в одной области
lafamiglia-name-part-equip = автомобиль, катер или нарколаборатория
lafamiglia-name-part-launder = отмывание денег
lafamiglia-name-part-rally = сбор
lafamiglia-name-part-influence_return = влияние, фишка в запас
lafamiglia-name-part-influence_place = влияние, фишка на планшет
lafamiglia-name-part-influence_row2 = влияние, до 2 фишек одного ряда
lafamiglia-name-part-ultima = Ultima Azione

lafamiglia-name-symbol-soldiers = солдаты
lafamiglia-name-symbol-deploy = выставить
lafamiglia-name-symbol-recruit = наём
lafamiglia-name-symbol-levy = пополнение
lafamiglia-name-symbol-money = деньги
lafamiglia-name-symbol-launder = отмывание денег
lafamiglia-name-symbol-car = автомобиль
lafamiglia-name-symbol-lab = нарколаборатория
lafamiglia-name-symbol-boat = катер
lafamiglia-name-symbol-lab_guard = охрана нарколабораторий
lafamiglia-name-symbol-around = солдаты вокруг
lafamiglia-name-symbol-rally = сбор
lafamiglia-name-symbol-shotgun = дробовик
lafamiglia-name-symbol-bomb = бомба
lafamiglia-name-symbol-pentito = покаяние
lafamiglia-name-symbol-defect = переманивание
lafamiglia-name-symbol-incite = провокация
lafamiglia-name-symbol-vest = бронежилет
lafamiglia-name-symbol-skull = череп
lafamiglia-name-symbol-turncoat = перевербовка
lafamiglia-name-symbol-payoff = откуп

lafamiglia-ask-deal-tile = Какой жетон контроля участвует в игре?
lafamiglia-ask-deal-team = Какая семья достаётся западной команде?
lafamiglia-ask-deal-family = Какая семья раздаётся?
lafamiglia-ask-deal-first = Какой угол начинает?
lafamiglia-ask-deal-character = Какая карта персонажа раздаётся?
lafamiglia-ask-setup-family = { $seat }: какую семью вы возглавите?
lafamiglia-ask-setup-soldier = { $seat }: в какую область поставить солдата с карты персонажа?
lafamiglia-ask-setup-car = { $seat }: в какую область поставить автомобиль с карты персонажа?
lafamiglia-ask-setup-boat = { $seat }: в какое море поставить катер с карты персонажа?
lafamiglia-ask-setup-lab = { $seat }: в какой области поставить нарколабораторию с карты персонажа?
lafamiglia-ask-setup-disc = { $seat }: в какую колонку верхнего планшета положить фишку влияния?
lafamiglia-ask-tile-influence = { $seat }: применить «Влияние»: вернуть 1 солдата из штаб-квартиры в запас и заменить нейтральную фишку своей?
lafamiglia-ask-plan-turn = { $seat }: использовать ячейку или получить влияние целой колонкой?
lafamiglia-ask-gift-answer = { $seat }: напарник просит денег. Сколько дать? Каждая 1 ₤ стоит вам 2 ₤.
lafamiglia-ask-plan-disc = { $seat }: какую фишку верхнего планшета вы перемещаете?
lafamiglia-ask-plan-cell = { $seat }: в какую ячейку нижнего планшета идёт фишка?
lafamiglia-ask-plan-part = { $seat }: какую часть действия вы выполняете сейчас?
lafamiglia-ask-place-area = { $seat }: в какую область выставить солдат?
lafamiglia-ask-place-count = { $seat }: сколько солдат выставить?
lafamiglia-ask-order-token = { $seat }: какой приказ вы отдаёте?
lafamiglia-ask-order-area = { $seat }: в какую область положить приказ?
lafamiglia-ask-equip-kind = { $seat }: что поставить: автомобиль, катер или нарколабораторию?
lafamiglia-ask-car-area = { $seat }: в какую область поставить автомобиль?
lafamiglia-ask-lab-area = { $seat }: в какой области поставить нарколабораторию?
lafamiglia-ask-boat-sea = { $seat }: в какое море поставить катер?
lafamiglia-ask-boat-move = { $seat }: переместить катер в соседнее море?
lafamiglia-ask-boat-remove = { $seat }: третий катер в море лишний. Чей катер уходит вместе с вашим?
lafamiglia-ask-rally-area = { $seat }: в какой области будет сбор?
lafamiglia-ask-rally-from = { $seat }: из какой соседней области идут солдаты и автомобили?
lafamiglia-ask-rally-soldiers = { $seat }: сколько солдат идёт оттуда?
lafamiglia-ask-rally-cars = { $seat }: сколько автомобилей едет оттуда?
lafamiglia-ask-infl-row = { $seat }: из какого ряда планшета семьи взять фишку?
lafamiglia-ask-infl-more = { $seat }: взять и следующую фишку этого ряда?
lafamiglia-ask-infl-dest = { $seat }: куда положить фишку?
lafamiglia-ask-gain-disc = { $seat }: в какую ячейку идёт следующая фишка колонки? Действие ячейки не выполняется.
lafamiglia-ask-gain-step = { $seat }: что вы делаете с колонкой теперь?
lafamiglia-ask-plan-after = { $seat }: применить жетон контроля или закончить ход?
lafamiglia-ask-ultima-cell = { $seat }: Ultima Azione: какую ячейку вы используете?
lafamiglia-ask-check-remove = { $seat }: районов под контролем стало меньше. С какого жетона контроля снять фишку?
lafamiglia-ask-check-add = { $seat }: на какой жетон контроля команды положить фишку?
lafamiglia-ask-enc-pick = { $seat }: какой из ваших приказов следующий?
lafamiglia-ask-enc-part = { $seat }: какой символ приказа вы используете?
lafamiglia-ask-guard-area = { $seat }: в какую область поставить солдата на охрану нарколаборатории?
lafamiglia-ask-around-area = { $seat }: куда поставить солдат: в область приказа или в соседнюю?
lafamiglia-ask-around-count = { $seat }: сколько солдат туда поставить?
lafamiglia-ask-around-ally = { $seat }: сколько солдат из своей штаб-квартиры вы добавите в свою область?
lafamiglia-ask-move-from = { $seat }: из какой области начинается второе передвижение?
lafamiglia-ask-move-target = { $seat }: куда передвигаются или кого атакуют ваши солдаты?
lafamiglia-ask-move-bribe = { $seat }: применить «Подкуп»: заплатить, чтобы один защитник ушёл?
lafamiglia-ask-move-soldiers = { $seat }: сколько солдат идёт?
lafamiglia-ask-move-car = { $seat }: взять с собой автомобиль?
lafamiglia-ask-move-turncoat = { $seat }: сколько защитников перейдёт на вашу сторону?
lafamiglia-ask-move-payoff = { $seat }: от скольких защитников откупиться, по 1 ₤ за каждого?
lafamiglia-ask-fight-mode = { $seat }: тактика или грубая сила?
lafamiglia-ask-fight-neutral = { $seat }: кто играет карту за нейтральных солдат: вы или напарник?
lafamiglia-ask-fight-card = { $seat }: какую карту конфликта вы играете?
lafamiglia-ask-fight-take = { $seat }: взять карту противника?
lafamiglia-ask-take-recruit = { $seat }: применить «Наём» в захваченной области?
lafamiglia-ask-bomb-from = { $seat }: из какой области подрыв?
lafamiglia-ask-bomb-target = { $seat }: какую область подорвать?
lafamiglia-ask-bomb-car = { $seat }: использовать заминированный автомобиль?
lafamiglia-ask-pentito-area = { $seat }: из какой области убрать солдат (покаяние)?
lafamiglia-ask-pentito-count = { $seat }: сколько солдат убрать?
lafamiglia-ask-defect-area = { $seat }: из какой области переманить солдат?
lafamiglia-ask-defect-count = { $seat }: сколько солдат переманить?
lafamiglia-ask-incite-area = { $seat }: каких нейтральных солдат спровоцировать?
lafamiglia-ask-incite-target = { $seat }: куда идут нейтральные солдаты?
lafamiglia-ask-incite-count = { $seat }: сколько нейтральных солдат идёт?
lafamiglia-ask-recruit-count = { $seat }: сколько солдат нанять?
lafamiglia-ask-launder-count = { $seat }: сколько денег отмыть?

lafamiglia-do-deal-tile = { $tile }
lafamiglia-do-deal-team = { $colour }
lafamiglia-do-deal-family = { $colour }
lafamiglia-do-deal-first = начинает { $corner }
lafamiglia-do-deal-character = { $character }
lafamiglia-do-setup-family = возглавить семью { $colour }
lafamiglia-do-setup-soldier = 1 солдат: { $area }
lafamiglia-do-setup-car = автомобиль: { $area }
lafamiglia-do-setup-boat = катер: { $sea }
lafamiglia-do-setup-lab = нарколаборатория: { $area }
lafamiglia-do-setup-disc = фишка в колонку «{ $column }»
lafamiglia-do-tile-influence-none = нет
lafamiglia-do-tile-influence = заменить нейтральную фишку в колонке «{ $column }»
lafamiglia-do-plan-turn-use = использовать ячейку нижнего планшета
lafamiglia-do-plan-turn-gain = получить влияние: колонка «{ $column }»
lafamiglia-do-plan-turn-tile = применить жетон контроля «{ $tile }»
lafamiglia-do-give = дать напарнику { $n } ₤, заплатив вдвое больше
lafamiglia-do-ask = попросить у напарника { $n } ₤
lafamiglia-do-sell = продать за 1 ₤: { $token }
lafamiglia-do-gift-answer = дать { $n } ₤
lafamiglia-do-plan-disc = фишка из колонки «{ $column }», владелец: { $colour }
lafamiglia-do-plan-cell = { $cell }
lafamiglia-do-plan-part = { $part }
lafamiglia-do-plan-part-done = остальное не делать
lafamiglia-do-place-area = область: { $area }
lafamiglia-do-place-count = { $n ->
    [one] { $n } солдат
    [few] { $n } солдата
    [many] { $n } солдат
   *[other] { $n } солдата
}
lafamiglia-do-order-token = { $token }
lafamiglia-do-order-token-none = без второго приказа
lafamiglia-do-order-area = область: { $area }
lafamiglia-do-equip-kind-none = ничего
lafamiglia-do-equip-kind-car = автомобиль
lafamiglia-do-equip-kind-boat = катер
lafamiglia-do-equip-kind-lab = нарколаборатория
lafamiglia-do-car-area-none = без автомобиля
lafamiglia-do-car-area = автомобиль: { $area }
lafamiglia-do-lab-area-none = без нарколаборатории
lafamiglia-do-lab-area = нарколаборатория: { $area }
lafamiglia-do-boat-sea = катер: { $sea }
lafamiglia-do-boat-move-stay = остаётся на месте
lafamiglia-do-boat-move = дальше: { $sea }
lafamiglia-do-boat-remove = уходит катер: { $colour }
lafamiglia-do-rally-area = сбор: { $area }
lafamiglia-do-rally-from = откуда: { $area }
lafamiglia-do-rally-from-done = достаточно
lafamiglia-do-rally-soldiers = { $n ->
    [one] { $n } солдат
    [few] { $n } солдата
    [many] { $n } солдат
   *[other] { $n } солдата
}
lafamiglia-do-rally-cars = { $n ->
    [one] { $n } автомобиль
    [few] { $n } автомобиля
    [many] { $n } автомобилей
   *[other] { $n } автомобиля
}
lafamiglia-do-infl-row = ряд «{ $row }»
lafamiglia-do-infl-more-yes = да
lafamiglia-do-infl-more-no = нет
lafamiglia-do-infl-dest = нижний планшет: { $cell }
lafamiglia-do-infl-dest-upper = верхний планшет: колонка «{ $column }»
lafamiglia-do-gain-disc = { $cell }
lafamiglia-do-gain-step-action = действие колонки
lafamiglia-do-gain-step-order = приказ
lafamiglia-do-gain-step-end = без приказа
lafamiglia-do-plan-after-end = закончить ход
lafamiglia-do-plan-after-tile = применить жетон контроля «{ $tile }»
lafamiglia-do-ultima-cell-none = без Ultima Azione
lafamiglia-do-ultima-cell = { $cell }
lafamiglia-do-check-remove = с жетона контроля «{ $tile }»
lafamiglia-do-check-add = на жетон контроля «{ $tile }»
lafamiglia-do-enc-pick = { $token }
lafamiglia-do-enc-part = { $symbol }
lafamiglia-do-enc-part-done = закончить с приказом
lafamiglia-do-guard-area = { $area }
lafamiglia-do-guard-area-all = все нарколаборатории
lafamiglia-do-guard-area-done = больше никого
lafamiglia-do-around-area = { $area }
lafamiglia-do-around-area-done = больше никуда
lafamiglia-do-around-count = { $n ->
    [one] { $n } солдат
    [few] { $n } солдата
    [many] { $n } солдат
   *[other] { $n } солдата
}
lafamiglia-do-around-ally = { $n ->
    [one] { $n } солдат
    [few] { $n } солдата
    [many] { $n } солдат
   *[other] { $n } солдата
}
lafamiglia-do-move-from = откуда: { $area }
lafamiglia-do-move-from-none = без второго передвижения
lafamiglia-do-move-target-none = остаться
lafamiglia-do-move-target-land = по суше: { $area }
lafamiglia-do-move-target-boat = на катере: { $area }
lafamiglia-do-move-target-allies = через «Союзников»: { $area }
lafamiglia-do-move-bribe-no = без подкупа
lafamiglia-do-move-bribe-yes = подкупить одного защитника
lafamiglia-do-move-soldiers = { $n ->
    [one] { $n } солдат
    [few] { $n } солдата
    [many] { $n } солдат
   *[other] { $n } солдата
}
lafamiglia-do-move-car-yes = с автомобилем
lafamiglia-do-move-car-no = без автомобиля
lafamiglia-do-move-turncoat = защитников: { $n }
lafamiglia-do-move-payoff = заплатить { $n } ₤
lafamiglia-do-fight-mode-tactics = тактика: карты конфликта
lafamiglia-do-fight-mode-brute = грубая сила: потерять двух атакующих
lafamiglia-do-fight-neutral-self = за нейтральных играете вы
lafamiglia-do-fight-neutral-partner = за нейтральных играет напарник
lafamiglia-do-fight-card = { $card }
lafamiglia-do-fight-take-leave = оставить карту
lafamiglia-do-fight-take-take = взять карту
lafamiglia-do-take-recruit-none = нет
lafamiglia-do-take-recruit = из штаб-квартиры: { $n ->
    [one] { $n } солдат
    [few] { $n } солдата
    [many] { $n } солдат
   *[other] { $n } солдата
}
lafamiglia-do-bomb-from = откуда: { $area }
lafamiglia-do-bomb-from-none = без подрыва
lafamiglia-do-bomb-target-none = без подрыва
lafamiglia-do-bomb-target = подрыв: { $area }
lafamiglia-do-bomb-target-far = заминированный автомобиль на расстояние 2: { $area }
lafamiglia-do-bomb-car-no = без автомобиля
lafamiglia-do-bomb-car-yes = с заминированным автомобилем
lafamiglia-do-pentito-area-none = нигде
lafamiglia-do-pentito-area = { $area }
lafamiglia-do-pentito-count = { $n ->
    [one] { $n } солдат
    [few] { $n } солдата
    [many] { $n } солдат
   *[other] { $n } солдата
}
lafamiglia-do-defect-area-done = достаточно
lafamiglia-do-defect-area = { $area }
lafamiglia-do-defect-count = { $n ->
    [one] { $n } солдат
    [few] { $n } солдата
    [many] { $n } солдат
   *[other] { $n } солдата
}
lafamiglia-do-incite-area-none = никого
lafamiglia-do-incite-area = откуда: { $area }
lafamiglia-do-incite-target = куда: { $area }
lafamiglia-do-incite-count = нейтральных солдат: { $n }
lafamiglia-do-recruit-count = { $n ->
    [one] { $n } солдат
    [few] { $n } солдата
    [many] { $n } солдат
   *[other] { $n } солдата
}
lafamiglia-do-launder-count = { $n } ₤

lafamiglia-event-tiles = Жетоны контроля в игре: { $tiles }.
lafamiglia-event-teams = Семьи запада: { $west }; востока: { $east }.
lafamiglia-event-family = { $you ->
    [yes] Вы возглавляете
   *[no] { $seat } возглавляет
} семью { $colour }.
lafamiglia-event-first = Первый игрок: { $you ->
    [yes] вы
   *[no] { $seat }
}.
lafamiglia-event-character = { $you ->
    [yes] Вы получаете
   *[no] { $seat } получает
} карту персонажа: { $character }.
lafamiglia-event-setup-soldier = { $you ->
    [yes] Вы добавляете
   *[no] { $seat } добавляет
} 1 солдата: { $area }.
lafamiglia-event-setup-disc = { $you ->
    [yes] Вы кладёте
   *[no] { $seat } кладёт
} фишку в колонку «{ $column }».
lafamiglia-event-round = Раунд { $round }, планирование. { $you ->
    [yes] Начинаете вы
   *[no] Начинает { $seat }
}.
lafamiglia-event-influence = { $you ->
    [yes] Вы применяете
   *[no] { $seat } применяет
} «Влияние»: заменена нейтральная фишка в колонке «{ $column }».
lafamiglia-event-pay = { $you ->
    [yes] Вы платите
   *[no] { $seat } платит
} в банк { $n } ₤.
lafamiglia-event-earn = { $you ->
    [yes] Вы получаете
   *[no] { $seat } получает
} { $n } ₤.
lafamiglia-event-fee = { $you ->
    [yes] Вы платите { $n } ₤; получатель: { $other }.
    [other] { $seat } платит вам { $n } ₤.
   *[no] { $seat } платит { $n } ₤; получатель: { $other }.
}
lafamiglia-event-give = { $you ->
    [yes] Вы делитесь деньгами; напарник получает { $n } ₤: { $other }.
    [other] { $seat } даёт вам { $n } ₤, заплатив вдвое больше.
   *[no] { $seat } делится деньгами; напарник получает { $n } ₤: { $other }.
}
lafamiglia-event-ask = { $you ->
    [yes] Вы просите { $n } ₤; отвечает напарник: { $other }.
    [other] { $seat } просит у вас { $n } ₤.
   *[no] { $seat } просит { $n } ₤; отвечает напарник: { $other }.
}
lafamiglia-event-no-gift = { $you ->
    [yes] Вы ничего не даёте; просил напарник: { $other }.
    [other] { $seat } ничего вам не даёт.
   *[no] { $seat } ничего не даёт; просил напарник: { $other }.
}
lafamiglia-event-sell = { $you ->
    [yes] Вы продаёте
   *[no] { $seat } продаёт
} приказ за 1 ₤: { $token }.
lafamiglia-event-tile = { $you ->
    [yes] Вы применяете
   *[no] { $seat } применяет
} жетон контроля «{ $tile }».
lafamiglia-event-use = { $you ->
    [yes] Вы перемещаете
   *[no] { $seat } перемещает
} фишку ({ $side }) из колонки «{ $column }»: { $cell }.
lafamiglia-event-gain = { $you ->
    [yes] Вы получаете
   *[no] { $seat } получает
} влияние: колонка «{ $column }».
lafamiglia-event-gain-disc = { $you ->
    [yes] Вы перемещаете
   *[no] { $seat } перемещает
} фишку колонки ({ $side }): { $cell }.
lafamiglia-event-primo = { $you ->
    [yes] Вы берёте
   *[no] { $seat } берёт
} фишку первого игрока.
lafamiglia-event-marker = { $you ->
    [yes] Вы ставите
   *[no] { $seat } ставит
} фишку Ultima Azione: { $cell }.
lafamiglia-event-ultima = { $you ->
    [yes] Вы выполняете
   *[no] { $seat } выполняет
} Ultima Azione: { $cell }.
lafamiglia-event-no-ultima = { $you ->
    [yes] Вы отказываетесь
   *[no] { $seat } отказывается
} от Ultima Azione.
lafamiglia-event-recruit = { $you ->
    [yes] Вы нанимаете
   *[no] { $seat } нанимает
} в штаб-квартиру: { $n ->
    [one] { $n } солдат
    [few] { $n } солдата
    [many] { $n } солдат
   *[other] { $n } солдата
}.
lafamiglia-event-reward = { $you ->
    [yes] Вы получаете
   *[no] { $seat } получает
} в штаб-квартиру за нейтральных: { $n ->
    [one] { $n } солдат
    [few] { $n } солдата
    [many] { $n } солдат
   *[other] { $n } солдата
}.
lafamiglia-event-place = { $you ->
    [yes] Вы выставляете
   *[no] { $seat } выставляет
} { $n ->
    [one] { $n } солдата
    [few] { $n } солдат
    [many] { $n } солдат
   *[other] { $n } солдата
}: { $area }.
lafamiglia-event-order = { $you ->
    [yes] Вы отдаёте
   *[no] { $seat } отдаёт
} приказ: { $area }.
lafamiglia-event-order-token = { $you ->
    [yes] Вы кладёте приказ, { $area }: { $token }.
   *[no] { $seat } кладёт приказ, { $area }: { $token }.
}
lafamiglia-event-car = { $you ->
    [yes] Вы ставите
   *[no] { $seat } ставит
} автомобиль: { $area }.
lafamiglia-event-lab = { $you ->
    [yes] Вы ставите
   *[no] { $seat } ставит
} нарколабораторию: { $area }.
lafamiglia-event-boat = { $you ->
    [yes] Вы ставите
   *[no] { $seat } ставит
} катер: { $sea }.
lafamiglia-event-boat-move = { $you ->
    [yes] Вы перемещаете
   *[no] { $seat } перемещает
} катер: { $sea } → { $target }.
lafamiglia-event-boats-removed = Три катера, { $sea }: два уходят, владельцы — { $seat } и { $other }.
lafamiglia-event-rally = { $you ->
    [yes] Вы проводите
   *[no] { $seat } проводит
} сбор, { $area }: { $n ->
    [one] { $n } солдат
    [few] { $n } солдата
    [many] { $n } солдат
   *[other] { $n } солдата
}{ $cars ->
    [0] {""}
    [one] {" "}и { $cars } автомобиль
    [few] {" "}и { $cars } автомобиля
    [many] {" "}и { $cars } автомобилей
   *[other] {" "}и { $cars } автомобиля
} ({ $source }).
lafamiglia-event-uncover = { $you ->
    [yes] Вы открываете
   *[no] { $seat } открывает
} ячейку { $n } в ряду «{ $row }».
lafamiglia-event-token-gained = { $you ->
    [yes] Вы получаете
   *[no] { $seat } получает
} особый приказ: { $token }.
lafamiglia-event-disc-lower = { $you ->
    [yes] Вы кладёте
   *[no] { $seat } кладёт
} фишку на нижний планшет: { $cell }.
lafamiglia-event-disc-upper = { $you ->
    [yes] Вы кладёте
   *[no] { $seat } кладёт
} фишку на верхний планшет, колонка «{ $column }».
lafamiglia-event-lab-lost = Потеряна нарколаборатория: { $area }.
lafamiglia-event-lose = Потери, { $area } ({ $side }): { $n ->
    [one] { $n } солдат
    [few] { $n } солдата
    [many] { $n } солдат
   *[other] { $n } солдата
}.
lafamiglia-event-area-left = Область опустела: { $area } ({ $side }).
lafamiglia-event-token-back = { $you ->
    [yes] Вы
   *[no] { $seat }
}, приказ возвращается в штаб-квартиру, { $area }: { $token }.
lafamiglia-event-hidden-token-back = { $you ->
    [yes] Вы
   *[no] { $seat }
}, закрытый приказ возвращается в штаб-квартиру: { $area }.
lafamiglia-event-control = { $you ->
    [yes] Вы контролируете
   *[no] { $seat } контролирует
} район { $mandamento }.
lafamiglia-event-control-lost = { $you ->
    [yes] Вы больше не контролируете
   *[no] { $seat } больше не контролирует
} район { $mandamento }.
lafamiglia-event-tile-taken = { $you ->
    [yes] Вы кладёте
   *[no] { $seat } кладёт
} фишку на жетон контроля «{ $tile }».
lafamiglia-event-tile-freed = { $you ->
    [yes] Вы снимаете
   *[no] { $seat } снимает
} фишку с жетона контроля «{ $tile }».
lafamiglia-event-sheets = Нижний планшет становится верхним. Фишки: первый игрок { $primo }, юстиция { $justice }, полиция { $police }, экономика { $economy }, церковь { $church }, два института { $two }.
lafamiglia-event-encounter = Раунд { $round }, столкновения: приказы открываются. Первый игрок: { $you ->
    [yes] вы
   *[no] { $seat }
}.
lafamiglia-event-reveal = { $area }: { $token }.
lafamiglia-event-resolve = { $you ->
    [yes] Вы выполняете
   *[no] { $seat } выполняет
} приказ, { $area }: { $token }.
lafamiglia-event-symbol = { $you ->
    [yes] Вы используете
   *[no] { $seat } использует
} символ приказа ({ $token }): { $symbol }.
lafamiglia-event-neutrals = { $you ->
    [yes] Вы выставляете
   *[no] { $seat } выставляет
} { $n ->
    [one] { $n } нейтрального солдата
    [few] { $n } нейтральных солдат
    [many] { $n } нейтральных солдат
   *[other] { $n } нейтрального солдата
}: { $area }.
lafamiglia-event-target-land = { $you ->
    [yes] Вы выбираете
   *[no] { $seat } выбирает
} цель по суше: { $origin } → { $target }.
lafamiglia-event-target-boat = { $you ->
    [yes] Вы выбираете
   *[no] { $seat } выбирает
} цель по морю: { $origin } → { $target }.
lafamiglia-event-target-allies = { $you ->
    [yes] Вы выбираете
   *[no] { $seat } выбирает
} цель через «Союзников»: { $origin } → { $target }.
lafamiglia-event-move = { $you ->
    [yes] Вы отправляете
   *[no] { $seat } отправляет
} { $n ->
    [one] { $n } солдата
    [few] { $n } солдат
    [many] { $n } солдат
   *[other] { $n } солдата
}{ $cars ->
    [0] {""}
    [one] {" "}и { $cars } автомобиль
    [few] {" "}и { $cars } автомобиля
    [many] {" "}и { $cars } автомобилей
   *[other] {" "}и { $cars } автомобиля
}: { $origin } → { $target }.
lafamiglia-event-turncoat = { $you ->
    [yes] Вы перевербовываете
   *[no] { $seat } перевербовывает
} { $n ->
    [one] { $n } солдата
    [few] { $n } солдат
    [many] { $n } солдат
   *[other] { $n } солдата
}: { $area }.
lafamiglia-event-bonuses = Бонусы, { $area }: атака { $attack } ({ $side }), защита { $defence }.
lafamiglia-event-brute = { $you ->
    [yes] Вы выбираете
   *[no] { $seat } выбирает
} грубую силу: { $area }.
lafamiglia-event-defends-neutrals = { $you ->
    [yes] Вы играете
   *[no] { $seat } играет
} за нейтральных солдат: { $area }.
lafamiglia-event-cards-chosen = Карты конфликта выбраны: { $seat }, { $other }.
lafamiglia-event-takes-card = { $you ->
    [yes] Вы берёте карту противника ({ $other }).
    [other] { $seat } берёт вашу карту.
   *[no] { $seat } берёт карту противника ({ $other }).
}
lafamiglia-event-leaves-card = { $you ->
    [yes] Вы оставляете карту противника ({ $other }).
    [other] { $seat } оставляет вашу карту.
   *[no] { $seat } оставляет карту противника ({ $other }).
}
lafamiglia-event-card-shown = { $you ->
    [yes] Вы
   *[no] { $seat }
}, карта: { $card }.
lafamiglia-event-traitor = Перебежчик, { $area }: в бой вступает 1 солдат ({ $side }).
lafamiglia-event-coward = Трус, { $area } ({ $side }): бегство, { $n ->
    [one] { $n } солдат
    [few] { $n } солдата
    [many] { $n } солдат
   *[other] { $n } солдата
}.
lafamiglia-event-attackers-lost = Потери атакующих, { $area } ({ $side }): { $n ->
    [one] { $n } солдат
    [few] { $n } солдата
    [many] { $n } солдат
   *[other] { $n } солдата
}.
lafamiglia-event-knock-out = Нокаут, { $area }: каждая сторона теряет { $n ->
    [one] { $n } солдата
    [few] { $n } солдат
    [many] { $n } солдат
   *[other] { $n } солдата
}.
lafamiglia-event-area-taken = Область захвачена: { $area } ({ $side }).
lafamiglia-event-attack-over = Атака закончена, { $area } ({ $side }).
lafamiglia-event-bomb = { $you ->
    [yes] Вы проводите
   *[no] { $seat } проводит
} подрыв{ $cars ->
    [0] {""}
   *[other] {" "}(заминированный автомобиль)
}, { $origin } → { $target }: урон { $n }.
lafamiglia-event-defect = { $you ->
    [yes] Вы переманиваете
   *[no] { $seat } переманивает
} { $n ->
    [one] { $n } солдата
    [few] { $n } солдат
    [many] { $n } солдат
   *[other] { $n } солдата
}: { $area }.
lafamiglia-event-incite = { $you ->
    [yes] Вы провоцируете
   *[no] { $seat } провоцирует
} { $n ->
    [one] { $n } нейтрального солдата
    [few] { $n } нейтральных солдат
    [many] { $n } нейтральных солдат
   *[other] { $n } нейтрального солдата
}: { $origin } → { $target }.
lafamiglia-event-win = { $team ->
    [0] Побеждает западная команда, раунд { $round }.
   *[other] Побеждает восточная команда, раунд { $round }.
}
lafamiglia-event-score = Районы: запад { $west }, восток { $east }.
lafamiglia-event-draw = Ничья. Районы: запад { $west }, восток { $east }.

lafamiglia-error-unknown-area = Области «{ $area }» нет.
lafamiglia-error-option-list = Параметр «{ $option }»: нужно разных значений: { $n }, из списка: { $known }.
lafamiglia-error-pack-ids = Набор, «{ $table }»: идентификаторы отсутствуют, неизвестны или стоят в другом порядке: { $ids }.
lafamiglia-error-pack-letters = Набор: колонки планшетов семей открывают не каждый особый приказ ровно один раз.
lafamiglia-error-pack-mandamenti = Набор: в каждом районе три области, и каждая область входит в один район.
lafamiglia-error-pack-no-free-cell = Набор: на планшете { $sheet } нужна бесплатная ячейка с бесконечностью.
lafamiglia-error-pack-not-mutual = Набор: { $one } называет соседом { $other }, а обратной записи нет.
lafamiglia-error-pack-value = Набор, «{ $table }» { $id }: в поле «{ $field }» не может стоять «{ $found }».
lafamiglia-error-scenario-area = «{ $text }» — это не сторона с солдати, машинами и лабораториями вроде «red 5 cars 2 labs 1».
lafamiglia-error-scenario-order = { $token } не лежит на карте, поэтому не может быть исполняемым приказом.
lafamiglia-error-two-holders = { $area }: солдати двух сторон, а область держит одна.
lafamiglia-error-open-spaces = { $colour }, { $row }: открыто клеток: { $found }, а в ряду их { $most }.
lafamiglia-error-token-twice = { $token } назван в двух местах.
lafamiglia-error-token-area = { $token } лежит в области { $area }, которую его семья не держит.
lafamiglia-error-token-covered = { $token } лежит на планшете: он освобождается, когда в ряду { $row } открыто клеток: { $most } («uncovered»).
lafamiglia-error-tokens-in-area = { $area }: жетонов приказов { $found }, а в области их не больше двух.
lafamiglia-error-resolved = { $token } назван исполненным, но на карте его нет.
lafamiglia-error-soldiers-on-map = { $area }: солдати { $colour } — { $here }, на всей карте { $found }, а всего их { $most }.
lafamiglia-error-soldiers = { $colour }: солдати на карте { $map }, в штабе { $hq } и в запасе { $supply }, вместе { $found }, а у семьи их ровно 50.
lafamiglia-error-pool = Нейтральных солдати на карте { $map } и в запасе { $pool }, вместе { $found }, а их ровно 30.
lafamiglia-error-boats = { $colour }: катеров в море { $found }, а у семьи их { $most }.
lafamiglia-error-boats-in-sea = { $sea }: катеров { $found }, а в море помещаются два.
lafamiglia-error-cars = { $colour }: машин на карте { $found }, а у семьи их { $most }.
lafamiglia-error-cars-alone = { $area }: машин без солдати семьи { $found }; машина стоит только там, где область держит её семья.
lafamiglia-error-no-soldiers = { $area }: область удерживается без единого солдато.
lafamiglia-error-labs = Лабораторий на карте { $found }, а всего их { $most }.
lafamiglia-error-labs-in-area = { $area }: лабораторий { $found }, а в области помещаются две.
lafamiglia-error-discs = { $colour }: фишек на планшетах { $sheets } и на жетонах { $tiles }, а с планшета семьи их сошло { $most }.
lafamiglia-error-neutral-discs = Нейтральных фишек на планшетах { $found }, а их всего 8.
lafamiglia-error-cell = { $cell }: фишек { $found }, а больше одного принимают только ячейки бесконечности.
lafamiglia-error-column = { $column }: фишек { $found }, а в раунде { $round } в этой колонке верхнего планшета мест { $most }.
lafamiglia-error-upper-after-planning = На верхнем планшете лежат фишки, а планирование кончается, только когда он пуст.
lafamiglia-error-marker-after-planning = После планирования на планшете лежит маркер Ultima Azione, а их забирают раньше.
lafamiglia-error-marker = Маркер Ultima Azione лежит там, где должен быть ровно одна фишка: { $cell }.
lafamiglia-error-tile-twice = Жетон { $tile } держат двое из одной команды, а у команды он один.
lafamiglia-error-control-twice = У мандаменто { $mandamento } два хозяина.
lafamiglia-error-tiles-in-play = Жетонов в игре { $found }, а их всегда семь.
lafamiglia-error-tile-discs = { $colour }: фишек на жетонах { $found }, а мандаменто («control») только { $most }; каждой фишке нужно своё.

lafamiglia-board-round = Раунд { $round }
lafamiglia-board-phase = { $phase ->
    [setup] Подготовка
    [planning] Планирование
    [ultima] Ultima Azione
    [check] Проверка
    [encounter] Столкновения
   *[over] Конец
}
lafamiglia-board-legend = ⚗ нарколаборатория  ⚙ автомобиль  ▲ атака  ■ снабжение  ▒▒ закрытый приказ
lafamiglia-board-map = Карта
lafamiglia-board-upper = Верхний планшет: фишки и цена колонки для вас
lafamiglia-board-lower = Нижний планшет ({ $sheet }): / одно из двух, + оба, * только свои области, ∞ без предела, ! Ultima Azione
lafamiglia-board-price = цена { $count } ₤
lafamiglia-board-part = { $what ->
    [recruit] наём
    [place] выставить
    [order] 1 приказ
    [orders_apart] 2 приказа
    [orders_together] 2 вместе
    [equip] техника
    [launder] отмывание
    [rally] сбор
    [influence_return] влиян. запас
    [influence_place] влиян. планш.
    [influence_row2] влиян. ряд×2
   *[ultima] Ultima Azione
}
lafamiglia-board-players = Семьи: базовые значения, ○ открытые и ● закрытые ячейки
lafamiglia-board-card = Ваша закрытая карта конфликта: { $card }
lafamiglia-board-hq = штаб: { $soldiers ->
    [one] { $soldiers } солдат
    [few] { $soldiers } солдата
    [many] { $soldiers } солдат
   *[other] { $soldiers } солдата
}, { $tokens ->
    [one] { $tokens } приказ
    [few] { $tokens } приказа
    [many] { $tokens } приказов
   *[other] { $tokens } приказа
}
lafamiglia-board-off-map = вне карты: { $soldiers ->
    [one] { $soldiers } солдат
    [few] { $soldiers } солдата
    [many] { $soldiers } солдат
   *[other] { $soldiers } солдата
}
lafamiglia-board-supply = запас: { $soldiers ->
    [one] { $soldiers } солдат
    [few] { $soldiers } солдата
    [many] { $soldiers } солдат
   *[other] { $soldiers } солдата
}, { $cars ->
    [one] { $cars } автомобиль
    [few] { $cars } автомобиля
    [many] { $cars } автомобилей
   *[other] { $cars } автомобиля
}, { $boats ->
    [one] { $boats } катер
    [few] { $boats } катера
    [many] { $boats } катеров
   *[other] { $boats } катера
}, { $discs ->
    [one] { $discs } фишка
    [few] { $discs } фишки
    [many] { $discs } фишек
   *[other] { $discs } фишки
}
lafamiglia-board-controls = { $count ->
    [one] { $count } район
    [few] { $count } района
    [many] { $count } районов
   *[other] { $count } района
}
lafamiglia-board-first = первый игрок
lafamiglia-board-tiles = Жетоны контроля, { $one } + { $other }:
lafamiglia-board-queue = Очередь приказов
lafamiglia-board-orders = Приказы команды
lafamiglia-board-in-hq = { $name }, в штаб-квартире
lafamiglia-board-on-map = { $name }, на карте
lafamiglia-board-can-be = { $name }: { $count } из этих в штаб-квартире, остальные на карте
lafamiglia-board-decides = Решает: { $who }
lafamiglia-board-near-land = По суше
lafamiglia-board-near-seas = Моря
lafamiglia-board-near-boats = На катерах команды

lafamiglia-why-step = { $kind ->
    [deal-tile] Сначала решает случай.
    [deal-team] Сначала решает случай.
    [deal-family] Сначала решает случай.
    [deal-first] Сначала решает случай.
    [deal-character] Сначала решает случай.
    [setup-family] Сейчас вопрос в другом: какую семью вы возглавите?
    [setup-soldier] Сейчас вопрос в другом: в какую область поставить солдата с карты персонажа?
    [setup-car] Сейчас вопрос в другом: в какую область поставить автомобиль с карты персонажа?
    [setup-boat] Сейчас вопрос в другом: в какое море поставить катер с карты персонажа?
    [setup-lab] Сейчас вопрос в другом: в какой области поставить нарколабораторию с карты персонажа?
    [setup-disc] Сейчас вопрос в другом: в какую колонку верхнего планшета положить фишку влияния?
    [tile-influence] Сейчас вопрос в другом: применить «Влияние»: вернуть 1 солдата из штаб-квартиры в запас и заменить нейтральную фишку своей?
    [plan-turn] Сейчас вопрос в другом: использовать ячейку или получить влияние целой колонкой?
    [gift-answer] Сейчас вопрос в другом: напарник просит денег. Сколько дать? Каждая 1 ₤ стоит вам 2 ₤.
    [plan-disc] Сейчас вопрос в другом: какую фишку верхнего планшета вы перемещаете?
    [plan-cell] Сейчас вопрос в другом: в какую ячейку нижнего планшета идёт фишка?
    [plan-part] Сейчас вопрос в другом: какую часть действия вы выполняете сейчас?
    [place-area] Сейчас вопрос в другом: в какую область выставить солдат?
    [place-count] Сейчас вопрос в другом: сколько солдат выставить?
    [order-token] Сейчас вопрос в другом: какой приказ вы отдаёте?
    [order-area] Сейчас вопрос в другом: в какую область положить приказ?
    [equip-kind] Сейчас вопрос в другом: что поставить: автомобиль, катер или нарколабораторию?
    [car-area] Сейчас вопрос в другом: в какую область поставить автомобиль?
    [lab-area] Сейчас вопрос в другом: в какой области поставить нарколабораторию?
    [boat-sea] Сейчас вопрос в другом: в какое море поставить катер?
    [boat-move] Сейчас вопрос в другом: переместить катер в соседнее море?
    [boat-remove] Сейчас вопрос в другом: третий катер в море лишний. Чей катер уходит вместе с вашим?
    [rally-area] Сейчас вопрос в другом: в какой области будет сбор?
    [rally-from] Сейчас вопрос в другом: из какой соседней области идут солдаты и автомобили?
    [rally-soldiers] Сейчас вопрос в другом: сколько солдат идёт оттуда?
    [rally-cars] Сейчас вопрос в другом: сколько автомобилей едет оттуда?
    [infl-row] Сейчас вопрос в другом: из какого ряда планшета семьи взять фишку?
    [infl-more] Сейчас вопрос в другом: взять и следующую фишку этого ряда?
    [infl-dest] Сейчас вопрос в другом: куда положить фишку?
    [gain-disc] Сейчас вопрос в другом: в какую ячейку идёт следующая фишка колонки? Действие ячейки не выполняется.
    [gain-step] Сейчас вопрос в другом: действие колонки или приказ?
    [plan-after] Сейчас вопрос в другом: применить жетон контроля или закончить ход?
    [ultima-cell] Сейчас вопрос в другом: Ultima Azione: какую ячейку вы используете?
    [check-remove] Сейчас вопрос в другом: районов под контролем стало меньше. С какого жетона контроля снять фишку?
    [check-add] Сейчас вопрос в другом: на какой жетон контроля команды положить фишку?
    [enc-pick] Сейчас вопрос в другом: какой из ваших приказов следующий?
    [enc-part] Сейчас вопрос в другом: какой символ приказа вы используете?
    [guard-area] Сейчас вопрос в другом: в какую область поставить солдата на охрану нарколаборатории?
    [around-area] Сейчас вопрос в другом: куда поставить солдат: в область приказа или в соседнюю?
    [around-count] Сейчас вопрос в другом: сколько солдат туда поставить?
    [around-ally] Сейчас вопрос в другом: сколько солдат из своей штаб-квартиры вы добавите в свою область?
    [move-from] Сейчас вопрос в другом: из какой области начинается второе передвижение?
    [move-target] Сейчас вопрос в другом: куда передвигаются или кого атакуют ваши солдаты?
    [move-bribe] Сейчас вопрос в другом: применить «Подкуп»: заплатить, чтобы один защитник ушёл?
    [move-soldiers] Сейчас вопрос в другом: сколько солдат идёт?
    [move-car] Сейчас вопрос в другом: взять с собой автомобиль?
    [move-turncoat] Сейчас вопрос в другом: сколько защитников перейдёт на вашу сторону?
    [move-payoff] Сейчас вопрос в другом: от скольких защитников откупиться, по 1 ₤ за каждого?
    [fight-mode] Сейчас вопрос в другом: тактика или грубая сила?
    [fight-neutral] Сейчас вопрос в другом: кто играет карту за нейтральных солдат: вы или напарник?
    [fight-card] Сейчас вопрос в другом: какую карту конфликта вы играете?
    [fight-take] Сейчас вопрос в другом: взять карту противника?
    [take-recruit] Сейчас вопрос в другом: применить «Наём» в захваченной области?
    [bomb-from] Сейчас вопрос в другом: из какой области подрыв?
    [bomb-target] Сейчас вопрос в другом: какую область подорвать?
    [bomb-car] Сейчас вопрос в другом: использовать заминированный автомобиль?
    [pentito-area] Сейчас вопрос в другом: из какой области убрать солдат (покаяние)?
    [pentito-count] Сейчас вопрос в другом: сколько солдат убрать?
    [defect-area] Сейчас вопрос в другом: из какой области переманить солдат?
    [defect-count] Сейчас вопрос в другом: сколько солдат переманить?
    [incite-area] Сейчас вопрос в другом: каких нейтральных солдат спровоцировать?
    [incite-target] Сейчас вопрос в другом: куда идут нейтральные солдаты?
    [incite-count] Сейчас вопрос в другом: сколько нейтральных солдат идёт?
    [recruit-count] Сейчас вопрос в другом: сколько солдат нанять?
    [launder-count] Сейчас вопрос в другом: сколько денег отмыть?
   *[other] Сейчас решается другое.
}
lafamiglia-why-may-not-pass = Ход планирования нельзя пропустить: используйте ячейку или получите влияние.
lafamiglia-why-dealt-already = Это уже роздано.
lafamiglia-why-other-teams-colour = Семья { $colour } досталась другой команде.
lafamiglia-why-colour-taken = Семья { $colour } уже занята.
lafamiglia-why-two-labs = Там уже две нарколаборатории, больше нельзя: { $area }.
lafamiglia-why-column-full = В колонке «{ $column }» нет свободного места.
lafamiglia-why-no-neutral-disc = В колонке «{ $column }» нет нейтральной фишки.
lafamiglia-why-only-discs-of-others = Остались только чужие фишки, а заплатить за них нечем: продайте приказ или попросите напарника.
lafamiglia-why-column-empty = В колонке «{ $column }» нет фишек, выбрать её нельзя.
lafamiglia-why-too-dear = Это стоит { $price } ₤, а у вас { $money } ₤.
lafamiglia-why-keep-a-turn = После этого вам нечем было бы оплатить ход: сохраните деньги или приказ на продажу.
lafamiglia-why-tile-not-in-play = Жетон контроля «{ $tile }» не участвует в этой партии.
lafamiglia-why-not-your-tile = На жетоне контроля «{ $tile }» нет вашей фишки.
lafamiglia-why-tile-used = Жетон контроля «{ $tile }» в этом ходу уже применён.
lafamiglia-why-tile-no-effect = Жетон контроля «{ $tile }» сейчас ничего не даст.
lafamiglia-why-tile-taken = На жетоне контроля «{ $tile }» уже лежит фишка.
lafamiglia-why-more-than-asked = Попросили только { $n } ₤.
lafamiglia-why-no-such-disc = В колонке «{ $column }» нет такой фишки: { $colour }.
lafamiglia-why-no-fee = Перемещение чужой фишки стоит 1 ₤, а денег у вас нет. Владелец: { $colour }.
lafamiglia-why-other-sheet = На нижнем планшете такой нет: { $cell }. Сейчас нижний — планшет { $sheet }.
lafamiglia-why-cell-taken = Занято фишкой: { $cell }.
lafamiglia-why-cell-no-effect = Сейчас это ничего вам не даст: { $cell }.
lafamiglia-why-only-free-infinity = Без платы за фишку доступны только бесплатные ячейки с бесконечностью.
lafamiglia-why-not-ultima-again = Для Ultima Azione нужна другая ячейка, не эта: { $cell }.
lafamiglia-why-do-one-part = Нужно выполнить хотя бы одну часть.
lafamiglia-why-part-not-here = В этой ячейке такого нет: { $part }.
lafamiglia-why-part-done = Это уже сделано: { $part }.
lafamiglia-why-part-no-effect = Сейчас это ничего не даст: { $part }.
lafamiglia-why-own-area-only = Здесь годятся только свои области, а эта пуста: { $area }.
lafamiglia-why-partners-area = Эту область держит ваш напарник: { $area }.
lafamiglia-why-your-own-area = Это ваша собственная область: { $area }.
lafamiglia-why-area-held = Эту область держат другие: { $area } ({ $side }).
lafamiglia-why-not-your-area = У вас там нет ни одного солдата: { $area }.
lafamiglia-why-too-few-soldiers = Нужно солдат в штаб-квартире: { $n }, а есть { $have }.
lafamiglia-why-too-many = { $n } — слишком много; не больше { $most }.
lafamiglia-why-too-few = { $n } — слишком мало; не меньше { $least }.
lafamiglia-why-order-first = Здесь нужно отдать приказ.
lafamiglia-why-other-area = Два приказа нужны в разных областях, а здесь один уже лежит: { $area }.
lafamiglia-why-token-there = Там уже лежат ваши приказы: { $area }, всего { $n }.
lafamiglia-why-token-on-board = Этот приказ ещё на планшете семьи: { $token }.
lafamiglia-why-token-on-map = Этот приказ уже на карте, { $area }: { $token }.
lafamiglia-why-token-sold = Этот приказ продан: { $token }.
lafamiglia-why-token-not-on-map = Этого приказа нет на карте: { $token }.
lafamiglia-why-token-resolved = Этот приказ уже выполнен: { $token }.
lafamiglia-why-not-your-token = Это не ваш приказ: { $token }.
lafamiglia-why-supply-first = Сначала все приказы снабжения, потом атаки: { $token }.
lafamiglia-why-other-initiative = Сейчас идут приказы с инициативой { $initiative }, а не этот: { $token }.
lafamiglia-why-must-equip = Нужно поставить одну фигуру.
lafamiglia-why-must-place = Фигуру нужно поставить.
lafamiglia-why-no-place-for-lab = Нарколабораторий не осталось, или в ваших областях нет для них места.
lafamiglia-why-none-left = В вашем запасе таких не осталось.
lafamiglia-why-no-place = Поставить это некуда.
lafamiglia-why-sea-not-near = { $sea }: рядом нет ваших областей.
lafamiglia-why-sea-not-at-order = { $sea }: не рядом с областью приказа ({ $area }).
lafamiglia-why-seas-not-neighbours = { $sea } и { $other } не соседствуют.
lafamiglia-why-no-such-boat = Такого катера в этом море нет: { $colour }.
lafamiglia-why-no-own-neighbour = Среди соседних областей нет ваших: { $area }.
lafamiglia-why-move-something = Нужно переместить хотя бы одну фигуру.
lafamiglia-why-source-used = Оттуда уже перемещались: { $area }.
lafamiglia-why-not-neighbours = { $area } и { $other } не соседствуют по суше.
lafamiglia-why-row-open = В ряду «{ $row }» не осталось фишек.
lafamiglia-why-other-row = Вторая фишка должна быть из другого ряда, не «{ $row }».
lafamiglia-why-column-needs-disc = В колонке «{ $column }» нет других фишек.
lafamiglia-why-action-first = Сначала действие колонки.
lafamiglia-why-action-done = Действие колонки уже выполнено.
lafamiglia-why-order-done = Приказ этого хода уже отдан.
lafamiglia-why-cannot-order = В штаб-квартире нет приказа, или для него нет области.
lafamiglia-why-symbol-not-here = На этом приказе ({ $token }) нет такого символа: { $symbol }.
lafamiglia-why-symbol-used = Символ уже использован: { $symbol }.
lafamiglia-why-symbol-no-effect = Символ сейчас ничего не даст: { $symbol }.
lafamiglia-why-area-left = Область приказа больше не ваша ({ $area }), и это пропадает: { $symbol }.
lafamiglia-why-rally-first = Сбор проводится до первого дробовика.
lafamiglia-why-not-coastal = { $area }: нет выхода к морю.
lafamiglia-why-no-lab = Там нет неохраняемой нарколаборатории: { $area }.
lafamiglia-why-area-used = Эта область уже выбрана: { $area }.
lafamiglia-why-enough-areas = Соседних областей не больше { $n }.
lafamiglia-why-no-neutrals = Область нейтральная, а в этой партии здесь так нельзя: { $area }.
lafamiglia-why-no-soldier = Солдат не осталось: { $area }.
lafamiglia-why-origin = Второе передвижение начинается в области приказа или там, где закончилось первое, а не здесь: { $area }.
lafamiglia-why-origin-itself = Отсюда и начинается передвижение: { $area }.
lafamiglia-why-no-target = Отсюда нет цели: { $area }.
lafamiglia-why-no-boat-chain = Катера вашей команды не связывают эти области: { $area } и { $other }.
lafamiglia-why-allies-near = Это и так соседняя область, а «Союзники» ведут через одну: { $area }.
lafamiglia-why-allies-between = Между ними нет пустой или нейтральной области: { $area } и { $other }.
lafamiglia-why-empty-area = Эта область пуста: { $area }.
lafamiglia-why-car-cannot-board = Автомобиль на катер не взять.
lafamiglia-why-no-car = Там нет вашего автомобиля: { $area }.
lafamiglia-why-one-car = Приказ может взять только один автомобиль, и дальше он едет лишь оттуда, где стоит.
lafamiglia-why-bomb-origin = Подрыв начинается в области приказа или в захваченной этим приказом, а не здесь: { $area }.
lafamiglia-why-wrong-distance = Расстояние между ними не 2: { $area } и { $other }.
lafamiglia-why-not-neutral = Там нет нейтральных солдат: { $area }.
lafamiglia-why-too-far = Расстояние { $distance }, а приказ достаёт на { $most }: { $area }.
lafamiglia-why-no-need-to-sell = Продавать сейчас незачем: платить здесь не за что.
lafamiglia-why-no-need-to-ask = Просить сейчас незачем: платить здесь не за что.
lafamiglia-why-asked-already = Вы уже просили напарника.
lafamiglia-why-partner-has-too-little = У напарника слишком мало, чтобы поделиться.
lafamiglia-why-more-than-partner-has = Напарник может дать не больше { $n } ₤.
