//! Other inputs that take the same path: at the bounds of comparisons, or such that constructors accept them.

mod acceptable;
mod closer;
mod other;
