// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A part of a message for a screen reader: a heading, a list, an item of one, a table or a block of
// code. Setting the focus on it puts the caret of the conversation there. Qt 6.4 passes no level of
// a heading on, so the description says it. Created by AccessibleStructure. GUI thread.
#pragma once

#include "ui/conversation/accessibility/accessibleaction.h"
#include "ui/conversation/accessibility/blockoutline.h"

namespace Hiwar {

class AccessibleBlock : public AccessiblePart
{
public:
    AccessibleBlock(const AccessibleMessage *message, int node);

    [[nodiscard]] const OutlineNode::Key &key() const { return m_key; }
    /// The text changed, and this part is still there.
    virtual void noteChange() {}

    int place() const override { return m_key.place; }
    bool isValid() const override;
    QAccessibleInterface *parent() const override;
    QAccessibleInterface *child(int index) const override;
    QAccessibleInterface *childAt(int x, int y) const override;
    int childCount() const override;
    int indexOfChild(const QAccessibleInterface *child) const override;
    QString text(QAccessible::Text type) const override;
    QRect rect() const override;
    QAccessible::Role role() const override;
    QAccessible::State state() const override { return readState(); }
    QStringList actionNames() const override { return {setFocusAction()}; }
    void doAction(const QString &name) override;

protected:
    [[nodiscard]] int number() const { return m_node; }
    [[nodiscard]] const Block &block() const;
    [[nodiscard]] bool exists() const override;

private:
    [[nodiscard]] const OutlineNode &node() const;
    [[nodiscard]] QString name() const;
    [[nodiscard]] QString description() const;
    [[nodiscard]] QString itemWords() const;

    int m_node; // its number in the outline
    OutlineNode::Key m_key;
};

} // namespace Hiwar
