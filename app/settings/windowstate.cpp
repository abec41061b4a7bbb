// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/windowstate.h"

#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace Hiwar {

QJsonArray encodeWindows(const QList<WindowState> &windows)
{
    QJsonArray array;
    for (const WindowState &each : windows)
        array.append(QJsonObject{{u"conversation"_s, each.conversationId},
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
            .geometry = QByteArray::fromBase64(json.value("geometry"_L1).toString().toLatin1()),
            .sidebarShown = json.value("sidebarShown"_L1).toBool(false)};
        if (!state.conversationId.isEmpty() && windows.size() < maxWindows)
            windows.append(state);
    }
    return windows;
}

} // namespace Hiwar
