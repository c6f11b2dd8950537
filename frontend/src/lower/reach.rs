//! What is in the program: the user's classes, and of the others only what can be reached from them. A list of work
//! that grows while code is lowered, until nothing new is used.
//!
//! A class is *in the program* when something names it, and *live* when it can have objects. A virtual call reaches the
//! implementations in all live classes.

use std::collections::{BTreeSet, VecDeque};

use indexmap::{IndexMap, IndexSet};
use oox_core::lang::ast;
use oox_core::lang::printer::print_type;
use oox_core::lang::span::{FileId, Span};
use rustc_hash::FxHashMap;

use super::initialiser::{InstanceInit, Start};
use super::names::{ENGINE_CLASSES, Names};
use super::open_supers::OpenSupers;
use super::virtuals::{Live, Virtuals};
use super::{GivenNames, Lower, Lowered, Purpose, Statistics, Uncounted, Unlowered};
use crate::attribute::{self, Problem};
use crate::typed::LocalId;
use crate::types::{ClassId, Type};
use crate::world::{FieldId, MethodId, Origin, World};

/// Something that is used and was not looked at yet.
enum Work {
    Class(ClassId),
    Live(ClassId),
    Method(MethodId),
    StaticField(FieldId),
    StaticPart(ClassId),
}

/// The state of lowering a whole program.
#[allow(clippy::struct_excessive_bools, reason = "each is a fact about the program of its own")]
pub(super) struct Lowering<'w> {
    pub world: &'w World,
    pub purpose: Purpose,
    /// The files that the user named; others are read because these lead to them.
    given: BTreeSet<FileId>,
    /// Names of further classes of the user that are wanted whole, with a dot before what is inside of another class. The
    /// package may be left out.
    wanted: BTreeSet<String>,
    pub names: Names,
    work: VecDeque<Work>,
    pub classes: IndexSet<ClassId>,
    pub live: Live,
    /// Types that inputs are declared with, or that the user's code asks for.
    pub declared: IndexSet<ClassId>,
    /// Classes of the library that inputs can have, with what their fields need.
    pub inputs: IndexSet<ClassId>,
    pub methods: IndexSet<MethodId>,
    pub virtuals: Virtuals,
    pub static_fields: IndexSet<FieldId>,
    pub static_parts: IndexSet<ClassId>,
    /// Methods that specifications call.
    pub pure: IndexSet<MethodId>,
    /// Classes without source that are thrown or caught.
    pub thrown: IndexSet<ClassId>,
    /// The lowered methods and constructors.
    pub lowered: FxHashMap<MethodId, ast::Member>,
    /// What static fields start with.
    pub static_values: FxHashMap<FieldId, Start>,
    /// The static blocks of a class, by their position among its initialisers.
    pub static_blocks: FxHashMap<(ClassId, usize), Vec<ast::Stmt>>,
    /// Classes whose static initialiser can throw.
    pub throwing: IndexSet<ClassId>,
    /// How the fields of new objects are set.
    pub instance_inits: FxHashMap<ClassId, Lower<InstanceInit>>,
    /// The lowered invariants of classes.
    pub invariants: FxHashMap<ClassId, Vec<ast::Member>>,
    /// Whether the constructors of a class give `this` to nobody: see `prior.rs`.
    pub keeping_this: FxHashMap<ClassId, bool>,
    /// The receiver that a method reference keeps.
    pub receivers: FxHashMap<ClassId, LocalId>,
    /// Members that nobody wrote: of lambdas, accessors.
    pub extra_members: IndexMap<ClassId, Vec<ast::Member>>,
    /// The method that a lambda class implements.
    pub lambda_methods: IndexMap<ClassId, MethodId>,
    /// Classes that nobody wrote.
    pub extra_classes: IndexMap<String, ast::TypeDecl>,
    /// The array types of the program.
    pub array_types: IndexSet<Type>,
    /// Classes of which only tests make objects.
    pub only_for_tests: IndexSet<ClassId>,
    /// Classes that code of the user tests for or casts to.
    pub tested: IndexSet<ClassId>,
    /// Classes whose literals are in code of the user.
    pub literals: IndexSet<ClassId>,
    /// Classes that objects are declared with which the user asks for their class.
    pub asked_for_class: IndexSet<ClassId>,
    /// Interfaces of arrays that something tests for or casts to.
    pub tested_array_interfaces: IndexSet<ClassId>,
    /// What is above classes without source.
    pub open_supers: OpenSupers,
    /// Something asks objects for their class.
    pub asks_class: bool,
    /// Something clones objects.
    pub clones: bool,
    /// Something starts threads.
    pub forks: bool,
    /// There can be several threads: an earlier pass has seen that something starts one.
    pub has_threads: bool,
    pub problems: Vec<Unlowered>,
    /// Branches that are not counted as they stand in the program.
    pub uncounted: Vec<Uncounted>,
    pub open_calls: IndexSet<String>,
}

/// See [`super::program`].
pub(super) fn program(world: &World, roots: &[ClassId], wanted: &[String], purpose: Purpose) -> Lowered {
    let alone = pass(world, roots, wanted, purpose, false);
    // what only threads make a difference to is written down where there are any
    if alone.forks { pass(world, roots, wanted, purpose, true) } else { alone }.finish(roots)
}

fn pass<'w>(
    world: &'w World,
    roots: &[ClassId],
    wanted: &[String],
    purpose: Purpose,
    has_threads: bool,
) -> Lowering<'w> {
    let mut lowering = Lowering::new(world, purpose);
    lowering.has_threads = has_threads;
    lowering.wanted = wanted.iter().cloned().collect();
    lowering.given = roots.iter().map(|class| world.class(*class).span.file).collect();
    lowering.roots(roots);
    lowering.run();
    lowering
}

impl<'w> Lowering<'w> {
    fn new(world: &'w World, purpose: Purpose) -> Self {
        Self {
            world,
            purpose,
            given: BTreeSet::new(),
            wanted: BTreeSet::new(),
            names: Names::default(),
            work: VecDeque::new(),
            classes: IndexSet::new(),
            live: Live::default(),
            declared: IndexSet::new(),
            inputs: IndexSet::new(),
            methods: IndexSet::new(),
            virtuals: Virtuals::default(),
            static_fields: IndexSet::new(),
            static_parts: IndexSet::new(),
            pure: IndexSet::new(),
            thrown: IndexSet::new(),
            lowered: FxHashMap::default(),
            static_values: FxHashMap::default(),
            static_blocks: FxHashMap::default(),
            throwing: IndexSet::new(),
            instance_inits: FxHashMap::default(),
            invariants: FxHashMap::default(),
            keeping_this: FxHashMap::default(),
            receivers: FxHashMap::default(),
            extra_members: IndexMap::new(),
            lambda_methods: IndexMap::new(),
            extra_classes: IndexMap::new(),
            array_types: IndexSet::new(),
            only_for_tests: IndexSet::new(),
            tested: IndexSet::new(),
            literals: IndexSet::new(),
            asked_for_class: IndexSet::new(),
            tested_array_interfaces: IndexSet::new(),
            open_supers: OpenSupers::new(),
            asks_class: false,
            clones: false,
            forks: false,
            has_threads: false,
            problems: Vec::new(),
            uncounted: Vec::new(),
            open_calls: IndexSet::new(),
        }
    }

    fn roots(&mut self, roots: &[ClassId]) {
        for class in roots {
            self.names.users.insert(self.world.class(*class).name.clone());
        }
        // all bodies of the user first: afterwards all local classes are there, and names can be chosen
        for class in roots {
            let members = self.world.members(*class);
            let methods = members.methods.values().flatten().chain(&members.constructors);
            for method in methods {
                let _ = attribute::body(self.world, *method);
            }
            let _ = attribute::initialisers(self.world, *class, true);
            let _ = attribute::initialisers(self.world, *class, false);
        }
        for simple in ENGINE_CLASSES {
            let class = self.world.lang(simple);
            self.make_live(class);
        }
        for class in roots {
            if ENGINE_CLASSES.contains(&self.world.class(*class).name.as_str()) {
                let span = self.world.class(*class).span;
                let reason = "a class with the name of one that the engine knows".to_owned();
                self.problem(*class, None, Problem { reason, span, is_error: false });
            }
            self.use_class(*class);
        }
    }

    fn run(&mut self) {
        while let Some(work) = self.work.pop_front() {
            match work {
                Work::Class(class) => self.new_class(class),
                Work::Live(class) => self.new_live(class),
                Work::Method(method) => self.lower_member(method),
                Work::StaticField(field) => self.lower_static_field(field),
                Work::StaticPart(class) => self.lower_static_blocks(class),
            }
        }
    }

    /// The class is in the program.
    pub fn use_class(&mut self, class: ClassId) {
        if self.classes.insert(class) {
            self.work.push_back(Work::Class(class));
        }
    }

    /// The class can have objects.
    pub fn make_live(&mut self, class: ClassId) {
        if self.live.insert(self.world, class) {
            self.use_class(class);
            self.work.push_back(Work::Live(class));
        }
    }

    /// The method or constructor is called, or can be.
    pub fn use_method(&mut self, method: MethodId) {
        if self.methods.insert(method) {
            let declared = self.world.method(method);
            self.use_class(declared.class);
            if declared.is_static() || declared.is_constructor() {
                self.use_static_part(declared.class);
            }
            if declared.is_abstract() && self.world.class(declared.class).origin == Origin::User {
                // somebody else's code may give it
                self.can_be_input(&declared.ret);
            }
            self.work.push_back(Work::Method(method));
        }
    }

    /// The method is called on objects of any class below.
    pub fn use_virtual(&mut self, method: MethodId) {
        self.use_method(method);
        if self.virtuals.insert(self.world, method) {
            for class in self.live.below(self.world.method(method).class).to_vec() {
                self.implement(class, method);
            }
        }
    }

    /// The static field is read or written.
    pub fn use_static_field(&mut self, field: FieldId) {
        if self.static_fields.insert(field) {
            let class = self.world.field(field).class;
            self.use_class(class);
            self.use_static_part(class);
            self.work.push_back(Work::StaticField(field));
        }
    }

    /// The static initialiser of the class can run.
    pub fn use_static_part(&mut self, class: ClassId) {
        if self.static_parts.insert(class) {
            self.use_class(class);
            self.work.push_back(Work::StaticPart(class));
        }
    }

    /// The user asks whether something that is declared with the second type is of the first: then an input may be.
    pub fn can_be_found(&mut self, ty: &Type, declared: &Type) {
        self.can_be_input(ty);
        if let Type::Class(class, _) = self.world.erasure(ty) {
            self.tested.insert(class);
            if let Type::Class(above, _) = self.world.erasure(declared) {
                self.may_be_below(class, above);
            }
        }
    }

    fn new_class(&mut self, class: ClassId) {
        let declared = self.world.class(class);
        let (superclass, interfaces) = self.world.supers(class);
        for above in superclass.iter().chain(interfaces.iter()).filter_map(Type::class_id) {
            self.use_class(above);
        }
        if self.purpose == Purpose::Tests {
            self.name_for_tests(class);
        }
        let members = self.world.members(class);
        let is_users = declared.origin == Origin::User;
        for field in members.fields.values() {
            let field = self.world.field(*field);
            if !field.modifiers.is_static {
                self.ty(&field.ty, field.span);
            }
            if is_users {
                self.can_be_input(&field.ty);
            }
        }
        if !is_users {
            return;
        }
        if !declared.is_abstract {
            self.make_live(class);
        }
        if !self.is_whole(class) {
            return;
        }
        self.use_static_part(class);
        for field in members.fields.values() {
            if self.world.field(*field).modifiers.is_static {
                self.use_static_field(*field);
            }
        }
        for method in members.constructors.iter().chain(members.methods.values().flatten()) {
            for param in self.world.method(*method).params.iter() {
                self.can_be_input(param);
            }
            let declared = self.world.method(*method);
            if declared.is_constructor() || declared.is_static() || declared.modifiers.is_private {
                self.use_method(*method);
            } else {
                self.use_virtual(*method);
            }
        }
    }

    /// The user has written the class, in a file that they named.
    pub fn is_given(&self, class: ClassId) -> bool {
        let declared = self.world.class(class);
        declared.origin == Origin::User && self.given.contains(&declared.span.file)
    }

    /// All members of a class of the user are in the program: they are verified or tested, or tests build objects by them. Of
    /// a class that is only read because others lead to it, the program has what they reach. The constants of an enum are
    /// made together.
    fn is_whole(&self, class: ClassId) -> bool {
        self.is_given(class)
            || self.purpose == Purpose::Tests
            || self.is_enum_class(class)
            || self.is_wanted(class)
    }

    fn is_wanted(&self, class: ClassId) -> bool {
        let name = self.world.class(class).name.replace('$', ".");
        let starts = name.match_indices('.').map(|(at, _)| at + 1).chain([0]);
        { starts }.any(|start| self.wanted.contains(&name[start..]))
    }

    fn new_live(&mut self, class: ClassId) {
        for above in self.superclasses(class).into_iter().chain([class]) {
            self.use_class(above);
            self.use_static_part(above);
            for field in self.world.members(above).fields.values() {
                let field = self.world.field(*field);
                if !field.modifiers.is_static
                    && let Type::Class(held, _) = self.world.erasure(&field.ty)
                    && !self.world.class(held).is_abstract
                    && !self.world.class(held).is_unseen()
                {
                    self.make_live(held);
                }
            }
        }
        // an object of it may be what is declared with a type above
        if !self.is_hidden(class) {
            self.reach_fields(class);
        }
        for method in self.virtuals.of(self.world, class) {
            self.implement(class, method);
        }
        if self.purpose == Purpose::Tests {
            self.use_for_tests(class);
        }
        if self.asks_class {
            self.class_object(class);
        }
    }

    fn implement(&mut self, class: ClassId, method: MethodId) {
        if let Some(found) = self.world.implementation(class, method) {
            self.use_method(found);
        }
    }

    /// Notes what could not be lowered.
    pub fn problem(&mut self, class: ClassId, method: Option<MethodId>, problem: Problem) {
        let is_users = self.is_given(class);
        let place = match method {
            Some(method) => self.show_method(method),
            None => self.world.class(class).name.clone(),
        };
        self.problems.push(Unlowered { place, is_users, problem });
    }

    /// `Class.name(types)`
    pub fn show_method(&self, method: MethodId) -> String {
        let declared = self.world.method(method);
        let params: Vec<String> = declared.params.iter().map(|ty| self.show_ty(ty)).collect();
        format!("{}.{}({})", self.world.class(declared.class).name, declared.name, params.join(", "))
    }

    fn show_ty(&self, ty: &Type) -> String {
        match self.world.erasure(ty) {
            Type::Prim(prim) => prim.word().to_owned(),
            Type::Class(id, _) => self.short_name(id),
            Type::Array(elem) => format!("{}[]", self.show_ty(&elem)),
            _ => "Object".to_owned(),
        }
    }

    fn finish(mut self, roots: &[ClassId]) -> Lowered {
        let mut types;
        loop {
            let known = (self.pure.len(), self.asks_class);
            types = self.emit(roots);
            // writing a class down may need one more class, its invariant may call a method that is written down already, and
            // all classes may need one more method
            if self.work.is_empty() && (self.pure.len(), self.asks_class) == known {
                break;
            }
            self.run();
        }
        self.array_tests();
        self.extra_classes.sort_keys();
        types.extend(std::mem::take(&mut self.extra_classes).into_values());
        let mut open_calls: Vec<String> = self.open_calls.iter().cloned().collect();
        open_calls.sort();
        let statistics = statistics(&types);
        // only tests call things by these names
        let given = match self.purpose {
            Purpose::Tests => self.given_names(),
            Purpose::Run | Purpose::Proof => GivenNames::default(),
        };
        let mut program = ast::Program { types };
        super::failed_constructor::call_superclass(&mut program);
        let adapted = BTreeSet::new();
        let (problems, uncounted, files) = (self.problems, self.uncounted, self.given);
        Lowered { program, problems, open_calls, statistics, given, files, uncounted, adapted }
    }

    fn given_names(&mut self) -> GivenNames {
        let mut given = GivenNames::default();
        for class in self.classes.clone() {
            given.classes.push((class, self.name_of_class(class)));
            for field in self.world.members(class).fields.values() {
                given.fields.push((*field, self.field_name(*field)));
            }
        }
        for method in &self.methods {
            let (name, params) = match self.lowered.get(method) {
                Some(ast::Member::Method(declared)) => (&declared.name.text, &declared.params),
                Some(ast::Member::Constructor(declared)) => (&declared.name.text, &declared.params),
                _ => continue,
            };
            // a resolved program has names without the quotes that OOX needs around those with dots
            let types: Vec<String> =
                params.iter().map(|param| print_type(&param.ty).replace('`', "")).collect();
            given.methods.push((*method, format!("{name}({})", types.join(","))));
        }
        given
    }

    fn emit(&mut self, roots: &[ClassId]) -> Vec<ast::TypeDecl> {
        let world = self.world;
        self.find_open_supers();
        let (mut users, mut others): (Vec<ClassId>, Vec<ClassId>) =
            self.classes.iter().partition(|class| world.class(**class).origin == Origin::User);
        let positions: FxHashMap<ClassId, usize> = roots.iter().copied().zip(0..).collect();
        users.sort_by_cached_key(|class| {
            let declared = world.class(*class);
            let position = positions.get(class).copied();
            (declared.span.key(), position.is_none(), position, declared.name.clone())
        });
        others.sort_by_cached_key(|class| world.class(*class).name.clone());
        users.into_iter().chain(others).filter_map(|class| self.class_decl(class)).collect()
    }
}

/// Counts the user's classes, and their methods that have code.
fn statistics(types: &[ast::TypeDecl]) -> Statistics {
    let users: Vec<&ast::TypeDecl> = types.iter().filter(|decl| !decl.is_library).collect();
    let mut counts = Statistics { classes: users.len(), ..Statistics::default() };
    for member in users.iter().flat_map(|decl| &decl.members) {
        let body = match member {
            ast::Member::Method(method) => method.body.as_ref(),
            ast::Member::Constructor(constructor) => constructor.body.as_ref(),
            _ => continue,
        };
        let Some(body) = body else { continue };
        counts.methods += 1;
        let reason = body.stmts.iter().find_map(|stmt| match &stmt.kind {
            ast::StmtKind::Unsupported(reason) => Some(reason),
            _ => None,
        });
        match reason {
            Some(reason) => *counts.unsupported.entry(reason.clone()).or_default() += 1,
            None => counts.lowered += 1,
        }
    }
    counts.unsupported.sort_keys();
    counts
}

/// A construct that is not supported.
pub(super) fn unsupported<T>(reason: impl Into<String>, span: Span) -> Lower<T> {
    Err(Problem { reason: reason.into(), span, is_error: false })
}
