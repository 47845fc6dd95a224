help-serve = Запустить сервер: столы для людей и ботов в браузере.

    Пример: consigliere serve --port 8000
help-host = Адрес, на котором слушать; 0.0.0.0 впускает других.
help-port = Порт, на котором слушать.
help-database = База данных: sqlite:///ФАЙЛ или postgresql+psycopg://USER@HOST/NAME. По умолчанию файл в вашей папке данных.
help-redis = Redis, нужный нескольким процессам сервера: redis://HOST.
help-server-workers = Процессы сервера; больше одного — только с PostgreSQL и Redis.
help-thinkers = Сколько ботов думает одновременно.
help-packs = Папка с вашими числами для компонентов игры; можно указать несколько раз.
help-limits = Файл JSON с другими ограничениями, чем обычные (сообщения, соединения, столы).
help-open = Открыть страницу в браузере.
serve-address = Consigliere работает по адресу { $address } (Ctrl-C завершает)
server-about = Это сервер Consigliere: столы для настольных игр о мафии. Страница здесь не собрана; программы уже могут играть.
server-document = Описание API
error-workers = Нескольким процессам сервера нужны PostgreSQL (--database) и Redis (--redis).
error-database = Не удаётся открыть базу данных: { $reason }.
error-redis = Redis не отвечает: { $reason }.
error-address = Сервер не может принимать соединения по адресу { $address }: { $reason }.
error-address-taken = этот адрес уже занят
error-address-unknown = у этого компьютера нет такого адреса
error-limits = Не удалось прочитать ограничения из { $file }: { $reason }.

help-join = Играть в терминале за столом на сервере или открыть там новый стол.

    Примеры: consigliere join http://127.0.0.1:8000 --new famiglia
    · consigliere join http://127.0.0.1:8000/t/TABLE --name Rosa
help-join-link = Ссылка на стол; с --new — адрес сервера.
help-join-name = Ваше имя на сервере. Каждое имя — отдельный гость, и в следующий раз его узнают.
help-join-new = Открыть новый стол для этой игры; остальные места свободны.
join-invite = Ваш стол: { $link }
    К нему присоединяются в браузере или так: consigliere join { $link } --name NAME
join-waiting = Ждём, пока сядут остальные.
join-lost = Связь потеряна; пробуем снова.
join-left = Место остаётся за вами. Продолжить: { $command }
join-over = Игра окончена. Посмотреть её снова: { $link }
join-command = { $command ->
    [reset] взять назад весь свой ход
    [say] «say привет» — сказать всем за столом
    [ask] попросить остальных разрешить взять решение назад
    [draw] предложить ничью
    [yes] согласиться с предложением
    [no] отказаться от предложения или отозвать своё
    [resign] сдаться
    [quit] остановиться; место остаётся за вами
   *[other] { play-command }
}
error-join-link = «{ $link }» — не ссылка на стол; она выглядит так: http://127.0.0.1:8000/t/TABLE. С --new GAME вы откроете новый стол.
error-no-server = По адресу { $address } нет сервера: { $reason }.
