//! Threads: one with a large stack, and several that share a list of work.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

/// Enough for trees, values and conditions as deep as the parsers let through, in a build without optimisation. Address
/// space, not memory: only what is used is ever touched.
pub const LARGE_STACK: usize = 256 << 20;

/// Runs on a thread with a stack of this size, because how much the caller has left is not known. Where the system gives
/// no thread, it runs here.
pub fn on_stack<T: Send>(bytes: usize, work: impl Fn() -> T + Sync) -> T {
    std::thread::scope(|scope| {
        match std::thread::Builder::new().stack_size(bytes).spawn_scoped(scope, &work) {
            Ok(thread) => thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)),
            Err(_) => work(),
        }
    })
}

/// Does the work on each item, on whichever of so many threads is free, and gives the results in the order of the items.
/// Items are begun in their order. A thread whose work gives nothing begins no other item: what nobody began has no
/// result.
pub fn share<T: Sync, R: Send>(
    threads: usize,
    items: &[T],
    work: impl Fn(usize, &T) -> Option<R> + Sync,
) -> Vec<Option<R>> {
    let next = AtomicUsize::new(0);
    let results: Mutex<Vec<Option<R>>> = Mutex::new(items.iter().map(|_| None).collect());
    let worker = || {
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            let Some(item) = items.get(index) else { break };
            let Some(result) = work(index, item) else { break };
            results.lock().unwrap_or_else(PoisonError::into_inner)[index] = Some(result);
        }
    };
    std::thread::scope(|scope| {
        let threads: Vec<_> = (0..threads.min(items.len()))
            .map_while(|_| {
                std::thread::Builder::new().stack_size(LARGE_STACK).spawn_scoped(scope, worker).ok()
            })
            .collect();
        if threads.is_empty() {
            worker();
        }
        for thread in threads {
            thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
        }
    });
    results.into_inner().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::{LARGE_STACK, on_stack, share};

    #[test]
    fn results_are_in_the_order_of_the_items() {
        let items: Vec<usize> = (0..100).collect();
        for threads in [0, 1, 2, 7, 1000] {
            let doubled = share(threads, &items, |index, item| Some(index + item));
            assert_eq!(doubled, items.iter().map(|item| Some(2 * item)).collect::<Vec<_>>());
        }
        assert!(share(3, &[] as &[u8], |_, _| Some(())).is_empty());
    }

    #[test]
    fn a_thread_that_gives_up_begins_nothing_more() {
        let done = share(1, &[1, 2, 3, 4], |_, item| (*item < 3).then_some(*item));
        assert_eq!(done, [Some(1), Some(2), None, None]);
    }

    #[test]
    fn there_is_room_for_deep_recursion() {
        fn deep(levels: u32) -> u32 {
            if levels == 0 { 0 } else { std::hint::black_box(deep(levels - 1)) + 1 }
        }
        assert_eq!(on_stack(LARGE_STACK, || deep(100_000)), 100_000);
    }
}
