# shellcheck shell=bash disable=SC2154  # work, log and here are the caller's
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Fetches the sources that the file `sources` names, and their security fixes. Sourced by
# libraries.sh.

# archive_apt COMMAND WORD...: runs apt-get or apt-cache with a state of its own, which has only
# Debian 12's source packages: it reads only the network settings of the system, and changes nothing
# there.
archive_apt() {
    "apt-$1" -q -c "$work/apt/apt.conf" "${@:2}"
}

# Fetches the list of versions from the archive; Debian signs it.
ask_archive() {
    local archive security suite key=/usr/share/keyrings/debian-archive-keyring.gpg
    archive=$(debian_archive)
    # shellcheck disable=SC2016  # apt's own words
    security=$(apt-get indextargets --format '$(RELEASE) $(REPO_URI)' 2>/dev/null |
        sed -n 's/^bookworm-security //p' | head -n 1)
    security=${security:-${archive%/}-security}
    mkdir -p "$work"/apt/{lists,archives}/partial
    for suite in "$archive bookworm" "$archive bookworm-updates" "$security bookworm-security"; do
        echo "deb-src [signed-by=$key] $suite main"
    done >"$work/apt/sources.list"
    cat >"$work/apt/apt.conf" <<END
#clear APT::Update::Post-Invoke;
#clear APT::Update::Post-Invoke-Success;
Dir::State::lists "$work/apt/lists/";
Dir::Cache "$work/apt/";
Dir::Etc::sourcelist "$work/apt/sources.list";
Dir::Etc::sourceparts "/dev/null";
END
    archive_apt get --error-on=any update >"$log/windows-sources.log" 2>&1 ||
        say "the archive cannot be asked for newer sources, see $log/windows-sources.log; what is known is taken"
}

# versions_of NAME: prints the versions that the library can be built from, the newest first and the
# one it is built from last.
versions_of() {
    local archive what sum
    read -r _ archive what sum < <(source_line "$1")
    if [[ $archive == bookworm ]]; then
        archive_apt cache madison "$what" | cut -d '|' -f 2 | tr -d ' ' | sort -rVu
        sed -n 2p "$work/built/$1" 2>/dev/null || true
    else
        echo "$sum"
    fi
}

# download ARCHIVE PLACE SUM: downloads into $work/sources; apt's own downloader has the network
# settings and checks the sum.
download() {
    local file=$work/sources/${2##*/}
    sha256sum --status -c <<<"$3  $file" 2>/dev/null ||
        { rm -f "$file" && /usr/lib/apt/apt-helper download-file "$("$1_archive")/pool/$2" "$file" "SHA256:$3"; }
}

# fetched NAME VERSION: fetches it into $work/sources and returns whether it is complete and matches
# its archive; `fetched_file` is its name.
fetched() {
    local archive what sum of_it
    read -r _ archive what sum < <(source_line "$1")
    if [[ $archive == bookworm ]]; then
        fetched_file=${what}_${2#*:}.dsc # file names have no epoch
        (cd "$work/sources" && archive_apt get source --download-only --only-source "$what=$2")
        return
    fi
    fetched_file=${what##*/}
    download "$archive" "$what" "$sum" || return
    [[ $what == *.dsc ]] || return 0
    while read -r sum _ of_it; do
        download "$archive" "${what%/*}/$of_it" "$sum" || return
    done < <(sed -n '/^Checksums-Sha256:/,/^[^ ]/s/^ //p' "$work/sources/$fetched_file")
}

# unpacked NAME FILE: unpacks into $work/NAME-source, with the patches of its distribution applied.
unpacked() {
    rm -rf "$work/$1-source"
    if [[ $2 == *.dsc ]]; then
        dpkg-source --no-copy --extract "$work/sources/$2" "$work/$1-source"
    else
        mkdir "$work/$1-source"
        tar -C "$work/$1-source" --strip-components=1 -xf "$work/sources/$2"
    fi
}
