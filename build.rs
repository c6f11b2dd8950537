//! Lets the program find libz3 wherever it stands, with no variable exported.
//!
//! Two folders go into its run path: `../lib/ooxide` beside it, which `make install` fills, so that an installed
//! program survives the checkout; then the folder that oox-core was linked to (see `oox-core/build.rs`). With the
//! feature `vendored` there is no such folder and nothing to do.

use std::env;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    // Cargo runs this script again when oox-core's announces another folder
    let Ok(lib_dir) = env::var("DEP_OOX_CORE_Z3_LIB_DIR") else { return };
    let beside = match env::var("CARGO_CFG_TARGET_OS").as_deref() {
        Ok("macos") => "@executable_path/../lib/ooxide",
        _ => "$ORIGIN/../lib/ooxide",
    };
    for folder in [beside, &lib_dir] {
        // not -Wl,-rpath,FOLDER: a folder name may hold a comma
        for argument in ["-Xlinker", "-rpath", "-Xlinker", folder] {
            println!("cargo::rustc-link-arg={argument}");
        }
    }
}
