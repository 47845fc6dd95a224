advice-best = { $notation } ({ $words }): { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } to win
advice-gains = What it brings: { $gains }.
advice-gains-risks = What it brings: { $gains }; the risk: { $risks }.
advice-risks = It brings nothing at once; the risk: { $risks }.
advice-neither = It brings nothing at once, but what follows is won most often.
advice-second = Next best: { $notation } ({ $words }), { $n ->
    [0] about as good
    [one] { $n } point of a hundred less
   *[other] { $n } points of a hundred less
}
