// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/sidebarcase.h"
#include "ui/sidebar/rowlayout.h"

#include <QHelpEvent>
#include <QHoverEvent>
#include <QMenu>
#include <QToolTip>

using namespace Qt::StringLiterals;
using namespace Hiwar;

/// One row of the list: what it shows, and its buttons.
class ConversationRowTest : public SidebarCase
{
    Q_OBJECT

private slots:
    void tagsTakeOnlyWhatTheTitleLeaves_data()
    {
        QTest::addColumn<int>("title");
        QTest::addColumn<int>("tags");
        QTest::addColumn<int>("atRest");
        QTest::newRow("room for both") << 100 << 60 << 60;
        QTest::newRow("many tags") << 100 << 500 << 77; // a third of what is between the paddings
        QTest::newRow("long title") << 180 << 500 << 44;
        QTest::newRow("longer title") << 200 << 500 << 0; // no room for a word
        QTest::newRow("few letters fit") << 200 << 20 << 20;
        QTest::newRow("title without end") << 2000 << 60 << 0;
        QTest::newRow("no tags") << 100 << 0 << 0;
    }
    void tagsTakeOnlyWhatTheTitleLeaves()
    {
        QFETCH(int, title);
        QFETCH(int, tags);
        QFETCH(int, atRest);
        const Theme theme = makeTheme(ColourScheme::Light, 1.0);
        const QRect row(8, 0, 256, 34);
        const RowRects places =
            placeRow(row, {.title = title, .tags = tags}, theme, Qt::LeftToRight);
        QCOMPARE(places.tags.width(), atRest);
        QCOMPARE(places.title.left(), row.left() + theme.px(Space::m));
        QVERIFY(places.title.width() >= std::min(title, 232));
        const RowRects hot =
            placeRow(row, {.title = title, .tags = tags, .buttons = 1}, theme, Qt::LeftToRight);
        QVERIFY(tags == 0 || !hot.tags.isNull()); // under the mouse they are all there
        QVERIFY(hot.title.width() >= 2 * hot.tags.width());
        QVERIFY(!hot.title.intersects(hot.tags));
    }

    void isMirroredAsAWhole()
    {
        const Theme theme = makeTheme(ColourScheme::Light, 1.0);
        const QRect row(8, 0, 256, 34);
        const RowContents contents{.title = 90, .tags = 40, .hasMark = true, .buttons = 2};
        const RowRects left = placeRow(row, contents, theme, Qt::LeftToRight);
        const RowRects right = placeRow(row, contents, theme, Qt::RightToLeft);
        const auto mirrored = [&row](const QRect &part) {
            return QRect(row.left() + row.right() - part.right(), part.top(), part.width(),
                         part.height());
        };
        QCOMPARE(right.title, mirrored(left.title));
        QCOMPARE(right.tags, mirrored(left.tags));
        QCOMPARE(right.mark, mirrored(left.mark));
        QCOMPARE(right.buttons.size(), 2);
        QCOMPARE(right.buttons.at(1), mirrored(left.buttons.at(1)));
        QVERIFY(left.buttons.at(0).left() > left.buttons.at(1).left());
        QVERIFY(left.title.right() < left.tags.left());
        QVERIFY(left.tags.right() < left.mark.left());
        QVERIFY(left.mark.right() < left.buttons.at(1).left());
    }

    void itsButtonIsLargeEnough()
    {
        for (const qreal zoom : {0.5, 1.0, 2.0, 3.0}) {
            const Theme theme = makeTheme(ColourScheme::Light, zoom);
            const QRect row(0, 0, theme.px(256), theme.px(Theme::controlHeight));
            const QRect button =
                placeRow(row, {.title = 90, .buttons = 1}, theme, Qt::LeftToRight).buttons.at(0);
            QVERIFY(row.contains(button));
            QVERIFY(button.width() >= theme.px(Theme::leastTarget));
            QVERIFY(button.height() >= theme.px(Theme::leastTarget));
        }
    }

    void itsButtonOpensTheMenuAndChoosesNothing()
    {
        QSignalSpy chosen(m_sidebar.get(), &Sidebar::conversationChosen);
        QSignalSpy menu(m_list, &ConversationList::menuRequested);
        m_sidebar->setCurrentConversation(u"a"_s);
        QTest::mouseClick(m_list->viewport(), Qt::LeftButton, {}, buttonOf(2));
        QCOMPARE(menu.count(), 1);
        QCOMPARE(menu.first().first().value<OrganisedRows>().ids, QStringList{u"c"_s});
        QCOMPARE(chosen.count(), 0);
        QCOMPARE(m_list->selectedConversations(), QStringList{u"a"_s});
        auto *shown = m_sidebar->findChild<QMenu *>(u"Conversation menu"_s);
        QVERIFY(shown && shown->isVisible());
        shown->close();
        QTest::mousePress(m_list->viewport(), Qt::LeftButton, {}, buttonOf(2));
        QTest::mouseRelease(m_list->viewport(), Qt::LeftButton, {}, titleOf(2)); // thought better
        QCOMPARE(menu.count(), 1);
        QCOMPARE(chosen.count(), 0);
    }

    void itsButtonShowsUnderTheMouseAndWithTheKeyboard()
    {
        const auto inkOf = [this](int row) {
            QRect spot(QPoint(), QSize(14, 14));
            spot.moveCenter(buttonOf(row));
            const QImage drawn = m_list->viewport()->grab(spot).toImage();
            for (int x = 0; x < drawn.width(); ++x) {
                if (drawn.pixel(x, drawn.height() / 2) != drawn.pixel(0, 0))
                    return true;
            }
            return false;
        };
        QVERIFY(!inkOf(2));
        hover(2);
        QVERIFY(inkOf(2));
        hover(0);
        QVERIFY(!inkOf(2));
        m_sidebar->setCurrentConversation(u"c"_s);
        m_list->setFocus(Qt::TabFocusReason);
        QVERIFY(inkOf(2));
        m_search->setFocus();
        QVERIFY(!inkOf(2));
        m_list->openMenu(m_list->model()->index(2, 0)); // while its menu is open it stays
        QVERIFY(inkOf(2));
        m_sidebar->findChild<QMenu *>(u"Conversation menu"_s)->close();
        QVERIFY(!inkOf(2));
    }

    void aTooltipHasTheWordsThatAreCut()
    {
        m_model->item(0)->setText(u"A title with <b>many</b> words, more than there is room"_s);
        m_model->item(0)->setData(QStringList{u"work"_s, u"home"_s}, TagsRole);
        tellHelp(titleOf(2)); // all of it is in sight
        QVERIFY(QToolTip::text().isEmpty());
        tellHelp(titleOf(0));
        QVERIFY2(QToolTip::text().contains(u"&lt;b&gt;many"_s), qPrintable(QToolTip::text()));
        QVERIFY2(QToolTip::text().contains(u"Tags: work, home"_s), qPrintable(QToolTip::text()));
        tellHelp(buttonOf(0));
        QVERIFY2(QToolTip::text().contains(u"More"_s), qPrintable(QToolTip::text()));
    }

    void saysHowLongItStaysInTheBin_data()
    {
        QTest::addColumn<int>("days");
        QTest::addColumn<QString>("note");
        QTest::newRow("many") << 12 << u"12 days left"_s;
        QTest::newRow("one") << 1 << u"1 day left"_s;
        QTest::newRow("last") << 0 << u"Less than a day left"_s;
        QTest::newRow("over") << -3 << u"Less than a day left"_s; // gone with the next start
    }
    void saysHowLongItStaysInTheBin()
    {
        QFETCH(int, days);
        QFETCH(QString, note);
        const int height = m_list->visualRect(m_list->model()->index(1, 0)).height();
        m_model->item(1)->setData(true, DeletedRole);
        m_model->item(1)->setData(today.addDays(days).startOfDay().addSecs(60).toUTC(),
                                  GoneTimeRole);
        const QModelIndex row = m_list->model()->index(1, 0);
        QCOMPARE(row.data(NoteRole).toString(), note);
        QVERIFY(row.data(Qt::AccessibleDescriptionRole).toString().contains(note));
        QTRY_VERIFY(m_list->visualRect(row).height() > height);
        m_model->item(1)->setData(u"Letter"_s, OriginRole);
        QCOMPARE(row.data(NoteRole).toString(), note + u" · in “Letter”"_s);
    }

    void restoresFromTheBin()
    {
        QSignalSpy wanted(m_sidebar.get(), &Sidebar::organiseRequested);
        QSignalSpy chosen(m_sidebar.get(), &Sidebar::conversationChosen);
        m_model->item(2)->setData(true, DeletedRole);
        QTest::mouseClick(m_list->viewport(), Qt::LeftButton, {}, buttonOf(2) - QPoint(28, 0));
        QCOMPARE(wanted.count(), 1);
        QCOMPARE(wanted.first().at(0).value<Organising>(), Organising::Restore);
        QCOMPARE(wanted.first().at(1).toStringList(), QStringList{u"c"_s});
        QCOMPARE(chosen.count(), 0);
        tellHelp(buttonOf(2) - QPoint(28, 0));
        QVERIFY2(QToolTip::text().contains(u"Restore"_s), qPrintable(QToolTip::text()));
    }

private:
    [[nodiscard]] QRect rowOf(int row) const
    {
        QRect rect = m_list->visualRect(m_list->model()->index(row, 0));
        rect.setTop(rect.bottom() + 1 -
                    makeTheme(ColourScheme::Light, 1.0).px(Theme::controlHeight));
        return rect;
    }
    [[nodiscard]] QPoint titleOf(int row) const { return rowOf(row).center(); }
    [[nodiscard]] QPoint buttonOf(int row) const
    {
        return {rowOf(row).right() - 24, rowOf(row).center().y()};
    }
    void hover(int row)
    {
        const QPointF at = titleOf(row);
        QHoverEvent move(QEvent::HoverMove, at, m_list->viewport()->mapToGlobal(at), QPointF());
        QApplication::sendEvent(m_list->viewport(), &move);
    }
    void tellHelp(const QPoint &at)
    {
        QHelpEvent help(QEvent::ToolTip, at, m_list->viewport()->mapToGlobal(at));
        QApplication::sendEvent(m_list->viewport(), &help);
    }
};

HIWAR_TEST(ConversationRowTest, QApplication)
#include "tst_conversationrow.moc"
