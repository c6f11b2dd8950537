//! What methods of the user tell of an object: getters of fields, and methods that answer and change nothing.

use indexmap::IndexMap;
use oox_core::heap::{ObjId, Value};
use oox_core::interpret::{Known, RanEnding, State};
use oox_core::ir::{ClassId, FieldId, MethodId};

use super::Observer;
use super::asked::About;
use super::junit::JUnit;
use crate::generate::subject::Subject;
use crate::java::{Expr, JavaField, JavaMethod, JavaType, Literal};

/// A way to read a field of an object.
pub struct Reader {
    /// The expression.
    pub code: Expr,
    /// Its type.
    pub ty: JavaType,
}

impl Observer<'_, '_> {
    /// How a test reads a field: by its getter, or by its name.
    pub fn reader(
        &mut self,
        expr: &Expr,
        object: ObjId,
        class: ClassId,
        field: FieldId,
        value: Value,
        ty: &JavaType,
    ) -> Option<Reader> {
        let (java, declared) = self.subject.java_field(field)?;
        let own = self.subject.java_class(class)?;
        let values = self.subject.arguments(own, ty);
        for (id, declaring, method) in self.subject.all_methods(class) {
            let usable = !method.is_static
                && method.params.is_empty()
                && !method.ret.is_void()
                && Subject::can_use(self.package, declaring, method.access);
            if usable && is_getter(&method.name, declared) {
                let code = expr.clone().call(&method.name, Vec::new());
                if self.is_idle(&code) {
                    continue;
                }
                let ran = self.interpreter.call(self.after, id, &[Value::Obj(object)]);
                if let RanEnding::Returned(Some(found)) = ran.ending
                    && self.interpreter.has_no_effect(self.after, &ran.state)
                    && self.interpreter.known(&ran.state, found) == self.interpreter.known(self.after, value)
                {
                    let values = self.subject.arguments_above(own, &values, declaring);
                    let ty = method.ret.substituted(&values);
                    if method.throws {
                        self.throwing.push(code.clone());
                    }
                    return Some(Reader { code, ty });
                }
            }
        }
        let is_visible = Subject::can_use(self.package, java, declared.access);
        let owner = self.subject.seen_as(expr.clone(), Some(class), java, declared);
        let ty = declared.ty.substituted(&self.subject.arguments_above(own, &values, java));
        is_visible.then(|| Reader { code: owner.field(&declared.name), ty })
    }

    /// Asserts what methods tell of an object that change nothing.
    pub(super) fn observers(
        &mut self,
        expr: &Expr,
        object: ObjId,
        class: ClassId,
        ty: &JavaType,
        interest: Interest,
    ) {
        let Some(own) = self.subject.java_class(class) else { return };
        let values = self.subject.arguments(own, ty);
        let mut told = 0;
        let mut methods = self.subject.all_methods(class);
        // the text of an object says something where nothing else does
        methods.sort_by_key(|(_, _, method)| method.name == TO_STRING);
        for (id, declaring, method) in methods {
            let usable = !method.is_static
                && method.params.len() <= 1
                && !method.ret.is_void()
                && declaring.is_users
                && !matches!(method.name.as_str(), "hashCode" | "clone" | "getClass" | "equals")
                && Subject::can_use(self.package, declaring, method.access);
            let most = if method.name == TO_STRING { MOST_BESIDE_TEXT } else { MOST_ANSWERS };
            if !usable || told >= most && !self.is_repeated() {
                continue;
            }
            let values = self.subject.arguments_above(own, &values, declaring);
            let ty = method.ret.substituted(&values);
            let questions = match method.params.first() {
                Some(_) if self.is_repeated() => self.repeated_questions(expr, method),
                _ => self.questions(object, id, method, &values, interest),
            };
            let mut answered = 0;
            for about in questions {
                let asked = about.iter().map(|about| about.code.clone()).collect();
                let call = expr.clone().call(&method.name, asked);
                if answered >= interest.most_of_one() && !self.is_repeated() {
                    break;
                }
                if self.is_idle(&call) {
                    continue;
                }
                let Some(told_now) = self.answer((id, object), about.as_ref(), &ty, interest) else {
                    continue;
                };
                self.asked.extend(about.map(|about| (call.clone(), about)));
                if method.throws {
                    self.throwing.push(call.clone());
                }
                self.assert_told(told_now, call, &ty);
                answered += 1;
            }
            told += answered;
        }
    }

    /// What a method with a parameter was asked about before.
    fn repeated_questions(&self, expr: &Expr, method: &JavaMethod) -> Vec<Option<About>> {
        let is_same = |(call, about): &&(Expr, About)| {
            *call == expr.clone().call(&method.name, vec![about.code.clone()])
        };
        self.asked.iter().filter(is_same).map(|(_, about)| Some(about.clone())).collect()
    }

    /// What a method may be asked: of one with a parameter, about what.
    fn questions(
        &mut self,
        object: ObjId,
        id: MethodId,
        method: &JavaMethod,
        values: &IndexMap<String, JavaType>,
        interest: Interest,
    ) -> Vec<Option<About>> {
        match method.params.first() {
            None => vec![None],
            // of a new object, nobody knows what to ask
            Some(_) if interest == Interest::Everything => Vec::new(),
            // what is called so only asks; of others the answer before the call and after it shows that
            Some(_) if interest == Interest::Standing && !asks(&method.name) => Vec::new(),
            Some((_, param)) if param.takes_null_only(values) => Vec::new(),
            Some((_, param)) => {
                let Some(known) = self.subject.program.method(id).params.first() else { return Vec::new() };
                let known = known.ty.clone();
                self.worth_asking(object, &param.substituted(values), &known).into_iter().map(Some).collect()
            }
        }
    }

    fn assert_told(&mut self, told: Told, call: Expr, ty: &JavaType) {
        match told {
            Told::Same(name) => self.call("assertSame", vec![Expr::Name(name), call]),
            Told::Equal(code) => match code.as_truth() {
                Some(true) if *ty == JavaType::Prim("boolean") => self.call("assertTrue", vec![call]),
                Some(false) if *ty == JavaType::Prim("boolean") => self.call("assertFalse", vec![call]),
                _ if code.is_null() => self.call("assertNull", vec![call]),
                _ => self.call("assertEquals", vec![code, call]),
            },
        }
    }

    /// What a call tells that changes nothing; nothing where it is not of interest.
    fn answer(
        &mut self,
        (id, object): (MethodId, ObjId),
        about: Option<&About>,
        ty: &JavaType,
        interest: Interest,
    ) -> Option<Told> {
        let (told, is_pure) = self.answer_in(self.after, (id, object), about, ty);
        let told = told.filter(|_| is_pure)?;
        if interest == Interest::Changes && !self.is_repeated() {
            let (earlier, is_pure) = self.answer_in(self.before, (id, object), about, ty);
            if earlier.as_ref() == Some(&told) || about.is_some() && !is_pure {
                return None;
            }
        }
        Some(told)
    }

    /// What a call tells in some state, and whether it has changed nothing.
    fn answer_in(
        &mut self,
        state: &State,
        (id, object): (MethodId, ObjId),
        about: Option<&About>,
        ty: &JavaType,
    ) -> (Option<Told>, bool) {
        let mut args = vec![Value::Obj(object)];
        let mut asked_in = state.clone();
        if let Some(about) = about {
            let (value, with_it) = about.in_state(self, state);
            args.push(value);
            asked_in = with_it;
        }
        let ran = self.interpreter.call(&asked_in, id, &args);
        let is_pure =
            self.interpreter.has_no_effect(&asked_in, &ran.state) && ran.state.notes.gaps.is_empty();
        match ran.ending {
            RanEnding::Returned(Some(value)) => (self.told(&ran.state, value, ty), is_pure),
            _ => (None, is_pure),
        }
    }

    /// What a call told, as an expression: only values that are plain enough, and objects that the test knows.
    fn told(&mut self, state: &State, value: Value, ty: &JavaType) -> Option<Told> {
        let known = self.interpreter.known(state, value);
        let code = match (&known, ty) {
            (Known::F32(_) | Known::F64(_), _) if self.junit == JUnit::Four => None,
            (Known::Object(object), _) => {
                if let Some(variable) = self.variables.iter().find(|variable| variable.object == *object) {
                    return Some(Told::Same(variable.name.clone()));
                }
                self.expected_in(state, value)
            }
            (_, JavaType::Prim(prim)) => Literal::of(&known, prim).map(Expr::Literal),
            (Known::Null, _) => Some(Expr::null()),
            _ => None,
        };
        code.map(Told::Equal)
    }
}

/// What is worth asserting of an object.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Interest {
    /// It is new to the test.
    Everything,
    /// The call has changed it.
    Changes,
    /// The call has changed nothing, and this is all that can be said.
    Standing,
}

impl Interest {
    /// How often one method is asked.
    fn most_of_one(self) -> usize {
        match self {
            Self::Everything | Self::Standing => 1,
            Self::Changes => 2,
        }
    }
}

/// An answer, as an expression.
#[derive(Debug, PartialEq, Eq)]
enum Told {
    /// This very object.
    Same(String),
    /// Something equal.
    Equal(Expr),
}

/// So many questions about one object are enough.
const MOST_ANSWERS: usize = 4;
/// So many leave nothing to be told by the text of an object.
const MOST_BESIDE_TEXT: usize = 2;
const TO_STRING: &str = "toString";

/// Whether a method of this name reads the field, by convention.
fn is_getter(name: &str, field: &JavaField) -> bool {
    let bare = field.name.trim_start_matches('_');
    let matches = |candidate: &str| candidate.eq_ignore_ascii_case(bare);
    name == bare
        || name.strip_prefix("get").is_some_and(matches)
        || name.strip_prefix("is").is_some_and(matches) && field.ty == JavaType::Prim("boolean")
        || name.eq_ignore_ascii_case(bare) && bare.starts_with("is")
}

/// Whether a method of this name asks and does nothing else, by convention.
fn asks(name: &str) -> bool {
    const WORDS: [&str; 9] = ["is", "has", "contains", "get", "find", "index", "count", "includes", "lookup"];
    WORDS.iter().any(|word| name.starts_with(word))
}
