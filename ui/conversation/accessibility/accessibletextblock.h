// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A heading or a block of code, with its text: the same text, caret and selection as the message's,
// counted from the beginning of the block. GUI thread.
#pragma once

#include "ui/conversation/accessibility/accessibleblock.h"

#include <QAccessibleTextInterface>

#include <utility>

namespace Hiwar {

class AccessibleTextBlock : public AccessibleBlock, public QAccessibleTextInterface
{
public:
    using AccessibleBlock::AccessibleBlock;
    using AccessibleBlock::text;

    QAccessible::State state() const override;
    void *interface_cast(QAccessible::InterfaceType type) override;

    void selection(int index, int *start, int *end) const override;
    int selectionCount() const override;
    void addSelection(int start, int end) override { setSelection(0, start, end); }
    void removeSelection(int index) override;
    void setSelection(int index, int start, int end) override;
    int cursorPosition() const override;
    void setCursorPosition(int position) override;
    QString text(int start, int end) const override;
    int characterCount() const override;
    QRect characterRect(int offset) const override;
    int offsetAtPoint(const QPoint &point) const override;
    void scrollToSubstring(int start, int end) override;
    QString attributes(int offset, int *start, int *end) const override;

private:
    /// In the message's text; empty: it has none any more.
    [[nodiscard]] std::pair<int, int> range() const;
    /// An offset in the message's text.
    [[nodiscard]] int whole(int offset) const;
    [[nodiscard]] AccessibleMessage &owner() const;
};

} // namespace Hiwar
