//! Where a thing stands in the source: spans, and the map from spans to files, lines and columns.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

/// A file of the [`SourceMap`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct FileId(pub u32);

/// A range of bytes in one source file.
///
/// Two trees are equal when they differ in spans only, so that "print, then parse" can be compared with `==`:
/// **all spans compare equal**. Compare the fields where the place itself matters.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
pub struct Span {
    /// The file the bytes are in.
    pub file: FileId,
    /// First byte.
    pub start: u32,
    /// One past the last byte.
    pub end: u32,
}

impl PartialEq for Span {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Span {}

impl std::hash::Hash for Span {
    fn hash<H: std::hash::Hasher>(&self, _: &mut H) {}
}

impl Span {
    /// The smallest span that holds both; both must be of one file.
    #[must_use]
    pub fn to(self, other: Self) -> Self {
        Self { file: self.file, start: self.start.min(other.start), end: self.end.max(other.end) }
    }

    /// The place as a value that can be compared and sorted.
    pub fn key(self) -> (FileId, u32, u32) {
        (self.file, self.start, self.end)
    }
}

/// One file: its name as the user gave it, and its text.
#[derive(Debug)]
pub struct SourceFile {
    /// The path as the user gave it.
    pub name: String,
    /// The whole text.
    pub text: String,
    line_starts: Vec<u32>,
}

/// All the files of a run.
#[derive(Clone, Debug, Default)]
pub struct SourceMap {
    files: Vec<Arc<SourceFile>>,
}

/// A line and a column, both counted from 1; the column counts characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct LineColumn {
    /// Line, from 1.
    pub line: u32,
    /// Column in characters, from 1.
    pub column: u32,
}

impl SourceMap {
    /// Adds a file. Its text must be shorter than 4 GiB (the command line refuses larger input).
    pub fn add(&mut self, name: impl Into<String>, text: impl Into<String>) -> FileId {
        let text = text.into();
        let mut line_starts = vec![0];
        for (at, byte) in text.bytes().enumerate() {
            if byte == b'\n' {
                line_starts.push(u32::try_from(at + 1).expect("source files are shorter than 4 GiB"));
            }
        }
        let id = FileId(u32::try_from(self.files.len()).expect("fewer than 2^32 files"));
        self.files.push(Arc::new(SourceFile { name: name.into(), text, line_starts }));
        id
    }

    /// The file with this id.
    pub fn file(&self, id: FileId) -> &SourceFile {
        &self.files[id.0 as usize]
    }

    /// The file ids in the order of adding.
    pub fn ids(&self) -> impl Iterator<Item = FileId> + use<> {
        (0..u32::try_from(self.files.len()).expect("fewer than 2^32 files")).map(FileId)
    }

    /// Line and column of the start of a span.
    pub fn start(&self, span: Span) -> LineColumn {
        let file = self.file(span.file);
        let line = file.line_starts.partition_point(|&start| start <= span.start);
        let line_start = file.line_starts[line - 1] as usize;
        let upto = (span.start as usize).min(file.text.len());
        let column = file.text.get(line_start..upto).map_or(0, |text| text.chars().count());
        LineColumn {
            line: u32::try_from(line).expect("fewer lines than bytes"),
            column: u32::try_from(column + 1).expect("fewer columns than bytes"),
        }
    }

    /// The text of a line (from 1) without its line end.
    pub fn line(&self, file: FileId, line: u32) -> &str {
        let file = self.file(file);
        let index = line as usize - 1;
        let start = file.line_starts[index] as usize;
        let end = file.line_starts.get(index + 1).map_or(file.text.len(), |&next| next as usize);
        file.text[start..end].trim_end_matches(['\n', '\r'])
    }

    /// How many lines a file has.
    pub fn line_count(&self, file: FileId) -> u32 {
        u32::try_from(self.file(file).line_starts.len()).expect("fewer lines than bytes")
    }

    /// Where a line (from 1) starts.
    pub fn line_start(&self, file: FileId, line: u32) -> usize {
        self.file(file).line_starts[line as usize - 1] as usize
    }

    /// The source text a span covers, empty where the span does not fit the file.
    pub fn text(&self, span: Span) -> &str {
        self.file(span.file).text.get(span.start as usize..span.end as usize).unwrap_or("")
    }
}
