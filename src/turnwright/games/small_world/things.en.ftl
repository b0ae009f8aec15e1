# What choices cost and bring, and the odds of those that are left to the die.
thing-coin = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
    .short = c
thing-token = { $count ->
    [one] { $count } race token
   *[other] { $count } race tokens
}
    .short = {""}
thing-region = { $count ->
    [one] { $count } region
   *[other] { $count } regions
}
thing-race = { $count ->
    [one] { $count } race
   *[other] { $count } races
}
meaning-odds = { $ways } of { $all } rolls win.
verb-place = One by one
verb-pile = The rest at once
