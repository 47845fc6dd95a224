scarface-reason-orders = теперь плана хватает на: { $orders }
scarface-reason-jobs = теперь плана хватает на работу: { $jobs }
scarface-reason-less-crime = преступность падает на { $n }
scarface-reason-rival = затем ходит Головорез
scarface-reason-unknown = что будет вытянуто, никто не знает
scarface-reason-business = бизнес в квартале { $tile }: { $business }
scarface-reason-goods = товара на складе больше на { $n }
scarface-reason-thugs = { $n ->
    [one] { $n } бандит
    [few] { $n } бандита
   *[other] { $n } бандитов
} ({ $from } → { $to })
scarface-reason-goes = { $what } → { $district }
scarface-reason-points = +{ $n }: { $what }
scarface-reason-loses = { $you ->
    [yes] вы теряете
   *[no] { $side } теряет
} { $tile }
scarface-reason-hit = { $you ->
    [yes] вы теряете
   *[no] { $side } теряет
} { $n ->
    [one] { $n } бандита
    [few] { $n } бандитов
   *[other] { $n } бандитов
}
