//! Who may sign: a file as OpenSSH has it for allowed signers.

use super::NAMESPACE;
use ssh_key::public::KeyData;
use ssh_key::{HashAlg, PublicKey};

/// Who may sign, and by which keys.
#[derive(Clone, Debug, Default)]
pub struct Signers {
    keys: Vec<(String, KeyData)>,
}

/// A line of a file of signers that cannot be followed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SignersError {
    /// It has no key.
    #[error("line {line}: a name and a public key are expected here, as in: ada ssh-ed25519 AAAA…")]
    NoKey {
        /// Which line, from 1.
        line: usize,
    },
    /// It is bound to something that is not looked at here.
    #[error("line {line}: {option} cannot be honoured here")]
    Option {
        /// Which line, from 1.
        line: usize,
        /// What stands there.
        option: String,
    },
    /// One key has two names.
    #[error("line {line}: this key is {name}'s already")]
    Twice {
        /// Which line, from 1.
        line: usize,
        /// Whose it is by a line before.
        name: String,
    },
    /// Nobody may sign.
    #[error("nobody is named in it")]
    Empty,
}

impl Signers {
    /// Reads a file of signers: a line each, its name (or several, with commas), options, the public key.
    ///
    /// Of the options `namespaces="…"` is known: a key for other uses is no signer of games. What would bind
    /// a key to a time or an authority is refused, as it is not looked at.
    ///
    /// # Errors
    ///
    /// [`SignersError`], of the first line that cannot be followed.
    pub fn read(text: &str) -> Result<Self, SignersError> {
        let mut keys: Vec<(String, KeyData)> = Vec::new();
        let lines = text.lines().map(str::trim).enumerate().map(|(at, line)| (at + 1, line));
        for (line, said) in lines.filter(|(_, said)| !said.is_empty() && !said.starts_with('#')) {
            let no_key = || SignersError::NoKey { line };
            let (name, rest) = said.split_once(char::is_whitespace).ok_or_else(no_key)?;
            let (options, key) = options(rest.trim_start());
            let key = PublicKey::from_openssh(key).map_err(|_| no_key())?;
            let mut is_for_games = true;
            for option in options {
                match option.split_once('=') {
                    Some((what, uses)) if what.eq_ignore_ascii_case("namespaces") => {
                        let mut uses = uses.trim_matches('"').split(',');
                        is_for_games = uses.any(|one| one.trim() == NAMESPACE);
                    }
                    _ => return Err(SignersError::Option { line, option: option.to_owned() }),
                }
            }
            if !is_for_games {
                continue;
            }
            let mut known = keys.iter().filter(|(_, known)| known == key.key_data());
            if let Some((known, _)) = known.find(|(known, _)| known != name) {
                return Err(SignersError::Twice { line, name: known.clone() });
            }
            keys.push((name.to_owned(), key.key_data().clone()));
        }
        if keys.is_empty() { Err(SignersError::Empty) } else { Ok(Self { keys }) }
    }

    /// What the owner of a key is called; none: nobody of them.
    pub(super) fn name(&self, key: &KeyData) -> Option<&str> {
        self.keys.iter().find(|(_, known)| known == key).map(|(name, _)| &**name)
    }

    /// The keys, as people tell them apart, with the name of each.
    pub fn all(&self) -> impl Iterator<Item = (&str, String)> {
        self.keys.iter().map(|(name, key)| (&**name, key.fingerprint(HashAlg::Sha256).to_string()))
    }
}

/// The options at the beginning of a text, and what stands behind them. Signs in quotes part nothing.
fn options(text: &str) -> (Vec<&str>, &str) {
    let (mut found, mut from, mut quoted) = (Vec::new(), 0, false);
    // Without options a line goes on with the kind of its key.
    let first = text.split(char::is_whitespace).next().unwrap_or_default();
    if !first.contains('=') && first != "cert-authority" && !first.contains(',') {
        return (found, text);
    }
    for (at, sign) in text.char_indices() {
        match sign {
            '"' => quoted = !quoted,
            ',' if !quoted => {
                found.push(&text[from..at]);
                from = at + 1;
            }
            sign if sign.is_whitespace() && !quoted => {
                found.push(&text[from..at]);
                return (found, text[at..].trim_start());
            }
            _ => {}
        }
    }
    found.push(&text[from..]);
    (found, "")
}
