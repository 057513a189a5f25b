//! `kanso rules`

use super::{Failure, Finding, Io, cards, games};
use crate::tell::book_heading;
use kanso_engine::{Does, Lang, Meta, RuleEntry, Text};
use serde_json::json;

/// Tell the rules of a game, or one of them.
///
/// Each rule has an id, which reviews and refusals cite; the text is a summary in our own words, the
/// rulebook has the last word. What is labelled `rulebook:` is a heading of the rulebook, in its own
/// Japanese, to find the place by. With an id only the rules of that id are told: `RR-5.11` is one
/// rule, `RR-5` all of that chapter, `RR` all of that prefix, `RR:U05` a card.
#[derive(Debug, clap::Args)]
pub struct Rules {
    /// The game, by its id.
    game: String,
    /// A rule, a chapter, or a reading by its name.
    id: Option<String>,
    /// Answer as JSON.
    #[arg(long)]
    json: bool,
}

impl Rules {
    /// Runs the command.
    pub fn run(&self, io: &mut Io<'_>) -> Result<Finding, Failure> {
        let meta = games::find(io.games, &self.game)?;
        let chosen: Vec<_> = match &self.id {
            None => meta.rules.iter().collect(),
            Some(id) => choose(meta, id),
        };
        if let (true, Some(id)) = (chosen.is_empty(), &self.id)
            && let Some(row) = cards::cited(io.games, meta, id)
        {
            return row.tell(self.json, io).map(|()| Finding::Good);
        }
        if chosen.is_empty() {
            let id = self.id.as_deref().unwrap_or_default();
            return Err(Failure::cannot(format!("{} has no rule {id:?}", meta.id)).next(format!(
                "`kanso rules {0}` lists all, `kanso cards {0}` the cards",
                meta.id
            )));
        }
        if self.json {
            let rules: Vec<_> = chosen.iter().map(|rule| as_json(meta, rule)).collect();
            writeln!(io.out, "{:#}", json!(rules))?;
            return Ok(Finding::Good);
        }
        let mut heading = "";
        for rule in chosen {
            if rule.heading != heading {
                heading = rule.heading;
                let (label, told) = book_heading(io.lang, heading);
                writeln!(io.out, "{}{}", io.style.faint(label), io.style.strong(&told))?;
            }
            tell(meta, rule, self.id.is_some(), io)?;
        }
        Ok(Finding::Good)
    }
}

/// The rule of this id; else the reading of this name; else what the id is a part of.
fn choose<'a>(meta: &'a Meta, id: &str) -> Vec<&'a RuleEntry> {
    let same = |rule: &&RuleEntry| rule.id.eq_ignore_ascii_case(id);
    if let Some(rule) = meta.rules.iter().find(same) {
        return vec![rule];
    }
    if let Some(spec) = meta.readings.iter().find(|spec| spec.name == id) {
        return vec![&meta.rules[spec.rule.index()]];
    }
    parts(meta.rules, id)
}

/// The rules of a prefix (`RR`), of a chapter (`RR-5`), or with this number and a letter.
fn parts<'a>(rules: &'a [RuleEntry], id: &str) -> Vec<&'a RuleEntry> {
    let id = id.to_ascii_uppercase();
    let is_part = |rule: &&RuleEntry| {
        let rule = rule.id.to_ascii_uppercase();
        let rest = rule.strip_prefix(&id).unwrap_or_default();
        let is_letter = rest.len() == 1 && rest.starts_with(|sign: char| sign.is_ascii_uppercase());
        is_letter || rest.starts_with(['.', '-'])
    };
    rules.iter().filter(is_part).collect()
}

fn tell(meta: &Meta, rule: &RuleEntry, long: bool, io: &mut Io<'_>) -> Result<(), Failure> {
    writeln!(io.out, "{}  {}", io.style.id(rule.id), rule.line(io.lang))?;
    if long {
        let does: Vec<_> = does(rule.does).map(|word| word.in_lang(io.lang)).collect();
        let (what, comma) = match io.lang {
            Lang::En => ("this rule", ", "),
            Lang::Ja => ("働き", "・"),
        };
        writeln!(io.out, "  {}: {}", io.style.faint(what), does.join(comma))?;
        if let Some(at) = reading_of(meta, rule) {
            let values = meta.values_of(at).join("|");
            writeln!(io.out, "  --reading {}={values}", meta.readings[at].name)?;
            for revision in meta.revisions {
                if revision.defaults.iter().any(|(changed, _)| meta.rules[changed.index()] == *rule)
                {
                    let about = revision.about.in_lang(io.lang);
                    writeln!(io.out, "  --revision {}  {about}", revision.number)?;
                }
            }
        }
    }
    Ok(())
}

/// The place of the reading that a rule is.
fn reading_of(meta: &Meta, rule: &RuleEntry) -> Option<usize> {
    meta.readings.iter().position(|spec| meta.rules[spec.rule.index()] == *rule)
}

fn does(does: Does) -> impl Iterator<Item = Text> {
    [
        (does.acts, Text::new("acts", "何かを起こす")),
        (does.refuses, Text::new("refuses", "行動を禁じる")),
        (does.defines, Text::new("defines", "言葉を定める")),
        (does.reading, Text::new("answers an open question", "解釈の選択")),
    ]
    .into_iter()
    .filter_map(|(yes, word)| yes.then_some(word))
}

fn as_json(meta: &Meta, rule: &RuleEntry) -> serde_json::Value {
    let reading = reading_of(meta, rule);
    let does: Vec<_> = [
        (rule.does.acts, "acts"),
        (rule.does.refuses, "refuses"),
        (rule.does.defines, "defines"),
        (rule.does.reading, "reading"),
    ]
    .into_iter()
    .filter_map(|(yes, word)| yes.then_some(word))
    .collect();
    json!({
        "id": rule.id, "heading": rule.heading, "does": does, "en": rule.en, "ja": rule.ja,
        "values": reading.map(|at| meta.readings[at].values),
        "default": reading.map(|at| meta.default_of(at)),
    })
}

#[cfg(test)]
mod tests {
    use super::parts;
    use kanso_battlelore_heroes::rule_list::RULES;

    #[test]
    fn rules_are_found_by_prefix_by_chapter_and_without_their_letter() {
        let found = |id: &str| {
            let ids: Vec<_> = parts(RULES, id).into_iter().map(|rule| rule.id).collect();
            (ids.len(), ids.first().copied(), ids.last().copied())
        };
        assert_eq!(found("BL"), (145 + 29, Some("BL-1.1"), Some("BL-R29")));
        assert_eq!(found("bh"), (123 + 75, Some("BH-1.1"), Some("BH-R76")));
        assert_eq!(found("BH-1"), (2, Some("BH-1.1"), Some("BH-1.2")));
        assert_eq!(found("bl-6.5"), (9, Some("BL-6.5a"), Some("BL-6.5i")));
        for id in ["", "B", "BL-", "BL-9.", "BL-9.9", "BH-R", "BH-99"] {
            assert_eq!(found(id), (0, None, None), "{id}");
        }
    }
}
