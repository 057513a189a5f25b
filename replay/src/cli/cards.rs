//! `kanso cards`

use super::words::counted;
use super::{Failure, Finding, Io, files, games, numbers};
use crate::games::Games;
use crate::tell;
use kanso_engine::cards::{Source, hex, set_digest};
use kanso_engine::{CardChoice, Game, Lang, Meta, Setup, SetupError};
use serde_json::json;
use std::path::{Path, PathBuf};

/// List the cards of a game: what each does and where its figures come from.
///
/// `rulebook` figures are printed in the rulebook, `public` ones on a public page, `house` ones were
/// made up to complete the set. A mixed row names what is printed of it. Whoever owns the game writes
/// the set out with `--export my.toml`, puts the real figures in and writes `source = "card"` in each
/// row that is done; `kanso check-set my.toml --progress` tells what is left, and `kanso new GAME
/// --cards my.toml` plays with them.
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
    /// Write the set's own text, byte for byte.
    #[arg(long, conflicts_with = "json")]
    toml: bool,
    /// Make a new file with the set, to put the figures of the real cards in.
    #[arg(long, value_name = "OUT", conflicts_with_all = ["json", "toml"])]
    export: Option<PathBuf>,
    /// Answer as JSON.
    #[arg(long)]
    json: bool,
}

impl Cards {
    /// Runs the command.
    pub fn run(&self, io: &mut Io<'_>) -> Result<Finding, Failure> {
        let meta = games::find(io.games, &self.game)?;
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
        let rows = rows(io.games, &self.game, text.clone()).map_err(|error| {
            let failure =
                Failure::bad(error).next("`kanso check-set FILE` lists all that is wrong with it");
            match &self.own {
                Some(path) => failure.at(path),
                None => failure,
            }
        })?;
        if let Some(out) = &self.export {
            files::make(out, exported(meta, name.map(|set| set.name), &text).as_bytes())?;
            return tell_exported(meta, out, &rows, io);
        }
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
        writeln!(io.out, "{}", Counts::of(&rows).told(io.lang))?;
        rows.iter().try_for_each(|row| row.tell(false, io))?;
        Ok(Finding::Good)
    }
}

/// Tells what was made, and what to do with it.
fn tell_exported(
    meta: &Meta,
    out: &Path,
    rows: &[Row],
    io: &mut Io<'_>,
) -> Result<Finding, Failure> {
    let (file, counts) = (out.display(), Counts::of(rows).told(io.lang));
    writeln!(io.out, "{}{}{counts}", file, tell::colon(io.lang))?;
    let check = io.command(&format!("kanso check-set {file} --progress"));
    let new = io.command(&format!("kanso new {} --cards {file}", meta.id));
    match io.lang {
        Lang::En => writeln!(
            io.out,
            "  put the figures of your cards in, row by row, and write source = \"card\" where a \
             row is done\n  what is left: {check}\n  play: {new}"
        )?,
        Lang::Ja => writeln!(
            io.out,
            "  実物のカードの数値を書き込み、済んだ行は source = \"card\" にする\n  残りの確認：\
             {check}\n  対局：{new}"
        )?,
    }
    Ok(Finding::Good)
}

/// A set as a file to put the figures of the real cards in.
fn exported(meta: &Meta, set: Option<&str>, text: &str) -> String {
    let from = set.map_or_else(String::new, |set| format!(", begun from the built-in set {set:?}"));
    let head = format!(
        "# {}: a card set of your own{from}.\n\
         #\n\
         # In each row put the figures of your card in, and write source = \"card\" instead of what\n\
         # stands there; `kanso check-set THIS --progress` tells which rows are left. Nothing else about\n\
         # a row has to change; the list `printed` may stay or go. What follows is the set as it came.\n\
         #\n",
        meta.name.en
    );
    head + text
}

/// The row of the newest built-in set that is cited so, in capitals or not; none for a game without
/// cards, too.
pub fn cited(games: Games, meta: &Meta, id: &str) -> Option<Row> {
    let rows = rows(games, meta.id, meta.sets.last()?.text.to_owned()).ok()?;
    rows.into_iter().find(|row| row.cited.eq_ignore_ascii_case(id))
}

/// A card, as it is told.
pub struct Row {
    id: String,
    /// The id as rules are cited: `RR:U05`.
    cited: String,
    name_en: String,
    name_ja: String,
    source: Source,
    printed: Vec<String>,
    made_up: Option<Source>,
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
        let line = match io.lang {
            Lang::En => &self.line_en,
            Lang::Ja => &self.line_ja,
        };
        let (cited, whence) = (io.style.id(&self.cited), self.whence(io.lang));
        let (name, whence) = (io.style.strong(self.name(io.lang)), io.style.faint(&whence));
        writeln!(io.out, "{cited}  {name}  {whence}")?;
        writeln!(io.out, "    {line}")?;
        Ok(())
    }

    /// The card as it is cited.
    pub fn cited(&self) -> &str {
        &self.cited
    }

    /// The card's name.
    pub fn name(&self, lang: Lang) -> &str {
        match lang {
            Lang::En => &self.name_en,
            Lang::Ja => &self.name_ja,
        }
    }

    /// True if a figure of it is neither printed nor copied from the real card.
    pub fn has_made_up(&self) -> bool {
        self.made_up.is_some()
    }

    /// Where its figures come from: `rulebook`, or `printed: hp, defense; the rest house`.
    pub fn whence(&self, lang: Lang) -> String {
        let word = |source: Source| match lang {
            Lang::En => source.word(),
            Lang::Ja => match source {
                Source::Rulebook => "ルールブック",
                Source::Public => "公開情報",
                Source::House => "自作",
                Source::Card => "実物のカード",
            },
        };
        let printed = self.printed.join(tell::comma(lang));
        match (self.made_up, lang) {
            (None, _) => word(self.source).to_owned(),
            (Some(source), _) if printed.is_empty() => word(source).to_owned(),
            (Some(source), Lang::En) => format!("printed: {printed}; the rest {}", word(source)),
            (Some(source), Lang::Ja) => format!("印刷：{printed}／ほかは{}", word(source)),
        }
    }

    fn as_json(&self) -> serde_json::Value {
        json!({
            "id": self.id, "cited": self.cited, "source": self.source.word(),
            "printed": self.printed, "made_up": self.made_up.map(Source::word),
            "name": { "en": self.name_en, "ja": self.name_ja },
            "line": { "en": self.line_en, "ja": self.line_ja },
        })
    }
}

/// How many rows of a set come from where.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counts {
    /// All rows.
    pub rows: u32,
    /// Rows whose figures are all printed in the rulebook or follow from it.
    pub printed: u32,
    /// Rows copied from the real cards by whoever owns them.
    pub cards: u32,
    /// Rows of which some figures are printed and the others are not.
    pub in_part: u32,
    /// Rows of public pages.
    pub public: u32,
    /// Rows that are all made up.
    pub house: u32,
}

impl Counts {
    /// Counts rows.
    pub fn of(rows: &[Row]) -> Self {
        let mut counts = Self::default();
        for row in rows {
            counts.rows += 1;
            *match (row.made_up, &row.printed[..]) {
                (None, _) if row.source == Source::Card => &mut counts.cards,
                (None, _) => &mut counts.printed,
                (Some(_), [_, ..]) => &mut counts.in_part,
                (Some(Source::Public), []) => &mut counts.public,
                (Some(_), []) => &mut counts.house,
            } += 1;
        }
        counts
    }

    /// Of the newest built-in set of a game; none for a game without cards.
    pub fn of_game(games: Games, meta: &Meta) -> Option<Self> {
        let text = meta.sets.last()?.text.to_owned();
        Some(Self::of(&rows(games, meta.id, text).ok()?))
    }

    /// `33 rows: 12 as printed, 17 in part, 4 made up by us`.
    pub fn told(&self, lang: Lang) -> String {
        let parts = match lang {
            Lang::En => [
                (self.printed, "as printed in the rulebook"),
                (self.cards, "from your cards"),
                (self.in_part, "printed in part, the rest made up"),
                (self.public, "from public pages"),
                (self.house, "made up for Kansō"),
            ],
            Lang::Ja => [
                (self.printed, "行はルールブックのとおり"),
                (self.cards, "行は実物のカードから"),
                (self.in_part, "行は一部だけ印刷どおり"),
                (self.public, "行は公開情報から"),
                (self.house, "行は感想戦の自作"),
            ],
        };
        let parts = parts.into_iter().filter(|(count, _)| *count > 0);
        match lang {
            Lang::En => {
                let parts: Vec<_> = parts.map(|(count, what)| format!("{count} {what}")).collect();
                format!("{}: {}", counted(self.rows, "row"), parts.join(", "))
            }
            Lang::Ja => {
                let parts: Vec<_> = parts.map(|(count, what)| format!("{count}{what}")).collect();
                format!("全{}行：{}", self.rows, parts.join("、"))
            }
        }
    }
}

/// The rows of a set that the game can be played with.
///
/// # Errors
///
/// What keeps the game from being played with it.
pub fn rows(games: Games, game: &str, text: String) -> Result<Vec<Row>, SetupError> {
    games.get(game).expect("the game was found before").card_rows(text)
}

/// As [`rows`], of this game.
pub(super) fn rows_of<G: Game>(text: String) -> Result<Vec<Row>, SetupError> {
    let mut setup = Setup::new::<G>(*G::meta().seats.start());
    setup.cards = CardChoice::Own(text);
    let game = G::new(&setup)?;
    Ok((0..)
        .map_while(|row| game.card_row(row))
        .map(|row| Row {
            id: row.id.to_owned(),
            cited: G::meta().row_id(&row),
            name_en: row.name_en.to_owned(),
            name_ja: row.name_ja.to_owned(),
            source: row.source,
            printed: row.printed.to_vec(),
            made_up: row.made_up(),
            line_en: row.line_en.to_owned(),
            line_ja: row.line_ja.to_owned(),
        })
        .collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::games as list;

    #[test]
    fn each_figure_of_a_mixed_row_is_told_as_printed_or_made_up() {
        let rows_of = |game: &str| {
            let meta = games::find(list(), game).expect("a game");
            rows(list(), game, meta.sets.last().expect("cards").text.to_owned())
                .expect("the built-in set")
        };
        let whence = |game: &str, cited: &str, lang| {
            let rows = rows_of(game);
            rows.iter().find(|row| row.cited == cited).map(|row| row.whence(lang))
        };
        let golem = "printed: name_ja, hp, defense, damage, movement; the rest house";
        assert_eq!(whence("rook-raiders", "RR:M03", Lang::En).as_deref(), Some(golem));
        let golem = "印刷：name_ja、hp、defense、damage、movement／ほかは自作";
        assert_eq!(whence("rook-raiders", "RR:M03", Lang::Ja).as_deref(), Some(golem));
        for (card, printed) in [
            ("MR:WA11", "name_ja, ac, attack.xp, character, level"),
            ("MR:CL11", "name_ja, ac, lock, heal, character, level"),
        ] {
            let wanted = format!("printed: {printed}; the rest house");
            assert_eq!(whence("mamono-raid", card, Lang::En), Some(wanted));
        }
        // A row of the rulebook that names what it prints has the rest made up.
        let mixed = rows_of("berserk-tcg").into_iter().find(|row| !row.printed.is_empty());
        let mixed = mixed.expect("the rulebook prints some").whence(Lang::En);
        assert!(mixed.starts_with("printed: ") && mixed.ends_with("; the rest house"), "{mixed}");
    }
}
