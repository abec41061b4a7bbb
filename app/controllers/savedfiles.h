// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Puts what a reply holds, code or a picture, into a file: asks where, writes it whole or not at
// all, says what went wrong, and offers another place then. GUI thread.
#pragma once

#include <QByteArray>
#include <QObject>

namespace Hiwar {

class ConversationView;
class NoticeBar;

class SavedFiles : public QObject
{
    Q_OBJECT

public:
    SavedFiles(ConversationView &view, NoticeBar &notice);

    /// Does not wait for the answer.
    void ask(const QString &title, const QByteArray &bytes, const QString &suggestedName);

private:
    void write(const QString &title, const QByteArray &bytes, const QString &path);

    NoticeBar &m_notice;
};

} // namespace Hiwar
