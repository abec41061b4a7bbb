// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// "/" and a name in a message: the prompts it offers, their values, and what is inserted.
#include "tests/ui/composercase.h"
#include "ui/composer/dictationstrip.h"
#include "ui/composer/promptform.h"
#include "ui/composer/promptpicker.h"
#include "ui/composer/typedcommand.h"

#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using namespace Hiwar;

namespace {

const QList<ShownPrompt> all{
    {.id = u"1"_s, .name = u"letter"_s, .folder = u"Work"_s, .content = u"Dear {{name}}"_s},
    {.id = u"2"_s, .name = u"list"_s, .folder = {}, .content = u"a\nb\nc\nd"_s}};

} // namespace

class PromptPickerTest : public ComposerCase
{
    Q_OBJECT

private slots:
    void init()
    {
        ComposerCase::init();
        m_picker = &m_composer->prompts();
        m_chosen = std::make_unique<QSignalSpy>(m_picker, &PromptPicker::chosen);
        connect(m_picker, &PromptPicker::wanted, this, [this](const QString &typed) {
            m_typed = typed;
            QList<ShownPrompt> found;
            for (const ShownPrompt &prompt : all) {
                if (prompt.name.startsWith(typed))
                    found.append(prompt);
            }
            m_picker->setPrompts(found);
        });
    }

    void offersWhatMatches()
    {
        QTest::keyClicks(m_edit, u"see /l"_s);
        QVERIFY(m_picker->isOpen());
        QCOMPARE(m_typed, u"l"_s);
        QCOMPARE(list()->count(), 2);
        QCOMPARE(list()->item(0)->text(), u"letter – Work"_s);
        QVERIFY(m_edit->hasFocus());
        QTest::keyClicks(m_edit, u"i"_s);
        QCOMPARE(list()->count(), 1);
        QCOMPARE(m_picker->findChild<QLabel *>(u"Preview"_s)->text(), u"a\nb\nc…"_s);
        QTest::keyClicks(m_edit, u"zz"_s);
        QVERIFY(!m_picker->isOpen());
        QTest::keyClick(m_edit, Qt::Key_Return); // matches nothing: it is sent
        QCOMPARE(m_chosen->count(), 0);
    }

    void insertsTheChosenOne_data()
    {
        QTest::addColumn<int>("key");
        QTest::newRow("Enter") << int(Qt::Key_Return);
        QTest::newRow("Tab") << int(Qt::Key_Tab);
    }

    void insertsTheChosenOne()
    {
        QFETCH(const int, key);
        QSignalSpy sent(m_composer.get(), &Composer::sendRequested);
        QTest::keyClicks(m_edit, u"see /l"_s);
        QTest::keyClick(m_edit, Qt::Key_Down);
        QTest::keyClick(m_edit, Qt::Key(key));
        QCOMPARE(m_chosen->count(), 1);
        QCOMPARE(m_chosen->at(0).at(0).toString(), u"2"_s);
        m_picker->insert(u"inserted /l"_s);
        QCOMPARE(m_composer->text(), u"see inserted /l"_s);
        QVERIFY(!m_picker->isOpen());
        QVERIFY(m_edit->hasFocus());
        QCOMPARE(sent.count(), 0);
        m_edit->undo();
        QCOMPARE(m_composer->text(), u"see /l"_s);
    }

    void leavesWhatWasTyped()
    {
        QTest::keyClicks(m_edit, u"/l"_s);
        QTest::keyClick(m_edit, Qt::Key_Escape);
        QVERIFY(!m_picker->isOpen());
        QTest::keyClicks(m_edit, u"i"_s); // the same name is not offered again
        QVERIFY(!m_picker->isOpen());
        QCOMPARE(m_composer->text(), u"/li"_s);
        QTest::keyClicks(m_edit, u" /l"_s);
        QVERIFY(m_picker->isOpen());
    }

    void itsEscCancelsNoDictation()
    {
        QSignalSpy cancel(&m_composer->dictation(), &DictationStrip::cancelWanted);
        m_composer->dictation().showRecording(std::chrono::minutes(10));
        QTest::keyClicks(m_edit, u"/l"_s);
        QVERIFY(m_picker->isOpen());
        QTest::keyClick(m_edit, Qt::Key_Escape);
        QVERIFY(!m_picker->isOpen());
        QVERIFY(cancel.isEmpty());
        QTest::keyClick(m_edit, Qt::Key_Escape);
        QCOMPARE(cancel.size(), 1);
    }

    void asksForValues()
    {
        m_composer->resize(500, 500);
        QTest::keyClicks(m_edit, u"/le"_s);
        QTest::keyClick(m_edit, Qt::Key_Return);
        QSignalSpy filled(m_picker, &PromptPicker::filled);
        m_picker->ask(u"letter"_s, {{.name = u"name"_s, .fallback = {}},
                                    {.name = u"place"_s, .fallback = u"here"_s}});
        auto *name = m_picker->findChild<QLineEdit *>(u"name"_s);
        auto *place = m_picker->findChild<QLineEdit *>(u"place"_s);
        QTRY_VERIFY(name->hasFocus());
        QCOMPARE(place->placeholderText(), u"here"_s);
        QTRY_COMPARE(name->visibleRegion().boundingRect().height(), name->height());
        QTRY_COMPARE(place->visibleRegion().boundingRect().height(), place->height());
        QTest::keyClicks(name, u"Noor"_s);
        QTest::keyClick(name, Qt::Key_Return);
        QTRY_VERIFY(place->hasFocus());
        QTest::keyClick(place, Qt::Key_Return);
        QCOMPARE(filled.count(), 1);
        const QHash<QString, QString> values{{u"name"_s, u"Noor"_s}, {u"place"_s, QString()}};
        const auto given = filled.at(0).at(0).value<QHash<QString, QString>>();
        QCOMPARE(given, values);
        m_picker->insert(u"Dear Noor"_s);
        QCOMPARE(m_composer->text(), u"Dear Noor"_s);
    }

    void showsItsValuesWhole()
    {
        QWidget window;
        auto *column = new QVBoxLayout(&window);
        column->addWidget(new QWidget(&window), 1); // the conversation, which takes what is left
        auto *form = new PromptForm(&window);
        column->addWidget(form);
        window.resize(500, 500);
        window.show();
        form->ask(u"letter"_s, {{.name = u"name"_s, .fallback = {}},
                                {.name = u"place"_s, .fallback = {}},
                                {.name = u"wish"_s, .fallback = {}}});
        const auto lines = form->findChildren<QLineEdit *>();
        QCOMPARE(lines.size(), 3);
        for (const QLineEdit *line : lines)
            QTRY_COMPARE(line->visibleRegion().boundingRect().height(), line->height());
        window.resize(500, 10); // as low as it goes: the first one, the others are scrolled to
        QTRY_VERIFY(lines.constLast()->visibleRegion().isEmpty());
        const QLineEdit *first = lines.constFirst();
        QCOMPARE(first->visibleRegion().boundingRect().height(), first->height());
    }

    void goesBackFromTheValues()
    {
        QTest::keyClicks(m_edit, u"/le"_s);
        QTest::keyClick(m_edit, Qt::Key_Return);
        m_picker->ask(u"letter"_s, {{.name = u"name"_s, .fallback = {}}});
        auto *name = m_picker->findChild<QLineEdit *>(u"name"_s);
        QTRY_VERIFY(name->hasFocus());
        QTest::keyClick(name, Qt::Key_Escape);
        QTRY_VERIFY(m_edit->hasFocus());
        QVERIFY(!m_picker->isVisible());
        QCOMPARE(m_composer->text(), u"/le"_s);
    }

    void isClosedByAnotherDraft()
    {
        QTest::keyClicks(m_edit, u"/l"_s);
        m_composer->setText(u"/letters of another"_s);
        QVERIFY(!m_picker->isOpen());
    }

    void findsTheCommandThatIsTyped_data();
    void findsTheCommandThatIsTyped();

private:
    QListWidget *list() { return m_picker->findChild<QListWidget *>(u"Matching prompts"_s); }

    PromptPicker *m_picker = nullptr;
    std::unique_ptr<QSignalSpy> m_chosen;
    QString m_typed;
};

void PromptPickerTest::findsTheCommandThatIsTyped_data()
{
    QTest::addColumn<QString>("text"); // the cursor is at its end
    QTest::addColumn<int>("start");
    QTest::addColumn<QString>("name");
    QTest::newRow("at the beginning") << u"/le"_s << 0 << u"le"_s;
    QTest::newRow("the stroke alone") << u"/"_s << 0 << QString();
    QTest::newRow("after a blank") << u"a /le"_s << 2 << u"le"_s;
    QTest::newRow("in a second line") << u"a\n/le"_s << 2 << u"le"_s;
    QTest::newRow("in a word") << u"and/or"_s << -1 << QString();
    QTest::newRow("in an address") << u"https://x"_s << -1 << QString();
    QTest::newRow("over") << u"/le x"_s << -1 << QString();
    QTest::newRow("a path") << u"/usr/bin"_s << -1 << QString();
    QTest::newRow("none") << u"hello"_s << -1 << QString();
}

void PromptPickerTest::findsTheCommandThatIsTyped()
{
    QFETCH(const QString, text);
    const TypedCommand found = commandBefore(text, text.size());
    QTEST(int(found.start), "start");
    QTEST(found.name, "name");
}

HIWAR_TEST(PromptPickerTest, QApplication)
#include "tst_promptpicker.moc"
