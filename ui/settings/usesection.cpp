// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/usesection.h"

#include "ui/settings/checkline.h"

#include <QBoxLayout>

using namespace Qt::StringLiterals;

namespace Hiwar {

UseSection::UseSection(QWidget *parent)
    : ProfileSection(parent)
    , m_off(new CheckLine(u"Switched off"_s, this))
{
    m_off->setSentence(tr("Switched off. It is not offered, and nothing is sent to it; its "
                          "conversations stay."));
    column().addWidget(m_off);
    connect(m_off, &CheckLine::changed, this, &UseSection::changed);
}

void UseSection::fill(const Profile &stored)
{
    m_wasOff = stored.isOff;
    m_off->setChecked(stored.isOff);
}

void UseSection::learn(const Profile &stored)
{
    if (stored.isOff != m_wasOff) // it was switched on elsewhere
        fill(stored);
}

void UseSection::write(Profile &profile) const
{
    profile.isOff = m_off->isChecked();
}

QStringList UseSection::summary() const
{
    return m_off->isChecked() ? QStringList{tr("switched off")} : QStringList();
}

void UseSection::setTheme(const Theme &theme)
{
    ProfileSection::setTheme(theme);
    m_off->setTheme(theme);
}

} // namespace Hiwar
