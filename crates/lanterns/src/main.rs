//! A host of this one game, for tests in a browser: `lanterns serve --listen ADDRESS --data DATA`, as
//! `omen serve` takes them. Of its other options only `--web` means something here.

use lanterns::Lanterns;
use server::house::{self, GameEntry, House};
use server::http::{self, Limits, Settings};
use std::error::Error;
use std::time::Duration;
use store::Store;
use tokio::net::TcpListener;

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = std::env::args().collect();
    let given = |name: &str| {
        let at = words.iter().position(|word| word == name)?;
        words.get(at + 1).cloned()
    };
    let listener =
        TcpListener::bind(given("--listen").ok_or("--listen ADDRESS is missing")?).await?;
    let store = Store::open(&given("--data").ok_or("--data DATA is missing")?).await?;
    let games = vec![GameEntry::of::<Lanterns>(&["random", "greedy"])];
    let keeping = house::Settings { bot_pause: Duration::ZERO, ..house::Settings::default() };
    let (house, _rehearsal) =
        House::open(store.clone(), games, keeping).await.map_err(|error| error.to_string())?;
    let web = given("--web").map(Into::into);
    let settings = Settings { web, limits: Limits::lifted(), ..Settings::default() };
    let stop = async {
        let _until_told = tokio::signal::ctrl_c().await;
    };
    http::serve(listener, house, store, settings, stop).await;
    Ok(())
}
