//! The engine's own costs, for Eldritch Horror.

#[path = "../../bots/benches/engine.rs"]
mod engine;

fn main() {
    engine::engine::<eldritch::Eldritch>();
}
