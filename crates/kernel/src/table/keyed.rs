//! What a table's chance is derived from, and when it is keyed again.

use super::Table;
use super::kept::{Given, Undoing};
use crate::keying::{Cut, Keying, Keyring, Occasion, Rekey, Secrets};
use crate::log::{Entry, FORMAT, Header, Input};
use crate::{Luck, Seat, Seed, Shown};
use scene::{LogEntry, Phrase, Tone, Viewer};

/// The secrets of a table and the key made of them.
#[derive(Clone, Debug)]
pub(super) struct Keys {
    pub secrets: Secrets,
    ring: Keyring,
    key: Seed,
    /// The host's share of the next keying, where it has been announced.
    next: Option<Seed>,
}

impl Keys {
    pub fn new(header: &Header, secrets: Secrets) -> Self {
        let ring = Keyring::new(header.next.as_deref());
        Self { secrets, ring, key: secrets.seed, next: secrets.next }
    }

    pub fn take(&mut self, keying: &Keying, n: u64, header: &Header) -> Result<(), String> {
        let seats: Vec<String> = header.seats.iter().map(|seat| seat.seat.clone()).collect();
        self.key = self.ring.take(keying, n, &seats)?;
        self.next = keying.next_secret;
        Ok(())
    }

    pub fn taken_back(&self) -> u32 {
        self.ring.taken_back
    }
}

impl<G: Shown> Table<G> {
    pub fn secrets(&self) -> Secrets {
        self.keys.secrets
    }

    /// The random stream for the next chance outcome.
    pub(super) fn luck(&self) -> Luck {
        self.keys.key.at(self.len() + 1)
    }

    /// The number of the next keying, and the hash of the host's share for it if it was announced.
    pub fn announced(&self) -> (u32, Option<String>) {
        (self.keys.ring.nth() + 1, self.keys.next.map(|next| next.commitment()))
    }

    /// How many times a chance outcome was undone.
    pub fn taken_back(&self) -> u32 {
        self.keys.taken_back()
    }

    /// Every keying there ever was, including those undone, as everyone may see them.
    pub fn keyings(&self) -> Vec<Keying> {
        let keyed = self.inputs.iter().filter_map(|taken| match &taken.given {
            Given::Keyed(keying) => Some(keying),
            Given::Choice { .. } | Given::Dice(_) | Given::Drawn(_) => None,
        });
        keyed.flat_map(|keying| keying.with_removed()).map(Keying::public).collect()
    }

    /// The keying that chance is currently derived from, with its secrets.
    pub fn last_keying(&self) -> Option<&Keying> {
        self.inputs.iter().rev().find_map(|taken| match &taken.given {
            Given::Keyed(keying) => Some(&**keying),
            Given::Choice { .. } | Given::Dice(_) | Given::Drawn(_) => None,
        })
    }

    /// How many times each seat undid a chance outcome.
    pub(super) fn taken_back_by(&self) -> Vec<(u8, i64)> {
        let mut counts: Vec<(u8, i64)> = Vec::new();
        for keying in self.keyings() {
            let cut = keying.cut.filter(|cut| cut.chances > 0);
            let by = cut.and_then(|cut| self.start.seat_named(&cut.by));
            let Some(Seat(seat)) = by else { continue };
            match counts.iter_mut().find(|(by, _)| *by == seat) {
                Some((_, count)) => *count += 1,
                None => counts.push((seat, 1)),
            }
        }
        counts
    }

    /// Makes the future unknown to everyone, whatever they know of the table's secrets so far.
    pub fn key_anew(&mut self, rekey: Rekey) {
        let keying = self.next_keying(&self.keys, rekey, None);
        self.keep_keying(keying);
    }

    /// Undoes to just after input `to`, for the player of a seat. If chance had decided anything
    /// since, what was seen of it becomes worthless. Returns whether it had.
    pub fn take_back(&mut self, to: u64, (by, player): (Seat, &str), rekey: Rekey) -> bool {
        if to >= self.len() {
            return false;
        }
        let removed = &self.inputs[to as usize..];
        let is_keying = |given: &Given<G::Choice>| matches!(given, Given::Keyed(_));
        if !removed.iter().any(|taken| taken.given.is_chance() || is_keying(&taken.given)) {
            self.back_to(to);
            return false;
        }
        let entries: Vec<Entry> = self.entries_from(to).collect();
        let first = (to as usize..self.inputs.len()).find(|at| self.inputs[*at].given.is_asked());
        let what =
            match first.filter(|at| self.was_public(*at)).map(|at| &entries[at - to as usize]) {
                Some(Entry { input: Input::Choice { choose, .. }, .. }) => choose.clone(),
                _ => String::new(),
            };
        let cut = Cut { player: player.to_owned(), what, ..self.cut(to, by, &entries) };
        let keying = self.next_keying(&self.keys, rekey, Some(cut));
        self.back_to(to);
        self.keep_keying(keying);
        true
    }

    /// Continues without inputs that once followed here but are no longer accepted, since the rules
    /// have changed. Requested by the player of a seat.
    pub fn go_on_without(&mut self, lost: &[Entry], (by, player): (Seat, &str), rekey: Rekey) {
        let mut keys = self.keys.clone();
        for entry in lost {
            if let Input::Keyed { keyed } = &entry.input
                && keys.take(keyed, entry.n, &self.header).is_err()
            {
                break;
            }
        }
        let cut = Cut { player: player.to_owned(), ..self.cut(self.len(), by, lost) };
        let keying = self.next_keying(&keys, rekey, Some(cut));
        self.keep_keying(keying);
    }

    /// The record of inputs that are undone.
    fn cut(&self, to: u64, by: Seat, removed: &[Entry]) -> Cut {
        // With the key in it, no one can find out by trial what was hidden in these inputs.
        let mut hasher = blake3::Hasher::new_derive_key("omen inputs taken back");
        hasher.update(self.keys.key.bytes());
        let (mut decisions, mut chances, mut keyings) = (0, 0, Vec::new());
        for entry in removed {
            match &entry.input {
                Input::Choice { forced, .. } => decisions += u32::from(!forced),
                Input::Dice { .. } | Input::Drawn { .. } => chances += 1,
                // The host's shares are secrets: they are neither shown nor hashed.
                Input::Keyed { keyed } => {
                    keyings.push(keyed.public());
                    continue;
                }
            }
            let line = entry.write();
            hasher.update(&(line.len() as u64).to_le_bytes()).update(line.as_bytes());
        }
        Cut {
            by: self.start.seat_key(by).to_owned(),
            player: String::new(),
            what: String::new(),
            decisions,
            from: to + removed.len() as u64,
            to,
            chances,
            removed: hasher.finalize().to_hex().to_string(),
            keyings,
        }
    }

    /// Whether everyone saw something of the input at this index.
    fn was_public(&self, at: usize) -> bool {
        let heard = |event| G::tell(&self.content, event, Viewer::Public).is_some();
        let mut events = self.events_after(at as u64);
        events.next().is_some_and(|(_, events)| events.iter().any(heard))
    }

    fn next_keying(
        &self,
        keys: &Keys,
        Rekey { why, shares, fresh: [next, now] }: Rekey,
        cut: Option<Cut>,
    ) -> Keying {
        let secret = keys.next.unwrap_or(now);
        Keying {
            nth: keys.ring.nth() + 1,
            why,
            commitment: secret.commitment(),
            shares,
            next: next.commitment(),
            cut,
            secret: Some(secret),
            next_secret: Some(next),
        }
    }

    fn keep_keying(&mut self, keying: Keying) {
        let taken = self.keys.take(&keying, self.len() + 1, &self.header);
        debug_assert!(taken.is_ok(), "the table's own keying is refused: {taken:?}");
        self.header.omen = FORMAT;
        self.keep(Given::Keyed(Box::new(keying)), Undoing::Free, Vec::new());
    }

    /// The keys as they were just after input `n`.
    pub(super) fn keys_at(&self, n: u64) -> Keys {
        let mut keys = Keys::new(&self.header, self.keys.secrets);
        for (at, taken) in (1..=n).zip(&self.inputs) {
            if let Given::Keyed(keying) = &taken.given {
                let replayed = keys.take(keying, at, &self.header);
                debug_assert!(replayed.is_ok(), "the table's own keyings do not replay");
            }
        }
        keys
    }

    /// What everyone learns of a keying: who undid what.
    pub(super) fn tell_keying(&self, seq: u64, keying: &Keying) -> Option<LogEntry> {
        let seat = |key: &str| self.start.seat_named(key).map(|seat| seat.0);
        let phrase = match (&keying.cut, keying.why) {
            (Some(cut), Occasion::Edition) => {
                Phrase::new("table-cut-by-edition").count("inputs", (cut.from - cut.to) as i64)
            }
            (Some(cut), _) => Phrase::new("table-cut")
                .text("player", cut.player.as_str())
                .said("what", self.label_at(cut))
                .count("decisions", cut.decisions)
                .count("chances", cut.chances),
            (None, Occasion::Seated) => Phrase::new("table-keyed-seated"),
            (None, Occasion::Opened) => Phrase::new("table-keyed-opened"),
            (None, Occasion::Continued) => Phrase::new("table-keyed-continued"),
            (None, Occasion::Begun | Occasion::TakenBack | Occasion::Edition) => return None,
        };
        Some(LogEntry {
            seq,
            phrase,
            rules: Vec::new(),
            seat: keying.cut.as_ref().and_then(|cut| seat(&cut.by)),
            icon: None,
            dice: Vec::new(),
            means: Vec::new(),
            targets: Vec::new(),
            changes: Vec::new(),
            secret: false,
            tone: Tone::default(),
        })
    }

    /// The label of the first decision that was undone.
    fn label_at(&self, cut: &Cut) -> Phrase {
        if cut.what.is_empty() {
            return Phrase::new("table-cut-hidden");
        }
        let plain = || Phrase::new("table-plain").text("text", cut.what.as_str());
        let Some(game) = self.game_at(cut.to) else { return plain() };
        let asked = match game.waiting() {
            crate::Waiting::Choice(asked) => asked.lead,
            crate::Waiting::Chance(_) | crate::Waiting::Over => return plain(),
        };
        match G::read(&self.content, &cut.what) {
            Ok(choice) if game.may(&self.content, asked, choice).is_ok() => {
                game.label(&self.content, asked, choice)
            }
            Ok(_) | Err(_) => plain(),
        }
    }
}
