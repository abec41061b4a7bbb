// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sidebar/binbar.h"

#include "ui/theme/quietstyle.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace Hiwar {

BinBar::BinBar(QWidget *parent)
    : QWidget(parent)
    , m_text(new QLabel(this))
    , m_empty(new QPushButton(tr("Empty…"), this))
    , m_confirm(new QPushButton(tr("Delete all for good"), this))
    , m_keep(new QPushButton(tr("Keep"), this))
{
    setObjectName(u"Recently deleted"_s);
    m_text->setWordWrap(true);
    m_empty->setObjectName(u"Empty"_s);
    m_empty->setAccessibleDescription(tr("Deletes all that is listed here for good"));
    m_confirm->setObjectName(u"Delete all for good"_s);
    m_keep->setObjectName(u"Keep"_s);
    auto *column = new QVBoxLayout(this);
    auto *line = new QHBoxLayout;
    line->addWidget(m_text, 1);
    line->addWidget(m_empty);
    auto *answers = new QHBoxLayout;
    answers->addWidget(m_confirm);
    answers->addWidget(m_keep);
    answers->addStretch(1);
    column->addLayout(line);
    column->addLayout(answers);
    for (QPushButton *button : {m_empty, m_confirm, m_keep})
        button->setAutoDefault(false);
    connect(m_empty, &QPushButton::clicked, this, [this] { ask(true); });
    connect(m_keep, &QPushButton::clicked, this, [this] { ask(false); });
    connect(m_confirm, &QPushButton::clicked, this, [this] {
        withdraw();
        emit emptyRequested();
    });
    withdraw();
}

void BinBar::withdraw()
{
    m_text->setText(tr("Deleted for good after 30 days"));
    m_empty->show();
    m_confirm->hide();
    m_keep->hide();
}

void BinBar::ask(bool asks)
{
    if (asks) {
        m_text->setText(tr("Delete all of this for good? There is no way back."));
        m_confirm->show();
        m_keep->show();
        m_keep->setFocus(Qt::OtherFocusReason); // before the focused button is hidden
        m_empty->hide();
    } else {
        m_empty->show();
        m_empty->setFocus(Qt::OtherFocusReason);
        withdraw();
    }
}

void BinBar::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && !m_keep->isHidden())
        ask(false);
    else
        QWidget::keyPressEvent(event);
}

void BinBar::setTheme(const Theme &theme)
{
    const int m = theme.px(Space::m);
    const int s = theme.px(Space::s);
    layout()->setSpacing(s);
    setMargins(*layout(), m + s, s, m, s);
    m_text->setFont(theme.captionFont());
    setForeground(*m_text, theme.palette.secondary);
}

} // namespace Hiwar
