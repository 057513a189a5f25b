//! `kanso sign`

use super::{Failure, Finding, Io, files, words};
use crate::foreign::{Plain, plain, word};
use crate::log::{RawLog, Tail};
use crate::reading;
use crate::signed::{self, FILE_LEN_MAX, Key, KeyError};
use kanso_engine::Lang;
use kanso_engine::cards::hex;
use std::ffi::OsString;
use std::io::{self, IsTerminal as _};
use std::path::{Path, PathBuf};

/// Sign a game, or a ruling in it, with your SSH key.
///
/// The signature lies in a file of its own beside the game (FILE.sig, or FILE.2.sig where that is there
/// already), and the game stays as it is. It is for all that stands in the game now; what is added later is
/// not signed, and is told apart. `kanso verify FILE --signers SIGNERS` says who signed what. SIGNERS is a
/// file as OpenSSH has it for allowed signers: a line each with a name and a public key, which this command
/// prints for yours.
///
/// What is signed is the head hash, as `kanso verify` tells it, as 64 digits and a line feed in the namespace
/// `kanso`. So OpenSSH can check it without this program, and can sign with a key that this one cannot use (a
/// key that is not Ed25519, or lies in an agent or a token):
///
/// `echo HEAD | ssh-keygen -Y verify -f SIGNERS -I NAME -n kanso -s FILE.sig`
///
/// `echo HEAD | ssh-keygen -Y sign -n kanso -f KEY > FILE.sig`
#[derive(Debug, clap::Args)]
pub struct Sign {
    /// The game's file.
    file: PathBuf,
    /// Your private key, an Ed25519 key of OpenSSH; a passphrase is asked for.
    #[arg(long, value_name = "PATH")]
    key: PathBuf,
    /// Where the signature goes, if not beside the game.
    #[arg(short, long = "out", value_name = "OUT")]
    out: Option<PathBuf>,
}

/// Most signatures that lie beside a game.
const SIGNATURES_MAX: u32 = 99;

impl Sign {
    /// Runs the command.
    pub fn run(&self, io: &mut Io<'_>) -> Result<Finding, Failure> {
        let bytes = files::read(&self.file)?;
        let raw = RawLog::scan(&bytes).map_err(|error| Failure::of_log(&error, &self.file))?;
        if raw.tail != Tail::Clean {
            return Err(Failure::cannot("its end is torn: what would be signed is not whole")
                .at(&self.file)
                .next("`kanso repair FILE -o OUT` keeps what is whole; sign that"));
        }
        let head = raw.head();
        let key = self.read_key(io.lang, &head)?;
        let theirs = beside(&self.file);
        let mut there = theirs.iter().filter(|path| {
            read_signature(path).is_ok_and(|text| signed::is_by(&key, &head, &text))
        });
        if let Some(path) = there.next().filter(|_| self.out.is_none()) {
            let path = Plain(path.display());
            match io.lang {
                Lang::En => writeln!(io.out, "{path}: this key has signed it already")?,
                Lang::Ja => writeln!(io.out, "{path}：この鍵で署名済み")?,
            }
            return Ok(Finding::Good);
        }
        let out = match &self.out {
            Some(out) => out.clone(),
            None => free_name(&self.file).ok_or_else(|| {
                Failure::cannot(format!("{SIGNATURES_MAX} signatures lie beside it"))
                    .at(&self.file)
                    .next("say where the signature goes: -o OUT")
            })?,
        };
        files::make(&out, signed::sign(&key, &head).as_bytes())?;
        self.tell(&key, &hex(&head), (raw.frames.len(), &out), io)
    }

    /// Says what was signed, and what others need to check it.
    fn tell(
        &self,
        key: &Key,
        head: &str,
        (frames, out): (usize, &Path),
        io: &mut Io<'_>,
    ) -> Result<Finding, Failure> {
        let (out, print) = (Plain(out.display()), key.fingerprint());
        match io.lang {
            Lang::En => {
                let frames = words::counted(frames as u32, "frame");
                writeln!(io.out, "{out}: signed by {print}: {frames}, head {head}")?;
            }
            Lang::Ja => writeln!(io.out, "{out}：{print}で署名：{frames}フレーム、ヘッド {head}")?,
        }
        let command = format!("kanso verify {} --signers SIGNERS", word(&self.file));
        let command = io.command(&command);
        // The name stands in a line that is pasted into a file: one word.
        let name: String = plain(key.comment()).split_whitespace().collect::<Vec<_>>().join("-");
        let name = if name.is_empty() { "NAME" } else { &name };
        let line = format!("{name} {}", key.public());
        match io.lang {
            Lang::En => writeln!(io.out, "  next: `{command}`, with this line in SIGNERS:")?,
            Lang::Ja => writeln!(io.out, "  次に：SIGNERSに次の行を入れて`{command}`")?,
        }
        writeln!(io.out, "{line}")?;
        Ok(Finding::Good)
    }

    fn read_key(&self, lang: Lang, head: &[u8]) -> Result<Key, Failure> {
        let text = reading::read_named(&self.key, FILE_LEN_MAX)
            .map_err(|error| files::unread(&self.key, "a private key of OpenSSH", &error))?;
        let ask = || {
            let at_a_terminal = io::stdin().is_terminal() && io::stderr().is_terminal();
            let question = match lang {
                Lang::En => format!("passphrase of {}: ", Plain(self.key.display())),
                Lang::Ja => format!("{}のパスフレーズ：", Plain(self.key.display())),
            };
            at_a_terminal.then(|| rpassword::prompt_password(question).ok()).flatten()
        };
        Key::read(&text, ask).map_err(|error| {
            let by_openssh = format!(
                "echo {} | ssh-keygen -Y sign -n {} -f {} > {}",
                hex(head),
                signed::NAMESPACE,
                word(&self.key),
                word(with_end(&self.file, ".sig")),
            );
            let next = match &error {
                KeyError::NotAKey => {
                    "`ssh-keygen -t ed25519 -f KEY` makes one; name KEY with --key".to_owned()
                }
                KeyError::Public => "name the private half: the file without .pub".to_owned(),
                KeyError::Kind(_) => format!("OpenSSH signs with it: `{by_openssh}`"),
                KeyError::Locked => {
                    format!("run it at a terminal, or let OpenSSH sign: `{by_openssh}`")
                }
                KeyError::Passphrase => "run it again".to_owned(),
            };
            Failure::cannot(&error).at(&self.key).next(next)
        })
    }
}

/// The text of a signature's file.
pub fn read_signature(path: &Path) -> io::Result<String> {
    let bytes = reading::read(path, FILE_LEN_MAX)?;
    // What is no text is no signature, which is told of its text.
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// The files beside a game in which signatures of it lie, in the order of their names.
pub fn beside(file: &Path) -> Vec<PathBuf> {
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
    let Some(name) = file.file_name() else { return Vec::new() };
    let mut start = name.to_owned();
    start.push(".");
    let entries = std::fs::read_dir(folder.unwrap_or(Path::new("."))).into_iter().flatten();
    let mut found: Vec<PathBuf> = entries
        .flatten()
        .filter(|entry| {
            let name = entry.file_name();
            let name = name.as_encoded_bytes();
            name.starts_with(start.as_encoded_bytes()) && name.ends_with(b".sig")
        })
        .map(|entry| file.with_file_name(entry.file_name()))
        .collect();
    // The first one has no number; FILE.10.sig stands behind FILE.9.sig.
    found.sort_by_key(|path| (path.as_os_str().len(), path.clone()));
    found
}

fn free_name(file: &Path) -> Option<PathBuf> {
    let mut names = (1..=SIGNATURES_MAX).map(|number| match number {
        1 => with_end(file, ".sig"),
        _ => with_end(file, &format!(".{number}.sig")),
    });
    names.find(|name| name.symlink_metadata().is_err())
}

fn with_end(file: &Path, end: &str) -> PathBuf {
    let mut name = OsString::from(file);
    name.push(end);
    PathBuf::from(name)
}
