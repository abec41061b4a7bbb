#!/bin/bash
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# usage: late.sh HIWAR
# What few sessions use is loaded when it is first needed (net/latelibrary.h), not with every start.
set -euo pipefail
linked=$(ldd "$1")
for library in libmicrohttpd libarchive libsodium; do
    if grep -F "$library." <<<"$linked"; then
        echo "$1 links $library" >&2
        exit 1
    fi
done
