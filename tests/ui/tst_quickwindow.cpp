// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The window of a quick question: whole at every size and in every look, and usable by keys alone.
#include "tests/support/testcase.h"
#include "tests/ui/treechecks.h"
#include "ui/composer/messageedit.h"
#include "ui/conversation/conversationview.h"
#include "ui/quick/quickwindow.h"
#include "ui/theme/quietstyle.h"

#include <QAccessible>
#include <QApplication>
#include <QPushButton>

using namespace Qt::StringLiterals;
using namespace Hiwar;

class QuickWindowTest : public TestCase
{
    Q_OBJECT

private slots:
    void itIsWholeInEveryLook_data()
    {
        QTest::addColumn<ColourScheme>("scheme");
        QTest::addColumn<qreal>("zoom");
        QTest::addColumn<Qt::LayoutDirection>("direction");
        QTest::addColumn<int>("width");
        for (const auto &[name, scheme] :
             {std::pair("light", ColourScheme::Light), std::pair("dark", ColourScheme::Dark),
              std::pair("contrast", ColourScheme::HighContrast)}) {
            QTest::newRow(qPrintable(QLatin1StringView(name) + u" wide"_s))
                << scheme << 1.0 << Qt::LeftToRight << 560;
            QTest::newRow(qPrintable(QLatin1StringView(name) + u" narrow, right to left"_s))
                << scheme << 1.0 << Qt::RightToLeft << 360;
        }
        QTest::newRow("large") << ColourScheme::Light << 2.0 << Qt::LeftToRight << 720;
    }
    void itIsWholeInEveryLook()
    {
        QFETCH(const ColourScheme, scheme);
        QFETCH(const qreal, zoom);
        QFETCH(const Qt::LayoutDirection, direction);
        QFETCH(const int, width);
        const Theme theme = makeTheme(scheme, zoom);
        QApplication::setStyle(new QuietStyle(theme));
        QuickWindow window;
        window.setTheme(theme);
        window.setLayoutDirection(direction);
        window.setAnswerers({u"Mine · a-model-with-quite-a-long-name-2507"_s, u"Guide"_s}, 0);
        window.resize(width, 10);
        window.show();
        QTRY_VERIFY(window.isVisible());
        verifyWhole(window, scheme);
        window.setText(u"What is light?"_s);
        window.setBegun(true);
        window.tellHeld(u"It was not sent: there is something to decide first."_s,
                        u"Go on in the window"_s, [] {});
        window.resize(width, window.height());
        QTRY_VERIFY(window.conversation().isVisible());
        verifyWhole(window, scheme);
    }

    void everyControlHasAName()
    {
        QuickWindow window;
        window.setBegun(true);
        window.show();
        const auto widgets = window.findChildren<QWidget *>();
        for (QWidget *each : widgets) {
            if (each->focusPolicy() == Qt::NoFocus || !each->isVisible() ||
                each->focusProxy() != nullptr)
                continue;
            QAccessibleInterface *told = QAccessible::queryAccessibleInterface(each);
            QVERIFY2(told && !told->text(QAccessible::Name).isEmpty(),
                     qPrintable(each->objectName()));
        }
    }

    void enterAsksAndEscCloses()
    {
        QuickWindow window;
        QSignalSpy asked(&window, &QuickWindow::asked);
        QSignalSpy closed(&window, &QuickWindow::closed);
        window.show();
        auto *field = window.findChild<MessageEdit *>();
        QTest::keyClick(field, Qt::Key_Return); // nothing is typed
        QCOMPARE(asked.size(), 0);
        QVERIFY(!window.findChild<QPushButton *>(u"Ask"_s)->isEnabled());
        QTest::keyClicks(field, u"Why?"_s);
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(asked.size(), 1);
        window.setBusy(true);
        QTest::keyClick(field, Qt::Key_Return); // one at a time
        QCOMPARE(asked.size(), 1);
        QTest::keyClick(field, Qt::Key_Escape);
        QCOMPARE(closed.size(), 1);
        QVERIFY(!window.isVisible());
    }

private:
    static void verifyWhole(QuickWindow &window, ColourScheme scheme)
    {
        QCoreApplication::sendPostedEvents();
        const QImage picture = window.grab().toImage();
        const qreal least =
            scheme == ColourScheme::HighContrast ? leastHighContrast : leastContrast;
        const Findings found = findFaults(window, picture, least);
        QStringList words;
        for (const Finding &each : found)
            words << each.text();
        QVERIFY2(found.isEmpty(), qPrintable(words.join(u'\n')));
    }
};

HIWAR_TEST(QuickWindowTest, QApplication)
#include "tst_quickwindow.moc"
