//! Java source to OOX: parse, declare, attribute, lower. See `docs/architecture.md`.

pub mod attribute;
pub mod charset;
pub mod classfile;
pub mod lower;
pub mod main_method;
pub mod models;
pub mod problem;
pub mod project;
pub mod syntax;
pub mod translate;
pub mod typed;
pub mod types;
pub mod world;
