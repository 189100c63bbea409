use eldritch::content::{base, read};
use eldritch::event::Of;
use eldritch::rules::setup::Setup;
use eldritch::state::Thing;
use eldritch::{Choice, Eldritch};
use kernel::{Events, Game, Luck, Menu, Waiting};

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let arg = |n: usize, d: &str| args.get(n).cloned().unwrap_or(d.to_owned());
    let players: u8 = arg(1, "4").parse().unwrap();
    let seed: u64 = arg(3, "1").parse().unwrap();
    let c = read(&base()).unwrap();
    let setup =
        Setup { investigators: players, ancient_one: Some(arg(2, "azathoth")), ..Setup::default() };
    let mut luck = Luck::from_number(seed);
    let mut game = Eldritch::begin_quietly(&setup, &c).unwrap();
    let mut out: Events<eldritch::Event> = Events::heard();
    let mut menu: Menu<Choice> = Menu::new();
    let mut opinions = Vec::new();
    loop {
        let (said, _) = out.take();
        for e in said {
            let of = match e.of {
                Of::Nothing => String::new(),
                Of::Thing(Thing::Asset(a)) => c.asset(a).id.clone(),
                Of::Thing(Thing::Artifact(a)) => c.artifact(a).id.clone(),
                Of::Thing(Thing::Spell(a)) => c.spell(a).id.clone(),
                Of::Thing(Thing::Condition(a)) => c.condition(a).id.clone(),
                Of::Monster(m) => c.monster(m).id.clone(),
                Of::Mythos(m) => c.mythos_card(m).id.clone(),
                Of::Mystery(m) => c.ancient(game.ancient).deck[m.0 as usize].id.clone(),
                Of::Sheet(m) => c.sheet(m).id.clone(),
                other => format!("{other:?}"),
            };
            let at = e.place.map_or(String::new(), |p| format!("@{}", c.place(p).id));
            println!(
                "    {} {} {} {} n={} {:?}",
                e.who.map_or("-".into(), |w| format!("p{}", w + 1)),
                e.what.word(),
                of,
                at,
                e.n,
                e.dice.as_slice()
            );
            if e.what.word() == "round" {
                println!(
                    "--- doom {} omen {} solved {} gates {:?} monsters {}",
                    game.doom,
                    game.omen,
                    game.solved_count(),
                    game.gates_on_board().map(|p| c.place(p).id.as_str()).collect::<Vec<_>>(),
                    game.monsters().count()
                );
                println!(
                    "--- clues on {:?} mystery {:?} exp {:?}",
                    (0..c.places.len())
                        .filter(|p| !game.places[*p].clues.is_empty())
                        .map(|p| c.places[p].id.as_str())
                        .collect::<Vec<_>>(),
                    game.mystery.as_ref().map(|m| (
                        c.ancient(game.ancient).deck[m.card.0 as usize].id.as_str(),
                        m.count,
                        m.clues.len(),
                        m.gates.len()
                    )),
                    game.expedition.map(|p| &c.place(p).id)
                );
                for (n, it) in game.seats.iter().enumerate() {
                    if it.sheet.0 < 100 {
                        println!(
                            "--- p{} {} {:?} {} h{} s{} clues {} tickets {:?} assets {:?} spells {} cond {:?} imp {:?}",
                            n + 1,
                            c.sheet(it.sheet).id,
                            it.standing,
                            c.place(it.place).id,
                            it.health,
                            it.sanity,
                            it.clues.len(),
                            it.tickets,
                            it.assets.iter().map(|a| c.asset(a).id.as_str()).collect::<Vec<_>>(),
                            it.spells.len(),
                            it.conditions
                                .iter()
                                .map(|a| c.condition(a.card).id.as_str())
                                .collect::<Vec<_>>(),
                            it.improved
                        );
                    }
                }
            }
        }
        match game.waiting() {
            Waiting::Over => break,
            Waiting::Chance(r) => {
                let o = r.answer(&mut luck, |i| game.card_at(&c, i));
                game.chance(&c, &o, &mut out).unwrap();
            }
            Waiting::Choice(asked) => {
                menu.clear();
                game.menu(&c, &mut menu);
                opinions.clear();
                game.judge(&c, asked.lead, &menu, &mut opinions);
                let best =
                    (0..menu.len()).max_by(|a, b| opinions[*a].total_cmp(&opinions[*b])).unwrap();
                let mut all: Vec<(f32, String)> = menu
                    .iter()
                    .zip(&opinions)
                    .map(|(ch, o)| (*o, eldritch::choice::write(&c, *ch)))
                    .collect();
                all.sort_by(|a, b| b.0.total_cmp(&a.0));
                let text: Vec<String> =
                    all.iter().take(9).map(|(o, t)| format!("{t} {o:.1}")).collect();
                if menu.len() > 1 {
                    println!(
                        "  p{} {}: {}",
                        asked.lead.0 + 1,
                        format!("{:?}", game.top()).chars().take(40).collect::<String>(),
                        text.join(" | ")
                    );
                }
                game.apply(&c, asked.lead, menu[best], &mut out);
            }
        }
    }
    println!("{:?}", game.outcome());
}
