# Компания «Речное братство».

option-dividends_halved = Доход за каждых двух воинов
option-dividends_halved-help = Речное братство получает 1 ПО за каждых двух воинов в «Капитале», а не за каждого.
thing-fund = { $count ->
    [one] { $count } воин из капитала
    [few] { $count } воина из капитала
   *[many] { $count } воинов из капитала
}
choice-station = Поместить воина на поляну { $clearing }
choice-buy = Купить карту «{ $card }»
choice-hire = Купить услугу «{ $service }» за { $price ->
    [one] { $price } воина
   *[other] { $price } воинов
}
choice-price = Установить цену услуги «{ $service }»: { $price }
choice-pay = Вложить воина { $faction-gen }
gesture-station = Поместить { $number ->
    [one] { $number } воина
    [few] { $number } воинов
   *[many] { $number } воинов
} на поляну { $clearing }
gesture-pay = Вложить { $number ->
    [one] { $number } воина
    [few] { $number } воинов
   *[many] { $number } воинов
} { $faction-gen }
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
detail-ruler-funds = В капитале воинов { $faction-gen }: { $have }, нужно: { $need }.
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
log-buy = { $seat } берёт из руки { $other-gen } карту «{ $card }».
log-price = { $seat } устанавливает цену услуги «{ $service }»: { $price }.
log-gather = { $seat } получает прибыль, в капитале { $warriors ->
    [one] { $warriors } воин
    [few] { $warriors } воина
   *[other] { $warriors } воинов
}.
log-export = { $seat } экспортирует карту «{ $card }».

# Настройка стола: заданные фракции.

option-value-riverfolk = { faction-riverfolk }

# Виды действий.

verb-export = Экспорт
verb-crew = Вербовка
verb-establish = Торговые посты
verb-buy = Услуги
verb-hire = Услуги
verb-draw = Добор
