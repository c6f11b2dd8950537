//! Java source to OOX: parse, declare, attribute, lower. See `docs/architecture.md`.

pub mod attribute;
pub mod syntax;
pub mod typed;
pub mod types;
pub mod world;
