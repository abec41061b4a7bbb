#!/bin/bash
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# usage: tests/fuzz/run.sh [seconds [fuzzer...]]
# Installs what is missing, builds the fuzzers (build/fuzz) and runs each for so long, 600 seconds if nothing is said, on
# one core; with HIWAR_FUZZERS in the environment those that are built in that folder. The one for Markdown is built
# with md4c's own code instrumented, of each version that a Debian has: "markdown" stands for both, "markdown-0.5.2" for
# one. Their sources are fetched once. "cost", which measures, is built without sanitizers (build/fuzz-cost). What
# fuzzers learn goes to build/fuzz/learnt, what they find to build/fuzz/findings. Below a minute it is a smoke test: it
# begins with the same seed every time, and forgets what it learns. More than 640 MB at once is refused, as to
# hiwar-reader: libpng takes whatever a file says. Exit status: 0 nothing was found, 1 something was.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
build=$root/build/fuzz
seconds=${1:-600}
shift || true
fuzzers=("$@")
((${#fuzzers[@]})) || fuzzers=(answer sse reply error transcription address profiles markdown cost
    chatgpt openwebui chatbox jan librechat llamacpp jsonl transcript release leafpages secrets
    reader archive textfile readerwire pdf officeparts pages mail)

mkdir -p "$build/md4c"
declare -A md4c=(
    [0.4.8]=4a457df853425b6bb6e3457aa1d1a13bccec587a04c38c622b1013a0da41439f
    [0.5.2]=55d0111d48fb11883aaee91465e642b8b640775a4d6993c2d0e7a8092758ef21
)
# fetch_md4c VERSION: its source, as Debian has it, in $build/md4c/VERSION; what is there is not fetched again.
fetch_md4c() {
    local folder=$build/md4c/$1
    [[ ! -d $folder ]] || return 0
    quietly "fetching md4c $1" "$folder.log" /usr/lib/apt/apt-helper download-file \
        "$(debian_archive)/pool/main/m/md4c/md4c_$1.orig.tar.gz" "$folder.tar.gz" "SHA256:${md4c[$1]}"
    mkdir -p "$folder.new"
    tar -C "$folder.new" --strip-components=1 -xf "$folder.tar.gz"
    mv "$folder.new" "$folder"
}

programs=${HIWAR_FUZZERS:-$build/bin}
if [[ -z ${HIWAR_FUZZERS:-} ]]; then
    # shellcheck source=packaging/dependencies.sh
    . "$root/packaging/dependencies.sh"
    install_dependencies "$root/build/log/apt.log" "${dependencies_build[@]}" "${dependencies_fuzz[@]}"
    asked=" ${fuzzers[*]} " sources=
    read -ra fuzzers <<<"${asked/ markdown / markdown-0.4.8 markdown-0.5.2 }"
    for name in "${fuzzers[@]}"; do
        [[ $name == markdown-* ]] || continue
        fetch_md4c "${name#*-}"
        sources+="$build/md4c/${name#*-};"
    done
    others=() measuring=()
    for name in "${fuzzers[@]}"; do
        if [[ $name == cost ]]; then measuring=(fuzz_cost); else others+=("fuzz_$name"); fi
    done
    # build PRESET TARGET...
    build() {
        (($# > 1)) || return 0
        cmake -S "$root" --preset "$1" -D CMAKE_C_COMPILER=clang -D HIWAR_MD4C_SOURCES="${sources%;}" &&
            cmake --build "$root/build/$1" --target "${@:2}"
    }
    { build fuzz "${others[@]}" && build fuzz-cost "${measuring[@]}"; } >"$build/build.log" 2>&1 || {
        tail -n 40 "$build/build.log"
        echo "fuzz: building failed; everything it said is in $build/build.log"
        exit 1
    }
fi

found=0
for name in "${fuzzers[@]}"; do
    kind=${name%%-*} # what is learnt of one version is of use to others
    learnt=$build/learnt/$kind findings=$build/findings/$name log=$build/$name.log
    corpus=()
    for folder in fuzz/corpus app/foreign; do
        [[ ! -d $root/tests/$folder/$kind ]] || corpus+=("$root/tests/$folder/$kind")
    done
    [[ $kind != sse && $kind != reply ]] || corpus+=("$root/tests/net/streams")
    seed=0 # another one every time
    run=(nice -n 19) longest=10
    [[ $name != cost ]] || longest=120 # it judges by the processor's time, of which it may get little
    if ((seconds < 60)); then
        seed=1
        run=() longest=300 # who is made to wait for a core is not slow
        learnt=$build/forgotten/$name
        rm -rf "$learnt"
    fi
    mkdir -p "$learnt" "$findings"
    status=0 program=$programs/fuzz_$name
    [[ -n ${HIWAR_FUZZERS:-} || $name != cost ]] || program=$build-cost/bin/fuzz_cost
    ASAN_OPTIONS=detect_leaks=0:allocator_may_return_null=1:max_allocation_size_mb=640 \
        "${run[@]}" "$program" -max_total_time="$seconds" -max_len=4096 \
        -timeout="$longest" -rss_limit_mb=2048 -print_final_stats=1 -dict="$root/tests/fuzz/${kind/cost/markdown}.dict" \
        -artifact_prefix="$findings/" -seed="$seed" "$learnt" "${corpus[@]}" >"$log" 2>&1 || status=$?
    runs=$(sed -n 's/^stat::number_of_executed_units: *//p' "$log")
    covered=$(grep -o 'cov: [0-9]*' "$log" | tail -n 1 || true) # the dev preset has no table of what there is to cover
    if ((status)); then
        found=1
        tail -n 40 "$log"
        echo "fuzz_$name: FOUND something, see $findings and $log"
    else
        echo "fuzz_$name: nothing found in $seconds s, $runs runs${covered:+, $covered}"
    fi
done
exit "$found"
