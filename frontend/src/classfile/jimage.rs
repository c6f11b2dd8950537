//! The classes of a JDK, in its file `lib/modules`.
//!
//! The format (`jdk.internal.jimage`) has a perfect hash table over full names, `/module/package/Name.class`:
//!
//! ```text
//! header      magic, version, flags, number of resources, length of the table, size of the locations, size of the strings
//! redirects   for each slot of the table: 0 nothing, -1-i slot i, else the seed of a second hash
//! offsets     for each slot: where its location begins
//! locations   attributes of a resource, each one byte (kind in the upper five bits, length - 1 in the others) and a number
//! strings     modified UTF-8, each with a zero at its end
//! content     of all resources
//! ```
//!
//! All numbers of four bytes are in the order of the machine that the JDK is for; those of attributes begin with the highest
//! byte. Which module has a package is the content of `/packages/NAME`: pairs of a flag (1: the module has nothing in it) and
//! the place of the module's name among the strings.

use std::cell::RefCell;
use std::collections::HashMap;
use std::fs::File;
use std::io::{Read, Seek, SeekFrom};
use std::path::Path;

const MAGIC: u32 = 0xCAFE_DADA;
const HEADER: usize = 28;
/// The seed of the first hash, and what each step multiplies with.
const SEED: u32 = 0x0100_0193;
/// The index of a JDK has about 2 MB.
const MOST_INDEX: usize = 1 << 28;
/// A class file cannot be larger than its tables allow; this is far above.
const MOST_BYTES: u64 = 1 << 26;

/// Kinds of attributes of a location.
const MODULE: usize = 1;
const PARENT: usize = 2;
const BASE: usize = 3;
const EXTENSION: usize = 4;
const OFFSET: usize = 5;
const COMPRESSED: usize = 6;
const SIZE: usize = 7;

/// The image, with its index in memory.
#[derive(Debug)]
pub(super) struct Image {
    file: RefCell<File>,
    is_big: bool,
    /// Everything before the content.
    index: Vec<u8>,
    table: usize,
    locations: usize,
    strings: usize,
    /// The modules of packages, as far as they were asked for.
    modules: RefCell<HashMap<String, Vec<String>>>,
}

impl Image {
    /// Opens the image; none where the file is no image.
    pub(super) fn open(path: &Path) -> Option<Self> {
        let mut file = File::open(path).ok()?;
        let mut header = [0; HEADER];
        file.read_exact(&mut header).ok()?;
        let is_big = u32::from_be_bytes(header[..4].try_into().ok()?) == MAGIC;
        if !is_big && u32::from_le_bytes(header[..4].try_into().ok()?) != MAGIC {
            return None;
        }
        let number = |at: usize| usize::try_from(four(&header, at, is_big)?).ok();
        let (table, locations, strings) = (number(16)?, number(20)?, number(24)?);
        let size = HEADER.checked_add(table.checked_mul(8)?)?.checked_add(locations)?.checked_add(strings)?;
        if size > MOST_INDEX {
            return None;
        }
        let mut index = vec![0; size];
        file.seek(SeekFrom::Start(0)).ok()?;
        file.read_exact(&mut index).ok()?;
        let modules = RefCell::default();
        let begin = HEADER + 8 * table;
        let (locations, strings) = (begin, begin + locations);
        Some(Self { file: RefCell::new(file), is_big, index, table, locations, strings, modules })
    }

    /// The class file of a class, by its binary name.
    pub(super) fn class(&self, binary: &str) -> Option<Vec<u8>> {
        let (package, _) = binary.rsplit_once('.')?;
        let path = binary.replace('.', "/");
        let modules = self.modules_of(package);
        modules.iter().find_map(|module| self.resource(&format!("/{module}/{path}.class")))
    }

    /// The modules that have something in a package.
    fn modules_of(&self, package: &str) -> Vec<String> {
        if let Some(known) = self.modules.borrow().get(package) {
            return known.clone();
        }
        let content = self.resource(&format!("/packages/{package}")).unwrap_or_default();
        let mut found = Vec::new();
        for at in (0..content.len()).step_by(8) {
            let (Some(is_empty), Some(name)) =
                (four(&content, at, self.is_big), four(&content, at + 4, self.is_big))
            else {
                break;
            };
            if is_empty == 0
                && let Some(name) = self.string(u64::from(name))
            {
                found.push(String::from_utf8_lossy(name).into_owned());
            }
        }
        self.modules.borrow_mut().insert(package.to_owned(), found.clone());
        found
    }

    fn resource(&self, name: &str) -> Option<Vec<u8>> {
        let location = self.location(name)?;
        let attributes = self.attributes(location)?;
        // `jlink --compress` makes images that need more than this; a normal JDK has none
        if attributes[COMPRESSED] != 0 || attributes[SIZE] > MOST_BYTES || !self.is_named(&attributes, name) {
            return None;
        }
        let begin = u64::try_from(self.index.len()).ok()?.checked_add(attributes[OFFSET])?;
        let mut content = vec![0; usize::try_from(attributes[SIZE]).ok()?];
        let mut file = self.file.borrow_mut();
        file.seek(SeekFrom::Start(begin)).ok()?;
        file.read_exact(&mut content).ok()?;
        Some(content)
    }

    /// Where the attributes of a name are, if it is there at all.
    fn location(&self, name: &str) -> Option<usize> {
        let length = u32::try_from(self.table).ok().filter(|length| *length > 0)?;
        let slot = usize::try_from(hash(name, SEED) % length).ok()?;
        let redirect = four(&self.index, HEADER + 4 * slot, self.is_big)?.cast_signed();
        let slot = match redirect {
            0 => return None,
            ..0 => usize::try_from(-1 - redirect).ok()?,
            seed => usize::try_from(hash(name, seed.cast_unsigned()) % length).ok()?,
        };
        if slot >= self.table {
            return None;
        }
        let offset = four(&self.index, HEADER + 4 * self.table + 4 * slot, self.is_big)?;
        self.locations.checked_add(usize::try_from(offset).ok()?)
    }

    fn attributes(&self, location: usize) -> Option<[u64; 8]> {
        let mut found = [0; 8];
        let mut rest = self.index.get(location..self.strings)?;
        loop {
            let (first, after) = rest.split_first()?;
            let kind = usize::from(first >> 3);
            if kind == 0 {
                return Some(found);
            }
            let length = usize::from(first & 7) + 1;
            let number = after.get(..length)?;
            *found.get_mut(kind)? = number.iter().fold(0, |all, byte| all << 8 | u64::from(*byte));
            rest = &after[length..];
        }
    }

    /// The table has an answer for any name: whether it is the right one.
    fn is_named(&self, attributes: &[u64; 8], name: &str) -> bool {
        let part = |kind: usize| self.string(attributes[kind]).map(String::from_utf8_lossy);
        let (Some(module), Some(parent), Some(base), Some(extension)) =
            (part(MODULE), part(PARENT), part(BASE), part(EXTENSION))
        else {
            return false;
        };
        let mut full = String::new();
        if !module.is_empty() {
            full = format!("/{module}/");
        }
        if !parent.is_empty() {
            full = format!("{full}{parent}/");
        }
        full.push_str(&base);
        if !extension.is_empty() {
            full = format!("{full}.{extension}");
        }
        full == name
    }

    fn string(&self, offset: u64) -> Option<&[u8]> {
        let rest = self.index.get(self.strings.checked_add(usize::try_from(offset).ok()?)?..)?;
        rest.split(|byte| *byte == 0).next()
    }
}

fn hash(name: &str, seed: u32) -> u32 {
    let step = |hash: u32, byte: u8| hash.wrapping_mul(SEED) ^ u32::from(byte);
    name.bytes().fold(seed, step) & 0x7FFF_FFFF
}

fn four(bytes: &[u8], at: usize, is_big: bool) -> Option<u32> {
    let four: [u8; 4] = bytes.get(at..at.checked_add(4)?)?.try_into().ok()?;
    Some(if is_big { u32::from_be_bytes(four) } else { u32::from_le_bytes(four) })
}
