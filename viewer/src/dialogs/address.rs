//! A place in the game, as people write it.

use super::{DialogData, buttons_ui, text_ui};
use crate::command::{Asked, GoCommand};
use crate::model::Dialog;
use crate::words::{dialogs as words, timeline};
use egui::{Grid, RichText, Ui};
use kanso_engine::Text;

/// How places are written, and what each leads to.
const EXAMPLES: [(&str, Text); 8] = [
    ("12", timeline::ADDRESS_EVENT),
    ("12.3", timeline::ADDRESS_BEAT),
    ("t5", timeline::ADDRESS_TURN),
    ("r3", timeline::ADDRESS_ROUND),
    ("t5.2", timeline::ADDRESS_PHASE),
    ("c2", timeline::ADDRESS_CHAPTER),
    ("end", timeline::ADDRESS_END),
    ("1@12", timeline::ADDRESS_LINE),
];

/// Draws the body of the dialog.
pub(super) fn address_ui(
    ui: &mut Ui,
    dialog: &mut Dialog,
    data: &DialogData<'_>,
    asked: &mut Asked,
) {
    let lang = data.lang;
    text_ui(ui, words::ADDRESS_TEXT, &mut dialog.text, lang);
    ui.add_space(crate::look::GAP);
    Grid::new("places").num_columns(2).spacing([14.0, 2.0]).show(ui, |ui| {
        for (example, leads) in EXAMPLES {
            ui.label(RichText::new(example).monospace());
            ui.weak(leads.in_lang(lang));
            ui.end_row();
        }
    });
    if let Some(table) = &data.model.table {
        let here = table.address_of(table.here()).to_string();
        ui.add_space(crate::look::GAP_SMALL);
        ui.weak(crate::words::fill(timeline::ADDRESS_HERE, lang, &[("address", &here)]));
    }
    let enabled = !dialog.text.trim().is_empty();
    if buttons_ui(ui, words::GO, enabled, lang, asked) {
        asked.push(GoCommand::Address(dialog.text.clone()));
    }
}

#[cfg(test)]
mod tests {
    use crate::command::{Asked, DialogKind, SettingsCommand};
    use crate::dialogs::{DialogView, dialog_ui};
    use crate::model::Model;
    use crate::model::testing::with_golden;
    use egui_kittest::Harness;
    use egui_kittest::kittest::Queryable as _;
    use kanso_engine::Lang;

    fn dialog(mut model: Model) -> Harness<'static, Model> {
        model.apply(SettingsCommand::Open(DialogKind::Address).into());
        let mut harness =
            Harness::builder().with_context_setup(crate::look::install_for_tests).build_ui_state(
                |ui, model: &mut Model| {
                    let mut asked = Asked::default();
                    let lang = model.lang();
                    dialog_ui(ui.ctx(), model, &mut DialogView::default(), lang, &mut asked);
                    for command in asked.0 {
                        model.apply(command);
                    }
                },
                model,
            );
        harness.run();
        harness
    }

    fn event(harness: &Harness<'_, Model>) -> u32 {
        harness.state().table.as_ref().expect("open").here().event
    }

    #[test]
    fn what_is_typed_leads_there() {
        let mut harness = dialog(with_golden("rook-raiders/three-seats-tie"));
        harness.get_by_label("Address, such as 12, t5 or 1@end").type_text("60");
        harness.run();
        harness.get_by_label("Go there").click();
        harness.run();
        assert_eq!(event(&harness), 60);
        assert!(harness.state().dialog.is_none());
    }

    #[test]
    fn what_leads_nowhere_says_why_and_stays_open() {
        let mut model = with_golden("rook-raiders/three-seats-tie");
        model.apply(SettingsCommand::Lang(Lang::Ja).into());
        let mut harness = dialog(model);
        harness.get_by_label("場所（12、t5、1@endなど）").type_text("t999");
        harness.run();
        harness.key_press(egui::Key::Enter);
        harness.run();
        assert_eq!(event(&harness), 0);
        harness.get_by_label("この変化に第999手番はありません");
        harness.get_by_label("取消").click();
        harness.run();
        assert!(harness.state().dialog.is_none());
    }
}
