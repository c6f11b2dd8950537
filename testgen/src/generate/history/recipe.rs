//! An input in words, from which the id of its case is made: the calls that build it, and nothing that another run might
//! number otherwise.

use std::collections::HashMap;
use std::fmt::Write as _;

use oox_core::heap::{ObjId, Value};
use oox_core::interpret::Known;

use super::likeness::likeness;
use super::pool::Pool;
use crate::generate::input::Plan;

/// The values with the calls that make them.
pub fn described(pool: &mut Pool, recipes: &HashMap<ObjId, Plan>, values: &[Value]) -> String {
    let mut words = Words { pool, recipes, met: Vec::new(), text: String::new() };
    words.list(values);
    words.text
}

struct Words<'w, 'c, 'p> {
    pool: &'w mut Pool<'c, 'p>,
    recipes: &'w HashMap<ObjId, Plan>,
    /// The same object is given twice, or two that are alike.
    met: Vec<ObjId>,
    text: String,
}

impl Words<'_, '_, '_> {
    fn list(&mut self, values: &[Value]) {
        self.text.push('(');
        for value in values {
            self.value(*value);
            self.text.push(',');
        }
        self.text.push(')');
    }

    fn value(&mut self, value: Value) {
        let object = match self.pool.interpreter.known(&self.pool.state, value) {
            Known::Object(object) => object,
            known => {
                let _ = write!(self.text, "{known:?}");
                return;
            }
        };
        if let Some(at) = self.met.iter().position(|known| *known == object) {
            let _ = write!(self.text, "#{at}");
            return;
        }
        self.met.push(object);
        let program = self.pool.subject.program;
        let Some(plan) = self.recipes.get(&object).cloned() else {
            let look = likeness(self.pool.interpreter, &self.pool.state, object, |_| false);
            let _ = write!(self.text, "{look:?}");
            return;
        };
        self.text.push_str(&program.qualified_name(plan.maker));
        self.list(&plan.args);
        for (method, args) in &plan.calls {
            self.text.push('.');
            self.text.push_str(&program.signature(*method));
            self.list(args);
        }
    }
}
