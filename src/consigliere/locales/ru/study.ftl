help-ladder = Измерить силу ботов: каждый с каждым, каждая раздача дважды, со сменой мест.

    Примеры: consigliere ladder famiglia easy normal hard greedy:2000 --pairs 400 --file famiglia.ladder
    · consigliere ladder famiglia hard normal --full --pairs 20
    · consigliere ladder scarface hard greedy:2000 --pairs 300
help-ladder-bots = Боты ({ $bots }), при желании с числом шагов: greedy:2000. По умолчанию: уровни и greedy:2000.
help-ladder-pairs = Сколько раздач играют каждые два бота, каждую дважды; в игре для одного — сколько партий играет каждый бот.
help-ladder-share = Какую долю своего времени думают уровни; она задаётся в шагах, чтобы результат можно было повторить.
help-ladder-full = Уровни думают столько же секунд, сколько за столом.
help-ladder-sprt = Закончить партии двух ботов, как только ясно, ведёт ли первый на LOW или на HIGH Эло, например 0,35.
help-ladder-file = Записывать каждую сыгранную раздачу в этот файл; та же команда продолжит с этого места.
error-bot-steps = «{ $name }»: после двоеточия стоит число шагов, например greedy:2000.
error-ladder-bots = Нужны хотя бы два бота, и все разные.
error-ladder-alone = В игре для одного боты не встречаются, поэтому --sprt их не сравнит.
error-ladder-share = «{ $found }» — не доля времени на раздумье; 0.1 — одна десятая.
error-ladder-sprt = «{ $found }» — не два числа Эло, меньшее первым, например 0,35.
error-ladder-line = «{ $file }» — не файл измерения в том виде, в каком он был записан: строка { $line } не подходит. Назовите другой файл.
error-ladder-other = «{ $file }» принадлежит другому измерению: «{ $what }» там { $found }, а здесь { $wanted }. Повторите прежнюю команду или назовите другой файл.
ladder-title = { $game }: очки строки против столбца, с 95-процентным интервалом
ladder-title-alone = { $game }: доля побед, с 95-процентным интервалом
ladder-pairs = { $n ->
    [one] { $n } пара
    [few] { $n } пары
   *[many] { $n } пар
}
ladder-bot = бот
ladder-deals = партий
ladder-won = побед
ladder-interval = 95-процентный интервал
ladder-elo-title = Эло (среднее всех равно 0)
ladder-elo = Эло
ladder-sprt = { $first } против { $second }: { $verdict ->
    [high] ведёт скорее на { $high } Эло, чем на { $low }
   *[low] ведёт скорее на { $low } Эло, чем на { $high }
} (ясно после { $deals ->
    [one] { $deals } пары
    [few] { $deals } пар
   *[many] { $deals } пар
})
help-analyse = Разобрать записанную партию ход за ходом: у кого были какие шансы и что было бы лучше.

    Примеры: consigliere analyse game.record
    · consigliere analyse game.record --seat 0 --level hard
help-analyse-seat = Только решения этого места.
help-analyse-level = Сколько думать над каждым решением: столько же, сколько этот уровень ({ $levels }), в шагах.
error-unknown-level = Уровня «{ $name }» нет. Есть: { $known }.
analyse-thinking = Размышление
analyse-title = Шансы на победу после каждого решения: { $names }
analyse-swings = Главные повороты
analyse-marks = Что можно было сыграть лучше
analyse-moment = { $number }. { $seat }: { $move } ({ NUMBER($chance, style: "percent", maximumFractionDigits: 0) }){ $mark ->
    [inaccuracy] {" – "}неточность, потеряно { $lost } из ста
    [mistake] {" – "}ошибка, потеряно { $lost } из ста
    [blunder] {" – "}грубая ошибка, потеряно { $lost } из ста
   *[none] {""}
}
analyse-risk = Риск: { $risks }.
analyse-better = Лучше: { $words } ({ $line })
analyse-column = { $what ->
    [player] игрок
    [decisions] решений
    [inaccuracy] неточностей ?!
    [mistake] ошибок ?
    [blunder] грубых ошибок ??
   *[lost] потеряно в среднем, из ста
}
help-puzzle = Найти лучший ход в позициях из партий ботов; верные ответы подряд считаются.

    Примеры: consigliere puzzle famiglia
    · consigliere puzzle famiglia 7
help-puzzle-number = Одна задача по номеру (по умолчанию все нерешённые, одна за другой).
error-no-puzzles = Для { $game } пока нет задач.
error-puzzles-other = Задачи { $game } составлены для других правил или компонентов.
error-no-such-puzzle = Задачи { $number } нет; есть от 1 до { $most }.
puzzle-title = Задача { $number } из { $most }: один ход явно лучший. Какой? («quit» — конец)
puzzle-right = Верно!
puzzle-wrong = Нет. Ответ:
puzzle-line = Вариант: { $line }
puzzle-streak = Подряд: { $streak }. Ваш рекорд: { $best }.
puzzle-all-solved = Вы решили все задачи.
