#!/bin/bash
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# usage: packaging/test-bundle.sh [SUITE]
# Tests the bundle and the .run in a system (bookworm by default) with no Qt, no X library, no
# keychain library and no fonts of its own: the display, the keyring and the tools that watch the
# program are outside it. Each runs the whole first-light story: settings, a key into the keyring, a
# streamed reply. Then it is removed, and only the user's data may be left. On a system with a
# desktop, it must use the desktop's libraries. Needs root and debootstrap.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
build=$root/build
# shellcheck source=packaging/dependencies.sh
. "$root/packaging/dependencies.sh"
# shellcheck source=packaging/cleanroot.sh
. "$root/packaging/cleanroot.sh"
# shellcheck source=packaging/releasebuild.sh
. "$root/packaging/releasebuild.sh"
[[ $(id -u) == 0 ]] || fail "a clean root can only be made by root"
suite=${1:-bookworm}
folder=$build/roots/$suite-bundle
name=hiwar-$(release_version)-linux-$(uname -m)
archive=$build/release/packages/$name.tar.xz
[[ -e $archive ]] || fail "build it first: packaging/bundle.sh"
install_dependencies "$build/log/apt.log" "${dependencies_headless[@]}" "${dependencies_test[@]}" debootstrap=debootstrap \
    pdffonts=poppler-utils

homes=$(mktemp -d)
trap 'rm -rf "$homes"' EXIT

# prove WHAT PROGRAM: runs the story; PROGRAM is a path inside the root.
prove() {
    local what=$1 program=$2
    printf '#!/bin/bash\n. %q\non_this_desktop %q %q "$@"\n' "$root/packaging/cleanroot.sh" "$folder" "$program" \
        >"$build/roots/hiwar-in-$suite"
    chmod +x "$build/roots/hiwar-in-$suite"
    # Its home, with the sockets of the buses, is beside the picture: below /tmp, which the root has.
    quietly "$what on $suite" "$build/log/$suite-$what.log" /usr/bin/python3 -B \
        "$root/packaging/firstrun.py" "$homes/$what.png" "$build/roots/hiwar-in-$suite"
    cp "$homes/$what.png" "$build/$what-$suite.png"
    quietly "the story of $what on $suite" "$build/log/$suite-$what-story.log" /usr/bin/python3 -B \
        "$root/tests/endtoend/story_firstlight.py" "$build/roots/hiwar-in-$suite"
    say "$what works on $suite; a picture of it is in $build/$what-$suite.png"
}

# taken [VARIABLE=VALUE]: prints which of the desktop's libraries were loaded from the bundle.
taken() {
    in_clean_root "$folder" env "$@" LD_DEBUG=files "/opt/$name/bin/hiwar" --version 2>&1 |
        sed -n 's|.*[[:space:]]file=/opt/.*/lib/fallback/\([^ ]*\) .*generating link map.*|\1|p' | sort
}
# missing: prints which of them the root does not have.
missing() {
    comm -23 <(cd "$folder/layer/opt/$name/lib/fallback" && printf '%s\n' * | sort) \
        <(in_clean_root "$folder" ldconfig -p | sed -n 's/^\t\([^ ]*\) .*/\1/p' | sort -u)
}

/usr/bin/python3 -B "$root/tests/packaging/bundled.py" "$build/bundle/$name" 2>"$build/log/bundled.log" ||
    fail "something is bundled and not named: $(cat "$build/log/bundled.log")"

quietly "making a clean $suite" "$build/log/$suite-root.log" clean_root "$suite" "$folder"
mkdir -p "$folder/layer/opt" "$folder/layer/root"
tar -C "$folder/layer/opt" -xf "$archive"
if in_clean_root "$folder" sh -c 'ls -d /usr/lib/*/libQt6* /usr/lib/*/libX11* /usr/lib/*/libsecret* /etc/fonts /usr/share/fonts' 2>/dev/null; then
    fail "the root is not as bare as it should be"
fi
[[ -n $(missing) && $(taken) == "$(missing)" ]] || fail "the libraries that are missing are others than those that are taken"
cat >"$folder/layer/root/talk.md" <<'END'
# Letters

## User

What is حوار?

## Assistant

A `dialogue`.
END
quietly "painting a page on a bare $suite" "$build/log/$suite-page.log" in_clean_root "$folder" \
    sh -euc "/opt/$name/bin/hiwar import /root/talk.md; /opt/$name/bin/hiwar export --format pdf --output /root/page.pdf"
pdffonts "$folder/layer/root/page.pdf" | grep -q DejaVuSansMono || fail "there are no letters on a bare $suite"
prove bundle "/opt/$name/bin/hiwar"

# A desktop, with its graphics drivers.
quietly "bringing a desktop's libraries" "$build/log/$suite-desktop.log" in_clean_root "$folder" sh -euc 'apt-get -q update
    apt-get -q -y --no-install-recommends install libgl1-mesa-dri libegl1 libglx0 libglx-mesa0 libopengl0 libx11-6 libx11-xcb1 \
        libxcb1 libxcb-glx0 libxcb-keysyms1 libxcb-randr0 libxcb-shm0 libxcb-sync1 libxcb-xfixes0 libsm6 libice6 libuuid1 \
        libwayland-client0 libwayland-cursor0 libwayland-egl1 libfontconfig1 libfreetype6 libharfbuzz0b libglib2.0-0 \
        fonts-dejavu-core'
[[ -z $(missing) && -z $(taken) ]] || fail "beside a desktop's libraries ours are loaded: $(missing) $(taken)"
prove desktop "/opt/$name/bin/hiwar"
# If one of them is older than the bundle's, all are loaded from the bundle.
in_clean_root "$folder" sh -euc 'mkdir /root/old; cp /usr/lib/*/libexpat.so.1 /root/old/libexpat.so.1.0.0
    ln -s libexpat.so.1.0.0 /root/old/libexpat.so.1'
[[ $(taken LD_LIBRARY_PATH=/root/old) == "$(cd "$folder/layer/opt/$name/lib/fallback" && printf '%s\n' * | sort)" ]] ||
    fail "an older library of the system's is used"

quietly "making a clean $suite" "$build/log/$suite-root.log" clean_root "$suite" "$folder"
mkdir -p "$folder/layer/root"
cp "${archive%.tar.xz}.run" "$folder/layer/root/hiwar.run"
if said=$(in_clean_root "$folder" /root/hiwar.run 2>&1); then fail "there should be no xz on a bare $suite"; fi
[[ $said == "hiwar: xz is missing"* ]] || fail "the .run does not say that xz is missing: $said"
quietly "bringing xz" "$build/log/$suite-xz.log" in_clean_root "$folder" sh -euc 'apt-get -q update
    apt-get -q -y --no-install-recommends install xz-utils'
quietly "installing the .run" "$build/log/$suite-run.log" in_clean_root "$folder" \
    sh -c 'find / -xdev | sort >/root/before; /root/hiwar.run'
prove run /root/.local/opt/hiwar/bin/hiwar
# shellcheck disable=SC2016  # the inner shell's words
quietly "removing the .run" "$build/log/$suite-remove.log" in_clean_root "$folder" \
    sh -euc '/root/.local/opt/hiwar/remove; find / -xdev | sort >/root/after
             left=$(comm -13 /root/before /root/after | grep -v "^/root/\(after\|before\)$\|^/tmp\|^/run\|^/var/cache/fontconfig/" || true)
             [ -z "$left" ] || { echo "left behind: $left"; exit 1; }'
say "the .run leaves nothing behind on $suite"
