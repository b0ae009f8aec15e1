# Root по-русски: названия и что они значат.

# Фракции. «-help» — текст подсказки: чего фракция хочет и за что получает очки.
faction-marquise = Маркиса де Коте
faction-marquise-help = Застраивает лес: каждое здание приносит ПО, и тем больше, чем больше зданий этого вида; платит за них деревом с лесопилок.
faction-eyrie = Крылатая династия
faction-eyrie-help = Заселяет лес: каждый вечер гнёзда приносят ПО. Обязана выполнять устав, который растёт каждый ход, иначе начнётся смута и очки пропадут.
faction-alliance = Лесной союз
faction-alliance-help = Ищет поддержки: каждый жетон приносит ПО, и чем дальше, тем больше. Платят сторонники; они же поднимают восстания, дающие базы, воинов и офицеров.
faction-vagabond = Бродяга
faction-vagabond-help = Странствует один и действует предметами. Получает ПО за помощь, которая сближает с фракциями, за задания и руины и за компоненты врагов, убранные в сражении.
faction-vagabond_2 = Второй Бродяга
faction-vagabond_2-help = Получает ПО так же, как первый, и делит с ним открытые задания.
faction-lizard = Культ пресмыкающихся
faction-lizard-help = Сажает сады и правит там, где они растут. Получает ПО, тратя открытые карты мастей, у которых много садов; общий сброс решает, кто изгои, — там Культ устраивает заговоры.
faction-riverfolk = Компания «Речное братство»
faction-riverfolk-help = Продаёт карты, лодки и наёмников, а на выручку строит торговые посты. Получает ПО за каждый пост и за оставшийся капитал, пока на поле есть пост.

# Масти.
suit-fox = лисы
suit-fox-help = Совпадает с лисьими полянами и компонентами на них.
suit-rabbit = зайцы
suit-rabbit-help = Совпадает с заячьими полянами и компонентами на них.
suit-mouse = мыши
suit-mouse-help = Совпадает с мышиными полянами и компонентами на них.
suit-bird = птицы
suit-bird-help = Джокер: птичья карта заменяет любую масть, но её саму не заменяет никакая.

# Фазы хода.
phase-birdsong = утро
phase-birdsong-help = Первая фаза хода: проверяется победа превосходством, покупаются услуги, фракция готовится.
phase-daylight = день
phase-daylight-help = Вторая фаза хода: большинство действий, а для большинства фракций и ремесло.
phase-evening = вечер
phase-evening-help = Последняя фаза хода: добор карт и сброс лишних сверх 5.

# Предметы и что делает с ними Бродяга.
item-boot = ботинок
item-boot-help = Переворачивается ради перемещения; на поляну с вражескими воинами нужны 2 ботинка.
item-bag = мешок
item-bag-help = Лицевой стороной вверх на своей шкале повышает предел предметов на 2.
item-crossbow = арбалет
item-crossbow-help = Переворачивается ради выстрела: воин убирается без сражения.
item-hammer = молот
item-hammer-help = Переворачивается ради ремонта предмета или ради ремесла — в масти поляны.
item-sword = меч
item-sword-help = Переворачивается ради сражения; целые мечи — предел урона от броска.
item-tea = чай
item-tea-help = Лежащий утром лицевой стороной вверх обновляет ещё 2 предмета.
item-coin = монеты
item-coin-help = Лицевой стороной вверх на своей шкале дают вечером ещё 1 карту.
item-torch = факел
item-torch-help = Переворачивается ради исследования руины или особого действия персонажа.

# Компоненты.
piece-warrior = воин
piece-warrior-help = Перемещается, сражается и учитывается при определении правителя.
piece-pawn = фишка
piece-pawn-help = Сам Бродяга: его нельзя убрать с поля, и он ничем не правит.
piece-ruin = руина
piece-ruin-help = Занимает ячейку, пока Бродяга не исследует её и не заберёт последний предмет.
piece-sawmill = лесопилка
piece-sawmill-help = Здание Маркисы: каждое утро даёт 1 дерево.
piece-workshop = мастерская
piece-workshop-help = Здание Маркисы: ремесленное орудие масти своей поляны.
piece-recruiter = казарма
piece-recruiter-help = Здание Маркисы: при вербовке здесь появляется 1 воин.
piece-roost = гнездо
piece-roost-help = Здание Династии: ремесленное орудие и место вербовки, каждый вечер приносит ПО.
piece-base = база
piece-base-help = Здание Союза: место вербовки, офицеры за карты её масти, вечером ещё 1 карта.
piece-garden = сад
piece-garden-help = Здание Культа: Культ правит поляной; ремесленное орудие, пока его масть — изгои.
piece-sympathy = жетон поддержки
piece-sympathy-help = Жетон Союза: ремесленное орудие; кто убирает его или вводит воинов на поляну, отдаёт Союзу карту.
piece-trade_post = торговый пост
piece-trade_post-help = Жетон Речного братства: у кого рядом есть компонент, может купить ещё 1 услугу. Убранный с поля выбывает из игры.
piece-wood = дерево
piece-wood-help = Жетон Маркисы: оплачивает здания, с которыми его соединяют поляны под её правлением.
piece-keep = цитадель
piece-keep-help = Жетон Маркисы: на его поляне никто другой не размещает компонентов; сюда за совпадающую карту возвращаются её убранные воины. Убранный с поля выбывает из игры.

# Карты общей колоды.
card-ambush_bird = Засада! (птичья карта)
card-ambush_bird-help = Защищающийся играет её до броска на любой поляне: сразу 2 урона, если нападающий не ответит совпадающей засадой.
card-ambush_fox = Засада! (лисья карта)
card-ambush_fox-help = Защищающийся играет её до броска на лисьей поляне: сразу 2 урона, если нападающий не ответит совпадающей засадой.
card-ambush_rabbit = Засада! (заячья карта)
card-ambush_rabbit-help = Защищающийся играет её до броска на заячьей поляне: сразу 2 урона, если нападающий не ответит совпадающей засадой.
card-ambush_mouse = Засада! (мышиная карта)
card-ambush_mouse-help = Защищающийся играет её до броска на мышиной поляне: сразу 2 урона, если нападающий не ответит совпадающей засадой.
card-dominance_bird = Птичье превосходство
card-dominance_bird-help = Имея хотя бы 10 ПО, активируйте днём и больше не получайте ПО: вы победите, если в начале своего утра правите 2 полянами в противоположных углах.
card-dominance_fox = Лисье превосходство
card-dominance_fox-help = Имея хотя бы 10 ПО, активируйте днём и больше не получайте ПО: вы победите, если в начале своего утра правите 3 лисьими полянами.
card-dominance_rabbit = Заячье превосходство
card-dominance_rabbit-help = Имея хотя бы 10 ПО, активируйте днём и больше не получайте ПО: вы победите, если в начале своего утра правите 3 заячьими полянами.
card-dominance_mouse = Мышиное превосходство
card-dominance_mouse-help = Имея хотя бы 10 ПО, активируйте днём и больше не получайте ПО: вы победите, если в начале своего утра правите 3 мышиными полянами.
card-birdy_bindle = Птичий узелок
card-birdy_bindle-help = Возьмите из запаса мешок и получите 1 ПО.
card-woodland_runners = Лесные бегуны
card-woodland_runners-help = Возьмите из запаса ботинок и получите 1 ПО.
card-arms_trader = Торговец оружием
card-arms_trader-help = Возьмите из запаса меч и получите 2 ПО.
card-crossbow_bird = Арбалет (птичья карта)
card-crossbow_bird-help = Возьмите из запаса арбалет и получите 1 ПО.
card-gently_used_knapsack = Почти новый ранец
card-gently_used_knapsack-help = Возьмите из запаса мешок и получите 1 ПО.
card-root_tea_fox = Чай из кореньев (лисья карта)
card-root_tea_fox-help = Возьмите из запаса чай и получите 2 ПО.
card-travel_gear_fox = Дорожное снаряжение (лисья карта)
card-travel_gear_fox-help = Возьмите из запаса ботинок и получите 1 ПО.
card-protection_racket = Плата за защиту
card-protection_racket-help = Возьмите из запаса монеты и получите 3 ПО.
card-foxfolk_steel = Лисья сталь
card-foxfolk_steel-help = Возьмите из запаса меч и получите 2 ПО.
card-anvil = Наковальня
card-anvil-help = Возьмите из запаса молот и получите 2 ПО.
card-smugglers_trail = Тропа контрабандиста
card-smugglers_trail-help = Возьмите из запаса мешок и получите 1 ПО.
card-root_tea_rabbit = Чай из кореньев (заячья карта)
card-root_tea_rabbit-help = Возьмите из запаса чай и получите 2 ПО.
card-a_visit_to_friends = В гости к друзьям
card-a_visit_to_friends-help = Возьмите из запаса ботинок и получите 1 ПО.
card-bake_sale = Продажа выпечки
card-bake_sale-help = Возьмите из запаса монеты и получите 3 ПО.
card-mouse_in_a_sack = Мышь в мешке
card-mouse_in_a_sack-help = Возьмите из запаса мешок и получите 1 ПО.
card-root_tea_mouse = Чай из кореньев (мышиная карта)
card-root_tea_mouse-help = Возьмите из запаса чай и получите 2 ПО.
card-travel_gear_mouse = Дорожное снаряжение (мышиная карта)
card-travel_gear_mouse-help = Возьмите из запаса ботинок и получите 1 ПО.
card-investments = Инвестиции
card-investments-help = Возьмите из запаса монеты и получите 3 ПО.
card-sword = Меч
card-sword-help = Возьмите из запаса меч и получите 2 ПО.
card-crossbow_mouse = Арбалет (мышиная карта)
card-crossbow_mouse-help = Возьмите из запаса арбалет и получите 1 ПО.
card-favor_of_the_foxes = Лисья услуга
card-favor_of_the_foxes-help = Уберите все компоненты противников со всех лисьих полян; по 1 ПО за каждое здание и жетон.
card-favor_of_the_rabbits = Заячья услуга
card-favor_of_the_rabbits-help = Уберите все компоненты противников со всех заячьих полян; по 1 ПО за каждое здание и жетон.
card-favor_of_the_mice = Мышиная услуга
card-favor_of_the_mice-help = Уберите все компоненты противников со всех мышиных полян; по 1 ПО за каждое здание и жетон.
card-armorers = Оружейники
card-armorers-help = В сражении сбросьте после броска, чтобы не получить урон от броска; дополнительный урон и засада действуют.
card-sappers = Сапёры
card-sappers-help = Защищаясь, сбросьте после броска, чтобы нанести 1 дополнительный урон.
card-brutal_tactics = Зверская тактика
card-brutal_tactics-help = Нападая, можете нанести 1 дополнительный урон; защищающийся получает 1 ПО.
card-royal_claim = Королевские права
card-royal_claim-help = Своим утром сбросьте, чтобы получить по 1 ПО за каждую поляну, которой правите.
card-stand_and_deliver = Кошелёк или жизнь!
card-stand_and_deliver-help = Раз за своё утро возьмите случайную карту из руки другого игрока; он получает 1 ПО.
card-tax_collector = Сборщик налогов
card-tax_collector-help = Раз за свой день уберите своего воина с поляны, чтобы взять карту.
card-command_warren = Командный пункт
card-command_warren-help = В начале своего дня можете начать сражение.
card-better_burrow_bank = Лучший банк в норе
card-better_burrow_bank-help = В начале своего утра возьмите карту; выбранный вами другой игрок тоже берёт карту.
card-cobbler = Сапожник
card-cobbler-help = В начале своего вечера можете выполнить одно перемещение.
card-scouting_party = Разведотряд
card-scouting_party-help = Когда вы нападаете, засады на вас не действуют.
card-codebreakers = Дешифровщики
card-codebreakers-help = Раз за свой день посмотрите карты в руке другого игрока.

# Задания.
quest-errand_fox = Поручение (лисье задание)
quest-errand_fox-help = На лисьей поляне переверните чай и ботинок: по 1 ПО за каждое ваше выполненное лисье задание или 2 карты.
quest-fundraising_fox = Сбор средств (лисье задание)
quest-fundraising_fox-help = На лисьей поляне переверните чай и монеты: по 1 ПО за каждое ваше выполненное лисье задание или 2 карты.
quest-give_a_speech_fox = Выступление с речью (лисье задание)
quest-give_a_speech_fox-help = На лисьей поляне переверните факел и чай: по 1 ПО за каждое ваше выполненное лисье задание или 2 карты.
quest-logistics_help_fox = Помощь с перевозкой (лисье задание)
quest-logistics_help_fox-help = На лисьей поляне переверните ботинок и мешок: по 1 ПО за каждое ваше выполненное лисье задание или 2 карты.
quest-repair_a_shed_fox = Починка сарая (лисье задание)
quest-repair_a_shed_fox-help = На лисьей поляне переверните факел и молот: по 1 ПО за каждое ваше выполненное лисье задание или 2 карты.
quest-errand_rabbit = Поручение (заячье задание)
quest-errand_rabbit-help = На заячьей поляне переверните чай и ботинок: по 1 ПО за каждое ваше выполненное заячье задание или 2 карты.
quest-expel_bandits_rabbit = Изгнание разбойников (заячье задание)
quest-expel_bandits_rabbit-help = На заячьей поляне переверните 2 меча: по 1 ПО за каждое ваше выполненное заячье задание или 2 карты.
quest-fend_off_a_bear_rabbit = Защита от медведя (заячье задание)
quest-fend_off_a_bear_rabbit-help = На заячьей поляне переверните факел и арбалет: по 1 ПО за каждое ваше выполненное заячье задание или 2 карты.
quest-give_a_speech_rabbit = Выступление с речью (заячье задание)
quest-give_a_speech_rabbit-help = На заячьей поляне переверните факел и чай: по 1 ПО за каждое ваше выполненное заячье задание или 2 карты.
quest-guard_duty_rabbit = Стража (заячье задание)
quest-guard_duty_rabbit-help = На заячьей поляне переверните факел и меч: по 1 ПО за каждое ваше выполненное заячье задание или 2 карты.
quest-escort_mouse = Сопровождение (мышиное задание)
quest-escort_mouse-help = На мышиной поляне переверните 2 ботинка: по 1 ПО за каждое ваше выполненное мышиное задание или 2 карты.
quest-expel_bandits_mouse = Изгнание разбойников (мышиное задание)
quest-expel_bandits_mouse-help = На мышиной поляне переверните 2 меча: по 1 ПО за каждое ваше выполненное мышиное задание или 2 карты.
quest-fend_off_a_bear_mouse = Защита от медведя (мышиное задание)
quest-fend_off_a_bear_mouse-help = На мышиной поляне переверните факел и арбалет: по 1 ПО за каждое ваше выполненное мышиное задание или 2 карты.
quest-guard_duty_mouse = Стража (мышиное задание)
quest-guard_duty_mouse-help = На мышиной поляне переверните факел и меч: по 1 ПО за каждое ваше выполненное мышиное задание или 2 карты.
quest-logistics_help_mouse = Помощь с перевозкой (мышиное задание)
quest-logistics_help_mouse-help = На мышиной поляне переверните ботинок и мешок: по 1 ПО за каждое ваше выполненное мышиное задание или 2 карты.

# Лидеры Династии.
leader-builder = Строитель
leader-builder-help = Министры в столбцах «Вербовка» и «Перемещение». Смастерённые предметы приносят указанные на картах ПО.
leader-charismatic = Избранник
leader-charismatic-help = Министры в столбцах «Вербовка» и «Сражение». При вербовке нужно помещать 2 воинов вместо 1.
leader-commander = Командир
leader-commander-help = Министры в столбцах «Перемещение» и «Сражение». При нападении 1 дополнительный урон.
leader-despot = Тиран
leader-despot-help = Министры в столбцах «Перемещение» и «Строительство». Ещё 1 ПО за сражение, в котором убраны здания или жетоны противника.

# Персонажи Бродяги.
character-thief = Вор
character-thief-help = Кража за факел: возьмите случайную карту у игрока на вашей поляне.
character-tinker = Ремесленник
character-tinker-help = День труда за факел: возьмите из сброса карту, совпадающую с вашей поляной.
character-ranger = Следопыт
character-ranger-help = Убежище за факел: отремонтируйте 3 предмета и завершите день.
character-vagrant = Скиталец
character-vagrant-help = Подстрекательство за факел: два других игрока на вашей поляне сражаются, а вы получаете ПО за убранные здания и жетоны.
character-arbiter = Судья
character-arbiter-help = Защита: защищающийся на вашей поляне может до броска привлечь ваши целые мечи, а вы получите 1 ПО.
character-scoundrel = Поджигатель
character-scoundrel-help = Выжженная земля: оставьте факел на своей поляне и уберите все компоненты противников; больше туда ничего нельзя поместить или переместить.
character-adventurer = Авантюрист
character-adventurer-help = Находчивость: раз в ход повредите неперевёрнутый предмет, чтобы заменить им любой предмет задания.
character-ronin = Ронин
character-ronin-help = Быстрый удар: после броска можете перевернуть меч и нанести 1 дополнительный урон.
character-harrier = Налётчица
character-harrier-help = Бесшумность за факел: переместитесь без спутников на любую поляну, не переворачивая ботинок.

# Журнал.

log-move = { $seat } перемещает { $warriors ->
    [one] { $warriors } воина
    [few] { $warriors } воинов
   *[other] { $warriors } воинов
} с поляны { $from } на поляну { $to }.
log-score = { $seat }: { $vp } ПО, { $source }.
log-win = { $seat } побеждает.
source-removing = убранные компоненты противников
source-crafting = созданные предметы
source-effects = эффекты карт
source-building = размещённые компоненты
source-faction = очки фракции
source-turmoil = потеряно при смуте
log-draw = { $seat } берёт карту.
log-drew = { $seat } берёт карту «{ $card }».
choice-card = Взять карту «{ $card }»

# Drawing. Рисунок.
panel-board = Поле
panel-supply = Счёт, предметы, задания, колоды
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
drawn-warriors = { $seat }: { $warrior }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
}
drawn-pawn = { $seat }: { $pawn }
drawn-waste = Выжжено: сюда больше ничего нельзя поместить или переместить
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
drawn-supply = { $seat }, в запасе: { $warrior }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
}
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
drawn-partner = { $seat }, коалиция: { $other }
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
   *[other] . Ремесло:{ $fox ->
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
drawn-discard = Сброс; его карты показаны на отдельном листе
drawn-discarded = Сброс: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
drawn-in-discard = В сбросе: { $card }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
}
drawn-available = Доступна за карту своей масти: { $card }
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
drawn-vizier = Устав, { $column }: преданный министр (птицы)
drawn-decree = Устав, { $column }: { $card }
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
drawn-items = { $seat }, { $item }: { $ready } лицевой стороной вверх{ $exhausted ->
    [0] {""}
   *[other] , перевёрнуто { $exhausted }
}{ $damaged ->
    [0] {""}
   *[other] , повреждено { $damaged }
}
drawn-done = { $seat }: выполнено заданий масти «{ $suit }» — { $count }
drawn-friend = { $seat } и { $other }: { $space }{ $aids ->
    [0] {""}
   *[other] , помощь в этот ход { $aids }
}
drawn-friend-indifferent = безразличие
drawn-friend-first = первая ступень отношений
drawn-friend-second = вторая ступень отношений
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
drawn-funds-of = Капитал, воины: { $seat }
drawn-payments = Платежи: { $count ->
    [one] { $count } воин
    [few] { $count } воина
   *[other] { $count } воинов
} ({ $seat })
drawn-funds = Капитал: { $count ->
    [one] { $count } воин
    [few] { $count } воина
   *[other] { $count } воинов
} ({ $seat })
drawn-committed = Вклады: { $count ->
    [one] { $count } воин
    [few] { $count } воина
   *[other] { $count } воинов
} ({ $seat })

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
table-over = Игра окончена: победил { $seat }.
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
table-change-warriors = Поляна { $clearing }, воины ({ $seat }): { $before } → { $after }.
table-change-piece = Поляна { $clearing }, { $piece }: { $before } → { $after }.
table-change-crafted = { $seat }, { $item }: { $before } → { $after }.
# Культ пресмыкающихся.
option-hated_on_ties = При равенстве изгои становятся ненавистными
option-hated_on_ties-help = Если среди заблудших душ нет преобладающей масти, маркер переворачивается ненавистной стороной вверх; иначе он остаётся как есть.
prompt-corner = В каком углу начинает Культ?
prompt-first-outcast = Какая масть — изгои?
prompt-conspiracies = Заговоры: { $acolytes ->
    [one] { $acolytes } приспешник
    [few] { $acolytes } приспешника
   *[many] { $acolytes } приспешников
}. Изгои — { $suit }{ $hated ->
    [0] .
   *[other] , ненавистные: всё на 1 дешевле.
}
prompt-crusade = Поход завершён. Начать сражение?
prompt-rituals = Открыть карты для обрядов?
prompt-ritual = Какой обряд провести с картой «{ $card }»?
prompt-crafts = Мастерить с помощью садов изгоев?
prompt-forfeiting = Какая карта сброшена из-за потери сада?
detail-acolytes = Нужно { $need ->
    [one] { $need } приспешник
    [few] { $need } приспешника
   *[many] { $need } приспешников
}, у вас { $have }.
thing-acolyte = приспешники
choice-corner = Начать на поляне { $clearing }
choice-outcast = Изгои: { $suit }
choice-convert = Обращение на поляне { $clearing }: { $faction }
choice-sanctify = Освящение на поляне { $clearing }: { $piece }
choice-reveal = Открыть карту «{ $card }»
choice-sacrifice = Жертвоприношение: открыть карту «{ $card }»
choice-plant = Построить сад на поляне { $clearing }
choice-gather = Завербовать воина на поляне { $clearing }
choice-preach = Потратить карту и получить { $vp } ПО
choice-forfeit = Сбросить карту «{ $card }»
log-outcast = { $seat }: изгои теперь — { $suit }{ $hated ->
    [0] .
   *[other] , ненавистные.
}
log-souls = { $seat } отправляет заблудшие души в сброс: { $cards ->
    [one] { $cards } карта.
    [few] { $cards } карты.
   *[many] { $cards } карт.
}
log-crusade = { $seat } тратит { $acolytes ->
    [one] { $acolytes } приспешника
    [few] { $acolytes } приспешников
   *[many] { $acolytes } приспешников
} на Поход.
log-convert = { $seat } тратит { $acolytes ->
    [one] { $acolytes } приспешника
    [few] { $acolytes } приспешников
   *[many] { $acolytes } приспешников
} на Обращение.
log-sanctify = { $seat } тратит { $acolytes ->
    [one] { $acolytes } приспешника
    [few] { $acolytes } приспешников
   *[many] { $acolytes } приспешников
} на Освящение.
log-revenge = Месть, { $seat }: { $warriors ->
    [one] { $warriors } воин становится приспешником.
    [few] { $warriors } воина становятся приспешниками.
   *[many] { $warriors } воинов становятся приспешниками.
}
log-reveal = { $seat } открывает карту «{ $card }».
log-sacrifice = { $seat } открывает карту «{ $card }» и приносит жертву: ещё 1 приспешник.
log-take-back = { $seat } возвращает в руку { $cards ->
    [one] { $cards } открытую карту.
    [few] { $cards } открытые карты.
   *[many] { $cards } открытых карт.
}
log-forfeit = { $seat } теряет сад и сбрасывает карту «{ $card }».
# Компания «Речное братство».

service-hand_card = Карта из руки
service-hand_card-help = Возьмите любую карту из открытой руки Речного братства. За ход эту услугу можно купить несколько раз.
service-riverboats = Лодки
service-riverboats-help = До конца вашего хода участки реки считаются для вас тропами.
service-mercenaries = Наёмники
service-mercenaries-help = Днём и вечером воины Речного братства считаются вашими для правления и в сражениях, но не с Братством. Урон делится с ними поровну.
option-dividends_halved = Доход за каждых двух воинов
option-dividends_halved-help = Речное братство получает 1 ПО за каждых двух воинов в «Капитале», а не за каждого.
thing-fund = воины капитала
choice-station = Поместить воина на поляну { $clearing }
choice-buy = Купить карту «{ $card }»
choice-hire = Купить услугу «{ $service }» за { $price ->
    [one] { $price } воина
   *[other] { $price } воинов
}
choice-price = { $service }: цена { $price }
choice-pay = Воин фракции «{ $faction }»
choice-export = Экспортировать карту «{ $card }»
choice-draw = Взять карту
choice-crew = Завербовать воина на поляне { $clearing }
choice-establish = Построить торговый пост на поляне { $clearing }
prompt-station = Поместите воина на поляну у реки.
prompt-prices = Установите цены услуг.
prompt-riverfolk = Используйте капитал ({ $warriors ->
    [one] { $warriors } воин
    [few] { $warriors } воина
   *[other] { $warriors } воинов
}) или закончите день.
prompt-funds = { $use ->
    [commit] Чьего воина вы вкладываете?
    [lay] Чьего воина вы кладёте на шкалу торговых постов?
    [spend] Чьего воина вы тратите?
   *[forfeit] Чьего воина вы теряете вместе с торговым постом?
} (осталось: { $warriors })
prompt-space = В какую ячейку шкал торговых постов положить воина?
detail-price = Цена услуги — { $need }, воинов в запасе — { $have }.
detail-ruler-funds = Нужно воинов фракции «{ $faction }» в капитале: { $need }, есть: { $have }.
log-payments = { $seat } кладёт в «Платежи» { $warriors ->
    [one] { $warriors } своего воина
   *[other] { $warriors } своих воинов
}.
log-funds = { $seat } { $use ->
    [commit] вкладывает
    [lay] кладёт на шкалы торговых постов
    [spend] тратит
   *[forfeit] теряет вместе с торговым постом
} { $warriors ->
    [one] { $warriors } воина
   *[other] { $warriors } воинов
} из капитала ({ $other }).
log-service = { $seat } покупает услугу «{ $service }» за { $price ->
    [one] { $price } воина
   *[other] { $price } воинов
}.
log-buy = { $seat } берёт карту «{ $card }» из руки игрока { $other }.
log-price = { $seat } устанавливает цену услуги «{ $service }»: { $price }.
log-gather = { $seat } получает прибыль, в капитале { $warriors ->
    [one] { $warriors } воин
    [few] { $warriors } воина
   *[other] { $warriors } воинов
}.
log-export = { $seat } экспортирует карту «{ $card }».
# Вопросы за любым столом.

prompt-first = Кто первый игрок?
prompt-faction = Какую фракцию вы возглавите?
prompt-dealt-suit = Какая масть достаётся поляне?
prompt-deal = Какая карта взята?
prompt-stealing = Какую карту забрали?
prompt-start = Использовать свойство в начале фазы?
prompt-end = Использовать свойство до конца фазы?
prompt-declare = Кубики брошены: использовать свойство?
prompt-take = Сколько воинов переместить с поляны { $from } на поляну { $to }?
prompt-free-move = Выполните перемещение или откажитесь от него.
prompt-free-battle = Начните сражение или откажитесь от него.
prompt-ambush = { $seat } нападает на вас на поляне { $clearing }: разыграть карту засады?
prompt-foil = { $seat } устраивает вам засаду на поляне { $clearing }: обнаружить её?
prompt-dice = Что выпало на кубиках?
prompt-losses = Полученный урон: { $hits } ({ $seat }, поляна { $clearing }). Что убрать?
prompt-activate = Ремесленное орудие какой масти активировать?
prompt-spend = Потратьте совпадающую карту. Масть: { $suit }.
prompt-discard = В руке слишком много карт: какую сбросить?
prompt-order = Что применить первым?
prompt-robbing = Из чьей руки взять карту?
prompt-taxing = С какой поляны убрать воина, чтобы взять карту?
prompt-treating = Кто ещё возьмёт карту?
prompt-looking = Чью руку посмотреть?
choice-starts = Первый игрок — { $seat }
choice-lead = { $faction } (охват { $reach })
choice-suit = Масть: { $suit }
choice-stolen = Забрать карту «{ $card }»
choice-use = Использовать карту «{ $card }»
choice-done = Готово
choice-move = Переместиться с поляны { $from } на поляну { $to }
choice-take = { $warriors } { $all ->
    [0] из них
   *[other] (все)
}
choice-battle = Сразиться на поляне { $clearing }: { $faction }
choice-ambush = Устроить засаду: «{ $card }»
choice-foil = Обнаружить засаду: «{ $card }»
choice-no-ambush = Не разыгрывать карту засады
choice-roll = На кубиках { $one } и { $two }
choice-lose = Убрать: { $piece }
choice-craft = Смастерить карту «{ $card }»
choice-activate = Активировать: { $suit }
choice-spend = Потратить карту «{ $card }»
choice-discard = Сбросить карту «{ $card }»
choice-dominate = Активировать карту «{ $card }» и больше не получать ПО
choice-fetch = Взять карту «{ $card }», потратив совпадающую
choice-first = Сначала: { $piece }, поляна { $clearing }
choice-rob = Взять карту из руки: { $faction }
choice-tax = Убрать воина с поляны { $clearing }
choice-treat = Карту возьмёт { $faction }
choice-look = Посмотреть руку: { $faction }
thing-card = карты
thing-vp = победные очки
thing-warrior = воины
thing-wood = дерево

# События за любым столом.

log-starts = Первый игрок — { $seat }.
log-lead = { $seat } возглавляет фракцию: { $faction }.
log-suit = Поляна { $clearing } получает масть: { $suit }.
log-turn = Раунд { $round }: ходит { $seat }.
log-place-warriors = { $seat } размещает { $warriors ->
    [one] { $warriors } воина
    [few] { $warriors } воинов
   *[other] { $warriors } воинов
} на поляне { $clearing }.
log-place = { $seat } размещает на поляне { $clearing }: { $piece }.
log-remove = { $seat } теряет на поляне { $clearing }: { $piece } × { $number }.
log-battle = { $seat } нападает на поляне { $clearing }. Защищается { $other }.
log-ambush = { $seat } устраивает засаду: «{ $card }».
log-foil = { $seat } обнаруживает засаду: «{ $card }».
log-roll = На кубиках { $one } и { $two }. Урон: { $seat } наносит { $dealt }, дополнительно { $extra }; { $other } наносит { $taken }, дополнительно { $more }.
log-craft = { $seat } мастерит карту «{ $card }».
log-use = { $seat } использует карту «{ $card }».
log-spend = { $seat } тратит карту «{ $card }».
log-discard = { $seat } сбрасывает карту «{ $card }».
log-dominance = { $seat } активирует карту «{ $card }» и больше не получает ПО.
log-fetch = { $seat } берёт карту «{ $card }».
log-stolen = { $seat } берёт карту из чужой руки. Отдаёт её { $other }.
log-stolen-card = { $seat } берёт из чужой руки карту «{ $card }». Отдаёт её { $other }.
log-look = { $seat } смотрит чужую руку. Её показывает { $other }.
log-seen = { $seat } держит в руке карту «{ $card }».

# Маркиса де Коте.

prompt-keep = На какой угловой поляне поставить цитадель?
prompt-found = Где поставить начальное здание?
prompt-sawmill = Дерева не хватает: какая лесопилка его получит?
prompt-hospital = С поляны { $clearing } { $warriors ->
    [one] убран { $warriors } воин
    [few] убраны { $warriors } воина
   *[other] убрано { $warriors } воинов
}: потратить совпадающую карту, чтобы поместить их на поляну с цитаделью?
prompt-marquise = { $actions ->
    [0] Действий не осталось: потратьте птичьи карты на новые или завершите день.
    [one] Осталось { $actions } действие.
    [few] Осталось { $actions } действия.
   *[other] Осталось { $actions } действий.
}
prompt-march = Выполните второе перемещение марша или откажитесь от него.
prompt-muster = Воинов не хватает: какая казарма их получит?
prompt-wood = Каким деревом заплатить за здание?
choice-keep = Поставить цитадель на поляне { $clearing }
choice-found = Поставить на поляне { $clearing }: { $piece }
choice-saw = Поместить дерево на поляну { $clearing }
choice-heal = Потратить карту «{ $card }» на полевой госпиталь
choice-no-hospital = Оставить воинов в запасе
choice-recruit = Вербовка во всех казармах
choice-muster = Поместить воина на поляну { $clearing }
choice-build = Построить на поляне { $clearing }: { $piece }
choice-wood = Заплатить дерево с поляны { $clearing }
choice-overwork = Сверхурочные на поляне { $clearing }: дерево за совпадающую карту
choice-extra = Потратить карту «{ $card }» на ещё одно действие
detail-wood = Нужно дерева: { $need }, доступно: { $have }.
log-heal = Полевой госпиталь: { $seat } тратит карту «{ $card }» ради воинов с поляны { $clearing }.
log-extra = { $seat } тратит карту «{ $card }» на ещё одно действие.
log-wood = { $seat } платит дерево с поляны { $clearing }: { $wood }.

# Крылатая династия.

prompt-settle = На какой угловой поляне поставить первое гнездо?
prompt-leader = Кто станет лидером Династии?
prompt-roost = Где поставить новое гнездо?
prompt-add = Добавьте в устав 1 или 2 карты, не более одной птичьей.
prompt-column = В какой столбец устава добавить карту?
prompt-decree = Разыграйте карту устава. Столбец: { $column }.
prompt-dusk = Устав выполнен: использовать что-нибудь ещё до вечера?
prompt-decree-recruit = Где вербовать? Масть: { $suit }.
prompt-decree-move = С какой поляны переместиться? Масть: { $suit }.
prompt-decree-battle = Где начать сражение? Масть: { $suit }.
prompt-decree-build = Где построить гнездо? Масть: { $suit }.
column-recruit = Вербовка
column-move = Перемещение
column-battle = Сражение
column-build = Строительство
choice-settle = Поставить гнездо на поляне { $clearing }
choice-leader = { $leader }
choice-roost = Поставить гнездо на поляне { $clearing }
choice-add = Добавить в устав карту «{ $card }»
choice-column = Столбец: { $column }
choice-resolve = { $column }: { $suit }
choice-enlist = Завербовать воина на поляне { $clearing }
choice-nest = Построить гнездо на поляне { $clearing }
log-leader = { $seat } получает нового лидера: { $leader }.
log-add = { $seat } добавляет в устав карту «{ $card }». Столбец: { $column }.
log-turmoil = Смута: { $seat } теряет устав и лидера.

# Лесной союз.
thing-supporter = сторонники
thing-officer = офицеры
choice-revolt = Поднять восстание на поляне { $clearing }
choice-spread = Получить поддержку на поляне { $clearing }
choice-supporter = Потратить сторонника «{ $card }»
choice-dismiss = Сбросить сторонника «{ $card }»
choice-appease = Отдать в сторонники карту «{ $card }»
choice-show-hand = Показать руку: подходящей карты нет
choice-mobilize = Мобилизация: карта из руки становится сторонником
choice-rally = Сделать сторонником карту «{ $card }»
choice-train = Потратить карту «{ $card }» на тренировку офицера
choice-levy = Завербовать воина на поляне { $clearing }
choice-organize = Выступление на поляне { $clearing }: жетон поддержки за воина
prompt-supporter-deal = Какая карта взята в сторонники?
prompt-support = Потратьте { $supporters ->
    [one] { $supporters } сторонника
    [few] { $supporters } сторонников
   *[many] { $supporters } сторонников
} (масть: { $suit }).
prompt-dismiss = Баз не осталось: сбросьте сторонников до 5.
prompt-debt = Беспорядки на поляне { $clearing } (масть: { $suit }): какую карту вы отдаёте?
prompt-alliance-birdsong = Восстания, затем получение поддержки.
prompt-alliance = Ремесло, мобилизация и тренировка.
prompt-mobilizing = Какая карта становится сторонником?
prompt-operation = { $operations ->
    [one] Осталась { $operations } военная операция.
    [few] Осталось { $operations } военные операции.
   *[many] Осталось { $operations } военных операций.
}
detail-supporters = Нужно совпадающих сторонников: { $need }, а у вас { $have }.
log-supporter = { $seat } получает сторонника.
log-supporter-card = { $seat }: новый сторонник — «{ $card }».
log-supporter-beyond = { $seat } сбрасывает карту «{ $card }»: без базы сторонников не больше 5.
log-supporter-spent = { $seat } тратит сторонника «{ $card }».
log-supporter-lost = { $seat } теряет сторонника «{ $card }».
log-officer = { $seat } тренирует офицера; всего офицеров: { $officers }.
log-officers-lost = { $seat } теряет с базой { $officers ->
    [one] { $officers } офицера
    [few] { $officers } офицеров
   *[many] { $officers } офицеров
}.
log-revolt = { $seat } поднимает восстание на поляне { $clearing }.
log-outrage = Беспорядки на поляне { $clearing }: карту отдаёт { $seat }, получает { $other }.
log-outrage-unpaid = { $seat } показывает руку без подходящей карты, её видит { $other }.
# Бродяга.

option-characters_dealt = Случайные персонажи
option-characters_dealt-help = Персонажей Бродяг определяет случай, а не выбор игроков.
option-more_characters = Больше персонажей
option-more_characters-help = Доступны персонажи других коробок: Скиталец, Судья, Поджигатель, Авантюрист, Ронин, Налётчица.
thing-item = предметы
choice-character = Персонаж: { $character }
choice-camp = Начать в лесу между полянами { $forest }
choice-begins = Первым готовится { $faction }
choice-uncover = Выложить задание «{ $quest }»
choice-unearth = Найти предмет: { $item }
choice-slip = Прокрасться на поляну { $clearing }
choice-slip-forest = Прокрасться в лес между полянами { $forest }
choice-go = Переместиться на поляну { $clearing }
choice-glide = Бесшумно перелететь на поляну { $clearing }
choice-with = С воинами фракции «{ $faction }»
choice-refresh = { $state ->
    [ruined] Обновить повреждённый предмет
   *[exhausted] Обновить предмет
}: { $item }
choice-repair = { $state ->
    [ruined] Отремонтировать перевёрнутый предмет
   *[damaged] Отремонтировать предмет
}: { $item }
choice-damage = { $state ->
    [exhausted] Повредить перевёрнутый предмет
   *[ready] Повредить предмет
}: { $item }
choice-exhaust = Перевернуть предмет: { $item }
choice-drop = { $state ->
    [exhausted] Вернуть в коробку перевёрнутый предмет
    [damaged] Вернуть в коробку повреждённый предмет
    [ruined] Вернуть в коробку повреждённый перевёрнутый предмет
   *[ready] Вернуть в коробку предмет
}: { $item }
choice-loot = Взять предмет: { $item }
choice-accept = Взять предмет: { $item }
choice-explore = Исследовать руину
choice-aid = Помочь фракции «{ $faction }»
choice-gift = Отдать карту «{ $card }»
choice-quest = Выполнить задание «{ $quest }»
choice-improvise = Проявить находчивость в задании «{ $quest }»
choice-reward-points = Получить { $vp } ПО
choice-reward-cards = Взять карты: { $cards }
choice-strike = Выстрелить во фракцию «{ $faction }»
choice-shoot = Убрать: { $piece }
choice-steal = Украсть карту у фракции «{ $faction }»
choice-labor = Взять из сброса карту «{ $card }»
choice-hideout = Убежище: отремонтировать 3 предмета и завершить день
choice-instigate = Подстрекательство: { $faction } нападает, защищается { $defender }
choice-protect = Привлечь Судью
choice-scorch = Выжечь поляну
choice-swift = Перевернуть меч: 1 дополнительный урон
choice-join = Сформировать коалицию с фракцией «{ $faction }»
choice-ally-falls = Урон получает воин союзника ({ $seat })
prompt-character = Выберите персонажа.
prompt-begins = Кто из Бродяг готовится к игре первым?
prompt-uncovering = Какое задание выкладывается?
prompt-camp = Выберите лес, в котором начнёте игру.
prompt-slip = Можете прокрасться на соседнюю поляну или в соседний лес.
prompt-free-go = Можете переместиться; на поляну с вражескими воинами нужен ботинок.
prompt-escort = Чьи воины перемещаются с вами?
prompt-company = Сколько воинов ({ $seat }) перемещается с вами с поляны { $from } на поляну { $to }?
prompt-refresh = Какой предмет перевернуть лицевой стороной вверх?
prompt-repair = Какой предмет отремонтировать?
prompt-exhaust = Какой предмет перевернуть?
prompt-drop = Предметов слишком много. Какой вернуть в коробку?
prompt-ally = Чьи воины сражаются вместе с вами на поляне { $clearing }? Защищается { $seat }.
prompt-wounds = Вы получаете { $hits ->
    [one] { $hits } урон
   *[other] { $hits } урона
} на поляне { $clearing }. Что принимает следующий?
prompt-gift = Какую карту отдать? Получает { $seat }.
prompt-accept = Можете взять предмет в ответ.
prompt-partner = С кем сформировать коалицию?
prompt-unearthing = Что лежит под руиной?
prompt-loot = Можете взять один из предметов под руиной.
prompt-reward = Выберите награду.
prompt-shoot = Во что вы стреляете?
prompt-protect = На поляне { $clearing } нападает { $seat }. Привлечь Судью?
prompt-replace = Какой предмет повредить ради задания «{ $quest }»?
prompt-exhaust-other = Какой предмет перевернуть ради задания «{ $quest }»?
prompt-vagabond = Действуйте с помощью предметов или завершите день.
log-character = { $seat }: персонаж — { $character }.
log-uncover = Выложено задание «{ $quest }».
log-pawn = { $seat } перемещается на поляну { $clearing }.
log-pawn-forest = { $seat } уходит в лес между полянами { $forest }.
log-exhaust = { $seat } переворачивает предмет: { $item } ({ $number }).
log-refresh = { $seat } обновляет предмет: { $item }.
log-repair = { $seat } ремонтирует предмет: { $item }.
log-rest = { $seat } отдыхает; отремонтировано и обновлено: { $item } ({ $number }).
log-damage = { $seat } повреждает предмет: { $item }.
log-drop = { $seat } возвращает в коробку предмет: { $item }.
log-explore = { $seat } исследует руину на поляне { $clearing }.
log-look-into = Под руиной на поляне { $clearing } лежит предмет: { $item }.
log-loot = { $seat } берёт из руины предмет: { $item }.
log-ruin = Руина на поляне { $clearing } убрана.
log-aid = { $seat } отдаёт карту в помощь. Получает { $other }.
log-gift = { $seat } отдаёт карту «{ $card }». Получает { $other }.
log-accept = { $seat } берёт в ответ предмет: { $item }.
log-relationship = { $seat } и { $faction }: { $space ->
    [indifferent] безразличие
    [amiable] вторая ячейка шкалы союзников
    [friendly] третья ячейка шкалы союзников
    [allied] союзник
   *[hostile] враг
}.
log-coalition = { $seat } и { $other } теперь в коалиции.
log-ally = { $seat } сражается вместе с воинами союзника ({ $other }).
log-quest = { $seat } выполняет задание «{ $quest }».
log-labor = { $seat } берёт из сброса карту «{ $card }».
log-hideout = { $seat } прячется в убежище.
log-instigate = { $seat } подстрекает к сражению.
log-protect = { $other } защищает ({ $seat }), мечей: { $swords }.
log-scorch = { $seat } выжигает поляну { $clearing }.
log-swift = { $seat } наносит быстрый удар.
