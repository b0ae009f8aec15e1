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
loss-actions = { $actions ->
    [one] Осталось { $actions } действие, оно пропадёт.
    [few] Осталось { $actions } действия, они пропадут.
   *[many] Осталось { $actions } действий, они пропадут.
}
prompt-march = Выполните второе перемещение марша или откажитесь от него.
prompt-muster = Воинов не хватает: какая казарма их получит?
prompt-wood = Каким деревом заплатить за здание?
choice-keep = Поставить цитадель на поляне { $clearing }
choice-found = Поставить на поляне { $clearing }: { $piece }
choice-saw = Поместить дерево на поляну { $clearing }
choice-heal = Потратить карту «{ $card }» на полевой госпиталь
choice-no-hospital = Оставить воинов в запасе
choice-recruit = Завербовать воинов
choice-muster = Поместить воина на поляну { $clearing }
choice-build = Построить на поляне { $clearing }: { $piece }
choice-wood = Заплатить дерево с поляны { $clearing }
gesture-wood = Заплатить дерево с поляны { $clearing }: { $number }
choice-overwork = Назначить сверхурочные на поляне { $clearing }: дерево за совпадающую карту
choice-extra = Потратить карту «{ $card }» на ещё одно действие
detail-wood = Нужно дерева: { $need }, доступно: { $have }.
log-heal = Полевой госпиталь: { $seat } тратит карту «{ $card }» ради воинов с поляны { $clearing }.
log-extra = { $seat } тратит карту «{ $card }» на ещё одно действие.
log-wood = { $seat } платит дерево с поляны { $clearing }: { $wood }.
order-hospital = Полевые госпитали
order-hospital-help = Когда убирают ваших воинов: спрашивать, только если их не меньше этого числа, или никогда не тратить карту на полевой госпиталь.
order-hospital-never = никогда

# Настройка стола: заданные фракции.

option-value-marquise = { faction-marquise }

# Виды действий.

verb-build = Строительство
verb-overwork = Сверхурочные
verb-extra = Доп. действие
