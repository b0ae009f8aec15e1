# Ошибки команды. Английский текст стоит там, где ошибка возникает; по нему находится русский (errors.py).

error-unknown-game = Нет игры { $name }. Есть: { $games }.
error-seats = Для игры { $game } нужно мест: от { $low } до { $high }, а не { $seats }.
error-option = Настройка { $name } не может быть { $value }. Допустимые значения: { $allowed }.
error-first = Настройка «first» не может быть { $value }: места — от 0 до { $last }.
error-no-option = В игре { $game } нет настройки { $name }. Есть: { $names }.
error-option-form = --option { $text }: нужно ИМЯ=ЗНАЧЕНИЕ.
error-homemade = Игра { $game } не поддерживает --homemade.
error-kind = Нет такого игрока: { $kind }. Можно: { $kinds } или класс в виде module:Class.
error-bot-setting = У бота { $bot } нет настройки { $name }. Есть: { $names }.
error-bot-value = У бота { $bot } не может быть { $value }.
error-bot-load = Бота { $bot } нельзя загрузить: { $why }
error-bot-made = Бота { $bot } нельзя создать: { $why }
error-bot-failed = Бот { $bot } отказал: { $why }
error-bot-offer = Бот { $bot } выбрал { $choice }, а этого выбрать нельзя.
error-bot-answer = Бот { $bot } вернул не действие, а { $kind }: choose должен вернуть одно из переданных действий.
error-bot-hangs = Бот { $bot } не отвечает: он остановлен через { $seconds } с.
error-bot-record = За { $file } играл бот { $bot }: назовите игроков через --seats.
error-no-rule = Нет правила или раздела { $id }: номера — от { $first } до { $last }.
error-no-hits = В правилах игры { $game } нет текста { $text }.
error-no-game = { $file }: партии { $number } нет, в файле их { $count }.
error-no-ply = Решения { $ply } нет: в партии их { $count }.
error-no-seat = Места { $seat } нет: за столом места от 0 до { $last }.
error-exists = { $file } уже существует: выберите другое имя.
error-no-folder = { $folder } — не папка.
error-picture = { $file }: имя рисунка должно оканчиваться на .png или .svg.
error-other-game = { $file } — партия игры { $game }, а не { $other }.
error-other-seats = { $file }: мест в партии { $seats }, а не { $given }.
error-utf8 = { $file }: нужен текст в кодировке UTF-8.
error-missing-file = { $file }: такого файла или папки нет.
error-listen = Не удалось открыть { $host }, порт { $port }: { $why }.

# Что не так в самой командной строке.
see-help = (справка: { $command } --help)
usage-required = Не хватает: { $names }.
usage-unrecognized = Лишнее: { $names }.
usage-choice = { $argument }: недопустимое значение { $value }. Можно: { $choices }.
usage-one = { $argument }: нужно значение.
usage-whole = { $argument }: нужно целое число не меньше { $least }, а не { $value }.
usage-seconds = { $argument }: нужно число секунд больше 0, а не { $value }.
usage-together = { $argument } нельзя вместе с { $other }.
