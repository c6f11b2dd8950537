//! The declarations of a program as Java, with the methods that its types override.

use std::fmt::Write as _;

use super::world::{Argument, Id, Kind, Nesting, Ty, World, chance};
use crate::support::seeded::Random;

/// The methods that the types below the root override.
const METHODS: [&str; 3] = ["int kind()", "Root other()", "void act()"];

/// A field of the main class, which inner classes read.
pub const OUTER: &str = "around";

/// Writes declarations.
pub struct Printer<'r> {
    pub random: &'r mut Random,
    pub world: &'r World,
    /// Which type has which method with a body.
    bodies: Vec<(Id, usize)>,
}

/// The types at the top of the file and those inside of the main class.
pub struct Declared {
    pub top: String,
    pub inside: String,
}

impl<'r> Printer<'r> {
    pub fn new(random: &'r mut Random, world: &'r World) -> Self {
        Self { random, world, bodies: Vec::new() }
    }

    /// All types; `members` are more members of some of them.
    pub fn declared(mut self, members: &[(Id, String)]) -> Declared {
        let mut declared = Declared { top: String::new(), inside: String::new() };
        for id in 0..self.world.types.len() {
            let own: String =
                members.iter().filter(|(owner, _)| *owner == id).map(|(_, text)| text.as_str()).collect();
            let text = self.declaration(id, &own);
            if self.world.decl(id).nesting == Nesting::Top {
                declared.top += &text;
            } else {
                declared.inside += &text;
            }
        }
        if self.world.types.iter().any(|decl| decl.nesting == Nesting::Inner) {
            let _ = writeln!(declared.inside, "int {OUTER};");
        }
        declared.inside += &self.overloads();
        for (_, text) in self.world.held.iter().filter(|(owner, _)| owner.is_none()) {
            let _ = writeln!(declared.inside, "{text}");
        }
        if self.world.has_anonymous {
            let root = self.world.name(self.world.root);
            let mut text = format!("static final {root} SPECIAL = new {root}() {{\n");
            for method in 0..METHODS.len() {
                text += &self.method(self.world.root, method, true);
            }
            declared.inside += &text;
            declared.inside += "};\n";
        }
        declared
    }

    /// A number for the static type of an argument.
    fn overloads(&self) -> String {
        let mut text = "static int pick(Object of) { return 2; }\n".to_owned();
        for id in [self.world.root, self.world.root + 1] {
            let _ = writeln!(
                text,
                "static int pick({} of) {{ return {}; }}",
                self.world.name(id),
                id - self.world.root
            );
        }
        text
    }

    fn declaration(&mut self, id: Id, members: &str) -> String {
        let decl = self.world.decl(id);
        let mut text = String::new();
        if decl.nesting == Nesting::Private {
            text += "private ";
        }
        if matches!(decl.nesting, Nesting::Nested | Nesting::Private) {
            text += "static ";
        }
        text += self.modifiers(id);
        let _ = write!(text, "{} {}", word(decl.kind), decl.name);
        if let Some(bound) = decl.bound {
            let _ = write!(text, "<T extends {}>", self.world.name(bound));
        }
        if decl.kind == Kind::Record {
            let _ = write!(text, "({})", self.parameters(id));
        }
        if let Some(above) = decl.extends {
            let _ = write!(text, " extends {}", self.world.name(above));
            if let Some(argument) = decl.argument {
                let _ = write!(text, "<{}>", self.world.argument(argument));
            }
        } else if id == self.world.oops {
            text += " extends RuntimeException";
        }
        let above: Vec<String> = decl.implements.iter().map(|above| self.world.name(*above)).collect();
        if !above.is_empty() {
            let _ = write!(text, " implements {}", above.join(", "));
        }
        text += " {\n";
        if decl.kind == Kind::Enum {
            text += &self.labels(id);
        }
        text += &self.state(id);
        text += &self.methods(id);
        text += &self.equality(id);
        text += &self.reading(id);
        for (_, held) in self.world.held.iter().filter(|(owner, _)| *owner == Some(id)) {
            let _ = writeln!(text, "{held}");
        }
        text += members;
        text += "}\n";
        text
    }

    fn modifiers(&mut self, id: Id) -> &'static str {
        let decl = self.world.decl(id);
        let under_sealed = self.world.above(id).any(|above| self.world.decl(above).is_sealed);
        if decl.is_sealed {
            return if decl.kind == Kind::Abstract { "abstract sealed " } else { "sealed " };
        }
        match (decl.kind, under_sealed) {
            (Kind::Abstract, true) => "abstract non-sealed ",
            (Kind::Abstract, false) => "abstract ",
            (Kind::Interface, true) => "non-sealed ",
            (Kind::Class, true) if self.world.has_below(id) => "non-sealed ",
            (Kind::Class, true) => "final ",
            _ => "",
        }
    }

    fn parameters(&self, id: Id) -> String {
        let all: Vec<String> = self
            .world
            .all_fields(id)
            .iter()
            .map(|(_, field)| {
                format!("{} {}", self.world.ty(&self.world.seen(&Ty::Of(id), &field.ty)), field.name)
            })
            .collect();
        all.join(", ")
    }

    /// Fields, constructor and invariants.
    fn state(&self, id: Id) -> String {
        let decl = self.world.decl(id);
        let mut text = String::new();
        for condition in &decl.invariants {
            let _ = writeln!(text, "//@ invariant {condition};");
        }
        if !decl.invariants.is_empty() {
            let all: Vec<String> = decl.invariants.iter().map(|condition| format!("({condition})")).collect();
            let _ = writeln!(text, "private boolean invariantHolds() {{ return {}; }}", all.join(" && "));
        }
        if !matches!(decl.kind, Kind::Class | Kind::Abstract) {
            return text;
        }
        for field in &decl.fields {
            let _ = writeln!(text, "{} {};", self.world.ty(&field.ty), field.name);
        }
        let mut parameters: Vec<String> = Vec::new();
        for (_, field) in self.world.all_fields(id) {
            // inside of the generic class its parameter has its name
            let ty = if decl.bound.is_some() { field.ty } else { self.world.seen(&Ty::Of(id), &field.ty) };
            parameters.push(format!("{} {}", self.world.ty(&ty), field.name));
        }
        let mut passed: Vec<String> = decl
            .extends
            .map_or_else(Vec::new, |above| self.world.all_fields(above))
            .into_iter()
            .map(|(_, field)| field.name)
            .collect();
        if self.world.is_exception(id) {
            parameters.push("Throwable cause".to_owned());
            passed.push("cause".to_owned());
            if id == self.world.oops {
                passed.insert(0, "\"oops\"".to_owned());
            }
        }
        let _ = write!(text, "{}({}) {{ super({});", decl.name, parameters.join(", "), passed.join(", "));
        for field in &decl.fields {
            let _ = write!(text, " this.{0} = {0};", field.name);
        }
        text += " }\n";
        text
    }

    /// What a generic class gives, and a class that knows more of it.
    fn reading(&self, id: Id) -> String {
        let decl = self.world.decl(id);
        match (decl.bound, decl.argument) {
            (Some(_), _) => "T read() { return item; }\n".to_owned(),
            (_, Some(argument)) => {
                format!("@Override {} read() {{ return item; }}\n", self.world.argument(argument))
            }
            _ => String::new(),
        }
    }

    fn labels(&mut self, id: Id) -> String {
        let decl = self.world.decl(id);
        // numbers of its own in place of those of the order
        let weighs = id == self.world.color && chance(self.random, 40);
        let labels: Vec<String> = decl
            .labels
            .iter()
            .map(|label| {
                let label = if weighs { format!("{label}({})", self.random.below(3)) } else { label.clone() };
                if !chance(self.random, 30) {
                    return label;
                }
                let number = 5 + self.random.below(2);
                let method = if id == self.world.color { "rank" } else { "kind" };
                format!("{label} {{ @Override public int {method}() {{ return {number}; }} }}")
            })
            .collect();
        let rank = match (id == self.world.color, weighs) {
            (true, false) => "public int rank() { return ordinal(); }\n",
            (true, true) => {
                "final int weight;\nColor(int weight) { this.weight = weight; }\npublic int rank() { return weight; }\n"
            }
            _ => "",
        };
        format!("{};\n{rank}", labels.join(", "))
    }

    /// The methods of the root and of the tag that a type has.
    fn methods(&mut self, id: Id) -> String {
        let mut text = String::new();
        if id == self.world.tag {
            return "int tag();\n".to_owned();
        }
        if self.world.decl(id).implements.contains(&self.world.tag) {
            let number = 1 + self.random.below(3);
            let _ = writeln!(text, "public int tag() {{ return {number}; }}");
        }
        if !self.world.is_below(id, self.world.root) {
            return text;
        }
        let is_concrete = matches!(self.world.decl(id).kind, Kind::Class | Kind::Record | Kind::Enum);
        for method in 0..METHODS.len() {
            let inherited = self.world.above(id).any(|above| self.has_body(above, method));
            let wanted = chance(self.random, if id == self.world.root { 30 } else { 60 });
            if wanted || is_concrete && !inherited {
                text += &self.method(id, method, false);
                self.bodies.push((id, method));
            } else if id == self.world.root {
                let signature = self.signature(method);
                let word = if self.world.is_interface(id) { "" } else { "public abstract " };
                let _ = writeln!(text, "{word}{signature};");
            }
        }
        text
    }

    pub fn has_body(&self, id: Id, method: usize) -> bool {
        self.bodies.contains(&(id, method)) || self.world.above(id).any(|above| self.has_body(above, method))
    }

    fn signature(&self, method: usize) -> String {
        METHODS[method].replace("Root", &self.world.name(self.world.root))
    }

    fn method(&mut self, id: Id, method: usize, is_anonymous: bool) -> String {
        let word = if self.world.is_interface(id) && !is_anonymous { "default " } else { "public " };
        let body = match method {
            0 => self.kind(id, is_anonymous),
            1 => self.other(id, is_anonymous),
            _ => self.act(id),
        };
        format!("{word}{} {{ {body} }}\n", self.signature(method))
    }
}

fn word(kind: Kind) -> &'static str {
    match kind {
        Kind::Interface => "interface",
        Kind::Abstract | Kind::Class => "class",
        Kind::Record => "record",
        Kind::Enum => "enum",
    }
}

/// A type argument for a generic class that a parameter has.
pub fn any_argument(random: &mut Random, world: &World, boxed: Id) -> Argument {
    let root = world.decl(boxed).bound.expect("it is generic");
    let ids: Vec<Id> = (0..world.types.len())
        .filter(|id| {
            world.is_below(*id, root) && world.decl(*id).bound.is_none() && !world.is_below(*id, boxed)
        })
        .collect();
    let id = random.of(&ids);
    match random.below(3) {
        0 => Argument::Exact(id),
        1 => Argument::Extends(id),
        _ => Argument::Any,
    }
}
