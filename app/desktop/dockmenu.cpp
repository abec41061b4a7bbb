// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dockmenu.h"

namespace Hiwar {

DockMenu::DockMenu(QObject *parent)
    : IconMenu(parent)
{
#ifdef Q_OS_MACOS
    m_menu.setAsDockMenu();
#endif
}

void DockMenu::show(const LauncherMenu &menu)
{
    m_menu.clear();
    add(menu.tasks);
    if (!menu.recent.isEmpty())
        m_menu.addSection(menu.recentTitle);
    add(menu.recent);
}

void DockMenu::add(const QList<LauncherItem> &items)
{
    for (const LauncherItem &item : items) {
        QString text = item.title;
        text.replace(u'&', QStringLiteral("&&")); // no mnemonic
        m_menu.addAction(text, this, [this, words = item.words] { emit chosen(words); });
    }
}

} // namespace Hiwar
