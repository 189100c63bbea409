//! The web client's TypeScript types are those generated from this protocol.

use std::path::Path;

#[test]
fn the_client_is_built_against_this_protocol() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/protocol.ts");
    let made = delta::typescript();
    if std::env::var_os("OMEN_WRITE").is_some() {
        std::fs::create_dir_all(file.parent().expect("a folder")).expect("it can be made");
        std::fs::write(&file, &made).expect("it can be written");
    }
    let kept = std::fs::read_to_string(&file).unwrap_or_default();
    assert_eq!(kept, made, "run OMEN_WRITE=1 cargo test --package delta --test typescript");
}
