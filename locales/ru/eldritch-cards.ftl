# «Древний ужас»: что делают карты.
# Ключи те же, что в locales/en/eldritch-cards.ftl; за этим следит проверка.
# $who — кто это делает: you — «потеряйте», each — «теряет», bare — «потерять», it — о вещи.
# $n — число: свои формы one, few, many; посчитанное по ходу игры падает в other и приносит .as.
# $it — чем является «он»: monster, gate, clue, asset, target; self — монстр, чьё это свойство.
# $this — на чём написано, если не на карте: sheet — лист Древнего.

## Глаголы

# Части других сообщений. $again — глагол уже сказан: «потеряйте 1 здоровье и 1 рассудок».
eh-verb-lose = { $again ->
    [yes] {""}
   *[no] { $who ->
        [each] теряет{" "}
        [bare] потерять{" "}
       *[you] потеряйте{" "}
    }
}
eh-verb-recover = { $again ->
    [yes] {""}
   *[no] { $who ->
        [each] восстанавливает{" "}
        [bare] восстановить{" "}
       *[you] восстановите{" "}
    }
}
eh-verb-gain = { $again ->
    [yes] {""}
   *[no] { $who ->
        [each] получает{" "}
        [bare] получить{" "}
       *[you] получите{" "}
    }
}
eh-verb-discard = { $again ->
    [yes] {""}
   *[no] { $who ->
        [each] сбрасывает{" "}
        [bare] сбросить{" "}
       *[you] сбросьте{" "}
    }
}
eh-verb-put = { $again ->
    [yes] {""}
   *[no] { $who ->
        [each] кладёт{" "}
        [bare] положить{" "}
       *[you] положите{" "}
    }
}

## Сколько чего

# Части других сообщений: они видят те же $n и $word.
eh-pool-gen = { $word ->
    [health] здоровья
   *[sanity] рассудка
}
eh-count-pool = { $n ->
    [one] { $n } { $word ->
        [health] здоровье
       *[sanity] рассудок
    }
    [few] { $n } { eh-pool-gen }
    [many] { $n } { eh-pool-gen }
   *[other] столько { eh-pool-gen }, { $n_as }
}
eh-count-health = { $n ->
    [one] { $n } здоровье
    [few] { $n } здоровья
    [many] { $n } здоровья
   *[other] столько здоровья, { $n_as }
}
eh-count-clues = { $n ->
    [one] { $n } улику
    [few] { $n } улики
    [many] { $n } улик
   *[other] столько улик, { $n_as }
}
eh-count-tokens = { $n ->
    [one] { $n } жетон Древних
    [few] { $n } жетона Древних
    [many] { $n } жетонов Древних
   *[other] столько жетонов Древних, { $n_as }
}
eh-count-spaces = { $n ->
    [one] { $n } локацию
    [few] { $n } локации
    [many] { $n } локаций
   *[other] столько локаций, { $n_as }
}
eh-count-dice = { $n ->
    [one] { $n } кубик
    [few] { $n } кубика
    [many] { $n } кубиков
   *[other] столько кубиков, { $n_as }
}
eh-count-gates = { $n ->
    [1] одни врата
    [one] { $n } врата
    [few] { $n } врат
    [many] { $n } врат
   *[other] столько врат, { $n_as }
}
eh-count-monsters = { $n ->
    [one] { $n } монстра
    [few] { $n } монстров
    [many] { $n } монстров
   *[other] столько монстров, { $n_as }
}
eh-count-traits = { $n ->
    [one] { $n } { $name_acc }
    [few] { $n } { $name_few }
    [many] { $n } { $name_many }
   *[other] столько { $name_many }, { $n_as }
}
eh-count-kind = { $n ->
    [one] { $n } { $name_acc }
    [few] { $n } { $name_few }
    [many] { $n } { $name_many }
   *[other] столько { $name_many }, { $n_as }
}
eh-this-on = { $this ->
    [sheet] на этот лист
   *[card] на эту карту
}
eh-this-off = { $this ->
    [sheet] с этого листа
   *[card] с этой карты
}
eh-this-at = { $this ->
    [sheet] на этом листе
   *[card] на этой карте
}

## Числа

eh-n = число сыщиков
    .gen = числа сыщиков
    .acc = число сыщиков
    .as = сколько сыщиков в игре
eh-half-n = половина числа сыщиков
    .gen = половины числа сыщиков
    .acc = половину числа сыщиков
    .as = сколько составляет половина числа сыщиков
eh-n-less-tokens = число сыщиков за вычетом жетонов Древних { eh-this-at }
    .gen = числа сыщиков за вычетом жетонов Древних { eh-this-at }
    .acc = число сыщиков за вычетом жетонов Древних { eh-this-at }
    .as = сколько сыщиков в игре за вычетом жетонов Древних { eh-this-at }
eh-result = число успехов
    .gen = числа успехов
    .acc = число успехов
    .as = сколько выпало успехов
eh-gates = число врат на поле
    .gen = числа врат на поле
    .acc = число врат на поле
    .as = сколько врат на поле
eh-half-gates = половина числа врат на поле
    .gen = половины числа врат на поле
    .acc = половину числа врат на поле
    .as = сколько составляет половина числа врат на поле
eh-matching-gates = число врат, совпадающих со знамением
    .gen = числа врат, совпадающих со знамением
    .acc = число врат, совпадающих со знамением
    .as = сколько врат совпадает со знамением
eh-rumors = число слухов в игре
    .gen = числа слухов в игре
    .acc = число слухов в игре
    .as = сколько слухов в игре
eh-monsters = число монстров на поле
    .gen = числа монстров на поле
    .acc = число монстров на поле
    .as = сколько монстров на поле
eh-cultists = число культистов на поле
    .gen = числа культистов на поле
    .acc = число культистов на поле
    .as = сколько культистов на поле
eh-its-toughness = его стойкость
    .gen = его стойкости
    .acc = его стойкость
    .as = какова его стойкость
eh-its-cost = его стоимость
    .gen = его стоимости
    .acc = его стоимость
    .as = какова его стоимость
eh-tokens-here = число жетонов Древних { eh-this-at }
    .gen = числа жетонов Древних { eh-this-at }
    .acc = число жетонов Древних { eh-this-at }
    .as = сколько жетонов Древних { eh-this-at }
eh-tokens-on-omen = число жетонов Древних на зелёном делении знамения
    .gen = числа жетонов Древних на зелёном делении знамения
    .acc = число жетонов Древних на зелёном делении знамения
    .as = сколько жетонов Древних на зелёном делении знамения
eh-board-clues = число улик на поле
    .gen = числа улик на поле
    .acc = число улик на поле
    .as = сколько улик на поле
eh-your-spells = число { $who ->
    [each] его
   *[you] ваших
} заклинаний
    .gen = числа { $who ->
        [each] его
       *[you] ваших
    } заклинаний
    .acc = число { $who ->
        [each] его
       *[you] ваших
    } заклинаний
    .as = сколько { $who ->
        [each] у него
       *[you] у вас
    } заклинаний
eh-your-conditions = число { $who ->
    [each] его
   *[you] ваших
} состояний { $name_gen }
    .gen = числа { $who ->
        [each] его
       *[you] ваших
    } состояний { $name_gen }
    .acc = число { $who ->
        [each] его
       *[you] ваших
    } состояний { $name_gen }
    .as = сколько { $who ->
        [each] у него
       *[you] у вас
    } состояний { $name_gen }
eh-your-possessions = число { $who ->
    [each] его
   *[you] ваших
} { $name_many }
    .gen = числа { $who ->
        [each] его
       *[you] ваших
    } { $name_many }
    .acc = число { $who ->
        [each] его
       *[you] ваших
    } { $name_many }
    .as = сколько { $who ->
        [each] у него
       *[you] у вас
    } { $name_many }
eh-half-possessions = половина { $who ->
    [each] его
   *[you] ваших
} { $name_many }
    .gen = половины { $who ->
        [each] его
       *[you] ваших
    } { $name_many }
    .acc = половину { $who ->
        [each] его
       *[you] ваших
    } { $name_many }
    .as = сколько составляет половина { $who ->
        [each] его
       *[you] ваших
    } { $name_many }
# .all — это всё, что есть.
eh-your-clues = число { $who ->
    [each] его
   *[you] ваших
} улик
    .gen = числа { $who ->
        [each] его
       *[you] ваших
    } улик
    .acc = число { $who ->
        [each] его
       *[you] ваших
    } улик
    .as = сколько { $who ->
        [each] у него
       *[you] у вас
    } улик
    .all = yes
eh-half-clues = половина { $who ->
    [each] его
   *[you] ваших
} улик
    .gen = половины { $who ->
        [each] его
       *[you] ваших
    } улик
    .acc = половину { $who ->
        [each] его
       *[you] ваших
    } улик
    .as = сколько составляет половина { $who ->
        [each] его
       *[you] ваших
    } улик
eh-lost = потерянное
    .gen = потерянного
    .acc = потерянное
    .as = сколько потеряно

## Проверки

eh-check = { $name_gen }{ $signed ->
    [none] {""}
   *[other] {" "}{ $signed }
}
eh-check-needing = { $name_gen }{ $signed ->
    [none] {""}
   *[other] {" "}{ $signed }
} ({ $n ->
    [one] нужен { $n } успех
    [few] нужно { $n } успеха
    [many] нужно { $n } успехов
   *[other] нужно столько успехов, { $n_as }
})

## Кто и что

# Само сообщение — «каждый…», .one — кого выбирают.
eh-who-all = каждый сыщик
    .one = сыщика
eh-who-others = каждый другой сыщик
    .one = другого сыщика
eh-who-others-ready = каждый другой сыщик, который не задержан
    .one = другого сыщика, который не задержан
eh-who-here = каждый сыщик { $who ->
    [each] в его локации
   *[you] в вашей локации
}
    .one = сыщика { $who ->
        [each] в своей локации
       *[you] в вашей локации
    }
eh-who-others-here = каждый другой сыщик { $who ->
    [each] в его локации
   *[you] в вашей локации
}
    .one = другого сыщика { $who ->
        [each] в своей локации
       *[you] в вашей локации
    }
eh-who-there = каждый сыщик { $it ->
    [self] в локации этого монстра
   *[other] в этой локации
}
    .one = сыщика { $it ->
        [self] в локации этого монстра
       *[other] в этой локации
    }
eh-who-lead = ведущий сыщик
    .one = ведущего сыщика
eh-who-nearest = ближайший сыщик
    .one = ближайшего сыщика
eh-who-nearby = каждый сыщик { $who ->
    [each] в его или соседней локации
   *[you] в вашей или соседней локации
}
    .one = сыщика { $who ->
        [each] в своей или соседней локации
       *[you] в вашей или соседней локации
    }
eh-who-terrain = каждый сыщик { $name_in }
    .one = сыщика { $name_in }
eh-who-gate = каждый сыщик в локации с вратами
    .one = сыщика в локации с вратами
eh-who-with = каждый сыщик с { $name_ins }
    .one = сыщика с { $name_ins }
eh-who-with-condition = каждый сыщик с состоянием «{ $name }»
    .one = сыщика с состоянием «{ $name }»
eh-who-without-condition = каждый сыщик без состояния «{ $name }»
    .one = сыщика без состояния «{ $name }»
eh-who-expedition = каждый сыщик в локации активной экспедиции или по соседству с ней
    .one = сыщика в локации активной экспедиции или по соседству с ней
eh-who-tokenless = каждый сыщик в морской локации без жетона Древних
    .one = сыщика в морской локации без жетона Древних
eh-who-target = цель
    .one = цель
eh-who-here-without = каждый сыщик { $who ->
    [each] в его локации
   *[you] в вашей локации
} без состояния «{ $name }»
    .one = сыщика { $who ->
        [each] в своей локации
       *[you] в вашей локации
    } без состояния «{ $name }»
eh-who-there-nearby = каждый сыщик { $it ->
    [self] в локации этого монстра или по соседству
   *[other] в этой локации или по соседству
}
    .one = сыщика { $it ->
        [self] в локации этого монстра или по соседству
       *[other] в этой локации или по соседству
    }
eh-who-epic = каждый сыщик в локации эпического монстра
    .one = сыщика в локации эпического монстра
eh-who-other-monsters = каждый другой монстр { $who ->
    [each] в его локации
   *[you] в вашей локации
}
    .one = другого монстра { $who ->
        [each] в своей локации
       *[you] в вашей локации
    }
eh-who-monster = каждый монстр на поле
    .one = монстра на поле
eh-who-non-epic = каждый неэпический монстр на поле
    .one = неэпического монстра на поле
eh-who-monster-here = каждый монстр { $who ->
    [each] в его локации
   *[you] в вашей локации
}
    .one = монстра { $who ->
        [each] в своей локации
       *[you] в вашей локации
    }
eh-who-non-epic-here = каждый неэпический монстр { $who ->
    [each] в его локации
   *[you] в вашей локации
}
    .one = неэпического монстра { $who ->
        [each] в своей локации
       *[you] в вашей локации
    }
eh-who-monster-there = каждый монстр { $it ->
    [self] в локации этого монстра
   *[other] в этой локации
}
    .one = монстра { $it ->
        [self] в локации этого монстра
       *[other] в этой локации
    }
eh-who-monster-kind = каждый монстр «{ $name }»
    .one = монстра «{ $name }» на поле
eh-who-reckoning = каждый монстр с расплатой
    .one = монстра с расплатой
eh-who-monster-gate = каждый монстр в локации с вратами
    .one = монстра в локации с вратами
eh-who-gates = каждые врата на поле
    .one = врата на поле
eh-who-gates-matching = каждые врата с символом знамения
    .one = врата с символом знамения
eh-who-clues = каждая улика на поле
    .one = улику на поле
eh-who-clue-nearest = ближайшая улика
    .one = ближайшую улику
eh-who-kind-here = каждый монстр «{ $name }» { $who ->
    [each] в его локации
   *[you] в вашей локации
}
    .one = { $name_acc } { $who ->
        [each] в своей локации
       *[you] в вашей локации
    }
eh-who-non-epic-gate = каждый неэпический монстр в локации с вратами
    .one = неэпического монстра в локации с вратами
eh-who-mythos = каждая карта мифа в игре
    .one = карту мифа в игре
eh-who-rumor = каждый слух в игре
    .one = слух в игре

## Где и куда

# Само сообщение — куда, .in — где, .gen — чего, .one — что выбирают, .each — для каждой.
eh-here = { $who ->
    [each] в свою локацию
   *[you] в вашу локацию
}
    .in = { $who ->
        [each] в своей локации
       *[you] в вашей локации
    }
    .gen = { $who ->
        [each] его локации
       *[you] вашей локации
    }
    .one = { $who ->
        [each] его локацию
       *[you] вашу локацию
    }
    .each = для { $who ->
        [each] его локации
       *[you] вашей локации
    }
eh-there = { $it ->
    [self] в локацию этого монстра
    [clue] в её локацию
   *[other] туда
}
    .in = { $it ->
        [self] в локации этого монстра
        [clue] в её локации
       *[other] там
    }
    .gen = { $it ->
        [self] локации этого монстра
        [clue] её локации
       *[other] этой локации
    }
    .one = { $it ->
        [self] локацию этого монстра
        [clue] её локацию
       *[other] эту локацию
    }
    .each = для { $it ->
        [self] локации этого монстра
        [clue] её локации
       *[other] этой локации
    }
eh-any-space = в любую локацию
    .in = в любой локации
    .gen = любой локации
    .one = локацию
    .each = для каждой локации
eh-other-space = в любую другую локацию
    .in = в любой другой локации
    .gen = любой другой локации
    .one = другую локацию
    .each = для каждой другой локации
eh-place = { $name_into }
    .in = { $name_in }
    .gen = { $name_gen }
    .one = локацию «{ $name }»
    .each = для { $name_gen }
eh-terrain = { $name_into }
    .in = { $name_in }
    .gen = { $name_nearest-gen }
    .one = { $name_one }
    .each = для { $name_nearest-gen }
eh-nearest-terrain = в { $name_nearest }
    .in = в { $name_nearest-gen }
    .gen = { $name_nearest-gen }
    .one = { $name_nearest }
    .each = для { $name_nearest-gen }
eh-nearest-tokenless = в { $name_nearest } без жетона Древних
    .in = в { $name_nearest-gen } без жетона Древних
    .gen = { $name_nearest-gen } без жетона Древних
    .one = { $name_nearest } без жетона Древних
    .each = для { $name_nearest-gen } без жетона Древних
eh-nearest-gate = в ближайшую локацию с вратами
    .in = в ближайшей локации с вратами
    .gen = ближайшей локации с вратами
    .one = ближайшую локацию с вратами
    .each = для ближайшей локации с вратами
eh-nearest-investigator = в ближайшую локацию с сыщиком
    .in = в ближайшей локации с сыщиком
    .gen = ближайшей локации с сыщиком
    .one = ближайшую локацию с сыщиком
    .each = для ближайшей локации с сыщиком
eh-random-space = в случайную локацию
    .in = в случайной локации
    .gen = случайной локации
    .one = случайную локацию
    .each = для случайной локации
eh-expedition = в локацию активной экспедиции
    .in = в локации активной экспедиции
    .gen = локации активной экспедиции
    .one = локацию активной экспедиции
    .each = для локации активной экспедиции
eh-token-space = в локацию с жетоном Древних
    .in = в локации с жетоном Древних
    .gen = локации с жетоном Древних
    .one = локацию с жетоном Древних
    .each = для каждой локации с жетоном Древних
eh-cultist-space = в локацию с культистом
    .in = в локации с культистом
    .gen = локации с культистом
    .one = локацию с культистом
    .each = для каждой локации с культистом
eh-clue-gate-space = в локацию с уликой или вратами
    .in = в локации с уликой или вратами
    .gen = локации с уликой или вратами
    .one = локацию с уликой или вратами
    .each = для каждой локации с уликой или вратами
eh-epic-space = в локацию эпического монстра
    .in = в локации эпического монстра
    .gen = локации эпического монстра
    .one = локацию эпического монстра
    .each = для локации эпического монстра

## Если

# .not — обратное.
eh-if-terrain = { $who ->
    [each] он находится
   *[you] вы находитесь
} { $name_in }
    .not = { $who ->
        [each] он не находится
       *[you] вы не находитесь
    } { $name_in }
eh-if-place = { $who ->
    [each] он находится
   *[you] вы находитесь
} { $name_in }
    .not = { $who ->
        [each] он не находится
       *[you] вы не находитесь
    } { $name_in }
eh-if-awake = Древний пробуждён
    .not = Древний не пробуждён
eh-if-defeated = монстр побеждён
    .not = монстр не побеждён
eh-if-matches = { $it ->
    [gate] они совпадают
   *[other] он совпадает
} со знамением
    .not = { $it ->
        [gate] они не совпадают
       *[other] он не совпадает
    } со знамением
eh-if-spawned = это удалось
    .not = это не удалось
eh-if-monster = на поле есть монстр «{ $name }»
    .not = на поле нет монстра «{ $name }»
eh-if-monsters = на поле не меньше { $n ->
    [one] { $n } монстра
    [few] { $n } монстров
    [many] { $n } монстров
   *[other] { $n_gen }
}
    .not = на поле меньше { $n ->
        [one] { $n } монстра
        [few] { $n } монстров
        [many] { $n } монстров
       *[other] { $n_gen }
    }
eh-if-monsters-on = { $whom_in } не меньше { $n ->
    [one] { $n } монстра
    [few] { $n } монстров
    [many] { $n } монстров
   *[other] { $n_gen }
}
    .not = { $whom_in } меньше { $n ->
        [one] { $n } монстра
        [few] { $n } монстров
        [many] { $n } монстров
       *[other] { $n_gen }
    }
eh-if-cultist = { $who ->
    [each] в его локации
   *[you] в вашей локации
} есть культист
    .not = { $who ->
        [each] в его локации
       *[you] в вашей локации
    } нет культистов
eh-if-no-monster-reckons = ни у одного монстра на поле нет расплаты
    .not = хотя бы у одного монстра на поле есть расплата
eh-if-no-expedition = экспедиций не осталось
    .not = экспедиции ещё остались
eh-if-gates-on-this = { eh-this-at } не меньше { $n ->
    [one] { $n } врат
    [few] { $n } врат
    [many] { $n } врат
   *[other] { $n_gen }
}
    .not = { eh-this-at } меньше { $n ->
        [one] { $n } врат
        [few] { $n } врат
        [many] { $n } врат
       *[other] { $n_gen }
    }
eh-if-toughness = общая стойкость монстров { eh-this-at } не меньше { $n ->
    [one] { $n }
    [few] { $n }
    [many] { $n }
   *[other] { $n_gen }
}
    .not = общая стойкость монстров { eh-this-at } меньше { $n ->
        [one] { $n }
        [few] { $n }
        [many] { $n }
       *[other] { $n_gen }
    }
eh-if-monsters-here = { $who ->
    [each] в его локации
   *[you] в вашей локации
} не меньше { $n ->
    [one] { $n } монстра
    [few] { $n } монстров
    [many] { $n } монстров
   *[other] { $n_gen }
}
    .not = { $who ->
        [each] в его локации
       *[you] в вашей локации
    } меньше { $n ->
        [one] { $n } монстра
        [few] { $n } монстров
        [many] { $n } монстров
       *[other] { $n_gen }
    }
eh-if-has = { $who ->
    [each] у него
   *[you] у вас
} { $n ->
    [1] есть { $name_one }
   *[other] не меньше { $n } { $name_many }
}
    .not = { $who ->
        [each] у него
       *[you] у вас
    } { $n ->
        [1] нет { $name_many }
       *[other] меньше { $n } { $name_many }
    }
eh-if-has-with = { $who ->
    [each] у него
   *[you] у вас
} есть карта подтипа «{ $name }»
    .not = { $who ->
        [each] у него
       *[you] у вас
    } нет карт подтипа «{ $name }»
eh-if-condition = { $who ->
    [each] у него
   *[you] у вас
} есть состояние «{ $name }»
    .not = { $who ->
        [each] у него
       *[you] у вас
    } нет состояния «{ $name }»
eh-if-clues = { $who ->
    [each] у него
   *[you] у вас
} { $n ->
    [1] есть улики
   *[other] не меньше { $n } улик
}
    .not = { $who ->
        [each] у него
       *[you] у вас
    } { $n ->
        [1] нет улик
       *[other] меньше { $n } улик
    }
eh-if-tokens = { eh-this-at } не меньше { $n ->
    [one] { $n } жетона Древних
    [few] { $n } жетонов Древних
    [many] { $n } жетонов Древних
   *[other] { $n_gen }
}
    .not = { eh-this-at } меньше { $n ->
        [one] { $n } жетона Древних
        [few] { $n } жетонов Древних
        [many] { $n } жетонов Древних
       *[other] { $n_gen }
    }
eh-if-no-tokens = { eh-this-at } нет жетонов Древних
    .not = { eh-this-at } есть жетоны Древних
eh-if-no-gate = ни одни врата не совпадают со знамением
    .not = какие-то врата совпадают со знамением
eh-if-no-rumor = в игре нет слухов
    .not = в игре есть слухи
eh-if-no-reckoning = ни у одной карты мифа в игре нет расплаты
    .not = хотя бы у одной карты мифа в игре есть расплата
eh-if-lost = потеря была
    .not = потери не было
eh-if-none-solved = ни одна тайна не разгадана
    .not = хотя бы одна тайна разгадана
eh-if-solved = разгадано не меньше { $n ->
    [one] { $n } тайны
    [few] { $n } тайн
    [many] { $n } тайн
   *[other] { $n_gen }
}
    .not = разгадано меньше { $n ->
        [one] { $n } тайны
        [few] { $n } тайн
        [many] { $n } тайн
       *[other] { $n_gen }
    }
eh-if-investigator = { $who ->
    [each] в его локации
   *[you] в вашей локации
} есть сыщик
    .not = { $who ->
        [each] в его локации
       *[you] в вашей локации
    } нет сыщиков
eh-if-investigator-there = { $it ->
    [self] в локации этого монстра
   *[other] в этой локации
} есть сыщик
    .not = { $it ->
        [self] в локации этого монстра
       *[other] в этой локации
    } нет сыщиков
eh-if-playing = сыщиков в игре не меньше { $n }
    .not = сыщиков в игре меньше { $n }
eh-if-rolled = на кубиках есть хотя бы одна { $n }
    .not = на кубиках нет ни одной { $n }
eh-if-passed = проверка пройдена
    .not = проверка провалена

## Сыщик

eh-lose = { eh-verb-lose }{ eh-count-pool }
eh-lose-all-but = { $who ->
    [each] теряет
    [bare] потерять
   *[you] потеряйте
} { $word ->
    [health] всё здоровье
   *[sanity] весь рассудок
}, кроме { $n ->
    [one] { $n }
    [few] { $n }
    [many] { $n }
   *[other] { $n_gen }
}
eh-recover = { eh-verb-recover }{ eh-count-pool }
eh-recover-all = { eh-verb-recover }{ $word ->
    [health] всё здоровье
   *[sanity] весь рассудок
}
eh-spend = { $who ->
    [each] тратит
    [bare] потратить
   *[you] потратьте
} { eh-count-pool }
eh-spend-both = { $who ->
    [each] тратит
    [bare] потратить
   *[you] потратьте
} { $n } здоровья и { $n2 } рассудка
eh-delay = { $who ->
    [each] задерживается
    [bare] задержаться
   *[you] задержитесь
}
eh-devoured = { $who ->
    [each] сожран
    [bare] быть сожранным
   *[you] вы сожраны
}
eh-it-devoured = этот сыщик сожран
eh-ticket = { $who ->
    [each] получает
    [bare] получить
   *[you] получите
} билет { $word ->
    [train] на поезд
   *[ship] на корабль
}
eh-improve = { $who ->
    [each] улучшает
    [bare] улучшить
   *[you] улучшите
} { $name_acc }
eh-improve-any = { $who ->
    [each] улучшает
    [bare] улучшить
   *[you] улучшите
} { $n ->
    [one] { $n } навык
    [few] { $n } навыка
    [many] { $n } навыков
   *[other] столько навыков, { $n_as }
} на выбор
eh-more-action = { $who ->
    [each] выполняет
    [bare] выполнить
   *[you] выполните
} ещё одно действие

## Улики

eh-gain-clues = { $again ->
    [yes] ещё { eh-count-clues }
   *[no] { eh-verb-gain }{ eh-count-clues }
}
eh-spend-clues = { $who ->
    [each] тратит
    [bare] потратить
   *[you] потратьте
} { eh-count-clues }
eh-group-spends = { $who ->
    [each] сообща тратит
    [bare] сообща потратить
   *[you] сообща потратьте
} { eh-count-clues }
eh-discard-clues = { $who ->
    [each] сбрасывает
    [bare] сбросить
   *[you] сбросьте
} { $n_all ->
    [yes] все улики
   *[no] { eh-count-clues }
}
eh-give-clues = { $who ->
    [each] передаёт
    [bare] передать
   *[you] передайте
} любое число улик другому сыщику
eh-this-clue = { eh-verb-gain }эту улику
eh-discard-this-clue = { $who ->
    [each] сбрасывает
    [bare] сбросить
   *[you] сбросьте
} эту улику
eh-move-this-clue = { $who ->
    [each] перемещает
    [bare] переместить
   *[you] переместите
} эту улику { $whom }
eh-spawn-clues = { $who ->
    [each] выставляет
    [bare] выставить
   *[you] выставьте
} { eh-count-clues }
eh-spawn-clues-on = { $who ->
    [each] выставляет
    [bare] выставить
   *[you] выставьте
} { eh-count-clues } { $whom }
eh-discard-clue-there = { $who ->
    [each] сбрасывает
    [bare] сбросить
   *[you] сбросьте
} улику из этой локации
eh-discard-board-clues = { $who ->
    [each] сбрасывает
    [bare] сбросить
   *[you] сбросьте
} все улики с поля
eh-spend-the-clue = { $who ->
    [each] тратит
    [bare] потратить
   *[you] потратьте
} полученную улику
eh-clue-this = { $who ->
    [each] кладёт
    [bare] положить
   *[you] положите
} её { eh-this-on }
eh-move-the-clue = { $who ->
    [it] перемещается { $whom }
    [each] перемещает эту улику { $whom }
    [bare] переместить эту улику { $whom }
   *[you] переместите эту улику { $whom }
}

## Карты

eh-gain = { eh-verb-gain }{ eh-count-kind }
eh-gain-with = { eh-verb-gain }{ $name2_joins ->
    [genitive] { $n ->
        [one] { $n } { $name2_acc } { $name_gen }
        [few] { $n } { $name2_few } { $name_gen }
        [many] { $n } { $name2_many } { $name_gen }
       *[other] столько { $name2_many } { $name_gen }, { $n_as }
    }
    [dash] { $n ->
        [one] { $n } { $name2_acc }-{ $name_acc }
        [few] { $n } { $name2_few }-{ $name_few }
        [many] { $n } { $name2_many }-{ $name_many }
       *[other] столько { $name2_many }-{ $name_many }, { $n_as }
    }
   *[deck] { eh-count-traits } из колоды { $name2_many }
}
eh-gain-from = { eh-verb-gain }{ eh-count-traits } { $word ->
    [deck] из колоды активов
   *[reserve] из резерва
}
eh-gain-asset-from = { eh-verb-gain }{ $n ->
    [one] { $n } актив
    [few] { $n } актива
    [many] { $n } активов
   *[other] столько активов, { $n_as }
} { $word ->
    [deck] из колоды
   *[reserve] из резерва
}
eh-gain-asset = { eh-verb-gain }актив «{ $name }»
eh-gain-artifact = { eh-verb-gain }артефакт «{ $name }»
eh-gain-spell = { eh-verb-gain }заклинание «{ $name }»
eh-gain-condition = { eh-verb-gain }состояние «{ $name }»
eh-gain-worth = { $who ->
    [each] получает
    [bare] получить
   *[you] получите
} из резерва предметы и безделушки общей стоимостью не больше { $n ->
    [one] { $n }
    [few] { $n }
    [many] { $n }
   *[other] { $n_gen }
}
eh-gain-one-worth = { $who ->
    [each] получает
    [bare] получить
   *[you] получите
} из резерва { $n ->
    [one] { $n } предмет или безделушку
   *[other] { $n } предмета или безделушки
} стоимостью не больше { $n2 ->
    [one] { $n2 }
    [few] { $n2 }
    [many] { $n2 }
   *[other] { $n2_gen }
}
eh-find = { $who ->
    [each] получает
    [bare] получить
   *[you] получите
} 1 { $name_acc } на выбор из резерва или сброса
eh-discard = { eh-verb-discard }{ eh-count-kind }
eh-discard-with = { eh-verb-discard }{ eh-count-traits }
eh-discard-all-but = { $who ->
    [each] оставляет
    [bare] оставить
   *[you] оставьте
} себе лишь { eh-count-traits }
eh-discard-any = { $who ->
    [each] сбрасывает
    [bare] сбросить
   *[you] сбросьте
} любое число { $name_many }
eh-discard-any-spell = { $who ->
    [each] сбрасывает
    [bare] сбросить
   *[you] сбросьте
} любое число заклинаний
eh-discard-condition = { eh-verb-discard }состояние «{ $name }»
eh-discard-condition-with = { $who ->
    [each] сбрасывает
    [bare] сбросить
   *[you] сбросьте
} { $n ->
    [one] { $n } состояние
    [few] { $n } состояния
    [many] { $n } состояний
   *[other] столько состояний, { $n_as }
} { $name_gen }
eh-discard-any-condition = { $who ->
    [each] сбрасывает
    [bare] сбросить
   *[you] сбросьте
} { $n ->
    [one] { $n } состояние
    [few] { $n } состояния
    [many] { $n } состояний
   *[other] столько состояний, { $n_as }
} на выбор
eh-discard-this = { $who ->
    [each] сбрасывает
    [bare] сбросить
   *[you] сбросьте
} эту карту
eh-discard-spell = { $who ->
    [each] сбрасывает
    [bare] сбросить
   *[you] сбросьте
} это заклинание
eh-flip-this = { $who ->
    [each] переворачивает
    [bare] перевернуть
   *[you] переверните
} эту карту
eh-discard-reserve = { $who ->
    [each] сбрасывает
    [bare] сбросить
   *[you] сбросьте
} весь резерв
eh-fill-reserve = { $who ->
    [each] пополняет
    [bare] пополнить
   *[you] пополните
} резерв
eh-give-items = { $who ->
    [each] передаёт
    [bare] передать
   *[you] передайте
} любое число предметов другому сыщику
eh-trade-anywhere = { $who ->
    [each] обменивается
    [bare] обменяться
   *[you] обменяйтесь
} имуществом с другим сыщиком в любой локации
eh-trade-clues = { $who ->
    [each] обменивается
    [bare] обменяться
   *[you] обменяйтесь
} уликами с другим сыщиком в любой локации
eh-change-places = { $who ->
    [each] меняется
    [bare] поменяться
   *[you] поменяйтесь
} с вами местами
eh-reckon-condition-ones = { $who ->
    [each] исполняет
    [bare] исполнить
   *[you] исполните
} расплату состояния «{ $name }», считая, что на всех кубиках 1
eh-reckon-ones = { $who ->
    [each] исполняет
    [bare] исполнить
   *[you] исполните
} расплату всех состояний у всех сыщиков, считая, что на всех кубиках 1
eh-ban-assets = { $who ->
    [each] убирает
    [bare] убрать
   *[you] уберите
} из игры все активы стоимостью не меньше { $n ->
    [one] { $n }
    [few] { $n }
    [many] { $n }
   *[other] { $n_gen }
}

## Пути

eh-move = { $who ->
    [each] перемещается
    [bare] переместиться
   *[you] переместитесь
} на { eh-count-spaces }
eh-move-to = { $who ->
    [each] перемещается
    [bare] переместиться
   *[you] переместитесь
} { $whom }
eh-move-toward = { $who ->
    [each] перемещается
    [bare] переместиться
   *[you] переместитесь
} на { eh-count-spaces } в сторону { $whom_gen }
eh-move-by = { $who ->
    [each] перемещается
    [bare] переместиться
   *[you] переместитесь
} на { eh-count-spaces } { $word ->
    [train] по железной дороге
   *[ship] морским путём
}
eh-move-with = { $who ->
    [each] перемещается
    [bare] переместиться
   *[you] переместитесь
} на { eh-count-spaces } вместе с этим монстром

## Безысходность и знамение

eh-doom = { $who ->
    [each] продвигает
    [bare] продвинуть
    [it] { $it ->
        [gate] продвигают
       *[other] продвигает
    }
   *[you] продвиньте
} безысходность на { $n ->
    [one] { $n }
    [few] { $n }
    [many] { $n }
   *[other] столько делений, { $n_as }
}
eh-retreat = { $who ->
    [each] отодвигает
    [bare] отодвинуть
   *[you] отодвиньте
} безысходность на { $n ->
    [one] { $n }
    [few] { $n }
    [many] { $n }
   *[other] столько делений, { $n_as }
}
eh-doom-zero = { $who ->
    [each] продвигает
    [bare] продвинуть
    [it] { $it ->
        [gate] продвигают
       *[other] продвигает
    }
   *[you] продвиньте
} безысходность до 0
eh-omen = { $who ->
    [each] продвигает
    [bare] продвинуть
    [it] { $it ->
        [gate] продвигают
       *[other] продвигает
    }
   *[you] продвиньте
} знамение на { $n ->
    [one] { $n }
    [few] { $n }
    [many] { $n }
   *[other] столько делений, { $n_as }
}
eh-omen-back = { $who ->
    [each] отводит
    [bare] отвести
   *[you] отведите
} знамение назад на { $n ->
    [one] { $n }
    [few] { $n }
    [many] { $n }
   *[other] столько делений, { $n_as }
}, затем { $who ->
    [each] продвигает
    [bare] продвинуть
   *[you] продвиньте
} безысходность на 1 за каждые врата, которые с ним совпали
eh-omen-any = { $who ->
    [each] переставляет
    [bare] переставить
   *[you] переставьте
} знамение на любое деление, не продвигая безысходность

## Врата и монстры

eh-close-this = { $who ->
    [each] закрывает
    [bare] закрыть
   *[you] закройте
} эти врата
eh-close-it = { $who ->
    [each] закрывает
    [bare] закрыть
   *[you] закройте
} их
eh-discard-it = { $who ->
    [it] { $it ->
        [gate] сбрасываются
       *[other] сбрасывается
    }
    [each] сбрасывает { $it ->
        [gate] их
        [clue] её
        [card] её
        [asset] полученный актив
        [monster] его
        [rumor] его
       *[other] этого монстра
    }
    [bare] сбросить { $it ->
        [gate] их
        [clue] её
        [card] её
        [asset] полученный актив
        [monster] его
        [rumor] его
       *[other] этого монстра
    }
   *[you] сбросьте { $it ->
        [gate] их
        [clue] её
        [card] её
        [asset] полученный актив
        [monster] его
        [rumor] его
       *[other] этого монстра
    }
}
eh-spawn-gates = { $who ->
    [each] открывает
    [bare] открыть
   *[you] откройте
} { eh-count-gates }
eh-spawn-monsters = { $who ->
    [each] выставляет
    [bare] выставить
   *[you] выставьте
} { eh-count-monsters } { $whom }
eh-spawn-monster = { $who ->
    [each] выставляет
    [bare] выставить
   *[you] выставьте
} { $name_acc } { $whom }
eh-ambush = { $who ->
    [each] вступает
    [bare] вступить
   *[you] вступите
} в бой с монстром из засады
eh-ambush-by = { $who ->
    [each] вступает
    [bare] вступить
   *[you] вступите
} в бой { $name_with } из засады
eh-encounter-it = { $who ->
    [it] вступает с ним в бой
    [each] вступает в бой с этим монстром
    [bare] вступить в бой с этим монстром
   *[you] вступите в бой с этим монстром
}
eh-encounter-here = { $who ->
    [each] вступает в бой с каждым монстром в своей локации, в любом порядке
    [bare] вступить в бой с каждым монстром в своей локации, в любом порядке
   *[you] вступите в бой с каждым монстром в своей локации, в любом порядке
}
eh-encounter-epic = { $who ->
    [each] вступает
    [bare] вступить
   *[you] вступите
} в бой с эпическим монстром
eh-it-loses = { $it ->
    [target] теряет { eh-count-health }
   *[other] { $who ->
        [it] теряет { eh-count-health }
        [each] отнимает { $it ->
            [monster] у него
           *[other] у этого монстра
        } { eh-count-health }
        [bare] отнять { $it ->
            [monster] у него
           *[other] у этого монстра
        } { eh-count-health }
       *[you] отнимите { $it ->
            [monster] у него
           *[other] у этого монстра
        } { eh-count-health }
    }
}
eh-it-loses-instead = { $it ->
    [target] вместо этого теряет { eh-count-health }
   *[other] { $who ->
        [it] вместо этого теряет { eh-count-health }
        [bare] вместо этого отнять у него { eh-count-health }
       *[you] вместо этого отнимите у него { eh-count-health }
    }
}
eh-it-recovers = { $who ->
    [it] восстанавливает всё здоровье
   *[you] { $it ->
        [monster] он
       *[other] этот монстр
    } восстанавливает всё здоровье
}
eh-it-recovers-some = { $who ->
    [it] восстанавливает { eh-count-health }
   *[you] { $it ->
        [monster] он
       *[other] этот монстр
    } восстанавливает { eh-count-health }
}
eh-defeat-it = { $who ->
    [it] считается побеждённым
    [each] побеждает { $it ->
        [monster] его
       *[other] этого монстра
    }
    [bare] победить { $it ->
        [monster] его
       *[other] этого монстра
    }
   *[you] победите { $it ->
        [monster] его
       *[other] этого монстра
    }
}
eh-move-it = { $who ->
    [it] перемещается { $whom }
    [each] перемещает { $it ->
        [monster] его
       *[other] этого монстра
    } { $whom }
    [bare] переместить { $it ->
        [monster] его
       *[other] этого монстра
    } { $whom }
   *[you] переместите { $it ->
        [monster] его
       *[other] этого монстра
    } { $whom }
}
eh-move-it-toward = { $who ->
    [it] перемещается на { eh-count-spaces } в сторону { $whom_gen }
    [each] перемещает { $it ->
        [monster] его
       *[other] этого монстра
    } на { eh-count-spaces } в сторону { $whom_gen }
    [bare] переместить { $it ->
        [monster] его
       *[other] этого монстра
    } на { eh-count-spaces } в сторону { $whom_gen }
   *[you] переместите { $it ->
        [monster] его
       *[other] этого монстра
    } на { eh-count-spaces } в сторону { $whom_gen }
}
eh-move-monster = { $who ->
    [each] перемещает
    [bare] переместить
   *[you] переместите
} этого монстра { $whom }
eh-discard-monster = { $who ->
    [each] сбрасывает
    [bare] сбросить
   *[you] сбросьте
} этого монстра
eh-reckon-it = { $who ->
    [it] исполняет свою расплату
    [each] исполняет его расплату
    [bare] исполнить его расплату
   *[you] исполните его расплату
}
eh-look-gates = { $who ->
    [each] смотрит
    [bare] посмотреть
   *[you] посмотрите
} двое верхних врат стопки: одни { $who ->
    [each] возвращает
    [bare] вернуть
   *[you] верните
} наверх, другие { $who ->
    [each] кладёт
    [bare] положить
   *[you] положите
} под низ

## Жетоны, тайны, слухи

eh-tokens-this = { $who ->
    [each] кладёт
    [bare] положить
   *[you] положите
} { eh-count-tokens } { eh-this-on }
eh-take-tokens = { $who ->
    [each] снимает
    [bare] снять
   *[you] снимите
} { eh-this-off } { eh-count-tokens }
eh-tokens-there = { eh-verb-put }{ eh-count-tokens } { $whom }
eh-token-here-this = { $who ->
    [each] кладёт
    [bare] положить
   *[you] положите
} жетон Древних из { $who ->
    [each] своей
   *[you] вашей
} локации { eh-this-on }
eh-tokens-omen = { $who ->
    [each] кладёт
    [bare] положить
   *[you] положите
} { eh-count-tokens } на зелёное деление знамения
eh-take-omen = { $who ->
    [each] снимает
    [bare] снять
   *[you] снимите
} { eh-count-tokens } с зелёного деления знамения
eh-gate-here-this = { $who ->
    [each] кладёт
    [bare] положить
   *[you] положите
} врата из { $who ->
    [each] своей
   *[you] вашей
} локации { eh-this-on }
eh-gate-this = { $who ->
    [each] кладёт
    [bare] положить
   *[you] положите
} { eh-this-on } врата, продвинувшие безысходность, а если их нет — врата из стопки
eh-it-this = { $who ->
    [each] кладёт
    [bare] положить
   *[you] положите
} { $it ->
    [gate] эти врата
    [clue] эту улику
    [monster] этого монстра
   *[other] этот жетон
} { eh-this-on }
eh-mystery-token = { $who ->
    [each] кладёт
    [bare] положить
   *[you] положите
} жетон тайны { $whom }
eh-advance-mystery = { $who ->
    [each] продвигает
    [bare] продвинуть
    [it] { $it ->
        [gate] продвигают
       *[other] продвигает
    }
   *[you] продвиньте
} тайну на { $n ->
    [one] { $n }
    [few] { $n }
    [many] { $n }
   *[other] столько делений, { $n_as }
}
eh-lose-mystery = { $who ->
    [each] замешивает
    [bare] замешать
   *[you] замешайте
} 1 разгаданную тайну обратно в колоду тайн
eh-solve = { $who ->
    [each] завершает
    [bare] завершить
   *[you] завершите
} этот слух
eh-solve-it = { $who ->
    [each] завершает
    [bare] завершить
   *[you] завершите
} его
eh-draw-rumor = { $who ->
    [each] берёт
    [bare] взять
   *[you] возьмите
} случайный слух из коробки и { $who ->
    [each] разыгрывает
    [bare] разыграть
   *[you] разыграйте
} его
eh-draw-mythos = { $who ->
    [each] вытягивает
    [bare] вытянуть
   *[you] вытяните
} и { $who ->
    [each] разыгрывает
    [bare] разыграть
   *[you] разыграйте
} ещё одну карту мифа
eh-lose-expedition = { $who ->
    [each] убирает
    [bare] убрать
   *[you] уберите
} в коробку все карты активной экспедиции
eh-shuffle-expeditions = { $who ->
    [each] перемешивает
    [bare] перемешать
   *[you] перемешайте
} колоду экспедиций

## Ход дел

eh-more-dice = в следующей проверке { $who ->
    [each] прибавляет
    [bare] прибавить
   *[you] прибавьте
} { eh-count-dice }
eh-research-dice = в каждой проверке этого поискового контакта { $who ->
    [each] прибавляет
    [bare] прибавить
   *[you] прибавьте
} { eh-count-dice }
eh-fewer-dice = в следующей проверке { $who ->
    [each] убирает
    [bare] убрать
   *[you] уберите
} { eh-count-dice }, но не последний
eh-clues-buy = в следующей проверке { $who ->
    [each] может
    [bare] можно
   *[you] можете
} тратить улики: каждая добавит 1 успех
eh-sanity-buys = в следующей проверке { $who ->
    [each] может
    [bare] можно
   *[you] можете
} тратить рассудок: каждая единица добавит 1 кубик
eh-continue = { $who ->
    [each] переходит
    [bare] перейти
   *[you] перейдите
} к части «{ $word ->
    [pass] Успех
   *[fail] Провал
}»
eh-other-world = { $who ->
    [each] разыгрывает
    [bare] разыграть
   *[you] разыграйте
} контакт в Ином мире
eh-other-world-rumor = { $who ->
    [each] разыгрывает
    [bare] разыграть
   *[you] разыграйте
} контакт в Ином мире; закрытие врат в нём завершает этот слух
eh-special = { $who ->
    [each] разыгрывает
    [bare] разыграть
   *[you] разыграйте
} особый контакт
eh-encounter-of = { $who ->
    [each] разыгрывает
    [bare] разыграть
   *[you] разыграйте
} контакт из колоды «{ $name }»
eh-win = { $who ->
    [each] сыщики побеждают
    [bare] победить
   *[you] сыщики побеждают
}
eh-lose-game = { $who ->
    [each] сыщики проигрывают
    [bare] проиграть
   *[you] сыщики проигрывают
}
eh-aim = { $who ->
    [each] выбирает
    [bare] выбрать
   *[you] выберите
} цель — { $whom_one }
eh-discard-target = { $who ->
    [each] сбрасывает
    [bare] сбросить
   *[you] сбросьте
} цель
eh-research-target = { $who ->
    [each] разыгрывает
    [bare] разыграть
   *[you] разыграйте
} поисковый контакт с этой уликой, словно { $who ->
    [each] он
   *[you] вы
} в её локации и монстров там нет
eh-prevent = { $who ->
    [each] уменьшает
    [bare] уменьшить
   *[you] уменьшите
} эту потерю на { $n ->
    [one] { $n }
    [few] { $n }
    [many] { $n }
   *[other] { $n_acc }
}
eh-prevent-instead = вместо этого { $who ->
    [each] уменьшает
    [bare] уменьшить
   *[you] уменьшите
} потерю на { $n ->
    [one] { $n }
    [few] { $n }
    [many] { $n }
   *[other] { $n_acc }
}
eh-prevent-damage = { $who ->
    [each] предотвращает
    [bare] предотвратить
   *[you] предотвратите
} весь урон
eh-pass-monsters = { $who ->
    [each] выбирает
    [bare] выбрать
   *[you] выберите
} контакт, словно { $who ->
    [each] в его
   *[you] в вашей
} локации нет монстров
eh-add-strength = { $who ->
    [each] получает
    [bare] получить
   *[you] получите
} +{ $n } к силе в этом бою
eh-add-strength-instead = вместо этого { $who ->
    [each] получает
    [bare] получить
   *[you] получите
} +{ $n } к силе в этом бою
eh-let-reroll = { $who ->
    [each] может перебросить
    [bare] перебросить
   *[you] можете перебросить
} { eh-count-dice } проверки силы в этом бою
eh-skip-encounter = { $who ->
    [each] пропускает
    [bare] пропустить
   *[you] пропустите
} следующий контакт
eh-turn = { $who ->
    [each] тратит
    [bare] потратить
   *[you] потратьте
} любое число здоровья и { $who ->
    [each] восстанавливает
    [bare] восстановить
   *[you] восстановите
} столько же рассудка, или наоборот
eh-reimprove = { $who ->
    [each] тратит
    [bare] потратить
   *[you] потратьте
} любое число жетонов улучшения и { $who ->
    [each] улучшает
    [bare] улучшить
   *[you] улучшите
} столько же навыков на выбор
eh-take-left = { $who ->
    [each] забирает
    [bare] забрать
   *[you] заберите
} всё имущество этого сыщика
eh-bury = { $who ->
    [each] убирает
    [bare] убрать
   *[you] уберите
} его фишку с поля
eh-forget-fallen = { $who ->
    [each] сбрасывает
    [bare] сбросить
   *[you] сбросьте
} имущество побеждённых сыщиков (их самих { $who ->
    [each] возвращает
    [bare] вернуть
   *[you] верните
} в коробку)

## Свойства

# $title — когда или чем, $text — что тогда.
eh-ability-line = { $title }: { $text }
eh-ability-once = { $title }, раз в раунд
# $does — что он делает.
eh-ability-here = { $moment ->
    [rest] Когда сыщик в вашей локации отдыхает, он { $does }.
   *[other] { $title }: сыщик в вашей локации { $does }.
}
eh-ability-any-skill = любой навык
    .gen = любого навыка
    .dat = любому навыку
    .acc = любой навык
# При чём помогает; часть других сообщений.
eh-ability-during = { $during ->
    [combat] {" "}в бою
    [spell] {" "}для заклинаний
    [acquire] {" "}ради приобретения активов
    [other-world] {" "}в Иных мирах
    [not-other-world] {" "}вне Иных миров
   *[always] {""}
}
eh-ability-bonus = { $n } к { $skill_dat }{ eh-ability-during }{ $once ->
    [yes] , раз в раунд
   *[no] {""}
}.
eh-ability-bonus-price = Можете { $price }, чтобы получить { $n } к { $skill_dat }{ $during ->
    [combat] {" "}в этом бою
   *[always] { eh-ability-during }
}.
eh-ability-bonus-price-both = Можете { $price }, чтобы получить { $n } к { $skill_dat } и { $n } к { $also_dat } в этом бою.
eh-ability-dice = { $whose ->
    [here] Каждый сыщик в вашей локации бросает
   *[owner] Вы бросаете
} на { $n ->
    [one] { $n } кубик
    [few] { $n } кубика
   *[other] { $n } кубиков
} больше при проверках { $skill_gen }{ eh-ability-during }{ $where ->
    [some] , пока вы { $terrain_in }
   *[any] {""}
}.
eh-ability-dice-once = Раз в раунд { $whose ->
    [here] сыщик в вашей локации может
   *[owner] можете
} бросить на { $n ->
    [one] { $n } кубик
    [few] { $n } кубика
   *[other] { $n } кубиков
} больше при проверке { $skill_gen }{ eh-ability-during }.
eh-ability-reroll = { $once ->
    [yes] Раз в раунд { $whose ->
        [here] сыщик в вашей локации может
       *[owner] можете
    }
   *[no] { $whose ->
        [here] Сыщик в вашей локации может
       *[owner] Можете
    }
} перебросить { $n ->
    [0] любое число кубиков
    [one] { $n } кубик
    [few] { $n } кубика
   *[other] { $n } кубиков
} при проверке { $skill_gen }{ eh-ability-during }.
eh-ability-reroll-price = { $once ->
    [yes] Раз в раунд { $whose ->
        [here] сыщик в вашей локации может
       *[owner] можете
    }
   *[no] { $whose ->
        [here] Сыщик в вашей локации может
       *[owner] Можете
    }
} { $price }, чтобы перебросить { $n ->
    [0] любое число кубиков
    [one] { $n } кубик
    [few] { $n } кубика
   *[other] { $n } кубиков
} при проверке { $skill_gen }{ eh-ability-during }.
eh-ability-raise = { $once ->
    [yes] Раз в раунд можете
   *[no] Можете
} прибавить { $n } к значению одного кубика при проверке { $skill_gen }{ eh-ability-during }.
eh-ability-sixes = При проверке { $skill_gen }{ eh-ability-during } каждая 6 считается за 2 успеха.
eh-ability-prevent = { $once ->
    [yes] Раз в раунд, когда
   *[no] Когда
} { $whose ->
    [here] сыщик в вашей локации теряет
   *[owner] вы теряете
} { $pool ->
    [health] здоровье
   *[sanity] рассудок
}{ $during ->
    [spell] {" "}из-за своего заклинания
   *[always] {""}
}, { $n ->
    [0] потеря отменяется
   *[other] потеря уменьшается на { $n }
}.
eh-ability-prevent-price = { $once ->
    [yes] Раз в раунд, когда
   *[no] Когда
} { $whose ->
    [here] сыщик в вашей локации теряет
   *[owner] вы теряете
} { $pool ->
    [health] здоровье
   *[sanity] рассудок
}{ $during ->
    [spell] {" "}из-за своего заклинания
   *[always] {""}
}, можете { $price }, чтобы { $n ->
    [0] отменить эту потерю
   *[other] уменьшить эту потерю на { $n }
}.
# Что меняет сами правила.
eh-ability-never-delayed = Вас нельзя задержать против вашей воли.
eh-ability-never-detained = Вы не получаете состояние «Заключение» против своей воли.
eh-ability-rests-for-more-health = Отдыхая, восстановите на 1 здоровье больше.
eh-ability-rests-for-more-sanity = Отдыхая, восстановите на 1 рассудок больше.
eh-ability-softens-damage = Урон монстров, с которыми вы бьётесь, меньше на 1, но не ниже 1.
eh-ability-calms-horror = Ужас монстров, с которыми вы бьётесь, равен 1.
eh-ability-passes-monsters = В фазу контактов можете выбрать контакт, словно в вашей локации нет монстров.
eh-ability-cheaper-clues = Раз в раунд можете потратить на 1 улику меньше, чем требуется.
eh-ability-sanity-for-clues = Раз в раунд можете потратить 1 рассудок вместо 1 улики.
eh-ability-clue-rerolls-two = Когда сыщик в вашей локации тратит улику на переброс, он может перебросить до 2 кубиков.
eh-ability-shares-purchases = Когда вы приобретаете активы, любые из них могут взять другие сыщики.
eh-ability-improves-twice = Улучшив навык, можете тут же улучшить его ещё раз.
eh-ability-reads-conditions = Раз в раунд, когда другой сыщик получает состояние, кроме подтипа «Обычное», можете посмотреть его обратную сторону и получить 1 улику.
eh-ability-blessed = В ваших проверках 4, 5 и 6 — успехи. Если вы снова получаете это состояние, вместо этого переверните эту карту; если получаете «Проклятие», вместо этого сбросьте эту карту.
eh-ability-cursed = В ваших проверках успех — только 6. Если вы снова получаете это состояние, вместо этого переверните эту карту; если получаете «Благословение», вместо этого сбросьте эту карту.
eh-ability-cannot-move = Вы не можете перемещаться.
eh-ability-cannot-act = Вы не можете выполнять действия, кроме местного действия этой карты.
eh-ability-nobody-rests = Сыщики не могут отдыхать.
eh-ability-gates-stay-open = Врата нельзя закрыть.
eh-ability-no-reserve = В резерв не выкладывают карты.
eh-ability-no-expeditions = Экспедиционных контактов нет.
eh-ability-no-clue-rerolls = В этом бою улики нельзя тратить на переброс.
eh-ability-no-more-encounter = Победив этого монстра в бою, вы не получаете ещё одного контакта.
eh-ability-failed-will-ends-combat = При провале проверки воли проверки силы не будет.
eh-ability-will-hurts-it = При успехе проверки воли этот монстр теряет столько здоровья, сколько выпало успехов.
eh-ability-invulnerable-until-solved = Этот монстр не теряет здоровья, пока не разгаданы 3 тайны.
eh-ability-horror-to-sheet = Рассудок, потерянный при проверке воли, кладут на лист Древнего.
eh-ability-physical-resistance = Против этого монстра действуют бонусы только заклинаний и магического имущества.
eh-ability-magical-resistance = Против этого монстра не действуют бонусы заклинаний и магического имущества.
eh-ability-cultist = Всё об этом монстре написано на листе Древнего.
# Что стоит в начале строки.
eh-ability-title-action = Действие
eh-ability-title-local-action = Местное действие
eh-ability-title-gained = При получении
eh-ability-title-gained-from-deck = При получении из колоды
eh-ability-title-rest = Отдых
eh-ability-title-reckoning = Расплата
eh-ability-title-spawned = Появление
eh-ability-title-before-will = Перед проверкой воли
eh-ability-title-after-will = После проверки воли
eh-ability-title-failed-will = При провале проверки воли
eh-ability-title-before-strength = Перед проверкой силы
eh-ability-title-failed-strength = При провале проверки силы
eh-ability-title-hurt = Потеря здоровья при проверке силы
eh-ability-title-defeated-in-combat = { $of ->
    [monster] Победа над этим монстром в бою
   *[card] Победа над монстром в бою
}
eh-ability-title-defeated = Победа над этим монстром
eh-ability-title-closed-gate = Закрытие врат
eh-ability-title-researched = После поискового контакта
eh-ability-title-improved = Улучшение навыка
eh-ability-title-entered-play = При входе в игру
eh-ability-title-encounter-instead = Вместо контакта
eh-ability-title-action-phase = Фаза действий
eh-ability-title-omen-green = Знамение на зелёном делении
eh-ability-title-moved-onto-token = Перемещение в локацию с жетоном Древних
eh-ability-title-defeated-on-rumor = Победа над монстром в локации слуха
eh-ability-title-epic-defeated = Победа над эпическим монстром
eh-ability-title-cast-action = Действие
eh-ability-title-cast-encounter-phase = Фаза контактов
eh-ability-title-cast-combat = Бой
eh-ability-title-cast-would-lose-health = Когда сыщик теряет здоровье, раз в раунд
eh-ability-title-cast-would-lose-sanity = Когда сыщик теряет рассудок, раз в раунд
eh-ability-title-begins = В начале партии
eh-ability-title-crippled = Увечье
eh-ability-title-insane = Безумие
eh-ability-title-setup = Подготовка
eh-ability-title-awakens = Пробуждение
eh-ability-title-doom = Вместо продвижения безысходности
eh-ability-title-wins = Последняя тайна
eh-ability-title-lead = Ведущий сыщик
eh-ability-title-reckoning-lead = Расплата, ведущий сыщик
eh-ability-title-runs-out = Когда жетонов не осталось
eh-ability-title-pass = Успех
eh-ability-title-fail = Провал
eh-ability-title-research = После поискового контакта
eh-ability-title-closed-matching-gate = Закрытие врат с символом знамения
eh-ability-title-encounter-on-mystery-token = Контакт в локации с жетоном тайны
eh-ability-title-encounter-on-token = Контакт в локации с жетоном Древних
eh-ability-title-defeated-non-epic = Победа над неэпическим монстром
eh-ability-title-passed-spell = Успешная проверка заклинания
eh-ability-title-encounter = Контакт { $place_in }
eh-ability-title-encounter-expedition = Контакт в локации активной экспедиции
# Жетоны и отложенное.
eh-ability-tokens = Положите на эту карту { $n ->
    [one] { $n } жетон Древних
    [few] { $n } жетона Древних
   *[other] { $n } жетонов Древних
}.
eh-ability-rumor = Положите жетон слуха { $place_into }.
eh-ability-set-aside = Отложите { $n ->
    [one] { $n } { $monster_acc }
   *[other] { $n } { $monster_many }
}.
eh-ability-solved = { $counts ->
    [epic] Тайна разгадана, когда этот эпический монстр побеждён.
    [clues] Тайна разгадана в конце фазы мифа, если улик на ней не меньше { $needs ->
        [half-investigators] половины числа сыщиков
        [twice-investigators] удвоенного числа сыщиков
        [one] 1
       *[investigators] числа сыщиков
    }.
    [tokens] Тайна разгадана в конце фазы мифа, если жетонов Древних на ней не меньше { $needs ->
        [half-investigators] половины числа сыщиков
        [twice-investigators] удвоенного числа сыщиков
        [one] 1
       *[investigators] числа сыщиков
    }.
    [gates] Тайна разгадана в конце фазы мифа, если врат на ней не меньше { $needs ->
        [half-investigators] половины числа сыщиков
        [twice-investigators] удвоенного числа сыщиков
        [one] 1
       *[investigators] числа сыщиков
    }.
   *[toughness] Тайна разгадана в конце фазы мифа, если общая стойкость монстров на ней не меньше { $needs ->
        [half-investigators] половины числа сыщиков
        [twice-investigators] удвоенного числа сыщиков
        [one] 1
       *[investigators] числа сыщиков
    }.
}
