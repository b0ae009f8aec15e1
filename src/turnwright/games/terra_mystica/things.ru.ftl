# Что решения стоят и приносят.
thing-worker = { $count ->
    [one] { $count } рабочий
    [few] { $count } рабочих
   *[many] { $count } рабочих
}
    .short = Р
thing-coin = { $count ->
    [one] { $count } монета
    [few] { $count } монеты
   *[many] { $count } монет
}
    .short = М
thing-priest = { $count ->
    [one] { $count } жрец
    [few] { $count } жреца
   *[many] { $count } жрецов
}
    .short = Ж
thing-power = { $count ->
    [one] { $count } сила
    [few] { $count } силы
   *[many] { $count } силы
}
    .short = С
thing-vp = { $count ->
    [one] { $count } победное очко
    [few] { $count } победных очка
   *[many] { $count } победных очков
}
    .short = ПО
thing-token = { $count ->
    [one] { $count } фишка силы
    [few] { $count } фишки силы
   *[many] { $count } фишек силы
}
thing-spade = { $count ->
    [one] { $count } лопата
    [few] { $count } лопаты
   *[many] { $count } лопат
}
thing-shipping = { $count ->
    [one] { $count } шаг по шкале навигации
    [few] { $count } шага по шкале навигации
   *[many] { $count } шагов по шкале навигации
}
thing-exchange = { $count ->
    [one] { $count } снижение курса обмена лопат
    [few] { $count } снижения курса обмена лопат
   *[many] { $count } снижений курса обмена лопат
}
thing-bridge = { $count ->
    [one] { $count } мост
    [few] { $count } моста
   *[many] { $count } мостов
}
thing-cult-step = { $count ->
    [one] { $count } деление на шкале культа
    [few] { $count } деления на шкале культа
   *[many] { $count } делений на шкале культа
}
thing-favor = { $count ->
    [one] { $count } жетон благодати
    [few] { $count } жетона благодати
   *[many] { $count } жетонов благодати
}
thing-key = { $count ->
    [one] { $count } ключ
    [few] { $count } ключа
   *[many] { $count } ключей
}
thing-town = { $count ->
    [one] { $count } город
    [few] { $count } города
   *[many] { $count } городов
}
gesture-burn = Пожертвовать { $times } силы: ещё { $times } перейдут в чашу III
gesture-send = Отправить по очереди { $priests ->
    [one] { $priests } жреца
    [few] { $priests } жрецов
   *[many] { $priests } жрецов
}, { $cult } { part-steps }
gesture-convert = Обменять { $times ->
    [one] { $times } раз
    [few] { $times } раза
   *[many] { $times } раз
}: { $what }
