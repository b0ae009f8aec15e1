# Стол словами, для терминала.

table-help =
    {"      карта (board)             все регионы"}
    {"      регион 14 (region 14)     один регион: кто занимает, соседи, цена для вас"}
    {"      список (column)           комбинации на выбор и что они умеют"}
    {"      игроки (seats)            все игроки"}
table-word-board = карта
table-word-region = регион
table-word-column = список
table-word-seats = игроки
table-combo = { $race } ({ $power })
table-over = Раунд { $rounds } из { $rounds }: игра окончена.
table-round = Раунд { $round } из { $rounds }, ходит { $seat }.
table-active = Ваша раса: { $race } ({ $power }); в руке { $hand ->
    [0] нет жетонов
    [one] { $hand } жетон
    [few] { $hand } жетона
   *[many] { $hand } жетонов
}; регионы: { $regions }.
table-withdrawn = { $count ->
    [one] { $count } отступивший жетон ждёт
    [few] { $count } отступивших жетона ждут
   *[many] { $count } отступивших жетонов ждут
} конца хода.
table-no-race = Активной расы у вас нет.
table-declined = Угасающая раса: { $race }{ $hand ->
    [0] {""}
   *[other] , в руке { $hand }
}; регионы: { $regions }.
table-purse = У вас { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}.
prospect-income = { $income ->
    [0] Закончив ход сейчас, вы не получите монет.
    [one] Закончив ход сейчас, вы получите { $income } монету.
    [few] Закончив ход сейчас, вы получите { $income } монеты.
   *[many] Закончив ход сейчас, вы получите { $income } монет.
}
table-nowhere = нет
table-place = { $region } ({ $tokens })
table-nobody = пусто
table-tribe = забытое племя
table-stack = { $race }, { $tokens ->
    [one] { $tokens } жетон
    [few] { $tokens } жетона
   *[many] { $tokens } жетонов
}, { $seat }
table-stack-declined = { $race } (угасающая раса), { $tokens ->
    [one] { $tokens } жетон
    [few] { $tokens } жетона
   *[many] { $tokens } жетонов
}, { $seat }
table-lair = логово
table-hole = нора (иммунитет)
table-fortress = крепость
table-camps = { $count ->
    [one] { $count } лагерь
    [few] { $count } лагеря
   *[many] { $count } лагерей
}
table-hero = герой (иммунитет)
table-dragon = дракон (иммунитет)
table-border = крайний регион
table-coast = прибрежный
table-region = Регион { $region }: { $land }
table-tokens = { $tokens ->
    [one] { $tokens } жетон.
    [few] { $tokens } жетона.
   *[many] { $tokens } жетонов.
}
table-ability = { $name }:
table-neighbours = Соседние: { $regions }.
table-cost = Цена для вас ({ $race }): { $cost ->
    [one] { $cost } жетон
    [few] { $cost } жетона
   *[many] { $cost } жетонов
}.
table-out-of-reach = { $race } сейчас не могут его захватить:
table-own = Он ваш.
table-head-region = Регион
table-head-land = Ландшафт
table-head-holder = Кто занимает
table-head-markers = Маркеры
table-head-cost = Цена
table-head-place = Место
table-head-combo = Комбинация
table-head-tokens = Жетоны
table-head-price = Цена
table-head-coins = Монеты
table-head-seat = Игрок
table-head-active = Активная раса
table-head-hand = В руке
table-head-regions = Регионы
table-head-declined = Угасающая раса
table-head-peace = Перемирие
table-peace = { $seat }
table-secret = в секрете
table-change-hand = Жетоны в руке: { $before } → { $after }.
table-change-withdrawn = Отступившие жетоны, ждущие конца хода: { $before } → { $after }.
table-change-coins = Ваши монеты: { $before } → { $after }.
table-change-region = Регион { $region }: { $before } → { $after }.
table-change-race = Вы берёте { $race-acc } ({ $power }).
table-change-decline = Ваша раса угасает.
