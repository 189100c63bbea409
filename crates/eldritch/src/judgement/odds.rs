//! Chances of dice.

/// More dice than this are hardly ever rolled, and would change nothing.
pub(super) const MOST: usize = 16;

/// The chance of each number of successes.
pub(super) type Spread = [f32; MOST + 1];

pub(super) fn spread(dice: u8, chance: f32) -> Spread {
    let dice = usize::from(dice).min(MOST);
    let mut spread = [0.0; MOST + 1];
    spread[0] = 1.0;
    for rolled in 1..=dice {
        for successes in (1..=rolled).rev() {
            spread[successes] = spread[successes] * (1.0 - chance) + spread[successes - 1] * chance;
        }
        spread[0] *= 1.0 - chance;
    }
    spread
}

/// The chance of at least this many successes.
pub(super) fn at_least(dice: u8, chance: f32, needed: u8) -> f32 {
    match needed {
        0 => 1.0,
        1 => 1.0 - (1.0 - chance).powi(i32::from(dice)),
        _ => {
            let spread = spread(dice, chance);
            spread.iter().skip(usize::from(needed)).sum()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_add_up_and_more_dice_are_better() {
        let three = spread(3, 1.0 / 3.0);
        assert!((three.iter().sum::<f32>() - 1.0).abs() < 1e-5);
        assert!((three[0] - 8.0 / 27.0).abs() < 1e-5);
        assert!((at_least(3, 1.0 / 3.0, 1) - 19.0 / 27.0).abs() < 1e-5);
        assert!((at_least(2, 0.5, 2) - 0.25).abs() < 1e-5);
        assert!(at_least(4, 0.5, 2) > at_least(3, 0.5, 2));
    }
}
