//! How an object of the user's is made, as calls: what a search for them finds, and what a test carries out.

use oox_core::heap::Value;
use oox_core::ir::{FieldId, MethodId};

/// How an object is made.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The constructor or static factory.
    pub maker: MethodId,
    /// Its arguments, as values of the raw input.
    pub args: Vec<Value>,
    /// Calls on the new object.
    pub calls: Vec<(MethodId, Vec<Value>)>,
    /// The fields that are wrong afterwards.
    pub wrong: Vec<FieldId>,
    /// The constructor is called by reflection.
    pub reflects: bool,
}
