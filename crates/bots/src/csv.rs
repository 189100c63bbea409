//! The rows of a simulation as comma-separated values.

use crate::{GameRow, Simulation};
use std::io::{self, Write};

/// Writes a header and one line per game; scores get a column for each seat, a game's own figures
/// and labels one each.
pub fn write(simulation: &Simulation, to: &mut impl Write) -> io::Result<()> {
    let mut header = vec!["game".to_owned(), "seed".into(), "winners".into(), "ending".into()];
    header.extend(simulation.seats.iter().map(|seat| format!("score_{seat}")));
    for name in ["turns", "inputs", "decisions", "prompts", "prompts_loud"] {
        header.push(name.to_owned());
    }
    let own = simulation.rows.first().map_or(&[][..], |row| &row.figures);
    header.extend(own.iter().map(|(name, _)| (*name).to_owned()));
    let labels = simulation.rows.first().map_or(&[][..], |row| &row.labels);
    header.extend(labels.iter().map(|(name, _)| (*name).to_owned()));
    line(&header, to)?;
    for row in &simulation.rows {
        line(&fields(row, simulation.seats.len()), to)?;
    }
    Ok(())
}

fn fields(row: &GameRow, seats: usize) -> Vec<String> {
    let mut fields =
        vec![row.game.to_string(), row.seed.to_string(), row.winners.join("+"), row.ending.clone()];
    let score = |n| row.scores.get(n).map(i64::to_string).unwrap_or_default();
    fields.extend((0..seats).map(score));
    fields.push(row.turns.to_string());
    for count in [row.inputs, row.decisions, row.prompts, row.prompts_loud] {
        fields.push(count.to_string());
    }
    fields.extend(row.figures.iter().map(|(_, figure)| figure.to_string()));
    fields.extend(row.labels.iter().map(|(_, label)| label.clone()));
    fields
}

fn line(fields: &[String], to: &mut impl Write) -> io::Result<()> {
    for (n, field) in fields.iter().enumerate() {
        if n > 0 {
            to.write_all(b",")?;
        }
        if field.contains([',', '"', '\n', '\r']) {
            write!(to, "\"{}\"", field.replace('"', "\"\""))?;
        } else {
            to.write_all(field.as_bytes())?;
        }
    }
    to.write_all(b"\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Summary;

    #[test]
    fn a_game_is_a_line_and_odd_words_are_quoted() {
        let seats = vec!["north".to_owned(), "south".to_owned()];
        let rows = vec![GameRow {
            game: 0,
            seed: 12,
            winners: seats.clone(),
            scores: vec![3, -1],
            ending: "night, \"late\"".into(),
            turns: 4,
            inputs: 30,
            decisions: 11,
            prompts: 10,
            prompts_loud: 8,
            figures: vec![("nights", 3)],
            labels: vec![("moon", "full".into())],
        }];
        let summary = Summary::of(&seats, &rows);
        let mut text = Vec::new();
        write(&Simulation { seats, rows, summary }, &mut text).unwrap();
        assert_eq!(
            String::from_utf8(text).unwrap(),
            "game,seed,winners,ending,score_north,score_south,turns,inputs,decisions,prompts,\
             prompts_loud,nights,moon\n0,12,north+south,\"night, \"\"late\"\"\",3,-1,4,30,11,10,8,3,full\n"
        );
    }
}
