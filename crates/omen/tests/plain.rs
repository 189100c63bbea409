//! The table line by line, as a screen reader or a script gets it.

#![allow(clippy::unwrap_used)] // test helpers are tests too

mod ground;

use duel::Duel;
use eldritch::Eldritch;
use ground::{fresh, said, text, with_input};
use kernel::registry::Titled;
use kernel::{Luck, Menu, Seed, Table};
use scene::{PromptView, Scene, Viewer};
use std::fs;
use std::path::{Path, PathBuf};

/// A saved game at the first matching question of a random game, with the question and the table as
/// the seat that is asked sees them.
fn saved<G: Titled>(
    name: &str,
    wanted: impl Fn(&PromptView, &Scene) -> bool,
) -> (PathBuf, PromptView, Scene) {
    let content = G::content().unwrap();
    for seed in 1..60 {
        let mut luck = Luck::from_number(seed);
        let (hash, seed) = (G::content_hash(), Seed::from_number(seed));
        let human = vec!["human".to_owned(); usize::from(G::usual_seats())];
        let mut table =
            Table::<G>::begin(content.clone(), &hash, &G::usual_setup(), &human, seed).unwrap();
        while let Some(asked) = table.asked() {
            let viewer = Viewer::Seat(asked.lead.0);
            let (prompt, scene) = (table.prompt(viewer).unwrap(), table.scene(viewer));
            if prompt.quiet.is_none() && wanted(&prompt, &scene) {
                let path = fresh(name);
                fs::write(&path, table.log_file().write()).unwrap();
                return (path, prompt, scene);
            }
            let mut menu = Menu::new();
            table.game().menu(&content, &mut menu);
            table.choose(asked.lead, *luck.pick(&menu)).unwrap();
        }
    }
    panic!("no random game reached such a question");
}

fn typed(game: &str, save: &Path, language: &str, input: &str) -> String {
    let args = ["play", game, "--plain", "--load", text(save), "--lang", language];
    let output = with_input(&args, input);
    assert!(output.status.success(), "{output:?}");
    said(&output)
}

fn times(heard: &str, words: &str) -> usize {
    heard.matches(words).count()
}

fn begun(name: &str, language: &str, input: &str) -> String {
    let save = fresh(name);
    let players = ["--players", "human,human", "--lang", language, "--save", text(&save)];
    said(&with_input(&[&["play", "duel", "--plain"], players.as_slice()].concat(), input))
}

#[test]
fn help_is_offered_once_and_asked_for_in_many_ways() {
    for (language, welcome, help, again) in [
        ("en", "“:help” lists what you can type", "look rules up", "Asked now: Sleeper."),
        ("ru", "«:help» расскажет", "поиск по правилам", "Сейчас спрашивают: Спящий."),
    ] {
        let heard = begun("help.log", language, "start arctica\nhelp\n?\n:help\nПомощь\n:h\n");
        assert_eq!(times(&heard, welcome), 1, "{heard}");
        assert_eq!(times(&heard, help), 5, "{heard}");
        assert_eq!(times(&heard, again), 5, "{heard}");
        assert_eq!(times(&heard, "[summon wizard kalahari]"), 1, "printed once: {heard}");
    }
}

#[test]
fn the_seat_that_is_asked_hears_what_it_has() {
    for (language, line) in [
        ("en", "\nSleeper: Power 8, Doom 0, Gates 1, Cost of the Ritual "),
        ("ru", "\nСпящий: Энергия 8, Очки судьбы 0, Врата 1, Цена ритуала "),
    ] {
        let heard = begun("figures.log", language, "start arctica\n");
        assert_eq!(times(&heard, line), 1, "{heard}");
    }
    let has = |prompt: &PromptView, scene: &Scene| {
        scene.sheets.iter().any(|sheet| sheet.seat == prompt.lead && sheet.meters.len() > 1)
    };
    let (save, _, _) = saved::<Eldritch>("health.log", has);
    for (language, health, sanity, clues) in
        [("en", "ealth ", "anity ", "clue"), ("ru", "доровье ", "ассудок ", "улик")]
    {
        let heard = typed("eldritch", &save, language, "");
        let own = heard.lines().find(|line| line.contains(health) && line.contains(sanity));
        let own = own.unwrap_or_else(|| panic!("{heard}"));
        assert!(own.contains(clues) && own.contains('/'), "{own}");
    }
}

#[test]
fn answers_tell_their_odds() {
    let forecast = |prompt: &PromptView| {
        let mut all = prompt.options.iter().filter_map(|option| option.forecast.as_ref());
        all.find(|forecast| !forecast.odds.is_empty()).cloned()
    };
    let duel = saved::<Duel>("odds-duel.log", |prompt, _| forecast(prompt).is_some());
    let eldritch = saved::<Eldritch>("odds-eldritch.log", |prompt, _| forecast(prompt).is_some());
    for (game, (save, prompt, _)) in [("duel", duel), ("eldritch", eldritch)] {
        let (_, odds) = forecast(&prompt).unwrap().odds[0].clone();
        for (language, mark, dice) in [("en", '.', "Dice: "), ("ru", ',', "Кубики: ")] {
            let heard = typed(game, &save, language, "");
            let percent = format!("{}{mark}{} %", odds / 10, odds % 10);
            let told = |line: &str| line.contains(&percent) && line.contains(dice);
            assert!(heard.lines().any(told), "{percent} in {heard}");
        }
    }
}

#[test]
fn dice_on_the_table_are_listed_with_what_they_count_as() {
    let lie = |_: &PromptView, scene: &Scene| {
        scene.dice.iter().any(|roll| roll.faces.contains(&6) && roll.faces.contains(&1))
    };
    let duel = saved::<Duel>("dice-duel.log", lie).0;
    let eldritch = saved::<Eldritch>("dice-eldritch.log", lie).0;
    for (game, save, language, words) in [
        ("duel", &duel, "en", ["Dice, ", "6 (kill)", "1 (miss)"]),
        ("duel", &duel, "ru", ["Кубики, ", "6 (", "1 ("]),
        ("eldritch", &eldritch, "en", ["Dice, ", "6 (success)", "1 (miss)"]),
        ("eldritch", &eldritch, "ru", ["Кубики, ", "6 (успех)", "1 ("]),
    ] {
        let heard = typed(game, save, language, "");
        let told = |line: &str| words.iter().all(|word| line.contains(word));
        assert!(heard.lines().any(told), "{words:?} in {heard}");
    }
}

#[test]
fn rights_are_named_once_and_listed_on_request() {
    let (save, prompt, _) = saved::<Duel>("rights.log", |prompt, _| prompt.rights.len() > 1);
    for (language, heading) in [("en", "At any time"), ("ru", "В любой момент")] {
        let heard = typed("duel", &save, language, ":options\n\n:why\n:options\n");
        let asked = typed("duel", &save, language, ":rights\n");
        assert_eq!(times(&heard, heading), 1, "{heard}");
        let numbers = prompt.options.len() + 1..;
        for (n, right) in numbers.zip(&prompt.rights) {
            let choice = format!("[{}]", right.choice);
            assert_eq!(times(&heard, &choice), 1, "{heard}");
            assert_eq!(times(&asked, &choice), 2, "{asked}");
            let listed = |line: &str| {
                line.trim_start().starts_with(&format!("{n}. ")) && line.ends_with(&choice)
            };
            assert!(asked.lines().any(listed), "{n}: {asked}");
        }
        let first = prompt.options.first().unwrap();
        assert_eq!(times(&heard, &format!("[{}]", first.choice)), 3, "{heard}");
    }
    let chosen = (prompt.options.len() + 1).to_string();
    let before = fs::read_to_string(&save).unwrap();
    typed("duel", &save, "en", &format!("{chosen}\n"));
    let after = fs::read_to_string(&save).unwrap();
    assert!(after.len() > before.len(), "a right is taken by its number");
}

#[test]
fn a_refused_choice_repeats_what_is_asked() {
    for (language, refused, asked) in [
        ("en", "Refused", "Asked now: Sleeper. What do you do?"),
        ("ru", "Нельзя", "Сейчас спрашивают: Спящий. Что вы сделаете?"),
    ] {
        let heard = begun("else.log", language, "start arctica\nstart antarctica\n:dance\n");
        let refusal = heard.lines().position(|line| line.contains("[CWD-")).unwrap();
        let next = heard.lines().nth(refusal + 1).unwrap();
        assert_eq!(next, asked, "{refused}: {heard}");
        assert_eq!(times(&heard, asked), 2, "{heard}");
        assert_eq!(times(&heard, "[summon wizard kalahari]"), 1, "{heard}");
        assert!(heard.contains(":dance"), "{heard}");
    }
}
