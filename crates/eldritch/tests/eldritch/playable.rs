//! An Ancient One of a pack that no game could be played against is refused when the pack is read.

use eldritch::content::{Content, File, base, read};

const ONE: &str = r#"[[ancient_one]]
id = "the-sleeper"
doom = 12
mysteries = 1
mythos = [[1, 2, 1], [2, 3, 1], [2, 4, 0]]
awakens = "lose the game"

[ancient_one.front]

[ancient_one.front.cultist]
toughness = 1

[[ancient_one.mystery]]
id = "a-dream"
progress = "research"
step = "may spend the clue { put the clue on this }"
counts = "clues"
needs = "one"
"#;

const RESEARCH: &str = "[[card]]\nid = \"dream-1\"\nancient_one = \"the-sleeper\"\n\
    at.city = \"gain this clue\"\nat.wilderness = \"gain this clue\"\nat.sea = \"gain this clue\"\n";

fn with(one: &str, encounters: &[(&'static str, &'static str)]) -> Result<Content, String> {
    let mut all = base();
    all.push(File { path: "ancient-ones.toml", shown: "mine/ancient-ones.toml", text: one });
    all.extend(encounters.iter().map(|(path, text)| File { path, shown: path, text }));
    read(&all).map_err(|bad| bad.to_string())
}

const RESEARCH_FILE: (&str, &str) = ("encounters/research.toml", RESEARCH);

#[test]
fn one_that_has_all_it_needs_is_read() {
    let content = with(ONE, &[RESEARCH_FILE]).unwrap_or_else(|bad| panic!("{bad}"));
    assert!(content.ancients.iter().any(|it| it.id == "the-sleeper"));
}

#[test]
fn one_without_research_encounters_is_refused() {
    let bad = with(ONE, &[]).expect_err("nothing can be researched");
    assert!(bad.contains("mine/ancient-ones.toml:2:6"), "{bad}");
    assert!(bad.contains("ancient_one = \"the-sleeper\" in encounters/research.toml"), "{bad}");
}

#[test]
fn one_without_enough_mysteries_is_refused() {
    let more = ONE.replace("mysteries = 1", "mysteries = 3");
    let bad = with(&more, &[RESEARCH_FILE]).expect_err("three of one cannot be solved");
    assert!(bad.contains("mine/ancient-ones.toml:2:6"), "{bad}");
    assert!(bad.contains("3 mysteries are to be solved, and the deck has 1"), "{bad}");
    let none = ONE.replace("mysteries = 1", "mysteries = 0");
    let bad = with(&none, &[RESEARCH_FILE]).expect_err("it would be won at once");
    assert!(bad.contains("`mysteries` is at least 1"), "{bad}");
    let (sheet, _) = ONE.split_once("[[ancient_one.mystery]]").expect("a mystery");
    let bad = with(sheet, &[RESEARCH_FILE]).expect_err("a deck is missing");
    assert!(bad.contains("mine/ancient-ones.toml") && bad.contains("`mystery`"), "{bad}");
}

#[test]
fn one_that_sends_to_special_encounters_has_some() {
    let sends =
        ONE.replace("may spend the clue { put the clue on this }", "resolve a special encounter");
    let bad = with(&sends, &[RESEARCH_FILE]).expect_err("there is no card to draw");
    assert!(bad.contains("mine/ancient-ones.toml:2:6"), "{bad}");
    assert!(bad.contains("ancient_one = \"the-sleeper\" in encounters/special.toml"), "{bad}");
    let special = "[[card]]\nid = \"dream-s\"\nancient_one = \"the-sleeper\"\ndeck = \"a-dream\"\n\
        first = \"test will { continue with pass } else { continue with fail }\"\n\
        pass = \"advance the mystery 1\"\nfail = \"lose 1 sanity\"\n";
    let files = [RESEARCH_FILE, ("encounters/special.toml", special)];
    with(&sends, &files).unwrap_or_else(|bad| panic!("{bad}"));
}
