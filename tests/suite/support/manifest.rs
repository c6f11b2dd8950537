//! The `Cargo.toml` of each crate of the workspace, as far as tests ask for it.

use std::path::PathBuf;

use super::run::root;

/// One of them.
pub struct Manifest {
    /// Of the package.
    pub name: String,
    /// Its folder, relative to the root.
    pub folder: PathBuf,
    pub dependencies: Vec<String>,
    pub dev_dependencies: Vec<String>,
    pub build_dependencies: Vec<String>,
}

/// All crates of the workspace, in the order in which it lists them.
pub fn manifests() -> Vec<Manifest> {
    let workspace = read("Cargo.toml");
    let members = workspace.lines().find_map(|line| line.strip_prefix("members = ["));
    let members = members.and_then(|list| list.strip_suffix(']')).expect("the members stand in one line");
    members
        .split(", ")
        .map(|member| {
            let member = member.trim_matches('"');
            let folder = PathBuf::from(if member == "." { "" } else { member });
            let text = read(folder.join("Cargo.toml").to_str().expect("crates have plain names"));
            let name = section(&text, "package")
                .find_map(|line| line.strip_prefix("name = \"")?.strip_suffix('"').map(str::to_owned));
            Manifest {
                name: name.expect("a package has a name"),
                folder,
                dependencies: keys(&text, "dependencies"),
                dev_dependencies: keys(&text, "dev-dependencies"),
                build_dependencies: keys(&text, "build-dependencies"),
            }
        })
        .collect()
}

/// What the workspace knows versions of.
pub fn shared_dependencies() -> Vec<String> {
    keys(&read("Cargo.toml"), "workspace.dependencies")
}

fn read(file: &str) -> String {
    std::fs::read_to_string(root().join(file)).unwrap_or_else(|error| panic!("{file}: {error}"))
}

fn section<'t>(text: &'t str, name: &str) -> impl Iterator<Item = &'t str> {
    let head = format!("[{name}]");
    text.lines().skip_while(move |line| *line != head).skip(1).take_while(|line| !line.starts_with('['))
}

/// The names before `=` or `.workspace`.
fn keys(text: &str, name: &str) -> Vec<String> {
    let lines = section(text, name).filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.filter_map(|line| line.split(['.', ' ', '=']).next()).map(str::to_owned).collect()
}
