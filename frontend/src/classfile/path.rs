//! Where class files are: folders and jars in the order in which they are given, then the JDK.

use std::cell::RefCell;
use std::collections::HashMap;
use std::fs::File;
use std::io::{BufReader, Read};
use std::path::{Path, PathBuf};
use std::rc::Rc;

use zip::ZipArchive;

use super::jimage::Image;
use super::{Bad, ClassFile, read};
use crate::charset::Charset;

/// No class file is larger.
const MOST_BYTES: u64 = 1 << 26;

/// A class that was found, or what is wrong with its file.
#[derive(Clone, Debug)]
pub struct Described {
    /// The path to show: `lib.jar!/a/b/C.class`.
    pub path: String,
    /// What it declares.
    pub class: Result<Rc<ClassFile>, Bad>,
}

#[derive(Debug)]
enum Entry {
    Folder(PathBuf),
    Jar(PathBuf, RefCell<ZipArchive<BufReader<File>>>),
    Jdk(Image),
}

/// Folders, jars and the JDK, and further folders of source. Each class is read once.
#[derive(Debug, Default)]
pub struct ClassPath {
    entries: Vec<Entry>,
    found: RefCell<HashMap<String, Option<Described>>>,
    /// Folders of source besides those around the user's files; a class with source there is read from it.
    pub sources: Vec<PathBuf>,
    /// The encoding of the source files in them and around the user's files.
    pub charset: Charset,
    /// What of the path cannot be read.
    pub problems: Vec<String>,
}

impl ClassPath {
    /// The class path of these folders and jars, and then the JDK in this folder. What is not there is left out, as the
    /// JVM does; what cannot be read is a problem.
    pub fn new(paths: &[PathBuf], jdk: Option<&Path>) -> Self {
        let mut all = Self::default();
        for path in paths {
            all.add(path);
        }
        if let Some(jdk) = jdk {
            // up to Java 8 there are jars; a JDK of that age has its JRE inside
            let old = ["jre/lib/rt.jar", "lib/rt.jar"].map(|jar| jdk.join(jar));
            if let Some(image) = Image::open(&jdk.join("lib/modules")) {
                all.entries.push(Entry::Jdk(image));
            } else if let Some(jar) = old.iter().find(|jar| jar.is_file()) {
                all.add(jar);
            }
        }
        all
    }

    /// `folder/*` stands for the jars in a folder.
    fn add(&mut self, path: &Path) {
        if path.file_name().is_some_and(|name| name == "*") {
            let inside = path.parent().and_then(|folder| std::fs::read_dir(folder).ok());
            let mut jars: Vec<PathBuf> =
                inside.into_iter().flatten().flatten().map(|entry| entry.path()).collect();
            jars.retain(|jar| jar.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("jar")));
            jars.sort();
            return jars.iter().for_each(|jar| self.add(jar));
        }
        if path.is_dir() {
            self.entries.push(Entry::Folder(path.to_owned()));
        } else if path.exists() {
            match File::open(path)
                .map_err(|error| error.to_string())
                .and_then(|file| ZipArchive::new(BufReader::new(file)).map_err(|error| error.to_string()))
            {
                Ok(jar) => self.entries.push(Entry::Jar(path.to_owned(), RefCell::new(jar))),
                Err(error) => {
                    self.problems.push(format!("cannot read the classes of {}: {error}", path.display()));
                }
            }
        }
    }

    /// The class of this binary name.
    pub fn find(&self, binary: &str) -> Option<Described> {
        if let Some(known) = self.found.borrow().get(binary) {
            return known.clone();
        }
        let found = self.entries.iter().find_map(|entry| entry.find(binary));
        self.found.borrow_mut().insert(binary.to_owned(), found.clone());
        found
    }
}

impl Entry {
    fn find(&self, binary: &str) -> Option<Described> {
        let relative = format!("{}.class", binary.replace('.', "/"));
        let (path, bytes) = match self {
            Self::Folder(folder) => {
                let path = folder.join(&relative);
                let file = File::open(&path).ok()?;
                (path.display().to_string(), bytes(file)?)
            }
            Self::Jar(path, jar) => {
                let mut jar = jar.borrow_mut();
                let entry = jar.by_name(&relative).ok()?;
                (format!("{}!/{relative}", path.display()), bytes(entry)?)
            }
            Self::Jdk(image) => (format!("jdk/{relative}"), image.class(binary)?),
        };
        let class = read(&bytes).map(Rc::new);
        // a file system may not tell small letters from capitals
        let is_another = class.as_ref().is_ok_and(|class| class.name != binary);
        (!is_another).then_some(Described { path, class })
    }
}

fn bytes(from: impl Read) -> Option<Vec<u8>> {
    let mut bytes = Vec::new();
    from.take(MOST_BYTES).read_to_end(&mut bytes).ok()?;
    Some(bytes)
}
