// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One message of the conversation for a screen reader: a list item with the whole text, in which a
// caret moves. Its children are the parts that a reader can jump to (see accessiblestructure.h), in
// reading order, and then its actions. Its text and its actions are read at the first query and
// kept until it changes. It has a row number that AccessibleConversation keeps up to date. GUI
// thread.
#pragma once

#include "ui/conversation/accessibility/accessiblestructure.h"
#include "ui/conversation/accessibility/accessibletext.h"
#include "ui/markdown/growingmarkdown.h"

#include <QAccessible>
#include <QAccessibleActionInterface>
#include <QAccessibleTextInterface>

#include <array>

namespace Hiwar {

class AccessibleConversation;
class ConversationView;

class AccessibleMessage : public QAccessibleInterface,
                          public QAccessibleTextInterface,
                          public QAccessibleActionInterface
{
public:
    AccessibleMessage(AccessibleConversation *conversation, int row);
    ~AccessibleMessage() override;

    [[nodiscard]] int row() const { return m_row; }
    void setRow(int row) { m_row = row; }
    [[nodiscard]] ConversationView *view() const;
    [[nodiscard]] ShownMessage message() const;
    [[nodiscard]] const AccessibleText &spoken() const;
    /// See actionsFor().
    [[nodiscard]] const QList<MessageAction> &actions() const;
    [[nodiscard]] const AccessibleStructure &structure() const { return m_structure; }
    /// The interface of its n-th action, and of its n-th focus target.
    [[nodiscard]] QAccessibleInterface *action(int index) const;
    [[nodiscard]] QAccessibleInterface *focusTarget(int index) const;
    /// Its text changed: it is read again at the next query, or now if some of its parts are
    /// known to a reader, because those that are gone must not be found any more.
    void noteChange();
    /// Reports to assistive technology how the text has changed since the last call.
    void tellGrowth();

    [[nodiscard]] QRect onScreen(const QRect &inRow) const;
    /// A part of its text, on screen; lays the message out.
    [[nodiscard]] QRect rectOf(int start, int end) const;

    bool isValid() const override { return m_conversation != nullptr; }
    QObject *object() const override { return nullptr; }
    QAccessibleInterface *parent() const override;
    QAccessibleInterface *child(int index) const override;
    QAccessibleInterface *childAt(int x, int y) const override;
    int childCount() const override;
    int indexOfChild(const QAccessibleInterface *wanted) const override;
    QString text(QAccessible::Text type) const override;
    void setText(QAccessible::Text, const QString &) override {}
    QRect rect() const override;
    QAccessible::Role role() const override { return QAccessible::ListItem; }
    QAccessible::State state() const override;
    void *interface_cast(QAccessible::InterfaceType type) override;

    // The text and its selection: accessiblemessagetext.cpp.
    void selection(int index, int *start, int *end) const override;
    int selectionCount() const override;
    void addSelection(int start, int end) override;
    void removeSelection(int index) override;
    void setSelection(int index, int start, int end) override;
    int cursorPosition() const override;
    void setCursorPosition(int position) override;
    QString text(int start, int end) const override;
    QString textBeforeOffset(int offset, QAccessible::TextBoundaryType type, int *start,
                             int *end) const override;
    QString textAfterOffset(int offset, QAccessible::TextBoundaryType type, int *start,
                            int *end) const override;
    QString textAtOffset(int offset, QAccessible::TextBoundaryType type, int *start,
                         int *end) const override;
    int characterCount() const override;
    QRect characterRect(int offset) const override;
    int offsetAtPoint(const QPoint &point) const override;
    void scrollToSubstring(int start, int end) override;
    QString attributes(int offset, int *start, int *end) const override;

    QStringList actionNames() const override { return {setFocusAction()}; }
    void doAction(const QString &name) override;
    QStringList keyBindingsForAction(const QString &) const override { return {}; }

private:
    void readIfStale() const;
    /// The line on screen that contains an offset; with its line break.
    [[nodiscard]] std::pair<int, int> lineAround(int offset) const;
    QString line(int offset, int *start, int *end) const;

    AccessibleConversation *m_conversation;
    int m_row;
    mutable GrowingMarkdown m_reasoning;
    mutable GrowingMarkdown m_markdown;
    mutable AccessibleText m_text;
    mutable QList<MessageAction> m_actions;
    mutable bool m_isStale = true; // the four before
    QString m_told;                // the text that was reported last
    AccessibleStructure m_structure{*this};
    mutable QList<QAccessible::Id> m_focusTargets;
    mutable std::array<QAccessible::Id, size_t(MessageAction::Delete) + 1> m_actionIds{};
};

} // namespace Hiwar
