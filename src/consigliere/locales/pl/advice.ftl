advice-best = { $notation } ({ $words }): { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } na wygraną
advice-gains = Co to daje: { $gains }.
advice-gains-risks = Co to daje: { $gains }; ryzyko: { $risks }.
advice-risks = Od razu nic to nie daje; ryzyko: { $risks }.
advice-neither = Od razu nic to nie daje, ale dalej tak wygrywa się najczęściej.
advice-second = Drugi w kolejności: { $notation } ({ $words }), { $n ->
    [0] prawie tak samo dobry
    [one] gorszy o { $n } punkt procentowy
    [few] gorszy o { $n } punkty procentowe
   *[many] gorszy o { $n } punktów procentowych
}
