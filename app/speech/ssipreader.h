// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Reads what speech-dispatcher answers (SSIP, its text protocol): replies to commands, and events
// between them. "225-21", "225 OK MESSAGE QUEUED". Pure; any thread.
#pragma once

#include <QByteArray>
#include <QList>

namespace Hiwar {

struct SsipReply
{
    int code = 0;            ///< 2xx: done, 3xx to 5xx: refused, 7xx: an event
    QList<QByteArray> lines; ///< of its data, without the code

    [[nodiscard]] bool isEvent() const { return code / 100 == 7; }
    [[nodiscard]] bool isDone() const { return code / 100 == 2; }
    bool operator==(const SsipReply &) const = default;
};

class SsipReader
{
public:
    /// A line that is longer ends the connection: isBroken().
    static constexpr qsizetype mostBytes = 4 * 1024 * 1024;

    /// What is complete with these bytes.
    [[nodiscard]] QList<SsipReply> read(const QByteArray &bytes);
    [[nodiscard]] bool isBroken() const { return m_isBroken; }

private:
    QByteArray m_rest;
    SsipReply m_reply; ///< the data of a reply that is not complete
    bool m_isBroken = false;
};

/// A text as the data of SPEAK: one line, dots at its begin doubled, with the line that ends it.
[[nodiscard]] QByteArray ssipText(const QString &words);
/// "ar" of the lines "name<tab>ar-EG<tab>variant", each once.
[[nodiscard]] QList<QByteArray> ssipLanguages(const QList<QByteArray> &voices);

} // namespace Hiwar
