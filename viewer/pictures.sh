#!/usr/bin/env bash
# Takes pictures of the window, to be looked at: bash viewer/pictures.sh FOLDER [light|dark] [en|ja]
#
# Every game at three moments, every panel, every dialog, a small window and a large one; both themes
# and both languages without the last arguments. The three pictures of the README are made anew with
#
#     bash viewer/pictures.sh --readme
#
# It needs a display or xvfb-run, and for those of the README `convert` of ImageMagick, which makes
# them small.
set -euo pipefail
cd "$(dirname "$0")/.."

cargo build --quiet -p kanso-viewer -p kanso
target=${CARGO_TARGET_DIR:-target}/debug
games=fixtures/golden

# One display for all pictures.
if [ -z "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
    exec xvfb-run --auto-servernum --server-args="-screen 0 2000x1300x24 -noreset" "$0" "$@"
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# shot NAME ARGUMENTS...: one picture in the theme and the language of now.
shot() {
    "$target/kanso-viewer" --screenshot "$out/$1-$theme-$lang.png" --theme "$theme" --lang "$lang" "${@:2}"
}

# A game with lines: the dice fall otherwise twice, and bots play on.
lines_of() {
    cp "$games/rook-raiders/two-seats-one-declares.kanso" "$work/lines.kanso"
    "$target/kanso" branch "$work/lines.kanso" --at 17 --outcome "1 1" --name "a bad roll" \
        --play-on greedy >"$work/said"
    "$target/kanso" branch "$work/lines.kanso" --at 60 --luck fresh --name "fresh luck" \
        --play-on greedy >"$work/said"
    "$target/kanso" note "$work/lines.kanso" --at 17 "Was this attack worth it?" >"$work/said"
    "$target/kanso" note "$work/lines.kanso" --at 96 "Here the castle fell" >"$work/said"
}

all() {
    for at in 0 40 end; do
        shot "pig-$at" --at "$at" "$games/pig/won-by-holding.kanso"
        shot "rook-raiders-$at" --at "$at" "$games/rook-raiders/four-seats-tie.kanso"
        shot "berserk-tcg-$at" --at "$at" "$games/berserk-tcg/four-decks-green-against-red.kanso"
        shot "mamono-raid-$at" --at "$at" "$games/mamono-raid/four-seats-tie.kanso"
        shot "brave-architect-$at" --at "$at" \
            "$games/brave-architect/four-heroes-win-after-all-four-parts.kanso"
        shot "battlelore-heroes-$at" --at "$at" \
            "$games/battlelore-heroes/the-walls-of-greywatch-stand.kanso"
    done
    shot battlelore-heroes-charge --at 9 \
        "$games/battlelore-heroes/a-mounted-charge-with-a-leader-at-its-head.kanso"
    for page in heroes campaign; do
        shot "battlelore-heroes-$page" --at end --page "$page" \
            "$games/battlelore-heroes/a-campaign-of-eight-battles.kanso"
    done
    shot brave-architect-draft --at 7 "$games/brave-architect/a-draft-is-shown-in-full.kanso"
    shot brave-architect-link --at 8 \
        "$games/brave-architect/a-hero-turn-with-a-link-and-a-follow-up.kanso"
    shot brave-architect-pushed --at 2 \
        "$games/brave-architect/a-chain-of-two-heroes-is-pushed.kanso"
    shot mamono-raid-two --at 60 "$games/mamono-raid/two-seats-core-to-the-loser.kanso"
    shot mamono-raid-result --at 2 "$games/mamono-raid/tie-on-a-line.kanso"
    shot rook-raiders-two --at 60 "$games/rook-raiders/two-seats-last-survivor.kanso"
    shot rook-raiders-one --at 60 "$games/rook-raiders/one-seat-normal-won.kanso"
    shot berserk-tcg-seat --at 90 --eye 0 "$games/berserk-tcg/four-decks-green-against-red.kanso"
    for tab in happened moves state find notes; do
        shot "tab-$tab" --at 17 --tab "$tab" --find Goblin "$work/lines.kanso"
    done
    shot tab-insight --at 28 --tab insight --analyse "$games/rook-raiders/two-seats-last-survivor.kanso"
    shot tab-moves-choices --at 36 --tab moves "$work/lines.kanso"
    shot tab-moves-card --at 90 --tab moves "$games/berserk-tcg/four-decks-green-against-red.kanso"
    shot compare --at 30 --compare 1 "$work/lines.kanso"
    for dialog in note branch outcome correct address rename extract save-as export-board new-game help \
        findings; do
        shot "dialog-$dialog" --at 17 --dialog "$dialog" "$work/lines.kanso"
    done
    for dialog in dispute reading; do
        shot "dialog-$dialog" --at 30 --dialog "$dialog" "$work/lines.kanso"
    done
    shot dispute fixtures/disputes/rook-raiders/both-castles-fall.kanso
    shot dispute-seat --eye 0 fixtures/disputes/rook-raiders/both-castles-fall.kanso
    shot dispute-beside --beside dispute fixtures/disputes/rook-raiders/both-castles-fall.kanso
    shot reading-beside --beside RR-R31=immediately "$work/lines.kanso"
    shot library "$games"
    shot nothing
    shot missing no-such-file.kanso
    shot damaged fixtures/damaged
    shot small --size 900x600 --at 100 "$games/rook-raiders/four-seats-tie.kanso"
    shot small-card --size 900x600 --at 90 "$games/berserk-tcg/four-decks-green-against-red.kanso"
    shot large --size 1900x1200 --at 100 "$games/rook-raiders/four-seats-tie.kanso"
}

lines_of
if [ "${1:-}" = --readme ]; then
    out=$work theme=light lang=en
    size=(--size 1440x900)
    shot rook "${size[@]}" --at 30 "$work/lines.kanso"
    theme=dark
    shot card "${size[@]}" --at 90 "$games/berserk-tcg/four-decks-green-against-red.kanso"
    mkdir -p viewer/pictures
    theme=light
    shot insight "${size[@]}" --at 28 --tab insight --analyse \
        "$games/rook-raiders/two-seats-last-survivor.kanso"
    for name in rook-light-en card-dark-en insight-light-en; do
        convert "$work/$name.png" +dither -colors 96 -strip "PNG8:viewer/pictures/$name.png"
    done
    ls -l viewer/pictures
    exit
fi
out=${1:?name a folder for the pictures}
mkdir -p "$out"
for theme in ${2:-light dark}; do
    for lang in ${3:-en ja}; do
        all
    done
done
