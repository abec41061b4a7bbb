// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The one place that turns a pasted address into the URLs of the requests. Pure; any thread. It
// never adds "/v1".
#pragma once

#include <QString>
#include <QUrl>

#include <tl/expected.hpp>

namespace Hiwar {

enum class AddressFault : quint8 {
    Empty,
    NotHttp, ///< a scheme other than http and https
    NoHost,
    Placeholder, ///< "<your-resource>" and similar are still in it
    Malformed,
};

/// The final URLs of one service.
struct Endpoint
{
    QUrl base; ///< normal form: scheme, host, path without a slash at its end, query kept
    QUrl chat;
    QUrl models;
    QUrl transcriptions;

    bool operator==(const Endpoint &) const = default;
};

/// Accepts a host, host/v1, a full …/chat/completions or …/models, with the usual extra characters
/// of a copied text (see pastedAddress) and with a query, which every URL keeps. Without a scheme:
/// http for loopback, private addresses and .local, https for all others. A user name or password
/// in it is dropped: the key has its own field.
[[nodiscard]] tl::expected<Endpoint, AddressFault> resolveEndpoint(const QString &typed);

/// The typed address without a user's name and password: those are written into no file.
[[nodiscard]] QString withoutPassword(const QString &typed);

/// The URL with another path, which is encoded already.
[[nodiscard]] QUrl withPath(QUrl url, const QString &path);

/// Whether a URL stays on this machine: "localhost", *.localhost, 127.0.0.0/8, ::1.
[[nodiscard]] bool isLoopback(const QUrl &url);

/// Plain http to a host beyond this machine and the private networks: a key sent there can be read
/// by anyone on the way, so the user has to allow it first (Profile::plainHttpAllowed).
[[nodiscard]] bool isReadableOnTheWay(const QUrl &url);

/// Same scheme, host and port: the only place where a key may follow a redirect.
[[nodiscard]] bool isSameOrigin(const QUrl &one, const QUrl &other);

} // namespace Hiwar
