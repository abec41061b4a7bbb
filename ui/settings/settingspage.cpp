// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/settingspage.h"

#include "ui/settings/foldsection.h"
#include "ui/settings/settingrow.h"

#include <QLabel>
#include <QVBoxLayout>

namespace Hiwar {

SettingsPage::SettingsPage(const QString &shownName, QWidget *parent)
    : QWidget(parent)
    , m_title(new QLabel(shownName, this))
    , m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins({});
    m_column->addWidget(m_title);
}

void SettingsPage::add(QWidget *part)
{
    auto *holder = new QWidget(this);
    auto *column = new QVBoxLayout(holder);
    column->setContentsMargins({});
    column->addWidget(part);
    m_column->addWidget(holder);
    m_parts << Part{part, holder};
}

bool SettingsPage::filter(const QStringList &words)
{
    // The title of a section finds all of it.
    const bool isAll = words.isEmpty() || hasWords(*m_title, words);
    bool found = false;
    for (const Part &part : m_parts)
        found |= filter(part, isAll ? QStringList() : words);
    return found;
}

bool SettingsPage::filter(const Part &part, const QStringList &words) const
{
    bool found = false;
    const auto rows = part.part->findChildren<SettingRow *>();
    for (SettingRow *row : rows) {
        row->setVisible(hasWords(*row, words));
        found |= !row->isHidden();
    }
    if (rows.isEmpty())
        found = hasWords(*part.part, words);
    part.holder->setVisible(found);
    if (!words.isEmpty()) {
        for (FoldSection *fold : part.part->findChildren<FoldSection *>()) {
            if (hasWords(*fold, words))
                fold->setOpen(true);
        }
    }
    return found && !part.part->isHidden();
}

void SettingsPage::setTheme(const Theme &theme)
{
    m_column->setSpacing(theme.px(Space::m));
    m_title->setFont(theme.headingFont(3));
}

} // namespace Hiwar
