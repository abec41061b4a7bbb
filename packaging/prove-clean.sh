#!/bin/bash
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# usage: packaging/prove-clean.sh [SUITE|run|user|tests]...
# Proves that the two commands need only a clone: in a system with nothing else in it (bookworm,
# trixie and noble by default), each does all its set-up and succeeds, and succeeds again without
# set-up; the tests then run with two of them, because only the set-up is timed. Root does run and
# tests in /root/hiwar, which nobody else may enter; user is packaging/run.sh by a user with sudo,
# in a home of their own. All three by default, user only on the first system. STRESS in the
# environment, as in STRESS='--cpu 4 --hdd 1', runs stress-ng in parallel, and the tests three times
# whole. Tests the committed state. The figures are in build/clean.tsv, the output in build/log. Needs
# root and debootstrap.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
build=$root/build
# shellcheck source=packaging/dependencies.sh
. "$root/packaging/dependencies.sh"
# shellcheck source=packaging/cleanroot.sh
. "$root/packaging/cleanroot.sh"
[[ $(id -u) == 0 ]] || fail "a clean root can only be made by root"

suites=() jobs=()
for word; do
    case $word in
        run | user | tests) jobs+=("$word") ;;
        bookworm | trixie | noble) suites+=("$word") ;;
        *) fail "there is nothing called $word to prove" ;;
    esac
done
((${#suites[@]})) || suites=(bookworm trixie noble)
((${#jobs[@]})) || jobs=(run user tests)
install_dependencies "$build/log/apt.log" debootstrap=debootstrap ${STRESS:+stress-ng=stress-ng}

# Prints the number of packages, and their megabytes on the disk, of the system in the folder.
size_of() {
    # shellcheck disable=SC2016  # dpkg's words
    in_clean_root "$1" sh -c 'dpkg-query -W -f "\${Installed-Size}\n"' |
        awk '{ packages++; kilobytes += $1 } END { print packages, int(kilobytes / 1024) }'
}

# prove SUITE JOB: runs the job in a new layer, then again, and records what each run installed.
prove() {
    local suite=$1 job=$2 person=root home=/root script=packaging/run.sh turn
    local folder=$build/roots/$suite-$job log=$build/log/clean-$suite-$job turns=(first second)
    local packages megabytes packages_before megabytes_before wall cpu
    [[ $job != tests ]] || script=tests/run.sh
    quietly "making a clean $suite" "$build/log/$suite-root.log" clean_root "$suite" "$folder"
    if [[ $job == user ]]; then
        person=joe
        home=/home/$person
        quietly "making a person in it" "$build/log/$suite-person.log" in_clean_root "$folder" sh -euc '
            apt-get -q update && apt-get -q install -y --no-install-recommends sudo
            useradd --create-home --shell /bin/bash joe
            echo "joe ALL=(ALL) NOPASSWD: ALL" >/etc/sudoers.d/joe
            apt-get clean && rm -rf /var/lib/apt/lists/*'
    else
        install -d -m 700 "$folder/layer/root" # git would create it with access for everybody
    fi
    git clone -q "$root" "$folder/layer$home/hiwar"
    [[ $job != user ]] || in_clean_root "$folder" chown -R "$person:$person" "$home/hiwar"
    read -r packages_before megabytes_before < <(size_of "$folder")

    [[ $job != tests || -z ${STRESS:-} ]] || turns+=(third)
    for turn in "${turns[@]}"; do
        [[ $turn$job != secondtests || -n ${STRESS:-} ]] || script='tests/run.sh -R documents'
        { time in_clean_root "$folder" runuser -u "$person" -- env HOME="$home" bash -euc "cd ~/hiwar && $script" \
            </dev/null >"$log-$turn.log" 2>&1; } 2>"$log-$turn.time" || {
            tail -n 60 "$log-$turn.log" >&2
            fail "$suite: $script failed the $turn time as $person; all that it said is in $log-$turn.log"
        }
        read -r wall cpu < <(awk '{ print int($1 + 0.5), int($2 + $3 + 0.5) }' "$log-$turn.time")
        read -r packages megabytes < <(size_of "$folder")
        printf '%s\t%s\t%s\t%s\t%s\t%s\t%s\t%s\t%s\n' "$suite" "$script" "$person" "$turn" "$wall" "$cpu" \
            $((packages - packages_before)) $((megabytes - megabytes_before)) \
            "$(du -sm "$folder/layer$home/hiwar/build" | cut -f 1)" >>"$build/clean.tsv"
        say "$suite: $script succeeded the $turn time as $person, in $wall s ($cpu s of the processor)"
        packages_before=$packages megabytes_before=$megabytes
    done
    # Nothing is written outside build/.
    [[ -z $(git -C "$folder/layer$home/hiwar" -c safe.directory='*' status --porcelain) ]] ||
        fail "$suite: $script has changed the clone: $(git -C "$folder/layer$home/hiwar" -c safe.directory='*' status --porcelain)"
    grep -h '^hiwar: ' "$log-first.log" | sed 's/^/  /'
    if [[ $job != tests ]]; then
        cp "$folder/layer$home/hiwar/build/first-run.png" "$build/first-run-$suite-$person.png"
        say "the picture is in $build/first-run-$suite-$person.png"
    fi
    rm -rf "$folder/layer" "$folder/work"
}

TIMEFORMAT='%R %U %S'
if [[ -n ${STRESS:-} ]]; then
    # shellcheck disable=SC2086  # its options
    stress-ng --quiet --temp-path "$build" $STRESS &
    # shellcheck disable=SC2064  # it is known now
    trap "kill $!" EXIT
fi
[[ -e $build/clean.tsv ]] ||
    printf 'system\tcommand\tperson\ttime\tseconds\tprocessor s\tpackages\tMB of packages\tMB of build\n' >"$build/clean.tsv"
for suite in "${suites[@]}"; do
    for job in "${jobs[@]}"; do
        [[ $job == user && $suite != "${suites[0]}" ]] || prove "$suite" "$job"
    done
done
column -t -s $'\t' "$build/clean.tsv"
