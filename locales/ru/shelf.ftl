# Полка: игры, какими их видно, пока они в коробке. Ключи те же, что в locales/en/shelf.ftl.

shelf-duel = Войны Ктулху
shelf-duel-box = дуэль «Вымирание»
shelf-duel-hours = 1–2 ч
shelf-eldritch = Древний ужас
shelf-eldritch-box = базовая коробка
shelf-eldritch-players = 1–8
shelf-eldritch-hours = 2–4 ч
shelf-arkham = Ужас Аркхэма
shelf-arkham-box = третья редакция
shelf-arkham-players = 1–6
shelf-arkham-hours = 2–3 ч
shelf-possession = Одержимость
shelf-possession-box = ночи Вутбурга
shelf-possession-players = 3–6
shelf-possession-hours = 2 ч

# Слова, которыми ищут правила: в группе через запятую, группы через точку с запятой.
shelf-duel-synonyms = энергия, сила, мана, ресурс; судьба, очки, победные очки, по; врата, портал; гримуар, книга, заклинание; аколит, культист; древний, бог, король; увядание, штраф; боль, отступление, бегство; смерть, убийство, гибель; башня, темная башня; резерв, запас
