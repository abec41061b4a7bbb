// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/appearance.h"

#include "ui/settings/choicebox.h"

#include <QGridLayout>
#include <QLabel>

using namespace Qt::StringLiterals;

namespace Hiwar {

Appearance::Appearance(QWidget *parent)
    : QWidget(parent)
    , m_title(new QLabel(tr("Appearance"), this))
    , m_themeLabel(new QLabel(tr("Colours"), this))
    , m_themeBox(new ChoiceBox(u"Colours"_s, tr("Colours"), this))
    , m_sendKeyLabel(new QLabel(tr("Send with"), this))
    , m_sendKeyBox(new ChoiceBox(u"Send with"_s, tr("Send with"), this))
{
    m_themeBox->setAccessibleDescription(tr("Light or dark"));
    m_themeBox->addItem(tr("As the system"), static_cast<int>(ThemePreference::System));
    m_themeBox->addItem(tr("Light"), static_cast<int>(ThemePreference::Light));
    m_themeBox->addItem(tr("Dark"), static_cast<int>(ThemePreference::Dark));
    m_sendKeyBox->setAccessibleDescription(tr("The key that sends a message"));
    m_sendKeyBox->addItem(tr("Enter"), false);
    m_sendKeyBox->addItem(tr("Ctrl+Enter"), true);
    m_themeLabel->setBuddy(m_themeBox);
    m_sendKeyLabel->setBuddy(m_sendKeyBox);

    auto *grid = new QGridLayout(this);
    grid->setContentsMargins({});
    grid->addWidget(m_title, 0, 0, 1, 2);
    grid->addWidget(m_themeLabel, 1, 0);
    grid->addWidget(m_themeBox, 1, 1);
    grid->addWidget(m_sendKeyLabel, 2, 0);
    grid->addWidget(m_sendKeyBox, 2, 1);
    grid->setColumnStretch(1, 1);

    connect(m_themeBox, &QComboBox::activated, this, [this] {
        emit themeChosen(static_cast<ThemePreference>(m_themeBox->currentData().toInt()));
    });
    connect(m_sendKeyBox, &QComboBox::activated, this,
            [this] { emit sendKeyChosen(m_sendKeyBox->currentData().toBool()); });
}

void Appearance::setChoices(ThemePreference preference, bool ctrlEnterSends)
{
    m_themeBox->setCurrentIndex(m_themeBox->findData(static_cast<int>(preference)));
    m_sendKeyBox->setCurrentIndex(m_sendKeyBox->findData(ctrlEnterSends));
}

void Appearance::setTheme(const Theme &theme)
{
    auto *grid = static_cast<QGridLayout *>(layout());
    grid->setContentsMargins(0, theme.px(Space::l), 0, 0);
    grid->setHorizontalSpacing(theme.px(Space::m));
    grid->setVerticalSpacing(theme.px(Space::s));
    m_title->setFont(theme.headingFont(3));
}

} // namespace Hiwar
