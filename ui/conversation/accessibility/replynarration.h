// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What to announce about one reply while it arrives, each thing once: that it is waited for, its
// sentences as they become certain, how it ended. Text that arrives while sentences are not wanted
// is never announced. Knows nothing of how it is announced. Values; GUI thread (translations).
#pragma once

#include "net/values/preferences.h"
#include "ui/conversation/accessibility/sentences.h"
#include "ui/conversation/message/shownmessage.h"
#include "ui/markdown/growingmarkdown.h"

namespace Hiwar {

class ReplyNarration
{
public:
    /// With `toBeSkipped`, the present text is not announced: it was read in another way.
    explicit ReplyNarration(bool toBeSkipped = false)
        : m_isBehind(toBeSkipped)
    {
    }

    [[nodiscard]] QStringList take(const ShownMessage &message, Announcements wanted);

private:
    [[nodiscard]] QStringList takeSentences(const ShownMessage &message);

    GrowingMarkdown m_markdown;
    SentenceReader m_reader;
    qsizetype m_size = 0; // of the text that was read
    QString m_status;
    bool m_isBehind; // some of the text was not read
};

/// "Reply finished.", or what went wrong and what the user can do.
[[nodiscard]] QString endWords(const ShownMessage &message);

} // namespace Hiwar
