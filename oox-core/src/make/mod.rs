//! What the program and the engine make: objects, arrays, texts, exceptions. Nothing here looks at the input.

mod array;
mod exception;
mod object;
mod text;

pub(crate) use exception::Thrown;
pub(crate) use object::new_at;
