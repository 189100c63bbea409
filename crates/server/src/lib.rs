//! The table service.

pub mod house;
pub mod http;
pub mod wire;
