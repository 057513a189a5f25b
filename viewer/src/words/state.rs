//! The state, field by field.

words! {
    TAB_STATE: "State", "状態";
}
