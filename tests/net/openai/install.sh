#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# install.sh FOLDER: the client, in the exact version of package.json, which has no dependencies of
# its own. Once it is there, nothing is fetched again.
set -eu
cd "$1"
wanted=$(node -p 'require("./package.json").dependencies.openai')
present=$(node -p 'require("./node_modules/openai/package.json").version' 2>/dev/null || echo none)
if [ "$wanted" = "$present" ]; then
    echo "openai $present is installed"
    exit 0
fi
npm install --prefer-offline --no-package-lock --no-audit --no-fund --ignore-scripts
