//! Arrays as accumulators: a length that may be symbolic, and the cells that were looked at so far.
//!
//! The indices of known cells differ pairwise on the current path, and all of them are inside of the array; both are
//! facts of the path condition when a cell is added. So a known index needs no second bounds check.

use imbl::shared_ptr::DefaultSharedPtr;
use imbl::{GenericHashMap, Vector};
use rustc_hash::FxBuildHasher;

use super::Value;
use crate::ir::Ty;
use crate::term::Term;

/// Longer texts are shown as the arrays they are.
const LONGEST_TEXT: usize = 1 << 20;

/// An array.
#[derive(Clone, Debug)]
pub struct ArrayObject {
    /// The type of its elements.
    pub elem: Ty,
    /// Its length, of sort `Int`.
    pub length: Term,
    /// What a cell holds that was never written; `None` for arrays of the input, where it is unknown.
    pub default: Option<Value>,
    /// When an open call changed it; 0 for arrays of the input that no open call has changed.
    pub unknown_since: u32,
    /// How many further cells may be looked at, of an input array or where those that the program makes are counted too.
    pub cells_left: u32,
    cells: Vector<(Term, Value)>,
    /// Where the cell of an index stands in `cells`.
    positions: GenericHashMap<Term, usize, FxBuildHasher, DefaultSharedPtr>,
    /// Every known index is a literal.
    literal: bool,
    /// What the cells of an input array held before the run.
    pub input: Vector<(Term, Value)>,
    /// What the cells of an array that open calls changed held when they were first looked at after that, and which
    /// change it was (see `unknown_since`).
    pub seen: Vector<(u32, Term, Value)>,
}

impl ArrayObject {
    /// An array with no known cell.
    pub fn new(elem: Ty, length: Term, default: Option<Value>, cells_left: u32) -> Self {
        Self {
            elem,
            length,
            default,
            unknown_since: 0,
            cells_left,
            cells: Vector::new(),
            positions: GenericHashMap::default(),
            literal: true,
            input: Vector::new(),
            seen: Vector::new(),
        }
    }

    /// The value at an index that is known by exactly this term.
    pub fn at(&self, index: Term) -> Option<Value> {
        self.positions.get(&index).map(|position| self.cells[*position].1)
    }

    /// Where the cell stands of an index that is known by exactly this term.
    pub fn position(&self, index: Term) -> usize {
        self.positions[&index]
    }

    /// The value of a known cell, by its number.
    pub fn in_cell(&self, position: usize) -> Option<Value> {
        self.cells.get(position).map(|(_, value)| *value)
    }

    /// Adds a cell at an index that differs from all known ones.
    pub fn add(&mut self, index: Term, is_literal: bool, value: Value) {
        self.positions.insert(index, self.cells.len());
        self.cells.push_back((index, value));
        self.literal &= is_literal;
    }

    /// Another name for a known cell: on this path both indices are equal.
    pub fn alias(&mut self, index: Term, known: Term) {
        let position = self.positions[&known];
        self.positions.insert(index, position);
    }

    /// Overwrites a known cell.
    pub fn set(&mut self, index: Term, value: Value) {
        let position = self.positions[&index];
        self.cells[position].1 = value;
    }

    /// The known cells, in the order in which they became known.
    pub fn cells(&self) -> impl Iterator<Item = (Term, Value)> + '_ {
        self.cells.iter().copied()
    }

    /// The text that an array of UTF-16 units holds in these cells, if all of it is known to `literal`; `None` also where
    /// a half of a surrogate pair stands alone.
    pub fn text(
        &self,
        cells: impl Iterator<Item = (Term, Value)>,
        literal: impl Fn(Term) -> Option<i64>,
    ) -> Option<String> {
        let length = usize::try_from(literal(self.length)?).ok().filter(|length| *length <= LONGEST_TEXT)?;
        let unit = |value: Value| match value {
            Value::Prim(unit) => literal(unit).and_then(|unit| u16::try_from(unit).ok()),
            _ => None,
        };
        let default = self.default.and_then(unit);
        let mut units: Vec<Option<u16>> = vec![default; length];
        for (index, value) in cells {
            let at = usize::try_from(literal(index)?).ok()?;
            *units.get_mut(at)? = unit(value);
        }
        String::from_utf16(&units.into_iter().collect::<Option<Vec<u16>>>()?).ok()
    }

    /// Every known index is a literal, so another literal index is certainly a different cell.
    pub fn only_literal_indices(&self) -> bool {
        self.literal
    }
}
