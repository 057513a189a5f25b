//! What is copied as it stands: it holds no rule, and a flip in it would say nothing of the rules.

/// Files and folders of a game, by name, and why each is left out.
pub const FILES: [(&str, &str); 11] = [
    ("question", "how questions are put; every transcript compares them to the letter"),
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

/// Traits of the kernel none of whose functions is flipped, by name, and why.
pub const TRAITS: [(&str, &str); 6] = [
    ("Table", "the picture of the table"),
    ("Bot", "what a bot likes, and long games for tests"),
    ("Tell", "words of the table"),
    ("TellAt", "words of the table"),
    ("Notate", "how actions are written"),
    ("Ids", "the picture of the table"),
];

/// Functions of the traits `Rules` and `Wording`, by name, and why each is left out.
pub const FUNCTIONS: [(&str, &str); 2] =
    [("meta", "a list of constants"), ("item", "words of the table")];

/// How the functions of the trait `Wording` begin that say something in words.
pub const SAYS: &str = "say_";

/// True if a file, from the folder of its game, is copied as it stands.
pub fn file(path: &str) -> bool {
    let mut names = path.split('/').map(|part| part.strip_suffix(".rs").unwrap_or(part));
    names.any(|name| FILES.iter().any(|(left_out, _)| *left_out == name))
}

/// True if a function of a trait of the kernel is copied as it stands.
pub fn function(of: &str, name: &str) -> bool {
    let listed = |list: &[(&str, &str)], name| list.iter().any(|(left_out, _)| *left_out == name);
    listed(&TRAITS, of)
        || matches!(of, "Rules" | "Wording") && (name.starts_with(SAYS) || listed(&FUNCTIONS, name))
}
