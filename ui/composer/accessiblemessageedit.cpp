// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/composer/accessiblemessageedit.h"

#include "ui/composer/messageedit.h"
#include "ui/composer/spellmarks.h"

#include <QAccessibleWidget>
#include <QTextBlock>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

class AccessibleMessageEdit : public QAccessibleWidget,
                              public QAccessibleTextInterface,
                              public QAccessibleEditableTextInterface
{
public:
    explicit AccessibleMessageEdit(MessageEdit *edit)
        : QAccessibleWidget(edit, QAccessible::EditableText)
    {
    }

    [[nodiscard]] void *interface_cast(QAccessible::InterfaceType type) override
    {
        if (type == QAccessible::TextInterface)
            return static_cast<QAccessibleTextInterface *>(this);
        if (type == QAccessible::EditableTextInterface)
            return static_cast<QAccessibleEditableTextInterface *>(this);
        return QAccessibleWidget::interface_cast(type);
    }

    [[nodiscard]] QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        state.editable = !edit().isReadOnly();
        state.readOnly = edit().isReadOnly();
        state.multiLine = true;
        return state;
    }

    [[nodiscard]] QString text(QAccessible::Text type) const override
    {
        return type == QAccessible::Value ? whole() : QAccessibleWidget::text(type);
    }
    void setText(QAccessible::Text type, const QString &text) override
    {
        if (type == QAccessible::Value)
            edit().setPlainText(text);
        else
            QAccessibleWidget::setText(type, text);
    }

    // QAccessibleTextInterface

    void selection(int index, int *start, int *end) const override
    {
        const QTextCursor cursor = edit().textCursor();
        const bool isThere = index == 0 && cursor.hasSelection();
        *start = isThere ? cursor.selectionStart() : 0;
        *end = isThere ? cursor.selectionEnd() : 0;
    }
    [[nodiscard]] int selectionCount() const override
    {
        return edit().textCursor().hasSelection() ? 1 : 0;
    }
    void addSelection(int start, int end) override { setSelection(0, start, end); }
    void removeSelection(int) override
    {
        QTextCursor cursor = edit().textCursor();
        cursor.clearSelection();
        edit().setTextCursor(cursor);
    }
    void setSelection(int index, int start, int end) override
    {
        if (index == 0)
            edit().setTextCursor(selected(start, end));
    }
    [[nodiscard]] int cursorPosition() const override { return edit().textCursor().position(); }
    void setCursorPosition(int position) override
    {
        edit().setTextCursor(selected(position, position));
    }
    [[nodiscard]] QString text(int start, int end) const override
    {
        return whole().mid(start, end - start);
    }
    [[nodiscard]] int characterCount() const override
    {
        return edit().document()->characterCount() - 1; // not the end of the last paragraph
    }
    [[nodiscard]] QRect characterRect(int offset) const override
    {
        const QTextCursor cursor = selected(offset, offset);
        QRect rect = edit().cursorRect(cursor);
        QTextCursor next = cursor;
        next.movePosition(QTextCursor::NextCharacter);
        const QRect end = edit().cursorRect(next);
        if (end.top() == rect.top())
            rect = QRect(QPoint(std::min(rect.left(), end.left()), rect.top()),
                         QPoint(std::max(rect.left(), end.left()), rect.bottom()));
        rect.moveTo(edit().viewport()->mapToGlobal(rect.topLeft()));
        return rect;
    }
    [[nodiscard]] int offsetAtPoint(const QPoint &point) const override
    {
        return edit().cursorForPosition(edit().viewport()->mapFromGlobal(point)).position();
    }
    void scrollToSubstring(int start, int) override
    {
        setCursorPosition(start);
        edit().ensureCursorVisible();
    }
    [[nodiscard]] QString attributes(int offset, int *start, int *end) const override
    {
        const QTextBlock block = edit().document()->findBlock(offset);
        *start = block.isValid() ? block.position() : offset;
        *end = block.isValid() ? block.position() + block.length() : offset;
        const auto *marks = edit().findChild<SpellMarks *>();
        if (!marks || !block.isValid())
            return {};
        for (const WordRange &place : marks->mistakesIn(block)) {
            if (place.end() <= offset) {
                *start = int(place.end());
            } else if (place.start <= offset) {
                *start = int(place.start);
                *end = int(place.end());
                return u"invalid:spelling;text-spelling:misspelled;"_s;
            } else {
                *end = int(place.start);
                break;
            }
        }
        return {};
    }

    // QAccessibleEditableTextInterface

    void deleteText(int start, int end) override { selected(start, end).removeSelectedText(); }
    void insertText(int offset, const QString &text) override
    {
        selected(offset, offset).insertText(text);
    }
    void replaceText(int start, int end, const QString &text) override
    {
        selected(start, end).insertText(text);
    }

private:
    [[nodiscard]] MessageEdit &edit() const { return *static_cast<MessageEdit *>(widget()); }
    [[nodiscard]] QString whole() const { return edit().toPlainText(); }
    [[nodiscard]] QTextCursor selected(int start, int end) const
    {
        QTextCursor cursor(edit().document());
        cursor.setPosition(std::clamp(start, 0, characterCount()));
        cursor.setPosition(std::clamp(end, 0, characterCount()), QTextCursor::KeepAnchor);
        return cursor;
    }
};

QAccessibleInterface *makeInterface(const QString &, QObject *object)
{
    auto *edit = qobject_cast<MessageEdit *>(object);
    return edit ? new AccessibleMessageEdit(edit) : nullptr;
}

} // namespace

void installAccessibleMessageEdit()
{
    QAccessible::installFactory(makeInterface); // further calls have no effect
}

} // namespace Hiwar
