page-decision = Your decision
page-pick-on-board = Pick on the board: { $count ->
    [one] { $count } way to go
   *[other] { $count } ways to go
}
page-unpick = Let go
page-all-choices = All choices ({ $count })
page-filter-choices = Find a choice
page-ways = { $count ->
    [one] { $count } way
   *[other] { $count } ways
}: pick to see them
page-rule = Rule { $rule }
