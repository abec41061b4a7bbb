// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One GET of the model list: collects the body, fulfils its promise, and deletes itself. If
// destroyed earlier, its future is cancelled; when its future is cancelled, it closes the socket
// and deletes itself.
#pragma once

#include "net/client/exchange.h"
#include "net/values/modelinfo.h"

#include <QFuture>
#include <QFutureWatcher>
#include <QPromise>

#include <tl/expected.hpp>

namespace Hiwar {

class ModelsCall : public QObject
{
    Q_OBJECT

public:
    using Outcome = tl::expected<QList<ModelInfo>, ApiError>;

    static constexpr qsizetype maxListBytes = 16 * 1024 * 1024;

    ModelsCall(const RequestSpec &spec, QObject *parent);

    [[nodiscard]] QFuture<Outcome> future() const { return m_promise.future(); }

private:
    void gather(const QByteArray &bytes);
    void readList(bool cut, const QString &why);
    void conclude(const Outcome &outcome);

    Exchange m_exchange;
    Secret m_key;
    QByteArray m_body;
    QPromise<Outcome> m_promise;
    QFutureWatcher<Outcome> m_watcher; ///< of m_promise's future: reports that the caller cancelled
                                       ///< it
};

} // namespace Hiwar
