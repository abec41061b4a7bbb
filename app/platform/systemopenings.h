// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The links and files that macOS asks this program to open, by QFileOpenEvent: each comes by
// itself, and the first before there is a window. They are passed on as words of a command line,
// files that come together as one. GUI thread.
#pragma once

#include <QObject>
#include <QStringList>

namespace Hiwar {

class SystemOpenings : public QObject
{
    Q_OBJECT

public:
    /// Listens to the application, which must outlive it.
    explicit SystemOpenings(QObject *parent = nullptr);

    /// Somebody can open them now: what came before is passed on soon.
    void begin();

signals:
    /// A link alone, or "--" and files.
    void opened(const QStringList &words);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void tellSoon();
    void tell();

    QStringList m_links;
    QStringList m_files;
    bool m_hasBegun = false;
    bool m_isTelling = false;
};

} // namespace Hiwar
