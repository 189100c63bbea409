//! The yardstick: a server that does nothing but echo each message once it is durable.
//!
//! The same frameworks, the same database with the same promises, the same gathering of writes into
//! one commit; no game, no table, no view.

use std::net::SocketAddr;
use std::path::PathBuf;

use axum::Router;
use axum::extract::State;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::routing::{any, get};
use clap::Args;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqliteSynchronous};
use sqlx::{ConnectOptions, Executor};
use tokio::net::TcpListener;
use tokio::sync::{mpsc, oneshot};

use crate::Outcome;

#[derive(Debug, Args)]
pub struct Anchor {
    #[arg(long)]
    listen: SocketAddr,
    #[arg(long)]
    file: PathBuf,
}

type Waiting = (String, oneshot::Sender<()>);

/// As many writes as a store takes into one commit.
const BATCH: usize = 256;

impl Anchor {
    pub fn run(&self) -> Outcome<()> {
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
        runtime.block_on(self.serve())
    }

    async fn serve(&self) -> Outcome<()> {
        let mut connection = SqliteConnectOptions::new()
            .filename(&self.file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .connect()
            .await?;
        connection
            .execute("CREATE TABLE said (n INTEGER PRIMARY KEY, line TEXT NOT NULL) STRICT")
            .await?;
        let (queue, waiting) = mpsc::channel(1024);
        tokio::spawn(write(connection, waiting));
        let router = Router::new()
            .route("/healthz", get(async || "up"))
            .route(
                "/echo",
                any(async |State(queue), upgrade: WebSocketUpgrade| {
                    upgrade.on_upgrade(move |socket| echo(socket, queue))
                }),
            )
            .with_state(queue);
        use axum::serve::ListenerExt;
        let listener = TcpListener::bind(self.listen).await?.tap_io(|stream| {
            let _best_effort = stream.set_nodelay(true);
        });
        Ok(axum::serve(listener, router).await?)
    }
}

async fn echo(mut socket: WebSocket, queue: mpsc::Sender<Waiting>) {
    while let Some(Ok(message)) = socket.recv().await {
        let Message::Text(text) = message else { continue };
        let (durable, answer) = oneshot::channel();
        if queue.send((text.to_string(), durable)).await.is_err() || answer.await.is_err() {
            return;
        }
        if socket.send(Message::Text(text)).await.is_err() {
            return;
        }
    }
}

/// Takes everything that waits into one transaction; stops at the first error, and the run with it.
async fn write(mut connection: SqliteConnection, mut waiting: mpsc::Receiver<Waiting>) {
    let mut batch = Vec::with_capacity(BATCH);
    while waiting.recv_many(&mut batch, BATCH).await > 0 {
        if commit(&mut connection, &batch).await.is_err() {
            return;
        }
        for (_, durable) in batch.drain(..) {
            let _left = durable.send(());
        }
    }
}

async fn commit(connection: &mut SqliteConnection, batch: &[Waiting]) -> Result<(), sqlx::Error> {
    connection.execute("BEGIN IMMEDIATE").await?;
    for (line, _) in batch {
        let insert = sqlx::query("INSERT INTO said (line) VALUES ($1)").bind(line);
        insert.execute(&mut *connection).await?;
    }
    connection.execute("COMMIT").await?;
    Ok(())
}
