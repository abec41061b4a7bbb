// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/accessiblecompareview.h"

#include "ui/compare/compareview.h"

#include <QAccessibleWidget>
#include <QTextBlock>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

QString attributesOf(ComparedRun::Kind kind)
{
    using Kind = ComparedRun::Kind;
    switch (kind) {
    case Kind::Equal:
        return {};
    case Kind::Removed:
        return u"text-line-through-style:solid;text-line-through-type:single;strikethrough:true;"_s;
    case Kind::Added:
        return u"text-underline-style:solid;text-underline-type:single;"_s;
    case Kind::MovedAway:
    case Kind::MovedHere:
        return u"text-underline-style:dotted;text-underline-type:single;"_s;
    }
    return {};
}

class AccessibleCompareView : public QAccessibleWidget, public QAccessibleTextInterface
{
public:
    explicit AccessibleCompareView(CompareView *view)
        : QAccessibleWidget(view, QAccessible::EditableText)
    {
    }

    QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        state.readOnly = true;
        state.multiLine = true;
        state.selectableText = true;
        return state;
    }
    void *interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::TextInterface ? static_cast<QAccessibleTextInterface *>(this)
                                                  : QAccessibleWidget::interface_cast(type);
    }

    void selection(int index, int *start, int *end) const override
    {
        const bool isThere = index == 0 && selectionCount() == 1;
        *start = isThere ? caret().selectionStart() : 0;
        *end = isThere ? caret().selectionEnd() : 0;
    }
    int selectionCount() const override { return caret().hasSelection() ? 1 : 0; }
    void addSelection(int start, int end) override { setSelection(0, start, end); }
    void removeSelection(int) override { setCursorPosition(cursorPosition()); }
    void setSelection(int, int start, int end) override
    {
        QTextCursor moved = caret();
        moved.setPosition(within(start));
        moved.setPosition(within(end), QTextCursor::KeepAnchor);
        view()->setTextCursor(moved);
    }
    int cursorPosition() const override { return caret().position(); }
    void setCursorPosition(int position) override
    {
        QTextCursor moved = caret();
        moved.setPosition(within(position));
        view()->setTextCursor(moved);
    }
    QString text(int start, int end) const override
    {
        const int from = within(start);
        return all().mid(from, std::max(0, within(end) - from));
    }
    QString text(QAccessible::Text type) const override { return QAccessibleWidget::text(type); }
    int characterCount() const override { return int(all().size()); }
    QRect characterRect(int offset) const override
    {
        QTextCursor at = caret();
        at.setPosition(within(offset));
        QRect rect = view()->cursorRect(at);
        if (offset < characterCount()) {
            at.setPosition(within(offset + 1));
            const QRect next = view()->cursorRect(at);
            if (next.top() == rect.top())
                rect = QRect(QPoint(std::min(rect.left(), next.left()), rect.top()),
                             QPoint(std::max(rect.left(), next.left()), rect.bottom()));
        }
        return {view()->viewport()->mapToGlobal(rect.topLeft()), rect.size()};
    }
    int offsetAtPoint(const QPoint &point) const override
    {
        return view()->cursorForPosition(view()->viewport()->mapFromGlobal(point)).position();
    }
    void scrollToSubstring(int start, int) override { setCursorPosition(start); }
    QString attributes(int offset, int *start, int *end) const override
    {
        const int at = within(offset);
        *start = 0;
        *end = characterCount();
        const QList<CompareMark> &marks = view()->shown().marks;
        const auto after =
            std::upper_bound(marks.begin(), marks.end(), at,
                             [](int place, const CompareMark &mark) { return place < mark.start; });
        if (after != marks.end())
            *end = after->start;
        if (after == marks.begin())
            return {};
        const CompareMark &before = *(after - 1);
        *start = before.end();
        if (at >= before.end())
            return {};
        *start = before.start;
        *end = before.end();
        // Qt 6.4 passes no line through a text to AT-SPI, but its background.
        const QColor ground = view()->groundOf(before.kind);
        return attributesOf(before.kind) + u"background-color:rgb(%1,%2,%3);"_s.arg(ground.red())
                                               .arg(ground.green())
                                               .arg(ground.blue());
    }

private:
    [[nodiscard]] CompareView *view() const { return static_cast<CompareView *>(widget()); }
    [[nodiscard]] QTextCursor caret() const { return view()->textCursor(); }
    [[nodiscard]] const QString &all() const { return view()->shown().text; }
    [[nodiscard]] int within(int offset) const
    {
        return offset < 0 ? characterCount() : std::min(offset, characterCount());
    }
};

QAccessibleInterface *makeInterface(const QString &, QObject *object)
{
    auto *view = qobject_cast<CompareView *>(object);
    return view ? new AccessibleCompareView(view) : nullptr;
}

} // namespace

void installAccessibleCompareViews()
{
    QAccessible::installFactory(makeInterface);
}

} // namespace Hiwar
