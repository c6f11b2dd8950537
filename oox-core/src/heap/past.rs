//! What objects held at an earlier moment, and what is learnt of them by looking at it.
//!
//! A copy of the heap of that moment is not enough: what nobody had looked at then is not in it, and may have been looked
//! at, or overwritten, since. So the earlier heap is made of the copy and of what the objects are known to have held when
//! they were first looked at. Whatever comes into being while somebody looks at the earlier heap is there now as well.

use std::rc::Rc;

use super::{ArrayObject, Fields, Heap, ObjId, Object, ObjectKind};
use crate::term::Term;

impl Heap {
    /// This heap as it was when `then` was copied from it. Objects that were made later hold what they held in the first of
    /// `made` that has them, and otherwise what they hold now: nothing that was there leads to them.
    #[must_use]
    pub fn back_to(&self, then: &Heap, made: &[&Heap], is_literal: &dyn Fn(Term) -> bool) -> Heap {
        let mut heap = self.clone();
        for id in self.ids() {
            let now = self.shared(id).expect("one of its own objects");
            let earlier = then.shared(id);
            if earlier.is_some_and(|earlier| Rc::ptr_eq(earlier, now)) {
                continue;
            }
            let object = match earlier {
                Some(earlier) => now.back_to(earlier, is_literal),
                None if !now.is_new => now.as_first_seen(is_literal),
                None => match made.iter().find_map(|heap| heap.shared(id)) {
                    Some(first) => now.back_to(first, is_literal),
                    None => continue,
                },
            };
            *heap.object_mut(id) = object;
        }
        heap
    }

    /// Takes over what was learnt in `past`, which began as an earlier state of this heap.
    pub fn learn(&mut self, past: Heap, is_literal: &dyn Fn(Term) -> bool) {
        for id in self.ids() {
            let learnt = past.shared(id).expect("nothing is ever removed from a heap");
            if self.object(id).knows_less_than(learnt) {
                self.object_mut(id).learn(learnt, is_literal);
            }
        }
        for id in past.ids().skip(self.ids().count()) {
            self.objects.push_back(past.objects[id.0 as usize].clone());
        }
        // bindings are only ever added
        self.refs = past.refs;
    }

    fn shared(&self, id: ObjId) -> Option<&Rc<Object>> {
        self.objects.get(id.0 as usize)
    }
}

impl Object {
    fn back_to(&self, earlier: &Object, is_literal: &dyn Fn(Term) -> bool) -> Object {
        let mut fields = earlier.fields.clone();
        fields.add_missing(&self.input);
        let kind = match (&self.kind, &earlier.kind) {
            (ObjectKind::Array(now), ObjectKind::Array(earlier)) => {
                ObjectKind::Array(Box::new(now.back_to(earlier, is_literal)))
            }
            // that it is an array has turned out since
            (ObjectKind::Array(now), ObjectKind::Record) => {
                ObjectKind::Array(Box::new(now.as_first_seen(is_literal)))
            }
            (ObjectKind::Record, _) => ObjectKind::Record,
        };
        Object { fields, kind, ..self.clone() }
    }

    fn as_first_seen(&self, is_literal: &dyn Fn(Term) -> bool) -> Object {
        let kind = match &self.kind {
            ObjectKind::Array(array) => ObjectKind::Array(Box::new(array.as_first_seen(is_literal))),
            ObjectKind::Record => ObjectKind::Record,
        };
        Object { fields: self.input.clone(), kind, ..self.clone() }
    }

    fn knows_less_than(&self, learnt: &Object) -> bool {
        let cells = |object: &Object| {
            object.array().map(|array| (array.input.len(), array.seen.len(), array.cells_left))
        };
        self.types != learnt.types
            || (self.born, self.earliest) != (learnt.born, learnt.earliest)
            || self.assumed.len() != learnt.assumed.len()
            || self.input.iter().count() != learnt.input.iter().count()
            || cells(self) != cells(learnt)
    }

    fn learn(&mut self, learnt: &Object, is_literal: &dyn Fn(Term) -> bool) {
        self.types = learnt.types.clone();
        (self.born, self.earliest) = (learnt.born, learnt.earliest);
        self.assumed.clone_from(&learnt.assumed);
        // what was overwritten unseen stays overwritten
        self.fields.add_missing(&learnt.input);
        self.input.add_missing(&learnt.input);
        match (&mut self.kind, &learnt.kind) {
            (ObjectKind::Array(now), ObjectKind::Array(learnt)) => now.learn(learnt, is_literal),
            (now @ ObjectKind::Record, ObjectKind::Array(_)) => *now = learnt.kind.clone(),
            (_, ObjectKind::Record) => {}
        }
    }
}

impl Fields {
    fn add_missing(&mut self, others: &Fields) {
        for (field, value) in others.iter() {
            if self.get(field).is_none() {
                self.set(field, value);
            }
        }
    }
}

impl ArrayObject {
    fn back_to(&self, earlier: &ArrayObject, is_literal: &dyn Fn(Term) -> bool) -> ArrayObject {
        let mut then = earlier.clone();
        then.cells_left = self.cells_left;
        then.input = self.input.clone();
        then.seen = self.seen.clone();
        if then.default.is_none() {
            then.add_first_seen(is_literal);
        }
        then
    }

    fn as_first_seen(&self, is_literal: &dyn Fn(Term) -> bool) -> ArrayObject {
        let mut first = ArrayObject::new(self.elem.clone(), self.length, None, self.cells_left);
        first.input = self.input.clone();
        first.seen = self.seen.clone();
        first.add_first_seen(is_literal);
        first
    }

    /// Adds the cells that were looked at since it became unknown, as they were first.
    fn add_first_seen(&mut self, is_literal: &dyn Fn(Term) -> bool) {
        let since = self.unknown_since;
        let of_input = self.input.iter().filter(|_| since == 0).copied();
        let seen = self.seen.iter().filter(|(when, ..)| *when == since);
        let first: Vec<_> = of_input.chain(seen.map(|(_, index, value)| (*index, *value))).collect();
        for (index, value) in first {
            if self.at(index).is_none() {
                self.add(index, is_literal(index), value);
            }
        }
    }

    fn learn(&mut self, learnt: &ArrayObject, is_literal: &dyn Fn(Term) -> bool) {
        self.cells_left = learnt.cells_left;
        self.input = learnt.input.clone();
        self.seen = learnt.seen.clone();
        if self.default.is_none() {
            self.add_first_seen(is_literal);
        }
    }
}
