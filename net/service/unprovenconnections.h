// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The open connections that have not shown yet that they may ask. The rule it protects: they are
// few, and where one more comes the oldest makes room. So anyone who opens hundreds and says
// nothing, or half a head, keeps nobody from asking: a real client's head comes with its
// connection. On the thread of the service alone.
#pragma once

#include "net/service/microhttpd.h"

#include <QList>

namespace Hiwar {

class UnprovenConnections
{
public:
    /// Far more than the idle ones that a client keeps, far less than the service takes in all.
    static constexpr qsizetype most = 64;

    void add(MHD_Connection *connection);
    void remove(MHD_Connection *connection) { m_all.removeOne(connection); }

private:
    QList<MHD_Connection *> m_all; // the oldest first
};

} // namespace Hiwar
