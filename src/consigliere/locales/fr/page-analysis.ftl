# L’analyse d’une partie terminée, sous son déroulement.

page-analysis = Analyse
page-analysis-note = Les bots revoient chaque décision : quelles étaient les chances de chaque camp, et ce qui aurait été meilleur
page-analysis-running = Les bots revoient la partie : { $percent } %
page-analysis-stop = Arrêter
page-analysis-curve = Chance de gagner : { $names }
page-analysis-words = La chance de gagner ({ $names }) va de { $first } % à { $last } %.
page-analysis-mark = { $mark ->
    [inaccuracy] imprécision
    [mistake] erreur
   *[blunder] grosse erreur
}
page-analysis-item = Coup { $move }, { $name } : { $mark }, { $points ->
    [one] un point sur cent perdu
   *[other] { $points } points sur cent perdus
}
page-analysis-played = { $name } : { $words } ({ $percent } % de chances de gagner).
page-analysis-better = Mieux : { $words } ({ $percent } %).
page-analysis-good = Aucun meilleur coup n’a été trouvé.
page-analysis-none = Aucune erreur n’a été trouvée dans cette partie.
