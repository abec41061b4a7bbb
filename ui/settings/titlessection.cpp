// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/titlessection.h"

#include "ui/settings/checkrow.h"

#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace Hiwar {

TitlesSection::TitlesSection(QWidget *parent)
    : QWidget(parent)
    , m_byModel(
          new CheckRow(u"Titles by the model"_s, tr("Let the model name conversations"),
                       tr("Sends one short extra request per conversation. Otherwise its first "
                          "question is its name, and nothing is sent."),
                       this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addWidget(m_byModel);
    connect(m_byModel, &CheckRow::changed, this, [this] { emit chosen(m_byModel->isChecked()); });
}

void TitlesSection::setByModel(bool byModel)
{
    m_byModel->setChecked(byModel);
}

void TitlesSection::setTheme(const Theme &theme)
{
    m_byModel->setTheme(theme);
}

} // namespace Hiwar
