// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Sees what goes over the wire, as it goes, for a person who wants to know. The rule it protects:
// the key is hidden before anything is handed over. Called on the client's thread.
#pragma once

#include "net/values/wiretranscript.h"

#include <QByteArray>

namespace Hiwar {

class WireTap
{
public:
    virtual ~WireTap() = default;
    virtual void asked(const QByteArray &method, const QUrl &url, const WireHeaders &headers,
                       const QByteArray &body) = 0;
    virtual void answered(int status, const WireHeaders &headers) = 0;
    /// A part of the answer's body, cut wherever the network cut it.
    virtual void arrived(const QByteArray &bytes) = 0;
};

} // namespace Hiwar
