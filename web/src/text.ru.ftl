# Слова самого клиента по-русски. Слова игр приходят с сервера.

# Страницы
skip = К содержанию
pages = Страницы
lobby = В зал
loading = Загрузка…
page-missing = Такой страницы нет.
missing-note = Возможно, в адресе опечатка, или то, что здесь было, исчезло.
table-missing = Такого стола нет, или он закрыт для посторонних.
game-missing = Такой игры нет.
record-missing = Такой записи нет, или она закрыта для посторонних.
new-table = Новый стол
records = Партии
rules = Правила
account = Профиль
language = Язык
language-en = English
language-ru = Русский
theme = Цвета
theme-light = Светлые цвета
theme-dark = Тёмные цвета
theme-system = Как на устройстве
close = Закрыть
yes = Да
no = Нет
delete = Удалить
save = Сохранить
saved = Сохранено.

# Зал
hero-title = Садитесь и играйте
hero-text = Настольные игры точно по правилам: подсвечены все возможные ходы, а каждый отказ назван по правилу. С ботами сразу, с друзьями по ссылке, вживую или по ходу в день.
your-name = Ваше имя
play-now = Играть с ботами
bots-against = Ботов против вас
more-choices = Друзья, варианты правил, часы: создать свой стол
game = Игра
my-tables = Мои столы
my-tables-none = Вы пока не сидите ни за одним столом.
my-finished = Недавно закончены
open-tables = Открытые столы
open-tables-none = Сейчас никто не ищет игроков.
running-tables = Сейчас играют
your-turn = Ваш ход
turn-of = Решает { $name }
state-running = Игра идёт
state-abandoned = Игра прекращена
seat-open = свободно
waiting-for = { $count ->
    [one] Ждём { $count } игрока
   *[other] Ждём { $count } игроков
}
won-by = { $count ->
    [0] Игра окончена.
    [one] Победа: { $names }
   *[other] Победу делят: { $names }
}

# Новый стол
seats = Мест
seat-large = Показать планшет крупно
seat-small = Показать планшет мельче
seat-number = Место { $number }
seat-me = Я
seat-person = Другой человек
bot-greedy = Жадный бот (быстрый)
bot-search = Ищущий бот (сильный)
bot-random = Случайный бот (для проверки)
thinking-time = Время на раздумья
seconds = { $count } с
title-optional = Название стола (не обязательно)
public-table = Открытый стол: любой может сесть или смотреть
game-options = Варианты правил
preset = Правила
preset-rule-book = По книге правил
preset-own = Домашние правила
house-rules = Домашние правила ({ $count })
option-seat-help = По жребию или место по номеру в списке мест.
refused-field = { $field }: { $problem }
clock = Часы
clock-none = Без часов
clock-minute = 1 минута на решение
clock-live = 15 минут и ещё 15 секунд за каждое решение
clock-day = 1 день на решение
clock-days = 3 дня на решение
time-out = Если время вышло
time-out-move = это решение принимает бот
time-out-seat = бот садится на это место
open-table = Открыть стол
start = Начать

# Перед началом
ready-to-start = Все места заняты.
you = вы
bot = бот
sit-down = Сесть
put-bot = Посадить бота
free-seat = Освободить место
invite = Пригласить по ссылке
invite-link = Сесть может тот, у кого есть эта ссылка
copy = Скопировать
copied = Скопировано
revoke = Отозвать
leave = Встать из-за стола

# Стол
view-board = Поле
view-supply = Запас
view-own = Ваше
view-seats = Другие игроки
view-choices = Все варианты
view-log = Что произошло
view-chat = Чат
tab-board = Поле
tab-supply = Запас
tab-seats = Игроки
tab-choices = Варианты
tab-log = Журнал
tab-chat = Чат
prompt = Вопрос
sending = отправляется…
bot-queued = Сервер занят: бот ждёт своей очереди подумать.
reconnecting = Нет связи. Пробуем снова…
online = на связи
offline = не на связи
thinks = решает
choices = Варианты
kinds = Показать только
choices-none = Сейчас от вас ничего не требуется.
choices-more = … и ещё { $count }
choices-keys = Цифры выбирают, стрелки переходят, Enter подтверждает, U отменяет, Esc закрывает.
confirm-choice = Точно? { $choice }
accept = Разрешить
decline = Отказать
undo = Отменить
undo-key = Отменить последнее решение (U)
undo-ask = Попросить других игроков
undo-asked = Другие игроки получили просьбу.
undo-request = { $name } просит отменить решение.
board-keys = Поле. Плюс и минус меняют масштаб, стрелки двигают, Home показывает всё.
zoom-in = Ближе
zoom-out = Дальше
zoom-all = Показать всё
log = Журнал
log-then = Показать поле в тот момент
log-empty = Пока ничего не произошло.
since-yours = После вашего последнего решения
since-count = { $count ->
    [one] { $count } событие после вашего последнего решения
    [few] { $count } события после вашего последнего решения
   *[many] { $count } событий после вашего последнего решения
}
chat = Чат
chat-empty = Пока никто ничего не написал.
chat-write = Написать за стол
send = Отправить
rule-show = Показать правило { $id }
rule-open = { $id } в книге правил
tab-more = Ещё
view-more = Ещё
time-left = Осталось времени
resign = Сдаться
resign-sure = Сдаться? За вас доиграет бот.
abandon = Предложить закончить без результата
abandon-not = Передумать: играем дальше
abandon-agreed = За то, чтобы закончить без результата: { $names }
abandon-too = Закончить игру
abandon-play-on = Играть дальше
replace-by-bot = Посадить бота на место { $number } ({ $name })
open-seat = Освободить для кого-нибудь место { $number } ({ $name })
take-seat = Попроситься на место { $number } ({ $name })
take-open = Сесть на место { $number } ({ $name })
take-note = Тех, кто играет, спросят, примут ли они вас в игру.
withdraw = Отозвать просьбу
still-here = Я играю дальше
orders = Постоянные приказы
orders-of = Постоянные приказы: { $name }
orders-help = На эти вопросы сервер сразу отвечает за вас. Другие видят ответ и то, что он дан по приказу, но не сами приказы.
orders-active = Приказы: { $count }
orders-active-help = Действуют постоянные приказы: на некоторые вопросы ответ даётся за вас
report = Сообщить об ошибке в правилах
report-rule = Правило (его номер), если знаете
report-words = Что должно было произойти?
report-thanks = Спасибо. В сообщение вошли партия и это место в ней.

# Что чат сообщает о местах; просьбы показаны теми же словами
said-seat-asked = { $to ->
    [back] { $name } просится обратно.
    [person] { $name } просится на место { $number } ({ $of }).
    [bot] { $name } просит посадить бота на место { $number } ({ $of }).
   *[open] { $name } просит освободить для кого-нибудь место { $number } ({ $of }).
}
said-seat-changed = { $to ->
    [back] { $name } возвращается в игру.
    [person] { $name } садится на место { $number } ({ $of }).
    [bot] { $name } сажает бота на место { $number } ({ $of }).
   *[open] { $name } освобождает для кого-нибудь место { $number } ({ $of }).
}
said-seat-declined = { $name } не соглашается. На месте { $number } ({ $of }) всё остаётся как было.
said-seat-withdrawn = { $name } отзывает просьбу. На месте { $number } ({ $of }) всё остаётся как было.
said-seat-unanswered = На просьбу игрока { $name } ответили не все. На месте { $number } ({ $of }) всё остаётся как было.
said-seat-resigned = { $name } сдаётся. Дальше играет бот.
said-seat-late = У игрока { $name } вышло время. Место занимает бот.

# Повтор и итог
replay = Повтор
replay-first = В начало
replay-back = Шаг назад
replay-play = Пуск
replay-pause = Пауза
replay-next = Шаг вперёд
replay-last = В конец
replay-place = Место в партии
replay-speed = Скорость
back-to-now = К текущему ходу
play-on = Играть отсюда
result = Итог
winner = победа
chart = Очки по ходу игры
chart-rounds = раунд
chart-turns = ходы →
sources = Откуда взялись очки
sources-rest = Начало, покупки и прочее
rematch = Ещё раз
rematch-open = Открыт новый стол: сыграйте ещё раз, чтобы занять своё место.
watch-replay = Повтор
record = Запись партии
only-mine = Только мои
every-game = Все игры
records-older = Показать более ранние
finished-games = Законченные партии
records-none = Законченных партий пока нет.
record-upload = Повторить запись из файла

# Правила
rules-of = Правила: { $game }
rules-search = Поиск по-русски и по-английски или по номеру
rules-count = { $count ->
    [one] { $count } правило
    [few] { $count } правила
   *[many] { $count } правил
}
rules-none = Нет правила, в котором есть все эти слова.
contents = Содержание

# Профиль
sign-in = Войти
sign-out = Выйти
register = Создать профиль
name = Имя
password = Пароль
password-new = Новый пароль
password-old = Нынешний пароль
password-change = Сменить пароль
password-changed = Пароль изменён. На других устройствах нужно войти снова.
email-optional = Почта (не обязательно, для уведомлений)
email = Почта
email-guest = Уведомления по почте — для тех, у кого есть профиль.
email-confirmed = Адрес подтверждён.
email-unconfirmed = Адрес не подтверждён: откройте ссылку из письма. До этого уведомления не приходят.
email-again = Прислать ссылку ещё раз
email-sent = Ссылка отправлена. Она действует сутки.
confirm-title = Подтвердите адрес почты
confirm-note = На этот адрес будут приходить уведомления, когда придёт ваш ход.
confirm = Подтвердить
confirm-done = Адрес { $email } подтверждён.
webhook = Веб-адрес (webhook)
webhook-note = Адрес вашей программы или чата; на него приходит POST-запрос.
guest-note = Вы играете как гость, только в этом браузере. С профилем ваши столы сохранятся.
guest-leave = Выйдя, гость не сможет вернуться на свои места. Выйти?
account-note = Профиль действует на всех ваших устройствах.
preferences = Настройки
pref-confirm-end = Спрашивать перед решением, которое завершает мой ход
pref-confirm-loss = Спрашивать перед решением с большими потерями
pref-notices = Показывать уведомление в этом браузере
notices = Когда мой ход
notices-note = Одно сообщение на каждое решение и ни одного, пока стол открыт перед вами.
notices-denied = Браузер запрещает уведомления с этой страницы. Разрешить их можно в настройках сайта.
notices-unknown = Этот браузер не показывает уведомлений.
tokens = Ключи для ботов
tokens-note = Программа с таким ключом играет от вашего имени.
tokens-delete-all = Удалить все ключи
token-name = Для чего он?
token-made = создан { $when }
token-make = Создать ключ
token-once = Скопируйте сейчас: он показывается один раз.

# Отказы сервера по кодам
error-offline = Сервер недоступен.
error-bad-request = Сервер не понял запрос. Обновите страницу.
error-bad-option = Такое значение не допускается.
error-bad-option-list = Такое значение не допускается. Допустимы: { $allowed }.
error-unknown-choice = В этой игре нет такого решения.
error-illegal-choice = Сейчас этого выбрать нельзя.
error-not-signed-in = Сначала войдите.
error-bad-password = Имя и пароль не подходят друг к другу.
error-forbidden = Вам этого делать нельзя.
error-not-your-seat = Сейчас решает другое место.
error-not-found = Здесь такого нет.
error-name-taken = Это имя или похожее на него занято другим профилем.
error-stale = За столом уже всё изменилось. Посмотрите ещё раз.
error-game-over = Игра окончена.
error-undo-refused = Это решение нельзя взять назад.
error-not-started = Игра ещё не началась.
error-conflict = Сейчас это невозможно.
error-too-large = Для сервера это слишком много.
error-rate-limited = Слишком много запросов. Повторите через { $seconds } с.
error-wrong-host = Сервер не считает этот адрес своим. Добавить его может владелец сервера.
error-internal = На сервере произошла ошибка. Ничего не изменилось.
error-busy = Сервер занят другими играми. Повторите через { $seconds } с.
error-unavailable = Сейчас сервер не может этого сделать. Повторите через { $seconds } с.

# Причины, стоящие за кодами.
error-begun = Игра уже началась.
error-database-busy = База данных сервера занята. Повторите через { $seconds } с.
error-bot-time = Бот думает не дольше { $most } с.
error-by-invitation = За этот стол садятся по приглашению.
error-chat-empty = Сначала напишите что-нибудь.
error-chat-long = Слишком длинно: не больше { $most } букв.
error-chat-players = Писать здесь могут только игроки.
error-clock = Такие часы невозможны.
error-email = Это не адрес электронной почты.
error-email-done = Подтверждать нечего: адрес не указан или уже подтверждён.
error-guest-email = Письма приходят только владельцам профилей. Создайте профиль.
error-guest-password = У гостя нет пароля. Создайте профиль.
error-handover-pending = Кто-то уже просит место. Дождитесь ответа.
error-handover-unasked = Сейчас вас не спрашивают о местах.
error-has-account = У вас уже есть профиль. Сначала выйдите.
error-link-over = Ссылка уже использована или старше суток. Запросите новую на странице профиля.
error-mail-off = Этот сервер не отправляет писем.
error-many-tables = У вас слишком много незаконченных столов.
error-name-account = Это имя или похожее на него занято профилем. Войдите или выберите другое.
error-name-alphabet = Имя пишется буквами одного алфавита.
error-name-empty = В имени нужна буква или цифра.
error-name-length = В имени от { $least } до { $most } букв.
error-name-letters = Имя состоит из букв, цифр, пробелов и знаков - _ . '
error-no-rule = В книге правил нет такого правила.
error-no-seat = Вы не сидите за этим столом.
error-no-table = Такого стола нет, или он закрыт для посторонних.
error-no-token = Этого ключа уже нет.
error-not-agreed = Те, кто играет, на это не согласились.
error-not-over = Игра ещё не окончена.
error-option-clash = Это не сочетается с числом мест или с другим вариантом.
error-option-each = Эти решения для мест не сочетаются друг с другом.
error-other-seat = Вы уже играли в этой партии на другом месте и знаете его секреты.
error-overtaken = Другие вас опередили. Посмотрите ещё раз.
error-owner-only = Это может только хозяин стола.
error-password-common = Такой пароль слишком легко угадать. Выберите другой.
error-password-length = В пароле от { $least } до { $most } знаков.
error-person-plays = Этот человек играет. Отдать можно только место того, кто ушёл.
error-record-arena = Это текст партии с Board Game Arena, его нельзя прочитать. Загрузите запись (.jsonl).
error-record-bad = Этот файл — не запись, которую здесь можно повторить.
error-record-line = Запись нельзя повторить: ошибка в строке { $line }.
error-record-steps = Эта запись требует слишком много работы: сервер повторяет не больше { $most } шагов.
error-record-long = В записи не больше { $most } строк.
error-record-unfinished = Загрузить можно только законченную партию.
error-reload = Начался новый сеанс. Обновите страницу.
error-rematch = Сыграть ещё раз могут предложить только игравшие.
error-request-over = Эта просьба уже снята, открыта другая. Посмотрите ещё раз.
error-seat-count = В этой игре другое число мест: { $allowed }.
error-seat-open = Ещё есть свободное место.
error-seat-taken = Это место занято.
error-seated = Вы уже сидите за этим столом. Второе место занять нельзя.
error-signed-in = Вы уже вошли.
error-table-full = Свободных мест нет.
error-tokens = Хватит и { $most } ключей. Сначала удалите один.
error-undo-enough = За этим столом отменили слишком много решений: больше отменять нельзя.
error-undo-pending = Кто-то уже просит отменить решение. Дождитесь ответа.
error-undo-unasked = Никто не просит вас вернуть решение.
error-unreadable = Сервер не может прочитать этот стол. Сообщите его владельцу.
error-webhook = Адрес начинается с http:// или https:// и не содержит имени пользователя.
error-webhook-inside = Уведомления нельзя слать на внутренние адреса.
error-webhook-off = Этот сервер не шлёт уведомлений на веб-адреса.
error-words = Напишите от 1 до { $most } букв о том, что не так.
error-disk-full = На сервере кончилось место: сохранить ничего нельзя. Повторите позже.
error-no-answer = База данных сервера не отвечает. Повторите через { $seconds } с.
