// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// An example reply: one attempt that was refused, one that was answered.
#pragma once

#include "net/values/utc.h"
#include "ui/inspector/inspectedreply.h"

namespace Hiwar {

inline InspectedReply inspectedExample()
{
    using namespace Qt::StringLiterals;
    using namespace std::chrono_literals;
    WireExchange refused{
        .method = "POST",
        .url = QUrl(u"https://api.example.com/v1/chat/completions"_s),
        .requestHeaders = {{"User-Agent", "Hiwar"},
                           {"Authorization", "Bearer •••"},
                           {"Content-Type", "application/json"}},
        .requestBody = R"({"model":"small-instruct","messages":[{"role":"user",)"
                       R"("content":"ما عاصمة فرنسا؟"}],"stream":true})",
        .status = 429,
        .replyHeaders = {{"Retry-After", "1"}, {"Content-Type", "application/json"}},
        .replyBody = R"({"error":{"message":"Too many requests","code":null}})",
        .end = WireEnd::Whole,
        .startedAt = QDateTime(QDate(2026, 11, 21), QTime(8, 0), utc),
        .lookedUp = 12ms,
        .encrypted = 95ms,
        .sent = 96ms,
        .answered = 180ms,
        .firstByte = 181ms,
        .ended = 182ms};
    refused.requestBytes = refused.requestBody.size();
    refused.replyBytes = refused.replyBody.size();
    WireExchange answered = refused;
    answered.status = 200;
    answered.replyHeaders = {{"Content-Type", "text/event-stream"}, {"X-Request-Id", "req_1"}};
    answered.replyBody.clear();
    for (const char *word : {"باريس", " هي", " عاصمة", " فرنسا."}) {
        answered.replyBody +=
            "data: {\"id\":\"c1\",\"choices\":[{\"index\":0,\"delta\":{\"content\":\"";
        answered.replyBody += word;
        answered.replyBody += "\"}}]}\n\n";
    }
    answered.replyBody += "data: [DONE]\n\n";
    answered.replyBytes = answered.replyBody.size();
    answered.answered = 520ms;
    answered.firstByte = 610ms;
    answered.ended = 1840ms;
    return {
        .messageId = u"m1"_s,
        .model = u"small-instruct"_s,
        .transcript = {{refused, answered}},
        .figures = {
            {},
            {.events = 5, .promptTokens = 14, .completionTokens = 61, .tokensPerSecond = 48.8}}};
}

} // namespace Hiwar
