// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/wireview.h"

#include <QPainter>
#include <QScrollBar>

namespace Hiwar {

WireView::WireView(const QString &name, const QString &shownName, QWidget *parent)
    : QPlainTextEdit(parent)
{
    setObjectName(name);
    setAccessibleName(shownName);
    setReadOnly(true);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setTabChangesFocus(true);
    setFrameShape(QFrame::NoFrame);
    setUndoRedoEnabled(false);
    setLayoutDirection(Qt::LeftToRight);
    QTextOption option = document()->defaultTextOption();
    option.setTextDirection(Qt::LeftToRight);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    document()->setDefaultTextOption(option);
}

void WireView::setWire(const QString &text)
{
    if (text == m_text)
        return;
    if (!m_text.isEmpty() && text.startsWith(m_text)) {
        QTextCursor end(document());
        end.movePosition(QTextCursor::End);
        end.insertText(text.sliced(m_text.size()));
    } else {
        const int position = verticalScrollBar()->value();
        setPlainText(text);
        verticalScrollBar()->setValue(position);
    }
    m_text = text;
}

void WireView::setTheme(const Theme &theme)
{
    m_theme = theme;
    setFont(theme.codeFont);
    QPalette colours = palette();
    colours.setColor(QPalette::Base, theme.palette.codeBackground);
    colours.setColor(QPalette::Text, theme.palette.text);
    setPalette(colours);
    document()->setDocumentMargin(theme.px(Space::m));
}

void WireView::focusInEvent(QFocusEvent *event)
{
    QPlainTextEdit::focusInEvent(event);
    viewport()->update();
}

void WireView::focusOutEvent(QFocusEvent *event)
{
    QPlainTextEdit::focusOutEvent(event);
    viewport()->update();
}

void WireView::paintEvent(QPaintEvent *event)
{
    QPlainTextEdit::paintEvent(event);
    if (!hasFocus())
        return;
    QPainter painter(viewport());
    const int width = m_theme.px(Theme::ringWidth);
    painter.setPen(QPen(m_theme.palette.focusRing, width));
    painter.drawRect(viewport()->rect().adjusted(width / 2, width / 2, -width / 2, -width / 2));
}

} // namespace Hiwar
