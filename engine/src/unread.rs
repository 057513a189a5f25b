//! What a reader of TOML or JSON found wrong, in words of people.
//!
//! Those readers speak of types of the program ("expected i64", "unknown variant"). Whoever typed the
//! text has never seen them: what is said is what stands there and what may stand there instead.
//! Messages of our own pass through as they are.

/// The message of a reader, in words.
///
/// Where both are known the found value stands beside the wanted one.
pub fn in_words(message: &str) -> String {
    let told = message.split_once('\n').map_or(message, |(first, _)| first).trim();
    if let Some(rest) = told.strip_prefix("unknown variant ") {
        return not_known(rest, "is not known here");
    }
    if let Some(rest) = told.strip_prefix("unknown field ") {
        return not_known(rest, "is no field here");
    }
    if let Some(field) = told.strip_prefix("missing field ") {
        return format!("{field} is missing");
    }
    if let Some(field) = told.strip_prefix("duplicate field ") {
        return format!("{field} stands here twice");
    }
    for start in ["invalid type: ", "invalid value: ", "invalid length "] {
        if let Some(rest) = told.strip_prefix(start) {
            return found_and_wanted(rest, start.contains("length"));
        }
    }
    if let Some((_, words)) = WHOLE.iter().find(|(message, _)| *message == told) {
        return (*words).to_owned();
    }
    // TOML's own words are plain, but for what it would rather read.
    match told.split_once(", expected ") {
        Some((what, wanted)) => format!("{what}: {wanted} is wanted here"),
        None => told.to_owned(),
    }
}

/// Messages that are always the same: of the form of a JSON text, and one of TOML.
const WHOLE: [(&str, &str); 21] = [
    ("EOF while parsing a list", "the text ends within a list, before its ]"),
    ("EOF while parsing an object", "the text ends within braces, before their }"),
    ("EOF while parsing a string", "the text ends within quotes, before the closing \""),
    ("EOF while parsing a value", "the text ends where a value must stand"),
    ("expected `:`", "a : must stand here, behind the name of a field"),
    ("expected `,` or `]`", "a comma or the closing ] of the list must stand here"),
    ("expected `,` or `}`", "a comma or the closing } must stand here"),
    ("expected `\"`", "a \" must stand here"),
    ("expected ident", "only true, false or null is written without quotes"),
    ("expected value", "a value must stand here: a text in quotes, a number, a list, or { }"),
    ("invalid escape", "no sign is written so behind a \\"),
    ("invalid number", "this is no number"),
    ("number out of range", "this number is too large"),
    ("invalid unicode code point", "no sign has this number"),
    (
        "control character (\\u0000-\\u001F) found while parsing a string",
        "a line break or another control character stands within quotes",
    ),
    ("key must be a string", "the name of a field must stand in quotes"),
    ("lone leading surrogate in hex escape", "half of a sign: its other half must follow"),
    ("trailing comma", "a comma with nothing behind it"),
    ("trailing characters", "more stands behind the end of the record"),
    ("unexpected end of hex escape", "four digits must stand behind \\u"),
    ("wanted string or table", "a name must stand here, in quotes"),
];

/// "`x`, expected one of `a`, `b`".
fn not_known(rest: &str, what: &str) -> String {
    let Some((name, known)) = rest.split_once(", expected ") else {
        let name = rest.split_once(", there are no ").map_or(rest, |(name, _)| name);
        return format!("{name} {what}; none is known");
    };
    match known.strip_prefix("one of ") {
        Some(all) => format!("{name} {what}; known are {all}"),
        None if known.contains("` or `") => {
            format!("{name} {what}; known are {}", known.replace("` or `", "`, `"))
        }
        None => format!("{name} {what}; known is {known}"),
    }
}

/// "integer `300`, expected u8".
fn found_and_wanted(rest: &str, is_length: bool) -> String {
    let Some((found, wanted)) = rest.rsplit_once(", expected ") else { return rest.to_owned() };
    let wanted = wanted_in_words(wanted);
    if is_length {
        return format!("{found} stand here, where {wanted} is wanted");
    }
    let quoted = |start| found.strip_prefix(start).and_then(|rest: &str| rest.strip_suffix('`'));
    let found = ["integer `", "floating point `", "boolean `", "character `"]
        .into_iter()
        .find_map(quoted)
        .or_else(|| found.strip_prefix("string "))
        .unwrap_or(match found {
            "null" | "unit value" | "Option value" => "nothing (null)",
            "sequence" => "a list",
            "map" => "{ } with fields",
            "unit variant" => "a name alone",
            "newtype variant" | "tuple variant" | "struct variant" => "a name with a value",
            "byte array" => "bytes",
            other => other,
        });
    format!("{found} stands here, where {wanted} is wanted")
}

fn wanted_in_words(wanted: &str) -> String {
    let number = match wanted {
        "u8" => "a whole number from 0 to 255",
        "u16" => "a whole number from 0 to 65535",
        "u32" => "a whole number from 0 to 4294967295",
        "u64" | "usize" | "u128" => "a whole number from 0 on",
        "i8" => "a whole number from -128 to 127",
        "i16" => "a whole number from -32768 to 32767",
        "i32" => "a whole number from -2147483648 to 2147483647",
        "i64" | "isize" | "i128" => "a whole number",
        "f32" | "f64" => "a number",
        "a boolean" => "true or false",
        "a string" | "a borrowed string" | "a character" => "a text in quotes",
        "a sequence" => "a list",
        "a map" => "{ } with fields",
        "option" => "a value or nothing (null)",
        "unit" => "nothing (null)",
        "string or map" | "variant identifier" | "field identifier" | "identifier" => "a name",
        _ => "",
    };
    if !number.is_empty() {
        return number.to_owned();
    }
    for (start, of) in [("a tuple of size ", "a list of "), ("an array of length ", "a list of ")] {
        if let Some(count) = wanted.strip_prefix(start) {
            return format!("{of}{count}");
        }
    }
    if let Some((start, count)) = wanted.rsplit_once(" with ")
        && let Some(count) = count.strip_suffix(" elements").or(count.strip_suffix(" element"))
        && (start.starts_with("tuple") || start.starts_with("struct"))
    {
        return format!("a list of {count}");
    }
    if wanted.starts_with("struct ") || wanted.starts_with("struct variant ") {
        return "{ } with fields".to_owned();
    }
    if wanted.starts_with("tuple ") {
        return "a list".to_owned();
    }
    let is_variant = ["enum ", "unit variant ", "newtype variant ", "unit struct "];
    if is_variant.iter().any(|start| wanted.starts_with(start)) {
        return "a name".to_owned();
    }
    if wanted.starts_with("newtype struct ") {
        return "a value".to_owned();
    }
    wanted.to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Deserialize;

    #[derive(Debug, Deserialize)]
    #[serde(rename_all = "snake_case")]
    enum Colour {
        Red,
        Mixed {
            #[expect(dead_code, reason = "only what cannot be read is looked at")]
            parts: [u8; 2],
        },
    }

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    #[expect(dead_code, reason = "only what cannot be read is looked at")]
    struct Card {
        name: String,
        hp: u8,
        cost: i64,
        red: bool,
        colour: Colour,
        cells: Vec<(i8, i8)>,
        note: Option<String>,
    }

    /// Words of readers and of this program's types.
    const JARGON: [&str; 18] = [
        "expected",
        "variant",
        "EOF",
        "parsing",
        "i64",
        "u8",
        "invalid type",
        "invalid value",
        "sequence",
        "struct",
        "tuple",
        "map",
        "boolean",
        "string",
        "integer",
        "ident",
        "trailing",
        "unit",
    ];

    const GOOD: [(&str, &str); 6] = [
        ("name", "\"Ada\""),
        ("hp", "3"),
        ("cost", "4"),
        ("red", "true"),
        ("colour", "\"red\""),
        ("cells", "[[1, 0]]"),
    ];

    /// What is said of a card in which one field says something else.
    fn told(field: &str, value: &str) -> (String, String) {
        let fields = GOOD.map(|(name, good)| (name, if name == field { value } else { good }));
        let json: Vec<_> =
            fields.iter().map(|(name, value)| format!("\"{name}\":{value}")).collect();
        let json = serde_json::from_str::<Card>(&format!("{{{}}}", json.join(",")));
        let toml: Vec<_> = fields.iter().map(|(name, value)| format!("{name} = {value}")).collect();
        let toml = toml::from_str::<Card>(&toml.join("\n"));
        let (json, toml) = (json.expect_err(value), toml.expect_err(value));
        let json = json.to_string();
        let json = json.rsplit_once(" at line ").map_or(&*json, |(told, _)| told).to_owned();
        (in_words(&json), in_words(toml.message()))
    }

    #[test]
    fn a_wrong_value_is_told_beside_what_may_stand_there() {
        for (field, value, words) in [
            ("name", "4", "4 stands here, where a text in quotes is wanted"),
            ("hp", "300", "300 stands here, where a whole number from 0 to 255 is wanted"),
            ("hp", "-1", "-1 stands here, where a whole number from 0 to 255 is wanted"),
            ("hp", "1.5", "1.5 stands here, where a whole number from 0 to 255 is wanted"),
            ("cost", "\"four\"", "\"four\" stands here, where a whole number is wanted"),
            ("red", "\"yes\"", "\"yes\" stands here, where true or false is wanted"),
            ("colour", "\"blue\"", "`blue` is not known here; known are `red`, `mixed`"),
            ("cells", "3", "3 stands here, where a list is wanted"),
            ("cells", "[[1]]", "1 stand here, where a list of 2 is wanted"),
            (
                "cells",
                "[[1, 200]]",
                "200 stands here, where a whole number from -128 to 127 is wanted",
            ),
        ] {
            let (json, toml) = told(field, value);
            assert_eq!(json, words);
            assert_eq!(toml, words);
        }
    }

    #[test]
    fn no_word_of_a_reader_is_left() {
        for (field, value) in [
            ("colour", "3"),
            ("colour", "[1]"),
            ("colour", "\"mixed\""),
            ("name", "true"),
            ("name", "[1]"),
            ("cells", "\"x\""),
            ("cells", "[3]"),
            ("red", "[]"),
        ] {
            let (json, toml) = told(field, value);
            for said in [json, toml] {
                for word in JARGON {
                    assert!(!said.contains(word), "{word} in {said:?} of {field} = {value}");
                }
            }
        }
        for text in [
            "",
            "{",
            "{\"name\"",
            "{\"name\":",
            "{\"name\":\"A",
            "{name:1}",
            "{\"name\":tru}",
            "{\"name\":\"A\",}",
            "{\"hp\":01}",
            "{\"name\":\"\\q\"}",
            "{\"name\":\"\u{1}\"}",
            "{\"cells\":[1",
            "{\"cells\":[[1,0]",
            "{\"name\":\"\\ud800\"}",
            "{} x",
            "[",
            "dear",
            "{\"name\":\"\\u12\"}",
            "{\"hp\":1e999}",
            "{\"namen\":1}",
            "{\"name\":\"A\",\"name\":\"A\"}",
            "{\"name\":\"A\"}",
            "{\"name\":null}",
            "{\"cells\":{}}",
            "{\"colour\":{\"mixed\":{\"parts\":[1]}}}",
        ] {
            let error = serde_json::from_str::<Card>(text).expect_err(text).to_string();
            let message = error.rsplit_once(" at line ").map_or(&*error, |(told, _)| told);
            let said = in_words(message);
            for word in JARGON {
                assert!(!said.contains(word), "{word} in {said:?} of {text:?}");
            }
        }
    }

    #[test]
    fn each_type_of_a_reader_has_words() {
        for (wanted, words) in [
            ("u16", "a whole number from 0 to 65535"),
            ("u32", "a whole number from 0 to 4294967295"),
            ("usize", "a whole number from 0 on"),
            ("i16", "a whole number from -32768 to 32767"),
            ("i32", "a whole number from -2147483648 to 2147483647"),
            ("f64", "a number"),
            ("a map", "{ } with fields"),
            ("option", "a value or nothing (null)"),
            ("unit", "nothing (null)"),
            ("variant identifier", "a name"),
            ("struct Card", "{ } with fields"),
            ("struct variant Colour::Mixed", "{ } with fields"),
            ("struct Card with 2 elements", "a list of 2"),
            ("tuple struct Pair with 1 element", "a list of 1"),
            ("an array of length 3", "a list of 3"),
            ("tuple variant Colour::Two", "a list"),
            ("unit variant Colour::Red", "a name"),
            ("newtype struct Hp", "a value"),
            ("a card with 2 elements", "a card with 2 elements"),
            ("something else", "something else"),
        ] {
            let told = in_words(&format!("invalid type: boolean `true`, expected {wanted}"));
            assert_eq!(told, format!("true stands here, where {words} is wanted"));
        }
    }

    #[test]
    fn words_of_our_own_stay() {
        assert_eq!(in_words("3 is no kind of herb (0 to 2)"), "3 is no kind of herb (0 to 2)");
        let toml =
            toml::from_str::<Card>("name = Ada").expect_err("no quotes").message().to_owned();
        assert!(!in_words(&toml).contains("expected"), "{toml}");
    }
}
