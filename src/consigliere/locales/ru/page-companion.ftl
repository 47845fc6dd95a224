companion-page-title = Головорез рядом с вашей коробкой
companion-page-intro = Свою сторону вы играете с коробкой, Головореза ведёт программа. Она спрашивает по одному и говорит, что двигать и почему. После каждого ответа всё сохранено.
companion-page-continue = Продолжить
companion-page-turn = Ход { $n }
companion-page-over = Окончена
companion-page-cards = { $cards ->
    [physical] его карты лежат на столе
   *[app] его карты мешает программа
}
companion-page-cards-note = { $cards ->
    [physical] Вы открываете его карты и называете их; неизвестная карта вводится один раз.
   *[app] Оставьте его карты действий в коробке: программа тянет и показывает их.
}
companion-page-throw-away = Выбросить эту игру
companion-page-new = Новая игра
companion-page-humans = Кто играет против него?
companion-page-company = { $company ->
    [alone] Только я
   *[company] Нас двое или трое
}
companion-page-colours = Нажмите ваши цвета в порядке хода после Головореза.
companion-page-his-cards = Карты Головореза
companion-page-begin = Начать
companion-page-pack = У меня есть числа моей коробки
companion-page-pack-note = Файл TOML по образцу: цены, планшеты, карты действий. Чего нет, берётся наше.
companion-page-template = Взять образец
companion-page-pack-file = Ваш файл
companion-page-own = ваша коробка
companion-page-my-box = Играть с моей коробкой
companion-page-my-box-enter = Ввести карты моей коробки
companion-page-my-box-edit = Посмотреть мою коробку
companion-page-import = Взять сохранённую игру
companion-page-import-note = Файл помощника, отсюда или из терминала
companion-page-anyway = Всё равно продолжить
companion-page-games = Все игры
companion-page-set-up = Подготовка
companion-page-undo = Назад
companion-page-changes = Что случилось с Головорезом?
companion-page-changes-short = Перемены
companion-page-sheet = Лист
companion-page-sheet-short = Лист
companion-page-export = Файл
companion-page-because = Почему
companion-page-skipped = Ряды, которые он пропускает: { $n }
companion-page-done = Готово
companion-page-cannot = Это невозможно
companion-page-why = Почему нет?
companion-page-back = Назад
companion-page-go = Ход Головореза
companion-page-end = Партия окончена
companion-page-end-sure = Да, считаем деньги
companion-page-option = Вариант { $n }
companion-page-right = Всё верно
companion-page-number = Число
companion-page-power = сила
companion-page-movement = движение
companion-page-rows = ряды
companion-page-day = день
companion-page-night = ночь
companion-page-less = меньше на один: { $label }
companion-page-more = больше на один: { $label }
companion-page-tile-name = Квартал
companion-page-add-tile = Положить квартал
companion-page-city-done = Все кварталы на месте
companion-page-other-card = Другая карта
companion-page-tap-cards = Нажмите их слева направо.
companion-page-other-cards = Такой карты здесь нет
companion-page-enter-card = Ввести эту карту
companion-page-bonus = бонус
companion-page-action = действие
companion-page-amount = сколько
companion-page-place = куда
companion-page-more-effects = и ещё (словами)
companion-page-fact = { $what ->
    [money] деньги
    [crime] преступность
    [ness] Несс
    [jobs] работы
    [stars] звёзды
   *[news] активные новости
}
companion-page-ring = Фамильное кольцо
companion-page-here = его жетон
companion-page-his-pieces = Его бандиты { $thugs }, автомобили { $cars }, грузовики { $trucks }
companion-page-tile = прибыль { $profit }, защита { $defence }; нужно: алкоголь { $alcohol }, оружие { $guns }; маркеры { $markers }
companion-page-lying = там лежит: { $good }
companion-page-drop = Убрать этот квартал
companion-page-new-tile = Новый квартал
companion-page-way = { $way ->
    [lost] Он теряет
   *[got] Он получает
}
companion-page-befall = { $what ->
    [imprisoned] бандитов в тюрьму
    [wounded] бандитов ранеными
    [killed] бандитов убитыми
    [goods] товар
    [alcohol] алкоголь
    [guns] оружие
    [business] бизнес
    [control] квартал
    [upgrade] улучшение
    [vehicle] машину
    [money] деньги
    [crime] преступность
    [recruit] рекрутов
    [free] бандитов из тюрьмы
    [job] работу
   *[dealer] дилера
}
companion-page-where = Где
companion-page-at = { $at ->
    [districts] в районах
    [here] в районе его жетона
    [prison] в тюрьме
   *[any] где угодно
}
companion-page-tell = Сказать ему
companion-page-news = Новая карта новостей
companion-page-news-what = Пока она последняя
companion-page-news-tell = Теперь она лежит
companion-page-ask-decks = Сколько карт в его колодах A, B и C?
companion-page-ask-tokens = Какой номер лежит в каждом районе?
companion-page-ask-city = Какие кварталы лежат в городе? По порядку, ваши тоже.
companion-page-ask-start = Вытяните его начальный район среди районов без полиции и со свободным кварталом. Какой это район и что напечатано на квартале?
companion-page-ask-pause = Ваш ход с коробкой. Скажите, что изменилось для него; потом ходит он.
companion-page-ask-free-slot = Сколько маркеров бизнеса лежит на его кварталах?
companion-page-ask-goods = Сколько алкоголя и оружия лежит там: { $tile }?
companion-page-ask-card-values = Карта { $card } новая. Что на ней напечатано?
companion-page-ask-card-row = Карта { $card }, ряд { $row }: что там напечатано?
companion-page-ask-final-tie = Ничья. Что есть у вас?
error-no-companion = Такой игры рядом с коробкой нет.
error-companion-stale = Эта игра продолжилась в другом месте; вот как она стоит.
error-too-many-companions = Игр рядом с коробкой у вас уже { $most }. Сначала выбросьте одну.
companion-page-ask-first = Всё разложено. Начинает Головорез.
companion-page-ask-tiles-here = Эти кварталы не его, { $district }: какая у них защита? С маркерами и новостями, без бандитов, автомобилей и планшетов.
companion-page-ask-your-nights = Ваши кварталы: день или ночь?
companion-page-ask-your-tiles = Ваши кварталы: какую прибыль получили бы вы?
companion-page-ask-your-missing = Ваши кварталы с равной прибылью: сколько товара не хватает для продажи?
companion-page-ask-needs = Какой товар нужен этим кварталам сейчас?
companion-page-ask-your-money = Сколько у вас денег?
companion-page-ask-supply = Сколько осталось в запасе?
companion-page-enough = { $n } или больше
companion-page-no-goods = Там ничего нет
companion-page-enough-all = Того и другого хотя бы { $n }
companion-page-enough-everybody = У каждого не меньше { $n }
companion-page-police = { $there ->
    [yes] Готово, полиция там стоит
   *[no] Готово, полиции там нет
}
companion-page-throw-sure = Выбросить эту игру?
companion-page-throw-yes = Да, выбросить
companion-page-keep = Оставить
companion-page-thrown = Игра выброшена.
companion-page-take-back = Вернуть её
companion-page-old = сохранена прежней версией: её можно только забрать файлом
companion-page-away = Сервер недоступен. Так всё было; ваши ответы останутся здесь и уйдут, когда он вернётся.
companion-page-waiting = Ждёт отправки:
companion-page-unsend = Забрать последнее
companion-page-tap-order = Коснитесь районов по порядку их номеров. Следующий: { $n }
companion-page-again = Сначала
companion-page-other-tile = Другое название
companion-page-close-yes = Это { $tile }
companion-page-close-no = Это другой
companion-page-goods = алкоголь { $alcohol }, оружие { $guns }
companion-page-his-tiles = Кварталы Головореза, какими он их знает
