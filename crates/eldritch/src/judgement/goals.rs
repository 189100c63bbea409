//! What there is to do on each space, and who should do it.

use super::Mind;
use crate::content::journeys::purse;
use crate::content::{Passive, Spot};
use crate::ids::{CardNumber, DeckId, MythosId, SpaceId, Terrain};
use crate::rules::abilities::playing;
use crate::rules::encounters::{final_encounter, meetings_at};
use crate::state::{CardSet, Context, During, It, Meeting, Source};
use arrayvec::ArrayVec;
use kernel::Seat;

/// How many cards of a deck are considered.
const SAMPLE: usize = 8;

/// How many rounds ahead are considered.
const LATEST: usize = 5;

/// Somewhere to go.
#[derive(Clone, Copy, Debug)]
pub struct Goal {
    pub space: SpaceId,
    /// Its worth this round.
    pub worth: f32,
    /// Its worth in later rounds.
    pub later: [f32; LATEST],
    /// Somebody else will take care of it.
    pub claimed: bool,
}

pub(super) type Goals = Vec<Goal>;

/// The expected value of a deck: what it brings in any case, and the chance of achieving its
/// purpose.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Prospect {
    base: f32,
    likely: f32,
}

impl Mind<'_> {
    /// The best encounter of a space, as if there were no monsters.
    pub fn meeting(&self, who: Seat, space: SpaceId) -> f32 {
        let mut best = f32::NEG_INFINITY;
        meetings_at(self.s, self.c, space, &mut |meeting| {
            best = best.max(self.meet(who, space, meeting));
        });
        if best.is_finite() { best } else { 0.0 }
    }

    /// One encounter.
    pub fn meet(&self, who: Seat, space: SpaceId, meeting: Meeting) -> f32 {
        let terrain = self.c.space(space).terrain;
        match meeting {
            Meeting::General => self.t.idle * self.general(who, terrain),
            Meeting::City => self.t.idle * self.city(who, space),
            Meeting::Research(_) => self.research(who, terrain),
            Meeting::OtherWorld => self.meet_gate(space, who),
            Meeting::Expedition => self.expedition(who),
            Meeting::Rumor(card) => {
                let mut context = Context::new(who, Source::Mythos(card));
                context.there = Some(space);
                self.c.mythos_card(card).encounter.map_or(0.0, |it| self.effect(&context, it))
            }
            Meeting::Fallen(sheet) => {
                let Some(fallen) = self.s.fallen.iter().find(|it| it.sheet == sheet) else {
                    return 0.0;
                };
                let info = self.c.sheet(sheet);
                let block = match fallen.marker {
                    crate::state::Marker::Crippled => info.crippled,
                    crate::state::Marker::Insane => info.insane,
                };
                let context = Context::new(who, Source::Fallen(sheet, fallen.marker));
                self.effect(&context, block)
            }
            Meeting::Mystery => self.mystery_step(who, space),
            Meeting::Deck(deck) => self.added(who, deck),
            Meeting::Final => self.special(who),
        }
    }

    fn mystery_step(&self, who: Seat, space: SpaceId) -> f32 {
        let Some(mystery) = &self.s.mystery else { return 0.0 };
        let info = &self.c.ancient(self.s.ancient).deck[usize::from(mystery.card.0)];
        let mut context = Context::new(who, Source::Mystery);
        context.there = Some(space);
        context.about = It::Space(space);
        info.step.map_or(0.0, |block| self.effect(&context, block))
    }

    fn simple(&self, who: Seat, deck: DeckId, fits: impl Fn(Spot) -> bool) -> f32 {
        let cards = self.c.simple_cards(deck);
        let left = &self.s.encounters[deck];
        let stride = (left.len() as usize).div_ceil(SAMPLE).max(1);
        let (mut sum, mut count) = (0.0, 0);
        for card in left.iter().step_by(stride) {
            let Some(info) = cards.get(usize::from(card.0)) else { continue };
            let Some((_, block)) = info.at.iter().find(|(spot, _)| fits(*spot)) else { continue };
            let context = Context::new(who, Source::Encounter { deck, card, part: 0 });
            sum += self.effect(&context, *block);
            count += 1;
        }
        sum / count.max(1) as f32
    }

    fn city(&self, who: Seat, space: SpaceId) -> f32 {
        let Some(region) = self.c.space(space).region else { return 0.0 };
        self.remembered(who, &self.cities[usize::from(space.0)], || {
            self.simple(who, region, |spot| spot == Spot::Space(space))
        })
    }

    fn general(&self, who: Seat, terrain: Terrain) -> f32 {
        self.remembered(who, &self.generals[terrain as usize], || {
            self.simple(who, self.c.decks.general, |spot| spot == Spot::Terrain(terrain))
        })
    }

    fn research(&self, who: Seat, terrain: Terrain) -> f32 {
        self.remembered(who, &self.researches[terrain as usize], || {
            let deck = self.c.decks.research;
            let left = &self.s.encounters[deck];
            let (mut sum, mut count) = (0.0, 0);
            for card in left.iter() {
                let Some(info) = self.c.simple_cards(deck).get(card.at()) else { continue };
                let part = info.at.iter().find(|(spot, _)| *spot == Spot::Terrain(terrain));
                let Some((_, block)) = part else { continue };
                let source = Source::Encounter { deck, card, part: 0 };
                let mut context = Context::new(who, source);
                // Any clue will do.
                context.about = It::Clue(SpaceId(0));
                sum += self.effect(&context, *block);
                count += 1;
            }
            sum / count.max(1) as f32
        })
    }

    fn expedition(&self, who: Seat) -> f32 {
        if crate::rules::in_force(self.s, self.c, Passive::NoExpeditions) {
            return 0.0;
        }
        self.remembered(who, &self.expeditions, || {
            let leads = |card: &CardNumber| self.c.leads_to(*card) == self.s.expedition;
            let deck = self.c.decks.expedition;
            let cards = self.s.encounters[deck].iter().filter(leads).collect();
            self.complex(who, deck, &cards, It::Nothing, During::Plain)
        })
    }

    /// The Ancient One's own encounters.
    pub fn special(&self, who: Seat) -> f32 {
        let deck = self.c.decks.special;
        let cards = &self.s.encounters[deck];
        self.complex(who, deck, cards, It::Nothing, During::Plain)
    }

    /// A pack's deck, on this investigator's space.
    pub fn added(&self, who: Seat, deck: DeckId) -> f32 {
        if self.c.decks.get(deck).is_complex() {
            let cards = &self.s.encounters[deck];
            return self.complex(who, deck, cards, It::Nothing, During::Plain);
        }
        let here = self.s.investigator(who).space;
        let info = self.c.space(here);
        self.simple(who, deck, |spot| spot.is_on(here, info))
    }

    fn complex(&self, who: Seat, deck: DeckId, cards: &CardSet, about: It, during: During) -> f32 {
        let all = self.c.complex_cards(deck);
        let stride = (cards.len() as usize).div_ceil(SAMPLE).max(1);
        let (mut sum, mut count) = (0.0, 0);
        for card in cards.iter().step_by(stride) {
            let Some(info) = all.get(usize::from(card.0)) else { continue };
            let mut context = Context::new(who, Source::Encounter { deck, card, part: 0 });
            (context.about, context.during) = (about, during);
            sum += self.effect(&context, info.first);
            count += 1;
        }
        sum / count.max(1) as f32
    }

    /// An Other World encounter at a gate.
    pub fn meet_gate(&self, space: SpaceId, who: Seat) -> f32 {
        let prospect = self.other_world(who);
        prospect.base + prospect.likely * self.closed(who, space)
    }

    pub fn meet_rumor_world(&self, card: MythosId) -> f32 {
        let prospect = self.other_world(self.me);
        let worth = if self.depth.get() > 1 { 0.0 } else { self.rumor(card) };
        prospect.base + prospect.likely * worth
    }

    /// Other Worlds in general: without a gate, and with one that is worth something.
    fn other_world(&self, who: Seat) -> Prospect {
        if who == self.me
            && let Some(known) = self.worlds.get()
        {
            return known;
        }
        let deck = self.c.decks.other_world;
        let cards = &self.s.encounters[deck];
        let base = self.complex(who, deck, cards, It::Nothing, During::OtherWorld);
        // A real gate, to see how often it gets closed.
        let Some(gate) = self.s.gates_on_board().next() else {
            return Prospect { base, likely: 0.45 };
        };
        let worth = self.closed(who, gate);
        let with = self.complex(who, deck, cards, It::Gate(gate), During::OtherWorld);
        let likely = if worth > 0.1 { ((with - base) / worth).clamp(0.0, 1.0) } else { 0.0 };
        let prospect = Prospect { base, likely };
        if who == self.me {
            self.worlds.set(Some(prospect));
        }
        prospect
    }

    fn remembered(
        &self,
        who: Seat,
        memory: &std::cell::Cell<Option<f32>>,
        think: impl FnOnce() -> f32,
    ) -> f32 {
        if who != self.me {
            return think();
        }
        if let Some(known) = memory.get() {
            return known;
        }
        let worth = think();
        memory.set(Some(worth));
        worth
    }

    /// What ending the turn on a space is worth in this round's encounter.
    pub fn stay(&self, space: SpaceId) -> f32 {
        let memory = &self.stays[usize::from(space.0)];
        if let Some(known) = memory.get() {
            return known;
        }
        let meeting = self.meeting(self.me, space);
        let worth = if self.s.has_monsters(space) {
            let brawl = self.brawl(self.me, space);
            let fought = brawl.worth + brawl.won * meeting.max(0.0);
            let passes = crate::rules::has_rule(self.s, self.c, self.me, Passive::PassesMonsters);
            if passes { fought.max(meeting) } else { fought }
        } else {
            meeting
        };
        memory.set(Some(worth));
        worth
    }

    /// Everything worth a journey, and what others will take care of.
    pub fn goals(&self) -> Goals {
        let mut goals = Goals::new();
        let last = final_encounter(self.s, self.c);
        for at in 0..self.c.spaces.len() {
            let space = SpaceId::nth(at);
            let state = self.s.space(space);
            let something = state.gate
                || !state.clues.is_empty()
                || state.tokens > 0
                || state.mystery
                || state.rumor.is_some()
                || self.s.expedition == Some(space)
                || self.s.fallen.iter().any(|it| it.space == space)
                || self.s.monsters_on(space).any(|(_, it)| self.c.monster(it.kind).epic)
                || last && state.gate;
            if something {
                let worth = self.stay(space);
                let turns = |rounds: usize| worth + self.omen_turns(space, rounds as u8);
                let later: [f32; LATEST] = std::array::from_fn(turns);
                if later.iter().any(|later| *later > 0.5) {
                    goals.push(Goal { space, worth, later, claimed: false });
                }
            }
        }
        self.share(&mut goals);
        goals
    }

    /// How a gate's worth changes as the omen advances: it may match by then, or may already have
    /// brought its doom.
    fn omen_turns(&self, space: SpaceId, rounds: u8) -> f32 {
        if rounds == 0 || !self.s.space(space).gate {
            return 0.0;
        }
        let closed = |rounds| self.closed_after(self.me, space, rounds);
        let free = if self.s.has_monsters(space) { self.brawl(self.me, space).won } else { 1.0 };
        free * self.other_world(self.me).likely * (closed(rounds) - closed(0))
    }

    /// Whether somebody else could do it.
    fn able(&self, seat: Seat, space: SpaceId) -> bool {
        let state = self.s.space(space);
        let special = state.mystery || state.tokens > 0;
        seat == self.me
            || !special
            || state.gate
            || !state.clues.is_empty()
            || self.mystery_step(seat, space) > 1.0
    }

    /// Assigns the goals: the investigator who gains most soonest takes the first, and so on.
    fn share(&self, goals: &mut Goals) {
        let mut seats: ArrayVec<Seat, 8> = playing(self.s).collect();
        let mut open: Vec<usize> = (0..goals.len()).collect();
        while !seats.is_empty() && !open.is_empty() {
            let mut best = (f32::NEG_INFINITY, 0, 0);
            for (nth, seat) in seats.iter().enumerate() {
                let it = self.s.investigator(*seat);
                for (at, goal) in open.iter().enumerate() {
                    let goal = &goals[*goal];
                    let rounds = self.rounds(it.space, it.tickets, goal.space);
                    let toll = self.toll(goal.worth, rounds, it.space, goal.space);
                    let worth = goal.worth - toll;
                    if worth > best.0 && self.able(*seat, goal.space) {
                        best = (worth, nth, at);
                    }
                }
            }
            let (worth, nth, at) = best;
            if worth == f32::NEG_INFINITY {
                return;
            }
            if seats[nth] != self.me && !self.lasting(goals[open[at]].space) {
                goals[open[at]].claimed = true;
            }
            seats.remove(nth);
            open.remove(at);
        }
    }

    /// Whether there is enough to do for several.
    fn lasting(&self, space: SpaceId) -> bool {
        let state = self.s.space(space);
        state.mystery
            || state.clues.len() + u32::from(state.gate) > 1
            || self.s.monsters_on(space).any(|(_, it)| self.c.monster(it.kind).epic)
    }

    /// The best goal to pursue later from a space.
    pub fn ahead(&self, goals: &Goals, space: SpaceId, tickets: [u8; 2]) -> f32 {
        let (mut best, mut second) = (0.6, 0.0);
        for goal in goals {
            let rounds = self.rounds(space, tickets, goal.space);
            let mut worth = goal.later[usize::from(rounds).min(LATEST - 1)];
            if goal.claimed {
                worth *= self.t.claimed;
            }
            if goal.space == space && !self.lasting(space) {
                worth *= self.t.again;
            }
            worth -= self.toll(worth, rounds, space, goal.space);
            if worth > best {
                (best, second) = (worth, best);
            } else if worth > second {
                second = worth;
            }
        }
        self.t.ahead * (best + self.t.second * second)
    }

    /// In how many rounds an investigator can be there.
    fn rounds(&self, from: SpaceId, tickets: [u8; 2], to: SpaceId) -> u8 {
        self.c.space(from).rounds[usize::from(to.0)][purse(tickets)]
    }

    /// What the journey costs: those rounds could be used otherwise, and the goal is reached later.
    /// A shorter path is better even if it saves no round.
    fn toll(&self, worth: f32, rounds: u8, from: SpaceId, to: SpaceId) -> f32 {
        let far = self.c.space(from).far[usize::from(to.0)];
        f32::from(rounds.saturating_sub(1)) * (self.t.toll + self.t.haste * worth.max(0.0))
            + self.t.path * f32::from(far)
    }
}
