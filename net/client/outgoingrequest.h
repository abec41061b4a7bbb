// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The address and headers of a request, spelled as typed: Qt 6.7 and later respell those of
// QNetworkRequest, and users expect their own spelling. Values.
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
    QSslConfiguration tls = {}; ///< null: Qt's default

    /// Replaces a header of that name, in any case.
    void set(const QByteArray &name, const QByteArray &value);
    [[nodiscard]] bool has(QByteArrayView name) const;
};

/// The common part of all of Hiwar's requests: a connection of its own, no compression, and no
/// information about the user.
[[nodiscard]] OutgoingRequest bareRequest(const QUrl &url, const QByteArray &agent,
                                          const QByteArray &accept);

} // namespace Hiwar
