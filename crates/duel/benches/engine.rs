//! The engine's own costs, for Duel.

#[path = "../../bots/benches/engine.rs"]
mod engine;

criterion::criterion_group!(benches, engine::engine::<duel::Duel>);
criterion::criterion_main!(benches);
