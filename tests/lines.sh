#!/usr/bin/env bash
# Where the lines of the games go: bash tests/lines.sh
#
# Counted are lines of Rust that are neither blank nor comment nor test. A test is a module under
# #[cfg(test)], with all below it. Purposes go by file, so a row is right to some percent.
set -euo pipefail
cd "$(dirname "$0")/../engine/games"

games=(pig gin-rummy rook-raiders mamono-raid berserk-tcg brave-architect battlelore-heroes)

# The files of a game that are no tests.
files_of() {
    local src=$1/src skip
    skip=$(grep -rn --include='*.rs' -A1 '^#\[cfg(test)\]' "$src" |
        sed -nE 's#^(.*)/([a-z_]+)\.rs-[0-9]+-(pub(\([a-z]+\))? )?mod ([a-z_]+);#\1 \2 \5#p' |
        while read -r folder file module; do
            case $file in lib | mod) at=$folder ;; *) at=$folder/$file ;; esac
            printf '%s\n' "$at/$module.rs" "$at/$module/"
        done)
    find "$src" -name '*.rs' | sort | grep -vF -e "${skip:-/no such/}" || true
}

# Lines of code of the files on standard input, each with its purpose.
counted() {
    xargs awk '
        FNR == 1 { inside = 0; test = 0; path = FILENAME; sub(/^[^\/]*\/src\//, "", path) }
        test { next }
        /^#\[cfg\(test\)\]/ { held = FNR; next }
        held == FNR - 1 && /^(pub(\([a-z]+\))? )?mod [a-z_]+ \{/ { test = 1; next }
        held == FNR - 1 && /^(pub(\([a-z]+\))? )?(mod|use) / { next }
        /^[[:space:]]*$/ || /^[[:space:]]*\/\// { next }
        { print purpose(path) }
        function purpose(p) {
            if (p ~ /^state\/(mod|card_list|memo|pending|task)\.rs/) return "state"
            if (p ~ /^rules\/course\/mod\.rs/) return "rules: course, derived"
            sub(/^(data|state|table|rules\/(course|fight|chapter)|rules)\//, "", p)
            if (p ~ /^words\/fact/) return "words: facts"
            if (p ~ /^words\/refusal/) return "words: refusals"
            if (p ~ /^words\/action/) return "words: actions"
            if (p ~ /^(words\/prompt|question)/) return "words: prompts"
            if (p ~ /^(words|names)/) return "words: the rest"
            if (p ~ /^cards(\/|\.rs)/) return "cards"
            if (p ~ /^scene/ || p ~ /^(touches|points|fact_about|item_tells|rows_of|rows)\.rs/) return "scene"
            if (p ~ /^opening/) return "openings"
            if (p ~ /^bot/) return "bot"
            if (p ~ /^secrets/) return "secrets"
            if (p ~ /^(rule_list|readings|revisions|refusal_rule)/) return "lists: rules, readings, revisions"
            if (p ~ /^(state|vocabulary)/) return "state"
            if (p ~ /^(action|notation)/) return "actions, notation"
            if (p ~ /^(fact|refusal)/) return "facts, refusals"
            if (p ~ /^(lib|play|setup|options|prelude)\.rs/) return "face, set-up"
            if (p ~ /^(check|legal|conceivable)/) return "rules: check, legal, conceivable"
            if (p ~ /^(course|flow|decide|derived)/) return "rules: course, derived"
            return "rules: chapters"
        }'
}

echo "== lines by purpose"
for game in "${games[@]}"; do
    files_of "$game" | counted | sed "s/^/$game\t/"
done | awk -F'\t' -v names="${games[*]}" '
    { count[$2, $1]++; sum[$1]++; all[$2]++; total++ }
    END {
        n = split(names, game, " ")
        printf "%-36s", ""
        for (i = 1; i <= n; i++) printf "%18s", game[i]
        printf "%9s\n", "all"
        for (purpose in all) {
            line = sprintf("%-36s", purpose)
            for (i = 1; i <= n; i++) line = line sprintf("%18d", count[purpose, game[i]])
            print line sprintf("%9d", all[purpose]) | "sort"
        }
        close("sort")
        printf "%-36s", "together"
        for (i = 1; i <= n; i++) printf "%18d", sum[game[i]]
        printf "%9d\n", total
    }'

# Five decisions of each game: what names one, as a pattern of words.
decisions() {
    cat <<'LIST'
rook-raiders|ChooseCommand|ChooseCommand|choose_command|CHOOSE_COMMAND
rook-raiders|SetupPlace|SetupPlace|setup_place|SETUP_PLACE
rook-raiders|SupportHeal|SupportHeal|support_heal|SUPPORT_HEAL
rook-raiders|FatigueChoose|FatigueChoose|fatigue_choose|FATIGUE_CHOOSE
rook-raiders|RestChoose|RestChoose|rest_choose|REST_CHOOSE
mamono-raid|PickStarter|PickStarter|pick_starter|PICK_STARTER
mamono-raid|SwapPart|SwapPart|swap_part|SWAP_PART
mamono-raid|FieldMedic|FieldMedic|field_medic|FIELD_MEDIC
mamono-raid|PlaceChip|PlaceChip|place_chip|PLACE_CHIP
mamono-raid|EnemyItem|EnemyItem|enemy_item|ENEMY_ITEM
berserk-tcg|Vanguard|Vanguard|vanguard
berserk-tcg|Redraw|Redraw|redraw
berserk-tcg|Sacrifice|Sacrifice|sacrifice
berserk-tcg|StopSearch|StopSearch|stop_search|STOP_SEARCH
berserk-tcg|DrawTwo|DrawTwo|draw_two|DRAW_TWO
brave-architect|SlamSide|SlamSide|slam_side|SLAM_SIDE
brave-architect|TensionHeal|TensionHeal|tension_heal|TENSION_HEAL
brave-architect|TensionInterrupt|TensionInterrupt|tension_interrupt|TENSION_INTERRUPT
brave-architect|Upkeep|Upkeep|upkeep
brave-architect|RecoverWeapon|RecoverWeapon|recover_weapon|RECOVER_WEAPON
battlelore-heroes|DiscardLore|DiscardLore|discard_lore|DISCARD_LORE|LoreDiscard|lore_discard|LORE_DISCARD
battlelore-heroes|PassingAttack|PassingAttack|passing_attack|PASSING_ATTACK
battlelore-heroes|JoinCouncil|JoinCouncil|join_council|JOIN_COUNCIL
battlelore-heroes|KeepArtifact|KeepArtifact|keep_artifact|KEEP_ARTIFACT
battlelore-heroes|GainGround|GainGround|gain_ground|GAIN_GROUND
LIST
}

echo
echo "== places per decision: files, places"
decisions | while IFS='|' read -r game name pattern; do
    found=$(files_of "$game" | { xargs grep -hcE "$pattern" || true; } | awk '$1 > 0 { n++ } END { print n + 0 }')
    places=$(files_of "$game" | { xargs grep -ohE "$pattern" || true; } | wc -l)
    printf '%-20s %-16s %4d %5d\n' "$game" "$name" "$found" "$places"
done

echo
echo "== helpers by one name in three games or more"
for game in "${games[@]}"; do
    files_of "$game" | xargs cat |
        sed -nE 's/^(pub(\([a-z: ]+\))? )?(const )?(fn|struct|enum|macro_rules!) ([A-Za-z_]+).*/\4 \5/p' |
        sort -u
done | sort | uniq -c | awk '$1 >= 3 { n++; printf "%s%s %s (%d)", (n > 1 ? ", " : ""), $2, $3, $1 } END { printf "\n%d in all\n", n }'

echo
echo "== longest file, most entries in a folder"
for game in "${games[@]}"; do
    longest=$(files_of "$game" | xargs wc -l | grep -v ' total$' | sort -n | tail -1 | awk '{ print $2 ": " $1 }')
    fullest=$(find "$game/src" -type d | while read -r folder; do
        printf '%d %s\n' "$(find "$folder" -mindepth 1 -maxdepth 1 | wc -l)" "$folder"
    done | sort -n | tail -1 | awk '{ print $2 ": " $1 }')
    printf '%s, %s\n' "$longest" "$fullest"
done
