//! Backups, and bringing one back.

use std::fs;
use std::path::Path;

use store::{UpkeepError, backup, check, restore};

use crate::ground::{Ground, append, at, entry, filled, on_both};

on_both!(
    a_backup_of_a_store_in_use_brings_everything_back,
    nothing_is_overwritten_unasked,
    a_damaged_store_does_not_replace_a_good_backup,
    what_is_no_backup_is_not_brought_back,
);

async fn a_backup_of_a_store_in_use_brings_everything_back(ground: Ground) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("backup");
    let store = ground.open().await;
    let (one, two) = (filled(&store, 9).await, filled(&store, 3).await);
    let before = store.inputs(&one, 0).await.unwrap();
    let written = backup(&ground.address, &file, false).await.unwrap();
    assert_eq!((written.tables, written.inputs), (2, 12));
    store.append(append(&one, at(9), vec![entry(10, "late")])).await.unwrap();
    store.close().await;
    ground.meddle(&format!("UPDATE inputs SET entry = '{{}}' WHERE table_id = '{two}'")).await;
    assert!(!check(&ground.address).await.unwrap().is_whole());

    let restored = restore(&file, &ground.address, true).await.unwrap();
    assert_eq!((restored.checked.tables, restored.checked.inputs), (2, 12));
    let store = ground.open().await;
    assert_eq!(store.inputs(&one, 0).await.unwrap(), before);
    assert_eq!(store.inputs(&two, 0).await.unwrap().unwrap().inputs.len(), 3);
    store.append(append(&one, at(9), vec![entry(10, "again")])).await.unwrap();
    store.close().await;
    if let Some(aside) = restored.aside {
        let old = check(&format!("sqlite:{}", aside.display())).await.unwrap();
        assert_eq!(old.faults.len(), 1, "what was there before is kept as it was: {old:?}");
    }
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "nothing is left beside it");
}

async fn nothing_is_overwritten_unasked(ground: Ground) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("backup");
    let store = ground.open().await;
    let table = filled(&store, 2).await;
    fs::write(&file, "precious").unwrap();
    let refused = backup(&ground.address, &file, false).await.unwrap_err();
    assert!(matches!(refused, UpkeepError::Occupied { .. }), "{refused}");
    assert_eq!(fs::read_to_string(&file).unwrap(), "precious");
    backup(&ground.address, &file, true).await.unwrap();
    store.append(append(&table, at(2), vec![entry(3, "one")])).await.unwrap();
    store.close().await;
    let refused = restore(&file, &ground.address, false).await.unwrap_err();
    assert!(matches!(refused, UpkeepError::Occupied { .. }), "{refused}");
    assert_eq!(check(&ground.address).await.unwrap().inputs, 3);
}

async fn a_damaged_store_does_not_replace_a_good_backup(ground: Ground) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("backup");
    let store = ground.open().await;
    filled(&store, 2).await;
    backup(&ground.address, &file, false).await.unwrap();
    let good = fs::read(&file).unwrap();
    ground.meddle("DELETE FROM inputs WHERE seq = 1").await;
    let refused = backup(&ground.address, &file, true).await.unwrap_err();
    assert!(matches!(refused, UpkeepError::Damaged { .. }), "{refused}");
    assert!(refused.to_string().contains("input 1 is lost"), "{refused}");
    assert_eq!(fs::read(&file).unwrap(), good);
}

async fn what_is_no_backup_is_not_brought_back(ground: Ground) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("notes.txt");
    fs::write(&file, "shopping: candles, chalk").unwrap();
    let store = ground.open().await;
    filled(&store, 2).await;
    store.close().await;
    for from in [file.as_path(), Path::new("/nowhere/at/all")] {
        let refused = restore(from, &ground.address, true).await.unwrap_err();
        assert!(!refused.to_string().is_empty());
        assert_eq!(check(&ground.address).await.unwrap().inputs, 2, "{refused}");
    }
}

/// The newest writes of a file that is replaced must not find their way into the new one.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_sqlite_keeps_beside_a_file_goes_with_it() {
    let ground = Ground::sqlite();
    let folder = tempfile::tempdir().unwrap();
    let copy = folder.path().join("backup.db");
    let store = ground.open().await;
    let table = filled(&store, 2).await;
    backup(&ground.address, &copy, false).await.unwrap();
    store.append(append(&table, at(2), vec![entry(3, "one")])).await.unwrap();
    let path = ground.address.strip_prefix("sqlite:").unwrap().to_owned();
    // As a crash leaves it: the newest input is only in the file's log.
    let left: Vec<_> = ["", "-wal"].map(|end| fs::read(format!("{path}{end}")).unwrap()).into();
    store.close().await;
    for (end, bytes) in ["", "-wal"].iter().zip(&left) {
        fs::write(format!("{path}{end}"), bytes).unwrap();
    }
    let restored = restore(&copy, &ground.address, true).await.unwrap();
    assert!(!Path::new(&format!("{path}-wal")).exists());
    let aside = restored.aside.unwrap();
    let kept = check(&format!("sqlite:{}", aside.display())).await.unwrap();
    assert_eq!(kept.inputs, 3, "with its own log");
    assert_eq!(ground.open().await.inputs(&table, 0).await.unwrap().unwrap().inputs.len(), 2);
}
