# Things that choices cost and bring.
thing-worker = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
}
    .short = W
thing-coin = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
    .short = C
thing-priest = { $count ->
    [one] { $count } priest
   *[other] { $count } priests
}
    .short = P
thing-power = { $count } power
    .short = PW
thing-vp = { $count ->
    [one] { $count } victory point
   *[other] { $count } victory points
}
    .short = VP
thing-token = { $count ->
    [one] { $count } power token
   *[other] { $count } power tokens
}
thing-spade = { $count ->
    [one] { $count } spade
   *[other] { $count } spades
}
thing-shipping = { $count ->
    [one] { $count } step of shipping
   *[other] { $count } steps of shipping
}
thing-exchange = { $count ->
    [one] { $count } step of the exchange track
   *[other] { $count } steps of the exchange track
}
thing-bridge = { $count ->
    [one] { $count } bridge
   *[other] { $count } bridges
}
thing-cult-step = { $count ->
    [one] { $count } step in a cult
   *[other] { $count } steps in a cult
}
thing-favor = { $count ->
    [one] { $count } favor tile
   *[other] { $count } favor tiles
}
thing-key = { $count ->
    [one] { $count } key
   *[other] { $count } keys
}
thing-town = { $count ->
    [one] { $count } town
   *[other] { $count } towns
}
gesture-burn = Sacrifice { $times } power to move { $times } to bowl III
gesture-send = Send { $priests } priests in turn, { $cult } { part-steps }
gesture-convert = Convert { $times } times: { $what }
