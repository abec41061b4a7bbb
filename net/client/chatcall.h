// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One running request. Ends with exactly one finished(), never within the call that started it,
// also when cancelled inside a slot; may be deleted at any moment (then silently). Lives on the
// thread that made it.
#pragma once

#include "net/values/apierror.h"
#include "net/values/message.h"
#include "net/values/replypicture.h"

#include <QObject>

#include <tl/expected.hpp>

namespace Hiwar {

using ChatOutcome = tl::expected<ReplyEnd, ApiError>;

class ChatCall : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Closes the socket at once. finished() follows with ErrorKind::Stopped, unless it was already
    /// emitted.
    virtual void cancel() = 0;

signals:
    /// The head of a success has arrived: the service has accepted the request.
    void answered();
    void textArrived(const QString &text);
    /// The model's reasoning before its answer; no part of the answer.
    void reasoningArrived(const QString &text);
    /// Not decoded. Without bytes: one that was left out, see ReplySum.
    void pictureArrived(const Hiwar::ReplyPicture &picture);
    /// All text so far was reasoning: the model marked only the end of its thinking. At most once,
    /// and the answer is still to come.
    void textWasReasoning();
    void finished(const Hiwar::ChatOutcome &outcome);
};

} // namespace Hiwar
