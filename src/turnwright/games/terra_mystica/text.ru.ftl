# «Терра Мистика» по-русски: названия, вопросы, варианты, журнал, рисунки, настройки стола.

# Что говорят списки игр.
game-title = Terra Mystica
game-about = Четырнадцать фракций преобразуют земли, основывают города и продвигаются в культах. После подготовки случайности нет: для тех, кто любит планировать.

# Фракции. «-help» — текст подсказки.
faction-alchemists = Алхимики
    .acc = Алхимиков
faction-alchemists-help = В любой момент меняют 1 ПО на 1 монету или 2 монеты на 1 ПО. Крепость: один раз 12 силы, а затем 2 силы за каждую лопату.
faction-auren = Аурены
    .acc = Ауренов
faction-auren-help = Крепость: сразу жетон благодати, а каждый раунд — особое действие: 2 деления на одной шкале культа.
faction-chaos_magicians = Маги Хаоса
    .acc = Магов Хаоса
faction-chaos_magicians-help = Начинают с одним жилищем и ставят его последними; за храм и за святилище берут 2 жетона благодати. Крепость: каждый раунд особое действие — два действия подряд.
faction-cultists = Культисты
    .acc = Культистов
faction-cultists-help = Если сосед получает силу за их постройку, они продвигаются на 1 деление по шкале культа; если все отказались, получают 1 силу. Крепость: один раз 7 ПО.
faction-darklings = Дарклинги
    .acc = Дарклингов
faction-darklings-help = Лопата стоит 1 жреца и приносит 2 ПО. Крепость: до 3 рабочих один раз становятся жрецами.
faction-dwarves = Гномы
    .acc = Гномов
faction-dwarves-help = Без навигации: роют туннель под одним гексом за 2 рабочих и получают 4 ПО. Крепость: туннель стоит 1 рабочего.
faction-engineers = Инженеры
    .acc = Инженеров
faction-engineers-help = Мост за 2 рабочих как действие, сколько угодно раз. Крепость: при каждом пасе 3 ПО за каждый мост между двумя своими постройками.
faction-fakirs = Факиры
    .acc = Факиров
faction-fakirs-help = Без навигации: полёт на ковре-самолёте через один гекс стоит 1 жреца и приносит 4 ПО. Крепость: полёт через один или два гекса.
faction-giants = Гиганты
    .acc = Гигантов
faction-giants-help = Любое преобразование в домашнюю землю требует ровно 2 лопат. Крепость: каждый раунд особое действие — 2 бесплатные лопаты.
faction-halflings = Хоббиты
    .acc = Хоббитов
faction-halflings-help = 1 ПО за каждую лопату. Крепость: один раз сразу 3 лопаты.
faction-mermaids = Русалки
    .acc = Русалок
faction-mermaids-help = Город может охватить один гекс реки; навигация растёт до 5. Крепость: 1 бесплатный шаг навигации.
faction-nomads = Кочевники
    .acc = Кочевников
faction-nomads-help = Начинают с тремя жилищами. Крепость: каждый раунд песчаная буря превращает соседний гекс в пустыню.
faction-swarmlings = Роевики
    .acc = Роевиков
faction-swarmlings-help = Ещё 3 рабочих за каждый город. Крепость: каждый раунд особое действие — бесплатное улучшение до торгового дома.
faction-witches = Ведьмы
    .acc = Ведьм
faction-witches-help = Ещё 5 ПО за каждый город. Крепость: каждый раунд полёт ведьм ставит бесплатное жилище в любом лесу.

# Особое действие крепости и действие, которое есть у фракции всегда.
special-auren = 2 деления на одной шкале культа
special-chaos_magicians = два действия подряд
special-giants = 2 бесплатные лопаты
special-nomads = песчаная буря
special-swarmlings = бесплатное улучшение до торгового дома
special-witches = полёт ведьм
ability-engineers = мост за 2 рабочих

# Земли, постройки, культы.
terrain-desert = пустыня
    .acc = пустыню
terrain-plains = равнина
    .acc = равнину
terrain-swamp = болото
terrain-lakes = озеро
terrain-forest = лес
terrain-mountains = горы
terrain-wasteland = пустошь
structure-dwelling = жилище
structure-trading-house = торговый дом
structure-temple = храм
structure-stronghold = крепость
structure-sanctuary = святилище
cult-fire = культ Огня
cult-water = культ Воды
cult-earth = культ Земли
cult-air = культ Воздуха

# Откуда победные очки.
source-start = начало игры
source-round-tile = тайл целей
source-favor = жетон благодати
source-card = бонусная карта
source-town = город
source-shipping = навигация
source-digging = шкала обмена
source-ability = фракция
source-structures = сила за постройки
source-cult = культы
source-area = область
source-resources = ресурсы

# Обмены: продолжение слова «обменять».
convert-power-priest = 5 силы на 1 жреца
convert-power-worker = 3 силы на 1 рабочего
convert-power-coin = 1 силу на 1 монету
convert-priest-worker = 1 жреца на 1 рабочего
convert-worker-coin = 1 рабочего на 1 монету
convert-vp-coin = 1 ПО на 1 монету
convert-coins-vp = 2 монеты на 1 ПО

# Части текстов: каждая начинается с точки или пуста.
part-price = { $workers ->
    [0] {""}
    [one] {" "}· { $workers } рабочий
   *[many] {" "}· { $workers } рабочих
}{ $coins ->
    [0] {""}
    [one] {" "}· { $coins } монета
    [few] {" "}· { $coins } монеты
   *[many] {" "}· { $coins } монет
}{ $priests ->
    [0] {""}
    [one] {" "}· { $priests } жрец
    [few] {" "}· { $priests } жреца
   *[many] {" "}· { $priests } жрецов
}
part-power = { $power ->
    [0] {""}
    [one] {" "}· { $power } сила
   *[many] {" "}· { $power } силы
}
part-coins = { $coins ->
    [0] {""}
    [one] {" "}· { $coins } монета
    [few] {" "}· { $coins } монеты
   *[many] {" "}· { $coins } монет
}
part-coins-on-it = { $coins ->
    [0] {""}
    [one] {" "}и { $coins } монету с неё
    [few] {" "}и { $coins } монеты с неё
   *[many] {" "}и { $coins } монет с неё
}
part-coins-short = { $coins ->
    [0] {""}
   *[other] {" "}+ { $coins } М
}
part-spades = { $spades ->
    [0] {""}
    [one] {" "}· { $spades } лопата
    [few] {" "}· { $spades } лопаты
   *[many] {" "}· { $spades } лопат
}
part-steps = { $here } → { $there }

# О чём спрашивают игрока.
prompt-draw-tiles = Какой тайл целей вышел?
prompt-draw-cards = Какая бонусная карта вышла?
prompt-first = Кто первый игрок?
prompt-deal-colours = Какой цвет достался?
prompt-leading = За какую фракцию вы играете?
prompt-placing = Поставьте начальное жилище.
prompt-first-card = Возьмите первую бонусную карту.
prompt-act = Выберите действие. До и после него можно делать обмены.
prompt-after = Действие выполнено: сделайте обмены или закончите ход.
prompt-spades = { $spades ->
    [0] Построить жилище на новой домашней земле?
    [one] У вас { $spades } лопата: какой гекс преобразовать?
    [few] У вас { $spades } лопаты: какой гекс преобразовать?
   *[many] У вас { $spades } лопат: какой гекс преобразовать?
}
prompt-bridging = Где построить мост?
prompt-cult-step = { $steps ->
    [one] По шкале какого культа продвинуться на { $steps } деление?
    [few] По шкале какого культа продвинуться на { $steps } деления?
   *[many] По шкале какого культа продвинуться на { $steps } делений?
}
prompt-top-choice = Ключей на всё не хватает: какой культ достигнет деления 10?
prompt-rewards = { $due ->
    [favor] Возьмите жетон благодати.
    [town] Город основан: возьмите его тайл.
   *[several] Выберите следующую награду.
}
prompt-offer = { $other } строит рядом с вами: получить { $power ->
    [one] { $power } силу
   *[many] { $power } силы
} { $vp ->
    [0] бесплатно
   *[other] за { $vp } ПО
}?
prompt-riding = Полёт ведьм: в каком лесу они приземлятся?
prompt-upgrading = Какое жилище станет торговым домом?
prompt-sandstorm = Какой гекс станет пустыней?

# Виды вариантов хода; глаголы с одним именем — один вид.
verb-burn = Обмен
verb-convert = Обмен
verb-connect = Город
verb-build = Жилище
verb-transform = Преобразование
verb-around = Преобразование
verb-ship = Шкалы
verb-dig = Шкалы
verb-upgrade = Улучшение
verb-send = Жрецы
verb-power = Сила
verb-special = Особые действия
verb-pass = Пас

# Что написано на варианте.
choice-end = Закончить ход
choice-done = { $spades ->
    [0] Не строить здесь ничего
   *[other] Не использовать лопаты
}
loss-spades = { $spades ->
    [one] Пропадёт { $spades } лопата.
    [few] Пропадут { $spades } лопаты.
   *[many] Пропадут { $spades } лопат.
}
loss-dwelling = Вы можете сразу построить жилище на преобразованном гексе; позже на это уйдёт ещё одно действие.
outlook-offer = { $seat } может получить { $power ->
    [one] { $power } силу
    [few] { $power } силы
   *[many] { $power } силы
}{ $vp ->
    [0] {""}
   *[other] {" "}за { $vp } ПО
}.
choice-burn = Пожертвовать 1 силу: ещё 1 перейдёт в чашу III
choice-convert = Обменять { $what }
choice-connect = Основать город через реку между { $hexes }
choice-build = Построить жилище на { $hex }{ part-price }
choice-transform = Преобразовать { $hex } в { $terrain-acc }{ part-spades }{ part-price }
choice-around = Преобразовать { $hex } в { $terrain-acc } длинным путём{ part-spades }{ part-price }
choice-ship = Улучшить навигацию до { $level }{ part-price } → { $vp } ПО
choice-dig = Снизить курс обмена лопат{ part-price } → { $vp } ПО
choice-upgrade = Улучшить постройку на { $hex } → { $structure }{ part-price }
choice-send = { $steps ->
    [1] Вернуть жреца в запас
   *[other] Отправить жреца в орден
}: { $cult } { part-steps }{ part-power }
choice-power = Использовать силу: { $what }{ part-power }
choice-special-card = Применить бонусную карту: { $what }
choice-special-favor = Применить жетон благодати: 1 деление на шкале культа
choice-special-stronghold = Применить способность крепости: { $what }
choice-special-ability = Применить действие фракции: { $what }
loss-pass = В этом раунде вы ещё можете строить: у вас { $workers ->
    [one] { $workers } рабочий
    [few] { $workers } рабочих
   *[many] { $workers } рабочих
} и { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}.
loss-special = { $actions ->
    [one] Вы не использовали в этом раунде { $actions } особое действие.
    [few] Вы не использовали в этом раунде { $actions } особых действия.
   *[many] Вы не использовали в этом раунде { $actions } особых действий.
}
choice-pass = Спасовать
choice-pass-card = Спасовать, взять: { $card }{ part-coins-short }
choice-bridge = Построить мост { $from } — { $to }
choice-favor = Взять жетон: { $tile }
choice-town = Взять тайл города ({ $tile })
choice-claim = Использовать лопаты крепости сейчас
choice-ordain = { $count ->
    [0] Не посвящать никого
    [one] Посвятить в жрецы { $count } рабочего
   *[many] Посвятить в жрецы { $count } рабочих
}
choice-cult = Продвинуться: { $cult } { part-steps }{ part-power }
choice-accept = Получить { $power ->
    [one] { $power } силу
   *[many] { $power } силы
} { $vp ->
    [0] бесплатно
   *[other] за { $vp } ПО
}
choice-decline = Отказаться
choice-lead = Играть за { $faction-acc } ({ $terrain })
choice-card = Взять бонусную карту ({ $card }){ part-coins-on-it }
choice-starts = Первый игрок — { $seat }
choice-scoring = { $tile }; бонус культа: { $bonus }
choice-deal = { $card }
choice-colour = { $terrain }

# Числа, стоящие за отказом.
detail-price = Цена: рабочие — { $workers }, монеты — { $coins }, жрецы — { $priests }; у вас { $has-workers }, { $has-coins }, { $has-priests }.
detail-power = Нужно силы из чаши III: { $need }, а в ней { $have }.
detail-reach = Гекс за рекой: нужна навигация { $need }, у вас { $have }.

# Что произошло.
log-scoring = Раунд { $round }: { $tile }; бонус культа: { $bonus }.
log-card-in-play = Бонусная карта в игре: { $card }.
log-first = Первый игрок — { $seat }.
log-lead = { $seat } играет за { $faction-acc }.
log-place = { $seat } ставит начальное жилище на { $hex }.
log-card = { $seat } берёт бонусную карту ({ $card }){ part-coins-on-it }.
log-round = Начинается раунд { $round }.
log-income = { $seat } получает доход{ part-price }{ part-power }.
log-income-source = { $seat }, доход: { $source }{ part-price }{ part-power }.
log-bonus = { $seat } получает бонус культа ({ $bonus }){ part-price }{ part-power }{ part-spades }.
log-priests-lost = { $seat }: в запасе нет жрецов, { $count ->
    [one] потерян { $count } жрец
    [few] потеряны { $count } жреца
   *[many] потеряно { $count } жрецов
}.
log-vp = { $seat }: { $vp } ПО ({ $by }).
log-burn = { $seat } жертвует 1 силу.
log-convert = { $seat } обменивает { $what }.
log-transform = { $seat } преобразует { $hex } в { $terrain-acc }{ part-spades }{ $bought ->
    [0] {""}
    [one] {" "}(куплена { $bought })
    [few] {" "}(куплены { $bought })
   *[many] {" "}(куплено { $bought })
}.
log-sandstorm = { $seat }: песчаная буря превращает { $hex } в пустыню.
log-build = { $seat } строит { $structure } на { $hex }.
log-upgrade = { $seat } улучшает постройку на { $hex }: теперь там { $structure }.
log-ship = { $seat } улучшает навигацию до { $level }.
log-dig = { $seat } снижает курс обмена: лопата стоит { $workers ->
    [one] { $workers } рабочего
   *[many] { $workers } рабочих
}.
log-send = { $steps ->
    [1] { $seat } возвращает жреца в запас ({ $cult } +1).
   *[other] { $seat } отправляет жреца в орден ({ $cult } +{ $steps }).
}
log-cult = { $seat } продвигается: { $cult }, деление { $space } (+{ $steps }){ part-power }.
log-power = { $seat } использует силу: { $action }.
log-special-card = { $seat } применяет особое действие бонусной карты.
log-special-favor = { $seat } применяет особое действие жетона благодати.
log-special-stronghold = { $seat } применяет особое действие крепости ({ $faction }).
log-special-ability = { $seat } применяет действие фракции ({ $faction }).
log-bridge = { $seat } строит мост { $from } — { $to }.
log-town = { $seat } основывает город: { $structures ->
    [one] { $structures } постройка
    [few] { $structures } постройки
   *[many] { $structures } построек
}.
log-town-tile = { $seat } берёт тайл города ({ $tile }).
log-favor = { $seat } берёт жетон благодати ({ $tile }).
log-ordain = { $seat }: { $count ->
    [0] никто не посвящён в жрецы
    [one] { $count } рабочий посвящён в жрецы
   *[many] { $count } рабочих посвящены в жрецы
}.
log-accept = { $seat } получает { $power ->
    [one] { $power } силу
   *[many] { $power } силы
} (строит { $other }).
log-decline = { $seat } отказывается от { $power } силы (строит { $other }).
log-all-declined = { $seat } получает { $power ->
    [one] { $power } силу
   *[many] { $power } силы
}: все отказались.
log-pass = { $seat } пасует.
log-leave = { $seat } покидает игру.
log-end = Последний раунд окончен: финальный подсчёт очков.

# Что нарисовано: подсказки и тексты для чтения с экрана.
panel-board = Карта
panel-rounds = Раунды и использование силы
panel-cults = Культы
panel-market = Бонусные карты, жетоны благодати, тайлы города
panel-own = Вы, { $seat }
panel-seat = { $seat }
drawn-hex = { $hex }: { $terrain }
drawn-tile = { $hex } преобразован в { $terrain-acc }
drawn-river = Река ({ $river })
drawn-slot = Место для моста, { $slot }
drawn-structure = { $structure } на { $hex }: { $seat }
drawn-structure-town = { $structure } на { $hex }, в городе: { $seat }
drawn-bridge = Мост { $slot }: { $seat }
drawn-round = Раунд { $round } из { $rounds }
drawn-scoring = Раунд { $round }: { $tile }; бонус культа: { $bonus } ({ $code })
drawn-action = Использование силы: { $tile } ({ $code })
drawn-action-used = Использование силы, уже занято в этом раунде: { $tile } ({ $code })
drawn-track = { $cult }
drawn-cult = { $seat }: { $cult }, деление { $space }
drawn-order-place = { $steps ->
    [1] Вернуть жреца в запас: 1 деление, { $cult }
   *[other] Отправить жреца в орден: { $steps } деления, { $cult }
}
drawn-order = Жрец в ордене, { $cult }: { $seat }
drawn-card = Бонусная карта: { $tile } ({ $code })
drawn-card-coins = Бонусная карта на столе: { $tile } ({ $code }){ part-coins }
drawn-favor = Жетон благодати: { $tile } ({ $code }), осталось { $count }
drawn-town = Тайл города: { $tile } ({ $code }), осталось { $count }
drawn-seat = { $seat }: { $faction } ({ $terrain })
drawn-turn = Решение принимает { $seat }
drawn-undecided = { $seat }: фракция ещё не выбрана
drawn-faction = { $faction } ({ $terrain })
drawn-faction-taken = { $faction }: цвет занят
drawn-points = { $seat }: { $vp } ПО · начало игры { $start }{ $round-tile ->
    [0] {""}
   *[other] {" "}· тайлы целей { $round-tile }
}{ $favor ->
    [0] {""}
   *[other] {" "}· жетоны благодати { $favor }
}{ $card ->
    [0] {""}
   *[other] {" "}· бонусные карты { $card }
}{ $town ->
    [0] {""}
   *[other] {" "}· города { $town }
}{ $shipping ->
    [0] {""}
   *[other] {" "}· навигация { $shipping }
}{ $digging ->
    [0] {""}
   *[other] {" "}· шкала обмена { $digging }
}{ $ability ->
    [0] {""}
   *[other] {" "}· фракция { $ability }
}{ $structures ->
    [0] {""}
   *[other] {" "}· сила за постройки { $structures }
}{ $cult ->
    [0] {""}
   *[other] {" "}· культы { $cult }
}{ $area ->
    [0] {""}
   *[other] {" "}· область { $area }
}{ $resources ->
    [0] {""}
   *[other] {" "}· ресурсы { $resources }
}
drawn-order-of-turn = { $seat }: { $place }-е место в очерёдности
drawn-passed = { $seat }: пас
drawn-coins = { $seat }: { $count ->
    [one] { $count } монета
    [few] { $count } монеты
   *[many] { $count } монет
}{ $coming ->
    [0] {""}
   *[other] , следующий доход +{ $coming }
}
drawn-workers = { $seat }: { $count ->
    [one] { $count } рабочий
   *[many] { $count } рабочих
}{ $coming ->
    [0] {""}
   *[other] , следующий доход +{ $coming }
}
drawn-priests = { $seat }: { $count ->
    [one] { $count } жрец
    [few] { $count } жреца
   *[many] { $count } жрецов
}, в запасе { $supply }{ $coming ->
    [0] {""}
   *[other] , следующий доход +{ $coming }
}
drawn-keys = { $seat }: { $count ->
    [one] { $count } ключ
    [few] { $count } ключа
   *[many] { $count } ключей
}
drawn-bowl = { $seat }: в чаше { $bowl } силы { $count }{ $coming ->
    [0] {""}
   *[other] , следующий доход +{ $coming }
}
drawn-ship = { $seat }: навигация { $level }
drawn-hop = { $seat }: туннель или полёт{ part-price }
drawn-dig = { $seat }: лопата стоит { $workers ->
    [one] { $workers } рабочего
   *[many] { $workers } рабочих
}
drawn-built = { $seat }, { $structure }: на карте { $built }, осталось { $left }
drawn-special = Особое действие: { $what }
drawn-special-used = Особое действие, уже использовано в этом раунде: { $what }
drawn-held = { $seat }: { $tile } ({ $code })
drawn-held-used = { $seat }: { $tile } ({ $code }), особое действие использовано

# Стол словами.
table-help =
    {"      карта (board)             все гексы"}
    {"      гекс E6 (hex E6)          один гекс: соседи, сколько нужно лопат"}
    {"      культы (cults)            шкалы культов и их ордены"}
    {"      тайлы (tiles)             раунды, использование силы, карты и тайлы"}
    {"      игроки (seats)            все игроки"}
table-word-board = карта
table-word-hex = гекс
table-word-cults = культы
table-word-tiles = тайлы
table-word-seats = игроки
table-over = Раунд { $rounds } из { $rounds }: игра окончена.
table-round = { $round ->
    [0] Подготовка.
   *[other] Раунд { $round } из { $rounds }.
}
table-scoring = В этом раунде: { $tile }; бонус культа: { $bonus }.
table-own = { $faction }: ПО { $vp }, монеты { $coins }, рабочие { $workers }, жрецы { $priests }, сила { $bowls }, ключи { $keys }.
prospect-income = Следующий доход{ part-price }{ part-power }.
table-nobody = свободно
table-standing = { $structure }, { $seat }
table-standing-town = { $structure } в городе, { $seat }
table-hex = { $hex }: { $terrain }; { $standing }.
table-neighbours = Непосредственно смежные: { $hexes }.
table-over-rivers = Через реки, с вашей навигацией: { $hexes }.
table-spades = До вашей домашней земли { $spades ->
    [one] { $spades } лопата
    [few] { $spades } лопаты
   *[many] { $spades } лопат
}.
table-in-reach = Гекс смежен с вашими постройками.
table-out-of-reach = Гекс не смежен с вашими постройками.
table-yes = да
table-now = сейчас
table-used = занято
table-of-round = Раунд { $round }
table-tile = { $tile } ({ $code })
table-action = { $tile } ({ $code }){ part-power }
table-scoring-tile = { $tile }; бонус культа: { $bonus } ({ $code })
table-on-card = { $coins ->
    [0] на столе
    [one] на ней { $coins } монета
    [few] на ней { $coins } монеты
   *[many] на ней { $coins } монет
}
table-head-hex = Гекс
table-head-terrain = Земля
table-head-standing = Постройка
table-head-spades = Лопаты
table-head-reach = Доступен
table-head-seat = Игрок
table-head-keys = Ключи
table-head-free = Свободно в ордене
table-head-what = Что
table-head-tile = Тайл
table-head-state = Состояние
table-head-action = Использование силы
table-head-card = Бонусная карта
table-head-favor = Жетон благодати
table-head-town = Тайл города
table-head-faction = Фракция
table-head-points = ПО
table-head-coins = Монеты
table-head-workers = Рабочие
table-head-priests = Жрецы
table-head-bowls = Сила
table-head-ship = Навигация
table-head-dig = За лопату
table-head-built = Ж/ТД/Х/К/С
table-head-tiles = Тайлы
table-change-vp = Победные очки: { $before } → { $after }.
table-change-coins = Монеты: { $before } → { $after }.
table-change-workers = Рабочие: { $before } → { $after }.
table-change-priests = Жрецы: { $before } → { $after }.
table-change-bowl1 = Чаша I: { $before } → { $after }.
table-change-bowl2 = Чаша II: { $before } → { $after }.
table-change-bowl3 = Чаша III: { $before } → { $after }.
table-change-keys = Ключи: { $before } → { $after }.
table-change-ship = Навигация: { $before } → { $after }.
table-change-dig = Шкала обмена: { $before } → { $after }.
table-change-cult = { $cult }: { $before } → { $after }.
table-change-terrain = { $hex }: { $terrain }.
table-change-structure = { $hex }: { $structure }.

# Настройки стола.
option-first = Первый игрок
option-first-help = По жребию или указанное место: 0 — первое, 1 — второе и так далее.
option-setup = Подготовка
option-setup-help = Фракции выбирают по очереди, цвета раздают случайно, или первая игра из книги правил.
option-factions = Заданные фракции
option-factions-help = Названия фракций (латиницей) по местам через запятую, для обычной подготовки; пусто — фракции выбирают.
option-more_towns = Тайлы города из поздних изданий
option-more_towns-help = В коробке есть ещё три тайла города: 2 деления каждого культа и 2 ключа, шаг навигации, 11 ПО.
option-shipping_card = Бонусная карта за навигацию
option-shipping_card-help = В коробке есть бонусная карта из поздних изданий.
option-temple_tile = Тайл целей за храмы
option-temple_tile-help = В коробке есть тайл целей из поздних изданий.
option-pass_order = Очерёдность по пасам
option-pass_order-help = В следующем раунде ходят в том порядке, в каком пасовали, а не по часовой стрелке от пасовавшего первым.
option-pass_ends_turn = Пас сразу завершает ход
option-pass_ends_turn-help = После паса обменивать нельзя: обмены этого хода делают до него.
option-start_points = Победные очки в начале
option-start_points-help = По 20 каждому или по официальному списку для фракций.
preset-first_game = Первая партия по книге правил
preset-later_printings = С тайлами поздних изданий
option-value-true = да
option-value-false = нет
option-value-none = нет
option-value-random = по жребию
option-value-standard = обычная
option-value-colours = цвета раздаются
option-value-first-game = первая игра
option-value-equal = поровну
option-value-by-faction = по фракции

# Автоответы.
order-accept_power = Принимать силу не больше
order-accept_power-help = Предложения силы не больше этого принимаются за вас; для больших действуют следующие автоответы, иначе вас спросят.
order-decline_costly = Отклонять силу, которая стоит ПО
order-decline_costly-help = Предложения, которые стоили бы победных очков и не приняты автоответом выше, отклоняются за вас.
order-decline_wasted = Отклонять силу, если следующий доход пропадёт
order-decline_wasted-help = После паса: предложения, после которых следующий доход не поместится в чаши, отклоняются за вас.
order-end_turn = После действия
order-end_turn-help = Завершать ход сразу, не спрашивая об обменах.
order-end_turn-at-once = завершать ход
