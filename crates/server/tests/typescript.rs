//! The TypeScript types in the web client are those generated from the wire types.

use std::path::Path;

#[test]
fn the_client_is_built_against_this_protocol() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/wire.ts");
    let made = server::wire::typescript();
    if std::env::var_os("OMEN_WRITE").is_some() {
        std::fs::create_dir_all(file.parent().expect("a parent directory"))
            .expect("it can be made");
        std::fs::write(&file, &made).expect("it can be written");
    }
    let kept = std::fs::read_to_string(&file).unwrap_or_default();
    assert_eq!(kept, made, "run OMEN_WRITE=1 cargo test --package server --test typescript");
}
