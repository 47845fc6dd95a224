lafamiglia-reason-control = { $mandamento } under your control
lafamiglia-reason-uncontrolled = { $mandamento } no longer under your control
lafamiglia-reason-taken = { $area } taken
lafamiglia-reason-threat = { $area } will probably be taken from you
lafamiglia-reason-takes = { $area } falls in { $n } of { $ways } ways the cards can lie
lafamiglia-reason-holds = { $area } holds in { $n } of { $ways } ways the cards can lie
lafamiglia-reason-lost = { $n ->
    [one] { $n } soldato lost in { $area }
   *[other] { $n } soldati lost in { $area }
}
lafamiglia-reason-sold = sold: { $tokens }
lafamiglia-reason-unknown = what comes then is still hidden
lafamiglia-reason-asked = { $n } ₤ asked of { $other }
lafamiglia-intent-attack = I am going to attack { $area }.
lafamiglia-intent-order = I am laying an order in { $area }.
lafamiglia-intent-place = I am bringing soldati to { $area }.
lafamiglia-intent-gain = I am gaining influence: { $column }.
lafamiglia-wish-attack = Attack { $area }, please.
lafamiglia-wish-save = Save your money, please.
lafamiglia-wish-defend = Defend what we hold, please.
lafamiglia-wish-none = Do as you see fit.
