// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Types and sends a question in a window, and waits for the end of its reply. Tests only.
#pragma once

#include "ui/composer/composer.h"
#include "ui/conversation/conversationview.h"
#include "ui/window/mainwindow.h"

#include <QApplication>
#include <QInputMethodEvent>
#include <QPushButton>
#include <QTest>

namespace Hiwar {

inline void askIn(MainWindow &window, const QString &question)
{
    QWidget *edit = window.composer().focusProxy();
    QInputMethodEvent typed;
    typed.setCommitString(question);
    QApplication::sendEvent(edit, &typed);
    const int before = window.conversationView().rows().count();
    QTest::keyClick(edit, Qt::Key_Return);
    QTRY_COMPARE(window.conversationView().rows().count(), before + 2);
    auto *send = window.composer().findChild<QPushButton *>(QStringLiteral("Send"));
    QTRY_COMPARE(send->accessibleName(), QStringLiteral("Send")); // the reply has ended
}

} // namespace Hiwar
