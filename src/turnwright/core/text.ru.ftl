# То, что говорит любая игра. Файл самой игры читается после этого и может сказать лучше.

seat-name = Игрок { $number }
    .gen = игрока { $number }
    .dat = игроку { $number }
    .acc = игрока { $number }
    .ins = игроком { $number }
named-seat = { $name }
    .gen = игрока { $name }
    .dat = игроку { $name }
    .acc = игрока { $name }
    .ins = игроком { $name }
chance-name = Случай

prompt-waiting = { $seat } принимает решение.
prompt-chance = Введите, что выпало на кубике или какая вышла карта.
prompt-over = Игра окончена.

# Почему так пойти нельзя.
refused-over = Игра окончена.
refused-watcher = Зрители не принимают решений.
refused-no-seat = Такого места нет: мест за этим столом — { $seats }, нумерация с нуля.
refused-not-asked = Не сейчас: решение принимает { $seat }.
refused-chance = Не сейчас: решают кубик или карты.
refused-unknown = Варианта «{ $choice }» не существует. Варианты начинаются со слов: { $verbs }.
refused-unknown-parameter = Варианта «{ $choice }» не существует. С этого слова начинаются, например: { $examples }.
refused-rule = { $rule }
refused-rule-detail = { $rule } { $detail }
refused-not-now = Сейчас это невозможно. { $rule }
refused-later = Сейчас это невозможно, и позже в таком положении тоже. { $rule }
refused-later-detail = Сейчас это невозможно, и позже в таком положении тоже. { $rule } { $detail }
refused-not-on-offer = Не сейчас: такой вариант не предлагается.

# Почему решение нельзя отменить.
undo-nothing = Вы ещё не приняли ни одного решения.
undo-chance = С тех пор был бросок кубика или вышла новая карта.
undo-other = С тех пор принял решение другой игрок.
undo-revealed = Ваше решение уже что-то открыло остальным.
undo-over = Игра окончена.
undo-no-seat = Отменять решения могут только игроки.

# Автоответы.
log-order = { $seat }: ответ дан.
log-set-up = Эта партия началась с расставленной позиции.
by-order = (автоответ)
order-value-ask = спрашивать меня

# Что означает решение.
meaning-price = Цена: { $things }.
meaning-lost = Теряется: { $things }.
meaning-reward = Даёт: { $things }.
meaning-odds = Шанс успеха: { $ways } из { $all }.

# Панели, нарисованные по местам и фишкам.
panel-board = Поле
panel-own = Вы, { $seat }
panel-seat = { $seat }
seat-score = Счёт
score-of-seat = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
