use crate::run;
use kernel::Luck;

/// Scribbles over a good file; whatever comes of it must be reported, not panicked about.
#[test]
fn no_scribble_breaks_the_reader() {
    let scraps =
        ["\"", "'", "[", "}", "=", ".", "\n", "ё", "☃\u{301}", "\0", "\r", "[[case]]\n", "9"];
    let good: Vec<char> =
        include_str!("tally.toml").replace("despair loses", "тоска").chars().collect();
    let mut luck = Luck::from_number(5);
    for _ in 0..300 {
        let mut text = good.clone();
        for _ in 0..luck.below(4) + 1 {
            let at = luck.below(text.len() as u32) as usize;
            let cut = (at + luck.below(6) as usize).min(text.len());
            text.splice(at..cut, luck.pick(&scraps).chars());
        }
        let text: String = text.into_iter().collect();
        let shown = run(&text).to_string();
        assert!(!shown.contains("the engine panicked"), "{shown}");
    }
}
