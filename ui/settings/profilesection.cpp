// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/profilesection.h"

#include <QBoxLayout>
#include <QLabel>

namespace Hiwar {

ProfileSection::ProfileSection(QWidget *parent)
    : QWidget(parent)
    , m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins({});
}

void ProfileSection::learn(const Profile &)
{
}

void ProfileSection::setSecretsStatus(const SecretsStatus &)
{
}

void ProfileSection::writeSecrets(SecretsChange &) const
{
}

void ProfileSection::setTheme(const Theme &theme)
{
    m_column->setSpacing(theme.px(Space::m));
    for (QLabel *caption : m_captions)
        caption->setFont(theme.captionFont());
    for (QVBoxLayout *pair : m_pairs)
        pair->setSpacing(theme.px(Space::xs));
}

QWidget *ProfileSection::addField(const QString &caption, QWidget *field, QWidget *buddy)
{
    auto *both = new QWidget(this);
    auto *label = new QLabel(caption, both);
    label->setWordWrap(true);
    label->setBuddy(buddy != nullptr ? buddy : field);
    auto *pair = new QVBoxLayout(both);
    pair->setContentsMargins({});
    pair->addWidget(label);
    pair->addWidget(field);
    m_column->addWidget(both);
    m_captions << label;
    m_pairs << pair;
    return both;
}

} // namespace Hiwar
