//! Objects of the library for the pool: boxes, large numbers, collections with none, one and two elements.

use oox_core::heap::Value;
use oox_core::interpret::{Known, RanEnding};
use oox_core::ir::{ClassId, MethodId, Ty};

use super::pool::Pool;
use crate::java::{Holds, JavaClass, JavaType, boxed};

impl Pool<'_, '_> {
    /// Objects of a class of the library; none of most classes.
    pub(super) fn of_library(&mut self, name: &str, ty: &JavaType) -> Vec<Value> {
        if boxed(name).is_some() {
            return self.boxes(name);
        }
        let Some(model) = self.subject.info.class(name).map(|java| &java.model) else { return Vec::new() };
        if !model.samples.is_empty() {
            return model.samples.iter().filter_map(|text| self.written(name, text)).collect();
        }
        if let (Some(_), Some(class)) = (&model.parts, self.subject.class(name)) {
            return self.composed(class);
        }
        if let Some(instance) = &model.instance {
            return if boxed(instance).is_some() { self.boxes(instance) } else { self.texts() };
        }
        if model.holds == Some(Holds::Optional) {
            return self.optionals(name, ty);
        }
        let Some(made) = &model.made_as else { return Vec::new() };
        match self.subject.holds_named(made) {
            Some((Holds::Entries, above)) => self.maps(made, above, ty),
            Some((_, above)) => self.collections(made, above, ty),
            None => Vec::new(),
        }
    }

    fn boxes(&mut self, name: &str) -> Vec<Value> {
        let Some(class) = self.subject.class(name) else { return Vec::new() };
        let Some(field) = self.subject.program.class(class).fields.first().copied() else {
            return Vec::new();
        };
        let ty = self.subject.program.field(field).ty.clone();
        let mut found = Vec::new();
        for value in self.prims(&ty) {
            let object = self.interpreter.allocate(&mut self.state, class);
            self.interpreter.set_field(&mut self.state, object, field, value);
            found.push(Value::Obj(object));
        }
        found
    }

    /// An object by its text, or by the numbers that it is made of.
    fn written(&mut self, name: &str, text: &str) -> Option<Value> {
        let class = self.subject.class(name)?;
        let Some(fields) = self.subject.part_fields(class) else {
            let maker = self.subject.method(name, &format!("{name}(String)"))?;
            let text = self.interpreter.literal(&mut self.state, text);
            return self.run(maker, vec![text]);
        };
        let maker = self.subject.part_maker(class)?;
        let mut args = Vec::new();
        for (word, field) in text.split(' ').zip(fields) {
            let ty = &self.subject.program.field(field).ty;
            args.push(self.interpreter.int(ty, word.parse().ok()?)?);
        }
        self.run(maker, args)
    }

    /// Objects of parts that are objects: the first of each, the second of each.
    fn composed(&mut self, class: ClassId) -> Vec<Value> {
        let Some(maker) = self.subject.part_maker(class) else { return Vec::new() };
        let types: Vec<JavaType> = self
            .subject
            .program
            .method(maker)
            .params
            .iter()
            .map(|param| self.subject.java_type(&param.ty))
            .collect();
        let parts = types.iter().map(|ty| ty.class_name().map(|name| self.of_library(name, ty)));
        let Some(parts) = parts.collect::<Option<Vec<Vec<Value>>>>() else { return Vec::new() };
        let count = parts.iter().map(Vec::len).min().unwrap_or_default();
        (0..count).filter_map(|index| self.run(maker, parts.iter().map(|all| all[index]).collect())).collect()
    }

    fn optionals(&mut self, name: &str, ty: &JavaType) -> Vec<Value> {
        let makers = (self.subject.method(name, "of(Object)"), self.subject.method(name, "empty()"));
        let mut found = Vec::new();
        for element in self.elements_of(ty, 0).into_iter().take(1) {
            found.extend(makers.0.and_then(|maker| self.run(maker, vec![element])));
        }
        found.extend(makers.1.and_then(|maker| self.run(maker, Vec::new())));
        found
    }

    fn collections(&mut self, class: &str, above: &JavaClass, ty: &JavaType) -> Vec<Value> {
        let maker = self.subject.method(class, &format!("{class}()"));
        let add = self.subject.method(&above.name, "add(Object)");
        let (Some(maker), Some(add)) = (maker, add) else { return Vec::new() };
        let elements = self.elements_of(ty, 0);
        let mut found = Vec::new();
        for length in [1, 0, 2].into_iter().filter(|length| *length <= elements.len()) {
            let Some(made) = self.run(maker, Vec::new()) else { continue };
            let is_filled = elements[..length].iter().all(|it| self.run(add, vec![made, *it]).is_some());
            found.extend(is_filled.then_some(made));
        }
        found
    }

    fn maps(&mut self, class: &str, above: &JavaClass, ty: &JavaType) -> Vec<Value> {
        let maker = self.subject.method(class, &format!("{class}()"));
        let put = self.subject.method(&above.name, "put(Object,Object)");
        let (Some(maker), Some(put)) = (maker, put) else { return Vec::new() };
        let (keys, held) = (self.elements_of(ty, 0), self.elements_of(ty, 1));
        let pairs: Vec<(Value, Value)> = keys.into_iter().zip(held.into_iter().cycle()).collect();
        let mut found = Vec::new();
        for length in [1, 0, 2].into_iter().filter(|length| *length <= pairs.len()) {
            let Some(made) = self.run(maker, Vec::new()) else { continue };
            let mut filled = pairs[..length].iter();
            let is_filled = filled.all(|(key, value)| self.run(put, vec![made, *key, *value]).is_some());
            found.extend(is_filled.then_some(made));
        }
        found
    }

    /// Two values of a type argument that are not null.
    fn elements_of(&mut self, ty: &JavaType, index: usize) -> Vec<Value> {
        let ty = ty.argument(index);
        let class = ty.class_name().and_then(|name| self.subject.class(name));
        let oox = class.map_or(Ty::Null, Ty::Ref);
        self.values(&ty, &oox).into_iter().filter(|value| *value != Value::Null).take(2).collect()
    }

    /// Runs something in the state of the pool; `None`, and no change, where it does not end normally. What gives nothing
    /// gives null.
    pub(super) fn run(&mut self, method: MethodId, args: Vec<Value>) -> Option<Value> {
        let ran = if self.subject.program.method(method).is_constructor {
            self.interpreter.construct(&self.state, method, args)
        } else {
            self.interpreter.call(&self.state, method, &args)
        };
        let RanEnding::Returned(value) = ran.ending else { return None };
        if ran.doubt().is_some() {
            return None;
        }
        let value = value.unwrap_or(Value::Null);
        let value = match self.interpreter.known(&ran.state, value) {
            Known::Object(object) => Value::Obj(object),
            Known::Unknown => return None,
            _ => value,
        };
        self.state = ran.state;
        Some(value)
    }
}
