//! `kanso cards`

use super::{Failure, Finding, Io, files, games, numbers};
use kanso_engine::cards::{hex, set_digest};
use kanso_engine::registry::{self, Visitor};
use kanso_engine::{CardChoice, Game, Lang, Meta, Setup, SetupError};
use serde_json::json;
use std::path::PathBuf;

/// List the cards of a game: what each does and where its figures come from.
///
/// `rulebook` figures are printed in the rulebook, `public` ones on a public page, `house` ones were
/// made up to complete the set. Whoever owns the game can write the set out with `--toml`, put the
/// real figures in, check it with `kanso check-set` and play with `kanso new GAME --cards FILE`.
#[derive(Debug, clap::Args)]
pub struct Cards {
    /// The game, by its id.
    game: String,
    /// Cards of your own set instead of the built-in one.
    #[arg(long = "cards", value_name = "FILE")]
    own: Option<PathBuf>,
    /// The built-in set of new games in this revision of the rules, by its number; without it the
    /// newest. `kanso games GAME` tells which set came with which.
    #[arg(long, value_name = "N", value_parser = numbers::whole, conflicts_with = "own")]
    revision: Option<u32>,
    /// Write the set's own text, as a file to start from.
    #[arg(long, conflicts_with = "json")]
    toml: bool,
    /// Answer as JSON.
    #[arg(long)]
    json: bool,
}

impl Cards {
    /// Runs the command.
    pub fn run(&self, io: &mut Io<'_>) -> Result<Finding, Failure> {
        let meta = games::find(&self.game)?;
        let own = self.own.as_deref().map(files::read_text).transpose()?;
        let built_in = meta.set_at(self.revision.unwrap_or(meta.revision())).map_err(|error| {
            Failure::cannot(error).next(format!("`kanso games {}` tells the revisions", meta.id))
        })?;
        let text = match (&own, built_in) {
            (Some(own), _) => own.clone(),
            (None, Some(set)) => set.text.to_owned(),
            (None, None) => {
                writeln!(
                    io.out,
                    "{}",
                    match io.lang {
                        Lang::En => format!("{} has no cards", meta.name.en),
                        Lang::Ja => format!("{}にカードはありません", meta.name.ja),
                    }
                )?;
                return Ok(Finding::Good);
            }
        };
        if self.toml {
            io.out.write_all(text.as_bytes())?;
            return Ok(Finding::Good);
        }
        let digest = set_digest(&text);
        let name = meta.sets.iter().find(|set| set_digest(set.text) == digest);
        let rows = rows(&self.game, text).map_err(|error| {
            let failure =
                Failure::bad(error).next("`kanso check-set FILE` lists all that is wrong with it");
            match &self.own {
                Some(path) => failure.at(path),
                None => failure,
            }
        })?;
        if self.json {
            let cards: Vec<_> = rows.iter().map(Row::as_json).collect();
            let set = json!({
                "game": meta.id, "set": name.map(|set| set.name), "digest": hex(&digest),
                "cards": cards,
            });
            writeln!(io.out, "{set:#}")?;
            return Ok(Finding::Good);
        }
        let name = name.map_or("-", |set| set.name);
        writeln!(io.out, "{} {}", io.style.strong(name), io.style.faint(&hex(&digest)))?;
        rows.iter().try_for_each(|row| row.tell(false, io))?;
        Ok(Finding::Good)
    }
}

/// The row of the newest built-in set that is cited so, in capitals or not; none for a game without
/// cards, too.
pub fn cited(meta: &Meta, id: &str) -> Option<Row> {
    let rows = rows(meta.id, meta.sets.last()?.text.to_owned()).ok()?;
    rows.into_iter().find(|row| row.cited.eq_ignore_ascii_case(id))
}

/// A card, as it is told.
pub struct Row {
    id: String,
    /// The id as rules are cited: `RR:U05`.
    cited: String,
    name_en: String,
    name_ja: String,
    source: String,
    line_en: String,
    line_ja: String,
}

impl Row {
    /// Tells the card.
    pub fn tell(&self, as_json: bool, io: &mut Io<'_>) -> Result<(), Failure> {
        if as_json {
            writeln!(io.out, "{:#}", self.as_json())?;
            return Ok(());
        }
        let (name, line) = match io.lang {
            Lang::En => (&self.name_en, &self.line_en),
            Lang::Ja => (&self.name_ja, &self.line_ja),
        };
        let (cited, source) = (io.style.id(&self.cited), io.style.faint(&self.source));
        writeln!(io.out, "{cited}  {}  {source}", io.style.strong(name))?;
        writeln!(io.out, "    {line}")?;
        Ok(())
    }

    fn as_json(&self) -> serde_json::Value {
        json!({
            "id": self.id, "cited": self.cited, "source": self.source,
            "name": { "en": self.name_en, "ja": self.name_ja },
            "line": { "en": self.line_en, "ja": self.line_ja },
        })
    }
}

/// How many cards a set has, when the game can be played with it.
pub fn check(game: &str, text: String) -> Result<usize, SetupError> {
    rows(game, text).map(|rows| rows.len())
}

fn rows(game: &str, text: String) -> Result<Vec<Row>, SetupError> {
    struct Visit(String);
    impl Visitor for Visit {
        type Out = Result<Vec<Row>, SetupError>;
        fn visit<G: Game>(self) -> Self::Out {
            let mut setup = Setup::new::<G>(*G::meta().seats.start());
            setup.cards = CardChoice::Own(self.0);
            let game = G::new(&setup)?;
            Ok((0..)
                .map_while(|row| game.card_row(row))
                .map(|row| Row {
                    id: row.id.to_owned(),
                    cited: G::meta().row_id(&row),
                    name_en: row.name_en.to_owned(),
                    name_ja: row.name_ja.to_owned(),
                    source: row.source.to_owned(),
                    line_en: row.line_en.to_owned(),
                    line_ja: row.line_ja.to_owned(),
                })
                .collect())
        }
    }
    registry::visit(game, Visit(text)).expect("the game was found before")
}
