// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Assembles the lines of another program's transcript into one conversation, in the manner that was
// found before: see speakerline.h. Part of MarkdownReader, used by nothing else.
#pragma once

#include "app/transfer/reader.h"
#include "app/transfer/speakerline.h"

namespace Hiwar {

class ForeignTranscript
{
public:
    /// `title`: for a transcript without one. `time`: of its messages, because the lines have none.
    ForeignTranscript(ImportSink &sink, int manner, QString title, QDateTime time);

    void takeLine(const QString &line);
    [[nodiscard]] Transferred<void> finish();

private:
    void endMessage();
    void takePreface(const QString &line);

    ImportSink &m_sink;
    const int m_manner;
    QString m_title;
    bool m_hasTitle = false;
    const QDateTime m_time;
    FenceWatch m_fences;
    QList<MessageNode> m_nodes;
    std::optional<Role> m_speaker;
    QString m_text;
    qsizetype m_held = 0;
    bool m_toldPreface = false;
    bool m_toldFull = false;
};

} // namespace Hiwar
