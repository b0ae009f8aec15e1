game-title = Кости
game-about = Бросай или остановись.
prompt-roll = Что выпало?
prompt-dare = Бросить ещё раз или остановиться?
choice-die = Выпало { $what }
choice-again = Бросить ещё раз
choice-stop = Остановиться
log-die = { $seat }: выпало { $die }.
log-stop = { $seat } останавливается: { $points }.
place-tray = Последний бросок
place-total = Очки этого хода
drawn-die = кубик: { $die }
thing-point = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
place-rolls = Броски, { $seat }
drawn-rolls = выпало { $die }: { $count }
