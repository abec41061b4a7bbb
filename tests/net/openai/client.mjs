// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The official client library must be content with the service: every claim is printed, and the
// first that does not hold ends the run.
import assert from "node:assert/strict";
import OpenAI from "openai";

const baseURL = process.env.HIWAR_TEST_URL;
const apiKey = process.env.HIWAR_TEST_KEY;
const client = new OpenAI({ baseURL, apiKey, maxRetries: 0 });
const question = "كيف الحال؟ How are you? 你好 😀";
const ask = { model: "echo", messages: [{ role: "user", content: question }] };

async function claim(text, check) {
    await check();
    console.log(`ok: ${text}`);
}

/** What the call was refused with. */
async function refusal(call) {
    try {
        await call();
    } catch (error) {
        return error;
    }
    assert.fail("it was not refused");
}

await claim("a plain reply is read", async () => {
    const reply = await client.chat.completions.create(ask);
    assert.equal(reply.object, "chat.completion");
    assert.equal(reply.choices[0].message.role, "assistant");
    assert.equal(reply.choices[0].message.content, question);
    assert.equal(reply.choices[0].finish_reason, "stop");
    const { prompt_tokens, completion_tokens, total_tokens } = reply.usage;
    assert.ok(prompt_tokens > 0 && completion_tokens > 0);
    assert.equal(total_tokens, prompt_tokens + completion_tokens);
});

await claim("a stream is read, with its usage at the end", async () => {
    const stream = await client.chat.completions.create({
        ...ask, stream: true, stream_options: { include_usage: true },
    });
    let text = "";
    let finish = null;
    let usage = null;
    let pieces = 0;
    for await (const chunk of stream) {
        assert.equal(chunk.object, "chat.completion.chunk");
        text += chunk.choices[0]?.delta?.content ?? "";
        finish = chunk.choices[0]?.finish_reason ?? finish;
        usage = chunk.usage ?? usage;
        ++pieces;
    }
    assert.equal(text, question);
    assert.equal(finish, "stop");
    assert.ok(usage.total_tokens > 0);
    assert.ok(pieces > 5);
});

await claim("the stream helper puts the message together", async () => {
    const message = await client.chat.completions.stream(ask).finalMessage();
    assert.equal(message.content, question);
});

await claim("a stream may be left early", async () => {
    const stream = await client.chat.completions.create({ ...ask, stream: true });
    for await (const chunk of stream) {
        assert.ok(chunk.id.startsWith("chatcmpl-"));
        break;
    }
});

await claim("content in parts is taken", async () => {
    const content = [{ type: "text", text: "one " }, { type: "text", text: "two" }];
    const reply = await client.chat.completions.create({
        model: "echo", messages: [{ role: "developer", content: "x" }, { role: "user", content }],
    });
    assert.equal(reply.choices[0].message.content, "one two");
});

await claim("the models are listed", async () => {
    const ids = [];
    for await (const model of client.models.list())
        ids.push(model.id);
    assert.deepEqual(ids, ["echo"]);
});

await claim("a wrong key is an AuthenticationError", async () => {
    const stranger = new OpenAI({ baseURL, apiKey: "wrong", maxRetries: 0 });
    const error = await refusal(() => stranger.chat.completions.create(ask));
    assert.ok(error instanceof OpenAI.AuthenticationError);
    assert.equal(error.status, 401);
    assert.equal(error.code, "invalid_api_key");
});

await claim("a bad request is a BadRequestError that names the field", async () => {
    const error = await refusal(() => client.chat.completions.create({ model: "echo", messages: [] }));
    assert.ok(error instanceof OpenAI.BadRequestError);
    assert.equal(error.param, "messages");
});

await claim("any model name is answered under that name", async () => {
    const reply = await client.chat.completions.create({ ...ask, model: "@other/model:free" });
    assert.equal(reply.model, "@other/model:free");
});
