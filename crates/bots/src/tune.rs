use crate::toy::*; use crate::*; use kernel::*; use rayon::prelude::*;
fn rate(style: MonteCarloStyle, other: &str, games: u32) -> f64 {
    let c = ToyContent::default();
    let start = Toy::begin(&ToySetup::default(), &c).unwrap();
    let sum: f64 = (0..games).into_par_iter().map(|g| {
        let a = (g % 2) as u8;
        let mut bots: Vec<Box<dyn Policy<Toy> + Send>> = (0..2).map(|n| -> Box<dyn Policy<Toy>+Send> { if n == a { Box::new(MonteCarlo::new(style)) } else { policy(other).unwrap() } }).collect();
        play::play(start.clone(), &c, series::game_number(5, g), &mut bots).unwrap().outcome.share(Seat(a))
    }).sum();
    sum / f64::from(games)
}
#[test] #[ignore]
fn tune() {
    for turns in [1, 2, 4, 6, 8, 12] { for glances in [1, 3, 6] { for exploration in [0.25, 0.5] {
        let style = MonteCarloStyle { playouts: 400, turns, depth: 100, glances, exploration, ..Default::default() };
        println!("RES turns {turns} glances {glances} c {exploration}: {:.3}", rate(style, "greedy", 600));
    }}}
}
