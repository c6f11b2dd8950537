//! When two states of an object are the same: the same fields, and the same of all that hangs on it.

use std::collections::HashMap;

use oox_core::heap::{ObjId, Value};
use oox_core::interpret::{Interpreter, Known, State};

/// What an object and all that it leads to look like. Objects of the pool, which arguments may be too, count as
/// themselves; other objects by where they are met first. How often a collection was changed tells nothing.
pub fn likeness(
    interpreter: &mut Interpreter,
    state: &State,
    object: ObjId,
    is_of_pool: impl Fn(ObjId) -> bool,
) -> Vec<i64> {
    let program = interpreter.program();
    let mut numbers: HashMap<ObjId, i64> = HashMap::new();
    let mut todo = vec![object];
    let mut seen = Vec::new();
    numbers.insert(object, 0);
    while let Some(next) = todo.pop() {
        let types = &state.world.heap.object(next).types;
        seen.push(types.first().map_or(-1, |ty| i64::from(ty.0)));
        if next != object && is_of_pool(next) {
            seen.extend([OF_POOL, i64::from(next.0)]);
        }
        let mut values: Vec<Value> = Vec::new();
        for (field, value) in interpreter.fields(state, next) {
            if program.field(field).name != "modCount" {
                values.push(value);
            }
        }
        let elements = interpreter.elements(state, next).unwrap_or_default();
        values.extend(elements);
        seen.push(i64::try_from(values.len()).unwrap_or(i64::MAX));
        for value in values {
            match interpreter.known(state, value) {
                Known::Null => seen.push(0),
                Known::Unknown => seen.push(1),
                Known::Bool(value) => seen.extend([2, i64::from(value)]),
                Known::Int(value) => seen.extend([3, value]),
                Known::F32(bits) => seen.extend([4, i64::from(bits)]),
                Known::F64(bits) => seen.extend([5, bits.cast_signed()]),
                Known::Object(held) => {
                    let count = i64::try_from(numbers.len()).unwrap_or(i64::MAX);
                    let number = *numbers.entry(held).or_insert_with(|| {
                        todo.push(held);
                        count
                    });
                    seen.extend([6, number]);
                }
            }
        }
    }
    seen
}

/// Marks an object of the pool.
const OF_POOL: i64 = -2;
