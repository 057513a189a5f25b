#!/usr/bin/env bash
# Builds the window for a browser: bash viewer/web/build.sh [--install] [--check] [FOLDER]
#
# The folder, viewer/web/out without one, can then be put on any host of static files; `kanso site` takes
# what it needs from it. The compiler needs the target wasm32-unknown-unknown: `rustup target add` it, or,
# where none can be had, let --install bring Debian's compiler with the sources of std, and a linker. With
# --check nothing is made: it is looked whether it would build, without a warning.
set -euo pipefail
cd "$(dirname "$0")/../.."

install=
check=
while true; do
    case "${1:-}" in
        --install) install=yes ;;
        --check) check=yes ;;
        *) break ;;
    esac
    shift
done
out=${1:-viewer/web/out}
target=wasm32-unknown-unknown
# Another one: web-dev, which is quicker to build and larger.
profile=${KANSO_WEB_PROFILE:-web}

# A folder of its own: another compiler would have everything else built anew.
export CARGO_TARGET_DIR=${CARGO_TARGET_DIR:-$PWD/target}/web
wanted=(build --locked --profile "$profile" -p kanso-viewer --target "$target")
if [ -n "$check" ]; then
    wanted=(check --locked -p kanso-viewer --target "$target")
    export RUSTFLAGS="-D warnings"
fi
if [ -d "$(rustc --print target-libdir --target "$target" 2>/dev/null)" ]; then
    cargo "${wanted[@]}"
else
    packages=(rustc-web cargo-web rust-web-src lld)
    missing=()
    for package in "${packages[@]}"; do
        state=$(dpkg-query --show --showformat='${db:Status-Status}' "$package" 2>/dev/null || true)
        [ "$state" = installed ] || missing+=("$package")
    done
    if [ "${#missing[@]}" -gt 0 ] && [ -z "$install" ]; then
        echo "this compiler cannot build for $target: 'rustup target add $target', or let" >&2
        echo "'bash viewer/web/build.sh --install' install ${missing[*]} (Debian)" >&2
        exit 1
    elif [ "${#missing[@]}" -gt 0 ]; then
        as_root=
        [ "$(id -u)" -eq 0 ] || as_root=sudo
        $as_root apt-get update --quiet
        $as_root env DEBIAN_FRONTEND=noninteractive \
            apt-get install --yes --quiet --no-install-recommends "${missing[@]}"
    fi
    RUSTC=/usr/bin/rustc RUSTC_BOOTSTRAP=1 CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER=wasm-ld \
        /usr/bin/cargo "${wanted[@]}" -Zbuild-std=std,panic_abort
fi

[ -z "$check" ] || exit 0

# The packer is a program of this machine.
cargo build --locked --release --manifest-path viewer/web/pack/Cargo.toml
mkdir -p "$out"
"$CARGO_TARGET_DIR/release/kanso-pack" "$CARGO_TARGET_DIR/$target/$profile/kanso-viewer.wasm" "$out"
pages=(index.html told.html kanso.js start.js worker.js offline.js icon.svg kanso.webmanifest)
for page in "${pages[@]}"; do
    cp "viewer/web/$page" "$out/$page"
done
# What is kept for when there is no network goes by the name of all of it.
version=$(cd "$out" && cat "${pages[@]}" kanso_viewer.js kanso_viewer_bg.wasm | sha256sum | cut -c1-16)
sed -i "s/VERSION_OF_ALL_FILES/$version/" "$out/offline.js"
(cd "$out" && for file in kanso_viewer_bg.wasm kanso_viewer.js; do
    printf '%s: %s bytes, %s gzipped\n' "$file" "$(wc -c <"$file")" "$(gzip -9 -c "$file" | wc -c)"
done)
