//! The Encounter phase: combat first, then one encounter of the investigator's choice.

mod cards;

use super::abilities::{abilities_of, has_rule, is_rule, monster_abilities};
use super::asking::Asking;
use super::{Menu, Run, Step, abilities, combat, mysteries, not_asked, spells};
use crate::content::{Ability, Cast, Content, DeckKind, EncounterAt, Moment, Passive, Progress};
use crate::ids::{Slot, SpaceId, SpellId};
use crate::language::{CourseVerb, Verb};
use crate::state::{Eldritch, Found, Frame, It, Meeting, Source};
use crate::{Choice, Why};
use ::scene::Phrase;
use kernel::{Refusal, Seat};
use script::{Block, Op};

pub(crate) use cards::encounter_drawn;
pub(super) use cards::{after_research, continue_with, draw_encounter, other_world, research};

/// EH-ENCOUNTERS-05: what can be encountered here.
pub(crate) fn meetings(s: &Eldritch, c: &Content, seat: Seat, offer: &mut dyn FnMut(Meeting)) {
    meetings_at(s, c, s.investigator(seat).space, offer);
}

/// What can be encountered on a space.
/// EH-REF-11, EH-REF-12, EH-REF-13, EH-CLUES-06, EH-GATES-08, EH-SPECIAL-ENCOUNTERS-03: a location
/// encounter or one about a token, plus what the sheet or the mystery offers.
pub(crate) fn meetings_at(
    s: &Eldritch,
    c: &Content,
    here: SpaceId,
    offer: &mut dyn FnMut(Meeting),
) {
    let (info, space) = (c.space(here), s.space(here));
    if info.region.is_some() {
        offer(Meeting::City);
    }
    offer(Meeting::General);
    for face in space.clues.iter() {
        offer(Meeting::Research(face));
    }
    if space.gate {
        offer(Meeting::OtherWorld);
    }
    let expedition = s.expedition == Some(here);
    if expedition && !super::in_force(s, c, Passive::NoExpeditions) {
        offer(Meeting::Expedition);
    }
    for (deck, added) in c.decks.iter().filter(|(_, deck)| deck.kind == DeckKind::Added) {
        if added.is_met_on(here, info) {
            offer(Meeting::Deck(deck));
        }
    }
    for card in &s.in_play {
        let info = c.mythos_card(card.card);
        let at = match info.encounter_at {
            Some(EncounterAt::Expedition) => expedition,
            None => space.rumor == Some(card.card),
        };
        if info.encounter.is_some() && at {
            offer(Meeting::Rumor(card.card));
        }
    }
    for fallen in s.fallen.iter().filter(|fallen| fallen.space == here) {
        offer(Meeting::Fallen(fallen.sheet));
    }
    let on_mystery = match super::mysteries::progress(s, c) {
        Some(Progress::EncounterOnMysteryToken) => space.mystery,
        Some(Progress::EncounterOnToken) => space.tokens > 0,
        _ => false,
    };
    if on_mystery {
        offer(Meeting::Mystery);
    }
    if space.gate && final_encounter(s, c) {
        offer(Meeting::Final);
    }
}

/// EH-MYSTERIES-07: the Final Mystery is an encounter at a gate, and it is available now.
pub(crate) fn final_encounter(s: &Eldritch, c: &Content) -> bool {
    let ancient = c.ancient(s.ancient);
    s.awake && s.solved_count() >= ancient.mysteries && final_is_encounter(s, c)
}

pub(crate) fn final_is_encounter(s: &Eldritch, c: &Content) -> bool {
    let wins = c.ancient(s.ancient).back.as_ref().and_then(|side| side.wins);
    wins.is_some_and(|block| {
        matches!(
            c.code.ops(block).first(),
            Some(Op::Do(Verb::Course(CourseVerb::SpecialEncounter)))
        )
    })
}

/// Whether monsters have to be fought before anything else.
/// EH-MONSTERS-04.
fn must_fight(s: &Eldritch, seat: Seat) -> bool {
    let it = s.investigator(seat);
    !it.unseen && s.has_monsters(it.space)
}

pub(crate) fn offer(s: &Eldritch, c: &Content, frame: &Frame, menu: &mut Menu) {
    let Frame::Encounter { seat, after } = *frame else { return };
    let it = s.investigator(seat);
    let fights = !after && must_fight(s, seat);
    if fights {
        s.monsters_on(it.space).for_each(|(slot, _)| menu.offer(Choice::Fight(slot)));
        if has_rule(s, c, seat, Passive::PassesMonsters) {
            menu.offer(Choice::PassMonsters);
        }
    } else {
        meetings(s, c, seat, &mut |meeting| menu.offer(Choice::Meet(meeting)));
    }
    for held in &it.spells {
        let castable = c.spell(held.card).cast == Cast::EncounterPhase
            && !it.cast.contains(held.card)
            && !(fights && is_encounter(c, held.card))
            && super::performing::castable(s, c, seat, held.card).is_ok();
        if castable {
            menu.offer(Choice::Cast(held.card));
        }
    }
    if after {
        menu.offer(Choice::Skip);
    }
}

/// Whether casting this spell is an encounter.
fn is_encounter(c: &Content, spell: SpellId) -> bool {
    fn researches(c: &Content, block: Block) -> bool {
        c.code.ops(block).iter().any(|op| {
            if let Op::Test { pass, fail, .. } = op {
                return researches(c, *pass) || researches(c, *fail);
            }
            if let Op::May { then, .. } = op {
                return researches(c, *then);
            }
            matches!(op, Op::Do(Verb::Course(CourseVerb::ResearchTarget)))
        })
    }
    researches(c, c.spell(spell).effect)
}

/// EH-FAQ-03: whether this spell could be cast once the monsters here are gone.
fn waits_for_combat(s: &Eldritch, c: &Content, seat: Seat, spell: SpellId) -> bool {
    must_fight(s, seat) && s.investigator(seat).has_spell(spell) && is_encounter(c, spell)
}

/// Why this cannot be encountered, cast or declined.
pub(super) fn reason(
    s: &Eldritch,
    c: &Content,
    seat: Seat,
    after: bool,
    choice: Choice,
) -> Refusal<Why> {
    if let Choice::Meet(meeting) = choice {
        if !after && must_fight(s, seat) {
            return Refusal::new("EH-ENCOUNTERS-03", Why::MustFight);
        }
        if meeting == Meeting::Expedition && super::in_force(s, c, Passive::NoExpeditions) {
            return Refusal::new("EH-CONFLICTS-04", Why::NoExpeditions);
        }
        return Refusal::new("EH-ENCOUNTERS-05", Why::NoSuchEncounter);
    }
    // EH-FAQ-03: what counts as an encounter has to wait until no monsters are left.
    if let Choice::Cast(spell) = choice
        && !after
        && waits_for_combat(s, c, seat, spell)
    {
        return Refusal::new("EH-FAQ-03", Why::MustFight);
    }
    match choice == Choice::Skip {
        true => Refusal::new("EH-ENCOUNTERS-01", Why::NotAsked),
        false => not_asked(),
    }
}

/// What a player might try: every encounter on the space, and the spells that have to wait.
pub(super) fn expected(s: &Eldritch, c: &Content, frame: &Frame, menu: &mut Menu) {
    let Frame::Encounter { seat, .. } = *frame else { return };
    offer(s, c, frame, menu);
    meetings(s, c, seat, &mut |meeting| {
        let choice = Choice::Meet(meeting);
        if !menu.contains(choice) {
            menu.offer(choice);
        }
    });
    let spells = s.investigator(seat).spells.iter().map(|held| held.card);
    spells
        .filter(|spell| waits_for_combat(s, c, seat, *spell))
        .for_each(|spell| menu.offer(Choice::Cast(spell)));
}

pub(super) const MAY_BE_NEEDLESS: bool = true;

pub(super) fn question(ask: &Asking<'_>, seat: Seat, after: bool) -> Phrase {
    if after {
        return ask.here("eh-ask-encounter-after");
    }
    let foes = ask.game.monsters_on(ask.game.investigator(seat).space).count() as i64;
    let fights = must_fight(ask.game, seat);
    ask.here(if fights { "eh-ask-monsters" } else { "eh-ask-encounter" }).count("left", foes)
}

pub(super) const MAY_BE_NEEDLESS_MONSTERS: bool = true;

pub(super) fn question_monsters(ask: &Asking<'_>, left: &Found) -> Phrase {
    ask.here("eh-ask-monsters").count("left", left.len())
}

pub(super) fn reason_monsters(choice: Choice) -> Refusal<Why> {
    if let Choice::Fight(_) = choice {
        return Refusal::new("EH-COMBAT-01", Why::NotAsked);
    }
    not_asked()
}

pub(crate) fn offer_monsters(s: &Eldritch, frame: &Frame, menu: &mut Menu) {
    let Frame::Monsters { seat, left } = frame else { return };
    for slot in here_of(s, *seat, left).iter() {
        menu.offer(Choice::Fight(Slot(slot)));
    }
}

/// The monsters among these on the investigator's space.
fn here_of(s: &Eldritch, seat: Seat, left: &Found) -> Found {
    let here = s.investigator(seat).space;
    let there = |slot: &u16| s.monster(Slot(*slot)).is_some_and(|monster| monster.space == here);
    left.iter().filter(there).collect()
}

pub(crate) fn begin(run: &mut Run<'_>, seat: Seat) {
    let it = run.s.investigator_mut(seat);
    it.no_more = false;
    it.unseen = false;
    it.met = false;
    // EH-ENCOUNTERS-06, EH-FAQ-05: something is resolved instead of an encounter.
    let conditions = run.s.investigator(seat).conditions.clone();
    for held in &conditions {
        let source = Source::Condition(held.card, seat);
        let instead = abilities_of(run.s, run.c, source)
            .iter()
            .any(|ability| matches!(ability, Ability::On { moment: Moment::EncounterInstead, .. }));
        if instead {
            abilities::trigger_of(run, source, Moment::EncounterInstead, seat, It::Nothing);
            return;
        }
    }
    run.push(Frame::Encounter { seat, after: false });
}

pub(crate) fn step(run: &mut Run<'_>, seat: Seat, after: bool) -> Step {
    let it = run.s.investigator(seat);
    let over =
        !run.s.is_playing(seat) || it.met || after && (it.no_more || run.s.has_monsters(it.space));
    if over {
        run.pop();
        return Step::Next;
    }
    let mut menu = Menu::new();
    offer(run.s, run.c, &Frame::Encounter { seat, after }, &mut menu);
    if let [only] = &menu[..] {
        let only = *only;
        answer(run, seat, only);
        return Step::Next;
    }
    Step::Ask(seat)
}

pub(super) fn answer(run: &mut Run<'_>, seat: Seat, choice: Choice) {
    if let Choice::Fight(slot) = choice {
        let here = run.space_of(seat);
        let all = run.s.monsters_on(here).map(|(slot, _)| slot.0).collect::<Found>();
        run.become_frame(Frame::AfterMonsters { seat });
        run.push(Frame::Monsters { seat, left: all.but(slot.0) });
        meet_monster(run, seat, slot);
    } else if choice == Choice::PassMonsters {
        run.s.investigator_mut(seat).unseen = true;
    } else if let Choice::Cast(spell) = choice {
        spells::cast(run, seat, spell, It::Nothing);
    } else {
        run.pop();
        if let Choice::Meet(meeting) = choice {
            meet(run, seat, meeting);
        }
    }
}

fn meet_monster(run: &mut Run<'_>, seat: Seat, slot: Slot) {
    if let Some(monster) = run.s.monster(slot).copied() {
        if is_rule(monster_abilities(run.s, run.c, monster.kind), Passive::NoMoreEncounter) {
            run.s.investigator_mut(seat).no_more = true;
        }
        combat::begin(run, seat, slot);
    }
}

/// EH-COMBAT-01: the other monsters, in any order.
pub(crate) fn step_monsters(run: &mut Run<'_>, seat: Seat, left: &Found) -> Step {
    let playing = run.s.is_playing(seat);
    let left = if playing { here_of(run.s, seat, left) } else { Found::NONE };
    if let Some(slot) = left.only() {
        run.become_frame(Frame::Monsters { seat, left: Found::NONE });
        meet_monster(run, seat, Slot(slot));
    } else if left.is_empty() {
        run.pop();
    } else {
        return Step::Ask(seat);
    }
    Step::Next
}

pub(super) fn answer_monsters(run: &mut Run<'_>, seat: Seat, left: Found, choice: Choice) {
    let Choice::Fight(slot) = choice else { return };
    run.become_frame(Frame::Monsters { seat, left: left.but(slot.0) });
    meet_monster(run, seat, slot);
}

/// EH-COMBAT-11, EH-ENCOUNTERS-04.
pub(crate) fn after_monsters(run: &mut Run<'_>, seat: Seat) {
    run.become_frame(Frame::Encounter { seat, after: true });
}

fn meet(run: &mut Run<'_>, seat: Seat, meeting: Meeting) {
    let here = run.space_of(seat);
    let mut context = run.context_of(seat, Source::Rules);
    context.there = Some(here);
    match meeting {
        Meeting::General => draw_encounter(run, context, run.c.decks.general),
        Meeting::City => {
            if let Some(region) = run.c.space(here).region {
                draw_encounter(run, context, region);
            }
        }
        Meeting::Research(face) => research(run, context, face),
        Meeting::OtherWorld => other_world(run, context, It::Gate(here)),
        Meeting::Expedition => draw_encounter(run, context, run.c.decks.expedition),
        Meeting::Deck(deck) => draw_encounter(run, context, deck),
        Meeting::Rumor(card) => {
            context.source = Source::Mythos(card);
            if let Some(block) = run.c.mythos_card(card).encounter {
                run.begin_effect(context, block);
            }
        }
        Meeting::Fallen(sheet) => {
            let Some(fallen) = run.s.fallen.iter().find(|it| it.sheet == sheet) else {
                return;
            };
            let info = run.c.sheet(sheet);
            let block = match fallen.marker {
                crate::state::Marker::Crippled => info.crippled,
                crate::state::Marker::Insane => info.insane,
            };
            context.source = Source::Fallen(sheet, fallen.marker);
            run.begin_effect(context, block);
        }
        Meeting::Mystery => mysteries::follow_up(run, seat, It::Space(here)),
        Meeting::Final => {
            context.about = It::Gate(here);
            draw_encounter(run, context, run.c.decks.special);
        }
    }
}
