//! What the result of a method depends on, as a hash: the method, all that its code, contract and inputs can lead to, and what the
//! search is told. Two programs in which a method has the same hash give the same report on it.
//!
//! Parts of the program are nodes of a graph: what a node says is the `Debug` text of that part, in which numbers of classes,
//! methods and so on are replaced by names. So nothing can be added to the representation and be forgotten here. What the text
//! mentions, the node leads to; a mention of a type leads to all classes that an object of it can have, one of a method to
//! all that override it. The hash is over all nodes that can be reached, and over the order of their numbers, by which the
//! search goes.

mod text;

use std::fmt::Write as _;

use rustc_hash::FxHashMap;
use sha2::{Digest, Sha256};

use crate::config::Config;
use crate::interrupt::Interrupt;
use crate::ir::{BodyId, ClassId, DynType, FieldId, MethodId, Program, Ty};
use crate::lang::span::SourceMap;
use crate::machine::asked_exceptions;

/// What is hashed of places in the source.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Places {
    /// File, line and column: a report says them.
    Counted,
    /// Nothing: code that has moved is the same.
    Ignored,
}

/// A part of a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
enum Node {
    /// The declaration of a class: its fields, invariants and place in the hierarchy.
    Class(ClassId),
    /// The classes of objects that a variable of a class can hold.
    Types(ClassId),
    /// The static initialiser of a class, with those of its superclasses.
    Start(ClassId),
    Field(FieldId),
    Method(MethodId),
    Body(BodyId),
}

/// What a node says by itself, and where it leads.
struct Part {
    hash: [u8; 32],
    leads_to: Vec<usize>,
}

/// The hashes of the methods of a program.
pub struct Digests<'p> {
    program: &'p Program,
    sources: &'p SourceMap,
    places: Places,
    /// What runs in which class where a method is called.
    overrides: FxHashMap<MethodId, Vec<(ClassId, MethodId)>>,
    /// The branches of the source in each method.
    branches: FxHashMap<MethodId, Vec<u32>>,
    /// What holds for all methods.
    common: String,
    numbers: FxHashMap<Node, usize>,
    nodes: Vec<Node>,
    parts: Vec<Option<Part>>,
}

impl<'p> Digests<'p> {
    /// Of the methods of a program.
    pub fn new(program: &'p Program, sources: &'p SourceMap, places: Places) -> Self {
        let mut overrides: FxHashMap<MethodId, Vec<(ClassId, MethodId)>> = FxHashMap::default();
        for (id, class) in (0u32..).map(ClassId).zip(&program.classes) {
            #[expect(clippy::disallowed_methods, reason = "they are sorted")]
            let entries = class.dispatch.iter();
            let mut all: Vec<(MethodId, MethodId)> = entries.map(|(called, runs)| (*called, *runs)).collect();
            all.sort_unstable();
            for (called, runs) in all {
                overrides.entry(called).or_default().push((id, runs));
            }
        }
        let mut branches: FxHashMap<MethodId, Vec<u32>> = FxHashMap::default();
        for (number, branch) in (0u32..).zip(&program.branches) {
            branches.entry(branch.method).or_default().push(number);
        }
        let mut digests = Self {
            program,
            sources,
            places,
            overrides,
            branches,
            common: String::new(),
            numbers: FxHashMap::default(),
            nodes: Vec::new(),
            parts: Vec::new(),
        };
        digests.common = digests.common();
        digests
    }

    /// The hash of a method that is explored with these settings, in hexadecimal.
    pub fn of(&mut self, method: MethodId, config: &Config) -> String {
        let mut hash = Sha256::new();
        feed(&mut hash, &self.common);
        feed(&mut hash, &self.settings(config));
        let order = self.reached(method);
        for index in &order {
            hash.update(self.known(*index).hash);
        }
        // where each leads, by when it was met, and the order of numbers
        let mut met = vec![0u32; self.nodes.len()];
        for (at, index) in (0u32..).zip(&order) {
            met[*index] = at;
        }
        for index in &order {
            for next in &self.known(*index).leads_to {
                hash.update(met[*next].to_le_bytes());
            }
        }
        let mut by_number: Vec<usize> = order.clone();
        by_number.sort_unstable_by_key(|index| self.nodes[*index]);
        for index in by_number {
            hash.update(met[index].to_le_bytes());
        }
        format!("{:x}", hash.finalize())
    }

    /// What can be reached from a method, in the order of meeting it.
    fn reached(&mut self, method: MethodId) -> Vec<usize> {
        let mut todo = vec![self.number(Node::Method(method))];
        let declared = self.program.method(method);
        // the receiver is an input
        todo.push(self.number(Node::Types(declared.class)));
        todo.push(self.number(Node::Start(declared.class)));
        todo.reverse();
        let mut seen = vec![false; self.nodes.len()];
        let mut order = Vec::new();
        while let Some(next) = todo.pop() {
            if next >= seen.len() {
                seen.resize(self.nodes.len().max(next + 1), false);
            }
            if std::mem::replace(&mut seen[next], true) {
                continue;
            }
            order.push(next);
            if self.parts[next].is_none() {
                let part = self.part(self.nodes[next]);
                self.parts[next] = Some(part);
            }
            todo.extend(self.known(next).leads_to.iter().rev());
        }
        order
    }

    fn known(&self, index: usize) -> &Part {
        self.parts[index].as_ref().expect("what was reached was looked at")
    }

    fn number(&mut self, node: Node) -> usize {
        let next = self.nodes.len();
        let number = *self.numbers.entry(node).or_insert(next);
        if number == next {
            self.nodes.push(node);
            self.parts.push(None);
        }
        number
    }

    fn part(&mut self, node: Node) -> Part {
        let (text, leads_to) = self.said(node);
        let mut hash = Sha256::new();
        feed(&mut hash, &text);
        let leads_to = leads_to.into_iter().map(|node| self.number(node)).collect();
        Part { hash: hash.finalize().into(), leads_to }
    }

    /// What a node says, and what it mentions.
    fn said(&self, node: Node) -> (String, Vec<Node>) {
        match node {
            Node::Class(id) => self.of_class(id),
            Node::Types(id) => self.of_types(id),
            Node::Start(id) => self.of_start(id),
            Node::Field(id) => self.of_field(id),
            Node::Method(id) => self.of_method(id),
            Node::Body(id) => self.rewritten(&format!("{:?}", self.program.body(id))),
        }
    }

    fn of_class(&self, id: ClassId) -> (String, Vec<Node>) {
        let class = self.program.class(id);
        let ancestors = || class.ancestors.iter().copied().filter(|above| *above != id);
        let mut nodes: Vec<Node> = ancestors().map(Node::Class).collect();
        nodes.extend(class.fields.iter().copied().map(Node::Field));
        let (invariants, mentioned) = self.rewritten(&format!("{:?}", class.invariants));
        nodes.extend(mentioned);
        // what hides and makes it
        let hidden = self.program.hidden.iter().filter(|(ty, _)| {
            matches!(&self.program.dyn_types[ty.0 as usize], DynType::Class(hidden) if *hidden == id)
        });
        let makers: Vec<ClassId> = hidden.flat_map(|(_, makers)| makers.iter().copied()).collect();
        nodes.extend(makers.iter().copied().map(Node::Start));
        if class.is_enum {
            nodes.push(Node::Start(id));
        }
        let (generic, _) = self.rewritten(&format!("{:?}", class.generic));
        // of several classes above it, that with the fewest instances is its closest type
        let mut by_instances: Vec<ClassId> = class.ancestors.clone();
        by_instances.sort_by_key(|above| (self.program.class(*above).instances.len(), *above));
        let name = |id: &ClassId| self.program.class(*id).name.as_str();
        let names = |ids: &[ClassId]| ids.iter().map(name).collect::<Vec<&str>>().join(",");
        let text = format!(
            "{} {:?} {} {:?} {} {generic} {} {invariants} {:?} {:?} makers {} {:?}",
            class.name,
            class.kind,
            class.is_abstract,
            class.superclass.as_ref().map(name),
            names(&class.interfaces),
            names(&by_instances),
            class.boxed.map(|field| &self.program.field(field).name),
            (
                class.is_builtin,
                class.is_library,
                class.is_hidden,
                class.is_open,
                class.is_enum,
                class.is_part
            ),
            names(&makers),
            class.static_fields.iter().map(|field| &self.program.field(*field).name).collect::<Vec<_>>(),
        );
        (text, nodes)
    }

    fn of_types(&self, id: ClassId) -> (String, Vec<Node>) {
        let class = self.program.class(id);
        let mut text = String::from("types");
        let mut nodes = vec![Node::Class(id)];
        for (title, types) in [("instances", &class.instances), ("inputs", &class.inputs)] {
            text.push_str(title);
            for ty in types.iter() {
                text.push_str(&self.program.show_dyn(*ty));
                text.push_str(if self.program.veiled.contains(ty) { "?," } else { "," });
                nodes.extend(classes_of(&self.program.dyn_types[ty.0 as usize]).map(Node::Class));
            }
        }
        (text, nodes)
    }

    fn of_start(&self, id: ClassId) -> (String, Vec<Node>) {
        let class = self.program.class(id);
        let mut nodes = vec![Node::Class(id)];
        nodes.extend(class.superclass.map(Node::Start));
        // a class starts with those interfaces above it that have code
        nodes.extend(class.interfaces.iter().copied().map(Node::Start));
        nodes.extend(class.static_init.map(Node::Body));
        nodes.extend(class.static_fields.iter().copied().map(Node::Field));
        (format!("start {}", class.static_init.is_some()), nodes)
    }

    fn of_field(&self, id: FieldId) -> (String, Vec<Node>) {
        let field = self.program.field(id);
        let mut nodes = vec![Node::Class(field.class)];
        if field.is_static {
            nodes.push(Node::Start(field.class));
        }
        let (ty, mentioned) = self.rewritten(&format!("{:?} {:?}", field.ty, field.generic));
        nodes.extend(mentioned);
        let flags = (
            field.is_static,
            field.non_null,
            field.is_helper,
            field.is_kept,
            field.is_owned,
            field.is_prior,
            field.is_volatile,
        );
        (format!("{} {ty} {flags:?}", field.name), nodes)
    }

    fn of_method(&self, id: MethodId) -> (String, Vec<Node>) {
        let method = self.program.method(id);
        let (mut text, mut nodes) = self.rewritten(&format!("{method:?}"));
        if !method.is_static {
            nodes.push(Node::Types(method.class));
        }
        for (class, runs) in self.overrides.get(&id).into_iter().flatten() {
            let (class, name) = (&self.program.class(*class).name, self.program.qualified_name(*runs));
            let _ = write!(text, " {class}:{name}");
            nodes.push(Node::Method(*runs));
        }
        for branch in self.branches.get(&id).into_iter().flatten() {
            text.push_str(&self.branch(*branch));
        }
        (text, nodes)
    }

    /// What holds for all methods of the program.
    fn common(&self) -> String {
        let program = self.program;
        let (builtin, _) = self.rewritten(&format!("{:?} {:?}", program.builtin, program.text));
        let asked: Vec<&str> =
            asked_exceptions(program).iter().map(|class| program.class(*class).name.as_str()).collect();
        let has_error = program.classes.iter().any(|class| class.name == "NoClassDefFoundError");
        format!("{builtin} {} {has_error} {asked:?}", program.has_threads)
    }

    /// All settings on which a result depends.
    fn settings(&self, config: &Config) -> String {
        let mut config = config.clone();
        // these do not change it
        config.jobs = 0;
        config.interrupt = Interrupt::default();
        config.solver.interrupt = Interrupt::default();
        self.rewritten(&format!("{config:?}")).0
    }
}

/// The classes that a run-time type names.
fn classes_of(ty: &DynType) -> impl Iterator<Item = ClassId> {
    let mut inner = match ty {
        DynType::Class(class) | DynType::Open(class) => return Some(*class).into_iter(),
        DynType::Array(ty) => ty,
    };
    while let Ty::Array(element) = inner {
        inner = element;
    }
    let class = if let Ty::Ref(class) = inner { Some(*class) } else { None };
    class.into_iter()
}

/// With its length, so that two texts are not taken for two others.
fn feed(hash: &mut Sha256, text: &str) {
    hash.update((text.len() as u64).to_le_bytes());
    hash.update(text);
}
