// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/conversation/accessibility/accessibletextblock.h"

#include "ui/conversation/accessibility/accessiblemessage.h"

#include <algorithm>

namespace Hiwar {

QAccessible::State AccessibleTextBlock::state() const
{
    QAccessible::State state = AccessibleBlock::state();
    state.selectableText = true;
    state.multiLine = key().kind == OutlineNode::Kind::Code;
    return state;
}

void *AccessibleTextBlock::interface_cast(QAccessible::InterfaceType type)
{
    return type == QAccessible::TextInterface ? static_cast<QAccessibleTextInterface *>(this)
                                              : AccessibleBlock::interface_cast(type);
}

std::pair<int, int> AccessibleTextBlock::range() const
{
    return exists() ? message().spoken().textOf(key().block) : std::pair<int, int>();
}

int AccessibleTextBlock::whole(int offset) const
{
    const auto [begin, end] = range();
    return begin + std::clamp(offset, 0, end - begin);
}

AccessibleMessage &AccessibleTextBlock::owner() const
{
    return const_cast<AccessibleMessage &>(message());
}

void AccessibleTextBlock::selection(int index, int *start, int *end) const
{
    const auto [first, last] = range();
    message().selection(index, start, end);
    *start = std::clamp(*start, first, last) - first;
    *end = std::clamp(*end, first, last) - first;
}

int AccessibleTextBlock::selectionCount() const
{
    int start = 0;
    int end = 0;
    selection(0, &start, &end);
    return start < end ? 1 : 0;
}

void AccessibleTextBlock::removeSelection(int index)
{
    if (selectionCount() > 0)
        owner().removeSelection(index);
}

void AccessibleTextBlock::setSelection(int index, int start, int end)
{
    owner().setSelection(index, whole(start), whole(end));
}

int AccessibleTextBlock::cursorPosition() const
{
    const auto [begin, end] = range();
    const int caret = message().cursorPosition();
    return caret < begin || caret > end ? -1 : caret - begin;
}

void AccessibleTextBlock::setCursorPosition(int position)
{
    owner().setCursorPosition(whole(position));
}

QString AccessibleTextBlock::text(int start, int end) const
{
    return message().text(whole(start), whole(end < 0 ? characterCount() : end));
}

int AccessibleTextBlock::characterCount() const
{
    const auto [begin, end] = range();
    return end - begin;
}

QRect AccessibleTextBlock::characterRect(int offset) const
{
    return message().characterRect(whole(offset));
}

int AccessibleTextBlock::offsetAtPoint(const QPoint &point) const
{
    const auto [begin, end] = range();
    const int offset = message().offsetAtPoint(point);
    return offset < begin || offset > end ? -1 : offset - begin;
}

void AccessibleTextBlock::scrollToSubstring(int start, int end)
{
    owner().scrollToSubstring(whole(start), whole(end));
}

QString AccessibleTextBlock::attributes(int offset, int *start, int *end) const
{
    const auto [begin, stop] = range();
    const QString found = message().attributes(whole(offset), start, end);
    *start = std::clamp(*start, begin, stop) - begin;
    *end = std::clamp(*end, begin, stop) - begin;
    return found;
}

} // namespace Hiwar
