//! The allocator, and its counters.

/// A table service allocates and frees all the time, a few hundred times per move.
#[cfg(not(feature = "counting"))]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// What a piece of work allocated.
#[derive(Clone, Copy, Debug)]
pub struct Asked {
    pub times: u64,
    pub bytes: u64,
    /// What of that it still holds.
    pub held: u64,
}

/// Counts allocations while something runs; does nothing in a build that does not count.
#[cfg(feature = "counting")]
pub fn counted(work: impl FnOnce()) -> Option<Asked> {
    let counted = allocation_counter::measure(work);
    Some(Asked {
        times: counted.count_total,
        bytes: counted.bytes_total,
        held: u64::try_from(counted.bytes_current).unwrap_or_default(),
    })
}

#[cfg(not(feature = "counting"))]
pub fn counted(work: impl FnOnce()) -> Option<Asked> {
    work();
    None
}
