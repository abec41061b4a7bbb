#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# with-keyring.sh MODE PROGRAM [ARGUMENT...]
# Runs a program with a home, a session bus and a keychain that live as long as it does. MODE:
#   keyring     a real gnome-keyring, unlocked
#   no-service  a session bus, but nothing on it that keeps secrets
#   no-bus      not even a bus
# No display is passed on, so that no prompt can open and wait for a person.
set -eu

if [ "${HIWAR_KEYRING_STAGE:-}" = inside ]; then
    mode=$1
    shift
    unset HIWAR_KEYRING_STAGE
    if [ "$mode" = keyring ]; then
        # A password on standard input makes the login keyring and opens it. The daemon ends with
        # the bus.
        printf throwaway | gnome-keyring-daemon --unlock --components=secrets >/dev/null 2>&1
        # It returns before it has its name on the bus.
        gdbus wait --session --timeout 30 org.freedesktop.secrets
    fi
    "$@"
    exit
fi

mode=$1
home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
trap 'exit 130' INT TERM
mkdir -m 700 "$home/run"

unset DBUS_SESSION_BUS_ADDRESS GNOME_KEYRING_CONTROL DISPLAY WAYLAND_DISPLAY
export HOME="$home" XDG_RUNTIME_DIR="$home/run" XDG_DATA_HOME="$home/.local/share"
export XDG_CONFIG_HOME="$home/.config" XDG_STATE_HOME="$home/.local/state" XDG_CACHE_HOME="$home/.cache"
export HIWAR_KEYRING_STAGE=inside

case $mode in
keyring)
    dbus-run-session -- "$0" "$@"
    ;;
no-service)
    # The usual configuration would start a keyring as soon as somebody asks for one.
    cat >"$home/bus.conf" <<CONF
<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
 "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig>
  <type>session</type>
  <listen>unix:tmpdir=$home/run</listen>
  <policy context="default">
    <allow send_destination="*" eavesdrop="true"/>
    <allow eavesdrop="true"/>
    <allow own="*"/>
  </policy>
</busconfig>
CONF
    dbus-run-session --config-file="$home/bus.conf" -- "$0" "$@"
    ;;
no-bus)
    "$0" "$@"
    ;;
*)
    echo "with-keyring.sh: unknown mode '$mode'" >&2
    exit 2
    ;;
esac
