//! A test as it stands in a file.

use ooxide_testgen::generate::Test;

/// A test that is in a file.
#[derive(Debug)]
pub struct WrittenTest<'s> {
    /// Which method of the session it is of, by number.
    pub method: usize,
    /// The test itself.
    pub test: &'s Test,
    /// The name of its method, which is unique in the file.
    pub name: String,
    /// The statements of its method.
    pub body: String,
    /// The class that it is in, without the package.
    pub class: String,
    /// The file that it is in, below the output folder.
    pub file: String,
    /// The picture of its heap, below the output folder.
    pub picture: Option<String>,
    /// It fails as long as the program is wrong.
    pub fails: bool,
    /// It may fail as long as the program is wrong.
    pub is_stress: bool,
}
