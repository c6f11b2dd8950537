//! What tests of one method have in common, and the run of the method on an input.

use oox_core::case::Case;
use oox_core::interpret::{Interpreter, Ran, State};
use oox_core::ir::MethodId;

use crate::generate::build::Mocks;
use crate::generate::input::{Facts, Question, Raw, Reading, raw};
use crate::generate::observe::{Given, JUnit, Statics};
use crate::generate::reason::Reason;
use crate::generate::subject::{Instances, Subject};
use crate::java::{JavaClass, JavaMethod};

/// What tests of one method have in common.
pub struct Writer<'c, 'p> {
    /// The program under test.
    pub subject: &'c Subject<'p>,
    /// Runs what is written.
    pub interpreter: &'c mut Interpreter<'p>,
    /// The method.
    pub method: MethodId,
    /// Its class in Java.
    pub class: &'p JavaClass,
    /// The method in Java.
    pub java: &'p JavaMethod,
    /// Which assertions there are.
    pub junit: JUnit,
    /// Who makes objects of classes that are not there.
    pub mocks: Mocks,
    /// What static fields hold at first.
    pub statics: &'c Statics,
    /// What type parameters stand for in the test that is being written.
    pub instances: Instances,
    /// The arguments of the test that is being written.
    pub given: Vec<Given>,
    /// A test may have another input with the same branches and the same end: it stands for no path in particular.
    pub is_free: bool,
    /// The cases of such inputs.
    pub richer_cases: Vec<Case>,
}

impl<'c, 'p> Writer<'c, 'p> {
    /// Who writes the tests of a method; the reason where it can have none.
    pub fn new(
        subject: &'c Subject<'p>,
        statics: &'c Statics,
        interpreter: &'c mut Interpreter<'p>,
        method: MethodId,
        (junit, mocks): (JUnit, Mocks),
    ) -> Result<Self, Reason> {
        let (class, java) = subject.java_method(method).ok_or(Reason::NotCallable)?;
        if !Subject::can_use(&class.package, class, java.access) {
            return Err(Reason::NotCallable);
        }
        if java.is_constructor && class.is_abstract {
            return Err(Reason::AbstractClass);
        }
        Ok(Self {
            subject,
            interpreter,
            method,
            class,
            java,
            junit,
            mocks,
            statics,
            instances: Subject::instances_in(class, java),
            given: Vec::new(),
            is_free: false,
            richer_cases: Vec::new(),
        })
    }

    /// The input of a case, and what the method shows on it.
    pub fn input(&mut self, case: &Case, reading: Reading) -> Result<(Raw, Facts), Reason> {
        let mut raw = raw(self.subject, self.interpreter, self.method, case, reading)?;
        self.check_receiver(&raw)?;
        let facts = self.facts(&mut raw)?;
        Ok((raw, facts))
    }

    /// The case of what the method really does on the input of a case that had to guess what real code gives: `None` where it
    /// guessed nothing, or nobody has seen it.
    pub fn real_case(&mut self, case: &Case, raw: &Raw) -> Option<Case> {
        if !self.interpreter.has_oracle() || !case.calls.iter().any(|call| call.is_real) {
            return None;
        }
        let ran = self.interpreter.act(&raw.state, self.method, raw.args.clone(), raw.replayed());
        let made_by = format!("{} on the JVM", case.id);
        let input = (&raw.state, &raw.args[..]);
        let real = self.interpreter.case(self.subject.sources, self.method, input, &ran, &made_by)?;
        (!ran.state.notes.seen.is_empty()).then_some(real)
    }

    /// Runs the method on an input: what it shows.
    pub fn facts(&mut self, raw: &mut Raw) -> Result<Facts, Reason> {
        let ran = self.interpreter.act(&raw.state, self.method, raw.args.clone(), raw.replayed());
        for (answer, question) in raw.answers.iter_mut().zip(self.questions(&raw.state, &ran)) {
            answer.question = Some(question);
        }
        Facts::of(self.subject, self.interpreter, &ran)
    }

    /// What a run has asked of stand-ins.
    pub fn questions(&mut self, before: &State, ran: &Ran) -> Vec<Question> {
        let states = (before, &ran.state);
        ran.asked.iter().map(|asked| Question::of(self.subject, self.interpreter, states, asked)).collect()
    }
}
