scarface-reason-orders = the plan now pays for: { $orders }
scarface-reason-jobs = the plan now pays for the job: { $jobs }
scarface-reason-less-crime = crime falls by { $n }
scarface-reason-rival = then it is the Henchman’s turn
scarface-reason-unknown = what is drawn then nobody knows
scarface-reason-business = a business in { $tile }: { $business }
scarface-reason-goods = { $n ->
    [one] { $n } good stored
   *[other] { $n } goods stored
}
scarface-reason-thugs = { $n ->
    [one] { $n } thug
   *[other] { $n } thugs
} ({ $from } → { $to })
scarface-reason-goes = { $what } → { $district }
scarface-reason-points = +{ $n } { $what }
scarface-reason-loses = { $you ->
    [yes] you lose
   *[no] { $side } loses
} { $tile }
scarface-reason-hit = { $you ->
    [yes] you lose
   *[no] { $side } loses
} { $n ->
    [one] { $n } thug
   *[other] { $n } thugs
}
