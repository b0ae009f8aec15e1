prompt-scout = Посмотреть верхнюю карту колоды?
prompt-bidding = Сделайте тайную ставку.
prompt-target = На кого вы нападаете?
prompt-attack = Сыграйте карту.
prompt-reaction = Сыграть засаду?
prompt-deal = Возьмите карту.
prompt-look = Какая карта лежит сверху?

log-draw = { $seat } берёт карту.
log-drew = Вы берёте карту { $card }.
log-peek = { $seat } смотрит верхнюю карту.
log-peeked = Верхняя карта: { $card }.
log-bid = { $seat } делает ставку.
log-reveal = { $seat }: ставка { $bid ->
    [one] { $bid } монета
    [few] { $bid } монеты
   *[many] { $bid } монет
}.
log-retreat = { $seat } отступает и показывает руку. Смотрит { $other }.
log-play = { $seat } нападает, цель — { $other }, карта { $card }.
log-hit = { $seat } получает { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
log-ambush = { $seat } устраивает засаду { $card }.

detail-coins = Нужно: { $need }, есть: { $have }.

label-draw = Взять { $n }
label-top = Сверху лежит { $n }
label-peek = Посмотреть
label-pass = Не смотреть
label-bid = Поставить { $n }
label-attack = Цель — { $seat }
label-retreat = Отступить
label-play = Сыграть { $n }
label-ambush = Засада { $n }
label-decline = Без засады

order-scout = Смотреть верхнюю карту
order-scout-help = Смотреть ли верхнюю карту колоды каждый раз, когда можно.
order-scout-look = всегда
order-scout-pass = никогда
order-bid = Ставка
order-bid-help = Сколько монет ставить каждый раунд; если монет меньше, ставятся все.
order-ambush = Засада только на карту ценой от
order-ambush-help = На более дешёвые карты засада не устраивается; при 0 вас спросят всегда.

panel-board = Сброс
panel-own = Ваша рука

prompt-shop = Купить очко?
prompt-paying = Заплатите картами.
prompt-giving = Отдайте нападающему карту.
prompt-dropping = Сбросьте засаду.
log-buy = { $seat } покупает очко.
log-pay = { $seat } платит картой { $card }.
log-gift = { $seat } отдаёт карту. Получает { $other }.
log-given = Вы получаете карту { $card }.
log-drop = { $seat } сбрасывает засаду { $card }.
log-lack = { $seat }: на руке нет засад.
log-oath = { $seat } даёт клятву.
log-sudden = { $seat } собирает все засады и побеждает.
label-buy = Купить
label-save = Ничего не покупать
label-pay = Заплатить картой { $n }
label-give = Отдать { $n }
label-drop = Сбросить { $n }
label-swear = Дать клятву
label-suggested = Заплатить дешевле всего
thing-coin = монеты: { $count }
thing-point = очки: { $count }
thing-worth = карты ценой { $count }
