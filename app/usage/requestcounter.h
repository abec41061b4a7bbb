// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Counts what the next request of a conversation will contain. What was counted is kept until the
// text changes, so that a draft costs its own letters only. GUI thread.
#pragma once

#include "app/chat/conversation.h"
#include "app/usage/tokenestimate.h"

#include <QHash>

namespace Hiwar {

class RequestCounter
{
public:
    /// The shown path with a further question, and these words of the system; both may be empty.
    [[nodiscard]] ScriptCounts count(const Conversation &conversation, const QString &draft,
                                     const QString &systemPrompt = {});

private:
    struct Counted
    {
        qsizetype letters = 0;
        ScriptCounts counts;
    };

    QHash<QString, Counted> m_known; ///< by message of the shown path
};

} // namespace Hiwar
