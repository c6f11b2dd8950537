//! Java source to OOX: parse, declare, attribute, lower. See `docs/architecture.md`.

pub mod syntax;
