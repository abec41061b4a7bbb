// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/privacysection.h"

#include "ui/settings/checkrow.h"
#include "ui/settings/statement.h"

#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace Hiwar {

PrivacySection::PrivacySection(QWidget *parent)
    : QWidget(parent)
    , m_warns(new CheckRow(
          u"Warn of secrets"_s, tr("Warn before a key or token is sent"),
          tr("Looks on this computer for keys, tokens and passwords in what you are about to send, "
             "and asks. Models on this computer get your message without a question."),
          this))
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
    column->addWidget(m_warns);
    connect(m_warns, &CheckRow::changed, this,
            [this] { emit warningChosen(m_warns->isChecked()); });
}

void PrivacySection::setWarnsOfSecrets(bool warns)
{
    m_warns->setChecked(warns);
}

void PrivacySection::setTheme(const Theme &theme)
{
    layout()->setSpacing(theme.px(Space::m));
    for (Statement *statement : m_statements)
        statement->setTheme(theme);
    m_warns->setTheme(theme);
}

} // namespace Hiwar
