//! What code says to proofs. Runs pass it by.

use super::{FieldId, MethodId, Operand, Slot};
use crate::lang::ast::GhostWord;

/// A step that only proofs take.
#[derive(Clone, Debug)]
pub enum ProofStep {
    /// `dst := this is a proof`: false in runs, so that what only proofs evaluate is passed by.
    Asks(Slot),
    /// `acc(obj.field)`
    Field(Operand, FieldId),
    /// `acc(C.field)`
    Static(FieldId),
    /// `acc(array[*])`
    Elements(Operand),
    /// The code of a conjunct without permissions follows.
    ConjunctBegin,
    /// It has this value.
    Conjunct(Slot),
    /// What follows is the operand of `untouched`.
    UntouchedBegin,
    /// Its end.
    UntouchedEnd,
    /// The code of an assertion between statements follows, up to its `Assert` or to the end of a `cut`.
    AssertionBegin,
    /// All invariants of the loop stand above.
    InvariantsEnd,
    /// The end of the assertion of a `cut`.
    Cut,
    /// `open`, `close`, `use` and `opening` of a call.
    Ghost(GhostWord, MethodId, Vec<Operand>),
}
