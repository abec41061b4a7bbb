// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/choicerow.h"

#include "ui/settings/choicebox.h"

#include <QLabel>
#include <QLayout>

namespace Hiwar {

ChoiceRow::ChoiceRow(const QString &name, const QString &label, const QString &description,
                     QWidget *parent)
    : SettingRow(parent)
    , m_label(new QLabel(label, this))
    , m_box(new ChoiceBox(name, label, this))
{
    m_box->setAccessibleDescription(description);
    m_label->setBuddy(m_box);
    m_label->setWordWrap(true);
    add(m_label);
    add(m_box);
    setFocusProxy(m_box);
}

void ChoiceRow::setTheme(const Theme &theme)
{
    layout()->setSpacing(theme.px(Space::xs));
    m_label->setFont(theme.captionFont());
}

} // namespace Hiwar
