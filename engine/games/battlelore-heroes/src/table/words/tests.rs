//! Words of BattleLore with Heroes in both languages: named ones, and of everything that can be said.

mod every;
mod exact;
mod positions;
mod values;

use super::sample::Sample;
use super::*;
use crate::action::Action;
use crate::fact::Fact;
use crate::refusal::Refusal;
use kanso_engine::prelude::*;
use kanso_engine::{Eye, Outcome};
use std::collections::BTreeSet;

fn said_of(write: impl Fn(Lang, &mut String) -> fmt::Result) -> [String; 2] {
    Lang::ALL.map(|lang| {
        let mut text = String::new();
        write(lang, &mut text).expect("a string takes every text");
        text
    })
}

fn say_action(sample: &Sample, said: &Action, eye: Eye) -> [String; 2] {
    said_of(|lang, to| sample.game.say_action(&sample.state, said, lang, eye, to))
}

fn say_prompt(sample: &Sample) -> [String; 2] {
    said_of(|lang, to| prompt(&sample.game, &sample.state, lang, Eye::Public, to))
}

fn say_phase(sample: &Sample) -> [String; 2] {
    said_of(|lang, to| phase(&sample.game, &sample.state, lang, to))
}

fn say_outcome(sample: &Sample, fallen: &Outcome, eye: Eye) -> [String; 2] {
    said_of(|lang, to| outcome(&sample.game, &sample.state, fallen, lang, eye, to))
}

fn say_fact(sample: &Sample, said: &Fact, eye: Eye) -> [String; 2] {
    said_of(|lang, to| sample.game.say_fact(said, lang, eye, to))
}

fn say_refusal(sample: &Sample, said: &Refusal) -> [String; 2] {
    said_of(|lang, to| sample.game.say_refusal(said, lang, Eye::Public, to))
}

/// The names of the variants of an enum, as its file declares them.
fn declared(file: &str, name: &str) -> BTreeSet<String> {
    let start = format!("pub enum {name} {{\n");
    let (_, body) = file.split_once(&start).expect("the file declares the enum");
    let (body, _) = body.split_once("\n}\n").expect("it ends");
    let variant = |line: &str| {
        let line = line.strip_prefix("    ")?;
        let name: String = line.chars().take_while(|sign| sign.is_alphanumeric()).collect();
        let is_variant = name.starts_with(|sign: char| sign.is_ascii_uppercase());
        is_variant.then_some(name)
    };
    body.lines().filter_map(variant).collect()
}

/// The name of the variant of a value.
fn variant(value: &impl fmt::Debug) -> String {
    let said = format!("{value:?}");
    said.chars().take_while(|sign| sign.is_alphanumeric()).collect()
}

/// Fails if a text is not one line that a person reads.
#[track_caller]
fn is_plain(what: &str, [en, ja]: &[String; 2]) {
    for text in [en, ja] {
        assert!(!text.trim().is_empty() && text.trim() == text, "{what}: {text:?}");
        assert!(!text.contains("  ") && !text.contains('\n'), "{what}: one line: {text}");
        for sign in ["{", "}", "Some(", "None", "Seat", "seat 0", "seat 1", "\\", "?,", "..", ": :"]
        {
            assert!(!text.contains(sign), "{what}: {sign} in {text}");
        }
        let marks = |sign: char| text.matches(sign).count();
        for (opens, closes) in [('(', ')'), ('（', '）'), ('《', '》')] {
            assert_eq!(marks(opens), marks(closes), "{what}: brackets of {text}");
        }
    }
    assert_ne!(en, ja, "{what}: both languages say the same");
    assert!(!en.ends_with('.') && !ja.ends_with('。'), "{what}: no full stop: {en}");
    assert!(en.chars().all(|sign| sign < '\u{3000}'), "{what}: Japanese in {en}");
    let mut latin: Vec<&str> = ja.split(|sign: char| !sign.is_ascii_alphabetic()).collect();
    latin.retain(|word| !["", "Ada", "Ben"].contains(word));
    let is_short = |word: &&str| word.len() <= 2 && word.chars().all(char::is_uppercase);
    assert!(latin.iter().all(is_short), "{what}: English in {ja}");
}

/// Each text, and that no variant is missing.
fn all_plain<T: fmt::Debug>(of: &[&str], values: &[T], say: impl Fn(&T) -> [String; 2]) {
    let mut told = BTreeSet::new();
    for value in values {
        is_plain(&format!("{value:?}"), &say(value));
        told.insert(variant(value));
    }
    assert_eq!(
        told,
        of.iter().map(|name| (*name).to_owned()).collect(),
        "every variant is told, and no other"
    );
}
