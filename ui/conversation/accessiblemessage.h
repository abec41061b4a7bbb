// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One message of the conversation, and one action on it, for a screen reader. They hold a row
// number that AccessibleConversation keeps right, and read everything else when asked. GUI thread.
#pragma once

#include "ui/conversation/shownmessage.h"

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
    /// The interface of its n-th action.
    [[nodiscard]] QAccessibleInterface *action(int index) const;
    /// Forgets what it knew of its text and tells what has been added to it.
    void tellGrowth();

    bool isValid() const override { return m_conversation != nullptr; }
    QObject *object() const override { return nullptr; }
    QAccessibleInterface *parent() const override;
    QAccessibleInterface *child(int index) const override { return action(index); }
    QAccessibleInterface *childAt(int x, int y) const override;
    int childCount() const override;
    int indexOfChild(const QAccessibleInterface *child) const override;
    QString text(QAccessible::Text type) const override;
    void setText(QAccessible::Text, const QString &) override {}
    QRect rect() const override;
    QAccessible::Role role() const override { return QAccessible::ListItem; }
    QAccessible::State state() const override;
    void *interface_cast(QAccessible::InterfaceType type) override;

    void selection(int index, int *start, int *end) const override;
    int selectionCount() const override { return 0; }
    void addSelection(int, int) override {}
    void removeSelection(int) override {}
    void setSelection(int, int, int) override {}
    int cursorPosition() const override { return 0; }
    void setCursorPosition(int) override {}
    QString text(int start, int end) const override;
    int characterCount() const override;
    QRect characterRect(int) const override { return rect(); }
    int offsetAtPoint(const QPoint &) const override { return -1; }
    void scrollToSubstring(int start, int end) override;
    QString attributes(int offset, int *start, int *end) const override;

    QStringList actionNames() const override { return {setFocusAction()}; }
    void doAction(const QString &name) override;
    QStringList keyBindingsForAction(const QString &) const override { return {}; }

private:
    [[nodiscard]] QString content() const;

    AccessibleConversation *m_conversation;
    int m_row;
    mutable std::array<QAccessible::Id, size_t(MessageAction::Delete) + 1> m_actions{};
    QString m_told; // the text as the reader knows it
};

class AccessibleAction : public QAccessibleInterface, public QAccessibleActionInterface
{
public:
    AccessibleAction(const AccessibleMessage *message, MessageAction action);

    [[nodiscard]] MessageAction action() const { return m_action; }

    bool isValid() const override;
    QObject *object() const override { return nullptr; }
    QAccessibleInterface *parent() const override;
    QAccessibleInterface *child(int) const override { return nullptr; }
    QAccessibleInterface *childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface *) const override { return -1; }
    QString text(QAccessible::Text type) const override;
    void setText(QAccessible::Text, const QString &) override {}
    QRect rect() const override;
    QAccessible::Role role() const override { return QAccessible::Button; }
    QAccessible::State state() const override;
    void *interface_cast(QAccessible::InterfaceType type) override;

    QStringList actionNames() const override { return {pressAction(), setFocusAction()}; }
    void doAction(const QString &name) override;
    QStringList keyBindingsForAction(const QString &) const override { return {}; }

private:
    [[nodiscard]] int index() const;

    const AccessibleMessage *m_message; // outlives this: it ends its actions
    MessageAction m_action;
};

} // namespace Hiwar
