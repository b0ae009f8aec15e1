# Root по-русски: вопросы и события за любым столом, настройки и распоряжения.

# Что говорят списки игр.
game-about = Война в лесу, где у каждой фракции свои правила. Для тех, кто любит соперничество и готов сначала прочесть правила своей фракции.

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
source-effects = свойства карт
source-building = размещённые компоненты
source-faction = очки фракции
source-turmoil = потеряно при смуте
log-draw = { $seat } берёт карту.
log-drew = { $seat } берёт карту «{ $card }».
choice-card = Взять карту «{ $card }»

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
choice-lead = Возглавить фракцию: { $faction } (охват { $reach })
choice-suit = Масть: { $suit }
choice-stolen = Забрать карту «{ $card }»
choice-use = Использовать карту «{ $card }»
choice-done = Готово
choice-move = Переместиться с поляны { $from } на поляну { $to }
choice-take = Переместить { $warriors } { $all ->
    [0] из них
   *[other] (все)
}
choice-battle = Сразиться на поляне { $clearing }: { $faction } (выгодных бросков: { $ways } из { $rolls })
outlook-losses = { $seat }, потери (из { $rolls } бросков){ $lose0 ->
    [0] {""}
   *[other] {" "}· нет: { $lose0 }
}{ $lose1 ->
    [0] {""}
   *[other] {" "}· 1 компонент: { $lose1 }
}{ $lose2 ->
    [0] {""}
   *[other] {" "}· 2 компонента: { $lose2 }
}{ $lose3 ->
    [0] {""}
   *[other] {" "}· 3 компонента: { $lose3 }
}{ $lose4 ->
    [0] {""}
   *[other] {" "}· 4 компонента: { $lose4 }
}{ $more ->
    [0] {""}
   *[other] {" "}· больше: { $more }
}
choice-ambush = Устроить засаду: «{ $card }»
choice-foil = Обнаружить засаду: «{ $card }»
choice-no-ambush = Не разыгрывать карту засады
choice-roll = На кубиках { $one } и { $two }
choice-lose = Убрать: { $piece }
choice-craft = Смастерить карту «{ $card }»
choice-activate = Активировать: { $suit }
gesture-activate = Активировать { $number }: { $suit }
choice-spend = Потратить карту «{ $card }»
choice-discard = Сбросить карту «{ $card }»
choice-dominate = Активировать карту «{ $card }» и больше не получать ПО
loss-dominance = { $vp ->
    [0] В этой партии вы больше не получите ПО.
   *[other] Вы теряете { $vp } ПО и больше не получите их в этой партии.
}
choice-fetch = Взять карту «{ $card }», потратив совпадающую
choice-first = Применить первым: { $piece }, поляна { $clearing }
choice-rob = Взять карту из руки: { $faction }
choice-tax = Убрать воина с поляны { $clearing }
choice-treat = Дать взять карту: { $faction }
choice-look = Посмотреть руку: { $faction }
thing-card = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
thing-vp = { $count ->
    [one] { $count } победное очко
    [few] { $count } победных очка
   *[many] { $count } победных очков
}
    .short = ПО
thing-warrior = { $count ->
    [one] { $count } воин
    [few] { $count } воина
   *[many] { $count } воинов
}
    .short = {""}
thing-wood = { $count ->
    [one] { $count } жетон дерева
    [few] { $count } жетона дерева
   *[many] { $count } жетонов дерева
}
    .short = {""}

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
detail-card = Карты «{ $card }» в колоде нет.
detail-stolen = { $other } не держит в руке карту «{ $card }».

# Настройки стола.

option-first = Первый игрок
option-first-help = По жребию или указанное место (счёт с нуля).
option-map = Поле
option-map-help = Осень с напечатанными мастями, зима со случайными мастями или зима с рекой, которая делит леса так же, как тропы.
option-factions = Фракции
option-factions-help = Кто какую фракцию возглавляет, по местам; «любая» — место получит её так, как сказано в следующей настройке.
option-assign = Распределение остальных фракций
option-assign-help = Случайно, но с охватом не ниже рекомендованного для этого числа игроков; случайно без учёта охвата; по выбору в порядке хода.
option-partners_spared = Партнёров по коалиции не атакуют
option-partners_spared-help = Партнёра по коалиции нельзя выбрать защищающимся.
option-bank_optional = От «Лучшего банка в норе» можно отказаться
option-bank_optional-help = Владелец может не использовать карту; вторую карту нельзя отдать партнёру по коалиции.
option-rounds = Предел раундов
option-rounds-help = Игра заканчивается после этого раунда, побеждает тот, у кого больше ПО; 0 — без ограничения.
option-value-any = любая
option-value-true = да
option-value-false = нет
option-value-none = нет
option-value-random = по жребию
option-value-autumn = осень
option-value-winter = зима
option-value-raging_winter = зима, бурная река
option-value-balanced = по охвату
option-value-chosen = по выбору

# Распоряжения.

order-ambush = Устраивать засаду
order-ambush-help = Когда на вас нападают: спрашивать, только если нападающих воинов не меньше этого числа, или никогда не разыгрывать карту засады.
order-ambush-never = никогда
order-foil = Обнаруживать засаду
order-foil-help = Когда вы попали в засаду: никогда не отвечать на неё своей картой засады.
order-foil-never = никогда

# Виды действий.

verb-craft = Ремесло
verb-dominate = Превосходство
verb-fetch = Превосходство
verb-use = Свойства карт
verb-move = Перемещение
verb-battle = Сражение
