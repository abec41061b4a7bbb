// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Opens the links of replies in the desktop's programs. A reply is untrusted: if the text of a link
// names another host than its target, the user is asked first, in the window and without a modal
// dialog. GUI thread.
#pragma once

#include <QObject>
#include <QUrl>

namespace Hiwar {

class NoticeBar;

class LinkController : public QObject
{
    Q_OBJECT

public:
    explicit LinkController(NoticeBar &notice, QObject *parent = nullptr);

    /// Opens http, https and mailto; tells of a link to a message; ignores anything else.
    void open(const QUrl &url, const QString &words);

signals:
    void messageRequested(const QString &messageId);

private:
    void ask(const QUrl &url);
    void launch(const QUrl &url);

    NoticeBar &m_notice;
};

} // namespace Hiwar
