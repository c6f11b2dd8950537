//! Steps that make a number or an object of what a language construct does with an object of the input.

use std::fmt::Write as _;

use super::body::Body;
use super::world::{Id, Kind, Ty, chance};

impl Body<'_> {
    /// One of the constructs, about this variable.
    pub fn gadget(&mut self, at: usize) {
        match self.random.below(4) {
            0 => self.overload(at),
            1 => self.make(),
            2 => self.store(at),
            _ => self.attempt(at),
        }
    }

    fn is_root(&self, at: usize) -> bool {
        matches!(self.variables[at].ty, Ty::Of(id) if self.world.is_below(id, self.world.root))
    }

    /// The overload that the static type chooses.
    fn overload(&mut self, at: usize) {
        let variable = self.variables[at].clone();
        if matches!(variable.ty, Ty::Int | Ty::Bool) {
            return self.guard();
        }
        let name = self.fresh("number");
        let cast = self.random.of(&["", "", "(Object) "]);
        self.line(format!("int {name} = Main.pick({cast}{});", variable.text));
        self.add(name, Ty::Int, true);
    }

    /// A new object, which is none of the input.
    fn make(&mut self) {
        let ids: Vec<Id> = (self.world.root..self.world.types.len())
            .filter(|id| {
                self.world.is_made_easily(*id)
                    && self.world.is_visible(*id, self.from)
                    && self.world.decl(*id).argument.is_none()
            })
            .collect();
        if ids.is_empty() {
            return self.guard();
        }
        let id = self.random.of(&ids);
        let name = self.fresh("made");
        let ty = if self.world.is_below(id, self.world.root) && chance(self.random, 50) {
            self.world.root
        } else {
            id
        };
        self.line(format!("{} {name} = {};", self.world.name(ty), self.world.creation(id)));
        self.add(name, Ty::Of(ty), true);
    }

    /// A store into an array whose elements are of a smaller type than declared.
    fn store(&mut self, at: usize) {
        let below: Vec<Id> = (self.world.root + 1..self.world.types.len())
            .filter(|id| {
                self.world.is_below(*id, self.world.root)
                    && self.world.is_visible(*id, self.from)
                    && self.world.decl(*id).kind != Kind::Enum
            })
            .collect();
        if !self.is_root(at) || below.is_empty() {
            return self.guard();
        }
        let stored = self.variables[at].text.clone();
        let (cells, name) = (self.fresh("cells"), self.fresh("number"));
        let (root, kid) = (self.world.name(self.world.root), self.world.name(self.random.of(&below)));
        self.line(format!("{root}[] {cells} = new {kid}[1];"));
        self.line(format!("int {name} = 0;"));
        self.line(format!(
            "try {{ {cells}[0] = {stored}; {name} = 1; }} catch (ArrayStoreException none) {{ {name} = 2; }}"
        ));
        self.add(name, Ty::Int, true);
    }

    /// A call that may throw, with several ways out.
    fn attempt(&mut self, at: usize) {
        if !self.is_root(at) {
            return self.guard();
        }
        let receiver = self.ensure(at).text;
        let name = self.fresh("number");
        let worse = self.world.oops + 1;
        let oops = self.world.name(self.world.oops);
        self.line(format!("int {name} = 0;"));
        let mut text = format!("try {{ {receiver}.act(); {name} = 1; }}");
        if self.world.is_visible(worse, self.from) && chance(self.random, 60) {
            let _ = write!(text, " catch ({} thrown) {{ {name} = 2; }}", self.world.name(worse));
        }
        let _ = write!(text, " catch ({oops} | IllegalStateException thrown) {{ {name} = -1; }}");
        if chance(self.random, 40) {
            let _ = write!(text, " finally {{ {name}--; }}");
        }
        self.line(text);
        self.add(name, Ty::Int, true);
    }
}
