//! What can be changed in one block of a body.

use crate::ir::{
    Block, BlockId, Body, CallTarget, CastKind, Const, Instr, InstrKind, Operand, Program, Rvalue, Slot,
    SlotInfo, Terminator, Ty,
};
use crate::lang::ast::BinOp;
use crate::lang::span::{SourceMap, Span};
use crate::term::{FloatTy, Num, Sort};

use super::Operator;

/// A block as it is after a change.
pub(super) struct Change {
    pub operator: Operator,
    pub span: Span,
    /// Where the code stands that is changed.
    pub place: Span,
    pub words: String,
    pub instrs: Vec<Instr>,
    pub terminator: Terminator,
    /// Registers that the body needs besides its own.
    pub slots: Vec<SlotInfo>,
}

/// All changes of a block.
pub(super) fn changes(program: &Program, sources: &SourceMap, body: &Body, block: BlockId) -> Vec<Change> {
    let mut changer = Changer { program, sources, body, block: &body.cfg[block], found: Vec::new() };
    changer.instructions();
    changer.terminator();
    changer.found
}

struct Changer<'c> {
    program: &'c Program,
    sources: &'c SourceMap,
    body: &'c Body,
    block: &'c Block,
    found: Vec<Change>,
}

impl<'c> Changer<'c> {
    fn instructions(&mut self) {
        let mut is_contract = false;
        for (at, instr) in self.block.instrs.iter().enumerate() {
            match &instr.kind {
                InstrKind::SpecBegin => is_contract = true,
                InstrKind::Assert { .. } | InstrKind::Assume(_) => is_contract = false,
                _ if is_contract => {}
                InstrKind::Assign(dst, Rvalue::Binary(op, left, right))
                    if !self.is_made_up(left) && !self.is_made_up(right) =>
                {
                    self.binary(at, *dst, *op, (left, right), instr.span);
                }
                InstrKind::Assign(dst, Rvalue::Neg(value)) if self.text(instr.span).starts_with('-') => {
                    let same = InstrKind::Assign(*dst, Rvalue::Use(value.clone()));
                    self.replace(at, Operator::Sign, "'-' left out", same);
                }
                InstrKind::Divide { dst, remainder, left, right } => {
                    let sign = if *remainder { "%" } else { "/" };
                    if self.text(instr.span).contains(sign) {
                        let product = Rvalue::Binary(BinOp::Mul, left.clone(), right.clone());
                        let words = format!("'{sign}' -> '*'");
                        self.replace(at, Operator::Arithmetic, &words, InstrKind::Assign(*dst, product));
                    }
                }
                InstrKind::SameRef { dst, .. } => {
                    let text = self.text(instr.span);
                    let words = if text.contains("!=") { "'!=' -> '=='" } else { "'==' -> '!='" };
                    if text.contains("==") || text.contains("!=") {
                        self.negate(at, *dst, words);
                    }
                }
                // what is taken to be of the type afterwards must be
                InstrKind::IsInstance { dst, obj, .. }
                    if !self.is_trusted(obj) && self.text(instr.span).contains("instanceof") =>
                {
                    self.negate(at, *dst, "'instanceof' negated");
                }
                InstrKind::Call { target, .. } => self.call(at, *target),
                _ => {}
            }
        }
    }

    fn binary(&mut self, at: usize, dst: Slot, op: BinOp, (left, right): (&Operand, &Operand), span: Span) {
        let text = self.text(span);
        if !text.contains(op.sign()) {
            return;
        }
        let is_step = !text.contains(' ')
            && ["++", "--"].iter().any(|sign| text.starts_with(sign) || text.ends_with(sign));
        let doubled = |op: BinOp| if is_step { op.sign().repeat(2) } else { op.sign().to_owned() };
        if let Some(other) = with_or_without_equal(op) {
            let words = format!("'{}' -> '{}'", op.sign(), other.sign());
            let kind = InstrKind::Assign(dst, Rvalue::Binary(other, left.clone(), right.clone()));
            self.replace(at, Operator::Boundary, &words, kind);
        }
        if let Some(other) = opposite(op) {
            self.negate(at, dst, &format!("'{}' -> '{}'", op.sign(), other.sign()));
        }
        if let Some(other) = other_operation(op) {
            let is_float = matches!(self.body.slots[dst.0 as usize].ty, Ty::Float(_));
            let kind = if other == BinOp::Div && !is_float {
                InstrKind::Divide { dst, remainder: false, left: left.clone(), right: right.clone() }
            } else {
                InstrKind::Assign(dst, Rvalue::Binary(other, left.clone(), right.clone()))
            };
            let words = format!("'{}' -> '{}'", doubled(op), doubled(other));
            self.replace(at, Operator::Arithmetic, &words, kind);
        }
    }

    fn call(&mut self, at: usize, target: CallTarget) {
        let (CallTarget::Exact(id) | CallTarget::Virtual(id)) = target;
        let method = self.program.method(id);
        if method.ret.is_some() || method.is_constructor || method.name.contains('$') {
            return;
        }
        let mut instrs = self.block.instrs.clone();
        let span = instrs.remove(at).span;
        if self.text(span).contains(method.name.as_str()) {
            let words = format!("without the call of '{}'", method.name);
            self.add(Operator::Call, span, &words, (instrs, self.block.terminator.clone()));
        }
    }

    fn terminator(&mut self) {
        match &self.block.terminator {
            Terminator::Branch { cond, then, els, branch: Some(id) } => {
                let span = self.program.branches[id.0 as usize].span;
                if self.is_condition(cond, self.block.instrs.len()) {
                    let swapped =
                        Terminator::Branch { cond: cond.clone(), then: *els, els: *then, branch: Some(*id) };
                    let words = format!("'{}' negated", shortened(self.text(span)));
                    self.add(Operator::Negation, span, &words, (self.block.instrs.clone(), swapped));
                }
            }
            Terminator::Return(Some(value)) => self.results(value),
            _ => {}
        }
    }

    /// A condition that somebody wrote and that is no comparison: these are negated where they stand.
    fn is_condition(&self, cond: &Operand, end: usize) -> bool {
        let Operand::Slot(slot) = cond else { return false };
        let Some(last) = self.block.instrs[..end].iter().rposition(|instr| writes(&instr.kind, *slot)) else {
            return !self.is_made_up(cond);
        };
        match &self.block.instrs[last].kind {
            InstrKind::Assign(_, Rvalue::Binary(..))
            | InstrKind::SameRef { .. }
            | InstrKind::IsInstance { .. } => false,
            // of a copy and of the opposite, what they are made of counts
            InstrKind::Assign(_, Rvalue::Use(inner) | Rvalue::Not(inner)) => self.is_condition(inner, last),
            InstrKind::Call { args, .. } => !args.iter().any(|arg| self.is_made_up(arg)),
            _ => !self.is_made_up(cond),
        }
    }

    /// Other results: of a truth value both, of a number 0, of a text the empty one, of another object null.
    fn results(&mut self, value: &Operand) {
        let crate::ir::BodyKind::Method(method) = self.body.kind else { return };
        let Some(ty) = self.program.method(method).ret.clone() else { return };
        let mut others: Vec<(&str, Const)> = match &ty {
            Ty::Bool => vec![("true", Const::Bool(true)), ("false", Const::Bool(false))],
            Ty::Bits(bits) => vec![("0", Const::Num(Num::from(0), Sort::Bits(*bits)))],
            Ty::Int | Ty::Uint => vec![("0", Const::Num(Num::from(0), Sort::Int))],
            Ty::Float(FloatTy::F32) => vec![("0", Const::F32(0))],
            Ty::Float(FloatTy::F64) => vec![("0", Const::F64(0))],
            Ty::Ref(class) if self.program.text.is_some_and(|text| text.class == *class) => {
                return self.empty_text(value, ty.clone());
            }
            Ty::Ref(_) | Ty::Array(_) => vec![("null", Const::Null)],
            Ty::String | Ty::Null => return,
        };
        let now = self.constant(value);
        others.retain(|(_, other)| now.as_ref() != Some(other));
        for (words, other) in others {
            let terminator = Terminator::Return(Some(Operand::Const(other)));
            self.result(words, self.block.instrs.clone(), terminator, Vec::new());
        }
    }

    fn empty_text(&mut self, value: &Operand, ty: Ty) {
        let empty = self.program.strings.get_index_of("");
        let text = empty.and_then(|index| u32::try_from(index).ok()).map(crate::ir::StringId);
        let loaded = self.origin(value).map(|instr| &instr.kind);
        let is_empty =
            matches!(loaded, Some(InstrKind::LoadText { text: loaded, .. }) if Some(*loaded) == text);
        let is_null = self.constant(value) == Some(Const::Null);
        match text {
            Some(text) if !is_empty => {
                let slot = Slot(u32::try_from(self.body.slots.len()).expect("fewer than 2^32 registers"));
                let mut instrs = self.block.instrs.clone();
                instrs.push(Instr { kind: InstrKind::LoadText { dst: slot, text }, span: self.block.span });
                let terminator = Terminator::Return(Some(Operand::Slot(slot)));
                self.result("\"\"", instrs, terminator, vec![SlotInfo { name: None, ty }]);
            }
            None if !is_null => {
                let terminator = Terminator::Return(Some(Operand::Const(Const::Null)));
                self.result("null", self.block.instrs.clone(), terminator, Vec::new());
            }
            _ => {}
        }
    }

    fn result(&mut self, words: &str, instrs: Vec<Instr>, terminator: Terminator, slots: Vec<SlotInfo>) {
        self.add(Operator::Result, self.block.span, &format!("returns {words}"), (instrs, terminator));
        if let Some(change) = self.found.last_mut() {
            change.slots = slots;
        }
    }

    /// The constant that an operand is in this block.
    fn constant(&self, value: &Operand) -> Option<Const> {
        if let Operand::Const(value) = value {
            return Some(value.clone());
        }
        match &self.origin(value)?.kind {
            InstrKind::Assign(_, Rvalue::Use(Operand::Const(value))) => Some(value.clone()),
            _ => None,
        }
    }

    /// The instruction of this block that has made a value, which may have been copied since.
    fn origin(&self, value: &Operand) -> Option<&'c Instr> {
        let mut value = value;
        let mut end = self.block.instrs.len();
        while let Operand::Slot(slot) = value {
            end = self.block.instrs[..end].iter().rposition(|instr| writes(&instr.kind, *slot))?;
            match &self.block.instrs[end].kind {
                InstrKind::Assign(_, Rvalue::Use(inner @ Operand::Slot(_))) => value = inner,
                _ => break,
            }
        }
        self.block.instrs.get(end)
    }

    /// Whether the code takes an object to be of a type that was asked for.
    fn is_trusted(&self, object: &Operand) -> bool {
        self.body.cfg.node_weights().flat_map(|block| &block.instrs).any(|instr| {
            matches!(&instr.kind, InstrKind::Cast { obj, kind, .. } if obj == object && *kind != CastKind::Checked)
        })
    }

    /// A variable that nobody wrote.
    fn is_made_up(&self, operand: &Operand) -> bool {
        let Operand::Slot(slot) = operand else { return false };
        self.body.slots[slot.0 as usize].name.as_ref().is_some_and(|name| name.contains('$'))
    }

    fn text(&self, span: Span) -> &'c str {
        let text = &self.sources.file(span.file).text;
        text.get(span.start as usize..span.end as usize).unwrap_or_default()
    }

    fn negate(&mut self, at: usize, dst: Slot, words: &str) {
        let mut instrs = self.block.instrs.clone();
        let span = instrs[at].span;
        let kind = InstrKind::Assign(dst, Rvalue::Not(Operand::Slot(dst)));
        instrs.insert(at + 1, Instr { kind, span });
        self.add(Operator::Negation, span, words, (instrs, self.block.terminator.clone()));
    }

    fn replace(&mut self, at: usize, operator: Operator, words: &str, kind: InstrKind) {
        let mut instrs = self.block.instrs.clone();
        let span = instrs[at].span;
        instrs[at].kind = kind;
        self.add(operator, span, words, (instrs, self.block.terminator.clone()));
    }

    fn add(
        &mut self,
        operator: Operator,
        span: Span,
        words: &str,
        (instrs, terminator): (Vec<Instr>, Terminator),
    ) {
        let words = words.to_owned();
        // a condition and the jump on it may stand at two places
        let is_jump =
            matches!(terminator, Terminator::Branch { .. }) && instrs.len() == self.block.instrs.len();
        let place = if is_jump && operator == Operator::Negation { self.block.span } else { span };
        self.found.push(Change { operator, span, place, words, instrs, terminator, slots: Vec::new() });
    }
}

/// Whether an instruction gives a register its value, of those that give one a truth value or a result.
fn writes(kind: &InstrKind, slot: Slot) -> bool {
    match kind {
        InstrKind::Assign(dst, _)
        | InstrKind::Divide { dst, .. }
        | InstrKind::LoadField { dst, .. }
        | InstrKind::LoadStatic { dst, .. }
        | InstrKind::LoadElem { dst, .. }
        | InstrKind::LoadText { dst, .. }
        | InstrKind::SameRef { dst, .. }
        | InstrKind::IsInstance { dst, .. }
        | InstrKind::Cast { dst, .. }
        | InstrKind::New { dst, .. } => *dst == slot,
        InstrKind::Call { dst, .. } | InstrKind::Native { dst, .. } => *dst == Some(slot),
        _ => false,
    }
}

/// At most so many characters of a condition, in one line.
fn shortened(text: &str) -> String {
    const MOST: usize = 60;
    let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if line.chars().count() <= MOST {
        return line;
    }
    line.chars().take(MOST - 3).chain("...".chars()).collect()
}

fn with_or_without_equal(op: BinOp) -> Option<BinOp> {
    Some(match op {
        BinOp::Lt => BinOp::Le,
        BinOp::Le => BinOp::Lt,
        BinOp::Gt => BinOp::Ge,
        BinOp::Ge => BinOp::Gt,
        _ => return None,
    })
}

fn opposite(op: BinOp) -> Option<BinOp> {
    Some(match op {
        BinOp::Eq => BinOp::Ne,
        BinOp::Ne => BinOp::Eq,
        BinOp::Lt => BinOp::Ge,
        BinOp::Le => BinOp::Gt,
        BinOp::Gt => BinOp::Le,
        BinOp::Ge => BinOp::Lt,
        _ => return None,
    })
}

fn other_operation(op: BinOp) -> Option<BinOp> {
    Some(match op {
        BinOp::Add => BinOp::Sub,
        BinOp::Sub => BinOp::Add,
        BinOp::Mul => BinOp::Div,
        BinOp::Div | BinOp::Rem => BinOp::Mul,
        BinOp::BitAnd => BinOp::BitOr,
        BinOp::BitOr | BinOp::BitXor => BinOp::BitAnd,
        BinOp::Shl => BinOp::Shr,
        BinOp::Shr | BinOp::Ushr => BinOp::Shl,
        _ => return None,
    })
}
