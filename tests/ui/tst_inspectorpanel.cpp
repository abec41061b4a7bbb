// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testcase.h"
#include "tests/ui/inspectedexample.h"
#include "ui/inspector/inspectorpanel.h"

#include <QAccessible>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTabBar>

using namespace Qt::StringLiterals;
using namespace Hiwar;

class InspectorPanelTest : public TestCase
{
    Q_OBJECT

    template<typename T>
    T *part(const char *name)
    {
        auto *found = m_panel->findChild<T *>(QLatin1StringView(name));
        return found ? found : (qFatal("no such part: %s", name), nullptr);
    }
    QString textOf(const char *view) { return part<QPlainTextEdit>(view)->toPlainText(); }
    QString clipboard() { return QGuiApplication::clipboard()->text(); }
    void choose(int section) { part<QTabBar>("Sections")->setCurrentIndex(section); }
    bool showsValue(const QString &text)
    {
        const auto labels = m_panel->findChildren<QLabel *>();
        return std::any_of(labels.begin(), labels.end(), [&](const QLabel *label) {
            return label->text() == text && label->isVisible();
        });
    }

private slots:
    void init()
    {
        TestCase::init();
        m_panel = std::make_unique<InspectorPanel>();
        m_panel->resize(460, 700);
        m_panel->setReply(inspectedExample());
        m_panel->show();
        m_panel->activateWindow();
        QTRY_VERIFY(m_panel->isActiveWindow());
    }
    void cleanup() { m_panel.reset(); }

    void showsTheLastAttemptFirst()
    {
        QCOMPARE(part<QComboBox>("Attempt")->count(), 2);
        QCOMPARE(part<QComboBox>("Attempt")->currentText(), u"Attempt 2 · 200"_s);
        QVERIFY(showsValue(u"200 · complete"_s));
        QVERIFY(showsValue(u"48.8 tokens a second"_s));
        QVERIFY(textOf("Reply").contains(u"HTTP 200"_s));
    }

    void showsTheOtherAttemptsOnRequest()
    {
        auto *attempt = part<QComboBox>("Attempt");
        attempt->setCurrentIndex(0);
        emit attempt->activated(0);
        QVERIFY(showsValue(u"429 · complete"_s));
        QVERIFY(textOf("Reply").contains(u"Too many requests"_s));
    }

    void needsNoChoiceOfOneAttempt()
    {
        InspectedReply reply = inspectedExample();
        reply.transcript.exchanges.removeFirst();
        m_panel->setReply(reply);
        QVERIFY(!part<QComboBox>("Attempt")->isVisible());
    }

    void staysWhereThePersonIsWhileTheReplyGoesOn()
    {
        choose(2);
        auto *view = part<QPlainTextEdit>("Reply");
        QTextCursor selected = view->textCursor();
        selected.select(QTextCursor::LineUnderCursor);
        view->setTextCursor(selected);
        InspectedReply further = inspectedExample();
        further.transcript.exchanges.last().replyBody += "data: more\n\n";
        m_panel->setReply(further);
        QCOMPARE(part<QTabBar>("Sections")->currentIndex(), 2);
        QCOMPARE(view->textCursor().selectedText(), u"HTTP 200"_s);
        QVERIFY(view->toPlainText().endsWith(u"data: more\n"_s));
        further.transcript.exchanges.append(further.transcript.exchanges.constFirst());
        m_panel->setReply(further);
        QCOMPARE(part<QComboBox>("Attempt")->currentIndex(), 2); // the newest stays selected
    }

    void beginsAtTheSummaryOfAnotherReply()
    {
        choose(1);
        InspectedReply other = inspectedExample();
        other.messageId = u"m2"_s;
        m_panel->setReply(other);
        QCOMPARE(part<QTabBar>("Sections")->currentIndex(), 0);
    }

    void formatsOnRequest()
    {
        choose(1);
        QVERIFY(textOf("Request").contains(u"  \"model\": \"small-instruct\""_s));
        part<QCheckBox>("Formatted")->click();
        QVERIFY(textOf("Request").contains(u"{\"model\":\"small-instruct\""_s));
    }

    void copiesWhatWasSentAndReceived()
    {
        QTest::mouseClick(part<QPushButton>("Copy as cURL"), Qt::LeftButton);
        QVERIFY(clipboard().startsWith(u"curl "_s));
        QVERIFY(clipboard().contains(u"$HIWAR_API_KEY"_s));
        choose(1);
        QTest::mouseClick(part<QPushButton>("Copy request"), Qt::LeftButton);
        QVERIFY(clipboard().contains(u"{\"model\":\"small-instruct\""_s)); // unformatted, as sent
        choose(2);
        QTest::mouseClick(part<QPushButton>("Copy reply"), Qt::LeftButton);
        QVERIFY(clipboard().endsWith(u"data: [DONE]\n\n"_s));
    }

    void copiesNoCommandOfARequestThatIsNotWhole()
    {
        InspectedReply reply = inspectedExample();
        reply.transcript.exchanges.last().requestBytes += 1;
        m_panel->setReply(reply);
        QVERIFY(!part<QPushButton>("Copy as cURL")->isEnabled());
        QVERIFY(!part<QPushButton>("Copy as cURL")->toolTip().isEmpty());
    }

    void closesWithEscapeFromAnywhere()
    {
        QSignalSpy closed(m_panel.get(), &InspectorPanel::closeRequested);
        for (int section = 0; section < 3; ++section) {
            choose(section);
            QWidget *page = section == 0 ? part<QWidget>("Summary")
                                         : part<QWidget>(section == 1 ? "Request" : "Reply");
            page->setFocus();
            QTest::keyClick(page, Qt::Key_Escape);
            QCOMPARE(closed.count(), section + 1);
        }
    }

    void isReachedByKeyboardAlone()
    {
        m_panel->activateWindow();
        m_panel->setFocus();
        auto *sections = part<QTabBar>("Sections");
        QVERIFY(sections->hasFocus());
        QTest::keyClick(sections, Qt::Key_Right);
        QCOMPARE(sections->currentIndex(), 1);
        QSet<QString> reached;
        for (int i = 0; i < 12; ++i) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
            reached.insert(QApplication::focusWidget()->objectName());
        }
        for (const char *name : {"Attempt", "Sections", "Request", "Formatted", "Copy as cURL",
                                 "Copy request", "Close details"})
            QVERIFY2(reached.contains(QLatin1StringView(name)), name);
    }

    void givesEveryPartAName()
    {
        for (int section = 0; section < 3; ++section) {
            choose(section);
            for (const QWidget *widget : m_panel->findChildren<QWidget *>()) {
                if (!widget->isVisible() || widget->focusPolicy() == Qt::NoFocus)
                    continue;
                auto *interface = QAccessible::queryAccessibleInterface(
                    const_cast<QWidget *>(widget)); // NOLINT: the function takes no const
                QVERIFY2(interface && !interface->text(QAccessible::Name).isEmpty(),
                         qPrintable(widget->objectName() + u' ' +
                                    QLatin1StringView(widget->metaObject()->className())));
            }
        }
    }

    void keepsCodeLeftToRightInAMirroredWindow()
    {
        m_panel->setLayoutDirection(Qt::RightToLeft);
        for (const char *name : {"Request", "Reply"}) {
            QCOMPARE(part<QPlainTextEdit>(name)->layoutDirection(), Qt::LeftToRight);
            QCOMPARE(part<QPlainTextEdit>(name)->document()->defaultTextOption().textDirection(),
                     Qt::LeftToRight);
        }
    }

private:
    std::unique_ptr<InspectorPanel> m_panel;
};

HIWAR_TEST(InspectorPanelTest, QApplication)
#include "tst_inspectorpanel.moc"
