//! Scene ids of what answers concern: pieces and cards first, then spaces.

use crate::Choice;
use crate::choice::Subject;
use crate::content::Content;
use crate::scene::{die_id, ids};
use crate::state::{Eldritch, Frame, It, Meeting, Thing};
use ::scene::Text;
use kernel::Seat;

pub(super) fn targets(game: &Eldritch, content: &Content, seat: Seat, choice: Choice) -> Vec<Text> {
    let found = match choice.subject() {
        Subject::Space(at) | Subject::Journey(at, _) => Some(ids::space(content, at)),
        Subject::Investigator(who) => ids::it(game, content, It::Investigator(who)),
        Subject::Source(source) => ids::source(game, content, source),
        Subject::Spell(spell) => Some(ids::spell(content, seat, spell)),
        Subject::Condition(owner, card) => Some(ids::condition(content, owner, card)),
        Subject::Thing(thing) if matches!(choice, Choice::Take(_)) => {
            taken(game, content, seat, thing)
        }
        Subject::Thing(thing) => ids::thing(content, seat, thing),
        Subject::Asset(asset) | Subject::AssetFor(asset, _) => Some(ids::asset(content, asset)),
        Subject::Monster(slot) => ids::it(game, content, It::Monster(slot)),
        Subject::Meeting(meeting) => meet(game, content, seat, meeting),
        Subject::It(it) => ids::it(game, content, it),
        Subject::Omen(_) => Some(ids::OMEN.into()),
        Subject::Die(face) => die_id(game, face),
        // The stack of gates shows none of them.
        Subject::Gate(_)
        | Subject::Nothing
        | Subject::Sheet(_)
        | Subject::Ticket(_)
        | Subject::Way(_)
        | Subject::Skill(_)
        | Subject::Marker(_)
        | Subject::Pool(..) => None,
    };
    found.into_iter().collect()
}

/// What is taken in a trade is the other's.
fn taken(game: &Eldritch, content: &Content, seat: Seat, thing: Thing) -> Option<Text> {
    if let Frame::Trade { with, .. } = *game.top() {
        return ids::thing(content, with, thing);
    }
    // EH-INV-LEO-02: discarded cards are not in the scene.
    let found = matches!(game.top(), Frame::FindAsset { .. });
    let lies = matches!(thing, Thing::Asset(id) if game.reserve.contains(&id));
    ids::thing(content, seat, thing).filter(|_| !found || lies)
}

fn meet(game: &Eldritch, content: &Content, seat: Seat, meeting: Meeting) -> Option<Text> {
    let here = game.seats.get(seat.at())?.space;
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
