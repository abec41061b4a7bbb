# shellcheck shell=bash
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# A clean Debian for tests. Sourced by the test scripts, after dependencies.sh; needs root,
# debootstrap and overlayfs. The pristine tree is made once per suite and kept in build/roots; each
# test gets a new layer over it. The network settings are the host's and are copied from it: mirror,
# apt's Acquire settings, name server, extra certificate authorities, proxies.

# ubuntu_keyring FOLDER: fetches the key that signs Ubuntu's releases. Debian 12 has no package with
# it; this one is checked by its checksum.
ubuntu_keyring() {
    local folder=$1 sum=36de43b15853ccae0028e9a767613770c704833f82586f28eb262f0311adb8a8
    mkdir -p "$folder"
    curl -fsS -o "$folder/keyring.deb" "$(ubuntu_archive)/pool/main/u/ubuntu-keyring/ubuntu-keyring_2023.11.28.1_all.deb"
    sha256sum -c --quiet <<<"$sum  $folder/keyring.deb"
    dpkg-deb -x "$folder/keyring.deb" "$folder"
    mv "$folder/usr/share/keyrings/ubuntu-archive-keyring.gpg" "$folder/ubuntu.gpg"
}

# bootstrap SUITE TREE: installs a minimal system of that release, of Debian or, for its names, of
# Ubuntu.
bootstrap() {
    local suite=$1 tree=$2 mirror
    case $suite in
        jammy | noble)
            ubuntu_keyring "$tree-keyring"
            # The newer releases are made like the older ones, but this debootstrap may not have
            # their names.
            debootstrap --variant=minbase --components=main,universe --keyring="$tree-keyring/ubuntu.gpg" \
                "$suite" "$tree" "$(ubuntu_archive)" /usr/share/debootstrap/scripts/gutsy
            ;;
        *)
            mirror=$(debian_archive)
            debootstrap --variant=minbase "$suite" "$tree" ${mirror:+"$mirror"}
            ;;
    esac
}

# clean_root SUITE FOLDER: makes an empty layer in FOLDER over the suite's pristine tree, which it
# makes if needed.
clean_root() {
    local suite=$1 folder=$2 kept file
    kept=$(dirname "$folder")/$suite.pristine
    if [[ ! -e $kept ]]; then
        rm -rf "$kept.new"
        mkdir -p "$(dirname "$kept")"
        bootstrap "$suite" "$kept.new"
        for file in /etc/apt/apt.conf.d/*; do # files of the host's packages are no network settings
            [[ $file == *docker* ]] || ! grep -qs Acquire "$file" || dpkg-query -S "$file" >/dev/null 2>&1 ||
                cp "$file" "$kept.new/etc/apt/apt.conf.d/"
        done
        cp -L /etc/resolv.conf /etc/hosts "$kept.new/etc/"
        [[ ! -e /etc/ssl/certs/ca-certificates.crt ]] ||
            install -D -m 644 /etc/ssl/certs/ca-certificates.crt "$kept.new/etc/ssl/host-authorities.crt"
        mv "$kept.new" "$kept"
    fi
    rm -rf "$folder"
    mkdir -p "$folder/layer" "$folder/work" "$folder/root"
    ln -s "../$suite.pristine" "$folder/pristine"
}

# in_clean_root FOLDER COMMAND...: runs it in the root, in namespaces of its own, so that nothing stays mounted.
in_clean_root() {
    local folder=$1
    shift
    # shellcheck disable=SC2016  # the inner shell's words
    unshare --mount --pid --fork --kill-child bash -euc '
        folder=$1 root=$1/root
        shift
        mount --make-rprivate /
        mount -t overlay overlay -o "lowerdir=$folder/pristine,upperdir=$folder/layer,workdir=$folder/work" "$root"
        mount -t proc proc "$root/proc"
        mount --bind /dev "$root/dev"
        [ ! -d /dev/pts ] || mount --bind /dev/pts "$root/dev/pts"
        mount -t tmpfs tmpfs "$root/run"
        mount -t tmpfs -o mode=1777 tmpfs "$root/tmp"
        [ ! -d /dev/shm ] || mount -t tmpfs -o mode=1777 tmpfs "$root/dev/shm"
        authorities=/etc/ssl/host-authorities.crt
        [ -e "$root$authorities" ] || authorities=
        exec env -i PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin HOME=/root TERM=dumb \
            LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive ${http_proxy:+http_proxy="$http_proxy"} \
            ${https_proxy:+https_proxy="$https_proxy"} ${no_proxy:+no_proxy="$no_proxy"} \
            ${authorities:+NODE_EXTRA_CA_CERTS=$authorities SSL_CERT_FILE=$authorities} \
            chroot "$root" "$@"
    ' _ "$folder" "$@"
}

# on_this_desktop FOLDER COMMAND...: runs it in the root, on the caller's display, buses and home,
# which are below /tmp: the program is in the root, the tools that watch it are the caller's.
on_this_desktop() {
    local folder=$1
    shift
    # shellcheck disable=SC2016  # the inner shell's words
    exec unshare --mount bash -euc '
        folder=$1 root=$1/root
        shift
        mount --make-rprivate /
        mount -t overlay overlay -o "lowerdir=$folder/pristine,upperdir=$folder/layer,workdir=$folder/work" "$root"
        mount -t proc proc "$root/proc"
        mount --bind /dev "$root/dev"
        mount --bind /tmp "$root/tmp"
        exec chroot "$root" "$@"
    ' _ "$folder" "$@"
}
