//! Everything it says has words in both languages, and every word is said.

use bots::any_policy;
use kernel::registry::{AnyTable, Title as _, TitleOf, Titled as _};
use kernel::{Luck, Seat, Seed, Shown as _};
use lanterns::Lanterns;
use scene::Viewer;
use serde_json::json;
use voice::Proofreader;

/// Lights what it can and walks towards the other keeper: at random it dawns before every lantern burns.
fn diligent(table: &dyn AnyTable, seat: Seat) -> String {
    let options = table.prompt(Viewer::Seat(seat.0)).unwrap().options;
    let mut walks = options.iter().filter(|option| option.group == "walk");
    let onward = if seat.0 == 0 { walks.next_back() } else { walks.next() };
    let light = options.iter().find(|option| option.group == "light");
    light.or(onward).unwrap().choice.to_string()
}

#[test]
fn what_is_said_has_words_in_both_languages_and_no_words_are_unused() {
    let mut reader = Proofreader::new(Lanterns::locales()).unwrap();
    reader.read_names(Lanterns::KEY, Lanterns::seat_keys());
    for number in 0..10 {
        let mut table =
            TitleOf::<Lanterns>::new().begin(&json!(null), &[], Seed::from_number(number)).unwrap();
        let mut bot = any_policy::<Lanterns>("random", Luck::from_number(number)).unwrap();
        while let Some(asked) = table.asked() {
            for viewer in [Viewer::Seat(0), Viewer::Seat(1)] {
                reader.read_all(&json!([table.scene(viewer), table.prompt(viewer)]));
            }
            let choice = match number % 2 {
                0 => bot.pick(&*table, asked.lead).unwrap(),
                _ => diligent(&*table, asked.lead),
            };
            table.choose(asked.lead, &choice).unwrap();
        }
        let told = table.told(Viewer::Public, None);
        reader.read_all(&json!([table.scene(Viewer::Public), told]));
    }
    assert_eq!(reader.verdict(), Ok(()));
    let unused = reader.unused().into_iter().filter(|key| key.contains("lanterns"));
    assert_eq!(unused.collect::<Vec<_>>(), Vec::<&str>::new());
}
