//! Where the JDK is.

use std::path::PathBuf;

/// The folder of the JDK that also compiles and runs tests: that of `JAVA_HOME`, or that of the `javac` or `java` on the path.
pub fn home() -> Option<PathBuf> {
    let named = std::env::var_os("JAVA_HOME").filter(|home| !home.is_empty()).map(PathBuf::from);
    let named = named.filter(|home| tool(&home.join("bin"), "javac").is_some());
    let path = std::env::var_os("PATH").unwrap_or_default();
    let on_path = |name: &str| std::env::split_paths(&path).find_map(|folder| tool(&folder, name));
    // a link on the path leads to the folder that has all of it
    let beside = || on_path("javac").or_else(|| on_path("java"))?.parent()?.parent().map(PathBuf::from);
    named.or_else(beside)
}

fn tool(folder: &std::path::Path, name: &str) -> Option<PathBuf> {
    let file = folder.join(format!("{name}{}", std::env::consts::EXE_SUFFIX));
    file.is_file().then(|| file.canonicalize().ok())?
}
