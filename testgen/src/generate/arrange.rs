//! The arrange part of a test: statements that build the input, executed by the interpreter as they are written.

use std::collections::{BTreeSet, HashMap};

use oox_core::exec::{Interpreter, Known, RanEnding, State};
use oox_core::heap::{ObjId, Value};
use oox_core::ir::{DynType, FieldId, MethodId, Ty};

use super::content::{Content, boxed, content};
use super::plan::{Plan, Planner};
use super::raw::Raw;
use super::subject::Subject;
use crate::java::{
    JavaClass, JavaType, Kind, char_literal, class_code, double_literal, float_literal, int_literal, jdk,
    string_literal, type_code,
};

/// The least direct means that was needed to build an input.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Means {
    /// Literals, factories and collections of the JDK.
    Literals,
    /// Constructors of the user's classes.
    Constructors,
    /// Setters and other methods.
    Methods,
    /// Stand-ins for classes that are not there.
    StandIns,
    /// Fields that are visible in the package.
    Fields,
    /// Fields that are not.
    Reflection,
}

impl Means {
    /// In words.
    pub fn words(self) -> &'static str {
        match self {
            Self::Literals => "literals",
            Self::Constructors => "constructors",
            Self::Methods => "methods",
            Self::StandIns => "stand-ins",
            Self::Fields => "fields of the package",
            Self::Reflection => "reflection",
        }
    }
}

/// An expression of the test, and its value in the interpreter.
#[derive(Clone, Debug)]
pub struct Built {
    /// The expression.
    pub code: String,
    /// Its value.
    pub value: Value,
}

/// What was arranged so far.
#[derive(Clone)]
pub struct Arranged {
    /// The heap.
    pub state: State,
    /// Statements.
    pub lines: Vec<String>,
    /// The variables in use.
    pub names: BTreeSet<String>,
    /// How directly.
    pub means: Means,
    /// The variables of objects of the input.
    pub variables: Vec<Variable>,
    /// Something that is called declares checked exceptions.
    pub throws: bool,
}

/// A variable of the test that holds an object.
#[derive(Clone, Debug)]
pub struct Variable {
    /// Its name.
    pub name: String,
    /// Its type.
    pub ty: JavaType,
    /// Its object.
    pub object: ObjId,
}

/// Builds inputs.
pub struct Arranger<'c, 'p> {
    pub subject: &'c Subject<'p>,
    pub interpreter: &'c mut Interpreter<'p>,
    pub raw: &'c Raw,
    pub package: &'c str,
    pub done: Arranged,
    built: HashMap<ObjId, Built>,
    /// Objects that are being built.
    busy: Vec<ObjId>,
    texts: BTreeSet<String>,
}

impl<'c, 'p> Arranger<'c, 'p> {
    /// Nothing is arranged yet.
    pub fn new(
        subject: &'c Subject<'p>,
        interpreter: &'c mut Interpreter<'p>,
        raw: &'c Raw,
        package: &'c str,
        reserved: &[&str],
    ) -> Self {
        let done = Arranged {
            state: interpreter.start(),
            lines: Vec::new(),
            names: reserved.iter().map(|name| (*name).to_owned()).collect(),
            means: Means::Literals,
            variables: Vec::new(),
            throws: false,
        };
        let (built, busy, texts) = (HashMap::new(), Vec::new(), BTreeSet::new());
        Self { subject, interpreter, raw, package, done, built, busy, texts }
    }

    /// Builds a value of the raw input.
    pub fn value(&mut self, value: Value, ty: &JavaType, hint: &str) -> Result<Built, String> {
        match self.interpreter.known(&self.raw.state, value) {
            Known::Object(object) => self.object(object, ty, hint),
            Known::Null => Ok(Built { code: "null".to_owned(), value: Value::Null }),
            known => {
                let prim = match ty {
                    JavaType::Prim(prim) => prim,
                    _ => "",
                };
                Ok(Built { code: literal(&known, prim).ok_or("a value that is not known")?, value })
            }
        }
    }

    fn object(&mut self, object: ObjId, ty: &JavaType, hint: &str) -> Result<Built, String> {
        if ty.is_unknown() {
            return Err("a type that a test cannot name".to_owned());
        }
        self.subject.check_fit(self.interpreter.class_of(&self.raw.state, object), ty)?;
        if let Some(known) = self.built.get(&object) {
            return Ok(known.clone());
        }
        if self.busy.contains(&object) {
            return Err(CYCLE.to_owned());
        }
        self.busy.push(object);
        let built = self.new_object(object, ty, hint);
        self.busy.pop();
        let built = built?;
        self.built.insert(object, built.clone());
        Ok(built)
    }

    fn new_object(&mut self, object: ObjId, ty: &JavaType, hint: &str) -> Result<Built, String> {
        if let Some(built) = self.constant(object)? {
            return Ok(built);
        }
        match content(self.subject, self.interpreter, &self.raw.state, object) {
            Some(Content::Text(text)) => return Ok(self.text(&text)),
            Some(Content::Boxed(prim, value)) => return self.boxed(object, prim, value),
            Some(Content::Written(text)) => return self.written(object, &text, hint),
            Some(Content::Optional(value)) => return self.optional(object, value, ty),
            Some(Content::Elements(values)) => return self.collection(object, &values, ty, hint),
            Some(Content::Entries(entries)) => return self.map(object, &entries, ty, hint),
            None => {}
        }
        match self.interpreter.type_of(&self.raw.state, object) {
            DynType::Array(Ty::Array(elem)) => {
                let elem = (**elem).clone();
                self.array(object, &elem, ty, hint)
            }
            DynType::Array(_) => Err("an array".to_owned()),
            DynType::Open(class) => {
                let class = *class;
                self.stand_in(object, class, ty, hint)
            }
            DynType::Class(class) => {
                let class = *class;
                self.made(object, class, ty, hint)
            }
        }
    }

    /// A constant of an enum.
    fn constant(&mut self, object: ObjId) -> Result<Option<Built>, String> {
        let Some(class) = self.interpreter.class_of(&self.raw.state, object) else { return Ok(None) };
        let Some(root) = self.subject.program.enum_root(class) else { return Ok(None) };
        let fields = &self.subject.program.class(root).static_fields;
        let holds = |field: &&FieldId| self.raw.state.statics.get(*field) == Some(&Value::Obj(object));
        let Some(field) = fields.iter().find(holds).copied() else {
            return Err("an enum constant".to_owned());
        };
        let (java, name) = self.subject.java_field(field).ok_or("an enum constant without a name")?;
        if !Subject::can_name(self.package, java) {
            return Err(format!("`{}` cannot be named in a test", java.name));
        }
        let code = format!("{}.{}", class_code(java), name.name);
        let value = self.interpreter.static_field(&mut self.done.state, field);
        Ok(Some(Built { code, value: value.ok_or("an enum whose initialisation fails")? }))
    }

    /// Equal texts that are not the same object are told apart.
    fn text(&mut self, text: &str) -> Built {
        let code = string_literal(text);
        if self.texts.insert(text.to_owned()) {
            Built { code, value: self.interpreter.literal(&mut self.done.state, text) }
        } else {
            let value = self.interpreter.text(&mut self.done.state, text);
            Built { code: format!("new String({code})"), value }
        }
    }

    fn boxed(&mut self, object: ObjId, prim: &'static str, value: Value) -> Result<Built, String> {
        let known = self.interpreter.known(&self.raw.state, value);
        let code = literal(&known, prim).ok_or("a number that is not known")?;
        let class = self.interpreter.class_of(&self.raw.state, object).ok_or("a box")?;
        let value = self.copied(object, class);
        Ok(Built { code, value })
    }

    /// The same object without running code: for objects that only their fields tell apart.
    fn copied(&mut self, object: ObjId, class: oox_core::ir::ClassId) -> Value {
        let copy = self.interpreter.allocate(&mut self.done.state, class);
        for (field, value) in self.interpreter.fields(&self.raw.state, object) {
            self.interpreter.set_field(&mut self.done.state, copy, field, value);
        }
        Value::Obj(copy)
    }

    /// A class whose text tells everything.
    fn written(&mut self, object: ObjId, text: &str, hint: &str) -> Result<Built, String> {
        let class = self.interpreter.class_of(&self.raw.state, object).ok_or("an array")?;
        let name = self.subject.program.class(class).name.clone();
        let java = self.subject.java_class(class).ok_or("a class without a name")?;
        let literal = self.interpreter.literal(&mut self.done.state, text);
        let maker =
            self.subject.method(&name, &format!("{name}(String)")).ok_or_else(|| format!("a `{name}`"))?;
        let value = self.run(maker, vec![literal])?;
        let code = format!("new {}({})", class_code(java), string_literal(text));
        let ty = JavaType::Class(name, Vec::new());
        Ok(self.variable(&ty, hint, &code, value))
    }

    fn optional(&mut self, object: ObjId, held: Option<Value>, ty: &JavaType) -> Result<Built, String> {
        let class = self.interpreter.class_of(&self.raw.state, object).ok_or("an array")?;
        let name = self.subject.program.class(class).name.clone();
        let arg = argument(ty, 0);
        if let Some(value) = held {
            let inner = self.value(value, &arg, "value")?;
            let maker = self.subject.method(&name, "of(Object)").ok_or("an Optional")?;
            let made = self.run(maker, vec![inner.value])?;
            Ok(Built { code: format!("{}.of({})", jdk("java.util.Optional"), inner.code), value: made })
        } else {
            let maker = self.subject.method(&name, "empty()").ok_or("an Optional")?;
            let made = self.run(maker, Vec::new())?;
            Ok(Built { code: format!("{}.empty()", jdk("java.util.Optional")), value: made })
        }
    }

    fn collection(
        &mut self,
        object: ObjId,
        values: &[Value],
        ty: &JavaType,
        hint: &str,
    ) -> Result<Built, String> {
        let class = self.interpreter.class_of(&self.raw.state, object).ok_or("an array")?;
        let name = self.subject.program.class(class).name.clone();
        let java = self.subject.java_class(class).ok_or("a class without a name")?;
        if !Subject::can_name(self.package, java) {
            return Err(format!("a `{name}` of the library"));
        }
        let elem = argument(ty, 0);
        let mut elements = Vec::new();
        for value in values {
            elements.push(self.value(*value, &elem, "element")?);
        }
        let maker = self.subject.method(&name, &format!("{name}()")).ok_or_else(|| format!("a `{name}`"))?;
        let add = self.subject.method("java.util.Collection", "add(Object)").ok_or("`add`")?;
        let made = self.run(maker, Vec::new())?;
        for element in &elements {
            self.run(add, vec![made, element.value])?;
        }
        let codes: Vec<&str> = elements.iter().map(|element| element.code.as_str()).collect();
        let has_copying = !matches!(name.as_str(), "java.util.Stack");
        let code = if codes.is_empty() || !has_copying {
            format!("new {}<>()", class_code(java))
        } else {
            format!("new {}<>({})", class_code(java), as_list(&codes))
        };
        let built = self.variable(&generic(ty, &java.name, 1), hint, &code, made);
        if !has_copying {
            for element in codes {
                self.done.lines.push(format!("{}.add({element});", built.code));
            }
        }
        Ok(built)
    }

    fn map(
        &mut self,
        object: ObjId,
        entries: &[(Value, Value)],
        ty: &JavaType,
        hint: &str,
    ) -> Result<Built, String> {
        let class = self.interpreter.class_of(&self.raw.state, object).ok_or("an array")?;
        let name = self.subject.program.class(class).name.clone();
        let java = self.subject.java_class(class).ok_or("a class without a name")?;
        let maker = self.subject.method(&name, &format!("{name}()")).ok_or_else(|| format!("a `{name}`"))?;
        if !Subject::can_name(self.package, java) {
            return Err(format!("a `{name}` of the library"));
        }
        let put = self.subject.method("java.util.Map", "put(Object,Object)").ok_or("`put`")?;
        let mut pairs = Vec::new();
        for (key, value) in entries {
            let key = self.value(*key, &argument(ty, 0), "key")?;
            let value = self.value(*value, &argument(ty, 1), "value")?;
            pairs.push((key, value));
        }
        let made = self.run(maker, Vec::new())?;
        for (key, value) in &pairs {
            self.run(put, vec![made, key.value, value.value])?;
        }
        let code = format!("new {}<>()", class_code(java));
        let built = self.variable(&generic(ty, &java.name, 2), hint, &code, made);
        for (key, value) in pairs {
            self.done.lines.push(format!("{}.put({}, {});", built.code, key.code, value.code));
        }
        Ok(built)
    }

    fn array(&mut self, object: ObjId, elem: &Ty, ty: &JavaType, hint: &str) -> Result<Built, String> {
        let values =
            self.interpreter.elements(&self.raw.state, object).ok_or("an array of unknown length")?;
        let java_elem = match ty {
            JavaType::Array(inner) => (**inner).clone(),
            _ => self.subject.java_type(elem),
        };
        let mut innermost = &java_elem;
        while let JavaType::Array(inner) = innermost {
            innermost = inner;
        }
        if let Some(class) = innermost.class_name().and_then(|name| self.subject.info.class(name))
            && !Subject::can_name(self.package, class)
        {
            return Err(format!("`{}` cannot be named in a test", class.name));
        }
        // the array is there before its elements, which may lead to it
        let blank = vec![self.interpreter.default(elem); values.len()];
        let array = self.interpreter.array(&mut self.done.state, elem, &blank).ok_or("an array type")?;
        let Value::Obj(id) = array else { return Err("an array".to_owned()) };
        let mut codes = Vec::new();
        for (index, value) in values.iter().enumerate() {
            let element = self.value(*value, &java_elem, &singular(hint))?;
            self.interpreter.set_element(&mut self.done.state, id, index, element.value);
            codes.push(element.code);
        }
        let array_ty = JavaType::Array(Box::new(unbounded(&java_elem)));
        let code = array_code(&java_elem, &codes, self.subject);
        let is_inner = self.busy.len() > 1
            && matches!(java_elem, JavaType::Prim(_))
            && self.busy.iter().rev().nth(1).is_some_and(|around| {
                matches!(self.interpreter.type_of(&self.raw.state, *around), DynType::Array(_))
            });
        if is_inner {
            return Ok(Built { code, value: array });
        }
        Ok(self.variable(&array_ty, hint, &code, array))
    }

    /// An object of a class with constructors.
    fn made(
        &mut self,
        object: ObjId,
        class: oox_core::ir::ClassId,
        ty: &JavaType,
        hint: &str,
    ) -> Result<Built, String> {
        let name = &self.subject.program.class(class).name;
        if name == "Object" {
            let value = Value::Obj(self.interpreter.allocate(&mut self.done.state, class));
            return Ok(self.variable(
                &JavaType::Class(name.clone(), Vec::new()),
                hint,
                "new Object()",
                value,
            ));
        }
        let java = self.subject.java_class(class).ok_or_else(|| format!("the class `{name}`"))?;
        if !Subject::can_name(self.package, java) {
            return Err(format!("`{name}` cannot be named in a test"));
        }
        let before = (self.done.clone(), self.built.clone(), self.texts.clone());
        let mut last = format!("no constructor of `{name}` can be called");
        for plain in [false, true] {
            let plan =
                Planner::new(self.subject, self.interpreter, self.raw, self.package).plan(object, plain);
            let Some(plan) = plan else { break };
            match self.carried_out(object, java, &plan, ty, hint) {
                Ok(built) => return Ok(built),
                Err(reason) => last = reason,
            }
            (self.done, self.built, self.texts) = before.clone();
        }
        Err(last)
    }

    fn carried_out(
        &mut self,
        object: ObjId,
        java: &'p JavaClass,
        plan: &Plan,
        ty: &JavaType,
        hint: &str,
    ) -> Result<Built, String> {
        let values = self.subject.arguments(java, ty);
        let own = self.subject.own_type(java, ty);
        let (args, outer) = self.arguments(plan.maker, &plan.args, &values)?;
        let ran = self.interpreter.construct(
            &self.done.state,
            plan.maker,
            outer.iter().chain(&args).map(|arg| arg.value).collect(),
        );
        let RanEnding::Returned(Some(made)) = ran.ending else {
            return Err("its constructor throws".to_owned());
        };
        self.done.state = ran.state;
        let codes: Vec<&str> = args.iter().map(|arg| arg.code.as_str()).collect();
        let diamond = if java.type_params.is_empty() { "" } else { "<>" };
        let code = match (&outer, java.path.last()) {
            (Some(outer), Some(simple)) => {
                format!("{}.new {simple}{diamond}({})", outer.code, codes.join(", "))
            }
            _ => format!("new {}{diamond}({})", class_code(java), codes.join(", ")),
        };
        self.means(if java.kind == Kind::Record || !java.is_users {
            Means::Literals
        } else {
            Means::Constructors
        });
        let built = self.variable(&own, hint, &code, made);
        self.built.insert(object, built.clone());
        for (method, args) in &plan.calls {
            self.means(Means::Methods);
            let (args, _) = self.arguments(*method, args, &values)?;
            let all = std::iter::once(made).chain(args.iter().map(|arg| arg.value)).collect();
            self.run(*method, all)?;
            let (_, of) = self.subject.java_method(*method).ok_or("a method without a name")?;
            let codes: Vec<&str> = args.iter().map(|arg| arg.code.as_str()).collect();
            self.done.lines.push(format!("{}.{}({});", built.code, of.name, codes.join(", ")));
        }
        let wanted = self.interpreter.fields(&self.raw.state, object);
        for field in &plan.wrong {
            let value = wanted.iter().find(|(id, _)| id == field).map_or(Value::Null, |(_, value)| *value);
            self.write(&built, *field, value, &values)?;
        }
        Ok(built)
    }

    /// Writes a field: as an assignment where the test may, else by reflection.
    fn write(
        &mut self,
        built: &Built,
        field: FieldId,
        value: Value,
        values: &indexmap::IndexMap<String, JavaType>,
    ) -> Result<(), String> {
        let (java, of) = self.subject.java_field(field).ok_or("a field that nobody wrote")?;
        let value = self.value(value, &of.ty.substituted(values), &of.name)?;
        if Subject::can_use(self.package, java, of.access) && !of.is_final {
            self.means(Means::Fields);
            let object = match built.value {
                Value::Obj(object) => self.interpreter.class_of(&self.done.state, object),
                _ => None,
            };
            let owner = self.subject.seen_as(&built.code, object, java, of);
            self.done.lines.push(format!("{owner}.{} = {};", of.name, value.code));
        } else {
            if !java.is_users {
                return Err(format!("the field `{}` of `{}`", of.name, java.name));
            }
            if of.is_constant {
                return Err(format!("the constant `{}` of `{}`", of.name, java.name));
            }
            if java.kind == Kind::Record {
                return Err(format!(
                    "the record `{}` with fields that its constructor does not give it",
                    java.name
                ));
            }
            self.means(Means::Reflection);
            let class = class_code(java);
            let name = string_literal(&of.name);
            self.done.lines.push(format!("setField({}, {class}.class, {name}, {});", built.code, value.code));
        }
        let Value::Obj(object) = built.value else { return Err("a field of null".to_owned()) };
        self.interpreter.set_field(&mut self.done.state, object, field, value.value);
        Ok(())
    }

    /// The arguments of a call, and apart from them the enclosing instance of an inner class.
    fn arguments(
        &mut self,
        method: MethodId,
        args: &[Value],
        values: &indexmap::IndexMap<String, JavaType>,
    ) -> Result<(Vec<Built>, Option<Built>), String> {
        let (java, of) = self.subject.java_method(method).ok_or("a method without a name")?;
        self.done.throws |= of.throws;
        let extra = args.len() - of.params.len().min(args.len());
        let mut outer = None;
        if extra == 1 && java.is_inner {
            let field = self.subject.program.method(method).params.first().map(|param| param.ty.clone());
            let ty = self.subject.java_type(&field.unwrap_or(Ty::Null));
            outer = Some(self.value(args[0], &ty, "outer")?);
        } else if extra > 0 {
            return Err(format!("a constructor of `{}` that takes more than is written", java.name));
        }
        let mut all = values.clone();
        all.extend(Subject::instances_of(&of.type_params));
        let mut built = Vec::new();
        for (index, ((name, ty), value)) in of.params.iter().zip(&args[extra..]).enumerate() {
            let ty = ty.substituted(&all);
            let mut arg = self.value(*value, &ty, name)?;
            if of.is_varargs && index + 1 == of.params.len() && arg.code == "null" {
                arg.code = format!("({}) null", type_code(&ty, self.subject.info));
            }
            built.push(arg);
        }
        Ok((built, outer))
    }

    /// Runs something that must end normally.
    pub fn run(&mut self, method: MethodId, args: Vec<Value>) -> Result<Value, String> {
        let ran = if self.subject.program.method(method).is_constructor {
            self.interpreter.construct(&self.done.state, method, args)
        } else {
            self.interpreter.call(&self.done.state, method, &args)
        };
        match ran.ending {
            RanEnding::Returned(value) if ran.state.unmodelled.is_empty() => {
                self.done.state = ran.state;
                Ok(value.unwrap_or(Value::Null))
            }
            _ => Err(format!("`{}` does not end normally", self.subject.program.qualified_name(method))),
        }
    }

    /// Notes a means.
    pub fn means(&mut self, means: Means) {
        self.done.means = self.done.means.max(means);
    }

    /// Declares a variable.
    pub fn variable(&mut self, ty: &JavaType, hint: &str, code: &str, value: Value) -> Built {
        let name = self.fresh(hint);
        self.done.lines.push(format!("{} {name} = {code};", type_code(ty, self.subject.info)));
        if let Value::Obj(object) = value {
            self.done.variables.push(Variable { name: name.clone(), ty: ty.clone(), object });
        }
        Built { code: name, value }
    }

    /// A name that is not in use.
    pub fn fresh(&mut self, hint: &str) -> String {
        let hint = identifier(hint);
        let mut name = hint.clone();
        let mut number = 2;
        while self.done.names.contains(&name) {
            name = format!("{hint}{number}");
            number += 1;
        }
        self.done.names.insert(name.clone());
        name
    }
}

/// What is said of an object that leads to itself.
const CYCLE: &str = "an object that leads to itself through a constructor";

/// A primitive value as Java writes it.
pub fn literal(known: &Known, prim: &str) -> Option<String> {
    Some(match known {
        Known::Bool(value) => value.to_string(),
        Known::Int(value) if prim == "char" => char_literal(u16::try_from(*value).ok()?),
        Known::Int(value) => int_literal(prim, *value),
        Known::F32(bits) => float_literal(*bits),
        Known::F64(bits) => double_literal(*bits),
        Known::Null => "null".to_owned(),
        Known::Object(_) | Known::Unknown => return None,
    })
}

/// `Arrays.asList(a, b)`. A single null would be taken for the array itself.
pub fn as_list(codes: &[&str]) -> String {
    match codes {
        [] => format!("{}.emptyList()", jdk("java.util.Collections")),
        ["null"] => format!("{}.singletonList(null)", jdk("java.util.Collections")),
        _ => format!("{}.asList({})", jdk("java.util.Arrays"), codes.join(", ")),
    }
}

/// `new T[] {a, b}`; long runs of zeros are left to `new T[n]` where all are.
pub fn array_code(elem: &JavaType, codes: &[String], subject: &Subject) -> String {
    let elem = unbounded(elem);
    let is_default = |code: &String| matches!(code.as_str(), "0" | "null" | "false" | "0L" | "0.0" | "0.0f");
    let written = type_code(&elem, subject.info);
    if codes.is_empty() || codes.len() > 2 && codes.iter().all(is_default) {
        let (base, dims) = written.find("[]").map_or((written.as_str(), ""), |at| written.split_at(at));
        return format!("new {base}[{}]{dims}", codes.len());
    }
    let plain: Vec<String> = codes
        .iter()
        .map(|code| match elem {
            // in an initialiser a constant fits without a cast
            JavaType::Prim("byte" | "short") => {
                code.trim_start_matches("(byte) ").trim_start_matches("(short) ").to_owned()
            }
            _ => code.clone(),
        })
        .collect();
    format!("new {written}[] {{{}}}", plain.join(", "))
}

/// The element type of arrays that can be made: there are none of generic types but those with `?`.
pub fn unbounded(elem: &JavaType) -> JavaType {
    match elem {
        JavaType::Class(name, args) => {
            JavaType::Class(name.clone(), vec![JavaType::Extends(Box::new(object())); args.len()])
        }
        other => other.clone(),
    }
}

/// The type argument of a type; `Object` where there is none.
pub fn argument(ty: &JavaType, index: usize) -> JavaType {
    match ty {
        JavaType::Class(_, args) => match args.get(index) {
            Some(JavaType::Extends(bound)) if **bound == JavaType::Unknown => object(),
            Some(arg) => arg.without_wildcard(),
            None => object(),
        },
        _ => object(),
    }
}

fn object() -> JavaType {
    JavaType::Class("Object".to_owned(), Vec::new())
}

/// The declared type of a variable for a collection: what was asked for where that has arguments, else the class itself.
fn generic(ty: &JavaType, class: &str, arity: usize) -> JavaType {
    let is_asked = match ty {
        JavaType::Class(name, args) => name != "Object" && args.len() == arity,
        _ => false,
    };
    match ty {
        JavaType::Class(name, args) if is_asked => {
            JavaType::Class(name.clone(), args.iter().map(JavaType::without_wildcard).collect())
        }
        _ => JavaType::Class(class.to_owned(), vec![object(); arity]),
    }
}

/// One of several: `items` has an `item`.
fn singular(name: &str) -> String {
    match name.strip_suffix('s') {
        Some(one) if one.len() > 2 => one.to_owned(),
        _ => "element".to_owned(),
    }
}

/// A name that Java accepts for a variable.
pub fn identifier(hint: &str) -> String {
    let mut name: String = hint.chars().filter(|c| c.is_ascii_alphanumeric() || *c == '_').collect();
    if name.is_empty() || name.starts_with(|c: char| c.is_ascii_digit()) {
        name = format!("value{name}");
    }
    if KEYWORDS.contains(&name.as_str()) || boxed(&name).is_some() {
        name.push('_');
    }
    name
}

/// Words that cannot be the name of a variable.
const KEYWORDS: [&str; 54] = [
    "abstract",
    "assert",
    "boolean",
    "break",
    "byte",
    "case",
    "catch",
    "char",
    "class",
    "const",
    "continue",
    "default",
    "do",
    "double",
    "else",
    "enum",
    "extends",
    "false",
    "final",
    "finally",
    "float",
    "for",
    "goto",
    "if",
    "implements",
    "import",
    "instanceof",
    "int",
    "interface",
    "long",
    "native",
    "new",
    "null",
    "package",
    "private",
    "protected",
    "public",
    "return",
    "short",
    "static",
    "strictfp",
    "super",
    "switch",
    "synchronized",
    "this",
    "throw",
    "throws",
    "transient",
    "true",
    "try",
    "void",
    "volatile",
    "while",
    "_",
];
