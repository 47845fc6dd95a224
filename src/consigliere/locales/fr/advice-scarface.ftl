scarface-reason-orders = le plan paie maintenant : { $orders }
scarface-reason-jobs = le plan paie maintenant le boulot : { $jobs }
scarface-reason-less-crime = le crime baisse de { $n }
scarface-reason-rival = ensuite c’est le tour du Sbire
scarface-reason-unknown = personne ne sait ce qui sera pioché
scarface-reason-business = une affaire dans le quartier { $tile } : { $business }
scarface-reason-goods = { $n ->
    [one] { $n } marchandise stockée
   *[other] { $n } marchandises stockées
}
scarface-reason-thugs = { $n ->
    [one] { $n } homme
   *[other] { $n } hommes
} de main ({ $from } → { $to })
scarface-reason-goes = { $what } → { $district }
scarface-reason-points = +{ $n } : { $what }
scarface-reason-loses = { $you ->
    [yes] vous perdez
   *[no] { $side } perd
} { $tile }
scarface-reason-hit = { $you ->
    [yes] vous perdez
   *[no] { $side } perd
} { $n ->
    [one] { $n } homme
   *[other] { $n } hommes
} de main
