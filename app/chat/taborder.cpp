// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chat/taborder.h"

namespace Hiwar {

QStringList tabsShowing(QStringList tabs, const QString &shown, const QString &wanted)
{
    if (tabs.contains(wanted))
        return tabs;
    const qsizetype at = tabs.indexOf(shown);
    if (at < 0)
        tabs.append(wanted);
    else
        tabs[at] = wanted;
    return tabs;
}

QStringList tabsWith(QStringList tabs, const QString &shown, const QString &wanted)
{
    if (tabs.contains(wanted))
        return tabs;
    const qsizetype at = tabs.indexOf(shown);
    tabs.insert(at < 0 ? tabs.size() : at + 1, wanted);
    return tabs;
}

QString tabAfter(const QStringList &tabs, const QString &shown, const QStringList &closed)
{
    const qsizetype at = tabs.indexOf(shown);
    for (qsizetype next = at + 1; next < tabs.size(); ++next) {
        if (!closed.contains(tabs.at(next)))
            return tabs.at(next);
    }
    for (qsizetype before = at - 1; before >= 0; --before) {
        if (!closed.contains(tabs.at(before)))
            return tabs.at(before);
    }
    return {};
}

} // namespace Hiwar
