//! Small sources in, their copies and sites out.

use crate::names::Names;
use crate::rewrite::{Source, rewrite};
use crate::site::{Kind, Site};
use crate::{Site as Found, write_games};
use std::fs;

/// The copy of a source, with `~` for `kanso_engine::flip::`, and its sites.
fn copied(path: &str, text: &str) -> (String, Vec<Site>) {
    let file = syn::parse_file(text).expect("the source of a test parses");
    let names = Names::of([&file]);
    let (game, path, text) = ("pig".to_owned(), path.to_owned(), text.to_owned());
    let mut sites = Vec::new();
    let copy = rewrite(&Source { game, path, text, file }, &names, &mut sites);
    syn::parse_file(&copy).unwrap_or_else(|error| panic!("{error}:\n{copy}"));
    (copy.replace("kanso_engine::flip::", "~"), sites)
}

/// What is flipped in a source: `before -> after`.
fn flips(text: &str) -> Vec<String> {
    let (_, sites) = copied("a.rs", text);
    sites.iter().map(|site| format!("{} -> {}", site.before, site.after)).collect()
}

/// Checks what becomes of the body of a function.
fn check(body: &str, copy: &str) {
    let (found, _) = copied("a.rs", &format!("fn f() {{ {body} }}"));
    assert_eq!(found, format!("fn f() {{ {copy} }}"));
}

#[test]
fn what_is_asked_is_flipped_at_its_leaves() {
    check("if a && !b() || (c) { x }", "if ~cond(0, a) && !~cond(1, b()) || (~cond(2, c)) { x }");
    check("while !done { x }", "while ~cond(0, !done) { x }");
    check("let a = b && c;", "let a = ~cond(0, b) && ~cond(1, c);");
    check("let a = b.is_some();", "let a = ~cond(0, b.is_some());");
    check("let a = b;", "let a = b;");
    assert_eq!(flips("fn f() { if !a { x } }"), ["!a -> a"]);
    assert_eq!(flips("fn f() { if a.b(c) { x } }"), ["a.b(c) -> !a.b(c)"]);
    assert_eq!(flips("fn f() { if *a { x } }"), ["*a -> !(*a)"]);
}

#[test]
fn a_chain_is_flipped_where_it_asks_and_not_where_it_matches() {
    check(
        "if let Some(a) = b && a && let Ok(c) = d(1) { x }",
        "if let Some(a) = b && ~cond(0, a) && let Ok(c) = d(~int(1, 1)) { x }",
    );
    check("while let Some(a) = b.next() { x }", "while let Some(a) = b.next() { x }");
}

#[test]
fn guards_and_answers_are_asked_too() {
    check("match a { 1 | 2 if b => x, _ => y }", "match a { 1 | 2 if ~cond(0, b) => x, _ => y }");
    check("matches!(a, 1 if 2 > 1)", "~cond(0, matches!(a, 1 if 2 > 1))");
    let answer = "fn f() -> bool { if a { return b; } match c { 1 => d, _ => e() } }";
    assert_eq!(flips(answer), ["a -> !a", "b -> !b", "d -> !d", "e() -> !e()"]);
    check("a.filter(|b| b.c).map(|d| d.e)", "a.filter(|b| ~cond(0, b.c)).map(|d| d.e)");
    check("a.then(|| b)", "~cond(0, a).then(|| b)");
    check("a.any(|b| return b)", "~cond(0, a.any(|b| return ~cond(1, b)))");
}

#[test]
fn a_comparison_is_flipped_at_its_boundary_and_as_a_whole() {
    check("let a = b < c;", "let a = ~less(0, 1, &(b ), &( c));");
    check("let a = b <= c;", "let a = ~at_most(0, 1, &(b ), &( c));");
    check("let a = b > c;", "let a = ~more(0, 1, &(b ), &( c));");
    check("let a = b >= 3;", "let a = ~at_least(0, 1, &(b ), &( ~int(2, 3)));");
    check("if a == b { x }", "if ~cond(0, a == b) { x }");
    assert_eq!(flips("fn f() { a < b; }"), ["a < b -> a <= b", "a < b -> a >= b"]);
    assert_eq!(flips("fn f() { a >= b; }"), ["a >= b -> a > b", "a >= b -> a < b"]);
    assert_eq!(flips("fn f() { a != b; }"), ["a != b -> a == b"]);
}

#[test]
fn numbers_and_constants_become_one_more() {
    let text = "const STEPS: u8 = 3; const NAME: &str = \"x\"; const LIST: [u8; 2] = [1, 2];\n\
                fn f() { a(STEPS, NAME, 7, true); b += c; d = e - LIST[g]; h + 1 }";
    let (copy, sites) = copied("a.rs", text);
    assert_eq!(
        copy.lines().nth(1).expect("there are two lines"),
        "fn f() { a(~int(0, STEPS), NAME, ~int(1, 7), ~cond(2, true)); b += ~int(3, c); \
         d = e - ~int(4, ~entry(5, &LIST, g)); h + ~int(7, 1) }"
    );
    let kinds: Vec<_> = sites.iter().map(|site| site.kind).collect();
    assert_eq!(kinds[..5], [Kind::Number, Kind::Number, Kind::Truth, Kind::Amount, Kind::Amount]);
    assert_eq!(sites[6].before, "LIST[1]");
    // A name that two files have may be no number in one of them.
    let text =
        "static STEPS: Thing = steps();\nmod a { const STEPS: u8 = 3; }\nfn f() { a(STEPS); }";
    assert_eq!(copied("a.rs", text), (text.to_owned(), Vec::new()));
    // What is lent or a text may be no number, and what only takes memory is no rule.
    check("a + &b; c + \"x\"; Vec::with_capacity(9)", "a + &b; c + \"x\"; Vec::with_capacity(9)");
}

#[test]
fn what_the_compiler_works_out_is_left_alone() {
    for text in [
        "const A: u8 = 1 + 2;",
        "static A: bool = 1 < 2;",
        "impl A { const B: [u8; 3] = [0; 3]; }",
        "const fn a(b: u8) -> bool { b > 1 }\nconst C: bool = a(2);",
        "const fn a(b: u8) -> bool { b > 1 }\nfn d(c: [u8; a(2) as usize]) {}",
        "enum A { B = 1 }",
        "#[cfg(feature = \"x\")]\nfn a(b: [u8; 2]) {}",
        "fn a() { match b { 1..=2 => c, -1 => d, _ => e } }",
        "fn a() { let [b, 1] = c else { d }; }",
        "fn a() { const { 1 + 2 }; e::<3>() }",
        "fn a() { assert!(b < 1); vec![1; 2]; }",
        "fn a() -> &'static [u8] { &[1, 2] }",
        "a! { b = 1 }",
    ] {
        assert_eq!(copied("a.rs", text), (text.to_owned(), Vec::new()));
    }
    check("let a = [0; 3];", "let a = [~int(0, 0); 3];");
}

#[test]
fn a_constant_function_that_no_constant_needs_is_flipped_too() {
    let text = "const fn a() -> u8 { b() } const fn b() -> u8 { 1 } const fn c() -> u8 { 2 }\n\
                const D: u8 = a();";
    let (copy, sites) = copied("a.rs", text);
    assert!(copy.contains("const fn b() -> u8 { 1 }"), "{copy}");
    assert!(copy.contains(" fn c() -> u8 { ~int(0, 2) }"), "{copy}");
    assert!(!copy.contains("const fn c"), "{copy}");
    assert_eq!(sites.len(), 1);
}

#[test]
fn a_site_says_where_it_is_and_keeps_its_line() {
    let text = "//! Head.\n\n#[cfg(test)]\nmod tests {\n    fn a() { 1 }\n}\n\nimpl Pig {\n    fn \
                roll(&self) {\n        if a { b(1, 1) }\n    }\n}\n";
    let (copy, sites) = copied("a.rs", text);
    assert_eq!(copy.lines().count(), text.lines().count());
    assert!(!copy.contains("tests"), "{copy}");
    let told = |site: &Found| {
        (site.function.clone(), site.line, site.within.clone(), site.before.clone(), site.nth)
    };
    let here = |before: &str, nth| {
        ("Pig::roll".to_owned(), 10, "if a { b(1, 1) }".to_owned(), before.to_owned(), nth)
    };
    let told: Vec<_> = sites.iter().map(told).collect();
    assert_eq!(told, [here("a", 1), here("1", 1), here("1", 2)]);
    assert!(copy.lines().nth(9).is_some_and(|line| line.contains("~cond(0, a)")), "{copy}");
}

#[test]
fn what_holds_no_rule_is_left_out() {
    let text = "fn a() { if b { 1 } }";
    for path in ["words/fact.rs", "words.rs", "scene/mod.rs", "bot.rs", "cards/read.rs"] {
        assert_eq!(copied(path, text), (text.to_owned(), Vec::new()), "{path}");
    }
    assert_eq!(copied("wording.rs", text).1.len(), 2);
    let game = "impl Rules for Pig { fn meta() { 1 } fn check() { 1 } }\n\
                impl Wording for Pig { fn say_phase() { 1 } fn tells() { 1 } }\n\
                impl Bot for Pig { fn score() { 1 } }\n\
                impl Tell<Pig> for Face { fn tell() { 1 } }\n\
                impl Pig { fn score() { 1 } }";
    let functions: Vec<_> =
        copied("lib.rs", game).1.into_iter().map(|site| site.function).collect();
    assert_eq!(functions, ["Pig::check", "Pig::tells", "Pig::score"]);
}

#[test]
fn a_folder_of_games_is_copied_with_its_list() {
    let dir = tempfile::tempdir().expect("a folder for a test");
    let (games, out) = (dir.path().join("games"), dir.path().join("out"));
    let put = |path: &str, text: &str| {
        let path = games.join(path);
        fs::create_dir_all(path.parent().expect("it has a folder")).expect("a folder");
        fs::write(path, text).expect("a file");
    };
    put("pig/src/lib.rs", "//! Pig.\nmod dice;\nmod words;\n#[cfg(test)]\nmod tests;\n");
    put("pig/src/dice.rs", "//! Dice.\nmod fall;\nuse crate::A;\n");
    put("pig/src/dice/fall.rs", "//! Falling.\nfn fall() { if low { 1 } }\n");
    put("pig/src/words/mod.rs", "//! Words.\nfn say() { if low { 1 } }\n");
    put("pig/src/cards.toml", "a = 1\n");
    write_games(&games, &out).expect("all of it can be read");
    let text = |path: &str| fs::read_to_string(out.join(path)).unwrap_or_default();
    assert_eq!(text("games/mod.rs"), "pub mod pig;\n");
    assert_eq!(text("games/pig/mod.rs"), "//! Pig.\nmod dice;\nmod words;\n\n\n");
    assert!(text("games/pig/dice.rs").contains("use crate::pig::A;"));
    assert!(text("games/pig/dice/fall.rs").contains("kanso_engine::flip::cond(0, low)"));
    assert!(!text("games/pig/words/mod.rs").contains("flip"));
    assert_eq!(text("games/pig/cards.toml"), "a = 1\n");
    assert!(!out.join("games/pig/tests.rs").exists());
    let sites = text("sites.rs");
    assert_eq!(sites.matches("Site {").count(), 2, "{sites}");
    assert!(sites.contains("file: \"dice/fall.rs\", function: \"fall\", line: 2"), "{sites}");

    put("pig/src/dice/fall.rs", "//! Falling.\nfn fall( {\n");
    let error = write_games(&games, &out).expect_err("that does not parse").to_string();
    assert!(error.contains("fall.rs: line 2, column"), "{error}");
    fs::remove_file(games.join("pig/src/dice/fall.rs")).expect("it is there");
    let error = write_games(&games, &out).expect_err("that is not there").to_string();
    assert!(error.contains("fall/mod.rs: "), "{error}");
}
