// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Puts a block of code into a file: asks where, writes it whole or not at all, and says what went
// wrong. GUI thread.
#pragma once

#include <QObject>

namespace Hiwar {

class MainWindow;

class CodeFiles : public QObject
{
    Q_OBJECT

public:
    explicit CodeFiles(MainWindow &window);

    /// Does not wait for the answer.
    void ask(const QString &code, const QString &suggestedName);
    void write(const QString &code, const QString &path);

private:
    MainWindow &m_window;
};

} // namespace Hiwar
