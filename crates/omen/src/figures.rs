//! Figures of a table in words: meters with their bounds, and forecasts.

use scene::{Forecast, Meter, Phrase};
use voice::{Language, Voice};

/// A name and its value, with its maximum and any temporary bonus.
pub fn meter(meter: &Meter, voice: &Voice) -> String {
    let most = meter.max.map(|most| format!("/{most}")).unwrap_or_default();
    let bonus = meter.bonus.filter(|bonus| *bonus != 0).map(|bonus| format!(" {bonus:+}"));
    let bonus = bonus.unwrap_or_default();
    format!("{} {}{most}{bonus}", voice.say(&meter.name), meter.value)
}

/// Dice against dice, odds in percent, means with two digits; `seat` names the roller.
pub fn forecast(forecast: &Forecast, voice: &Voice, seat: impl Fn(u8) -> String) -> String {
    let pools = forecast.pools.iter().map(|(who, dice)| format!("{} {dice}", seat(*who)));
    let pools: Vec<String> = pools.collect();
    let odds = forecast.odds.iter().map(|(of, thousandths)| {
        format!("{}: {} %", voice.say(of), decimal(voice, u64::from(*thousandths), 10))
    });
    let means = forecast.means.iter().map(|(of, hundredths)| {
        format!("{}: {}", voice.say(of), decimal(voice, u64::from(*hundredths), 100))
    });
    let dice = voice.say(&Phrase::new("table-dice"));
    let pools = (!pools.is_empty()).then(|| format!("{dice}: {}", pools.join(" : ")));
    pools.into_iter().chain(odds).chain(means).collect::<Vec<_>>().join(" · ")
}

/// A decimal number with the language's decimal mark.
fn decimal(voice: &Voice, number: u64, parts: u64) -> String {
    let mark = match voice.language() {
        Language::Russian => ',',
        Language::English => '.',
    };
    let digits = if parts == 10 { 1 } else { 2 };
    format!("{}{mark}{:0digits$}", number / parts, number % parts)
}

#[cfg(test)]
mod tests {
    use super::{forecast, meter};
    use scene::{Forecast, Meter, Phrase};
    use voice::{Language, Voice};

    #[test]
    fn figures_use_the_languages_decimal_mark() {
        let fight = Forecast {
            pools: vec![(0, 3), (1, 12)],
            odds: vec![(Phrase::new("kill"), 421)],
            means: vec![(Phrase::new("pains"), 105)],
        };
        let name = |seat: u8| ["A", "B"][usize::from(seat)].to_owned();
        let english = Voice::new(Language::English, &["kill = a kill\npains = pains"]).unwrap();
        let said = forecast(&fight, &english, name);
        assert_eq!(said, "Dice: A 3 : B 12 · a kill: 42.1 % · pains: 1.05");
        let russian = Voice::new(Language::Russian, &["kill = гибель\npains = муки"]).unwrap();
        let said = forecast(&fight, &russian, name);
        assert_eq!(said, "Кубики: A 3 : B 12 · гибель: 42,1 % · муки: 1,05");
    }

    #[test]
    fn a_meter_shows_its_bounds_and_bonus() {
        let voice = Voice::new(Language::English, &["health = Health"]).unwrap();
        let health = Meter { name: Phrase::new("health"), value: 3, ..Meter::default() };
        assert_eq!(meter(&health, &voice), "Health 3");
        assert_eq!(meter(&Meter { max: Some(5), ..health.clone() }, &voice), "Health 3/5");
        assert_eq!(meter(&Meter { bonus: Some(1), ..health.clone() }, &voice), "Health 3 +1");
        assert_eq!(meter(&Meter { bonus: Some(0), ..health }, &voice), "Health 3");
    }
}
