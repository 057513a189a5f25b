//! Writes all mutants of a file into it, each behind a question whether it is on.
//!
//! Nothing of the file is taken away: text is put before and after what a mutant changes, and what is between
//! is spliced in its turn. The mutants of `a + b` give
//!
//! ```text
//! (if crate::mutant_on(7) { a - b } else if crate::mutant_on(8) { a * b } else { a + b })
//! ```
//!
//! where only the last `a` and `b` are spliced, so that a file grows with the number of its mutants. Around
//! each stand marks in comments ([`open`]), by which [`ids_at`] finds whose text the compiler complains of.
//!
//! Left out: constant items, lengths and patterns, which are there before anything is on. A `const fn` becomes
//! a plain one, unless a constant needs it.

use crate::list::Mutant;
use proc_macro2::Span;
use std::collections::{BTreeMap, BTreeSet};
use syn::spanned::Spanned;
use syn::visit::{self, Visit};

/// What the compiler would not have, found by building.
#[derive(Default)]
pub struct Refused {
    /// Mutants that do not compile.
    pub ids: BTreeSet<u32>,
    /// Names of the functions that a constant needs.
    pub consts: BTreeSet<String>,
}

/// A file with its mutants in it.
#[derive(Default)]
pub struct Spliced {
    pub text: String,
    /// The mutants that are in it.
    pub ids: BTreeSet<u32>,
    /// Those that no compiler would have.
    pub unviable: BTreeSet<u32>,
}

/// Puts the mutants of this file into it, but for those that were refused.
pub fn splice(text: &str, mutants: &[(u32, &Mutant)], refused: &Refused) -> Spliced {
    let file = syn::parse_file(text).expect("the source is Rust");
    let mut at = BTreeMap::<_, Vec<_>>::new();
    for &(id, mutant) in mutants.iter().filter(|(id, _)| !refused.ids.contains(id)) {
        let key = (mutant.genre.as_str(), mutant.span.start.byte_in(text));
        at.entry(key).or_default().push((id, mutant.replacement.as_str()));
    }
    let mut splicer = Splicer { text, at, refused, put: Vec::new(), done: Spliced::default() };
    splicer.visit_file(&file);
    // What is put at one place stays in the order in which it was found.
    splicer.put.sort_by_key(|(at, _)| *at);
    let (mut spliced, mut end) = (splicer.done, 0);
    for (at, put) in splicer.put {
        spliced.text += &text[end..at];
        spliced.text += &put;
        end = at;
    }
    spliced.text += &text[end..];
    spliced
}

/// A mutant's own text, between marks.
fn marked(id: u32, text: &str) -> String {
    format!("/*<{id}*/{text}/*{id}>*/")
}

/// The mark before all that is there for these mutants; `CLOSE` stands behind.
fn open(ids: &[u32]) -> String {
    let ids: Vec<_> = ids.iter().map(u32::to_string).collect();
    format!("/*[{}*/", ids.join(","))
}
const CLOSE: &str = "/*]*/";

fn on(id: u32) -> String {
    format!("crate::mutant_on({id})")
}

/// The mutants that a complaint about these bytes is about: the one in whose text it stands, else those around
/// whose place it is, else all within it.
pub fn ids_at(spliced: &str, start: usize, end: usize) -> Vec<u32> {
    let (mut stack, mut within) = (Vec::new(), Vec::new());
    let (mut own, mut around) = (None, None);
    for (at, _) in spliced.match_indices("/*") {
        let Some(mark) = spliced[at + 2..].split("*/").next() else { continue };
        if let Some(id) = mark.strip_prefix('<').and_then(|id| id.parse().ok()) {
            stack.push((at, vec![id]));
        } else if let Some(ids) = mark.strip_prefix('[') {
            stack.push((at, ids.split(',').filter_map(|id| id.parse().ok()).collect()));
        } else if mark == "]" || mark.strip_suffix('>').is_some_and(|id| id.parse::<u32>().is_ok())
        {
            let (opened, ids) = stack.pop().expect("marks come in pairs");
            if opened <= start && end <= at {
                let innermost = if mark == "]" { &mut around } else { &mut own };
                innermost.get_or_insert(ids);
            } else if start <= opened && at <= end && mark == "]" {
                within.extend(ids);
            }
        }
    }
    own.or(around).unwrap_or(within)
}

struct Splicer<'a> {
    text: &'a str,
    /// Genre and first byte of what is changed; numbers and replacements.
    at: BTreeMap<(&'a str, usize), Vec<(u32, &'a str)>>,
    refused: &'a Refused,
    put: Vec<(usize, String)>,
    done: Spliced,
}

impl<'a> Splicer<'a> {
    /// The mutants at this place, which are spliced now.
    fn take(&mut self, genre: &'static str, at: usize) -> Vec<(u32, &'a str)> {
        let found = self.at.remove(&(genre, at)).unwrap_or_default();
        self.done.ids.extend(found.iter().map(|(id, _)| id));
        found
    }

    /// Puts the changed texts before an expression, each behind its question, and what ends them behind it.
    fn choose(&mut self, whole: Span, changed: &[(u32, String)], inner: impl FnOnce(&mut Self)) {
        if changed.is_empty() {
            return inner(self);
        }
        let ids: Vec<_> = changed.iter().map(|(id, _)| *id).collect();
        let mut before = open(&ids) + "(";
        for (id, text) in changed {
            before += &format!("if {} {{ {} }} else ", on(*id), marked(*id, text));
        }
        self.put.push((whole.byte_range().start, before + "{ "));
        inner(self);
        self.put.push((whole.byte_range().end, format!(" }}){CLOSE}")));
    }

    /// The text of `whole` with that of `part` replaced.
    fn with(&self, whole: Span, part: Span, by: &str) -> String {
        let (whole, part) = (whole.byte_range(), part.byte_range());
        [&self.text[whole.start..part.start], by, &self.text[part.end..whole.end]].concat()
    }

    fn function(&mut self, sig: &syn::Signature, block: &syn::Block) {
        if let Some(word) = sig.constness.as_ref().map(Spanned::span) {
            if self.refused.consts.contains(&sig.ident.to_string()) {
                return;
            }
            self.put.push((word.byte_range().start, "/* ".into()));
            self.put.push((word.byte_range().end, " */".into()));
        }
        let first = block.stmts.first().map(|stmt| stmt.span().byte_range().start);
        let found = first.map(|at| self.take("FnValue", at)).unwrap_or_default();
        let begin = block.brace_token.span.open().byte_range().end;
        let end = block.brace_token.span.close().byte_range().start;
        let hidden = matches!(&sig.output, syn::ReturnType::Type(_, of) if matches!(**of, syn::Type::ImplTrait(_)));
        if hidden && !found.is_empty() {
            // All that is returned has one type, whose name is not told: the items are left out, and others added.
            let ids: Vec<_> = found.iter().map(|(id, _)| *id).collect();
            self.put.push((begin, format!(" let all = {}{{", open(&ids))));
            visit::visit_block(self, block);
            let any: Vec<_> = ids.iter().map(|id| on(*id)).collect();
            let mut after =
                format!("}}; all.take(if {} {{ 0 }} else {{ usize::MAX }})", any.join(" || "));
            for (id, by) in found {
                if let Some(item) = by.strip_prefix("::std::iter::once(") {
                    let item = item.strip_suffix(')').expect("it is a call");
                    after += &format!(".chain({}.then(|| {}))", on(id), marked(id, item));
                }
            }
            self.put.push((end, after + CLOSE));
        } else {
            for (id, by) in found {
                let by = marked(id, &format!("return {by};"));
                self.put.push((begin, format!(" {}if {} {{ {by} }}{CLOSE}", open(&[id]), on(id))));
            }
            visit::visit_block(self, block);
        }
    }
}

/// True if the expression binds a name for what follows: `if let … && …`.
fn binds(expr: &syn::Expr) -> bool {
    match expr {
        syn::Expr::Let(_) => true,
        syn::Expr::Binary(binary) => binds(&binary.left) || binds(&binary.right),
        _ => false,
    }
}

impl<'ast> Visit<'ast> for Splicer<'_> {
    fn visit_item_fn(&mut self, item: &'ast syn::ItemFn) {
        self.function(&item.sig, &item.block);
    }

    fn visit_impl_item_fn(&mut self, item: &'ast syn::ImplItemFn) {
        self.function(&item.sig, &item.block);
    }

    fn visit_trait_item_fn(&mut self, item: &'ast syn::TraitItemFn) {
        if let Some(block) = &item.default {
            self.function(&item.sig, block);
        }
    }

    fn visit_expr_binary(&mut self, expr: &'ast syn::ExprBinary) {
        let (whole, op) = (expr.span(), expr.op.span());
        let mut found = self.take("BinaryOperator", op.byte_range().start);
        if binds(&expr.left) || binds(&expr.right) {
            // Names that one side of an `&&` binds are not there after an `||`.
            for (id, _) in found.drain(..) {
                self.done.ids.remove(&id);
                self.done.unviable.insert(id);
            }
        }
        let changed: Vec<_> =
            found.into_iter().map(|(id, by)| (id, self.with(whole, op, by))).collect();
        self.choose(whole, &changed, |this| visit::visit_expr_binary(this, expr));
    }

    fn visit_expr_unary(&mut self, expr: &'ast syn::ExprUnary) {
        let (whole, op) = (expr.span(), expr.op.span());
        let found = self.take("UnaryOperator", op.byte_range().start);
        let changed: Vec<_> =
            found.into_iter().map(|(id, by)| (id, self.with(whole, op, by))).collect();
        self.choose(whole, &changed, |this| visit::visit_expr_unary(this, expr));
    }

    fn visit_expr_struct(&mut self, expr: &'ast syn::ExprStruct) {
        let whole = expr.span();
        let mut changed = Vec::new();
        for field in &expr.fields {
            let at = field.span().byte_range();
            for (id, _) in self.take("StructField", at.start) {
                let text = self.with(whole, field.span(), "");
                // The comma behind it goes, too.
                let (before, behind) = text.split_at(at.start - whole.byte_range().start);
                changed.push((id, before.to_owned() + &behind.replacen(',', "", 1)));
            }
        }
        self.choose(whole, &changed, |this| visit::visit_expr_struct(this, expr));
    }

    fn visit_arm(&mut self, arm: &'ast syn::Arm) {
        let gone = self.take("MatchArm", arm.span().byte_range().start);
        let not: Vec<_> = gone.iter().map(|(id, _)| format!("!{}", on(*id))).collect();
        let ids: Vec<_> = gone.iter().map(|(id, _)| *id).collect();
        let syn::Pat::Guard(syn::PatGuard { guard, .. }) = &arm.pat else {
            if !gone.is_empty() {
                let put = format!(" {}if {}{CLOSE}", open(&ids), not.join(" && "));
                self.put.push((arm.pat.span().byte_range().end, put));
            }
            return visit::visit_expr(self, &arm.body);
        };
        let at = guard.span().byte_range();
        if !gone.is_empty() {
            self.put.push((at.start, format!("{}{} && ", open(&ids), not.join(" && "))));
        }
        let found = self.take("MatchArmGuard", at.start);
        if binds(guard) {
            for (id, _) in found.iter().filter(|(_, by)| *by == "false") {
                self.put.push((at.start, format!("!{} && ", on(*id))));
            }
            self.visit_expr(guard);
        } else {
            let changed: Vec<_> = found.into_iter().map(|(id, by)| (id, by.to_owned())).collect();
            self.put.push((at.start, "(".into()));
            self.choose(guard.span(), &changed, |this| this.visit_expr(guard));
            self.put.push((at.end, ")".into()));
        }
        if !gone.is_empty() {
            self.put.push((at.end, CLOSE.into()));
        }
        self.visit_expr(&arm.body);
    }

    // What is there before anything is on.
    fn visit_expr_repeat(&mut self, expr: &'ast syn::ExprRepeat) {
        self.visit_expr(&expr.expr);
    }
    fn visit_item_const(&mut self, _: &'ast syn::ItemConst) {}
    fn visit_item_static(&mut self, _: &'ast syn::ItemStatic) {}
    fn visit_impl_item_const(&mut self, _: &'ast syn::ImplItemConst) {}
    fn visit_trait_item_const(&mut self, _: &'ast syn::TraitItemConst) {}
    fn visit_expr_const(&mut self, _: &'ast syn::ExprConst) {}
    fn visit_type(&mut self, _: &'ast syn::Type) {}
    fn visit_pat(&mut self, _: &'ast syn::Pat) {}
    fn visit_variant(&mut self, _: &'ast syn::Variant) {}
}
