# Слова для положения из «Ужаса Аркхэма»: пока игры нет, его показывает только галерея.

game-arkham = Ужас Аркхэма
board-city = Аркхэм
scenario-azathoth = Пришествие Азатота
scenario-azathoth-text = Снимайте безысходность, пока она не накопилась на листе сценария, и ищите улики.
codex-2 = Аномалии
codex-2-text = Контакт в районе с аномалией проходит по её колоде.
codex-5 = Время рвётся
codex-5-text = Соберите на листе три улики, пока безысходности меньше семи.

## Раунд

step-round = Раунд { $round }
step-ward = Оберег
phase-action = Действия
phase-monster = Монстры
phase-encounter = Контакты
phase-mythos = Миф

## Районы, места и улицы

area-northside = Нортсайд
    .pre = Нортсайде
area-downtown = Даунтаун
    .pre = Даунтауне
area-easttown = Исттаун
    .pre = Исттауне
area-merchant = Торговый район
    .pre = Торговом районе
area-rivertown = Ривертаун
    .pre = Ривертауне
area-river = Мискатоник
place-advertiser = Аркхэм Адвертайзер
place-station = Вокзал
place-curiosities = Магазинчик странностей
place-square = Площадь Независимости
    .acc = площадь Независимости
place-luna = «Ла Белла Луна»
place-asylum = Психбольница
place-diner = Ресторанчик Вельмы
place-roadhouse = Таверна Хиббса
place-police = Отделение полиции
place-isle = Необитаемый остров
place-tick-tock = Клуб «Тик-так»
place-docks = Речные доки
place-cave = Чёрная пещера
place-graveyard = Кладбище
place-store = Магазин
street-park = Парк
street-homes = Жилые дома
street-bridge = Мост

## Сыщики

hero-marie = Мари Ламбо
hero-marie-short = Мари
hero-jenny = Дженни Барнс
hero-jenny-short = Дженни
hero-calvin = Кэлвин Райт
hero-calvin-short = Кэлвин
hero-agnes = Агнес Бейкер
hero-agnes-short = Агнес
title-marie = певица · Даунтаун
title-jenny = дилетантка · Даунтаун
title-calvin = призрак · Ривертаун
title-agnes = официантка · Нортсайд
mark-done = Уже действовала

## Значения

meter-health = Здоровье
meter-sanity = Рассудок
meter-lore = Знания
meter-influence = Влияние
meter-observation = Внимание
meter-strength = Сила
meter-will = Воля
meter-dollars = { $count ->
    [one] доллар
    [few] доллара
   *[many] долларов
}
meter-clues = { $count ->
    [one] улика
    [few] улики
   *[many] улик
}
meter-remnants = { $count ->
    [one] останок
    [few] останка
   *[many] останков
}
figure-success = успех
figure-failure = неудача
figure-focus-will = сосредоточение воли

## Жетоны и монстры

piece-doom = безысходность
piece-clue = улика
piece-anomaly = аномалия
monster-robed = Фигура в мантии
monster-robed-text = Здоровье 1. Стоит на месте и приносит безысходность.
monster-ritualist = Оккультный ритуалист
monster-ritualist-text = Здоровье 1. Исчерпан до фазы монстров.
monster-stalker = Преследователь в капюшоне
monster-stalker-short = Преследователь
monster-stalker-text = Здоровье 1. Идёт к ближайшему сыщику.
monster-hound = Воющая гончая
    .acc = гончую
    .gen = гончей
monster-hound-text = Осталось здоровья: 3. Сцеплена с Кэлвином.
near-stalker = на мосту, готов
near-robed = в пещере, готова

## Карты

zone-assets = Вещи и чары
zone-near = Рядом с вами
zone-cup = Чаша
zone-headlines = Заголовки
zone-monsters = Монстры
zone-events = События
family-item = вещь
family-spell = чары
family-curio = диковина
family-ally = союзник
mark-hand = занимает руку
card-knife = Нож бабушки
card-knife-text = +2 силы в атаке
card-binding = Сковывание
card-binding-text = знания: держит монстра
card-tome = Фолиант
card-tome-text = +1 кубик знаний
card-arthur = Артур Джонсон
card-arthur-text = раз в раунд: переброс
cup-spread = распространение безысходности
cup-monster = появление монстра
cup-clue = появление улики
cup-headline = газетный заголовок
cup-gate = прорыв врат
cup-reckoning = расплата
cup-blank = пустой жетон

## Лист сценария

track-doom = Безысходность на листе
track-clues = Улики на листе

## Вопрос

roll-lore = Оберег, знания
ask-ward = Оберег: { $count ->
    [0] нет успехов
    [one] { $count } успех
    [few] { $count } успеха
   *[many] { $count } успехов
}
ask-ward-why = Знания 3 и сосредоточение дали четыре кубика. Каждый успех снимает одну безысходность.
ask-action = действие { $at } из { $of }
option-accept = Принять, снять две
option-accept-note = и взять останки за две снятых
option-reroll-three = Перебросить тройку
option-reroll-one = Перебросить единицу
why-hands = нужны две руки

## Журнал

log-move = { $who } идёт на { $place_acc }.
log-clue = { $who } кладёт улику на лист сценария. Внимание:
log-hit = { $who } бьёт { $monster_acc }, урон { $count }, осталось { $left }. Сила:
log-gate = Прорыв врат, { $area }: по одной безысходности, открылась аномалия.
