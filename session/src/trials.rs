//! Methods that are left without a test in which they return have their calls carried out on a JVM, once all methods have been explored: the program is
//! compiled for that, once for all of them, and only where there is such a method.

use oox_core::interrupt::Interrupt;
use oox_core::ir::MethodId;
use ooxide_testgen::generate::{Subject, Trier, needs_trials};
use ooxide_testgen::jvm::{self, Classes, JarOptions, Jdk, JvmError, Task, Worker};

use crate::explore::is_written;
use crate::program::Loaded;
use crate::running::{roots, sources};
use crate::settings::{Asking, Settings};
use crate::tested::TestedMethod;

/// Adds tests of what a JVM says to methods that have too few. Without a JDK, and where the program does not compile, there are none: who
/// runs the tests will hear why.
pub fn add(
    loaded: &Loaded,
    subject: &Subject,
    settings: &Settings,
    methods: &mut [TestedMethod],
    interrupt: &Interrupt,
) {
    let Some(asking) = &settings.asking else { return };
    // what several threads do may come out differently the next time
    let has_one_thread = |tested: &TestedMethod| tested.report.threads.is_none();
    let is_left = |tested: &TestedMethod| {
        needs_trials(&tested.tests) && has_one_thread(tested) && !has_promises(subject, tested.id)
    };
    let left: Vec<&mut TestedMethod> = methods.iter_mut().filter(|tested| is_left(tested)).collect();
    if left.is_empty() || loaded.java_files.is_empty() || interrupt.is_requested() {
        return;
    }
    let Ok((mut worker, _classes)) = worker(loaded, settings, asking) else { return };
    let mut trier = Trier::new(subject, settings.junit, &mut worker, interrupt);
    for tested in left {
        if trier.add_tests(tested.id, &mut tested.tests).is_err() {
            return;
        }
        tested.report.case_list.append(&mut tested.tests.cases);
    }
}

/// A worker that has the classes of the program, which are there as long as the second is.
fn worker(loaded: &Loaded, settings: &Settings, asking: &Asking) -> Result<(Worker, Classes), JvmError> {
    let jdk = Jdk::find()?;
    let running = settings.running.as_ref();
    let suite = jvm::Suite {
        sources: &sources(loaded),
        roots: &roots(loaded),
        tests: &[],
        classpath: &asking.classpath,
        release: running.and_then(|running| running.release),
        encoding: running.and_then(|running| running.encoding.as_deref()).unwrap_or("UTF-8"),
        junit: jvm::Junit::Five,
    };
    let classes = jvm::compile_subject(&jdk, &suite)?;
    let cache = JarOptions::from_environment().cache.unwrap_or_else(std::env::temp_dir);
    let mut classpath = vec![classes.folder()];
    classpath.extend(asking.classpath.iter().cloned());
    Ok((Worker::new(&jdk, &cache, &classpath, Task::Trials)?, classes))
}

/// A method with a contract is judged by it, and what a JVM does says nothing about that.
fn has_promises(subject: &Subject, method: MethodId) -> bool {
    let program = subject.program;
    let class = program.method(method).class;
    let of_class = |of| program.method(of).class == class;
    program.checks.iter().any(|check| check.method.is_some_and(of_class) && is_written(subject, check))
}
