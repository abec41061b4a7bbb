// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A port of 127.0.0.1 that nobody listens on, and that no other program gets while this exists: it
// is bound. Connections to it are refused.
#pragma once

#include <QHostAddress>
#include <QTcpSocket>

class AbsentPort
{
public:
    /// 0: one that is free.
    explicit AbsentPort(quint16 number = 0) { m_holder.bind(QHostAddress::LocalHost, number); }
    [[nodiscard]] quint16 number() const { return m_holder.localPort(); }

private:
    QTcpSocket m_holder;
};
