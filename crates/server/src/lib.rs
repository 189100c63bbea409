//! The table service: HTTP and sockets (`http`) over tables, people and bots (`house`).

pub mod house;
pub mod http;
pub mod wire;
