//! What each instruction does to what is known.

use super::body::{Analysis, GivenUp};
use super::relation::{Filter, Link, Lit, Set, SetExpr, all_of, lit};
use super::state::{Held, Nullness, State, Test, Update, Val};
use crate::ir::{BlockId, CastKind, Const, InstrKind, Native, Operand, ProofStep, Rvalue, Slot, Ty};
use crate::lang::ast::BinOp;
use crate::term::Sort;

/// A place in a body: a block and the index of an instruction.
pub(super) type Place = (BlockId, usize);

impl Analysis<'_, '_> {
    #[allow(clippy::too_many_lines, reason = "an arm for each instruction")]
    /// Executes an instruction; false when nothing comes after it.
    #[allow(clippy::too_many_lines, reason = "one arm for each instruction")]
    pub(super) fn step(
        &mut self,
        state: &mut State,
        place: Place,
        kind: &InstrKind,
    ) -> Result<bool, GivenUp> {
        let block = place.0;
        match kind {
            InstrKind::Assign(dst, value) => {
                let val = self.assigned(state, place, value, *dst);
                Self::set(state, *dst, val);
            }
            InstrKind::Divide { dst, right, .. } => {
                let right = self.operand(state, place, right);
                if !matches!(right.is, Some(Lit::Int(number)) if number != 0) {
                    self.raise(block, state, (self.program.builtin.arithmetic, false));
                }
                self.any(state, place, *dst);
            }
            InstrKind::FloatToInt { dst, .. } => {
                self.raise(block, state, (self.program.builtin.arithmetic, false));
                self.any(state, place, *dst);
            }
            InstrKind::LoadField { dst, obj, field } => {
                return Ok(self.load(state, place, *dst, obj, Link::Field(*field)));
            }
            InstrKind::Length { dst, array } => {
                return Ok(self.load(state, place, *dst, array, Link::Length));
            }
            InstrKind::StoreField { obj, field, value } => {
                return Ok(self.store_field(state, place, obj, Link::Field(*field), value));
            }
            InstrKind::LoadStatic { dst, field } => {
                let held = state.held(self.relations, *field);
                let val =
                    Val::new(held.set, held.is_exact, self.id(0, block, place.1 + self.body.slots.len()));
                Self::set(state, *dst, val);
            }
            InstrKind::StoreStatic { field, value } => {
                let value = self.operand(state, place, value);
                let held =
                    Held { set: state.effective(self.relations, &value), is_exact: State::is_exact(&value) };
                state.statics.insert(*field, held);
            }
            InstrKind::LoadElem { dst, array, .. } => {
                let val = self.operand(state, place, array);
                if !self.is_there(state, block, &val) {
                    return Ok(false);
                }
                self.index_is_checked(state, place);
                let owners = self.set_of(state, place, array);
                let link = self.elements(&owners, array);
                let (set, _) = state.read(self.relations, &owners, link);
                let val = self.made(place, set, false);
                Self::set(state, *dst, val);
            }
            InstrKind::StoreElem { array, value, checked, .. } => {
                return Ok(self.store_elem(state, place, array, value, *checked));
            }
            InstrKind::SameRef { dst, left, right } => {
                let val = self.compared(state, place, left, right);
                Self::set(state, *dst, val);
            }
            InstrKind::IsInstance { dst, obj, ty } => {
                let obj = self.operand(state, place, obj);
                let mut val = self.made(place, all_of(&Ty::Bool), false);
                if obj.null == Nullness::Null {
                    val = self.made(place, lit(Lit::Bool(false)), true);
                } else if obj.null == Nullness::NonNull && self.fits(&obj.set, ty) {
                    val = self.made(place, lit(Lit::Bool(true)), true);
                } else {
                    val.test =
                        Some(Test { owners: obj.id, is: Lit::Null, negated: true, fits: Some(ty.clone()) });
                }
                Self::set(state, *dst, val);
            }
            InstrKind::Cast { dst, obj, ty, kind } => {
                let mut val = self.operand(state, place, obj);
                let fits = val.null == Nullness::Null
                    || val.fits.as_ref().is_some_and(|known| self.program.is_assignable(known, ty))
                    || self.fits(&val.set, ty);
                if !fits && *kind != CastKind::Trusted {
                    self.raise(block, state, (self.program.builtin.class_cast, false));
                }
                if let SetExpr::Type(known) = &*val.set
                    && self.program.is_assignable(ty, known)
                {
                    val.set = all_of(ty);
                }
                Self::set(state, *dst, val);
            }
            InstrKind::New { dst, class } => {
                let val = self.allocated(state, place, &Ty::Ref(*class));
                Self::set(state, *dst, val);
            }
            InstrKind::NewArray { dst, ty, sizes, .. } => self.new_array(state, place, *dst, ty, sizes),
            InstrKind::InitClass(class) => self.initialise(state, *class),
            InstrKind::Call { dst, target, args } => return Ok(self.call(state, place, *dst, *target, args)),
            InstrKind::LoadText { dst, text } => {
                let val = self.made(place, lit(Lit::Text(*text)), true);
                Self::set(state, *dst, val);
            }
            InstrKind::Native { dst, native, .. } => self.native(state, place, *dst, *native)?,
            InstrKind::IsFresh { dst, .. }
            | InstrKind::LoadOld { dst, .. }
            | InstrKind::LookAtOld { dst, .. } => {
                self.any(state, place, *dst);
            }
            InstrKind::Assert { .. } => self.thrown.asserts = true,
            InstrKind::MonitorEnter(obj) => {
                let val = self.operand(state, place, obj);
                return Ok(self.is_there(state, block, &val));
            }
            // what only proofs evaluate is passed by
            InstrKind::Proof(ProofStep::Asks(dst)) => {
                let val = self.made(place, lit(Lit::Bool(false)), true);
                Self::set(state, *dst, val);
            }
            InstrKind::Concretise(_)
            | InstrKind::Proof(_)
            | InstrKind::Assume(_)
            | InstrKind::MonitorExit(_)
            | InstrKind::AtomicBegin { .. }
            | InstrKind::AtomicEnd
            | InstrKind::SpecBegin => {}
            InstrKind::Fork { .. }
            | InstrKind::Join(_)
            | InstrKind::Wait(_)
            | InstrKind::Notify { .. }
            | InstrKind::Await(_) => return Err(GivenUp("it works with threads".to_owned())),
            InstrKind::Unsupported(what) => return Err(GivenUp(what.to_string())),
        }
        Ok(true)
    }

    /// A value of which only its place is known.
    pub(super) fn made(&mut self, place: Place, set: Set, is_exact: bool) -> Val {
        let id = self.id(3, place.0, place.1);
        Val::new(set, is_exact, id)
    }

    /// Anything of the type of the register.
    pub(super) fn any(&mut self, state: &mut State, place: Place, dst: Slot) {
        let set = all_of(&self.body.slots[dst.0 as usize].ty);
        let val = self.made(place, set, false);
        Self::set(state, dst, val);
    }

    pub(super) fn set(state: &mut State, dst: Slot, val: Val) {
        state.slots[dst.0 as usize] = Some(val);
    }

    pub(super) fn literal(constant: &Const) -> Option<Lit> {
        match constant {
            Const::Bool(value) => Some(Lit::Bool(*value)),
            Const::Num(number, _) => number.to_i64().map(Lit::Int),
            Const::F32(bits) => Some(Lit::F32(*bits)),
            Const::F64(bits) => Some(Lit::F64(*bits)),
            Const::String(text) => Some(Lit::Text(*text)),
            Const::Null | Const::NullString => Some(Lit::Null),
        }
    }

    pub(super) fn operand(&mut self, state: &State, place: Place, operand: &Operand) -> Val {
        match operand {
            Operand::Slot(slot) => state.slots[slot.0 as usize].clone().unwrap_or_else(|| {
                let set = all_of(&self.body.slots[slot.0 as usize].ty);
                Val::new(set, false, 0)
            }),
            Operand::Const(constant) => match Self::literal(constant) {
                Some(literal) => Val::new(lit(literal), true, 0),
                None => self.made(place, all_of(&Ty::Int), false),
            },
        }
    }

    /// The set that covers an operand, with what is known now.
    pub(super) fn set_of(&mut self, state: &State, place: Place, operand: &Operand) -> Set {
        let val = self.operand(state, place, operand);
        state.effective(self.relations, &val)
    }

    fn fits(&self, set: &Set, ty: &Ty) -> bool {
        self.relations.type_of(set).is_some_and(|known| self.program.is_assignable(&known, ty))
    }

    fn assigned(&mut self, state: &State, place: Place, value: &Rvalue, dst: Slot) -> Val {
        match value {
            Rvalue::Use(operand) => {
                let val = self.operand(state, place, operand);
                if val.id == 0 { Val { id: self.id(3, place.0, place.1), ..val } } else { val }
            }
            Rvalue::Not(operand) => {
                let known = self.operand(state, place, operand);
                if let Some(Lit::Bool(value)) = known.is {
                    return self.made(place, lit(Lit::Bool(!value)), true);
                }
                let mut val = self.made(place, all_of(&Ty::Bool), false);
                val.test = match known.test {
                    Some(test) => Some(Test { negated: !test.negated, ..test }),
                    None => Some(Test { owners: known.id, is: Lit::Bool(true), negated: true, fits: None }),
                };
                // what only one of the answers tells is told by the other one now
                val.test = val.test.filter(|test| test.fits.is_none());
                val
            }
            Rvalue::Binary(op @ (BinOp::Eq | BinOp::Ne), left, right) => {
                let (left, right) = (self.operand(state, place, left), self.operand(state, place, right));
                let mut val = self.made(place, all_of(&Ty::Bool), false);
                let is_plain = |lit: &Lit| matches!(lit, Lit::Int(_) | Lit::Bool(_));
                let negated = *op == BinOp::Ne;
                if let Some(is) = right.is.clone().filter(is_plain) {
                    val.test = Some(Test { owners: left.id, is, negated, fits: None });
                } else if let Some(is) = left.is.clone().filter(is_plain) {
                    val.test = Some(Test { owners: right.id, is, negated, fits: None });
                }
                val
            }
            Rvalue::Convert(operand, sort) => {
                let val = self.operand(state, place, operand);
                let ty = self.body.slots[dst.0 as usize].ty.clone();
                if self.keeps_value(&val, *sort) {
                    return Val::new(val.set, val.is_exact, self.id(3, place.0, place.1));
                }
                self.made(place, all_of(&ty), false)
            }
            Rvalue::Select(_, then, els) => {
                let sets = [self.set_of(state, place, then), self.set_of(state, place, els)];
                let set = self.relations.union(sets);
                self.made(place, set, false)
            }
            Rvalue::Neg(_) | Rvalue::BitNot(_) | Rvalue::Binary(..) => {
                let ty = self.body.slots[dst.0 as usize].ty.clone();
                self.made(place, all_of(&ty), false)
            }
        }
    }

    /// Is a number after a conversion the one before it?
    fn keeps_value(&self, val: &Val, sort: Sort) -> bool {
        let Sort::Bits(to) = sort else { return false };
        match (&*val.set, self.relations.type_of(&val.set)) {
            // lengths are small
            (SetExpr::Join(_, Link::Length), _) => to.bits() >= 32,
            (SetExpr::Lit(Lit::Int(number)), _) => (to.min()..=to.max()).contains(number),
            (_, Some(Ty::Bits(from))) => to.min() <= from.min() && from.max() <= to.max(),
            _ => false,
        }
    }

    fn compared(&mut self, state: &State, place: Place, left: &Operand, right: &Operand) -> Val {
        let (left, right) = (self.operand(state, place, left), self.operand(state, place, right));
        let known = match (left.null, right.null) {
            (Nullness::Null, Nullness::Null) => Some(true),
            (Nullness::Null, Nullness::NonNull) | (Nullness::NonNull, Nullness::Null) => Some(false),
            _ => (left.is_exact && right.is_exact && left.set == right.set).then_some(true),
        };
        if let Some(truth) = known {
            return self.made(place, lit(Lit::Bool(truth)), true);
        }
        let mut val = self.made(place, all_of(&Ty::Bool), false);
        let owners = match (left.null, right.null) {
            (_, Nullness::Null) => Some(left.id),
            (Nullness::Null, _) => Some(right.id),
            _ => None,
        };
        val.test = owners.map(|owners| Test { owners, is: Lit::Null, negated: false, fits: None });
        val
    }

    /// Learns that a condition is true, or false; false where it cannot be.
    pub(super) fn learn(state: &mut State, cond: &Val, truth: bool) -> bool {
        if matches!(cond.is, Some(Lit::Bool(known)) if known != truth) {
            return false;
        }
        if cond.id != 0 && !state.learn_is(cond.id, &Lit::Bool(truth)) {
            return false;
        }
        let Some(test) = cond.test.as_ref().filter(|test| test.owners != 0) else { return true };
        if let Some(ty) = &test.fits {
            return !truth || (state.learn_null(test.owners, false) && state.learn_fits(test.owners, ty));
        }
        match (&test.is, truth != test.negated) {
            (Lit::Null, is_null) => state.learn_null(test.owners, is_null),
            (constant, true) => state.learn_is(test.owners, constant),
            (Lit::Bool(value), false) => state.learn_is(test.owners, &Lit::Bool(!value)),
            (_, false) => true,
        }
    }

    /// The object is there, or an exception was thrown; false where nothing comes after it.
    pub(super) fn is_there(&mut self, state: &mut State, block: BlockId, val: &Val) -> bool {
        if val.null != Nullness::NonNull {
            self.raise(block, state, (self.program.builtin.null_pointer, false));
        }
        val.null != Nullness::Null && (val.id == 0 || state.learn_null(val.id, false))
    }

    fn load(&mut self, state: &mut State, place: Place, dst: Slot, obj: &Operand, link: Link) -> bool {
        let val = self.operand(state, place, obj);
        if !self.is_there(state, place.0, &val) {
            return false;
        }
        let val = self.operand(state, place, obj);
        let owners = state.effective(self.relations, &val);
        let (set, is_exact) = state.read(self.relations, &owners, link);
        let mut read = self.made(place, set, is_exact && State::is_exact(&val));
        read.loaded = (val.id != 0).then_some((val.id, link));
        match State::known_where(&val, link) {
            Some(Filter::NotNull) => read.null = Nullness::NonNull,
            Some(Filter::Is(Lit::Null)) => read.null = Nullness::Null,
            Some(Filter::Is(constant)) => read.is = Some(constant.clone()),
            None => {}
        }
        Self::set(state, dst, read);
        true
    }

    fn store_field(
        &mut self,
        state: &mut State,
        place: Place,
        obj: &Operand,
        link: Link,
        value: &Operand,
    ) -> bool {
        let val = self.operand(state, place, obj);
        if !self.is_there(state, place.0, &val) {
            return false;
        }
        let val = self.operand(state, place, obj);
        let value = self.operand(state, place, value);
        let update = Update {
            base: state.effective(self.relations, &val),
            value: state.effective(self.relations, &value),
            is_all: State::is_exact(&val),
            is_exact: State::is_exact(&value),
        };
        state.write(self.relations, link, update);
        let filter = match (value.null, value.is) {
            (Nullness::NonNull, _) => Some(Filter::NotNull),
            (Nullness::Null, _) => Some(Filter::Is(Lit::Null)),
            (_, Some(constant @ (Lit::Int(_) | Lit::Bool(_)))) => Some(Filter::Is(constant)),
            _ => None,
        };
        if let Some(filter) = filter.filter(|_| val.id != 0) {
            state.learn_where(val.id, link, &filter);
        }
        true
    }

    /// The relation that the elements of an array belong to.
    fn elements(&self, owners: &Set, array: &Operand) -> Link {
        let declared = match array {
            Operand::Slot(slot) => Some(&self.body.slots[slot.0 as usize].ty),
            Operand::Const(_) => None,
        };
        match (declared, self.relations.type_of(owners)) {
            (Some(Ty::Array(elem)), _) => Link::of_elements(elem),
            (_, Some(Ty::Array(elem))) => Link::of_elements(&elem),
            _ => Link::Elem(None),
        }
    }

    fn index_is_checked(&mut self, state: &State, place: Place) {
        self.raise(place.0, state, (self.program.builtin.array_index, false));
    }

    fn store_elem(
        &mut self,
        state: &mut State,
        place: Place,
        array: &Operand,
        value: &Operand,
        checked: bool,
    ) -> bool {
        let val = self.operand(state, place, array);
        if !self.is_there(state, place.0, &val) {
            return false;
        }
        self.index_is_checked(state, place);
        let value = self.operand(state, place, value);
        let owners = self.set_of(state, place, array);
        let is_exact_type = matches!(&*owners, SetExpr::New(_) | SetExpr::Fresh(_));
        if checked && value.null != Nullness::Null && !is_exact_type {
            self.raise(place.0, state, (self.program.builtin.array_store, false));
        }
        let link = self.elements(&owners, array);
        let value = state.effective(self.relations, &value);
        state.write(self.relations, link, Update { base: owners, value, is_all: false, is_exact: false });
        true
    }

    /// A new object of a type.
    fn allocated(&mut self, state: &mut State, place: Place, ty: &Ty) -> Val {
        let by_library = !self.program.class(self.class).is_of_user();
        if self.is_in_loop(place.0) {
            state.make_many(ty, by_library);
            return self.made(place, std::sync::Arc::new(SetExpr::Fresh(ty.clone())), false);
        }
        let new = self.new_object(place.0, place.1, 0, ty, by_library);
        state.make(&new, true);
        self.made(place, std::sync::Arc::new(SetExpr::New(new)), true)
    }

    fn new_array(&mut self, state: &mut State, place: Place, dst: Slot, ty: &Ty, sizes: &[Operand]) {
        let is_size = |val: &Val| match (&*val.set, &val.is) {
            (_, Some(Lit::Int(number))) => *number >= 0,
            (SetExpr::Join(_, Link::Length), _) => true,
            _ => false,
        };
        let sizes: Vec<Val> = sizes.iter().map(|size| self.operand(state, place, size)).collect();
        if !sizes.iter().all(is_size) {
            self.raise(place.0, state, (self.program.builtin.negative_size, false));
        }
        let by_library = !self.program.class(self.class).is_of_user();
        let val = self.allocated(state, place, ty);
        let (mut outer, mut held) = (val.set.clone(), ty.clone());
        for _ in 1..sizes.len() {
            let Ty::Array(elem) = held.clone() else { break };
            state.make_many(&elem, by_library);
            let inner: Set = std::sync::Arc::new(SetExpr::Fresh((*elem).clone()));
            let update = Update { base: outer, value: inner.clone(), is_all: false, is_exact: false };
            state.write(self.relations, Link::of_elements(&elem), update);
            (outer, held) = (inner, (*elem).clone());
        }
        Self::set(state, dst, val);
    }

    fn native(
        &mut self,
        state: &mut State,
        place: Place,
        dst: Option<Slot>,
        native: Native,
    ) -> Result<(), GivenUp> {
        let block = place.0;
        match native {
            Native::Print => state.prints = true,
            Native::Rethrow => self.raise(block, state, (self.program.builtin.throwable, true)),
            Native::NewArray => {
                self.raise(block, state, (self.program.builtin.negative_size, false));
                self.raise(block, state, (self.program.builtin.null_pointer, false));
                state.make_many(&Ty::Array(Ty::Ref(self.program.builtin.object).into()), true);
            }
            Native::ParseDouble | Native::ParseFloat | Native::Intern | Native::Identity => {
                self.raise(block, state, (self.program.builtin.throwable, true));
            }
            Native::Become
            | Native::Current
            | Native::HasThread
            | Native::ThreadNumber
            | Native::NextName
            | Native::AwaitEnd
            | Native::AwaitNotice
            | Native::Notice
            | Native::HoldsLock => return Err(GivenUp("it works with threads".to_owned())),
            Native::TextOfF64 | Native::TextOfF32 => {
                if let Some(text) = self.program.text {
                    state.make_many(&Ty::Ref(text.class), true);
                }
            }
            _ => {}
        }
        if let Some(dst) = dst {
            self.any(state, place, dst);
        }
        Ok(())
    }
}
