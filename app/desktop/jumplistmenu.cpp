// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/jumplistmenu.h"

#include "app/launcher/windowswords.h"

#include <QCoreApplication>
#include <QDir>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

std::vector<JumpListItem> itemsOf(const QList<LauncherItem> &items)
{
    std::vector<JumpListItem> all;
    for (const LauncherItem &item : items)
        all.push_back({.title = item.title.toStdWString(),
                       .explanation = item.explanation.toStdWString(),
                       .arguments = windowsLine(item.words).toStdWString()});
    return all;
}

JumpList jumpListOf(const LauncherMenu &menu)
{
    const QString program = QCoreApplication::applicationDirPath() + u"/hiwar.exe"_s;
    return {.program = QDir::toNativeSeparators(program).toStdWString(),
            .tasks = itemsOf(menu.tasks),
            .category = menu.recentTitle.toStdWString(),
            .recent = itemsOf(menu.recent)};
}

struct JumpListMenuTr
{
    Q_DECLARE_TR_FUNCTIONS(Hiwar::JumpListMenu)
};

QString sentenceOf(const JumpListEnd &end)
{
    if (end.list != 0)
        return JumpListMenuTr::tr(
            "Windows did not store the menu. The next change of a title tries again.");
    if (end.category != 0)
        return JumpListMenuTr::tr(
            "Windows does not show them. Allow recently opened items in its settings: "
            "Personalisation, Start.");
    return {};
}

} // namespace

JumpListMenu::JumpListMenu(QObject *parent)
    : IconMenu(parent)
{
    m_thread.setMaxThreadCount(1);
}

void JumpListMenu::show(const LauncherMenu &menu)
{
    m_thread.start([this, list = jumpListOf(menu)] {
        const JumpListEnd end = m_writer.write(list);
        QMetaObject::invokeMethod(
            this, [this, end] { emit told(sentenceOf(end)); }, Qt::QueuedConnection);
    });
}

} // namespace Hiwar
