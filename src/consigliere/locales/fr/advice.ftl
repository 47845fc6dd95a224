advice-best = { $notation } ({ $words }) : { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } de chances de gagner
advice-gains = Ce que cela apporte : { $gains }.
advice-gains-risks = Ce que cela apporte : { $gains } ; le risque : { $risks }.
advice-risks = Cela n’apporte rien tout de suite ; le risque : { $risks }.
advice-neither = Cela n’apporte rien tout de suite, mais c’est ainsi que l’on gagne le plus souvent ensuite.
advice-second = Deuxième choix : { $notation } ({ $words }), { $n ->
    [0] presque aussi bon
    [one] { $n } point sur cent de moins
   *[other] { $n } points sur cent de moins
}
