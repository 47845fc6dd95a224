# Analiza skończonej partii, pod jej powtórką.

page-analysis = Analiza
page-analysis-note = Boty oceniają każdą decyzję: jakie szanse miały strony i co byłoby lepsze
page-analysis-running = Boty oceniają partię: { $percent } %
page-analysis-stop = Przerwij
page-analysis-curve = Szansa na wygraną: { $names }
page-analysis-words = Szansa na wygraną ({ $names }): od { $first } % do { $last } %.
page-analysis-mark = { $mark ->
    [inaccuracy] niedokładność
    [mistake] błąd
   *[blunder] gruby błąd
}
page-analysis-item = Ruch { $move }, { $name }: { $mark }, { $points ->
    [one] strata jednego punktu na sto
    [few] strata { $points } punktów na sto
   *[many] strata { $points } punktów na sto
}
page-analysis-played = { $name }: { $words } (szansa na wygraną { $percent } %).
page-analysis-better = Lepiej: { $words } ({ $percent } %).
page-analysis-good = Nie znaleziono lepszego ruchu.
page-analysis-none = W tej partii nie znaleziono błędów.
