# Слова для положения из «Одержимости»: пока игры нет, его показывает только галерея.

game-possession = Одержимость
board-town = Вутбург

## Время

step-night = { $count ->
    [1] Первая ночь
    [2] Вторая ночь
   *[other] Третья ночь
}
track-time = { $count ->
    [1] Первая ночь
    [2] Вторая ночь
   *[other] Третья ночь
}
marker-time = Время
stretch-day = день
stretch-night = ночь
phase-hero = Герой
phase-monsters = Монстры
phase-change = Смена суток
goal-chapter = Глава { $at } из { $of }
goal-chapter-text = до рассвета { $count ->
    [one] { $count } деление
    [few] { $count } деления
   *[many] { $count } делений
}

## Город

quarter-rose = Роза
    .gen = Розы
    .pre = Розе
quarter-raven = Ворон
    .gen = Ворона
    .pre = Вороне
quarter-bell = Колокол
    .gen = Колокола
    .pre = Колоколе
quarter-key = Ключ
    .gen = Ключа
    .pre = Ключе
area-pharmacy = Аптека
area-library = Библиотека
area-forge = Кузница
area-cemetery = Кладбище
area-house = Дом { $number }
area-river = Река
place-street = Улица { $quarter_gen } { $cell }
place-forest = Лес { $quarter_gen } { $cell }
place-number = { $number }
place-angel = Ангел на кладбище
place-statue = Площадь с конной статуей
place-ruins = Руины
place-gate = Зачарованные ворота
place-portal = Портал { $quarter_gen }
mark-power = место силы
mark-portal = портал
mark-exit = выход
mark-search = можно искать
mark-ruins = Руины
mark-gates = Врата

## Герои

hero-suzanne = Сюзанна
    .gen = Сюзанны
    .gender = feminine
hero-thomas = Томас
    .gen = Томаса
    .gender = masculine
hero-alfred = Альфред
    .gen = Альфреда
    .acc = Альфреда
    .gender = masculine
hero-clara = Клара
    .gen = Клары
    .gender = feminine
title-suzanne = человек · квартал Ключа
title-thomas = одержимый · квартал Ключа
title-alfred = человек · кузница
title-clara = человек · квартал Розы
mark-possessed = одержим
meter-health = Здоровье
meter-sanity = Рассудок
meter-candles = { $count ->
    [one] свеча
    [few] свечи
   *[many] свечей
}
meter-deck = колода
meter-discard = сброс
figure-steps = шаги
figure-attack = атака
figure-defence = защита
figure-move-water = движение по воде
figure-move-forest = движение по лесу
figure-move-secret = движение тайными ходами
figure-candles = свечи
monster-spirit = Голодный дух
monster-spirit-text = Защита 2, здоровье 1. Идёт к ближайшему герою, цвет стрелок ему не важен.

## Карты

zone-fate = Судьба героя
zone-hand = Рука
zone-pharmacy = Аптека
zone-forge = Кузница
zone-library = Библиотека
zone-houses = Дома
zone-curses = Проклятия
zone-spirits = Духи
zone-destiny = Судьба у { $who_gen }
card-curse = Гнилая кровь
card-curse-text = снять: аптека, кузница
card-fanatic = Фанатик
card-fanatic-text = { $at } из { $of }
card-night = Цель ночи
card-night-text = поиск: { $quarter }
card-plain = без предмета
card-deck-b = B
card-lamp = Лампа
card-lamp-text = взглянуть на карту ночи
card-elixir = Эликсир
card-elixir-text = вернуть 2 здоровья
card-possessed = сторона одержимого
mark-time = сдвигает время
mark-search-in = поиск: { $quarter }

## Вопрос

ask-move = Куда пойдёт { $who }?
ask-move-why = Зелёное движение { $count }: улицы и лес открыты, вода и тайные ходы нет. Путь идёт без остановок.
option-forge-door = К двери кузницы
option-forge-door-note = рядом восточная дверь
option-house = Дом { $number }
option-house-note = жетон поиска на месте
option-portal = Портал
option-statue = Площадь с конной статуей
option-another = другая карта
option-stay = остаться
option-search = Поиск
option-ford = Брод
why-nothing = здесь нечего искать
why-blue = нужна синяя карта

## Журнал

log-attack = { $who } бьёт { $whom_acc } через дверь: 5 − 2 + свечи 2 = 5, защита 4. Здоровье −1.
log-rest = { $who } отдыхает.
change-night = время, ночь
log-nights = Открыты карты ночи. { $who } одержим. У остальных ночные цели.
