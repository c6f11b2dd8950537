//! The modules of a crate, and what each names: the paths of its `use` lines and those that stand in its code.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use crate::support::rust_source::{rust_files, tokens};

/// A path from the root of the crate on, without `crate`.
type ModulePath = Vec<String>;

#[derive(Default)]
struct Module {
    /// What it names, of this crate.
    named: BTreeSet<ModulePath>,
    /// What names stand for that it imports.
    imports: BTreeMap<String, ModulePath>,
}

/// The modules of a crate.
pub struct Modules {
    modules: BTreeMap<ModulePath, Module>,
}

/// Where a module of a folder names something of another one: the two, and the files.
pub type Uses = BTreeMap<(String, String), BTreeSet<String>>;

/// What the file of a folder itself is called: `lib.rs`, `main.rs`, `mod.rs`.
pub const ROOT: &str = "root";

impl Modules {
    /// Reads the files below the folder of a crate's sources.
    pub fn read(sources: &Path) -> Self {
        let files: BTreeMap<ModulePath, PathBuf> =
            rust_files(sources).into_iter().map(|file| (module_path(sources, &file), file)).collect();
        let known: BTreeSet<ModulePath> = files.keys().cloned().collect();
        let mut modules = BTreeMap::new();
        for (path, file) in &files {
            let text = std::fs::read_to_string(file).expect("sources can be read");
            let mut reader =
                Reader { tokens: tokens(&text), at: 0, known: &known, file: path, inline: Vec::new() };
            modules.insert(path.clone(), reader.read());
        }
        Self { modules }
    }

    /// The modules of a folder, without its own file.
    pub fn children(&self, folder: &[String]) -> BTreeSet<String> {
        let below = self.modules.keys().filter(|path| path.starts_with(folder));
        below.filter_map(|path| path.get(folder.len()).cloned()).collect()
    }

    /// Which modules of a folder name something of which others.
    pub fn uses(&self, folder: &[String]) -> Uses {
        let mut uses = Uses::new();
        for (path, module) in self.modules.iter().filter(|(path, _)| path.starts_with(folder)) {
            let from = path.get(folder.len()).map_or(ROOT, String::as_str);
            for named in &module.named {
                if let Some(to) = self.child_of(folder, named, 0).filter(|to| to != from) {
                    uses.entry((from.to_owned(), to)).or_default().insert(path.join("::"));
                }
            }
        }
        uses
    }

    /// The module of a folder that a path leads to: where something is imported to be named from there, the one that it comes
    /// from.
    fn child_of(&self, folder: &[String], path: &[String], imports: usize) -> Option<String> {
        let rest = path.strip_prefix(folder)?;
        let Some(first) = rest.first() else { return Some(ROOT.to_owned()) };
        if self.children(folder).contains(first) {
            return Some(first.clone());
        }
        // imports in a circle do not compile; the limit is for mistakes of ours
        match self.modules.get(folder).and_then(|module| module.imports.get(first)) {
            Some(from) if imports < 8 => {
                let whole: Vec<String> = from.iter().chain(&rest[1..]).cloned().collect();
                self.child_of(folder, &whole, imports + 1)
            }
            _ => Some(ROOT.to_owned()),
        }
    }
}

/// The module that a file is.
fn module_path(sources: &Path, file: &Path) -> ModulePath {
    let below = file.strip_prefix(sources).expect("it is below").with_extension("");
    let mut path: ModulePath =
        below.iter().map(|part| part.to_str().expect("sources have plain names").to_owned()).collect();
    let is_root = path.len() == 1 && matches!(path[0].as_str(), "lib" | "main");
    if is_root || path.last().is_some_and(|last| last == "mod") {
        path.pop();
    }
    path
}

/// Goes through the tokens of a file.
struct Reader<'s> {
    tokens: Vec<&'s str>,
    at: usize,
    known: &'s BTreeSet<ModulePath>,
    file: &'s ModulePath,
    /// The modules that are written inside of the file and open at this place, with the depth of braces they are in.
    inline: Vec<(usize, String)>,
}

impl<'s> Reader<'s> {
    fn token(&self, ahead: usize) -> &'s str {
        self.tokens.get(self.at + ahead).copied().unwrap_or_default()
    }

    fn read(&mut self) -> Module {
        let mut module = Module::default();
        let mut depth = 0;
        while self.at < self.tokens.len() {
            match self.token(0) {
                "{" => depth += 1,
                "}" => {
                    depth -= 1;
                    self.inline.pop_if(|(opened, _)| *opened == depth);
                }
                "mod" if self.token(2) == "{" => self.inline.push((depth, self.token(1).to_owned())),
                // who may name something is not something that is named
                "in" if self.at >= 2 && self.tokens[self.at - 2..self.at] == ["pub", "("] => {
                    self.at += 1;
                    self.read_path();
                    continue;
                }
                // not `impl Trait + use<'a>`
                "use" if self.token(1) != "<" => {
                    self.at += 1;
                    self.read_use(&[], &mut module);
                    continue;
                }
                _ if self.is_start_of_path() => {
                    let written = self.read_path();
                    module.named.extend(self.absolute(&written));
                    continue;
                }
                _ => {}
            }
            self.at += 1;
        }
        module
    }

    fn is_start_of_path(&self) -> bool {
        let before = self.at.checked_sub(1).map_or("", |before| self.tokens[before]);
        is_word(self.token(0)) && self.token(1) == "::" && before != "::"
    }

    /// `a::b::c`, up to what is not a word.
    fn read_path(&mut self) -> Vec<&'s str> {
        let mut path = vec![self.token(0)];
        self.at += 1;
        while self.token(0) == "::" && is_word(self.token(1)) {
            path.push(self.token(1));
            self.at += 2;
        }
        path
    }

    /// One branch of a `use`, with what stands before its braces.
    fn read_use(&mut self, before: &[&'s str], module: &mut Module) {
        let mut path = before.to_vec();
        loop {
            match self.token(0) {
                "::" => self.at += 1,
                "{" => {
                    self.at += 1;
                    while !matches!(self.token(0), "}" | "") {
                        self.read_use(&path, module);
                        if self.token(0) == "," {
                            self.at += 1;
                        }
                    }
                    self.at += 1;
                    return;
                }
                "*" => {
                    self.at += 1;
                    module.named.extend(self.absolute(&path));
                    return;
                }
                word if is_word(word) => {
                    path.push(word);
                    self.at += 1;
                    if self.token(0) != "::" {
                        break;
                    }
                }
                _ => return,
            }
        }
        if path.len() > 1 && path.last() == Some(&"self") {
            path.pop();
        }
        let mut name = path.last().copied().unwrap_or_default();
        if self.token(0) == "as" {
            name = self.token(1);
            self.at += 2;
        }
        if let Some(whole) = self.absolute(&path) {
            // what an inner module imports is nothing that can be named from outside
            if self.inline.is_empty() {
                module.imports.insert(name.to_owned(), whole.clone());
            }
            module.named.insert(whole);
        }
    }

    /// From the root of the crate on; `None` if it is of another crate, or was imported.
    fn absolute(&self, written: &[&str]) -> Option<ModulePath> {
        let mut path = self.file.clone();
        path.extend(self.inline.iter().map(|(_, name)| name.clone()));
        let mut rest = written;
        match written.first()? {
            &"crate" => (path, rest) = (Vec::new(), &written[1..]),
            &"self" => rest = &written[1..],
            &"super" => {}
            child => {
                let mut below = path.clone();
                below.push((*child).to_owned());
                if !self.known.contains(&below) {
                    return None;
                }
            }
        }
        while let Some((&"super", after)) = rest.split_first() {
            path.pop();
            rest = after;
        }
        path.extend(rest.iter().map(|&word| word.to_owned()));
        Some(path)
    }
}

fn is_word(token: &str) -> bool {
    token.starts_with(|first: char| first.is_alphabetic() || first == '_')
}
