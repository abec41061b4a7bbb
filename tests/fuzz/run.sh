#!/bin/bash
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# usage: tests/fuzz/run.sh [seconds [fuzzer...]]
# Builds the fuzzers (build/fuzz) and runs each for so long, 600 seconds if nothing is said, on one core; with
# HIWAR_FUZZERS in the environment those that are built in that folder. What they learn goes to build/fuzz/learnt,
# what they find to build/fuzz/findings. Below a minute it is a smoke test: it begins with the same seed every time,
# and forgets what it learns. Exit status: 0 nothing was found, 1 something was.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
build=$root/build/fuzz
seconds=${1:-600}
shift || true
fuzzers=("$@")
((${#fuzzers[@]})) || fuzzers=(sse reply error address profiles markdown
    chatgpt openwebui chatbox jan librechat llamacpp jsonl transcript release)

mkdir -p "$build"
programs=${HIWAR_FUZZERS:-$build/bin}
if [[ -z ${HIWAR_FUZZERS:-} ]]; then
    {
        cmake -S "$root" --preset fuzz && cmake --build "$build" --target fuzzers
    } >"$build/build.log" 2>&1 || {
        tail -n 40 "$build/build.log"
        echo "fuzz: building failed; everything it said is in $build/build.log"
        exit 1
    }
fi

found=0
for name in "${fuzzers[@]}"; do
    learnt=$build/learnt/$name findings=$build/findings/$name log=$build/$name.log
    corpus=()
    for folder in fuzz/corpus app/foreign; do
        [[ ! -d $root/tests/$folder/$name ]] || corpus+=("$root/tests/$folder/$name")
    done
    [[ $name != sse && $name != reply ]] || corpus+=("$root/tests/net/streams")
    seed=0 # another one every time
    if ((seconds < 60)); then
        seed=1
        learnt=$build/forgotten/$name
        rm -rf "$learnt"
    fi
    mkdir -p "$learnt" "$findings"
    status=0
    ASAN_OPTIONS=detect_leaks=0 nice -n 19 "$programs/fuzz_$name" -max_total_time="$seconds" -max_len=4096 \
        -timeout=10 -rss_limit_mb=2048 -print_final_stats=1 -dict="$root/tests/fuzz/$name.dict" \
        -artifact_prefix="$findings/" -seed="$seed" "$learnt" "${corpus[@]}" >"$log" 2>&1 || status=$?
    runs=$(sed -n 's/^stat::number_of_executed_units: *//p' "$log")
    covered=$(grep -o 'cov: [0-9]*' "$log" | tail -n 1 || true)
    if ((status)); then
        found=1
        tail -n 40 "$log"
        echo "fuzz_$name: FOUND something, see $findings and $log"
    else
        echo "fuzz_$name: nothing found in $seconds s, $runs runs, $covered"
    fi
done
exit "$found"
