//! The engine's own costs, for Duel.

#[path = "../../bots/benches/engine.rs"]
mod engine;

fn main() {
    engine::engine::<duel::Duel>();
}
