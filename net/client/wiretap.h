// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Sees what goes over the wire, as it goes, for a person who wants to know. The rule it protects:
// every secret is hidden before anything is handed over, in headers, addresses and bodies, no
// matter who wrote it there. One asked() a request (a retry and a redirect are requests of their
// own), one ended() for each. Called on the client's thread.
#pragma once

#include "net/values/wiretranscript.h"

#include <QByteArray>

namespace Hiwar {

/// A step on the way that Qt tells of. Of connecting and encrypting it tells the end of both alone.
enum class WireStep : quint8 {
    Connecting, ///< the name is looked up
    Encrypted,  ///< connected, and TLS stands
    Sent,       ///< the request is out
};

class WireTap
{
public:
    virtual ~WireTap() = default;
    virtual void asked(const QByteArray &method, const QUrl &url, const WireHeaders &headers,
                       const QByteArray &body) = 0;
    /// May come more than once: a host can have two addresses.
    virtual void reached(WireStep /*step*/) {}
    virtual void answered(int status, const WireHeaders &headers) = 0;
    /// A part of the answer's body, cut wherever the network cut it.
    virtual void arrived(const QByteArray &bytes) = 0;
    /// Nothing more comes for this request.
    virtual void ended(WireEnd /*how*/, const QString & /*fault*/) {}
};

} // namespace Hiwar
