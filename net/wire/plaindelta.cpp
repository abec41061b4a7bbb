// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/wire/plaindelta.h"

#include "net/wire/jsoncursor.h"

#include <algorithm>

namespace Hiwar {

namespace {

/// The fields of one object so far. A name that occurs twice makes it odd, because the last one
/// counts.
struct Seen
{
    bool isOdd = false;
    bool hasDelta = false;
    bool hasIndex = false;
    bool hasFinish = false;
    bool hasContent = false;
    bool hasReasoning = false;
    bool hasChoices = false;
    bool hasModel = false;
    bool hasObject = false;
};

bool isOneOf(QByteArrayView name, std::initializer_list<QByteArrayView> names)
{
    return std::find(names.begin(), names.end(), name) != names.end();
}

/// A string or null, once.
void takeString(JsonCursor &json, QString &text, bool &seen, Seen &all)
{
    all.isOdd |= std::exchange(seen, true);
    if (!json.takeNull())
        text = json.string();
}

/// Of the fields that decodePayload() would read, only null can be skipped.
void skipNull(JsonCursor &json, Seen &all)
{
    all.isOdd |= !json.takeNull();
}

void takeDelta(JsonCursor &json, Payload &payload, Seen &all)
{
    forEachMember(json, [&](QByteArrayView name) {
        if (name == "content") {
            takeString(json, payload.text, all.hasContent, all);
        } else if (name == "reasoning_content" || name == "reasoning") {
            if (json.takeNull())
                return;
            takeString(json, payload.reasoning, all.hasReasoning, all);
        } else if (isOneOf(name, {"reasoning_text", "reasoning_details", "thinking_content",
                                  "thinking", "thinking_blocks", "refusal", "tool_calls",
                                  "function_call", "audio", "images"})) {
            skipNull(json, all);
        } else {
            json.skip();
        }
    });
}

void takeChoice(JsonCursor &json, Payload &payload, Seen &all)
{
    forEachMember(json, [&](QByteArrayView name) {
        if (name == "delta") {
            all.isOdd |= std::exchange(all.hasDelta, true);
            takeDelta(json, payload, all);
        } else if (name == "index") {
            all.isOdd |= std::exchange(all.hasIndex, true);
            json.expect('0'); // a digit after it is neither a comma nor the end
        } else if (name == "finish_reason") {
            takeString(json, payload.finishReason, all.hasFinish, all);
        } else if (name == "usage" || name == "error") {
            skipNull(json, all);
        } else {
            json.skip();
        }
    });
}

} // namespace

void PlainDelta::takeModel(JsonCursor &json, Payload &payload)
{
    const QByteArrayView bytes = json.plainString();
    if (bytes != m_modelBytes) {
        m_modelBytes = bytes.toByteArray();
        m_model = QString::fromLatin1(bytes);
    }
    payload.model = m_model;
}

bool PlainDelta::read(QByteArrayView text, Payload &payload)
{
    JsonCursor json(text);
    Seen all;
    forEachMember(json, [&](QByteArrayView name) {
        if (name == "choices") {
            all.isOdd |= std::exchange(all.hasChoices, true);
            forEachElement(json, [&] { takeChoice(json, payload, all); });
        } else if (name == "model") {
            all.isOdd |= std::exchange(all.hasModel, true);
            takeModel(json, payload);
        } else if (name == "object") {
            all.isOdd |= std::exchange(all.hasObject, true);
            all.isOdd |= json.plainString() == "error";
        } else if (isOneOf(name, {"error", "usage", "x_groq", "timings"}) ||
                   name.endsWith("_tokens") || name.endsWith("_count")) {
            skipNull(json, all);
        } else {
            json.skip();
        }
    });
    payload.kind = Payload::Kind::Content;
    payload.hasChoice = true;
    return !json.failed() && json.atEnd() && !all.isOdd && all.hasDelta;
}

} // namespace Hiwar
