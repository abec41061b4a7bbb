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

    void hasOneFilledStep()
    {
        const auto filled = [this] {
            QList<QPushButton *> buttons = shownButtons();
            buttons.removeIf([](const QPushButton *button) { return !button->isDefault(); });
            return buttons;
        };
        QSignalSpy connecting(m_welcome.get(), &Welcome::connectRequested);
        QCOMPARE(filled().size(), 1);
        QCOMPARE(filled().constFirst()->text(), u"Add your key"_s);
        filled().constFirst()->click();
        QCOMPARE(connecting.count(), 1);
        m_welcome->setLocalServers(
            {{.name = u"Ollama"_s, .models = {u"nomic-embed-text"_s, u"llama3.2"_s}}});
        QCOMPARE(filled().size(), 1);
        QCOMPARE(filled().constFirst()->text(), u"Chat with llama3.2 on this computer"_s);
        m_welcome->setModel({});
        QSignalSpy choosing(m_welcome.get(), &Welcome::chooseModelRequested);
        QCOMPARE(filled().size(), 1);
        filled().constFirst()->click();
        QCOMPARE(choosing.count(), 1);
        m_welcome->setModel(u"small-1"_s);
        QVERIFY(filled().isEmpty());
    }

    void aPromptGoesIntoTheComposer()
    {
        QSignalSpy chosen(m_welcome.get(), &Welcome::promptChosen);
        QList<QPushButton *> prompts = m_welcome->findChildren<QPushButton *>(u"Prompt"_s);
        QCOMPARE(prompts.size(), 3);
        for (QPushButton *prompt : prompts)
            prompt->click();
        QCOMPARE(chosen.size(), 3);
        for (const auto &words : chosen)
            QVERIFY(words.constFirst().toString().back().isSpace()); // to be completed
    }

    void theGuideIsAQuietLink()
    {
        QSignalSpy asked(m_welcome.get(), &Welcome::guideRequested);
        auto *guide = m_welcome->findChild<QPushButton *>(u"Ask the Guide"_s);
        QVERIFY(guide->isVisible() && guide->isFlat());
        guide->click();
        QCOMPARE(asked.count(), 1);
        m_welcome->setModel(u"small-1"_s);
        QVERIFY(!guide->isVisible());
    }

    void namesTheModelInPlaceOfTheGuide()
    {
        m_welcome->setModel(u"small-1"_s);
        QVERIFY(shownTexts().contains(u"small-1"_s));
        m_welcome->setModel({});
        QVERIFY(shownTexts().contains(u"Choose a model to start."_s));
        m_welcome->setGuide();
        QVERIFY(shownTexts().contains(u"Welcome to Hiwar"_s));
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

    void aServerOnThisComputerIsOneClickAway()
    {
        QSignalSpy chosen(m_welcome.get(), &Welcome::localServerChosen);
        const LocalServer ollama{.name = u"<b>Ollama"_s,
                                 .baseUrl = u"http://127.0.0.1:11434/v1"_s,
                                 .models = {u"a"_s, u"b"_s}};
        const LocalServer jan{.name = u"Jan"_s, .baseUrl = u"http://127.0.0.1:1337/v1"_s};
        m_welcome->setLocalServers({ollama, jan});
        auto *next = m_welcome->findChild<QPushButton *>(u"Next step"_s);
        QCOMPARE(next->toolTip(), ollama.baseUrl);
        next->click();
        QCOMPARE(chosen.takeFirst().first().value<LocalServer>(), ollama);
        auto *other = m_welcome->findChild<QPushButton *>(u"Use local server"_s);
        QCOMPARE(other->text(), u"Use Jan on this computer"_s);
        other->click();
        QCOMPARE(chosen.takeFirst().first().value<LocalServer>(), jan);
        QTRY_VERIFY(m_welcome->findChild<QPushButton *>(u"Add your key"_s)->isVisible());
        m_welcome->setLocalServers({});
        QCOMPARE(next->text(), u"Add your key"_s);
        for (const QPushButton *button : shownButtons())
            QVERIFY(button->objectName() != u"Use local server"_s);
    }

    void aClickMayChangeTheServers()
    {
        connect(m_welcome.get(), &Welcome::localServerChosen, m_welcome.get(),
                [this] { m_welcome->setModel(u"a"_s); });
        m_welcome->setLocalServers({{.name = u"Ollama"_s}, {.name = u"Jan"_s}});
        m_welcome->findChild<QPushButton *>(u"Use local server"_s)->click();
        QVERIFY(shownTexts().contains(u"a"_s));
    }

    void isWholeInTheSmallestWindow_data()
    {
        QTest::addColumn<qreal>("zoom");
        QTest::newRow("100 %") << 1.0;
        QTest::newRow("200 %") << 2.0;
    }
    void isWholeInTheSmallestWindow()
    {
        QFETCH(qreal, zoom);
        m_welcome->setTheme(makeTheme(ColourScheme::Light, zoom));
        QApplication::setFont(makeTheme(ColourScheme::Light, zoom).font);
        m_welcome->setLocalServers(
            {{.name = u"KoboldCpp"_s, .models = {u"a-model-with-a-very-long-name:70b"_s}}});
        m_welcome->resize(420, 300); // the rest of 420 x 480 is header and composer
        const QWidget *page = m_welcome->widget();
        QTRY_VERIFY(page->width() <= m_welcome->viewport()->width());
        QVERIFY(page->height() >= page->minimumSizeHint().height());
        for (const QPushButton *button : shownButtons()) {
            QVERIFY2(page->rect().contains(QRect(button->mapTo(page, QPoint()), button->size())),
                     qPrintable(button->text()));
            QVERIFY(button->height() >= button->sizeHint().height());
        }
        QApplication::setFont(makeTheme(ColourScheme::Light, 1).font);
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
