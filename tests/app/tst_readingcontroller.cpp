// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/controllers/readingcontroller.h"
#include "tests/app/settingscase.h"
#include "ui/conversation/conversationview.h"

#include <QCheckBox>
#include <QComboBox>

using namespace Hiwar;
using namespace Qt::StringLiterals;

class ReadingControllerTest : public SettingsCase
{
    Q_OBJECT

private slots:
    void aChoiceReachesTheViewAndTheNextStart()
    {
        ConversationView view;
        {
            ReadingController controller(view, m_parts->settings);
            controller.setPanel(m_parts->panel);
            QCOMPARE(view.readingOptions(), ReadingOptions());
            m_parts->panel.findChild<QCheckBox *>(u"Wrap code"_s)->click();
            QVERIFY(view.readingOptions().wrapCode);
        }
        start();
        ConversationView next;
        ReadingController controller(next, m_parts->settings);
        QVERIFY(next.readingOptions().wrapCode); // even before the panel exists
        controller.setPanel(m_parts->panel);
        QVERIFY(m_parts->panel.findChild<QCheckBox *>(u"Wrap code"_s)->isChecked());
    }

    void fontsAndSizesAreStored()
    {
        ConversationView view;
        {
            ReadingController controller(view, m_parts->settings);
            controller.setPanel(m_parts->panel);
            auto *lines = m_parts->panel.findChild<QComboBox *>(u"Distance of lines"_s);
            lines->setCurrentIndex(lines->findData(170));
            emit lines->activated(lines->currentIndex());
            QCOMPARE(m_parts->settings.settings().look.linePercent, 170);
        }
        start();
        ReadingController controller(view, m_parts->settings);
        QCOMPARE(m_parts->settings.settings().look.linePercent, 170);
        controller.setPanel(m_parts->panel);
        QCOMPARE(m_parts->panel.findChild<QComboBox *>(u"Distance of lines"_s)->currentData(), 170);
    }
};

HIWAR_TEST(ReadingControllerTest, QApplication)
#include "tst_readingcontroller.moc"
