// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The server side of the chat-completion interface, on 127.0.0.1 only: the built-in Guide uses it,
// `hiwar serve` runs it, and client libraries can be tested with it.
//
// GNU libmicrohttpd does the HTTP on a thread of its own; nothing of this class may be called on
// that thread. Rules: the Host header must name loopback (no DNS rebinding), the Bearer key is
// compared in constant time, a body has at most maxBodyBytes.
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
        quint16 port = 0; ///< 0: any free port
        Secret key;       ///< empty: no key is required
        /// Time limit for the head of a request: no key has been checked yet.
        std::chrono::seconds headPatience{10};
        /// How much of a too large body is read and discarded: a client that is still sending reads
        /// no answer, and an answer sent just before the connection ends is lost.
        qsizetype maxHeardBytes = 64 * maxBodyBytes;
    };

    /// Starts listening. The error is the system's message ("Address already in use").
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
