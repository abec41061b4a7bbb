#!/bin/bash
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# usage: packaging/test-deb.sh [SUITE] [PACKAGE]
# Tests the Debian package in a system with nothing else in it (bookworm by default; trixie, noble):
# apt installs it with all it needs, it has a first conversation, and it runs the whole first-light
# story: settings, a key into a real keyring, a streamed reply. It trusts whom the system trusts, and
# apt brings these authorities. Its removal leaves only the user's data. A picture of the window is
# written into build/. Needs root and debootstrap.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
# shellcheck source=packaging/dependencies.sh
. "$root/packaging/dependencies.sh"
# shellcheck source=packaging/cleanroot.sh
. "$root/packaging/cleanroot.sh"
[[ $(id -u) == 0 ]] || fail "a clean root can only be made by root"
suite=${1:-bookworm}
package=${2:-$(compgen -G "$root/build/release/packages/hiwar_*.deb" | head -n 1)} || fail "build it first: packaging/deb.sh"
folder=$root/build/roots/$suite

quietly "making a clean $suite" "$root/build/log/$suite-root.log" clean_root "$suite" "$folder"
mkdir -p "$folder/layer/root"
cp "$package" "$folder/layer/root/hiwar.deb"
mkdir -p "$folder/layer/root/tests"
cp -r "$root/packaging" "$folder/layer/root/packaging"
cp -r "$root/tests/endtoend" "$root/tests/packaging" "$folder/layer/root/tests"
mkdir "$folder/layer/root/tests/net"
cp -r "$root/tests/net/tls" "$folder/layer/root/tests/net/tls"

cat >"$folder/layer/root/prove" <<'INSIDE'
set -euo pipefail
cd /root
apt-get -q update
before=$(dpkg-query -W -f '${Package}\n' | sort)
# Without the certificate authorities no service on the internet is trusted.
apt-get -q -s install ./hiwar.deb >wanted
grep -q '^Inst ca-certificates ' wanted
start=$SECONDS
apt-get -q -y --no-install-recommends install ./hiwar.deb
echo "installed in $((SECONDS - start)) s with $(comm -13 <(echo "$before") <(dpkg-query -W -f '${Package}\n' | sort) | wc -l) packages"
if ldd /usr/bin/hiwar | grep 'not found'; then exit 1; fi
hiwar --version
apt-get -q -y --no-install-recommends install "$@"
python3 -B packaging/firstrun.py /root/first-run.png hiwar
test -s /root/first-run-home/.local/share/hiwar/history.sqlite
python3 -B tests/endtoend/story_firstlight.py /usr/bin/hiwar
python3 -B tests/packaging/authorities.py /usr/bin/hiwar | grep "the system's choice"
files=$(dpkg -L hiwar | while read -r f; do [ -d "$f" ] || echo "$f"; done)
apt-get -q -y purge hiwar
for f in $files; do if [ -e "$f" ]; then echo "left behind: $f"; exit 1; fi; done
test -s /root/first-run-home/.local/share/hiwar/history.sqlite
INSIDE
packages=()
for entry in "${dependencies_headless[@]}" "${dependencies_run[@]}" "${dependencies_story[@]}"; do
    packages+=("${entry#*=}")
done
quietly "the package on $suite" "$root/build/log/$suite-deb.log" \
    in_clean_root "$folder" bash /root/prove "${packages[@]}"
cp "$folder/layer/root/first-run.png" "$root/build/deb-$suite.png"
grep -h '^installed in\|^Assistant: ' "$root/build/log/$suite-deb.log" | head -n 3
say "the package works on $suite; a picture of it is in $root/build/deb-$suite.png"
