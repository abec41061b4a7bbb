// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/client/httpchatcall.h"

#include <QPointer>

using namespace std::chrono_literals;

namespace Hiwar {

namespace {

/// Characters passed on before a rest of one frame: a window that gets more than it can show stops
/// reacting. This is half a megabyte a second; the fastest model writes a tenth of that.
constexpr qsizetype lettersAtOnce = 8 * 1024;
constexpr auto frame = 16ms;

} // namespace

HttpChatCall::HttpChatCall(const RequestSpec &spec)
    : m_exchange(std::make_unique<Exchange>(spec))
    , m_reader(spec.key)
    , m_lastWords(spec.timeouts.lastWords)
{
    m_afterEnd.setSingleShot(true);
    connect(&m_afterEnd, &QTimer::timeout, this,
            [this] { readEnd(ReplyReader::BodyEnd::Proper, {}); });
    connect(m_exchange.get(), &Exchange::answered, this, &ChatCall::answered);
    connect(m_exchange.get(), &Exchange::bodyArrived, this, &HttpChatCall::readBody);
    connect(m_exchange.get(), &Exchange::ended, this, [this](bool cut, const QString &why) {
        readEnd(cut ? ReplyReader::BodyEnd::Cut : ReplyReader::BodyEnd::Proper, why);
    });
    connect(m_exchange.get(), &Exchange::failed, this, &HttpChatCall::fail);
    // Queued: a call that is stopped before the caller goes on must never be sent.
    QMetaObject::invokeMethod(this, &HttpChatCall::start, Qt::QueuedConnection);
}

HttpChatCall::HttpChatCall(const ApiError &error)
{
    finishSoon(error);
}

HttpChatCall::~HttpChatCall() = default;

void HttpChatCall::start()
{
    if (!m_isOver)
        m_exchange->start();
}

void HttpChatCall::cancel()
{
    if (m_isOver)
        return;
    ApiError error;
    if (m_exchange) {
        m_exchange->stop();
        error = m_exchange->describe(ErrorKind::Stopped);
    }
    error.kind = ErrorKind::Stopped;
    finishSoon(error);
}

void HttpChatCall::finishSoon(const ApiError &error)
{
    m_isOver = true;
    m_afterEnd.stop();
    QMetaObject::invokeMethod(
        this, [this, error] { emit finished(tl::unexpected(error)); }, Qt::QueuedConnection);
}

void HttpChatCall::readBody(const QByteArray &bytes)
{
    const qint64 before = m_reader.progress();
    const ReplyDelta delta = m_reader.feed(bytes);
    if (m_reader.progress() > before)
        m_exchange->noteContent();
    if (m_reader.isComplete() && (!m_afterEnd.isActive() || !delta.isEmpty()))
        m_afterEnd.start(m_lastWords);
    m_letters += delta.text.size() + delta.reasoning.size();
    if (m_letters >= lettersAtOnce) {
        m_letters = 0;
        m_exchange->rest(frame);
    }
    if (tell(delta) && m_reader.isOver())
        readEnd(ReplyReader::BodyEnd::Proper, {});
}

bool HttpChatCall::tell(const ReplyDelta &delta)
{
    const QPointer<HttpChatCall> self = this;
    const auto goesOn = [&self] { return self && !self->m_isOver; };
    if (delta.textWasReasoning)
        emit textWasReasoning();
    if (goesOn() && !delta.reasoning.isEmpty())
        emit reasoningArrived(delta.reasoning);
    if (goesOn() && !delta.text.isEmpty())
        emit textArrived(delta.text);
    for (const ReplyPicture &picture : delta.pictures) {
        if (goesOn())
            emit pictureArrived(picture);
    }
    return goesOn();
}

void HttpChatCall::readEnd(ReplyReader::BodyEnd how, const QString &why)
{
    ReplyReader::Close close = m_reader.finish(how);
    if (!close.outcome) {
        close.outcome = tl::unexpected(withContext(close.outcome.error(), why));
    } else {
        close.outcome = m_exchange->withoutSecrets(*close.outcome);
    }
    conclude(close);
}

/// The received part counts: a reply with its end is complete, and an error that the service
/// reported is the error, whatever the transport reports then.
void HttpChatCall::fail(const ApiError &error)
{
    ReplyReader::Close close = m_reader.finish(ReplyReader::BodyEnd::Cut);
    if (!close.outcome)
        close.outcome =
            tl::unexpected(m_reader.hasError() ? withContext(close.outcome.error(), {}) : error);
    conclude(close);
}

/// Adds the facts of the exchange to the reply's error. `why`: the transport's message.
ApiError HttpChatCall::withContext(const ApiError &said, const QString &why) const
{
    ApiError error = said;
    if (!why.isEmpty())
        error.detail = why;
    m_exchange->addContext(error);
    return error;
}

void HttpChatCall::conclude(const ReplyReader::Close &close)
{
    m_afterEnd.stop();
    m_exchange->stop();
    if (!tell(close.delta))
        return;
    m_isOver = true;
    emit finished(close.outcome);
}

} // namespace Hiwar
