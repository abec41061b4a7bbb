// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/appearance.h"

#include "ui/settings/choicebox.h"
#include "ui/settings/choicerow.h"

#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace Hiwar {

Appearance::Appearance(QWidget *parent)
    : QWidget(parent)
    , m_colours(new ChoiceRow(u"Colours"_s, tr("Colours"), tr("Light or dark"), this))
{
    ChoiceBox &box = m_colours->box();
    box.addItem(tr("As the system"), static_cast<int>(ThemePreference::System));
    box.addItem(tr("Light"), static_cast<int>(ThemePreference::Light));
    box.addItem(tr("Dark"), static_cast<int>(ThemePreference::Dark));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addWidget(m_colours);
    connect(&box, &QComboBox::activated, this, [this] {
        emit themeChosen(static_cast<ThemePreference>(m_colours->box().currentData().toInt()));
    });
}

void Appearance::setPreference(ThemePreference preference)
{
    m_colours->box().setCurrentIndex(m_colours->box().findData(static_cast<int>(preference)));
}

void Appearance::setTheme(const Theme &theme)
{
    m_colours->setTheme(theme);
}

} // namespace Hiwar
