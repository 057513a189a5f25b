//! The timeline.

words! {
    PREVIOUS_EVENT: "Previous event", "前の出来事";
    NEXT_EVENT: "Next event", "次の出来事";
    TIMELINE: "Timeline", "時間軸";
}
