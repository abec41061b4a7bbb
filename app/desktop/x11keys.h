// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Global keys of an X server, which gives them to the first program that grabs them. libxcb is
// loaded already when the display is one of X. GUI thread.
#pragma once

#include "app/desktop/globalkeys.h"

#include <QAbstractNativeEventFilter>
#include <QList>

namespace Hiwar {

struct XcbCalls;

class X11Keys : public GlobalKeys, public QAbstractNativeEventFilter
{
    Q_OBJECT

public:
    explicit X11Keys(QObject *parent = nullptr);
    ~X11Keys() override;

    /// Whether the window is on an X server, and this can be used.
    [[nodiscard]] static bool isThere();

    void begin() override;
    bool nativeEventFilter(const QByteArray &type, void *message, qintptr *result) override;

private:
    std::unique_ptr<XcbCalls> m_xcb;
    QList<quint8> m_grabbed; ///< key codes
};

} // namespace Hiwar
