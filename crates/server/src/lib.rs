//! The table service.

pub mod house;
pub mod wire;
