// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A window beside the first one, as it is found again after a start. Plain values.
#pragma once

#include <QByteArray>
#include <QJsonArray>
#include <QList>
#include <QString>

namespace Hiwar {

struct WindowState
{
    QString conversationId;
    QByteArray geometry; ///< of QWidget::saveGeometry(), with its screen
    bool sidebarShown = false;

    bool operator==(const WindowState &) const = default;
};

/// More than a person looks at.
inline constexpr qsizetype maxWindows = 30;

[[nodiscard]] QJsonArray encodeWindows(const QList<WindowState> &windows);
/// Those without a conversation are left out, and all beyond maxWindows.
[[nodiscard]] QList<WindowState> decodeWindows(const QJsonArray &array);

} // namespace Hiwar
