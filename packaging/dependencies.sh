# shellcheck shell=bash disable=SC2034,SC2191  # the lists are for those who source this
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# The only list of what Hiwar needs from the system, and the functions that install it. Sourced by
# the other scripts. An entry is a Debian package; "a|b" takes the first one that the system has
# (names differ between releases); "command=package" is satisfied by the command, from any source.

dependencies_build=(
    g++=g++ cmake=cmake ninja=ninja-build pkg-config=pkgconf
    qt6-base-dev "qt6-svg-dev|libqt6svg6-dev" qt6-l10n-tools qtkeychain-qt6-dev
    libmd4c-dev libmicrohttpd-dev libexpected-dev zlib1g-dev libsqlite3-dev libsqlitecpp-dev
    nlohmann-json3-dev libarchive-dev libsodium-dev
    libhunspell-dev # reads dictionaries; without it spelling is not checked
    libxml2-dev # hiwar-reader: HTML, books and mails; without it no documents are read
    libfontconfig-dev # reads Qt's list of fonts early; without it, when Qt needs it
    libxcb1-dev # keys that work in every program on X; without it the desktop's portal is asked for them
    "libkf6syntaxhighlighting-dev|libqscintilla2-qt6-dev" # highlights code; without them it stays plain
    qt6-declarative-dev esbuild=esbuild # hiwar-math, with MathJax (see below); without them formulas show their source
    libuchardet-dev    # hiwar-reader: in which encoding an attached text is; without it Western is assumed
    libpoppler-qt6-dev # PDF in hiwar-reader; without it no PDF can be attached
    qt6-multimedia-dev # hiwar-recorder, which records for dictation; without it nothing can be dictated
)

dependencies_run=(
    qt6-qpa-plugins libsecret-1-0 fonts-dejavu-core fonts-noto-core
    qt6-translations-l10n # the texts of Qt's own dialogs; without them these are English
    ca-certificates # whom a service on the internet is trusted by
    poppler-data # Asian encodings in PDF
    "qt6-image-formats-plugins|qt6-imageformats" # WebP
)

# A display without a screen, and the accessibility tree by which a script uses the window.
dependencies_headless=(
    Xvfb=xvfb xauth=xauth dbus-run-session=dbus-daemon import=imagemagick
    at-spi2-core python3-pyatspi
)

# Further needs of the end-to-end stories: a real keyring, a window manager, a keyboard.
dependencies_story=(
    gnome-keyring libsecret-tools gdbus=libglib2.0-bin openbox=openbox xclip=xclip xdotool=xdotool
    hunspell-en-us hunspell-ar # dictionaries, for the story about writing
    pulseaudio=pulseaudio # where a voice sounds, and the microphone of the story about dictation
)

dependencies_test=(
    "${dependencies_story[@]}"
    python3=python3 git=git curl=curl
    "nginx-light|nginx-core|nginx" openssl=openssl pdftotext=poppler-utils
    flatpak-builder=flatpak-builder "clang-format-14|clang-format" shellcheck=shellcheck
    clang++=clang libclang-rt-dev # the sanitizers and the fuzzers
    ld.lld=lld # links them ten times as fast
    strace=strace fonts-noto-color-emoji # traces a temporary conversation's writes; prints emoji
    python3-yaml # reads the workflows
    dunst=dunst # a real notification server
    speech-dispatcher=speech-dispatcher # real voices: its dummy, and one that writes what it says
    qt6-speech-dev # the voice of Windows and macOS, tried with an engine of the test's
    libsentencepiece-dev # a real tokenizer, beside which estimates of tokens are tested
    # checks the files installed beside the program
    desktop-file-validate=desktop-file-utils appstreamcli=appstream rsvg-convert=librsvg2-bin groff=groff-base
)

dependencies_tidy=(clang++=clang "clang-tidy-14|clang-tidy" clazy-standalone=clazy)

dependencies_fuzz=(clang++=clang libclang-rt-dev python3=python3)

dependencies_package=(
    dpkg-dev file=file fakeroot=fakeroot desktop-file-validate=desktop-file-utils appstreamcli=appstream
    rsvg-convert=librsvg2-bin groff=groff-base lintian=lintian openssl=openssl
)

# A bundle for systems with no Qt; the plugins and the translations are separate packages of Qt.
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

# The same for other systems, for users who build Hiwar there. These rpm names are the same on
# Fedora and on openSUSE, and both dnf and zypper accept them; the scripts were not tried on these
# systems.
dependencies_elsewhere_rpm=(
    gcc-c++ cmake /usr/bin/ninja /usr/bin/pkg-config 'cmake(Qt6Widgets)' 'cmake(Qt6Svg)' 'cmake(Qt6Qml)'
    'cmake(Qt6LinguistTools)' 'cmake(Qt6Keychain)' 'cmake(KF6SyntaxHighlighting)' 'cmake(SQLiteCpp)' 'cmake(tl-expected)'
    'cmake(nlohmann_json)' 'pkgconfig(md4c)' 'pkgconfig(libmicrohttpd)' 'pkgconfig(libarchive)' 'pkgconfig(libsodium)'
    'pkgconfig(hunspell)' 'pkgconfig(libxml-2.0)' 'pkgconfig(sqlite3)' 'pkgconfig(zlib)' 'pkgconfig(fontconfig)'
    'pkgconfig(uchardet)' 'pkgconfig(poppler-qt6)' 'cmake(Qt6Multimedia)' 'libsecret-1.so.0()(64bit)' npm ca-certificates
)
dependencies_elsewhere_arch=(
    gcc cmake ninja pkgconf qt6-base qt6-svg qt6-declarative qt6-tools qt6-translations qtkeychain-qt6 syntax-highlighting
    sqlitecpp tl-expected nlohmann-json md4c libmicrohttpd libarchive libsodium hunspell libxml2 sqlite zlib fontconfig
    libsecret uchardet poppler-qt6 poppler-data qt6-imageformats qt6-multimedia ttf-dejavu noto-fonts esbuild npm
    ca-certificates
)

say() { printf 'hiwar: %s\n' "$*"; }
fail() {
    printf 'hiwar: %s\n' "$*" >&2
    exit 1
}

# quietly WHAT LOG COMMAND...: runs the command into the log; if it fails, prints the end of the log
# and an error.
quietly() {
    local what=$1 log=$2
    shift 2
    mkdir -p "$(dirname "$log")"
    if ! "$@" >"$log" 2>&1; then
        tail -n 40 "$log" >&2
        fail "$what failed; everything it said is in $log"
    fi
}

# missing_dependencies ENTRY...: prints the entries that are not installed. Calls dpkg once.
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

# The package of an entry: of several names, the first one that apt has.
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

# bring_mathjax LOG: puts MathJax into build/mathjax, from Ubuntu 24.04's package. It is text and
# needs nothing at run time, so it is unpacked and not installed, the same on every system: Debian
# 12 has none, and Debian 13's is compiled to classes, whose constructors Qt 6.4's engine runs
# wrongly.
bring_mathjax() {
    local log=$1 folder=${root:?}/build/mathjax
    local package=node-mathjax-full_3.2.2+~cs4.2.1-2_all.deb
    local sum=7f07f182614ac4ad7aff0093ea072782a6336fcbca7b50f0302fbb988de68c5b
    if [[ -e $folder/usr || ${HIWAR_DEPENDENCIES:-} == present ]] || ! command -v apt-get >/dev/null; then
        return
    fi
    rm -rf "$folder" "$folder.new"
    mkdir -p "$folder.new" "$(dirname "$log")"
    # It may fail: formulas_fate reports it.
    (
        cd "$folder.new" && /usr/lib/apt/apt-helper -o Acquire::Retries=0 -o Acquire::http::Timeout=10 download-file \
            "$(ubuntu_archive)/pool/universe/n/node-mathjax-full/$package" "$package" "SHA256:$sum" &&
            dpkg-deb -x "$package" . && rm "$package" && mv "$folder.new" "$folder"
    ) >"$log" 2>&1 || true
}

# formulas_fate LOG: prints why, if this configuration draws no formulas.
formulas_fate() {
    local line
    line=$(sed -n 's/^-- Formulas will show their source: //p' "$1")
    [[ -z $line ]] || say "formulas will show their source, because $line"
}

# The package mirrors of this system, and Ubuntu's: they have sources and other releases, too.
debian_archive() {
    { cat /etc/apt/sources.list.d/debian.sources /etc/apt/sources.list 2>/dev/null || true; } |
        sed -n 's/^URIs: *//p; s/^deb  *\(\[.*\] \)\?\([^ ]*\) .*/\2/p' | head -n 1
}
ubuntu_archive() { echo "${HIWAR_UBUNTU_MIRROR:-http://archive.ubuntu.com/ubuntu}"; }

# Prints what to install on a system where the scripts cannot install it.
tell_dependencies() {
    local id=$1 names=()
    case " $id " in
        *" fedora "* | *" rhel "*) names=(dnf install "${dependencies_elsewhere_rpm[@]@Q}") ;;
        *" suse "* | *" opensuse "*) names=(zypper install "${dependencies_elsewhere_rpm[@]@Q}") ;;
        *" arch "*) names=(pacman -S --needed "${dependencies_elsewhere_arch[@]}") ;;
    esac
    if ((${#names[@]})); then
        say "to build Hiwar on this system, install these (for the tests, also what these scripts name on Debian):"
        printf '  %s\n' "${names[*]}"
    else
        say "this system is not a Debian or an Ubuntu, so nothing was installed. Install what these Debian packages hold:"
        printf '  %s\n' "${@:2}"
    fi
}

# install_dependencies LOG ENTRY...: installs what is missing, if it can on this system; else prints
# what to install.
install_dependencies() {
    local log=$1 system entry missing packages=() as_root=()
    shift
    # shellcheck source=/dev/null
    system=$(. /etc/os-release 2>/dev/null && echo "${ID:-} ${ID_LIKE:-}") || true
    if [[ ${HIWAR_DEPENDENCIES:-} == present ]]; then
        for entry; do
            [[ $entry != *=* || $entry == esbuild=* ]] || command -v "${entry%%=*}" >/dev/null || packages+=("${entry%%=*}")
        done
        ((${#packages[@]})) || return 0
        tell_dependencies "$system" "${@#*=}"
        fail "HIWAR_DEPENDENCIES=present says that all is there, but these commands are missing: ${packages[*]}"
    fi
    if ! command -v apt-get >/dev/null || [[ " $system " != *" debian "* ]]; then
        tell_dependencies "$system" "${@#*=}"
        fail "then run this again with HIWAR_DEPENDENCIES=present in the environment"
    fi
    missing=$(missing_dependencies "$@")
    [[ -n $missing ]] || return 0
    while read -r entry; do
        packages+=("$(package_of "$entry")")
    done <<<"$missing"
    if [[ $(id -u) != 0 ]]; then
        command -v sudo >/dev/null ||
            fail "there is no sudo here. As root, do: apt-get install --no-install-recommends ${packages[*]}"
        as_root=(sudo env)
    else
        as_root=(env)
    fi
    as_root+=(DEBIAN_FRONTEND=noninteractive apt-get -q -o DPkg::Lock::Timeout=300
        -o DPkg::Options::=--force-confdef -o DPkg::Options::=--force-confold) # nobody could answer a question
    quietly "apt-get update" "$log" "${as_root[@]}" update
    packages=() # apt has the names now
    while read -r entry; do
        packages+=("$(package_of "$entry")")
    done <<<"$missing"
    say "installing ${packages[*]}"
    quietly "installing packages with apt-get" "$log" "${as_root[@]}" install -y --no-install-recommends "${packages[@]}"
}
