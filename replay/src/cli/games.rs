//! `kanso games`

use super::{Failure, Finding, Io};
use kanso_engine::{Meta, registry};
use serde_json::json;

/// List the games: their seats, options and readings.
///
/// An option is chosen when a game is made (`kanso new GAME --option goal=50`). A reading is how an
/// open question of a rulebook is answered (`--reading PG-R1=at-once`). The first value is the one
/// taken when nothing is said.
#[derive(Debug, clap::Args)]
pub struct Games {
    /// Only this game, with what its options and readings decide.
    game: Option<String>,
    /// Answer as JSON.
    #[arg(long)]
    json: bool,
}

impl Games {
    /// Runs the command.
    pub fn run(&self, io: &mut Io<'_>) -> Result<Finding, Failure> {
        let chosen: Vec<_> = match &self.game {
            Some(id) => vec![find(id)?],
            None => registry::games().collect(),
        };
        if self.json {
            let games: Vec<_> = chosen.iter().map(|meta| as_json(meta)).collect();
            writeln!(io.out, "{:#}", json!(games))?;
            return Ok(Finding::Good);
        }
        for (at, meta) in chosen.iter().enumerate() {
            if at > 0 {
                writeln!(io.out)?;
            }
            tell(meta, self.game.is_some(), io)?;
        }
        Ok(Finding::Good)
    }
}

/// The game of this id.
pub fn find(id: &str) -> Result<&'static Meta, Failure> {
    registry::games().find(|meta| meta.id == id).ok_or_else(|| unknown(id))
}

/// No game has this id.
pub fn unknown(id: &str) -> Failure {
    Failure::cannot(registry::UnknownGame { id: id.to_owned() })
        .next("`kanso games` lists the games; a newer kanso may have more")
}

fn tell(meta: &Meta, long: bool, io: &mut Io<'_>) -> Result<(), Failure> {
    let (lang, style) = (io.lang, io.style);
    let (min, max) = (meta.seats.start(), meta.seats.end());
    let seats = if min == max { min.to_string() } else { format!("{min}-{max}") };
    writeln!(
        io.out,
        "{}  {}, {} {seats}: {}",
        style.strong(&style.id(meta.id)),
        meta.name.in_lang(lang),
        match lang {
            kanso_engine::Lang::En => "seats",
            kanso_engine::Lang::Ja => "人数",
        },
        meta.about.in_lang(lang)
    )?;
    for spec in meta.options {
        writeln!(io.out, "  --option {}={}", style.id(spec.name), spec.values.join("|"))?;
        if long {
            writeln!(io.out, "      {}", spec.about.in_lang(lang))?;
        }
    }
    for spec in meta.readings {
        let rule = &meta.rules[spec.rule.index()];
        writeln!(
            io.out,
            "  --reading {}={}  {}",
            style.id(rule.id),
            spec.values.join("|"),
            style.faint(spec.name)
        )?;
        if long {
            writeln!(io.out, "      {}", rule.line(lang))?;
        }
    }
    for set in meta.sets {
        writeln!(io.out, "  {} {}", style.faint("cards"), set.name)?;
    }
    Ok(())
}

fn as_json(meta: &Meta) -> serde_json::Value {
    let options: Vec<_> = meta
        .options
        .iter()
        .map(|spec| json!({ "name": spec.name, "values": spec.values, "about": spec.about }))
        .collect();
    let readings: Vec<_> = meta
        .readings
        .iter()
        .map(|spec| {
            let rule = &meta.rules[spec.rule.index()];
            json!({
                "id": rule.id, "name": spec.name, "values": spec.values,
                "about": { "en": rule.en, "ja": rule.ja },
            })
        })
        .collect();
    let sets: Vec<_> = meta.sets.iter().map(|set| set.name).collect();
    json!({
        "id": meta.id,
        "name": meta.name,
        "about": meta.about,
        "revision": meta.revision,
        "seats": { "min": meta.seats.start(), "max": meta.seats.end() },
        "options": options,
        "readings": readings,
        "card_sets": sets,
        "rules": meta.rules.len(),
    })
}
