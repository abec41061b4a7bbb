// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The other side of bench_stream.py: the official client on the same bytes.
//
//     sdk.mjs file FILE     bytes to deltas, read by read; MB of each second of the processor
//     sdk.mjs url BASE_URL  one reply from a socket; what share of a core it takes
import { readFileSync } from "node:fs";
import OpenAI from "openai";

const [kind, where] = process.argv.slice(2);
const ask = { model: "m", messages: [{ role: "user", content: "Hi" }], stream: true };

function busySeconds(since) {
    const { user, system } = process.cpuUsage(since);
    return (user + system) / 1e6;
}

/** Gives the bytes as a reply whose body comes in reads of this size. */
function replay(bytes, read) {
    let at = 0;
    return new Response(new ReadableStream({
        pull(controller) {
            if (at >= bytes.length)
                return controller.close();
            controller.enqueue(bytes.subarray(at, at + read));
            at += read;
        },
    }), { headers: { "content-type": "text/event-stream" } });
}

async function lettersOf(client, first) {
    let letters = 0;
    for await (const chunk of await client.chat.completions.create(ask)) {
        if (letters === 0)
            first();
        letters += chunk.choices[0]?.delta?.content?.length ?? 0;
    }
    return letters;
}

if (kind === "file") {
    const all = readFileSync(where);
    const rates = {};
    for (const read of [1, 4, 16, 64, 256, 1024, 4096, 16384, 65536, 1048576]) {
        // Small reads of all of it would take it minutes.
        const bytes = all.subarray(0, Math.min(all.length, read * 65536));
        const client = new OpenAI({ apiKey: "none", maxRetries: 0, fetch: async () => replay(bytes, read) });
        const before = process.cpuUsage();
        const letters = await lettersOf(client, () => {});
        rates[read] = bytes.length / 1e6 / busySeconds(before);
        if (letters < 2)
            process.exit(1);
    }
    console.log(JSON.stringify(rates));
} else {
    const client = new OpenAI({ baseURL: where, apiKey: "none", maxRetries: 0 });
    let since = null;
    let start = 0;
    const letters = await lettersOf(client, () => {
        since = process.cpuUsage();
        start = performance.now();
    });
    const seconds = (performance.now() - start) / 1000;
    console.log(JSON.stringify({ seconds, busy: busySeconds(since), letters }));
}
