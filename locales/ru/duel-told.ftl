# «Войны Ктулху. Дуэль: Вымирание»: журнал партии.
# Ключи те же, что в locales/en/duel-told.ftl; за этим следит проверка.
# $who — фракция, $zone — зона

event-began = { $who } начинает { $zone_in }.
# $round — номер раунда
event-phase-setup = Партия начинается.
event-phase-action = Раунд { $round }. Фаза действий.
event-phase-gather-power = Раунд { $round }. Фаза сбора энергии.
event-phase-first-player = Раунд { $round }. Фаза первого игрока.
event-phase-doom = Раунд { $round }. Фаза судьбы.
event-turn = Ходит { $who }.
# $to — деление, где стоит маркер увядания
event-withered = { $who } не действует: увядание растёт до { $to }.
# $paid — энергия
event-wither-paid = Увядание отнимает у { $who_gen } { $paid ->
    [one] { $paid } энергию
   *[other] { $paid } энергии
}.
event-turn-lost = Энергии не осталось: { $who } теряет ход.
event-power-gained = { $who } получает { $power ->
    [one] { $power } энергию
   *[other] { $power } энергии
}.
event-power-lost = { $power ->
    [0] { $who } и так без энергии.
    [one] { $who } теряет { $power } энергию.
   *[other] { $who } теряет { $power } энергии.
}
event-recruited = { $who } вербует аколита { $zone_in }.
event-summoned = { $who } призывает { $unit_acc } { $zone_in }.
event-awoke = { $who } пробуждает { $unit_acc } { $zone_in }.
event-gate-created = { $who } создаёт врата { $zone_in }.
event-gate-removed = Врата { $zone_in } исчезают.
event-gate-taken = { $who } занимает врата { $zone_in }.
event-gate-abandoned = { $who } больше не держит врата { $zone_in }.
event-gate-stored = Врата { $zone_from } засыпают на планшете Спящего.
event-gate-returned = Спящие врата просыпаются { $zone_in }.
event-moved = { $who } перемещает { $unit_acc } { $from_from } { $to_into }.
event-passed = { $who } пасует.
event-slept = Спящий погружается в летаргию.
# $gained — энергия
event-hibernated = { $who } впадает в гибернацию{ $gained ->
    [0] {""}
    [one] {" "}и получает { $gained } энергию
   *[other] {" "}и получает { $gained } энергии
}.
event-sorcery-cast = Древнее колдовство: змеелюд уходит { $zone_from } на планшет Оседлавшего Ветер.
event-serpent-returned = Змеелюд возвращается { $zone_into }.
event-ice-age = Ледниковый период приходит { $zone_into }.
event-captured = { $who } захватывает { $figure_acc } { $zone_in }.
event-condition-met = { $who } выполняет условие: { $condition }.
event-book-opened = { $who } открывает гримуар «{ $book }».
event-book-taken = { $who } открывает гримуар «{ $book }» по своей воле.
# $value — очки судьбы
event-sign-drawn-known = { $who } тянет Знак Древних: { $value ->
    [one] { $value } очко судьбы
    [few] { $value } очка судьбы
   *[many] { $value } очков судьбы
}.
event-sign-drawn = { $who } тянет Знак Древних.
event-signs-exhausted = Знаки Древних кончились: { $who_dat } нечего тянуть.
event-sign-revealed = { $who } открывает Знак Древних: { $value ->
    [one] { $value } очко судьбы
    [few] { $value } очка судьбы
   *[many] { $value } очков судьбы
}.
event-doom = { $who } получает { $doom ->
    [one] { $doom } очко судьбы
    [few] { $doom } очка судьбы
   *[many] { $doom } очков судьбы
}.
event-battle-began = { $who } начинает битву { $zone_in }.
event-battle-ended-early = { CAP($zone_in) } больше не с кем биться: битвы не будет.
event-battle-ended = Битва { $zone_in } окончена.
event-ability-used = { $who } применяет способность «{ $ability }».
event-kills-blunted = Смерти, которые несёт Оседлавший Ветер, в этой битве становятся болью.
event-fled = { $who }: { $figure } бежит { $zone_into }.
# $dice — сколько кубиков, $kills и $pains — итог; сами кубики рисует стол
event-rolled = { $who } бросает { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
}: { $kills ->
    [0] { $pains ->
        [0] впустую
        [one] { $pains } боль
        [few] { $pains } боли
       *[many] { $pains } болей
    }
    [one] { $kills } смерть{ $pains ->
        [0] {""}
        [one] , { $pains } боль
        [few] , { $pains } боли
       *[many] , { $pains } болей
    }
    [few] { $kills } смерти{ $pains ->
        [0] {""}
        [one] , { $pains } боль
        [few] , { $pains } боли
       *[many] , { $pains } болей
    }
   *[many] { $kills } смертей{ $pains ->
        [0] {""}
        [one] , { $pains } боль
        [few] , { $pains } боли
       *[many] , { $pains } болей
    }
}.
event-assigned-kill = { $who } назначает смерть { $figure_dat }.
event-assigned-eliminate = { $who } обрекает на уничтожение { $figure_acc }.
event-assigned-pain = { $who } назначает боль { $figure_dat }.
event-spared-kill = Ран-Тегот не умирает: смерть отменена.
event-spared-pain = Ран-Тегот не отступает: боль отменена.
# $count — сколько фигур
event-lost-kill = Смерть: { $who } лишается { $count ->
    [1] { $unit_gen }
    [one] { $count } { $unit_gen }
   *[other] { $count } { $unit_many }
}.
event-lost-eliminate = Уничтожение: { $who } лишается { $count ->
    [1] { $unit_gen }
    [one] { $count } { $unit_gen }
   *[other] { $count } { $unit_many }
}.
event-lost-pain = Боль: { $who } лишается { $count ->
    [1] { $unit_gen }
    [one] { $count } { $unit_gen }
   *[other] { $count } { $unit_many }
}.
event-retreated = { $who }: { $figure } отступает { $zone_into }.
event-cornered = Отступать некуда: { $who } лишается { $figure_gen }.
event-devoured = Над павшими { $zone_in } встаёт { $unit }.
# $total — вся собранная энергия, остальное — откуда она
event-gathered = { $who } собирает { $total ->
    [one] { $total } энергию
   *[other] { $total } энергии
}: культисты — { $cultists }, врата — { $gates }, свободные врата — { $abandoned }, пленники — { $captives }.
event-lifted = Энергия { $who_gen } поднимается до { $power }: меньше половины вражеской не бывает.
event-captives-returned = { $count ->
    [one] В резерв { $who_gen } возвращается { $count } пленник.
    [few] В резерв { $who_gen } возвращаются { $count } пленника.
   *[many] В резерв { $who_gen } возвращаются { $count } пленников.
}
event-first-player = Первый игрок — { $who }.
event-ritual = { $who } проводит ритуал за { $paid ->
    [one] { $paid } энергию
   *[other] { $paid } энергии
}.
event-rose = Смерть из глубин: { $zone_in } поднимается { $unit }.
event-tower-placed = { CAP($zone_in) } вырастает тёмная башня.
event-end-met-thirty-doom = Тридцать очков судьбы: близится конец.
event-end-met-end-of-the-world = Трек ритуала пройден: миру приходит конец.
# $sleeper и $windwalker — очки судьбы
event-ended = Конец. Очки судьбы: Спящий — { $sleeper }, Оседлавший Ветер — { $windwalker }.
