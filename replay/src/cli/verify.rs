//! `kanso verify`

use super::sign::{beside, read_signature};
use super::{Failure, Finding, Io, files, numbers, words};
use crate::corpus::logs_below;
use crate::foreign::{Plain, plain, word};
use crate::log::RawLog;
use crate::log::record::ChainHash;
use crate::reading;
use crate::signed::{self, FILE_LEN_MAX, Said, Signers};
use crate::verify::{Layer, Report, moved_about, verify};
use kanso_engine::Lang;
use kanso_engine::cards::hex;
use serde_json::json;
use std::path::{Path, PathBuf};

/// Check games from the first frame to the last: frames, rules, luck, checkpoints, seals.
///
/// Of a folder every .kanso file in it and below it is checked. Three answers are told apart:
/// whether a file could be read, whether all of it is possible by the rules, and whether chance is
/// as the generator gives it. That nothing was cut off at the end only a seal tells, or a head hash
/// that you kept (`--head`).
///
/// Exit status: 0 all are sound, 1 something is wrong with one, 2 one could not be read.
#[derive(Debug, clap::Args)]
pub struct Verify {
    /// Files and folders.
    #[arg(required = true)]
    paths: Vec<PathBuf>,
    /// The head hash that the file had when you kept it; for one file.
    #[arg(long, value_name = "HASH", value_parser = hash)]
    head: Option<ChainHash>,
    /// Step forward, back and across lines this often, 200 times without a number, and compare what is shown
    /// with a straight replay.
    #[arg(long, value_name = "N", num_args = 0..=1, require_equals = true, default_missing_value = "200",
          value_parser = moves)]
    sync: Option<u32>,
    /// Who may sign, a file as OpenSSH has it for allowed signers: the signatures beside each file are
    /// checked (`kanso sign` makes them), and one that none of them signed is not sound.
    #[arg(long, value_name = "SIGNERS")]
    signers: Option<PathBuf>,
    /// Answer as JSON.
    #[arg(long)]
    json: bool,
}

/// A signature that lies beside a game, by the name of its file, and what it says of it.
#[derive(Debug, serde::Serialize)]
struct Signature {
    file: String,
    #[serde(flatten)]
    said: Said,
}

/// What was found about one file.
struct Checked {
    report: Report,
    /// The signatures beside it; none: nobody asked for them.
    signatures: Option<Vec<Signature>>,
}

impl Checked {
    fn is_sound(&self) -> bool {
        let signed = self.signatures.as_ref().is_none_or(|all| {
            all.iter().any(|one| one.said.is_good()) && !all.iter().any(|one| one.said.is_bad())
        });
        self.report.is_sound() && signed
    }
}

/// More would run for hours on a long game.
const MOST_MOVES: u32 = 100_000;

fn moves(text: &str) -> Result<u32, String> {
    numbers::up_to(text, MOST_MOVES, "times")
}

fn hash(text: &str) -> Result<ChainHash, String> {
    let no = || "a head hash is 64 hexadecimal digits".to_owned();
    let digits: Option<Vec<u32>> = text.chars().map(|sign| sign.to_digit(16)).collect();
    let bytes: Vec<u8> = digits
        .ok_or_else(no)?
        .chunks(2)
        .map(|pair| (pair[0] * 16 + pair[pair.len() - 1]) as u8)
        .collect();
    if text.len() == 64 { bytes.try_into().map_err(|_| no()) } else { Err(no()) }
}

impl Verify {
    /// Runs the command.
    pub fn run(&self, io: &mut Io<'_>) -> Result<Finding, Failure> {
        let mut paths = Vec::new();
        for path in &self.paths {
            let found = logs_below(path)
                .map_err(|error| Failure::of_file(&error.path, "read the folder", &error.source))?;
            paths.extend(found);
        }
        if paths.is_empty() {
            return Err(Failure::cannot("no .kanso file here")
                .at(&self.paths[0])
                .next("name a file, or a folder with .kanso files in or below it"));
        }
        if self.head.is_some() && paths.len() > 1 {
            return Err(Failure::cannot(format!("one head hash for {} files", paths.len()))
                .next("verify the file that it belongs to by itself"));
        }
        let signers = self.signers.as_deref().map(read_signers).transpose()?;
        let checked = files::each(&paths, io, |path| {
            let bytes = files::read_found(path, &self.paths)?;
            let head = self.head.as_ref();
            let report = match self.sync {
                Some(moves) => moved_about(io.games, &bytes, head, moves),
                None => verify(io.games, &bytes, head),
            };
            let signatures = signers.as_ref().map(|signers| signatures(path, &bytes, signers));
            Ok(Checked { report, signatures: signatures.transpose()? })
        });
        let mut told = Vec::new();
        let (mut sound, mut done, mut unread) = (0, 0, 0);
        for (path, report) in paths.iter().zip(checked) {
            match report {
                None => {}
                Some(Err(failure)) if paths.len() == 1 => return Err(failure),
                Some(Err(failure)) => {
                    unread += 1;
                    if self.json {
                        told.push(
                            json!({ "path": path.to_string_lossy(), "error": failure.what() }),
                        );
                    } else {
                        let told = io.style.bad(io.say(words::NOT_CHECKED));
                        writeln!(
                            io.out,
                            "{}: {told}: {}",
                            Plain(path.display()),
                            plain(failure.what())
                        )?;
                    }
                }
                Some(Ok(checked)) => {
                    done += 1;
                    sound += usize::from(checked.is_sound());
                    if self.json {
                        let mut one =
                            json!({ "path": path.to_string_lossy(), "report": checked.report });
                        if let Some(signatures) = &checked.signatures {
                            one["signatures"] = json!(signatures);
                        }
                        told.push(one);
                    } else if paths.len() == 1 || !checked.is_sound() {
                        tell(path, &checked.report, io)?;
                        match checked.signatures {
                            Some(signatures) => tell_signatures(path, &signatures, io)?,
                            None => tell_unchecked(path, io)?,
                        }
                    }
                }
            }
        }
        if self.json {
            writeln!(io.out, "{:#}", json!(told))?;
        } else if paths.len() > 1 {
            match io.lang {
                Lang::En => writeln!(io.out, "{sound} of {} games are sound", paths.len())?,
                Lang::Ja => writeln!(io.out, "{}局中{sound}局に問題なし", paths.len())?,
            }
        }
        if unread > 0 {
            let files = words::counted(unread, "file");
            return Err(Failure::cannot(match io.lang {
                Lang::En => format!("{files} could not be checked"),
                Lang::Ja => format!("{unread}ファイルを確認できません"),
            })
            .next("see above which, and why"));
        }
        if done < paths.len() {
            return Err(Failure::cannot(format!("stopped after {done} of {} games", paths.len()))
                .next("run it again for the rest"));
        }
        Ok(Finding::good_if(sound == done))
    }
}

/// Reads a file of signers.
fn read_signers(path: &Path) -> Result<Signers, Failure> {
    let bytes = reading::read_named(path, FILE_LEN_MAX)
        .map_err(|error| files::unread(path, "a file of signers", &error))?;
    Signers::read(&String::from_utf8_lossy(&bytes)).map_err(|error| {
        Failure::cannot(error).at(path).next(
            "write a line each, a name and a public key (`kanso sign --help` tells how to have yours): \
             ada ssh-ed25519 AAAA…",
        )
    })
}

/// The signatures beside a game, and what they say.
fn signatures(path: &Path, bytes: &[u8], signers: &Signers) -> Result<Vec<Signature>, Failure> {
    // Of what is no whole log the layers tell; nothing of it can be signed.
    let raw = RawLog::scan(bytes).ok();
    let one = |file: PathBuf| {
        let text = read_signature(&file).map_err(|error| files::unread(&file, "a text", &error))?;
        let said = raw.as_ref().map_or(Said::NoSignature, |raw| signed::check(raw, &text, signers));
        let file = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
        Ok(Signature { file, said })
    };
    beside(path).into_iter().map(one).collect()
}

/// Tells that there are signatures which nobody asked for.
fn tell_unchecked(path: &Path, io: &mut Io<'_>) -> Result<(), Failure> {
    let signatures = beside(path).len() as u32;
    if signatures == 0 {
        return Ok(());
    }
    let command = format!("kanso verify {} --signers SIGNERS", word(path));
    let command = io.command(&command);
    match io.lang {
        Lang::En => {
            let signatures = words::counted(signatures, "signature");
            writeln!(io.out, "  {signatures} beside it, not checked: `{command}` says who signed")?;
        }
        Lang::Ja => {
            writeln!(
                io.out,
                "  隣に署名{signatures}件（未確認）：`{command}`で署名者を確認できる"
            )?;
        }
    }
    Ok(())
}

/// Tells who signed a game, and what is wrong with a signature.
fn tell_signatures(path: &Path, signatures: &[Signature], io: &mut Io<'_>) -> Result<(), Failure> {
    let en = io.lang == Lang::En;
    if signatures.is_empty() {
        let command = format!("kanso sign {} --key KEY", word(path));
        let command = io.command(&command);
        let not = io.style.bad(if en { "not signed" } else { "署名なし" });
        match io.lang {
            Lang::En => writeln!(io.out, "  {not}: nothing lies beside it; `{command}` signs it")?,
            Lang::Ja => {
                writeln!(io.out, "  {not}：署名のファイルが隣にない（`{command}`で署名できる）")?;
            }
        }
    }
    for Signature { file, said } in signatures {
        let name = plain(file);
        let words = match (said, io.lang) {
            (Said::Signed { by, since: 0 }, Lang::En) => {
                format!("{} by {}: all of it", io.style.good("signed"), plain(by))
            }
            (Said::Signed { by, since: 0 }, Lang::Ja) => {
                format!("{}が{}（全体）", plain(by), io.style.good("署名"))
            }
            (Said::Signed { by, since }, Lang::En) => {
                let since = words::counted(*since, "frame");
                let by = plain(by);
                format!("{} by {by}, but for {since} added since", io.style.good("signed"))
            }
            (Said::Signed { by, since }, Lang::Ja) => {
                let by = plain(by);
                format!(
                    "{by}が{}（その後に追加された{since}フレームを除く）",
                    io.style.good("署名")
                )
            }
            (Said::Another { by, head }, Lang::En) => {
                let head = head.as_ref().map_or_else(String::new, |head| format!(" ({head})"));
                let not = io.style.bad("not of this file");
                format!(
                    "{not}: {} signed a head{head} that it never had; it was changed since, or this is \
                     another game",
                    plain(by)
                )
            }
            (Said::Another { by, head }, Lang::Ja) => {
                let head = head.as_ref().map_or_else(String::new, |head| format!("（{head}）"));
                let not = io.style.bad("このファイルの署名ではない");
                format!(
                    "{not}：{}が署名したヘッド{head}はこのファイルにない。署名の後に書き換えられたか、別のゲーム",
                    plain(by)
                )
            }
            (Said::Forged { of }, Lang::En) => {
                let not = io.style.bad("forged or damaged");
                format!("{not}: it names the key of {}, who did not sign this", plain(of))
            }
            (Said::Forged { of }, Lang::Ja) => {
                let not = io.style.bad("偽造または破損");
                format!("{not}：{}の鍵とあるが、その鍵による署名ではない", plain(of))
            }
            (Said::Unlisted { key }, Lang::En) => format!("signed by nobody of the signers: {key}"),
            (Said::Unlisted { key }, Lang::Ja) => format!("署名者の一覧にない鍵による署名：{key}"),
            (Said::Kind { kind }, Lang::En) => {
                format!(
                    "not checked: a key of the kind {}; `ssh-keygen -Y verify` can",
                    plain(kind)
                )
            }
            (Said::Kind { kind }, Lang::Ja) => {
                format!("未確認：鍵の種類が{}（`ssh-keygen -Y verify`で確認できる）", plain(kind))
            }
            (Said::NoSignature, Lang::En) => {
                format!("{}: it is none of a game", io.style.bad("no signature"))
            }
            (Said::NoSignature, Lang::Ja) => {
                format!("{}：ゲームの署名ではない", io.style.bad("署名として読めない"))
            }
        };
        match io.lang {
            Lang::En => writeln!(io.out, "  {name}: {words}")?,
            Lang::Ja => writeln!(io.out, "  {name}：{words}")?,
        }
    }
    Ok(())
}

/// Tells what was found about one file.
fn tell(path: &Path, report: &Report, io: &mut Io<'_>) -> Result<(), Failure> {
    writeln!(io.out, "{}: {}", Plain(path.display()), summary(report, io))?;
    tell_findings(report, io)?;
    tell_limits(path, report, io)?;
    let broken = report.findings.iter().any(|finding| finding.layer == Layer::Frames);
    if broken && report.frames > 0 {
        // What holds before the break can be had.
        let repair = format!("kanso repair {} -o OUT", word(path));
        let repair = io.command(&repair);
        match io.lang {
            Lang::En => writeln!(io.out, "  next: `{repair}` keeps what is whole in a new file")?,
            Lang::Ja => {
                writeln!(io.out, "  次に：`{repair}`で無事な部分を新しいファイルに残せます")?;
            }
        }
    }
    Ok(())
}

/// Whether a game is sound, with what was looked at, in one line.
pub fn summary(report: &Report, io: &Io<'_>) -> String {
    let (events, checkpoints) = (report.events, report.checkpoints);
    let others = report.lines.len().saturating_sub(1) as u32;
    let head = report.head.map_or_else(|| "-".to_owned(), |head| hex(&head));
    let word = match (io.lang, report.is_sound()) {
        (Lang::En, true) => io.style.good("verified"),
        (Lang::En, false) => io.style.bad("not sound"),
        (Lang::Ja, true) => io.style.good("検証済み"),
        (Lang::Ja, false) => io.style.bad("問題あり"),
    };
    match io.lang {
        Lang::En => {
            let events = words::counted(events, "event");
            let lines = match others {
                0 => String::new(),
                _ => format!(" and {}", words::counted(others, "other line")),
            };
            let checkpoints = words::counted(checkpoints, "checkpoint");
            format!("{word}: {events}{lines}, {checkpoints}, head {head}")
        }
        Lang::Ja => {
            let lines = if others == 0 { String::new() } else { format!("と分岐{others}本") };
            format!("{word}：{events}イベント{lines}、チェックポイント{checkpoints}、ヘッド {head}")
        }
    }
}

/// Tells what a sound finding does not say.
fn tell_limits(path: &Path, report: &Report, io: &mut Io<'_>) -> Result<(), Failure> {
    if let Some(added) = report.since_head.filter(|added| *added > 0) {
        match io.lang {
            Lang::En => {
                let frames = words::counted(added, "frame");
                writeln!(io.out, "  {frames} added since the head that was given")?;
            }
            Lang::Ja => writeln!(io.out, "  指定のヘッドの後に{added}フレーム追加")?,
        }
    }
    if let (Some(there), Some(here)) = (report.rules, report.rules_here)
        && there != here
    {
        let (there, here) = (hex(&there[..4]), hex(&here[..4]));
        match io.lang {
            Lang::En => writeln!(
                io.out,
                "  written by other rules ({there}…) than it was checked by ({here}…)"
            )?,
            Lang::Ja => writeln!(
                io.out,
                "  記録時のルール（{there}…）と確認に使ったルール（{here}…）は別の版"
            )?,
        }
    }
    if let Some(moves) = report.moves.filter(|_| !report.failed(Layer::Ways)) {
        match io.lang {
            Lang::En => writeln!(
                io.out,
                "  moved about in it {moves} times: the same states and pictures, whatever the way"
            )?,
            Lang::Ja => {
                writeln!(io.out, "  前後・分岐間を{moves}回移動：どの経路でも同じ局面と表示")?;
            }
        }
    }
    if report.revealed == Some(true) && report.as_generator == Some(true) {
        let compared = report.lines.iter().map(|line| line.compared).sum();
        match io.lang {
            Lang::En => {
                let fell = words::counted(compared, "outcome");
                writeln!(io.out, "  {fell} as the secret gives it that the header commits to")?;
            }
            Lang::Ja => writeln!(io.out, "  {compared}件の出目は、封印された秘密の値のとおり")?,
        }
    }
    if report.disputes > 0 {
        let (disputes, settled) = (report.disputes, report.settled);
        let check = format!("kanso dispute check {}", word(path));
        let check = io.command(&check);
        match io.lang {
            Lang::En => {
                let disputes = words::counted(disputes, "dispute");
                writeln!(io.out, "  {disputes} filed, {settled} settled: see `{check}`")?;
            }
            Lang::Ja => writeln!(
                io.out,
                "  争点の記録{disputes}件（うち裁定済み{settled}件）：`{check}`で確認"
            )?,
        }
    }
    if report.over == Some(true) && !report.sealed {
        let seal = format!("kanso play {}", word(path));
        let seal = io.command(&seal);
        match io.lang {
            Lang::En => writeln!(
                io.out,
                "  the game is over, but not sealed: nothing shows that no record was cut off behind \
                 its last one; `{seal}` seals it"
            )?,
            Lang::Ja => writeln!(
                io.out,
                "  ゲームは終了しているが、終局の記録がない：末尾が切り取られていないとは言えない（`{seal}`で記録できる）"
            )?,
        }
    }
    if report.revealed == Some(false) {
        let reveal = format!("kanso luck {} --reveal", word(path));
        let reveal = io.command(&reveal);
        match io.lang {
            Lang::En => writeln!(
                io.out,
                "  luck is committed to a secret: what fell is compared when it is shown; `{reveal}` shows it"
            )?,
            Lang::Ja => writeln!(
                io.out,
                "  出目は封印した乱数による：秘密の値が公開されれば照合できる（`{reveal}`で公開）"
            )?,
        }
    } else if report.as_generator.is_none() && report.possible == Some(true) {
        match io.lang {
            Lang::En => writeln!(
                io.out,
                "  luck was entered by people or taken over from another log: possible, but there is no \
                 generator to compare it with"
            )?,
            Lang::Ja => {
                writeln!(
                    io.out,
                    "  出目は人が入力したか別の記録から引き継いだもの：起こりうるが、乱数とは照合していない"
                )?;
            }
        }
    }
    Ok(())
}

/// Tells what is wrong, line by line.
pub fn tell_findings(report: &Report, io: &mut Io<'_>) -> Result<(), Failure> {
    for finding in &report.findings {
        writeln!(io.out, "  {finding}")?;
    }
    if report.left_out > 0 {
        writeln!(io.out, "  … +{}", report.left_out)?;
    }
    if let Some(behind) = report.behind_last_seal.filter(|behind| *behind > 0) {
        match io.lang {
            Lang::En => {
                let frames = words::counted(behind, "frame");
                writeln!(
                    io.out,
                    "  {frames} added after the game was closed: notes and other lines may be"
                )?;
            }
            Lang::Ja => writeln!(io.out, "  終局の後に{behind}フレーム追加（問題ありません）")?,
        }
    }
    Ok(())
}
