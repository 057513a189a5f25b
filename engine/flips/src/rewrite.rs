//! One file: a call of `kanso_engine::flip` around every place that can be flipped.
//!
//! | Source | Copy | Flipped |
//! |---|---|---|
//! | `if is_over` | `if kanso_engine::flip::cond(7, is_over)` | `!is_over` |
//! | `a == b` | `kanso_engine::flip::cond(7, a == b)` | `a != b` |
//! | `a < b` | `kanso_engine::flip::less(7, 8, &(a), &(b))` | 7: `a <= b`, 8: `a >= b` |
//! | `true` | `kanso_engine::flip::cond(7, true)` | `false` |
//! | `3`, `STEPS` | `kanso_engine::flip::int(7, 3)` | `4`, `STEPS + 1` |
//! | `COSTS[i]` | `kanso_engine::flip::entry(7, &COSTS, i)` | 7: the first entry one more, 8: the second |
//! | `a + b`, `a -= b` | `a + kanso_engine::flip::int(7, b)` | `a + (b + 1)`, `a -= b + 1` |
//!
//! What is asked is flipped at its leaves: of `a && !b` both `a` and `b`, of `if let Some(a) = b && c`
//! only `c`. A leaf is known for one by where it stands (an `if`, a `while`, a guard, the end of a
//! function that returns `bool`, a closure of `filter` and its like) or by its name (`is_empty`).

use crate::edits::Edits;
use crate::leave_out;
use crate::names::{Names, is_test};
use crate::site::{Kind, Site};
use std::collections::BTreeMap;
use std::ops::Range;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{BinOp, Expr};

/// Methods that take a closure which answers yes or no.
const ASKING: [&str; 14] = [
    "all",
    "any",
    "filter",
    "find",
    "is_err_and",
    "is_none_or",
    "is_ok_and",
    "is_some_and",
    "partition",
    "position",
    "retain",
    "rposition",
    "skip_while",
    "take_while",
];

/// Functions whose numbers say only how much memory is taken at first.
const MEMORY: [&str; 2] = ["with_capacity", "reserve"];

/// Longest piece of source that a site tells, in characters.
const PIECE_MAX: usize = 120;

/// A file of a game, read.
pub struct Source {
    /// The folder of the game.
    pub game: String,
    /// The file, from that folder.
    pub path: String,
    /// What it says.
    pub text: String,
    /// The same, parsed.
    pub file: syn::File,
}

/// Rewrites a file and adds its sites, which are numbered by their place in the list. A file that is
/// left out loses its tests and gets no site.
pub fn rewrite(source: &Source, names: &Names, sites: &mut Vec<Site>) -> String {
    let mut rewriter = Rewriter {
        source,
        names,
        sites,
        edits: Edits::default(),
        place: Vec::new(),
        answers: false,
        of_trait: String::new(),
        left_out: leave_out::file(&source.path),
        seen: BTreeMap::new(),
    };
    rewriter.visit_file(&source.file);
    rewriter.edits.apply(&source.text)
}

/// What tells sites of one file apart: function, line of source, what is flipped, what it becomes.
type Look = (String, String, String, String);

struct Rewriter<'s> {
    source: &'s Source,
    names: &'s Names,
    sites: &'s mut Vec<Site>,
    edits: Edits,
    /// The types and functions around, outermost first.
    place: Vec<String>,
    /// True if what is returned here is a yes or no.
    answers: bool,
    /// The trait that is implemented here; empty where none is.
    of_trait: String,
    /// True if nothing is flipped here.
    left_out: bool,
    /// How many sites look the same.
    seen: BTreeMap<Look, usize>,
}

impl Rewriter<'_> {
    fn text(&self, range: Range<usize>) -> String {
        let piece: Vec<_> = self.source.text[range].split_whitespace().collect();
        shortened(&piece.join(" "))
    }

    /// Puts a site on the list; its number.
    fn site(&mut self, kind: Kind, at: Range<usize>, before: String, after: String) -> usize {
        let text = &self.source.text;
        let begin = text[..at.start].rfind('\n').map_or(0, |end| end + 1);
        let end = text[at.start..].find('\n').map_or(text.len(), |length| at.start + length);
        let within = shortened(text[begin..end].trim());
        let function = self.place.join("::");
        let look = (function.clone(), within.clone(), before.clone(), after.clone());
        let nth = self.seen.entry(look).or_insert(0);
        *nth += 1;
        self.sites.push(Site {
            game: self.source.game.clone(),
            file: self.source.path.clone(),
            function,
            line: text[..at.start].matches('\n').count() + 1,
            kind,
            within,
            before,
            after,
            nth: *nth,
        });
        self.sites.len() - 1
    }

    /// A place whose value is handed to a function of `kanso_engine::flip`, and what stands in it.
    fn wrap(&mut self, function: &str, site: usize, expr: &Expr, inside: impl FnOnce(&mut Self)) {
        let range = expr.span().byte_range();
        self.edits.insert(range.start, format!("kanso_engine::flip::{function}({site}, "));
        inside(self);
        self.edits.insert(range.end, ")");
    }

    /// What is asked: flipped at its leaves.
    fn condition(&mut self, expr: &Expr) {
        match expr {
            Expr::Paren(paren) => self.condition(&paren.expr),
            Expr::Group(group) => self.condition(&group.expr),
            Expr::Unary(unary) if matches!(unary.op, syn::UnOp::Not(_)) => match &*unary.expr {
                // The `!` may be of what is lent: it stays with it.
                Expr::Path(_) | Expr::Field(_) => self.leaf(expr),
                asked => self.condition(asked),
            },
            Expr::Block(block) if block.label.is_none() => self.answering(&block.block),
            Expr::If(branch) => self.branch(branch, true),
            Expr::Match(choice) => self.choice(choice, true),
            // These find their sites themselves, or are no value.
            Expr::Binary(_)
            | Expr::Lit(_)
            | Expr::Let(_)
            | Expr::Return(_)
            | Expr::Break(_)
            | Expr::Continue(_)
            | Expr::Loop(_)
            | Expr::While(_)
            | Expr::ForLoop(_)
            | Expr::Closure(_)
            | Expr::Const(_) => self.visit_expr(expr),
            Expr::Macro(mac) if !is_matches(mac) => {}
            _ => self.leaf(expr),
        }
    }

    /// One yes or no.
    fn leaf(&mut self, expr: &Expr) {
        let range = expr.span().byte_range();
        let before = self.text(range.clone());
        let simple = matches!(
            expr,
            Expr::Path(_) | Expr::MethodCall(_) | Expr::Call(_) | Expr::Field(_) | Expr::Macro(_)
        );
        let after = match before.strip_prefix('!') {
            Some(asked) if !simple => asked.to_owned(),
            _ if simple => format!("!{before}"),
            _ => format!("!({before})"),
        };
        let site = self.site(Kind::Condition, range, before, after);
        self.wrap("cond", site, expr, |inside| inside.within(expr));
    }

    /// What stands inside a leaf.
    fn within(&mut self, expr: &Expr) {
        match expr {
            Expr::MethodCall(call) => self.call(call),
            Expr::Macro(_) => {}
            _ => visit::visit_expr(self, expr),
        }
    }

    /// A block whose value is a yes or no.
    fn answering(&mut self, block: &syn::Block) {
        for (at, stmt) in block.stmts.iter().enumerate() {
            match stmt {
                syn::Stmt::Expr(expr, None) if at + 1 == block.stmts.len() => self.condition(expr),
                _ => self.visit_stmt(stmt),
            }
        }
    }

    fn value(&mut self, expr: &Expr, answers: bool) {
        if answers {
            self.condition(expr);
        } else {
            self.visit_expr(expr);
        }
    }

    fn branch(&mut self, branch: &syn::ExprIf, answers: bool) {
        self.condition(&branch.cond);
        if answers {
            self.answering(&branch.then_branch);
        } else {
            self.visit_block(&branch.then_branch);
        }
        if let Some((_, other)) = &branch.else_branch {
            self.value(other, answers);
        }
    }

    fn choice(&mut self, choice: &syn::ExprMatch, answers: bool) {
        self.visit_expr(&choice.expr);
        for arm in &choice.arms {
            if let syn::Pat::Guard(guarded) = &arm.pat {
                self.condition(&guarded.guard);
            }
            self.value(&arm.body, answers);
        }
    }

    fn call(&mut self, call: &syn::ExprMethodCall) {
        let method = call.method.to_string();
        if MEMORY.contains(&method.as_str()) {
            return self.visit_expr(&call.receiver);
        }
        if method == "then" || method == "then_some" {
            self.condition(&call.receiver);
        } else {
            self.visit_expr(&call.receiver);
        }
        for arg in &call.args {
            match arg {
                Expr::Closure(closure) if ASKING.contains(&method.as_str()) => {
                    let outer = std::mem::replace(&mut self.answers, true);
                    self.condition(&closure.body);
                    self.answers = outer;
                }
                _ => self.visit_expr(arg),
            }
        }
    }

    /// `<` and its like: two sites.
    fn ordered(&mut self, binary: &syn::ExprBinary, function: &str, boundary: &str, not: &str) {
        let op = binary.op.span().byte_range();
        let (left, right) = (binary.left.span().byte_range(), binary.right.span().byte_range());
        let whole = left.start..right.end;
        let before = self.text(whole.clone());
        let with = |other: &str| {
            shortened(&format!("{} {other} {}", self.text(left.clone()), self.text(right.clone())))
        };
        let (moved, negated) = (with(boundary), with(not));
        let first = self.site(Kind::Boundary, whole.clone(), before.clone(), moved);
        let second = self.site(Kind::Condition, whole, before, negated);
        self.edits
            .insert(left.start, format!("kanso_engine::flip::{function}({first}, {second}, &("));
        self.visit_expr(&binary.left);
        self.edits.replace(op, "), &(");
        self.visit_expr(&binary.right);
        self.edits.insert(right.end, "))");
    }

    fn equal(&mut self, binary: &syn::ExprBinary, other: &str) {
        let (left, right) = (binary.left.span().byte_range(), binary.right.span().byte_range());
        let whole = left.start..right.end;
        let before = self.text(whole.clone());
        let after =
            shortened(&format!("{} {other} {}", self.text(left.clone()), self.text(right.clone())));
        let site = self.site(Kind::Condition, whole, before, after);
        self.edits.insert(left.start, format!("kanso_engine::flip::cond({site}, "));
        self.visit_expr(&binary.left);
        self.visit_expr(&binary.right);
        self.edits.insert(right.end, ")");
    }

    /// What is added or taken away. A number or a constant has a site of its own; what is lent, a text
    /// that is put together and a cast are left alone.
    fn amount(&mut self, expr: &Expr) {
        let own = match expr {
            Expr::Lit(_) | Expr::Reference(_) | Expr::Macro(_) | Expr::Cast(_) => true,
            Expr::Path(path) => self.is_number(path),
            _ => false,
        };
        if own {
            return self.visit_expr(expr);
        }
        let range = expr.span().byte_range();
        let before = self.text(range.clone());
        let after = match expr {
            Expr::Path(_) | Expr::MethodCall(_) | Expr::Call(_) | Expr::Field(_) => {
                format!("{before} + 1")
            }
            _ => format!("({before}) + 1"),
        };
        let site = self.site(Kind::Amount, range, before, after);
        self.wrap("int", site, expr, |inside| inside.visit_expr(expr));
    }

    fn is_number(&self, path: &syn::ExprPath) -> bool {
        let last = path.path.segments.last();
        last.is_some_and(|last| self.names.numbers.contains(&last.ident.to_string()))
    }

    /// A function: nothing is flipped in one that a constant may call.
    fn function(&mut self, signature: &syn::Signature, left_out: bool, block: &syn::Block) {
        let name = signature.ident.to_string();
        let constant = self.names.constant_functions.contains(&name);
        if let Some(word) = &signature.constness
            && !constant
        {
            self.edits.replace(word.span().byte_range(), "");
        }
        if left_out || (constant && signature.constness.is_some()) {
            return;
        }
        self.place.push(name);
        let answers = returns_bool(&signature.output);
        let outer = std::mem::replace(&mut self.answers, answers);
        if answers {
            self.answering(block);
        } else {
            self.visit_block(block);
        }
        self.answers = outer;
        self.place.pop();
    }
}

/// A piece of source that is not too long to be told.
fn shortened(text: &str) -> String {
    if text.chars().count() <= PIECE_MAX {
        return text.to_owned();
    }
    text.chars().take(PIECE_MAX - 1).chain(['…']).collect()
}

fn returns_bool(output: &syn::ReturnType) -> bool {
    let syn::ReturnType::Type(_, ty) = output else { return false };
    matches!(&**ty, syn::Type::Path(path) if path.path.is_ident("bool"))
}

fn is_matches(mac: &syn::ExprMacro) -> bool {
    mac.mac.path.is_ident("matches")
}

/// True if a method answers yes or no, by its name.
fn asks(call: &syn::ExprMethodCall) -> bool {
    let name = call.method.to_string();
    let closure = || matches!(call.args.first(), Some(Expr::Closure(_)));
    name.starts_with("is_") || name == "contains" || ((name == "any" || name == "all") && closure())
}

/// The last name of the trait that is implemented; empty where none is.
fn trait_name(item: &syn::ItemImpl) -> String {
    let last = item.trait_.as_ref().and_then(|(path, _)| path.segments.last());
    last.map(|segment| segment.ident.to_string()).unwrap_or_default()
}

/// The name of a type, without what it is made of.
fn type_name(ty: &syn::Type) -> String {
    match ty {
        syn::Type::Path(path) => {
            path.path.segments.last().map(|last| last.ident.to_string()).unwrap_or_default()
        }
        syn::Type::Reference(reference) => type_name(&reference.elem),
        _ => String::new(),
    }
}

fn attributes(item: &syn::Item) -> &[syn::Attribute] {
    match item {
        syn::Item::Const(item) => &item.attrs,
        syn::Item::Enum(item) => &item.attrs,
        syn::Item::Fn(item) => &item.attrs,
        syn::Item::Impl(item) => &item.attrs,
        syn::Item::Macro(item) => &item.attrs,
        syn::Item::Mod(item) => &item.attrs,
        syn::Item::Static(item) => &item.attrs,
        syn::Item::Struct(item) => &item.attrs,
        syn::Item::Trait(item) => &item.attrs,
        syn::Item::Type(item) => &item.attrs,
        syn::Item::Use(item) => &item.attrs,
        _ => &[],
    }
}

impl<'ast> Visit<'ast> for Rewriter<'_> {
    fn visit_item(&mut self, item: &'ast syn::Item) {
        if is_test(attributes(item)) {
            let range = item.span().byte_range();
            self.edits.blank(&self.source.text, range);
            return;
        }
        if !self.left_out || matches!(item, syn::Item::Mod(_)) {
            visit::visit_item(self, item);
        }
    }

    fn visit_impl_item(&mut self, item: &'ast syn::ImplItem) {
        let attrs: &[syn::Attribute] = match item {
            syn::ImplItem::Fn(item) => &item.attrs,
            syn::ImplItem::Const(item) => &item.attrs,
            _ => &[],
        };
        if is_test(attrs) {
            self.edits.blank(&self.source.text, item.span().byte_range());
        } else {
            visit::visit_impl_item(self, item);
        }
    }

    fn visit_item_impl(&mut self, item: &'ast syn::ItemImpl) {
        self.place.push(type_name(&item.self_ty));
        let outer = std::mem::replace(&mut self.of_trait, trait_name(item));
        for inner in &item.items {
            self.visit_impl_item(inner);
        }
        self.of_trait = outer;
        self.place.pop();
    }

    fn visit_item_mod(&mut self, item: &'ast syn::ItemMod) {
        self.place.push(item.ident.to_string());
        visit::visit_item_mod(self, item);
        self.place.pop();
    }

    fn visit_item_fn(&mut self, item: &'ast syn::ItemFn) {
        self.function(&item.sig, false, &item.block);
    }

    fn visit_impl_item_fn(&mut self, item: &'ast syn::ImplItemFn) {
        let name = item.sig.ident.to_string();
        self.function(&item.sig, leave_out::function(&self.of_trait, &name), &item.block);
    }

    fn visit_trait_item_fn(&mut self, item: &'ast syn::TraitItemFn) {
        if let Some(block) = &item.default {
            self.function(&item.sig, false, block);
        }
    }

    // What is worked out while the game is compiled has no switch.
    fn visit_item_const(&mut self, _: &'ast syn::ItemConst) {}
    fn visit_impl_item_const(&mut self, _: &'ast syn::ImplItemConst) {}
    fn visit_trait_item_const(&mut self, _: &'ast syn::TraitItemConst) {}
    fn visit_item_static(&mut self, _: &'ast syn::ItemStatic) {}
    fn visit_item_enum(&mut self, _: &'ast syn::ItemEnum) {}
    fn visit_expr_const(&mut self, _: &'ast syn::ExprConst) {}
    fn visit_type(&mut self, _: &'ast syn::Type) {}
    fn visit_generic_argument(&mut self, _: &'ast syn::GenericArgument) {}
    fn visit_attribute(&mut self, _: &'ast syn::Attribute) {}
    fn visit_pat(&mut self, _: &'ast syn::Pat) {}
    fn visit_macro(&mut self, _: &'ast syn::Macro) {}

    fn visit_local(&mut self, local: &'ast syn::Local) {
        // A pattern has no switch; a type is none of ours.
        if let Some(init) = &local.init {
            self.visit_local_init(init);
        }
    }

    fn visit_expr_repeat(&mut self, repeat: &'ast syn::ExprRepeat) {
        self.visit_expr(&repeat.expr);
    }

    fn visit_expr_reference(&mut self, reference: &'ast syn::ExprReference) {
        // A list that is lent may be a constant that outlives the call.
        if !matches!(&*reference.expr, Expr::Array(_) | Expr::Lit(_)) {
            visit::visit_expr_reference(self, reference);
        }
    }

    fn visit_expr_if(&mut self, branch: &'ast syn::ExprIf) {
        self.branch(branch, false);
    }

    fn visit_expr_while(&mut self, run: &'ast syn::ExprWhile) {
        self.condition(&run.cond);
        self.visit_block(&run.body);
    }

    fn visit_expr_match(&mut self, choice: &'ast syn::ExprMatch) {
        self.choice(choice, false);
    }

    fn visit_expr_let(&mut self, asked: &'ast syn::ExprLet) {
        self.visit_expr(&asked.expr);
    }

    fn visit_expr_return(&mut self, returned: &'ast syn::ExprReturn) {
        if let Some(expr) = &returned.expr {
            self.value(expr, self.answers);
        }
    }

    fn visit_expr_closure(&mut self, closure: &'ast syn::ExprClosure) {
        let outer = std::mem::replace(&mut self.answers, false);
        self.visit_expr(&closure.body);
        self.answers = outer;
    }

    fn visit_expr_call(&mut self, call: &'ast syn::ExprCall) {
        let last = match &*call.func {
            Expr::Path(path) => path.path.segments.last(),
            _ => None,
        };
        if !last.is_some_and(|last| MEMORY.iter().any(|name| last.ident == name)) {
            visit::visit_expr_call(self, call);
        }
    }

    fn visit_expr_method_call(&mut self, call: &'ast syn::ExprMethodCall) {
        if asks(call) {
            self.leaf(&Expr::MethodCall(call.clone()));
        } else {
            self.call(call);
        }
    }

    fn visit_expr_macro(&mut self, mac: &'ast syn::ExprMacro) {
        if is_matches(mac) {
            self.leaf(&Expr::Macro(mac.clone()));
        }
    }

    fn visit_expr_binary(&mut self, binary: &'ast syn::ExprBinary) {
        match binary.op {
            BinOp::And(_) | BinOp::Or(_) => {
                self.condition(&binary.left);
                self.condition(&binary.right);
            }
            BinOp::Lt(_) => self.ordered(binary, "less", "<=", ">="),
            BinOp::Le(_) => self.ordered(binary, "at_most", "<", ">"),
            BinOp::Gt(_) => self.ordered(binary, "more", ">=", "<="),
            BinOp::Ge(_) => self.ordered(binary, "at_least", ">", "<"),
            BinOp::Eq(_) => self.equal(binary, "!="),
            BinOp::Ne(_) => self.equal(binary, "=="),
            BinOp::Add(_) | BinOp::Sub(_) | BinOp::AddAssign(_) | BinOp::SubAssign(_) => {
                self.visit_expr(&binary.left);
                self.amount(&binary.right);
            }
            _ => visit::visit_expr_binary(self, binary),
        }
    }

    fn visit_expr_index(&mut self, index: &'ast syn::ExprIndex) {
        let list = match &*index.expr {
            Expr::Path(path) => path.path.segments.last().map(|last| last.ident.to_string()),
            _ => None,
        };
        let length = list.and_then(|list| self.names.lists.get(&list).copied());
        let (Some(length), false) = (length, matches!(&*index.index, Expr::Range(_))) else {
            return visit::visit_expr_index(self, index);
        };
        let range = index.span().byte_range();
        let first = self.sites.len();
        for entry in 0..length {
            let before = format!("{}[{entry}]", self.text(index.expr.span().byte_range()));
            let after = format!("{before} + 1");
            self.site(Kind::Number, range.clone(), before, after);
        }
        self.edits.insert(range.start, format!("kanso_engine::flip::entry({first}, &"));
        self.edits.replace(index.bracket_token.span.open().byte_range(), ", ");
        self.visit_expr(&index.index);
        self.edits.replace(index.bracket_token.span.close().byte_range(), ")");
    }

    fn visit_expr_path(&mut self, path: &'ast syn::ExprPath) {
        if !self.is_number(path) {
            return;
        }
        let range = path.span().byte_range();
        let before = self.text(range.clone());
        let after = format!("{before} + 1");
        let site = self.site(Kind::Number, range, before, after);
        self.wrap("int", site, &Expr::Path(path.clone()), |_| ());
    }

    fn visit_expr_lit(&mut self, lit: &'ast syn::ExprLit) {
        let range = lit.span().byte_range();
        let before = self.text(range.clone());
        match &lit.lit {
            syn::Lit::Bool(truth) => {
                let after = (!truth.value).to_string();
                let site = self.site(Kind::Truth, range, before, after);
                self.wrap("cond", site, &Expr::Lit(lit.clone()), |_| ());
            }
            syn::Lit::Int(number) => {
                let Ok(value) = number.base10_parse::<u32>() else { return };
                let after = (u64::from(value) + 1).to_string();
                let site = self.site(Kind::Number, range, before, after);
                self.wrap("int", site, &Expr::Lit(lit.clone()), |_| ());
            }
            _ => {}
        }
    }
}
