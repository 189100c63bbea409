//! The yardstick: a random chess ply with repetition check, in the same process.

/// Nanoseconds per random chess ply; `None` in a build without the anchor.
#[cfg(feature = "chess-anchor")]
pub fn ply_ns() -> Option<f64> {
    use kernel::Luck;
    use shakmaty::zobrist::Zobrist64;
    use shakmaty::{Chess, EnPassantMode, Position};
    use std::time::Instant;

    const PLIES: u32 = 200_000;
    let mut luck = Luck::from_number(1);
    let mut board = Chess::default();
    let mut seen: Vec<Zobrist64> = Vec::with_capacity(512);
    let began = Instant::now();
    for _ in 0..PLIES {
        let moves = board.legal_moves();
        let key: Zobrist64 = board.zobrist_hash(EnPassantMode::Legal);
        let repeated = seen.iter().filter(|known| **known == key).count() >= 2;
        if moves.is_empty()
            || repeated
            || board.halfmoves() >= 100
            || board.is_insufficient_material()
        {
            board = Chess::default();
            seen.clear();
            continue;
        }
        seen.push(key);
        board.play_unchecked(*luck.pick(&moves));
    }
    Some(began.elapsed().as_nanos() as f64 / f64::from(PLIES))
}

#[cfg(not(feature = "chess-anchor"))]
pub fn ply_ns() -> Option<f64> {
    None
}
