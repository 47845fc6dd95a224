lafamiglia-reason-control = { $mandamento } под вашим контролем
lafamiglia-reason-uncontrolled = { $mandamento } больше не под вашим контролем
lafamiglia-reason-taken = захват: { $area }
lafamiglia-reason-threat = скорее всего, у вас отнимут: { $area }
lafamiglia-reason-takes = { $area }: захват в { $n } из { $ways } раскладов карт
lafamiglia-reason-holds = { $area }: оборона удалась в { $n } из { $ways } раскладов карт
lafamiglia-reason-lost = { $n ->
    [one] { $area }: потерян { $n } солдат
    [few] { $area }: потеряно { $n } солдата
   *[many] { $area }: потеряно { $n } солдат
}
lafamiglia-reason-sold = продано: { $tokens }
lafamiglia-reason-unknown = что будет дальше, пока скрыто
lafamiglia-reason-asked = просьба о { $n } ₤, отвечает { $other }
lafamiglia-intent-attack = Я собираюсь атаковать: { $area }.
lafamiglia-intent-order = Я кладу приказ: { $area }.
lafamiglia-intent-place = Я выставляю солдат: { $area }.
lafamiglia-intent-gain = Я получаю влияние: { $column }.
lafamiglia-wish-attack = Атакуй, пожалуйста: { $area }.
lafamiglia-wish-save = Береги, пожалуйста, деньги.
lafamiglia-wish-defend = Обороняй, пожалуйста, наши области.
lafamiglia-wish-none = Поступай как знаешь.
