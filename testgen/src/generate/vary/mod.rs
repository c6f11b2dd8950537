//! Other inputs that take the same path: at the bounds of comparisons, such that tell more, or such that constructors accept.

mod acceptable;
mod closer;
mod other;
mod richer;
