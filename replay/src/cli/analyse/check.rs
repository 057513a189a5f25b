//! `kanso analyse --check GAME`: whether the values of a game hold.

use super::one::table;
use crate::cli::games::unknown;
use crate::cli::{Failure, Finding, Io};
use crate::insight::{Checked, Extent, LuckTotals, Mean};

/// Games of which one moment each is compared with what came.
const CALIBRATION_GAMES: u32 = 1_000;
/// Playouts of each half of such a moment.
const CALIBRATION_PLAYOUTS: u32 = 20;
/// Games of which the luck is summed up.
const LUCK_GAMES: u32 = 400;
/// Playouts for each of their moments.
const LUCK_PLAYOUTS: u32 = 100;

/// Checks the values of a game: `games` of which the luck is summed up, two and a half times as many for the
/// calibration.
pub(super) fn tell(
    game: &str,
    (games, playouts): (Option<u32>, Option<u32>),
    json: bool,
    io: &mut Io<'_>,
) -> Result<Finding, Failure> {
    let luck_games = games.unwrap_or(LUCK_GAMES);
    let extent = Extent {
        calibration_games: luck_games.saturating_mul(CALIBRATION_GAMES / 100) / (LUCK_GAMES / 100),
        calibration_playouts: CALIBRATION_PLAYOUTS,
        luck_games,
        luck_playouts: playouts.unwrap_or(LUCK_PLAYOUTS),
    };
    let found = io.games.get(game).map_err(unknown)?.check("1", extent, io.stop.flag());
    let checked =
        found.map_err(|stopped| Failure::cannot(stopped).next("it begins anew next time"))?;
    if json {
        let told = serde_json::to_value(&checked).map_err(Failure::cannot)?;
        writeln!(io.out, "{told:#}")?;
    } else {
        bins(&checked, io)?;
        luck(&checked.greedy, io)?;
        luck(&checked.erring, io)?;
        let Checked { game, calibration, greedy, erring } = &checked;
        writeln!(
            io.out,
            "\n{game}: {}; {} moments of {} games, chi-square {:.1} of at most {:.1}; luck {:+.4} ±{:.4} and \
             {:+.4} ±{:.4} of a win in {} and {} games",
            if checked.is_good() { io.style.good("holds") } else { io.style.bad("does not hold") },
            calibration.moments,
            extent.calibration_games,
            calibration.chi_square,
            calibration.chi_square_max,
            greedy.luck.mean,
            greedy.luck.error,
            erring.luck.mean,
            erring.luck.error,
            greedy.games,
            erring.games,
        )?;
    }
    Ok(Finding::good_if(checked.is_good()))
}

fn bins(checked: &Checked, io: &mut Io<'_>) -> Result<(), Failure> {
    let mut rows = vec![["value", "moments", "said", "came", "±"].map(str::to_owned).to_vec()];
    for bin in &checked.calibration.bins {
        rows.push(vec![
            format!("{:.1}", bin.from),
            bin.moments.to_string(),
            format!("{:.3}", bin.said),
            format!("{:.3}", bin.came),
            format!("{:.3}", bin.error),
        ]);
    }
    table(&rows, io)
}

fn luck(totals: &LuckTotals, io: &mut Io<'_>) -> Result<(), Failure> {
    let of = |mean: Mean| format!("{:+.4} ±{:.4}", mean.mean, mean.error);
    writeln!(
        io.out,
        "{} against {}, {} games, {} playouts a moment: luck {}, choices {}, result {}, without luck {}, \
         variance {:.1} times less",
        totals.bots[0],
        totals.bots[1],
        totals.games,
        totals.playouts,
        of(totals.luck),
        of(totals.choices),
        of(totals.result),
        of(totals.adjusted),
        totals.variance_ratio,
    )?;
    Ok(())
}
