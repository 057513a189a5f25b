//! `kanso dispute compare`

use super::{over, told};
use crate::cli::{Failure, Finding, Io, files, numbers, open, telling, who, words};
use crate::corpus;
use crate::dispute::{ClaimWhat, Contest, DisputeError, DisputeInfo, Side, SideOf, sides_with};
use crate::review::{FactInfo, Position, Refit, RefusalInfo, Review};
use crate::tell::{self, Routine};
use crate::under::{self, Compared, Filler, Terms};
use kanso_engine::{Eye, Lang, Meta};
use serde_json::{Value, json};
use std::path::PathBuf;

/// Most dropped events that are told one by one.
const DROPPED_MAX: usize = 8;

/// Show a dispute side by side: what comes of it as it was played, and under each claim.
///
/// Each side is told with the answer to the contested question, what comes of it by which rule, what
/// is refused there, where the game first parts from the one that was played, what became of the
/// rest of the record, and how it ends.
///
/// Exit status: 0 it was told, 2 it could not be done.
#[derive(Debug, clap::Args)]
pub struct Compare {
    /// The file of the dispute.
    file: PathBuf,
    /// Which dispute of the file, from 0.
    #[arg(long, value_name = "N", value_parser = numbers::whole, default_value_t = 0)]
    dispute: u32,
    /// Let a bot play on where only a person could, and on to the end of each side: greedy, random,
    /// patient, search or another one.
    #[arg(long, value_name = "BOT")]
    bot: Option<String>,
    /// Files and folders: in how many of these games would each claimed reading matter?
    #[arg(long, value_name = "PATH", num_args = 1..)]
    over: Vec<PathBuf>,
    /// Answer as JSON.
    #[arg(long)]
    json: bool,
}

/// A side with what is told of it.
pub struct Told<'a> {
    /// The side.
    pub side: &'a mut Side,
    /// `A`, `B`: the played one first.
    letter: char,
    /// Which course it is.
    pub label: String,
    /// Where it parts from the game as it was played, for a side under a reading.
    parts: Option<Compared>,
}

impl Compare {
    /// Runs the command.
    pub fn run(&self, io: &mut Io<'_>) -> Result<Finding, Failure> {
        let filler = match self.bot.as_deref() {
            Some(name) => Filler::Bot(who::bot(name)?),
            None => Filler::Nobody,
        };
        let bytes = files::read(&self.file)?;
        let failed = |error: &DisputeError| told::failure(error, &self.file, io.lang);
        let contest = sides_with(io.games, &bytes, self.dispute, filler, io.lang);
        let Contest { info, mut sides } = contest.map_err(|error| failed(&error))?;
        let mut all = Vec::with_capacity(sides.len());
        for (letter, side) in ('A'..).zip(&mut sides) {
            let parts = match &side.of {
                SideOf::Reading { id, value } => {
                    let terms = Terms::reading(id, value);
                    let parts = under::compare(io.games, &bytes, info.line, &terms, Filler::Nobody);
                    Some(parts.map_err(|error| failed(&DisputeError::Under(error)))?)
                }
                SideOf::Played | SideOf::Answer { .. } => None,
            };
            let label = label(side, &info, io.lang);
            all.push(Told { side, letter, label, parts });
        }
        let over = over::compare(&all, &self.over, filler, io)?;
        if self.json {
            let told: Result<Vec<_>, _> =
                all.iter_mut().map(|told| in_json(told, io.lang)).collect();
            writeln!(io.out, "{:#}", json!({ "dispute": info, "sides": told?, "over": over }))?;
            return over::finding(&over, &self.over);
        }
        let Some(played) = all.first_mut() else { return Ok(Finding::Good) };
        told::head(&mut *played.side.review, &info, io)?;
        for told in &mut all {
            side(told, &info, io)?;
        }
        writeln!(io.out, "\n{}", io.style.strong(io.say(words::HOW_EACH_ENDS)))?;
        for told in &mut all {
            ending(told, io)?;
        }
        over::tell(&over, io)?;
        over::finding(&over, &self.over)
    }
}

/// Which course a side shows.
fn label(side: &Side, info: &DisputeInfo, lang: Lang) -> String {
    let claimed = |at: usize| info.claims[at].words.as_str();
    match (&side.of, lang) {
        (SideOf::Played, lang) => {
            let as_played = words::AS_PLAYED.in_lang(lang);
            let readings = in_force(&*side.review, info);
            match (readings.is_empty(), lang) {
                (true, _) => as_played.to_owned(),
                (false, Lang::En) => format!("{as_played}, {}", readings.join(", ")),
                (false, Lang::Ja) => format!("{as_played}（{}）", readings.join("、")),
            }
        }
        (SideOf::Reading { .. }, Lang::En) => format!("under {}", claimed(side.claims[0])),
        (SideOf::Reading { .. }, Lang::Ja) => format!("{}の場合", claimed(side.claims[0])),
        (SideOf::Answer { claim }, Lang::En) => format!("with another answer: {}", claimed(*claim)),
        (SideOf::Answer { claim }, Lang::Ja) => format!("別の答え：{}", claimed(*claim)),
    }
}

/// The readings that the dispute is about, with the values that the game is played by.
fn in_force(review: &dyn Review, info: &DisputeInfo) -> Vec<String> {
    let (meta, header): (&Meta, _) = (review.meta(), review.header());
    let mut told = Vec::new();
    for (at, spec) in meta.readings.iter().enumerate() {
        let id = meta.rules[spec.rule.index()].id;
        let claimed = info.claims.iter().any(
            |claim| matches!(&claim.what, ClaimWhat::Reading { id: claimed, .. } if claimed == id),
        );
        if claimed || info.rules.iter().any(|rule| rule == id) {
            let value = header.readings.get(at).copied().unwrap_or(0);
            let value = spec.values.get(usize::from(value)).copied().unwrap_or_default();
            told.push(format!("{id} {} = {value}", spec.name));
        }
    }
    told
}

/// Tells one side.
fn side(told: &mut Told<'_>, info: &DisputeInfo, io: &mut Io<'_>) -> Result<(), Failure> {
    let heading = format!("{}  {}", told.letter, told.label);
    writeln!(io.out, "\n{}", io.style.strong(&heading))?;
    let names = told.side.review.names();
    let claims: Vec<_> = told
        .side
        .claims
        .iter()
        .map(|at| format!("{} ({})", names[info.claims[*at].seat.index()], at + 1))
        .collect();
    if !claims.is_empty() {
        writeln!(
            io.out,
            "   {}{colon}{}",
            io.say(words::CLAIMED_BY),
            claims.join(", "),
            colon = tell::colon(io.lang)
        )?;
    }
    let review = &mut *told.side.review;
    if let Some(after) = told.side.after {
        review.go(after).map_err(|error| open::no_address(&error))?;
        telling::event(review, after.event, (Eye::All, Routine::LeftOut), io)?;
    } else {
        review.go(told.side.before).map_err(|error| open::no_address(&error))?;
        let mut asked = String::new();
        review.say_prompt(io.lang, Eye::All, &mut asked)?;
        let number = io.style.faint(&format!("{:>5}", told.side.before.event + 1));
        writeln!(
            io.out,
            "{number} {}{colon}{asked}",
            io.say(words::NO_ANSWER),
            colon = tell::colon(io.lang)
        )?;
    }
    for refused in &told.side.refused {
        let said = io.style.bad(io.say(words::REFUSED_HERE));
        writeln!(
            io.out,
            "      {said}{colon}{}{colon}{}",
            refused.words,
            against(&refused.refusal, io),
            colon = tell::colon(io.lang)
        )?;
    }
    if let Some(parts) = &told.parts {
        first_difference(parts, io)?;
    }
    if let Some(refit) = &told.side.refit {
        record(refit, io)?;
    }
    if told.side.played_on > 0 {
        let events = words::events(told.side.played_on, io.lang);
        match io.lang {
            Lang::En => writeln!(io.out, "   a bot plays on: {events}")?,
            Lang::Ja => writeln!(io.out, "   ボットが続行：{events}")?,
        }
    }
    Ok(())
}

/// Where the game under a reading first parts from the one that was played.
fn first_difference(parts: &Compared, io: &mut Io<'_>) -> Result<(), Failure> {
    let label = io.say(words::FIRST_DIFFERENCE);
    if let Some(parting) = &parts.parting {
        let (event, rule) = (parting.event, io.style.id(&parting.rule));
        let table = corpus::words::on_the_table(&parting.table, &parting.fields, io.lang);
        match (io.lang, table.is_empty()) {
            (Lang::En, true) => writeln!(io.out, "   {label}: event {event}, {rule}")?,
            (Lang::En, false) => {
                writeln!(io.out, "   {label}: event {event}, {rule}; on the table: {table}")?;
            }
            (Lang::Ja, true) => writeln!(io.out, "   {label}：イベント{event}、{rule}")?,
            (Lang::Ja, false) => {
                writeln!(io.out, "   {label}：イベント{event}、{rule}。盤面：{table}")?;
            }
        }
        let (played, here) = (each(&parting.played.rules), each(&parting.under.rules));
        if played != here {
            rules(&played, io.say(words::RULES_AS_PLAYED), io)?;
            rules(&here, io.say(words::RULES_HERE), io)?;
        }
    } else if let Some(misfit) = &parts.misfit {
        let (event, rule) = (misfit.event, io.style.id(&misfit.rule));
        match io.lang {
            Lang::En => writeln!(io.out, "   {label}: event {event} does not fit, {rule}")?,
            Lang::Ja => writeln!(io.out, "   {label}：イベント{event}が成立しない、{rule}")?,
        }
    } else if let Some(events) = parts.choices {
        match io.lang {
            Lang::En => writeln!(
                io.out,
                "   the record fits as it is; what may be done differs first after event {events}"
            )?,
            Lang::Ja => writeln!(
                io.out,
                "   記録はそのまま成立する。選べることが最初に変わるのはイベント{events}の後"
            )?,
        }
    } else {
        writeln!(io.out, "   {}", io.say(words::RECORD_SAME))?;
    }
    Ok(())
}

/// Ids of rules in their order, each once.
fn each(ids: &[String]) -> Vec<&str> {
    let mut each: Vec<&str> = Vec::new();
    for id in ids {
        if !each.contains(&id.as_str()) {
            each.push(id);
        }
    }
    each
}

fn rules(each: &[&str], label: &str, io: &mut Io<'_>) -> Result<(), Failure> {
    if !each.is_empty() {
        writeln!(io.out, "     {label}{}{}", tell::colon(io.lang), io.style.id(&each.join(" ")))?;
    }
    Ok(())
}

/// What stands against something, with the rule if one does.
fn against(refusal: &RefusalInfo, io: &Io<'_>) -> String {
    let (words, rule) = (&refusal.words, &refusal.rule);
    if rule.is_empty() { words.clone() } else { format!("{words}  {}", io.style.id(rule)) }
}

/// What became of the rest of the record.
fn record(refit: &Refit, io: &mut Io<'_>) -> Result<(), Failure> {
    let kept: u32 = refit.kept.iter().map(|(from, to)| to - from).sum();
    let (dropped, filled, entered) = (refit.dropped.len(), refit.filled.len(), refit.entered.len());
    match io.lang {
        Lang::En => {
            let events = words::counted(kept, "event");
            write!(io.out, "   of the record: {events} kept, {dropped} dropped, {filled} filled")?;
            if entered > 0 {
                write!(io.out, ", {entered} by a bot")?;
            }
        }
        Lang::Ja => {
            write!(io.out, "   記録のイベント：維持{kept}、除外{dropped}、補完{filled}")?;
            if entered > 0 {
                write!(io.out, "、ボット{entered}")?;
            }
        }
    }
    writeln!(io.out)?;
    if refit.filled_by.answers() > 0 {
        for told in refit.filled_by.in_words(io.lang) {
            writeln!(io.out, "     {told}")?;
        }
    }
    for dropped in refit.dropped.iter().take(DROPPED_MAX) {
        let (number, refusal) = (dropped.event + 1, &dropped.refusal);
        let number = io.style.faint(&format!("{number:>7}"));
        writeln!(
            io.out,
            "{number} {}{colon}{}",
            dropped.words,
            against(refusal, io),
            colon = tell::colon(io.lang)
        )?;
    }
    if refit.dropped.len() > DROPPED_MAX {
        writeln!(io.out, "        … +{}", refit.dropped.len() - DROPPED_MAX)?;
    }
    if let Some(stopped) = &refit.stopped {
        let (events, question, waiting) = (stopped.events, &stopped.question, stopped.waiting);
        let number = io.style.faint(&format!("{:>7}", stopped.parent + 1));
        let (words, against) = (&stopped.words, against(&stopped.refusal, io));
        match io.lang {
            Lang::En => {
                let waiting = words::counted(waiting, "event");
                writeln!(
                    io.out,
                    "   it stops after event {events}, where only a person can answer: {question}\n   \
                     {waiting} of the record wait, the first of them:\n{number} {words}: {against}"
                )?;
            }
            Lang::Ja => writeln!(
                io.out,
                "   イベント{events}の後で停止。ここは人の答えが必要：{question}\n   \
                 記録の残り{waiting}イベントは保留。その最初：\n{number} {words}：{against}"
            )?,
        }
    }
    Ok(())
}

/// How a side ends.
fn ending(told: &mut Told<'_>, io: &mut Io<'_>) -> Result<(), Failure> {
    let line = told.side.before.line;
    let review = &mut *told.side.review;
    let end = review.len(line).unwrap_or(0);
    review.go(Position::after(line, end)).map_err(|error| open::no_address(&error))?;
    let stopped = telling::stopped(review, line, io.lang);
    if review.standing().is_some() || stopped.is_some() {
        write!(io.out, "{}", told.letter)?;
        // It begins with a line of its own.
        return telling::standing(review, io);
    }
    let mut asked = String::new();
    review.say_prompt(io.lang, Eye::All, &mut asked)?;
    let letter = told.letter;
    match io.lang {
        Lang::En => writeln!(io.out, "{letter}\nnot over after event {end}: {asked}")?,
        Lang::Ja => writeln!(io.out, "{letter}\nイベント{end}の後、まだ終わっていない：{asked}")?,
    }
    Ok(())
}

/// One side for a machine.
fn in_json(told: &mut Told<'_>, lang: Lang) -> Result<Value, Failure> {
    let side = &mut *told.side;
    let (of, reading) = match &side.of {
        SideOf::Played => ("played", None),
        SideOf::Reading { id, value } => ("reading", Some(json!({ "id": id, "value": value }))),
        SideOf::Answer { .. } => ("answer", None),
    };
    let review = &mut *side.review;
    let answer = match side.after {
        None => None,
        Some(after) => {
            review.go(after).map_err(|error| open::no_address(&error))?;
            let facts: Vec<FactInfo> = review.facts(after.event, lang, Eye::All);
            let words = telling::event_line(review, after.event, Eye::All, lang)?;
            Some(json!({ "event": after.event, "words": words, "facts": facts }))
        }
    };
    let refused: Vec<_> = side
        .refused
        .iter()
        .map(|refused| {
            let (words, claim, refusal) = (&refused.words, refused.claim, &refused.refusal);
            json!({ "words": words, "claim": claim, "refusal": refusal })
        })
        .collect();
    let line = side.before.line;
    let events = review.len(line).unwrap_or(0);
    review.go(Position::after(line, events)).map_err(|error| open::no_address(&error))?;
    Ok(json!({
        "of": of,
        "label": told.label,
        "reading": reading,
        "claims": side.claims,
        "before": side.before.event,
        "answer": answer,
        "refused": refused,
        "difference": told.parts,
        "refit": side.refit,
        "played_on": side.played_on,
        "end": {
            "events": events,
            "standing": review.standing(),
            "stopped": telling::stopped(review, line, lang),
        },
    }))
}
