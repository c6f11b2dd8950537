//! Ctrl-C: the first one stops looking, and what was found is written; the second one ends the program at once.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use oox_core::interrupt::Interrupt;
use signal_hook::consts::SIGINT;
use signal_hook::flag;

/// What shells expect of a program that Ctrl-C has ended.
const ENDED: i32 = 130;

/// From now on Ctrl-C is a request. Where the system does not let us listen, it ends the program as it always did.
pub fn listen() -> Interrupt {
    let requested = Arc::new(AtomicBool::new(false));
    // the handlers run in the order in which they are registered: the second signal finds the flag set
    let registered = flag::register_conditional_shutdown(SIGINT, ENDED, Arc::clone(&requested))
        .and_then(|_| flag::register(SIGINT, Arc::clone(&requested)));
    if let Err(error) = registered {
        eprintln!("Ctrl-C will end the program without a report: {error}");
    }
    Interrupt::new(requested)
}
