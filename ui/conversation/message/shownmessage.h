// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One row of the model as a value, with what the view keeps beside it, and the short texts that
// follow from it alone: what stands under and inside its bubble, what it is called for a screen
// reader. Painting, keyboard, context menu and accessibility all ask here, so they cannot disagree.
// Pure; GUI thread (translations).
#pragma once

#include "net/values/apierror.h"
#include "net/values/message.h"
#include "ui/block/codelook.h"
#include "ui/conversation/message/messageroles.h"
#include "ui/conversation/message/shownattachment.h"

#include <QDateTime>
#include <QFlags>

#include <optional>

namespace Hiwar {

/// What of a message is folded away until somebody wants it.
enum class Fold : quint8 {
    Reasoning = 1,
    ToolCalls = 2,
    Source = 4, ///< unfolded: in place of what it reads as
};
Q_DECLARE_FLAGS(Folds, Fold)
Q_DECLARE_OPERATORS_FOR_FLAGS(Folds)

// Its fields stand by what they mean: it exists once for each message in view.
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
    QDateTime waitingSince;
    std::optional<PendingRetry> retry;
    QString reasoning;
    qint64 reasoningTime = -1; ///< milliseconds; negative: not known, or still thinking
    QList<ToolCall> toolCalls;
    bool isRefusal = false;
    std::optional<Usage> usage;
    bool hasWire = false;
    QList<ShownAttachment> attachments;

    // Kept by the view.
    Folds unfolded;
    QDateTime thinkingSince;    ///< when its first thought was seen
    QDateTime quietSince;       ///< when something of it came last
    bool dollarFormulas = true; ///< see ReadingOptions
    bool ownMarkdown = false;   ///< …
    /// Of its text, as the person has chosen it. Auto: as each block does by itself.
    Qt::LayoutDirection direction = Qt::LayoutDirectionAuto;
    bool wrapCode = false;    ///< see ReadingOptions
    bool seenGrowing = false; ///< it came while it was shown: its code does not fold by itself
    CodeChoices codeChoices;

    bool operator==(const ShownMessage &) const = default;
};

/// Something of it may still come.
[[nodiscard]] bool isRunning(const ShownMessage &message);
/// Reasoning comes, and no answer yet.
[[nodiscard]] bool isThinking(const ShownMessage &message);
/// A line stands where text is to come: see statusText().
[[nodiscard]] bool hasStatus(const ShownMessage &message);

/// "12:31 · model-x", with the date when it is not today's.
[[nodiscard]] QString captionFor(const ShownMessage &message, const QDate &today);
/// "15 + 120 tokens"; empty when the service told none.
[[nodiscard]] QString usageText(const ShownMessage &message);
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

/// What is said of a reply that is waited for; counts nothing. Empty while text arrives, and after.
[[nodiscard]] QString statusWords(const ShownMessage &message);
/// What quietText() says without its count.
[[nodiscard]] QString stillWaitingWords();
/// "You", "Assistant", "Error".
[[nodiscard]] QString speakerOf(const ShownMessage &message);
/// The whole text as it is read aloud, with what the notice says. Counts nothing, so that a screen
/// reader speaks once and not every second.
[[nodiscard]] QString saidText(const ShownMessage &message);
/// "Assistant: the whole text".
[[nodiscard]] QString spokenText(const ShownMessage &message);
/// What is of use beside the text: how long it thought, how many tokens it took.
[[nodiscard]] QString describedText(const ShownMessage &message, const QDateTime &now);

} // namespace Hiwar
