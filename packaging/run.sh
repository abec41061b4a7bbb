#!/bin/bash
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# usage: packaging/run.sh [hiwar arguments]
# Installs what is missing, builds Hiwar into build/release and starts it. Without a display it has
# a first conversation with the built-in Guide in an invisible window, and writes
# build/first-run.png.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
build=$root/build
# shellcheck source=packaging/dependencies.sh
. "$root/packaging/dependencies.sh"
# shellcheck source=packaging/releasebuild.sh
. "$root/packaging/releasebuild.sh"

needed=("${dependencies_build[@]}" "${dependencies_run[@]}")
unseen=false
case ${1:-} in
    ask | serve | export | import | backup | check | --version | --help | -h) ;;
    *) [[ -n ${DISPLAY:-}${WAYLAND_DISPLAY:-} ]] || unseen=true ;;
esac
! $unseen || needed+=("${dependencies_headless[@]}")

install_dependencies "$build/log/apt.log" "${needed[@]}"
HIWAR_FORMULAS=${HIWAR_FORMULAS:-AUTO} HIWAR_READER=${HIWAR_READER:-AUTO} HIWAR_PDF=${HIWAR_PDF:-AUTO} \
    HIWAR_RECORDER=${HIWAR_RECORDER:-AUTO} build_release hiwar

program=$build/release/bin/hiwar
$unseen || exec "$program" "$@"
say "there is no display here, so Hiwar runs in one that nobody sees"
exec /usr/bin/python3 -B "$root/packaging/firstrun.py" "$build/first-run.png" "$program" "$@"
