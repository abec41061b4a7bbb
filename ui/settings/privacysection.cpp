// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/privacysection.h"

#include "ui/settings/statement.h"

#include <QVBoxLayout>

namespace Hiwar {

PrivacySection::PrivacySection(QWidget *parent)
    : QWidget(parent)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    const auto say = [&](const QString &words) {
        m_statements << new Statement(words, this);
        column->addWidget(m_statements.last());
    };
    say(tr("What you write, with the conversation before it, goes to the service that you chose, "
           "and to nobody else."));
    say(tr("A key is stored in the keychain of this computer. It is sent only to the address that "
           "it was entered for."));
    say(tr("Pictures in a reply are fetched only when you ask for them."));
    say(tr("Hiwar collects nothing about you, and reports nothing to anybody."));
}

void PrivacySection::setTheme(const Theme &theme)
{
    layout()->setSpacing(theme.px(Space::m));
    for (Statement *statement : m_statements)
        statement->setTheme(theme);
}

} // namespace Hiwar
