use eldritch::rules::setup::Setup;
use eldritch::Eldritch;
use kernel::registry::Titled;
use kernel::{Game, Luck, Seed, Shown, Table};
use scene::Viewer;

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let (seed, wanted, nth): (u64, &str, usize) = (args[1].parse().unwrap(), &args[2], args[3].parse().unwrap());
    let content = Eldritch::content().unwrap();
    let setup = Setup { investigators: 4, ancient_one: Some(args[4].clone()), ..Setup::default() };
    let mut table: Table<Eldritch> = Table::begin(content.clone(), "x", &setup, &[], Seed::from_number(seed)).unwrap();
    let mut luck = Luck::from_number(seed);
    let mut found = 0;
    loop {
        let Some(asked) = table.asked() else { break };
        let viewer = Viewer::Seat(asked.lead.0);
        let prompt = table.prompt(viewer).unwrap();
        if prompt.question.key.contains(wanted) {
            found += 1;
            if found == nth {
                break;
            }
        }
        let mut menu = kernel::Menu::new();
        table.game().menu(&content, &mut menu);
        let choice = Eldritch::write(&content, *luck.pick(&menu));
        table.choose_text(asked.lead, &choice).unwrap();
    }
    let viewer = table.asked().map_or(Viewer::Public, |asked| Viewer::Seat(asked.lead.0));
    let log = table.told(viewer, Some(table.len().saturating_sub(25)));
    let fixture = serde_json::json!({ "scene": table.scene(viewer), "prompt": table.prompt(viewer), "log": log });
    println!("{}", serde_json::to_string_pretty(&fixture).unwrap());
}
