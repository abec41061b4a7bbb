// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The mock service of others with its faults on: one question a fault. Prints its URL, then serves
// until its standard input ends.
import { LLMock } from "@copilotkit/aimock";

const words = "One two three four five six.";
const mock = new LLMock({ port: 0, logLevel: "silent" });
const on = (question, response, more = {}) =>
    mock.addFixture({ match: { userMessage: question }, response, chunkSize: 4, ...more });

on("plain", { content: words }, { openRouterProcessing: true });
on("malformed", { content: words }, { chaos: { malformedRate: 1 } });
on("drop", { content: words }, { chaos: { dropRate: 1 } });
on("disconnect", { content: words }, { chaos: { disconnectRate: 1 } });
on("limited", { content: words }, { chaos: { rateLimitRate: 1 } });
on("slow", { content: words }, { chaos: { latencyMs: 300 }, latency: 20 });
on("truncated", { content: words }, { latency: 20, truncateAfterChunks: 4 });
on("cut", { content: words }, { latency: 50, disconnectAfterMs: 120 });
on("reasoning", { content: words, reasoning: "Let me count." });
on("tool", { toolCalls: [{ id: "call_1", name: "count", arguments: '{"to":6}' }] });
on("both", { content: words, toolCalls: [{ id: "call_1", name: "count", arguments: "{}" }] });
on("length", { content: words, finishReason: "length" });
on("filter", { content: words, finishReason: "content_filter" });
on("usage", { content: words, usage: { prompt_tokens: 7, completion_tokens: 6, total_tokens: 13 } });
for (const status of [400, 401, 402, 403, 404, 413, 422, 429, 500, 502, 503, 504, 529]) {
    on(`status ${status}`, {
        error: { message: `Refused with ${status}.`, type: "mock_error", code: `mock_${status}` },
        status,
        retryAfter: 1,
    });
}
on("quota", {
    error: { message: "You exceeded your current quota.", type: "insufficient_quota", code: "insufficient_quota" },
    status: 429,
});
on("moderated", {
    error: { message: "Your input was flagged", metadata: { reasons: ["x"] } },
    status: 403,
});

await mock.start();
console.log(mock.url);
process.stdin.resume();
process.stdin.on("end", () => mock.stop().then(() => process.exit(0)));
