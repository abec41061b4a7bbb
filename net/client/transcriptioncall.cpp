// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/client/transcriptioncall.h"

#include "net/wire/transcription.h"

using namespace Qt::StringLiterals;

namespace Hiwar {

TranscriptionCall::TranscriptionCall(const RequestSpec &spec, QObject *parent)
    : QObject(parent)
    , m_exchange(spec)
    , m_key(spec.key)
{
    connect(&m_exchange, &Exchange::bodyArrived, this, &TranscriptionCall::gather);
    connect(&m_exchange, &Exchange::ended, this, &TranscriptionCall::readWords);
    connect(&m_exchange, &Exchange::failed, this,
            [this](const ApiError &error) { conclude(tl::unexpected(error)); });
    connect(&m_watcher, &QFutureWatcherBase::canceled, this, [this] {
        m_exchange.stop();
        deleteLater();
    });
    m_promise.start();
    m_watcher.setFuture(m_promise.future());
    QMetaObject::invokeMethod(this, &TranscriptionCall::start, Qt::QueuedConnection);
}

void TranscriptionCall::start()
{
    if (!m_watcher.isCanceled())
        m_exchange.start();
}

void TranscriptionCall::gather(const QByteArray &bytes)
{
    m_exchange.noteContent();
    m_body += bytes;
    if (m_body.size() > maxTranscriptionBytes) {
        conclude(tl::unexpected(m_exchange.describe(
            ErrorKind::BadReply, u"The answer is larger than the words of a recording"_s)));
    }
}

void TranscriptionCall::readWords(bool cut, const QString &why)
{
    Outcome words = readTranscription(m_body, m_key, cut);
    if (!words) {
        if (!why.isEmpty())
            words.error().detail = why;
        m_exchange.addContext(words.error());
    }
    conclude(words);
}

void TranscriptionCall::conclude(const Outcome &outcome)
{
    m_exchange.stop();
    m_promise.addResult(outcome);
    m_promise.finish();
    deleteLater();
}

} // namespace Hiwar
