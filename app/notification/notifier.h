// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Shows notifications on the desktop. Each has a key, and a later one of the same key replaces it.
// Rule: a desktop that shows none, or fails, is no error: the window shows everything, too. What
// is still shown when it is destroyed is taken back. GUI thread.
#pragma once

#include <QObject>
#include <QString>

namespace Hiwar {

struct Notification
{
    QString key;
    QString title; ///< one line, no markup
    QString body;  ///< no markup
    bool isFailure = false;
    bool hasSound = false;
    bool mayAnswer = true; ///< a question may be typed into it, where the desktop has a field

    bool operator==(const Notification &) const = default;
};

class Notifier : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    virtual void show(const Notification &notice) = 0;
    /// Ignored when nothing of that key is shown.
    virtual void takeBack(const QString &key) = 0;

signals:
    /// The user chose it. `token`: with it a window may come to the front (Wayland); or empty.
    void opened(const QString &key, const QString &token);
    /// The user typed a question into it.
    void answered(const QString &key, const QString &text);
};

} // namespace Hiwar
