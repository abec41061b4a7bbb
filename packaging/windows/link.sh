#!/bin/bash
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# usage: link.sh FOLDER COMMAND...
# Runs the linker with the libraries in FOLDER named from here. It lays imports out in the order of their libraries'
# names, so with whole ones the program would depend on whether FOLDER comes before /usr in the alphabet.
set -euo pipefail
folder=$1
shift
here=$(realpath --relative-to=. "$folder")
exec "${@//"$folder"/$here}"
