//! New tables: set up afresh, as a rematch, or from a log.

use super::fence::{Broken, fenced};
use super::games::GameEntry;
use super::inside::fresh_secrets;
use super::live::{Live, OpenLog, REMATCH_OF, eyes_of};
use super::turns::Payer;
use super::words::tidy_words;
use super::{House, Kind, Trouble};
use crate::wire::{
    BranchRequest, CreateTable, Created, ImportRequest, Invitation, SeatRequest, TableInfo,
};
use kernel::keying::Secrets;
use kernel::log::{BadLog, Entry, Header, LogFile};
use kernel::registry::AnyTable;
use kernel::table::Eyes;
use kernel::{Outcome, Seed};
use serde_json::Value;
use std::collections::BTreeMap;
use store::{Append, IdentityId, NewTable, Seat, SecretHash, Status, TableId, TableOptions, Tip};

impl House {
    pub async fn create(&self, who: &IdentityId, request: CreateTable) -> Result<Created, Trouble> {
        let game = self.game_called(&request.game)?;
        let title = tidy_words("A title", &request.title, self.inside.settings.title_length)?;
        let setup = set_up(&game, request.setup)?;
        let (seats, invitations) = self.seated(&game, who, &request.seats)?;
        let names = self.inside.sitters(&seats).await?;
        let secrets = fresh_secrets()?;
        let table = laid_out(&game, &setup, &names, secrets)?;
        if table.seats().len() != seats.len() {
            let detail = format!("This set-up has {} seats.", table.seats().len());
            return Err(Trouble::bad_setup(detail));
        }
        let mut options = options(who, &title, request.ask_everything);
        options.listed = request.listed;
        options.spectators = request.spectators;
        let plan = Plan { game, header: table.header().clone(), secrets, options, seats };
        self.made(who, plan, invitations, None).await
    }

    /// Sets up a rematch with the same people; asking twice returns the same table.
    pub async fn rematch(&self, who: &IdentityId, table: &TableId) -> Result<Created, Trouble> {
        let house = self.clone();
        // In the old table's own turn: if several people ask at once, one of them makes the new
        // table.
        self.act(who, table, move |old, who| {
            Box::pin(async move { house.once_more(&who, old).await })
        })
        .await
    }

    async fn once_more(&self, who: &IdentityId, old: &mut Live) -> Result<Created, Trouble> {
        let terms = old.rematch_terms(who)?;
        if let Some(made) = terms.made
            && self.is_there(&made).await?
        {
            let table = self.info(Some(who), &made).await?;
            return Ok(Created { table, invitations: Vec::new() });
        }
        let unknown = || Trouble::bad_setup("This server no longer has the game.");
        let game = terms.game.ok_or_else(unknown)?;
        let mut invitations = Vec::new();
        let mut seats = terms.seats;
        for seat in &mut seats {
            if seat.identity.is_none() && seat.bot_level.is_none() {
                let (open, invitation) = open_seat(seat.seat)?;
                *seat = open;
                invitations.push(invitation);
            }
        }
        let names = self.inside.sitters(&seats).await?;
        let secrets = fresh_secrets()?;
        let table = laid_out(&game, &terms.setup, &names, secrets)?;
        let mut options = options(who, &terms.title, terms.ask_everything);
        options.listed = terms.listed;
        options.spectators = terms.spectators;
        options.more.insert(REMATCH_OF.to_owned(), terms.table.as_str().into());
        let plan = Plan { game, header: table.header().clone(), secrets, options, seats };
        let created = self.made(who, plan, invitations, None).await?;
        old.note_rematch(Some(&created.table.id)).await?;
        Ok(created)
    }

    async fn is_there(&self, table: &TableId) -> Result<bool, Trouble> {
        let record = self.inside.store.table(table).await?;
        Ok(record.is_some_and(|record| record.status != Status::Deleted))
    }

    /// Branches: a new table that continues after some input of this one. Its future differs from
    /// this table's, and so does what is hidden.
    pub async fn branch(
        &self,
        who: &IdentityId,
        table: &TableId,
        request: BranchRequest,
    ) -> Result<Created, Trouble> {
        let (asker, upto) = (who.clone(), request.at);
        let old = self.at(table)?;
        let opened =
            old.ask(move |live| Box::pin(async move { live.open_log(&asker, upto).await }));
        let OpenLog { header, secrets, entries, eyes, ask_everything, title } = opened.await?;
        let game = self.game_called(&header.game)?;
        let own = fresh_secrets()?;
        let continued = move || {
            let past = fenced(|| game.title.continued(&header, secrets, &entries, own, eyes));
            let (header, entries) = sound(past)?;
            Played::of(game, header, own, entries)
        };
        let played = self.inside.chores.run(Payer::Person(who.clone()), continued).await??;
        let options = options(who, &title, ask_everything);
        self.continued(who, played, &request.seats, options).await
    }

    /// Creates a table from a log file.
    pub async fn import(
        &self,
        who: &IdentityId,
        request: ImportRequest,
    ) -> Result<Created, Trouble> {
        if request.log.len() > self.inside.settings.log_length {
            return Err(Trouble::too_long("A log", self.inside.settings.log_length));
        }
        let (house, log, seats) = (self.clone(), request.log, request.seats.clone());
        let verified = move || house.verified(&log, &seats);
        let played = self.inside.chores.run(Payer::Person(who.clone()), verified).await??;
        self.continued(who, played, &request.seats, options(who, "", false)).await
    }

    /// The game in a text, if it is an honest log, for the people who are to sit there.
    fn verified(&self, log: &str, seats: &[SeatRequest]) -> Result<Played, Trouble> {
        let file = LogFile::read(log).map_err(bad_log)?;
        let game = self.game_called(&file.header.game)?;
        sound(fenced(|| game.title.verify(&file)))?;
        let seed: Seed = file.closing.seed.parse().map_err(bad_log)?;
        let LogFile { header, entries, closing } = file;
        if closing.outcome.is_some() {
            // A finished game stays as it is, so that it can be verified here as well.
            return Played::of(game, header, seed.into(), entries);
        }
        let (own, eyes) = (fresh_secrets()?, imported_eyes(&header, seats)?);
        let past = || game.title.continued(&header, seed.into(), &entries, own, eyes);
        let (header, entries) = sound(fenced(past))?;
        Played::of(game, header, own, entries)
    }

    pub(super) fn game_called(&self, key: &str) -> Result<GameEntry, Trouble> {
        self.inside.game(key).ok_or_else(|| {
            let games: Vec<_> = self.inside.games.iter().map(|game| game.title.key()).collect();
            let games = games.join(", ");
            Trouble::bad_setup(format!("There is no game \"{key}\". Available games: {games}."))
        })
    }

    /// A table that starts mid-game.
    async fn continued(
        &self,
        who: &IdentityId,
        played: Played,
        seats: &[SeatRequest],
        options: TableOptions,
    ) -> Result<Created, Trouble> {
        let Played { game, header, secrets, entries, outcome } = played;
        let all_mine = vec![SeatRequest::Me; header.seats.len()];
        let wanted = if seats.is_empty() { &all_mine } else { seats };
        if wanted.len() != header.seats.len() {
            let detail = format!("This table has {} seats.", header.seats.len());
            return Err(Trouble::bad_setup(detail));
        }
        let (seats, invitations) = self.seated(&game, who, wanted)?;
        let plan = Plan { game, header, secrets, options, seats };
        self.made(who, plan, invitations, Some((entries, outcome))).await
    }

    /// The requested seats, with links for those that are open.
    fn seated(
        &self,
        game: &GameEntry,
        who: &IdentityId,
        wanted: &[SeatRequest],
    ) -> Result<(Vec<Seat>, Vec<Invitation>), Trouble> {
        let counts = game.title.seat_counts();
        let fits = u8::try_from(wanted.len()).is_ok_and(|count| counts.contains(&count));
        if !fits {
            let detail = match (counts.start(), counts.end()) {
                (fewest, most) if fewest == most => format!("This game is for {most} players."),
                (fewest, most) => format!("This game is for {fewest} to {most} players."),
            };
            return Err(Trouble::bad_setup(detail));
        }
        let mut seats = Vec::new();
        let mut invitations = Vec::new();
        for (n, wanted) in (0..).zip(wanted) {
            seats.push(match wanted {
                SeatRequest::Me => Seat::human(n, who.clone()),
                SeatRequest::Bot(level) => {
                    game.must_have_bot(level)?;
                    Seat::bot(n, level)
                }
                SeatRequest::Open => {
                    let (seat, invitation) = open_seat(n)?;
                    invitations.push(invitation);
                    seat
                }
            });
        }
        Ok((seats, invitations))
    }

    /// Stores a new table and, if no one is awaited, starts it.
    async fn made(
        &self,
        who: &IdentityId,
        plan: Plan,
        invitations: Vec<Invitation>,
        past: Option<(Vec<Entry>, Option<Outcome>)>,
    ) -> Result<Created, Trouble> {
        self.may_make_one_more(who).await?;
        let id = TableId::random()?;
        let store = &self.inside.store;
        store.create_table(plan.row(&id)?).await?;
        if let Some((entries, outcome)) = past {
            let entries = entries.iter().map(serde_json::to_string).collect::<Result<_, _>>();
            let append = Append {
                table: id.clone(),
                after: Tip::default(),
                entries: entries.map_err(|_| Trouble::unavailable())?,
                asked: Vec::new(),
                status: if outcome.is_some() { Status::Finished } else { Status::Running },
            };
            store.append(append).await?;
        }
        metrics::counter!("omen_tables_made_total").increment(1);
        let asker = who.clone();
        let new = self.at(&id)?;
        let begun = new.ask(move |live| {
            Box::pin(async move {
                live.begin_if_full().await?;
                live.info_for(Some(&asker))
            })
        });
        let table: TableInfo = begun.await?;
        Ok(Created { table, invitations })
    }

    async fn may_make_one_more(&self, who: &IdentityId) -> Result<(), Trouble> {
        let most = self.inside.settings.tables_per_person;
        let tables = self.inside.store.tables_of(who).await?;
        let unfinished = tables.iter().filter(|it| match it.table.status {
            Status::Waiting | Status::Running | Status::Paused => true,
            Status::Finished | Status::Frozen | Status::Deleted => false,
        });
        if unfinished.count() >= most {
            let detail = format!("You have {most} tables; finish or delete some.");
            return Err(Trouble::new(Kind::TooManyTables, detail));
        }
        self.inside.quota.take(who)
    }
}

/// A game played so far, ready to be continued.
struct Played {
    game: GameEntry,
    header: Header,
    secrets: Secrets,
    entries: Vec<Entry>,
    outcome: Option<Outcome>,
}

impl Played {
    fn of(
        game: GameEntry,
        header: Header,
        secrets: Secrets,
        entries: Vec<Entry>,
    ) -> Result<Played, Trouble> {
        let outcome = sound(fenced(|| game.title.resume(&header, secrets, &entries)))?.outcome();
        Ok(Played { game, header, secrets, entries, outcome })
    }
}

/// A table about to be stored.
struct Plan {
    game: GameEntry,
    header: Header,
    secrets: Secrets,
    options: TableOptions,
    seats: Vec<Seat>,
}

impl Plan {
    fn row(&self, id: &TableId) -> Result<NewTable, Trouble> {
        let header = serde_json::to_string(&self.header).map_err(|_| Trouble::unavailable())?;
        Ok(NewTable {
            id: id.clone(),
            game: self.game.title.key().to_owned(),
            engine: self.header.engine.clone(),
            content: self.header.content.clone(),
            header,
            seed: self.secrets.to_string(),
            options: self.options.clone(),
            status: Status::Waiting,
            asked: Vec::new(),
            seats: self.seats.clone(),
        })
    }
}

fn bad_log(error: impl ToString) -> Trouble {
    Trouble::new(Kind::BadLog, error.to_string())
}

fn open_seat(seat: u8) -> Result<(Seat, Invitation), Trouble> {
    let (secret, hash) = SecretHash::random()?;
    let path = format!("/join/{secret}");
    Ok((Seat::open(seat, hash), Invitation { seat, path }))
}

fn options(host: &IdentityId, title: &str, ask_everything: bool) -> TableOptions {
    let mut more: BTreeMap<String, Value> = BTreeMap::new();
    if !title.is_empty() {
        more.insert("title".to_owned(), title.into());
    }
    if ask_everything {
        more.insert("ask_everything".to_owned(), true.into());
    }
    TableOptions { host: Some(host.as_str().to_owned()), more, ..TableOptions::default() }
}

/// The default set-up with the requested boxes and some of its fields changed.
fn set_up(game: &GameEntry, mut changes: Option<Value>) -> Result<Value, Trouble> {
    let named = changes.as_mut().and_then(Value::as_object_mut).and_then(|it| it.remove(BOXES));
    let boxes: Vec<String> = serde_json::from_value(named.unwrap_or_else(|| Value::Array(vec![])))
        .map_err(|_| Trouble::bad_setup("`boxes` must be a list of ids."))?;
    let usual = game.title.usual_setup_with(&boxes);
    merged(usual.map_err(|error| Trouble::bad_setup(error.to_string()))?, changes)
}

/// The field of a set-up that names its boxes.
const BOXES: &str = "boxes";

/// The default set-up with some of its fields changed.
fn merged(mut usual: Value, changes: Option<Value>) -> Result<Value, Trouble> {
    match (&mut usual, changes) {
        (_, None | Some(Value::Null)) => {}
        (Value::Object(fields), Some(Value::Object(changes))) => {
            for (name, value) in changes {
                if !fields.contains_key(&name) {
                    let known: Vec<_> = fields.keys().map(String::as_str).collect();
                    let known = known.join(", ");
                    let detail =
                        format!("The set-up has no field \"{name}\". Its fields are: {known}.");
                    return Err(Trouble::bad_setup(detail));
                }
                fields.insert(name, value);
            }
        }
        _ => return Err(Trouble::bad_setup("The set-up must be an object.")),
    }
    Ok(usual)
}

fn laid_out(
    game: &GameEntry,
    setup: &Value,
    names: &[String],
    secrets: Secrets,
) -> Result<Box<dyn AnyTable>, Trouble> {
    match fenced(|| game.title.lay_out(setup, names, secrets)) {
        Ok(Ok(table)) => Ok(table),
        Ok(Err(error)) => Err(Trouble::bad_setup(error.to_string())),
        Err(broken) => Err(Trouble::bad_setup(broken.to_string())),
    }
}

/// What a log contains, if nothing is wrong with it.
fn sound<T>(read: Result<Result<T, BadLog>, Broken>) -> Result<T, Trouble> {
    read.map_err(bad_log)?.map_err(bad_log)
}

/// What somebody who plays on from a file may know there: the file may reveal more than their seats
/// saw.
fn imported_eyes(header: &Header, seats: &[SeatRequest]) -> Result<Eyes, Trouble> {
    let all = 0..header.seats.len() as u8;
    let is_mine =
        |seat: &u8| seats.is_empty() || seats.get(usize::from(*seat)) == Some(&SeatRequest::Me);
    eyes_of(all.filter(is_mine))
}
