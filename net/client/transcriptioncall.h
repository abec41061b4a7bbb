// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One POST of a recording: collects the answer, fulfils its promise, and deletes itself. If
// destroyed earlier, its future is cancelled; when its future is cancelled, it closes the socket
// and deletes itself. Not sent within the constructor, so one that is cancelled at once is never
// sent.
#pragma once

#include "net/client/exchange.h"

#include <QFuture>
#include <QFutureWatcher>
#include <QPromise>

#include <tl/expected.hpp>

namespace Hiwar {

class TranscriptionCall : public QObject
{
    Q_OBJECT

public:
    using Outcome = tl::expected<QString, ApiError>;

    TranscriptionCall(const RequestSpec &spec, QObject *parent);

    [[nodiscard]] QFuture<Outcome> future() const { return m_promise.future(); }

private:
    void start();
    void gather(const QByteArray &bytes);
    void readWords(bool cut, const QString &why);
    void conclude(const Outcome &outcome);

    Exchange m_exchange;
    Secret m_key;
    QByteArray m_body;
    QPromise<Outcome> m_promise;
    QFutureWatcher<Outcome> m_watcher; ///< of m_promise's future: reports that the caller cancelled
                                       ///< it
};

} // namespace Hiwar
