#!/bin/bash
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# usage: dependencies.sh
# What packaging/dependencies.sh says where it cannot install: every package that is missing, by the names of the system.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# A person without sudo on a Debian that has nothing; the tools that the script itself uses are there.
for tool in bash cat sed grep tr tail head dirname mkdir; do
    ln -s "$(command -v "$tool")" "$folder/$tool"
done
stub() { printf '#!%s\n%s\n' "$(command -v bash)" "$2" >"$folder/$1" && chmod +x "$folder/$1"; }
stub id 'echo 1000'
stub dpkg-query 'exit 0'
stub apt-get 'exit 0'
# shellcheck disable=SC2016  # the stub's words
stub apt-cache '[[ $2 == nginx-core ]] && echo "$2 | 1 | here" || exit 0'

# said OPTION... -- COMMAND: what the list answers, and how it ends, in a shell that has sourced it.
said() { env -i PATH="$folder" ROOT="$root" "$@" 2>&1 || echo "ended with $?"; }
expect() {
    [[ $2 == *"$3"* ]] || { printf '%s: expected "%s" in:\n%s\n' "$1" "$3" "$2" >&2; exit 1; }
}

# shellcheck disable=SC2016  # the inner shell's words
install='. "$ROOT/packaging/dependencies.sh"; install_dependencies /dev/null "$@"'
words=$(said bash -euc "$install" _ qt6-base-dev "nginx-light|nginx-core|nginx" ninja=ninja-build "a|b")
expect "without sudo" "$words" "apt-get install --no-install-recommends qt6-base-dev nginx-core ninja-build a"
expect "without sudo" "$words" "ended with 1"

words=$(said HIWAR_DEPENDENCIES=present bash -euc "$install" _ qt6-base-dev ninja=ninja-build bash=bash esbuild=esbuild)
expect "present, and not" "$words" "these commands are missing: ninja"
expect "present, and not" "$words" "ended with 1"
words=$(said HIWAR_DEPENDENCIES=present bash -euc "$install" _ qt6-base-dev bash=bash esbuild=esbuild)
[[ -z $words ]] || { echo "present: it said $words" >&2; exit 1; }

# shellcheck disable=SC2016  # the inner shell's words
tell='. "$ROOT/packaging/dependencies.sh"; tell_dependencies "$@"'
expect Fedora "$(said bash -euc "$tell" _ "fedora " x)" "dnf install 'gcc-c++' 'cmake' "
expect openSUSE "$(said bash -euc "$tell" _ "opensuse-tumbleweed opensuse suse" x)" "zypper install 'gcc-c++' 'cmake' "
expect Arch "$(said bash -euc "$tell" _ "arch " x)" "pacman -S --needed gcc cmake "
expect "another" "$(said bash -euc "$tell" _ "gentoo " g++ ninja-build)" $'  g++\n  ninja-build'
echo "the list of dependencies says what is missing"
