// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/windowstate.h"

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

/// Fewer than two are none to choose from.
QStringList decodeIds(const QJsonArray &array)
{
    QStringList ids;
    for (const QJsonValue &value : array) {
        const QString id = value.toString();
        if (!id.isEmpty() && !ids.contains(id) && ids.size() < maxTabs)
            ids.append(id);
    }
    return ids.size() < 2 ? QStringList() : ids;
}

} // namespace

QJsonObject encodeTabs(const TabState &tabs)
{
    return {{u"conversations"_s, QJsonArray::fromStringList(tabs.ids)}, {u"shown"_s, tabs.shown}};
}

TabState decodeTabs(const QJsonObject &object)
{
    TabState tabs{.ids = decodeIds(object.value("conversations"_L1).toArray()),
                  .shown = object.value("shown"_L1).toString()};
    if (!tabs.ids.contains(tabs.shown))
        tabs.shown = tabs.ids.value(0);
    return tabs;
}

QJsonArray encodeWindows(const QList<WindowState> &windows)
{
    QJsonArray array;
    for (const WindowState &each : windows)
        array.append(QJsonObject{{u"conversation"_s, each.conversationId},
                                 {u"tabs"_s, QJsonArray::fromStringList(each.tabs)},
                                 {u"geometry"_s, QString::fromLatin1(each.geometry.toBase64())},
                                 {u"sidebarShown"_s, each.sidebarShown}});
    return array;
}

QList<WindowState> decodeWindows(const QJsonArray &array)
{
    QList<WindowState> windows;
    for (const QJsonValue &value : array) {
        const QJsonObject json = value.toObject();
        const WindowState state{
            .conversationId = json.value("conversation"_L1).toString(),
            .tabs = decodeIds(json.value("tabs"_L1).toArray()),
            .geometry = QByteArray::fromBase64(json.value("geometry"_L1).toString().toLatin1()),
            .sidebarShown = json.value("sidebarShown"_L1).toBool(false)};
        if (!state.conversationId.isEmpty() && windows.size() < maxWindows)
            windows.append(state);
    }
    return windows;
}

} // namespace Hiwar
