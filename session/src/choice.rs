//! Which methods of a program are tested.

use std::collections::BTreeSet;

use oox_core::ir::{MethodId, Program};
use ooxide_testgen::generate::Subject;
use ooxide_testgen::java::JavaClass;
use thiserror::Error;

use crate::lookup::{Unknown, find_class, is_named};
use crate::program::Loaded;

/// The methods that tests are wanted for, by name. By default all of the given files that are not private.
#[derive(Clone, Debug, Default)]
pub struct Which {
    /// Only methods of these classes: `p.Outer.Inner`, or without the package. They may be in files that the given ones lead to.
    pub classes: Vec<String>,
    /// Only methods of these names, or `name(types)` for one overload.
    pub methods: Vec<String>,
    /// The full names of classes that are left out, unless they are asked for.
    pub without: BTreeSet<String>,
}

/// Why there is nothing to test.
#[derive(Debug, Error)]
pub enum ChoiceError {
    /// A name means nothing in the program.
    #[error(transparent)]
    Unknown(#[from] Unknown),
    /// All that is meant is private or has no body.
    #[error("no method to test")]
    NoMethod,
}

impl Which {
    /// The methods, in the order of the program.
    pub(crate) fn choose(&self, loaded: &Loaded, subject: &Subject) -> Result<Vec<MethodId>, ChoiceError> {
        let program = &loaded.program;
        let classes = self.full_names(program)?;
        let count = u32::try_from(program.methods.len()).expect("fewer than 2^32 methods");
        let mut chosen: Vec<MethodId> = (0..count).map(MethodId).collect();
        chosen.retain(|id| {
            let method = program.method(*id);
            let class = program.class(method.class);
            let Some((java_class, java)) = subject.java_method(*id) else { return false };
            let is_named = is_named(program, *id, &java.name, &self.methods);
            let is_main = java.name == "main" && java.is_static && java.params.len() == 1;
            class.is_of_user()
                && method.body.is_some()
                && !java.is_implied
                && (!is_main || is_named)
                // of other files only what is asked for by name
                && if classes.is_empty() {
                    loaded.is_given(*id) && !self.without.contains(&class.name)
                } else {
                    classes.contains(&class.name.as_str())
                }
                && (self.methods.is_empty() || is_named)
                && Subject::can_use(&java_class.package, java_class, java.access)
        });
        if chosen.is_empty() { Err(ChoiceError::NoMethod) } else { Ok(chosen) }
    }

    fn full_names<'p>(&self, program: &'p Program) -> Result<Vec<&'p str>, Unknown> {
        self.classes.iter().map(|class| find_class(program, class)).collect()
    }

    /// The files whose coverage is of interest: the given ones, or those of the chosen classes.
    pub(crate) fn files<'p>(&self, loaded: &'p Loaded) -> Vec<&'p str> {
        let given: Vec<&str> = loaded.files.iter().map(|id| loaded.sources.file(*id).name.as_str()).collect();
        let chosen = self.full_names(&loaded.program).unwrap_or_default();
        let is_chosen = |class: &JavaClass| {
            if chosen.is_empty() {
                given.contains(&class.file.as_str())
            } else {
                chosen.contains(&class.name.as_str())
            }
        };
        let classes = loaded.info.classes.values().filter(|class| class.is_users && is_chosen(class));
        classes.map(|class| class.file.as_str()).collect()
    }
}
