#!/bin/bash
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# usage: packaging/macos/notarise.sh IMAGE PROFILE
# Sends a signed .dmg to Apple for notarisation and staples the ticket to it, so that Gatekeeper
# opens it without a network. `xcrun notarytool store-credentials PROFILE` stores PROFILE in the
# keychain, once: an Apple ID, its team, and a password made only for this app.
#
# NOT RUN by the authors, who have no Mac.
set -euo pipefail
image=$1 profile=$2
xcrun notarytool submit "$image" --keychain-profile "$profile" --wait
xcrun stapler staple "$image"
xcrun stapler validate "$image"
spctl --assess --type open --context context:primary-signature --verbose "$image"
