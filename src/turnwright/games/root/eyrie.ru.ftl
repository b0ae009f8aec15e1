# Крылатая династия.

prompt-settle = На какой угловой поляне поставить первое гнездо?
prompt-leader = Кто станет лидером Династии?
prompt-roost = Где поставить новое гнездо?
prompt-add = Добавьте в устав 1 или 2 карты, не более одной птичьей.
prompt-column = В какой столбец устава добавить карту?
prompt-decree = Разыграйте карту устава. Столбец: { $column }.
prompt-dusk = Устав выполнен: использовать что-нибудь ещё до вечера?
prompt-decree-recruit = Где вербовать? Масть: { $suit }.
prompt-decree-move = С какой поляны переместиться? Масть: { $suit }.
prompt-decree-battle = Где начать сражение? Масть: { $suit }.
prompt-decree-build = Где построить гнездо? Масть: { $suit }.
column-recruit = Вербовка
column-move = Перемещение
column-battle = Сражение
column-build = Строительство
choice-settle = Поставить гнездо на поляне { $clearing }
choice-leader = Назначить лидером: { $leader }
choice-roost = Поставить гнездо на поляне { $clearing }
choice-add = Добавить в устав карту «{ $card }»
choice-column = Добавить в столбец «{ $column }»
choice-resolve = Выполнить «{ $column }»: { $suit }{ $turmoil ->
    [0] {""}
   *[other] {" "}(невозможно: смута)
}
choice-enlist = Завербовать воина на поляне { $clearing }
choice-nest = Построить гнездо на поляне { $clearing }
log-leader = { $seat } получает нового лидера: { $leader }.
log-add = { $seat } добавляет в устав карту «{ $card }». Столбец: { $column }.
log-turmoil = Смута: { $seat } теряет устав и лидера.

# Настройка стола: заданные фракции.

option-value-eyrie = { faction-eyrie }
