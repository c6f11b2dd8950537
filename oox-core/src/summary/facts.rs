//! A summary as facts that people and programs read.

use std::collections::{BTreeMap, BTreeSet};

use super::names::Names;
use super::relation::{Link, Relations, Set, SetExpr, all_of};
use super::state::{Log, Nullness, State, Update};
use super::{Summaries, Summary};
use crate::ir::{FieldId, MethodId, Program, Ty};
use crate::lang::span::FileId;

/// How a name is bounded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Op {
    /// Afterwards it is that.
    Is,
    /// Afterwards it is within that.
    Within,
    /// Afterwards it contains that.
    Contains,
}

impl Op {
    /// The sign that is printed.
    pub fn sign(self) -> &'static str {
        match self {
            Self::Is => "=",
            Self::Within => "⊆",
            Self::Contains => "⊇",
        }
    }
}

/// What a name is afterwards, in terms of what was there before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bound {
    /// A field, `result`, a static field or `C$alloc`, the objects of a class.
    pub name: String,
    /// How.
    pub op: Op,
    /// The expression.
    pub expr: String,
}

/// How much is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Precision {
    /// All that changes, and the result, are known exactly.
    Exact,
    /// Some of it has bounds.
    Bounded,
    /// Which fields change, and of something not of which objects.
    Frame,
    /// It runs code of which nothing is known.
    Unknown,
}

impl Precision {
    /// The word that is printed.
    pub fn word(self) -> &'static str {
        match self {
            Self::Exact => "exact",
            Self::Bounded => "bounded",
            Self::Frame => "frame",
            Self::Unknown => "unknown",
        }
    }
}

/// What is known of a method.
#[derive(Clone, Debug)]
pub struct Facts {
    /// Of normal exits.
    pub bounds: Vec<Bound>,
    /// What of objects that were there before may change: `Class.field`, `int[].elem`; `*` for anything.
    pub changes: Vec<String>,
    /// The same with the objects: `s.*next.colour`.
    pub places: Vec<String>,
    /// Classes of which it may make objects.
    pub allocates: Vec<String>,
    /// Classes of the exceptions that may leave it.
    pub throws: Vec<String>,
    /// It changes nothing that was there before and prints nothing.
    pub pure: bool,
    /// It may print.
    pub prints: bool,
    /// It may end normally.
    pub returns: bool,
    /// How much is known.
    pub precision: Precision,
    /// Code of which nothing is known, and why more is not known.
    pub because: Vec<String>,
    /// Code that is taken to change nothing.
    pub assumes: Vec<String>,
}

/// The facts of a method with code. Fields of libraries are spoken of only where their file is among those that were given.
pub(super) fn facts(
    program: &Program,
    method: MethodId,
    summary: &Summary,
    files: &BTreeSet<FileId>,
) -> Facts {
    let mut names = Names::new(program, method, files);
    let relations = Relations { program };
    let effects = summary.effects(relations);
    let empty = State::default();
    let exit = summary.exit.as_ref().unwrap_or(&empty);
    let spoken_of =
        exit.logs.keys().chain(effects.links.keys()).copied().filter(|link| names.is_visible(*link));
    let spoken_of: Vec<Link> = spoken_of.collect();
    names.tell_apart(spoken_of.into_iter(), effects.statics.iter().copied());
    let writer = Writer { program, relations, names: &names, method };
    let mut throws: BTreeSet<String> = effects.classes.iter().map(|(class, _)| names.class(*class)).collect();
    if effects.asserts {
        throws.insert("AssertionError".to_owned());
    }
    let (changes, places) = writer.changes(&effects.links, &effects.statics, effects.havoc.is_some());
    let mut because: Vec<String> = exit.unknown.iter().cloned().collect();
    because.extend(effects.havoc.iter().filter(|name| !name.is_empty()).cloned());
    because.extend(summary.gave_up.clone());
    because.sort();
    because.dedup();
    Facts {
        bounds: writer.bounds(summary, exit),
        pure: changes.is_empty() && !effects.prints,
        precision: writer.precision(summary, exit),
        changes,
        places,
        allocates: writer.allocates(exit),
        throws: throws.into_iter().collect(),
        prints: effects.prints,
        returns: summary.exit.is_some(),
        because,
        assumes: exit.assumed.iter().cloned().collect(),
    }
}

impl Summaries<'_> {
    /// The facts of a method, if it has code and was asked for.
    pub fn facts(&self, method: MethodId, files: &BTreeSet<FileId>) -> Option<Facts> {
        Some(facts(self.program, method, self.of_method(method)?, files))
    }
}

struct Writer<'p, 'n> {
    program: &'p Program,
    relations: Relations<'p>,
    names: &'n Names<'p, 'n>,
    method: MethodId,
}

impl Writer<'_, '_> {
    fn bounds(&self, summary: &Summary, exit: &State) -> Vec<Bound> {
        let mut bounds = Vec::new();
        if exit.is_havoc {
            return bounds;
        }
        for (link, log) in &exit.logs {
            if self.names.is_visible(*link) {
                self.of_link(*link, log, &mut bounds);
            }
        }
        for (field, held) in &exit.statics {
            if !self.names.is_known(self.program.field(*field).class) {
                continue;
            }
            if *held.set != SetExpr::Static(*field) {
                self.of_value(self.names.qualified(*field), &held.set, held.is_exact, &mut bounds);
            }
        }
        if let (Some(held), Some(_)) = (&summary.result, &self.program.method(self.method).ret) {
            let set = match summary.result_null {
                Nullness::NonNull if !held.is_exact => self.relations.non_null(&held.set),
                _ => held.set.clone(),
            };
            self.of_value("result".to_owned(), &set, held.is_exact, &mut bounds);
        }
        self.of_made(exit, &mut bounds);
        bounds
    }

    fn of_value(&self, name: String, set: &Set, is_exact: bool, bounds: &mut Vec<Bound>) {
        let (shown, is_same) = self.names.shown(set);
        let op = if is_exact && is_same { Op::Is } else { Op::Within };
        bounds.push(Bound { name, op, expr: self.names.set(&shown) });
    }

    fn of_link(&self, link: Link, log: &Log, bounds: &mut Vec<Bound>) {
        let name = self.names.link(link);
        let (mut upper, mut lower) = (Chain::new(&name), Chain::new(&name));
        let mut is_exact = true;
        for update in log.iter().filter(|update| !self.is_inside(&update.base)) {
            let ((base, is_base), (value, is_value)) =
                (self.names.shown(&update.base), self.names.shown(&update.value));
            let (is_all, must) = (update.is_all && is_base, update.must() && is_base && is_value);
            is_exact &= must;
            let range = self.range(link, &update.base);
            let pair = |to: &str| format!("({} -> {to})", self.names.factor(&base));
            let to = self.names.factor(&value);
            let is_any = matches!(*value, SetExpr::Type(_)) && to == range;
            upper.add(if is_all && !is_any { "++" } else { "+" }, &pair(&to));
            if must {
                lower.add("++", &pair(&to));
            } else {
                lower.add("-", &pair(&range));
            }
        }
        if upper.last.is_none() {
            // nothing that a reader knows of
        } else if is_exact {
            bounds.push(Bound { name, op: Op::Is, expr: upper.text });
        } else {
            bounds.push(Bound { name: name.clone(), op: Op::Within, expr: upper.text });
            bounds.push(Bound { name, op: Op::Contains, expr: lower.text });
        }
    }

    /// Are all the objects made by libraries for themselves?
    fn is_inside(&self, base: &Set) -> bool {
        match &**base {
            SetExpr::New(new) => !self.is_shown(&new.ty, new.by_library),
            SetExpr::Union(all) => all.iter().all(|part| self.is_inside(part)),
            _ => false,
        }
    }

    fn range(&self, link: Link, base: &Set) -> String {
        let all = self.relations.all_of_range(link, self.relations.type_of(base).as_ref());
        self.names.factor(&all)
    }

    fn of_made(&self, exit: &State, bounds: &mut Vec<Bound>) {
        let is_shown = |ty: &Ty, by_library: bool| self.is_shown(ty, by_library);
        let mut types: Vec<Ty> = Vec::new();
        let made =
            exit.made.iter().filter(|(new, _)| is_shown(&new.ty, new.by_library)).map(|(new, _)| &new.ty);
        let fresh = exit.fresh.iter().filter(|(ty, by_library)| is_shown(ty, *by_library)).map(|(ty, _)| ty);
        for ty in made.chain(fresh) {
            if !types.contains(ty) {
                types.push(ty.clone());
            }
        }
        for ty in types {
            let name = format!("{}$alloc", self.names.declared(&ty));
            let all: Vec<_> = exit.made.iter().filter(|(new, _)| new.ty == ty).collect();
            let many = exit.fresh.iter().any(|(known, _)| *known == ty);
            let is_exact = !many && all.iter().all(|(_, is_sure)| *is_sure);
            let factor = |new: &super::New| self.names.factor(&SetExpr::New(new.clone()));
            let sure: Vec<String> =
                all.iter().filter(|(_, is_sure)| *is_sure).map(|(new, _)| factor(new)).collect();
            let mut parts: Vec<String> = all.iter().map(|(new, _)| factor(new)).collect();
            if many {
                parts.push(self.names.factor(&SetExpr::Fresh(ty.clone())));
            }
            let expr = |parts: &[String]| format!("{name} + {}", parts.join(" + "));
            let op = if is_exact { Op::Is } else { Op::Within };
            bounds.push(Bound { name: name.clone(), op, expr: expr(&parts) });
            if !is_exact && !sure.is_empty() {
                bounds.push(Bound { name: name.clone(), op: Op::Contains, expr: expr(&sure) });
            }
        }
    }

    /// Is it told that objects of a type are made? What libraries use inside is theirs.
    fn is_shown(&self, ty: &Ty, by_library: bool) -> bool {
        match ty {
            Ty::Ref(class) if by_library => !self.program.class(*class).is_hidden,
            _ => !by_library,
        }
    }

    fn allocates(&self, exit: &State) -> Vec<String> {
        let made = exit.made.iter().map(|(new, _)| (&new.ty, new.by_library));
        let all = made.chain(exit.fresh.iter().map(|(ty, by_library)| (ty, *by_library)));
        let shown = all.filter(|(ty, by_library)| self.is_shown(ty, *by_library));
        let names: BTreeSet<String> = shown.map(|(ty, _)| self.names.declared(ty)).collect();
        names.into_iter().collect()
    }

    /// What may change of objects that were there before, by its name and by its place.
    fn changes(
        &self,
        links: &BTreeMap<Link, Set>,
        statics: &BTreeSet<FieldId>,
        is_havoc: bool,
    ) -> (Vec<String>, Vec<String>) {
        if is_havoc {
            return (vec!["*".to_owned()], vec!["anything".to_owned()]);
        }
        let (mut changes, mut places) = (BTreeSet::new(), BTreeSet::new());
        for (link, base) in links {
            let bases = match &**base {
                SetExpr::Union(all) => all.clone(),
                _ => vec![base.clone()],
            };
            for base in bases {
                let (change, place) = self.change(*link, &base);
                changes.insert(change);
                places.insert(place);
            }
        }
        for field in statics {
            let class = self.program.field(*field).class;
            // what a library keeps for itself is its own
            if self.names.is_known(class) {
                changes.insert(self.names.qualified(*field));
                places.insert(self.names.qualified(*field));
            }
        }
        (changes.into_iter().collect(), places.into_iter().collect())
    }

    fn change(&self, link: Link, base: &Set) -> (String, String) {
        let base = self.names.shown(base).0;
        match link {
            Link::Field(field) if !self.names.is_visible(link) => {
                let class = format!("{}.*", self.names.class(self.program.field(field).class));
                (class.clone(), class)
            }
            Link::Field(field) => {
                let change = self.names.qualified(field);
                let place = format!("{}.{}", self.place(&base), self.program.field(field).name);
                (change, place)
            }
            Link::Elem(_) | Link::Length => {
                let owners = match self.relations.type_of(&base) {
                    Some(ty @ Ty::Array(_)) => self.names.declared(&ty),
                    _ => match self.relations.all_of_range(link, None).as_ref() {
                        SetExpr::Type(elem) => format!("{}[]", self.names.declared(elem)),
                        _ => "Object[]".to_owned(),
                    },
                };
                let change = format!("{owners}.elem");
                (change, format!("{}[*]", self.place(&base)))
            }
        }
    }

    /// Objects of which something changes: null is none of them.
    fn place(&self, base: &Set) -> String {
        match &**base {
            SetExpr::NonNull(owners) => self.names.factor(owners),
            _ => self.names.factor(base),
        }
    }

    fn precision(&self, summary: &Summary, exit: &State) -> Precision {
        if exit.is_havoc {
            return Precision::Unknown;
        }
        if summary.gave_up.is_some() {
            return Precision::Frame;
        }
        let whole = |link: Link, update: &Update| {
            let domain = self.relations.domain(link);
            update.base == domain || *update.base == *all_of(&Ty::Ref(self.program.builtin.object))
        };
        let visible = || exit.logs.iter().filter(|(link, _)| self.names.is_visible(**link));
        if visible().any(|(link, log)| log.iter().any(|update| whole(*link, update))) {
            return Precision::Frame;
        }
        let has_result = self.program.method(self.method).ret.is_some();
        let is_result_exact = !has_result || summary.result.as_ref().is_some_and(|held| held.is_exact);
        let is_exact = is_result_exact
            && exit.logs.values().all(|log| log.iter().all(Update::must))
            && exit.statics.values().all(|held| held.is_exact)
            && exit.fresh.is_empty()
            && exit.made.iter().all(|(_, is_sure)| *is_sure);
        if is_exact { Precision::Exact } else { Precision::Bounded }
    }
}

/// An expression that grows to the right.
struct Chain {
    text: String,
    last: Option<&'static str>,
}

impl Chain {
    fn new(name: &str) -> Self {
        Self { text: name.to_owned(), last: None }
    }

    fn add(&mut self, op: &'static str, pair: &str) {
        if self.last.is_some_and(|last| last != op) {
            self.text = format!("({})", self.text);
        }
        self.text = format!("{} {op} {pair}", self.text);
        self.last = Some(op);
    }
}
