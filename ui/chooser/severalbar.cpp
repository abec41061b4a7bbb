// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/chooser/severalbar.h"

#include "ui/theme/widgetpalette.h"

#include <QBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace Hiwar {

SeveralBar::SeveralBar(QWidget *parent)
    : QWidget(parent)
    , m_count(new QLabel(this))
    , m_ask(new QPushButton(this))
    , m_one(new QPushButton(tr("Back to one model"), this))
    , m_row(new QBoxLayout(QBoxLayout::LeftToRight))
{
    m_count->setWordWrap(true);
    m_count->setObjectName(u"How many models"_s);
    m_ask->setObjectName(u"Ask these models"_s);
    m_one->setObjectName(u"Back to one model"_s);
    m_one->setFlat(true);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addWidget(m_count);
    column->addLayout(m_row);
    m_row->addWidget(m_ask);
    m_row->addWidget(m_one);
    m_row->addStretch(1);
    for (QPushButton *button : buttons())
        button->setAutoDefault(false);
    connect(m_ask, &QPushButton::clicked, this, &SeveralBar::askRequested);
    connect(m_one, &QPushButton::clicked, this, &SeveralBar::oneRequested);
}

void SeveralBar::setTheme(const Theme &theme)
{
    m_theme = theme;
    layout()->setSpacing(theme.px(Space::xs));
    m_row->setSpacing(theme.px(Space::xs));
    m_count->setFont(theme.captionFont());
    setForeground(*m_count, theme.palette.secondary);
    for (QPushButton *button : buttons())
        button->setMinimumHeight(theme.px(Theme::leastTarget));
    setForeground(*m_one, theme.palette.secondary);
}

void SeveralBar::setCount(int ticked, int least, int most, bool canBeOne)
{
    const QLocale locale;
    setForeground(*m_count, m_theme.palette.secondary);
    m_count->setText(tr("%1 of at most %2 models are ticked. Space ticks one, Ctrl+Enter asks.")
                         .arg(locale.toString(ticked), locale.toString(most)));
    m_ask->setText(ticked == 1 ? tr("Ask this model") : tr("Ask %Ln models", nullptr, ticked));
    m_ask->setEnabled(ticked >= least && ticked <= most);
    m_one->setVisible(canBeOne);
}

QString SeveralBar::refuse(int most)
{
    setForeground(*m_count, m_theme.palette.error);
    m_count->setText(most == 1
                         ? tr("Only one more model can be asked. Untick it first.")
                         : tr("At most %Ln models can be asked. Untick one first.", nullptr, most));
    return m_count->text();
}

void SeveralBar::setNarrow(bool narrow)
{
    m_row->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

} // namespace Hiwar
