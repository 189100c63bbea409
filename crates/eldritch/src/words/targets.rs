//! Scene ids of what answers concern: pieces and cards first, then spaces.

use crate::Choice;
use crate::content::Content;
use crate::scene::{die_id, ids};
use crate::state::{Eldritch, Frame, It, Meeting, Thing};
use ::scene::Text;

pub(super) fn targets(game: &Eldritch, content: &Content, seat: u8, choice: Choice) -> Vec<Text> {
    let thing = |thing: Thing| ids::thing(content, seat, thing);
    let person = |who: u8| ids::it(game, content, It::Investigator(who));
    let space = |at| Some(ids::space(content, at));
    let found = match choice {
        Choice::Travel(at) | Choice::Go(at, _) => space(at),
        Choice::Trade(with) => person(with),
        Choice::Use(source) | Choice::Resolve(source) => ids::source(game, content, source),
        Choice::Cast(spell) => thing(Thing::Spell(spell)),
        Choice::Local(owner, card) => ids::thing(content, owner, Thing::Condition(card)),
        Choice::Give(given) | Choice::Drop(given) => thing(given),
        Choice::Take(taken) => {
            if let Frame::Trade { with, .. } = *game.top() {
                ids::thing(content, with, taken)
            } else {
                // EH-INV-LEO-02: discarded cards are not in the scene.
                let found = matches!(game.top(), Frame::FindAlly { .. });
                let lies = matches!(taken, Thing::Asset(id) if game.reserve.contains(&id));
                thing(taken).filter(|_| !found || lies)
            }
        }
        Choice::Buy(asset) | Choice::BuyFor(asset, _) | Choice::Toss(asset) => {
            thing(Thing::Asset(asset))
        }
        Choice::Fight(slot) => ids::it(game, content, It::Monster(slot)),
        Choice::Meet(meeting) => meet(game, content, seat, meeting),
        Choice::Pick(it) => ids::it(game, content, it),
        Choice::Omen(_) => Some(ids::OMEN.into()),
        Choice::Face(face) => die_id(game, face),
        Choice::Lead(to) | Choice::Pay(to) => person(to),
        Choice::Play(_)
        | Choice::Prepare(_)
        | Choice::Acquire
        | Choice::Rest
        | Choice::EndTurn
        | Choice::Stop
        | Choice::Done
        | Choice::Agree
        | Choice::Refuse
        | Choice::Loan
        | Choice::PassMonsters
        | Choice::Skip
        | Choice::Yes
        | Choice::No
        | Choice::Way(_)
        | Choice::Improve(_)
        | Choice::Unimprove(_)
        | Choice::SpendClue
        | Choice::SpendSanity
        | Choice::Roll
        | Choice::Stand
        | Choice::Mark(_)
        | Choice::Convert(..)
        | Choice::Top(_) => None,
    };
    found.into_iter().collect()
}

fn meet(game: &Eldritch, content: &Content, seat: u8, meeting: Meeting) -> Option<Text> {
    let here = game.seats.get(usize::from(seat))?.space;
    let lies = game.space(here);
    Some(match meeting {
        Meeting::General | Meeting::City | Meeting::Deck(_) => ids::space(content, here),
        Meeting::Research(face) => ids::clue(content, face),
        Meeting::OtherWorld => ids::gate(content, here),
        Meeting::Expedition => ids::EXPEDITION.into(),
        Meeting::Rumor(id) => ids::mythos(content, id),
        Meeting::Fallen(sheet) => ids::fallen(content, sheet),
        Meeting::Mystery if lies.mystery => ids::mystery_token(content, here),
        Meeting::Mystery if lies.tokens > 0 => ids::tokens(content, here),
        Meeting::Mystery => ids::MYSTERY.into(),
        Meeting::Final => ids::ANCIENT.into(),
    })
}
