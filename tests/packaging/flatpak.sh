#!/bin/bash
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# usage: flatpak.sh MANIFEST    flatpak-builder understands all of it, and it asks for what it may and nothing else
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
manifest=$(realpath "$1")
cd "$folder" # where it leaves its own
flatpak-builder --show-manifest "$manifest" >shown 2>said
# What it does not know it only tells of.
if grep -i 'unknown\|warning' said; then exit 1; fi
python3 - shown <<'INSIDE'
import json, sys
manifest = json.load(open(sys.argv[1]))
allowed = {"--share=network", "--share=ipc", "--socket=wayland", "--socket=fallback-x11",
           "--talk-name=org.freedesktop.secrets", "--talk-name=org.kde.StatusNotifierWatcher"}
beyond = set(manifest["finish-args"]) - allowed
assert not beyond, f"it asks for {beyond}"
sources = [source for module in manifest["modules"] for source in module["sources"] if source["type"] != "dir"]
assert sources and all(len(source["sha256"]) == 64 for source in sources), "a source without a sum"
INSIDE
