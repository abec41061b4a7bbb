// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Keeps what goes over the wire for one reply, all attempts of it, in memory. The rule it protects:
// its memory is bounded, whatever is sent; what it leaves out it counts. It never sees a secret
// (see WireTap). Lives on the client's thread.
#pragma once

#include "net/client/wiretap.h"

#include <QElapsedTimer>

namespace Hiwar {

class WireRecorder final : public WireTap
{
public:
    static constexpr qsizetype maxRequestBytes = 1024 * 1024; ///< its beginning
    static constexpr qsizetype maxReplyBytes = 1024 * 1024;   ///< its beginning
    static constexpr qsizetype maxTailBytes = 64 * 1024;      ///< the end of a longer one
    static constexpr qsizetype maxHeaderBytes = 64 * 1024;
    /// Retries and redirects of one reply; of more than these the first are forgotten.
    static constexpr qsizetype maxExchanges = 16;

    /// As far as it has come.
    [[nodiscard]] WireTranscript transcript() const;
    [[nodiscard]] bool isEmpty() const { return m_transcript.exchanges.isEmpty(); }
    /// What it holds; a body that several attempts share counts once.
    [[nodiscard]] qsizetype bytes() const;

    void asked(const QByteArray &method, const QUrl &url, const WireHeaders &headers,
               const QByteArray &body) override;
    void reached(WireStep step) override;
    void answered(int status, const WireHeaders &headers) override;
    void arrived(const QByteArray &bytes) override;
    void ended(WireEnd how, const QString &fault) override;

private:
    [[nodiscard]] std::chrono::milliseconds now() const;
    [[nodiscard]] QByteArray kept(const QByteArray &requestBody) const;

    WireTranscript m_transcript;
    QElapsedTimer m_clock; // of the last exchange
};

} // namespace Hiwar
