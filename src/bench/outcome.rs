//! A row and what it gave, and how that stands to what it should be.

use super::measure::Measured;
use super::suite::Row;
use super::tests::Tested;

/// A row and what it gave.
pub struct RowOutcome {
    /// What was run.
    pub row: Row,
    /// What running it took and gave.
    pub measured: Measured,
    /// What its tests showed, if they were asked for.
    pub tested: Option<Tested>,
}

/// How the count of a row stands to what it should be.
pub enum Agreement {
    /// The count is as printed.
    Equal,
    /// The count is right, where nothing is printed, the print contradicts itself or is that of another program; with the reason.
    Corrected { reason: String, is_printed: bool },
    /// The count is as we reason, and not as printed; with our reason.
    Disputed(String),
    /// The count is not the right one, which is given.
    Different(u64),
    /// Nobody says what is right.
    Nothing,
    /// Not all paths were explored in time.
    Unfinished,
}

impl RowOutcome {
    /// For messages: `AvlTree.find k = 2 lazier#`.
    pub fn name(&self) -> String {
        format!("{} k = {} {}", self.row.subject.name, self.row.k, self.row.mode.word())
    }

    /// Branches that the generated tests take, as `7/8`.
    pub fn branches(&self) -> Option<String> {
        self.tested.as_ref().map(|tested| format!("{}/{}", tested.covered, tested.branches))
    }

    /// How many times faster than printed.
    pub fn factor(&self) -> Option<f64> {
        self.row.thesis.seconds.map(|seconds| seconds / self.measured.seconds)
    }

    /// How its count stands to the printed one and to what is right.
    pub fn agreement(&self) -> Agreement {
        if self.measured.out_of_time {
            return Agreement::Unfinished;
        }
        match &self.row.expected {
            None => Agreement::Nothing,
            Some(expected) if expected.cases != self.measured.cases => Agreement::Different(expected.cases),
            Some(expected) => match &expected.reason {
                Some(reason) if expected.is_disputed => Agreement::Disputed(reason.clone()),
                Some(reason) => Agreement::Corrected {
                    reason: reason.clone(),
                    is_printed: self.row.thesis.cases.is_some(),
                },
                None => Agreement::Equal,
            },
        }
    }
}
