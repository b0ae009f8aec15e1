game-title = Праздник фонариков
game-about = Вешайте фонарики по возрастанию, близнецов – вместе, и соберите все четыре картинки. На спокойные четверть часа.

prompt-draw = Какой фонарик взят?
prompt-evening = Повесьте фонарики или поищите ещё один.

choice-draw = Взять: { $picture } { $number }
choice-hang = Повесить: { $picture } { $number }
choice-twins = Повесить: { $first } и { $second } { $number }
choice-look = Поискать фонарик
choice-home = Уйти домой

log-draw = Вы берёте фонарик: { $picture } { $number }.
log-hang = { $seat } вешает фонарик: { $picture } { $number }.
log-twins = { $seat } вешает близнецов: { $first } и { $second } { $number }.
log-look = { $seat } ищет фонарик.
log-home = { $seat } уходит домой.

picture-flame = огонь
picture-moon = луна
picture-leaf = лист
picture-drop = капля
place-deck = Ненайденные фонарики
place-string = Гирлянда, { $seat }
place-hand = Рука
place-score = Счёт
drawn-lantern = { $picture } { $number }
drawn-hidden = фонарик рубашкой вверх
drawn-gone = уже дома
    .short = дома
drawn-deck = { $count ->
    [one] { $count } фонарик
    [few] { $count } фонарика
   *[many] { $count } фонариков
}
thing-point = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}

option-hand = Фонариков на руке
option-hand-help = Сколько фонариков получает каждый игрок.
