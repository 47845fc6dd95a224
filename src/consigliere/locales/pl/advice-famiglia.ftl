famiglia-reason-ends = gra kończy się { $mine }:{ $theirs }, { $outcome ->
    [won] i wygrywasz
    [lost] i przegrywasz
   *[draw] remis
}
famiglia-reason-card = { $card } do twojej ręki
famiglia-reason-back = z powrotem w ręce: { $cards }
famiglia-reason-denied = { $other } nie może już zwerbować: { $cards }
famiglia-reason-fresh = { $n ->
    [one] { $n } nowa karta na Ulicy
    [few] { $n } nowe karty na Ulicy
   *[many] { $n } nowych kart na Ulicy
}
famiglia-reason-rival-ends = { $other } może zakończyć grę pasem i wygrać
famiglia-reason-likely = { $other } pewnie zwerbuje: { $card }
famiglia-reason-rival = { $other } może zwerbować: { $card } ({ $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
})
famiglia-reason-unknown = nikt nie wie, jakie karty przyjdą
famiglia-reason-spent = odchodzi z ręki: { $cards }
