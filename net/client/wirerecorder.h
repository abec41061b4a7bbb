// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Records what is sent and received for one reply, all attempts of it, in memory. Rule: its memory
// is bounded, whatever is sent; omitted bytes are counted. It never sees a secret (see WireTap).
// Lives on the client's thread.
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
    /// Retries and redirects of one reply; the oldest beyond this number are dropped.
    static constexpr qsizetype maxExchanges = 16;

    /// The transcript so far.
    [[nodiscard]] WireTranscript transcript() const;
    [[nodiscard]] bool isEmpty() const { return m_transcript.exchanges.isEmpty(); }
    /// The size of the stored data; a body that several attempts share counts once.
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
    QElapsedTimer m_clock; // since the start of the last exchange
};

} // namespace Hiwar
