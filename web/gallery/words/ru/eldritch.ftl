# Слова для образцов на столе: мир, Египет и то, что на них стоит.

game-eldritch = Древний ужас

step-round = Раунд { $round }
phase-action = Действия
phase-encounter = Контакты
phase-mythos = Миф
step-travel = Переезд
action-of = действие { $at } из { $of }

## Поля и места

board-world = Мир
board-egypt = Египет
sea-pacific = Тихий океан
sea-atlantic = Атлантика
sea-indian = Индийский океан
place-number = { $n }
place-san-francisco = Сан-Франциско
place-arkham = Аркхэм
    .gen = Аркхэма
    .in = в Аркхэме
place-buenos-aires = Буэнос-Айрес
place-london = Лондон
    .gen = Лондона
    .to = в Лондон
place-rome = Рим
    .gen = Рима
    .in = в Риме
place-istanbul = Стамбул
    .gen = Стамбула
    .to = в Стамбул
place-tokyo = Токио
place-shanghai = Шанхай
place-sydney = Сидней
place-the-amazon = Амазония
place-the-pyramids = Пирамиды
    .gen = Пирамид
    .to = к Пирамидам
place-the-heart-of-africa = Сердце Африки
place-the-himalayas = Гималаи
place-tunguska = Тунгуска
place-antarctica = Антарктида
place-space-1 = Локация 1
place-space-2 = Локация 2
place-space-3 = Локация 3
place-space-4 = Локация 4
place-space-5 = Локация 5
place-space-6 = Локация 6
place-space-7 = Локация 7
place-space-8 = Локация 8
place-space-9 = Локация 9
place-space-10 = Локация 10
    .to = в локацию 10
place-space-11 = Локация 11
place-space-12 = Локация 12
place-space-13 = Локация 13
place-space-14 = Локация 14
    .to = в локацию 14
place-space-15 = Локация 15
place-space-16 = Локация 16
place-space-16-short = 16
place-space-17 = Локация 17
place-space-17-short = 17
place-space-18 = Локация 18
place-space-19 = Локация 19
place-space-20 = Локация 20
place-space-21 = Локация 21
area-space-10 = Западная Африка
area-space-14 = Северная Европа
place-the-sahara-desert = Сахара
place-alexandria = Александрия
place-the-bent-pyramid = Ломаная пирамида
place-cairo = Каир
place-tel-el-amarna = Амарна
place-the-nile-river = Нил

## Что стоит на полях

piece-clue = улика
piece-expedition = экспедиция
piece-rumor = слух
piece-mystery = жетон тайны
gate-green = врата, комета
gate-blue = врата, звезда
gate-red = врата, затмение
monster-cultist = Культист
    .ins = культистом
monster-mummy = Мумия
monster-ghost = Призрак
monster-deep-one = Глубоководный
monster-hound-of-tindalos = Тиндалосская гончая
monster-zombie = Зомби
monster-ghoul = Гуль
monster-star-spawn = Звёздное отродье

## Сыщики

hero-akachi = Акачи Оньеле
hero-akachi-short = Акачи
hero-norman = Норман Уизерс
hero-norman-short = Норман
hero-lily = Лили Чен
hero-lily-short = Лили
hero-mark = Марк Хэрриган
hero-mark-short = Марк
hero-diana = Диана Стэнли
hero-diana-short = Диана
hero-jim = Джим Калвер
hero-jim-short = Джим
hero-leo = Лео Андерсон
hero-leo-short = Лео
hero-zoe = Зоуи Сэмарас
hero-zoe-short = Зоуи
hero-title = { $trade } · { $place }
trade-akachi = шаманка
trade-norman = астроном
trade-lily = мастер боевых искусств
trade-mark = солдат
trade-diana = бывшая культистка
trade-jim = музыкант
trade-leo = руководитель экспедиций
trade-zoe = повар

term-health = здоровье
term-sanity = рассудок
term-lore = знания
term-influence = влияние
term-observation = внимание
term-strength = сила
term-will = воля
term-toughness = стойкость
term-monsters = монстры
term-train-ticket = билет на поезд
    .ins = поездом
term-ship-ticket = билет на корабль
term-price = цена
term-success = успех
term-miss = неудача
pocket-clues = { $count ->
    [one] улика
    [few] улики
   *[many] улик
}
pocket-trains = { $count ->
    [one] билет
    [few] билета
   *[many] билетов
}
pocket-ships = { $count ->
    [one] билет
    [few] билета
   *[many] билетов
}

## Имущество

zone-possessions = Имущество
family-asset = актив
family-spell = заклинание
family-artifact = артефакт
family-condition = состояние
card-carbine = Карабин
card-carbine-text = +3 силы в бою
card-dream-call = Зов сквозь сон
card-dream-call-text = действие: знания
card-khepri = Скарабей Хепри
card-khepri-text = переброс, раз в раунд
card-dark-pact = Тёмный договор
card-dark-pact-text = обратная сторона скрыта
card-field-diary = Полевой дневник
    .acc = «Полевой дневник»
card-field-diary-text = +1 знания
card-lantern = Лампа
card-dynamite = Динамит
card-memoirs = Мемуары
card-captain = Капитан

supply-mythos = Миф
supply-gates = Врата
supply-monsters = Монстры
supply-clues = Улики
supply-expeditions = Экспедиции
supply-assets = Активы
supply-spells = Заклинания
supply-artifacts = Артефакты
supply-reserve = Резерв

## Треки и цели

track-doom = Безысходность
track-omen = Знамение
omen-comet = комета
omen-star = звезда
omen-eclipse = затмение
ancient-one-nephren-ka = Нефрен-Ка
goal-mysteries = Тайны
mystery-shadow-over-cairo = «Тень над Каиром»

## Вопрос

ask-travel = Куда поедем из { $place_gen }?
why-travel = Первый переезд бесплатный, по любому пути. Каждый следующий стоит билета.
choice-travel = Ехать { $place_to }
onward = Дальше { $ticket_ins }: { $places }
choice-other-action = другое действие
choice-end-turn = закончить ход
choice-rest = Отдых
choice-acquire = Активы
why-monster-here = { $place_in } монстр
why-monster-too = тоже монстр

## Журнал

log-round = Раунд { $round }
log-combat-will = { $who } бьётся с { $foe_ins }. Воля:
log-combat-strength = сила:
log-omen = Миф. Знамение: { $omen }. Двое врат совпали.
log-rest = { $who } берёт { $ticket } и отдыхает.
log-acquire = { $who } ищет активы { $place_in } и берёт { $card_acc }. Влияние:
