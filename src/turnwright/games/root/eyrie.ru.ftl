# Крылатая династия.

prompt-settle = На какой угловой поляне поставить первое гнездо?
prompt-leader = Кто станет лидером Династии?
prompt-roost = Где поставить новое гнездо?
prompt-add = Добавьте в устав 1 или 2 карты, не более одной птичьей.
prompt-column = В какой столбец устава добавить карту?
prompt-decree = Разыграйте карту устава из столбца «{ $column }».
prompt-dusk = Устав выполнен: использовать что-нибудь ещё до вечера?
prompt-decree-recruit = { $suit-where } вербовать?
prompt-decree-move = { $suit-whence } переместиться?
prompt-decree-battle = { $suit-where } начать сражение?
prompt-decree-build = { $suit-where } построить гнездо?
column-recruit = Вербовка
column-move = Перемещение
column-battle = Сражение
column-build = Строительство
choice-settle = Поставить гнездо на поляне { $clearing }
choice-leader = Назначить лидером { $leader-acc }
choice-roost = Поставить гнездо на поляне { $clearing }
choice-add = Добавить в устав карту «{ $card }»
choice-column = Добавить в столбец «{ $column }»
choice-resolve = Разыграть { $suit-card } карту в столбце «{ $column }»{ $turmoil ->
    [0] {""}
   *[other] {" "}(невозможно: смута)
}
choice-enlist = Завербовать воина на поляне { $clearing }
choice-nest = Построить гнездо на поляне { $clearing }
log-leader = { $seat } назначает лидером { $leader-acc }.
log-add = { $seat } добавляет в столбец устава «{ $column }» карту «{ $card }».
loss-turmoil = Смута прервёт ваш день, хотя { $cards ->
    [one] { $cards } карту этого столбца ещё можно разыграть
    [few] { $cards } карты этого столбца ещё можно разыграть
   *[many] { $cards } карт этого столбца ещё можно разыграть
}.
log-turmoil = Смута: { $seat } теряет устав и лидера.

# Настройка стола: заданные фракции.

option-value-eyrie = { faction-eyrie }
