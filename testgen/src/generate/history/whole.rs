//! Arrays of a known heap with all their elements. The engine keeps a cell for what was written or read; in a case of a path
//! the others are open, but where calls have made the heap they hold their default, and reading one changes nothing.

use oox_core::case::{Case, Element, ObjectView, Shown};

/// Larger arrays are left as they are.
const LARGEST: i64 = 1024;

/// The case with all elements of its arrays.
pub fn whole(mut case: Case) -> Case {
    case.pre.iter_mut().chain(&mut case.post).for_each(fill);
    case
}

fn fill(view: &mut ObjectView) {
    let (Some(Shown::Int(length)), Some(elem)) = (&view.length, view.ty.strip_suffix("[]")) else { return };
    let default = match elem {
        "bool" => Shown::Bool(false),
        "f32" | "f64" | "float" => Shown::Float(0.0),
        "i8" | "i16" | "u16" | "i32" | "i64" | "int" | "uint" => Shown::Int(0),
        _ => Shown::Null,
    };
    for index in (0..*length).take_while(|index| *index < LARGEST) {
        if !view.elements.iter().any(|known| known.index == index) {
            view.elements.push(Element { index, value: default.clone() });
        }
    }
    view.elements.sort_by_key(|element| element.index);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_never_written_is_the_default() {
        let json =
            r##"{"name": "#1", "type": "i32[]", "length": 3, "elements": [{"index": 1, "value": 5}]}"##;
        let mut view: ObjectView = serde_json::from_str(json).expect("an object");
        fill(&mut view);
        let values: Vec<&Shown> = view.elements.iter().map(|element| &element.value).collect();
        assert_eq!(values, [&Shown::Int(0), &Shown::Int(5), &Shown::Int(0)]);
    }
}
