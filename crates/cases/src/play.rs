//! Playing a case: as a table would, with chance answered from the script.

use crate::checks::{self, Miss};
use crate::claims::{Chosen, Expectation, Script, Scripted, Step};
use crate::malformed::Complaints;
use crate::report::Failure;
use crate::words::{asked_of, why};
use kernel::position::Positioned;
use kernel::{ChanceRequest, Events, Menu, Seat, Waiting};

/// More inputs than any game makes without asking somebody something.
const ENDLESS: usize = 10_000;

/// Plays the script from this position and says what is not as it claims.
pub fn judge<G: Positioned>(
    content: &G::Content,
    game: G,
    out: Events<G::Event>,
    script: &Script<'_, G::Choice>,
    complaints: &mut Complaints<'_>,
) -> Vec<Failure> {
    let mut play = Play {
        content,
        game,
        out,
        chance: &script.chance,
        used: 0,
        menu: Menu::new(),
        forced: Vec::new(),
        lines: Vec::new(),
    };
    let mut failures = Vec::new();
    if let Err((at, text)) = play.through(script, complaints, &mut failures) {
        failures.push(Failure { line: complaints.source.line(at), text });
    }
    failures
}

/// A position being played on.
#[derive(Debug)]
pub struct Play<'p, G: Positioned> {
    pub content: &'p G::Content,
    pub game: G,
    out: Events<G::Event>,
    chance: &'p [Scripted],
    used: usize,
    menu: Menu<G::Choice>,
    /// Single options that answered themselves since the last choice.
    forced: Vec<(Seat, G::Choice)>,
    /// What was said, as far as somebody has asked.
    lines: Vec<String>,
}

/// Why play cannot go on, and the place in the file that expected it to.
type Stuck = (usize, String);

impl<G: Positioned> Play<'_, G> {
    fn through(
        &mut self,
        script: &Script<'_, G::Choice>,
        complaints: &mut Complaints<'_>,
        failures: &mut Vec<Failure>,
    ) -> Result<(), Stuck> {
        self.settle(script.at)?;
        for step in &script.steps {
            match step {
                Step::Choose(chosen) => self.choose(chosen)?,
                Step::Then(claims) => self.check(claims, complaints, failures),
            }
        }
        self.check(&script.then, complaints, failures);
        match &self.chance[self.used..] {
            [] => Ok(()),
            unused @ [first, ..] => {
                let outcomes: Vec<String> = unused
                    .iter()
                    .map(|scripted| G::write_outcome(self.content, &scripted.outcome))
                    .collect();
                Err((first.at, format!("scripted chance was not used: {}", outcomes.join(", "))))
            }
        }
    }

    fn check(
        &mut self,
        claims: &[Expectation<'_, G::Choice>],
        complaints: &mut Complaints<'_>,
        failures: &mut Vec<Failure>,
    ) {
        for Expectation { claim, at } in claims {
            match checks::check(self, claim) {
                Ok(()) => {}
                Err(Miss::Wrong(text)) => {
                    failures.push(Failure { line: complaints.source.line(*at), text });
                }
                Err(Miss::Malformed(span, bad)) => complaints.bad_field(span, &bad),
            }
        }
    }

    fn choose(&mut self, chosen: &Chosen<'_, G::Choice>) -> Result<(), Stuck> {
        let stuck = |text| Err((chosen.at, text));
        let asked = match self.game.waiting() {
            Waiting::Choice(asked) => asked,
            Waiting::Chance(_) | Waiting::Over => {
                return stuck(format!(
                    "\"{}\" was not played: {}",
                    chosen.text,
                    checks::moment(self)
                ));
            }
        };
        let seat = chosen.seat.unwrap_or(asked.lead);
        if let Err(refusal) = self.game.choose(self.content, seat, chosen.choice, &mut self.out) {
            let who = self.game.seat_key(seat);
            let why = why(&self.game, self.content, refusal);
            let near = if asked.seats.contains(seat) {
                checks::options_near(self, chosen.text)
            } else {
                checks::moment(self)
            };
            let forced = self.forced_so_far();
            return stuck(format!("{who} chose \"{}\": {why}\n{near}{forced}", chosen.text));
        }
        self.settle(chosen.at)
    }

    /// Resolves scripted chance and lets single options answer themselves, as at a table.
    fn settle(&mut self, at: usize) -> Result<(), Stuck> {
        self.forced.clear();
        for _ in 0..ENDLESS {
            match self.game.waiting() {
                Waiting::Over => return Ok(()),
                Waiting::Chance(request) => self.roll(request, at)?,
                Waiting::Choice(asked) => {
                    self.menu.clear();
                    self.game.menu(self.content, &mut self.menu);
                    let [only] = *self.menu else { return Ok(()) };
                    let chosen = self.game.choose(self.content, asked.lead, only, &mut self.out);
                    if let Err(refusal) = chosen {
                        let only = G::write(self.content, only);
                        let why = why(&self.game, self.content, refusal);
                        return Err((at, format!("the only option, \"{only}\", is {why}")));
                    }
                    self.forced.push((asked.lead, only));
                }
            }
        }
        Err((at, format!("after {ENDLESS} inputs there is still nothing to choose")))
    }

    fn roll(&mut self, request: ChanceRequest, at: usize) -> Result<(), Stuck> {
        let Some(scripted) = self.chance.get(self.used) else {
            let asked = asked_of(request);
            let used = self.used;
            return Err((
                at,
                format!("chance is asked for {asked}, but the script has none left ({used} used)"),
            ));
        };
        self.used += 1;
        self.game.chance(self.content, &scripted.outcome, &mut self.out).map_err(|bad| {
            let given = G::write_outcome(self.content, &scripted.outcome);
            let asked = asked_of(request);
            (scripted.at, format!("chance is asked for {asked}, but {given} does not fit: {bad}"))
        })
    }

    /// What may be answered now.
    pub fn options(&mut self) -> &[G::Choice] {
        self.menu.clear();
        if let Waiting::Choice(_) = self.game.waiting() {
            self.game.menu(self.content, &mut self.menu);
        }
        &self.menu
    }

    /// What this seat may do now besides answering.
    pub fn rights(&mut self, seat: Seat) -> &[G::Choice] {
        self.menu.clear();
        self.game.rights(self.content, seat, &mut self.menu);
        &self.menu
    }

    /// Everything that happened since the case began, one line each.
    pub fn lines(&mut self) -> &[String] {
        let content = self.content;
        let unread = self.out.said().iter().skip(self.lines.len());
        self.lines.extend(unread.map(|event| G::write_event(content, event)));
        &self.lines
    }

    fn forced_so_far(&self) -> String {
        if self.forced.is_empty() {
            return String::new();
        }
        let answers = self.forced.iter().map(|(seat, choice)| {
            format!("{} \"{}\"", self.game.seat_key(*seat), G::write(self.content, *choice))
        });
        let answers: Vec<String> = answers.collect();
        format!("\nsingle options had answered themselves: {}", answers.join(", "))
    }
}
