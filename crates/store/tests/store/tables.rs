//! Tables, their seats, and the lists of them.

use store::{
    AppendError, Claim, Conflict, Identity, Seat, SeatKind, SecretHash, Status, Store, StoreError,
    TableOptions,
};

use crate::ground::{Ground, append, at, entry, new_table, on_both, table};

on_both!(
    a_table_is_read_back,
    a_table_begins_once,
    a_list_says_whose_turn_it_is,
    a_host_finds_the_table_without_a_seat,
    who_leaves_a_table_no_longer_has_it_in_their_list,
    the_lobby_shows_what_is_listed,
    a_starting_server_is_told_what_runs,
    a_deleted_table_is_gone_from_lists_and_links,
    a_host_does_not_unseat_a_guest_unseen,
);

async fn person(store: &Store) -> Identity {
    let (_, secret) = SecretHash::random().unwrap();
    store.create_identity("guest", secret).await.unwrap()
}

async fn a_table_is_read_back(ground: Ground) {
    let store = ground.open().await;
    let ada = person(&store).await.id;
    let invitation = SecretHash::of("come in");
    let seats =
        vec![Seat::human(0, ada.clone()), Seat::bot(1, "greedy"), Seat::open(2, invitation)];
    let mut made = new_table(seats.clone());
    made.options.spectators = true;
    made.options.more.insert("clock".into(), serde_json::json!({"days": 3}));
    store.create_table(made.clone()).await.unwrap();

    let read = store.table(&made.id).await.unwrap().unwrap();
    assert_eq!(
        (&read.game, &read.header, &read.options),
        (&made.game, &made.header, &made.options)
    );
    assert_eq!((read.tip, read.status, read.asked), (at(0), Status::Running, vec![0]));
    assert_eq!(store.seats(&made.id).await.unwrap(), seats);
    let again = store.create_table(made.clone()).await;
    assert_eq!(again, Err(StoreError::Exists { what: "table", id: made.id.0.clone() }));
    let same_link = store.create_table(new_table(seats)).await;
    assert!(matches!(same_link, Err(StoreError::Database { .. })), "{same_link:?}");
    assert_eq!(store.running_tables().await.unwrap(), [made.id], "the failed one left nothing");
}

async fn a_table_begins_once(ground: Ground) {
    let store = ground.open().await;
    let mut made = new_table(Vec::new());
    made.status = Status::Waiting;
    let id = made.id.clone();
    store.create_table(made).await.unwrap();
    store.begin_table(&id, r#"{"omen":1,"seats":[]}"#, vec![1]).await.unwrap();
    let begun = store.table(&id).await.unwrap().unwrap();
    assert_eq!((begun.status, begun.asked), (Status::Running, vec![1]));
    assert_eq!(begun.header, r#"{"omen":1,"seats":[]}"#);
    let twice = store.begin_table(&id, "{}", vec![0]).await;
    assert_eq!(twice, Err(AppendError::Conflict(Conflict { tip: at(0) })));
}

async fn a_list_says_whose_turn_it_is(ground: Ground) {
    let store = ground.open().await;
    let (ada, eve) = (person(&store).await.id, person(&store).await.id);
    let seats =
        [Seat::human(0, ada.clone()), Seat::human(1, eve.clone()), Seat::human(2, ada.clone())];
    let made = new_table(seats.to_vec());
    let id = made.id.clone();
    store.create_table(made).await.unwrap();
    store.create_table(new_table(vec![Seat::bot(0, "random")])).await.unwrap();

    let (of_ada, of_eve) =
        (store.tables_of(&ada).await.unwrap(), store.tables_of(&eve).await.unwrap());
    assert_eq!((of_ada.len(), of_eve.len()), (1, 1));
    assert_eq!((of_ada[0].seats.as_slice(), of_eve[0].seats.as_slice()), (&[0, 2][..], &[1][..]));
    assert_eq!((of_ada[0].is_asked(), of_eve[0].is_asked()), (true, false));

    store.append(append(&id, at(0), vec![entry(1, "ada")])).await.unwrap();
    let (of_ada, of_eve) =
        (store.tables_of(&ada).await.unwrap(), store.tables_of(&eve).await.unwrap());
    assert_eq!((of_ada[0].is_asked(), of_eve[0].is_asked()), (false, true));
    assert_eq!(of_ada[0].table.tip, at(1));
}

async fn a_host_finds_the_table_without_a_seat(ground: Ground) {
    let store = ground.open().await;
    let (ada, guest) = (person(&store).await.id, person(&store).await.id);
    let mut made = new_table(vec![Seat::bot(0, "greedy"), Seat::human(1, guest.clone())]);
    made.options.host = Some(ada.0.clone());
    store.create_table(made.clone()).await.unwrap();
    let hosted = store.tables_of(&ada).await.unwrap();
    assert_eq!((hosted.len(), &hosted[0].table.id), (1, &made.id));
    assert!(hosted[0].seats.is_empty() && !hosted[0].is_asked());
    assert_eq!(store.tables_of(&guest).await.unwrap()[0].seats, [1]);
    assert_eq!(store.table(&made.id).await.unwrap().unwrap().options, made.options);
    store.set_options(&made.id, TableOptions::default()).await.unwrap();
    assert!(store.tables_of(&ada).await.unwrap().is_empty());
}

async fn who_leaves_a_table_no_longer_has_it_in_their_list(ground: Ground) {
    let store = ground.open().await;
    let (ada, guest) = (person(&store).await.id, person(&store).await.id);
    let mut made = new_table(vec![Seat::human(0, ada.clone()), Seat::human(1, guest.clone())]);
    made.options.host = Some(ada.0.clone());
    store.create_table(made.clone()).await.unwrap();
    for _ in 0..2 {
        store.leave_table(&made.id, &ada).await.unwrap();
    }
    assert!(store.tables_of(&ada).await.unwrap().is_empty());
    assert_eq!(store.tables_of(&guest).await.unwrap().len(), 1);
    assert_eq!(store.seats(&made.id).await.unwrap()[0].identity.as_ref(), Some(&ada));
}

async fn the_lobby_shows_what_is_listed(ground: Ground) {
    let store = ground.open().await;
    let mut listed = new_table(Vec::new());
    listed.options.listed = true;
    let id = listed.id.clone();
    store.create_table(listed).await.unwrap();
    table(&store).await;
    let ids = |tables: Vec<store::Listing>| tables.into_iter().map(|t| t.id).collect::<Vec<_>>();
    assert_eq!(ids(store.public_tables(10).await.unwrap()), std::slice::from_ref(&id));
    assert_eq!(store.public_tables(0).await.unwrap(), []);
    store.set_options(&id, TableOptions::default()).await.unwrap();
    assert_eq!(store.public_tables(10).await.unwrap(), []);
}

async fn a_starting_server_is_told_what_runs(ground: Ground) {
    let store = ground.open().await;
    let mut expected = Vec::new();
    for status in ["waiting", "running", "paused", "finished", "frozen", "deleted"] {
        let status = Status::read(status).unwrap();
        let mut made = new_table(Vec::new());
        made.status = status;
        if matches!(status, Status::Running | Status::Paused) {
            expected.push(made.id.clone());
        }
        store.create_table(made).await.unwrap();
    }
    expected.sort();
    let mut running = store.running_tables().await.unwrap();
    running.sort();
    assert_eq!(running, expected);
}

async fn a_deleted_table_is_gone_from_lists_and_links(ground: Ground) {
    let store = ground.open().await;
    let (ada, eve) = (person(&store).await.id, person(&store).await.id);
    let invitation = SecretHash::of("come in");
    let mut made = new_table(vec![Seat::human(0, ada.clone()), Seat::open(1, invitation.clone())]);
    made.options.listed = true;
    let id = made.id.clone();
    store.create_table(made).await.unwrap();
    store.append(append(&id, at(0), vec![entry(1, "ada")])).await.unwrap();
    store.delete_table(&id).await.unwrap();

    assert_eq!(store.tables_of(&ada).await.unwrap(), []);
    assert_eq!(store.public_tables(10).await.unwrap(), []);
    assert_eq!(store.claim_seat(&invitation, &eve).await.unwrap(), Claim::NoSuchInvitation);
    let refused = store.append(append(&id, at(1), vec![entry(2, "ada")])).await;
    assert_eq!(refused, Err(AppendError::NotOpen { status: Status::Deleted }));
    assert_eq!(store.inputs(&id, 0).await.unwrap().unwrap().inputs.len(), 1, "the log stays");
    let back = store.set_status(&id, Status::Running, None).await;
    assert!(matches!(back, Err(StoreError::Missing { .. })));
}

async fn a_host_does_not_unseat_a_guest_unseen(ground: Ground) {
    let store = ground.open().await;
    let guest = person(&store).await.id;
    let invitation = SecretHash::of("come in");
    let made = new_table(vec![Seat::open(0, invitation.clone())]);
    let id = made.id.clone();
    store.create_table(made).await.unwrap();
    let claim = store.claim_seat(&invitation, &guest).await.unwrap();
    assert_eq!(claim, Claim::Seated { table: id.clone(), seat: 0 });
    assert!(!store.set_seat(&id, Seat::bot(0, "greedy"), None).await.unwrap());
    let seat = store.seats(&id).await.unwrap().remove(0);
    assert_eq!((seat.kind, seat.identity), (SeatKind::Human, Some(guest.clone())));
    assert!(seat.claimed.is_some());
    assert!(store.set_seat(&id, Seat::bot(0, "greedy"), Some(&guest)).await.unwrap());
    let seat = store.seats(&id).await.unwrap().remove(0);
    assert_eq!((seat.kind, seat.bot_level.as_deref()), (SeatKind::Bot, Some("greedy")));
}
