// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testcase.h"
#include "ui/theme/quietstyle.h"
#include "ui/window/welcome.h"

#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace Hiwar;

class WelcomeTest : public TestCase
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
        m_welcome = std::make_unique<Welcome>();
        m_welcome->setTheme(makeTheme(ColourScheme::Light, 1.0));
        m_welcome->resize(700, 800);
        m_welcome->show();
    }

    void cleanup() { m_welcome.reset(); }

    void everyQuestionIsAskedInItsOwnWords()
    {
        QSignalSpy chosen(m_welcome.get(), &Welcome::questionChosen);
        QSignalSpy connecting(m_welcome.get(), &Welcome::connectRequested);
        QStringList asked;
        bool hasArabic = false;
        for (QPushButton *button : shownButtons()) {
            button->click();
            if (chosen.isEmpty())
                continue; // the one that leads to the settings
            QCOMPARE(chosen.takeFirst().constFirst().toString(), button->text());
            asked.append(button->text());
            hasArabic |= button->text().isRightToLeft();
        }
        QCOMPARE(asked.size(), 4);
        QVERIFY(hasArabic);
        QCOMPARE(connecting.count(), 1);
    }

    void namesTheModelInPlaceOfTheGuide()
    {
        m_welcome->setModel(u"small-1"_s);
        QVERIFY(shownTexts().contains(u"small-1"_s));
        QVERIFY(shownButtons().isEmpty());
        m_welcome->setModel({});
        QVERIFY(shownTexts().contains(u"No model is chosen yet: see Settings."_s));
        m_welcome->setGuide();
        QVERIFY(shownTexts().contains(u"Welcome to Hiwar"_s));
        QCOMPARE(shownButtons().size(), 5);
    }

    void aNameOfAModelIsNoMarkup()
    {
        m_welcome->setModel(u"<img src=x>"_s);
        for (const QLabel *label : m_welcome->findChildren<QLabel *>()) {
            if (label->text().contains(u'<'))
                QCOMPARE(label->textFormat(), Qt::PlainText);
        }
        QVERIFY(shownTexts().contains(u"<img src=x>"_s));
    }

    void aServerOnThisMachineIsOneClickAway()
    {
        QSignalSpy chosen(m_welcome.get(), &Welcome::localServerChosen);
        const LocalServer ollama{.name = u"<b>Ollama"_s,
                                 .baseUrl = u"http://127.0.0.1:11434/v1"_s,
                                 .models = {u"a"_s, u"b"_s}};
        m_welcome->setLocalServers({ollama, {.name = u"Jan"_s}});
        QVERIFY(shownTexts().contains(u"<b>Ollama is running on this machine; models: 2."_s));
        QVERIFY(shownTexts().contains(u"Jan is running on this machine."_s));
        auto *use = m_welcome->findChild<QPushButton *>(u"Use local server"_s);
        QVERIFY(use->isVisible());
        QCOMPARE(use->accessibleName(), u"Use <b>Ollama"_s);
        use->click();
        QCOMPARE(chosen.first().first().value<LocalServer>(), ollama);
        m_welcome->setLocalServers({});
        QCOMPARE(shownButtons().size(), 5);
    }

    void fitsTheNarrowestWindow()
    {
        m_welcome->setLocalServers({{.name = u"KoboldCpp"_s, .models = {u"a"_s}}});
        QVERIFY2(m_welcome->minimumSizeHint().width() <= 360,
                 qPrintable(QString::number(m_welcome->minimumSizeHint().width())));
    }

private:
    [[nodiscard]] QList<QPushButton *> shownButtons() const
    {
        QList<QPushButton *> shown = m_welcome->findChildren<QPushButton *>();
        shown.removeIf([](const QPushButton *button) { return !button->isVisible(); });
        return shown;
    }
    [[nodiscard]] QStringList shownTexts() const
    {
        QStringList texts;
        for (const QLabel *label : m_welcome->findChildren<QLabel *>()) {
            if (label->isVisible())
                texts.append(label->text());
        }
        return texts;
    }

    std::unique_ptr<Welcome> m_welcome;
};

HIWAR_TEST(WelcomeTest, QApplication)
#include "tst_welcome.moc"
