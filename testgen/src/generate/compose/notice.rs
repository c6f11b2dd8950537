//! Whether a test notices that the program was changed: the same call on the same objects, and the assertions of the test
//! looked for again in what came out.

use oox_core::heap::ObjId;
use oox_core::interpret::{Ran, RanEnding};
use oox_core::mutate::Mutant;

use crate::generate::test::{Scene, Writer};
use crate::java::Expr;

/// How many times as many steps as before mean that a call does not come back.
const LONGER: u64 = 10;
/// So many steps it may take in any case.
const LEAST_STEPS: u64 = 1000;

/// Whether a test notices a mutant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notices {
    /// It fails.
    Yes,
    /// It passes.
    No,
    /// What it does depends on something that nobody knows.
    Unknown,
}

impl<'p> Writer<'_, 'p> {
    /// Whether the test of a scene fails on a mutant, and how many steps it took to find out.
    pub fn notices(&mut self, scene: &Scene, mutant: &'p Mutant) -> (Notices, u64) {
        self.instances.clone_from(&scene.instances);
        self.given.clone_from(&scene.given);
        let most = scene.steps.saturating_mul(LONGER).saturating_add(LEAST_STEPS);
        self.interpreter.set_mutant(Some(mutant));
        self.interpreter.set_brief(Some(most));
        let (values, replayed) = (scene.values.clone(), scene.replayed.clone());
        let ran = self.interpreter.act(&scene.arranged.state, self.method, values, replayed);
        let steps = self.interpreter.steps_of(&ran).min(most);
        let found = self.judged(scene, &ran);
        self.interpreter.set_brief(None);
        self.interpreter.set_mutant(None);
        (found, steps)
    }

    fn judged(&mut self, scene: &Scene, ran: &Ran) -> Notices {
        let is_same = match (&scene.ending, &ran.ending) {
            (_, RanEnding::Stuck(_)) if !self.interpreter.is_exhausted(ran) => return Notices::Unknown,
            _ if ran.doubt().is_some() => return Notices::Unknown,
            (RanEnding::Returned(_), RanEnding::Returned(_)) => true,
            (RanEnding::Threw(_), RanEnding::Threw(thrown)) => self.throws_alike(scene, ran, *thrown),
            _ => false,
        };
        if is_same && self.looks_alike(scene, ran) { Notices::No } else { Notices::Yes }
    }

    /// Whether a run threw what the test expects.
    fn throws_alike(&mut self, scene: &Scene, ran: &Ran, thrown: ObjId) -> bool {
        let class = self.interpreter.class_of(&ran.state, thrown);
        class.zip(scene.thrown).is_some_and(|(class, above)| self.subject.program.is_subclass(class, above))
            && (scene.looked.message.is_none() || self.message(&ran.state, thrown) == scene.looked.message)
    }

    /// Whether all assertions of the test hold.
    fn looks_alike(&mut self, scene: &Scene, ran: &Ran) -> bool {
        if scene.looked.printed.as_ref().is_some_and(|printed| *printed != self.printed(&ran.state)) {
            return false;
        }
        if scene.looked.lines.is_empty() {
            return true;
        }
        let ty = self.result_type();
        let mut observer = self.observer(&scene.arranged, &ran.state);
        observer.wanted = Some(scene.looked.lines.clone());
        observer.asked.clone_from(&scene.looked.asked);
        if let RanEnding::Returned(Some(value)) = ran.ending
            && !ty.is_void()
        {
            observer.value(&Expr::name("result"), value, &ty, 0);
        }
        observer.changes();
        if let Some(receiver) = &scene.receiver {
            observer.standing(receiver);
        }
        scene.looked.lines.iter().all(|line| observer.lines.contains(line))
    }
}
