// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The next request of a conversation, before it is sent: each message with its estimated tokens,
// whether it goes, and why not. What was counted is kept until the text changes, so that a draft
// costs its own letters only, and 10,000 messages take less than 50 ms. GUI thread.
#pragma once

#include "app/chat/contextplan.h"
#include "app/chat/conversation.h"
#include "app/usage/tokenestimate.h"

#include <QHash>

namespace Hiwar {

/// Which of these messages go: the share of the model's window is in estimated tokens.
[[nodiscard]] ContextPlan planContext(const Profile &profile, const EffectiveSettings &settings,
                                      const QList<MessageNode> &said,
                                      const Calibration &calibration);

/// Of one message with its frame and its files.
[[nodiscard]] qint64 messageTokens(const MessageNode &node, const Calibration &calibration);

/// One message of the lens.
struct LensRow
{
    QString messageId; ///< empty: the system prompt, or what is being written
    Role role = Role::User;
    QString words; ///< the first ones
    qint64 tokens = 0;
    ContextFate fate = ContextFate::Sent;
    ContextRule rule = ContextRule::Usual;
    bool isSummary = false; ///< it goes in place of others

    bool operator==(const LensRow &) const = default;
};

struct ContextLens
{
    /// The system prompt, the summary, then the conversation, then what is being written; those
    /// that are sent in the order of the request.
    QList<LensRow> rows;
    qint64 tokens = 0;                  ///< of the request, with the draft
    qint64 before = 0;                  ///< … without it
    std::optional<qint64> window;       ///< what the model can read, see promptWindow()
    std::optional<qint64> share;        ///< what may be used of it
    bool isShareUnknown = false;        ///< there is a limit, but the window is not known
    std::optional<int> newest;          ///< at most so many messages
    int leftOut = 0;                    ///< messages with text that do not go
    QString firstSent;                  ///< the first message shown that goes
    int leftOutBefore = 0;              ///< those above it
    QList<ContextFate> reasonsBefore{}; ///< … for these reasons, each once
};

class LensCounter
{
public:
    /// How much of a message LensRow::words has.
    static constexpr qsizetype mostWords = 160;

    /// The shown path with a further question; the profile has the model that answers. `attached`:
    /// those of the question; nullptr: of the draft.
    [[nodiscard]] ContextLens look(const Conversation &conversation, const QString &draft,
                                   const Profile &profile, const EffectiveSettings &settings,
                                   const Calibration &calibration,
                                   const QList<Attachment> *attached = nullptr);

private:
    struct Counted
    {
        qsizetype letters = 0;
        ScriptCounts counts;
    };

    [[nodiscard]] ScriptCounts countsOf(const MessageNode &node);
    [[nodiscard]] qint64 tokensOf(const MessageNode &node, const Calibration &calibration);

    QHash<QString, Counted> m_known; ///< by message
    QString m_conversationId;        ///< of these
};

} // namespace Hiwar
