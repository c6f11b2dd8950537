//! What a test calls of the library although the program does not: to fill a collection of the input, to look into one
//! that comes out, and to ask an exception for its message.

use super::reach::Lowering;
use crate::types::{ClassId, Type};
use crate::world::Origin;

/// Types, and their methods by name and number of parameters. They are called on whatever is below.
const LOOKED_AT: [(&str, &[(&str, usize)]); 4] = [
    ("java.lang.Throwable", &[("getMessage", 0)]),
    ("java.util.Collection", &[("toArray", 0), ("add", 1)]),
    ("java.util.Map", &[("keySet", 0), ("get", 1), ("put", 2)]),
    ("java.util.Map$Entry", &[("getKey", 0), ("getValue", 0)]),
];

/// Classes that are made by a static method.
const MADE_BY: [(&str, &[(&str, usize)]); 11] = [
    ("java.util.Optional", &[("of", 1), ("empty", 0), ("orElse", 1)]),
    ("java.util.OptionalInt", &[("of", 1), ("empty", 0)]),
    ("java.util.OptionalLong", &[("of", 1), ("empty", 0)]),
    ("java.util.OptionalDouble", &[("of", 1), ("empty", 0)]),
    ("java.lang.StringBuilder", &[("append", 1), ("toString", 0)]),
    ("java.lang.StringBuffer", &[("append", 1), ("toString", 0)]),
    ("java.math.BigInteger", &[("valueOf", 1), ("toString", 0)]),
    ("java.math.BigDecimal", &[("toString", 0)]),
    ("java.util.BitSet", &[("set", 1), ("toString", 0)]),
    ("java.util.EnumMap", &[("put", 2)]),
    ("java.lang.Character", &[("valueOf", 1)]),
];

impl Lowering<'_> {
    /// A class is in the program: where objects are compared, tests compare numbers.
    pub(super) fn name_for_tests(&mut self, class: ClassId) {
        if self.world.class(class).name != "java.lang.Comparable" {
            return;
        }
        let integer = self.world.lang("Integer");
        if !self.live.contains(integer) {
            // an object that is only compared stands for numbers too, so they are no class of inputs of their own
            self.only_for_tests.insert(integer);
        }
        self.make_live(integer);
        let members = self.world.members(integer);
        for name in ["valueOf", "compareTo"] {
            for id in members.methods.get(name).into_iter().flatten() {
                let takes_number = match &self.world.method(*id).params[..] {
                    [only] => *only == Type::INT || only.class_id() == Some(integer),
                    _ => false,
                };
                if takes_number {
                    self.use_method(*id);
                }
            }
        }
    }

    /// A class of which there can be objects: what tests call of it is in the program.
    pub(super) fn use_for_tests(&mut self, class: ClassId) {
        let declared = self.world.class(class);
        let above = self.world.linearised(class);
        for (name, methods) in LOOKED_AT {
            let Some(looked_at) = above.iter().copied().find(|id| self.world.class(*id).name == name) else {
                continue;
            };
            for (method, params) in methods {
                for id in self.world.members(looked_at).methods.get(*method).into_iter().flatten() {
                    if self.world.method(*id).params.len() == *params {
                        self.use_virtual(*id);
                    }
                }
            }
            if name != "java.lang.Throwable" {
                self.use_plain_constructors(class);
            }
        }
        let made = MADE_BY.iter().filter(|(name, _)| *name == declared.name);
        for (method, params) in made.flat_map(|(_, methods)| methods.iter()) {
            for id in self.world.members(class).methods.get(*method).into_iter().flatten() {
                if self.world.method(*id).params.len() == *params {
                    self.use_method(*id);
                }
            }
        }
        if MADE_BY.iter().any(|(name, _)| *name == declared.name) {
            self.use_plain_constructors(class);
        }
        let decl = declared.decl.as_ref().filter(|_| declared.origin == Origin::Library);
        if let Some(said) = decl.and_then(|decl| decl.modifiers.for_tests.clone()) {
            self.use_parts(class, &said);
        }
    }

    /// What makes objects of their parts, and what shows them as text, by what the model says for tests.
    fn use_parts(&mut self, class: ClassId, said: &str) {
        for clause in said.split(';').map(str::trim) {
            let mut words = clause.split(' ');
            let (method, params) = match (words.next(), words.next()) {
                (Some("parts"), Some(maker)) => (maker, words.count()),
                (Some("written"), Some(_)) => ("toString", 0),
                _ => continue,
            };
            let (owner, method) = match method.rsplit_once('.') {
                None => (class, method),
                Some((owner, method)) => {
                    let above = self.world.linearised(class);
                    let found = above.iter().copied().find(|id| self.world.class(*id).name == owner);
                    (found.unwrap_or(class), method)
                }
            };
            let members = self.world.members(owner);
            let named =
                if method == "new" { Some(&members.constructors) } else { members.methods.get(method) };
            for id in named.into_iter().flatten() {
                if self.world.method(*id).params.len() == params {
                    self.use_method(*id);
                }
            }
        }
    }

    /// The constructors that tests call of a class of the library: without arguments, or with a text.
    fn use_plain_constructors(&mut self, class: ClassId) {
        if self.world.class(class).is_abstract {
            return;
        }
        for id in &self.world.members(class).constructors {
            let declared = self.world.method(*id);
            let takes_text = match &declared.params[..] {
                [only] => only.class_id() == Some(self.world.lang("String")),
                _ => false,
            };
            if declared.params.is_empty() || takes_text {
                self.use_method(*id);
            }
        }
    }
}
