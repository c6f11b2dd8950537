//! The arena: nodes, hash-consing, and what is known of each term the moment it is made.

use super::fold;
use super::literal::SmallTable;
use super::num::Num;
use super::sort::{Const, FloatTy, IntTy, Sort, SymId};
use indexmap::IndexSet;
use rustc_hash::{FxBuildHasher, FxHashMap};
use std::sync::Arc;

/// A term of a [`Terms`] arena. Equal terms have equal numbers. The order of `Term`s is the order of creation; it is
/// not canonical (see [`Terms::order`]).
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Term(pub(super) u32);

/// Operations with one operand.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum UnOp {
    /// `!a` on truth values.
    Not,
    /// `-a`.
    Neg,
    /// `~a`.
    BitNot,
    /// To the sort of the node.
    Convert,
    /// The square root of a float, rounded to nearest even.
    Sqrt,
    /// The greatest float that is an integer and not above.
    Floor,
    /// The least float that is an integer and not below.
    Ceil,
    /// The nearest float that is an integer, ties to even.
    Rint,
    /// The bits of a float as a sized integer of its width; of NaN those of the one NaN.
    ToBits,
    /// The float with these bits.
    FromBits,
}

/// Operations with two operands of one sort. The comparisons give a truth value, the others the operands' sort.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)] // the operators of the language
pub enum BinOp {
    Add,
    Sub,
    Mul,
    Div,
    Rem,
    BitAnd,
    BitOr,
    BitXor,
    Shl,
    Shr,
    Ushr,
    Eq,
    Lt,
    Le,
}

/// How a term is made of others.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Node {
    /// A literal.
    Const(Const),
    /// A symbolic input.
    Symbol(SymId),
    /// An operation with one operand.
    Unary(UnOp, Term),
    /// An operation with two operands.
    Binary(BinOp, Term, Term),
    /// A conjunction of at least two terms.
    And(Arc<[Term]>),
    /// A disjunction of at least two terms.
    Or(Arc<[Term]>),
    /// If the first then the second else the third.
    Ite(Term, Term, Term),
    /// The sum of terms times coefficients, plus a constant, of sort `Int` or `Bits` (then modulo the width).
    /// Terms are distinct, in canonical order, with coefficients that are not zero.
    Linear(Arc<[(Term, Num)]>, Num),
}

/// What occurs inside a term. A set of flags.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Features(u8);

impl Features {
    /// A float.
    pub const FLOAT: Features = Features(1);
    /// A mask, a shift or a product of variables: what bit-vectors do better.
    pub const BITWISE: Features = Features(2);
    /// A float remainder with a symbolic operand, which no solver theory has.
    pub const FLOAT_REM: Features = Features(4);
    /// A symbol, literal or operation of mathematical integers.
    pub const INT: Features = Features(8);
    /// A sized integer.
    pub const BITS: Features = Features(16);
    /// A product, quotient or remainder with a symbolic right side on mathematical integers.
    pub const NONLINEAR_INT: Features = Features(32);

    /// A mathematical integer turned into a float, which Z3 only does for literals.
    pub const INT_TO_FLOAT: Features = Features(64);

    /// Both sets.
    #[must_use]
    pub fn union(self, other: Features) -> Features {
        Features(self.0 | other.0)
    }

    /// Is every flag of `other` here?
    pub fn contains(self, other: Features) -> bool {
        self.0 & other.0 == other.0
    }
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Entry {
    sort: Sort,
    node: Node,
}

#[derive(Clone)]
struct Info {
    /// Depends on the structure only, so that sorting by it gives the same shape in every arena.
    order: u64,
    features: Features,
    symbols: Arc<[SymId]>,
}

/// The arena of terms.
///
/// ```
/// use oox_core::term::{Sort, SymId, Terms};
/// let mut terms = Terms::new(true);
/// let x = terms.symbol(SymId(0), Sort::Int);
/// let one = terms.int(1);
/// let sum = terms.add(x, one);
/// assert_eq!(terms.sub(sum, one), x);
/// ```
pub struct Terms {
    entries: IndexSet<Entry, FxBuildHasher>,
    infos: Vec<Info>,
    inputs: FxHashMap<SymId, Term>,
    /// How many symbols were made that are no inputs.
    made_up: u32,
    no_symbols: Arc<[SymId]>,
    simplify: bool,
    /// The small integers of each sort, as far as they were made: what concrete programs compute with most.
    pub(super) small: SmallTable,
}

impl Terms {
    /// An empty arena. Without `simplify`, only operations on literals are folded.
    pub fn new(simplify: bool) -> Terms {
        let mut terms = Terms {
            entries: IndexSet::default(),
            infos: Vec::new(),
            inputs: FxHashMap::default(),
            made_up: 0,
            no_symbols: Arc::from([]),
            simplify,
            small: Default::default(),
        };
        let no = terms.make(Sort::Bool, Node::Const(Const::Bool(false)));
        let yes = terms.make(Sort::Bool, Node::Const(Const::Bool(true)));
        assert_eq!((no, yes), (Term(0), Term(1)), "`Terms::bool` relies on these numbers");
        terms
    }

    /// Are terms rewritten beyond the folding of literals?
    pub fn simplifies(&self) -> bool {
        self.simplify
    }

    /// How many different terms there are.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Never true: the two truth values are always there.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// How many different terms this term is made of, itself included.
    pub fn size(&self, term: Term) -> usize {
        let mut seen = rustc_hash::FxHashSet::default();
        let mut todo = vec![term];
        while let Some(term) = todo.pop() {
            if seen.insert(term) {
                self.for_each_child(term, |child| todo.push(child));
            }
        }
        seen.len()
    }

    /// A symbolic input. One number has one sort.
    pub fn symbol(&mut self, id: SymId, sort: Sort) -> Term {
        let term = self.make(sort, Node::Symbol(id));
        let first = *self.inputs.entry(id).or_insert(term);
        assert_eq!(first, term, "{id:?} has one sort, not both {} and {sort}", self.sort(first));
        term
    }

    /// A symbol that is no input and that nobody else has.
    pub fn made_up(&mut self, sort: Sort) -> Term {
        // the engine numbers its symbols from the other end
        let id = SymId(u32::MAX - self.made_up);
        self.made_up += 1;
        self.symbol(id, sort)
    }

    /// The term of a symbol made before.
    pub fn symbol_term(&self, id: SymId) -> Option<Term> {
        self.inputs.get(&id).copied()
    }

    /// `true` or `false`.
    #[allow(clippy::unused_self)] // reads as the other literals do
    pub fn bool(&self, value: bool) -> Term {
        Term(u32::from(value))
    }

    /// A mathematical integer.
    pub fn int(&mut self, value: impl Into<Num>) -> Term {
        self.literal(Sort::Int, Const::Int(value.into()))
    }

    /// A sized integer; the value is wrapped into the type.
    pub fn bits(&mut self, ty: IntTy, value: i64) -> Term {
        self.constant(Sort::Bits(ty), Const::Int(value.into()))
    }

    /// A binary32 literal.
    pub fn f32(&mut self, value: f32) -> Term {
        self.make(Sort::Float(FloatTy::F32), Node::Const(Const::f32(value)))
    }

    /// A binary64 literal.
    pub fn f64(&mut self, value: f64) -> Term {
        self.make(Sort::Float(FloatTy::F64), Node::Const(Const::f64(value)))
    }

    /// The sort of a term.
    pub fn sort(&self, term: Term) -> Sort {
        self.entry(term).sort
    }

    /// How a term is made.
    pub fn node(&self, term: Term) -> &Node {
        &self.entry(term).node
    }

    /// What occurs in a term.
    pub fn features(&self, term: Term) -> Features {
        self.info(term).features
    }

    /// The symbols of a term, sorted, each once.
    pub fn symbols(&self, term: Term) -> Arc<[SymId]> {
        Arc::clone(&self.info(term).symbols)
    }

    /// A canonical order of terms: symbols by number, then the rest by structure. It does not depend on what the
    /// arena held before.
    pub fn order(&self, term: Term) -> (u64, Term) {
        (self.info(term).order, term)
    }

    /// The truth value of a literal.
    pub fn as_bool(&self, term: Term) -> Option<bool> {
        match term {
            Term(0) => Some(false),
            Term(1) => Some(true),
            _ => None,
        }
    }

    /// The integer of a literal.
    pub fn as_num(&self, term: Term) -> Option<&Num> {
        match self.node(term) {
            Node::Const(Const::Int(value)) => Some(value),
            _ => None,
        }
    }

    /// The value of a literal.
    pub fn as_const(&self, term: Term) -> Option<Const> {
        match self.node(term) {
            Node::Const(value) => Some(value.clone()),
            _ => None,
        }
    }

    fn entry(&self, term: Term) -> &Entry {
        self.entries.get_index(term.0 as usize).expect("the term belongs to this arena")
    }

    fn info(&self, term: Term) -> &Info {
        &self.infos[term.0 as usize]
    }

    /// Calls back with every direct part, in order.
    pub fn for_each_child(&self, term: Term, mut visit: impl FnMut(Term)) {
        match self.node(term) {
            Node::Const(_) | Node::Symbol(_) => {}
            Node::Unary(_, a) => visit(*a),
            Node::Binary(_, a, b) => {
                visit(*a);
                visit(*b);
            }
            Node::And(parts) | Node::Or(parts) => parts.iter().copied().for_each(visit),
            Node::Ite(c, a, b) => {
                visit(*c);
                visit(*a);
                visit(*b);
            }
            Node::Linear(parts, _) => parts.iter().for_each(|(part, _)| visit(*part)),
        }
    }

    /// Interns a node as it is. Only the constructors call this.
    pub(super) fn make(&mut self, sort: Sort, node: Node) -> Term {
        let (index, new) = self.entries.insert_full(Entry { sort, node });
        let term = Term(u32::try_from(index).expect("an arena holds fewer than 2^32 terms"));
        if new {
            let info = self.describe(term);
            self.infos.push(info);
        }
        term
    }

    fn describe(&self, term: Term) -> Info {
        let Entry { sort, node } = self.entry(term);
        let mut symbols = Arc::clone(&self.no_symbols);
        let mut features = match sort {
            Sort::Bool => Features::default(),
            Sort::Int => Features::INT,
            Sort::Bits(_) => Features::BITS,
            Sort::Float(_) => Features::FLOAT,
        };
        self.for_each_child(term, |child| {
            let child = self.info(child);
            features = features.union(child.features);
            symbols = union_sorted(&symbols, &child.symbols);
        });
        match node {
            Node::Symbol(id) => symbols = Arc::from([*id]),
            Node::Unary(UnOp::BitNot, _) => features = features.union(Features::BITWISE),
            Node::Unary(UnOp::Convert, inner)
                if matches!(sort, Sort::Float(_)) && self.sort(*inner) == Sort::Int =>
            {
                features = features.union(Features::INT_TO_FLOAT);
            }
            Node::Binary(op, a, b) => features = features.union(self.features_of_binary(*op, *sort, *a, *b)),
            _ => {}
        }
        Info { order: self.structural_order(*sort, node), features, symbols }
    }

    fn features_of_binary(&self, op: BinOp, sort: Sort, a: Term, b: Term) -> Features {
        let literal = |term| matches!(self.node(term), Node::Const(_));
        match (op, sort) {
            (BinOp::Rem, Sort::Float(_)) => Features::FLOAT_REM,
            (
                BinOp::BitAnd | BinOp::BitOr | BinOp::BitXor | BinOp::Shl | BinOp::Shr | BinOp::Ushr,
                Sort::Bits(_),
            ) => Features::BITWISE,
            (BinOp::Mul, Sort::Bits(_)) if !literal(a) && !literal(b) => Features::BITWISE,
            (BinOp::Div | BinOp::Rem, Sort::Bits(_)) if !literal(b) => Features::BITWISE,
            (BinOp::Mul, Sort::Int) if !literal(a) && !literal(b) => Features::NONLINEAR_INT,
            (BinOp::Div | BinOp::Rem, Sort::Int) if !literal(b) => Features::NONLINEAR_INT,
            _ => Features::default(),
        }
    }

    fn structural_order(&self, sort: Sort, node: &Node) -> u64 {
        const COMPOSED: u64 = 1 << 63;
        if let Node::Symbol(id) = node {
            return u64::from(id.0);
        }
        let mut hash = Mixer(match sort {
            Sort::Bool => 1,
            Sort::Int => 2,
            Sort::Bits(ty) => 16 + u64::from(ty.bits()) * 2 + u64::from(ty.signed()),
            Sort::Float(FloatTy::F32) => 3,
            Sort::Float(FloatTy::F64) => 4,
        });
        match node {
            Node::Symbol(_) => {}
            Node::Const(value) => {
                hash.add(1);
                match value {
                    Const::Bool(value) => hash.add(u64::from(*value)),
                    Const::Int(value) => hash.add_num(value),
                    Const::F32(bits) => hash.add(u64::from(*bits)),
                    Const::F64(bits) => hash.add(*bits),
                }
            }
            Node::Unary(op, _) => hash.add(16 + *op as u64),
            Node::Binary(op, _, _) => hash.add(32 + *op as u64),
            Node::And(_) => hash.add(2),
            Node::Or(_) => hash.add(3),
            Node::Ite(..) => hash.add(4),
            Node::Linear(parts, constant) => {
                hash.add(5);
                hash.add_num(constant);
                parts.iter().for_each(|(_, coefficient)| hash.add_num(coefficient));
            }
        }
        let add_child = |child: &Term, hash: &mut Mixer| hash.add(self.info(*child).order);
        match node {
            Node::Const(_) | Node::Symbol(_) => {}
            Node::Unary(_, a) => add_child(a, &mut hash),
            Node::Binary(_, a, b) => [a, b].into_iter().for_each(|child| add_child(child, &mut hash)),
            Node::And(parts) | Node::Or(parts) => parts.iter().for_each(|child| add_child(child, &mut hash)),
            Node::Ite(c, a, b) => [c, a, b].into_iter().for_each(|child| add_child(child, &mut hash)),
            Node::Linear(parts, _) => parts.iter().for_each(|(child, _)| add_child(child, &mut hash)),
        }
        hash.0 | COMPOSED
    }

    /// `op a b` as it stands, folded when both are literals.
    pub(super) fn binary_plain(&mut self, op: BinOp, a: Term, b: Term) -> Term {
        if let Some(value) = self.folded(op, a, b) {
            return value;
        }
        let sort = self.sort(a);
        assert_eq!(sort, self.sort(b), "operands of {op:?} have one sort");
        let result = if matches!(op, BinOp::Eq | BinOp::Lt | BinOp::Le) { Sort::Bool } else { sort };
        self.make(result, Node::Binary(op, a, b))
    }

    /// `op a` as it stands, folded when it is a literal.
    pub(super) fn unary_plain(&mut self, op: UnOp, a: Term) -> Term {
        self.unary_to(op, self.sort(a), a)
    }

    /// As [`Self::unary_plain`], with another sort of the result than that of the operand.
    pub(super) fn unary_to(&mut self, op: UnOp, sort: Sort, a: Term) -> Term {
        if let Node::Const(a) = self.node(a) {
            let value = fold::apply_unary(op, sort, a);
            return self.literal(sort, value);
        }
        self.make(sort, Node::Unary(op, a))
    }

    /// The two in canonical order.
    pub(super) fn in_order(&self, a: Term, b: Term) -> (Term, Term) {
        if self.order(a) <= self.order(b) { (a, b) } else { (b, a) }
    }
}

/// A mixing function with a fixed result on every machine.
struct Mixer(u64);

impl Mixer {
    fn add(&mut self, value: u64) {
        let mut z = self.0.rotate_left(23) ^ value.wrapping_add(0x9e37_79b9_7f4a_7c15);
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        self.0 = z ^ (z >> 31);
    }

    fn add_num(&mut self, value: &Num) {
        match value.to_i64() {
            Some(value) => self.add(value.cast_unsigned()),
            None => value.to_string().bytes().for_each(|byte| self.add(u64::from(byte))),
        }
    }
}

/// The union of two sorted slices; one of them itself when it holds the other.
fn union_sorted(a: &Arc<[SymId]>, b: &Arc<[SymId]>) -> Arc<[SymId]> {
    if b.is_empty() || Arc::ptr_eq(a, b) {
        return Arc::clone(a);
    }
    if a.is_empty() {
        return Arc::clone(b);
    }
    let mut union = Vec::with_capacity(a.len() + b.len());
    let (mut at_a, mut at_b) = (0, 0);
    while at_a < a.len() && at_b < b.len() {
        let (first, second) = (a[at_a], b[at_b]);
        union.push(first.min(second));
        at_a += usize::from(first <= second);
        at_b += usize::from(second <= first);
    }
    union.extend_from_slice(&a[at_a..]);
    union.extend_from_slice(&b[at_b..]);
    if union.len() == a.len() {
        Arc::clone(a)
    } else if union.len() == b.len() {
        Arc::clone(b)
    } else {
        union.into()
    }
}
