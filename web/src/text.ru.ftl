# Слова самого клиента по-русски. Слова игр приходят с сервера.

# Страницы
skip = Перейти к содержимому
pages = Страницы
lobby = На главную
loading = Загрузка…
page-missing = Такой страницы нет.
missing-note = Возможно, в адресе опечатка или страницу удалили.
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
theme = Оформление
theme-light = Светлое
theme-dark = Тёмное
theme-system = Как в системе
close = Закрыть
yes = Да
no = Нет
delete = Удалить
save = Сохранить
saved = Сохранено.
retry = Повторить

# Зал
hero-title = Садитесь и играйте
hero-text = Настольные игры точно по правилам: возможные ходы подсвечены, а если ход запрещён, игра назовёт правило. С ботами — сразу, с друзьями — по ссылке: за один вечер или по ходу в день.
your-name = Ваше имя
play-now = Играть с ботами
more-choices = Друзья, варианты правил, время на ход: создать свой стол
continue-title = Продолжить игру
continue = Продолжить
again = Сыграть ещё раз: { $game }
again-note = Те же соперники и те же правила.
watch = Смотреть
running-more = Другие партии
seats-range = Игроков: { $least }–{ $most }
minutes-range = { $least }–{ $most } мин
game = Игра
my-tables = Мои столы
my-finished = Недавно законченные
open-tables = Открытые столы
open-tables-none = Сейчас никто не ищет игроков.
running-tables = Сейчас играют
your-turn = Ваш ход
turn-of = Ждём решения: { $name }
state-running = Игра идёт
state-abandoned = Игра прекращена
state-closed = Стол закрыт
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

ended-resigned = сдача: { $names }
ended-late = вышло время: { $names }
won-how = { $result } ({ $why })
resigned = сдача
out-of-time = время вышло

# Новый стол
seats = Число мест
seat-large = Показать планшет крупно
seat-number = Место { $number }
seat-me = Я
seat-person = Другой человек
title-optional = Название стола (необязательно)
public-table = Открытый стол: любой может сесть или смотреть
game-options = Варианты правил
preset = Правила
preset-rule-book = По книге правил
preset-own = Свои правила
house-rules = Свои правила ({ $count })
option-seat-help = По жребию или по номеру в списке мест.
refused-field = { $field }: { $problem }
clock = Контроль времени
clock-none = Без ограничения
clock-minute = 1 минута на решение
clock-live = 15 минут плюс 15 секунд за каждое решение
clock-day = 1 день на решение
clock-days = 3 дня на решение
clock-decision = { $time } на решение
clock-bank = { $time } на всю партию плюс { $more } за каждое решение
time-out = Если время вышло
time-out-move = это решение примет бот
time-out-seat = игрок выбывает, как если бы сдался
resigning = Если кто-то сдаётся
resigning-help = Об этом договариваются до игры. Если других людей за столом не осталось, игра кончается по текущему счёту.
resigning-two = побеждает соперник
resigning-bot = его место занимает бот
resigning-without = остальные доигрывают без него (пока правила этого не позволяют, за него играет бот)
resigning-standing = игра кончается: побеждает тот, кто впереди
open-table = Открыть стол
start = Начать

# Уровни ботов и их имена
opponents = Как должны играть боты?
level-beginner = Новичок
level-beginner-help = Ходит наугад и сразу. Подойдёт для первых партий: его легко обыграть.
level-casual = Любитель
level-casual-help = Играет разумно, но не смотрит далеко вперёд; ходит сразу. Для тех, кто знает правила.
level-strong = Сильный
level-strong-help = Доигрывает партию в уме, { $seconds } с на ход. По замерам обыгрывал Любителя не реже чем в 7 партиях из 10.
level-expert = Знаток
level-expert-help = То же, но { $seconds } с на ход: видит больше, но и ждать дольше.
seat-bot = { $seconds ->
    [0] Бот: { $level }
   *[other] Бот: { $level } ({ $seconds } с на ход)
}
seat-level = бот, { $level }
bot-name-pip = Пип
bot-name-nell = Нелл
bot-name-toby = Тоби
bot-name-dot = Дот
bot-name-jory = Джори
bot-name-wren = Рен
bot-name-sunny = Санни
bot-name-rosa = Роза
bot-name-felix = Феликс
bot-name-ivy = Айви
bot-name-hugo = Гуго
bot-name-tilda = Тильда
bot-name-bruno = Бруно
bot-name-marta = Марта
bot-name-vera = Вера
bot-name-konrad = Конрад
bot-name-selma = Сельма
bot-name-magnus = Магнус
bot-name-edda = Эдда
bot-name-viktor = Виктор
bot-name-ursula = Урсула

# Какие они, боты: описание верно для каждого вида. Случайные не думают, жадные смотрят, что даёт ход, остальные
# разыгрывают партии в уме.
bot-character = { $name } { $character }
bot-character-pip = ходит как придётся
bot-character-nell = пробует всё просто из любопытства
bot-character-toby = никогда не строит планов
bot-character-dot = во всём полагается на случай
bot-character-jory = сначала ходит, потом думает
bot-character-wren = перескакивает с одной затеи на другую
bot-character-sunny = радуется любому ходу, и хорошему, и плохому
bot-character-rosa = берёт то, что выгоднее прямо сейчас
bot-character-felix = не упускает удачных случаев
bot-character-ivy = делает ход, который лучше на первый взгляд
bot-character-hugo = доверяет первому впечатлению
bot-character-tilda = мыслит практично и не загадывает надолго
bot-character-bruno = сначала хватает, потом беспокоится
bot-character-marta = считает, что принесёт ход, и дальше не смотрит
bot-character-vera = перед каждым ходом разыгрывает в уме множество партий
bot-character-konrad = взвешивает все варианты и лишь потом решает
bot-character-selma = думает вперёд, и о ваших ответах тоже
bot-character-magnus = не торопится и видит далеко
bot-character-edda = готовится к вашему лучшему ответу
bot-character-viktor = терпеливо считает и мало что прощает
bot-character-ursula = сравнивает, как может пойти партия


# Перед началом
ready-to-start = Все места заняты.
what-is-played = Игра и варианты правил
who-may-come = Кто может сесть
anybody-may-come = любой: стол открыт
invited-may-come = приглашённые
you = вы
bot = бот
sit-down = Сесть
put-bot = Посадить бота
free-seat = Освободить место
invite = Пригласить по ссылке
invite-link = Сесть может любой, у кого есть эта ссылка
copy = Скопировать
copied = Скопировано
revoke = Отозвать
leave = Встать из-за стола
cancel = Отмена
settings = Изменить настройки
settings-note = Тех, кто уже сел за стол, спросят, согласны ли они. До этого игра не начнётся.
settings-changed = Хозяин стола изменил настройки ({ $what }). Будете играть?
settings-changed-some = Хозяин стола изменил настройки. Будете играть?
settings-agree = Да, играю
seat-undecided = пока не подтверждает изменения
waiting-to-agree = Настройки изменились. Ждём согласия: { $names }.
level-of = Как играет { $name }
stand-up = Встать из-за стола
stand-up-note = Если вы встанете, место освободится, а стол останется вашим.
close-table = Закрыть стол
close-table-sure = Закрыть стол? Сесть за него будет нельзя, а ожидающие об этом узнают.
table-closed = Хозяин закрыл этот стол.
table-closed-note = Игра не началась.

# Стол
view-board = Поле
view-supply = Запас
view-own = Ваша игровая зона
view-seats = Другие игроки
view-choices = Все варианты
view-log = Что произошло
view-chat = Чат
tab-board = Поле
tab-supply = Запас
tab-seats = Игроки
tab-choices = Выбор
tab-log = Журнал
tab-chat = Чат
prompt = Вопрос
sending = отправляется…
bot-thinks = { $name } думает до { $seconds } с
bot-queued = Сервер занят: бот ждёт своей очереди.
reconnecting = Связь потеряна. Подключаемся снова…
online = на связи
offline = не на связи
thinks = решает
choices = Варианты
kinds = Показать только
choices-none = Сейчас от вас не ждут решений.
choices-more = … и ещё { $count }
choices-keys = Цифры — выбрать, стрелки — перейти, Enter — подтвердить, F и T — только ходы отсюда или сюда, U — отменить, Esc — закрыть.
begun-source = Куда?
begun-target = Откуда?
begun-both = Каким способом?
begun-from-here = Отсюда…
begun-to-here = Сюда…
begun-leave = Отменить начатое
confirm-choice = { $choice } — вы уверены?
accept = Разрешить
decline = Отказать
undo = Отменить
undo-key = Отменить последнее решение (U)
take-back-one = На шаг назад
undo-ask = Попросить других игроков
undo-asked = Ждём ответа других игроков.
undo-request = { $name } просит отменить решение.
panel-large = Показать крупно: { $panel } (L)
handle-board = Ширина поля: тяните мышью или нажимайте стрелки; двойной щелчок или Home — как было
handle-side = Ширина столбцов: тяните мышью или нажимайте стрелки; двойной щелчок или Home — как было
list-hide = Скрыть список
panel-whole = На весь экран
panel-next = Следующий планшет (L)
panel-back = Предыдущий планшет (Shift+L)
undo-redeals = После отмены кубик бросают или карту берут заново: результат может быть другим.
undo-anew = Отменить и бросить заново
undo-still = Всё равно отменить
undo-request-anew = { $name } просит отменить решение. Кубик бросят или карту возьмут заново.
to-now = Пропустить
to-now-key = Показать стол как сейчас (Esc)
play-again = Показать ходы снова
play-again-key = Ещё раз показать всё после вашего последнего решения (R)
pref-speed = Чужие ходы показывать
speed-slow = медленно
speed-normal = с обычной скоростью
speed-fast = быстро
speed-once = сразу
log-times = { $count ->
    [one] { $count } раз
    [few] { $count } раза
   *[other] { $count } раз
}
board-keys = Поле. Плюс и минус меняют масштаб, стрелки двигают, Home показывает всё.
zoom-in = Приблизить
zoom-out = Отдалить
zoom-all = Показать всё
log = Журнал
log-then = Показать поле на этот момент
log-empty = Пока ничего не произошло.
since-yours = После вашего последнего решения
since-count = { $count ->
    [one] { $count } событие после вашего последнего решения
    [few] { $count } события после вашего последнего решения
   *[many] { $count } событий после вашего последнего решения
}
chat = Чат
chat-empty = Сообщений пока нет.
chat-write = Сообщение за стол
send = Отправить
rule-show = Показать правило { $id }
rule-open = { $id } в книге правил
tab-more = Ещё
view-more = Ещё
time-left = Осталось времени
resign = Сдаться
resign-sure-win = Сдаться? Игра закончится победой соперника.
resign-sure-standing = Сдаться? Игра закончится: из остальных победит тот, кто впереди.
resign-sure-bot = Сдаться? За вас доиграет бот.
resign-sure-without = Сдаться? Остальные доиграют без вас, и вернуться будет нельзя.
resign-sure-nobody = Сдаться? Больше никто не играет: игра закончится без результата.
abandon = Предложить закончить без результата
abandon-sure = Закончить игру без результата? Победителя не будет, в список сыгранных партий она не попадёт, и продолжить её будет нельзя. Игра закончится, когда согласятся все игроки.
abandon-sure-last = Закончить игру без результата? Победителя не будет, в список сыгранных партий она не попадёт, и продолжить её будет нельзя. Все остальные уже согласны: игра закончится сразу.
abandon-waits = Пока не согласились: { $names }
abandon-asked = Предложение закончить без результата: { $names }. Победителя не будет, и продолжить игру будет нельзя.
abandon-not = Передумать: играем дальше
abandon-agreed = За то, чтобы закончить без результата: { $names }
abandon-too = Закончить игру
abandon-play-on = Играть дальше
replace-by-bot = Посадить бота на место { $number } ({ $name })
open-seat = Освободить место { $number } ({ $name }) для другого игрока
take-seat = Попроситься на место { $number } ({ $name })
take-open = Сесть на место { $number } ({ $name })
take-note = Игроков спросят, согласны ли они вас принять.
withdraw = Отозвать просьбу
still-here = Я ещё играю
orders = Автоответы
orders-of = Автоответы: { $name }
orders-help = На эти вопросы сервер сразу отвечает за вас. Другие видят ответ и то, что он дан автоматически, но не сами настройки.
orders-active = Автоответы: { $count }
orders-active-help = Включены автоответы: на некоторые вопросы сервер отвечает за вас
report = Сообщить об ошибке в правилах
report-rule = Номер правила, если знаете
report-words = Что должно было произойти?
report-thanks = Спасибо! К сообщению приложена партия до этого момента.

# Что чат сообщает о местах; просьбы показаны теми же словами
said-seat-asked = { $to ->
    [back] { $name } просится обратно.
    [person] { $name } просится на место { $number } ({ $of }).
    [bot] { $name } просит посадить бота на место { $number } ({ $of }).
   *[open] { $name } просит освободить место { $number } ({ $of }) для другого игрока.
}
said-seat-changed = { $to ->
    [back] { $name } возвращается в игру.
    [person] { $name } садится на место { $number } ({ $of }).
    [bot] { $name } сажает бота на место { $number } ({ $of }).
   *[open] { $name } освобождает место { $number } ({ $of }) для другого игрока.
}
said-seat-declined = { $name } против. На месте { $number } ({ $of }) всё остаётся как было.
said-undo-declined = { $name } против: { $of } ничего не отменяет.
said-seat-withdrawn = { $name } отзывает просьбу. На месте { $number } ({ $of }) всё остаётся как было.
said-seat-unanswered = На просьбу игрока { $name } ответили не все. На месте { $number } ({ $of }) всё остаётся как было.
said-table-changed = { $name } меняет настройки: { $what }.
said-seat-resigned = { $to ->
   *[bot] { $name } сдаётся. Дальше играет бот.
    [without] { $name } сдаётся. Остальные доигрывают без места { $number }.
    [win] { $name } сдаётся. Игра окончена.
    [standing] { $name } сдаётся. Игра окончена, её решает текущий счёт.
    [nobody] { $name } сдаётся. Играть больше некому: игра кончается без результата.
}
said-seat-late = { $to ->
   *[bot] У игрока { $name } вышло время. Место занимает бот.
    [without] У игрока { $name } вышло время. Остальные доигрывают без места { $number }.
    [win] У игрока { $name } вышло время. Игра окончена.
    [standing] У игрока { $name } вышло время. Игра окончена, её решает текущий счёт.
    [nobody] У игрока { $name } вышло время. Играть больше некому: игра кончается без результата.
}

# Повтор и итог
replay = Повтор
replay-first = В начало
replay-back = Шаг назад
replay-play = Пуск
replay-pause = Пауза
replay-next = Шаг вперёд
replay-last = В конец
replay-place = Момент партии
replay-speed = Скорость
back-to-now = Вернуться к игре
play-on = Продолжить отсюда
result = Итог
winner = победа
chart = Очки по ходу игры
chart-rounds = раунд
chart-turns = ходы →
sources = Откуда взялись очки
sources-rest = Начало, покупки и прочее
rematch = Сыграть ещё раз
rematch-open = Открыт новый стол: нажмите «Сыграть ещё раз», чтобы занять своё место.
watch-replay = Повтор
record = Запись партии
only-mine = Только мои
every-game = Все игры
records-older = Показать более ранние
finished-games = Законченные партии
records-none = Законченных партий пока нет.
record-upload = Просмотреть запись из файла

# Правила
rules-of = Правила: { $game }
rules-search = Поиск по словам или номеру
rules-count = { $count ->
    [one] { $count } правило
    [few] { $count } правила
   *[many] { $count } правил
}
ruling = Толкование: { $text }
rules-none = Нет правила, в котором есть все эти слова.
contents = Содержание

# Профиль
sign-in = Войти
sign-out = Выйти
register = Создать профиль
name = Имя
password = Пароль
password-new = Новый пароль
password-old = Текущий пароль
password-change = Сменить пароль
password-changed = Пароль изменён. На других устройствах нужно войти снова.
email-optional = Электронная почта (необязательно, для уведомлений)
email = Электронная почта
email-guest = Чтобы получать уведомления по почте, создайте профиль.
email-confirmed = Адрес подтверждён.
email-unconfirmed = Адрес не подтверждён: откройте ссылку из письма. До этого уведомления не приходят.
email-again = Прислать ссылку ещё раз
email-sent = Ссылка отправлена. Она действует сутки.
forgotten = Забыли пароль?
forgotten-note = Укажите подтверждённый адрес электронной почты вашего профиля. На него придёт ссылка для нового пароля.
forgotten-send = Прислать ссылку
forgotten-sent = Если у какого-то профиля есть такой подтверждённый адрес, ссылка уже в пути. Она действует один раз и в течение часа.
reset-title = Новый пароль
reset-note = На всех устройствах и во всех программах нужно будет войти заново.
reset-done = Для профиля { $name } задан новый пароль. Войдите с ним.
rename = Сменить имя
rename-note = Имя изменится за всеми вашими столами. Менять его можно раз в 30 дней; прежнее имя 180 дней никто другой занять не сможет.
renamed = Имя изменено.
delete-account = Удалить профиль
delete-account-note = Вы покинете все столы: в начатых партиях сдадитесь, столы, ждущие игроков, закроются. Ключи, адреса и настройки будут удалены. Сыгранные партии останутся, но без вашего имени. Отменить это нельзя.
delete-account-sure = Удалить навсегда
deleted-player = Удалённый игрок
confirm-title = Подтвердите адрес электронной почты
confirm-note = На этот адрес будут приходить уведомления о вашем ходе.
confirm = Подтвердить
confirm-done = Адрес { $email } подтверждён.
webhook = Веб-адрес (webhook)
webhook-note = Адрес вашей программы или чата; на него приходит POST-запрос.
guest-note = Вы играете как гость, только в этом браузере. С профилем ваши столы сохранятся.
guest-leave = После выхода гость не сможет вернуться на свои места. Выйти?
account-note = Профиль действует на всех ваших устройствах.
preferences = Настройки
pref-confirm-end = Спрашивать перед решением, которое завершает мой ход
pref-confirm-loss = Спрашивать перед решением с большими потерями
pref-notices = Показывать уведомление в этом браузере
notices = Когда мой ход
notices-note = Одно сообщение на решение и ни одного, пока стол открыт у вас на экране.
notices-denied = Браузер запрещает уведомления с этой страницы. Разрешить их можно в настройках сайта.
notices-unknown = Этот браузер не поддерживает уведомления.
tokens = Ключи для ботов
tokens-note = Программа с таким ключом играет от вашего имени.
tokens-delete-all = Удалить все ключи
token-name = Для чего этот ключ?
token-made = создан { $when }
token-make = Создать ключ
token-once = Скопируйте его сейчас: он показывается только один раз.

# Отказы сервера по кодам
error-offline = Сервер недоступен.
error-bad-request = Сервер не понял запрос. Обновите страницу.
error-bad-option = Такое значение недопустимо.
error-bad-option-list = Такое значение недопустимо. Допустимые значения: { $allowed }.
error-unknown-choice = В этой игре нет такого варианта.
error-illegal-choice = Сейчас это выбрать нельзя.
error-ends-turn = На этом ваш ход закончится.
error-not-signed-in = Сначала войдите.
error-bad-password = Неверное имя или пароль.
error-forbidden = У вас нет на это права.
error-not-your-seat = Сейчас решает другой игрок.
error-not-found = Ничего не найдено.
error-name-taken = Это имя или похожее на него занято другим профилем.
error-stale = За столом уже всё изменилось. Посмотрите ещё раз.
error-game-over = Игра окончена.
error-game-too-long = В одной партии здесь не больше { $most } решений. Договоритесь завершить её без результата.
error-undo-refused = Это решение нельзя отменить.
error-not-started = Игра ещё не началась.
error-conflict = Сейчас это невозможно.
error-too-large = Запрос слишком большой для сервера.
error-rate-limited = Слишком много запросов. Повторите через { $seconds } с.
error-wrong-host = Сервер не считает этот адрес своим. Добавить его может владелец сервера.
error-internal = На сервере произошла ошибка. Ничего не изменилось.
error-busy = Сервер занят другими играми. Повторите через { $seconds } с.
error-unavailable = Сейчас сервер не может этого сделать. Повторите через { $seconds } с.

# Причины, стоящие за кодами.
error-begun = Игра уже началась, или стол закрыт.
error-database-busy = База данных сервера занята. Повторите через { $seconds } с.
error-bot-time = Бот думает не дольше { $most } с.
error-by-invitation = За этот стол садятся по приглашению.
error-chat-empty = Сначала напишите что-нибудь.
error-chat-long = Слишком длинно: не больше { $most } знаков.
error-chat-players = Писать здесь могут только игроки.
error-clock = Такой контроль времени невозможен.
error-email = Это не адрес электронной почты.
error-email-done = Подтверждать нечего: адрес не указан или уже подтверждён.
error-guest-email = Письма приходят только владельцам профилей. Создайте профиль.
error-guest-password = У гостя нет пароля. Создайте профиль.
error-handover-pending = Кто-то уже просит место. Дождитесь ответа.
error-handover-unasked = Сейчас вас не спрашивают о местах.
error-has-account = У вас уже есть профиль. Сначала выйдите из него.
error-link-over = Ссылка уже использована или старше суток. Запросите новую на странице профиля.
error-mail-off = Этот сервер не отправляет писем.
error-many-tables = У вас слишком много незаконченных столов.
error-name-account = Это имя или похожее на него занято профилем. Войдите или выберите другое.
error-name-alphabet = Имя пишется буквами одного алфавита.
error-name-empty = В имени должна быть хотя бы одна буква или цифра.
error-name-length = В имени должно быть от { $least } до { $most } знаков.
error-name-letters = Имя может состоять из букв, цифр, пробелов и знаков - _ . '
error-no-rule = В книге правил нет такого правила.
error-no-seat = У вас нет места за этим столом.
error-no-table = Такого стола нет, или он закрыт для посторонних.
error-no-token = Этого ключа уже нет.
error-not-agreed = Игроки на это не согласились.
error-not-over = Игра ещё не окончена.
error-option-clash = Это не сочетается с числом мест или с другим вариантом правил.
error-option-each = Эти варианты для мест не сочетаются друг с другом.
error-other-seat = Вы уже играли в этой партии на другом месте и знаете его секреты.
error-overtaken = Другие вас опередили. Посмотрите ещё раз.
error-owner-only = Это может только хозяин стола.
error-password-common = Такой пароль слишком легко угадать. Выберите другой.
error-password-length = В пароле должно быть от { $least } до { $most } знаков.
error-person-plays = Этот человек играет. Отдать можно только место того, кто ушёл.
error-record-arena = Это текст партии с Board Game Arena, прочитать его нельзя. Загрузите запись (.jsonl).
error-record-bad = Это не запись партии, которую здесь можно просмотреть.
error-record-line = Запись нельзя просмотреть: ошибка в строке { $line }.
error-record-steps = Запись слишком сложна: сервер повторяет не больше { $most } шагов.
error-record-long = В записи не больше { $most } строк.
error-record-unfinished = Загрузить можно только законченную партию.
error-reload = Начался новый сеанс. Обновите страницу.
error-rematch = Предложить сыграть ещё раз могут только участники партии.
error-request-over = Эта просьба уже закрыта, но есть другая. Посмотрите ещё раз.
error-seat-count = Для этой игры нужно другое число мест. Допустимо: { $allowed }.
error-seat-open = Ещё есть свободное место.
error-seat-taken = Это место занято.
error-seated = Вы уже сидите за этим столом. Второе место занять нельзя.
error-signed-in = Вы уже вошли.
error-table-full = Свободных мест нет.
error-not-confirmed = Не все согласились с изменёнными настройками.
error-copied = Копия партии сохраняет настройки, с которыми она началась.
error-tokens = Можно иметь не больше { $most } ключей. Сначала удалите один.
error-undo-enough = За этим столом отменили слишком много решений: больше отменять нельзя.
error-undo-left = С тех пор кто-то покинул игру, поэтому вернуть этот ход нельзя.
error-seat-gone = Остальные доигрывают без этого места.
error-resigning = Стол с таким числом мест не может так решить.
error-renamed = Имя менялось недавно. Менять его можно раз в { $days } дней.
error-wrong-password = Неверный пароль.
error-guest-account = Для этого нужен профиль. Сначала создайте его.
error-undo-pending = Кто-то уже просит отменить решение. Дождитесь ответа.
error-undo-unasked = Сейчас никто не просит вас отменить решение.
error-unreadable = Сервер не может прочитать этот стол. Сообщите владельцу сервера.
error-webhook = Адрес начинается с http:// или https:// и не содержит имени пользователя.
error-webhook-inside = Уведомления нельзя отправлять на внутренние адреса.
error-webhook-off = Этот сервер не отправляет уведомления на веб-адреса.
error-webhook-port = На этот порт сервер уведомления не отправляет. Укажите адрес без порта.
error-words = Опишите ошибку: от 1 до { $most } знаков.
error-disk-full = На сервере кончилось место: сохранить ничего нельзя. Повторите позже.
error-no-answer = База данных сервера не отвечает. Повторите через { $seconds } с.
