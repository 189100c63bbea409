//! People, their passkeys, what they say and report.

use store::{Identity, SecretHash, Store, StoreError, TableId, Tip};

use crate::ground::{Ground, on_both, table};

on_both!(
    a_person_is_known_by_id_and_by_secret,
    passkeys_belong_to_one_person,
    a_person_has_a_secret_for_each_browser,
    talk_is_numbered_without_gaps,
    reports_are_kept,
);

async fn person(store: &Store, name: &str) -> (Identity, SecretHash) {
    let (_, secret) = SecretHash::random().unwrap();
    (store.create_identity(name, secret.clone()).await.unwrap(), secret)
}

async fn a_person_is_known_by_id_and_by_secret(ground: Ground) {
    let store = ground.open().await;
    let (ada, secret) = person(&store, "Ада").await;
    assert_eq!(store.identity(&ada.id).await.unwrap().as_ref(), Some(&ada));
    assert_eq!(store.identity_by_secret(&secret).await.unwrap().as_ref(), Some(&ada));
    let stranger = SecretHash::of("stranger");
    assert_eq!(store.identity_by_secret(&stranger).await.unwrap(), None);

    assert!(store.change_identity(&ada.id, Some("Ada"), None).await.unwrap());
    assert!(store.change_identity(&ada.id, None, Some(stranger.clone())).await.unwrap());
    let ada = store.identity_by_secret(&stranger).await.unwrap().unwrap();
    assert_eq!(ada.name, "Ada");
    let twice = store.create_identity("Eve", stranger).await;
    assert!(matches!(twice, Err(StoreError::Database { .. })), "{twice:?}");
    let bad = store.create_identity("E\0ve", secret).await;
    assert!(matches!(bad, Err(StoreError::Unfit { .. })));
}

async fn passkeys_belong_to_one_person(ground: Ground) {
    let store = ground.open().await;
    let (ada, _) = person(&store, "Ada").await;
    let (eve, _) = person(&store, "Eve").await;
    store.put_passkey(&ada.id, &[0, 255, 7], b"counter 1").await.unwrap();
    store.put_passkey(&ada.id, &[0, 255, 7], b"counter 2").await.unwrap();
    let stolen = store.put_passkey(&eve.id, &[0, 255, 7], b"mine").await;
    assert!(matches!(stolen, Err(StoreError::Exists { .. })));
    let keys = store.passkeys_of(&ada.id).await.unwrap();
    assert_eq!(keys.len(), 1);
    assert_eq!(store.passkey(&[0, 255, 7]).await.unwrap().as_ref(), Some(&keys[0]));
    assert_eq!(keys[0].data, b"counter 2");
    assert!(!store.remove_passkey(&eve.id, &[0, 255, 7]).await.unwrap());
    assert!(store.remove_passkey(&ada.id, &[0, 255, 7]).await.unwrap());
    assert_eq!(store.passkey(&[0, 255, 7]).await.unwrap(), None);
}

async fn a_person_has_a_secret_for_each_browser(ground: Ground) {
    let store = ground.open().await;
    let (ada, first) = person(&store, "Ada").await;
    let (_, second) = SecretHash::random().unwrap();
    store.add_browser(&ada.id, second.clone()).await.unwrap();
    assert_eq!(store.identity_by_secret(&second).await.unwrap().as_ref(), Some(&ada));
    assert_eq!(store.identity_by_secret(&first).await.unwrap().as_ref(), Some(&ada));
    assert!(store.remove_browser(&second).await.unwrap());
    assert!(!store.remove_browser(&second).await.unwrap());
    assert!(!store.remove_browser(&first).await.unwrap());
    assert_eq!(store.identity_by_secret(&second).await.unwrap(), None);
    assert_eq!(store.identity_by_secret(&first).await.unwrap().as_ref(), Some(&ada));
}

async fn talk_is_numbered_without_gaps(ground: Ground) {
    let nodes = [ground.open().await, ground.open().await];
    let table = table(&nodes[0]).await;
    let (ada, _) = person(&nodes[0], "Ada").await;
    let tasks: Vec<_> = (0..30)
        .map(|n| (nodes[n % 2].clone(), table.clone(), ada.id.clone()))
        .map(|(node, table, ada)| {
            tokio::spawn(async move { node.add_talk(&table, Some(&ada), "hm").await.unwrap().n })
        })
        .collect();
    let mut numbers = Vec::new();
    for task in tasks {
        numbers.push(task.await.unwrap());
    }
    numbers.sort_unstable();
    assert_eq!(numbers, (1..=30).collect::<Vec<_>>());
    let last = nodes[1].talk(&table, 10, 5).await.unwrap();
    assert_eq!(last.iter().map(|said| said.n).collect::<Vec<_>>(), [26, 27, 28, 29, 30]);
    assert_eq!(last[0].identity.as_ref(), Some(&ada.id));
    assert_eq!(nodes[1].talk(&table, 28, 50).await.unwrap().len(), 2);
    let earlier = nodes[0].talk_before(&table, 26, 5).await.unwrap();
    assert_eq!(earlier.iter().map(|said| said.n).collect::<Vec<_>>(), [21, 22, 23, 24, 25]);
    assert_eq!(nodes[1].talk_before(&table, 3, 5).await.unwrap().len(), 2);
    assert_eq!(nodes[1].talk_before(&table, 1, 5).await.unwrap(), []);

    let nowhere = nodes[0].add_talk(&TableId("nowhere".into()), None, "hm").await;
    assert!(matches!(nowhere, Err(StoreError::Missing { what: "table", .. })));
    let nobody = store::IdentityId("nobody".into());
    let dangling = nodes[0].add_talk(&table, Some(&nobody), "hm").await;
    assert!(matches!(dangling, Err(StoreError::Dangling { .. })), "{dangling:?}");
    assert_eq!(nodes[0].add_talk(&table, None, "hm").await.unwrap().n, 31);
}

async fn reports_are_kept(ground: Ground) {
    let store = ground.open().await;
    let table = table(&store).await;
    let report =
        store.add_report(&table, Tip { seq: 17, cuts: 2 }, "the gate did not close").await.unwrap();
    assert_eq!(store.report(&report.id).await.unwrap().as_ref(), Some(&report));
    assert_eq!(store.reports(10).await.unwrap(), [report]);
}
