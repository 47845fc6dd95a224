page-me-of = Партии: { $name }
page-me-guest = Вы гость: партии хранятся для этого браузера. С учётной записью они будут с вами на любом устройстве.
page-me-make-account = Создать учётную запись
page-me-ratings = Рейтинг
page-me-ratings-note = Все начинают с 1500. Против бота 1500 значит: не слабее и не сильнее его. Число после ± говорит, насколько рейтинг надёжен; вопросительный знак стоит, пока это почти догадка. В командах среднее одной стороны играет против среднего другой.
page-me-no-ratings = Рейтинговых партий пока нет.
page-me-pool = { $kind ->
    [people] Люди
   *[alone] { $level ->
        [normal] В одиночку, обычный уровень
        [hard] В одиночку, трудный уровень
       *[other] В одиночку
    }
}
page-me-rating-games = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[many] { $count } партий
}
page-me-rates = Победы и поражения
page-me-all = Все партии
page-me-rival = Против кого
page-me-share = Победы: { $won }, ничьи: { $drawn }, поражения: { $lost }
page-me-percent = { $percent } % побед
page-me-games = Сыгранные партии
page-me-none = Здесь появятся ваши сыгранные партии со счётом и записью.
page-me-none-of = Открытых для всех партий пока нет.
page-me-result = { $outcome ->
    [won] Победа
    [lost] Поражение
    [draw] Ничья
   *[over] За обе стороны
}
page-me-unrated = без рейтинга
page-me-date = Дата
page-me-game = Игра
page-me-outcome = Исход
page-me-score = Счёт
page-me-rating = Рейтинг
page-me-replay = Запись партии { $title }, { $date }
page-me-more = Показать более ранние партии
page-me-public = Ваша открытая страница
page-me-public-note = Другие видят там ваш рейтинг, ваши победы всего и над ботами и партии, которые мог найти и смотреть каждый.
page-me-forget = Удалить мою историю
page-me-forget-note = Список ваших партий и рейтинг будут удалены. Сами партии останутся у тех, с кем вы играли.
page-me-forget-sure = Да, удалить навсегда
