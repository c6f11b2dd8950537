//! What the template of the page is filled in with.

use serde::Serialize;

use super::coverage::Count;
use crate::generate::Means;

/// The page.
#[derive(Debug, Serialize)]
pub struct Page {
    /// The version of the program.
    pub version: &'static str,
    /// The bound on reference chains.
    pub k: u32,
    /// How the heap is initialised.
    pub heap: &'static str,
    /// Figures of the whole run.
    pub totals: Totals,
    /// How the inputs were built.
    pub shares: Vec<ShareView>,
    /// In the order of the source.
    pub classes: Vec<ClassView>,
    /// The files that declare them.
    pub files: Vec<FileView>,
    /// The source is so short that it is shown at once.
    pub is_source_open: bool,
}

/// Figures of the whole run.
#[derive(Debug, Serialize)]
pub struct Totals {
    /// Tested classes.
    pub classes: usize,
    /// Tested methods.
    pub methods: usize,
    /// Paths that came to an end.
    pub cases: u64,
    /// Tests that pass.
    pub tests: usize,
    /// Tests that fail because a promise does not hold.
    pub failing: usize,
    /// Cases of which no test could be made.
    pub left_out: usize,
    /// Methods in which a promise does not hold.
    pub invalid: usize,
    /// Outcomes of branches.
    pub branches: Bar,
    /// Lines with code.
    pub lines: Bar,
}

/// A count with its share.
#[derive(Debug, Serialize)]
pub struct Bar {
    /// Some test shows it.
    pub covered: usize,
    /// There are so many.
    pub total: usize,
    /// Whole percents.
    pub percent: usize,
    /// Nothing is left.
    pub is_full: bool,
}

impl From<Count> for Bar {
    fn from(count: Count) -> Self {
        let is_full = count.covered == count.total;
        Self { covered: count.covered, total: count.total, percent: count.percent(), is_full }
    }
}

/// How many inputs were built in one way.
#[derive(Debug, Serialize)]
pub struct ShareView {
    /// In which way.
    pub means: Means,
    /// In words.
    pub words: &'static str,
    /// So many tests.
    pub count: usize,
    /// Whole percents.
    pub percent: usize,
}

/// A class.
#[derive(Debug, Serialize)]
pub struct ClassView {
    /// The anchor.
    pub id: String,
    /// In Java's way, with its package.
    pub name: String,
    /// The file that declares it.
    pub file: String,
    /// The anchor of the source.
    pub file_id: String,
    /// The files with its tests.
    pub test_files: Vec<String>,
    /// How many tests there are.
    pub tests: usize,
    /// Its methods.
    pub methods: Vec<MethodView>,
}

/// A method.
#[derive(Debug, Serialize)]
pub struct MethodView {
    /// The anchor.
    pub id: String,
    /// Name and parameter types.
    pub signature: String,
    /// Where it is declared.
    pub line: u32,
    /// The anchor of that line.
    pub line_id: String,
    /// `valid`, `invalid`, `unknown`
    pub verdict: &'static str,
    /// Paths that came to an end.
    pub cases: u64,
    /// `4 cases · 2 tests · 2 of 2 branch outcomes`
    pub facts: String,
    /// What its own tests and those of others take of its branches.
    pub branches: Bar,
    /// Bounds that were hit, by their flags.
    pub bounds: Vec<BoundView>,
    /// Promises that do not hold.
    pub violations: Vec<NoteView>,
    /// Loops that never end for some input.
    pub endless: Vec<NoteView>,
    /// What could not be executed.
    pub unsupported: Vec<NoteView>,
    /// What the solver could not decide.
    pub undecided: Vec<NoteView>,
    /// Calls that were assumed and not executed.
    pub unmodelled: Vec<String>,
    /// What else was assumed.
    pub assumed: Vec<String>,
    /// What else is to be known.
    pub warnings: Vec<String>,
    /// Cases of which no test could be made.
    pub left_out: Vec<LeftOutView>,
    /// There is something of that.
    pub has_notes: bool,
    /// Changes of the method that no test notices.
    pub survivors: Vec<ChangeView>,
    /// Something is to be looked at: a note, or a branch that no test takes.
    pub is_open: bool,
    /// Its tests; those that fail come last.
    pub tests: Vec<TestView>,
    /// The cases without a test.
    pub others: Vec<CaseView>,
    /// How many more there are.
    pub unlisted: usize,
    /// What the filter looks at.
    pub find: String,
}

/// A change of a method that no test notices.
#[derive(Debug, Serialize)]
pub struct ChangeView {
    /// Its line.
    pub line: u32,
    /// The line in the page, if it is there.
    pub line_id: String,
    /// In words.
    pub change: String,
}

/// A bound that was hit.
#[derive(Debug, Serialize)]
pub struct BoundView {
    /// As it is given on the command line.
    pub flag: String,
    /// What it limits.
    pub words: &'static str,
}

/// A remark at a place.
#[derive(Debug, Serialize)]
pub struct NoteView {
    /// `File.java:12`
    pub place: String,
    /// The anchor of the line, if its file is shown.
    pub line_id: Option<String>,
    /// What, as HTML.
    pub what: String,
    /// The source there; may be empty.
    pub source: String,
    /// What threads did, where there are several.
    pub schedule: Option<ScheduleView>,
}

/// What threads did, as a table: a column for each.
#[derive(Debug, Serialize)]
pub struct ScheduleView {
    /// The heads of the columns.
    pub heads: Vec<String>,
    /// From top to bottom; one cell of each row is not empty.
    pub rows: Vec<Vec<String>>,
    /// Who waits for whom.
    pub remarks: Vec<String>,
}

/// Cases without a test.
#[derive(Debug, Serialize)]
pub struct LeftOutView {
    /// `3 cases`
    pub count: String,
    /// Why, as HTML.
    pub reason: String,
    /// The first one; empty where the reason concerns the whole method.
    pub case: String,
    /// A mistake of ours.
    pub is_ours: bool,
}

/// A test.
#[derive(Debug, Serialize)]
pub struct TestView {
    /// The anchor.
    pub id: String,
    /// Its name in the file.
    pub name: String,
    /// In words.
    pub title: String,
    /// The file.
    pub file: String,
    /// The id of its case.
    pub case: String,
    /// How its input is built, in words.
    pub means_words: &'static str,
    /// It fails as long as the program is wrong.
    pub fails: bool,
    /// Its statements, as HTML.
    pub code: String,
    /// The picture of the case, as SVG.
    pub svg: String,
    /// The file with the picture.
    pub picture: Option<String>,
    /// What the filter looks at.
    pub find: String,
}

/// A case without a test.
#[derive(Debug, Serialize)]
pub struct CaseView {
    /// Its id.
    pub id: String,
    /// The arguments.
    pub input: String,
    /// How it ends.
    pub outcome: String,
}

/// A file of the source.
#[derive(Debug, Serialize)]
pub struct FileView {
    /// The anchor.
    pub id: String,
    /// As the user named it.
    pub name: String,
    /// Outcomes of branches.
    pub branches: Bar,
    /// Lines with code.
    pub lines_covered: Bar,
    /// From the first on.
    pub lines: Vec<LineView>,
}

/// A line of the source.
#[derive(Debug, Serialize)]
pub struct LineView {
    /// The anchor.
    pub id: String,
    /// From 1.
    pub number: u32,
    /// `full`, `part`, `miss`, or `none` where there is no code.
    pub state: &'static str,
    /// The sign in the margin.
    pub sign: &'static str,
    /// What the sign means.
    pub meaning: &'static str,
    /// The line as HTML.
    pub code: String,
    /// Its branches.
    pub branches: Vec<BranchView>,
}

/// A branch of a line.
#[derive(Debug, Serialize)]
pub struct BranchView {
    /// As it is written.
    pub text: String,
    /// One for each way that it can go.
    pub outcomes: Vec<OutcomeView>,
}

/// An outcome of a branch.
#[derive(Debug, Serialize)]
pub struct OutcomeView {
    /// `true`, `false`, `arm 1`, `default`
    pub name: String,
    /// Some test takes it.
    pub is_covered: bool,
    /// `3 tests`, `no test`
    pub tests: String,
}
