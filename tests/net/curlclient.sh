#!/bin/bash
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# What curl makes of the service, whose URL and key are in HIWAR_TEST_URL and HIWAR_TEST_KEY.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
chat=$HIWAR_TEST_URL/chat/completions
key="Authorization: Bearer $HIWAR_TEST_KEY"
json='Content-Type: application/json'
question='{"model":"echo","messages":[{"role":"user","content":"مرحبا curl"}]}'
streamed='{"model":"echo","stream":true,"messages":[{"role":"user","content":"مرحبا curl"}]}'

fail() {
    echo "not so: $1" >&2
    cat "$work/body" >&2
    exit 1
}

# claim TEXT STATUS PATTERN CURL-ARGUMENT...  The status, and an extended pattern the answer holds.
claim() {
    local text=$1 status=$2 pattern=$3 got
    shift 3
    got=$(curl --silent --show-error --noproxy '*' --max-time 60 --include --output "$work/body" \
        --write-out '%{http_code}' "$@") || fail "$text (curl ended with $?)"
    [ "$got" = "$status" ] || fail "$text (status $got)"
    grep -qE "$pattern" "$work/body" || fail "$text"
    echo "ok: $text"
}

claim 'a plain reply' 200 '"content":"مرحبا curl"' -H "$key" -H "$json" -d "$question" "$chat"
claim 'a stream' 200 '^data: \[DONE\]' -N -H "$key" -H "$json" -d "$streamed" "$chat"
[ "$(grep -c '^data: ' "$work/body")" = 5 ] || fail 'role, two words, finish and DONE are five events'
claim 'the models' 200 '"id":"echo"' -H "$key" "$HIWAR_TEST_URL/models"
claim 'the head alone' 200 '^Content-Type: application/json' --head -H "$key" "$HIWAR_TEST_URL/models"
claim 'no key' 401 '^WWW-Authenticate: Bearer' -H "$json" -d "$question" "$chat"
claim 'a wrong key' 401 '"code":"invalid_api_key"' -H 'Authorization: Bearer wrong' "$HIWAR_TEST_URL/models"
claim 'a foreign host' 403 '"code":"host_not_allowed"' -H "$key" -H 'Host: evil.example' "$HIWAR_TEST_URL/models"
claim 'an unknown path' 404 '"code":"unknown_url"' -H "$key" "$HIWAR_TEST_URL/nothing"
claim 'a wrong method' 405 '^Allow: POST, OPTIONS' -H "$key" "$chat"
claim 'a form' 415 '"code":"unsupported_media_type"' -H "$key" -d "$question" "$chat"
claim 'not JSON' 400 '"code":"invalid_json"' -H "$key" -H "$json" -d 'hello' "$chat"
claim 'a name without IPv4 in it' 200 '"object":"list"' -H "$key" "${HIWAR_TEST_URL/127.0.0.1/localhost}/models"

head -c 17000000 /dev/zero >"$work/large"
claim 'a body that is too large' 413 '"code":"request_too_large"' -H "$key" -H "$json" \
    --data-binary "@$work/large" "$chat"
claim 'the same in chunks' 413 '"code":"request_too_large"' -H "$key" -H "$json" \
    -H 'Transfer-Encoding: chunked' --data-binary "@$work/large" "$chat"
