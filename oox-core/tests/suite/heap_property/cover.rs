//! Which heaps a case stands for, and whether it foretells what a run on them does.

use std::collections::BTreeMap;

use oox_core::case::{Case, ObjectView, Outcome as Shows, Shown};

use super::concrete::{Heap, Object, Outcome, Ref, Run, any_value};
use super::program::{Choices, Program};

/// What the names of a case denote in a heap.
#[derive(Default)]
pub struct Meaning {
    /// `#n`
    objects: BTreeMap<String, usize>,
    /// `?n`
    unknown: BTreeMap<String, Ref>,
}

fn view<'c>(views: &'c [ObjectView], name: &str) -> &'c ObjectView {
    views.iter().find(|view| view.name == name).expect("every name of a case has an object")
}

fn may_be(program: &Program, view: &ObjectView, dynamic: usize) -> bool {
    let name = &program.dynamics[dynamic].name;
    view.ty == *name || view.types.contains(name)
}

fn field_of(program: &Program, name: &str) -> usize {
    program.fields.iter().position(|field| field.name == name).expect("a field of the program")
}

/// Is the heap one of those that the case stands for? Then what its names denote.
pub fn covers(program: &Program, case: &Case, heap: &Heap) -> Option<Meaning> {
    let mut meaning = Meaning::default();
    let mut todo: Vec<(&Shown, Ref)> = Vec::new();
    for (arg, value) in case.args.iter().zip(&heap.args) {
        todo.push((&arg.value, *value));
    }
    while let Some((shown, value)) = todo.pop() {
        match (shown, value) {
            (Shown::Null, None) => {}
            (Shown::Any { symbol, .. }, value) => {
                let known = meaning.unknown.insert(symbol.clone(), value);
                if known.is_some_and(|known| known != value) {
                    return None;
                }
            }
            (Shown::Object { name }, Some(object)) => {
                let view = view(&case.pre, name);
                if let Some(known) = meaning.objects.get(name) {
                    if *known != object {
                        return None;
                    }
                    continue;
                }
                // chosen objects are different objects; the others may be any
                let is_chosen = |name: &String| !self::view(&case.pre, name).unchosen;
                let is_taken =
                    meaning.objects.iter().any(|(other, known)| *known == object && is_chosen(other));
                if (is_taken && !view.unchosen) || !may_be(program, view, heap.objects[object].dynamic) {
                    return None;
                }
                meaning.objects.insert(name.clone(), object);
                for field in &view.fields {
                    let value = heap.objects[object].fields[field_of(program, &field.name)];
                    todo.push((&field.value, value));
                }
            }
            _ => return None,
        }
    }
    Some(meaning)
}

/// Does the run end as the case says, with the heap that it shows?
pub fn foretells(
    program: &Program,
    case: &Case,
    heap: &Heap,
    mut meaning: Meaning,
    run: &Run,
) -> Result<(), String> {
    let mut todo: Vec<(&Shown, Ref, String)> = Vec::new();
    match (&case.outcome, &run.outcome) {
        (Shows::Returns { value: Some(Shown::Bool(shown)) }, Outcome::Bool(value)) if shown == value => {}
        (Shows::Returns { value: Some(shown) }, Outcome::Ref(value)) => {
            todo.push((shown, *value, "the result".to_owned()));
        }
        (Shows::Throws { class, .. }, Outcome::Throws(thrown)) if class == thrown => {}
        (shown, found) => return Err(format!("the case ends with {shown:?}, the run with {found:?}")),
    }
    let mut done: Vec<String> = Vec::new();
    loop {
        while let Some((shown, value, what)) = todo.pop() {
            let fits = match shown {
                Shown::Null => value.is_none(),
                Shown::Any { symbol, .. } => meaning.unknown.get(symbol) == Some(&value),
                Shown::Object { name } => match (meaning.objects.get(name), value) {
                    (Some(known), Some(object)) => *known == object,
                    // an object of the run's own
                    (None, Some(object)) => {
                        let is_taken = meaning.objects.values().any(|known| *known == object);
                        let view = view(&case.post, name);
                        let fits = may_be(program, view, run.objects[object].dynamic);
                        meaning.objects.insert(name.clone(), object);
                        object >= heap.objects.len() && !is_taken && fits && view.types.is_empty()
                    }
                    (_, None) => false,
                },
                _ => false,
            };
            if !fits {
                return Err(format!("{what} is {value:?} and not {shown:?}"));
            }
        }
        let next = meaning.objects.keys().find(|name| !done.contains(name));
        let Some(name) = next.cloned() else { break };
        let object = meaning.objects[&name];
        let view = view(&case.post, &name);
        for (field, declared) in program.fields.iter().enumerate() {
            let value = run.objects[object].fields[field];
            let what = || format!("{name}.{}", declared.name);
            if let Some(shown) = view.fields.iter().find(|shown| shown.name == declared.name) {
                todo.push((&shown.value, value, what()));
            } else if object >= heap.objects.len() {
                if program.fields_of(program.dynamics[run.objects[object].dynamic].ty).contains(&field) {
                    return Err(format!("{} of a new object is not shown", what()));
                }
            } else if !view.unchosen && value != heap.objects[object].fields[field] {
                return Err(format!("{} has changed", what()));
            }
        }
        done.push(name);
    }
    let is_known = |object: &usize| {
        let mut names = meaning.objects.iter().filter(|(_, known)| *known == object);
        names.any(|(name, _)| !view(&case.post, name).unchosen)
    };
    match (0..heap.objects.len())
        .find(|object| !is_known(object) && run.objects[*object] != heap.objects[*object])
    {
        Some(object) => Err(format!("object {object} has changed, and the case does not know it")),
        None => Ok(()),
    }
}

/// A heap of the case. Without `choices`, whatever the case leaves open is null or an object of its own; otherwise it is
/// anything.
pub fn concretise(program: &Program, case: &Case, mut choices: Option<&mut Choices>) -> Heap {
    let mut heap = Heap { objects: Vec::new(), args: Vec::new() };
    let mut names: BTreeMap<&str, usize> = BTreeMap::new();
    for view in &case.pre {
        if view.unchosen && choices.is_some() {
            continue;
        }
        let dynamic = (0..program.dynamics.len()).filter(|dynamic| may_be(program, view, *dynamic));
        let dynamics: Vec<usize> = dynamic.collect();
        assert!(!dynamics.is_empty(), "no type of the program for {view:?}");
        let pick = choices.as_mut().map_or(0, |choices| choices.below(dynamics.len()));
        names.insert(&view.name, heap.objects.len());
        heap.objects.push(Heap::object(program, dynamics[pick]));
    }
    if let Some(choices) = choices.as_mut() {
        // an object that nobody knows
        heap.objects.push(Heap::object(program, choices.below(program.dynamics.len())));
    }
    for view in case.pre.iter().filter(|view| view.unchosen) {
        if names.contains_key(view.name.as_str()) {
            continue;
        }
        let choices = choices.as_mut().expect("they were left out only then");
        let fits = |object: &Object| may_be(program, view, object.dynamic);
        let fitting: Vec<usize> =
            (0..heap.objects.len()).filter(|object| fits(&heap.objects[*object])).collect();
        let object = if fitting.is_empty() {
            let dynamic = (0..program.dynamics.len()).find(|dynamic| may_be(program, view, *dynamic));
            heap.objects.push(Heap::object(program, dynamic.expect("a type of the program")));
            heap.objects.len() - 1
        } else {
            fitting[choices.below(fitting.len())]
        };
        names.insert(&view.name, object);
    }
    let shape = heap.clone();
    let mut value = |shown: Option<&Shown>, ty: usize| match shown {
        Some(Shown::Object { name }) => Some(names[name.as_str()]),
        Some(Shown::Any { .. }) | None => {
            choices.as_mut().and_then(|choices| any_value(program, choices, &shape, ty, 2))
        }
        _ => None,
    };
    for (param, arg) in case.args.iter().enumerate() {
        heap.args.push(value(Some(&arg.value), program.variables[param].ty));
    }
    for object in 0..heap.objects.len() {
        let known =
            case.pre.iter().find(|view| !view.unchosen && names.get(view.name.as_str()) == Some(&object));
        for field in program.fields_of(program.dynamics[heap.objects[object].dynamic].ty) {
            let declared = &program.fields[field];
            let shown = known.and_then(|view| view.fields.iter().find(|shown| shown.name == declared.name));
            heap.objects[object].fields[field] = value(shown.map(|shown| &shown.value), declared.ty);
        }
    }
    heap
}
