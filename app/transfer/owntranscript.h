// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Assembles conversations from the lines of Hiwar's own Markdown: see markdownform.h. Part of
// MarkdownReader, used by nothing else.
#pragma once

#include "app/transfer/jsonfields.h"
#include "app/transfer/reader.h"

#include <optional>

namespace Hiwar {

class OwnTranscript
{
public:
    explicit OwnTranscript(ImportSink &sink)
        : m_sink(sink)
    {
    }

    /// `line` is without its line end.
    [[nodiscard]] Transferred<void> takeLine(QByteArrayView line);
    [[nodiscard]] Transferred<void> finish();

private:
    [[nodiscard]] Transferred<void> takeMark(const QJsonObject &mark);
    void takeConversation(const QJsonObject &json);
    void takeMessage(const QJsonObject &mark);
    void endText();
    [[nodiscard]] Transferred<void> handOver();
    void leaveOut(const QString &what);
    [[nodiscard]] JsonFields::Tell tell();

    ImportSink &m_sink;
    std::optional<Incoming> m_incoming;
    QSet<QString> m_ids;
    QByteArray m_text;
    bool m_inReasoning = false;
    bool m_inText = false; // of a message that is imported
    int m_passOver = 0;    // how many lines to skip, which are for readers only
    qint64 m_held = 0;
    bool m_isFull = false;
};

} // namespace Hiwar
