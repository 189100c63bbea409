//! The routes by subject, and the OpenAPI document that describes them.

mod document;
mod games;
mod me;
mod passkeys;
pub mod places;
mod play;
mod seats;
mod tables;

pub use document::document;

use std::sync::Arc;

use axum::extract::DefaultBodyLimit;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::settings::Limits;
use super::{App, readiness, socket, upkeep};

pub fn routes(limits: &Limits) -> OpenApiRouter<Arc<App>> {
    let imports = OpenApiRouter::new()
        .routes(routes!(tables::import))
        .layer(DefaultBodyLimit::max(limits.import));
    OpenApiRouter::new()
        .routes(routes!(games::games))
        .routes(routes!(games::rules))
        .routes(routes!(games::words))
        .routes(routes!(me::me, me::arrive, me::rename, me::leave))
        .routes(routes!(passkeys::list))
        .routes(routes!(passkeys::remove))
        .routes(routes!(passkeys::begin_register))
        .routes(routes!(passkeys::finish_register))
        .routes(routes!(passkeys::begin_enter))
        .routes(routes!(passkeys::finish_enter))
        .routes(routes!(tables::mine, tables::create))
        .routes(routes!(tables::open))
        .routes(routes!(tables::table, tables::change, tables::delete))
        .routes(routes!(tables::leave_table))
        .routes(routes!(tables::start))
        .routes(routes!(tables::share))
        .routes(routes!(tables::keyings))
        .routes(routes!(tables::pause))
        .routes(routes!(tables::go_on))
        .routes(routes!(tables::play_on))
        .routes(routes!(tables::rest_of_log))
        .routes(routes!(tables::rematch))
        .routes(routes!(tables::branch))
        .routes(routes!(tables::log, tables::ask_for_log))
        .routes(routes!(tables::report))
        .routes(routes!(tables::report_file))
        .routes(routes!(seats::hand_over))
        .routes(routes!(seats::invite))
        .routes(routes!(seats::sit))
        .routes(routes!(seats::invitation, seats::claim))
        .routes(routes!(play::view))
        .routes(routes!(play::talk_lines, play::talk))
        .routes(routes!(play::choose))
        .routes(routes!(play::wish))
        .routes(routes!(play::undo))
        .routes(routes!(play::consent))
        .routes(routes!(socket::socket))
        .routes(routes!(upkeep::healthy))
        .routes(routes!(readiness::ready))
        .routes(routes!(upkeep::metrics))
        .layer(DefaultBodyLimit::max(limits.body))
        .merge(imports)
}
