#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# npm-install.sh FOLDER: the one package that package.json names, in its exact version. It must have no
# dependencies of its own. Once it is there, nothing is fetched again.
set -eu
cd "$1"
name=$(node -p 'Object.keys(require("./package.json").dependencies)[0]')
wanted=$(node -p "require('./package.json').dependencies['$name']")
present=$(node -p "require('./node_modules/$name/package.json').version" 2>/dev/null || echo none)
if [ "$wanted" = "$present" ]; then
    echo "$name $present is installed"
    exit 0
fi
npm install --prefer-offline --no-package-lock --no-audit --no-fund --ignore-scripts
