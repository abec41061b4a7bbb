// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/composer/questionhistory.h"

#include <QKeyEvent>
#include <QPlainTextEdit>
#include <QTextBlock>
#include <QTextLayout>

namespace Hiwar {

namespace {

bool isModifier(int key)
{
    return key == Qt::Key_Shift || key == Qt::Key_Control || key == Qt::Key_Alt ||
           key == Qt::Key_AltGr || key == Qt::Key_Meta || key == Qt::Key_CapsLock;
}

bool isComposing(const QPlainTextEdit &edit)
{
    const QTextLayout *layout = edit.textCursor().block().layout();
    return layout && !layout->preeditAreaText().isEmpty();
}

} // namespace

QuestionHistory::QuestionHistory(QPlainTextEdit &edit)
    : QObject(&edit)
    , m_edit(edit)
{
    edit.installEventFilter(this);
    edit.viewport()->installEventFilter(this);
    connect(&edit, &QPlainTextEdit::textChanged, this, [this] {
        if (isBrowsing() && m_edit.toPlainText() != m_questions.value(m_at))
            m_at = -1;
    });
}

bool QuestionHistory::takes(const QKeyEvent &key) const
{
    const Qt::KeyboardModifiers modifiers = key.modifiers() & ~Qt::KeypadModifier;
    if (modifiers != Qt::NoModifier || isComposing(m_edit))
        return false;
    if (isBrowsing())
        return key.key() == Qt::Key_Up || key.key() == Qt::Key_Down || key.key() == Qt::Key_Escape;
    return key.key() == Qt::Key_Up && m_edit.document()->isEmpty();
}

void QuestionHistory::take(int key)
{
    if (!isBrowsing()) {
        m_questions.clear();
        emit wanted();
        if (!m_questions.isEmpty())
            show(0);
    } else if (key == Qt::Key_Up) {
        show(qMin(m_at + 1, int(m_questions.size()) - 1));
    } else {
        show(key == Qt::Key_Down ? m_at - 1 : -1);
    }
}

/// In a step that can be undone.
void QuestionHistory::show(int at)
{
    if (at == m_at)
        return;
    m_at = at;
    const QString question = at < 0 ? QString() : m_questions.at(at);
    QTextCursor cursor(m_edit.document());
    cursor.select(QTextCursor::Document);
    cursor.insertText(question);
    m_edit.setTextCursor(cursor);
    m_edit.ensureCursorVisible();
    emit shown(question);
}

bool QuestionHistory::eventFilter(QObject *watched, QEvent *event)
{
    const bool isPress = event->type() == QEvent::KeyPress;
    if (watched == &m_edit && (isPress || event->type() == QEvent::ShortcutOverride)) {
        const auto &key = *static_cast<QKeyEvent *>(event);
        if (takes(key)) {
            if (isPress)
                take(key.key());
            event->accept();
            return true;
        }
        if (isPress && !isModifier(key.key()))
            m_at = -1;
    } else if (event->type() == QEvent::MouseButtonPress) {
        m_at = -1;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace Hiwar
