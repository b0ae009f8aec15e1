# Стол Mythotopia словами.

table-help =
    {"      поле (board)              все провинции"}
    {"      провинция blore (province) одна провинция или морская область: что там стоит и куда оттуда попасть"}
    {"      войны (wars)              все войны: военная сила сторон и кто победил бы сейчас"}
    {"      по (vp)                   карты ПО в игре и оставшиеся на них жетоны"}
    {"      карты (cards)             рука, резерв, сброс, ряд улучшений"}
    {"      игроки (seats)            все игроки"}
table-word-board = поле
table-word-province = провинция
table-word-wars = войны
table-word-vp = по
table-word-cards = карты
table-word-seats = игроки
table-over = Игра окончена. Победа: { $players }.
table-setup = Подготовка.
table-turn = Раунд { $round }: ходит { $seat }.
table-own = У вас { $vp } ПО; в запасе: посёлков { $towns }, армий { $armies }, кораблей { $ships }.
table-hand = Ваша рука: { $cards }.
table-reserve = Ваш резерв ({ $count } из { $limit }): { $cards }.
table-war = Война в провинции { $province }: { $sides }. Сейчас победа: { $winner }.
table-force = нейтральные войска
table-tie = никто (ничья)
table-empty = Пустые карты ПО ({ $empty } из нужных { $needed }): { $cards }.
table-no-end = Завершить игру пока нельзя: пустых карт ПО мало.
table-end = После всех войн лидирует { $seat } и может завершить игру первым действием хода.
table-end-tie = Завершить игру сейчас нельзя: после всех войн никто не лидирует единолично.
table-end-anyone = Тот, чей ход, может завершить игру первым действием.
table-last = Раунд { $round } последний.
table-last-to-come = Последний раунд начнётся, когда опустеет достаточно карт ПО.
table-province = { $province } ({ $printed }), { $owner }. Там: { $standing }.
table-borders-plain = Обычные границы: { $provinces }.
table-borders-hills = Холмистые границы: { $provinces }.
table-borders-mountain = Горные границы: { $provinces }.
table-coast = { $sea }, корабли: { $ships }.
table-around = Провинции вокруг: { $provinces }.
table-hilly = { $symbol }, холмистая
table-neutral = нейтральная ({ $strength })
table-city = город
table-citadel = цитадель
table-castle = замок
table-dragon = дракон
table-runestone = рунный камень
table-armies = { $seat }: { $armies ->
    [one] { $armies } армия
    [few] { $armies } армии
   *[many] { $armies } армий
}{ $hired ->
    [0] {""}
    [one] {" "}и { $hired } наёмник
    [few] {" "}и { $hired } наёмника
   *[many] {" "}и { $hired } наёмников
}
table-ships = { $seat }: { $ships }
table-several = { $card } ×{ $count }
table-known = скрыты, среди них: { $cards }
table-hidden = скрыты
table-head-province = Провинция
table-head-symbol = Символ
table-head-owner = Под контролем
table-head-standing = Там
table-head-strengths = Военная сила сторон
table-head-winner = Победа сейчас
table-head-vp-card = Карта ПО
table-head-tokens = Жетоны × ПО
table-head-effect = Свойство
table-head-where = Где
table-head-what = Что
table-head-played = Разыгрываются
table-head-looked = Просматриваются
table-head-own = Рука
table-head-reserve = Резерв
table-head-discard = Сброс
table-head-removed = Удалённые
table-head-display = Ряд улучшений
table-head-seat = Игрок
table-head-points = ПО
table-head-provinces = Провинции
table-head-towns = Посёлки
table-head-armies = Армии, запас + пул
table-head-ships = Корабли, запас + пул
table-head-hand = Рука
table-head-deck = Колода
table-change-vp = { $seat }: { $before } → { $after } ПО.
table-change-gained = { $seat } получает: { $provinces }.
table-change-lost = { $seat } теряет: { $provinces }.
table-change-cities = Новый город: { $provinces }.
table-change-castles = Новый замок: { $provinces }.
table-change-armies = { $province }, армии { $seat-gen }: { $before } → { $after }.
table-change-ships = { $sea }, корабли { $seat-gen }: { $before } → { $after }.
table-change-army_stock = Армии в запасе { $seat-gen }: { $before } → { $after }.
table-change-ship_stock = Корабли в запасе { $seat-gen }: { $before } → { $after }.
table-change-heaps = Жетоны на карте «{ $vp_card }»: { $before } → { $after }.
