//! What our models of the JDK tell of classes, for those who build objects of the library or look into them.

use std::collections::HashMap;

use oox_core::ir::{ClassId, Program};

use crate::generate::subject::Subject;
use crate::java::{Equals, Holds, JavaClass, JavaInfo, Model};

/// What is known of the classes of the library that are in the program.
pub struct Library<'p> {
    models: HashMap<ClassId, &'p Model>,
    /// What objects hold, with the class that says so; also those of the user's classes below.
    held: HashMap<ClassId, (Holds, &'p JavaClass)>,
}

impl<'p> Library<'p> {
    /// What models say of the classes of a program.
    pub fn new(program: &'p Program, info: &'p JavaInfo) -> Self {
        let mut library = Self { models: HashMap::new(), held: HashMap::new() };
        for (id, class) in (0u32..).map(ClassId).zip(&program.classes) {
            if let Some(java) = info.class(&class.name) {
                library.models.insert(id, &java.model);
            }
            let above = class.ancestors.iter().map(|above| &program.class(*above).name);
            let all = std::iter::once(&class.name).chain(above).filter_map(|name| info.class(name));
            let held = all.into_iter().find_map(|java| java.model.holds.map(|holds| (holds, java)));
            library.held.extend(held.map(|held| (id, held)));
        }
        library
    }
}

impl<'p> Subject<'p> {
    /// What the model of a class says.
    pub fn model(&self, class: ClassId) -> Option<&'p Model> {
        self.library.models.get(&class).copied()
    }

    /// What objects of a class hold, and the class above that says so, whose methods tell it.
    pub fn holds(&self, class: ClassId) -> Option<(Holds, &'p JavaClass)> {
        self.library.held.get(&class).copied()
    }

    /// What objects of a class with this name hold, and the class above that says so.
    pub fn holds_named(&self, name: &str) -> Option<(Holds, &'p JavaClass)> {
        self.class(name).and_then(|class| self.holds(class))
    }

    /// With what objects of a class are equal.
    pub fn equals(&self, class: ClassId) -> Option<Equals> {
        self.with_those_above(class).find_map(|class| self.model(class)?.equals)
    }

    /// What objects of a class of the library are called.
    pub fn noun(&self, class: ClassId) -> Option<&'p str> {
        let named = self.with_those_above(class).filter_map(|class| {
            let java = self.java_class(class)?;
            Some((java.model.noun?, java.path.last()?))
        });
        named.min().map(|(_, name)| name.as_str())
    }

    /// The collections that stand where some collection is missing.
    pub fn usual_collections(&self) -> Vec<ClassId> {
        let ranked = self.info.classes.values().filter_map(|java| {
            let rank = java.model.usual?;
            Some((rank, self.class(&java.name)?))
        });
        let mut ranked: Vec<(u8, ClassId)> = ranked.collect();
        ranked.sort_by_key(|(rank, _)| *rank);
        ranked.into_iter().map(|(_, class)| class).collect()
    }

    fn with_those_above(&self, class: ClassId) -> impl Iterator<Item = ClassId> + '_ {
        std::iter::once(class).chain(self.program.class(class).ancestors.iter().copied())
    }
}
