//! A server that does not keep to what it announced is caught: by the log alone, or by what a player's
//! client remembers.

use bots::any_policy;
use duel::Duel;
use kernel::keying::{GivenShare, Keying, Occasion, Rekey, Secrets, Share, Without};
use kernel::log::{Input, LogFile};
use kernel::receipt::{Announced, Caught, Given, RECEIPT, Receipt};
use kernel::registry::{AnyTable, Title, TitleOf};
use kernel::{Luck, Seat, Seed};

static DUEL: TitleOf<Duel> = TitleOf::new();

fn share(number: u8) -> Share {
    Share::from_bytes([number; 32])
}

/// A table of two people, and what the client of the first one remembers of it.
struct Played {
    table: Box<dyn AnyTable>,
    receipt: Receipt,
    fresh: u64,
    luck: Luck,
}

impl Played {
    fn begun(number: u64) -> Played {
        let next = Some(Seed::from_number(number + 1));
        let secrets = Secrets { seed: Seed::from_number(number), next };
        let table = DUEL.lay_out(&DUEL.usual_setup(), &[], secrets).unwrap();
        let receipt = Receipt {
            omen_receipt: RECEIPT,
            table: "table".to_owned(),
            announced: Vec::new(),
            given: Vec::new(),
            keyings: Vec::new(),
        };
        let mut played = Played { table, receipt, fresh: 100, luck: Luck::from_number(number) };
        played.key(Occasion::Begun);
        played.table.settle();
        played
    }

    /// Both clients give a share after they have heard what the server is committed to.
    fn rekey(&mut self, why: Occasion) -> Rekey {
        let (nth, commitment) = self.table.announced();
        self.receipt.announced.push(Announced { nth, commitment: commitment.unwrap() });
        let seats = self.table.seats();
        let mine = Given { nth, seat: seats[0].to_owned(), share: share(nth as u8) };
        self.receipt.given.push(mine);
        self.fresh += 2;
        Rekey {
            why,
            shares: vec![
                GivenShare::of(seats[0], share(nth as u8)),
                GivenShare::of(seats[1], share(100 + nth as u8)),
            ],
            fresh: [Seed::from_number(self.fresh), Seed::from_number(self.fresh + 1)],
        }
    }

    fn key(&mut self, why: Occasion) {
        let rekey = self.rekey(why);
        self.table.key_anew(rekey);
        self.see();
    }

    fn take_back(&mut self, to: u64) -> bool {
        let rekey = self.rekey(Occasion::TakenBack);
        let keyed = self.table.take_back(to, (Seat(0), "Anna"), rekey);
        self.see();
        keyed
    }

    fn see(&mut self) {
        self.receipt.keyings = self.table.keyings();
    }

    /// So many moves, or to the end of the game.
    fn play(&mut self, moves: usize) {
        for _ in 0..moves {
            let Some(asked) = self.table.asked() else { return };
            let number = u64::from(self.luck.below(1 << 30));
            let mut bot = any_policy::<Duel>("random", Luck::from_number(number)).unwrap();
            let choice = bot.pick(&*self.table, asked.lead).unwrap();
            self.table.choose(asked.lead, &choice).unwrap();
        }
    }

    /// Plays until chance has decided something, and says from where; nothing if it never does.
    fn play_over_chance(&mut self) -> Option<u64> {
        while self.table.asked().is_some() {
            let before = self.table.inputs();
            self.play(1);
            let entries = self.table.entries_after(before);
            let is_chance =
                |input: &Input| matches!(input, Input::Dice { .. } | Input::Drawn { .. });
            if entries.iter().any(|entry| is_chance(&entry.input)) {
                return Some(before);
            }
        }
        None
    }

    /// A game that was keyed a second time, with something left to chance under each key.
    fn seated(number: u64) -> Option<Played> {
        let mut played = Played::begun(number);
        played.play_over_chance()?;
        played.key(Occasion::Seated);
        played.play_over_chance()?;
        Some(played)
    }
}

/// A whole game with three keyings, the last of them because something was taken back.
fn taken_back(number: u64) -> Option<(LogFile, Receipt)> {
    let mut played = Played::seated(number)?;
    let before = played.play_over_chance()?;
    assert!(played.take_back(before));
    played.play_over_chance()?;
    played.play(usize::MAX);
    Some((played.table.log_file(), played.receipt))
}

/// A game in which chance decides often enough.
fn number() -> u64 {
    (1..1000).find(|number| taken_back(*number).is_some()).unwrap()
}

fn whole_game() -> (LogFile, Receipt) {
    taken_back(number()).unwrap()
}

fn keying(file: &mut LogFile, nth: u32) -> &mut Keying {
    let keyed = file.entries.iter_mut().filter_map(|entry| match &mut entry.input {
        Input::Keyed { keyed } => Some(&mut **keyed),
        Input::Choice { .. } | Input::Dice { .. } | Input::Drawn { .. } => None,
    });
    keyed.into_iter().find(|keying| keying.nth == nth).unwrap()
}

/// What a forged log is refused with; it is written and read in between, so that its checks are right.
fn refused(file: &LogFile) -> String {
    let read = LogFile::read(&file.write()).unwrap();
    assert!(DUEL.replay(&read, Some(0)).is_ok());
    DUEL.verify(&read).unwrap_err().what
}

#[test]
fn an_honest_log_is_verified_and_agrees_with_what_was_seen() {
    let (file, receipt) = whole_game();
    let verified = DUEL.verify(&LogFile::read(&file.write()).unwrap()).unwrap();
    assert_eq!((verified.keyings, verified.shares, verified.taken_back), (3, 6, 1));
    assert_eq!(receipt.compare(&file), []);
    assert_eq!(receipt.keyings.len(), 3);
    let written = serde_json::to_string(&receipt).unwrap();
    assert_eq!(Receipt::read(&written).unwrap(), receipt);
}

#[test]
fn a_server_that_swaps_its_own_share_is_caught() {
    let (file, receipt) = whole_game();
    let other = Seed::from_number(7);
    for nth in 1..=3 {
        let mut forged = file.clone();
        keying(&mut forged, nth).secret = Some(other);
        assert!(refused(&forged).contains("not the one it had committed to"), "{nth}");
        // With another commitment too it is not what was announced before.
        keying(&mut forged, nth).commitment = other.commitment();
        assert!(refused(&forged).contains("than was announced before it"), "{nth}");
        // Also if the announcement was forged, whoever heard the real one knows.
        match nth {
            1 => forged.header.next = Some(other.commitment()),
            nth => keying(&mut forged, nth - 1).next = other.commitment(),
        }
        let caught = receipt.compare(&forged);
        assert!(caught.contains(&Caught::OtherCommitment { nth }), "{caught:?}");
    }
}

#[test]
fn a_server_that_drops_or_changes_a_share_is_caught() {
    let (file, receipt) = whole_game();
    let seat = file.header.seats[0].seat.clone();
    for nth in 1..=3 {
        let mut forged = file.clone();
        keying(&mut forged, nth).shares[0] = GivenShare::none(&seat, Without::NoClient);
        assert!(refused(&forged).contains("the seed gives"), "{nth}");
        let caught = receipt.compare(&forged);
        assert!(caught.contains(&Caught::ShareDropped { nth, seat: seat.clone() }), "{caught:?}");
        let mut forged = file.clone();
        keying(&mut forged, nth).shares[0].share = Some(share(99));
        assert!(refused(&forged).contains("the seed gives"), "{nth}");
        let caught = receipt.compare(&forged);
        assert!(caught.contains(&Caught::ShareChanged { nth, seat: seat.clone() }), "{caught:?}");
        let mut forged = file.clone();
        keying(&mut forged, nth).shares[0].without = Some(Without::NoClient);
        assert!(refused(&forged).contains("which share it gave or why none"), "{nth}");
    }
}

#[test]
fn a_server_that_mixes_shares_up_is_caught() {
    let (file, receipt) = whole_game();
    let mut forged = file.clone();
    keying(&mut forged, 2).shares.reverse();
    assert!(refused(&forged).contains("does not list the seats in their order"));
    let mut forged = file.clone();
    let shares = &mut keying(&mut forged, 2).shares;
    (shares[0].share, shares[1].share) = (shares[1].share, shares[0].share);
    assert!(refused(&forged).contains("the seed gives"));
    let seat = file.header.seats[0].seat.clone();
    assert!(receipt.compare(&forged).contains(&Caught::ShareChanged { nth: 2, seat }));
}

#[test]
fn a_server_that_lets_a_keying_disappear_is_caught() {
    let (file, receipt) = whole_game();
    // Everything from the last keying on is played anew under the key before it.
    let mut again = Played::seated(number()).unwrap();
    again.play(usize::MAX);
    let other = again.table.log_file();
    DUEL.verify(&other).unwrap();
    assert_eq!(receipt.compare(&other), [Caught::Missing { nth: 3 }]);
    // Nor can one be left out of a log.
    let mut forged = file.clone();
    let at = forged.entries.iter().rposition(|entry| !entry.input.is_played()).unwrap();
    forged.entries.remove(at);
    for (entry, n) in forged.entries.iter_mut().zip(1..) {
        entry.n = n;
    }
    forged.closing.inputs -= 1;
    assert!(refused(&forged).contains("the seed gives"));
}

#[test]
fn a_server_that_rolls_a_second_time_is_caught() {
    let rolled = |tries: usize| {
        let mut played = Played::seated(number()).unwrap();
        let before = played.play_over_chance().unwrap();
        // What was played since goes into the key: with another line the dice would be others.
        played.play(tries);
        played.take_back(before);
        played
    };
    let told = rolled(0);
    let mut again = rolled(3);
    again.play(usize::MAX);
    let other = again.table.log_file();
    DUEL.verify(&other).unwrap();
    assert_eq!(told.receipt.compare(&other), [Caught::OtherKeying { nth: 3 }]);
    // What was taken back cannot be told otherwise afterwards.
    let (mut forged, receipt) = whole_game();
    let cut = keying(&mut forged, 3).cut.as_mut().unwrap();
    cut.removed = "0".repeat(64);
    assert!(refused(&forged).contains("the seed gives"));
    assert!(receipt.compare(&forged).contains(&Caught::OtherKeying { nth: 3 }));
    let (mut forged, _) = whole_game();
    keying(&mut forged, 3).cut.as_mut().unwrap().to -= 1;
    assert!(refused(&forged).contains("stands as input"));
}

#[test]
fn keyings_that_were_taken_back_stay_in_the_log() {
    let mut played = Played::seated(number()).unwrap();
    assert!(played.take_back(1));
    played.table.settle();
    played.play(usize::MAX);
    let file = played.table.log_file();
    let verified = DUEL.verify(&file).unwrap();
    assert_eq!((verified.keyings, verified.taken_back), (3, 1));
    assert_eq!(played.receipt.compare(&file), []);
    let mut forged = file.clone();
    keying(&mut forged, 3).cut.as_mut().unwrap().keyings.clear();
    assert!(refused(&forged).contains("keying 3 where keying 2 is due"));
    let hidden = forged.entries.iter().any(|entry| entry.write().contains("next-secret"));
    assert!(!hidden, "what comes next is in no log");
}
