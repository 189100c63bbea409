# The shelf: games as they look while still in their boxes. The keys are those of locales/ru/shelf.ftl.

shelf-duel = Cthulhu Wars
shelf-duel-box = Duel: Extinction
shelf-duel-hours = 1–2 h
shelf-eldritch = Eldritch Horror
shelf-eldritch-box = the base box
shelf-eldritch-players = 1–8
shelf-eldritch-hours = 2–4 h
shelf-arkham = Arkham Horror
shelf-arkham-box = third edition
shelf-arkham-players = 1–6
shelf-arkham-hours = 2–3 h
shelf-possession = Possession
shelf-possession-box = nights of Wutburg
shelf-possession-players = 3–6
shelf-possession-hours = 2 h

# Words people look for rules by: a group is separated by commas, groups by semicolons.
shelf-duel-synonyms = power, energy, mana; doom, points, victory points, vp; gate, portal; spellbook, grimoire, spell; acolyte, cultist; great old one, god, goo; wither, penalty; pain, retreat, rout; kill, death; tower, dark tower; pool, reserve, supply
