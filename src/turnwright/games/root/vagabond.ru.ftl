# Бродяга.

option-characters_dealt = Случайные персонажи
option-characters_dealt-help = Персонажей Бродяг определяет случай, а не выбор игроков.
option-more_characters = Больше персонажей
option-more_characters-help = Доступны персонажи других коробок: Скиталец, Судья, Поджигатель, Авантюрист, Ронин, Налётчица.
option-vagabonds_alone = Два Бродяги могут играть без других фракций
option-vagabonds_alone-help = Без других фракций задания и предметы могут закончиться раньше, чем кто-нибудь наберёт 30 ПО, и тогда партия не закончится.
thing-item = { $count ->
    [one] { $count } предмет
    [few] { $count } предмета
   *[many] { $count } предметов
}
choice-character = Играть за { $character-acc }
choice-camp = Начать в лесу между полянами { $forest }
choice-begins = Начать подготовку: { $faction }
choice-uncover = Выложить задание «{ $quest }»
choice-unearth = Найти { $item }
choice-slip = Прокрасться на поляну { $clearing }
choice-slip-forest = Прокрасться в лес между полянами { $forest }
choice-go = Переместиться на поляну { $clearing }
choice-glide = Перелететь бесшумно на поляну { $clearing }
choice-with = Идти с воинами { $faction-gen }
choice-refresh = { $state ->
    [ruined] Обновить повреждённый предмет: { $item }
   *[exhausted] Обновить { $item }
}
choice-repair = { $state ->
    [ruined] Отремонтировать перевёрнутый предмет: { $item }
   *[damaged] Отремонтировать { $item }
}
choice-damage = { $state ->
    [exhausted] Повредить перевёрнутый предмет: { $item }
   *[ready] Повредить { $item }
}
choice-exhaust = Перевернуть { $item }
choice-drop = { $state ->
    [exhausted] Вернуть в коробку перевёрнутый предмет: { $item }
    [damaged] Вернуть в коробку повреждённый предмет: { $item }
    [ruined] Вернуть в коробку повреждённый перевёрнутый предмет: { $item }
   *[ready] Вернуть в коробку { $item }
}
choice-loot = Взять { $item }
choice-accept = Взять { $item }
choice-explore = Исследовать руину
choice-aid = Помочь { $faction-dat }
choice-gift = Отдать карту «{ $card }»
choice-quest = Выполнить задание «{ $quest }»
choice-improvise = Применить находчивость: «{ $quest }»
choice-reward-points = Получить { $vp } ПО
choice-reward-cards = { $cards ->
    [one] Взять { $cards } карту
    [few] Взять { $cards } карты
   *[many] Взять { $cards } карт
}
choice-strike = Выстрелить из арбалета: { $faction }
choice-shoot = Убрать { $piece-acc }
choice-steal = Украсть карту у { $faction-gen }
choice-labor = Взять из сброса карту «{ $card }»
choice-hideout = Уйти в убежище: отремонтировать 3 предмета и завершить день
choice-instigate = Подстрекать: { $faction-short } нападает, { $defender-short } защищается
choice-protect = Привлечь Судью
choice-scorch = Выжечь поляну
choice-swift = Перевернуть меч: 1 дополнительный урон
choice-join = Сформировать коалицию { $faction-with }
choice-ally-falls = Отдать урон воину { $seat-gen }
prompt-character = Выберите персонажа.
prompt-begins = Кто из Бродяг готовится к игре первым?
prompt-uncovering = Какое задание выкладывается?
prompt-camp = Выберите лес, в котором начнёте игру.
prompt-slip = Можете прокрасться на соседнюю поляну или в соседний лес.
prompt-free-go = Можете переместиться; на поляну с вражескими воинами нужен ботинок.
prompt-escort = Чьи воины перемещаются с вами?
prompt-company = Сколько воинов { $seat-gen } перемещается с вами с поляны { $from } на поляну { $to }?
prompt-refresh = Какой предмет перевернуть лицевой стороной вверх?
prompt-repair = Какой предмет отремонтировать?
prompt-exhaust = Какой предмет перевернуть?
prompt-drop = Предметов слишком много. Какой вернуть в коробку?
prompt-ally = Чьи воины сражаются вместе с вами против { $seat-gen } на поляне { $clearing }?
prompt-wounds = Вы получаете { $hits ->
    [one] { $hits } урон
   *[other] { $hits } урона
} на поляне { $clearing }. Чем принять следующий?
prompt-gift = Какую карту отдать { $seat-dat }?
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
loss-coalition = { $vp ->
    [0] Вы больше не получите ПО: вы победите, только если победит ваш партнёр по коалиции.
   *[other] Вы теряете { $vp } ПО и больше их не получите: вы победите, только если победит ваш партнёр по коалиции.
}
loss-items = { $items ->
    [one] { $items } предмет ещё можно использовать.
    [few] { $items } предмета ещё можно использовать.
   *[many] { $items } предметов ещё можно использовать.
}
loss-loot = Вы не возьмёте предмет из-под руины и не получите ПО.
log-character = { $seat }: персонаж — { $character }.
log-uncover = Выложено задание «{ $quest }».
log-pawn = { $seat } перемещается на поляну { $clearing }.
log-pawn-forest = { $seat } уходит в лес между полянами { $forest }.
log-exhaust = { $seat } переворачивает { $item }{ $number ->
    [1] {""}
   *[other] {" "}×{ $number }
}.
log-refresh = { $seat } обновляет { $item }.
log-repair = { $seat } ремонтирует { $item }.
log-rest = { $seat } отдыхает: отремонтированы и обновлены предметы ({ $item }{ $number ->
    [1] {""}
   *[other] {" "}×{ $number }
}).
log-damage = { $seat } повреждает { $item }.
log-drop = { $seat } возвращает в коробку { $item }.
log-explore = { $seat } исследует руину на поляне { $clearing }.
log-look-into = Под руиной на поляне { $clearing } лежит предмет: { $item }.
log-loot = { $seat } берёт из руины { $item }.
log-ruin = Руина на поляне { $clearing } убрана.
log-aid = { $seat } помогает: отдаёт карту { $other-dat }.
log-gift = { $seat } отдаёт карту «{ $card }» { $other-dat }.
log-accept = { $seat } берёт в ответ { $item }.
log-relationship = { $seat } и { $faction }: { $space ->
    [indifferent] безразличие
    [amiable] отношения лучше (2-я ячейка из 4)
    [friendly] отношения лучше (3-я ячейка из 4)
    [allied] теперь союзник
   *[hostile] теперь враг
}.
log-coalition = { $seat } и { $other } теперь в коалиции.
log-ally = { $seat } сражается вместе с воинами { $other-gen }.
log-quest = { $seat } выполняет задание «{ $quest }».
log-labor = { $seat } берёт из сброса карту «{ $card }».
log-hideout = { $seat } прячется в убежище.
log-instigate = { $seat } подстрекает к сражению.
log-protect = { $seat } привлекает Судью — { $other-acc }, мечей: { $swords }.
log-scorch = { $seat } выжигает поляну { $clearing }.
log-swift = { $seat } наносит быстрый удар.

# Настройка стола: заданные фракции.

option-value-vagabond = { faction-vagabond }
option-value-vagabond_2 = { faction-vagabond_2 }

# Виды действий.

verb-go = Перемещение
verb-glide = Бесшумность
verb-slip = Прокрасться
verb-aid = Помощь
verb-quest = Задания
verb-improvise = Задания
verb-strike = Выстрел
verb-repair = Ремонт
verb-steal = Кража
verb-labor = День труда
verb-refresh = Обновление
