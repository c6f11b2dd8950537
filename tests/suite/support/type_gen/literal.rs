//! Random conditions about the variables of a method: what type an object has, which object it is, what it answers.

use super::body::{Body, Variable};
use super::features::Feature;
use super::world::{Id, Kind, Ty, chance};

impl Body<'_> {
    /// A condition about some variable.
    pub fn literal(&mut self) -> String {
        let at = self.random.below(self.variables.len());
        let variable = self.variables[at].clone();
        let found = self.literal_of(&variable);
        if chance(self.random, 20) { format!("!({found})") } else { found }
    }

    /// A condition about this variable.
    pub fn literal_of(&mut self, variable: &Variable) -> String {
        let name = &variable.text;
        match &variable.ty {
            Ty::Int => {
                // within the numbers that the judge tries
                let number = self.random.below(2);
                format!("{name} {} {number}", self.random.of(&["==", "==", "!=", ">", "<"]))
            }
            Ty::Bool => name.clone(),
            Ty::Of(id) | Ty::Variable(id) => self.of_object(variable, *id),
            Ty::Applied(id, _) => self.of_box(variable, *id),
            Ty::Object => self.of_any(name),
            Ty::Library(_) => self.of_exception(variable),
            Ty::Array(element) => self.of_array(variable, element),
            Ty::List(element) => self.of_list(variable, element),
            Ty::Set(element) => self.of_set(variable, element),
            Ty::Map(..) => self.of_map(variable),
            Ty::Optional(element) => self.of_optional(variable, element),
        }
    }

    /// Without a crash, mostly.
    fn guarded(&mut self, variable: &Variable, condition: &str) -> String {
        if variable.is_there || chance(self.random, 8) {
            return condition.to_owned();
        }
        format!("{} != null && {condition}", variable.text)
    }

    fn null_test(&mut self, name: &str) -> String {
        format!("{name} {} null", self.random.of(&["==", "!=", "!=", "!=", "!="]))
    }

    /// Types that an object of this type can be tested for.
    pub fn tests(&self, id: Id) -> Vec<Id> {
        (0..self.world.types.len())
            .filter(|other| {
                self.world.is_castable(id, *other)
                    && self.world.is_visible(*other, self.from)
                    && (self.features.has(Feature::Exceptions)
                        || !self.world.is_exception(*other)
                        || self.world.is_exception(id))
                    && self.world.decl(*other).bound.is_none()
                    && self.world.decl(*other).argument.is_none()
            })
            .collect()
    }

    /// Something that an object of this type can be compared with.
    fn peer(&mut self, id: Id, but: &str) -> Option<String> {
        let mut peers: Vec<String> = self
            .variables
            .iter()
            .filter(|other| other.text != but)
            .filter(|other| matches!(other.ty, Ty::Of(class) if self.world.is_castable(id, class)))
            .map(|other| other.text.clone())
            .collect();
        for (text, class) in &self.world.constants {
            if self.world.is_castable(id, *class) && self.world.is_visible(*class, self.from) {
                peers.push(text.clone());
                peers.push(text.clone());
            }
        }
        for class in 0..self.world.types.len() {
            if self.world.is_castable(id, class) && self.world.is_visible(class, self.from) {
                let name = self.world.name(class);
                peers.extend(self.world.decl(class).labels.iter().map(|label| format!("{name}.{label}")));
            }
        }
        if peers.is_empty() { None } else { Some(peers[self.random.below(peers.len())].clone()) }
    }

    /// A test of the type of what an element was compared with, mostly: the element itself has the type of its argument.
    fn test_of(&mut self, peer: &str) -> String {
        let known =
            self.variables.iter().find(|variable| variable.text == peer).map(|variable| variable.ty.clone());
        match known {
            Some(Ty::Of(id)) if chance(self.random, 70) => {
                let tests = self.tests(id);
                format!(" && {peer} instanceof {}", self.world.name(self.random.of(&tests)))
            }
            _ => String::new(),
        }
    }

    fn of_object(&mut self, variable: &Variable, id: Id) -> String {
        let name = &variable.text;
        if self.world.shares_invariants && chance(self.random, 40) {
            return self.own_number(variable, id);
        }
        match self.random.below(14) {
            0 | 1 => self.null_test(name),
            2..=4 => {
                let tests = self.tests(id);
                let test = self.world.name(self.random.of(&tests));
                format!("{name} instanceof {test}")
            }
            5 | 6 => match self.peer(id, name) {
                Some(peer) => format!("{name} {} {peer}", self.random.of(&["==", "==", "!="])),
                None => self.null_test(name),
            },
            7 => {
                let tests: Vec<Id> = self
                    .tests(id)
                    .into_iter()
                    .filter(|test| {
                        self.world.is_below(*test, id)
                            && matches!(self.world.decl(*test).kind, Kind::Class | Kind::Record)
                    })
                    .collect();
                if tests.is_empty() {
                    return self.null_test(name);
                }
                let test = self.world.name(self.random.of(&tests));
                self.guarded(variable, &format!("{name}.getClass() == {test}.class"))
            }
            8 => match self.peer(id, name) {
                Some(peer) => self.guarded(variable, &format!("{name}.equals({peer})")),
                None => self.null_test(name),
            },
            9 => self.with_field(variable, id),
            10 => self.own_number(variable, id),
            _ => match self.answer(id) {
                Some(call) => {
                    let number = self.random.below(2);
                    let operator = self.random.of(&["==", "==", "!=", ">"]);
                    self.guarded(variable, &format!("{name}.{call} {operator} {number}"))
                }
                None => self.null_test(name),
            },
        }
    }

    /// A method that gives a number.
    fn answer(&mut self, id: Id) -> Option<&'static str> {
        if self.world.is_below(id, self.world.root) {
            Some("kind()")
        } else if id == self.world.tag {
            Some("tag()")
        } else if id == self.world.color {
            Some("rank()")
        } else {
            None
        }
    }

    /// A number that the object holds, whatever its class is.
    fn own_number(&mut self, variable: &Variable, id: Id) -> String {
        let name = &variable.text;
        let fields = self.world.all_fields(id);
        let Some((_, field)) = fields.iter().find(|(_, field)| field.ty == Ty::Int) else {
            return self.null_test(name);
        };
        let read = self.world.read(id, &field.name);
        let number = self.random.below(2);
        let operator = self.random.of(&["==", "<", ">"]);
        self.guarded(variable, &format!("{name}.{read} {operator} {number}"))
    }

    /// A pattern, and a condition about a field of what it binds.
    fn with_field(&mut self, variable: &Variable, id: Id) -> String {
        let name = &variable.text;
        let tests: Vec<Id> = self
            .tests(id)
            .into_iter()
            .filter(|test| {
                !self.world.is_below(id, *test)
                    && self.world.all_fields(*test).iter().any(|(_, field)| field.ty == Ty::Int)
            })
            .collect();
        if tests.is_empty() {
            return self.null_test(name);
        }
        let test = self.random.of(&tests);
        let bound = self.fresh("bound");
        let fields = self.world.all_fields(test);
        let field = fields.iter().find(|(_, field)| field.ty == Ty::Int).expect("it was looked for");
        let number = self.random.below(2);
        let operator = self.random.of(&["==", "<", ">"]);
        let read = self.world.read(test, &field.1.name);
        format!("{name} instanceof {} {bound} && {bound}.{read} {operator} {number}", self.world.name(test))
    }

    fn of_box(&mut self, variable: &Variable, id: Id) -> String {
        let name = &variable.text;
        let below: Vec<Id> = (0..self.world.types.len())
            .filter(|other| *other != id && self.world.is_below(*other, id))
            .collect();
        let compares = self.features.has(Feature::Arguments);
        match self.random.below(4) {
            0 => self.null_test(name),
            1 if !below.is_empty() && compares => {
                let test = self.world.name(self.random.of(&below));
                // the compiler knows that some of them cannot be
                format!("(Object) {name} instanceof {test}")
            }
            2 | 3 if compares => {
                let tests = self.tests(self.world.root);
                let test = self.world.name(self.random.of(&tests));
                self.guarded(variable, &format!("(Object) {name}.item instanceof {test}"))
            }
            _ => self.guarded(variable, &format!("{name}.item == null")),
        }
    }

    fn of_any(&mut self, name: &str) -> String {
        if chance(self.random, 30)
            && let Some(peer) = self.peer(self.world.root, name)
        {
            return format!("{name} == {peer}");
        }
        let tests = self.tests(self.world.root);
        match self.random.below(5) {
            0 => self.null_test(name),
            1 => {
                let all = ["String", "Integer", "Number", "int[]", "RuntimeException"];
                let count = if self.features.has(Feature::Exceptions) { all.len() } else { all.len() - 1 };
                format!("{name} instanceof {}", self.random.of(&all[..count]))
            }
            _ => format!("{name} instanceof {}", self.world.name(self.random.of(&tests))),
        }
    }

    fn of_exception(&mut self, variable: &Variable) -> String {
        let name = &variable.text;
        let tests: Vec<String> = (0..self.world.types.len())
            .filter(|id| self.world.is_exception(*id) && self.world.is_visible(*id, self.from))
            .map(|id| self.world.name(id))
            .collect();
        let test = tests[self.random.below(tests.len())].clone();
        match self.random.below(6) {
            0 => self.null_test(name),
            1 => self.guarded(variable, &format!("{name}.getCause() == null")),
            2 => self.guarded(variable, &format!("{name}.getCause() instanceof {test}")),
            3 => format!("{name} instanceof IllegalStateException"),
            _ => format!("{name} instanceof {test}"),
        }
    }

    fn of_array(&mut self, variable: &Variable, item: &Ty) -> String {
        let name = &variable.text;
        let size = self.random.below(2);
        match self.random.below(4) {
            0 => self.null_test(name),
            1 => self.guarded(variable, &format!("{name}.length == {size}")),
            _ => {
                let element = Variable { text: format!("{name}[0]"), ty: item.clone(), is_there: false };
                let inner = self.literal_of(&element);
                self.guarded(variable, &format!("{name}.length > 0 && ({inner})"))
            }
        }
    }

    fn of_list(&mut self, variable: &Variable, item: &Ty) -> String {
        let name = &variable.text;
        let size = self.random.below(2);
        if self.features.has(Feature::ComparedElements)
            && chance(self.random, 35)
            && let Some(id) = item.class()
            && let Some(peer) = self.peer(id, name)
        {
            let test = self.test_of(&peer);
            return match self.random.below(3) {
                0 => self.guarded(variable, &format!("{name}.contains({peer})")),
                1 => self.guarded(variable, &format!("{name}.contains({peer}){test}")),
                _ => self.guarded(variable, &format!("{name}.size() > 0 && {name}.get(0) == {peer}{test}")),
            };
        }
        match self.random.below(4) {
            0 => self.null_test(name),
            1 => self.guarded(variable, &format!("{name}.size() == {size}")),
            2 => self.guarded(variable, &format!("{name}.contains(null)")),
            _ => self.guarded(variable, &format!("{name}.isEmpty()")),
        }
    }

    fn of_set(&mut self, variable: &Variable, item: &Ty) -> String {
        let name = &variable.text;
        if self.features.has(Feature::ComparedElements)
            && chance(self.random, 50)
            && let Some(id) = item.class()
            && let Some(peer) = self.peer(id, name)
        {
            return self.guarded(variable, &format!("{name}.contains({peer})"));
        }
        let size = self.random.below(2);
        match self.random.below(3) {
            0 => self.null_test(name),
            1 => self.guarded(variable, &format!("{name}.size() == {size}")),
            _ => self.guarded(variable, &format!("{name}.isEmpty()")),
        }
    }

    fn of_map(&mut self, variable: &Variable) -> String {
        let name = &variable.text;
        let size = self.random.below(2);
        match self.random.below(3) {
            0 => self.null_test(name),
            1 => self.guarded(variable, &format!("{name}.size() == {size}")),
            _ => self.guarded(variable, &format!("{name}.isEmpty()")),
        }
    }

    fn of_optional(&mut self, variable: &Variable, item: &Ty) -> String {
        let name = &variable.text;
        if self.features.has(Feature::ComparedElements)
            && chance(self.random, 35)
            && let Some(id) = item.class()
            && let Some(peer) = self.peer(id, name)
        {
            let test = self.test_of(&peer);
            return self.guarded(variable, &format!("{name}.orElse(null) == {peer}{test}"));
        }
        match self.random.below(3) {
            0 => self.null_test(name),
            1 => self.guarded(variable, &format!("{name}.isPresent()")),
            _ => self.guarded(variable, &format!("{name}.isEmpty()")),
        }
    }
}
