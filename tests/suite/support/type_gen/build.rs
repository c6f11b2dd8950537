//! A random hierarchy: which types there are, what they hold, and what they promise.

use super::features::{Feature, Features};
use super::world::{Argument, Decl, Field, Id, Kind, Nesting, Ty, World, chance};
use crate::support::seeded::Random;

/// Makes the declarations of a program.
pub struct Builder<'r> {
    pub random: &'r mut Random,
    pub features: &'r Features,
    pub world: World,
}

impl Builder<'_> {
    fn add(&mut self, name: &str, kind: Kind, nesting: Nesting) -> Id {
        self.world.types.push(Decl {
            name: name.to_owned(),
            kind,
            nesting,
            extends: None,
            implements: Vec::new(),
            is_sealed: false,
            fields: Vec::new(),
            invariants: Vec::new(),
            needs_object: false,
            bound: None,
            argument: None,
            labels: Vec::new(),
        });
        self.world.types.len() - 1
    }

    fn nesting(&mut self) -> Nesting {
        if self.features.has(Feature::Private) && chance(self.random, 20) {
            return Nesting::Private;
        }
        self.random.of(&[Nesting::Top, Nesting::Nested])
    }

    fn open_nesting(&mut self) -> Nesting {
        self.random.of(&[Nesting::Top, Nesting::Nested])
    }

    /// All types.
    pub fn declare(&mut self) {
        let nesting = self.open_nesting();
        let color = self.add("Color", Kind::Enum, nesting);
        let count = if self.features.has(Feature::EmptyEnums) && chance(self.random, 15) {
            0
        } else {
            1 + self.random.below(3)
        };
        self.world.types[color].labels =
            ["RED", "GREEN", "BLUE"][..count].iter().map(|label| (*label).to_owned()).collect();
        let nesting = self.open_nesting();
        let tag = self.add("Tag", Kind::Interface, nesting);
        let nesting = self.open_nesting();
        let oops = self.add("Oops", Kind::Class, nesting);
        self.world.types[oops].fields.push(Field { name: "code".to_owned(), ty: Ty::Int });
        let nesting = self.nesting();
        let worse = self.add("Worse", Kind::Class, nesting);
        self.world.types[worse].extends = Some(oops);
        let kind = self.random.of(&[Kind::Interface, Kind::Interface, Kind::Abstract, Kind::Class]);
        let nesting = self.open_nesting();
        let root = self.add("Root", kind, nesting);
        self.world.types[root].is_sealed = kind != Kind::Class && chance(self.random, 35);
        (self.world.color, self.world.tag, self.world.oops, self.world.root) = (color, tag, oops, root);
        self.children(root);
        self.taggers(tag, root);
        self.fields();
        self.invariants();
        if self.features.has(Feature::Generics) && chance(self.random, 50) {
            self.generics(root);
        }
        self.constants();
    }

    fn children(&mut self, root: Id) {
        let count = 2 + self.random.below(3);
        let all_private = self.features.has(Feature::Private) && chance(self.random, 15);
        for number in 0..count {
            let parents: Vec<Id> = (root..self.world.types.len())
                .filter(|id| {
                    let decl = self.world.decl(*id);
                    *id == root
                        || matches!(decl.kind, Kind::Class | Kind::Abstract)
                            && matches!(decl.nesting, Nesting::Top | Nesting::Nested)
                })
                .collect();
            let parent = if chance(self.random, 60) { root } else { self.random.of(&parents) };
            let kinds: &[Kind] = if self.world.is_interface(parent) {
                &[Kind::Class, Kind::Class, Kind::Record, Kind::Record, Kind::Abstract, Kind::Enum]
            } else {
                &[Kind::Class, Kind::Class, Kind::Abstract]
            };
            let kind = self.random.of(kinds);
            let mut nesting = if all_private { Nesting::Private } else { self.nesting() };
            if kind == Kind::Class && self.features.has(Feature::Inner) && chance(self.random, 12) {
                nesting = Nesting::Inner;
            }
            if kind == Kind::Abstract {
                nesting = self.open_nesting();
            }
            self.child(&format!("Kid{number}"), kind, nesting, parent);
        }
        // nothing is without objects
        for id in root..self.world.types.len() {
            let needs = matches!(self.world.decl(id).kind, Kind::Interface | Kind::Abstract);
            let has = (root..self.world.types.len()).any(|other| {
                self.world.is_below(other, id)
                    && !matches!(self.world.decl(other).kind, Kind::Interface | Kind::Abstract)
            });
            if needs && !has {
                let nesting = self.open_nesting();
                let name = format!("Last{id}");
                self.child(&name, Kind::Class, nesting, id);
            }
        }
    }

    fn child(&mut self, name: &str, kind: Kind, nesting: Nesting, parent: Id) -> Id {
        let id = self.add(name, kind, nesting);
        if self.world.is_interface(parent) {
            self.world.types[id].implements.push(parent);
        } else {
            self.world.types[id].extends = Some(parent);
        }
        if kind == Kind::Enum {
            let count = 1 + self.random.below(2);
            self.world.types[id].labels =
                ["ONE", "TWO"][..count].iter().map(|label| (*label).to_owned()).collect();
        }
        id
    }

    /// Some classes have the second interface.
    fn taggers(&mut self, tag: Id, root: Id) {
        let kinds = [Kind::Class, Kind::Record, Kind::Enum];
        let all: Vec<Id> =
            (root..self.world.types.len()).filter(|id| kinds.contains(&self.world.decl(*id).kind)).collect();
        let sure = self.random.of(&all);
        for id in all {
            if id == sure || chance(self.random, 20) {
                self.world.types[id].implements.push(tag);
            }
        }
    }

    fn fields(&mut self) {
        for id in self.world.root..self.world.types.len() {
            if matches!(self.world.decl(id).kind, Kind::Interface | Kind::Enum) {
                continue;
            }
            let count = self.random.of(&[0, 1, 1, 2]);
            for number in 0..count {
                let mut ty = self.field_type();
                let is_record = self.world.decl(id).kind == Kind::Record;
                if is_record && !self.features.has(Feature::RecordLinks) && ty != Ty::Bool {
                    ty = self.random.of(&[&Ty::Int, &Ty::Of(self.world.color)]).clone();
                }
                self.world.types[id].fields.push(Field { name: format!("f{id}{number}"), ty });
            }
        }
    }

    fn field_type(&mut self) -> Ty {
        let world = &self.world;
        match self.random.below(12) {
            0..=4 => Ty::Int,
            5..=7 => Ty::Of(world.root),
            8 => Ty::Of(world.color),
            9 => Ty::Of(world.tag),
            10 => Ty::Bool,
            _ => {
                let ids: Vec<Id> = (world.root..world.types.len())
                    .filter(|id| matches!(world.decl(*id).nesting, Nesting::Top | Nesting::Nested))
                    .collect();
                Ty::Of(self.random.of(&ids))
            }
        }
    }

    /// Sometimes every class below the root has an invariant about the same field: then all objects keep one, whatever
    /// their class is.
    fn shared_invariants(&mut self) -> bool {
        let root = self.world.root;
        if !self.features.has(Feature::SubclassInvariants)
            || self.world.decl(root).kind != Kind::Abstract
            || !chance(self.random, 70)
        {
            return false;
        }
        self.world.shares_invariants = true;
        let name = format!("f{root}0");
        self.world.types[root].fields = vec![Field { name: name.clone(), ty: Ty::Int }];
        for id in root + 1..self.world.types.len() {
            let condition = format!("{name} {}", self.random.of(&[">= 0", "> 0", "> 0", "== 1"]));
            self.world.types[id].invariants.push(condition);
        }
        true
    }

    fn invariants(&mut self) {
        if self.shared_invariants() {
            return;
        }
        for id in self.world.root..self.world.types.len() {
            let decl = self.world.decl(id);
            if matches!(decl.kind, Kind::Interface | Kind::Enum) || !chance(self.random, 35) {
                continue;
            }
            if decl.extends.is_some() && !self.features.has(Feature::SubclassInvariants) {
                continue;
            }
            // a superclass with an invariant is above a class that may have one
            if self.world.has_below(id) && !self.features.has(Feature::SubclassInvariants) {
                continue;
            }
            let fields = self.world.all_fields(id);
            if fields.is_empty() {
                continue;
            }
            let at = self.random.below(fields.len());
            let field = fields[at].1.clone();
            self.invariant(id, &field);
        }
    }

    fn invariant(&mut self, id: Id, field: &Field) {
        let name = &field.name;
        let condition = match &field.ty {
            Ty::Int => format!("{name} {}", self.random.of(&[">= 0", "> 0", "!= 0", "== 1", "<= 1"])),
            Ty::Bool => name.clone(),
            Ty::Of(class) if *class == self.world.color => {
                if self.world.decl(*class).labels.is_empty() {
                    return;
                }
                let good = self.world.good(&field.ty);
                self.random
                    .of(&[format!("{name} != null").as_str(), format!("{name} == {good}").as_str()])
                    .to_owned()
            }
            Ty::Of(class) => match self.random.below(4) {
                0 if self.world.is_castable(*class, id) => format!("{name} != this"),
                1 => {
                    self.world.types[id].needs_object = true;
                    format!("{name} != null")
                }
                form => {
                    let others: Vec<Id> = (self.world.root..self.world.types.len())
                        .filter(|other| {
                            other != class
                                && self.world.is_below(*other, *class)
                                && self.world.is_visible(*other, Some(id))
                        })
                        .collect();
                    if others.is_empty() {
                        return;
                    }
                    let other = self.world.name(self.random.of(&others));
                    if form == 2 {
                        format!("!({name} instanceof {other})")
                    } else {
                        format!("{name} == null || {name} instanceof {other}")
                    }
                }
            },
            _ => return,
        };
        self.world.types[id].invariants.push(condition);
    }

    fn generics(&mut self, root: Id) {
        let nesting = self.open_nesting();
        let boxed = self.add("Box", Kind::Class, nesting);
        self.world.types[boxed].bound = Some(root);
        self.world.types[boxed].fields.push(Field { name: "item".to_owned(), ty: Ty::Variable(root) });
        self.world.boxed = Some(boxed);
        if chance(self.random, 50) {
            let open: Vec<Id> = (root..boxed)
                .filter(|id| matches!(self.world.decl(*id).nesting, Nesting::Top | Nesting::Nested))
                .collect();
            let held = self.random.of(&open);
            let nesting = self.open_nesting();
            let below = self.add("KidBox", Kind::Class, nesting);
            self.world.types[below].extends = Some(boxed);
            self.world.types[below].argument = Some(Argument::Exact(held));
        }
    }

    fn constants(&mut self) {
        if !self.features.has(Feature::Constants) {
            return;
        }
        for id in self.world.oops..self.world.types.len() {
            if !self.world.is_made_easily(id)
                || self.world.decl(id).argument.is_some()
                || !chance(self.random, 30)
            {
                continue;
            }
            if self.world.is_exception(id) && !self.features.has(Feature::Exceptions) {
                continue;
            }
            let name = format!("NIL{id}");
            let type_name = self.world.name(id);
            let creation = self.world.creation(id);
            // what only a private class can read is assumed not to be passed in, and the report says so
            let is_private = self.world.decl(id).nesting == Nesting::Private;
            let inside = self.random.of(&[Some(id), None]).filter(|_| !is_private);
            let text = format!("static final {type_name} {name} = {creation};");
            let holder = inside.map_or("Main".to_owned(), |holder| self.world.name(holder));
            self.world.constants.push((format!("{holder}.{name}"), id));
            self.world.held.push((inside, text));
        }
        let root = self.world.root;
        if self.features.has(Feature::Anonymous)
            && self.world.is_interface(root)
            && !self.world.decl(root).is_sealed
            && chance(self.random, 30)
        {
            self.world.has_anonymous = true;
            self.world.constants.push(("Main.SPECIAL".to_owned(), root));
        }
    }
}
