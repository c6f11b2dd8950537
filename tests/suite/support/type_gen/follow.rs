//! Steps of a method from one object to the next: fields, elements, results of the library.

use super::body::{Body, Variable};
use super::features::Feature;
use super::world::{Id, Kind, Ty, chance};

impl Body<'_> {
    /// Goes to an object that another one leads to.
    pub fn follow(&mut self, at: usize) {
        match self.variables[at].ty.clone() {
            Ty::Of(id) | Ty::Applied(id, _) => self.follow_field(at, id),
            Ty::Array(element) => self.follow_element(at, &element, "length", "[", "]"),
            Ty::List(element) => {
                if chance(self.random, 40) {
                    self.search(at, &element);
                } else {
                    self.follow_element(at, &element, "size()", ".get(", ")");
                }
            }
            Ty::Set(element) => self.search(at, &element),
            Ty::Map(_, value) => {
                let color = self.world.color;
                let Some(label) = self.world.decl(color).labels.first() else { return self.guard() };
                let key = format!("{}.{label}", self.world.name(color));
                let name = self.fresh("value");
                let map = self.ensure(at).text;
                self.line(format!("{} {name} = {map}.get({key});", self.world.ty(&value)));
                self.add(name, *value, false);
            }
            Ty::Optional(element) => {
                let name = self.fresh("value");
                let optional = self.ensure(at).text;
                self.line(format!("{} {name} = {optional}.orElse(null);", self.world.ty(&element)));
                self.add(name, *element, false);
            }
            Ty::Library(_) => {
                let name = self.fresh("cause");
                let exception = self.ensure(at).text;
                self.line(format!("Throwable {name} = {exception}.getCause();"));
                self.add(name, Ty::Library("Throwable"), false);
            }
            _ => self.guard(),
        }
    }

    fn follow_field(&mut self, at: usize, id: Id) {
        let fields = self.world.all_fields(id);
        if fields.is_empty() {
            return self.guard();
        }
        let (owner, field) = fields[self.random.below(fields.len())].clone();
        let through = self.ensure(at);
        let ty = self.world.seen(&through.ty, &field.ty);
        if self.features.has(Feature::Changes)
            && chance(self.random, 15)
            && self.change(&through, owner, &field.name, &ty)
        {
            return;
        }
        let name = self.fresh("field");
        if matches!(field.ty, Ty::Variable(_)) && chance(self.random, 40) {
            self.line(format!("{} {name} = {}.read();", self.world.ty(&ty), through.text));
            return self.add(name, ty, false);
        }
        let read = self.world.read(id, &field.name);
        self.line(format!("{} {name} = {}.{read};", self.world.ty(&ty), through.text));
        self.add(name, ty, false);
    }

    /// Assigns to a field of an object without invariants.
    fn change(&mut self, through: &Variable, owner: Id, field: &str, ty: &Ty) -> bool {
        let has_invariants = (0..self.world.types.len())
            .any(|id| self.world.is_below(id, owner) && !self.world.decl(id).invariants.is_empty());
        if has_invariants
            || self.world.decl(owner).kind == Kind::Record
            || matches!(through.ty, Ty::Applied(..))
        {
            return false;
        }
        let mut values: Vec<String> =
            self.variables.iter().filter(|other| other.ty == *ty).map(|other| other.text.clone()).collect();
        values.push(self.world.good(ty));
        let value = values[self.random.below(values.len())].clone();
        self.line(format!("{}.{field} = {value};", through.text));
        true
    }

    fn follow_element(&mut self, at: usize, element: &Ty, size: &str, open: &str, close: &str) {
        let container = self.ensure(at).text;
        let index = self.random.below(2);
        if !chance(self.random, 4) {
            self.line(format!("if ({container}.{size} <= {index}) {{ return; }}"));
        }
        let name = self.fresh("element");
        self.line(format!("{} {name} = {container}{open}{index}{close};", self.world.ty(element)));
        self.add(name, element.clone(), false);
    }

    /// The last element for which a condition holds.
    fn search(&mut self, at: usize, element: &Ty) {
        let container = self.ensure(at).text;
        let (name, each) = (self.fresh("found"), self.fresh("each"));
        let variable = Variable { text: each.clone(), ty: element.clone(), is_there: false };
        let condition = self.literal_of(&variable);
        let ty = self.world.ty(element);
        self.line(format!("{ty} {name} = null;"));
        self.line(format!("for ({ty} {each} : {container}) {{ if ({condition}) {{ {name} = {each}; }} }}"));
        self.add(name, element.clone(), false);
    }
}
