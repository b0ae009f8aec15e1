# All texts of the game in Russian; text.en.ftl holds the same ids.
game-title = Untitled game
game-about = Играйте карты в ряды по возрастанию: чем длиннее ряд, тем больше очков.

prompt-draw = Какая карта взята?
prompt-play = Сыграйте карту в ряд или сбросьте карту.

choice-draw = Взять { $what }
choice-play = Сыграть { $card } в ряд { $row }
choice-discard = Сбросить { $what }

log-draw = { $seat } берёт карту.
log-drew = Вы берёте карту { $card }.
log-play = { $seat } играет карту { $card } в ряд { $row } и получает { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
log-discard = { $seat } сбрасывает карту { $card }.

place-row = Ряд { $row }
place-discard = Сброс
place-hand = Рука
place-score = Счёт
drawn-card = карта { $card }
drawn-hidden = карта рубашкой вверх
thing-point = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}

option-hand = Карт на руке
option-hand-help = Сколько карт получает каждый игрок в начале игры.
