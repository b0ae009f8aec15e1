# Культ пресмыкающихся.

option-hated_on_ties = При равенстве изгои становятся ненавистными
option-hated_on_ties-help = Если среди заблудших душ нет преобладающей масти, маркер переворачивается ненавистной стороной вверх; иначе он остаётся как есть.
prompt-corner = В каком углу начинает Культ?
prompt-first-outcast = Какую масть объявить изгоями?
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
loss-rituals = { $cards ->
    [one] С { $cards } картой из руки ещё можно провести обряд.
    [few] С { $cards } картами из руки ещё можно провести обряды.
   *[many] С { $cards } картами из руки ещё можно провести обряды.
}
prompt-ritual = Какой обряд провести с картой «{ $card }»?
prompt-crafts = Мастерить с помощью садов изгоев?
prompt-forfeiting = Какая карта сброшена из-за потери сада?
detail-acolytes = { $need ->
    [one] Нужен { $need } приспешник
    [few] Нужны { $need } приспешника
   *[many] Нужно { $need } приспешников
}, у вас { $have }.
thing-acolyte = { $count ->
    [one] { $count } приспешник
    [few] { $count } приспешника
   *[many] { $count } приспешников
}
choice-corner = Начать на поляне { $clearing }
choice-outcast = Объявить изгоями { $suit-acc }
choice-convert = Обратить воина { $faction-gen } на поляне { $clearing }
choice-sanctify = Провести освящение на поляне { $clearing }: убрать { $piece-acc }
choice-reveal = Открыть карту «{ $card }»
choice-sacrifice = Принести жертву: открыть карту «{ $card }»
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

# Настройка стола: заданные фракции.

option-value-lizard = { faction-lizard }

# Виды действий.

verb-convert = Обращение
verb-sanctify = Освящение
verb-reveal = Обряды
verb-sacrifice = Жертвоприношение
