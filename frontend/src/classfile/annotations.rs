//! Annotations: which ones stand where, and what they say about null. Their values are skipped, and so are annotations that say
//! something else without them.

use super::{Bad, Marks};
use crate::syntax::tree::{Nullness, says_by_values};

/// Annotations inside of annotations: deeper ones are no program's.
const DEEPEST: usize = 20;

/// What a type annotation is at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Target {
    /// The type of a field or of a result.
    Whole,
    /// The type of a parameter.
    Param(usize),
    /// A part of a type, a bound, a supertype.
    Other,
}

/// The simple names that stand in a list of annotations. `name` gives the text of a constant.
pub(super) fn listed(bytes: &[u8], name: &dyn Fn(u16) -> Option<String>) -> Result<Vec<String>, Bad> {
    Reader { bytes, name }.list()
}

/// The simple names for each parameter.
pub(super) fn of_params(bytes: &[u8], name: &dyn Fn(u16) -> Option<String>) -> Result<Vec<Vec<String>>, Bad> {
    let mut reader = Reader { bytes, name };
    (0..reader.u1()?).map(|_| reader.list()).collect()
}

/// The simple names of annotations of types, with what they are at.
pub(super) fn of_types(
    bytes: &[u8],
    name: &dyn Fn(u16) -> Option<String>,
) -> Result<Vec<(Target, String)>, Bad> {
    let mut reader = Reader { bytes, name };
    (0..reader.u2()?).map(|_| reader.of_type()).collect()
}

impl Marks {
    /// One more annotation at the declaration.
    pub(super) fn add(&mut self, simple: String) {
        self.note(&simple);
        self.annotations.push(simple);
    }

    /// One at its type.
    pub(super) fn note(&mut self, simple: &str) {
        self.nullness = self.nullness.or_else(|| Nullness::said_by(simple));
    }
}

struct Reader<'b> {
    bytes: &'b [u8],
    name: &'b dyn Fn(u16) -> Option<String>,
}

impl Reader<'_> {
    fn u1(&mut self) -> Result<u8, Bad> {
        let (first, rest) = self.bytes.split_first().ok_or_else(bad)?;
        self.bytes = rest;
        Ok(*first)
    }

    fn u2(&mut self) -> Result<u16, Bad> {
        Ok(u16::from_be_bytes([self.u1()?, self.u1()?]))
    }

    fn skip(&mut self, count: usize) -> Result<(), Bad> {
        self.bytes = self.bytes.get(count..).ok_or_else(bad)?;
        Ok(())
    }

    fn list(&mut self) -> Result<Vec<String>, Bad> {
        (0..self.u2()?).map(|_| self.annotation(0)).collect()
    }

    /// One annotation; its simple name.
    fn annotation(&mut self, depth: usize) -> Result<String, Bad> {
        let ty = self.u2()?;
        let ty = (self.name)(ty).ok_or_else(bad)?;
        let values = self.u2()?;
        for _ in 0..values {
            self.skip(2)?;
            self.value(depth)?;
        }
        let simple = ty.trim_start_matches('L').trim_end_matches(';').rsplit(['/', '$']).next();
        let simple = simple.unwrap_or_default();
        // without its values it would say something else
        Ok(if values > 0 && says_by_values(simple) { String::new() } else { simple.to_owned() })
    }

    fn value(&mut self, depth: usize) -> Result<(), Bad> {
        if depth > DEEPEST {
            return Err(bad());
        }
        match self.u1()? {
            b'e' => self.skip(4),
            b'@' => self.annotation(depth + 1).map(|_| ()),
            b'[' => {
                for _ in 0..self.u2()? {
                    self.value(depth + 1)?;
                }
                Ok(())
            }
            _ => self.skip(2),
        }
    }

    fn of_type(&mut self) -> Result<(Target, String), Bad> {
        let target = match self.u1()? {
            0x13 | 0x14 => Target::Whole,
            0x16 => Target::Param(usize::from(self.u1()?)),
            0x00 | 0x01 => self.skip(1).map(|()| Target::Other)?,
            0x10..=0x12 | 0x17 | 0x42..=0x46 => {
                self.skip(2)?;
                Target::Other
            }
            0x15 => Target::Other,
            0x40 | 0x41 => {
                let count = usize::from(self.u2()?);
                self.skip(6 * count)?;
                Target::Other
            }
            0x47..=0x4B => self.skip(3).map(|()| Target::Other)?,
            _ => return Err(bad()),
        };
        let mut is_whole = true;
        for _ in 0..self.u1()? {
            // 1: the class inside of a class is meant, which is the type itself
            is_whole &= self.u1()? == 1;
            self.skip(1)?;
        }
        let name = self.annotation(0)?;
        Ok((if is_whole { target } else { Target::Other }, name))
    }
}

fn bad() -> Bad {
    Bad::new("its annotations are wrong")
}
