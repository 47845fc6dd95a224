famiglia-reason-ends = игра кончается { $mine }:{ $theirs }, { $outcome ->
    [won] и вы победили
    [lost] и вы проиграли
   *[draw] ничья
}
famiglia-reason-card = { $card } вам в руку
famiglia-reason-back = назад в руку: { $cards }
famiglia-reason-denied = { $other } больше не может завербовать: { $cards }
famiglia-reason-fresh = { $n ->
    [one] { $n } новая карта на Улице
    [few] { $n } новые карты на Улице
   *[many] { $n } новых карт на Улице
}
famiglia-reason-rival-ends = { $other } может закончить игру пасом и победить
famiglia-reason-likely = { $other } скорее всего завербует: { $card }
famiglia-reason-rival = { $other } может завербовать: { $card } ({ $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
})
famiglia-reason-unknown = никто не знает, какие карты придут
famiglia-reason-spent = уходит из руки: { $cards }
