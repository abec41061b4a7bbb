// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/aboutsection.h"

#include "net/values/programversion.h"
#include "ui/settings/linkbutton.h"
#include "ui/settings/statement.h"

#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace Hiwar {

AboutSection::AboutSection(QWidget *parent)
    : QWidget(parent)
    , m_version(new Statement(tr("Hiwar, version %1").arg(programVersion()), this))
    , m_licence(new Statement(
          tr("Free software: the GNU General Public License, version 3 or any later one."), this))
    , m_guide(new Statement(
          tr("The Guide answers questions about Hiwar, without a network and without a key."),
          this))
    , m_ask(new LinkButton(u"Ask the Guide"_s, tr("Ask the Guide"), this))
{
    m_guide->add(m_ask);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    for (Statement *statement : {m_version, m_licence, m_guide})
        column->addWidget(statement);
    connect(m_ask, &QPushButton::clicked, this, &AboutSection::guideRequested);
}

void AboutSection::setTheme(const Theme &theme)
{
    layout()->setSpacing(theme.px(Space::m));
    for (Statement *statement : {m_version, m_licence, m_guide})
        statement->setTheme(theme);
    m_ask->setTheme(theme);
}

} // namespace Hiwar
