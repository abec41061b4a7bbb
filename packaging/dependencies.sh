# shellcheck shell=bash disable=SC2034,SC2191  # the lists are for those who source this
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# The one list of what Hiwar needs from the system, and how it gets there. Sourced by the other scripts.
# An entry is a Debian package; "a|b" takes the first one that the system knows (names differ between
# releases); "command=package" is satisfied by the command, wherever it came from.

dependencies_build=(
    g++=g++ cmake=cmake ninja=ninja-build pkg-config=pkgconf
    qt6-base-dev "qt6-svg-dev|libqt6svg6-dev" qt6-l10n-tools qtkeychain-qt6-dev
    libmd4c-dev libmicrohttpd-dev libexpected-dev zlib1g-dev libsqlite3-dev libsqlitecpp-dev
    nlohmann-json3-dev libarchive-dev libsodium-dev
    libfontconfig-dev # Qt's own list of fonts is read sooner; without it, when Qt asks
    "libkf6syntaxhighlighting-dev|libqscintilla2-qt6-dev" # colours of code; without them it stays plain
    qt6-declarative-dev node=nodejs npm=npm # hiwar-math; without them formulas show their source
)

dependencies_run=(
    qt6-qpa-plugins libsecret-1-0 fonts-dejavu-core fonts-noto-core
    qt6-translations-l10n # the words of Qt's own dialogs; without them these are English
)

# A display that nobody sees, and the accessibility tree by which a script finds its way in the window.
dependencies_headless=(
    Xvfb=xvfb xauth=xauth dbus-run-session=dbus-daemon import=imagemagick
    at-spi2-core python3-pyatspi
)

# What the end-to-end stories use beside that: a real keyring, a window manager, a keyboard.
dependencies_story=(
    gnome-keyring libsecret-tools gdbus=libglib2.0-bin openbox=openbox xclip=xclip xdotool=xdotool
)

dependencies_test=(
    "${dependencies_story[@]}"
    python3=python3 git=git curl=curl
    "nginx-light|nginx-core|nginx" openssl=openssl pdftotext=poppler-utils
    flatpak-builder=flatpak-builder "clang-format-14|clang-format" shellcheck=shellcheck
    clang++=clang libclang-rt-dev # the sanitizers and the fuzzers
)

dependencies_tidy=(clang++=clang "clang-tidy-14|clang-tidy" clazy-standalone=clazy)

dependencies_package=(
    dpkg-dev file=file fakeroot=fakeroot desktop-file-validate=desktop-file-utils appstreamcli=appstream
    rsvg-convert=librsvg2-bin groff=groff-base lintian=lintian openssl=openssl
)

# A bundle for systems with no Qt; the plugins and the translations are Qt's packages of their own.
dependencies_bundle=(
    icu-devtools patchelf=patchelf makeself=makeself xz=xz-utils python3=python3
    qt6-wayland qt6-xdgdesktopportal-platformtheme qt6-translations-l10n
)

# The cross build for Windows, its installer, and Wine to try both; tclsh makes SQLite's one file.
dependencies_windows=(
    x86_64-w64-mingw32-g++-posix=g++-mingw-w64-x86-64-posix libz-mingw-w64-dev tclsh=tcl make=make
    makensis=nsis zip=zip qt6-declarative-dev-tools
)
dependencies_wine=(wine=wine wine64)

dependencies_rpm=(rpmbuild=rpm rpmlint=rpmlint)

say() { printf 'hiwar: %s\n' "$*"; }
fail() {
    printf 'hiwar: %s\n' "$*" >&2
    exit 1
}

# quietly WHAT LOG COMMAND...: runs the command into the log; when it fails, shows the log's end and says so.
quietly() {
    local what=$1 log=$2
    shift 2
    mkdir -p "$(dirname "$log")"
    if ! "$@" >"$log" 2>&1; then
        tail -n 40 "$log" >&2
        fail "$what failed; everything it said is in $log"
    fi
}

# missing_dependencies ENTRY...: prints the entries that are not there. Asks dpkg once.
missing_dependencies() {
    local entry installed name
    installed=$(dpkg-query -W -f='${db:Status-Status} ${Package}\n' 2>/dev/null | sed -n 's/^installed //p')
    for entry; do
        if [[ $entry == *=* ]]; then
            command -v "${entry%%=*}" >/dev/null || echo "$entry"
            continue
        fi
        for name in ${entry//|/ }; do
            grep -qxF "$name" <<<"$installed" && continue 2
        done
        echo "$entry"
    done
}

# The package behind an entry: of several names, the first one that apt knows.
package_of() {
    local name names=${1#*=}
    for name in ${names//|/ }; do
        if [[ -n $(apt-cache madison "$name" 2>/dev/null) ]]; then
            echo "$name"
            return
        fi
    done
    echo "${names%%|*}"
}

# Where this system gets its packages from, and Ubuntu's: sources and other releases are there, too.
debian_archive() {
    { cat /etc/apt/sources.list.d/debian.sources /etc/apt/sources.list 2>/dev/null || true; } |
        sed -n 's/^URIs: *//p; s/^deb  *\(\[.*\] \)\?\([^ ]*\) .*/\2/p' | head -n 1
}
ubuntu_archive() { echo "${HIWAR_UBUNTU_MIRROR:-http://archive.ubuntu.com/ubuntu}"; }

# install_dependencies LOG ENTRY...: installs what is missing, where we know how; elsewhere says what to install.
install_dependencies() {
    local log=$1 id like entry missing packages=() as_root=()
    shift
    # shellcheck source=/dev/null
    read -r id like < <(. /etc/os-release 2>/dev/null && echo "${ID:-unknown} ${ID_LIKE:-}") || true
    if [[ ${HIWAR_DEPENDENCIES:-} == present ]]; then
        return
    fi
    if ! command -v apt-get >/dev/null || [[ " $id $like " != *" debian "* ]]; then
        say "this system is not a Debian or an Ubuntu, so nothing was installed. Install what these Debian packages hold:"
        printf '  %s\n' "${@#*=}"
        fail "then run this again with HIWAR_DEPENDENCIES=present in the environment"
    fi
    missing=$(missing_dependencies "$@")
    [[ -n $missing ]] || return 0
    if [[ $(id -u) != 0 ]]; then
        command -v sudo >/dev/null || fail "these packages are missing, and there is no sudo to install them:" "$(tr '\n' ' ' <<<"${missing//*=/}")"
        as_root=(sudo env)
    else
        as_root=(env)
    fi
    as_root+=(DEBIAN_FRONTEND=noninteractive apt-get -q -o DPkg::Lock::Timeout=300)
    quietly "apt-get update" "$log" "${as_root[@]}" update
    while read -r entry; do
        packages+=("$(package_of "$entry")")
    done <<<"$missing"
    say "installing ${packages[*]}"
    quietly "installing packages with apt-get" "$log" "${as_root[@]}" install -y --no-install-recommends "${packages[@]}"
}
