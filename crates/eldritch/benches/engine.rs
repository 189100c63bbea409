//! The engine's own costs, for Eldritch Horror.

#[path = "../../bots/benches/engine.rs"]
mod engine;

criterion::criterion_group!(benches, engine::engine::<eldritch::Eldritch>);
criterion::criterion_main!(benches);
