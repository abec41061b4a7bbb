#!/bin/bash
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# usage: packaging/test-bundle.sh [SUITE]
# Proves the bundle and the .run in a system (bookworm by default) with no Qt, no X library and no keychain library of its
# own: the display, the keyring and all that looks at the program are outside of it. The first
# light's whole story is told to each: settings, a key into the keyring, a streamed reply. Then it is removed, and
# nothing may be left but the person's data. Needs root and debootstrap.
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
install_dependencies "$build/log/apt.log" "${dependencies_headless[@]}" "${dependencies_test[@]}" debootstrap=debootstrap

homes=$(mktemp -d)
trap 'rm -rf "$homes"' EXIT

# prove WHAT PROGRAM: the story, with PROGRAM being a path inside the root.
prove() {
    local what=$1 program=$2
    printf '#!/bin/bash\n. %q\non_this_desktop %q %q "$@"\n' "$root/packaging/cleanroot.sh" "$folder" "$program" \
        >"$build/roots/hiwar-in-$suite"
    chmod +x "$build/roots/hiwar-in-$suite"
    # Its home, with the sockets of the buses, is beside the picture: below /tmp the root sees it.
    quietly "$what on $suite" "$build/log/$suite-$what.log" /usr/bin/python3 -B \
        "$root/packaging/firstrun.py" "$homes/$what.png" "$build/roots/hiwar-in-$suite"
    cp "$homes/$what.png" "$build/$what-$suite.png"
    quietly "the story of $what on $suite" "$build/log/$suite-$what-story.log" /usr/bin/python3 -B \
        "$root/tests/endtoend/story_firstlight.py" "$build/roots/hiwar-in-$suite"
    say "$what works on $suite; a picture of it is in $build/$what-$suite.png"
}

# Every desktop has fonts and says where, and xz, which unpacks the .run.
bring_what_desktops_have() {
    quietly "bringing fonts and xz" "$build/log/$suite-fonts.log" in_clean_root "$folder" sh -euc 'apt-get -q update
        apt-get -q -y --no-install-recommends install fontconfig-config fonts-dejavu-core xz-utils'
}

quietly "making a clean $suite" "$build/log/$suite-root.log" clean_root "$suite" "$folder"
if in_clean_root "$folder" sh -c 'ls /usr/lib/*/libQt6* /usr/lib/*/libX11* /usr/lib/*/libsecret*' 2>/dev/null; then
    fail "the root is not as bare as it should be"
fi
bring_what_desktops_have
mkdir -p "$folder/layer/opt"
tar -C "$folder/layer/opt" -xf "$archive"
prove bundle "/opt/$name/bin/hiwar"

quietly "making a clean $suite" "$build/log/$suite-root.log" clean_root "$suite" "$folder"
bring_what_desktops_have
mkdir -p "$folder/layer/root"
cp "${archive%.tar.xz}.run" "$folder/layer/root/hiwar.run"
quietly "installing the .run" "$build/log/$suite-run.log" in_clean_root "$folder" \
    sh -c 'find / -xdev | sort >/root/before; /root/hiwar.run'
prove run /root/.local/opt/hiwar/bin/hiwar
# shellcheck disable=SC2016  # the inner shell's words
quietly "removing the .run" "$build/log/$suite-remove.log" in_clean_root "$folder" \
    sh -euc '/root/.local/opt/hiwar/remove; find / -xdev ! -type d | sort >/root/after
             left=$(comm -13 /root/before /root/after | grep -v "^/root/\(after\|before\)$\|^/tmp\|^/run\|^/var/cache/fontconfig/" || true)
             [ -z "$left" ] || { echo "left behind: $left"; exit 1; }'
say "the .run leaves nothing behind on $suite"
