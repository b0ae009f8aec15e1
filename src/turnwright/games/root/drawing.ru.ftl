# Подписи рисунка и стол словами.

# Рисунок.
panel-board = Поле
panel-supply = Счёт, предметы, задания, колоды
panel-supply-only = Счёт, предметы, колоды
panel-discard = Сброс
panel-own = Вы, { $seat }
panel-seat = { $seat }
drawn-clearing = Поляна { $clearing }, свободно ячеек: { $open } из { $slots }
drawn-forest = Лес между полянами { $clearings }
drawn-suit = Масть: { $suit }
drawn-rules = Правит { $seat }
drawn-piece = { $piece }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
}
drawn-ruin = { $ruin }{ $items ->
    [0] {""}
   *[other] {" "}· предметов под ней { $items }
}
drawn-warriors = { $seat }: { $warrior-tally }
drawn-pawn = { $seat }: { $pawn }
drawn-waste = Выжжено: сюда ничего нельзя поместить или переместить
drawn-seat = { $seat }: { $faction }. Сложность: { $difficulty }
drawn-difficulty-low = низкая
drawn-difficulty-medium = средняя
drawn-difficulty-high = высокая
drawn-undecided = { $seat }: фракция ещё не выбрана
drawn-faction = { $faction }. Сложность: { $difficulty }
drawn-taken = { $faction }: уже у другого игрока
drawn-active = Ходит { $seat }
drawn-turn = { $seat }: { $phase }
drawn-score = { $seat }: { $vp } ПО
drawn-points = { $seat }: { $vp } ПО{ $removing ->
    [0] {""}
   *[other] {" "}· убранные компоненты { $removing }
}{ $crafting ->
    [0] {""}
   *[other] {" "}· ремесло { $crafting }
}{ $effects ->
    [0] {""}
   *[other] {" "}· свойства карт { $effects }
}{ $building ->
    [0] {""}
   *[other] {" "}· размещённые компоненты { $building }
}{ $faction ->
    [0] {""}
   *[other] {" "}· фракция { $faction }
}{ $turmoil ->
    [0] {""}
   *[other] {" "}· смута { $turmoil }
}
drawn-hand = { $seat }: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
} в руке
drawn-supply = { $seat }, в запасе: { $warrior-tally }
drawn-crafted = { $seat }, предметы: { $item }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
}
drawn-area = { $seat }, игровая зона: { $card }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
}
drawn-area-used = { $seat }, игровая зона: { $card }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
}, использована в этот ход
drawn-dominance = { $seat }: активировано «{ $card }», ПО больше не начисляются
drawn-partner = { $seat } в коалиции с { $other-ins }
drawn-activated = Ремесленные орудия, использованные в этот ход{ $fox ->
    [0] {""}
   *[other] {" "}· лисы { $fox }
}{ $rabbit ->
    [0] {""}
   *[other] {" "}· зайцы { $rabbit }
}{ $mouse ->
    [0] {""}
   *[other] {" "}· мыши { $mouse }
}
drawn-card = { $card }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
}{ $cost ->
    [0] {""}
   *[other] {" "}· ремесло:{ $fox ->
        [0] {""}
       *[other] {" "}лисы ×{ $fox }
    }{ $rabbit ->
        [0] {""}
       *[other] {" "}зайцы ×{ $rabbit }
    }{ $mouse ->
        [0] {""}
       *[other] {" "}мыши ×{ $mouse }
    }{ $any ->
        [0] {""}
       *[other] {" "}любые ×{ $any }
    }
}
drawn-open = { $seat }, открытая рука: { $card }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
}
drawn-known = В руке { $seat-gen } точно есть: { $card }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
}
drawn-known-of = Вам { $count ->
    [one] известна { $count } карта
    [few] известны { $count } карты
   *[other] известно { $count } карт
} в руке { $seat-gen }
drawn-item = Предметы: { $item }
drawn-in-supply = Запас предметов: { $item }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
}
drawn-deck = Колода
drawn-deck-left = Колода: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
drawn-discard = Сброс; его карты показаны на отдельной панели
drawn-discarded = Сброс: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
drawn-in-discard = В сбросе: { $card }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
}
drawn-available = Доступна за карту той же масти: { $card }
drawn-quest-deck = Колода заданий
drawn-quests-left = Колода заданий: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
drawn-quest = Открытое задание: { $quest }
drawn-track = { $seat }, { $piece }: на поле { $built }, осталось { $left }
drawn-suit-track = { $seat }, { $piece } ({ $suit }): на поле { $built }, осталось { $left }
drawn-left = { $seat }, { $piece }: осталось { $count }
drawn-kept = { $seat }, { $piece }: в игре
drawn-lost = { $seat }, { $piece }: вне игры
drawn-column = Устав, столбец «{ $column }»
drawn-column-recruit = Вербовка
drawn-column-recruit-help = За каждую карту воин помещается к гнезду на совпадающей поляне.
drawn-column-move = Перемещение
drawn-column-move-help = За каждую карту воины перемещаются с совпадающей поляны.
drawn-column-battle = Сражение
drawn-column-battle-help = За каждую карту проходит сражение на совпадающей поляне.
drawn-column-build = Строительство
drawn-column-build-help = За каждую карту строится гнездо на совпадающей поляне под правлением Династии.
drawn-vizier = Устав, столбец «{ $column }»: преданный министр (птицы)
drawn-decree = Устав, столбец «{ $column }»: { $card }
drawn-leader = Лидер: { $leader }
drawn-leads = { $seat }, лидер: { $leader }
drawn-deposed = { $seat }, свергнут: { $leader }
drawn-base = { $seat }: { $piece } ({ $suit }), не на поле
drawn-officers = { $seat }: { $count ->
    [one] { $count } офицер
    [few] { $count } офицера
   *[other] { $count } офицеров
}
drawn-supporters = { $seat }: { $count ->
    [one] { $count } сторонник
    [few] { $count } сторонника
   *[other] { $count } сторонников
}
drawn-supporter = { $seat }, сторонник: { $card }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
}
drawn-character = { $seat }: { $character }
drawn-choose = Персонаж: { $character }
drawn-limit = { $seat }: в рюкзаке и повреждено { $held }, предел предметов { $limit }
drawn-items = { $seat }, { $item }: лицевой стороной вверх { $ready }{ $exhausted ->
    [0] {""}
   *[other] , перевёрнуто { $exhausted }
}{ $damaged ->
    [0] {""}
   *[other] , повреждено { $damaged }
}
drawn-done = { $seat }, масть «{ $suit }»: выполнено заданий { $count }
drawn-friend = { $seat } и { $other }: { $space }{ $aids ->
    [0] {""}
   *[other] , помощь в этот ход { $aids }
}
drawn-friend-indifferent = безразличие
drawn-friend-first = 2-я ячейка из 4 на шкале отношений
drawn-friend-second = 3-я ячейка из 4 на шкале отношений
drawn-friend-allied = союзник
drawn-friend-hostile = враг
drawn-outcast = Изгои: { $suit }
drawn-hated = Ненавистные изгои: { $suit }; заговоры дешевле на 1 приспешника
drawn-scored = Сады этой масти уже принесли ПО в этот ход: { $suit }
drawn-acolytes = { $seat }: { $count ->
    [one] { $count } приспешник
    [few] { $count } приспешника
   *[other] { $count } приспешников
}
drawn-soul = Заблудшая душа: { $card }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
}
drawn-revealed = Открытая карта: { $card }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
}
drawn-posts = { $seat }, { $piece } ({ $suit }): на поле { $built }{ $laid ->
    [0] {""}
   *[other] , воинов на шкале { $laid }
}
drawn-service = Услуга: { $service }
drawn-price = { $service }: { $price ->
    [one] { $price } воин
    [few] { $price } воина
   *[other] { $price } воинов
}
drawn-bought = { $seat }, куплено на этот ход: { $service }
drawn-funds-of = Капитал: воины { $seat-gen }
drawn-payments = Платежи: { $count ->
    [one] { $count } воин
    [few] { $count } воина
   *[other] { $count } воинов
} { $seat-gen }
drawn-funds = Капитал: { $count ->
    [one] { $count } воин
    [few] { $count } воина
   *[other] { $count } воинов
} { $seat-gen }
drawn-committed = Вклады: { $count ->
    [one] { $count } воин
    [few] { $count } воина
   *[other] { $count } воинов
} { $seat-gen }

# Стол словами.
table-help =
    {"      поляны (board)            все поляны"}
    {"      поляна 5 (clearing 5)     одна поляна: компоненты, тропы, реки и леса"}
    {"      карты (cards)             рука, задания, предметы, карты превосходства, сброс"}
    {"      игроки (seats)            все игроки"}
table-word-board = поляны
table-word-clearing = поляна
table-word-cards = карты
table-word-seats = игроки
table-over = Игра окончена: побеждает { $seat }.
table-setup = Подготовка.
table-turn = Раунд { $round }: { $seat }, { $phase }.
table-own = { $faction }: { $vp } ПО, { $hand ->
    [one] { $hand } карта
    [few] { $hand } карты
   *[other] { $hand } карт
} в руке, { $supply ->
    [one] { $supply } воин
    [few] { $supply } воина
   *[other] { $supply } воинов
} в запасе.
table-dominance = Активировано «{ $card }».
table-hand = Ваша рука: { $cards }.
table-clearing = Поляна { $clearing } ({ $suit }), свободно ячеек { $open } из { $slots }: { $standing }.
table-ruled = Правит { $seat }.
table-unruled = Никто не правит.
table-paths = Тропы ведут на поляны { $clearings }.
table-rivers = Река ведёт на поляны { $clearings }.
table-forests = Леса рядом: { $forests }.
table-nothing = ничего
table-warriors = { $seat }: { $count }
table-several = { $thing } ×{ $count }
table-known = скрыты, среди них: { $cards }
table-hidden = скрыто
table-head-clearing = Поляна
table-head-suit = Масть
table-head-slots = Свободно
table-head-ruler = Правитель
table-head-standing = Компоненты
table-head-seat = Игрок
table-head-faction = Фракция
table-head-points = ПО
table-head-hand = Рука
table-head-supply = Запас
table-head-items = Предметы
table-head-area = Игровая зона
table-head-where = Где
table-head-what = Что
table-head-effect = Свойство
table-head-own = Рука
table-head-quest = Задание
table-head-item = Запас предметов
table-head-available = Превосходство
table-head-discard = Сброс
table-change-vp = { $seat }: { $before } → { $after } ПО.
table-change-warriors = Поляна { $clearing }, воины { $seat-gen }: { $before } → { $after }.
table-change-piece = Поляна { $clearing }, { $piece }: { $before } → { $after }.
table-change-crafted = { $seat }, { $item }: { $before } → { $after }.
