// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/titlessection.h"

#include "ui/settings/inlinemessagelabel.h"

#include <QCheckBox>
#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace Hiwar {

TitlesSection::TitlesSection(QWidget *parent)
    : QWidget(parent)
    , m_title(new QLabel(tr("Titles"), this))
    , m_byModel(new QCheckBox(tr("Titles by the model"), this))
    , m_explanation(new InlineMessageLabel(this))
{
    const QString explanation =
        tr("One short request more, after the first reply. Otherwise a conversation is named "
           "after its first question, and nothing is sent.");
    m_byModel->setObjectName(u"Titles by the model"_s);
    m_byModel->setAccessibleDescription(explanation);
    m_explanation->setIndented(true);
    m_explanation->setMessage({.tone = Tone::Plain, .text = explanation});
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_title);
    column->addWidget(m_byModel);
    column->addWidget(m_explanation);
    connect(m_byModel, &QCheckBox::toggled, this, &TitlesSection::chosen);
}

void TitlesSection::setByModel(bool byModel)
{
    const QSignalBlocker quiet(m_byModel);
    m_byModel->setChecked(byModel);
}

void TitlesSection::setTheme(const Theme &theme)
{
    layout()->setContentsMargins(0, theme.px(Space::l), 0, 0);
    layout()->setSpacing(theme.px(Space::s));
    m_title->setFont(theme.headingFont(3));
    m_explanation->setTheme(theme);
}

} // namespace Hiwar
