// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Puts the text of a file into the message that is written, where the user sees and can change all
// of it. GUI thread.
#pragma once

#include <QObject>

class QMenu;

namespace Hiwar {

class Composer;
class NoticeBar;

class TextFileController : public QObject
{
    Q_OBJECT

public:
    /// Bytes. More is not read by people before they send it.
    static constexpr qint64 mostBytes = 256 * 1024;

    TextFileController(Composer &composer, NoticeBar &notice, QObject *parent = nullptr);

    void insert(const QString &path);

private:
    void ask();

    Composer &m_composer;
    NoticeBar &m_notice;
};

} // namespace Hiwar
