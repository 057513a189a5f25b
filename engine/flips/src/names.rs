//! What must be known of a whole game before one of its files is rewritten: which constants are
//! numbers, and which functions are needed while the game is compiled.

use proc_macro2::{TokenStream, TokenTree};
use std::collections::{BTreeMap, BTreeSet};
use syn::visit::{self, Visit};

/// Types whose constants can be one more.
const NUMBERS: [&str; 12] =
    ["u8", "u16", "u32", "u64", "u128", "usize", "i8", "i16", "i32", "i64", "i128", "isize"];

/// Names of one game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Names {
    /// Constants that are numbers. A name that is also a constant of another type, or a static, is
    /// none of them.
    pub numbers: BTreeSet<String>,
    /// Constants that are lists of numbers, with how many each has.
    pub lists: BTreeMap<String, usize>,
    /// Functions that a constant may call, by name: they stay `const` and have no switch.
    pub constant_functions: BTreeSet<String>,
}

impl Names {
    /// The names of a game, from all of its files.
    pub fn of<'f>(files: impl IntoIterator<Item = &'f syn::File>) -> Self {
        let mut collector = Collector::default();
        for file in files {
            collector.visit_file(file);
        }
        let Collector { mut numbers, mut lists, others, functions, mut constant } = collector;
        let is_list = |name: &String| lists.contains_key(name);
        numbers.retain(|name| !others.contains(name) && !is_list(name));
        lists.retain(|name, _| !others.contains(name));
        // What a constant function names may be called by it.
        let mut todo: Vec<String> = constant.iter().cloned().collect();
        while let Some(name) = todo.pop() {
            for called in functions.get(&name).into_iter().flatten() {
                if constant.insert(called.clone()) {
                    todo.push(called.clone());
                }
            }
        }
        constant.retain(|name| functions.contains_key(name));
        Self { numbers, lists, constant_functions: constant }
    }
}

/// True if an item is there for tests alone.
pub(crate) fn is_test(attrs: &[syn::Attribute]) -> bool {
    attrs.iter().any(|attr| {
        let syn::Meta::List(list) = &attr.meta else { return attr.path().is_ident("test") };
        let said: String = list.tokens.to_string().chars().filter(|c| !c.is_whitespace()).collect();
        list.path.is_ident("cfg") && (said == "test" || said.starts_with("all(test,"))
    })
}

fn is_number(ty: &syn::Type) -> bool {
    matches!(ty, syn::Type::Path(path)
        if NUMBERS.iter().any(|number| path.path.is_ident(number)))
}

#[derive(Default)]
struct Collector {
    numbers: BTreeSet<String>,
    lists: BTreeMap<String, usize>,
    others: BTreeSet<String>,
    /// The constant functions, with what they name.
    functions: BTreeMap<String, BTreeSet<String>>,
    /// What stands in constants.
    constant: BTreeSet<String>,
}

impl Collector {
    fn constant(&mut self, name: &syn::Ident, ty: &syn::Type, expr: &syn::Expr) {
        let name = name.to_string();
        match (ty, expr) {
            (ty, _) if is_number(ty) => {
                self.numbers.insert(name);
            }
            (syn::Type::Array(array), syn::Expr::Array(list)) if is_number(&array.elem) => {
                self.lists.insert(name, list.elems.len());
            }
            _ => {
                self.others.insert(name);
            }
        }
        self.needs(expr);
    }

    fn function(&mut self, signature: &syn::Signature, block: &syn::Block) {
        if signature.constness.is_some() {
            let mut named = Named::default();
            named.visit_block(block);
            self.functions.entry(signature.ident.to_string()).or_default().extend(named.0);
        }
    }

    fn needs(&mut self, expr: &syn::Expr) {
        let mut named = Named::default();
        named.visit_expr(expr);
        self.constant.extend(named.0);
    }
}

impl<'ast> Visit<'ast> for Collector {
    fn visit_item(&mut self, item: &'ast syn::Item) {
        let attrs: &[syn::Attribute] = match item {
            syn::Item::Mod(item) => &item.attrs,
            syn::Item::Fn(item) => &item.attrs,
            syn::Item::Impl(item) => &item.attrs,
            syn::Item::Const(item) => &item.attrs,
            _ => &[],
        };
        if !is_test(attrs) {
            visit::visit_item(self, item);
        }
    }

    fn visit_item_const(&mut self, item: &'ast syn::ItemConst) {
        self.constant(&item.ident, &item.ty, &item.expr);
    }

    fn visit_impl_item_const(&mut self, item: &'ast syn::ImplItemConst) {
        self.constant(&item.ident, &item.ty, &item.expr);
    }

    fn visit_item_static(&mut self, item: &'ast syn::ItemStatic) {
        self.others.insert(item.ident.to_string());
        self.needs(&item.expr);
    }

    fn visit_variant(&mut self, variant: &'ast syn::Variant) {
        if let Some((_, value)) = &variant.discriminant {
            self.needs(value);
        }
    }

    fn visit_expr_const(&mut self, block: &'ast syn::ExprConst) {
        let mut named = Named::default();
        named.visit_block(&block.block);
        self.constant.extend(named.0);
    }

    fn visit_expr_repeat(&mut self, repeat: &'ast syn::ExprRepeat) {
        self.needs(&repeat.len);
        self.visit_expr(&repeat.expr);
    }

    fn visit_type_array(&mut self, array: &'ast syn::TypeArray) {
        self.needs(&array.len);
        self.visit_type(&array.elem);
    }

    fn visit_item_macro(&mut self, item: &'ast syn::ItemMacro) {
        name_all(item.mac.tokens.clone(), &mut self.constant);
    }

    fn visit_item_fn(&mut self, item: &'ast syn::ItemFn) {
        self.function(&item.sig, &item.block);
        visit::visit_item_fn(self, item);
    }

    fn visit_impl_item_fn(&mut self, item: &'ast syn::ImplItemFn) {
        self.function(&item.sig, &item.block);
        visit::visit_impl_item_fn(self, item);
    }
}

/// Every name that stands in a piece of code.
#[derive(Default)]
struct Named(BTreeSet<String>);

impl<'ast> Visit<'ast> for Named {
    fn visit_ident(&mut self, ident: &'ast syn::Ident) {
        self.0.insert(ident.to_string());
    }

    fn visit_macro(&mut self, mac: &'ast syn::Macro) {
        name_all(mac.tokens.clone(), &mut self.0);
    }
}

fn name_all(tokens: TokenStream, into: &mut BTreeSet<String>) {
    for token in tokens {
        match token {
            TokenTree::Ident(ident) => {
                into.insert(ident.to_string());
            }
            TokenTree::Group(group) => name_all(group.stream(), into),
            TokenTree::Punct(_) | TokenTree::Literal(_) => {}
        }
    }
}
