// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chat/replyrequest.h"

#include "app/chat/repairplan.h"
#include "app/chat/replypolicy.h"
#include "net/values/messageparts.h"

#include <QPointer>
#include <QRandomGenerator>

#include <algorithm>
#include <utility>

namespace Hiwar {

ReplyRequest::ReplyRequest(Connection connection, ChatRequest request, Collaborators with,
                           QObject *parent)
    : QObject(parent)
    , m_connection(std::move(connection))
    , m_request(std::move(request))
    , m_with(std::move(with))
{
    m_wait.setSingleShot(true);
    m_wait.setTimerType(Qt::PreciseTimer); // a coarse one may fire before the service wants it
    connect(&m_wait, &QTimer::timeout, this, &ReplyRequest::sendAgain);
}

ReplyRequest::~ReplyRequest() = default;

void ReplyRequest::start()
{
    send();
}

void ReplyRequest::cancel()
{
    if (m_isOver || std::exchange(m_isCancelled, true))
        return;
    if (m_call) {
        m_call->cancel(); // takeOutcome() follows
        return;
    }
    ApiError error{.kind = ErrorKind::Stopped};
    if (m_pending)
        error = m_pending->because;
    m_isOver = true;
    m_wait.stop();
    QMetaObject::invokeMethod(
        this,
        [this, error] {
            const QPointer<ReplyRequest> self = this;
            const bool wasPending = m_pending.has_value();
            m_pending.reset();
            if (wasPending)
                emit pendingChanged();
            if (self)
                emit finished(tl::unexpected(error));
        },
        Qt::QueuedConnection);
}

void ReplyRequest::retryNow()
{
    if (m_pending && !m_isOver)
        sendAgain();
}

void ReplyRequest::send()
{
    m_sentAt = m_with.clock();
    m_call = m_with.client.send(m_connection, m_request, m_with.tap.get());
    connect(m_call.get(), &ChatCall::answered, this, &ReplyRequest::takeAnswered);
    connect(m_call.get(), &ChatCall::textArrived, this, [this](const QString &text) {
        noteArrival();
        emit textArrived(text);
    });
    connect(m_call.get(), &ChatCall::reasoningArrived, this, [this](const QString &text) {
        noteArrival();
        emit reasoningArrived(text);
    });
    connect(m_call.get(), &ChatCall::pictureArrived, this, [this](const ReplyPicture &picture) {
        noteArrival();
        emit pictureArrived(picture);
    });
    connect(m_call.get(), &ChatCall::textWasReasoning, this, &ReplyRequest::textWasReasoning);
    connect(m_call.get(), &ChatCall::finished, this, &ReplyRequest::takeOutcome);
}

void ReplyRequest::takeOutcome(const ChatOutcome &outcome)
{
    m_call.release()->deleteLater(); // it is still emitting finished()
    if (!outcome) {
        takeError(outcome.error());
        return;
    }
    m_isOver = true;
    emit finished(outcome);
}

void ReplyRequest::takeError(const ApiError &error)
{
    if (m_isCancelled) {
        // The error was on its way when the user cancelled: report Stopped instead.
        m_isOver = true;
        ApiError stopped = error;
        stopped.kind = ErrorKind::Stopped;
        emit finished(tl::unexpected(stopped));
        return;
    }
    const QString refused = refusedField(error, m_request);
    // A model does not learn to see meanwhile, whatever the status says.
    if (!m_hasArrived && !partKindOf(refused)) {
        if (sendOtherwise(error))
            return;
        const double dice = QRandomGenerator::global()->generateDouble();
        if (const auto wait = planRetry(error, m_attempt, dice, m_with.policy)) {
            waitFor(*wait, error);
            return;
        }
    }
    m_isOver = true;
    ApiError told = error;
    told.leaveOut = refused;
    emit finished(tl::unexpected(told));
}

bool ReplyRequest::sendOtherwise(const ApiError &error)
{
    switch (planFallback(error, m_request, m_connection.profile)) {
    case Fallback::None:
        return false;
    case Fallback::AskPlainly:
        m_request = withoutUsage(m_request); // only a stream may be asked for it
        m_request.stream = false;
        send();
        emit streamRefused();
        return true;
    case Fallback::LeaveUsage:
        m_request = withoutUsage(m_request);
        send();
        emit usageRefused();
        return true;
    case Fallback::TryWithoutUsage:
        m_request = withoutUsage(m_request);
        m_doubtsUsage = true;
        send();
        return true;
    }
    Q_UNREACHABLE();
}

void ReplyRequest::noteArrival()
{
    if (!std::exchange(m_hasArrived, true))
        m_firstText = timeSinceSent();
}

std::chrono::milliseconds ReplyRequest::timeSinceSent() const
{
    // The clock may have been set back meanwhile.
    return m_sentAt.isValid()
               ? std::chrono::milliseconds(std::max<qint64>(0, m_sentAt.msecsTo(m_with.clock())))
               : std::chrono::milliseconds(-1);
}

void ReplyRequest::takeAnswered()
{
    const QPointer<ReplyRequest> self = this;
    if (std::exchange(m_doubtsUsage, false))
        emit usageRefused();
    if (self)
        emit answered();
}

void ReplyRequest::waitFor(std::chrono::milliseconds time, const ApiError &because)
{
    m_pending = PendingRetry{.because = because,
                             .at = m_with.clock().addMSecs(time.count()),
                             .attempt = m_attempt + 1,
                             .attempts = attemptsFor(because, m_with.policy)};
    m_wait.start(time);
    emit pendingChanged();
}

void ReplyRequest::sendAgain()
{
    m_wait.stop();
    m_pending = {};
    ++m_attempt;
    send();
    emit pendingChanged();
}

} // namespace Hiwar
