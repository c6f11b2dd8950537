//! Unicode escapes are read before anything else (JLS 3.3), so `\u0022` is a quote like any other. Escapes of ASCII
//! characters, the only ones that tokens are made of, are replaced in the text; the others are letters and parts of
//! literals, and are read there. [`Places`] leads back to the text of the user.

use std::borrow::Cow;

use oox_core::lang::span::{FileId, Span};

use super::shadow::unicode_escape;

/// From places in the text without escapes to spans of the user's.
pub struct Places {
    /// The file.
    pub file: FileId,
    /// From each place on, by how much it stands further to the right in the user's text; in order.
    shifts: Vec<(usize, usize)>,
}

impl Places {
    /// The user's text for a range.
    pub fn span(&self, start: usize, end: usize) -> Span {
        Span { file: self.file, start: self.original(start), end: self.original(end) }
    }

    fn original(&self, at: usize) -> u32 {
        let before = self.shifts.partition_point(|(from, _)| *from <= at);
        let shift = before.checked_sub(1).map_or(0, |last| self.shifts[last].1);
        u32::try_from(at + shift).expect("the text is shorter than 4 GiB")
    }
}

/// The text without escapes of ASCII characters.
pub fn translate(file: FileId, text: &str) -> (Cow<'_, str>, Places) {
    let mut places = Places { file, shifts: Vec::new() };
    if !text.contains("\\u") {
        return (Cow::Borrowed(text), places);
    }
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find('\\') {
        out.push_str(&rest[..at]);
        rest = &rest[at..];
        let ascii = unicode_escape(rest).and_then(|(unit, length)| Some((u8::try_from(unit).ok()?, length)));
        match ascii {
            Some((unit, length)) if unit.is_ascii() => {
                out.push(char::from(unit));
                rest = &rest[length..];
                places.shifts.push((out.len(), text.len() - rest.len() - out.len()));
            }
            _ => {
                // a backslash after a backslash begins no escape
                let length = if rest.starts_with("\\\\") { 2 } else { 1 };
                out.push_str(&rest[..length]);
                rest = &rest[length..];
            }
        }
    }
    out.push_str(rest);
    (Cow::Owned(out), places)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, wanted: &str) {
        assert_eq!(translate(FileId(0), text).0, wanted);
    }

    #[test]
    fn escapes_of_ascii_are_replaced() {
        check(r"a\u0022b", "a\"b");
        check(r"\uuu0031\u0032", "12");
        check(r"\\u0022", r"\\u0022");
        check(r"\\\u0022", "\\\\\"");
        check(r"\u005c\u005c", r"\\");
        check(r"\u00e9\ud83d\u12", r"\u00e9\ud83d\u12");
    }

    #[test]
    fn places_lead_back() {
        let text = r"x\u0031y\u0032z";
        let (found, places) = translate(FileId(0), text);
        assert_eq!(found, "x1y2z");
        let shown = |start, end| {
            let span = places.span(start, end);
            &text[span.start as usize..span.end as usize]
        };
        assert_eq!(shown(0, 1), "x");
        assert_eq!(shown(1, 2), r"\u0031");
        assert_eq!(shown(2, 3), "y");
        assert_eq!(shown(1, 4), r"\u0031y\u0032");
        assert_eq!(shown(4, 5), "z");
    }
}
