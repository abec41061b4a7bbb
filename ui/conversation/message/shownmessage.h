// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One row of the model as a value, with the state that the view adds, and the short texts that
// depend only on them: those under and inside the bubble, the names for a screen reader. Painting,
// keyboard, context menu and accessibility all use these functions, so they cannot disagree. Pure;
// GUI thread (translations).
#pragma once

#include "net/values/apierror.h"
#include "net/values/contextfate.h"
#include "net/values/message.h"
#include "net/values/money.h"
#include "ui/block/codelook.h"
#include "ui/conversation/message/messageroles.h"
#include "ui/conversation/message/shownattachment.h"

#include <QDateTime>
#include <QFlags>

#include <optional>

namespace Hiwar {

/// The parts of a message that are folded until the user opens them.
enum class Fold : quint8 {
    Reasoning = 1,
    ToolCalls = 2,
    Source = 4, ///< unfolded: shown in place of the formatted text
};
Q_DECLARE_FLAGS(Folds, Fold)
Q_DECLARE_OPERATORS_FOR_FLAGS(Folds)

/// What the caption says beside the model; see ReadingOptions.
struct CaptionParts
{
    bool time = true;
    bool tokens = false;
    bool took = false;

    bool operator==(const CaptionParts &) const = default;
};

// The fields are ordered by meaning, not size: only the messages in view have one.
// NOLINTNEXTLINE(clang-analyzer-optin.performance.Padding)
struct ShownMessage
{
    QString id;
    Role author = Role::User;
    QString text;
    MessageState state = MessageState::Complete;
    std::optional<ApiError> error;
    QDateTime time;
    QString model;
    QString finishReason;
    int versionIndex = 0;
    int versionCount = 1;
    int together = 0; ///< replies that were asked for with it, itself among them; 0: alone
    QDateTime waitingSince;
    std::optional<PendingRetry> retry;
    QString reasoning;
    qint64 reasoningTime = -1; ///< milliseconds; negative: not known, or still thinking
    QList<ToolCall> toolCalls;
    bool isRefusal = false;
    bool isByUser = false;     ///< no question, but the user's own words
    bool isUnanswered = false; ///< the last message, and no reply: one can be requested
    bool isFirst = false;      ///< nothing precedes it that could be asked again
    std::optional<Usage> usage;
    bool isUsageEstimated = false; ///< the service reported none
    qint64 firstTextTime = -1;     ///< milliseconds; negative: not known
    qint64 replyTime = -1;         ///< milliseconds; negative: not known
    std::optional<Money> cost;     ///< nullopt: not known
    bool hasWire = false;
    QList<ShownAttachment> attachments;
    bool isPinned = false;   ///< it goes with every request …
    bool isExcluded = false; ///< … or with none
    bool isSummary = false;  ///< of the messages before it
    int unsentBefore = 0;    ///< the messages above it that do not go with the next request …
    QList<ContextFate> unsentBecause = {}; ///< … for these reasons, when it is the first that goes

    // Kept by the view.
    Folds unfolded;
    QDateTime thinkingSince;    ///< when its reasoning was first seen
    QDateTime quietSince;       ///< when it received something last
    bool dollarFormulas = true; ///< see ReadingOptions
    bool ownMarkdown = false;   ///< see ReadingOptions
    /// Direction of its text that the user chose. Auto: each block by itself.
    Qt::LayoutDirection direction = Qt::LayoutDirectionAuto;
    bool wrapCode = false;    ///< see ReadingOptions
    bool lineNumbers = false; ///< see ReadingOptions
    bool isPlain = false;     ///< see MessageStyle
    CaptionParts caption;
    bool seenGrowing = false; ///< it arrived while it was shown: its code is not folded by itself
    CodeChoices codeChoices;

    bool operator==(const ShownMessage &) const = default;
};

/// More of it may still arrive.
[[nodiscard]] bool isRunning(const ShownMessage &message);
/// Reasoning arrives, and no answer yet.
[[nodiscard]] bool isThinking(const ShownMessage &message);
/// A line is shown where text is expected: see statusText().
[[nodiscard]] bool hasStatus(const ShownMessage &message);

/// "12:31 · model-x · Always sent", "12:31 · Written by you", "12:31 · System"; as the user likes,
/// "model-x · 15 + 120 tokens · 2.1 s in all".
[[nodiscard]] QString captionFor(const ShownMessage &message);
/// The same with the date, where no divider shows the day.
[[nodiscard]] QString datedCaptionFor(const ShownMessage &message);
/// "15 + 120 tokens · first word after 0.4 s · 2.1 s · 58 tokens/s · $0.0031", with a ~ before what
/// is estimated; empty when nothing is known.
[[nodiscard]] QString usageText(const ShownMessage &message);
/// "12 earlier messages are not sent (older than the newest ones)"; empty when all are.
[[nodiscard]] QString unsentText(const ShownMessage &message);
/// "Always sent", "Never sent", "Summary"; empty: as usual.
[[nodiscard]] QString contextText(const ShownMessage &message);
/// "2/3"; empty when there is only one version.
[[nodiscard]] QString versionText(const ShownMessage &message);
/// "Waiting for the first word · 12 s", "Trying again in 7 s (2 of 3)."
[[nodiscard]] QString statusText(const ShownMessage &message, const QDateTime &now);
/// "Still waiting for more · 31 s" in place of the caption; empty before 30 s.
[[nodiscard]] QString quietText(const ShownMessage &message, const QDateTime &now);
/// "Thinking · 5 s", then "Thought for 12 s".
[[nodiscard]] QString thoughtText(const ShownMessage &message, const QDateTime &now);
/// The newest line of the reasoning, without its Markdown.
[[nodiscard]] QString newestThought(const QString &reasoning);

/// The state of a pending reply in words, without counts. Empty while text arrives, and after.
[[nodiscard]] QString statusWords(const ShownMessage &message);
/// The words of quietText() without its count.
[[nodiscard]] QString stillWaitingWords();
/// "You", "Assistant", "System", "Error".
[[nodiscard]] QString speakerOf(const ShownMessage &message);
/// The whole text as it is read aloud, with the notice. Contains no count, so that a screen reader
/// speaks once and not every second.
[[nodiscard]] QString saidText(const ShownMessage &message);
/// "Assistant: the whole text".
[[nodiscard]] QString spokenText(const ShownMessage &message);
/// Facts beside the text: quiet or not, version, time, model, how long it thought, tokens.
[[nodiscard]] QString describedText(const ShownMessage &message, const QDateTime &now);

} // namespace Hiwar
