//! `omen serve`

use crate::cli::{LogFormat, Serve};
use crate::games;
use crate::packs::{self, Shelved};
use crate::stopping;
use crate::trouble::{Done, Trouble};
use server::house::{self, House, Rehearsal};
use server::http::{self, Limits, Settings};
use std::io::{self, ErrorKind, IsTerminal as _, Write as _};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;
use store::Store;
use tokio::net::TcpListener;
use tracing_subscriber::EnvFilter;

pub fn run(serve: Serve) -> Done {
    listen_to_log(&serve)?;
    open_many_files();
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(|error| Trouble::input(format!("cannot start threads: {error}")))?;
    let served = runtime.block_on(until_told_to_stop(serve));
    // Bots may still be thinking; no one is waiting for them any more.
    runtime.shutdown_background();
    served
}

async fn until_told_to_stop(serve: Serve) -> Done {
    // Before anything else, so that an early signal is not missed.
    let stop = stopping::told()
        .map_err(|error| Trouble::input(format!("cannot listen for signals: {error}")))?;
    let listener = listen(serve.listen).await?;
    let data = serve.data.place()?;
    let store = Store::open(&data).await.map_err(|error| Trouble::input(error.to_string()))?;
    shelve(&serve.packs.packs)?;
    let games = games::all().iter().map(|entry| entry.on_tables()).collect();
    let (house, rehearsal) = House::open(store.clone(), games, house_settings(&serve))
        .await
        .map_err(|trouble| Trouble::input(trouble.to_string()))?;
    let listens = listener.local_addr().unwrap_or(serve.listen);
    let rehearsing = tokio::spawn(name_frozen_tables(rehearsal));
    let settings = settings(serve);
    greet(listens, &settings, &data);
    http::serve(listener, house, store, settings, stop).await;
    rehearsing.abort();
    Ok(())
}

/// Adds packs to the shelves; a rejected one does not affect the others.
fn shelve(folders: &[PathBuf]) -> Done {
    for Shelved { folder, became } in packs::shelve(folders)? {
        let folder = pack::visible(&folder.display().to_string());
        match became.map(|added| added.info) {
            Ok(info) => tracing::info!(
                %folder, id = info.id, version = info.version, author = info.author,
                hash = info.hash, "a pack was loaded"
            ),
            Err(bad) => tracing::warn!(%folder, "a pack was rejected:\n{bad}"),
        }
    }
    Ok(())
}

async fn listen(address: SocketAddr) -> Result<TcpListener, Trouble> {
    TcpListener::bind(address).await.map_err(|error| {
        let remedy = match error.kind() {
            ErrorKind::AddrInUse => {
                let next = SocketAddr::new(address.ip(), address.port().wrapping_add(1));
                format!("the port is in use; try --listen {next}")
            }
            ErrorKind::PermissionDenied => "choose a port above 1023, such as 8080".to_owned(),
            ErrorKind::AddrNotAvailable => "this machine does not have that address".to_owned(),
            _ => error.to_string(),
        };
        Trouble::input(format!("cannot listen on {address}: {remedy}"))
    })
}

fn house_settings(serve: &Serve) -> house::Settings {
    let usual = house::Settings::default();
    let tables = serve.limits.max_tables as usize;
    house::Settings {
        tables_per_person: if serve.limits.no_limits { usize::MAX } else { tables },
        idle_after: Duration::from_secs(serve.limits.idle_after.saturating_mul(60)),
        absent_after: Duration::from_secs(serve.limits.absent_after.saturating_mul(3600)),
        bot_threads: serve.bots.bot_threads.map_or(usual.bot_threads, usize::from),
        bot_budget: Duration::from_millis(serve.bots.bot_time),
        bot_pause: Duration::from_millis(serve.bots.bot_pause),
        wish_time: Duration::from_secs(serve.bots.wish_time),
        ..usual
    }
}

fn settings(serve: Serve) -> Settings {
    let given = serve.limits;
    let limits = Limits {
        connections: given.max_connections as usize,
        connections_each: given.max_connections_each as usize,
        requests: given.rate_requests,
        people: given.rate_people,
        passkeys: given.rate_passkeys,
        tables: given.rate_tables,
        talk: given.rate_talk,
        messages: given.rate_messages,
        ..Limits::default()
    };
    Settings {
        public_url: serve.public_url,
        web: serve.web,
        behind_proxy: serve.behind_proxy,
        limits: if given.no_limits { Limits::lifted() } else { limits },
    }
}

/// One line with the address, one with where the tables are stored.
fn greet(listens: SocketAddr, settings: &Settings, data: &str) {
    let here = match listens.ip() {
        IpAddr::V4(Ipv4Addr::UNSPECIFIED) => format!("http://127.0.0.1:{}", listens.port()),
        ip if ip.is_unspecified() => format!("http://[::1]:{}", listens.port()),
        _ => format!("http://{listens}"),
    };
    let address = settings.public_url.as_ref().map_or(here, ToString::to_string);
    let place = match data.split_once("://") {
        // What precedes the last @ may contain a password.
        Some((scheme, rest)) => {
            let open = rest.split('?').next().unwrap_or_default();
            let place = open.rsplit('@').next().unwrap_or_default();
            format!("{scheme}://{place}")
        }
        None => data.trim_start_matches("sqlite:").to_owned(),
    };
    let mut out = io::stdout().lock();
    let _nobody_reads = writeln!(out, "Omen is at {address}").and_then(|()| {
        writeln!(out, "Tables are stored in {place}; stop with Ctrl-C")?;
        out.flush()
    });
}

/// The house logs how many tables replay; which ones do not is logged here for the operator.
async fn name_frozen_tables(rehearsal: Rehearsal) {
    for (table, why) in rehearsal.done().await.frozen {
        tracing::warn!(%table, why, "a table does not replay; it can be viewed but not played");
    }
}

/// Every browser at a table holds a file descriptor, and the default limit is too low for a server.
/// If it cannot be raised, connections above it wait.
#[cfg(unix)]
fn open_many_files() {
    use rustix::process::{Resource, getrlimit, setrlimit};
    let mut limit = getrlimit(Resource::Nofile);
    limit.current = limit.maximum;
    let _as_it_was = setrlimit(Resource::Nofile, limit);
}

#[cfg(not(unix))]
fn open_many_files() {}

fn listen_to_log(serve: &Serve) -> Done {
    let filter = EnvFilter::try_new(&serve.log)
        .map_err(|error| Trouble::input(format!("--log {:?}: {error}", serve.log)))?;
    let writing = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(io::stderr)
        .with_ansi(io::stderr().is_terminal());
    let begun = match serve.log_format {
        LogFormat::Text => writing.with_target(false).try_init(),
        LogFormat::Json => writing.json().try_init(),
    };
    begun.map_err(|error| Trouble::input(format!("cannot start logging: {error}")))
}
