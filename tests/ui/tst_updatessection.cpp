// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/panelcase.h"
#include "ui/settings/updatessection.h"

#include <QCheckBox>

using namespace Hiwar;

class TestUpdatesSection : public PanelCase
{
    Q_OBJECT

private slots:
    void isNotThereUnlessItIsAskedFor()
    {
        QVERIFY(!m_panel->updates().isVisible());
        QVERIFY(shown().isVisible());
        QVERIFY(!m_panel->hasUnsavedChanges());
    }

    void controlsAreFoundByNameAndRole_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QAccessible::Role>("role");
        QTest::newRow("daily") << u"Look for a new version once a day"_s << QAccessible::CheckBox;
        QTest::newRow("address") << u"Update address"_s << QAccessible::EditableText;
        QTest::newRow("built in") << u"Use the built-in address"_s << QAccessible::Button;
        QTest::newRow("look") << u"Look now"_s << QAccessible::Button;
        QTest::newRow("download") << u"Download"_s << QAccessible::Button;
        QTest::newRow("cancel") << u"Cancel download"_s << QAccessible::Button;
        QTest::newRow("folder") << u"Open folder"_s << QAccessible::Button;
    }
    void controlsAreFoundByNameAndRole()
    {
        QFETCH(QString, name);
        QFETCH(QAccessible::Role, role);
        (void)shown();
        QAccessibleInterface *face = QAccessible::queryAccessibleInterface(part(name));
        QVERIFY(face != nullptr);
        QCOMPARE(face->text(QAccessible::Name), name);
        QCOMPARE(face->role(), role);
    }

    void everyButtonIsAWish_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<UpdatesShown::Offer>("offer");
        QTest::addColumn<void (UpdatesSection::*)()>("request");
        using Offer = UpdatesShown::Offer;
        QTest::newRow("look") << u"Look now"_s << Offer::None << &UpdatesSection::lookWanted;
        QTest::newRow("download") << u"Download"_s << Offer::Download
                                  << &UpdatesSection::downloadWanted;
        QTest::newRow("cancel") << u"Cancel download"_s << Offer::Cancel
                                << &UpdatesSection::cancelled;
        QTest::newRow("folder") << u"Open folder"_s << Offer::OpenFolder
                                << &UpdatesSection::folderWanted;
    }
    void everyButtonIsAWish()
    {
        QFETCH(QString, name);
        QFETCH(UpdatesShown::Offer, offer);
        using Request = void (UpdatesSection::*)();
        QFETCH(Request, request);
        UpdatesSection &updates = shown();
        const QSignalSpy wished(&updates, request);
        updates.setFindings({.message = {.text = u"Found."_s}, .offer = offer});
        for (const auto &each : {u"Download"_s, u"Cancel download"_s, u"Open folder"_s})
            QCOMPARE(part(each)->isVisibleTo(&updates), each == name);
        QTRY_VERIFY(part(name)->isVisible());
        QTest::keyClick(part(name), Qt::Key_Space);
        QCOMPARE(wished.size(), 1);
    }

    void theKeyboardStaysAtWhatCanBeDone()
    {
        UpdatesSection &updates = shown();
        updates.setFindings({.offer = UpdatesShown::Offer::Download});
        updates.focusOffer();
        QTRY_VERIFY(part(u"Download"_s)->hasFocus());
        updates.setFindings({.offer = UpdatesShown::Offer::Cancel});
        QVERIFY(part(u"Cancel download"_s)->hasFocus());
        updates.setFindings({});
        QVERIFY(part(u"Look now"_s)->hasFocus());
        // The focus does not move there from another field.
        edit(u"Update address"_s)->setFocus();
        updates.setFindings({.offer = UpdatesShown::Offer::Download});
        QVERIFY(edit(u"Update address"_s)->hasFocus());
    }

    void whatIsBeingTypedStays()
    {
        UpdatesSection &updates = shown();
        updates.setAddress(u"https://a.example/m.json"_s, true);
        QCOMPARE(edit(u"Update address"_s)->text(), u"https://a.example/m.json"_s);
        QVERIFY(!part(u"Use the built-in address"_s)->isVisibleTo(&updates));
        const QSignalSpy typed(&updates, &UpdatesSection::addressTyped);
        retype(u"Update address"_s, u"https://b.example/m.json"_s);
        updates.setAddress(u"https://a.example/m.json"_s, true); // another address was stored
        QCOMPARE(edit(u"Update address"_s)->text(), u"https://b.example/m.json"_s);
        QCOMPARE(typed.size(), 0);
        QTest::keyClick(edit(u"Update address"_s), Qt::Key_Return);
        QCOMPARE(typed.size(), 1);
        QCOMPARE(typed.first().first().toString(), u"https://b.example/m.json"_s);
        updates.setAddress(u"https://b.example/m.json"_s, false);
        QVERIFY(part(u"Use the built-in address"_s)->isVisibleTo(&updates));
    }

    void theDailyLookIsAWishAndNothingMore()
    {
        UpdatesSection &updates = shown();
        auto *box = qobject_cast<QCheckBox *>(part(u"Look for a new version once a day"_s));
        QVERIFY(!box->isChecked());
        QVERIFY(!box->accessibleDescription().isEmpty());
        const QSignalSpy chosen(&updates, &UpdatesSection::dailyChosen);
        updates.setDaily(true);
        QCOMPARE(chosen.size(), 0);
        QTest::keyClick(box, Qt::Key_Space);
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen.first().first().toBool(), false);
    }

private:
    [[nodiscard]] UpdatesSection &shown() const
    {
        m_panel->updates().show();
        m_panel->showTopic(SettingsTopic::Privacy);
        return m_panel->updates();
    }
};

HIWAR_TEST(TestUpdatesSection, QApplication)
#include "tst_updatessection.moc"
