//! Games started under earlier rules: they go on, or their players are shown where they diverge and
//! go on from there. The tables and logs in `first-format` were written before logs had editions
//! and keyings, and must be opened by every later version.

use crate::ground::{Ground, ground, open, settings};
use duel::Duel;
use eldritch::Eldritch;
use kernel::Luck;
use kernel::log::LogFile;
use kernel::registry::Title;
use scene::Viewer;
use server::house::{GameEntry, House, Kind};
use server::wire::{At, RequestKind, TableInfo, TableStatus, ToServer};
use std::path::PathBuf;
use store::{Append, IdentityId, SecretHash, Status, Store, TableId};

/// A table of two people whose last input is no longer allowed.
async fn parted(ground: &Ground) -> (TableId, u64) {
    let table = ground.two("duel").await;
    let mut anna = ground.client(&ground.anna, &table, 0).await;
    let mut boris = ground.client(&ground.boris, &table, 1).await;
    let mut luck = Luck::from_number(4);
    for _ in 0..6 {
        let lead = anna.lead().unwrap();
        let client = if lead == 0 { &mut anna } else { &mut boris };
        client.say(|id| ToServer::Look { id, viewer: Viewer::Seat(lead) }).await.unwrap();
        let choice = client.any_choice(&mut luck).unwrap();
        client.choose(lead, &choice).await.unwrap();
        let at = ground.at(&table).await.seq;
        anna.until(|it| it.at.seq == at).await;
        boris.until(|it| it.at.seq == at).await;
    }
    let tip = ground.store.table(&table).await.unwrap().unwrap().tip;
    let n = tip.seq + 1;
    let seat = ["sleeper", "windwalker"][usize::from(anna.lead().unwrap())];
    // No one recruits where they have nothing at all.
    let choice = format!(r#"{{"n":{n},"seat":"{seat}","choose":"recruit nowhere","undo":"free"}}"#);
    let dice = format!(r#"{{"n":{},"dice":[3,5],"undo":"random"}}"#, n + 1);
    let append = Append {
        table: table.clone(),
        after: tip,
        entries: vec![choice, dice],
        asked: vec![0],
        status: Status::Running,
    };
    ground.store.append(append).await.unwrap();
    (table, tip.seq)
}

#[tokio::test]
async fn a_table_that_diverges_from_the_rules_is_played_on_when_all_agree() {
    let ground = ground().await;
    let (table, agrees) = parted(&ground).await;
    let (house, rehearsal) = open(&ground.store, settings()).await;
    assert_eq!(rehearsal.done().await.frozen.len(), 1);
    let info = house.info(Some(&ground.anna), &table).await.unwrap();
    assert_eq!(info.status, TableStatus::Frozen);
    let parting = info.parting.unwrap();
    assert_eq!((parting.at, parting.of), (agrees, agrees + 2));
    let rest = house.rest_of_log(&ground.boris, &table).await.unwrap();
    assert_eq!(rest.from, agrees);
    assert_eq!(rest.lines[0].text, "recruit nowhere");
    assert_eq!(rest.lines[1].dice, [3, 5]);

    let asked = house.play_on(&ground.anna, &table).await.unwrap();
    let request = asked.request.expect("Boris is asked");
    assert_eq!((request.what, request.waiting_for.as_slice()), (RequestKind::PlayOn, &[1][..]));
    assert_eq!(asked.status, TableStatus::Frozen);
    house.consent(&ground.boris, &table, request.id, true).await.unwrap();
    let info = house.info(Some(&ground.anna), &table).await.unwrap();
    assert_eq!((info.status, info.parting, info.frozen), (TableStatus::Running, None, None));
    play_one(&house, [&ground.anna, &ground.boris], &table).await;

    let kept = ground.store.undone(&table).await.unwrap();
    assert_eq!(kept.len(), 2, "what was dropped is kept");
    let (house, rehearsal) = open(&ground.store, settings()).await;
    assert_eq!(rehearsal.done().await.frozen, []);
    play_one(&house, [&ground.anna, &ground.boris], &table).await;
}

#[tokio::test]
async fn a_table_that_agrees_with_the_rules_does_not_diverge() {
    let ground = ground().await;
    let table = ground.alone("duel").await;
    let refused = ground.house.play_on(&ground.anna, &table).await.unwrap_err();
    assert_eq!(refused.kind, Kind::AlreadyStarted);
    assert_eq!(ground.house.rest_of_log(&ground.anna, &table).await.unwrap().lines, []);
}

/// Every seat that is asked takes the first option.
async fn play_one(house: &House, people: [&IdentityId; 2], table: &TableId) -> At {
    for who in people {
        let info = house.info(Some(who), table).await.unwrap();
        let mine = info.seats.iter().find(|it| it.mine && info.asked.contains(&it.seat));
        let Some(seat) = mine.map(|it| it.seat) else { continue };
        let view = house.view(Some(who), table, Some(Viewer::Seat(seat)), None).await.unwrap();
        let prompt = view.prompt.unwrap();
        if prompt.lead != seat {
            continue;
        }
        let choice = &prompt.options[0].choice;
        return house.choose(who, table, view.at, seat, choice).await.unwrap();
    }
    panic!("nobody is asked");
}

fn kept(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/first-format").join(name)
}

/// The cookies of Anna's and Boris's browsers.
const ANNA: &str = "c7a7595121abdb4a062060efb4f0e5e8b0063637c14111618826019ad00d9acc";
const BORIS: &str = "73eb25e3b12c73c89cc312b0ca7e2163b855ad16e947bb52a3463ad65ae5bfee";

fn both_games() -> Vec<GameEntry> {
    vec![GameEntry::of::<Duel>(&["random"]), GameEntry::of::<Eldritch>(&["random"])]
}

#[tokio::test]
async fn a_database_of_the_first_format_is_opened_and_every_game_in_it_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.db");
    std::fs::copy(kept("tables.db"), &file).unwrap();
    let store = Store::open(&format!("sqlite:{}", file.display())).await.unwrap();
    let by = async |secret: &str| {
        store.identity_by_secret(&SecretHash::of(secret)).await.unwrap().unwrap().id
    };
    let (anna, boris) = (by(ANNA).await, by(BORIS).await);
    let (house, rehearsal) = House::open(store, both_games(), settings()).await.unwrap();
    rehearsal.done().await;
    let tables = house.mine(&anna).await.unwrap();
    let titled = |title: &str| -> &TableInfo {
        tables.iter().find(|table| table.title == title).unwrap_or_else(|| panic!("{title}"))
    };
    assert_eq!(tables.len(), 6);
    assert_eq!(titled("Waiting").status, TableStatus::Waiting);
    for title in ["Done", "A short one"] {
        let table = TableId(titled(title).id.clone());
        let info = house.info(Some(&anna), &table).await.unwrap();
        assert_eq!(info.status, TableStatus::Finished, "{title}: a finished game stays finished");
        house.view(Some(&anna), &table, None, None).await.unwrap();
        let log = house.log(&anna, &table).await.unwrap();
        assert!(LogFile::read(&log).unwrap().entries.len() > 100);
    }
    for title in ["Evening", "The long way", "Taken back"] {
        let table = TableId(titled(title).id.clone());
        let info = house.info(Some(&anna), &table).await.unwrap();
        if info.status == TableStatus::Frozen {
            let parting = info.parting.expect("nothing is frozen without an offer");
            assert!(!parting.rules.is_empty() && parting.at < parting.of, "{title}: {parting:?}");
            let asked = house.play_on(&anna, &table).await.unwrap();
            if let Some(request) = asked.request {
                house.consent(&boris, &table, request.id, true).await.unwrap();
            }
        }
        let info = house.info(Some(&anna), &table).await.unwrap();
        assert_eq!(info.status, TableStatus::Running, "{title}");
        play_one(&house, [&anna, &boris], &table).await;
    }
}

#[test]
fn a_log_of_the_first_format_verifies_or_says_where_and_why_it_diverges() {
    for name in ["duel-finished.log", "eldritch-finished.log", "eldritch-running.log"] {
        let file = LogFile::read(&std::fs::read_to_string(kept(name)).unwrap()).unwrap();
        assert_eq!((file.header.omen, file.header.edition), (1, 1));
        let games = both_games();
        let title: &dyn Title =
            games.iter().find(|game| game.title.key() == file.header.game).unwrap().title;
        match title.verify(&file) {
            Ok(verified) => assert_eq!((verified.keyings, verified.shares), (0, 0), "{name}"),
            Err(bad) => {
                assert!(bad.what.contains("edition 1 of the rules"), "{name}: {bad}");
                assert!(!title.changes_since(1).is_empty(), "{name}: {bad}");
                let agrees = Some(bad.line as u64 - 2);
                assert!(title.replay(&file, agrees).is_ok(), "{name}: shown as far as it goes");
            }
        }
    }
}
