// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/temporarybar.h"

#include "ui/accessiblerole.h"
#include "ui/theme/icon.h"
#include "ui/theme/quietstyle.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace Hiwar {

TemporaryBar::TemporaryBar(QWidget *parent)
    : QWidget(parent)
    , m_mark(new QLabel(this))
    , m_text(new QLabel(this))
    , m_keep(new QPushButton(tr("Keep"), this))
{
    const QString sentence =
        tr("Temporary conversation. Nothing of it is stored; it is gone when you leave it.");
    setObjectName(u"Temporary conversation"_s);
    setAccessibleName(tr("Temporary conversation"));
    setAccessibleRole(*this, QAccessible::Pane);
    setAccessibleDescription(sentence);
    m_text->setText(sentence);
    m_text->setWordWrap(true);
    m_keep->setObjectName(u"Keep"_s);
    m_keep->setToolTip(tr("Store this conversation like any other"));
    m_keep->setAutoDefault(false);
    auto *row = new QHBoxLayout(this);
    row->addWidget(m_mark);
    row->addWidget(m_text, 1);
    row->addWidget(m_keep);
    connect(m_keep, &QPushButton::clicked, this, &TemporaryBar::keepRequested);
}

void TemporaryBar::setTheme(const Theme &theme)
{
    m_theme = theme;
    const int size = theme.px(Theme::iconSize);
    m_mark->setPixmap(tintedIcon(Icon::Temporary, theme.palette.accent).pixmap(size, size));
    layout()->setContentsMargins(theme.px(Space::l), theme.px(Space::s), theme.px(Space::l),
                                 theme.px(Space::s));
    layout()->setSpacing(theme.px(Space::m));
    setForeground(*m_text, theme.palette.text);
    update();
}

void TemporaryBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme.palette.surface);
    QRect line = rect();
    line.setTop(line.bottom());
    painter.fillRect(line, m_theme.palette.hairline);
}

} // namespace Hiwar
