//! The games that can be played, and what their books say.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use serde::Deserialize;
use utoipa::IntoParams;

use crate::http::App;
use crate::http::extract::{Asked, Named};
use crate::http::fault::Fault;
use crate::http::rule_books;
use crate::wire::{BoxWords, GameInfo, RuleBook};

/// The games that can be played here.
#[utoipa::path(get, path = "/api/games", tag = "games",
    responses((status = 200, body = Vec<GameInfo>)))]
pub async fn games(State(app): State<Arc<App>>) -> Json<Vec<GameInfo>> {
    Json(app.house.games())
}

/// The boxes whose words are asked for.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct OfBoxes {
    /// Ids with commas between them.
    boxes: String,
    /// `en` or `ru`.
    language: String,
}

/// What boxes besides the base box add to a game: their words in a language, and what may be agreed
/// before a game with them.
#[utoipa::path(get, path = "/api/games/{game}/words", tag = "games",
    params(("game" = String, Path, pattern = "^[a-z]{1,32}$"), OfBoxes),
    responses((status = 200, body = BoxWords)))]
pub async fn words(
    State(app): State<Arc<App>>,
    Named(game): Named<String>,
    Asked(of): Asked<OfBoxes>,
) -> Result<Json<BoxWords>, Fault> {
    let boxes: Vec<String> = of.boxes.split(',').take(MOST_BOXES).map(str::to_owned).collect();
    Ok(Json(app.house.box_words(&game, &boxes, &of.language)?))
}

/// As many boxes are read at once.
const MOST_BOXES: usize = 32;

/// All rules of a game, in both languages.
#[utoipa::path(get, path = "/api/rules/{game}", tag = "games",
    params(("game" = String, Path, pattern = "^[a-z]{1,32}$")),
    responses(
        (status = 200, body = RuleBook),
        (status = 304, description = "The browser has it already.")))]
pub async fn rules(Named(game): Named<String>, headers: HeaderMap) -> Result<Response, Fault> {
    rule_books::answer(&game, &headers).await
}
