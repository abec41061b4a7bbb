// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A connection test against a scripted service. For tests.
#pragma once

#include "app/checkup/checkup.h"
#include "net/client/wiretap.h"
#include "tests/support/testcase.h"
#include "tests/support/wireserver.h"

namespace Hiwar {

using namespace Qt::StringLiterals;

using Step = CheckupStep;
using Verdict = CheckupVerdict;
using Reason = CheckupReason;

inline const QByteArray models = R"({"data":[{"id":"a"},{"id":"b"}]})"_ba;
inline const QByteArray noKey = R"({"error":{"message":"missing key"}})"_ba;
inline const QByteArray noStream =
    R"({"error":{"message":"stream is not supported","param":"stream"}})"_ba;
inline const QByteArray whole =
    R"({"choices":[{"message":{"content":"OK"},"finish_reason":"stop"}]})"_ba;
inline const QByteArray page = "<!doctype html><title>Welcome</title><p>hello"_ba;

inline QByteArray word(const QByteArray &text)
{
    return "data: {\"choices\":[{\"delta\":{\"content\":\"" + text + "\"}}]}\n\n";
}

/// The script of a streamed "OK" in two pieces.
inline void replyStreamed(WireServer &server)
{
    server.expect()
        .stream()
        .chunk(word("O"))
        .chunk(word("K"))
        .chunk("data: [DONE]\n\n")
        .lastChunk();
}

/// The bytes that the service has sent so far.
struct SeenBytes : WireTap
{
    void asked(const QByteArray &, const QUrl &, const WireHeaders &, const QByteArray &) override
    {
    }
    void answered(int, const WireHeaders &) override {}
    void arrived(const QByteArray &bytes) override { all += bytes; }

    QByteArray all;
};

struct Trial
{
    explicit Trial(const QString &baseUrl, Profile profile = {.model = u"m"_s},
                   const QByteArray &key = "k-canary", const ProfileSecrets &secrets = {})
    {
        profile.id = u"1"_s;
        profile.baseUrl = baseUrl;
        checkup = std::make_unique<Checkup>(
            client, Connection{.profile = profile, .key = Secret(key), .secrets = secrets});
        QObject::connect(checkup.get(), &Checkup::lineReady, checkup.get(),
                         [this](const CheckupLine &line) { lines << line; });
        QObject::connect(checkup.get(), &Checkup::finished, checkup.get(),
                         [this](bool works) { ends << works; });
        client.setTap(&seen);
        checkup->start();
    }
    [[nodiscard]] CheckupLine line(Step step) const
    {
        CheckupLine found;
        int count = 0;
        for (const CheckupLine &line : lines) {
            if (line.step == step) {
                found = line;
                ++count;
            }
        }
        if (count != 1)
            qFatal("step %d was told of %d times", int(step), count);
        return found;
    }
    [[nodiscard]] QList<Step> steps() const
    {
        QList<Step> all;
        for (const CheckupLine &line : lines)
            all << line.step;
        return all;
    }

    SeenBytes seen;
    ChatClient client;
    std::unique_ptr<Checkup> checkup;
    QList<CheckupLine> lines;
    QList<bool> ends;
};

} // namespace Hiwar
