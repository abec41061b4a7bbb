// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testcase.h"
#include "tests/ui/requestexample.h"
#include "ui/request/requestpanel.h"
#include "ui/theme/quietstyle.h"

#include <QApplication>
#include <QComboBox>
#include <QJsonArray>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalSpy>
#include <QTabBar>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace Hiwar;

class RequestPanelTest : public TestCase
{
    Q_OBJECT

    template<typename T>
    T *part(const QString &name)
    {
        auto *found = m_panel->findChild<T *>(name);
        return found ? found : (qFatal("no such part: %s", qPrintable(name)), nullptr);
    }
    QPlainTextEdit *text(const QString &name) { return part<QPlainTextEdit>(name); }
    QLineEdit *line(const QString &name) { return part<QLineEdit>(name); }
    QPushButton *reset(const QString &name) { return part<QPushButton>(u"Reset: "_s + name); }
    QPushButton *leaveOut(const QString &name)
    {
        return part<QPushButton>(u"Leave out: "_s + name);
    }
    bool shows(const QString &words)
    {
        const auto labels = m_panel->findChildren<QLabel *>();
        return std::any_of(labels.begin(), labels.end(), [&](const QLabel *label) {
            return label->isVisible() && label->text().contains(words);
        });
    }
    void choose(SettingLevel level)
    {
        part<QTabBar>(u"Level"_s)->setCurrentIndex(level == SettingLevel::Profile ? 1 : 0);
    }
    /// What was emitted last.
    RequestSettings told(const QSignalSpy &spy)
    {
        return spy.isEmpty() ? RequestSettings() : spy.last().at(1).value<RequestSettings>();
    }

private slots:
    void initTestCase()
    {
        QApplication::setStyle(new QuietStyle(makeTheme(ColourScheme::Light, 1.0)));
    }

    void init()
    {
        TestCase::init();
        m_panel = std::make_unique<RequestPanel>();
        m_panel->resize(380, 800);
        m_panel->setShown(requestExample());
        m_panel->show();
        m_panel->activateWindow();
        QTRY_VERIFY(m_panel->isActiveWindow());
        m_changed = std::make_unique<QSignalSpy>(m_panel.get(), &RequestPanel::changed);
    }
    void cleanup()
    {
        m_panel.reset();
        QLocale::setDefault(QLocale::c());
    }

    void fitsIntoANarrowPanelWithLargeLetters()
    {
        m_panel->setTheme(makeTheme(ColourScheme::Light, 2.0));
        QVERIFY(m_panel->findChild<QScrollArea *>()->widget()->minimumSizeHint().width() <= 200);
    }

    void showsWhatIsSetAndWhatApplies()
    {
        QCOMPARE(text(u"system"_s)->toPlainText(), u"Answer in one sentence."_s);
        QCOMPARE(text(u"system"_s)->placeholderText(), u"Be kind."_s);
        QCOMPARE(line(u"temperature"_s)->text(), u"0.2"_s);
        QCOMPARE(line(u"seed"_s)->text(), QString());
        QCOMPARE(line(u"seed"_s)->placeholderText(), u"7"_s);
        QCOMPARE(line(u"seed"_s)->accessibleDescription(), u"From the profile. 7"_s);
        QCOMPARE(line(u"top_p"_s)->accessibleDescription(), u"The service's default."_s);
        QCOMPARE(line(u"temperature"_s)->accessibleDescription(), u"Set here."_s);
        QVERIFY(text(u"Further fields"_s)->placeholderText().contains("top_k"_L1));
        QVERIFY(reset(u"temperature"_s)->isVisible());
        QVERIFY(!reset(u"seed"_s)->isVisible());
        choose(SettingLevel::Profile);
        QCOMPARE(text(u"system"_s)->toPlainText(), u"Be kind."_s);
        QCOMPARE(line(u"seed"_s)->text(), u"7"_s);
        QCOMPARE(line(u"temperature"_s)->text(), QString());
        QVERIFY(text(u"Further fields"_s)->toPlainText().contains("\"top_k\": 40"_L1));
        QCOMPARE(m_changed->count(), 0);
    }

    void emitsWhatIsTyped()
    {
        QTest::keyClicks(line(u"top_p"_s), u"0.5"_s);
        QCOMPARE(m_changed->last().at(0).value<SettingLevel>(), SettingLevel::Conversation);
        QCOMPARE(told(*m_changed).fields,
                 (QJsonObject{{u"temperature"_s, 0.2}, {u"top_p"_s, 0.5}}));
        QCOMPARE(line(u"top_p"_s)->text(), u"0.5"_s); // also after "0", which is a value, too
        line(u"temperature"_s)->clear();
        QCOMPARE(told(*m_changed).fields, (QJsonObject{{u"top_p"_s, 0.5}}));
        text(u"system"_s)->setPlainText(u"أجب"_s);
        QCOMPARE(told(*m_changed).systemPrompt, std::optional(u"أجب"_s));
        text(u"system"_s)->clear();
        QCOMPARE(told(*m_changed).systemPrompt, std::optional<QString>());
        text(u"stop"_s)->setPlainText(u"END\n\\n"_s);
        QCOMPARE(told(*m_changed).fields.value("stop"_L1),
                 QJsonValue(QJsonArray{u"END"_s, u"\n"_s}));
        text(u"Further fields"_s)->setPlainText(u"\"top_k\": 3"_s);
        QCOMPARE(told(*m_changed).fields.value("top_k"_L1), QJsonValue(3));
    }

    void changesTheProfileOnItsOwnPage()
    {
        choose(SettingLevel::Profile);
        line(u"seed"_s)->setText(u"8"_s);
        QCOMPARE(m_changed->last().at(0).value<SettingLevel>(), SettingLevel::Profile);
        QCOMPARE(told(*m_changed), (RequestSettings{.systemPrompt = u"Be kind."_s,
                                                    .fields = {{u"seed"_s, 8}, {u"top_k"_s, 40}}}));
    }

    void keepsWhatIsInvalid()
    {
        line(u"temperature"_s)->setText(u"9"_s);
        QCOMPARE(m_changed->count(), 0);
        QVERIFY(shows(u"A number from 0 to 2. Not stored."_s));
        QVERIFY(line(u"temperature"_s)->accessibleDescription().contains("Not stored"_L1));
        ShownRequest learnt = requestExample();
        learnt.model = u"m-2"_s; // anything else changes
        m_panel->setShown(learnt);
        QCOMPARE(line(u"temperature"_s)->text(), u"9"_s);
        learnt.conversationId = u"other"_s;
        m_panel->setShown(learnt);
        QCOMPARE(line(u"temperature"_s)->text(), u"0.2"_s);
        QVERIFY(!shows(u"Not stored"_s));
        text(u"Further fields"_s)->setPlainText(u"{\n\"a\" 1}"_s);
        QVERIFY(shows(u"Line 2: a colon is missing. Not stored."_s));
        QCOMPARE(m_changed->count(), 0);
    }

    void takesTheDigitsOfTheLocale()
    {
        QLocale::setDefault(QLocale(u"ar-EG"_s));
        m_panel = std::make_unique<RequestPanel>();
        m_panel->setShown(requestExample());
        QSignalSpy changed(m_panel.get(), &RequestPanel::changed);
        QCOMPARE(line(u"temperature"_s)->text(), u"٠٫٢"_s);
        line(u"temperature"_s)->setText(u"١٫٥"_s);
        QCOMPARE(told(changed).fields.value("temperature"_L1), QJsonValue(1.5));
    }

    void resetsOneAndAll()
    {
        QSignalSpy reset(m_panel.get(), &RequestPanel::wasReset);
        this->reset(u"temperature"_s)->click();
        QCOMPARE(told(reset),
                 (RequestSettings{.systemPrompt = u"Answer in one sentence."_s, .fields = {}}));
        QCOMPARE(reset.last().at(2).toString(), u"“Temperature” was reset."_s);
        QCOMPARE(line(u"temperature"_s)->text(), QString());
        QVERIFY(line(u"temperature"_s)->hasFocus()); // the button has gone
        part<QPushButton>(u"Reset all"_s)->click();
        QCOMPARE(told(reset), RequestSettings());
        QVERIFY(!part<QPushButton>(u"Reset all"_s)->isVisible());
        QCOMPARE(text(u"system"_s)->toPlainText(), QString());
        QCOMPARE(m_changed->count(), 0);
        m_panel->setShown(requestExample()); // undone
        QCOMPARE(line(u"temperature"_s)->text(), u"0.2"_s);
    }

    void whatIsSetHereLooksSet()
    {
        const auto captionOf = [this](const QWidget *field) {
            const auto labels = m_panel->findChildren<QLabel *>();
            const auto found = std::find_if(labels.begin(), labels.end(), [&](const QLabel *label) {
                return label->buddy() == field;
            });
            return found == labels.end() ? nullptr : *found;
        };
        const QLabel *set = captionOf(line(u"temperature"_s));
        const QLabel *inherited = captionOf(line(u"seed"_s));
        QVERIFY(set != nullptr && inherited != nullptr);
        QCOMPARE(set->font().weight(), int(QFont::DemiBold));
        QVERIFY(inherited->font().weight() < int(QFont::DemiBold));
        reset(u"temperature"_s)->click();
        QVERIFY(set->font().weight() < int(QFont::DemiBold));
    }

    void valuesBeginWhereLinesBegin()
    {
        const auto insetOf = [](const QPlainTextEdit *edit) {
            return edit->viewport()->x() + int(edit->document()->documentMargin());
        };
        QCOMPARE(insetOf(text(u"system"_s)), int(Space::s) + 1); // as in a field of one line
        m_panel->setLayoutDirection(Qt::RightToLeft);
        for (const QLineEdit *edit : {line(u"temperature"_s), line(u"seed"_s)})
            QCOMPARE(edit->alignment(), Qt::AlignRight | Qt::AlignAbsolute | Qt::AlignVCenter);
        // The placeholder knows no other margin than that of the view.
        const QPlainTextEdit *stop = text(u"stop"_s);
        QVERIFY(stop->width() - stop->viewport()->geometry().right() >= Space::s);
    }

    void keepsWhatTheProfileSetsFromBeingSent()
    {
        QVERIFY(!leaveOut(u"temperature"_s)->isVisible()); // nothing comes from below
        leaveOut(u"seed"_s)->click();
        QCOMPARE(told(*m_changed).fields.value("seed"_L1), QJsonValue(QJsonValue::Null));
        QCOMPARE(line(u"seed"_s)->placeholderText(), u"Not sent"_s);
        QVERIFY(!leaveOut(u"seed"_s)->isVisible());
        leaveOut(u"system"_s)->click();
        QCOMPARE(told(*m_changed).systemPrompt, std::optional(QString()));
        leaveOut({})->click(); // the further fields
        QCOMPARE(told(*m_changed).fields.value("top_k"_L1), QJsonValue(QJsonValue::Null));
        line(u"seed"_s)->setText(u"1"_s);
        QCOMPARE(told(*m_changed).fields.value("seed"_L1), QJsonValue(1));
    }

    void offersTheUsualEfforts()
    {
        auto *box = part<QComboBox>(u"reasoning_effort"_s);
        QCOMPARE(box->currentText(), QString());
        box->setCurrentIndex(box->findText(u"low"_s));
        QCOMPARE(told(*m_changed).fields.value("reasoning_effort"_L1), QJsonValue(u"low"_s));
        box->setEditText(u"ultra"_s);
        QCOMPARE(told(*m_changed).fields.value("reasoning_effort"_L1), QJsonValue(u"ultra"_s));
        box->setCurrentIndex(0);
        QCOMPARE(told(*m_changed).fields.value("reasoning_effort"_L1),
                 QJsonValue(QJsonValue::Null));
        box->setEditText({});
        QVERIFY(!told(*m_changed).fields.contains("reasoning_effort"_L1));
    }

    void checksASchemaAsItIsTyped()
    {
        auto *box = part<QComboBox>(u"response_format"_s);
        QVERIFY(!text(u"JSON schema"_s)->isVisible());
        box->setCurrentText(u"JSON object"_s);
        QCOMPARE(told(*m_changed).fields.value("response_format"_L1),
                 QJsonValue(QJsonObject{{u"type"_s, u"json_object"_s}}));
        const qsizetype before = m_changed->count();
        box->setCurrentText(u"JSON schema"_s);
        QVERIFY(text(u"JSON schema"_s)->isVisible());
        text(u"JSON schema"_s)->setPlainText(u"{\"type\": \"thing\"}"_s);
        QVERIFY(shows(u"“type”"_s));
        QCOMPARE(m_changed->count(), before);
        text(u"JSON schema"_s)->setPlainText(u"{\"type\": \"object\"}"_s);
        const QJsonObject format = told(*m_changed).fields.value("response_format"_L1).toObject();
        QCOMPARE(format.value("type"_L1).toString(), u"json_schema"_s);
        QCOMPARE(format["json_schema"_L1]["schema"_L1],
                 QJsonValue(QJsonObject{{u"type"_s, u"object"_s}}));
        box->setCurrentIndex(0);
        QVERIFY(!told(*m_changed).fields.contains("response_format"_L1));
    }

    void showsAnUnknownFormatAmongTheFurtherFields()
    {
        ShownRequest shown = requestExample();
        shown.conversation.fields = {
            {u"response_format"_s, QJsonObject{{u"type"_s, u"grammar"_s}}}};
        m_panel->setShown(shown);
        QCOMPARE(part<QComboBox>(u"response_format"_s)->currentIndex(), 0);
        QVERIFY(text(u"Further fields"_s)->toPlainText().contains("grammar"_L1));
    }

    void keepsTheNameOfALimit()
    {
        ShownRequest shown = requestExample();
        shown.conversation.fields = {{u"max_completion_tokens"_s, 5}};
        shown.refused = {u"max_completion_tokens"_s};
        m_panel->setShown(shown);
        QCOMPARE(line(u"max_tokens"_s)->text(), u"5"_s);
        QVERIFY(shows(u"Sent as “max_tokens”"_s));
        line(u"max_tokens"_s)->setText(u"6"_s);
        QCOMPARE(told(*m_changed).fields, (QJsonObject{{u"max_completion_tokens"_s, 6}}));
    }

    void saysWhatWasRefused()
    {
        ShownRequest shown = requestExample();
        shown.refused = {u"temperature"_s, u"system"_s, u"top_p"_s};
        m_panel->setShown(shown);
        QVERIFY(shows(u"Left out, because m-1 refused it once."_s));
        QVERIFY(shows(u"Sent as a part of the first question"_s));
        QCOMPARE(line(u"top_p"_s)->accessibleDescription(), u"The service's default."_s);
    }

    void leavesTheGuideAlone()
    {
        ShownRequest shown = requestExample();
        shown.isProfileOwn = false;
        m_panel->setShown(shown);
        QVERIFY(line(u"seed"_s)->isEnabled());
        choose(SettingLevel::Profile);
        QVERIFY(!line(u"seed"_s)->isEnabled());
        QVERIFY(shows(u"built in"_s));
    }

    void worksByKeysAlone()
    {
        text(u"system"_s)->setFocus();
        QTest::keyClick(m_panel->focusWidget(), Qt::Key_Tab);
        QVERIFY(leaveOut(u"system"_s)->hasFocus());
        QTest::keyClick(m_panel->focusWidget(), Qt::Key_Tab);
        QVERIFY(reset(u"system"_s)->hasFocus());
        QTest::keyClick(m_panel->focusWidget(), Qt::Key_Space);
        QCOMPARE(text(u"system"_s)->toPlainText(), QString());
        QVERIFY(text(u"system"_s)->hasFocus());
        QSignalSpy closed(m_panel.get(), &RequestPanel::closeRequested);
        QTest::keyClick(m_panel->focusWidget(), Qt::Key_Escape);
        QCOMPARE(closed.count(), 1);
    }

    void writesItsLinksInOneLine()
    {
        QTRY_VERIFY(reset(u"temperature"_s)->isVisible());
        QTRY_COMPARE(reset(u"temperature"_s)->height(), int(Space::xxl));
        QCOMPARE(leaveOut(u"seed"_s)->height(), int(Space::xxl));
    }

    void switchesThePersona()
    {
        auto *box = part<QComboBox>(u"Persona"_s);
        QVERIFY(box->isHidden()); // there is none to choose
        ShownRequest shown = requestExample();
        shown.personas = {{u"fox"_s, u"🦊 Fox"_s}, {u"owl"_s, u"Owl"_s}};
        m_panel->setShown(shown);
        QVERIFY(box->isVisible());
        QCOMPARE(box->currentText(), u"None"_s);
        const QSignalSpy chosen(m_panel.get(), &RequestPanel::personaChosen);
        emit box->activated(0);
        QCOMPARE(chosen.last().at(0).toString(), QString());
        shown.personaId = u"owl"_s;
        shown.personaName = u"Owl"_s;
        shown.inherited.fields.insert(u"seed"_s, {8, SettingLevel::Persona});
        m_panel->setShown(shown);
        QCOMPARE(box->currentText(), u"Owl"_s);
        QVERIFY(shows(u"the persona “Owl”"_s));
        QVERIFY(shows(u"From the persona."_s));
        shown.isPersonaGone = true;
        shown.personas.removeLast();
        m_panel->setShown(shown);
        QCOMPARE(box->currentText(), u"Deleted"_s);
        QVERIFY(shows(u"nothing of it is sent"_s));
        choose(SettingLevel::Profile);
        QVERIFY(box->isHidden());
    }

    void growsWithItsText()
    {
        const int before = text(u"system"_s)->height();
        text(u"system"_s)->setPlainText(u"line\n"_s.repeated(8));
        QVERIFY(text(u"system"_s)->height() > before);
        text(u"system"_s)->setPlainText(u"line\n"_s.repeated(500));
        QVERIFY(text(u"system"_s)->height() < m_panel->height());
    }

    void fitsANarrowWindow_data()
    {
        QTest::addColumn<bool>("mirrored");
        QTest::newRow("left to right") << false;
        QTest::newRow("right to left") << true;
    }
    void fitsANarrowWindow()
    {
        QFETCH(const bool, mirrored);
        m_panel->setLayoutDirection(mirrored ? Qt::RightToLeft : Qt::LeftToRight);
        m_panel->resize(360, 500);
        QTRY_COMPARE(m_panel->width(), 360);
        auto *area = m_panel->findChild<QScrollArea *>();
        QTRY_VERIFY(area->widget()->width() <= area->viewport()->width());
        for (const QWidget *button : m_panel->findChildren<QPushButton *>()) {
            if (!button->isVisible())
                continue;
            QVERIFY2(button->height() >= Theme::leastTarget, qPrintable(button->objectName()));
            QVERIFY2(button->width() >= Theme::leastTarget, qPrintable(button->objectName()));
        }
        QCOMPARE(text(u"Further fields"_s)->layoutDirection(), Qt::LeftToRight);
    }

private:
    std::unique_ptr<RequestPanel> m_panel;
    std::unique_ptr<QSignalSpy> m_changed;
};

HIWAR_TEST(RequestPanelTest, QApplication)
#include "tst_requestpanel.moc"
