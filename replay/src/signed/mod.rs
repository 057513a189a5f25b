//! Who said so: games signed with the keys that people have for SSH.
//!
//! Signed is the head hash of a log as text: 64 hexadecimal digits and a line feed. The signature is in the
//! form of OpenSSH (SSHSIG, in the namespace [`NAMESPACE`]), in a file beside the log, so that
//! `ssh-keygen -Y verify` checks what [`sign`] made, and [`check`] what `ssh-keygen -Y sign` made. Behind the
//! signature stands the head in one line of its own (`kanso head HASH`), which is believed nothing: it only
//! says which of the heads that a growing log has had is meant.
//!
//! Ed25519 keys sign and are checked; of other kinds it is said that they cannot be.

mod signers;
#[cfg(test)]
mod tests;

pub use signers::{Signers, SignersError};

use crate::log::record::ChainHash;
use crate::log::{RawLog, chain};
use kanso_engine::cards::hex;
use serde::Serialize;
use ssh_key::public::KeyData;
use ssh_key::{Algorithm, Fingerprint, HashAlg, LineEnding, PrivateKey, PublicKey, SshSig};
use std::fmt::Write as _;

/// What a signature is for, as OpenSSH keeps uses apart: one for something else is none for a game.
pub const NAMESPACE: &str = "kanso";

/// Most bytes that a file of a key, of a signature or of signers may have.
pub const FILE_LEN_MAX: u64 = 1 << 16;

/// Most heads that are tried where a signature does not say which one it is of.
const TRIED_MAX: usize = 1_000;

/// The version of the form that is known.
const VERSION: u32 = 1;

/// Where a signature ends.
const END: &str = "-----END SSH SIGNATURE-----";

/// How the line begins that says which head is signed.
const HEAD_LINE: &str = "kanso head ";

/// A key that can sign.
#[derive(Debug)]
pub struct Key(PrivateKey);

/// Why a key cannot sign.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum KeyError {
    /// It is something else.
    #[error("this is no private key of OpenSSH")]
    NotAKey,
    /// It is the half that everybody may have.
    #[error("this is the public half of a key")]
    Public,
    /// It is of another kind than Ed25519.
    #[error("this is a key of the kind {0}, and only Ed25519 keys can sign here")]
    Kind(String),
    /// It has a passphrase, and nobody said it.
    #[error("this key has a passphrase, and there is nobody to ask for it")]
    Locked,
    /// It has another passphrase.
    #[error("this is not the passphrase of the key")]
    Passphrase,
}

impl Key {
    /// Reads the file of a private key; `passphrase` is asked where it has one.
    ///
    /// # Errors
    ///
    /// [`KeyError`].
    pub fn read(
        text: &[u8],
        passphrase: impl FnOnce() -> Option<String>,
    ) -> Result<Self, KeyError> {
        let key = PrivateKey::from_openssh(text).map_err(|_| {
            let is_public =
                std::str::from_utf8(text).is_ok_and(|text| PublicKey::from_openssh(text).is_ok());
            if is_public { KeyError::Public } else { KeyError::NotAKey }
        })?;
        if key.algorithm() != Algorithm::Ed25519 {
            return Err(KeyError::Kind(key.algorithm().to_string()));
        }
        if !key.is_encrypted() {
            return Ok(Self(key));
        }
        let passphrase = passphrase().ok_or(KeyError::Locked)?;
        key.decrypt(passphrase).map(Self).map_err(|_| KeyError::Passphrase)
    }

    /// What people tell keys apart by: `SHA256:…`.
    pub fn fingerprint(&self) -> String {
        self.0.fingerprint(HashAlg::Sha256).to_string()
    }

    /// What the key calls itself; empty where it has no comment.
    pub fn comment(&self) -> &str {
        self.0.comment()
    }

    /// The public half, as it stands in a file of signers: `ssh-ed25519 AAAA…`.
    pub fn public(&self) -> String {
        let public = PublicKey::new(self.0.public_key().key_data().clone(), "");
        public.to_openssh().expect("an Ed25519 key can be written")
    }
}

/// The text that is signed for a head.
fn message(head: &ChainHash) -> String {
    format!("{}\n", hex(head))
}

/// Signs the head of a log: the text of a file to lie beside it.
pub fn sign(key: &Key, head: &ChainHash) -> String {
    let signed = key.0.sign(NAMESPACE, HashAlg::Sha512, message(head).as_bytes());
    let signed = signed.expect("an Ed25519 key that is open signs everything");
    let mut text = signed.to_pem(LineEnding::LF).expect("a signature can be written");
    if !text.ends_with('\n') {
        text.push('\n');
    }
    let _ = writeln!(text, "{HEAD_LINE}{}", hex(head));
    text
}

/// What a signature says of a log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum Said {
    /// A signer signed this log.
    Signed {
        /// Who, as the signers are called.
        by: String,
        /// How many frames were added since.
        since: u32,
    },
    /// A signer signed a log that had a head which this one never had.
    Another {
        /// Who, as the signers are called.
        by: String,
        /// The head, where it is known.
        head: Option<String>,
    },
    /// A key is named that did not sign this.
    Forged {
        /// Whose key it is, as the signers are called.
        of: String,
    },
    /// The key is nobody's of the signers.
    Unlisted {
        /// The key, as people tell keys apart.
        key: String,
    },
    /// The key is of a kind that cannot be checked here.
    Kind {
        /// Which.
        kind: String,
    },
    /// It is no signature of a game: something else, or one for another use.
    NoSignature,
}

impl Said {
    /// True if a signer signed what stands in the log.
    pub fn is_good(&self) -> bool {
        matches!(self, Self::Signed { .. })
    }

    /// True if it speaks against the log, or is not what it seems. A key that is not listed does not.
    pub fn is_bad(&self) -> bool {
        matches!(self, Self::Another { .. } | Self::Forged { .. } | Self::NoSignature)
    }
}

/// What the text of a signature says of a log, by who may sign.
pub fn check(raw: &RawLog<'_>, text: &str, signers: &Signers) -> Said {
    let Some(signature) = Signature::read(text) else { return Said::NoSignature };
    let key = signature.signed.public_key();
    let Some(by) = signers.name(key) else {
        return Said::Unlisted { key: key.fingerprint(HashAlg::Sha256).to_string() };
    };
    let by = by.to_owned();
    if key.algorithm() != Algorithm::Ed25519 {
        return Said::Kind { kind: key.algorithm().to_string() };
    }
    let heads = chain::hashes(raw.bytes, raw.frames.iter().map(|frame| frame.end));
    let since = |at: usize| (heads.len() - 1 - at) as u32;
    match signature.head {
        Some(head) if !signature.is_of(&head) => Said::Forged { of: by },
        Some(head) => match heads.iter().rposition(|one| *one == head) {
            Some(at) => Said::Signed { by, since: since(at) },
            None => Said::Another { by, head: Some(hex(&head)) },
        },
        None => {
            let mut last = heads.iter().enumerate().rev().take(TRIED_MAX);
            match last.find(|(_, head)| signature.is_of(head)) {
                Some((at, _)) => Said::Signed { by, since: since(at) },
                None => Said::Another { by, head: None },
            }
        }
    }
}

/// True if a text is this key's signature of this head.
pub fn is_by(key: &Key, head: &ChainHash, text: &str) -> bool {
    Signature::read(text).is_some_and(|signature| {
        signature.signed.public_key() == key.0.public_key().key_data() && signature.is_of(head)
    })
}

/// A signature that could be read, and what it says it is of.
struct Signature {
    signed: SshSig,
    head: Option<ChainHash>,
}

impl Signature {
    fn read(text: &str) -> Option<Self> {
        let (signed, behind) = text.split_at(text.find(END)? + END.len());
        let signed_text = format!("{}\n", signed.replace("\r\n", "\n"));
        let signed = SshSig::from_pem(&signed_text).ok()?;
        // A wrong version and lengths that do not fit are read over here, but not by OpenSSH.
        let bare = |text: &str| text.split_whitespace().collect::<String>();
        let again = signed.to_pem(LineEnding::LF).ok()?;
        if signed.version() != VERSION || bare(&again) != bare(&signed_text) {
            return None;
        }
        let head = behind.lines().find_map(|line| line.strip_prefix(HEAD_LINE));
        let head = head.and_then(|head| crate::log::hexed::unhex(head.trim()));
        let head = head.and_then(|head| ChainHash::try_from(head).ok());
        (signed.namespace() == NAMESPACE).then_some(Self { signed, head })
    }

    fn is_of(&self, head: &ChainHash) -> bool {
        public(self.signed.public_key())
            .verify(NAMESPACE, message(head).as_bytes(), &self.signed)
            .is_ok()
    }
}

fn public(key: &KeyData) -> PublicKey {
    PublicKey::new(key.clone(), "")
}

/// The digest by which the policy of a page names a program that its browser may run: `sha256-…`, in base64.
pub(crate) fn digest_for_browsers(script: &str) -> String {
    let digest = HashAlg::Sha256.digest(script.as_bytes());
    let digest = digest.try_into().expect("SHA-256 has 32 bytes");
    let told = Fingerprint::Sha256(digest).to_string();
    // A fingerprint has no padding, and 32 bytes take one sign of it.
    format!("sha256-{}=", told.trim_start_matches("SHA256:"))
}
