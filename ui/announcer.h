// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Has a screen reader say something although nobody went there. From Qt 6.8 on there is an event
// for it. Before that the one thing Orca speaks whatever has the keyboard is a notification that
// begins to show (tests/endtoend/proof_orca.py hears it): inserted text and changed names and
// descriptions it speaks only of what has the keyboard, and of those Qt tells no words. So each
// announcement is an object of that role, named by its words, whose parent is the conversation; it
// is no child of it, for who reads the messages is not to come across it. Readers ask for the name
// when they have time, so the last ones stay. GUI thread.
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

    /// Urgent: before what is being said.
    void announce(const QString &words, bool isUrgent = false);

private:
    QWidget *m_speaker;
    QList<QAccessible::Id> m_said;
};

} // namespace Hiwar
