# Mythotopia по-русски: названия и что они значат.

# Провинции: латинские названия одинаковы на всех языках.
province-ambsace = Ambsace
province-aporia = Aporia
province-blore = Blore
province-camarine = Camarine
province-coryphee = Coryphee
province-custus = Custus
province-darb = Darb
province-diclesium = Diclesium
province-dragonate = Dragonate
province-eagre = Eagre
province-empyrean = Empyrean
province-eoan = Eoan
province-fadge = Fadge
province-frampold = Frampold
province-galingale = Galingale
province-grimp = Grimp
province-hatchel = Hatchel
province-ictus = Ictus
province-iracund = Iracund
province-jeopigia = Jeopigia
province-kakopyge = Kakopyge
province-kinabra = Kinabra
province-lea = Lea
province-malebolge = Malebolge
province-margent = Margent
province-mome = Mome
province-nesh = Nesh
province-nusus = Nusus
province-ogdoad = Ogdoad
province-oxter = Oxter
province-palmain = Palmain
province-peened = Peened
province-quean = Quean
province-remise = Remise
province-scombroid = Scombroid
province-shog = Shog
province-sorner = Sorner
province-talion = Talion
province-trogle = Trogle
province-welkin = Welkin

sea-beast_sea = Звериное море
sea-serpent_sea = Змеиное море
sea-inland_west = западное внутреннее море
sea-inland_east = восточное внутреннее море

# Символы.
symbol-food = еда
symbol-stone = камень
symbol-gold = золото
symbol-army = армия
symbol-ship = корабль

# Заголовки карт: на что годится текст.
header-none = только символы
header-province = карта провинции
header-action = действие
header-free = бесплатное действие
header-advantage = преимущество
header-reserve = резерв

# Жетоны.
piece-town = посёлок
piece-town-help = Контролирует провинцию: 3 ПО.
piece-city = город
piece-city-help = Контролирует провинцию, как посёлок, и даёт владельцу ещё 1 место в резерве.
piece-citadel = цитадель
piece-citadel-help = Контролирует провинцию; +2 к военной силе владельца в обороне и ещё 1 место в резерве. После захвата на поле не возвращается.
piece-castle = замок
piece-castle-help = +2 к военной силе игрока, который обороняет провинцию.
piece-road = дорога
piece-road-help = Тому, кто контролирует обе провинции, карта одной служит и для другой, и армии ходят между ними.
piece-army = армия
    .tally = { $count ->
        [one] { $count } армия
        [few] { $count } армии
       *[many] { $count } армий
    }
piece-army-help = +1 к военной силе.
piece-mercenary = наёмник
    .tally = { $count ->
        [one] { $count } наёмник
        [few] { $count } наёмника
       *[many] { $count } наёмников
    }
piece-mercenary-help = +1 к военной силе; уходит с последней армией нанимателя.
piece-ship = корабль
    .tally = { $count ->
        [one] { $count } корабль
        [few] { $count } корабля
       *[many] { $count } кораблей
    }
piece-ship-help = +1 к военной силе в каждой провинции у этой морской области, где владелец участвует в войне.
piece-dragon = дракон
piece-dragon-help = +4 к военной силе нейтральных войск; исчезает, когда провинцию берут под контроль.
piece-runestone = рунный камень
piece-runestone-help = Исчезает, когда провинцию берут под контроль.

# Карты провинций.
card-ambsace = Ambsace
card-aporia = Aporia
card-blore = Blore
card-camarine = Camarine
card-coryphee = Coryphee
card-custus = Custus
card-darb = Darb
card-diclesium = Diclesium
card-dragonate = Dragonate
card-eagre = Eagre
card-empyrean = Empyrean
card-eoan = Eoan
card-fadge = Fadge
card-frampold = Frampold
card-galingale = Galingale
card-grimp = Grimp
card-hatchel = Hatchel
card-ictus = Ictus
card-iracund = Iracund
card-jeopigia = Jeopigia
card-kakopyge = Kakopyge
card-kinabra = Kinabra
card-lea = Lea
card-malebolge = Malebolge
card-margent = Margent
card-mome = Mome
card-nesh = Nesh
card-nusus = Nusus
card-ogdoad = Ogdoad
card-oxter = Oxter
card-palmain = Palmain
card-peened = Peened
card-quean = Quean
card-remise = Remise
card-scombroid = Scombroid
card-shog = Shog
card-sorner = Sorner
card-talion = Talion
card-trogle = Trogle
card-welkin = Welkin

# Стартовые карты и карты улучшений.
card-start_army = Стартовая армия
    .short = Армия
card-start_army-help = Только символы: 2 армии или 1 золото.
card-start_build = Стартовое строительство
    .short = Строительство
card-start_build-help = Действие: построить город (2 камня), замок (1 камень) или дорогу (2 камня, через холмы 3). Разыграйте ещё карту этой провинции или связанной с ней дорогами и карты с камнем.
card-start_market = Стартовый рынок
    .short = Рынок
card-start_market-help = Только символы: 1 еда, 1 камень или 1 золото.
card-start_ship = Стартовый корабль
    .short = Корабль
card-start_ship-help = Переправляет вторжение через одну морскую область; иначе считается за корабль или еду.
card-alchemist = Алхимик
card-alchemist-help = Обменяйте свой жетон 1 ПО на 2 или 2 ПО на 3; новый берётся из неиспользованных.
card-army = Армия
card-army-help = Только символы: 2 армии или 1 золото.
card-build = Строительство
card-build-help = Действие: построить город (2 камня), замок (1 камень) или дорогу (2 камня, через холмы 3). Разыграйте ещё карту этой провинции или связанной с ней дорогами и карты с камнем.
card-cavalry = Кавалерия
card-cavalry-help = В резерве: +1 к военной силе в каждой войне, где вы атакуете.
card-counsellor = Советник
card-counsellor-help = Сбросьте с руки сколько угодно других карт и возьмите столько же и ещё одну за «Советника». Заодно можно сбросить карты резерва, но без замены.
card-diplomat = Дипломат
card-diplomat-help = За 1 золото остановите войну, в которой участвуете: все армии и наёмники уходят, провинция остаётся у обороняющегося.
card-farming = Земледелие
card-farming-help = В резерве: раз за ход разыграйте любую другую карту как 1 еду.
card-general = Генерал
card-general-help = Заменяет карту любой вашей провинции для вторжения из неё или строительства в ней.
card-gold_mine = Золотая шахта
card-gold_mine-help = В резерве: раз за ход разыграйте любую другую карту как 1 золото.
card-hero = Герой
card-hero-help = Разыгрывается с «Закончить войну»: при ничьей за наибольшую военную силу побеждаете вы, если вы среди равных.
card-levies = Новобранцы
card-levies-help = В резерве: раз за ход разыграйте любую другую карту как 1 символ армии.
card-limes = Укрепления
card-limes-help = В резерве: +1 к военной силе в каждой войне, где вы обороняетесь.
card-market = Рынок
card-market-help = Только символы: 1 еда, 1 камень или 1 золото.
card-marauders = Мародёры
card-marauders-help = Верните одну армию любого игрока из любой провинции в запас её владельца.
card-mercenary = Наёмники
card-mercenary-help = За 1 золото поставьте 1 или 2 наёмников туда, где есть ваша армия: каждый даёт +1 к военной силе. Они уходят вместе с последней вашей армией.
card-merchant = Купец
card-merchant-help = Разыгрывается с другой картой: один её символ еды, камня или золота считается другим из этих трёх.
card-militia = Ополчение
card-militia-help = Перенесите 1 армию из пула в запас.
card-mystic = Мистик
card-mystic-help = За 1 золото верните на руку любую карту из своего сброса.
card-philosopher = Философ
card-philosopher-help = Посмотрите 3 карты колоды улучшений и возьмите одну на руку; затем «Философ» выходит из игры. Остальные уходят под колоду: так решили мы, в правилах об этом не сказано.
card-portal = Портал
card-portal-help = Заменяет карту-источник вторжения: целью может быть любая провинция, за 1 еду и без кораблей. Еда самого «Портала» это не оплачивает.
card-providence = Провидение
card-providence-help = Возьмите 2 карты.
card-quarry = Карьер
card-quarry-help = В резерве: раз за ход разыграйте любую другую карту как 1 камень.
card-queen = Королева
card-queen-help = В резерве: вы добираете руку до 6 карт.
card-ranger = Рейнджер
card-ranger-help = В резерве: при вторжениях и прокладке дорог холмы для вас как обычные границы, а горы как холмы; +1 к военной силе в холмистых провинциях, и в атаке, и в обороне.
card-reserve_army = Резервная армия
card-reserve_army-help = В резерве: пока вы воюете с другим игроком, никто не может вторгнуться к вам, а вы можете вторгаться только в нейтральные провинции.
card-ship = Корабль
card-ship-help = Переправляет вторжение через одну морскую область; иначе считается за корабль, еду или золото.
card-scribe = Летописец
card-scribe-help = В резерве: когда вам полагается жетон карты ПО, даже пустой, можно взять жетон того же номинала из неиспользованных.
card-warehouse = Склад
card-warehouse-help = В резерве: на 2 места больше, одно занимает он сам; раз за ход бесплатным действием уберите одну карту руки в резерв.
card-water_mill = Водяная мельница
card-water_mill-help = Разыгрывается с другой картой: еда, камень или золото, ради которых та разыграна, считаются вдвое.

# Карты ПО.
vp-city = Город
vp-city-help = 1 жетон за каждый построенный город.
vp-road = Дорога
vp-road-help = 1 жетон за каждую построенную дорогу.
vp-castle = Замок
vp-castle-help = 1 жетон за каждый построенный замок.
vp-citadel = Цитадель
vp-citadel-help = 1 жетон за захват провинции с чужой цитаделью.
vp-defender = Защитник страны
vp-defender-help = 1 жетон за каждую войну, выигранную в обороне своей провинции, кто бы её ни закончил.
vp-guilded_city = Город гильдий
vp-guilded_city-help = Строя город, можно доплатить 1 золото за 1 жетон.
vp-dragons = Здесь могут водиться драконы
vp-dragons-help = 1 жетон за взятие под контроль провинции с драконом; дракон исчезает.
vp-isles = Повелитель островов
vp-isles-help = Контроль над всем большим островом (Ictus, Jeopigia, Nesh) даёт жетон 3 ПО, над обеими провинциями малого (Aporia, Kinabra) — жетон 2 ПО.
vp-seas = Хозяин морей
vp-seas-help = 1 жетон, когда ваши корабли есть в 3 морских областях, ещё 1 — когда во всех 4; каждый раз за партию.
vp-patronage = Патронаж
vp-patronage-help = Действием заплатите 2 золота за 1 жетон.
vp-inns = Придорожная гостиница
vp-inns-help = Прокладывая дорогу, можно доплатить 1 золото за 1 жетон.
vp-runestones = Рунные камни
vp-runestones-help = 1 жетон за взятие под контроль провинции с рунным камнем; камень исчезает.
vp-spoils = Военные трофеи
vp-spoils-help = 1 жетон за каждую провинцию, отнятую у другого игрока.

# За что получены очки.
source-city = «{ vp-city }»
source-road = «{ vp-road }»
source-castle = «{ vp-castle }»
source-citadel = «{ vp-citadel }»
source-defender = «{ vp-defender }»
source-guilded_city = «{ vp-guilded_city }»
source-dragons = «{ vp-dragons }»
source-isles = «{ vp-isles }»
source-seas = «{ vp-seas }»
source-patronage = «{ vp-patronage }»
source-inns = «{ vp-inns }»
source-runestones = «{ vp-runestones }»
source-spoils = «{ vp-spoils }»
source-land = провинции
source-swaps = обмен жетонов
