// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The actions of a message, as its children for a screen reader: each can be pressed and can get
// the keyboard, whether it is in view or not. They read all values at each query. AccessiblePart is
// what they share with all other objects inside a message. GUI thread.
#pragma once

#include "ui/conversation/message/shownmessage.h"

#include <QAccessible>
#include <QAccessibleActionInterface>

namespace Hiwar {

class AccessibleMessage;
class ConversationView;

class AccessiblePart : public QAccessibleInterface, public QAccessibleActionInterface
{
public:
    explicit AccessiblePart(const AccessibleMessage *message)
        : m_message(message)
    {
    }

    /// Its number among the children of its parent; negative: it is none of them.
    [[nodiscard]] virtual int place() const = 0;

    bool isValid() const override;
    QObject *object() const override { return nullptr; }
    QAccessibleInterface *parent() const override;
    QAccessibleInterface *child(int) const override { return nullptr; }
    QAccessibleInterface *childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface *) const override { return -1; }
    void setText(QAccessible::Text, const QString &) override {}
    QAccessible::State state() const override;
    void *interface_cast(QAccessible::InterfaceType type) override;
    QStringList keyBindingsForAction(const QString &) const override { return {}; }

protected:
    [[nodiscard]] const AccessibleMessage &message() const { return *m_message; }
    [[nodiscard]] ConversationView *view() const;
    [[nodiscard]] virtual bool exists() const = 0;
    /// The state of a part that is only read. Lays the message out only if it is in view.
    [[nodiscard]] QAccessible::State readState() const;

private:
    const AccessibleMessage *m_message; // outlives this: it deletes its parts
};

class AccessibleAction : public AccessiblePart
{
public:
    AccessibleAction(const AccessibleMessage *message, MessageAction action);

    int place() const override;
    QString text(QAccessible::Text type) const override;
    QRect rect() const override;
    QAccessible::Role role() const override { return QAccessible::Button; }
    QAccessible::State state() const override;
    QStringList actionNames() const override { return {pressAction(), setFocusAction()}; }
    void doAction(const QString &name) override;

private:
    [[nodiscard]] bool exists() const override { return index() >= 0; }
    [[nodiscard]] int index() const;

    MessageAction m_action;
};

} // namespace Hiwar
