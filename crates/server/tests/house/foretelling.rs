//! No one can predict a roll: not from the log, nor by branching, nor by undoing.

use crate::fair::{fair, keyings, offer};
use crate::ground::{Ground, after, games, ground, id, open, secret, settings};
use kernel::Seat;
use kernel::keying::Occasion;
use kernel::log::LogFile;
use kernel::registry::AnyTable;
use scene::{Phrase, Viewer};
use server::house::{House, Kind};
use server::wire::{BranchRequest, ImportRequest, ReportRequest, SeatRequest};
use store::{IdentityId, TableId};

fn bot() -> SeatRequest {
    SeatRequest::Bot("random".to_owned())
}

/// How the stones fell at a table.
async fn stones(house: &House, who: &IdentityId, table: &TableId) -> Phrase {
    house.view(Some(who), table, None, None).await.unwrap().scene.step[0].clone()
}

/// Throws the stones, and returns how they fell.
async fn throw(house: &House, who: &IdentityId, table: &TableId, seat: u8) -> Phrase {
    let at = house.info(Some(who), table).await.unwrap().at;
    house.choose(who, table, at, seat, "throw").await.unwrap();
    stones(house, who, table).await
}

/// How they would fall according to a log.
fn foretold(log: &str, seat: u8) -> Phrase {
    let file = LogFile::read(log).unwrap();
    let mut table: Box<dyn AnyTable> = games()[1].title.replay(&file, None).unwrap();
    table.choose(Seat(seat), "throw").unwrap();
    table.scene(Viewer::Public).step[0].clone()
}

async fn log_is_closed(ground: &Ground, table: &TableId) {
    let (house, anna) = (&ground.house, &ground.anna);
    let branch = BranchRequest { at: 0, seats: Vec::new() };
    let refused = [
        house.log(anna, table).await.unwrap_err(),
        house.ask_for_log(anna, table).await.unwrap_err(),
        house.branch(anna, table, branch).await.unwrap_err(),
    ];
    for trouble in refused {
        assert_eq!(trouble.kind, Kind::OpenSeat, "{trouble}");
    }
    let at = ground.at(table).await;
    let report = ReportRequest { note: "Odd.".to_owned(), at };
    let report = house.report(anna, table, report).await.unwrap();
    let file = house.report_file(anna, &store::ReportId(report.id)).await.unwrap();
    assert!(serde_json::from_str::<serde_json::Value>(&file).unwrap()["log"].is_null());
    assert!(!house.info(Some(anna), table).await.unwrap().log_open);
}

#[tokio::test]
async fn the_log_of_a_game_with_an_open_seat_is_closed() {
    let ground = ground().await;
    for game in ["pit", "duel"] {
        let table = ground.create(game, &[SeatRequest::Me, SeatRequest::Open]).await;
        ground.house.start(&ground.anna, &table, None).await.unwrap();
        log_is_closed(&ground, &table).await;
    }
}

#[tokio::test]
async fn opening_a_seat_for_a_moment_does_not_open_the_log() {
    let ground = ground().await;
    let table = ground.two("pit").await;
    ground.house.hand_over(&ground.boris, &table, 1, SeatRequest::Open).await.unwrap();
    log_is_closed(&ground, &table).await;
}

#[tokio::test]
async fn a_log_read_while_playing_a_bot_predicts_nothing_and_a_guest_learns_of_it() {
    for restarts in [false, true] {
        let ground = ground().await;
        let anna = &ground.anna;
        let table = ground.create("pit", &[SeatRequest::Me, bot()]).await;
        let log = ground.house.log(anna, &table).await.unwrap();
        let known = foretold(&log, 0);
        let read = fair(&ground.house, anna, &table).await.opened.unwrap();
        assert_eq!((read.by.as_str(), read.at), ("Anna", 1));

        let handed = ground.house.hand_over(anna, &table, 1, SeatRequest::Open).await.unwrap();
        let link = secret(&handed.1.unwrap().path).to_owned();
        let house = match restarts {
            true => open(&ground.store, settings()).await.0,
            false => ground.house.clone(),
        };
        let offered = house.invitation(Some(&ground.boris), &link).await.unwrap();
        assert_eq!(offered.fair.opened, Some(read.clone()));
        let joined = house.claim(&ground.boris, &link, None).await.unwrap();
        assert_eq!(joined.fair.opened, Some(read));
        assert_ne!(throw(&house, anna, &table, 0).await, known);
    }
}

#[tokio::test]
async fn reading_the_log_while_playing_alone_predicts_nothing_either() {
    let ground = ground().await;
    let (house, anna) = (&ground.house, &ground.anna);
    let table = ground.alone("pit").await;
    for n in 0..4 {
        let seat = (n % 2) as u8;
        let known = foretold(&house.log(anna, &table).await.unwrap(), seat);
        assert_ne!(throw(house, anna, &table, seat).await, known);
    }
    let why: Vec<_> = keyings(&ground, &table).await.into_iter().map(|it| it.why).collect();
    assert_eq!(why, [&[Occasion::Begun][..], &[Occasion::Opened; 4]].concat());
    let report = ReportRequest { note: "Odd.".to_owned(), at: ground.at(&table).await };
    let report = store::ReportId(house.report(anna, &table, report).await.unwrap().id);
    let file = house.report_file(anna, &report).await.unwrap();
    let file: serde_json::Value = serde_json::from_str(&file).unwrap();
    let known = foretold(file["log"].as_str().unwrap(), 0);
    assert_ne!(throw(house, anna, &table, 0).await, known, "a log in a report counts too");
}

#[tokio::test]
async fn a_branch_has_a_future_of_its_own() {
    let ground = ground().await;
    let (house, anna) = (&ground.house, &ground.anna);
    let table = ground.alone("pit").await;
    let fell = throw(house, anna, &table, 0).await;
    let at = ground.at(&table).await.seq;
    let branch = BranchRequest { at, seats: Vec::new() };
    let branch = id(&house.branch(anna, &table, branch).await.unwrap());
    assert_eq!(stones(house, anna, &branch).await, fell, "what was thrown stays");
    let there = throw(house, anna, &branch, 1).await;
    assert_ne!(throw(house, anna, &table, 1).await, there);
    let all = keyings(&ground, &branch).await;
    assert_eq!((all.len(), all[0].why, all[0].nth), (1, Occasion::Continued, 1));
    let read = fair(house, anna, &table).await.opened.unwrap();
    assert_eq!((read.by.as_str(), read.at), ("Anna", at));
    let log = house.log(anna, &branch).await.unwrap();
    games()[1].title.verify(&LogFile::read(&log).unwrap()).unwrap();
}

#[tokio::test]
async fn importing_a_log_does_not_reveal_how_it_goes_on() {
    let ground = ground().await;
    let (house, anna) = (&ground.house, &ground.anna);
    let first = ground.alone("pit").await;
    throw(house, anna, &first, 0).await;
    let fell = stones(house, anna, &first).await;
    let log = house.log(anna, &first).await.unwrap();
    let known = foretold(&log, 1);
    let seats = vec![SeatRequest::Open, SeatRequest::Me];
    let import = ImportRequest { log: log.clone(), seats };
    let made = house.import(anna, import).await.unwrap();
    let table = id(&made);
    assert_eq!(stones(house, anna, &table).await, fell, "what was thrown stays");
    log_is_closed(&ground, &table).await;
    assert_ne!(throw(house, anna, &table, 1).await, known);
    house.claim(&ground.boris, secret(&made.invitations[0].path), None).await.unwrap();
    throw(house, &ground.boris, &table, 0).await;
    let why: Vec<_> = keyings(&ground, &table).await.into_iter().map(|it| it.why).collect();
    assert_eq!(why, [Occasion::Continued, Occasion::Seated]);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_imported_finished_game_stays_as_it_is() {
    let ground = ground().await;
    let (house, anna) = (&ground.house, &ground.anna);
    let table = ground.alone("pit").await;
    for n in 0..40 {
        let at = ground.at(&table).await;
        house.choose(anna, &table, at, (n % 2) as u8, "throw").await.unwrap();
    }
    let log = house.log(anna, &table).await.unwrap();
    let import = ImportRequest { log: log.clone(), seats: Vec::new() };
    let again = id(&house.import(&ground.boris, import).await.unwrap());
    assert_eq!(house.log(&ground.boris, &again).await.unwrap(), log);
}

#[tokio::test]
async fn where_seats_have_secrets_no_one_sits_down_against_a_reader() {
    let ground = ground().await;
    let (house, anna) = (&ground.house, &ground.anna);
    let table = ground.create("duel", &[SeatRequest::Me, bot()]).await;
    house.hand_over(anna, &table, 1, SeatRequest::Me).await.unwrap();
    house.log(anna, &table).await.unwrap();
    let open = house.hand_over(anna, &table, 1, SeatRequest::Open).await.unwrap_err();
    assert_eq!(open.kind, Kind::LogRead);
    assert!(open.detail.contains("Anna"), "{open}");
    house.hand_over(anna, &table, 1, bot()).await.unwrap();
    house.hand_over(anna, &table, 1, SeatRequest::Me).await.unwrap();

    let table = ground.two("duel").await;
    house.hand_over(&ground.boris, &table, 1, bot()).await.unwrap();
    house.log(anna, &table).await.unwrap();
    let back = house.hand_over(anna, &table, 1, SeatRequest::Open).await.unwrap_err();
    assert_eq!(back.kind, Kind::LogRead);
}

#[tokio::test]
async fn consent_to_open_the_log_is_given_for_oneself_only() {
    let ground = ground().await;
    let (house, anna) = (&ground.house, &ground.anna);
    let table = ground.two("pit").await;
    house.ask_for_log(anna, &table).await.unwrap();
    let request = house.info(Some(anna), &table).await.unwrap().request.unwrap().id;
    house.consent(&ground.boris, &table, request, true).await.unwrap();
    assert!(house.info(Some(anna), &table).await.unwrap().log_open);
    let handed = house.hand_over(&ground.boris, &table, 1, SeatRequest::Open).await.unwrap();
    let carla = crate::ground::person(&ground.store, "Carla").await;
    house.claim(&carla, secret(&handed.1.unwrap().path), None).await.unwrap();
    assert_eq!(house.log(anna, &table).await.unwrap_err().kind, Kind::Secrets);
}

#[tokio::test]
async fn an_undone_roll_falls_differently() {
    let ground = ground().await;
    let (house, anna) = (&ground.house, &ground.anna);
    for _ in 0..6 {
        let table = ground.two("pit").await;
        let mut client = ground.client(anna, &table, 0).await;
        let mut boris = ground.client(&ground.boris, &table, 1).await;
        let fell = throw(house, anna, &table, 0).await;
        client.until(|it| it.at.seq == 3).await;
        assert!(client.table["free_undo"].is_null());
        client.undo(0, 1).await.unwrap();
        boris.until(|it| !it.table["request"].is_null()).await;
        boris.consent(true).await.unwrap();
        for it in [&mut client, &mut boris] {
            it.until(|it| it.at.cuts == 1 && it.table["fair"]["taken_back"] == 1).await;
            let last = it.log.last().unwrap();
            assert_eq!(last["phrase"]["key"], "table-cut");
            assert_eq!(last["phrase"]["player"]["text"], "Anna");
            assert_eq!((&last["seat"], &last["phrase"]["chances"]), (&0.into(), &1.into()));
        }
        assert_eq!(client.at.seq, 2, "the keying says what was taken back");
        assert_ne!(throw(house, anna, &table, 0).await, fell);
        let all = keyings(&ground, &table).await;
        assert_eq!((all.len(), all[1].why), (2, Occasion::TakenBack));
    }
}

#[tokio::test]
async fn a_roll_undone_alone_falls_differently_too_even_after_a_restart() {
    let ground = ground().await;
    let anna = &ground.anna;
    let table = ground.alone("pit").await;
    let fell = throw(&ground.house, anna, &table, 0).await;
    let at = ground.at(&table).await;
    ground.house.undo(anna, &table, at, 0, 1).await.unwrap();
    let (house, rehearsal) = open(&ground.store, settings()).await;
    assert_eq!(rehearsal.done().await.replayed, 1);
    assert_eq!(fair(&house, anna, &table).await.taken_back, 1);
    assert_ne!(throw(&house, anna, &table, 0).await, fell);
    let log = house.log(anna, &table).await.unwrap();
    let verified = games()[1].title.verify(&LogFile::read(&log).unwrap()).unwrap();
    assert_eq!((verified.taken_back, verified.keyings), (1, 2));
}

#[tokio::test]
async fn the_end_of_a_game_says_what_was_undone() {
    let ground = ground().await;
    let (house, anna) = (&ground.house, &ground.anna);
    for taken_back in [0, 2] {
        let table = ground.alone("pit").await;
        house.choose(anna, &table, after(0), 0, "step").await.unwrap();
        for _ in 0..taken_back {
            throw(house, anna, &table, 1).await;
            let at = ground.at(&table).await;
            house.undo(anna, &table, at, 1, at.seq - 2).await.unwrap();
        }
        for n in 1..40 {
            let at = ground.at(&table).await;
            house.choose(anna, &table, at, n % 2, "step").await.unwrap();
        }
        let scene = house.view(Some(anna), &table, None, None).await.unwrap().scene;
        let ending = scene.ending.unwrap();
        let diary = ending.diary.unwrap();
        if taken_back == 0 {
            assert!(ending.lines.is_empty() && diary.deeds.is_empty());
            continue;
        }
        let line = Phrase::new("table-taken-back-count").count("count", 2);
        assert_eq!(ending.lines, [line]);
        assert_eq!(diary.deeds[0].name.key, "table-deed-taken-back");
        let counts: Vec<_> = diary.doers.iter().map(|doer| doer.counts.clone()).collect();
        assert_eq!(counts, [[0], [2]], "and by whom");
    }
}

#[tokio::test]
async fn an_undo_over_no_roll_keeps_the_key_and_one_over_a_keying_makes_a_new_one() {
    let ground = ground().await;
    let (house, anna) = (&ground.house, &ground.anna);
    let table = ground.alone("pit").await;
    house.choose(anna, &table, after(0), 0, "step").await.unwrap();
    let back = house.undo(anna, &table, after(1), 0, 1).await.unwrap();
    assert_eq!((back.seq, back.cuts), (1, 1));
    assert_eq!(keyings(&ground, &table).await.len(), 1);

    house.choose(anna, &table, back, 0, "step").await.unwrap();
    house.give_share(anna, &table, offer(2, 1)).await.unwrap();
    let at = ground.at(&table).await;
    let at = house.choose(anna, &table, at, 1, "step").await.unwrap();
    assert_eq!(at.seq, 4, "a step, a keying, a step");
    let back = house.undo(anna, &table, at, 1, 1).await.unwrap();
    assert_eq!((back.seq, back.cuts), (2, 2));
    let all = keyings(&ground, &table).await;
    let nth: Vec<_> = all.iter().map(|keying| (keying.nth, keying.why)).collect();
    let why = [Occasion::Begun, Occasion::Seated, Occasion::TakenBack];
    assert_eq!(nth, [(1, why[0]), (2, why[1]), (3, why[2])]);
    assert_eq!(fair(house, anna, &table).await.taken_back, 0, "no roll was taken back");
}
