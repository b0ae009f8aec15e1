# Root по-русски: вопросы и события за любым столом, настройки и распоряжения.

# Что говорят списки игр.
game-title = Корни
game-about = Война в лесу, где у каждой фракции свои правила. Для тех, кто любит соперничество и готов сначала прочесть правила своей фракции.

# Журнал.

log-move = { $seat } перемещает { $warriors ->
    [one] { $warriors } воина
    [few] { $warriors } воинов
   *[other] { $warriors } воинов
} с поляны { $from } на поляну { $to }.
log-score = { $seat }: { $vp } ПО ({ $source }).
log-win = { $seat } побеждает.
source-removing = убранные компоненты противников
source-crafting = ремесло
source-effects = свойства карт
source-building = размещённые компоненты
source-faction = очки фракции
source-turmoil = потеряно при смуте
log-draw = { $seat } берёт карту.
log-drew = { $seat } берёт карту «{ $card }».
choice-card = Взять карту «{ $card }»

# Вопросы за любым столом.

prompt-first = Кто ходит первым?
prompt-faction = За какую фракцию вы играете?
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
prompt-losses = { $seat } получает урон на поляне { $clearing }, осталось: { $hits }. Что убрать?
prompt-activate = Ремесленное орудие какой масти активировать?
prompt-spend = Потратьте { $suit-card } карту.
prompt-discard = В руке слишком много карт: какую сбросить?
prompt-order = Что применить первым?
prompt-robbing = Из чьей руки взять карту?
prompt-taxing = С какой поляны убрать воина, чтобы взять карту?
prompt-treating = Кто ещё возьмёт карту?
prompt-looking = Чьи карты посмотреть?
choice-starts = Первый игрок — { $seat }
choice-lead = Играть за { $faction-acc } (охват { $reach })
choice-suit = Масть: { $suit }
choice-stolen = Забрать карту «{ $card }»
choice-use = Использовать карту «{ $card }»
choice-done = Готово
choice-move = Переместиться с поляны { $from } на поляну { $to }
choice-take = Переместить { $warriors } { $all ->
    [0] из них
   *[other] (все)
}
choice-battle = Сразиться на поляне { $clearing }: { $faction-short }
outlook-ambush = Возможна засада (урон до броска: { $hits }): { $seat }, в руке { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}.
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
choice-ambush = Разыграть карту «{ $card }»
choice-foil = Обнаружить засаду картой «{ $card }»
choice-no-ambush = Не разыгрывать карту засады
choice-roll = На кубиках { $one } и { $two }
choice-lose = Убрать { $piece-acc }
choice-craft = Смастерить карту «{ $card }»
choice-activate = Активировать { $suit-tool } орудие
gesture-activate = Активировать { $suit-tools }
choice-spend = Потратить карту «{ $card }»
choice-discard = Сбросить карту «{ $card }»
choice-dominate = Активировать карту «{ $card }» и больше не получать ПО
loss-dominance = { $vp ->
    [0] Вы больше не получите ПО: победить можно только превосходством.
   *[other] Вы теряете { $vp } ПО и больше их не получите: победить можно только превосходством.
}
choice-fetch = Взять карту «{ $card }» за совпадающую
choice-first = Применить первым: { $piece }, поляна { $clearing }
choice-rob = Взять случайную карту у { $faction-gen }
choice-tax = Убрать воина с поляны { $clearing }
choice-treat = Дать карту { $faction-dat }
choice-look = Посмотреть карты { $faction-gen }
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
log-lead = { $seat } играет за { $faction-acc }.
log-suit = Поляна { $clearing } теперь { $suit-clearing }.
log-turn = Раунд { $round }: ходит { $seat }.
log-place-warriors = { $seat } размещает { $warriors ->
    [one] { $warriors } воина
    [few] { $warriors } воинов
   *[other] { $warriors } воинов
} на поляне { $clearing }.
log-place = { $seat } размещает { $piece-acc } на поляне { $clearing }.
log-remove = { $seat } теряет на поляне { $clearing }: { $piece-counted }.
log-battle = { $seat } начинает сражение на поляне { $clearing } с { $other-ins }.
log-ambush = { $seat } устраивает засаду картой «{ $card }».
log-foil = { $seat } обнаруживает засаду картой «{ $card }».
log-roll = На кубиках { $one } и { $two }. Урон: { $seat } наносит { $dealt }{ $extra ->
    [0] {""}
   *[other] {" "}+ { $extra } доп.
}, { $other } наносит { $taken }{ $more ->
    [0] {""}
   *[other] {" "}+ { $more } доп.
}.
log-craft = { $seat } мастерит карту «{ $card }».
log-use = { $seat } использует карту «{ $card }».
log-spend = { $seat } тратит карту «{ $card }».
log-discard = { $seat } сбрасывает карту «{ $card }».
log-dominance = { $seat } активирует карту «{ $card }» и больше не получает ПО.
log-fetch = { $seat } берёт карту «{ $card }».
log-stolen = { $seat } берёт карту из руки { $other-gen }.
log-stolen-card = { $seat } берёт из руки { $other-gen } карту «{ $card }».
log-look = { $seat } смотрит карты в руке { $other-gen }.
log-seen = { $seat }: в руке карта «{ $card }».
detail-card = Карты «{ $card }» в колоде нет.
detail-stolen = В руке { $other-gen } нет карты «{ $card }».

# Настройки стола.

option-first = Первый игрок
option-first-help = По жребию или указанное место (счёт с нуля).
option-map = Поле
option-map-help = Осень с напечатанными мастями, зима со случайными мастями или зима с рекой, которая делит леса так же, как тропы.
option-factions = Фракции
option-factions-help = Кто за какую фракцию играет, по местам; «любая» — место получит её так, как сказано в следующей настройке.
option-assign = Распределение остальных фракций
option-assign-help = Случайно, но с охватом не ниже рекомендованного для этого числа игроков; случайно без учёта охвата; по выбору в порядке хода.
option-partners_spared = Партнёров по коалиции не атакуют
option-partners_spared-help = Партнёра по коалиции нельзя выбрать защищающимся.
option-bank_optional = От «Лучшего банка в норе» можно отказаться
option-bank_optional-help = Владелец может не использовать карту; вторую карту нельзя дать партнёру по коалиции.
option-point_before_card = «Кошелёк или жизнь!»: сначала очко
option-point_before_card-help = Очко начисляется до того, как взята карта: для партий, записанных в версии 1.
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
