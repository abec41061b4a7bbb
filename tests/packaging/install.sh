#!/bin/bash
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# usage: install.sh
# What a bundle's `install` puts into a home, its `remove` takes away: no more and no less. test-bundle.sh tries the
# same with a real bundle.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
# shellcheck source=packaging/dependencies.sh
. "$root/packaging/dependencies.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export HOME="$folder/a home"
unset XDG_DATA_HOME
mkdir "$HOME"

bundle=$folder/bundle
mkdir -p "$bundle"/{bin,plugins,share/applications,share/icons/hicolor/scalable/apps}
printf '#!/bin/sh\necho hiwar 9.8.7\n' >"$bundle/bin/hiwar"
chmod +x "$bundle/bin/hiwar"
cp "$root"/packaging/linux/{install,remove} "$bundle"
cp "$root/packaging/linux/io.github.hiwar.hiwar.desktop" "$bundle/share/applications"
cp "$root/resources/icons/hiwar.svg" "$bundle/share/icons/hicolor/scalable/apps/io.github.hiwar.hiwar.svg"

listed() { find "$HOME" | sort; }
removed() { "$HOME/.local/opt/hiwar/remove" >"$folder/said" || fail "$(cat "$folder/said")"; }
installed() {
    "$bundle/install" "$@" >"$folder/said" 2>&1 || fail "$(cat "$folder/said")"
    [[ $("${1:-$HOME/.local/opt/hiwar}/bin/hiwar") == "hiwar 9.8.7" ]] || fail "what is installed is not the program"
}

# Into an empty home, and over itself: the home is as it was.
before=$(listed)
installed
[[ $("$HOME/.local/bin/hiwar") == "hiwar 9.8.7" ]] || fail "there is no command"
installed
[[ $(grep ^MimeType= "$HOME/.local/share/applications/io.github.hiwar.hiwar.desktop") == \
    "MimeType=x-scheme-handler/hiwar;" ]] || fail "in a home it takes files before the system's programs"
removed
[[ $(listed) == "$before" ]] || fail "left behind: $(listed)"

# Folders and files that were there stay.
mkdir -p "$HOME/.local/bin" "$HOME/.local/share/applications"
before=$(listed)
installed
touch "$HOME/.local/share/icons/mine.png"
removed
[[ $(listed) == "$before
$HOME/.local/share/icons
$HOME/.local/share/icons/mine.png" ]] || fail "$(listed)"

# Somebody else's command is not ours to replace or to take away, be it a file or a link to where nothing is.
for make in "touch" "ln -s /nowhere/hiwar"; do
    $make "$HOME/.local/bin/hiwar"
    was=$(stat -c '%i %N' "$HOME/.local/bin/hiwar")
    installed
    grep -q "$HOME/.local/bin/hiwar is there already" "$folder/said" || fail "nobody is told of the other command"
    removed
    [[ $(stat -c '%i %N' "$HOME/.local/bin/hiwar") == "$was" ]] || fail "another command was replaced"
    rm "$HOME/.local/bin/hiwar"
done

# Two copies: the command is the first one's, and only its removal takes it away.
installed
installed "$HOME/second copy"
"$HOME/second copy/remove" >/dev/null
[[ $("$HOME/.local/bin/hiwar") == "hiwar 9.8.7" ]] || fail "the second copy's removal has taken the first one's command"
removed
[[ ! -L $HOME/.local/bin/hiwar ]] || fail "its own command was left"
