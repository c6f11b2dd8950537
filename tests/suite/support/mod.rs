//! What the whole-program tests share.

pub mod browser;
pub mod engine;
pub mod expectation;
pub mod golden;
pub mod java;
pub mod java_expr;
pub mod java_gen;
pub mod manifest;
pub mod marker;
pub mod models;
pub mod mutate;
pub mod pages;
pub mod run;
pub mod rust_source;
pub mod seeded;
pub mod total;
pub mod total_java;
pub mod total_report;
pub mod transcripts;
pub mod type_gen;
