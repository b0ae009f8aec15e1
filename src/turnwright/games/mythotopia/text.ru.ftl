# Mythotopia по-русски: вопросы и события за любым столом, настройки.

# Что говорят списки игр.
game-title = Мифотопия
game-about = Собирайте колоду из провинций, ведите войны без кубиков и заканчивайте партию, пока лидируете. Для тех, кто знаком с колодостроением.

# Подготовка.

prompt-first = Кто ходит первым?
prompt-deal-province = Какая провинция сдана?
prompt-show = Какая карта выложена в ряд улучшений?
prompt-deal-vp-card = Какая карта ПО входит в игру?
prompt-dragons = Где живёт дракон?
prompt-runestones = Где стоит рунный камень?
prompt-give-up = От какой своей провинции вы откажетесь? Остальные этого пока не видят.
prompt-pick-citadel = В какой вашей провинции стоит цитадель? Остальные этого пока не видят.
choice-starts = Первый игрок — { $seat }
choice-province = Сдать провинцию { $province }
choice-show = Выложить карту «{ $card }»
choice-vp-card = Ввести в игру карту ПО «{ $vp_card }»
choice-dragon = Дракон в провинции { $province }
choice-runestone = Рунный камень в провинции { $province }
choice-give-up = Отказаться от провинции { $province }
choice-citadel = Поставить цитадель в провинции { $province }
log-starts = Первый игрок — { $seat }.
log-dealt = { $seat } получает провинцию { $province }.
log-show = В ряду улучшений: «{ $card }».
log-vp-card = Карта ПО в игре: «{ $vp_card }».
log-dragon = В провинции { $province } живёт дракон.
log-runestone = В провинции { $province } стоит рунный камень.
log-given-up = { $seat } отказывается от провинции { $province }.
log-citadel = { $seat } ставит цитадель в провинции { $province }.

# Ход.

prompt-act = { $left ->
    [one] Осталось последнее действие. Выберите его.
   *[other] Осталось действий: { $left }. Выберите действие.
}
prompt-after = Действия закончились: выполните бесплатные действия или завершите ход.
prompt-deal = Какая карта взята?
choice-play = Разыграть карту «{ $card }»
choice-pass = Спасовать
choice-end = Завершить ход
choice-draw = Взять карту «{ $card }»
choice-done = Готово
choice-decline = Нет
log-turn = Раунд { $round }: ходит { $seat }.
log-play = { $seat } разыгрывает карту «{ $card }».
log-pass = { $seat } пасует.
log-draw = { $seat } берёт карту.
log-drew = { $seat } берёт карту «{ $card }».
log-shuffle = { $seat } перемешивает сброс в новую колоду.

# Оплата.

prompt-pay-food = Осталось заплатить еды: { $left }. { $how ->
    [0] Какую карту разыграть?
    [1] Символ следующей карты заменяется: какую карту разыграть?
    [2] Следующая карта считается дважды: какую карту разыграть?
   *[3] Символ следующей карты заменяется, и она считается дважды: какую карту разыграть?
}
prompt-pay-stone = Осталось заплатить камня: { $left }. { $how ->
    [0] Какую карту разыграть?
    [1] Символ следующей карты заменяется: какую карту разыграть?
    [2] Следующая карта считается дважды: какую карту разыграть?
   *[3] Символ следующей карты заменяется, и она считается дважды: какую карту разыграть?
}
prompt-pay-gold = Осталось заплатить золота: { $left }. { $how ->
    [0] Какую карту разыграть?
    [1] Символ следующей карты заменяется: какую карту разыграть?
    [2] Следующая карта считается дважды: какую карту разыграть?
   *[3] Символ следующей карты заменяется, и она считается дважды: какую карту разыграть?
}
choice-pay = Заплатить картой «{ $card }»
choice-as-food = Разыграть «{ $card }» как 1 еду
choice-as-stone = Разыграть «{ $card }» как 1 камень
choice-as-gold = Разыграть «{ $card }» как 1 золото
choice-as-army = Разыграть «{ $card }» как 1 армию
choice-add = Добавить карту «{ $card }»
log-pays = { $seat } разыгрывает карту «{ $card }» ({ $symbol }: { $amount }).
log-adds = { $seat } добавляет карту «{ $card }».

# Подсказки, как заплатить: карты играются вместе, иногда ради нескольких армий или кораблей.

suggest-token = { $token ->
    [army] { $number ->
        [one] Разместить { $number } армию:{" "}
        [few] Разместить { $number } армии:{" "}
       *[many] Разместить { $number } армий:{" "}
    }
    [ship] { $number ->
        [one] Разместить { $number } корабль:{" "}
        [few] Разместить { $number } корабля:{" "}
       *[many] Разместить { $number } кораблей:{" "}
    }
   *[other] Разыграть{" "}
}
suggest-1 = { suggest-token }«{ $card1-short }»
suggest-2 = { suggest-token }«{ $card1-short }», «{ $card2-short }»
suggest-3 = { suggest-token }«{ $card1-short }», «{ $card2-short }», «{ $card3-short }»
suggest-4 = { suggest-token }«{ $card1-short }», «{ $card2-short }», «{ $card3-short }», «{ $card4-short }»
suggest-5 = { suggest-token }{ $card1-short }, { $card2-short }, { $card3-short }, { $card4-short }, { $card5-short }
suggest-6 = { suggest-token }{ $card1-short }, { $card2-short }, { $card3-short }, { $card4-short }, { $card5-short }, { $card6-short }
suggest-many = { suggest-token }{ $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}

# Вторжение.

prompt-approach = Откуда вторгнуться в провинцию { $province }?
prompt-carry = Какая карта перевозит войско по морю? Осталось морских областей: { $left }.
choice-invade = Вторгнуться в провинцию { $province }
choice-invade-from = Вторгнуться в провинцию { $province } по суше: карта «{ $card }»
choice-invade-sail = Вторгнуться в провинцию { $province } по морю: карта «{ $card }»
choice-from = Вторгнуться по суше: карта «{ $card }»
choice-sail = Вторгнуться по морю: карта «{ $card }»
choice-carry = Переправиться картой «{ $card }»
log-invade = { $seat } вторгается в провинцию { $province }.
log-from = { $seat } вторгается по суше, исходная карта «{ $card }».
log-sail = { $seat } вторгается по морю, исходная карта «{ $card }».
log-carry = { $seat } переправляется через море, карта «{ $card }».

# Армии и корабли.

prompt-muster = Какой картой разместить армии в провинции { $province }?
prompt-launching = Какой картой разместить корабли ({ $sea })?
prompt-withdraw-number = Сколько армий покидает провинцию { $province }?
prompt-withdraw-hired = Сколько наёмников покидает провинцию { $province }?
prompt-recall-number = Сколько кораблей вернуть в запас ({ $sea })?
prompt-march-to = Куда переместить армии из провинции { $province }?
prompt-march-number = Сколько армий переместить из провинции { $province } в провинцию { $other }?
choice-place = Разместить армии в провинции { $province }
choice-withdraw = Удалить армии из провинции { $province }
choice-launch = Разместить корабли ({ $sea })
choice-recall = Удалить корабли ({ $sea })
choice-march = Переместить армии по дорогам из провинции { $province }
choice-march-to = Переместить армии из провинции { $province } в провинцию { $other }
choice-to = Переместить в провинцию { $province }
choice-number = { $number ->
    [0] Не брать ни одной
   *[other] Выбрать: { $number }
}
choice-mercenaries = { $number ->
    [0] Не брать наёмников
    [one] Взять { $number } наёмника
   *[other] Взять { $number } наёмников
}
log-armies = { $seat } размещает { $armies ->
    [one] { $armies } армию
    [few] { $armies } армии
   *[other] { $armies } армий
} в провинции { $province }.
log-ships = { $seat } размещает { $ships ->
    [one] { $ships } корабль
    [few] { $ships } корабля
   *[other] { $ships } кораблей
} ({ $sea }).
log-withdraw = { $seat } удаляет { $armies ->
    [one] { $armies } армию
    [few] { $armies } армии
   *[other] { $armies } армий
}{ $hired ->
    [0] {""}
    [one] {" "}и { $hired } наёмника
   *[other] {" "}и { $hired } наёмников
} из провинции { $province }.
log-recall = { $seat } удаляет { $ships ->
    [one] { $ships } корабль
    [few] { $ships } корабля
   *[other] { $ships } кораблей
} ({ $sea }).
log-march = { $seat } перемещает по дорогам { $armies ->
    [one] { $armies } армию
    [few] { $armies } армии
   *[other] { $armies } армий
} из провинции { $province } в провинцию { $other }.

# Войны.

choice-end-war = Закончить войну в провинции { $province }
log-won = { $seat } выигрывает войну в провинции { $province }.
log-defended = { $seat } удерживает провинцию { $province } и выигрывает войну.
log-neutral-holds = Войну в провинции { $province } выигрывают нейтральные войска.
log-capture = { $seat } захватывает провинцию { $province }.
log-no-town = Нет посёлка для провинции { $province }: { $seat } не берёт её под контроль, она становится нейтральной.
log-handed-over = { $seat } отдаёт с руки карту провинции { $province } и берёт другую.

# Покупки и карты.

prompt-storing = Поместить в резерв ещё карту?
prompt-discarding = Сбросить ещё карту?
prompt-removing = Удалить ещё карту?
choice-buy = Купить { $armies ->
    [0] {""}
    [one] { $armies } армию
    [few] { $armies } армии
   *[many] { $armies } армий
}{ $both ->
    [1] {" "}и{" "}
   *[other] {""}
}{ $ships ->
    [0] {""}
    [one] { $ships } корабль
    [few] { $ships } корабля
   *[many] { $ships } кораблей
}
choice-draft = Приобрести карту «{ $card }»
choice-store = Поместить в резерв карту «{ $card }»
choice-discard = Сбросить карту «{ $card }»
choice-remove = Удалить карту «{ $card }»
log-buy = { $seat } покупает { $armies ->
    [0] {""}
    [one] { $armies } армию
    [few] { $armies } армии
   *[many] { $armies } армий
}{ $both ->
    [1] {" "}и{" "}
   *[other] {""}
}{ $ships ->
    [0] {""}
    [one] { $ships } корабль
    [few] { $ships } корабля
   *[many] { $ships } кораблей
}.
log-draft = { $seat } приобретает карту «{ $card }».
log-store = { $seat } помещает в резерв карту «{ $card }».
log-discard = { $seat } сбрасывает карту «{ $card }».
log-remove = { $seat } удаляет карту «{ $card }».

# Строительство.

prompt-build = Что и где построить?
prompt-site = По какой карте провинции строить?
prompt-extra = Доплатить 1 золото за жетон с карты «{ $vp_card }»?
choice-city = Построить город в провинции { $province }
choice-castle = Построить замок в провинции { $province }
choice-road = Построить дорогу { $province } — { $other }
choice-with = Строить по карте «{ $card }»
choice-extra = Доплатить 1 золото и взять жетон
log-with = { $seat } строит по карте «{ $card }».
log-city = { $seat } строит город в провинции { $province }.
log-castle = { $seat } строит замок в провинции { $province }.
log-road = { $seat } строит дорогу { $province } — { $other }.

# Жетоны ПО.

prompt-claim-from = Вам положен жетон с карты «{ $vp_card }»: откуда его взять?
choice-take-token = Взять с карты ПО
choice-take-unused = Взять из неиспользованных жетонов
choice-no-token = Не брать
choice-patronage = Заплатить 2 золота и взять жетон «Патронажа»
log-score = { $seat }: { $vp } ПО ({ $source }).
log-empty = Карта ПО «{ $vp_card }» пуста.

# Тексты карт.

prompt-swapping = Какой жетон обменять?
prompt-replacing = Какие карты заменить?
prompt-diplomacy = Какую войну остановить?
prompt-raiding = Из какой провинции уйдёт армия?
prompt-raided = Чья армия покинет провинцию { $province }?
prompt-hiring = Куда придут наёмники?
prompt-hiring-number = Сколько наёмников придёт в провинцию { $province }?
prompt-fetching = Какую карту взять из сброса?
prompt-looking = Какая карта улучшения открылась?
prompt-keeping = Какую карту взять на руку?
choice-swap = Обменять жетон { $value } ПО на жетон { $higher } ПО
choice-replace = Заменить карту «{ $card }»
choice-stop = Остановить войну в провинции { $province }
choice-raid = Убрать армию из провинции { $province }
choice-of = Убрать армию { $other-gen }
choice-hire = Нанять наёмников в провинцию { $province }
choice-fetch = Взять карту «{ $card }»
choice-look = Посмотреть карту «{ $card }»
choice-keep = Взять на руку карту «{ $card }»
choice-hero = Закончить войну в провинции { $province } с «Героем»
choice-stow = Поместить в резерв бесплатно карту «{ $card }»
log-swap = { $seat } меняет жетон { $value } ПО на жетон { $higher } ПО.
log-peace = Война в провинции { $province } остановлена.
log-raid = { $seat } удаляет армию { $other-gen } из провинции { $province }.
log-hire = { $seat } нанимает { $number ->
    [one] { $number } наёмника
   *[other] { $number } наёмников
} в провинции { $province }.
log-militia = { $seat } берёт армию из пула в запас.
log-fetch = { $seat } берёт из сброса карту «{ $card }».
log-look = { $seat } смотрит карту улучшения.
log-looked = { $seat } видит карту «{ $card }».
log-keep = { $seat } берёт на руку одну из карт улучшений, остальные уходят под колоду улучшений.
log-kept = { $seat } берёт на руку карту «{ $card }», остальные уходят под колоду улучшений.

# Конец игры.

choice-end-game = Завершить игру
log-end-game = { $seat } завершает игру.
log-last-round = Начинается последний раунд: вторжений больше нет.
log-wins = { $seat } побеждает.
detail-gold = Нужно золота: { $need }, ваши карты дают { $have }.
detail-food = Кроме исходной карты и армии нужно еды: { $need }, остальные ваши карты дают { $have }.
detail-ships = Нужно пересечь морских областей: { $need }, карт для этого у вас: { $have }.
detail-pool = В вашем пуле армий: { $armies }, кораблей: { $ships }.
detail-stock = Армий в вашем запасе: { $stock }, в пуле: { $pool }.
detail-empty = Пустых карт ПО: { $empty }, нужно: { $needed }.
detail-projected-2 = Если бы игра закончилась сейчас: { $one-seat } { $one }, { $two-seat } { $two }.
detail-projected-3 = Если бы игра закончилась сейчас: { $one-seat } { $one }, { $two-seat } { $two }, { $three-seat } { $three }.
detail-projected-4 = Если бы игра закончилась сейчас: { $one-seat } { $one }, { $two-seat } { $two }, { $three-seat } { $three }, { $four-seat } { $four }.

# Цены и награды.

thing-army = { $count ->
    [one] { $count } армия
    [few] { $count } армии
   *[many] { $count } армий
}
    .short = {""}
thing-card = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
thing-food = { $count ->
    [one] { $count } еда
    [few] { $count } еды
   *[many] { $count } еды
}
    .short = Е
thing-gold = { $count ->
    [one] { $count } золото
    [few] { $count } золота
   *[many] { $count } золота
}
    .short = Зл
thing-ship = { $count ->
    [one] { $count } корабль
    [few] { $count } корабля
   *[many] { $count } кораблей
}
    .short = {""}
thing-stone = { $count ->
    [one] { $count } камень
    [few] { $count } камня
   *[many] { $count } камней
}
    .short = К
thing-vp = { $count ->
    [one] { $count } победное очко
    [few] { $count } победных очка
   *[many] { $count } победных очков
}
    .short = ПО

# Виды действий.

verb-store = Поместить карты в резерв
verb-stow = Поместить карты в резерв
verb-discard = Сбросить карты
verb-remove = Удалить карты
verb-play = Разыграть карту
verb-pay = Заплатить
verb-as-food = Разыграть как еду
verb-as-stone = Разыграть как камень
verb-as-gold = Разыграть как золото
verb-as-army = Разыграть как армию
verb-invade = Вторгнуться
verb-sail = По морю
verb-place = Разместить армии
verb-withdraw = Удалить армии
verb-launch = Разместить корабли
verb-recall = Удалить корабли
verb-end-war = Закончить войну
verb-hero = Закончить войну
verb-buy = Купить армии и корабли
verb-draft = Приобрести карту
verb-city = Построить город
verb-castle = Построить замок
verb-road = Построить дорогу
verb-march = Переместить по дорогам

# Настройки стола.

option-first = Первый игрок
option-first-help = По жребию или указанное место (счёт с нуля).
option-two_player_provinces = Провинции для двух игроков
option-two_player_provinces-help = Сколько карт провинций сдаётся каждому из двух игроков: в одном месте правил сказано 11, в другом 9.
option-road_stone = Камень за дорогу
option-road_stone-help = Сколько стоит дорога через обычную границу; через холмистую — на 1 больше.
option-starting_cards = Стартовые карты
option-starting_cards-help = По пять у каждого игрока, с двумя картами «Армия», или по четыре с одной.
option-start_choice = Выбор старта
option-start_choice-help = Каждому сдаётся больше провинций, и от двух он тайно отказывается: нет; остаётся на одну провинцию меньше обычного; остаётся столько же. Только для трёх и четырёх игроков.
option-remove_from_neutral = Армии могут уйти из нейтральных провинций
option-remove_from_neutral-help = «Удалить армии» действует и в нейтральной провинции, куда вы вторглись.
option-ending = Конец игры
option-ending-help = Игру завершает лидер; или проводится последний раунд, когда пусты четыре карты ПО; или игру завершает любой, когда они пусты.
option-rounds = Предел раундов
option-rounds-help = Игра заканчивается после этого раунда, побеждает тот, у кого больше ПО; 0 — без ограничения.
option-value-true = да
option-value-false = нет
option-value-random = по жребию
option-value-off = нет
option-value-one_fewer = на одну провинцию меньше
option-value-same = столько же провинций
option-value-leader = завершает лидер
option-value-last_round = последний раунд
option-value-anyone = завершает любой

# Что теряется из-за решения.
outlook-invasion = Понадобятся карта исходной провинции{ $ships ->
    [0] {""}
    [one] , { $ships } карта для переправы
    [few] , { $ships } карты для переправы
   *[many] , { $ships } карт для переправы
}, карты на { $food } еды и хотя бы одна карта армий.
outlook-ships = { $ships ->
    [one] Понадобится ещё { $ships } карта для переправы.
    [few] Понадобятся ещё { $ships } карты для переправы.
   *[many] Понадобится ещё { $ships } карт для переправы.
}
loss-token = Вы не возьмёте жетон ПО, хотя можете.
loss-war = Войну в провинции { $province } вы не выиграете: ваши армии уйдут оттуда.
loss-pass = { $actions ->
    [one] Последнее действие хода
   *[other] Одно из { $actions } действий хода
} пропадёт впустую.
loss-end-game = Вы не выиграете эту партию.

# Сочетания настроек.
preset-last_round = Завершается последним раундом
preset-anyone = Завершить игру может любой

# Автоответы.
order-end_turn = После действий
order-end_turn-help = Завершать ход сразу, не спрашивая о бесплатных действиях.
order-end_turn-at-once = завершать ход
