// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The windows, as they are found again after a start. Plain values.
#pragma once

#include <QByteArray>
#include <QJsonArray>
#include <QJsonObject>
#include <QList>
#include <QStringList>

namespace Hiwar {

/// What the tabs of a window contain.
struct TabState
{
    QStringList ids; ///< of their conversations, in order; empty: there was only one
    QString shown;   ///< one of them

    bool operator==(const TabState &) const = default;
};

/// More than a person looks at.
inline constexpr qsizetype maxTabs = 100;

/// A window beside the first one.
struct WindowState
{
    QString conversationId;
    QStringList tabs;    ///< as TabState::ids, with this one among them
    QByteArray geometry; ///< of QWidget::saveGeometry(), with its screen
    bool sidebarShown = false;

    bool operator==(const WindowState &) const = default;
};

/// More than a person looks at.
inline constexpr qsizetype maxWindows = 30;

[[nodiscard]] QJsonObject encodeTabs(const TabState &tabs);
[[nodiscard]] TabState decodeTabs(const QJsonObject &object);

[[nodiscard]] QJsonArray encodeWindows(const QList<WindowState> &windows);
/// Those without a conversation are left out, and all beyond maxWindows.
[[nodiscard]] QList<WindowState> decodeWindows(const QJsonArray &array);

} // namespace Hiwar
