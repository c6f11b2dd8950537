//! A random method: it goes from its parameters to other objects, returns unless some conditions hold, and fails at its
//! end.
//!
//! So whether it can fail is the question whether some input meets all conditions.

use std::fmt::Write as _;

use super::declare::any_argument;
use super::features::{Feature, Features};
use super::world::{Argument, Id, Kind, Nesting, Ty, World, chance};
use crate::support::seeded::Random;

/// A variable of a method, or something as good.
#[derive(Clone, Debug)]
pub struct Variable {
    pub text: String,
    pub ty: Ty,
    /// It is not null.
    pub is_there: bool,
}

/// A method while it is written.
pub struct Body<'r> {
    pub random: &'r mut Random,
    pub world: &'r World,
    pub features: &'r Features,
    /// The class that it stands in (`None`: the main class).
    pub from: Option<Id>,
    pub variables: Vec<Variable>,
    lines: Vec<String>,
    names: usize,
}

/// A method that was written.
pub struct Method {
    pub name: String,
    pub from: Option<Id>,
    pub text: String,
}

/// Steps of a method before its end.
const STEPS: usize = 5;

impl<'r> Body<'r> {
    pub fn method(random: &'r mut Random, world: &'r World, features: &'r Features, number: usize) -> Method {
        let hosts: Vec<Id> = (world.root..world.types.len())
            .filter(|id| {
                let decl = world.decl(*id);
                matches!(decl.kind, Kind::Class | Kind::Abstract | Kind::Record)
                    && decl.bound.is_none()
                    && decl.nesting != Nesting::Private
                    && decl.argument.is_none()
            })
            .collect();
        let from = if hosts.is_empty() || chance(random, 80) { None } else { Some(random.of(&hosts)) };
        let mut body =
            Body { random, world, features, from, variables: Vec::new(), lines: Vec::new(), names: 0 };
        if let Some(id) = from {
            body.variables.push(Variable { text: "this".to_owned(), ty: Ty::Of(id), is_there: true });
        }
        body.write(number)
    }

    fn write(mut self, number: usize) -> Method {
        let is_generic =
            self.features.has(Feature::Generics) && self.from.is_none() && chance(self.random, 8);
        let mut parameters = Vec::new();
        let count = self.random.of(&[1, 1, 1, 2, 2, 3]);
        for at in 0..count {
            let ty = if is_generic && at == 0 {
                Ty::Variable(self.world.root)
            } else {
                self.parameter(is_generic)
            };
            let name = ["a", "b", "c"][at].to_owned();
            parameters.push(format!("{} {name}", self.world.ty(&ty)));
            self.variables.push(Variable { text: name, ty, is_there: false });
        }
        let requires = if chance(self.random, 15) { Some(self.precondition()) } else { None };
        let steps = 1 + self.random.below(STEPS);
        for _ in 0..steps {
            self.step();
        }
        self.end();
        let name = format!("check{number}");
        let word = if self.from.is_none() { "static " } else { "" };
        let generic = if is_generic {
            format!("<T extends {}> ", self.world.name(self.world.root))
        } else {
            String::new()
        };
        let parameters = parameters.join(", ");
        let mut text = String::new();
        if let Some(condition) = requires {
            let _ = write!(
                text,
                "{word}{generic}boolean {name}Requires({parameters}) {{\nreturn {condition};\n}}\n//@ requires {condition};\n"
            );
        }
        let _ = writeln!(text, "{word}{generic}void {name}({parameters}) {{");
        for line in &self.lines {
            let _ = writeln!(text, "    {line}");
        }
        text += "}\n";
        Method { name, from: self.from, text }
    }

    fn precondition(&mut self) -> String {
        let at = self.random.below(self.variables.len());
        let variable = &mut self.variables[at];
        match &variable.ty {
            Ty::Int => format!("{} >= 0", variable.text),
            Ty::Bool => variable.text.clone(),
            _ => {
                variable.is_there = true;
                format!("{} != null", variable.text)
            }
        }
    }

    /// The type of a parameter.
    fn parameter(&mut self, is_generic: bool) -> Ty {
        let world = self.world;
        match self.random.below(20) {
            0 | 1 if self.features.has(Feature::Exceptions) => {
                if chance(self.random, 50) {
                    Ty::Of(world.oops)
                } else {
                    Ty::Library(self.random.of(&["Throwable", "Exception", "RuntimeException"]))
                }
            }
            2 if self.features.has(Feature::AnyObject) => Ty::Object,
            3..=6 if self.features.has(Feature::Collections) => self.collection(is_generic),
            7 => Ty::Array(Box::new(self.element(false))),
            8 => Ty::Int,
            9 | 10 => match world.boxed {
                Some(boxed) if is_generic => Ty::Applied(boxed, Argument::Variable),
                Some(boxed) => {
                    let argument = any_argument(self.random, world, boxed);
                    Ty::Applied(boxed, self.nameable(argument))
                }
                None => Ty::Of(world.root),
            },
            11 => Ty::Of(world.color),
            12 => Ty::Of(world.tag),
            _ => self.element(is_generic),
        }
    }

    /// Types that a class at the top cannot name are not its parameters.
    fn nameable(&self, argument: Argument) -> Argument {
        match argument {
            Argument::Exact(id) | Argument::Extends(id) if !self.world.is_visible(id, self.from) => {
                Argument::Any
            }
            other => other,
        }
    }

    fn element(&mut self, is_generic: bool) -> Ty {
        if is_generic && chance(self.random, 60) {
            return Ty::Variable(self.world.root);
        }
        let ids: Vec<Id> = (self.world.root..self.world.types.len())
            .filter(|id| self.world.decl(*id).bound.is_none() && self.world.is_visible(*id, self.from))
            .filter(|id| self.world.decl(*id).argument.is_none())
            .collect();
        if chance(self.random, 40) { Ty::Of(self.world.root) } else { Ty::Of(self.random.of(&ids)) }
    }

    fn collection(&mut self, is_generic: bool) -> Ty {
        let element =
            if chance(self.random, 20) { Ty::Of(self.world.color) } else { self.element(is_generic) };
        match self.random.below(5) {
            0 => Ty::List(Box::new(element)),
            2 if self.features.has(Feature::Tables) => Ty::Set(Box::new(element)),
            3 if self.features.has(Feature::Tables) => {
                Ty::Map(Box::new(Ty::Of(self.world.color)), Box::new(element))
            }
            1 => Ty::Optional(Box::new(element)),
            _ => Ty::List(Box::new(element)),
        }
    }

    pub fn fresh(&mut self, stem: &str) -> String {
        self.names += 1;
        format!("{stem}{}", self.names)
    }

    pub fn line(&mut self, text: String) {
        self.lines.push(text);
    }

    pub fn add(&mut self, text: String, ty: Ty, is_there: bool) {
        self.variables.push(Variable { text, ty, is_there });
    }

    /// From here on the variable is not null.
    pub fn ensure(&mut self, at: usize) -> Variable {
        if !self.variables[at].is_there && !chance(self.random, 4) {
            let text = self.variables[at].text.clone();
            self.line(format!("if ({text} == null) {{ return; }}"));
        }
        self.variables[at].is_there = true;
        self.variables[at].clone()
    }

    fn step(&mut self) {
        let at = self.random.below(self.variables.len());
        match self.random.below(12) {
            0..=3 => self.guard(),
            4 => {
                let Some(id) = self.variables[at].ty.class() else { return self.guard() };
                self.bind(at, id);
            }
            5 => self.call(at),
            6 => self.cast(at),
            7 | 8 => self.gadget(at),
            _ => self.follow(at),
        }
    }

    /// Goes on only if a condition holds.
    pub fn guard(&mut self) {
        let condition = self.literal();
        match self.random.below(5) {
            0 => {
                let flag = self.fresh("flag");
                self.line(format!("boolean {flag} = {condition};"));
                self.line(format!("if (!{flag}) {{ return; }}"));
            }
            1 => {
                let other = self.literal();
                let word = self.random.of(&["&&", "||"]);
                self.line(format!("if (!(({condition}) {word} ({other}))) {{ return; }}"));
            }
            _ => self.line(format!("if (!({condition})) {{ return; }}")),
        }
    }

    /// A pattern that binds a variable for the rest of the method.
    fn bind(&mut self, at: usize, id: Id) {
        let tests: Vec<Id> =
            self.tests(id).into_iter().filter(|test| !self.world.is_below(id, *test)).collect();
        if tests.is_empty() || matches!(self.variables[at].ty, Ty::Applied(..)) {
            return self.guard();
        }
        let test = self.random.of(&tests);
        let name = self.fresh("kid");
        let tested = self.variables[at].text.clone();
        self.line(format!("if (!({tested} instanceof {} {name})) {{ return; }}", self.world.name(test)));
        self.add(name, Ty::Of(test), true);
    }

    /// Calls a method that gives an object or throws.
    fn call(&mut self, at: usize) {
        let is_root = self.variables[at].ty.class().is_some_and(|id| {
            self.world.is_below(id, self.world.root) && !matches!(self.variables[at].ty, Ty::Applied(..))
        });
        if !is_root {
            return self.switch(at);
        }
        let receiver = self.ensure(at).text;
        let root = self.world.name(self.world.root);
        let oops = self.world.name(self.world.oops);
        match self.random.below(4) {
            0 | 1 => {
                let name = self.fresh("other");
                self.line(format!("{root} {name} = {receiver}.other();"));
                self.add(name, Ty::Of(self.world.root), false);
            }
            2 => {
                let name = self.fresh("thrown");
                let each = self.fresh("each");
                self.line(format!("{oops} {name} = null;"));
                self.line(format!(
                    "try {{ {receiver}.act(); }} catch ({oops} {each}) {{ {name} = {each}; }}"
                ));
                self.add(name, Ty::Of(self.world.oops), false);
            }
            _ => {
                let name = self.fresh("thrown");
                let each = self.fresh("each");
                self.line(format!("RuntimeException {name} = null;"));
                self.line(format!(
                    "try {{ {receiver}.act(); }} catch (RuntimeException {each}) {{ {name} = {each}; }}"
                ));
                self.add(name, Ty::Library("RuntimeException"), false);
            }
        }
    }

    /// A number for each constant of an enum.
    fn switch(&mut self, at: usize) {
        let color = self.world.color;
        if self.variables[at].ty != Ty::Of(color) || self.world.decl(color).labels.is_empty() {
            return self.guard();
        }
        let selector = self.ensure(at).text;
        let labels = &self.world.decl(color).labels;
        let named = 1 + self.random.below(labels.len());
        let name = self.fresh("number");
        if chance(self.random, 50) {
            let arms: Vec<String> = labels[..named]
                .iter()
                .enumerate()
                .map(|(at, label)| format!("case {label} -> {at};"))
                .collect();
            let rest = if named == labels.len() && chance(self.random, 50) { "" } else { " default -> 3;" };
            self.line(format!("int {name} = switch ({selector}) {{ {}{rest} }};", arms.join(" ")));
        } else {
            let arms: Vec<String> = labels[..named]
                .iter()
                .enumerate()
                .map(|(at, label)| format!("case {label}: {name} = {at}; break;"))
                .collect();
            self.line(format!("int {name} = 3;"));
            self.line(format!("switch ({selector}) {{ {} default: }}", arms.join(" ")));
        }
        self.add(name, Ty::Int, true);
    }

    /// What a cast does, as a number.
    fn cast(&mut self, at: usize) {
        let variable = self.variables[at].clone();
        let tests = match &variable.ty {
            Ty::Of(id) => self.tests(*id),
            Ty::Object => self.tests(self.world.root),
            _ => return self.guard(),
        };
        let test = self.world.name(self.random.of(&tests));
        let (name, kid) = (self.fresh("number"), self.fresh("kid"));
        self.line(format!("int {name} = 0;"));
        self.line(format!(
            "try {{ {test} {kid} = ({test}) {}; {name} = {kid} == null ? 1 : 2; }} catch (ClassCastException none) {{ }}",
            variable.text
        ));
        self.add(name, Ty::Int, true);
    }

    /// Fails, by itself or under a last condition.
    fn end(&mut self) {
        let condition = self.literal();
        let line = match self.random.below(9) {
            0 | 1 => format!("assert !({condition});"),
            2 => "assert false;".to_owned(),
            3 => format!("int quotient = 1 / (({condition}) ? 0 : 1);"),
            4 => format!("int cell = (new int[1])[({condition}) ? 1 : 0];"),
            5 => format!("String text = (({condition}) ? null : \"\").toString();"),
            6 => format!("if ({condition}) {{ throw new IllegalStateException(); }}"),
            _ => return self.end_in_object(&condition),
        };
        self.line(line);
    }

    /// A cast or a call that fails by itself.
    fn end_in_object(&mut self, condition: &str) {
        let at = self.random.below(self.variables.len());
        let variable = self.variables[at].clone();
        match &variable.ty {
            Ty::Of(id) if chance(self.random, 60) => {
                let tests = self.tests(*id);
                let test = self.world.name(self.random.of(&tests));
                self.line(format!("{test} last = ({test}) {};", variable.text));
            }
            Ty::Of(id) if self.world.is_below(*id, self.world.root) => {
                self.line(format!("int last = {}.kind();", variable.text));
            }
            _ => self.line(format!("if ({condition}) {{ throw {}; }}", self.world.creation(self.world.oops))),
        }
    }
}
