# «Терра Мистика» по-русски: названия, вопросы, варианты, журнал, рисунки, настройки стола.

# Фракции. «-help» — текст подсказки.
faction-alchemists = Алхимики
faction-alchemists-help = В любой момент меняют 1 ПО на 1 монету или 2 монеты на 1 ПО. Крепость: один раз 12 силы, а затем 2 силы за каждую лопату.
faction-auren = Аурены
faction-auren-help = Крепость: сразу жетон благодати, а каждый раунд — особое действие: 2 шага по одной шкале культа.
faction-chaos_magicians = Маги Хаоса
faction-chaos_magicians-help = Начинают с одним жилищем и ставят его последними; за храм и за святилище берут 2 жетона благодати. Крепость: каждый раунд особое действие — два действия подряд.
faction-cultists = Культисты
faction-cultists-help = Если сосед берёт силу за их постройку, они делают 1 шаг по шкале культа; если все отказались, получают 1 силу. Крепость: один раз 7 ПО.
faction-darklings = Дарклинги
faction-darklings-help = Лопата стоит 1 жреца и приносит 2 ПО. Крепость: до 3 рабочих один раз становятся жрецами.
faction-dwarves = Гномы
faction-dwarves-help = Без навигации: роют туннель под одним гексом за 2 рабочих и получают 4 ПО. Крепость: туннель стоит 1 рабочего.
faction-engineers = Инженеры
faction-engineers-help = Мост за 2 рабочих как действие, сколько угодно раз. Крепость: при каждом пасе 3 ПО за каждый мост между двумя своими постройками.
faction-fakirs = Факиры
faction-fakirs-help = Без навигации: полёт на ковре-самолёте через один гекс стоит 1 жреца и приносит 4 ПО. Крепость: полёт через один или два гекса.
faction-giants = Гиганты
faction-giants-help = Любое преобразование в домашнюю землю требует ровно 2 лопат. Крепость: каждый раунд особое действие — 2 бесплатные лопаты.
faction-halflings = Хоббиты
faction-halflings-help = 1 ПО за каждую лопату. Крепость: один раз сразу 3 лопаты.
faction-mermaids = Русалки
faction-mermaids-help = Город может охватить один гекс реки; навигация растёт до 5. Крепость: 1 бесплатный шаг навигации.
faction-nomads = Кочевники
faction-nomads-help = Начинают с тремя жилищами. Крепость: каждый раунд песчаная буря превращает соседний гекс в пустыню.
faction-swarmlings = Роевики
faction-swarmlings-help = Ещё 3 рабочих за каждый город. Крепость: каждый раунд особое действие — бесплатное улучшение до торгового дома.
faction-witches = Ведьмы
faction-witches-help = Ещё 5 ПО за каждый город. Крепость: каждый раунд полёт ведьм ставит бесплатное жилище в любом лесу.

# Особое действие крепости и действие, которое есть у фракции всегда.
special-auren = 2 шага по одной шкале культа
special-chaos_magicians = два действия подряд
special-giants = 2 бесплатные лопаты
special-nomads = песчаная буря
special-swarmlings = бесплатное улучшение до торгового дома
special-witches = полёт ведьм
ability-engineers = мост за 2 рабочих

# Земли, постройки, культы.
terrain-desert = пустыня
terrain-plains = равнина
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
thing-worker = рабочие
thing-coin = монеты
thing-priest = жрецы
thing-power = сила
thing-vp = победные очки
thing-token = жетоны силы
thing-spade = лопаты
thing-shipping = шаги по шкале навигации
thing-exchange = шаги по шкале обмена
thing-bridge = мосты
thing-cult-step = шаги по шкале культа
thing-key = ключи
thing-town = города
cult-fire = культ Огня
cult-water = культ Воды
cult-earth = культ Земли
cult-air = культ Воздуха

# Тайлы, карты и использование силы: код и содержание.
tile-ACT1 = мост
tile-ACT2 = 1 жрец
tile-ACT3 = 2 рабочих
tile-ACT4 = 7 монет
tile-ACT5 = 1 лопата
tile-ACT6 = 2 лопаты
tile-BON1 = BON1 (2 монеты, лопата)
tile-BON2 = BON2 (4 монеты, шаг культа)
tile-BON3 = BON3 (6 монет)
tile-BON4 = BON4 (3 силы, навигация +1)
tile-BON5 = BON5 (1 рабочий, 3 силы)
tile-BON6 = BON6 (2 рабочих; пас: 4 ПО за крепость и за святилище)
tile-BON7 = BON7 (1 рабочий; пас: 2 ПО за торговый дом)
tile-BON8 = BON8 (1 жрец)
tile-BON9 = BON9 (2 монеты; пас: 1 ПО за жилище)
tile-BON10 = BON10 (3 силы; пас: 3 ПО за шаг навигации)
tile-FAV1 = FAV1 (Огонь +3)
tile-FAV2 = FAV2 (Вода +3)
tile-FAV3 = FAV3 (Земля +3)
tile-FAV4 = FAV4 (Воздух +3)
tile-FAV5 = FAV5 (Огонь +2; городу нужно 6 силы)
tile-FAV6 = FAV6 (Вода +2; особое действие: шаг культа)
tile-FAV7 = FAV7 (Земля +2; доход 1 рабочий, 1 сила)
tile-FAV8 = FAV8 (Воздух +2; доход 4 силы)
tile-FAV9 = FAV9 (Огонь +1; доход 3 монеты)
tile-FAV10 = FAV10 (Вода +1; 3 ПО за новый торговый дом)
tile-FAV11 = FAV11 (Земля +1; 2 ПО за новое жилище)
tile-FAV12 = FAV12 (Воздух +1; пас: 2, 3, 3, 4 ПО за 1–4 торговых дома)
tile-TW1 = TW1 (5 ПО, 6 монет)
tile-TW2 = TW2 (7 ПО, 2 рабочих)
tile-TW3 = TW3 (9 ПО, 1 жрец)
tile-TW4 = TW4 (6 ПО, 8 силы)
tile-TW5 = TW5 (8 ПО, 1 шаг в каждом культе)
tile-TW6 = TW6 (2 ПО, 2 шага в каждом культе, 2 ключа)
tile-TW7 = TW7 (4 ПО, 1 шаг навигации)
tile-TW8 = TW8 (11 ПО)
tile-SCORE1 = SCORE1 (2 ПО за лопату; 1 монета за деление Земли)
tile-SCORE2 = SCORE2 (5 ПО за город; 1 лопата за 4 деления Земли)
tile-SCORE3 = SCORE3 (2 ПО за жилище; 1 жрец за 4 деления Воды)
tile-SCORE4 = SCORE4 (5 ПО за крепость или святилище; 1 рабочий за 2 деления Огня)
tile-SCORE5 = SCORE5 (2 ПО за жилище; 4 силы за 4 деления Огня)
tile-SCORE6 = SCORE6 (3 ПО за торговый дом; 1 лопата за 4 деления Воды)
tile-SCORE7 = SCORE7 (5 ПО за крепость или святилище; 1 рабочий за 2 деления Воздуха)
tile-SCORE8 = SCORE8 (3 ПО за торговый дом; 1 лопата за 4 деления Воздуха)
tile-SCORE9 = SCORE9 (4 ПО за храм; 2 монеты за жреца в орденах)

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

# Обмены: продолжение слова «обмен».
convert-power-priest = 5 силы на 1 жреца
convert-power-worker = 3 силы на 1 рабочего
convert-power-coin = 1 сила на 1 монету
convert-priest-worker = 1 жрец на 1 рабочего
convert-worker-coin = 1 рабочий на 1 монету
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
prompt-leading = Какую фракцию вы берёте?
prompt-placing = Поставьте начальное жилище.
prompt-first-card = Возьмите первую бонусную карту.
prompt-act = Выполните действие; до него возможны обмены.
prompt-after = Обменяйте что-нибудь ещё или закончите ход.
prompt-spades = { $spades ->
    [0] Построить жилище на новой домашней земле?
    [one] У вас { $spades } лопата.
    [few] У вас { $spades } лопаты.
   *[many] У вас { $spades } лопат.
}
prompt-bridging = Где построить мост?
prompt-cult-step = { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
} по шкале культа: какого?
prompt-top-choice = Ключей на всё не хватает: какой культ достигнет деления 10?
prompt-rewards = { $due ->
    [favor] Возьмите жетон благодати.
    [town] Город основан: возьмите его тайл.
   *[several] Выберите следующую награду.
}
prompt-offer = { $other } строит рядом с вами: взять { $power ->
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
    [0] Готово: здесь ничего не строить
   *[other] Готово: лопаты не использовать
}
loss-spades = { $spades ->
    [one] Пропадёт { $spades } лопата.
    [few] Пропадут { $spades } лопаты.
   *[many] Пропадут { $spades } лопат.
}
choice-burn = Пожертвовать 1 силу: ещё 1 перейдёт в чашу III
choice-convert = Обмен: { $what }
choice-connect = Основать город через гекс реки { $river }
choice-build = Построить жилище на { $hex }{ part-price }
choice-transform = Преобразовать { $hex }: { $terrain }{ part-spades }{ part-price }
choice-around = Преобразовать { $hex } длинным путём: { $terrain }{ part-spades }{ part-price }
choice-ship = Улучшить навигацию до { $level }{ part-price } → { $vp } ПО
choice-dig = Улучшить шкалу обмена{ part-price } → { $vp } ПО
choice-upgrade = Улучшить постройку на { $hex }: { $structure }{ part-price }
choice-send = { $steps ->
    [1] Вернуть жреца в запас
   *[other] Отправить жреца в орден
}, { $cult } { part-steps }{ part-power }
choice-power = Использовать силу: { $what }{ part-power }
choice-special-card = Особое действие бонусной карты: { $what }
choice-special-favor = Особое действие жетона благодати: 1 шаг по шкале культа
choice-special-stronghold = Особое действие крепости: { $what }
choice-special-ability = Действие фракции: { $what }
choice-pass = Пас
choice-pass-card = Пас и взять { $card }{ part-coins }
choice-bridge = Построить мост { $from } — { $to }
choice-favor = Взять жетон благодати { $tile }
choice-town = Взять тайл города { $tile }
choice-claim = Использовать лопаты крепости сейчас
choice-ordain = { $count ->
    [0] Никого не посвящать
    [one] Посвятить в жрецы { $count } рабочего
   *[many] Посвятить в жрецы { $count } рабочих
}
choice-cult = Продвинуться, { $cult } { part-steps }{ part-power }
choice-accept = Взять { $power ->
    [one] { $power } силу
   *[many] { $power } силы
} { $vp ->
    [0] бесплатно
   *[other] за { $vp } ПО
}
choice-decline = Отказаться
choice-lead = { $faction } ({ $terrain })
choice-card = Взять { $card }{ part-coins }
choice-starts = Первый игрок — { $seat }
choice-scoring = { $tile }
choice-deal = { $card }
choice-colour = { $terrain }

# Числа, стоящие за отказом.
detail-price = Цена: рабочие — { $workers }, монеты — { $coins }, жрецы — { $priests }; у вас { $has-workers }, { $has-coins }, { $has-priests }.
detail-power = Нужно силы из чаши III: { $need }, а в ней { $have }.

# Что произошло.
log-scoring = Раунд { $round }: { $tile }.
log-card-in-play = В игре: { $card }.
log-first = Первый игрок — { $seat }.
log-lead = { $seat } берёт фракцию: { $faction }.
log-place = { $seat } ставит начальное жилище на { $hex }.
log-card = { $seat } берёт { $card }{ $coins ->
    [0] {""}
    [one] {" "}и { $coins } монету с неё
    [few] {" "}и { $coins } монеты с неё
   *[many] {" "}и { $coins } монет с неё
}.
log-round = Начинается раунд { $round }.
log-income = Доход, { $seat }{ part-price }{ part-power }.
log-income-source = { $seat }, { $source }{ part-price }{ part-power }.
log-bonus = Бонус культа, { $seat }{ part-price }{ part-power }{ part-spades }.
log-priests-lost = { $seat }: в запасе нет жрецов, потеряно { $count }.
log-vp = { $seat }: { $vp } ПО ({ $source }).
log-burn = { $seat } жертвует 1 силу.
log-convert = { $seat }, обмен: { $what }.
log-transform = { $seat } преобразует { $hex }: { $terrain }{ part-spades }{ $bought ->
    [0] {""}
   *[other] {" "}(куплено { $bought })
}.
log-sandstorm = { $seat }: песчаная буря превращает { $hex } в пустыню.
log-build = { $seat } строит на { $hex }: { $structure }.
log-upgrade = { $seat } улучшает постройку на { $hex }: { $structure }.
log-ship = { $seat } улучшает навигацию до { $level }.
log-dig = { $seat } улучшает шкалу обмена: лопата стоит { $workers ->
    [one] { $workers } рабочего
   *[many] { $workers } рабочих
}.
log-send = { $steps ->
    [1] { $seat } возвращает жреца в запас за 1 шаг ({ $cult }).
   *[other] { $seat } отправляет жреца в орден за { $steps } шага ({ $cult }).
}
log-cult = { $seat }: { $cult }, { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
} до деления { $space }{ part-power }.
log-power = { $seat } использует силу: { $action }.
log-special-card = { $seat }: особое действие бонусной карты.
log-special-favor = { $seat }: особое действие жетона благодати.
log-special-stronghold = { $seat }: особое действие крепости ({ $faction }).
log-special-ability = { $seat }: действие фракции ({ $faction }).
log-bridge = { $seat } строит мост { $slot }.
log-town = { $seat } основывает город: { $structures ->
    [one] { $structures } постройка
    [few] { $structures } постройки
   *[many] { $structures } построек
}.
log-town-tile = { $seat } берёт тайл города { $tile }.
log-favor = { $seat } берёт жетон благодати { $tile }.
log-ordain = { $seat }: { $count ->
    [0] никто не посвящён в жрецы
    [one] { $count } рабочий посвящён в жрецы
   *[many] { $count } рабочих посвящены в жрецы
}.
log-accept = { $seat } берёт { $power ->
    [one] { $power } силу
   *[many] { $power } силы
} (строит { $other }).
log-decline = { $seat } отказывается от { $power } силы (строит { $other }).
log-all-declined = { $seat }: все отказались, и сила растёт на { $power }.
log-pass = { $seat } пасует.
log-leave = { $seat } покидает игру.
log-end = Последний раунд окончен: итоговый подсчёт.

# Что нарисовано: подсказки и тексты для чтения с экрана.
panel-board = Карта
panel-rounds = Раунды и использование силы
panel-cults = Культы
panel-market = Бонусные карты, жетоны благодати, тайлы города
panel-own = Вы, { $seat }
panel-seat = { $seat }
drawn-hex = { $hex }: { $terrain }
drawn-tile = { $hex } преобразован: { $terrain }
drawn-river = Гекс реки { $river }
drawn-slot = Место для моста, { $slot }
drawn-structure = { $structure } на { $hex }: { $seat }
drawn-structure-town = { $structure } на { $hex }, в городе: { $seat }
drawn-bridge = Мост { $slot }: { $seat }
drawn-round = Раунд { $round } из { $rounds }
drawn-scoring = Раунд { $round }: { $tile }
drawn-action = Использование силы: { $action }
drawn-action-used = Использование силы, уже занято в этом раунде: { $action }
drawn-track = { $cult }
drawn-cult = { $seat }: { $cult }, деление { $space }
drawn-order-place = { $steps ->
    [1] Вернуть жреца в запас: 1 шаг, { $cult }
   *[other] Отправить жреца в орден: { $steps } шага, { $cult }
}
drawn-order = Жрец в ордене, { $cult }: { $seat }
drawn-card = { $card }
drawn-card-coins = { $card }, на столе{ part-coins }
drawn-favor = Жетон благодати { $tile }: осталось { $count }
drawn-town = Тайл города { $tile }: осталось { $count }
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
drawn-held = { $seat }: { $tile }
drawn-held-used = { $seat }: { $tile }, особое действие использовано

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
table-scoring = В этом раунде: { $tile }.
table-own = { $faction }: ПО { $vp }, монеты { $coins }, рабочие { $workers }, жрецы { $priests }, сила { $bowls }, ключи { $keys }.
table-income = Следующий доход{ part-price }{ part-power }.
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
table-in-reach = Ваши постройки достают сюда.
table-out-of-reach = Ваши постройки сюда не достают.
table-yes = да
table-now = сейчас
table-used = занято
table-of-round = Раунд { $round }
table-action = { $action }{ part-power }
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
table-head-reach = Достаём
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
option-first-help = По жребию или названное место (счёт с нуля).
option-setup = Подготовка
option-setup-help = Фракции выбирают по очереди, цвета раздают случайно, или первая игра из книги правил.
option-factions = Заданные фракции
option-factions-help = Названия фракций (латиницей) по местам через запятую, для обычной подготовки; пусто — фракции выбирают.
option-more_towns = Тайлы города TW6–TW8
option-more_towns-help = В коробке есть тайлы города из поздних изданий.
option-shipping_card = Бонусная карта BON10
option-shipping_card-help = В коробке есть бонусная карта за навигацию из поздних изданий.
option-temple_tile = Тайл целей SCORE9
option-temple_tile-help = В коробке есть тайл целей за храмы из поздних изданий.
option-pass_order = Очерёдность по пасам
option-pass_order-help = В следующем раунде ходят в том порядке, в каком пасовали, а не по часовой стрелке от пасовавшего первым.
option-start_points = Победные очки в начале
option-start_points-help = По 20 каждому или по официальному списку для фракций.
preset-first_game = Первая партия по книге правил
preset-later_printings = С жетонами поздних изданий
option-value-true = да
option-value-false = нет
option-value-none = нет
option-value-random = по жребию
option-value-standard = обычная
option-value-colours = цвета раздаются
option-value-first-game = первая игра
option-value-equal = поровну
option-value-by-faction = по фракции

# Постоянные распоряжения.
order-accept_power = Принимать силу не больше
order-accept_power-help = Предложения силы не больше этого принимаются за вас; для больших действуют следующие распоряжения, иначе вас спросят.
order-decline_costly = Отклонять силу, которая стоит ПО
order-decline_costly-help = Предложения, которые стоили бы победных очков и не приняты распоряжением выше, отклоняются за вас.
order-decline_wasted = Отклонять силу, если следующий доход пропадёт
order-decline_wasted-help = После паса: предложения, после которых следующий доход не поместится в чаши, отклоняются за вас.
order-end_turn = После действия
order-end_turn-help = Завершать ход сразу, не спрашивая об обменах.
order-end_turn-at-once = завершать ход
