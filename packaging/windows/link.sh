#!/bin/bash
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# usage: link.sh FOLDER COMMAND...
# Runs the linker with relative paths to the libraries in FOLDER. It orders imports by their
# libraries' names, so with full paths the program would depend on whether FOLDER sorts before /usr.
set -euo pipefail
folder=$1
shift
here=$(realpath --relative-to=. "$folder")
exec "${@//"$folder"/$here}"
