//! The games this server offers, and their rules.

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

/// Lists the games this server offers.
#[utoipa::path(get, path = "/api/games", tag = "games",
    responses((status = 200, body = Vec<GameInfo>)))]
pub async fn games(State(app): State<Arc<App>>) -> Json<Vec<GameInfo>> {
    Json(app.house.games())
}

/// The boxes whose texts are requested.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct OfBoxes {
    /// Box ids, separated by commas.
    boxes: String,
    /// `en` or `ru`.
    language: String,
}

/// What boxes other than the base box add to a game: their texts in one language, and the options
/// they add to the set-up.
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

/// How many boxes can be requested at once.
const MOST_BOXES: usize = 32;

/// All rules of a game, in both languages.
#[utoipa::path(get, path = "/api/rules/{game}", tag = "games",
    params(("game" = String, Path, pattern = "^[a-z]{1,32}$")),
    responses(
        (status = 200, body = RuleBook),
        (status = 304, description = "The browser already has it.")))]
pub async fn rules(Named(game): Named<String>, headers: HeaderMap) -> Result<Response, Fault> {
    rule_books::answer(&game, &headers).await
}
