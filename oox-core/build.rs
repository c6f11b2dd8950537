//! Finds libz3, or has it fetched, before anything is linked.
//!
//! The crate `z3-sys` says *that* the library is linked; this script says *where* it is:
//!
//! 1. feature `vendored`: nothing to do, Z3 was compiled and linked statically;
//! 2. `Z3_LIBRARY_PATH_OVERRIDE` is set: that folder;
//! 3. otherwise: `.z3/lib` of this checkout, filled by `scripts/fetch-z3` when it is not there yet.
//!
//! What must hold: no program needs an exported `LD_LIBRARY_PATH`.
//!
//! * Under `cargo run`, `cargo test` and in doctests, Cargo puts every link folder *inside the target folder* on the
//!   library path; so the link folder is `OUT_DIR`, with links to the library in it.
//! * Started directly, a program uses its rpath. A link argument reaches only the package whose build script prints
//!   it; so the folder is handed on as `DEP_OOX_CORE_Z3_LIB_DIR`, and the package `ooxide` does the same.
//!
//! All paths are absolute and belong to this checkout. Several checkouts may share a target folder: the variable
//! `OOXIDE_CHECKOUT`, set in `.cargo/config.toml`, makes Cargo run this script again when another one is built.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, exit};

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed=Z3_LIBRARY_PATH_OVERRIDE");
    println!("cargo::rerun-if-env-changed=OOXIDE_CHECKOUT");
    if env::var_os("CARGO_FEATURE_VENDORED").is_some() {
        return;
    }
    let found = match env::var_os("Z3_LIBRARY_PATH_OVERRIDE") {
        Some(folder) => chosen_by_user(PathBuf::from(folder)),
        None => fetched(),
    };
    match found.and_then(|lib_dir| announce(&lib_dir)) {
        Ok(()) => {}
        Err(reason) => {
            for line in reason.lines() {
                println!("cargo::error={line}");
            }
            exit(1);
        }
    }
}

fn chosen_by_user(folder: PathBuf) -> Result<PathBuf, String> {
    if folder.is_relative() {
        return Err(format!("Z3_LIBRARY_PATH_OVERRIDE must be an absolute path, not `{}`", folder.display()));
    }
    Ok(folder)
}

/// `.z3/lib` of this checkout. The script returns at once when the pinned version is there.
fn fetched() -> Result<PathBuf, String> {
    let crate_dir =
        PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("Cargo sets it for build scripts"));
    let root = crate_dir.parent().expect("oox-core is a folder of the workspace");
    let script = root.join("scripts/fetch-z3");
    for input in [&script, &root.join("scripts/z3-requirements.txt"), &root.join(".z3/stamp")] {
        println!("cargo::rerun-if-changed={}", input.display());
    }
    let run = Command::new("python3").arg(&script).output().map_err(|error| {
        format!(
            "cannot start python3, which fetches Z3: {error}\n\
             install Python 3 (Debian: apt-get install python3 python3-venv), then run `make setup`;\n\
             or set Z3_LIBRARY_PATH_OVERRIDE to the folder of a libz3 of your own"
        )
    })?;
    if run.status.success() {
        Ok(root.join(".z3/lib"))
    } else {
        let said = String::from_utf8_lossy(&run.stderr);
        Err(format!("Z3 is not set up, and fetching it failed; `make setup` tries again\n{said}"))
    }
}

/// Tells Cargo, and through it the packages that depend on this one, about the folder.
fn announce(lib_dir: &Path) -> Result<(), String> {
    let out_dir = PathBuf::from(env::var_os("OUT_DIR").expect("Cargo sets it for build scripts"));
    let linked = link_libraries(lib_dir, &out_dir)
        .map_err(|error| format!("cannot link {} into {}: {error}", lib_dir.display(), out_dir.display()))?;
    if linked == 0 {
        return Err(format!("there is no libz3 in {}", lib_dir.display()));
    }
    println!("cargo::rustc-link-search=native={}", out_dir.display());
    println!("cargo::metadata=Z3_LIB_DIR={}", lib_dir.display());
    // not -Wl,-rpath,FOLDER: a folder name may hold a comma
    for argument in ["-Xlinker", "-rpath", "-Xlinker"] {
        println!("cargo::rustc-link-arg={argument}");
    }
    println!("cargo::rustc-link-arg={}", lib_dir.display());
    Ok(())
}

/// Makes `out_dir` hold a link to each `libz3.*` of `lib_dir`, and no older one. Returns how many.
fn link_libraries(lib_dir: &Path, out_dir: &Path) -> std::io::Result<usize> {
    let is_libz3 = |entry: &fs::DirEntry| entry.file_name().to_string_lossy().starts_with("libz3.");
    for entry in fs::read_dir(out_dir)?.collect::<Result<Vec<_>, _>>()?.iter().filter(|e| is_libz3(e)) {
        fs::remove_file(entry.path())?;
    }
    let libraries = fs::read_dir(lib_dir)?.collect::<Result<Vec<_>, _>>()?;
    let libraries: Vec<_> = libraries.iter().filter(|e| is_libz3(e)).collect();
    for library in &libraries {
        let link = out_dir.join(library.file_name());
        #[cfg(unix)]
        std::os::unix::fs::symlink(library.path(), link)?;
        #[cfg(not(unix))]
        fs::copy(library.path(), link).map(drop)?;
    }
    Ok(libraries.len())
}
