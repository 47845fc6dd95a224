scarface-reason-orders = plan wystarcza teraz na: { $orders }
scarface-reason-jobs = plan wystarcza teraz na robotę: { $jobs }
scarface-reason-less-crime = przestępczość spada o { $n }
scarface-reason-rival = potem tura Siepacza
scarface-reason-unknown = nikt nie wie, co zostanie dobrane
scarface-reason-business = biznes w kwartale { $tile }: { $business }
scarface-reason-goods = towaru w magazynie więcej o { $n }
scarface-reason-thugs = { $n ->
    [one] { $n } zbir
    [few] { $n } zbiry
   *[other] { $n } zbirów
} ({ $from } → { $to })
scarface-reason-goes = { $what } → { $district }
scarface-reason-points = +{ $n }: { $what }
scarface-reason-loses = { $you ->
    [yes] tracisz
   *[no] { $side } traci
} { $tile }
scarface-reason-hit = { $you ->
    [yes] tracisz
   *[no] { $side } traci
} { $n ->
    [one] { $n } zbira
    [few] { $n } zbirów
   *[other] { $n } zbirów
}
