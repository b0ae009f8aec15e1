# Маркиса де Коте.

prompt-keep = На какой угловой поляне поставить цитадель?
prompt-found = Где поставить начальное здание?
prompt-sawmill = Дерева не хватает: какая лесопилка его получит?
prompt-hospital = { $warriors ->
    [one] С поляны { $clearing } убран { $warriors } воин: потратить совпадающую карту, чтобы поместить его на поляну с цитаделью?
    [few] С поляны { $clearing } убраны { $warriors } воина: потратить совпадающую карту, чтобы поместить их на поляну с цитаделью?
   *[other] С поляны { $clearing } убрано { $warriors } воинов: потратить совпадающую карту, чтобы поместить их на поляну с цитаделью?
}
prompt-marquise = { $actions ->
    [0] Действий не осталось: потратьте птичьи карты на новые или завершите день.
    [one] Осталось { $actions } действие: какое выполнить?
    [few] Осталось { $actions } действия: какое выполнить?
   *[other] Осталось { $actions } действий: какое выполнить?
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
choice-found = Поставить { $piece-acc } на поляне { $clearing }
choice-saw = Поместить дерево на поляну { $clearing }
choice-heal = Потратить карту «{ $card }» на госпиталь
choice-no-hospital = Оставить воинов в запасе
choice-recruit = Завербовать воинов
choice-muster = Поместить воина на поляну { $clearing }
choice-build = Построить { $piece-acc } на поляне { $clearing }
choice-wood = Заплатить дерево с поляны { $clearing }
gesture-wood = Заплатить { $number ->
    [one] { $number } жетон дерева
    [few] { $number } жетона дерева
   *[many] { $number } жетонов дерева
} с поляны { $clearing }
choice-overwork = Назначить сверхурочные на поляне { $clearing }: карта за дерево
choice-extra = Потратить карту «{ $card }» ради ещё одного действия
choice-extra-instead = Потратить «{ $card }» ради 1 действия вместо { $actions ->
    [one] { $actions } оставшегося
    [few] { $actions } оставшихся
   *[many] { $actions } оставшихся
}
detail-wood = Жетонов дерева нужно { $need }, доступно { $have }.
log-heal = Полевой госпиталь: { $seat } тратит карту «{ $card }» ради воинов с поляны { $clearing }.
log-extra = { $seat } тратит карту «{ $card }» ради ещё одного действия.
log-wood = { $seat } платит { $wood ->
    [one] { $wood } жетон дерева
    [few] { $wood } жетона дерева
   *[many] { $wood } жетонов дерева
} с поляны { $clearing }.
order-hospital = Полевые госпитали
order-hospital-help = Когда убирают ваших воинов: спрашивать, только если их не меньше этого числа, или никогда не тратить карту на полевой госпиталь.
order-hospital-never = никогда

# Настройка стола: заданные фракции.

option-value-marquise = { faction-marquise }

# Виды действий.

verb-build = Строительство
verb-overwork = Сверхурочные
verb-extra = Доп. действие
