// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The conversation for a screen reader, a script or a test: a list of messages, each of them
// present whether it is in view or not, with its actions as buttons. Interfaces are made at the
// first query and deleted with their message, so a reset leaves none behind. GUI thread.
#pragma once

#include <QAccessibleWidget>
#include <QPointer>
#include <QTimer>

namespace Hiwar {

class AccessibleMessage;
class ConversationView;

/// From now on every ConversationView has this interface. May be called again.
void installAccessibleConversation();

class AccessibleConversation : public QAccessibleWidget
{
public:
    explicit AccessibleConversation(ConversationView *view);
    ~AccessibleConversation() override;

    [[nodiscard]] ConversationView *view() const;
    [[nodiscard]] AccessibleMessage *message(int row) const;

    int childCount() const override;
    QAccessibleInterface *child(int index) const override;
    QAccessibleInterface *childAt(int x, int y) const override;
    QAccessibleInterface *focusChild() const override;
    int indexOfChild(const QAccessibleInterface *child) const override;
    QAccessible::Role role() const override { return QAccessible::List; }

private:
    void connectRows();
    void onReset();
    void onInserted(int first, int count);
    void onRemoved(int first, int count);
    void onTextGrew(int row);
    void onBecameQuiet(int row) const;
    void onCurrentChanged(int row) const;
    void onCaretMoved() const;
    void onSelectionChanged();
    void onPicturesChanged() const;
    void tellGrownTexts();
    void drop(qsizetype first, qsizetype count);
    void renumber(qsizetype from);

    mutable QList<QAccessible::Id> m_messages; // by row; 0: not made yet
    QList<QAccessible::Id> m_grown;
    int m_selectedRow = -1; // where the last reported selection ended
    QObject m_context;      // disconnects when this object, which is no QObject, ends
    QTimer m_textTimer;
};

} // namespace Hiwar
