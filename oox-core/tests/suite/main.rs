//! The tests of the engine from outside, in one binary: a module for each subject.

mod heap_property;
mod lang_listings;
mod lang_parse;
mod lang_roundtrip;
mod let_order;
mod resolve_let;
mod resolve_trees;
mod schedules;
mod solver_intervals;
mod solver_layers;
mod solver_linear;
mod summaries;
mod summary_rules;
mod term_recipe;
mod term_simplify;
mod z3_links;
