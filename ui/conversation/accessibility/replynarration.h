// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What of one reply is to be said by itself while it arrives, each thing once: that it is waited
// for, its sentences as they become certain, how it ended. What was not wanted when it came is not
// caught up on later. Knows nothing of how it is said. Values; GUI thread (translations).
#pragma once

#include "net/values/preferences.h"
#include "ui/conversation/accessibility/sentences.h"
#include "ui/conversation/message/shownmessage.h"
#include "ui/markdown/growingmarkdown.h"

namespace Hiwar {

class ReplyNarration
{
public:
    /// With `toBeSkipped`, what of the reply is there already has been read in another way.
    explicit ReplyNarration(bool toBeSkipped = false)
        : m_isBehind(toBeSkipped)
    {
    }

    [[nodiscard]] QStringList take(const ShownMessage &message, Announcements wanted);

private:
    [[nodiscard]] QStringList takeSentences(const ShownMessage &message);

    GrowingMarkdown m_markdown;
    SentenceReader m_reader;
    qsizetype m_size = 0; // of the text that was seen
    QString m_status;
    bool m_isBehind; // some of the text was not looked at
};

/// "Reply finished.", or what went wrong and what can be done.
[[nodiscard]] QString endWords(const ShownMessage &message);

} // namespace Hiwar
