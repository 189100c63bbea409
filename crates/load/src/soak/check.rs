//! What must hold once everyone has settled.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use kernel::log::{Entry, Header, Input};
use store::{Status, Store, TableId};
use tokio::process::Command;
use tokio::time::timeout;

use super::player::{Player, Stop, differs};
use super::record::{Answer, Counts, Record};
use crate::socket::Socket;
use crate::{Outcome, http};

/// How long two views of one table may take to meet.
const PATIENCE: Duration = Duration::from_secs(20);

/// A player who comes back and one who comes fresh see the same.
pub async fn same_as_fresh(player: Player) -> Outcome<()> {
    let (table, seat) = (player.record.table.clone(), player.seat);
    let (address, cookie) = (player.address, player.cookie.clone());
    let fresh = Player::new(address, seat, cookie, player.record.clone());
    let met = timeout(PATIENCE, meet(player, fresh)).await;
    met.map_err(|_| format!("table {table}, seat {seat}: the views never meet"))?
        .map_err(|what| format!("table {table}, seat {seat}: {what}").into())
}

async fn meet(mut known: Player, mut fresh: Player) -> Result<(), String> {
    let mut known_socket = known.connect().await.map_err(|error| error.to_string())?;
    let mut fresh_socket = fresh.connect().await.map_err(|error| error.to_string())?;
    loop {
        match (&known.view, &fresh.view) {
            (Some(a), Some(b)) if a.at == b.at => return differs(a, b),
            (Some(a), Some(b)) if (a.at.cuts, a.at.seq) > (b.at.cuts, b.at.seq) => {
                hear(&mut fresh, &mut fresh_socket).await?;
            }
            (_, None) => hear(&mut fresh, &mut fresh_socket).await?,
            _ => hear(&mut known, &mut known_socket).await?,
        }
    }
}

async fn hear(player: &mut Player, socket: &mut Socket) -> Result<(), String> {
    let text = socket.hear().await.map_err(|error| error.to_string())?;
    match player.hear(&text, &Counts::default()) {
        Ok(_) => Ok(()),
        Err(Stop::Line) => Err("the server closed".into()),
        Err(Stop::Promise(what)) => Err(what),
    }
}

/// A log that may be fetched is one that `omen verify` accepts.
pub async fn verified(
    address: SocketAddr,
    record: &Record,
    omen: &Path,
    home: &Path,
    counts: &Counts,
) -> Outcome<()> {
    let table = &record.table;
    let path = format!("/api/tables/{table}/log");
    let answer = http::get(address, &path, Some(&record.cookie)).await?;
    if answer.granted().is_err() {
        return Ok(());
    }
    let file = home.join(format!("{table}.log"));
    std::fs::write(&file, &answer.body)?;
    let verify = Command::new(omen).arg("verify").arg(&file).output().await?;
    if !verify.status.success() {
        let said = String::from_utf8_lossy(&verify.stderr);
        return Err(format!("the log of table {table} does not verify: {said}").into());
    }
    counts.verified.fetch_add(1, Ordering::Relaxed);
    Ok(())
}

/// The store holds everything that was acknowledged, where it was acknowledged, and nothing of ours
/// that was not sent for that place.
pub async fn logs(data: &str, records: &[Arc<Record>], counts: &Counts) -> Outcome<()> {
    let store = Store::open(data).await?;
    let mut finished = 0;
    for record in records {
        let id = TableId(record.table.clone());
        let table = store.table(&id).await?.ok_or_else(|| missing(record))?;
        let log = store.inputs(&id, 0).await?.ok_or_else(|| missing(record))?;
        let header: Header = serde_json::from_str(&table.header)?;
        finished += u64::from(table.status == Status::Finished);
        let mut answers = Vec::with_capacity(log.inputs.len());
        for input in &log.inputs {
            answers.push((input.seq, serde_json::from_str::<Entry>(&input.entry)?));
        }
        compare(record, &header, &answers).map_err(|what| {
            let table = &record.table;
            format!("table {table}: {what}")
        })?;
        counts.inputs.fetch_add(answers.len() as u64, Ordering::Relaxed);
    }
    store.close().await;
    let verified = counts.verified.load(Ordering::Relaxed);
    if verified < finished {
        return Err(format!("{finished} games ended, {verified} logs could be verified").into());
    }
    Ok(())
}

fn missing(record: &Record) -> String {
    format!("table {} is gone", record.table)
}

fn compare(record: &Record, header: &Header, log: &[(u64, Entry)]) -> Result<(), String> {
    let (sent, acknowledged) = record.read();
    let seat_of = |key: &str| header.seats.iter().position(|it| it.seat == key);
    for (place, (seq, entry)) in log.iter().enumerate() {
        if *seq != place as u64 + 1 || entry.n != *seq {
            return Err(format!("input {seq} stands at place {}", place + 1));
        }
        let Input::Choice { seat, choose, forced: false } = &entry.input else { continue };
        let seat = seat_of(seat).ok_or_else(|| format!("there is no seat {seat}"))? as u8;
        if !record.ours.contains(&seat) {
            continue;
        }
        let mut answers = (asked_at(log, place)..=*seq).filter_map(|n| sent.get(&n));
        let meant = |answer: &&Answer| answer.seat == seat && answer.choice == *choose;
        match answers.clone().find(meant).or_else(|| answers.next()) {
            Some(answer) if meant(&answer) => {}
            Some(answer) => {
                return Err(format!("at {seq} stands \"{choose}\" of {seat}, sent was {answer:?}"));
            }
            None => return Err(format!("at {seq} stands \"{choose}\", which nobody sent")),
        }
    }
    for (seq, answer) in acknowledged {
        let later = log.iter().skip(seq as usize - 1).map(|(_, entry)| &entry.input);
        let stands = later.into_iter().find(|input| input.is_played());
        match stands {
            Some(Input::Choice { seat, choose, .. })
                if seat_of(seat) == Some(answer.seat.into()) && *choose == answer.choice => {}
            _ => return Err(format!("{answer:?} was acknowledged at {seq}, there is {stands:?}")),
        }
    }
    Ok(())
}

/// The first number an answer may have been sent for: the table may have been keyed before it was taken.
fn asked_at(log: &[(u64, Entry)], place: usize) -> u64 {
    let keyed = log[..place].iter().rev().take_while(|(_, entry)| !entry.input.is_played());
    log[place].0 - keyed.count() as u64
}
