use data_encoding::BASE64URL_NOPAD as BASE64URL;
use p256::ecdsa::signature::Signer;
use p256::ecdsa::{Signature, SigningKey};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

const USER_PRESENT: u8 = 1 << 0;
const USER_VERIFIED: u8 = 1 << 2;
const CREDENTIAL_ATTACHED: u8 = 1 << 6;

#[derive(Clone)]
pub struct Authenticator {
    key: SigningKey,
    credential: [u8; 16],
    /// The person's id, as the server has said.
    handle: Value,
    /// Counts uses of the passkey.
    pub counter: u32,
    pub origin: String,
}

impl Authenticator {
    /// Each number is another device; the browser shows this page.
    pub fn new(number: u8, origin: String) -> Authenticator {
        let key = SigningKey::from_slice(&[number; 32]).unwrap();
        Authenticator { key, credential: [number; 16], handle: Value::Null, counter: 0, origin }
    }

    pub fn make(&mut self, asked: &Value) -> Value {
        self.handle = asked["user"]["id"].clone();
        let point = self.key.verifying_key().to_encoded_point(false);
        let mut data = self.data(&asked["rp"]["id"], CREDENTIAL_ATTACHED);
        data.extend([0; 16]); // the model of the device, which none says
        data.extend([0, 16]);
        data.extend(self.credential);
        // A map of COSE: an elliptic curve key, for ES256, on P-256, with x and y.
        data.extend([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]);
        data.extend(point.x().unwrap());
        data.extend([0x22, 0x58, 0x20]);
        data.extend(point.y().unwrap());
        let mut object = b"\xa3\x63fmt\x64none\x67attStmt\xa0\x68authData\x58".to_vec();
        object.push(data.len() as u8);
        object.extend(data);
        let said = self.client_data("webauthn.create", asked);
        self.answer(json!({"clientDataJSON": BASE64URL.encode(&said), "attestationObject": BASE64URL.encode(&object)}))
    }

    pub fn sign_in(&mut self, asked: &Value) -> Value {
        self.counter += 1;
        let (data, said) = (self.data(&asked["rpId"], 0), self.client_data("webauthn.get", asked));
        let signature: Signature = self.key.sign(&[data.as_slice(), &Sha256::digest(&said)].concat());
        self.answer(json!({
            "clientDataJSON": BASE64URL.encode(&said),
            "authenticatorData": BASE64URL.encode(&data),
            "signature": BASE64URL.encode(signature.to_der().as_bytes()),
            "userHandle": self.handle,
        }))
    }

    fn data(&self, relying_party: &Value, more: u8) -> Vec<u8> {
        let mut data = Sha256::digest(relying_party.as_str().unwrap()).to_vec();
        data.push(USER_PRESENT | USER_VERIFIED | more);
        data.extend(self.counter.to_be_bytes());
        data
    }

    fn client_data(&self, kind: &str, asked: &Value) -> Vec<u8> {
        let (challenge, origin) = (&asked["challenge"], &self.origin);
        json!({"type": kind, "challenge": challenge, "origin": origin, "crossOrigin": false}).to_string().into_bytes()
    }

    fn answer(&self, response: Value) -> Value {
        let id = BASE64URL.encode(&self.credential);
        json!({"id": id, "rawId": id, "type": "public-key", "response": response, "clientExtensionResults": {}})
    }
}
