//! The combinators, resolved by a host that only records what is done.

mod toy;

use script::machine::{self, Host, HowMany, Look, Task};
use script::{Amount, At, Block, Code, Lexicon};
use toy::{Check, Toy, ToyNames, Value, Verb, When, Who};

#[derive(Clone, Debug, PartialEq)]
struct Found(Vec<u8>);

/// Seats with clues, and everything that happened.
struct Table {
    code: Code<Toy>,
    tasks: Vec<Frame>,
    here: Vec<u8>,
    clues: i16,
    in_city: bool,
    result: u8,
    willing: bool,
    log: Vec<String>,
}

enum Frame {
    Task(Task<Found>),
    /// The effect of this seat.
    Effect(u8),
}

impl Table {
    fn new(text: &str) -> Table {
        let tree = Lexicon::<Toy>::new().read(text, &ToyNames).expect(text);
        let mut code = Code::default();
        let block = code.pack(&tree);
        let tasks = vec![Frame::Effect(0), Frame::Task(Task::Run(block))];
        let here = vec![1, 2];
        let log = Vec::new();
        Table { code, tasks, here, clues: 1, in_city: true, result: 0, willing: false, log }
    }

    fn who(&self) -> Option<u8> {
        self.tasks.iter().rev().find_map(|frame| match frame {
            Frame::Effect(who) => Some(*who),
            Frame::Task(_) => None,
        })
    }

    /// Runs until something is asked; returns what.
    fn until_asked(&mut self) -> Option<Task<Found>> {
        while let Some(frame) = self.tasks.last() {
            match frame {
                Frame::Effect(_) => self.pop(),
                Frame::Task(Task::Run(block)) => machine::run(self, *block),
                Frame::Task(Task::Repeat { body, left }) => machine::repeat(self, *body, *left),
                Frame::Task(Task::Each { at, left }) => {
                    let (at, left) = (*at, left.clone());
                    if !machine::each(self, at, &left) {
                        return Some(Task::Each { at, left });
                    }
                }
                Frame::Task(Task::Imposed) => machine::imposed(self),
                Frame::Task(asked) => return Some(asked.clone()),
            }
        }
        None
    }

    /// Everything that happened, if nothing is asked.
    fn done(mut self) -> Vec<String> {
        assert_eq!(self.until_asked(), None);
        self.log
    }

    fn asked(&mut self) -> Task<Found> {
        self.until_asked().expect("a question")
    }

    fn number(&self, amount: Amount<Toy>) -> u8 {
        match amount {
            Amount::Fixed(n) => n as u8,
            Amount::Counted { value: Value::Gates, .. } => 3,
            Amount::Counted { value: Value::Half, .. } => 2,
        }
    }
}

impl Host for Table {
    type Language = Toy;
    type Found = Found;
    type Item = u8;

    fn code(&self) -> &Code<Toy> {
        &self.code
    }

    fn push(&mut self, task: Task<Found>) {
        self.tasks.push(Frame::Task(task));
    }

    fn pop(&mut self) {
        self.tasks.pop();
    }

    fn look(&self) -> Option<impl Look<Language = Toy>> {
        self.who().map(|_| View(self))
    }

    fn goes_on(&mut self) -> bool {
        self.can_be_asked()
    }

    /// Seat 9 has left the table.
    fn can_be_asked(&self) -> bool {
        self.who().is_some_and(|who| who != 9)
    }

    fn asks_first(&mut self, _verb: Verb) -> bool {
        false
    }

    fn perform(&mut self, verb: Verb, _at: At) {
        let who = self.who().unwrap_or(u8::MAX);
        let how = if self.willing { "gladly" } else { "must" };
        let what = match verb {
            Verb::Lose(n, 0) => format!("lose {} health", self.number(n)),
            Verb::Lose(n, _) => format!("lose {} sanity", self.number(n)),
            Verb::Gain(n) => format!("gain {}", self.number(n)),
            Verb::Spend(n) => format!("spend {}", self.number(n)),
            Verb::Advance(n) => format!("advance {}", self.number(n)),
            Verb::Retreat(n) => format!("retreat {}", self.number(n)),
            Verb::Condition(n) => format!("condition {n}"),
            Verb::Move(_) => "move".to_owned(),
            Verb::EndGame => "end".to_owned(),
        };
        self.log.push(format!("{who} {how} {what}"));
    }

    fn test(&mut self, check: Check, pass: Block, fail: Block) {
        self.log.push(format!("test {}", check.skill));
        self.push(Task::Run(if self.result > 0 { pass } else { fail }));
    }

    fn amount(&self, amount: Amount<Toy>) -> u8 {
        self.number(amount)
    }

    fn select(&self, who: Who) -> Found {
        match who {
            Who::Here => Found(self.here.clone()),
            Who::Everywhere => Found(vec![1, 2, 9]),
            Who::Sea => Found(vec![]),
        }
    }

    fn how_many(found: &Found) -> HowMany<u8> {
        match found.0[..] {
            [] => HowMany::None,
            [only] => HowMany::One(only),
            _ => HowMany::Several,
        }
    }

    fn result(&self) -> u8 {
        self.result
    }

    fn rolled(&mut self, faces: &[u8]) {
        self.log.push(format!("rolled {faces:?}"));
    }

    fn next_of(&self, _who: Who, left: &Found) -> Option<u8> {
        left.0.first().copied()
    }

    fn strike(&mut self, item: u8) {
        if let Some(Frame::Task(Task::Each { left, .. })) = self.tasks.last_mut() {
            left.0.retain(|one| *one != item);
        }
    }

    fn begin_for(&mut self, _who: Who, item: u8, body: Block) {
        self.tasks.push(Frame::Effect(item));
        self.push(Task::Run(body));
    }

    fn chosen(&mut self, willing: bool) {
        self.willing = willing;
    }
}

/// The table, looked at while nothing is done.
struct View<'t>(&'t Table);

impl Look for View<'_> {
    type Language = Toy;

    fn code(&self) -> &Code<Toy> {
        &self.0.code
    }

    fn can_do(&self, verb: Verb) -> bool {
        match verb {
            Verb::Spend(n) => self.0.clues >= i16::from(self.0.number(n)),
            _ => true,
        }
    }

    fn does_something(&self, verb: Verb) -> bool {
        verb != Verb::Gain(Amount::Fixed(0))
    }

    fn finds_any(&self, who: Who) -> bool {
        !self.0.select(who).0.is_empty()
    }

    fn holds(&self, when: When) -> bool {
        match when {
            When::City => self.0.in_city,
            When::Has(_) => false,
        }
    }
}

#[test]
fn instructions_run_in_order_and_a_test_takes_one_branch() {
    let mut table = Table::new("gain 1 clue; test lore { gain 2 clues } else { lose 1 sanity }");
    table.result = 1;
    assert_eq!(table.done(), ["0 must gain 1", "test 0", "0 must gain 2"]);
    let table = Table::new("test will { gain 2 clues } else { lose 1 sanity }; advance doom 1");
    assert_eq!(table.done(), ["test 1", "0 must lose 1 sanity", "0 must advance 1"]);
}

#[test]
fn an_offer_is_made_only_to_those_who_can_pay_and_its_price_is_their_choice() {
    let text = "may spend 1 clue { retreat doom 1 } else { lose 1 health }; advance doom 1";
    let mut table = Table::new(text);
    let Task::May { at } = table.asked() else { panic!("an offer") };
    machine::offered(&mut table, at, true);
    assert_eq!(table.done(), ["0 gladly spend 1", "0 must retreat 1", "0 must advance 1"]);

    let mut table = Table::new(text);
    let Task::May { at } = table.asked() else { panic!("an offer") };
    machine::offered(&mut table, at, false);
    assert_eq!(table.done(), ["0 must lose 1 health", "0 must advance 1"]);

    let mut table = Table::new(text);
    table.clues = 0;
    assert_eq!(table.done(), ["0 must lose 1 health", "0 must advance 1"]);
}

#[test]
fn no_price_is_asked_for_what_would_befall_nobody() {
    let text = "may spend 1 clue { pick the nearest sea { gain 1 clue } } else { advance doom 1 }";
    let table = Table::new(text);
    assert_eq!(table.done(), ["0 must advance 1"]);
}

#[test]
fn an_escape_is_taken_or_the_deed_is_done() {
    let text = "advance doom 2 unless spend 1 clue";
    for (clues, yes, done) in [
        (1, Some(true), "0 gladly spend 1"),
        (1, Some(false), "0 must advance 2"),
        (0, None, "0 must advance 2"),
    ] {
        let mut table = Table::new(text);
        table.clues = clues;
        if let Some(yes) = yes {
            let Task::Unless { at } = table.asked() else { panic!("an escape") };
            machine::escaped(&mut table, at, yes);
        }
        assert_eq!(table.done(), [done]);
    }
}

#[test]
fn one_branch_is_taken_and_branches_that_would_do_nothing_are_closed() {
    let text = "choose { lose 1 health } or { gain 0 clues } or { spend 2 clues }";
    let mut table = Table::new(text);
    let Task::Choose { at } = table.asked() else { panic!("a choice") };
    let script::Op::Choose { ways } = Host::code(&table).op(at) else { panic!("ways") };
    let mut open = Vec::new();
    machine::open_ways(&View(&table), ways, |nth| open.push(nth));
    assert_eq!(open, [0]);
    machine::went(&mut table, at, 0);
    assert_eq!(table.done(), ["0 gladly lose 1 health"]);
}

#[test]
fn all_branches_are_open_if_none_would_do_anything() {
    let mut table = Table::new("choose { gain 0 clues } or { spend 2 clues }");
    let Task::Choose { at } = table.asked() else { panic!("a choice") };
    let script::Op::Choose { ways } = Host::code(&table).op(at) else { panic!("ways") };
    let mut open = Vec::new();
    machine::open_ways(&View(&table), ways, |nth| open.push(nth));
    assert_eq!(open, [0, 1]);
}

#[test]
fn each_resolves_the_body_in_turn_and_those_who_have_left_do_nothing() {
    let table = Table::new("for each investigator { lose 1 sanity; gain 1 clue }; advance doom 1");
    let done = [
        "1 must lose 1 sanity",
        "1 must gain 1",
        "2 must lose 1 sanity",
        "2 must gain 1",
        "0 must advance 1",
    ];
    assert_eq!(table.done(), done);
}

#[test]
fn one_is_picked_and_a_single_candidate_needs_no_question() {
    let mut table = Table::new("pick investigator here { gain 1 clue }; advance doom 1");
    let Task::Pick { at, among } = table.asked() else { panic!("a pick") };
    assert_eq!(among, Found(vec![1, 2]));
    machine::picked(&mut table, at, 2);
    assert_eq!(table.done(), ["2 must gain 1", "0 must advance 1"]);

    let mut table = Table::new("pick investigator here { gain 1 clue }");
    table.here = vec![4];
    assert_eq!(table.done(), ["4 must gain 1"]);

    let table = Table::new("pick the nearest sea { gain 1 clue }; advance doom 1");
    assert_eq!(table.done(), ["0 must advance 1"]);
}

#[test]
fn a_condition_takes_one_branch() {
    let text = "if on a city { gain 1 clue } else { lose 1 health }";
    assert_eq!(Table::new(text).done(), ["0 must gain 1"]);
    let mut table = Table::new(text);
    table.in_city = false;
    assert_eq!(table.done(), ["0 must lose 1 health"]);
}

#[test]
fn repeat_counts_when_it_begins() {
    let table = Table::new("repeat gates { gain 1 clue }; repeat 0 { lose 1 health }");
    assert_eq!(table.done(), ["0 must gain 1"; 3]);
}

#[test]
fn every_die_leads_to_its_line_the_first_die_first() {
    let mut table =
        Table::new("roll 2 dice { 1-2: lose 1 health 3-4: gain 1 clue }; advance doom 1");
    let Task::Dice { dice: 2, lines } = table.asked() else { panic!("dice") };
    table.pop();
    machine::threw(&mut table, lines, &[1, 4, 6]);
    let done = ["rolled [1, 4, 6]", "0 must lose 1 health", "0 must gain 1", "0 must advance 1"];
    assert_eq!(table.done(), done);
}

#[test]
fn a_result_leads_to_its_line() {
    let mut table = Table::new("result { 0: lose 1 health 1-2: gain 1 clue 3+: gain 2 clues }");
    table.result = 7;
    assert_eq!(table.done(), ["0 must gain 2"]);
}

#[test]
fn a_price_counts_only_the_branch_that_is_open() {
    let block = |table: &Table| match table.tasks.last() {
        Some(Frame::Task(Task::Run(block))) => *block,
        _ => panic!("an effect"),
    };
    let pays = |text: &str| {
        let table = Table::new(text);
        machine::can_pay(&View(&table), block(&table))
    };
    assert!(pays("spend 1 clue"));
    assert!(!pays("spend 1 clue; spend 2 clues"));
    assert!(pays("choose { spend 2 clues } or { spend 1 clue }"));
    assert!(!pays("if on a city { spend 2 clues } else { spend 1 clue }"));
    assert!(!pays("pick the nearest sea { gain 1 clue }"));
    let vain = |text: &str| {
        let table = Table::new(text);
        machine::is_in_vain(&View(&table), block(&table))
    };
    assert!(vain("pick the nearest sea { gain 1 clue }"));
    assert!(!vain("pick the nearest sea { gain 1 clue }; gain 1 clue"));
}
