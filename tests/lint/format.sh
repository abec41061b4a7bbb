#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Every C++ file stands as .clang-format would set it.   usage: format.sh ROOT
set -eu
cd "$1"
find app net ui tests \( -name '*.cpp' -o -name '*.h' \) -print0 |
    xargs -0 -n 20 -P 2 "${CLANG_FORMAT:-clang-format}" --dry-run -Werror
