//! A whole game whose chance was keyed several times, and the receipt that a player's client kept,
//! both in `web/test/fair`; the browser's check of logs is tested with them.
//!
//! `OMEN_WRITE=1 cargo test --package duel --test duel fair` rewrites them.

use bots::AnyPolicy;
use duel::Duel;
use kernel::keying::{GivenShare, Keying, Occasion, Rekey, Secrets, Share, Without};
use kernel::log::{Input, LogFile};
use kernel::receipt::{Announced, Caught, Given, RECEIPT, Receipt};
use kernel::registry::{AnyTable, Title, TitleOf};
use kernel::{Luck, Seat, Seed};
use std::path::{Path, PathBuf};
use std::sync::Once;

/// The shares that Anna's client gave, by keying.
fn share(number: u64) -> Share {
    Seed::from_number(number).to_string().parse().unwrap()
}

/// A table, seen by its host and its players.
struct Evening {
    table: Box<dyn AnyTable>,
    bot: Box<dyn AnyPolicy>,
    receipt: Receipt,
}

impl Evening {
    fn begin(luck: u64) -> Self {
        let title = TitleOf::<Duel>::new();
        let secrets = Secrets { seed: Seed::from_number(41), next: Some(Seed::from_number(42)) };
        let players = ["Anna".to_owned(), "Boris".to_owned()];
        let table = title.lay_out(&title.usual_setup(), &players, secrets).unwrap();
        let receipt = Receipt {
            omen_receipt: RECEIPT,
            table: "table".into(),
            announced: Vec::new(),
            given: Vec::new(),
            keyings: Vec::new(),
        };
        let bot = bots::any_policy::<Duel>("random", Luck::from_number(luck)).unwrap();
        Self { table, bot, receipt }
    }

    /// Adds the host's part of the next keying after Anna's client has given its share.
    fn rekey(&mut self, why: Occasion, boris: Result<Share, Without>) -> Rekey {
        let (nth, commitment) = self.table.announced();
        let commitment = commitment.unwrap();
        self.receipt.announced.push(Announced { nth, commitment });
        let anna = share(100 + u64::from(nth));
        self.receipt.given.push(Given { nth, seat: "sleeper".into(), share: anna });
        let boris = match boris {
            Ok(share) => GivenShare::of("windwalker", share),
            Err(without) => GivenShare::none("windwalker", without),
        };
        let fresh = [300, 400].map(|base| Seed::from_number(base + u64::from(nth)));
        Rekey { why, shares: vec![GivenShare::of("sleeper", anna), boris], fresh }
    }

    fn key(&mut self, why: Occasion, boris: Result<Share, Without>) {
        let rekey = self.rekey(why, boris);
        self.table.key_anew(rekey);
        self.table.settle();
        self.receipt.keyings = self.table.keyings();
    }

    fn take_back(&mut self, to: u64) {
        let rekey = self.rekey(Occasion::TakenBack, Err(Without::NoClient));
        assert!(self.table.take_back(to, (Seat(0), "Anna"), rekey), "no keying was needed");
        self.table.settle();
        self.receipt.keyings = self.table.keyings();
    }

    /// Plays on until dice are rolled; returns the position of the decision that led to it, if any.
    fn play_to_dice(&mut self) -> Option<u64> {
        loop {
            let before = self.table.inputs();
            if !self.decide() {
                return None;
            }
            let rolled = |input: &Input| matches!(input, Input::Dice { .. });
            if self.table.entries_after(before).iter().any(|entry| rolled(&entry.input)) {
                return Some(before);
            }
        }
    }

    fn decide(&mut self) -> bool {
        let Some(asked) = self.table.asked() else { return false };
        let choice = self.bot.pick(&*self.table, asked.lead).unwrap();
        self.table.choose(asked.lead, &choice).unwrap();
        true
    }
}

/// A whole evening, if enough dice are rolled in it.
fn played(luck: u64) -> Option<(LogFile, Receipt)> {
    let mut evening = Evening::begin(luck);
    evening.key(Occasion::Begun, Ok(share(201)));
    for _ in 0..2 {
        evening.play_to_dice()?;
    }
    let roll = evening.play_to_dice()?;
    evening.take_back(roll);
    let before = evening.table.inputs();
    evening.key(Occasion::Seated, Ok(share(203)));
    evening.play_to_dice()?;
    // This undoes a keying as well.
    evening.take_back(before);
    evening.play_to_dice()?;
    evening.key(Occasion::Opened, Err(Without::Bot));
    evening.play_to_dice()?;
    while evening.decide() {}
    assert_eq!(evening.table.keyings().len(), 5);
    let file = evening.table.log_file();
    // One or two dice could come out the same by chance, whatever they are derived from.
    let rolled = dice_by_keying(&file);
    (rolled[0] >= 5 && rolled[3] >= 5).then_some((file, evening.receipt))
}

/// How many dice were rolled after each keying still in the log.
fn dice_by_keying(file: &LogFile) -> Vec<usize> {
    let mut counts = Vec::new();
    for entry in &file.entries {
        match (&entry.input, counts.last_mut()) {
            (Input::Keyed { .. }, _) => counts.push(0),
            (Input::Dice { dice }, Some(count)) => *count += dice.len(),
            (Input::Dice { .. } | Input::Choice { .. } | Input::Drawn { .. }, _) => {}
        }
    }
    counts
}

fn path(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/test/fair").join(name)
}

fn write() {
    let (file, receipt) = (1..1000).find_map(played).unwrap();
    std::fs::create_dir_all(path("")).unwrap();
    std::fs::write(path("duel.log"), file.write()).unwrap();
    let receipt = serde_json::to_string_pretty(&receipt).unwrap() + "\n";
    std::fs::write(path("receipt.json"), receipt).unwrap();
}

fn kept() -> (LogFile, Receipt) {
    static WRITTEN: Once = Once::new();
    if std::env::var_os("OMEN_WRITE").is_some() {
        WRITTEN.call_once(write);
    }
    let read = |name: &str| std::fs::read_to_string(path(name)).unwrap();
    let log = LogFile::read(&read("duel.log")).unwrap();
    (log, Receipt::read(&read("receipt.json")).unwrap())
}

#[test]
fn the_log_of_a_keyed_game_verifies_and_agrees_with_the_receipt() {
    let (file, receipt) = kept();
    let verified = TitleOf::<Duel>::new().verify(&file).unwrap();
    assert_eq!((verified.keyings, verified.shares, verified.taken_back), (5, 7, 2));
    assert!(verified.chances > 5 && verified.outcome.is_some());
    assert_eq!(receipt.compare(&file), []);
}

fn keyings(file: &mut LogFile) -> impl Iterator<Item = &mut Keying> {
    file.entries.iter_mut().filter_map(|entry| match &mut entry.input {
        Input::Keyed { keyed } => Some(&mut **keyed),
        Input::Choice { .. } | Input::Dice { .. } | Input::Drawn { .. } => None,
    })
}

/// A forged log that anyone can detect by its own dice or commitments.
#[track_caller]
fn refused(what: &str, forge: impl FnOnce(&mut LogFile)) -> Vec<Caught> {
    let (mut file, receipt) = kept();
    forge(&mut file);
    let verified = TitleOf::<Duel>::new().verify(&file);
    assert!(verified.is_err(), "{what}: {verified:?}");
    receipt.compare(&file)
}

#[test]
fn changes_by_the_host_are_caught_by_the_log_and_by_the_receipt() {
    let seat = || "sleeper".to_owned();
    let swapped = refused("another share", |file| {
        keyings(file).next().unwrap().shares[0].share = Some(share(999));
    });
    assert!(swapped.contains(&Caught::ShareChanged { nth: 1, seat: seat() }), "{swapped:?}");
    let dropped = refused("no share", |file| {
        let last = keyings(file).last().unwrap();
        last.shares[0] = GivenShare::none("sleeper", Without::NoClient);
    });
    assert!(dropped.contains(&Caught::ShareDropped { nth: 5, seat: seat() }), "{dropped:?}");
    let reordered = refused("shares in another order", |file| {
        keyings(file).next().unwrap().shares.reverse();
    });
    assert_eq!(reordered, [Caught::OtherKeying { nth: 1 }]);
    let secret = refused("another share of the host", |file| {
        keyings(file).next().unwrap().secret = Some(Seed::from_number(999));
    });
    assert_eq!(secret, [], "a receipt cannot know what the host keeps to itself");
    let hidden = refused("a roll undone silently", |file| {
        let cut = keyings(file).nth(2).unwrap().cut.as_mut().unwrap();
        cut.keyings.clear();
        cut.chances = 0;
    });
    assert!(hidden.contains(&Caught::OtherKeying { nth: 4 }), "{hidden:?}");
}

/// The same numbers are in docs/fairness.md and in the browser's tests.
#[test]
fn a_key_is_derived_from_these_bytes() {
    let keying = Keying {
        nth: 2,
        why: Occasion::TakenBack,
        commitment: Seed::from_number(1).commitment(),
        shares: vec![
            GivenShare::of("sleeper", share(2)),
            GivenShare::none("windwalker", Without::Bot),
        ],
        next: Seed::from_number(3).commitment(),
        cut: Some(kernel::keying::Cut {
            by: "sleeper".into(),
            player: "Anna".into(),
            what: String::new(),
            decisions: 1,
            from: 12,
            to: 9,
            chances: 1,
            removed: Seed::from_number(4).to_string(),
            keyings: Vec::new(),
        }),
        secret: Some(Seed::from_number(1)),
        next_secret: None,
    };
    assert_eq!(keying.key().unwrap().to_string(), PINNED_KEY);
    let dice: Vec<u32> = (0..6).map(|n| keying.key().unwrap().at(11 + n).below(6) + 1).collect();
    assert_eq!(dice, PINNED_DICE);
}

const PINNED_KEY: &str = "02bc25fe94c091b753342707e492d7509a87bb42e5ff186fddd4caaac10b2b78";
const PINNED_DICE: [u32; 6] = [5, 1, 4, 1, 5, 2];
