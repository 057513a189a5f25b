//! `kanso games`

use super::cards::Counts;
use super::{Failure, Finding, Io};
use crate::games::{Games as List, UnknownGame};
use kanso_engine::cards::hex;
use kanso_engine::{Lang, Meta, OptionSpec, OwnSpec, Revision};
use serde_json::json;
use std::collections::BTreeMap;

/// List the games: their seats, options and readings.
///
/// An option is chosen when a game is made (`kanso new GAME --option goal=50`). A reading is how an
/// open question of a rulebook is answered (`--reading PG-R1=at-once`). The first value is the one
/// taken when nothing is said. Where rules were corrected, each revision says what it changed; a
/// game of `--revision 1` is played as before. TEXT stands for a text of your own, FILE for a file with one.
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
            Some(id) => vec![find(io.games, id)?],
            None => io.games.metas().collect(),
        };
        if self.json {
            let games: Vec<_> = chosen.iter().map(|meta| as_json(io.games, meta)).collect();
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
pub fn find(games: List, id: &str) -> Result<&'static Meta, Failure> {
    games.meta(id).ok_or_else(|| unknown(games.unknown(id)))
}

/// No game has this id.
pub fn unknown(error: UnknownGame) -> Failure {
    Failure::cannot(error).next("`kanso games` lists the games; a newer kanso may have more")
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
            Lang::En => "seats",
            Lang::Ja => "人数",
        },
        meta.about.in_lang(lang)
    )?;
    for spec in meta.options {
        let only = match (lang, spec.only_with) {
            (_, None) => String::new(),
            (Lang::En, Some((other, value))) => format!("  only with {other}={value}"),
            (Lang::Ja, Some((other, value))) => format!("  {other}={value}のときだけ"),
        };
        let forms = forms(spec);
        writeln!(io.out, "  --option {}={forms}{}", style.id(spec.name), style.faint(&only))?;
        if long {
            writeln!(io.out, "      {}", spec.about.in_lang(lang))?;
            if let Some(own) = &spec.own {
                writeln!(io.out, "      {}", own_line(own, lang))?;
            }
        }
    }
    for (at, spec) in meta.readings.iter().enumerate() {
        let rule = &meta.rules[spec.rule.index()];
        writeln!(
            io.out,
            "  --reading {}={}  {}",
            style.id(rule.id),
            meta.values_of(at).join("|"),
            style.faint(spec.name)
        )?;
        if long {
            writeln!(io.out, "      {}", rule.line(lang))?;
        }
    }
    for revision in meta.revisions {
        tell_revision(meta, revision, io)?;
    }
    for set in meta.sets {
        writeln!(io.out, "  {} {}", style.faint("cards"), set.name)?;
    }
    if let Some(counts) = Counts::of_game(io.games, meta) {
        writeln!(io.out, "    {}", counts.told(lang))?;
    }
    Ok(())
}

/// What a revision of the rules corrected, and what new games are played with since.
fn tell_revision(meta: &Meta, revision: &Revision, io: &mut Io<'_>) -> Result<(), Failure> {
    let (lang, style) = (io.lang, io.style);
    let heading = format!("--revision {}", style.id(&revision.number.to_string()));
    writeln!(io.out, "  {heading}  {}", revision.about.in_lang(lang))?;
    for (rule, value) in revision.defaults {
        writeln!(io.out, "      {}={value}", style.id(meta.rules[rule.index()].id))?;
    }
    if let Some(set) = meta.sets.iter().find(|set| set.since == revision.number) {
        writeln!(io.out, "      {} {}", style.faint("cards"), set.name)?;
    }
    Ok(())
}

/// What an option can be: `first|second|TEXT|FILE.toml`.
fn forms(spec: &OptionSpec) -> String {
    let mut forms = spec.values.join("|");
    if let Some(own) = &spec.own {
        forms.push_str("|TEXT");
        if let Some(ending) = own.file {
            forms.push_str("|FILE.");
            forms.push_str(ending);
        }
    }
    forms
}

/// What the text and the file are.
fn own_line(own: &OwnSpec, lang: Lang) -> String {
    let form = own.form.in_lang(lang);
    match (lang, own.file) {
        (Lang::En, None) => format!("TEXT: {form}"),
        (Lang::En, Some(ending)) => format!("TEXT: {form}; FILE.{ending}: a file with one"),
        (Lang::Ja, None) => format!("TEXT：{form}"),
        (Lang::Ja, Some(ending)) => {
            format!("TEXT：{form}／FILE.{ending}：同じ内容のファイルのパス")
        }
    }
}

fn as_json(games: List, meta: &Meta) -> serde_json::Value {
    let options: Vec<_> = meta
        .options
        .iter()
        .map(|spec| {
            let own = spec.own.map(|own| json!({ "form": own.form, "file": own.file }));
            let only =
                spec.only_with.map(|(option, value)| json!({ "option": option, "value": value }));
            json!({
                "name": spec.name, "values": spec.values, "own": own, "only_with": only,
                "about": spec.about,
            })
        })
        .collect();
    let readings: Vec<_> = meta
        .readings
        .iter()
        .zip(meta.defaults())
        .map(|(spec, default)| {
            let rule = &meta.rules[spec.rule.index()];
            json!({
                "id": rule.id, "name": spec.name, "values": spec.values,
                "default": spec.values[usize::from(default)],
                "about": { "en": rule.en, "ja": rule.ja },
            })
        })
        .collect();
    let revisions: Vec<_> = meta
        .revisions
        .iter()
        .map(|revision| {
            let defaults: BTreeMap<_, _> = revision
                .defaults
                .iter()
                .map(|(rule, value)| (meta.rules[rule.index()].id, value))
                .collect();
            json!({ "number": revision.number, "about": revision.about, "defaults": defaults })
        })
        .collect();
    let sets: Vec<_> = meta.sets.iter().map(|set| set.name).collect();
    let card_rows = Counts::of_game(games, meta).map(|of| {
        json!({
            "rows": of.rows, "printed": of.printed, "in_part": of.in_part, "public": of.public,
            "house": of.house,
        })
    });
    json!({
        "id": meta.id,
        "name": meta.name,
        "about": meta.about,
        "revision": meta.revision(),
        "revisions": revisions,
        "seats": { "min": meta.seats.start(), "max": meta.seats.end() },
        "options": options,
        "readings": readings,
        "card_sets": sets,
        "card_rows": card_rows,
        "rules_digest": games.rules_digest(meta.id).map(|digest| hex(&digest)),
        "rules": meta.rules.len(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use kanso_engine::Text;

    const DECK: OptionSpec = OptionSpec {
        name: "deck",
        values: &["first", "second"],
        own: Some(OwnSpec {
            form: Text::new("a deck list", "デッキリスト"), file: Some("toml")
        }),
        only_with: None,
        about: Text::new("the deck", "デッキ"),
        ja: kanso_engine::OptionWords::TYPED,
    };

    #[test]
    fn an_option_says_that_it_takes_a_text_or_a_file() {
        let own = DECK.own.expect("it takes one");
        let text = OwnSpec { file: None, ..own };
        let told = |own| forms(&OptionSpec { own, ..DECK });
        assert_eq!(told(None), "first|second");
        assert_eq!(told(Some(text)), "first|second|TEXT");
        assert_eq!(told(Some(own)), "first|second|TEXT|FILE.toml");
        assert_eq!(own_line(&text, Lang::En), "TEXT: a deck list");
        assert_eq!(own_line(&own, Lang::En), "TEXT: a deck list; FILE.toml: a file with one");
        assert_eq!(own_line(&text, Lang::Ja), "TEXT：デッキリスト");
        let ja = "TEXT：デッキリスト／FILE.toml：同じ内容のファイルのパス";
        assert_eq!(own_line(&own, Lang::Ja), ja);
    }
}
