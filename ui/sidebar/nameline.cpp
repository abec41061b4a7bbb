// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sidebar/nameline.h"

#include "ui/theme/quietstyle.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

#include <utility>

using namespace Qt::StringLiterals;

namespace Hiwar {

NameLine::NameLine(QWidget *parent)
    : QWidget(parent)
    , m_label(new QLabel(this))
    , m_edit(new QLineEdit(this))
{
    m_edit->setObjectName(u"Name"_s);
    m_edit->setAccessibleName(tr("Name"));
    m_edit->installEventFilter(this);
    m_label->setBuddy(m_edit);
    m_label->setTextFormat(Qt::PlainText);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_label);
    column->addWidget(m_edit);
    connect(m_edit, &QLineEdit::returnPressed, this, &NameLine::take);
    hide();
}

void NameLine::ask(const QString &what, const QString &first,
                   std::function<void(const QString &name)> act)
{
    QWidget *focus = QApplication::focusWidget();
    if (focus != m_edit)
        m_focusBefore = focus;
    m_act = std::move(act);
    m_label->setText(what);
    m_edit->setAccessibleName(what);
    m_edit->setText(first);
    m_edit->selectAll();
    show();
    m_edit->setFocus(Qt::OtherFocusReason);
}

void NameLine::setTheme(const Theme &theme)
{
    const int m = theme.px(Space::m);
    layout()->setContentsMargins(m, 0, m, theme.px(Space::s));
    layout()->setSpacing(theme.px(Space::xs));
    m_label->setFont(theme.captionFont());
    setForeground(*m_label, theme.palette.secondary);
}

void NameLine::take()
{
    const QString name = m_edit->text().simplified();
    if (name.isEmpty())
        return;
    const auto act = std::exchange(m_act, {});
    close();
    if (act)
        act(name);
}

void NameLine::close()
{
    m_act = {};
    // The focus first: a widget that is hidden passes it on as Tab does.
    if (m_edit->hasFocus() && m_focusBefore && m_focusBefore->isVisible())
        m_focusBefore->setFocus(Qt::OtherFocusReason);
    hide();
}

bool NameLine::eventFilter(QObject *watched, QEvent *event)
{
    const bool isEscape = event->type() == QEvent::KeyPress &&
                          static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape;
    const bool isLeft =
        event->type() == QEvent::FocusOut &&
        static_cast<QFocusEvent *>(event)->reason() != Qt::ActiveWindowFocusReason &&
        static_cast<QFocusEvent *>(event)->reason() != Qt::PopupFocusReason;
    if (isEscape || (isLeft && isVisible() && m_act))
        close();
    return isEscape || QWidget::eventFilter(watched, event);
}

} // namespace Hiwar
