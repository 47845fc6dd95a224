advice-best = { $notation } ({ $words }): победа в { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
advice-gains = Что это даёт: { $gains }.
advice-gains-risks = Что это даёт: { $gains }; риск: { $risks }.
advice-risks = Сразу это ничего не даёт; риск: { $risks }.
advice-neither = Сразу это ничего не даёт, но дальше так побеждают чаще всего.
advice-second = Следующий по силе ход: { $notation } ({ $words }), { $n ->
    [0] почти не хуже
    [one] хуже на { $n } процентный пункт
    [few] хуже на { $n } процентных пункта
   *[many] хуже на { $n } процентных пунктов
}
