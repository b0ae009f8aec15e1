# Как называется то, что нарисовано.

panel-board = Карта
panel-supply = Положение, карты ПО, общий запас
panel-display = Ряд улучшений
panel-own = Вы, { $seat }
panel-seat = { $seat }

# Карта.
drawn-province = { $province }
drawn-sea = { $sea }
drawn-border-plain = Граница { $one } и { $two }: обычная
drawn-border-hills = Граница { $one } и { $two }: холмистая. Вторжение дороже на 1 еду, дорога на 1 камень.
drawn-border-mountain = Граница { $one } и { $two }: горная. Закрыта для вторжений и дорог.
drawn-relief = Холмы и горы вдоль границ
drawn-print = Символ: { $symbol }{ $hilly ->
    [0] {""}
   *[other] {" "}· холмистая: +1 к военной силе игрока, который её обороняет
}
drawn-force = Нейтральные войска: военная сила { $strength }
drawn-realm = { $province }: контролирует { $seat }
drawn-road = { $road }: { $one } – { $two }
drawn-home = { $seat }: { $piece }
drawn-castle = { $castle }
drawn-dragon = { $dragon }
drawn-runestone = { $runestone }
drawn-picked = Вы выбрали эту провинцию; другие пока не знают
drawn-armies = { $seat }: { $army-tally }
drawn-hired = { $seat }: { $mercenary-tally }
drawn-ships = { $seat }: { $ship-tally }
drawn-unsure-outlines = Наш рисунок: как провинции расположены на печатном поле, нам неизвестно. Границы, побережья, символы и военная сила взяты из игры.

drawn-war = Война в провинции { $province }: сейчас победит { $seat }
drawn-war-neutral = Война в провинции { $province }: сейчас победят нейтральные войска
drawn-war-tied = Война в провинции { $province }: ничья, закончить войну нельзя; в конце игры провинция останется у обороняющегося
drawn-side-neutral = Нейтральные войска обороняются, военная сила { $strength }{ $dragon ->
    [0] {""}
   *[other] : на поле { $printed }, дракон +{ $dragon }
}
drawn-side-parts = армии { $armies }{ $hired ->
    [0] {""}
   *[other] , наёмники { $hired }
}{ $ships ->
    [0] {""}
   *[other] , корабли { $ships }
}{ $castle ->
    [0] {""}
   *[other] , замок { $castle }
}{ $citadel ->
    [0] {""}
   *[other] , цитадель { $citadel }
}{ $hilly ->
    [0] {""}
   *[other] , холмистая провинция { $hilly }
}{ $cards ->
    [0] {""}
   *[other] , карты резерва { $cards }
}
drawn-side-defends = { $seat } обороняется, военная сила { $strength }: { drawn-side-parts }
drawn-side-invades = { $seat } атакует, военная сила { $strength }: { drawn-side-parts }

drawn-standing = { $seat }: { $vp } ПО; если бы игра закончилась сейчас, было бы { $then } ПО
drawn-standing-leads = { $seat }: { $vp } ПО; если бы игра закончилась сейчас, было бы { $then } ПО, больше всех
drawn-vp = { $card }: жетонов по { $value } ПО осталось { $left }
drawn-vp-two = { $card }: за большой остров (3 ПО) осталось { $left }, за малый (2 ПО) { $more }
drawn-vp-empty = { $card }: пустая
drawn-unsure-tokens = Наше допущение: число жетонов для двух игроков неизвестно, взято то же, что для трёх и четырёх
drawn-gauge = Пустых карт ПО: { $count }; для конца игры нужно { $needed }. Если бы все войны закончились сейчас, больше всех очков было бы у { $seat-gen }.
drawn-gauge-tied = Пустых карт ПО: { $count }; для конца игры нужно { $needed }. Если бы все войны закончились сейчас, единственного лидера не было бы.
drawn-round = Раунд { $round }
drawn-last-round = Раунд { $round }; последний раунд — { $last }
drawn-unused = Неиспользованных жетонов { $value } ПО: { $count }
drawn-left = { $piece }: осталось { $count }
drawn-improvement-deck = Колода улучшений, карт лицевой стороной вниз: { $count }
drawn-province-pile = Стопка провинций, карт нейтральных провинций: { $count }

# Карты.
drawn-card-symbols = { $food ->
    [0] {""}
   *[other] {" "}· еда { $food }
}{ $stone ->
    [0] {""}
   *[other] {" "}· камень { $stone }
}{ $gold ->
    [0] {""}
   *[other] {" "}· золото { $gold }
}{ $army ->
    [0] {""}
   *[other] {" "}· армия { $army }
}{ $ship ->
    [0] {""}
   *[other] {" "}· корабль { $ship }
}
drawn-card-facts = { $card }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
} · { $header }{ drawn-card-symbols }
drawn-card = { drawn-card-facts }
drawn-in-reserve = Резерв { $seat-gen }: { drawn-card-facts }
drawn-in-discard = Сброс { $seat-gen }: { drawn-card-facts }
drawn-removed = Удалённые карты { $seat-gen }: { drawn-card-facts }
drawn-known = На руке { $seat-gen } точно есть: { drawn-card-facts }
drawn-looked = Можно взять: { drawn-card-facts }
drawn-played = Разыграно { $seat-ins }: { drawn-card-facts }
drawn-played-for = Карты, разыгранные { $seat-ins } для этого действия
drawn-display = В ряду улучшений: { drawn-card-facts }
drawn-gone = Вышла из игры: { drawn-card-facts }
drawn-group = Для чего эти карты: { $use }
drawn-unsure-army = Наше допущение: стартовых карт точно пять, но какая из них повторяется, неизвестно

# Места.
drawn-seat = { $seat }
drawn-turn = Ходит { $seat }
drawn-first = Ходит первым в раунде
drawn-winner = Победа: { $seat }
drawn-actions = Осталось действий в этом ходу: { $count }
drawn-done-free = В этом ходу было бесплатное действие: закончить войну или игру нельзя
drawn-done-drafted = В этом ходу карта уже приобретена
drawn-done-marched = В этом ходу армии уже перемещались по дорогам
drawn-points = { $seat }: { $vp } ПО · провинции { $land }{ $city ->
    [0] {""}
   *[other] {" "}· города { $city }
}{ $road ->
    [0] {""}
   *[other] {" "}· дороги { $road }
}{ $castle ->
    [0] {""}
   *[other] {" "}· замки { $castle }
}{ $citadel ->
    [0] {""}
   *[other] {" "}· цитадели { $citadel }
}{ $defender ->
    [0] {""}
   *[other] {" "}· победы в обороне { $defender }
}{ $guilded_city ->
    [0] {""}
   *[other] {" "}· города гильдий { $guilded_city }
}{ $dragons ->
    [0] {""}
   *[other] {" "}· драконы { $dragons }
}{ $isles ->
    [0] {""}
   *[other] {" "}· острова { $isles }
}{ $seas ->
    [0] {""}
   *[other] {" "}· моря { $seas }
}{ $patronage ->
    [0] {""}
   *[other] {" "}· патронаж { $patronage }
}{ $inns ->
    [0] {""}
   *[other] {" "}· гостиницы { $inns }
}{ $runestones ->
    [0] {""}
   *[other] {" "}· рунные камни { $runestones }
}{ $spoils ->
    [0] {""}
   *[other] {" "}· военные трофеи { $spoils }
}{ $swaps ->
    [0] {""}
   *[other] {" "}· обмен жетонов { $swaps }
}
drawn-outlook = { $seat }: { $vp } ПО, если бы игра закончилась сейчас
drawn-hand = { $seat }: карт на руке: { $count }
drawn-deck = { $seat }: карт в колоде: { $count }
drawn-discard = { $seat }: карт в сбросе: { $count }
drawn-discard-pile = Сброс
drawn-removed-pile = Удалённые карты, которые можно приобрести снова
drawn-stock = { $seat }: { $piece }, в запасе: { $count }
drawn-stock-pool = { $seat }: { $piece }, в запасе: { $stock }; ещё можно купить из пула: { $pool }
drawn-tokens = { $seat }: жетонов { $value } ПО: { $count }
drawn-milestones = { $seat }: выполнено условий «Хозяина морей»: { $count }{ $towns ->
    [0] {""}
   *[other] {" "}· отмечено посёлками: { $towns }
}
drawn-reserve = Резерв { $seat-gen }: занято { $count } из { $limit }
drawn-looks = { $seat }: просматривает карт улучшений: { $count }
drawn-known-of = На руке { $seat-gen } карт, о которых известно точно: { $count }
