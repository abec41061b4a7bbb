// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One request whose answer is read when all of it is there: the model list, the words of a
// recording. Collects the body, fulfils its promise, and deletes itself. If destroyed earlier, its
// future is cancelled; when its future is cancelled, it closes the socket and deletes itself. Not
// sent within the constructor, so one that is cancelled at once is never sent.
#pragma once

#include "net/client/exchange.h"

#include <QFuture>
#include <QFutureWatcher>
#include <QPromise>

#include <tl/expected.hpp>

#include <functional>
#include <utility>

namespace Hiwar {

template<typename Value>
class WholeCall : public QObject
{
public:
    using Outcome = tl::expected<Value, ApiError>;

    struct Reading
    {
        qsizetype most = 0; ///< bytes of a body
        QString tooLarge;   ///< what is said of a larger one, in English
        /// What the body means. `isCut`: the connection ended before it did.
        std::function<Outcome(const QByteArray &body, bool isCut)> read;
    };

    WholeCall(const RequestSpec &spec, Reading reading, QObject *parent)
        : QObject(parent)
        , m_exchange(spec)
        , m_reading(std::move(reading))
    {
        connect(&m_exchange, &Exchange::bodyArrived, this, &WholeCall::gather);
        connect(&m_exchange, &Exchange::ended, this, &WholeCall::readAll);
        connect(&m_exchange, &Exchange::failed, this,
                [this](const ApiError &error) { conclude(tl::unexpected(error)); });
        connect(&m_watcher, &QFutureWatcherBase::canceled, this, [this] {
            m_exchange.stop();
            deleteLater();
        });
        m_promise.start();
        m_watcher.setFuture(m_promise.future());
        QMetaObject::invokeMethod(this, &WholeCall::start, Qt::QueuedConnection);
    }

    [[nodiscard]] QFuture<Outcome> future() const { return m_promise.future(); }

private:
    void start()
    {
        if (!m_watcher.isCanceled())
            m_exchange.start();
    }

    void gather(const QByteArray &bytes)
    {
        m_exchange.noteContent();
        m_body += bytes;
        if (m_body.size() > m_reading.most) {
            conclude(tl::unexpected(m_exchange.describe(ErrorKind::BadReply, m_reading.tooLarge)));
        }
    }

    void readAll(bool isCut, const QString &why)
    {
        Outcome outcome = m_reading.read(m_body, isCut);
        if (!outcome) {
            if (!why.isEmpty())
                outcome.error().detail = why;
            m_exchange.addContext(outcome.error());
        }
        conclude(outcome);
    }

    void conclude(const Outcome &outcome)
    {
        m_exchange.stop();
        m_promise.addResult(outcome);
        m_promise.finish();
        deleteLater();
    }

    Exchange m_exchange;
    Reading m_reading;
    QByteArray m_body;
    QPromise<Outcome> m_promise;
    QFutureWatcher<Outcome> m_watcher; ///< of m_promise's future: whether its caller cancelled it
};

} // namespace Hiwar
