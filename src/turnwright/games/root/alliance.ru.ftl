# Лесной союз.

thing-supporter = { $count ->
    [one] { $count } сторонник
    [few] { $count } сторонника
   *[many] { $count } сторонников
}
thing-officer = { $count ->
    [one] { $count } офицер
    [few] { $count } офицера
   *[many] { $count } офицеров
}
choice-revolt = Поднять восстание на поляне { $clearing }
choice-spread = Получить поддержку на поляне { $clearing }
choice-supporter = Потратить сторонника «{ $card }»
choice-dismiss = Сбросить сторонника «{ $card }»
choice-appease = Отдать в сторонники карту «{ $card }»
choice-show-hand = Показать карты: подходящей нет
choice-mobilize = Мобилизовать карту из руки
choice-rally = Сделать сторонником карту «{ $card }»
choice-train = Потратить карту «{ $card }» на офицера
choice-levy = Завербовать воина на поляне { $clearing }
choice-organize = Выступить на поляне { $clearing }: жетон поддержки за воина
prompt-supporter-deal = Какая карта взята в сторонники?
prompt-support = Потратьте { $supporters ->
    [one] { $supporters } сторонника
    [few] { $supporters } сторонников
   *[many] { $supporters } сторонников
} (масть: { $suit }).
prompt-dismiss = Баз не осталось: сбросьте сторонников, пока их не станет 5.
prompt-debt = Беспорядки на { $suit-on } { $clearing }: какую карту вы отдаёте?
prompt-alliance-birdsong = Утро: поднимите восстание, получите поддержку или завершите утро.
prompt-alliance = День: мастерите, мобилизуйте, тренируйте или завершите день.
prompt-mobilizing = Какая карта становится сторонником?
prompt-operation = { $operations ->
    [one] Осталась { $operations } военная операция: какую выполнить?
    [few] Осталось { $operations } военные операции: какую выполнить?
   *[many] Осталось { $operations } военных операций: какую выполнить?
}
loss-base = Вместе с базой вы потеряете { $supporters ->
    [one] { $supporters } сторонника
    [few] { $supporters } сторонников
   *[many] { $supporters } сторонников
} и { $officers ->
    [one] { $officers } офицера
    [few] { $officers } офицеров
   *[many] { $officers } офицеров
}.
loss-operations = { $operations ->
    [one] Осталась { $operations } военная операция, она пропадёт.
    [few] Осталось { $operations } военные операции, они пропадут.
   *[many] Осталось { $operations } военных операций, они пропадут.
}
detail-supporters = Совпадающих сторонников нужно { $need }, у вас { $have }.
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
log-outrage = Беспорядки на поляне { $clearing } ({ $suit }): { $seat } отдаёт карту { $other-dat }.
log-outrage-unpaid = { $seat } показывает карты в руке { $other-dat }: подходящей нет.
outlook-outrage = Беспорядки: вы должны отдать { $seat-dat } { $suit-card } или птичью карту.
outlook-outrage-battle = Если вы уберёте жетон поддержки, начнутся беспорядки: вы должны будете отдать { $seat-dat } { $suit-card } или птичью карту.

# Настройка стола: заданные фракции.

option-value-alliance = { faction-alliance }

# Виды действий.

verb-revolt = Восстание
verb-spread = Поддержка
verb-train = Тренировка
verb-levy = Вербовка
verb-organize = Выступление
