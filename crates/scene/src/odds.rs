//! Probabilities and means in the form a [`crate::Forecast`] uses.

/// A probability in thousandths; rounded to certain or impossible only if it is.
pub fn thousandths(chance: f64) -> u32 {
    const HAIR: f64 = 1e-9;
    match chance {
        chance if chance <= HAIR => 0,
        chance if chance >= 1.0 - HAIR => 1000,
        chance => ((chance * 1000.0).round() as u32).clamp(1, 999),
    }
}

/// A mean in hundredths.
pub fn hundredths(mean: f64) -> u32 {
    (mean * 100.0).round().max(0.0) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_certain_is_shown_as_certain() {
        assert_eq!([0.0, 0.0001, 0.4996, 0.9999, 1.0].map(thousandths), [0, 1, 500, 999, 1000]);
        assert_eq!([-0.1, 0.004, 0.125].map(hundredths), [0, 0, 13]);
    }
}
