# Бродяга.

option-characters_dealt = Случайные персонажи
option-characters_dealt-help = Персонажей Бродяг определяет случай, а не выбор игроков.
option-more_characters = Больше персонажей
option-more_characters-help = Доступны персонажи других коробок: Скиталец, Судья, Поджигатель, Авантюрист, Ронин, Налётчица.
thing-item = { $count ->
    [one] { $count } предмет
    [few] { $count } предмета
   *[many] { $count } предметов
}
choice-character = Играть за персонажа: { $character }
choice-camp = Начать в лесу между полянами { $forest }
choice-begins = Начать подготовку: { $faction }
choice-uncover = Выложить задание «{ $quest }»
choice-unearth = Найти предмет: { $item }
choice-slip = Прокрасться на поляну { $clearing }
choice-slip-forest = Прокрасться в лес между полянами { $forest }
choice-go = Переместиться на поляну { $clearing }
choice-glide = Перелететь бесшумно на поляну { $clearing }
choice-with = Идти с воинами фракции: { $faction }
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
choice-aid = Помочь фракции: { $faction }
choice-gift = Отдать карту «{ $card }»
choice-quest = Выполнить задание «{ $quest }»
choice-improvise = Проявить находчивость в задании «{ $quest }»
choice-reward-points = Получить { $vp } ПО
choice-reward-cards = Взять карты: { $cards }
choice-strike = Выстрелить во фракцию: { $faction }
choice-shoot = Убрать: { $piece }
choice-steal = Украсть карту у фракции: { $faction }
choice-labor = Взять из сброса карту «{ $card }»
choice-hideout = Уйти в убежище: отремонтировать 3 предмета и завершить день
choice-instigate = Подстрекать: { $faction } нападает, защищается { $defender } (выгодных нападающему бросков: { $ways } из { $rolls })
choice-protect = Привлечь Судью
choice-scorch = Выжечь поляну
choice-swift = Перевернуть меч: 1 дополнительный урон
choice-join = Сформировать коалицию с фракцией: { $faction }
choice-ally-falls = Отдать урон воину союзника ({ $seat })
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
log-protect = { $seat } привлекает Судью ({ $other }), мечей: { $swords }.
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
