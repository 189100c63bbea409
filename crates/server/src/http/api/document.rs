//! The OpenAPI document: what each route declares, plus what applies to all of them.

use serde_json::json;
use utoipa::PartialSchema as _;
use utoipa::openapi::path::Operation;
use utoipa::openapi::security::{ApiKey, ApiKeyValue, SecurityScheme};
use utoipa::openapi::{
    ContentBuilder, InfoBuilder, OpenApi, Ref, RefOr, ResponseBuilder, SecurityRequirement,
};

use crate::wire::Problem;

/// Problems any request may get.
const ALWAYS: [u16; 7] = [400, 404, 405, 421, 429, 500, 503];
/// Problems that requests that change something may also get.
const CHANGING: [u16; 7] = [401, 403, 408, 409, 413, 415, 422];
/// Problems that read-only requests may also get.
const LOOKING: [u16; 4] = [401, 403, 409, 422];

/// Completes the document collected from the routes.
pub fn document(mut gathered: OpenApi) -> String {
    gathered.info = InfoBuilder::new()
        .title("Omen")
        .version(env!("CARGO_PKG_VERSION"))
        .description(Some(
            "The table service. A browser is identified by the cookie it gets from POST /api/me: \
             `omen`, or `__Host-omen` over https. Every error is an RFC 9457 problem.",
        ))
        .build();
    gathered.servers = None;
    let components = gathered.components.get_or_insert_default();
    components.schemas.insert("Problem".to_owned(), Problem::schema());
    let cookie = SecurityScheme::ApiKey(ApiKey::Cookie(ApiKeyValue::new("omen")));
    components.security_schemes.insert("cookie".to_owned(), cookie);
    for path in gathered.paths.paths.values_mut() {
        let looking = path.get.iter_mut();
        looking.for_each(|operation| complete(operation, &LOOKING));
        let changing = [&mut path.post, &mut path.put, &mut path.patch, &mut path.delete];
        changing.into_iter().flatten().for_each(|operation| complete(operation, &CHANGING));
    }
    serde_json::to_string(&gathered).unwrap_or_else(|_| json!({}).to_string())
}

fn complete(operation: &mut Operation, more: &[u16]) {
    let nobody = SecurityRequirement::default();
    let cookie = SecurityRequirement::new::<_, [&str; 0], &str>("cookie", []);
    operation.security = Some(vec![nobody, cookie]);
    for status in ALWAYS.iter().chain(more) {
        let refused = || {
            let content = ContentBuilder::new()
                .schema(Some(RefOr::Ref(Ref::from_schema_name("Problem"))))
                .build();
            let response = ResponseBuilder::new()
                .description("Refused; the problem says why.")
                .content("application/problem+json", content)
                .build();
            RefOr::T(response)
        };
        operation.responses.responses.entry(status.to_string()).or_insert_with(refused);
    }
}
