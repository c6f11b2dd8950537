//! What a `pom.xml` says, with what it inherits from those above it that are files of the same project.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use roxmltree::{Document, Node};

use crate::input::read;
use crate::problems::Problem;

/// More parents than any project has: they may lead in circles.
const MOST_PARENTS: usize = 16;
/// How often values that name properties are looked up.
const MOST_ROUNDS: usize = 8;

/// A project file with those that it inherits from.
pub struct Pom {
    /// The folder that it is in.
    pub folder: PathBuf,
    /// Its own text and those of its parents.
    pub texts: Vec<String>,
    /// The folders of its modules.
    pub modules: Vec<PathBuf>,
    /// What it is called.
    pub name: String,
    properties: BTreeMap<String, String>,
    /// By path below `project`, the nearest first: `build/sourceDirectory`.
    values: BTreeMap<String, String>,
    /// The settings of the compiler.
    compiler: BTreeMap<String, String>,
    /// Folders of sources that a plugin adds.
    added: Vec<String>,
}

impl Pom {
    /// Reads the file of a folder.
    pub fn read(folder: &Path) -> Result<Self, Problem> {
        let mut pom = Self {
            folder: folder.to_owned(),
            texts: Vec::new(),
            modules: Vec::new(),
            name: String::new(),
            properties: BTreeMap::new(),
            values: BTreeMap::new(),
            compiler: BTreeMap::new(),
            added: Vec::new(),
        };
        let mut next = Some(folder.join("pom.xml"));
        while let Some(file) = next.filter(|file| file.is_file() && pom.texts.len() < MOST_PARENTS) {
            next = pom.add(&file)?;
        }
        pom.properties.insert("project.basedir".to_owned(), folder.display().to_string());
        pom.properties.insert("basedir".to_owned(), folder.display().to_string());
        let target = pom.value("build/directory").unwrap_or_else(|| "target".to_owned());
        pom.properties.insert("project.build.directory".to_owned(), target);
        Ok(pom)
    }

    /// Adds what a file says that nearer ones do not; gives the file of its parent.
    fn add(&mut self, file: &Path) -> Result<Option<PathBuf>, Problem> {
        let text = read(file)?;
        let document = Document::parse(&text).map_err(|error| {
            Problem::call(format!("{}: {error}", file.display()), "it should be the file of a Maven project")
        })?;
        let root = document.root_element();
        let is_first = self.texts.is_empty();
        let folder = file.parent().unwrap_or(Path::new("."));
        for property in child(root, "properties").iter().flat_map(Node::children).filter(Node::is_element) {
            let name = property.tag_name().name().to_owned();
            self.properties.entry(name).or_insert_with(|| inner(property));
        }
        for name in ["version", "groupId", "artifactId"] {
            if let Some(node) = child(root, name) {
                self.properties.entry(format!("project.{name}")).or_insert_with(|| inner(node));
            }
        }
        let build = child(root, "build");
        for name in ["sourceDirectory", "testSourceDirectory", "directory"] {
            if let Some(node) = build.and_then(|build| child(build, name)) {
                self.values.entry(format!("build/{name}")).or_insert_with(|| inner(node));
            }
        }
        let plugins = build.iter().flat_map(Node::descendants).filter(|node| node.has_tag_name_of("plugin"));
        for plugin in plugins {
            let artifact = child(plugin, "artifactId").map(inner).unwrap_or_default();
            match artifact.as_str() {
                "maven-compiler-plugin" => {
                    let settings = child(plugin, "configuration");
                    for setting in settings.iter().flat_map(Node::children).filter(Node::is_element) {
                        let name = setting.tag_name().name().to_owned();
                        self.compiler.entry(name).or_insert_with(|| inner(setting));
                    }
                }
                "build-helper-maven-plugin" if is_first => {
                    let sources = plugin.descendants().filter(|node| node.has_tag_name_of("source"));
                    self.added.extend(sources.map(inner));
                }
                _ => {}
            }
        }
        if is_first {
            self.name = child(root, "artifactId").map(inner).unwrap_or_default();
            // modules of profiles count as well: who has files there wants to see them
            let modules = root.descendants().filter(|node| node.has_tag_name_of("module"));
            let named: Vec<String> = modules.map(inner).collect();
            for name in named {
                let place = folder.join(&name);
                // a module may be named by its file
                let place = if place.is_file() {
                    folder.join(Path::new(&name).parent().unwrap_or(Path::new("")))
                } else {
                    place
                };
                if place.join("pom.xml").is_file() && !self.modules.contains(&place) {
                    self.modules.push(place);
                }
            }
        }
        let parent = child(root, "parent").map(|parent| {
            let relative = child(parent, "relativePath").map_or_else(|| "../pom.xml".to_owned(), inner);
            let above = folder.join(relative);
            if above.is_dir() { above.join("pom.xml") } else { above }
        });
        self.texts.push(text);
        Ok(parent)
    }

    /// A value of `build`, with the properties in it.
    pub fn value(&self, path: &str) -> Option<String> {
        self.values.get(path).map(|value| self.resolved(value))
    }

    /// A property.
    pub fn property(&self, name: &str) -> Option<String> {
        self.properties.get(name).map(|value| self.resolved(value))
    }

    /// A setting of the compiler.
    pub fn of_compiler(&self, name: &str) -> Option<String> {
        self.compiler.get(name).map(|value| self.resolved(value))
    }

    /// Folders of sources that a plugin adds.
    pub fn added_sources(&self) -> Vec<PathBuf> {
        self.added.iter().map(|place| self.place(&self.resolved(place))).collect()
    }

    /// A folder that the file names, which may be relative.
    pub fn place(&self, name: &str) -> PathBuf {
        let plain = Path::new(name);
        // the folder is named by itself where a property stands for it
        if plain.is_absolute() || plain.starts_with(&self.folder) {
            plain.to_owned()
        } else {
            self.folder.join(plain)
        }
    }

    fn resolved(&self, value: &str) -> String {
        let mut value = value.trim().to_owned();
        for _ in 0..MOST_ROUNDS {
            let Some((before, rest)) = value.split_once("${") else { break };
            let Some((name, after)) = rest.split_once('}') else { break };
            let Some(known) = self.properties.get(name) else { break };
            value = format!("{before}{}{after}", known.trim());
        }
        value
    }
}

/// Names without the namespace: not every file declares it.
trait Named {
    fn has_tag_name_of(&self, name: &str) -> bool;
}

impl Named for Node<'_, '_> {
    fn has_tag_name_of(&self, name: &str) -> bool {
        self.is_element() && self.tag_name().name() == name
    }
}

fn child<'a, 'i>(node: Node<'a, 'i>, name: &str) -> Option<Node<'a, 'i>> {
    node.children().find(|child| child.has_tag_name_of(name))
}

fn inner(node: Node) -> String {
    node.text().unwrap_or_default().trim().to_owned()
}
