// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Makes a screen reader speak a text without moving the focus. Qt 6.8 and later have an event for
// it. Before that, the only thing that Orca speaks independently of the focus is a notification
// that appears (tests/endtoend/proof_orca.py checks this): it speaks inserted text and changed
// names and descriptions only for the focused object, and Qt passes no text with them. So each
// announcement is an accessible object with the role Notification, named by its text, whose parent
// is the conversation; it is not in its list of children, so that nobody meets it while reading the
// messages. Readers fetch the name later, so the last announcements are kept. GUI thread.
#pragma once

#include <QAccessible>
#include <QPointer>
#include <QWidget>

namespace Hiwar {

class Announcer
{
public:
    explicit Announcer(QWidget *speaker);
    ~Announcer();
    Announcer(const Announcer &) = delete;
    Announcer &operator=(const Announcer &) = delete;

    /// Urgent: interrupts what the screen reader is saying.
    void announce(const QString &words, bool isUrgent = false);

private:
    QWidget *m_speaker;
    QList<QAccessible::Id> m_said;
};

} // namespace Hiwar
