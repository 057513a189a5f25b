#!/usr/bin/env bash
# That the program says the same on other machines, to the byte:
#
#     bash tests/platforms.sh [--install] [--rustup] [s390x|i686|windows]…    all three, unless some are named
#
# s390x has its bytes the other way round (big-endian), i686 has words of 32 bits, Windows has another
# system. For each of them `kanso` is built together with the sources of std and run here, by an emulator
# where this machine cannot do it. All goldens are checked; then every game is simulated from one seed, told,
# drawn and analysed, and the files of every format are verified and exported: all of it must be what the
# program of this machine says. The last line of a target has its counts, and 1 is the status if one differs.
#
# It needs Debian 12 or newer on x86_64, with packages that it names where they are missing (--install
# installs them), and the network once, for the crates of std. To build takes about ten minutes of processor a
# target, to run five for s390x and less than one for the others.
#
#     --rustup          takes the compiler of rust-toolchain.toml and the std that `rustup target add` has for
#                       it, in place of Debian's compiler and the sources of std
#     KANSO             the program of this machine; without it `cargo build --release` makes it
#     PLATFORMS_TARGET  where things are built; without it target/platforms
set -euo pipefail
cd "$(dirname "$0")/.."

export CARGO_TERM_COLOR=never CARGO_INCREMENTAL=0
# What is told follows the arguments alone. A folder for what was worked out before is none where it is not
# named in full: no program finds the answers of another.
export LC_ALL=C.UTF-8 NO_COLOR=1 XDG_CACHE_HOME=none

install=false rustup=false names=()
for word in "$@"; do
    case $word in
        --install) install=true ;;
        --rustup) rustup=true ;;
        s390x | i686 | windows) names+=("$word") ;;
        *)
            echo "no target or option $word: bash tests/platforms.sh [--install] [--rustup] [s390x|i686|windows]…" >&2
            exit 2
            ;;
    esac
done
[ "${#names[@]}" -gt 0 ] || names=(s390x i686 windows)

# Runs a command as root: as it is when we are root, else by sudo.
as_root() {
    if [ "$(id -u)" -eq 0 ]; then "$@"; else sudo "$@"; fi
}

packages=()
$rustup || packages+=(rustc-web cargo-web rust-web-src)
for name in "${names[@]}"; do
    case $name in
        s390x) packages+=(gcc-s390x-linux-gnu libc6-dev-s390x-cross qemu-user-static) ;;
        # Not gcc-multilib, which cannot stand beside another cross compiler.
        i686) packages+=(gcc-i686-linux-gnu libc6-dev-i386-cross qemu-user-static) ;;
        windows) packages+=(gcc-mingw-w64-x86-64 wine wine64) ;;
    esac
done
missing=()
for package in $(printf '%s\n' "${packages[@]}" | sort -u); do
    state=$(dpkg-query --show --showformat='${db:Status-Status}' "$package" 2>/dev/null || true)
    [ "$state" = installed ] || missing+=("$package")
done
if [ "${#missing[@]}" -gt 0 ]; then
    if ! $install; then
        echo "missing: apt-get install --no-install-recommends ${missing[*]}" >&2
        exit 2
    fi
    as_root apt-get update --quiet
    as_root env DEBIAN_FRONTEND=noninteractive \
        apt-get install --yes --quiet --no-install-recommends "${missing[@]}"
fi

own=${KANSO:-}
if [ -z "$own" ]; then
    cargo build --locked --release -p kanso
    own=${CARGO_TARGET_DIR:-target}/release/kanso
fi

target=${PLATFORMS_TARGET:-$PWD/target/platforms}
mkdir -p "$target"
target=$(realpath "$target")
made=$(mktemp -d -p "$target")
trap 'rm -r "$made"' EXIT

# Builds for one target. Debian's cargo is named in full, which goes past rustup and its toolchain file;
# RUSTC_BOOTSTRAP lets a stable compiler build std. Quick to build matters more here than quick to run.
build() {
    local triple=$1
    local -x CARGO_TARGET_DIR=$target CARGO_PROFILE_RELEASE_LTO=off CARGO_PROFILE_RELEASE_OPT_LEVEL=1
    local -x CARGO_TARGET_S390X_UNKNOWN_LINUX_GNU_LINKER=s390x-linux-gnu-gcc
    local -x CC_s390x_unknown_linux_gnu=s390x-linux-gnu-gcc
    local -x CARGO_TARGET_I686_UNKNOWN_LINUX_GNU_LINKER=i686-linux-gnu-gcc
    local -x CC_i686_unknown_linux_gnu=i686-linux-gnu-gcc
    if $rustup; then
        rustup target add "$triple"
        cargo build --locked --release --target "$triple" -p kanso
        return
    fi
    local -x RUSTC=/usr/bin/rustc RUSTC_BOOTSTRAP=1
    /usr/bin/cargo build --locked --release -Zbuild-std=std,panic_unwind --target "$triple" -p kanso
}

# Wine before version 9 lacks this library, from which std has its random numbers: it stands beside the program.
bcryptprimitives() {
    x86_64-w64-mingw32-gcc -shared -o "$1/bcryptprimitives.dll" -x c - -ladvapi32 <<'C'
#include <windows.h>
BOOLEAN NTAPI SystemFunction036(void *, ULONG);
__declspec(dllexport) BOOL ProcessPrng(BYTE *to, SIZE_T len) { return SystemFunction036(to, len); }
C
}

# Prepares a target; says in `run` how its program is begun.
prepare() {
    local name=$1 libraries
    case $name in
        s390x)
            build s390x-unknown-linux-gnu
            run=(qemu-s390x-static -L /usr/s390x-linux-gnu "$target/s390x-unknown-linux-gnu/release/kanso")
            ;;
        i686)
            build i686-unknown-linux-gnu
            libraries=/usr/i686-linux-gnu
            run=("$libraries/lib/ld-linux.so.2" --library-path "$libraries/lib")
            # Not every kernel runs programs of 32 bits.
            "${run[0]}" --version >/dev/null 2>&1 || run=(qemu-i386-static -L "$libraries")
            run+=("$target/i686-unknown-linux-gnu/release/kanso")
            ;;
        windows)
            build x86_64-pc-windows-gnu
            bcryptprimitives "$target/x86_64-pc-windows-gnu/release"
            # Nothing but the program's own words, and nothing asked in a window.
            export WINEPREFIX=$target/wine WINEDEBUG=-all WINEDLLOVERRIDES='mscoree,mshtml='
            unset DISPLAY WAYLAND_DISPLAY
            wineboot --init >/dev/null 2>&1
            run=(wine "$target/x86_64-pc-windows-gnu/release/kanso.exe")
            ;;
    esac
}

# One command, in English, by the program of this machine (`own`) or that of the target (`run`).
own() { "$own" --lang en "$@"; }
there() { "${run[@]}" --lang en "$@"; }

# True if a command says the same here and there, and ends with the same status.
says_the_same() {
    local status=0 status_there=0
    own "$@" >"$made/said" 2>&1 || status=$?
    there "$@" >"$made/said-there" 2>&1 || status_there=$?
    if [ "$status" -eq "$status_there" ] && cmp --quiet "$made/said" "$made/said-there"; then
        return
    fi
    echo "$name: kanso $* ends with $status_there there, here with $status; what it says, from here to there:" >&2
    diff "$made/said" "$made/said-there" | cut -c 1-300 | head -20 >&2 || true
    return 1
}

games=$(own games | sed -nE 's/^([a-z-]+)  .*/\1/p')
mkdir "$made/own"
for game in $games; do
    own simulate "$game" --seed platforms -o "$made/own/$game.kanso" >/dev/null
done

compare() {
    local name=$1 game file simulated=0 all_games=0 said=0 all_said=0 goldens=0 began=$SECONDS built run
    prepare "$name"
    built=$((SECONDS - began))
    began=$SECONDS

    # With any it would have said that all are as blessed.
    if there golden check fixtures/golden >"$made/goldens"; then
        goldens=$(sed -nE 's/^([0-9]+) goldens as blessed: .*/\1 of \1/p' "$made/goldens")
        [ -n "$goldens" ] || bad=1
    else
        head -40 "$made/goldens" >&2
        goldens="not all"
        bad=1
    fi

    mkdir "$made/$name"
    for game in $games; do
        all_games=$((all_games + 1))
        file=$game.kanso
        if there simulate "$game" --seed platforms -o "$made/$name/$file" >/dev/null &&
            cmp "$made/own/$file" "$made/$name/$file"; then
            simulated=$((simulated + 1))
        fi
    done

    # What is told and drawn of a game, and what of a file of each format.
    : >"$made/commands"
    for game in $games; do
        file=$made/own/$game.kanso
        printf '%s\n' "verify --sync=20 $file" "review $file" "show $file --format svg" \
            "export $file --format html" "analyse $file --rollouts 1 --no-costs --json"
    done >>"$made/commands"
    for file in fixtures/formats/*/*.kanso; do
        printf '%s\n' "verify $file" "export $file --format jsonl"
    done >>"$made/commands"
    while read -r -a words <&3; do
        all_said=$((all_said + 1))
        if says_the_same "${words[@]}" </dev/null; then said=$((said + 1)); fi
    done 3<"$made/commands"

    [ "$simulated" -eq "$all_games" ] && [ "$said" -eq "$all_said" ] || bad=1
    echo "$name: $goldens goldens as blessed, $simulated of $all_games games simulated byte for byte," \
        "$said of $all_said commands say the same; built in $built s, run in $((SECONDS - began)) s"
}

bad=0
for name in "${names[@]}"; do compare "$name"; done
$rustup && rustc=rustc || rustc=/usr/bin/rustc
"$rustc" --version
exit "$bad"
