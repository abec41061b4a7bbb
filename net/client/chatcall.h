// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One question on its way. Ends with exactly one finished(), never from within the call that
// started it, also when cancelled inside a slot; may be deleted at any moment (then silently).
// Lives on the thread that made it.
#pragma once

#include "net/values/apierror.h"
#include "net/values/message.h"

#include <QObject>

#include <tl/expected.hpp>

namespace Hiwar {

using ChatOutcome = tl::expected<ReplyEnd, ApiError>;

class ChatCall : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Closes the socket at once. finished() follows with ErrorKind::Stopped, unless it already
    /// came.
    virtual void cancel() = 0;

signals:
    /// The status line and headers are here: the service has taken the request.
    void answered();
    void textArrived(const QString &text);
    /// What the model thinks before it answers; no part of the answer.
    void reasoningArrived(const QString &text);
    /// All the text so far was that: the model only said where its thinking ends. At most once, and
    /// the answer is still to come.
    void textWasReasoning();
    void finished(const Hiwar::ChatOutcome &outcome);
};

} // namespace Hiwar
