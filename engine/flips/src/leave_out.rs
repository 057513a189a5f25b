//! What is copied as it stands: it holds no rule, and a flip in it would say nothing of the rules.

/// Files and folders of a game, by name, and why each is left out.
pub const FILES: [(&str, &str); 10] = [
    ("words", "words about the game; every transcript compares them to the letter"),
    ("names", "names of things, for words and pictures"),
    ("notation", "how actions are written; every recipe and transcript compares it"),
    ("scene", "the picture of the table; its own tests look at it"),
    ("bot", "what a bot likes; the recorded decisions stand, whoever made them"),
    ("cards", "reading a card file; the tests of the card sets break each line of one"),
    ("opening", "reading an opening; its own tests refuse each bad one"),
    ("conceivable", "what may be tried at all; the laws hold it against the rules"),
    ("rule_list", "a list of constants"),
    ("readings", "a list of constants"),
];

/// Functions of the trait `Game`, by name, and why each is left out.
pub const FUNCTIONS: [(&str, &str); 9] = [
    ("meta", "a list of constants"),
    ("notate", "how actions are written"),
    ("concludes", "where a bot looks no further"),
    ("item", "words of the table"),
    ("touches", "the picture of the table"),
    ("points", "the picture of the table"),
    ("score", "what a bot likes"),
    ("scores", "what a bot likes"),
    ("lengthen", "only tests and benchmarks ask for long games"),
];

/// How the functions of the trait `Game` begin that say something in words.
pub const SAYS: &str = "say_";

/// True if a file, from the folder of its game, is copied as it stands.
pub fn file(path: &str) -> bool {
    let mut names = path.split('/').map(|part| part.strip_suffix(".rs").unwrap_or(part));
    names.any(|name| FILES.iter().any(|(left_out, _)| *left_out == name))
}

/// True if a function of the trait `Game` is copied as it stands.
pub fn function(name: &str) -> bool {
    name.starts_with(SAYS) || FUNCTIONS.iter().any(|(left_out, _)| *left_out == name)
}
