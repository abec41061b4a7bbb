// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/keyboardsection.h"

#include "ui/settings/choicebox.h"
#include "ui/settings/choicerow.h"
#include "ui/settings/linkbutton.h"

#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace Hiwar {

KeyboardSection::KeyboardSection(QWidget *parent)
    : QWidget(parent)
    , m_sendKey(
          new ChoiceRow(u"Send with"_s, tr("Send with"), tr("The key that sends a message"), this))
    , m_shortcuts(new SettingRow(this))
    , m_all(new LinkButton(u"All keyboard shortcuts"_s, tr("All keyboard shortcuts"), this))
{
    m_sendKey->box().addItem(tr("Enter"), false);
    m_sendKey->box().addItem(tr("Ctrl+Enter"), true);
    m_shortcuts->add(m_all);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addWidget(m_sendKey);
    column->addWidget(m_shortcuts);
    connect(&m_sendKey->box(), &QComboBox::activated, this,
            [this] { emit sendKeyChosen(m_sendKey->box().currentData().toBool()); });
    connect(m_all, &QPushButton::clicked, this, &KeyboardSection::shortcutsRequested);
}

void KeyboardSection::setCtrlEnterSends(bool ctrlEnter)
{
    m_sendKey->box().setCurrentIndex(m_sendKey->box().findData(ctrlEnter));
}

void KeyboardSection::setTheme(const Theme &theme)
{
    layout()->setSpacing(theme.px(Space::m));
    m_sendKey->setTheme(theme);
    m_all->setTheme(theme);
}

} // namespace Hiwar
