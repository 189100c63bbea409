//! What is on the map.

use super::{board, ids, looks};
use crate::content::{Attack, Content};
use crate::ids::{Pool, Slot, SpaceId};
use crate::rules::stats;
use crate::state::{Eldritch, Marker, Monster, Standing};
use crate::words::{names, texts};
use ::scene::{Figure, Form, Hue, Peril, Phrase, Piece, Text, text};

pub(super) fn pieces(game: &Eldritch, content: &Content) -> Vec<Piece> {
    let mut pieces: Vec<Piece> = game.gates_on_board().map(|at| gate(content, at)).collect();
    pieces.extend(game.monsters().map(|(slot, it)| monster(game, content, slot, it)));
    for at in board::each_space(content) {
        pieces.extend(tokens(game, content, at));
    }
    if let Some(at) = game.expedition {
        pieces.push(Piece {
            form: Form::Flag,
            hue: Some(Hue::Brass),
            ..token(content, ids::EXPEDITION.into(), "expedition", looks::EXPEDITION, at)
        });
    }
    pieces.extend(game.fallen.iter().map(|it| {
        Piece {
            name: Phrase::new(match it.marker {
                Marker::Crippled => "eh-piece-crippled",
                Marker::Insane => "eh-piece-insane",
            })
            .name("who", names::sheet(content, it.sheet)),
            form: Form::Disc,
            ..token(content, ids::fallen(content, it.sheet), "fallen", "tombstone", it.space)
        }
    }));
    pieces.extend(people(game, content));
    pieces
}

fn gate(content: &Content, at: SpaceId) -> Piece {
    let omen = content.space(at).gate;
    Piece {
        name: Phrase::new(match omen {
            Some(omen) => text!("eh-gate-{}", names::omen_word(omen)),
            None => "eh-term-gate".into(),
        }),
        form: Form::Disc,
        hue: omen.map(looks::omen_hue),
        rank: 1,
        text: Some(Phrase::new("eh-text-gate")),
        ..token(content, ids::gate(content, at), "gate", omen.map_or(looks::GATE, looks::omen), at)
    }
}

/// A plain token.
fn token(content: &Content, id: Text, kind: &str, icon: &str, at: SpaceId) -> Piece {
    Piece {
        icon: Some(icon.into()),
        ..Piece::one(id, kind, text!("eh-piece-{kind}"), ids::space(content, at))
    }
}

fn tokens(game: &Eldritch, content: &Content, at: SpaceId) -> Vec<Piece> {
    let here = game.space(at);
    let mut pieces: Vec<Piece> = here
        .clues
        .iter()
        .map(|face| Piece {
            form: Form::Slip,
            ..token(content, ids::clue(content, face), "clue", looks::CLUE, at)
        })
        .collect();
    if here.tokens > 0 {
        pieces.push(Piece {
            count: u32::from(here.tokens),
            form: Form::Hexagon,
            hue: Some(Hue::Violet),
            ..token(content, ids::tokens(content, at), "token", looks::TOKEN, at)
        });
    }
    if let Some(rumor) = here.rumor {
        pieces.push(Piece {
            name: Phrase::new("eh-piece-rumor").name("rumor", names::mythos(content, rumor)),
            form: Form::Disc,
            hue: Some(Hue::Violet),
            text: texts::mythos(content, rumor),
            ..token(content, ids::rumor(content, rumor), "rumor", looks::RUMOR, at)
        });
    }
    if here.mystery {
        pieces.push(Piece {
            form: Form::Hexagon,
            hue: Some(Hue::Brass),
            ..token(content, ids::mystery_token(content, at), "mystery", looks::MYSTERY, at)
        });
    }
    pieces
}

fn monster(game: &Eldritch, content: &Content, slot: Slot, it: &Monster) -> Piece {
    let info = content.monster(it.kind);
    let known = stats(game, content, it.kind);
    let fought = game.fight().filter(|fight| fight.slot == Some(slot));
    let mut values = vec![("toughness".into(), i64::from(known.toughness))];
    if it.lost > 0 {
        let left = known.toughness.saturating_sub(it.lost);
        values.insert(0, ("health-left".into(), i64::from(left)));
    }
    let (id, name) = (ids::monster(content, slot, it.kind), names::monster(content, it.kind));
    Piece {
        icon: Some(looks::monster(content, &info.id).into()),
        posture: fought.map(|_| "engaged".into()),
        with: fought.map(|fight| ids::investigator(content, game.investigator(fight.who).sheet)),
        form: Form::Plaque,
        rank: match known.toughness {
            _ if info.epic => 3,
            0..=3 => 1,
            _ => 2,
        },
        text: texts::monster(game, content, it.kind),
        values,
        perils: perils(known.will, known.strength),
        ..Piece::one(id, "monster", name, ids::space(content, it.space))
    }
}

/// EH-COMBAT-03, EH-COMBAT-05: its tests, in order.
fn perils(will: Option<Attack>, strength: Option<Attack>) -> Vec<Peril> {
    let peril = |attack: Attack, pool: Pool| Peril {
        test: Figure { of: attack.skill.key().into(), value: i64::from(attack.modifier) },
        loss: Figure { of: names::pool_word(pool).into(), value: i64::from(attack.harm) },
    };
    let will = will.map(|attack| peril(attack, Pool::Sanity));
    let strength = strength.map(|attack| peril(attack, Pool::Health));
    will.into_iter().chain(strength).collect()
}

fn people(game: &Eldritch, content: &Content) -> Vec<Piece> {
    let seats = (0..).zip(&game.seats).filter(|(_, it)| it.standing == Standing::Playing);
    seats
        .map(|(seat, it)| Piece {
            icon: Some(looks::investigator(content, &content.sheet(it.sheet).id).into()),
            owner: Some(seat),
            posture: it.delayed.then(|| "delayed".into()),
            form: Form::Pin,
            rank: 1,
            ..Piece::one(
                ids::investigator(content, it.sheet),
                "investigator",
                names::sheet(content, it.sheet),
                ids::space(content, it.space),
            )
        })
        .collect()
}
