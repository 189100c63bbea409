//! Where a test's store is, and the tables it plays with.

use sqlx::{Connection, Executor};
use store::{Append, NewTable, Seat, Status, Store, TableId, TableOptions, Tip};
use tempfile::TempDir;

/// A place of its own for each test.
#[derive(Debug)]
pub struct Ground {
    pub address: String,
    _directory: Option<TempDir>,
}

impl Ground {
    pub fn sqlite() -> Ground {
        let directory = tempfile::tempdir().unwrap();
        let file = directory.path().join("not made yet/omen 100%.db");
        Ground { address: format!("sqlite:{}", file.display()), _directory: Some(directory) }
    }

    /// A schema of its own; none where there is no PostgreSQL to test with.
    pub async fn postgres() -> Option<Ground> {
        let Ok(url) = std::env::var("OMEN_TEST_POSTGRES") else {
            eprintln!("skipped: OMEN_TEST_POSTGRES names no database");
            return None;
        };
        let schema = format!("t{}", TableId::random().unwrap());
        let mut connection = sqlx::PgConnection::connect(&url).await.unwrap();
        let make = sqlx::AssertSqlSafe(format!("CREATE SCHEMA {schema}"));
        connection.execute(make).await.unwrap();
        let sign = if url.contains('?') { '&' } else { '?' };
        let address = format!("{url}{sign}options[search_path]={schema}");
        Some(Ground { address, _directory: None })
    }

    /// Makes the directory and an empty file, for who speaks to the database before the store does.
    pub fn make_room(&self) {
        if let Some(path) = self.address.strip_prefix("sqlite:") {
            std::fs::create_dir_all(std::path::Path::new(path).parent().unwrap()).unwrap();
            std::fs::write(path, "").unwrap();
        }
    }

    pub async fn open(&self) -> Store {
        Store::open(&self.address).await.unwrap()
    }

    /// Says something to the database behind the store's back.
    pub async fn meddle(&self, sql: &str) {
        let sql = sqlx::AssertSqlSafe(sql.to_owned());
        match self.address.strip_prefix("sqlite:") {
            Some(path) => {
                let options = sqlx::sqlite::SqliteConnectOptions::new().filename(path);
                let mut file = sqlx::SqliteConnection::connect_with(&options).await.unwrap();
                file.execute(sql).await.unwrap();
                file.close().await.unwrap();
            }
            None => {
                let mut server = sqlx::PgConnection::connect(&self.address).await.unwrap();
                server.execute(sql).await.unwrap();
            }
        }
    }
}

/// Each test named here runs on both databases.
macro_rules! on_both {
    ($($name:ident),* $(,)?) => {
        mod sqlite {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $name() {
                super::$name($crate::ground::Ground::sqlite()).await;
            })*
        }
        mod postgres {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $name() {
                if let Some(ground) = $crate::ground::Ground::postgres().await {
                    super::$name(ground).await;
                }
            })*
        }
    };
}
pub(crate) use on_both;

pub fn new_table(seats: Vec<Seat>) -> NewTable {
    NewTable {
        id: TableId::random().unwrap(),
        game: "toy".into(),
        engine: "0.1.0".into(),
        content: "c0ffee".into(),
        header: r#"{"omen":1,"game":"toy"}"#.into(),
        seed: "feed".into(),
        options: TableOptions::default(),
        status: Status::Running,
        asked: vec![0],
        seats,
    }
}

/// A running table without seats.
pub async fn table(store: &Store) -> TableId {
    let table = new_table(Vec::new());
    let id = table.id.clone();
    store.create_table(table).await.unwrap();
    id
}

/// Distinguishable entries.
pub fn entry(n: u64, by: &str) -> String {
    format!(r#"{{"n":{n},"seat":"{by}","choose":"wait «ждать» \u0000","undo":"free"}}"#)
}

pub fn append(table: &TableId, after: Tip, entries: Vec<String>) -> Append {
    Append { table: table.clone(), after, entries, asked: vec![1], status: Status::Running }
}

pub fn at(seq: u64) -> Tip {
    Tip { seq, cuts: 0 }
}

/// A log with this many inputs.
pub async fn filled(store: &Store, inputs: u64) -> TableId {
    let table = table(store).await;
    let entries = (1..=inputs).map(|n| entry(n, "one")).collect();
    store.append(append(&table, at(0), entries)).await.unwrap();
    table
}
