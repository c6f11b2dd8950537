//! Methods that the engine itself implements.

use super::decimal;
use crate::assumption::{Assumption, Gap};
use crate::heap::{ArrayObject, Resolved, Value};
use crate::ir::{DynType, Native, Operand, Program, Slot, StringId, Ty};
use crate::lang::span::Span;
use crate::machine::{Flow, Machine};
use crate::make::Thrown;
use crate::state::{Ending, FrameKind, Printed, State, SymbolOrigin};
use crate::term::{Const, FloatTy, IntTy, Num, Sort, Term};

/// What is longer than this is no text that somebody has written into a program to compare with.
const MOST_GROWN: u32 = 256;

impl<'p> Machine<'p> {
    pub(super) fn native(
        &mut self,
        state: &mut State,
        dst: Option<Slot>,
        native: Native,
        args: &'p [Operand],
        span: Span,
    ) -> Flow<'p> {
        match native {
            Native::BitsOfF64
            | Native::BitsOfF32
            | Native::F64FromBits
            | Native::F32FromBits
            | Native::Sqrt
            | Native::Floor
            | Native::Ceil
            | Native::Rint => {
                let value = self.prim(state, &args[0]);
                let result = self.of_number(native, value);
                give(state, dst, Value::Prim(result))
            }
            Native::TextOfF64 | Native::TextOfF32 => self.text_of_number(state, dst, &args[0]),
            Native::ParseDouble | Native::ParseFloat => self.parse(state, dst, native, &args[0], span),
            Native::Print => self.print(state, &args[0], &args[1]),
            Native::Identity => self.identity(state, dst, &args[0]),
            Native::NewArray => self.array_like(state, dst, &args[0], &args[1]),
            Native::Note | Native::IsNoted | Native::Unnote => self.note(state, dst, native, &args[0]),
            Native::Intern => self.intern(state, dst, &args[0]),
            Native::Late => {
                let always = self.terms.bool(true);
                give(state, dst, Value::Prim(always))
            }
            Native::Settle => {
                let value = self.value(state, &args[0]);
                self.settle_as_text(state, value);
                Flow::Next
            }
            Native::Grow => self.grow(state, &args[0], &args[1]),
            Native::Become => self.become_thread(state, &args[0], &args[1]),
            Native::Current => {
                let value = state.own().handle.map_or(Value::Null, Value::Obj);
                give(state, dst, value)
            }
            Native::HasThread => self.has_thread(state, dst, &args[0]),
            Native::ThreadNumber => {
                let number = i64::try_from(state.running).expect("there are few threads");
                let number = self.terms.bits(IntTy::I32, number);
                give(state, dst, Value::Prim(number))
            }
            Native::NextName => self.next_name(state, dst),
            Native::AwaitEnd => self.join(state, Some(&args[0])),
            Native::AwaitNotice => self.await_notice(state, &args[0], &args[1]),
            Native::Notice => self.give_notice(state, &args[0], &args[1]),
            Native::HoldsLock => self.holds_lock(state, dst, &args[0]),
            Native::Quiet => {
                let begins = self.prim(state, &args[0]);
                let begins = self.terms.as_bool(begins).unwrap_or(false);
                let own = state.own_mut();
                own.quiet = if begins { own.quiet + 1 } else { own.quiet.saturating_sub(1) };
                Flow::Next
            }
            Native::Rethrow => match self.object_of(state, &args[0]) {
                Ok(exception) => Flow::Propagate(exception),
                Err(flow) => flow,
            },
        }
    }

    /// A loop of which it is known how often it goes round reads cells without a split: the bound need not count them.
    fn grow(&mut self, state: &mut State, array: &Operand, count: &Operand) -> Flow<'p> {
        let value = self.value(state, array);
        let count = self.prim(state, count);
        let known =
            self.terms.as_num(count).and_then(Num::to_i64).and_then(|count| u32::try_from(count).ok());
        if let (Some(count), Resolved::Object(object)) = (known, state.world.heap.resolve(value))
            && let Some(array) = state.world.heap.object(object).array()
        {
            let seen = u32::try_from(array.cells().count()).unwrap_or(u32::MAX);
            let wanted = count.min(MOST_GROWN).saturating_sub(seen);
            // states share their arrays: what does not change is not copied
            if array.cells_left < wanted {
                state.world.heap.object_mut(object).array_mut().expect("it is one").cells_left = wanted;
            }
        }
        Flow::Next
    }

    fn of_number(&mut self, native: Native, value: Term) -> Term {
        match native {
            Native::BitsOfF64 | Native::BitsOfF32 => self.terms.to_bits(value),
            Native::F64FromBits | Native::F32FromBits => self.terms.from_bits(value),
            Native::Sqrt => self.terms.sqrt(value),
            Native::Floor => self.terms.floor(value),
            Native::Ceil => self.terms.ceil(value),
            _ => self.terms.rint(value),
        }
    }

    /// The decimal text of a number; of an unknown one some text, which is noted.
    fn text_of_number(&mut self, state: &mut State, dst: Option<Slot>, value: &Operand) -> Flow<'p> {
        let value = self.prim(state, value);
        let (text, what) = match self.terms.as_const(value) {
            Some(Const::F32(bits)) => (Some(decimal::text_of_f32(f32::from_bits(bits))), ""),
            Some(Const::F64(bits)) => (Some(decimal::text_of_f64(f64::from_bits(bits))), ""),
            _ if self.terms.sort(value) == Sort::Float(FloatTy::F32) => (None, "Float.toString"),
            _ => (None, "Double.toString"),
        };
        if let Some(text) = text {
            let born = state.tick();
            let object = self.new_text(state, &text, born);
            return give(state, dst, Value::Obj(object));
        }
        let object = self.unknown_text(state);
        state.notes.gives_any(format!("{what} of an unknown number"), Value::Obj(object));
        give(state, dst, Value::Obj(object));
        // the code goes on after the call when the invariants of the text are assumed
        state.top_mut().at += 1;
        self.assume_invariants(state, object);
        Flow::Stay
    }

    /// The number that a text says; of an unknown text some number, which is noted.
    fn parse(
        &mut self,
        state: &mut State,
        dst: Option<Slot>,
        native: Native,
        text: &Operand,
        span: Span,
    ) -> Flow<'p> {
        let units = match self.units(state, text) {
            Ok(units) => units,
            Err(flow) => return flow,
        };
        let (name, ty) = match native {
            Native::ParseFloat => ("Float.parseFloat", FloatTy::F32),
            _ => ("Double.parseDouble", FloatTy::F64),
        };
        let Some(text) = self.known_text(&units) else {
            let unknown = self.symbol(state, Sort::Float(ty), SymbolOrigin::Native(native));
            state.notes.gives_any(format!("{name} of an unknown text"), Value::Prim(unknown));
            return give(state, dst, Value::Prim(unknown));
        };
        let number = decimal::readable(&text).and_then(|text| match ty {
            FloatTy::F32 => text.parse().ok().map(|number| self.terms.f32(number)),
            FloatTy::F64 => text.parse().ok().map(|number| self.terms.f64(number)),
        });
        match number {
            Some(number) => give(state, dst, Value::Prim(number)),
            None => Flow::End(Ending::Unsupported(span, format!("{name} of {text:?}").into())),
        }
    }

    /// What is written is kept as it is now. Null is written as such.
    fn print(&mut self, state: &mut State, stream: &Operand, text: &Operand) -> Flow<'p> {
        let stream = self.prim(state, stream);
        let value = self.value(state, text);
        let units: ArrayObject = match state.world.heap.resolve(value) {
            Resolved::Maybe(id) => return self.split_null(state, id),
            Resolved::Null => self.units_of("null"),
            Resolved::Some(_) | Resolved::Object(_) => match self.units(state, text) {
                Ok(units) => units,
                Err(flow) => return flow,
            },
        };
        let is_initial = state.frames().iter().any(|frame| matches!(frame.kind, FrameKind::StaticInit(_)));
        state.notes.output.push_back(Printed { stream, is_initial, units: units.into() });
        Flow::Next
    }

    /// The verdict rests on what the text says, the code of an assumption or the name of something else; or does it, or not any more.
    /// What is taken back was believed for a moment only: that is for the tests, which are run, and not for proofs.
    fn note(&mut self, state: &mut State, dst: Option<Slot>, native: Native, text: &Operand) -> Flow<'p> {
        let units = match self.units(state, text) {
            Ok(units) => units,
            Err(flow) => return flow,
        };
        let said = self.known_text(&units).unwrap_or_else(|| "something that is not known".to_owned());
        let gap = Gap::noted(said);
        match native {
            Native::IsNoted => {
                let is_noted = self.terms.bool(state.notes.gaps.contains(&gap));
                return give(state, dst, Value::Prim(is_noted));
            }
            Native::Unnote if self.config.library_runs => {
                state.notes.gaps.remove(&gap);
            }
            Native::Unnote => {}
            _ => {
                state.notes.gaps.insert(gap);
            }
        }
        Flow::Next
    }

    /// Some number that is always the same for the same object, and 0 for null. For an object that the program made it is
    /// one choice of many, and the report says so; of two inputs nothing is said.
    fn identity(&mut self, state: &mut State, dst: Option<Slot>, object: &Operand) -> Flow<'p> {
        let value = self.value(state, object);
        if state.world.heap.resolve(value) == Resolved::Null {
            let zero = self.terms.bits(IntTy::I32, 0);
            return give(state, dst, Value::Prim(zero));
        }
        let id = match state.world.heap.resolve(value) {
            Resolved::Maybe(reference) => return self.split_null(state, reference),
            _ => match self.object(state, value) {
                Ok(id) => id,
                Err(flow) => return flow,
            },
        };
        let object = state.world.heap.object(id);
        let is_made = object.is_new || object.is_constant;
        if is_made {
            // also where it is known already: the note of the first time may have been taken back
            state.notes.gaps.insert(Gap::Assumed(Assumption::IdentityHashCodes));
        }
        if let Some(known) = state.identities.hashes.get(&id).copied() {
            return give(state, dst, Value::Prim(known));
        }
        let number = if is_made {
            // spread out, as those of a virtual machine are
            let count = u32::try_from(state.identities.hashes.len()).unwrap_or(u32::MAX).wrapping_add(1);
            let spread = count.wrapping_mul(0x9e37_79b1) >> 1;
            self.terms.bits(IntTy::I32, i64::from(spread))
        } else {
            self.symbol(state, Sort::Bits(IntTy::I32), SymbolOrigin::Native(Native::Identity))
        };
        state.identities.hashes.insert(id, number);
        give(state, dst, Value::Prim(number))
    }

    /// The object that stands for a text: that of the literal, or the first one that was asked for. For an unknown text it
    /// is taken to be the text itself, which is noted.
    fn intern(&mut self, state: &mut State, dst: Option<Slot>, text: &Operand) -> Flow<'p> {
        let units = match self.units(state, text) {
            Ok(units) => units,
            Err(flow) => return flow,
        };
        let value = self.value(state, text);
        let Some(text) = self.known_text(&units) else {
            state.notes.gaps.insert(Gap::Call("String.intern of an unknown text".to_owned()));
            return give(state, dst, value);
        };
        if let Some(index) = self.program.strings.get_index_of(&text) {
            let id = StringId(u32::try_from(index).expect("fewer than 2^32 texts"));
            let literal = self.text_literal(state, id);
            return give(state, dst, Value::Obj(literal));
        }
        let interned = *state.identities.interned.entry(text.into()).or_insert(value);
        give(state, dst, interned)
    }

    /// A new array of the run-time type of another one.
    fn array_like(
        &mut self,
        state: &mut State,
        dst: Option<Slot>,
        like: &'p Operand,
        length: &Operand,
    ) -> Flow<'p> {
        let like = match self.array_object(state, like) {
            Ok(like) => like,
            Err(flow) => return flow,
        };
        let length = self.prim(state, length);
        let zero = self.terms.bits(IntTy::I32, 0);
        let negative = self.terms.lt(length, zero);
        let length = self.terms.convert(length, Sort::Int);
        let program: &'p Program = self.program;
        let ty: &'p Ty = match &program.dyn_types[state.world.heap.object(like).types[0].0 as usize] {
            DynType::Array(ty) => ty,
            other => unreachable!("{other:?} is no array"),
        };
        self.unless(state, negative, Thrown::Size(length), move |machine, state| {
            let object = machine.make_array(state, ty, &[], length);
            give(state, dst, Value::Obj(object))
        })
    }
}

pub(crate) fn give<'p>(state: &mut State, dst: Option<Slot>, value: Value) -> Flow<'p> {
    if let Some(dst) = dst {
        state.set(dst, value);
    }
    Flow::Next
}
