//! Dice nobody can know in advance: keyings, undone rolls, branches, and editions of the rules.

use super::play::table_of;
use super::toy::{Flow, Out, Played, Toy, Verdict, refuse, say, say_to};
use kernel::keying::{GivenShare, Occasion, Rekey, Share, Without};
use kernel::log::{Entry, Input, LogFile};
use kernel::receipt::{Announced, Caught, Given, RECEIPT, Receipt};
use kernel::table::Eyes;
use kernel::{Asked, ChanceRequest, Luck, RuleId, Seat, Seats, Seed, Table, Waiting};
use scene::Viewer;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// Two players roll or draw from one heap, turn by turn. Only the player who drew a card knows it,
/// until it is shown.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
struct Game<const LATER: bool> {
    turn: u8,
    heap: Vec<u16>,
    hands: [Vec<u16>; 2],
    shown: Vec<u16>,
    rolled: Vec<u8>,
    pending: Option<Choice>,
}

type Cards = Game<false>;
/// The same game under changed rules: nobody with a card may draw.
type LaterCards = Game<true>;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum Choice {
    Roll,
    Draw,
    Show,
    Pass,
}

fn cards<const LATER: bool>() -> Game<LATER> {
    Game {
        turn: 0,
        heap: (1..=6).collect(),
        hands: [Vec::new(), Vec::new()],
        shown: Vec::new(),
        rolled: Vec::new(),
        pending: None,
    }
}

impl<const LATER: bool> Toy for Game<LATER> {
    type Frame = Choice;
    type Choice = Choice;
    const SEATS: u8 = 2;
    const WHOSE_WORD: &'static str = "TOY-TURN";
    const CHANGES: &'static [&'static [RuleId]] =
        if LATER { &[&[RuleId("TOY-ONE-CARD")]] } else { &[] };

    fn frames(&self) -> &[Choice] {
        self.pending.as_slice()
    }

    fn waiting(&self) -> Waiting {
        match self.pending {
            Some(Choice::Roll) => Waiting::Chance(ChanceRequest::Dice { count: 3, sides: 6 }),
            Some(_) => Waiting::Chance(ChanceRequest::Draw { size: self.heap.len() as u32 }),
            None => Waiting::Choice(Asked::one(Seat(self.turn))),
        }
    }

    fn candidates(&self) -> Vec<Choice> {
        vec![Choice::Roll, Choice::Draw, Choice::Show, Choice::Pass]
    }

    fn may(&self, choice: Choice) -> Verdict {
        let hand = &self.hands[usize::from(self.turn)];
        match choice {
            Choice::Draw if self.heap.is_empty() => refuse("TOY-HEAP"),
            Choice::Draw if LATER && !hand.is_empty() => refuse("TOY-ONE-CARD"),
            Choice::Show if hand.is_empty() => refuse("TOY-HAND"),
            Choice::Roll | Choice::Draw | Choice::Show | Choice::Pass => Ok(()),
        }
    }

    fn choose(&mut self, choice: Choice, out: &mut Out) {
        say(out, format!("{} {choice:?}", self.turn));
        match choice {
            Choice::Roll | Choice::Draw => self.pending = Some(choice),
            Choice::Show => {
                if let Some(card) = self.hands[usize::from(self.turn)].pop() {
                    say(out, format!("shown {card}"));
                    self.shown.push(card);
                }
                self.turn = 1 - self.turn;
            }
            Choice::Pass => self.turn = 1 - self.turn,
        }
    }

    fn go_on(&mut self, _out: &mut Out) -> Flow {
        Flow::Waits
    }

    fn roll(&mut self, faces: &[u8], out: &mut Out) {
        say(out, format!("rolled {faces:?}"));
        self.rolled.extend(faces);
        self.pending = None;
        self.turn = 1 - self.turn;
    }

    fn draw(&mut self, card: u16, out: &mut Out) -> bool {
        let Some(at) = self.heap.iter().position(|it| *it == card) else { return false };
        self.heap.remove(at);
        self.hands[usize::from(self.turn)].push(card);
        say_to(out, Seats::one(Seat(self.turn)), format!("drew {card}"));
        self.pending = None;
        self.turn = 1 - self.turn;
        true
    }

    fn card_at(&self, index: u32) -> u16 {
        self.heap[index as usize]
    }

    fn seen_by(&self, viewer: Viewer) -> String {
        let hand = |seat: u8| match viewer {
            Viewer::Seat(own) if own == seat => format!("{:?}", self.hands[usize::from(seat)]),
            Viewer::Seat(_) | Viewer::Public => self.hands[usize::from(seat)].len().to_string(),
        };
        format!("{} {:?} {:?} {} {}", self.turn, self.shown, self.rolled, hand(0), hand(1))
    }
}

fn rekey(why: Occasion, number: u64) -> Rekey {
    let share = |n: u64| Share::from_bytes([(number + n) as u8; 32]);
    let shares = vec![GivenShare::of("first", share(1)), GivenShare::none("second", Without::Bot)];
    let fresh = [number * 2, number * 2 + 1].map(|n| Seed::from_number(1_000 + n));
    Rekey { why, shares, fresh }
}

fn play(table: &mut Table<Played<Cards>>, choices: &[Choice]) {
    for choice in choices {
        let seat = Seat(table.game().0.turn);
        table.choose(seat, *choice).expect("it may be chosen");
    }
}

fn verified(table: &Table<Played<Cards>>) -> kernel::table::Verified {
    let file = LogFile::read(&table.log_file().write()).expect("it can be read");
    Table::<Played<Cards>>::verify(&file, Arc::new(()), "").expect("it is honest")
}

#[test]
fn what_was_seen_and_taken_back_is_not_seen_again() {
    let mut other = 0;
    for seed in 0..20 {
        let mut table = table_of(&cards::<false>(), seed);
        play(&mut table, &[Choice::Pass, Choice::Roll]);
        let seen = table.game().0.rolled.clone();
        assert!(table.take_back(1, (Seat(1), "Boris"), rekey(Occasion::TakenBack, seed)));
        assert_eq!(table.game().0.rolled, [0; 0]);
        play(&mut table, &[Choice::Roll]);
        other += usize::from(table.game().0.rolled != seen);
        assert_eq!(table.taken_back(), 1);
        assert_eq!(verified(&table).taken_back, 1);
    }
    assert!(other > 15, "{other} of 20 rolls are others");
}

#[test]
fn everybody_hears_who_took_back_what() {
    let mut table = table_of(&cards::<false>(), 1);
    play(&mut table, &[Choice::Roll, Choice::Roll]);
    table.take_back(0, (Seat(0), "Anna"), rekey(Occasion::TakenBack, 1));
    let told = table.told(Viewer::Public, Some(0));
    let [line] = told.as_slice() else { panic!("one line: {told:?}") };
    assert_eq!((line.phrase.key.as_str(), line.seat), ("table-cut", Some(0)));
    let said = format!("{:?}", line.phrase);
    assert!(said.contains("Anna") && said.contains("Count(2)"), "{said}");
}

#[test]
fn what_chance_had_no_part_in_is_taken_back_without_a_trace() {
    let mut table = table_of(&cards::<false>(), 1);
    play(&mut table, &[Choice::Pass, Choice::Pass]);
    assert!(!table.take_back(1, (Seat(1), "Boris"), rekey(Occasion::TakenBack, 1)));
    assert_eq!((table.len(), table.keyings().len()), (1, 0));
}

#[test]
fn a_keying_cannot_be_taken_back() {
    let mut table = table_of(&cards::<false>(), 1);
    play(&mut table, &[Choice::Pass]);
    table.key_anew(rekey(Occasion::Seated, 1));
    play(&mut table, &[Choice::Roll]);
    table.take_back(0, (Seat(0), "Anna"), rekey(Occasion::TakenBack, 2));
    let numbers: Vec<u32> = table.keyings().iter().map(|keying| keying.nth).collect();
    assert_eq!(numbers, [1, 2], "the first is remembered by the second");
    play(&mut table, &[Choice::Roll]);
    assert_eq!(verified(&table).keyings, 2);
}

#[test]
fn a_table_comes_back_from_what_is_stored_with_the_same_future() {
    let mut table = table_of(&cards::<false>(), 3);
    play(&mut table, &[Choice::Roll]);
    table.key_anew(rekey(Occasion::Seated, 7));
    let stored: Vec<String> = table.entries().map(|entry| entry.write()).collect();
    let entries: Vec<Entry> =
        (1..).zip(&stored).map(|(n, text)| Entry::read(n, text).expect("it is read")).collect();
    let header = table.header().clone();
    let secrets = table.secrets();
    let mut again =
        Table::resume(&header, Arc::new(()), "", secrets, &entries).expect("it is there");
    for table in [&mut table, &mut again] {
        play(table, &[Choice::Roll, Choice::Draw]);
        table.key_anew(rekey(Occasion::Seated, 8));
        play(table, &[Choice::Roll]);
    }
    assert_eq!(again.game(), table.game());
    assert_eq!(again.keyings(), table.keyings());
}

/// A game in which both sides gave shares and something was undone, and the receipt a client kept.
fn played_with_a_receipt() -> (LogFile, Receipt) {
    let mut table = table_of(&cards::<false>(), 5);
    let mut receipt = Receipt {
        omen_receipt: RECEIPT,
        table: "toy".into(),
        announced: Vec::new(),
        given: Vec::new(),
        keyings: Vec::new(),
    };
    table.key_anew(rekey(Occasion::Begun, 10));
    for number in 11..13 {
        let (nth, commitment) = table.announced();
        let commitment = commitment.expect("the next share is announced");
        receipt.announced.push(Announced { nth, commitment });
        let rekey = rekey(Occasion::TakenBack, number);
        let share = rekey.shares[0].share.expect("the first seat gives one");
        receipt.given.push(Given { nth, seat: "first".into(), share });
        let at = table.len();
        play(&mut table, &[Choice::Roll, Choice::Draw]);
        table.take_back(at, (Seat(0), "Anna"), rekey);
        play(&mut table, &[Choice::Roll]);
        play(&mut table, &[Choice::Roll]);
    }
    receipt.keyings = table.keyings();
    (LogFile::read(&table.log_file().write()).expect("it can be read"), receipt)
}

fn keying_of(file: &mut LogFile, nth: u32) -> &mut kernel::keying::Keying {
    let keyed = file.entries.iter_mut().find_map(|entry| match &mut entry.input {
        Input::Keyed { keyed } if keyed.nth == nth => Some(keyed),
        _ => None,
    });
    keyed.expect("there is such a keying")
}

fn refused(file: &LogFile) -> String {
    let file = LogFile::read(&file.write()).expect("the forger signs every line anew");
    match Table::<Played<Cards>>::verify(&file, Arc::new(()), "") {
        Ok(verified) => panic!("a forged log is called honest: {verified:?}"),
        Err(bad) => bad.to_string(),
    }
}

#[test]
fn an_honest_host_is_not_accused() {
    let (file, receipt) = played_with_a_receipt();
    let verified =
        Table::<Played<Cards>>::verify(&file, Arc::new(()), "").expect("the log is honest");
    assert_eq!((verified.keyings, verified.shares, verified.taken_back), (3, 3, 2));
    assert_eq!(receipt.compare(&file), []);
    let again = Receipt::read(&serde_json::to_string(&receipt).expect("it is written"));
    assert_eq!(again, Ok(receipt));
}

#[test]
fn a_host_that_swaps_its_share_is_caught() {
    let (mut file, receipt) = played_with_a_receipt();
    let other = Seed::from_number(77);
    keying_of(&mut file, 2).secret = Some(other);
    assert!(refused(&file).contains("not the one it had committed to"));
    // Even if it changes what it had committed to.
    keying_of(&mut file, 2).commitment = other.commitment();
    assert!(refused(&file).contains("than was announced before it"));
    keying_of(&mut file, 1).next = other.commitment();
    assert!(receipt.compare(&file).contains(&Caught::OtherCommitment { nth: 2 }));
}

#[test]
fn a_host_that_drops_or_changes_a_share_is_caught() {
    let (mut file, receipt) = played_with_a_receipt();
    let mine = keying_of(&mut file, 2).shares[0].clone();
    keying_of(&mut file, 2).shares[0] = GivenShare::none("first", Without::NoClient);
    assert!(refused(&file).contains("the seed gives"));
    let dropped = Caught::ShareDropped { nth: 2, seat: "first".into() };
    assert!(receipt.compare(&file).contains(&dropped));
    let other = Share::from_bytes([9; 32]);
    keying_of(&mut file, 2).shares[0] = GivenShare { share: Some(other), ..mine };
    let changed = Caught::ShareChanged { nth: 2, seat: "first".into() };
    assert!(receipt.compare(&file).contains(&changed));
}

#[test]
fn a_host_that_reorders_shares_is_caught() {
    let (mut file, _) = played_with_a_receipt();
    keying_of(&mut file, 3).shares.reverse();
    assert!(refused(&file).contains("the seats in order"));
}

#[test]
fn a_host_that_rolls_a_cut_again_is_caught() {
    let (file, receipt) = played_with_a_receipt();
    // It secretly undoes once more and shows its players only the second attempt.
    let mut forged = file.clone();
    let cut = keying_of(&mut forged, 3).cut.as_mut().expect("the third keying is a cut");
    cut.from += 1;
    assert!(receipt.compare(&forged).contains(&Caught::OtherKeying { nth: 3 }));
    assert!(refused(&forged).contains("the seed gives"));
    let mut forged = file.clone();
    keying_of(&mut forged, 3).nth = 4;
    assert!(refused(&forged).contains("keying 4 where keying 3 is due"));
    let mut forged = file;
    forged
        .entries
        .retain(|entry| !matches!(&entry.input, Input::Keyed { keyed } if keyed.nth == 3));
    assert!(receipt.compare(&forged).contains(&Caught::Missing { nth: 3 }));
}

#[test]
fn a_branch_shares_nothing_of_what_comes_and_nothing_its_maker_cannot_know() {
    let (mut differ, mut ahead) = (0, 0);
    for seed in 0..40 {
        let mut table = table_of(&cards::<false>(), seed);
        // The second player has drawn two cards and shown one.
        play(&mut table, &[Choice::Draw, Choice::Draw, Choice::Pass, Choice::Draw]);
        play(&mut table, &[Choice::Roll, Choice::Show, Choice::Pass]);
        table.key_anew(rekey(Occasion::Seated, seed));
        let viewer = Viewer::Seat(0);
        let eyes = Eyes::Of { viewers: vec![viewer], luck: Box::new(Luck::from_number(seed)) };
        let own = Seed::from_number(5_000 + seed);
        let (header, entries) = table.continued("", own.into(), eyes);
        assert_eq!(header.inherited, entries.len() as u64);
        let branch = Table::<Played<Cards>>::resume(&header, Arc::new(()), "", own, &entries);
        let mut branch = branch.expect("the branch replays");
        assert_eq!(branch.scene(viewer), table.scene(viewer));
        let (real, dream) = (&table.game().0, &branch.game().0);
        assert_eq!((&real.hands[0], &real.shown), (&dream.hands[0], &dream.shown));
        differ += usize::from(real.hands[1] != dream.hands[1]);
        branch.key_anew(rekey(Occasion::Continued, 900 + seed));
        let at = table.game().0.rolled.len();
        for table in [&mut table, &mut branch] {
            play(table, &[Choice::Roll]);
        }
        ahead += usize::from(table.game().0.rolled[at..] != branch.game().0.rolled[at..]);
        assert_eq!(verified(&branch).inherited, header.inherited);
    }
    // Three cards are left that the hidden one could be: it is the real one a third of the time.
    assert!((15..38).contains(&differ), "{differ} of 40 hidden cards differ");
    assert!(ahead > 35, "{ahead} of 40 rolls differ");
}

#[test]
fn who_may_know_everything_branches_the_game_as_it_is() {
    let mut table = table_of(&cards::<false>(), 1);
    play(&mut table, &[Choice::Draw, Choice::Draw]);
    let own = Seed::from_number(9);
    let (header, entries) = table.continued("", own.into(), Eyes::All);
    let branch = Table::<Played<Cards>>::resume(&header, Arc::new(()), "", own, &entries);
    assert_eq!(branch.expect("it replays").game(), table.game());
}

#[test]
fn a_log_of_an_earlier_edition_is_replayed_as_far_as_it_agrees() {
    let mut table = table_of(&cards::<false>(), 2);
    play(&mut table, &[Choice::Draw, Choice::Pass]);
    let agrees = table.log_file();
    assert_eq!(agrees.header.edition, 1);
    let later =
        Table::<Played<LaterCards>>::verify(&agrees, Arc::new(()), "").expect("nothing differs");
    assert!(later.earlier_edition);
    play(&mut table, &[Choice::Draw, Choice::Roll]);
    let parts = table.log_file();
    let bad = Table::<Played<LaterCards>>::verify(&parts, Arc::new(()), "");
    let bad = bad.expect_err("a second card is forbidden now");
    assert_eq!((bad.line, bad.rule.as_deref()), (5, Some("TOY-ONE-CARD")));
    assert!(bad.what.contains("edition 1 of the rules, this program has 2"), "{}", bad.what);

    let (header, secrets) = (table.header().clone(), table.secrets());
    let kept = &parts.entries[..3];
    let mut on = Table::<Played<LaterCards>>::resume(&header, Arc::new(()), "", secrets, kept)
        .expect("so far it agrees");
    on.go_on_without(&parts.entries[3..], (Seat(0), "Anna"), rekey(Occasion::Edition, 4));
    let told = on.told(Viewer::Public, Some(3));
    assert_eq!(told[0].phrase.key, "table-cut-by-edition");
    let seat = Seat(on.game().0.turn);
    on.choose(seat, Choice::Roll).expect("the game goes on");
    let file = LogFile::read(&on.log_file().write()).expect("it can be read");
    let verified = Table::<Played<LaterCards>>::verify(&file, Arc::new(()), "");
    assert_eq!(verified.expect("it is honest").keyings, 1);
}
