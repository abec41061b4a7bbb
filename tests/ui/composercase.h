// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A composer on a screen, whose text has the focus.
#pragma once

#include "tests/support/testcase.h"
#include "ui/composer/composer.h"
#include "ui/composer/messageedit.h"
#include "ui/theme/quietstyle.h"

#include <QApplication>
#include <QPushButton>

#include <memory>

namespace Hiwar {

class ComposerCase : public TestCase
{
    Q_OBJECT

protected slots:
    void initTestCase()
    {
        QApplication::setStyle(new QuietStyle(makeTheme(ColourScheme::Light, 1.0)));
    }

    void init()
    {
        TestCase::init();
        m_composer = std::make_unique<Composer>();
        m_composer->resize(500, 200);
        m_composer->show();
        m_composer->activateWindow();
        m_edit = m_composer->findChild<MessageEdit *>(QStringLiteral("Message"));
        m_button = m_composer->findChild<QPushButton *>(QStringLiteral("Send"));
        m_edit->setFocus();
        QTRY_VERIFY(m_edit->hasFocus());
    }

    void cleanup() { m_composer.reset(); }

protected:
    std::unique_ptr<Composer> m_composer;
    MessageEdit *m_edit = nullptr;
    QPushButton *m_button = nullptr;
};

} // namespace Hiwar
