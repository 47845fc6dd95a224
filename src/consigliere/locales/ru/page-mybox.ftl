mybox-page-title = Моя коробка
mybox-page-intro = Вводите понемногу, что напечатано на вашем экземпляре Scarface 1920. Всё сразу остаётся в этом браузере; чего нет, берётся наше, и с неполной коробкой можно играть.
mybox-page-progress = { $have } из { $most }
mybox-page-wrong = исправить: { $n }
mybox-page-state = { $state ->
    [done] готово
    [wrong] что-то не так
   *[unfinished] ещё не готово
}
mybox-page-missing = Осталось ввести: { $what }.
mybox-page-name = Другое имя
mybox-page-new = Добавить
mybox-page-next = Дальше: { $id }
mybox-page-remove = Вычеркнуть { $id }
mybox-page-remove-item = Вычеркнуть: { $what }
mybox-page-remove-row = Вычеркнуть ряд { $row }
mybox-page-add-item = добавить: { $what }
mybox-page-and = и ещё …
mybox-page-printed = Что там напечатано?
mybox-page-next-row = Ряд { $row }: какой там символ?
mybox-page-joined = Ряд { $row }: какой символ там ещё?
mybox-page-more-symbols = Другие символы
mybox-page-more-details = Кому, сколько раз, при каком условии
mybox-page-play = Играть с помощником
mybox-page-replaced = Коробка заменена целиком, или что-то вычеркнуто.
mybox-page-take-back = Вернуть прежнюю
mybox-page-carry = Взять с собой
mybox-page-carry-note = Файлом, который читает и терминал; ссылкой; или кодами, которые телефон снимает по одному. На сервере ничего не хранится.
mybox-page-save-file = Сохранить в файл
mybox-page-bring = Взять из файла
mybox-page-link = Ссылка
mybox-page-link-note = Кто откроет эту ссылку, у того будет ваша коробка.
mybox-page-codes = Коды для телефона
mybox-page-codes-note = Наведите камеру телефона на каждый код и откройте ссылку. Порядок не важен; телефон скажет, каких не хватает.
mybox-page-code = Код { $n } из { $of }
mybox-page-code-before = Предыдущий
mybox-page-code-next = Следующий
mybox-page-pieces = Частей коробки здесь: { $have } из { $of }. { $count ->
    [one] Не хватает: { $missing }.
   *[other] Не хватает: { $missing }.
}
mybox-page-pieces-forget = Забыть их
mybox-page-other-box = Эта часть от другой коробки, чем прежние; они хранятся отдельно.
mybox-page-damaged = Эта часть повреждена или не от коробки: снимите её ещё раз. Ничего не изменилось.
mybox-page-too-long = Файл слишком длинный: в коробке не больше { $most } знаков. Ничего не изменилось.
mybox-page-nothing-in-it = В нём нет ничего из коробки. Ничего не изменилось.
mybox-page-not-taken = Это не коробка, ничего не изменилось. { $reason }
mybox-page-taken = Коробка здесь.
mybox-page-offer = Пришла коробка.
mybox-page-offer-note = Она встанет на место вашей, а вашу можно будет вернуть.
mybox-page-take = Взять
mybox-page-leave = Не брать
