// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Opens the links of replies in the desktop's own programs. A reply is untrusted: where the words
// of a link name another host than the one it leads to, the person is asked first, in the window
// and without being held up. GUI thread.
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

    /// http, https and mailto; anything else is left alone.
    void open(const QUrl &url, const QString &words);

private:
    void ask(const QUrl &url);
    void launch(const QUrl &url);

    NoticeBar &m_notice;
};

} // namespace Hiwar
