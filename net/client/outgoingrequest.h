// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where a request goes and the headers it takes along, as they were spelled: Qt 6.7 and later
// respell those of QNetworkRequest, and a person finds their own again. Values.
#pragma once

#include <QByteArray>
#include <QList>
#include <QSslConfiguration>
#include <QUrl>

#include <utility>

namespace Hiwar {

struct OutgoingRequest
{
    QUrl url;
    QList<std::pair<QByteArray, QByteArray>> headers = {};
    QSslConfiguration tls = {}; ///< null: Qt's own

    /// In place of one of that name, in whatever case.
    void set(const QByteArray &name, const QByteArray &value);
    [[nodiscard]] bool has(QByteArrayView name) const;
};

/// What every request of ours has in common, no matter who sends it: a connection of its own, no
/// compression, and nothing told of the person.
[[nodiscard]] OutgoingRequest bareRequest(const QUrl &url, const QByteArray &agent,
                                          const QByteArray &accept);

} // namespace Hiwar
