//! Opening what is not there, not ours, or not for us: a clear word, and nothing touched.

use std::fs;

use store::{Store, StoreError};

use crate::ground::{Ground, on_both, table};

on_both!(a_newer_schema_is_left_alone);

async fn refusal(address: &str) -> StoreError {
    Store::open(address).await.map(drop).unwrap_err()
}

async fn a_newer_schema_is_left_alone(ground: Ground) {
    ground.open().await.close().await;
    ground.meddle("INSERT INTO omen_migrations VALUES (1000, 'from the future', 0)").await;
    let file = ground.address.strip_prefix("sqlite:");
    let before = file.map(|file| fs::read(file).unwrap());
    let error = refusal(&ground.address).await;
    assert!(matches!(error, StoreError::NewerSchema { found: 1000, .. }), "{error}");
    assert!(error.to_string().contains("start the version of the program that wrote it"));
    assert_eq!(file.map(|file| fs::read(file).unwrap()), before);
}

#[tokio::test]
async fn a_file_that_is_no_database_is_left_alone() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("notes.txt");
    for content in ["shopping: candles, chalk", "x"] {
        fs::write(&file, content).unwrap();
        let error = refusal(&format!("sqlite:{}", file.display())).await;
        assert!(matches!(error, StoreError::NotAStore { .. }), "{error}");
        assert!(error.to_string().contains("notes.txt is not an Omen store"), "{error}");
        assert_eq!(fs::read_to_string(&file).unwrap(), content);
    }
    assert_eq!(fs::read_dir(directory.path()).unwrap().count(), 1);
}

#[tokio::test]
async fn a_damaged_database_is_left_alone() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("omen.db");
    let mut content = b"SQLite format 3\0".to_vec();
    content.extend([7; 4096]);
    fs::write(&file, &content).unwrap();
    let error = refusal(&format!("sqlite:{}", file.display())).await;
    assert!(matches!(error, StoreError::NotAStore { .. }), "{error}");
    assert_eq!(fs::read(&file).unwrap(), content);
}

#[tokio::test]
async fn another_programs_database_is_left_alone() {
    let ground = Ground::sqlite();
    let file = ground.address.strip_prefix("sqlite:").unwrap().to_owned();
    fs::create_dir_all(std::path::Path::new(&file).parent().unwrap()).unwrap();
    fs::write(&file, "").unwrap();
    ground.meddle("CREATE TABLE recipes (name TEXT)").await;
    let before = fs::read(&file).unwrap();
    let error = refusal(&ground.address).await;
    assert!(error.to_string().contains("another program's database"), "{error}");
    assert_eq!(fs::read(&file).unwrap(), before);
}

#[tokio::test]
async fn a_place_that_cannot_be_written_is_named() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("a file");
    fs::write(&file, "").unwrap();
    for path in [file.join("below/omen.db"), "/proc/omen/omen.db".into(), "/".into()] {
        let error = refusal(&format!("sqlite:{}", path.display())).await;
        assert!(matches!(error, StoreError::Unwritable { .. }), "{error}");
        assert!(error.to_string().contains("may write to"), "{error}");
    }
    assert_eq!(fs::read_to_string(&file).unwrap(), "");
}

/// Says nothing when run by root, who may write everything.
#[tokio::test]
async fn a_file_that_may_only_be_read_is_named() {
    let ground = Ground::sqlite();
    ground.open().await.close().await;
    let file = ground.address.strip_prefix("sqlite:").unwrap();
    let mut rights = fs::metadata(file).unwrap().permissions();
    rights.set_readonly(true);
    fs::set_permissions(file, rights).unwrap();
    if fs::File::options().append(true).open(file).is_err() {
        let error = refusal(&ground.address).await;
        assert!(matches!(error, StoreError::Unwritable { .. }), "{error}");
    }
}

#[tokio::test]
async fn a_directory_in_the_files_place_is_named() {
    let directory = tempfile::tempdir().unwrap();
    let error = refusal(&format!("sqlite:{}", directory.path().display())).await;
    assert!(matches!(error, StoreError::Unwritable { .. }), "{error}");
}

#[tokio::test]
async fn a_server_that_does_not_answer_is_named_without_its_password() {
    let error = refusal("postgres://omen:secret@127.0.0.1:1/omen?password=secret").await;
    assert!(matches!(error, StoreError::Unreachable { .. }), "{error}");
    assert!(error.to_string().contains("127.0.0.1:1/omen"), "{error}");
    assert!(!error.to_string().contains("secret"), "{error}");
}

#[tokio::test]
async fn an_empty_file_becomes_a_store() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("omen.db");
    fs::write(&file, "").unwrap();
    let store = Store::open(&format!("sqlite:{}", file.display())).await.unwrap();
    table(&store).await;
    store.close().await;
    let left: Vec<_> = fs::read_dir(directory.path()).unwrap().collect();
    assert_eq!(left.len(), 1, "a closed store is one file");
}

#[tokio::test]
async fn a_passing_store_works_and_goes() {
    let store = Store::open("sqlite::memory:").await.unwrap();
    let id = table(&store).await;
    assert!(store.table(&id).await.unwrap().is_some());
    let other = Store::open("sqlite::memory:").await.unwrap();
    assert!(other.table(&id).await.unwrap().is_none());
}
