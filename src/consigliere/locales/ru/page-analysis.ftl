# Анализ оконченной партии, под её просмотром.

page-analysis = Анализ
page-analysis-note = Боты разбирают каждое решение: каковы были шансы сторон и что было бы лучше
page-analysis-running = Боты разбирают партию: { $percent } %
page-analysis-stop = Остановить
page-analysis-curve = Шанс на победу: { $names }
page-analysis-words = Шанс на победу ({ $names }): от { $first } % до { $last } %.
page-analysis-mark = { $mark ->
    [inaccuracy] неточность
    [mistake] ошибка
   *[blunder] грубая ошибка
}
page-analysis-item = Ход { $move }, { $name }: { $mark }, { $points ->
    [one] потерян { $points } пункт из ста
    [few] потеряно { $points } пункта из ста
   *[many] потеряно { $points } пунктов из ста
}
page-analysis-played = { $name }: { $words } (шанс на победу { $percent } %).
page-analysis-better = Лучше: { $words } ({ $percent } %).
page-analysis-good = Лучшего хода не нашлось.
page-analysis-none = Ошибок в этой партии не нашлось.
