// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Sees what is sent and received, as it happens, for a user who wants to know. Rule: every secret
// is hidden before anything is passed here, in headers, addresses and bodies, no matter who wrote
// it there. One asked() for each request (a retry and a redirect are requests of their own), and
// one ended() for each. Called on the client's thread.
#pragma once

#include "net/values/wiretranscript.h"

#include <QByteArray>

namespace Hiwar {

/// A step that Qt reports. Of connecting and encrypting it reports only the end of both.
enum class WireStep : quint8 {
    Connecting, ///< the name has been looked up
    Encrypted,  ///< connected, and TLS is established
    Sent,       ///< the request has been sent
};

class WireTap
{
public:
    virtual ~WireTap() = default;
    virtual void asked(const QByteArray &method, const QUrl &url, const WireHeaders &headers,
                       const QByteArray &body) = 0;
    /// May be called more than once: a host can have two addresses.
    virtual void reached(WireStep /*step*/) {}
    virtual void answered(int status, const WireHeaders &headers) = 0;
    /// A part of the answer's body, cut as by the network.
    virtual void arrived(const QByteArray &bytes) = 0;
    /// Nothing more comes for this request.
    virtual void ended(WireEnd /*how*/, const QString & /*fault*/) {}
};

} // namespace Hiwar
