// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testcase.h"
#include "ui/settings/inlinemessagelabel.h"
#include "ui/settings/testreport.h"
#include "ui/theme/quietstyle.h"

#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QPushButton>

using namespace Qt::StringLiterals;
using namespace Hiwar;
using namespace std::chrono_literals;

namespace {

CheckupLine untrusted()
{
    CheckupLine line{.step = CheckupStep::Encryption, .verdict = CheckupVerdict::Failed};
    line.error = ApiError{.kind = ErrorKind::TlsFailed};
    line.chain = {{.subject = u"box.local"_s, .sha256 = QString(64, u'a')}};
    return line;
}

} // namespace

class TestReportTest : public TestCase
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QApplication::setStyle(new QuietStyle(makeTheme(ColourScheme::Light, 1.0)));
    }

    void init()
    {
        TestCase::init();
        m_report = std::make_unique<TestReport>();
        m_report->setTheme(makeTheme(ColourScheme::Light, 1.0));
        m_report->resize(360, 600);
        m_report->show();
    }

    void linesComeOneByOneWithTheirVerdictInWords()
    {
        m_report->begin();
        m_report->add({.step = CheckupStep::Models, .elapsed = 41ms, .models = {u"a"_s}});
        QCOMPARE(m_report->lines(), QStringList{u"Models: 1 offered. (41 ms)"_s});
        m_report->add({.step = CheckupStep::Stream,
                       .verdict = CheckupVerdict::Skipped,
                       .reason = CheckupReason::NeverStreams});
        m_report->end(true);
        QCOMPARE(m_report->lines().size(), 2);
        const auto labels = m_report->findChildren<InlineMessageLabel *>();
        QVERIFY(std::any_of(labels.begin(), labels.end(), [](InlineMessageLabel *label) {
            return QAccessible::queryAccessibleInterface(label)
                ->text(QAccessible::Name)
                .startsWith(u"Skipped. Stream: "_s);
        }));
    }

    void theVerdictIsFirstAndTheStepsAreFolded()
    {
        m_report->begin();
        m_report->add({.step = CheckupStep::Connect, .addresses = {u"192.0.2.1"_s}});
        m_report->add({.step = CheckupStep::Chat,
                       .verdict = CheckupVerdict::Failed,
                       .error = ApiError{.kind = ErrorKind::Unauthorized, .httpStatus = 401}});
        m_report->end(false);
        QVERIFY(shows(u"The connection does not work yet."_s));
        QVERIFY(!shows(m_report->lines().first()));
        QVERIFY(shows(m_report->lines().last())); // why it does not
        m_report->findChild<QAbstractButton *>(u"Steps"_s)->click();
        QVERIFY(shows(m_report->lines().first()));
        settle();
        QCOMPARE(topOf(u"The connection does not work yet."_s), 0);
    }

    void aMissingModelIsOneClickAway()
    {
        QSignalSpy wanted(m_report.get(), &TestReport::modelWanted);
        m_report->begin();
        m_report->add({.step = CheckupStep::Chat,
                       .verdict = CheckupVerdict::Skipped,
                       .reason = CheckupReason::NoModel});
        m_report->end(false);
        QVERIFY(shows(m_report->lines().first()));
        button(u"Choose a model"_s)->click();
        QCOMPARE(wanted.count(), 1);
    }

    void whatIsWaitedForIsSaid()
    {
        m_report->begin();
        QVERIFY(shows(u"Waiting for your keychain…"_s));
        m_report->beginStep(CheckupStep::Chat);
        QVERIFY(shows(u"Waiting for a short reply…"_s));
        QTRY_VERIFY(shows(u"Waiting for a short reply · 1 s"_s));
        m_report->end(false);
        QVERIFY(!shows(u"Waiting for a short reply · 1 s"_s));
    }

    void trustIsOfferedBelowWhatThereIsToLookAt()
    {
        QSignalSpy pinned(m_report.get(), &TestReport::pinProposed);
        m_report->begin();
        m_report->add(untrusted());
        m_report->end(false);
        QCOMPARE(pinned.count(), 0);
        QPushButton *trust = button(u"Trust this certificate"_s);
        QVERIFY(m_report->lines().at(1).contains(u"box.local"_s));
        QVERIFY(m_report->lines().at(1).contains(u"AA:AA"_s));
        settle();
        const auto labels = m_report->findChildren<InlineMessageLabel *>();
        const auto facts =
            std::find_if(labels.begin(), labels.end(), [](InlineMessageLabel *label) {
                return label->text().contains(u"AA:AA"_s);
            });
        QVERIFY((*facts)->geometry().bottom() < trust->geometry().top());
        trust->click();
        QCOMPARE(pinned.count(), 1);
        QCOMPARE(pinned.first().first().toString(), QString(64, u'a'));
        QVERIFY(!trust->isEnabled());
    }

    void anotherAddressIsOneClick()
    {
        QSignalSpy proposed(m_report.get(), &TestReport::addressProposed);
        m_report->begin();
        m_report->add({.step = CheckupStep::Elsewhere,
                       .proposedAddress = u"https://api.example.com/v1?api-version=1"_s});
        QPushButton *use = button(u"Use this address"_s);
        QVERIFY(use->text().contains(u"https://api.example.com/v1?api-version=1"_s));
        use->click();
        QCOMPARE(proposed.first().first().toString(),
                 u"https://api.example.com/v1?api-version=1"_s);
    }

    void theReportIsCopiedWhole()
    {
        QVERIFY(!button(u"Copy report"_s)->isVisible());
        m_report->begin();
        m_report->add({.step = CheckupStep::Connect, .addresses = {u"192.0.2.1"_s}});
        QVERIFY(!button(u"Copy report"_s)->isVisible()); // it is not complete yet
        m_report->end(true);
        button(u"Copy report"_s)->click();
        const QString copied = QGuiApplication::clipboard()->text();
        QVERIFY(copied.contains(u"Passed. Connection: 192.0.2.1 answers."_s));
        QVERIFY(copied.contains(u"The connection works."_s));
        QCOMPARE(button(u"Copy report"_s)->text(), u"Report copied"_s);
        m_report->begin();
        QVERIFY(m_report->lines().isEmpty());
    }

    void nothingWidensThePanel()
    {
        m_report->begin();
        m_report->add({.step = CheckupStep::Elsewhere,
                       .host = u"https://"_s + u"a"_s.repeated(300),
                       .proposedAddress = u"https://"_s + u"a"_s.repeated(300)});
        m_report->add(untrusted());
        m_report->end(false);
        settle();
        QVERIFY2(m_report->minimumSizeHint().width() <= 360,
                 qPrintable(QString::number(m_report->minimumSizeHint().width())));
    }

private:
    [[nodiscard]] QPushButton *button(const QString &name) const
    {
        auto *found = m_report->findChild<QPushButton *>(name);
        if (found == nullptr)
            qFatal("no button %s", qPrintable(name));
        return found;
    }
    [[nodiscard]] bool shows(const QString &text) const
    {
        const auto labels = m_report->findChildren<QLabel *>();
        return std::any_of(labels.begin(), labels.end(), [&](QLabel *label) {
            return label->isVisible() && label->text() == text;
        });
    }
    [[nodiscard]] int topOf(const QString &text) const
    {
        for (const QLabel *label : m_report->findChildren<QLabel *>()) {
            if (label->isVisible() && label->text() == text)
                return label->mapTo(m_report.get(), QPoint()).y();
        }
        return -1;
    }
    static void settle()
    {
        for (int generation = 0; generation < 4; ++generation)
            QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    }

    std::unique_ptr<TestReport> m_report;
};

HIWAR_TEST(TestReportTest, QApplication)
#include "tst_testreport.moc"
