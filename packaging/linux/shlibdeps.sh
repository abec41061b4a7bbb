#!/bin/bash
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# usage: shlibdeps.sh WORD...
# dpkg-shlibdeps for CPack, without hiwar-recorder: the package recommends what that needs.
set -euo pipefail
words=()
for word; do
    [[ $word == */hiwar-recorder ]] || words+=("$word")
done
exec dpkg-shlibdeps "${words[@]}"
