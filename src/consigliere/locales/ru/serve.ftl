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
error-limits = Не удалось прочитать ограничения из { $file }: { $reason }
