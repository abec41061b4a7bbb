// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Saves code or a picture of a reply to a file: asks where, writes it whole or not at all, reports
// an error, and then offers another place. GUI thread.
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

    /// Returns before the user answers.
    void ask(const QString &title, const QByteArray &bytes, const QString &suggestedName);

private:
    void write(const QString &title, const QByteArray &bytes, const QString &path);

    NoticeBar &m_notice;
};

} // namespace Hiwar
