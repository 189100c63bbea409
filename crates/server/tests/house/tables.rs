//! The life of a table: invitations, seats, pause, rematch, branch, logs, lists.

use crate::ground::{after, ground, ground_with, id, person, secret, settings, table_of};
use kernel::Luck;
use kernel::log::LogFile;
use serde_json::Value;
use server::house::{Kind, Part, Settings};
use server::wire::{
    At, BranchRequest, ChangeTable, ImportRequest, ReportRequest, SeatRequest, SitterKind,
    TableStatus, ToServer,
};
use std::collections::BTreeSet;
use std::time::Duration;
use store::TableId;

fn bot() -> SeatRequest {
    SeatRequest::Bot("random".to_owned())
}

#[tokio::test]
async fn a_game_starts_when_the_last_seat_is_taken() {
    let ground = ground().await;
    let seats = [SeatRequest::Me, SeatRequest::Open];
    let created = ground.house.create(&ground.anna, table_of("duel", &seats)).await.unwrap();
    assert_eq!(created.table.status, TableStatus::Waiting);
    let link = secret(&created.invitations[0].path).to_owned();
    let offer = ground.house.invitation(Some(&ground.boris), &link).await.unwrap();
    assert_eq!((offer.seat, offer.host.as_str(), offer.mine), (1, "Anna", false));
    assert_eq!(offer.seat_key, created.table.seats[1].key);
    let mut anna = ground.client_from(Some(&ground.anna), &id(&created), None, None).await;
    assert_eq!(anna.views, 0, "there is no game to show yet");
    let table = ground.house.claim(&ground.boris, &link, None).await.unwrap();
    assert_eq!(table.status, TableStatus::Running);
    assert_eq!((table.seats[1].name.as_str(), table.seats[1].mine), ("Boris", true));
    anna.until(|it| it.views == 1 && it.status() == "running").await;

    let carla = person(&ground.store, "Carla").await;
    let late = ground.house.claim(&carla, &link, None).await.unwrap_err();
    assert_eq!(late.kind, Kind::SeatTaken);
    assert!(ground.house.invitation(Some(&ground.boris), &link).await.unwrap().mine);
    assert!(
        ground.house.claim(&ground.boris, &link, None).await.is_ok(),
        "taking one's own seat again"
    );
    let wrong = ground.house.claim(&carla, "no such link", None).await.unwrap_err();
    assert_eq!(wrong.kind, Kind::NotFound);
}

#[tokio::test]
async fn a_new_link_replaces_the_old_one_and_only_the_host_makes_it() {
    let ground = ground().await;
    let seats = [SeatRequest::Me, SeatRequest::Open];
    let created = ground.house.create(&ground.anna, table_of("duel", &seats)).await.unwrap();
    let table = id(&created);
    let theirs = ground.house.invite(&ground.boris, &table, 1).await.unwrap_err();
    assert_eq!(theirs.kind, Kind::NotYourTable);
    let fresh = ground.house.invite(&ground.anna, &table, 1).await.unwrap();
    let old = secret(&created.invitations[0].path);
    assert_eq!(
        ground.house.claim(&ground.boris, old, None).await.unwrap_err().kind,
        Kind::NotFound
    );
    ground.house.claim(&ground.boris, secret(&fresh.path), None).await.unwrap();
    let taken = ground.house.invite(&ground.anna, &table, 1).await.unwrap_err();
    assert_eq!(taken.kind, Kind::SeatTaken);
}

#[tokio::test]
async fn the_person_who_gave_up_a_seat_makes_its_links_until_it_is_taken() {
    let ground = ground().await;
    let table = ground.two("pit").await;
    let (house, boris) = (&ground.house, &ground.boris);
    let (_, link) = house.hand_over(boris, &table, 1, SeatRequest::Open).await.unwrap();
    let fresh = house.invite(boris, &table, 1).await.unwrap();
    let carla = person(&ground.store, "Carla").await;
    let old = secret(&link.unwrap().path).to_owned();
    assert_eq!(house.claim(&carla, &old, None).await.unwrap_err().kind, Kind::NotFound);
    assert_eq!(house.invite(&carla, &table, 1).await.unwrap_err().kind, Kind::NotYourTable);
    house.claim(&carla, secret(&fresh.path), None).await.unwrap();
    assert_eq!(house.invite(boris, &table, 1).await.unwrap_err().kind, Kind::SeatTaken);
    house.hand_over(&carla, &table, 1, SeatRequest::Open).await.unwrap();
    assert_eq!(house.invite(boris, &table, 1).await.unwrap_err().kind, Kind::NotYourTable);
    house.invite(&carla, &table, 1).await.unwrap();
}

#[tokio::test]
async fn an_open_seat_is_taken_without_a_link_only_at_a_listed_table() {
    let ground = ground().await;
    let seats = [SeatRequest::Me, SeatRequest::Open];
    let mut plan = table_of("duel", &seats);
    plan.spectators = false;
    let hidden = id(&ground.house.create(&ground.anna, plan.clone()).await.unwrap());
    let none = ground.house.sit(&ground.boris, &hidden, 1, None).await.unwrap_err();
    let missing = ground.house.sit(&ground.boris, &TableId("x".into()), 1, None).await.unwrap_err();
    assert_eq!(none, missing, "a private table looks like no table");

    plan.listed = true;
    let listed = id(&ground.house.create(&ground.anna, plan).await.unwrap());
    let lobby = ground.house.lobby(Some(&ground.boris)).await.unwrap();
    assert_eq!(lobby.iter().map(|it| it.id.as_str()).collect::<Vec<_>>(), [listed.as_str()]);
    let taken = ground.house.sit(&ground.boris, &listed, 0, None).await.unwrap_err();
    assert_eq!(taken.kind, Kind::SeatTaken);
    let table = ground.house.sit(&ground.boris, &listed, 1, None).await.unwrap();
    assert_eq!(table.status, TableStatus::Running);
}

#[tokio::test]
async fn a_private_table_looks_like_no_table_at_all() {
    let ground = ground().await;
    let mut plan = table_of("duel", &[SeatRequest::Me, bot()]);
    plan.spectators = false;
    let table = id(&ground.house.create(&ground.anna, plan).await.unwrap());
    let none = TableId::random().unwrap();
    let (house, boris) = (&ground.house, &ground.boris);
    for table in [&table, &none] {
        let at = Default::default();
        let troubles = [
            house.info(Some(boris), table).await.unwrap_err(),
            house.info(None, table).await.unwrap_err(),
            house.view(Some(boris), table, None, None).await.unwrap_err(),
            house.choose(boris, table, at, 0, "step").await.unwrap_err(),
            house.log(boris, table).await.unwrap_err(),
            house.delete(boris, table).await.unwrap_err(),
            house.pause(boris, table).await.unwrap_err(),
            house.talk(boris, table, "hello").await.unwrap_err(),
            house.attend(Some(boris.clone()), table.clone(), None, None).await.unwrap_err(),
        ];
        for trouble in troubles {
            assert_eq!(trouble, server::house::Trouble::no_table());
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_is_handed_to_a_bot_opened_and_retaken() {
    let ground = ground().await;
    let table = ground.two("duel").await;
    let mut boris = ground.client(&ground.boris, &table, 1).await;
    let theirs = ground.house.hand_over(&ground.boris, &table, 0, bot()).await.unwrap_err();
    assert_eq!(theirs.kind, Kind::NotYourSeat);
    let level = SeatRequest::Bot("genius".to_owned());
    let none = ground.house.hand_over(&ground.boris, &table, 1, level).await.unwrap_err();
    assert_eq!(none.kind, Kind::BadSetup);

    let (info, link) =
        ground.house.hand_over(&ground.boris, &table, 1, SeatRequest::Open).await.unwrap();
    assert_eq!(info.seats[1].kind, SitterKind::Open);
    boris.until(|it| it.scene["viewer"] == "public").await;
    assert!(boris.options().is_empty(), "a person who left sees the public view");
    let carla = person(&ground.store, "Carla").await;
    ground.house.claim(&carla, secret(&link.unwrap().path), None).await.unwrap();

    let (info, _) = ground.house.hand_over(&carla, &table, 1, bot()).await.unwrap();
    assert_eq!(info.seats[1].kind, SitterKind::Bot);
    let (info, _) = ground.house.hand_over(&ground.anna, &table, 1, SeatRequest::Me).await.unwrap();
    assert!(info.seats[0].mine && info.seats[1].mine);
}

#[tokio::test]
async fn before_the_game_the_host_arranges_the_seats() {
    let ground = ground().await;
    let seats = [SeatRequest::Me, SeatRequest::Open];
    let plan = server::wire::CreateTable { listed: true, ..table_of("pit", &seats) };
    let table = id(&ground.house.create(&ground.anna, plan).await.unwrap());
    ground.house.hand_over(&ground.anna, &table, 0, SeatRequest::Open).await.unwrap();
    ground.house.sit(&ground.boris, &table, 1, None).await.unwrap();
    let mine = ground.house.hand_over(&ground.anna, &table, 1, SeatRequest::Me).await.unwrap_err();
    assert_eq!(mine.kind, Kind::SeatTaken, "no one can take another person's seat");
    let (info, _) =
        ground.house.hand_over(&ground.anna, &table, 1, SeatRequest::Open).await.unwrap();
    assert_eq!(info.seats[1].kind, SitterKind::Open);
    assert!(ground.house.talk_lines(None, &table, Part::After(0)).await.unwrap().is_empty());
}

#[tokio::test]
async fn no_one_is_unseated_while_they_play() {
    let ground = ground().await;
    let table = ground.two("pit").await;
    ground.house.choose(&ground.anna, &table, after(0), 0, "step").await.unwrap();
    for to in [bot(), SeatRequest::Open, SeatRequest::Me] {
        let held = ground.house.hand_over(&ground.anna, &table, 1, to).await.unwrap_err();
        assert_eq!(held.kind, Kind::SeatHeld);
        assert!(held.detail.contains("Boris") && held.detail.contains("24 h"), "{held}");
        let said = server::wire::Problem::from(held).why.unwrap();
        assert_eq!(said.key, "problem-seat-held");
    }
    let info = ground.house.info(Some(&ground.boris), &table).await.unwrap();
    assert!(info.seats[1].mine);
}

#[tokio::test]
async fn an_absent_players_seat_can_be_given_away_once_the_game_waits_for_them() {
    let ground = ground_with(Settings { absent_after: Duration::ZERO, ..settings() }).await;
    let (house, host) = (&ground.house, &ground.anna);
    let table = ground.two("pit").await;
    let mut anna = ground.client(host, &table, 0).await;
    let held = house.hand_over(host, &table, 1, bot()).await.unwrap_err();
    assert_eq!(held.kind, Kind::SeatHeld, "the game waits for somebody else");
    anna.choose(0, "step").await.unwrap();
    let boris = ground.client(&ground.boris, &table, 1).await;
    let held = house.hand_over(host, &table, 1, bot()).await.unwrap_err();
    assert_eq!(held.kind, Kind::SeatHeld, "the person is there");
    drop(boris);
    anna.until(|it| it.table["seats"][1]["present"] == false).await;
    house.pause(host, &table).await.unwrap();
    let held = house.hand_over(host, &table, 1, bot()).await.unwrap_err();
    assert_eq!(held.kind, Kind::SeatHeld, "no one can answer while the table is paused");
    house.go_on(host, &table).await.unwrap();
    let (info, _) = house.hand_over(host, &table, 1, SeatRequest::Open).await.unwrap();
    assert_eq!(info.seats[1].kind, SitterKind::Open);
}

#[tokio::test]
async fn everyone_is_told_when_a_seat_changes_hands_in_a_game() {
    let ground = ground().await;
    let table = ground.two("pit").await;
    let mut anna = ground.client(&ground.anna, &table, 0).await;
    assert!(anna.talk.is_empty(), "seats taken before the game are not announced");
    let (_, link) =
        ground.house.hand_over(&ground.boris, &table, 1, SeatRequest::Open).await.unwrap();
    anna.until(|it| it.talk.len() == 1).await;
    let said = &anna.talk[0]["said"];
    assert_eq!(said["key"], "house-seat-open-for");
    assert_eq!(said["seat"], "pit-seat-west");
    assert_eq!(said["from"]["text"], "Boris");
    assert_eq!(anna.talk[0]["text"], "west: the seat is now open; Boris has left");
    assert_eq!((&anna.talk[0]["name"], &anna.talk[0]["seat"]), (&"".into(), &Value::Null));
    let carla = person(&ground.store, "Carla").await;
    ground.house.claim(&carla, secret(&link.unwrap().path), None).await.unwrap();
    anna.until(|it| it.talk.len() == 2).await;
    assert_eq!(anna.talk[1]["said"]["key"], "house-seat-person");
    assert_eq!(anna.talk[1]["said"]["to"]["text"], "Carla");
    let later = ground.house.talk_lines(None, &table, Part::After(1)).await.unwrap();
    assert_eq!(
        later[0].said.as_ref().unwrap().key,
        "house-seat-person",
        "and later arrivals see it too"
    );
}

#[tokio::test]
async fn a_paused_table_takes_no_moves_until_somebody_resumes_it() {
    let ground = ground().await;
    let table = ground.two("pit").await;
    let mut anna = ground.client(&ground.anna, &table, 0).await;
    ground.house.pause(&ground.boris, &table).await.unwrap();
    assert_eq!(anna.choose(0, "step").await, Err("paused".to_owned()));
    anna.until(|it| it.status() == "paused").await;
    ground.house.go_on(&ground.anna, &table).await.unwrap();
    assert!(anna.choose(0, "step").await.is_ok());
}

#[tokio::test]
async fn a_host_starts_with_an_empty_seat_changes_and_deletes_a_table() {
    let ground = ground().await;
    let table = ground.create("pit", &[SeatRequest::Me, SeatRequest::Open]).await;
    let (house, anna, boris) = (&ground.house, &ground.anna, &ground.boris);
    assert_eq!(house.start(boris, &table, None).await.unwrap_err().kind, Kind::NotYourTable);
    let waiting = house.choose(anna, &table, Default::default(), 0, "step").await.unwrap_err();
    assert_eq!(waiting.kind, Kind::NotStarted);
    house.start(anna, &table, None).await.unwrap();
    assert_eq!(house.start(anna, &table, None).await.unwrap_err().kind, Kind::AlreadyStarted);
    house.choose(anna, &table, after(0), 0, "step").await.unwrap();

    let mut watcher = ground.client_from(Some(boris), &table, None, None).await;
    let title = Some("  A walk\nto the pit ".to_owned());
    let change = ChangeTable { title, spectators: Some(false), ..ChangeTable::default() };
    assert_eq!(house.change(anna, &table, change).await.unwrap().title, "A walk to the pit");
    while watcher.step().await.is_some() {}
    assert!(watcher.closing.is_some(), "viewers who may no longer watch are disconnected");

    let mut sitter = ground.client(anna, &table, 0).await;
    house.delete(anna, &table).await.unwrap();
    while sitter.step().await.is_some() {}
    assert_eq!(sitter.closing.unwrap()["retry"], Value::Null);
    assert_eq!(house.info(Some(anna), &table).await.unwrap_err().kind, Kind::NotFound);
    assert!(house.mine(anna).await.unwrap().is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_is_one_new_table_for_the_same_people() {
    let ground = ground().await;
    let table = ground.two("pit").await;
    let early = ground.house.rematch(&ground.anna, &table).await.unwrap_err();
    assert_eq!(early.kind, Kind::AlreadyStarted);
    play_out(&ground, &table).await;
    let first = ground.house.rematch(&ground.boris, &table).await.unwrap();
    let second = ground.house.rematch(&ground.anna, &table).await.unwrap();
    assert_eq!(first.table.id, second.table.id);
    assert_ne!(first.table.id, table.to_string());
    assert_eq!(first.table.status, TableStatus::Running);
    assert!(first.table.seats[1].mine && second.table.seats[0].mine);
    let old = ground.house.info(Some(&ground.anna), &table).await.unwrap();
    assert_eq!(old.rematch, Some(first.table.id));
}

#[tokio::test(flavor = "multi_thread")]
async fn leaving_a_finished_game_keeps_the_name_in_it() {
    let ground = ground().await;
    let table = ground.two("pit").await;
    let early = ground.house.leave(&ground.boris, &table).await.unwrap_err();
    assert_eq!(early.kind, Kind::AlreadyStarted);
    play_out(&ground, &table).await;
    for who in [&ground.anna, &ground.boris] {
        ground.house.leave(who, &table).await.unwrap();
        assert!(ground.house.mine(who).await.unwrap().is_empty());
        let info = ground.house.info(Some(who), &table).await.unwrap();
        let names: Vec<_> = info.seats.iter().map(|seat| seat.name.as_str()).collect();
        assert_eq!(names, ["Anna", "Boris"]);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn simultaneous_requests_for_a_rematch_get_the_same_table() {
    let ground = ground().await;
    let table = ground.two("pit").await;
    play_out(&ground, &table).await;
    let asked = (0..8).map(|n| {
        let who = if n % 2 == 0 { &ground.anna } else { &ground.boris };
        ground.house.rematch(who, &table)
    });
    let made = futures_util::future::join_all(asked).await;
    let ids: BTreeSet<_> = made.into_iter().map(|made| made.unwrap().table.id).collect();
    assert_eq!(ids.len(), 1);
    assert_eq!(ground.house.mine(&ground.anna).await.unwrap().len(), 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_rematch_counts_as_none() {
    let ground = ground().await;
    let table = ground.two("pit").await;
    play_out(&ground, &table).await;
    let first = ground.house.rematch(&ground.anna, &table).await.unwrap();
    ground.house.hand_over(&ground.boris, &id(&first), 1, bot()).await.unwrap();
    ground.house.delete(&ground.anna, &id(&first)).await.unwrap();
    let old = ground.house.info(Some(&ground.anna), &table).await.unwrap();
    assert_eq!(old.rematch, None);
    let second = ground.house.rematch(&ground.boris, &table).await.unwrap();
    assert_ne!(second.table.id, first.table.id);
    let old = ground.house.info(Some(&ground.anna), &table).await.unwrap();
    assert_eq!(old.rematch, Some(second.table.id));
}

pub async fn play_out(ground: &crate::ground::Ground, table: &TableId) {
    let mut anna = ground.client(&ground.anna, table, 0).await;
    let mut boris = ground.client(&ground.boris, table, 1).await;
    while let Some(lead) = anna.lead() {
        let player = if lead == 0 { &mut anna } else { &mut boris };
        let at = player.choose(lead, "step").await.unwrap();
        anna.until(|it| it.at == at).await;
        boris.until(|it| it.at == at).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_log_with_secrets_is_opened_by_consent_and_leads_to_branches_and_imports() {
    let ground = ground().await;
    let table = ground.two("duel").await;
    let mut anna = ground.client(&ground.anna, &table, 0).await;
    let mut boris = ground.client(&ground.boris, &table, 1).await;
    let mut luck = Luck::from_number(9);
    for _ in 0..20 {
        let Some(lead) = anna.lead() else { break };
        let player = if lead == 0 { &mut anna } else { &mut boris };
        let choice = player.any_choice(&mut luck).unwrap();
        let at = player.choose(lead, &choice).await.unwrap();
        anna.until(|it| it.at == at).await;
        boris.until(|it| it.at == at).await;
    }
    let secrets = ground.house.log(&ground.anna, &table).await.unwrap_err();
    assert_eq!(secrets.kind, Kind::Secrets);
    let quiet = ground.house.info(Some(&ground.boris), &table).await.unwrap();
    assert_eq!(quiet.request, None, "requesting the log asks no one");
    let asked = ground.house.ask_for_log(&ground.anna, &table).await.unwrap();
    assert_eq!(asked.request.unwrap().waiting_for, [1]);
    boris.until(|it| it.table["request"]["what"] == "open-log").await;
    boris.consent(true).await.unwrap();
    anna.until(|it| it.table["log_open"] == true).await;
    let log = ground.house.log(&ground.anna, &table).await.unwrap();
    assert_eq!(ground.house.log(&ground.boris, &table).await.unwrap_err().kind, Kind::Secrets);

    let title = crate::ground::games()[0].title;
    let file = LogFile::read(&log).unwrap();
    title.verify(&file).unwrap();
    let half = file.entries.len() as u64 / 2;
    let request = BranchRequest { at: half, seats: Vec::new() };
    let branch = ground.house.branch(&ground.anna, &table, request).await.unwrap();
    assert!(branch.table.seats.iter().all(|seat| seat.mine));
    let own = ground.house.log(&ground.anna, &id(&branch)).await.unwrap();
    let own = LogFile::read(&own).unwrap();
    title.verify(&own).unwrap();
    let played = |file: &LogFile| {
        let entries = file.entries.iter().map(|entry| entry.input.clone());
        entries.filter(|input| input.is_played()).collect::<Vec<_>>()
    };
    let inherited = own.header.inherited as usize;
    assert_eq!(inherited as u64, half - 1, "all but the initial keying");
    assert_eq!(played(&own)[..inherited], played(&file)[..inherited]);
    assert_ne!(own.header.commitment, file.header.commitment, "its future is its own");
    let far = BranchRequest { at: 9999, seats: Vec::new() };
    assert!(ground.house.branch(&ground.anna, &table, far).await.is_err());

    let seats = vec![SeatRequest::Me, bot()];
    let import = ImportRequest { log: log.clone(), seats };
    let imported = ground.house.import(&ground.boris, import).await.unwrap();
    assert_eq!(imported.table.status, TableStatus::Running);
    assert!(imported.table.at.seq >= played(&file).len() as u64);
    let forged = log.replacen("\"choose\":\"", "\"choose\":\"x", 1);
    let import = ImportRequest { log: forged, seats: Vec::new() };
    let bad = ground.house.import(&ground.boris, import).await.unwrap_err();
    assert_eq!(bad.kind, Kind::BadLog);
}

#[tokio::test]
async fn a_reported_position_is_downloaded_as_the_person_may_see_it() {
    let ground = ground().await;
    let table = ground.two("duel").await;
    let at = ground.at(&table).await;
    let request = ReportRequest { note: "Odd.\nVery odd.".to_owned(), at };
    let report = ground.house.report(&ground.anna, &table, request).await.unwrap();
    let file = ground.house.report_file(&ground.anna, &store::ReportId(report.id)).await.unwrap();
    let file: Value = serde_json::from_str(&file).unwrap();
    assert_eq!(file["note"], "Odd.\nVery odd.");
    assert_eq!(file["view"]["viewer"], serde_json::json!({ "seat": 0 }));
    assert!(file["log"].is_null(), "the log still holds Boris's secrets");
    let silent = ReportRequest { note: " \n".to_owned(), at };
    let refused = ground.house.report(&ground.anna, &table, silent).await.unwrap_err();
    assert_eq!(refused.kind, Kind::NothingSaid);
    let far = ReportRequest { note: "Odd.".to_owned(), at: At { seq: 999, cuts: 0 } };
    let nowhere = ground.house.report(&ground.anna, &table, far).await.unwrap_err();
    assert_eq!(nowhere.kind, Kind::NotFound);
}

#[tokio::test]
async fn a_reported_position_stays_the_same_whatever_happens_to_the_table() {
    let ground = ground().await;
    let table = ground.alone("pit").await;
    let mut anna = ground.client(&ground.anna, &table, 0).await;
    anna.choose(0, "step").await.unwrap();
    anna.choose(1, "together").await.unwrap();
    let report = |at| {
        let request = ReportRequest { note: "Odd.".to_owned(), at };
        ground.house.report(&ground.anna, &table, request)
    };
    let first = store::ReportId(report(anna.at).await.unwrap().id);
    let file = ground.house.report_file(&ground.anna, &first).await.unwrap();
    anna.undo(1, 2).await.unwrap();
    anna.until(|it| it.at.cuts == 1).await;
    for n in 1..4 {
        anna.choose(n % 2, "step").await.unwrap();
    }
    let late = report(after(2)).await.unwrap();
    let late = ground.house.report_file(&ground.anna, &store::ReportId(late.id)).await.unwrap();
    let read = |file: &str| serde_json::from_str::<Value>(file).unwrap();
    assert_eq!(read(&file)["view"]["at"], serde_json::json!({ "seq": 3, "cuts": 0 }));
    assert!(read(&file)["log"].as_str().unwrap().contains("together"));
    assert_eq!(read(&late)["view"], read(&file)["view"], "what was seen before the undo");

    assert_eq!(ground.house.report_file(&ground.anna, &first).await.unwrap(), file);
    ground.house.delete(&ground.anna, &table).await.unwrap();
    assert_eq!(ground.house.report_file(&ground.anna, &first).await.unwrap(), file);
}

#[tokio::test]
async fn a_repeated_chat_line_is_posted_once() {
    let ground = ground().await;
    let table = ground.two("pit").await;
    let mut anna = ground.client(&ground.anna, &table, 0).await;
    let mut boris = ground.client(&ground.boris, &table, 1).await;
    let hello = || ToServer::Talk { id: 100, text: " <b>Hello</b>\u{7} ".to_owned() };
    anna.attendance.say(hello()).await;
    anna.attendance.say(hello()).await;
    anna.until(|it| it.talk.len() == 1).await;
    assert_eq!(ground.house.talk_lines(None, &table, Part::After(0)).await.unwrap().len(), 1);
    boris.until(|it| it.talk.len() == 1).await;
    assert_eq!(boris.talk[0]["text"], "<b>Hello</b>");
    assert_eq!((&boris.talk[0]["seat"], &boris.talk[0]["name"]), (&0.into(), &"Anna".into()));
    let long = "a".repeat(501);
    let trouble = ground.house.talk(&ground.anna, &table, &long).await.unwrap_err();
    assert_eq!(trouble.kind, Kind::TooLong);
    let silence = ground.house.talk(&ground.anna, &table, "  \n ").await.unwrap_err();
    assert_eq!(silence.kind, Kind::NothingSaid);
    let late = ground.client_from(None, &table, None, None).await;
    assert_eq!(late.talk.len(), 1);
    assert_eq!(ground.house.talk_lines(None, &table, Part::After(1)).await.unwrap(), []);
}

#[tokio::test]
async fn lists_show_whose_turn_it_is_and_current_names() {
    let ground = ground().await;
    let table = ground.two("pit").await;
    let mine = ground.house.mine(&ground.boris).await.unwrap();
    assert_eq!((mine.len(), &mine[0].asked[..]), (1, &[0][..]));
    assert!(mine[0].seats[1].mine && !mine[0].seats[1].present);
    ground.store.change_identity(&ground.anna, Some("Anna Maria"), None).await.unwrap();
    ground.house.renamed(&ground.anna).await;
    let info = ground.house.info(Some(&ground.boris), &table).await.unwrap();
    assert_eq!(info.seats[0].name, "Anna Maria");
}

#[tokio::test]
async fn a_host_without_a_seat_still_has_the_table_in_their_list() {
    let ground = ground().await;
    let table = ground.create("pit", &[SeatRequest::Open, SeatRequest::Open]).await;
    let both = ground.alone("pit").await;
    ground.house.hand_over(&ground.anna, &both, 0, SeatRequest::Open).await.unwrap();
    ground.house.hand_over(&ground.anna, &both, 1, SeatRequest::Open).await.unwrap();
    let (house, _) = crate::ground::open(&ground.store, settings()).await;
    for house in [&ground.house, &house] {
        let mine = house.mine(&ground.anna).await.unwrap();
        let ids: BTreeSet<_> = mine.iter().map(|it| it.id.as_str()).collect();
        assert_eq!(ids, BTreeSet::from([both.as_str(), table.as_str()]));
        assert!(mine.iter().all(|it| it.host && it.seats.iter().all(|seat| !seat.mine)));
        assert!(house.mine(&ground.boris).await.unwrap().is_empty());
    }
}

#[tokio::test]
async fn the_number_of_tables_per_person_is_limited() {
    let few = Settings { tables_per_person: 2, ..settings() };
    let ground = ground_with(few).await;
    ground.alone("pit").await;
    ground.create("pit", &[bot(), bot()]).await;
    let plan = table_of("pit", &[bot(), bot()]);
    let many = ground.house.create(&ground.anna, plan.clone()).await.unwrap_err();
    assert_eq!(many.kind, Kind::TooManyTables);
    assert!(ground.house.create(&ground.boris, plan).await.is_ok());
}

#[tokio::test]
async fn an_unknown_name_is_answered_with_the_known_ones() {
    let ground = ground().await;
    let seats = [SeatRequest::Me, SeatRequest::Me];
    let genius = SeatRequest::Bot("genius".to_owned());
    let mut odd = table_of("duel", &seats);
    odd.setup = Some(serde_json::json!({ "no-such-field": 1 }));
    let wrong = [
        (table_of("chess", &seats), "There is no game \"chess\". Available games: duel, pit."),
        (table_of("duel", &seats[..1]), "This game is for 2 players."),
        (
            table_of("duel", &[SeatRequest::Me, genius.clone()]),
            "There is no bot \"genius\". Available bots: random, greedy, monte-carlo.",
        ),
        (odd, "The set-up has no field \"no-such-field\". Its fields are: "),
    ];
    for (plan, said) in wrong {
        let trouble = ground.house.create(&ground.anna, plan).await.unwrap_err();
        assert!(trouble.detail.starts_with(said), "{trouble}");
    }
    let table = ground.alone("duel").await;
    let none = ground.house.hand_over(&ground.anna, &table, 1, genius).await.unwrap_err();
    assert!(none.detail.contains("Available bots: random"), "{none}");
}

#[tokio::test]
async fn an_invalid_table_is_not_made() {
    let ground = ground().await;
    let bad = |plan| async {
        let plan: server::wire::CreateTable = plan;
        ground.house.create(&ground.anna, plan).await.unwrap_err().kind
    };
    let seats = [SeatRequest::Me, SeatRequest::Me];
    assert_eq!(bad(table_of("chess", &seats)).await, Kind::BadSetup);
    assert_eq!(bad(table_of("duel", &seats[..1])).await, Kind::BadSetup);
    assert_eq!(bad(table_of("duel", &[])).await, Kind::BadSetup);
    let genius = SeatRequest::Bot("genius".to_owned());
    assert_eq!(bad(table_of("duel", &[SeatRequest::Me, genius])).await, Kind::BadSetup);
    for setup in [serde_json::json!({ "no-such-field": 1 }), serde_json::json!([1])] {
        let mut plan = table_of("duel", &seats);
        plan.setup = Some(setup);
        assert_eq!(bad(plan).await, Kind::BadSetup);
    }
    let mut plan = table_of("duel", &seats);
    plan.title = "a".repeat(61);
    assert_eq!(bad(plan).await, Kind::TooLong);
}
