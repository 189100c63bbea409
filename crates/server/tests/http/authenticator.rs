//! A software authenticator: keeps one passkey and proves it as a device would.

use p256::ecdsa::signature::Signer as _;
use p256::ecdsa::{Signature, SigningKey};
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};

pub struct Authenticator {
    key: SigningKey,
    credential: [u8; 32],
    /// The person the site said the passkey is for.
    user: Vec<u8>,
    uses: u32,
    pub origin: String,
}

const PRESENT: u8 = 1;
const VERIFIED: u8 = 4;
const ATTESTED: u8 = 64;

impl Authenticator {
    pub fn new(origin: &str, number: u8) -> Authenticator {
        let key = SigningKey::from_slice(&[number; 32]).unwrap();
        let origin = origin.to_owned();
        Authenticator { key, credential: [number; 32], user: Vec::new(), uses: 0, origin }
    }

    /// Answers `navigator.credentials.create`, in the form of the browser's `toJSON`.
    pub fn create(&mut self, options: &Value) -> Value {
        self.user = unbase64(options["user"]["id"].as_str().unwrap());
        let client = self.client_data("webauthn.create", options);
        let mut data =
            self.data(options["rp"]["id"].as_str().unwrap(), PRESENT | VERIFIED | ATTESTED);
        data.extend([0; 16]);
        data.extend([0, 32]);
        data.extend(self.credential);
        data.extend(self.cose_key());
        let mut object = b"\xa3\x63fmt\x64none\x67attStmt\xa0\x68authData\x58".to_vec();
        object.push(u8::try_from(data.len()).unwrap());
        object.extend(data);
        let id = base64(&self.credential);
        json!({
            "id": id,
            "rawId": id,
            "type": "public-key",
            "response": {
                "clientDataJSON": base64(client.as_bytes()),
                "attestationObject": base64(&object),
            },
            "clientExtensionResults": {},
        })
    }

    /// Answers `navigator.credentials.get`.
    pub fn get(&mut self, options: &Value) -> Value {
        self.uses += 1;
        let client = self.client_data("webauthn.get", options);
        let data = self.data(options["rpId"].as_str().unwrap(), PRESENT | VERIFIED);
        let signed = [&data[..], &Sha256::digest(client.as_bytes())].concat();
        let signature: Signature = self.key.sign(&signed);
        let id = base64(&self.credential);
        json!({
            "id": id,
            "rawId": id,
            "type": "public-key",
            "response": {
                "clientDataJSON": base64(client.as_bytes()),
                "authenticatorData": base64(&data),
                "signature": base64(signature.to_der().as_bytes()),
                "userHandle": base64(&self.user),
            },
            "clientExtensionResults": {},
        })
    }

    fn client_data(&self, kind: &str, options: &Value) -> String {
        let (challenge, origin) = (&options["challenge"], &self.origin);
        format!(
            r#"{{"type":"{kind}","challenge":{challenge},"origin":"{origin}","crossOrigin":false}}"#
        )
    }

    fn data(&self, site: &str, flags: u8) -> Vec<u8> {
        let mut data = Sha256::digest(site.as_bytes()).to_vec();
        data.push(flags);
        data.extend(self.uses.to_be_bytes());
        data
    }

    fn cose_key(&self) -> Vec<u8> {
        let point = self.key.verifying_key().to_encoded_point(false);
        let mut key = vec![0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 32];
        key.extend(point.x().unwrap());
        key.extend([0x22, 0x58, 32]);
        key.extend(point.y().unwrap());
        key
    }
}

const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

fn base64(bytes: &[u8]) -> String {
    let mut text = String::new();
    for three in bytes.chunks(3) {
        let mut bits = 0u32;
        for at in 0..3 {
            bits = bits << 8 | u32::from(*three.get(at).unwrap_or(&0));
        }
        for at in 0..=three.len() {
            text.push(LETTERS[(bits >> (18 - 6 * at) & 63) as usize] as char);
        }
    }
    text
}

fn unbase64(text: &str) -> Vec<u8> {
    let (mut bytes, mut bits, mut count) = (Vec::new(), 0u32, 0);
    for letter in text.bytes() {
        bits = bits << 6 | LETTERS.iter().position(|it| *it == letter).unwrap() as u32;
        count += 6;
        if count >= 8 {
            count -= 8;
            bytes.push((bits >> count) as u8);
        }
    }
    bytes
}
