// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The open connections without an accepted request head. Rule: they are few, and a further one
// replaces the oldest. So a client that opens hundreds and sends nothing, or half a head, cannot
// block others: a real client sends its head with its connection. Used on the service's thread
// alone.
#pragma once

#include "net/service/microhttpd.h"

#include <QList>

namespace Hiwar {

class UnprovenConnections
{
public:
    /// Far more than the idle ones that a client keeps, far fewer than the service accepts in
    /// total.
    static constexpr qsizetype most = 64;

    void add(MHD_Connection *connection);
    void remove(MHD_Connection *connection) { m_all.removeOne(connection); }

private:
    QList<MHD_Connection *> m_all; // the oldest first
};

} // namespace Hiwar
