//! Reports of Java methods in words for people.

use oox_core::case::{Case, Shown};
use oox_core::ir::Program;
use oox_core::verdict::MethodReport;
use ooxide_session::names::{class_name, simple_signature};
use ooxide_testgen::java_words;

/// Puts a report of a Java method into words for people: Java's types, and of exceptions what their class declares in
/// the source, with the message and the cause that Java itself prints.
pub fn for_people(report: &mut MethodReport, program: &Program) {
    report.signature = simple_signature(&report.class, &report.signature);
    report.class = class_name(&report.class);
    let violated = report.violations.iter_mut().map(|violation| &mut violation.case);
    let endless = report.endless.iter_mut().map(|endless| &mut endless.case);
    for case in violated.chain(endless).chain(&mut report.case_list) {
        plain_exceptions(case, program);
        java_words::translate(case);
    }
}

fn plain_exceptions(case: &mut Case, program: &Program) {
    let throwable = program.builtin.throwable;
    for object in case.pre.iter_mut().chain(&mut case.post) {
        let class = program.classes.iter().find(|class| class.name == object.ty);
        let Some(class) = class.filter(|class| class.ancestors.binary_search(&throwable).is_ok()) else {
            continue;
        };
        let is_users = |name: &str| {
            let mut fields = class.fields.iter().map(|id| program.field(*id));
            fields.any(|field| field.name == name && program.class(field.class).is_of_user())
        };
        object.fields.retain(|field| {
            let is_told = matches!(field.name.as_str(), "message" | "cause") && field.value != Shown::Null;
            is_told || is_users(&field.name)
        });
    }
    let is_throwable = |ty: &str| {
        let class = program.classes.iter().find(|class| class.name == ty);
        class.is_some_and(|class| class.ancestors.binary_search(&throwable).is_ok())
    };
    // the outcome names it already
    case.post.retain(|object| !(object.fields.is_empty() && is_throwable(&object.ty)));
}
