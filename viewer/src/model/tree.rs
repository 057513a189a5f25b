//! The tree of lines, flattened to rows: which line stands below which, and which are not shown.
//!
//! A line stands below the line that it really leaves: one that was made on a branch but before the
//! branch's own fork leaves the branch's parent, and one that left a deleted line leaves what is
//! left of it.

use kanso_replay::log::record::LineId;
use kanso_replay::review::LineInfo;

/// What the tree depends on, beside the lines.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TreeFrom {
    /// The line that is shown: it is never folded away.
    pub current: LineId,
    /// Nothing that leaves here or later is shown; none: everything is.
    pub until: Option<u32>,
    /// True if deleted lines are shown, too.
    pub deleted: bool,
}

/// One line of the tree.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TreeRow {
    /// What there is to know of it.
    pub info: LineInfo,
    /// The line that it really leaves; none for the game itself.
    pub leaves: Option<LineId>,
    /// After how many events it leaves it.
    pub fork: u32,
    /// How many lines it is away from the game itself.
    pub depth: u32,
    /// How many lines are below it, all of them.
    pub below: u32,
    /// True if those are folded away.
    pub folded: bool,
    /// True if the line that is shown leaves this one, at once or over others, or is it.
    pub on_path: bool,
    /// For each level from 1 to the row's own, the first [`DEPTH_MAX`] of them: whether another line
    /// of that level comes further down, below the same one.
    pub goes_on: Vec<bool>,
}

/// The tree of lines, from top to bottom.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct LineTree {
    /// The lines that are shown.
    pub rows: Vec<TreeRow>,
    /// How many lines there are, without deleted ones; without hindsight, as far as they may be
    /// known.
    pub count: u32,
}

/// Deepest level for which guides are kept; what is deeper is drawn there, too.
pub const DEPTH_MAX: usize = 6;

/// A line in its place.
#[derive(Clone, Copy, Default)]
struct Placed {
    leaves: Option<LineId>,
    fork: u32,
    shown: bool,
    on_path: bool,
}

impl LineTree {
    /// Puts the lines in their places. `lines` are all lines of a log, by number.
    pub fn of(lines: &[LineInfo], from: TreeFrom) -> Self {
        let mut placed = places(lines);
        let mut at = Some(from.current);
        while let Some(line) = at {
            let place = &mut placed[line as usize];
            place.on_path = true;
            at = place.leaves;
        }
        for (place, info) in placed.iter_mut().zip(lines) {
            let known = from.until.is_none_or(|until| place.fork < until);
            place.shown = place.on_path || ((!info.deleted || from.deleted) && known);
        }
        let mut below: Vec<Vec<LineId>> = vec![Vec::new(); lines.len()];
        let mut counts = vec![0_u32; lines.len()];
        for id in (0..lines.len()).rev() {
            let Placed { shown, leaves, .. } = placed[id];
            if let Some(parent) = leaves
                && shown
            {
                below[parent as usize].push(id as LineId);
                counts[parent as usize] += counts[id] + 1;
            }
        }
        for children in &mut below {
            children.sort_unstable_by_key(|id| (placed[*id as usize].fork, *id));
        }
        let mut tree =
            Self { rows: Vec::new(), count: placed.iter().filter(|at| at.shown).count() as u32 };
        let mut todo = match lines {
            [] => Vec::new(),
            _ => vec![(0, 0, Vec::new())],
        };
        while let Some((id, depth, goes_on)) = todo.pop() {
            let at = id as usize;
            let info = lines[at].clone();
            let Placed { leaves, fork, on_path, .. } = placed[at];
            let folded = info.folded && counts[at] > 0;
            let shown: Vec<_> = below[at]
                .iter()
                .copied()
                .filter(|child| !folded || placed[*child as usize].on_path)
                .collect();
            for (place, child) in shown.iter().enumerate().rev() {
                let mut goes_on: Vec<bool> = goes_on.clone();
                if goes_on.len() < DEPTH_MAX {
                    goes_on.push(place + 1 < shown.len());
                }
                todo.push((*child, depth + 1, goes_on));
            }
            let below = counts[at];
            tree.rows.push(TreeRow { info, leaves, fork, depth, below, folded, on_path, goes_on });
        }
        tree
    }

    /// The row of a line, if it is shown.
    pub fn row(&self, line: LineId) -> Option<usize> {
        self.rows.iter().position(|row| row.info.id == line)
    }
}

/// Which line a line really leaves, and after how many events; none for the game itself.
pub(super) fn leaves(lines: &[LineInfo], line: LineId) -> Option<(LineId, u32)> {
    let placed = *places(lines).get(line as usize)?;
    placed.leaves.map(|leaves| (leaves, placed.fork))
}

/// Which line each line really leaves, and where.
fn places(lines: &[LineInfo]) -> Vec<Placed> {
    let mut placed: Vec<Placed> = Vec::with_capacity(lines.len());
    for info in lines {
        let (mut leaves, mut fork) = (info.parent, info.fork);
        // A parent has a smaller number, so it is in its place already.
        while let Some(parent) = leaves
            && parent < info.id
        {
            let (above, at) = (placed[parent as usize], &lines[parent as usize]);
            if above.leaves.is_none() || (!at.deleted && fork > above.fork) {
                break;
            }
            fork = fork.min(above.fork);
            leaves = above.leaves;
        }
        placed.push(Placed { leaves, fork, ..Placed::default() });
    }
    placed
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(id: LineId, parent: Option<LineId>, fork: u32) -> LineInfo {
        LineInfo {
            id,
            name: format!("line {id}"),
            parent,
            fork,
            events: 20,
            trimmed: 0,
            mend: None,
            folded: false,
            deleted: false,
            promoted: id == 0,
            fresh_luck: false,
            seal: None,
            broken: false,
        }
    }

    const ALL: TreeFrom = TreeFrom { current: 0, until: None, deleted: false };

    /// `(line, depth, fork)` from top to bottom.
    fn rows(lines: &[LineInfo], from: TreeFrom) -> Vec<(LineId, u32, u32)> {
        let tree = LineTree::of(lines, from);
        tree.rows.iter().map(|row| (row.info.id, row.depth, row.fork)).collect()
    }

    #[test]
    fn lines_stand_below_what_they_leave_by_fork() {
        let lines =
            [line(0, None, 0), line(1, Some(0), 12), line(2, Some(0), 4), line(3, Some(1), 15)];
        assert_eq!(rows(&lines, ALL), [(0, 0, 0), (2, 1, 4), (1, 1, 12), (3, 2, 15)]);
    }

    #[test]
    fn a_line_made_on_a_branch_before_its_fork_leaves_the_parent() {
        let lines = [line(0, None, 0), line(1, Some(0), 12), line(2, Some(1), 12)];
        assert_eq!(rows(&lines, ALL), [(0, 0, 0), (1, 1, 12), (2, 1, 12)]);
    }

    #[test]
    fn what_left_a_deleted_line_leaves_what_is_left_of_it() {
        let mut lines = [line(0, None, 0), line(1, Some(0), 12), line(2, Some(1), 15)];
        lines[1].deleted = true;
        assert_eq!(rows(&lines, ALL), [(0, 0, 0), (2, 1, 12)]);
        let on_it = TreeFrom { current: 1, until: None, deleted: false };
        assert_eq!(rows(&lines, on_it), [(0, 0, 0), (1, 1, 12), (2, 1, 12)]);
    }

    #[test]
    fn a_folded_line_hides_those_below_it_but_not_the_one_that_is_shown() {
        let mut lines =
            [line(0, None, 0), line(1, Some(0), 3), line(2, Some(1), 5), line(3, Some(1), 6)];
        lines[1].folded = true;
        let tree = LineTree::of(&lines, ALL);
        assert_eq!(tree.rows.len(), 2);
        assert_eq!((tree.rows[1].below, tree.rows[1].folded), (2, true));
        let within = TreeFrom { current: 3, until: None, deleted: false };
        assert_eq!(rows(&lines, within), [(0, 0, 0), (1, 1, 3), (3, 2, 6)]);
    }

    #[test]
    fn without_hindsight_a_line_that_leaves_here_or_later_is_not_shown() {
        let lines =
            [line(0, None, 0), line(1, Some(0), 3), line(2, Some(0), 5), line(3, Some(1), 9)];
        let at_5 = TreeFrom { current: 0, until: Some(5), deleted: false };
        let tree = LineTree::of(&lines, at_5);
        assert_eq!((tree.rows.len(), tree.rows[0].below, tree.count), (2, 1, 2));
        let on_3 = TreeFrom { current: 3, until: Some(2), deleted: false };
        assert_eq!(rows(&lines, on_3), [(0, 0, 0), (1, 1, 3), (3, 2, 9)]);
    }

    #[test]
    fn guides_go_on_to_the_last_line_of_a_level() {
        let lines =
            [line(0, None, 0), line(1, Some(0), 3), line(2, Some(1), 5), line(3, Some(0), 6)];
        let tree = LineTree::of(&lines, ALL);
        let goes_on: Vec<_> = tree.rows.iter().map(|row| row.goes_on.clone()).collect();
        assert_eq!(goes_on, [vec![], vec![true], vec![true, false], vec![false]]);
    }

    #[test]
    fn two_thousand_lines_each_leaving_the_one_before_it_are_put_in_their_places() {
        let lines: Vec<_> = (0..2_000).map(|id| line(id, id.checked_sub(1), id)).collect();
        let tree = LineTree::of(&lines, ALL);
        assert_eq!(tree.rows.len(), 2_000);
        assert_eq!(tree.rows[1_999].depth, 1_999);
        assert_eq!(tree.rows[0].below, 1_999);
    }
}
