// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The attached files above the message: how they are read, chosen, moved and removed, and when the
// message can be sent with them.
#include "tests/ui/attachmentexample.h"
#include "tests/ui/composercase.h"
#include "ui/attachments/attachmentchips.h"
#include "ui/attachments/attachmentstrip.h"

#include <QAccessible>
#include <QContextMenuEvent>
#include <QMenu>
#include <QSignalSpy>

using namespace Hiwar;
using namespace Qt::StringLiterals;

class TestAttachmentStrip : public ComposerCase
{
    Q_OBJECT

private slots:
    void isHiddenWithoutFiles()
    {
        QVERIFY(strip().isHidden());
        strip().setChips(exampleChips());
        QVERIFY(strip().isVisible());
        strip().setChips({});
        QVERIFY(strip().isHidden());
    }

    void isAListForAScreenReader()
    {
        strip().setChips(exampleChips());
        QAccessibleInterface *list = QAccessible::queryAccessibleInterface(&strip());
        QCOMPARE(list->role(), QAccessible::List);
        QCOMPARE(list->text(QAccessible::Name), u"Attached files"_s);
        QCOMPARE(list->childCount(), 4);
        QCOMPARE(list->child(1)->text(QAccessible::Name), u"صورة البيت.jpg"_s);
        QCOMPARE(described(0), u"PDF · 234.50 KiB · Pages 1-3, 7 · ~3,100 tokens"_s);
        QVERIFY(described(1).contains(u"Picture, 1,024 × 768"_s));
        QCOMPARE(described(2), u"It wants a password. Unpack it, and attach the files."_s);
        QVERIFY(described(3).endsWith(u"Reading…"_s));
    }

    void aNameCannotPretend()
    {
        ShownAttachmentChip chip{.key = u"a"_s, .name = u"invoice\u202Efdp.exe\n"_s};
        QVERIFY(!chipName(chip).contains(QChar(0x202E)));
        QVERIFY(!chipName(chip).contains(u'\n'));
        chip.name.clear();
        QCOMPARE(chipName(chip), u"File without a name"_s);
    }

    void keysDoEverything()
    {
        strip().setChips(exampleChips());
        strip().setFocus();
        QSignalSpy shown(&strip(), &AttachmentStrip::previewRequested);
        QSignalSpy removed(&strip(), &AttachmentStrip::removeRequested);
        QSignalSpy moved(&strip(), &AttachmentStrip::moveRequested);
        QCOMPARE(strip().currentKey(), u"report"_s);
        QTest::keyClick(&strip(), Qt::Key_Right);
        QCOMPARE(strip().currentKey(), u"photo"_s);
        QTest::keyClick(&strip(), Qt::Key_Return);
        QCOMPARE(shown.takeFirst().first().toString(), u"photo"_s);
        QTest::keyClick(&strip(), Qt::Key_Right, Qt::AltModifier);
        QCOMPARE(moved.takeFirst(), (QVariantList{u"photo"_s, 2}));
        QTest::keyClick(&strip(), Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(moved.takeFirst(), (QVariantList{u"photo"_s, 0}));
        QTest::keyClick(&strip(), Qt::Key_Delete);
        QCOMPARE(removed.takeFirst().first().toString(), u"photo"_s);
    }

    void arrowsFollowTheDirectionOfTheWindow()
    {
        m_composer->setLayoutDirection(Qt::RightToLeft);
        strip().setChips(exampleChips());
        strip().setFocus();
        QSignalSpy moved(&strip(), &AttachmentStrip::moveRequested);
        QTest::keyClick(&strip(), Qt::Key_Right, Qt::AltModifier); // it is the first
        QCOMPARE(moved.count(), 0);
        QTest::keyClick(&strip(), Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(moved.takeFirst(), (QVariantList{u"report"_s, 1}));
    }

    void theCurrentOneStaysWhenOthersGo()
    {
        strip().setChips(exampleChips());
        strip().setCurrentKey(u"photo"_s);
        strip().setChips(exampleChips().mid(1));
        QCOMPARE(strip().currentKey(), u"photo"_s);
        strip().setChips(exampleChips().mid(2));
        QCOMPARE(strip().currentKey(), u"archive"_s);
    }

    void theTextGetsTheFocusOfTheLastOne()
    {
        strip().setChips(exampleChips().first(1));
        strip().setFocus();
        QTRY_VERIFY(strip().hasFocus());
        strip().setChips({});
        QTRY_VERIFY(m_edit->hasFocus());
    }

    void thePointerRemovesShowsAndMoves()
    {
        m_composer->resize(700, 300);
        strip().setChips(exampleChips());
        QSignalSpy shown(&strip(), &AttachmentStrip::previewRequested);
        QSignalSpy removed(&strip(), &AttachmentStrip::removeRequested);
        QSignalSpy moved(&strip(), &AttachmentStrip::moveRequested);
        const QRect first = placeOf(0);
        QTest::mouseClick(strip().viewport(), Qt::LeftButton, {}, first.center());
        QCOMPARE(shown.takeFirst().first().toString(), u"report"_s);
        QTest::mouseClick(strip().viewport(), Qt::LeftButton, {},
                          QPoint(first.right() - 14, first.center().y()));
        QCOMPARE(removed.takeFirst().first().toString(), u"report"_s);
        QCOMPARE(shown.count(), 0);
        QTest::mousePress(strip().viewport(), Qt::LeftButton, {}, first.center());
        QMouseEvent over(QEvent::MouseMove, placeOf(1).center(),
                         strip().viewport()->mapToGlobal(placeOf(1).center()), Qt::NoButton,
                         Qt::LeftButton, {});
        QApplication::sendEvent(strip().viewport(), &over);
        QTest::mouseRelease(strip().viewport(), Qt::LeftButton, {}, placeOf(1).center());
        QCOMPARE(moved.takeFirst(), (QVariantList{u"report"_s, 1}));
        QCOMPARE(shown.count(), 0);
    }

    void theMenuOffersWhatThereIs()
    {
        strip().setChips(exampleChips());
        strip().setCurrentKey(u"report"_s);
        QMenu *menu = openMenu();
        QVERIFY(menu != nullptr);
        QStringList words;
        QMenu *shares = nullptr;
        for (QAction *action : menu->actions()) {
            if (action->menu() != nullptr)
                shares = action->menu();
            if (action->isEnabled() && !action->isSeparator())
                words << action->text();
        }
        QCOMPARE(words,
                 (QStringList{u"Show what is sent"_s, u"Send"_s, u"Move back"_s, u"Remove"_s}));
        QCOMPARE(shares->actions().size(), 4);
        QVERIFY(shares->actions().at(1)->isChecked());
        QSignalSpy chosen(&strip(), &AttachmentStrip::shareRequested);
        QSignalSpy pages(&strip(), &AttachmentStrip::pagesRequested);
        shares->actions().at(2)->trigger();
        QCOMPARE(chosen.first().at(1).value<AttachmentShare>(), AttachmentShare::Matching);
        shares->actions().at(1)->trigger();
        QCOMPARE(pages.count(), 1);
        menu->close();
    }

    void filesCanGoAloneButNotBeforeTheyAreRead()
    {
        QSignalSpy sent(m_composer.get(), &Composer::sendRequested);
        QVERIFY(!m_button->isEnabled());
        strip().setChips(exampleChips());
        QVERIFY(!m_button->isEnabled());
        QCOMPARE(m_button->toolTip(), u"A file is still being read"_s);
        m_composer->setText(u"words"_s);
        QVERIFY(!m_button->isEnabled());
        QTest::keyClick(m_edit, Qt::Key_Return);
        QCOMPARE(sent.count(), 0);
        m_composer->clear();
        strip().setChips(exampleChips().first(2));
        QVERIFY(m_button->isEnabled());
        QCOMPARE(m_button->toolTip(), u"Send"_s);
        QTest::keyClick(m_edit, Qt::Key_Return);
        QCOMPARE(sent.count(), 1);
        QCOMPARE(sent.first().first().toString(), QString());
        strip().setChips(exampleChips().mid(2, 1)); // one that cannot be sent
        QVERIFY(!m_button->isEnabled());
    }

    void theyWaitWhileAnEarlierMessageIsEdited()
    {
        strip().setChips(exampleChips());
        m_composer->beginEdit(u"earlier"_s);
        QVERIFY(strip().isHidden());
        QVERIFY(m_button->isEnabled());
        m_composer->cancelEdit();
        QVERIFY(strip().isVisible());
    }

    void manyScrollInTwoRows_data()
    {
        QTest::addColumn<int>("width");
        QTest::addColumn<qreal>("zoom");
        QTest::addColumn<Qt::LayoutDirection>("direction");
        for (const Qt::LayoutDirection direction : {Qt::LeftToRight, Qt::RightToLeft}) {
            for (const int width : {360, 700}) {
                for (const qreal zoom : {1.0, 2.0})
                    QTest::addRow("%d at %.0f, %d", width, zoom, int(direction))
                        << width << zoom << direction;
            }
        }
    }
    void manyScrollInTwoRows()
    {
        QFETCH(int, width);
        QFETCH(qreal, zoom);
        QFETCH(Qt::LayoutDirection, direction);
        m_composer->setTheme(makeTheme(ColourScheme::Dark, zoom));
        m_composer->setLayoutDirection(direction);
        m_composer->resize(width, 400);
        QList<ShownAttachmentChip> chips;
        for (int i = 0; i < 20; ++i) {
            chips << exampleChips().at(i % 4);
            chips.last().key = QString::number(i);
        }
        strip().setChips(chips);
        strip().setCurrentKey(u"19"_s);
        QVERIFY(!m_composer->grab().isNull());
        const QRect last = placeOf(19);
        QVERIFY(strip().viewport()->rect().adjusted(-1, -1, 1, 1).contains(last));
        QVERIFY(strip().height() < 3 * last.height());
        QVERIFY(strip().width() <= width);
    }

private:
    [[nodiscard]] AttachmentStrip &strip() const { return m_composer->attachments(); }
    [[nodiscard]] QRect placeOf(int row) const
    {
        return strip().visualRect(strip().model()->index(row, 0));
    }
    [[nodiscard]] QString described(int row) const
    {
        return strip().model()->index(row, 0).data(Qt::AccessibleDescriptionRole).toString();
    }
    [[nodiscard]] QMenu *openMenu() const
    {
        QContextMenuEvent event(QContextMenuEvent::Keyboard, QPoint(), QPoint());
        QApplication::sendEvent(strip().viewport(), &event);
        return strip().findChild<QMenu *>(u"Attachment menu"_s);
    }
};

HIWAR_TEST(TestAttachmentStrip, QApplication)
#include "tst_attachmentstrip.moc"
