//! Failing tests of places that must not change and do.

use oox_core::heap::{ObjId, Value};
use oox_core::interpret::{FrameCondition, Known, Location, Promise, RanEnding, State};
use oox_core::ir::{ClassId, DynType, FieldId};

use super::broken::{Broken, hidden, needed};
use super::clause::{Meaning, Said, Translator};
use super::contract::Clause;
use crate::generate::build::Arranged;
use crate::generate::reason::{Hiding, Reason, Unsaid};
use crate::generate::test::{Test, Writer};
use crate::generate::words::upper_first;
use crate::java::{BinaryOp, Expr, JavaType, Spec, Stmt, TypeName};

impl Writer<'_, '_> {
    /// Places that must not change and do.
    pub fn changed(&mut self, test: &mut Test, broken: Broken) -> Result<(), Reason> {
        let Broken { clause, violated, act, arranged, after: stopped, .. } = broken;
        let args: Vec<Value> = act.receiver.iter().chain(&act.args).map(|built| built.value).collect();
        let ran = if self.java.is_constructor {
            self.interpreter.construct(&arranged.state, self.method, args)
        } else {
            self.interpreter.call(&arranged.state, self.method, &args)
        };
        test.act.push(match ran.ending {
            RanEnding::Returned(_) => Stmt::Expr(act.code.clone()),
            RanEnding::Threw(exception) => self.whatever_is_thrown(&act.code, exception, &ran.state)?,
            _ => return hidden(clause, Hiding::Endless),
        });
        let after = &ran.state;
        let detail = violated.detail.as_deref().unwrap_or_default().replace('`', "");
        let message = format!("{}, but {detail}", clause.message());
        let broken = |limits: &&FrameCondition| matches!(violated.what, Promise::Check(check) if check == limits.check);
        let places = violated.scene.frame.iter().find(broken).map_or(&[][..], |limits| &limits.places);
        let mut translator = self.translator(arranged, after, true);
        translator.has_undefined = false;
        let changes = Changes { places, stopped, clause };
        let found = changes.asserted(&mut translator, arranged, after);
        let needs = translator.needs;
        let (assertion, args) = found?;
        needed(test, needs);
        test.assert.push(self.junit.asserts(assertion, args, &message));
        Ok(())
    }
}

/// What to call with what.
type Assertion = (&'static str, Vec<Expr>);

/// Which places may change.
struct Changes<'c> {
    places: &'c [Location],
    /// Where the forbidden write was seen.
    stopped: &'c State,
    clause: &'c Clause,
}

impl Changes<'_> {
    /// An assertion that a place which must not change has not: what to call with what.
    fn asserted(
        &self,
        translator: &mut Translator,
        arranged: &Arranged,
        after: &State,
    ) -> Result<Assertion, Reason> {
        let before = &arranged.state;
        let mut reason = Hiding::TakenBack;
        for variable in &arranged.variables {
            let object = variable.object;
            if let Some(index) = self.changed_element(translator, before, after, object) {
                let ty = TypeName::of(&variable.ty, translator.subject.info);
                let name = translator.fresh(&format!("old{}", upper_first(&variable.name)));
                let now = Expr::name(&variable.name);
                let copy = now.clone().call("clone", Vec::new());
                translator.needs.olds.push(Stmt::local(ty, &name, copy));
                return Ok(self.elements(translator, object, &variable.ty, (Expr::Name(name), now), index));
            }
            let DynType::Class(class) = translator.interpreter.type_of(before, object) else { continue };
            let this = Said::new(Expr::name(&variable.name), variable.ty.clone(), Some(Value::Obj(object)));
            let held = translator.interpreter.fields(before, object);
            for (field, now) in translator.interpreter.fields(after, object) {
                let earlier = held.iter().find(|(id, _)| *id == field).map(|(_, value)| *value);
                let Some(earlier) = earlier else { continue };
                let known = translator.interpreter.known(before, earlier);
                let is_same = known == translator.interpreter.known(after, now);
                let element = match known {
                    Known::Object(inner) if is_same => {
                        self.changed_element(translator, before, after, inner).map(|index| (inner, index))
                    }
                    _ => None,
                };
                if element.is_none() && (is_same || self.may_change_field(translator, object, field)) {
                    continue;
                }
                match self.field(translator, *class, Some(this.clone()), field, element) {
                    Ok(found) => return Ok(found),
                    Err(why) => reason = Hiding::NoJavaForm(why),
                }
            }
        }
        for (field, now) in &after.world.statics {
            let is_listed =
                self.places.iter().any(|place| matches!(place, Location::Static(listed) if listed == field));
            let Some(earlier) = before.world.statics.get(field).filter(|_| !is_listed) else { continue };
            if translator.interpreter.known(before, *earlier) != translator.interpreter.known(after, *now) {
                let class = translator.subject.program.field(*field).class;
                match self.field(translator, class, None, *field, None) {
                    Ok(found) => return Ok(found),
                    Err(why) => reason = Hiding::NoJavaForm(why),
                }
            }
        }
        hidden(self.clause, reason)
    }

    fn field(
        &self,
        translator: &mut Translator,
        class: ClassId,
        this: Option<Said>,
        field: FieldId,
        element: Option<(ObjId, usize)>,
    ) -> Result<Assertion, Unsaid> {
        let (_, declared) = translator.subject.java_field(field).ok_or(Unsaid::UnwrittenField)?;
        let meaning = Meaning { class, this, is_old: true, params: Vec::new(), result: None, thrown: None };
        let name = Spec::Name(declared.name.clone());
        if let Some((array, index)) = element {
            let old = translator.copied(&name, &meaning)?;
            let now = translator.value(&name, &meaning)?;
            return Ok(self.elements(translator, array, &now.ty, (old.code, now.code), index));
        }
        let old = translator.value(&Spec::Old(Box::new(name.clone())), &meaning)?;
        let now = translator.value(&name, &meaning)?;
        Ok(unchanged(&declared.ty, old.code, now.code))
    }

    /// That an array is as it was; where some of its elements may change, that this one is.
    fn elements(
        &self,
        translator: &Translator,
        array: ObjId,
        ty: &JavaType,
        (old, now): (Expr, Expr),
        index: usize,
    ) -> Assertion {
        let may_change = self.places.iter().any(|place| match place {
            Location::Elem(base, _) => self.is(translator, *base, array),
            _ => false,
        });
        let elem = match ty {
            JavaType::Array(elem) => &**elem,
            _ => ty,
        };
        match elem {
            JavaType::Prim(word) if !may_change && !matches!(*word, "float" | "double") => {
                ("assertArrayEquals", vec![old, now])
            }
            elem => unchanged(elem, old.at(Expr::count(index)), now.at(Expr::count(index))),
        }
    }

    fn is(&self, translator: &Translator, value: Value, object: ObjId) -> bool {
        translator.interpreter.known(self.stopped, value) == Known::Object(object)
    }

    fn may_change_field(&self, translator: &Translator, object: ObjId, field: FieldId) -> bool {
        self.places.iter().any(|place| match place {
            Location::Field(base, listed) => *listed == field && self.is(translator, *base, object),
            Location::AllFields(base) => self.is(translator, *base, object),
            _ => false,
        })
    }

    /// The first element of an array that changes and must not.
    fn changed_element(
        &self,
        translator: &mut Translator,
        before: &State,
        after: &State,
        array: ObjId,
    ) -> Option<usize> {
        let held = translator.interpreter.elements(before, array)?;
        let now = translator.interpreter.elements(after, array)?;
        let interpreter = &translator.interpreter;
        (0..held.len().min(now.len())).find(|index| {
            let is_listed = self.places.iter().any(|place| match place {
                Location::AllElems(base) => self.is(translator, *base, array),
                Location::Elem(base, at) => {
                    let at = interpreter.known(self.stopped, Value::Prim(*at));
                    self.is(translator, *base, array)
                        && i64::try_from(*index).is_ok_and(|i| at == Known::Int(i))
                }
                _ => false,
            });
            !is_listed && interpreter.known(before, held[*index]) != interpreter.known(after, now[*index])
        })
    }
}

/// That a value of a type is what it was.
fn unchanged(ty: &JavaType, old: Expr, now: Expr) -> Assertion {
    match ty {
        // the comparison of numbers wants a tolerance
        JavaType::Prim("float" | "double") => ("assertTrue", vec![Expr::binary(BinaryOp::Equal, old, now)]),
        JavaType::Prim(_) => ("assertEquals", vec![old, now]),
        _ => ("assertSame", vec![old, now]),
    }
}
