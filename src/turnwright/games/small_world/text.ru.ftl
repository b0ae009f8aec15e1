# «Маленький мир» по-русски: названия, вопросы, варианты, журнал, рисунки, настройки стола.

# Что говорят списки игр.
game-title = Маленький мир
game-about = Расам тесно на маленькой карте: захватывайте, пока сильны, и вовремя объявляйте угасание. Правила просты, подойдёт для первой партии.

# Расы. «-help» — текст подсказки.
race-amazons = Амазонки
    .acc = Амазонок
race-amazons-help = Ещё 4 жетона, только для захватов: при перегруппировке они уходят с карты и возвращаются при подготовке отрядов.
race-dwarves = Гномы
    .acc = Гномов
race-dwarves-help = Ещё 1 монета за каждый занятый регион с шахтой, даже после угасания.
race-elves = Эльфы
    .acc = Эльфов
race-elves-help = Когда их регион захватывает противник, жетоны не теряются: все возвращаются в руку.
race-ghouls = Вурдалаки
    .acc = Вурдалаков
race-ghouls-help = После угасания все жетоны остаются на карте и продолжают захватывать — раньше активной расы владельца.
race-giants = Гиганты
    .acc = Гигантов
race-giants-help = Регионы рядом с занятой ими горой стоят на 1 жетон меньше.
race-halflings = Халфлинги
    .acc = Халфлингов
race-halflings-help = Могут начать с любого сухопутного региона. Первые 2 захваченных региона получают норы и иммунитет к захвату.
race-humans = Люди
    .acc = Людей
race-humans-help = Ещё 1 монета за каждый занятый фермерский регион.
race-orcs = Орки
    .acc = Орков
race-orcs-help = Ещё 1 монета за каждый «не пустой» регион, захваченный ими в этот ход.
race-ratmen = Крысолюди
    .acc = Крысолюдей
race-ratmen-help = Особых свойств нет: они берут числом.
race-skeletons = Скелеты
    .acc = Скелетов
race-skeletons-help = При перегруппировке — 1 новый жетон за каждые 2 «не пустых» региона, захваченных в этот ход.
race-sorcerers = Колдуны
    .acc = Колдунов
race-sorcerers-help = Раз в ход у каждого противника одинокий активный жетон по соседству заменяется Колдуном из запаса.
race-tritons = Тритоны
    .acc = Тритонов
race-tritons-help = Прибрежные регионы (у моря или озера) стоят на 1 жетон меньше.
race-trolls = Тролли
    .acc = Троллей
race-trolls-help = В каждом занятом ими регионе — логово: +1 к защите, даже после угасания.
race-wizards = Волшебники
    .acc = Волшебников
race-wizards-help = Ещё 1 монета за каждый занятый регион с источником магии.
race-homemade = Самодельная раса
    .acc = самодельную расу

# Особые способности.
power-alchemist = Алхимик
power-alchemist-help = Ещё 2 монеты каждый ход, пока раса активна.
power-berserk = Берсерк
power-berserk-help = Перед каждым захватом можно бросить кубик, а регион назвать после броска; последней попытки захвата нет.
power-bivouacking = Поселенец
power-bivouacking-help = 5 лагерей, каждый защищает как 1 жетон; при каждой перегруппировке их можно расставить заново.
power-commando = Коммандос
power-commando-help = Любой регион стоит на 1 жетон меньше.
power-diplomat = Дипломат
power-diplomat-help = В конце хода выберите союзником противника, чью активную расу вы не атаковали: до вашего следующего хода он не может атаковать эту расу.
power-dragon_master = Хозяин Дракона
power-dragon_master-help = Раз в ход дракон захватывает регион 1 жетоном, какой бы ни была защита. Пока дракон там, у региона иммунитет к захвату.
power-flying = Полёт
power-flying-help = Можно захватить любой сухопутный регион, соседний или нет.
power-forest = Лес
power-forest-help = Ещё 1 монета за каждый занятый лесной регион.
power-fortified = Укрепление
power-fortified-help = 1 крепость за ход. Каждая даёт 1 монету за ход, пока раса активна, и +1 к защите даже после угасания.
power-heroic = Героизм
power-heroic-help = В конце хода 2 героя дают двум разным занятым регионам иммунитет к захвату.
power-hill = Холм
power-hill-help = Ещё 1 монета за каждый занятый холмистый регион.
power-merchant = Торговец
power-merchant-help = Ещё 1 монета за каждый занятый регион.
power-mounted = Конный
power-mounted-help = Холмистые и фермерские регионы стоят на 1 жетон меньше.
power-pillaging = Мародёр
power-pillaging-help = Ещё 1 монета за каждый «не пустой» регион, захваченный в этот ход.
power-seafaring = Водоплавающий
power-seafaring-help = Можно захватывать моря и озёра; они остаются за расой и после угасания.
power-spirit = Дух
power-spirit-help = Угасающая раса с этой способностью не в счёт: у игрока может быть ещё одна угасающая раса.
power-stout = Стойкий
power-stout-help = Может угаснуть в конце хода завоеваний, после получения монет.
power-swamp = Болото
power-swamp-help = Ещё 1 монета за каждый занятый болотный регион.
power-underworld = Подземелье
power-underworld-help = Регионы с пещерой стоят на 1 жетон меньше, и все они соседние друг с другом.
power-wealthy = Богатый
power-wealthy-help = Ещё 7 монет в конце первого хода, один раз.
power-homemade = Самодельная способность

# Ландшафты и символы.
terrain-farmland = ферма
terrain-forest = лес
terrain-hill = холм
terrain-mountain = гора
terrain-swamp = болото
terrain-sea = море
terrain-lake = озеро
symbol-mine = шахта
symbol-magic = источник магии
symbol-cavern = пещера

# О чём спрашивают игрока.
prompt-picking = Выберите расу со способностью.
prompt-expand-or-decline = Расширять владения или объявить угасание расы?
prompt-readying = { $race }, в руке { $hand ->
    [0] нет жетонов: покиньте регион или остановитесь
    [one] { $hand } жетон: начинайте захваты
    [few] { $hand } жетона: начинайте захваты
   *[many] { $hand } жетонов: начинайте захваты
}.
prompt-conquests = { $race }, в руке { $hand ->
    [one] { $hand } жетон
    [few] { $hand } жетона
   *[many] { $hand } жетонов
}: захватывать дальше или остановиться?
prompt-placing = { $race }, осталось разместить { $hand ->
    [one] { $hand } жетон
    [few] { $hand } жетона
   *[many] { $hand } жетонов
}: в какие регионы?
prompt-giving-up = Чтобы отложить Амазонок, нужно отдать { $regions ->
    [one] { $regions } регион
    [few] { $regions } региона
   *[many] { $regions } регионов
}: какой?
prompt-rolled = На кубике { $roll }, в руке { $hand ->
    [one] { $hand } жетон
    [few] { $hand } жетона
   *[many] { $hand } жетонов
}: какой регион захватить?
prompt-encamping = { $camps ->
    [0] Лагеря: оставить на местах или расставить заново?
    [one] Разместите { $camps } лагерь.
    [few] Разместите { $camps } лагеря.
   *[many] Разместите { $camps } лагерей.
}
prompt-allying = Заключить перемирие с противником, чью активную расу вы не атаковали?
prompt-fortifying = Построить крепость в одном из своих регионов?
prompt-heroes-stand = Где встанет герой?
prompt-late-decline = Монеты получены: объявить угасание расы сейчас?
prompt-first = Кто ходит первым?
prompt-banner-draw = Какое знамя расы вышло?
prompt-badge-draw = Какой знак способности вышел?
prompt-final-die = Что выпало на кубике подкрепления?
prompt-roll-die = Что выпало на кубике подкрепления?

# Что написано на варианте.
choice-stop = Закончить захваты и перегруппироваться
loss-stop = У вашей расы нет ни одного региона: { $tokens ->
    [one] { $tokens } жетон останется
    [few] { $tokens } жетона останутся
   *[many] { $tokens } жетонов останутся
} в руке, и в этот ход вы ничего не захватите.
loss-stop-early = Вы ещё можете захватывать регионы: { $tokens ->
    [one] в руке { $tokens } жетон
    [few] в руке { $tokens } жетона
   *[many] в руке { $tokens } жетонов
}.
loss-fortress = Крепость приносила бы 1 монету в конце этого и каждого следующего хода.
loss-ally = До вашего следующего хода любой противник сможет атаковать вашу расу.
choice-conquer = Захватить регион { $region } за { $cost ->
    [one] { $cost } жетон
    [few] { $cost } жетона
   *[many] { $cost } жетонов
}
choice-attempt = Бросить кубик: последняя попытка, регион { $region } (цена { $cost ->
    [one] { $cost } жетон
    [few] { $cost } жетона
   *[many] { $cost } жетонов
})
outlook-attempt = В случае успеха { $seat } теряет регион { $region }.
choice-abandon = Покинуть регион { $region }
loss-abandon = Регион { $region } больше не принесёт вам монет.
choice-swap = Заменить одинокий жетон в регионе { $region } Колдуном
choice-dragon = Захватить регион { $region } драконом (1 жетон)
choice-roll = Бросить кубик перед следующим захватом
choice-place = Поставить 1 жетон в регион { $region }
choice-pile = Поставить все оставшиеся жетоны в регион { $region }
gesture-spread = { $tokens ->
    [one] Распределить поровну { $tokens } жетон
    [few] Распределить поровну { $tokens } жетона
   *[many] Распределить поровну { $tokens } жетонов
}
choice-give-up = Отдать регион { $region }
choice-fortify = Построить крепость в регионе { $region }
choice-camp = Поставить 1 лагерь в регион { $region }
choice-camp-all = Поставить все оставшиеся лагеря в регион { $region }
choice-hero = Поставить героя в регион { $region }
choice-skip = Нет, оставить как есть
choice-keep = Оставить на своих местах
choice-regroup = Снять все лагеря и расставить заново
choice-expand = Расширять владения
loss-decline = Раса станет угасающей: её регионы и дальше приносят монеты, но в этот ход вы ничего не захватите.
choice-decline = Объявить угасание расы
choice-pick = Взять { $race-acc } ({ $power }) { $price ->
    [0] бесплатно
    [one] за { $price } монету
    [few] за { $price } монеты
   *[many] за { $price } монет
}{ $coins ->
    [0] {""}
    [one] {" "}и получить { $coins } монету
    [few] {" "}и получить { $coins } монеты
   *[many] {" "}и получить { $coins } монет
}
choice-ally = Заключить перемирие с { $seat-ins }
choice-starts = Игру начинает { $seat }
choice-die = На кубике { $what }
choice-banner = Знамя: { $what ->
    [amazons] { race-amazons }
    [dwarves] { race-dwarves }
    [elves] { race-elves }
    [ghouls] { race-ghouls }
    [giants] { race-giants }
    [halflings] { race-halflings }
    [humans] { race-humans }
    [orcs] { race-orcs }
    [ratmen] { race-ratmen }
    [skeletons] { race-skeletons }
    [sorcerers] { race-sorcerers }
    [tritons] { race-tritons }
    [trolls] { race-trolls }
    [wizards] { race-wizards }
   *[homemade] { race-homemade }
}
choice-badge = Знак: { $what ->
    [alchemist] { power-alchemist }
    [berserk] { power-berserk }
    [bivouacking] { power-bivouacking }
    [commando] { power-commando }
    [diplomat] { power-diplomat }
    [dragon_master] { power-dragon_master }
    [flying] { power-flying }
    [forest] { power-forest }
    [fortified] { power-fortified }
    [heroic] { power-heroic }
    [hill] { power-hill }
    [merchant] { power-merchant }
    [mounted] { power-mounted }
    [pillaging] { power-pillaging }
    [seafaring] { power-seafaring }
    [spirit] { power-spirit }
    [stout] { power-stout }
    [swamp] { power-swamp }
    [underworld] { power-underworld }
    [wealthy] { power-wealthy }
   *[homemade] { power-homemade }
}

# Числа, стоящие за отказом.
detail-coins = { $need ->
    [one] Нужна { $need } монета
    [few] Нужны { $need } монеты
   *[many] Нужно { $need } монет
}, у вас { $have }.
detail-tokens = { $need ->
    [one] Нужен { $need } жетон
    [few] Нужны { $need } жетона
   *[many] Нужно { $need } жетонов
}, в руке { $have }.
detail-by-table = За этим столом действует другое толкование.

# Что произошло.
log-starts = Игру начинает { $seat }.
log-turn = Раунд { $round }, ходит { $seat }.
log-combo = Новая комбинация: { $race } ({ $power }).
log-pick = { $seat } берёт { $race-acc } ({ $power }): { $tokens ->
    [one] { $tokens } жетон
    [few] { $tokens } жетона
   *[many] { $tokens } жетонов
}, { $paid ->
    [0] бесплатно
    [one] заплачена { $paid } монета
    [few] заплачены { $paid } монеты
   *[many] заплачено { $paid } монет
}{ $found ->
    [0] {""}
    [one] , получена { $found } монета с комбинации
    [few] , получены { $found } монеты с комбинации
   *[many] , получено { $found } монет с комбинации
}.
log-conquer = { $seat }: { $race } захватывают регион { $region } ({ $tokens ->
    [one] { $tokens } жетон
    [few] { $tokens } жетона
   *[many] { $tokens } жетонов
}).
log-conquer-rolled = { $seat } захватывает регион { $region } после броска кубика ({ $tokens ->
    [one] { $tokens } жетон
    [few] { $tokens } жетона
   *[many] { $tokens } жетонов
}).
log-tribe-gone = Забытого племени в регионе { $region } больше нет.
log-beaten = { $seat } теряет регион { $region } ({ $race }): { $lost ->
    [0] потерь нет
    [one] { $lost } жетон уходит в запас
    [few] { $lost } жетона уходят в запас
   *[many] { $lost } жетонов уходят в запас
}{ $rest ->
    [0] {""}
    [one] , { $rest } возвращается в руку
    [few] , { $rest } возвращаются в руку
   *[many] , { $rest } возвращаются в руку
}.
log-withdrawn = { $seat } теряет регион { $region } из-за собственной расы ({ $race }): { $lost ->
    [0] потерь нет
    [one] { $lost } жетон уходит в запас
    [few] { $lost } жетона уходят в запас
   *[many] { $lost } жетонов уходят в запас
}{ $rest ->
    [0] {""}
    [one] , { $rest } ждёт конца хода
    [few] , { $rest } ждут конца хода
   *[many] , { $rest } ждут конца хода
}.
log-attempt = { $seat } бросает кубик, чтобы захватить регион { $region }.
log-attempt-won = На кубике { $roll }: { $seat } захватывает регион { $region }.
log-attempt-lost = На кубике { $roll }: { $seat } не захватывает регион { $region }.
log-roll = { $seat } бросает кубик: { $roll }.
log-abandon = { $seat } покидает регион { $region }.
log-swap = { $seat } заменяет Колдуном жетон { $other-gen } в регионе { $region }.
log-dragon = { $seat } посылает дракона в регион { $region }.
log-hole = Нора-в-земле: у региона { $region } теперь иммунитет к захвату.
log-reinforced = { $seat } получает из запаса { $tokens ->
    [one] { $tokens } новый жетон
    [few] { $tokens } новых жетона
   *[many] { $tokens } новых жетонов
}.
log-aside = { $seat } откладывает { $tokens ->
    [one] { $tokens } жетон
    [few] { $tokens } жетона
   *[many] { $tokens } жетонов
} до следующего хода.
log-give-up = { $seat } отдаёт регион { $region }.
log-place = { $seat } размещает { $tokens ->
    [one] { $tokens } жетон
    [few] { $tokens } жетона
   *[many] { $tokens } жетонов
} в регионе { $region } ({ $race }).
log-camp = { $seat } ставит { $camps ->
    [one] { $camps } лагерь
    [few] { $camps } лагеря
   *[many] { $camps } лагерей
} в регион { $region }.
log-fortress = { $seat } строит крепость в регионе { $region }.
log-hero = { $seat } ставит героя в регион { $region }.
log-ally = { $seat } заключает перемирие с { $other-ins }.
log-income = { $seat }: { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
} ({ $race }: { $source }).
log-income-race = { $seat }: { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
} ({ $race }).
income-regions = регионы
log-set-up-coins = Монеты: { $seat } — { $coins }.
log-income-total = { $seat } получает за ход { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
}.
log-decline = { $seat }: { $race } угасают.
log-race-gone = { $race } покинули игру; позже их можно выбрать снова.
log-over = Игра окончена.

# Что нарисовано: подсказки и тексты для чтения с экрана.
panel-board = Карта
panel-supply = Раунды, расы и способности на выбор
panel-own = Вы, { $seat }
panel-seat = { $seat }
drawn-region = Регион { $region }: { $terrain }
drawn-region-symbol = Регион { $region }: { $terrain }, { $symbol }
drawn-region-symbols = Регион { $region }: { $terrain }, { $first }, { $second }
drawn-stack = { $seat }: { $race } в регионе { $region }, { $tokens ->
    [one] { $tokens } жетон
    [few] { $tokens } жетона
   *[many] { $tokens } жетонов
}
drawn-stack-declined = { $seat }: угасающая раса { $race } в регионе { $region }, { $tokens ->
    [one] { $tokens } жетон
    [few] { $tokens } жетона
   *[many] { $tokens } жетонов
}
drawn-tribe = Забытое племя в регионе { $region }: +1 к цене захвата
drawn-lair = Логово тролля в регионе { $region }: +1 к цене захвата
drawn-hole = Нора-в-земле: у региона { $region } иммунитет к захвату
drawn-fortress = Крепость в регионе { $region }: +1 к цене захвата
drawn-camps = { $count ->
    [one] { $count } лагерь
    [few] { $count } лагеря
   *[many] { $count } лагерей
} в регионе { $region }: +1 к цене захвата за каждый
drawn-hero = Герой: у региона { $region } иммунитет к захвату
drawn-dragon = Дракон: у региона { $region } иммунитет к захвату
drawn-seat = { $seat }
drawn-turn = Ходит { $seat }
drawn-first = Первый игрок: { $seat }
drawn-active = { $seat }: { $race } ({ $power }), в руке { $hand }
drawn-declined = { $seat }: { $race }, угасающая раса{ $hand ->
    [0] {""}
   *[other] , в руке { $hand }
}
drawn-aside = { $count ->
    [one] { $count } жетон отложен
    [few] { $count } жетона отложены
   *[many] { $count } жетонов отложены
} до следующего хода
drawn-withdrawn = { $count ->
    [one] { $count } отступивший жетон ждёт
    [few] { $count } отступивших жетона ждут
   *[many] { $count } отступивших жетонов ждут
} конца хода
drawn-coins = { $seat }: { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}
drawn-coins-hidden = { $seat }: монеты в секрете
drawn-ally = { $seat }: перемирие с { $other-ins }
drawn-hand = { $race }: в руке { $count ->
    [one] { $count } жетон
    [few] { $count } жетона
   *[many] { $count } жетонов
}
drawn-camps-hand = В руке { $count ->
    [one] { $count } лагерь
    [few] { $count } лагеря
   *[many] { $count } лагерей
}
drawn-dragon-hand = Дракон в руке
drawn-combo = { $race } ({ $power }): { $tokens ->
    [one] { $tokens } жетон
    [few] { $tokens } жетона
   *[many] { $tokens } жетонов
}, { $price ->
    [0] бесплатно
    [one] цена { $price } монета
    [few] цена { $price } монеты
   *[many] цена { $price } монет
}{ $coins ->
    [0] {""}
    [one] , на ней { $coins } монета
    [few] , на ней { $coins } монеты
   *[many] , на ней { $coins } монет
}
drawn-place = Место { $place }: { $price ->
    [0] бесплатно
    [one] { $price } монета
    [few] { $price } монеты
   *[many] { $price } монет
}
drawn-round = Раунд { $round } из { $rounds }
drawn-banners = Знамён рас в стопке: { $count }
drawn-badges = Знаков способностей в стопке: { $count }
drawn-discards = Сброшенных знаков: { $count }

# Настройки стола.
option-first = Первый игрок
option-first-help = По жребию или указанное место: 0 — первое, 1 — второе и так далее.
option-coins = Монеты противников
option-coins-help = Монеты в секрете до конца игры или открыты всем.
option-own_decline_counts = Своя угасающая раса считается «не пустым» регионом
option-own_decline_counts-help = Захват региона своей угасающей расы учитывается для Орков, Скелетов и Мародёра.
option-own_tokens_defend = Свои жетоны защищают регион и от владельца
option-own_tokens_defend-help = Жетоны вашей другой расы увеличивают цену захвата их региона; маркеры увеличивают её всегда.
option-coins_help_pay = Монетами на комбинации можно платить
option-coins_help_pay-help = Монеты, лежащие на комбинации, можно потратить на её же оплату.
option-immune_to_own = Иммунитет действует и против своих
option-immune_to_own-help = Норы, герои и дракон останавливают и угасающих Вурдалаков того же владельца.
option-spared_by_own = Эльфы не несут потерь от своих Вурдалаков
option-spared_by_own-help = Эльфы, побеждённые Вурдалаками того же игрока, не теряют жетон.
option-redeploy_at_once = Угасающие Вурдалаки перегруппируются сразу
option-redeploy_at_once-help = Угасающие Вурдалаки перегруппируются после своих захватов; иначе — после всех захватов хода.
option-decline_die = Угасающие Вурдалаки бросают кубик
option-decline_die-help = У угасающих Вурдалаков есть своя последняя попытка захвата.
option-beaten_fight_on = Побеждённые своими Вурдалаками продолжают бой
option-beaten_fight_on-help = Жетоны, побеждённые Вурдалаками того же игрока, могут захватывать в этот же ход; иначе ждут его конца.
option-swap_needs_token = Для замены нужен жетон в руке
option-swap_needs_token-help = Колдуны делают замену, только если в руке есть хотя бы 1 жетон.
option-attempt_is_attack = Неудачная попытка — тоже атака
option-attempt_is_attack-help = После неудачной последней попытки Дипломат не может выбрать этого противника союзником.
option-sea_entry = Водоплавающие могут начать с моря
option-sea_entry-help = Море у края карты годится для первого завоевания водоплавающей расы.
option-quick_decline = Стойкие могут угаснуть сразу
option-quick_decline-help = Стойкая раса может угаснуть уже в тот ход, когда её выбрали.
option-homemade = Самодельная раса или способность
option-homemade-help = Своя раса, способность или и то и другое, описанные в файле TOML.
preset-open_coins = Монеты открыты
option-value-true = да
option-value-false = нет
option-value-none = нет
option-value-random = по жребию
option-value-secret = в секрете
option-value-open = открыты
