//! From what was found out and written to the page.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use oox_core::case::{Case, Origin, Schedule};
use oox_core::ir::MethodId;
use oox_core::lang::span::FileId;
use oox_core::verdict::{MethodReport, Place, Verdict};

use super::code;
use super::coverage::Coverage;
use super::model::{
    BoundView, CaseView, ChangeView, ClassView, LeftOutView, MethodView, NoteView, Page, ScheduleView,
    ShareView, TestView, Totals,
};
use super::source::{self, file_id, line_id};
use crate::generate::{LeftOut, MethodTests, Subject, Test};
use crate::java_words::translated;
use crate::picture::model::outcome_in_words;
use crate::picture::{Form, columns, draw};
use crate::shares::shares;

/// A longer source is folded.
const MOST_OPEN_LINES: usize = 800;

/// A method with all that the page tells about it.
pub struct PageMethod<'m> {
    /// The method.
    pub id: MethodId,
    /// Name and parameter types in Java's words.
    pub signature: String,
    /// What was found out.
    pub report: &'m MethodReport,
    /// What was made of it.
    pub made: &'m MethodTests,
    /// The same tests as they were written, those that fail after the others.
    pub tests: Vec<PageTest<'m>>,
}

/// A test of a method.
pub struct PageTest<'m> {
    /// What it is.
    pub test: &'m Test,
    /// Its name in the file.
    pub name: String,
    /// Its statements.
    pub body: String,
    /// The file, from the folder of the page.
    pub file: String,
    /// The file with its picture, from the folder of the page.
    pub picture: Option<String>,
    /// It fails as long as the program is wrong.
    pub fails: bool,
}

/// The page of these methods.
pub fn page(subject: &Subject, methods: &[PageMethod]) -> Page {
    let names: BTreeMap<&str, FileId> =
        subject.sources.ids().map(|id| (subject.sources.file(id).name.as_str(), id)).collect();
    let files: BTreeSet<FileId> =
        methods.iter().filter_map(|method| names.get(method.report.place.file.as_str()).copied()).collect();
    let tests = || methods.iter().flat_map(|method| method.tests.iter());
    let coverage = Coverage::new(subject, &files, tests().map(|test| test.test));
    let mut writer = Writer { subject, coverage: &coverage, names, tests: 0 };
    let mut classes: Vec<ClassView> = Vec::new();
    for (number, method) in methods.iter().enumerate() {
        let name = writer.class_name(&method.report.class);
        let at = classes.iter().position(|class| class.name == name).unwrap_or_else(|| {
            classes.push(writer.class(name, classes.len(), method));
            classes.len() - 1
        });
        let class = &mut classes[at];
        class.tests += method.tests.len();
        for test in &method.tests {
            if !class.test_files.contains(&test.file) {
                class.test_files.push(test.file.clone());
            }
        }
        let view = writer.method(number, &class.name, method);
        class.methods.push(view);
    }
    let shown = coverage.files.iter().map(|(id, file)| source::view(subject.sources, *id, file));
    let files: Vec<_> = shown.collect();
    let is_source_open = files.iter().map(|file| file.lines.len()).sum::<usize>() <= MOST_OPEN_LINES;
    let failing = tests().filter(|test| test.fails).count();
    let left_out = methods.iter().flat_map(|method| &method.made.left_out);
    Page {
        version: env!("CARGO_PKG_VERSION"),
        k: methods.first().map_or(0, |method| method.report.k),
        heap: methods.first().map_or("", |method| method.report.heap),
        totals: Totals {
            classes: classes.len(),
            methods: methods.len(),
            cases: methods.iter().map(|method| method.report.cases).sum(),
            tests: tests().count() - failing,
            failing,
            left_out: left_out.map(|left| left.count).sum(),
            invalid: methods
                .iter()
                .filter(|method| matches!(method.report.verdict, Verdict::Invalid | Verdict::Deadlock))
                .count(),
            branches: coverage.branches().into(),
            lines: coverage.lines().into(),
        },
        shares: shares(tests().map(|test| test.test))
            .into_iter()
            .map(|share| ShareView {
                means: share.means,
                words: share.means.words(),
                count: share.count,
                percent: share.percent,
            })
            .collect(),
        classes,
        files,
        is_source_open,
    }
}

struct Writer<'w, 'p> {
    subject: &'w Subject<'p>,
    coverage: &'w Coverage,
    names: BTreeMap<&'w str, FileId>,
    /// How many tests are there so far.
    tests: usize,
}

impl Writer<'_, '_> {
    fn class_name(&self, oox: &str) -> String {
        match self.subject.info.class(oox) {
            Some(java) if java.package.is_empty() => java.path.join("."),
            Some(java) => format!("{}.{}", java.package, java.path.join(".")),
            None => oox.to_owned(),
        }
    }

    fn class(&self, name: String, number: usize, first: &PageMethod) -> ClassView {
        let file = &first.report.place.file;
        ClassView {
            id: format!("class{}", number + 1),
            name,
            file: file.clone(),
            file_id: self.names.get(file.as_str()).map_or_else(String::new, |id| file_id(*id)),
            test_files: Vec::new(),
            tests: 0,
            methods: Vec::new(),
        }
    }

    fn method(&mut self, number: usize, class: &str, method: &PageMethod) -> MethodView {
        let report = method.report;
        let branches = self.coverage.of_method(method.id);
        let violations: Vec<NoteView> = report
            .violations
            .iter()
            .map(|known| NoteView {
                source: known.source.clone(),
                schedule: known.case.schedule.as_ref().map(schedule_view),
                ..self.note(&known.place, &known.message)
            })
            .collect();
        let endless: Vec<NoteView> =
            report.endless.iter().map(|known| self.note(&known.place, GOES_ROUND)).collect();
        let left_out: Vec<LeftOutView> = method.made.left_out.iter().map(left_out).collect();
        let score = method.made.score();
        let survivors: Vec<ChangeView> = score
            .survivors
            .iter()
            .map(|change| ChangeView {
                line: change.line,
                line_id: self
                    .line_id(&Place { line: change.line, ..report.place.clone() })
                    .unwrap_or_default(),
                change: change.change.clone(),
            })
            .collect();
        let has_notes = !(report.violations.is_empty()
            && report.endless.is_empty()
            && report.bounds_hit.is_empty()
            && report.unsupported.is_empty()
            && report.undecided.is_empty()
            && report.rests_on.is_empty()
            && report.warnings.is_empty()
            && left_out.is_empty());
        let tests = method.tests.iter().map(|test| self.test(method, test)).collect();
        let shown: BTreeSet<&str> = method.tests.iter().map(|test| test.test.case.as_str()).collect();
        let others = report.case_list.iter().filter(|case| !shown.contains(case.id.as_str()));
        let others: Vec<CaseView> = others.map(case_view).collect();
        let cases = usize::try_from(report.cases).unwrap_or(usize::MAX);
        // what calls have made is no path of the exploration
        let listed = report.case_list.iter().filter(|case| case.from == Origin::Path).count();
        let unlisted = cases.saturating_sub(listed);
        let mut facts = format!("{} · {}", counted(cases, "case"), counted(method.tests.len(), "test"));
        if branches.total > 0 {
            let _ = write!(facts, " · {} of {} branch outcomes", branches.covered, branches.total);
        }
        if score.total > 0 {
            let _ = write!(facts, " · {} of {} noticed", score.noticed, counted(score.total, "mutant"));
        }
        MethodView {
            id: format!("method{}", number + 1),
            signature: method.signature.replace(',', ", ").replace('$', "."),
            line: report.place.line,
            line_id: self.line_id(&report.place).unwrap_or_default(),
            verdict: report.verdict.word(),
            cases: report.cases,
            facts,
            branches: branches.into(),
            bounds: report.bounds_hit.iter().map(|bound| bound_view(bound)).collect(),
            violations,
            endless,
            unsupported: report
                .unsupported
                .iter()
                .map(|known| self.note(&known.place, &known.what))
                .collect(),
            undecided: report.undecided.iter().map(|known| self.note(&known.place, &known.what)).collect(),
            unmodelled: report.unmodelled.clone(),
            assumed: report.assumed.clone(),
            warnings: report.warnings.clone(),
            left_out,
            has_notes,
            survivors,
            is_open: has_notes || branches.covered < branches.total,
            tests,
            others,
            unlisted,
            find: format!("{class}.{} {}", method.signature.replace('$', "."), report.verdict.word())
                .to_lowercase(),
        }
    }

    fn test(&mut self, method: &PageMethod, declared: &PageTest) -> TestView {
        self.tests += 1;
        let test = declared.test;
        let case = method.report.shown_cases().find(|case| case.id == test.case);
        TestView {
            id: format!("test{}", self.tests),
            name: declared.name.clone(),
            title: test.title.clone(),
            file: declared.file.clone(),
            case: test.case.clone(),
            means_words: test.means.words(),
            fails: declared.fails,
            code: code::lines(&without_indent(&declared.body)).join("\n"),
            svg: case.map_or_else(String::new, |case| draw(&translated(case), Form::Svg)),
            picture: declared.picture.clone(),
            find: format!("{} {} {}", declared.name, test.title, test.means.words()).to_lowercase(),
        }
    }

    fn note(&self, place: &Place, what: &str) -> NoteView {
        let file = place.file.rsplit(['/', '\\']).next().unwrap_or(&place.file);
        NoteView {
            place: format!("{file}:{}", place.line),
            line_id: self.line_id(place),
            what: code::sentence(what),
            source: String::new(),
            schedule: None,
        }
    }

    /// The anchor of a place whose file is shown.
    fn line_id(&self, place: &Place) -> Option<String> {
        let file = self.names.get(place.file.as_str())?;
        self.coverage.files.contains_key(file).then(|| line_id(*file, place.line))
    }
}

/// `1 case`, `2 cases`
pub fn counted(count: usize, what: &str) -> String {
    format!("{count} {what}{}", if count == 1 { "" } else { "s" })
}

fn left_out(left: &LeftOut) -> LeftOutView {
    LeftOutView {
        count: counted(left.count, "case"),
        reason: code::sentence(&left.reason.to_string()),
        case: left.case.clone(),
        is_ours: left.is_ours,
    }
}

/// What is said of a loop that never ends.
const GOES_ROUND: &str = "for some input the loop goes round for ever";

fn bound_view(bound: &str) -> BoundView {
    let words = match bound {
        "k" => "longer chains of references in an input were not looked at",
        "loops" => "more iterations of a loop were not looked at",
        "calls" => "deeper calls were not looked at",
        "array" => "longer input arrays were not looked at",
        "steps" => "longer paths were cut",
        "classes" => "of the classes that an object may have, one was tried",
        "patience" => "many cases in a row had shown nothing new",
        "paths" => "as many paths as wanted were looked at before all were",
        "time" => "the time was up before all paths were looked at",
        "interrupt" => "the run was interrupted before all paths were looked at",
        _ => "something was left out",
    };
    let flag = match bound {
        "k" => "-k".to_owned(),
        // nobody set it
        "classes" => "classes".to_owned(),
        "interrupt" => "Ctrl-C".to_owned(),
        _ => format!("--{bound}"),
    };
    BoundView { flag, words }
}

fn schedule_view(schedule: &Schedule) -> ScheduleView {
    let heads = columns::heads(schedule);
    let rows = columns::rows(schedule).into_iter().map(|row| {
        let mut cells = vec![String::new(); heads.len()];
        cells[row.column] = row.words;
        cells
    });
    ScheduleView { rows: rows.collect(), remarks: columns::remarks(schedule), heads }
}

fn case_view(case: &Case) -> CaseView {
    let case = translated(case);
    let args: Vec<String> = case.args.iter().map(|arg| format!("{} = {}", arg.name, arg.value)).collect();
    CaseView { id: case.id.clone(), input: args.join(", "), outcome: outcome_in_words(&case.outcome) }
}

/// The statements of a test without the indentation that all of them have.
fn without_indent(body: &str) -> String {
    let indent = |line: &&str| line.len() - line.trim_start().len();
    let least =
        body.lines().filter(|line| !line.trim().is_empty()).map(|line| indent(&line)).min().unwrap_or(0);
    body.lines().map(|line| line.get(least..).unwrap_or("")).collect::<Vec<_>>().join("\n")
}
