//! Verification that runs again after each change, without a window.

use super::*;
use crate::command::PlayCommand;
use crate::model::Effect;
use crate::model::testing::with_golden;
use crate::platform::Platform;

/// Does all jobs that the model asks for; how many verifications there were.
fn work(model: &mut Model) -> usize {
    let (platform, mut verifications) = (Platform::at_once(kanso_games::built_in()), 0);
    loop {
        let mut idle = true;
        for effect in std::mem::take(&mut model.effects) {
            if let Effect::Start(job) = effect {
                verifications += usize::from(matches!(job, Job::Verify { .. }));
                platform.start(job);
                idle = false;
            }
        }
        for done in platform.done() {
            model.finished(done);
        }
        if idle {
            return verifications;
        }
    }
}

fn verification(model: &Model) -> &Verification {
    &model.table.as_ref().expect("open").verification
}

#[test]
fn a_game_is_verified_when_it_is_opened() {
    let mut model = with_golden("pig/won-by-holding");
    assert_eq!(*verification(&model), Verification::Checking);
    assert_eq!(work(&mut model), 1);
    assert!(verification(&model).report().expect("read").is_sound());
}

#[test]
fn each_change_is_verified_but_one_at_a_time() {
    let mut model = with_golden("pig/won-by-holding");
    let lines = |model: &Model| verification(model).report().map(|report| report.lines.len());
    // Still looking at the log as it was opened: the change waits for its turn.
    model.apply(PlayCommand::Choose(0).into());
    model.apply(PlayCommand::Choose(0).into());
    let jobs = model.effects.iter().filter(|effect| matches!(effect, Effect::Start(_)));
    assert_eq!(jobs.count(), 1);
    let table = model.table.as_mut().expect("open");
    table.review.branch("tried", kanso_replay::log::record::LineLuck::Same, None).expect("a line");
    table.changed();
    assert_eq!(work(&mut model), 2);
    assert_eq!(lines(&model), Some(2));
}

#[test]
fn what_bots_play_is_verified_when_they_have_stopped() {
    let mut model = with_golden("pig/won-by-holding");
    work(&mut model);
    let table = model.table.as_mut().expect("open");
    table.play.bot = Some(kanso_replay::review::Bot::Greedy);
    table.changed();
    model.keep_verified();
    assert_eq!(work(&mut model), 0);
    model.apply(PlayCommand::StopBots.into());
    assert_eq!(work(&mut model), 1);
}

#[test]
fn a_file_that_is_gone_is_not_called_sound() {
    let mut model = with_golden("pig/won-by-holding");
    work(&mut model);
    let table = model.table.as_mut().expect("open");
    table.access = Access::Memory(WhyMemory::Torn(1));
    table.path = Some("/nowhere/at.kanso".into());
    table.changed();
    model.keep_verified();
    work(&mut model);
    assert_eq!(*verification(&model), Verification::Unreadable);
}
