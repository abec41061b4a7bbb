#!/bin/bash
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# usage: packaging/test-rpm.sh
# Tests what can be tested of the rpm package without Fedora and openSUSE: its contents are those of
# the Debian package, its requirements are sonames and files that both have, and the unpacked
# program runs.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
build=$root/build
# shellcheck source=packaging/dependencies.sh
. "$root/packaging/dependencies.sh"
package=$(compgen -G "$build/release/packages/hiwar-[0-9]*.rpm" | head -n 1) || fail "build it first: packaging/rpm.sh"
install_dependencies "$build/log/apt.log" "${dependencies_rpm[@]}" "${dependencies_headless[@]}"

# A soname with its version and width, a file, or a feature of rpm itself: no name that only Debian
# has.
strange=$(rpm -qpR "$package" | grep -vE '^(lib[A-Za-z0-9_+.-]+\.so\.[0-9]+(\([A-Za-z0-9_.]*\))?\(64bit\)|/[^ ]+|rpmlib\(.*|rtld\(GNU_HASH\)|ld-linux-x86-64\.so\.2\(.*)( .*)?$' || true)
[[ -z $strange ]] || fail "the rpm asks for what only some systems have: $strange"
# Every soname is one that a library of this system has, so none is misspelt.
known=$(ldconfig -p)
while read -r soname; do
    grep -qF "$soname (" <<<"$known" || fail "the rpm asks for $soname, which is not even here"
done < <(rpm -qpR "$package" | sed -n 's/^\(lib[^(]*\.so\.[0-9]*\)(.*/\1/p' | sort -u)

tree=$build/rpm-tree
rm -rf "$tree"
mkdir -p "$tree"
(cd "$tree" && rpm2cpio "$package" | cpio -idm --quiet)
# Debian has the texts that its copyright file refers to; elsewhere they are in the package.
while read -r licence; do
    cmp "/usr/share/common-licenses/$licence" "$tree/usr/share/licenses/hiwar/$licence"
done < <(grep -o '/usr/share/common-licenses/[A-Za-z0-9.-]*[A-Za-z0-9]' "$root/packaging/linux/copyright" | sed 's|.*/||' | sort -u)
listed() { (cd "$1" && find . ! -type d ! -path '*/.build-id/*' ! -path '*/licenses/*' ! -name copyright ! -name 'changelog*' |
    sed 's|/zsh/vendor-completions/|/zsh/site-functions/|' | sort); }
debian=$(compgen -G "$build/release/packages/hiwar_*.deb" | head -n 1 || true)
if [[ -n $debian ]]; then
    rm -rf "$build/deb-tree"
    dpkg-deb -x "$debian" "$build/deb-tree"
    diff <(listed "$build/deb-tree") <(listed "$tree") || fail "the two packages hold different files"
fi
quietly "the rpm's program" "$build/log/rpm-run.log" /usr/bin/python3 -B "$root/packaging/firstrun.py" \
    "$build/rpm.png" "$tree/usr/bin/hiwar"
say "the rpm's content and requirements are right, and its program runs; a picture is in $build/rpm.png"
