// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The chat-completion interface from the other side, on 127.0.0.1 only: what the built-in Guide
// speaks through, what `hiwar serve` runs, and what client libraries can be tried against.
//
// GNU libmicrohttpd does the HTTP on a thread of its own; nothing of this class may be called from
// it. Rules: the Host header must name loopback (no DNS rebinding), the Bearer key is compared in
// constant time, a body is at most maxBodyBytes.
#pragma once

#include "net/values/secret.h"

#include <QString>
#include <QUrl>

#include <chrono>
#include <memory>

#include <tl/expected.hpp>

namespace Hiwar {

class Responder;

class Service
{
public:
    static constexpr qsizetype maxBodyBytes = 16 * 1024 * 1024;

    struct Options
    {
        quint16 port = 0; ///< 0: any free one
        Secret key;       ///< empty: no key is asked for
        /// For the head of a request: nobody has shown a key yet.
        std::chrono::seconds headPatience{10};
        /// So much of a body that is too large is read, and let go: a client that is still sending
        /// sees no answer, and one that comes with the end of the connection is lost.
        qsizetype maxHeardBytes = 64 * maxBodyBytes;
    };

    /// Starts listening. The error is a sentence of the system ("Address already in use").
    [[nodiscard]] static tl::expected<std::unique_ptr<Service>, QString>
    start(std::shared_ptr<Responder> responder, const Options &options);

    /// Stops listening and ends the open connections.
    ~Service();
    Service(const Service &) = delete;
    Service &operator=(const Service &) = delete;

    [[nodiscard]] quint16 port() const;
    /// http://127.0.0.1:PORT/v1
    [[nodiscard]] QUrl baseUrl() const;

private:
    struct Private;
    explicit Service(std::unique_ptr<Private> p);
    std::unique_ptr<Private> d;
};

} // namespace Hiwar
