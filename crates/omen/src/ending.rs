//! How a game ended and how it went, as lines of text.

use scene::{Chart, Curve, Diary, Doer, Ending, Phrase};
use voice::Voice;

/// The ending first, then the diary if there is one.
pub fn lines(ending: &Ending, voice: &Voice) -> Vec<String> {
    let mut lines: Vec<String> = ending.lines.iter().map(|line| voice.say(line)).collect();
    if let Some(diary) = &ending.diary {
        for chart in &diary.charts {
            lines.push(String::new());
            lines.extend(drawn(chart, voice));
        }
        lines.push(String::new());
        lines.extend(diary.doers.iter().map(|doer| deeds(diary, doer, voice)));
    }
    lines
}

/// How often chance outcomes were undone, if they were.
pub fn taken_back(times: u32, voice: &Voice) -> Option<String> {
    (times > 0).then(|| voice.say(&Phrase::new("term-taken-back").count("count", times)))
}

/// A row of bars for each curve, and what happened along the way.
fn drawn(chart: &Chart, voice: &Voice) -> Vec<String> {
    let mut lines = vec![voice.say(&chart.name)];
    let names: Vec<String> = chart.curves.iter().map(|curve| voice.say(&curve.name)).collect();
    let widest = names.iter().map(|name| name.chars().count()).max().unwrap_or(0);
    for (name, curve) in names.iter().zip(&chart.curves) {
        let (first, last) = (curve.values.first(), curve.values.last());
        let [first, last] = [first, last].map(|value| value.copied().unwrap_or(0));
        lines.push(format!("  {name:<widest$} {first:>3} {} {last}", bars(curve)));
    }
    for note in &chart.notes {
        let point = format!("{} {}", voice.say(&chart.across), chart.first + note.at);
        lines.push(format!("  {point}: {}", voice.say(&note.phrase)));
    }
    lines
}

fn bars(curve: &Curve) -> String {
    const BARS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
    let highest = (BARS.len() - 1) as i64;
    let bar = |value: &i64| (value.clamp(&0, &curve.most) * highest) / curve.most.max(1);
    curve.values.iter().map(|value| BARS[bar(value) as usize]).collect()
}

/// What a player did, leaving out what they did not do.
fn deeds(diary: &Diary, doer: &Doer, voice: &Voice) -> String {
    let done = diary.deeds.iter().zip(&doer.counts).filter(|(_, count)| **count != 0);
    let done = done.map(|(deed, count)| format!("{} {count}", voice.say(&deed.name)));
    let done: Vec<String> = done.collect();
    let done = if done.is_empty() { "—".to_owned() } else { done.join(", ") };
    let name = voice.say(&doer.name);
    match &doer.fate {
        Some(fate) => format!("{name} ({}): {done}", voice.say(fate)),
        None => format!("{name}: {done}"),
    }
}

#[cfg(test)]
mod tests {
    use super::bars;
    use scene::Curve;

    #[test]
    fn a_curve_is_a_row_of_bars_from_zero_to_its_maximum() {
        let curve = |most, values| Curve { most, values, ..Curve::default() };
        assert_eq!(bars(&curve(7, vec![0, 1, 6, 7])), "▁▂▇█");
        assert_eq!(bars(&curve(15, vec![15, 8, 0])), "█▄▁");
        assert_eq!(bars(&curve(0, vec![0])), "▁", "a scale of zero does not divide by zero");
        assert_eq!(bars(&curve(3, vec![-2, 9])), "▁█", "values off the scale are clamped");
    }
}
