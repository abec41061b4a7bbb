// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testcase.h"
#include "ui/library/librarypanel.h"
#include "ui/theme/quietstyle.h"

#include <QApplication>
#include <QComboBox>
#include <QJsonArray>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalSpy>
#include <QTabBar>

using namespace Qt::StringLiterals;
using namespace Hiwar;

namespace {

const QList<LibraryRow> rows{
    {.id = u"1"_s, .title = u"Plain"_s, .folder = {}, .detail = u"Be plain."_s},
    {.id = u"2"_s, .title = u"🦊 Fox"_s, .folder = u"Animals"_s, .detail = {}},
    {.id = u"3"_s, .title = u"Owl"_s, .folder = u"Animals"_s, .detail = {}}};

EditedPersona fox()
{
    return {.id = u"2"_s,
            .name = u"Fox"_s,
            .emoji = u"🦊"_s,
            .folder = u"Animals"_s,
            .profileId = u"own"_s,
            .model = u"m-9"_s,
            .settings = {.systemPrompt = u"You are a fox.\n"_s,
                         .fields = {{u"temperature"_s, 0.5},
                                    {u"stop"_s, QJsonArray{u"END"_s}},
                                    {u"top_k"_s, 40}}},
            .firstMessage = u"Who\nis it?"_s};
}

} // namespace

class LibraryPanelTest : public TestCase
{
    Q_OBJECT

    template<typename T>
    T *part(const QString &name)
    {
        auto *found = m_panel->findChild<T *>(name);
        return found ? found : (qFatal("no such part: %s", qPrintable(name)), nullptr);
    }
    QPushButton *button(const QString &name) { return part<QPushButton>(name); }
    QListWidget *list() { return part<QListWidget>(u"Library list"_s); }

private slots:
    void initTestCase()
    {
        QApplication::setStyle(new QuietStyle(makeTheme(ColourScheme::Light, 1.0)));
    }

    void init()
    {
        TestCase::init();
        m_panel = std::make_unique<LibraryPanel>();
        m_panel->resize(380, 700);
        m_panel->setRows(rows, false);
        m_panel->show();
        m_panel->activateWindow();
        QTRY_VERIFY(m_panel->isActiveWindow());
    }

    void cleanup() { m_panel.reset(); }

    void listsByFolder()
    {
        QStringList shown;
        for (int row = 0; row < list()->count(); ++row)
            shown << list()->item(row)->text();
        QCOMPARE(shown, QStringList({u"Plain"_s, u"Animals"_s, u"🦊 Fox"_s, u"Owl"_s}));
        QCOMPARE(list()->currentRow(), 0);
        QVERIFY(!list()->item(1)->flags().testFlag(Qt::ItemIsSelectable));
        m_panel->setRows({}, true);
        QVERIFY(list()->isHidden());
        QVERIFY(!button(u"Use here"_s)->isEnabled());
        QVERIFY(button(u"New"_s)->isEnabled());
    }

    void actsByKeys()
    {
        const QSignalSpy started(m_panel.get(), &LibraryPanel::startRequested);
        const QSignalSpy used(m_panel.get(), &LibraryPanel::useRequested);
        const QSignalSpy edited(m_panel.get(), &LibraryPanel::editRequested);
        const QSignalSpy deleted(m_panel.get(), &LibraryPanel::deleteRequested);
        list()->setFocus();
        QTest::keyClick(list(), Qt::Key_Down); // over the head
        QTest::keyClick(list(), Qt::Key_Return);
        QCOMPARE(started.last().at(0).toString(), u"2"_s);
        QTest::keyClick(list(), Qt::Key_F2);
        QCOMPARE(edited.last().at(0).toString(), u"2"_s);
        QTest::keyClick(list(), Qt::Key_Delete);
        QCOMPARE(deleted.last().at(0).toString(), u"2"_s);
        part<QTabBar>(u"Kind"_s)->setCurrentIndex(1);
        m_panel->setRows(rows, false);
        QTest::keyClick(part<QLineEdit>(u"Find in the library"_s), Qt::Key_Return);
        QCOMPARE(used.count(), 1);
        QVERIFY(button(u"Start a conversation"_s)->isHidden());
    }

    void asksForRows()
    {
        const QSignalSpy wanted(m_panel.get(), &LibraryPanel::rowsWanted);
        part<QLineEdit>(u"Find in the library"_s)->setText(u"f"_s);
        QCOMPARE(wanted.count(), 1);
        QCOMPARE(m_panel->typed(), u"f"_s);
        part<QTabBar>(u"Kind"_s)->setCurrentIndex(1);
        QCOMPARE(m_panel->kind(), LibraryKind::Prompts);
        QVERIFY(m_panel->typed().isEmpty());
    }

    void keepsWhatIsNotChanged()
    {
        const QSignalSpy edited(m_panel.get(), &LibraryPanel::personaEdited);
        m_panel->edit(fox(), {{u"own"_s, u"Mine"_s}});
        QVERIFY(m_panel->isEditing());
        QTRY_VERIFY(part<QLineEdit>(u"Persona name"_s)->hasFocus());
        QCOMPARE(part<QComboBox>(u"Persona profile"_s)->currentText(), u"Mine"_s);
        button(u"Save the entry"_s)->click();
        QVERIFY(!m_panel->isEditing());
        const auto told = edited.last().at(0).value<EditedPersona>();
        QCOMPARE(told.id, fox().id);
        QCOMPARE(told.name, fox().name);
        QCOMPARE(told.emoji, fox().emoji);
        QCOMPARE(told.folder, fox().folder);
        QCOMPARE(told.profileId, fox().profileId);
        QCOMPARE(told.model, fox().model);
        QCOMPARE(told.settings, fox().settings);
        QCOMPARE(told.firstMessage, fox().firstMessage);
    }

    void tellsWhatIsEntered()
    {
        const QSignalSpy edited(m_panel.get(), &LibraryPanel::personaEdited);
        m_panel->edit(EditedPersona(), {});
        QVERIFY(!button(u"Save the entry"_s)->isEnabled());
        part<QLineEdit>(u"Persona name"_s)->setText(u" Ada "_s);
        part<QLineEdit>(u"top_p"_s)->setText(u"0.9"_s);
        part<QLineEdit>(u"temperature"_s)->setText(u"7"_s); // too high: it is said, and not stored
        button(u"Save the entry"_s)->click();
        const auto told = edited.last().at(0).value<EditedPersona>();
        QCOMPARE(told.name, u"Ada"_s);
        const RequestSettings wanted{.systemPrompt = {}, .fields = {{u"top_p"_s, 0.9}}};
        QCOMPARE(told.settings, wanted);
    }

    void editsAPrompt()
    {
        const QSignalSpy edited(m_panel.get(), &LibraryPanel::promptEdited);
        m_panel->edit(EditedPrompt{
            .id = u"4"_s, .name = u"letter"_s, .folder = {}, .content = u"Dear {{name}}"_s});
        part<QLineEdit>(u"Prompt folder"_s)->setText(u"Work"_s);
        button(u"Save the entry"_s)->click();
        const auto told = edited.last().at(0).value<EditedPrompt>();
        QCOMPARE(told.id, u"4"_s);
        QCOMPARE(told.folder, u"Work"_s);
        QCOMPARE(told.content, u"Dear {{name}}"_s);
        QCOMPARE(m_panel->kind(), LibraryKind::Prompts);
    }

    void losesNothingByEsc()
    {
        const QSignalSpy closed(m_panel.get(), &LibraryPanel::closeRequested);
        m_panel->edit(EditedPersona(), {});
        part<QLineEdit>(u"Persona name"_s)->setText(u"Ada"_s);
        QTest::keyClick(part<QLineEdit>(u"Persona name"_s), Qt::Key_Escape);
        QCOMPARE(closed.count(), 1);
        QVERIFY(m_panel->isEditing());
        QCOMPARE(part<QLineEdit>(u"Persona name"_s)->text(), u"Ada"_s);
        button(u"Cancel the entry"_s)->click();
        QVERIFY(!m_panel->isEditing());
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
        m_panel->resize(360, 560);
        QTRY_COMPARE(m_panel->width(), 360);
        m_panel->edit(fox(), {{u"own"_s, u"A profile with quite a long name"_s}});
        const auto areas = m_panel->findChildren<QScrollArea *>();
        for (const QScrollArea *area : areas)
            QTRY_VERIFY(area->widget()->width() <= area->viewport()->width());
        QCOMPARE(m_panel->width(), 360);
    }

private:
    std::unique_ptr<LibraryPanel> m_panel;
};

HIWAR_TEST(LibraryPanelTest, QApplication)
#include "tst_librarypanel.moc"
