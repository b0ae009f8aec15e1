# Что решения стоят и приносят, и насколько вероятна удача.
thing-coin = { $count ->
    [one] { $count } монета
    [few] { $count } монеты
   *[many] { $count } монет
}
    .short = М
thing-token = { $count ->
    [one] { $count } жетон расы
    [few] { $count } жетона расы
   *[many] { $count } жетонов расы
}
    .short = {""}
thing-region = { $count ->
    [one] { $count } регион
    [few] { $count } региона
   *[many] { $count } регионов
}
thing-race = { $count ->
    [one] { $count } раса
    [few] { $count } расы
   *[many] { $count } рас
}
meaning-odds = Удачных бросков: { $ways } из { $all }.
verb-place = По одному
verb-pile = Все остальные сразу
