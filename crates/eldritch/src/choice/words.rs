//! Choices as words: `travel london`, `use asset axe`, `meet research rome`.

use super::{Choice, Subject};
use crate::content::Content;
use crate::ids::{
    ArtifactId, AssetId, CardNumber, ConditionId, DeckId, MonsterId, MythosId, Pool, SheetId,
    Skill, Slot, SpaceId, SpellId, Ticket,
};
use crate::state::{It, Marker, Meeting, Source, Thing};
use kernel::{BadChoice, Seat};
use script::Names;

/// Seats by number.
pub const SEAT_KEYS: [&str; 8] = ["p1", "p2", "p3", "p4", "p5", "p6", "p7", "p8"];

pub fn write(content: &Content, choice: Choice) -> String {
    let word = choice.word();
    match subject_words(content, choice.subject()) {
        Some(subject) => format!("{word} {subject}"),
        None => word.to_owned(),
    }
}

fn subject_words(content: &Content, subject: Subject) -> Option<String> {
    let name = |kind: &str, id: u16| named(content, kind, id).to_owned();
    Some(match subject {
        Subject::Nothing => return None,
        Subject::Sheet(sheet) => name("investigator", sheet.0),
        Subject::Space(space) | Subject::Gate(space) => name("place", space.0),
        Subject::Journey(space, ticket) => {
            format!("{} by {}", name("place", space.0), ticket_word(ticket))
        }
        Subject::Ticket(ticket) => ticket_word(ticket).to_owned(),
        Subject::Investigator(seat) => seat_word(seat).to_owned(),
        Subject::Source(source) => source_words(content, source),
        Subject::Spell(spell) => name("spell", spell.0),
        Subject::Condition(seat, card) => {
            format!("{} {}", seat_word(seat), name("condition", card.0))
        }
        Subject::Thing(thing) => thing_words(content, thing),
        Subject::Asset(asset) => name("asset", asset.0),
        Subject::AssetFor(asset, seat) => {
            format!("{} for {}", name("asset", asset.0), seat_word(seat))
        }
        Subject::Monster(slot) => slot.0.to_string(),
        Subject::Meeting(meeting) => meeting_words(content, meeting),
        Subject::It(it) => it_words(content, it),
        Subject::Way(nth) => (nth + 1).to_string(),
        Subject::Omen(at) => at.to_string(),
        Subject::Skill(skill) => skill.key().to_owned(),
        Subject::Die(face) => face.to_string(),
        Subject::Marker(marker) => marker.key().to_owned(),
        Subject::Pool(pool, n) => format!("{} {n}", pool_word(pool)),
    })
}

pub fn read(content: &Content, text: &str) -> Result<Choice, BadChoice> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let (first, rest) = words.split_first().ok_or_else(|| bad(text))?;
    let reader = Reader { content, text };
    let choice = match (*first, rest) {
        ("play", [sheet]) => Choice::Play(SheetId(reader.id("investigator", sheet)?)),
        ("travel", [space]) => Choice::Travel(reader.space(space)?),
        ("prepare", [ticket]) => Choice::Prepare(reader.ticket(ticket)?),
        ("acquire", []) => Choice::Acquire,
        ("rest", []) => Choice::Rest,
        ("trade", [seat]) => Choice::Trade(reader.seat(seat)?),
        ("use", source) => Choice::Use(reader.source(source)?),
        ("cast", [spell]) => Choice::Cast(SpellId(reader.id("spell", spell)?)),
        ("local", [seat, card]) => {
            Choice::Local(reader.seat(seat)?, ConditionId(reader.id("condition", card)?))
        }
        ("end", []) => Choice::EndTurn,
        ("go", [space]) => Choice::Go(reader.space(space)?, None),
        ("go", [space, "by", ticket]) => {
            Choice::Go(reader.space(space)?, Some(reader.ticket(ticket)?))
        }
        ("stop", []) => Choice::Stop,
        ("give", thing) => Choice::Give(reader.thing(thing)?),
        ("take", thing) => Choice::Take(reader.thing(thing)?),
        ("done", []) => Choice::Done,
        ("agree", []) => Choice::Agree,
        ("refuse", []) => Choice::Refuse,
        ("buy", [asset]) => Choice::Buy(AssetId(reader.id("asset", asset)?)),
        ("buy", [asset, "for", seat]) => {
            Choice::BuyFor(AssetId(reader.id("asset", asset)?), reader.seat(seat)?)
        }
        ("loan", []) => Choice::Loan,
        ("toss", [asset]) => Choice::Toss(AssetId(reader.id("asset", asset)?)),
        ("fight", [slot]) => Choice::Fight(Slot(reader.number(slot)?)),
        ("pass-monsters", []) => Choice::PassMonsters,
        ("meet", meeting) => Choice::Meet(reader.meeting(meeting)?),
        ("skip", []) => Choice::Skip,
        ("yes", []) => Choice::Yes,
        ("no", []) => Choice::No,
        ("way", [nth]) => {
            Choice::Way(reader.number::<u8>(nth)?.checked_sub(1).ok_or_else(|| bad(text))?)
        }
        ("pick", it) => Choice::Pick(reader.it(it)?),
        ("omen", [at]) => Choice::Omen(reader.number(at)?),
        ("improve", [skill]) => Choice::Improve(reader.skill(skill)?),
        ("unimprove", [skill]) => Choice::Unimprove(reader.skill(skill)?),
        ("drop", thing) => Choice::Drop(reader.thing(thing)?),
        ("spend-clue", []) => Choice::SpendClue,
        ("spend-sanity", []) => Choice::SpendSanity,
        ("die", [face]) => Choice::Face(reader.number(face)?),
        ("roll", []) => Choice::Roll,
        ("stand", []) => Choice::Stand,
        ("lead", [seat]) => Choice::Lead(reader.seat(seat)?),
        ("pay", [seat]) => Choice::Pay(reader.seat(seat)?),
        ("mark", ["crippled"]) => Choice::Mark(Marker::Crippled),
        ("mark", ["insane"]) => Choice::Mark(Marker::Insane),
        ("resolve", source) => Choice::Resolve(reader.source(source)?),
        ("convert", [pool, n]) => Choice::Convert(reader.pool(pool)?, reader.number(n)?),
        ("top", [space]) => Choice::Top(reader.space(space)?),
        _ => return Err(bad(text)),
    };
    Ok(choice)
}

fn bad(text: &str) -> BadChoice {
    BadChoice { what: format!("\"{text}\" is no choice of this game"), nearest: None }
}

/// The name of a thing in the pack; empty if there is none.
fn named<'c>(content: &'c Content, kind: &str, id: u16) -> &'c str {
    content.names.list(kind).get(usize::from(id)).map_or("", String::as_str)
}

fn seat_word(seat: Seat) -> &'static str {
    SEAT_KEYS.get(seat.at()).copied().unwrap_or("")
}

fn ticket_word(ticket: Ticket) -> &'static str {
    match ticket {
        Ticket::Train => "train",
        Ticket::Ship => "ship",
    }
}

fn pool_word(pool: Pool) -> &'static str {
    match pool {
        Pool::Health => "health",
        Pool::Sanity => "sanity",
    }
}

fn source_words(content: &Content, source: Source) -> String {
    let of = |kind: &str, id: u16| named(content, kind, id);
    match source {
        Source::Rules => "rules".into(),
        Source::Sheet(seat) => format!("sheet {}", seat_word(seat)),
        Source::Asset(id) => format!("asset {}", of("asset", id.0)),
        Source::Artifact(id) => format!("artifact {}", of("artifact", id.0)),
        Source::Spell(id, seat) => format!("spell {} {}", of("spell", id.0), seat_word(seat)),
        Source::Condition(id, seat) => {
            format!("condition {} {}", of("condition", id.0), seat_word(seat))
        }
        Source::Monster(slot, kind) => {
            format!("monster {} {}", of("monster", kind.0), slot.0)
        }
        Source::Ambusher(kind) => format!("ambusher {}", of("monster", kind.0)),
        Source::Mythos(id) => format!("mythos {}", of("mythos", id.0)),
        Source::Mystery => "mystery".into(),
        Source::AncientOne => "ancient-one".into(),
        Source::Encounter { deck, card, part } => {
            format!("encounter {} {} {part}", deck.0, card.0)
        }
        Source::Fallen(sheet, marker) => {
            format!("fallen {} {}", of("investigator", sheet.0), marker.key())
        }
    }
}

fn thing_words(content: &Content, thing: Thing) -> String {
    let of = |kind: &str, id: u16| named(content, kind, id);
    match thing {
        Thing::Asset(id) => format!("asset {}", of("asset", id.0)),
        Thing::Artifact(id) => format!("artifact {}", of("artifact", id.0)),
        Thing::Spell(id) => format!("spell {}", of("spell", id.0)),
        Thing::Condition(id) => format!("condition {}", of("condition", id.0)),
        Thing::Clue(face) => format!("clue {}", of("place", face.0)),
        Thing::Ticket(ticket) => format!("ticket {}", ticket_word(ticket)),
    }
}

fn meeting_words(content: &Content, meeting: Meeting) -> String {
    let of = |kind: &str, id: u16| named(content, kind, id);
    match meeting {
        Meeting::General => "general".into(),
        Meeting::City => "city".into(),
        Meeting::Research(face) => format!("research {}", of("place", face.0)),
        Meeting::OtherWorld => "other-world".into(),
        Meeting::Expedition => "expedition".into(),
        Meeting::Rumor(id) => format!("rumor {}", of("mythos", id.0)),
        Meeting::Fallen(sheet) => format!("fallen {}", of("investigator", sheet.0)),
        Meeting::Mystery => "mystery".into(),
        Meeting::Deck(deck) => format!("deck {}", content.decks.get(deck).id),
        Meeting::Final => "final".into(),
    }
}

fn it_words(content: &Content, it: It) -> String {
    let of = |kind: &str, id: u16| named(content, kind, id);
    match it {
        It::Nothing => "nothing".into(),
        It::Investigator(seat) => format!("investigator {}", seat_word(seat)),
        It::Monster(slot) => format!("monster {}", slot.0),
        It::Gone(kind) => format!("gone {}", of("monster", kind.0)),
        It::Gate(space) => format!("gate {}", of("place", space.0)),
        It::Clue(face) => format!("clue {}", of("place", face.0)),
        It::Space(space) => format!("place {}", of("place", space.0)),
        It::Rumor(id) => format!("rumor {}", of("mythos", id.0)),
        It::Asset(id) => format!("asset {}", of("asset", id.0)),
        It::Spell(id) => format!("spell {}", of("spell", id.0)),
    }
}

struct Reader<'r> {
    content: &'r Content,
    text: &'r str,
}

impl Reader<'_> {
    fn id(&self, kind: &str, word: &str) -> Result<u16, BadChoice> {
        let known = self.content.names.id(kind, word);
        known.ok_or_else(|| BadChoice {
            what: format!("\"{}\": there is no {kind} \"{word}\"", self.text),
            nearest: script::nearest(word, self.content.names.all(kind)).map(str::to_owned),
        })
    }

    fn space(&self, word: &str) -> Result<SpaceId, BadChoice> {
        self.id("place", word).map(SpaceId)
    }

    fn seat(&self, word: &str) -> Result<Seat, BadChoice> {
        let at = SEAT_KEYS.iter().position(|key| *key == word);
        at.map(Seat::nth).ok_or_else(|| bad(self.text))
    }

    fn number<N: std::str::FromStr>(&self, word: &str) -> Result<N, BadChoice> {
        word.parse().map_err(|_| bad(self.text))
    }

    fn ticket(&self, word: &str) -> Result<Ticket, BadChoice> {
        match word {
            "train" => Ok(Ticket::Train),
            "ship" => Ok(Ticket::Ship),
            _ => Err(bad(self.text)),
        }
    }

    fn pool(&self, word: &str) -> Result<Pool, BadChoice> {
        match word {
            "health" => Ok(Pool::Health),
            "sanity" => Ok(Pool::Sanity),
            _ => Err(bad(self.text)),
        }
    }

    fn skill(&self, word: &str) -> Result<Skill, BadChoice> {
        Skill::ALL.into_iter().find(|skill| skill.key() == word).ok_or_else(|| bad(self.text))
    }

    fn source(&self, words: &[&str]) -> Result<Source, BadChoice> {
        Ok(match words {
            ["rules"] => Source::Rules,
            ["sheet", seat] => Source::Sheet(self.seat(seat)?),
            ["asset", id] => Source::Asset(AssetId(self.id("asset", id)?)),
            ["artifact", id] => Source::Artifact(ArtifactId(self.id("artifact", id)?)),
            ["spell", id, seat] => Source::Spell(SpellId(self.id("spell", id)?), self.seat(seat)?),
            ["condition", id, seat] => {
                Source::Condition(ConditionId(self.id("condition", id)?), self.seat(seat)?)
            }
            ["monster", kind, slot] => {
                Source::Monster(Slot(self.number(slot)?), MonsterId(self.id("monster", kind)?))
            }
            ["ambusher", kind] => Source::Ambusher(MonsterId(self.id("monster", kind)?)),
            ["mythos", id] => Source::Mythos(MythosId(self.id("mythos", id)?)),
            ["mystery"] => Source::Mystery,
            ["ancient-one"] => Source::AncientOne,
            ["encounter", deck, card, part] => Source::Encounter {
                deck: DeckId(self.number(deck)?),
                card: CardNumber(self.number(card)?),
                part: self.number(part)?,
            },
            _ => return Err(bad(self.text)),
        })
    }

    fn thing(&self, words: &[&str]) -> Result<Thing, BadChoice> {
        Ok(match words {
            ["asset", id] => Thing::Asset(AssetId(self.id("asset", id)?)),
            ["artifact", id] => Thing::Artifact(ArtifactId(self.id("artifact", id)?)),
            ["spell", id] => Thing::Spell(SpellId(self.id("spell", id)?)),
            ["condition", id] => Thing::Condition(ConditionId(self.id("condition", id)?)),
            ["clue", face] => Thing::Clue(self.space(face)?),
            ["ticket", ticket] => Thing::Ticket(self.ticket(ticket)?),
            _ => return Err(bad(self.text)),
        })
    }

    fn meeting(&self, words: &[&str]) -> Result<Meeting, BadChoice> {
        Ok(match words {
            ["general"] => Meeting::General,
            ["city"] => Meeting::City,
            ["research", face] => Meeting::Research(self.space(face)?),
            ["other-world"] => Meeting::OtherWorld,
            ["expedition"] => Meeting::Expedition,
            ["rumor", id] => Meeting::Rumor(MythosId(self.id("mythos", id)?)),
            ["fallen", sheet] => Meeting::Fallen(SheetId(self.id("investigator", sheet)?)),
            ["mystery"] => Meeting::Mystery,
            ["deck", deck] => Meeting::Deck(DeckId(self.id("deck", deck)?)),
            ["final"] => Meeting::Final,
            _ => return Err(bad(self.text)),
        })
    }

    fn it(&self, words: &[&str]) -> Result<It, BadChoice> {
        Ok(match words {
            ["investigator", seat] => It::Investigator(self.seat(seat)?),
            ["monster", slot] => It::Monster(Slot(self.number(slot)?)),
            ["gate", space] => It::Gate(self.space(space)?),
            ["clue", face] => It::Clue(self.space(face)?),
            ["place", space] => It::Space(self.space(space)?),
            ["rumor", id] => It::Rumor(MythosId(self.id("mythos", id)?)),
            ["asset", id] => It::Asset(AssetId(self.id("asset", id)?)),
            _ => return Err(bad(self.text)),
        })
    }
}
