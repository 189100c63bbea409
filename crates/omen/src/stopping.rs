//! Being asked to stop from outside: Ctrl-C, `kill`, a terminal that closes.

use std::io;

/// Completes when the service is asked to stop; must be created inside a runtime. From then on the
/// signals no longer end the process by themselves.
#[cfg(unix)]
pub fn told() -> io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut terminate = signal(SignalKind::terminate())?;
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    })
}

#[cfg(not(unix))]
pub fn told() -> io::Result<impl Future<Output = ()>> {
    Ok(async {
        let _never = tokio::signal::ctrl_c().await;
    })
}

/// Calls the closure once, on its own thread, when the process is asked to stop or its terminal
/// closes: for commands that wait for a keyboard outside a runtime. If the system does not allow
/// listening, a signal just ends the process.
pub fn when_told(act: impl FnOnce() + Send + 'static) {
    let Ok(runtime) = tokio::runtime::Builder::new_current_thread().enable_io().build() else {
        return;
    };
    let stop = {
        let _inside = runtime.enter();
        told_or_left_alone()
    };
    if let Ok(stop) = stop {
        std::thread::spawn(move || {
            runtime.block_on(stop);
            act();
        });
    }
}

#[cfg(unix)]
fn told_or_left_alone() -> io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let told = told()?;
    let mut terminal_closes = signal(SignalKind::hangup())?;
    Ok(async move {
        tokio::select! {
            () = told => {}
            _ = terminal_closes.recv() => {}
        }
    })
}

#[cfg(not(unix))]
fn told_or_left_alone() -> io::Result<impl Future<Output = ()>> {
    told()
}
