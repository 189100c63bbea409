//! The games that can be played, and what their books say.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;

use crate::http::App;
use crate::http::extract::Named;
use crate::http::fault::Fault;
use crate::http::rule_books;
use crate::wire::{GameInfo, RuleBook};

/// The games that can be played here.
#[utoipa::path(get, path = "/api/games", tag = "games",
    responses((status = 200, body = Vec<GameInfo>)))]
pub async fn games(State(app): State<Arc<App>>) -> Json<Vec<GameInfo>> {
    Json(app.house.games())
}

/// All rules of a game, in both languages.
#[utoipa::path(get, path = "/api/rules/{game}", tag = "games",
    params(("game" = String, Path, pattern = "^[a-z]{1,32}$")),
    responses(
        (status = 200, body = RuleBook),
        (status = 304, description = "The browser has it already.")))]
pub async fn rules(Named(game): Named<String>, headers: HeaderMap) -> Result<Response, Fault> {
    rule_books::answer(&game, &headers).await
}
