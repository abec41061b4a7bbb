// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/sidebarcase.h"
#include "ui/sidebar/foundannouncer.h"
#include "ui/sidebar/markedline.h"
#include "ui/sidebar/searchresults.h"
#include "ui/sidebar/searchroles.h"

#include <QAccessible>
#include <QLabel>
#include <QPainter>

using namespace Qt::StringLiterals;
using namespace Hiwar;

/// Results while the user types.
class SearchResultsTest : public SidebarCase
{
    Q_OBJECT

private slots:
    void init()
    {
        SidebarCase::init();
        m_found = std::make_unique<QStandardItemModel>();
        m_sidebar->setResults(m_found.get());
        m_results = m_sidebar->findChild<SearchResults *>(u"Search results"_s);
        m_sidebar->focusSearch();
    }
    void cleanup()
    {
        SidebarCase::cleanup();
        m_found.reset();
    }

    void takeThePlaceOfTheConversations()
    {
        QSignalSpy searched(m_sidebar.get(), &Sidebar::searchChanged);
        QTest::keyClicks(m_search, u"ga"_s);
        QCOMPARE(searched.last().first().toString(), u"ga"_s);
        QVERIFY(m_results->isVisible() && !m_list->isVisible());
        QTest::keyClick(m_search, Qt::Key_Escape);
        QCOMPARE(searched.last().first().toString(), QString());
        QVERIFY(!m_results->isVisible() && m_list->isVisible());
        QTest::keyClicks(m_search, u"  "_s); // blanks are no search
        QVERIFY(m_list->isVisible());
    }

    void areToldToAScreenReaderOnceTheKeysRest()
    {
        auto *announcer = m_sidebar->findChild<FoundAnnouncer *>();
        QSignalSpy announced(announcer, &FoundAnnouncer::announced);
        QTest::keyClicks(m_search, u"moo"_s);
        m_sidebar->tellFound(u"9 messages in 4 conversations"_s);
        QTest::keyClicks(m_search, u"n"_s);
        m_sidebar->tellFound(u"1 message in 1 conversation"_s);
        QCOMPARE(announced.count(), 0); // waits until typing pauses
        QTRY_COMPARE(announced.count(), 1);
        QCOMPARE(announced.takeFirst().first().toString(), u"1 message in 1 conversation"_s);
        QTest::keyClicks(m_search, u"shine"_s);
        m_sidebar->tellFound({});
        QTRY_COMPARE(announced.count(), 1);
        QCOMPARE(announced.takeFirst().first().toString(), u"Nothing was found."_s);
        m_sidebar->tellFound(u"late, but known now"_s);
        QCOMPARE(announced.count(), 1);
        QTest::keyClicks(m_search, u"s"_s);
        m_sidebar->tellFound(u"of no interest"_s);
        m_sidebar->clearSearch();
        QTest::keyClicks(m_search, u"x"_s);
        m_sidebar->tellFound(u"1 conversation"_s);
        QTRY_COMPARE(announced.count(), 2);
        QCOMPARE(announced.last().first().toString(), u"1 conversation"_s);
        m_sidebar->clearSearch();
    }

    void sayNothingTwiceWhileItStaysSo()
    {
        QSignalSpy announced(m_sidebar->findChild<FoundAnnouncer *>(), &FoundAnnouncer::announced);
        const auto *rest = m_sidebar->findChild<FoundAnnouncer *>()->findChild<QTimer *>();
        const auto typeAndRest = [&](const QString &letters, const QString &found) {
            QTest::keyClicks(m_search, letters);
            m_sidebar->tellFound(found);
            QTRY_VERIFY(!rest->isActive());
        };
        typeAndRest(u"zq"_s, {});
        QTRY_COMPARE(announced.count(), 1);
        typeAndRest(u"x"_s, {});
        typeAndRest(u"y"_s, {});
        QCOMPARE(announced.count(), 1);
        typeAndRest(u" "_s, u"1 conversation"_s);
        QTRY_COMPARE(announced.count(), 2);
        m_search->clear(); // a new search announces its result in full
        typeAndRest(u"zq"_s, {});
        QTRY_COMPARE(announced.count(), 3);
        QCOMPARE(announced.last().first().toString(), u"Nothing was found."_s);
    }

    void areWalkedByKeyboardAndOpenedByEnter()
    {
        QSignalSpy chosen(m_sidebar.get(), &Sidebar::hitChosen);
        fill();
        QTest::keyClick(m_search, Qt::Key_Down);
        QVERIFY(m_results->hasFocus());
        QCOMPARE(m_results->currentIndex().row(), 0);
        QTest::keyClick(m_results, Qt::Key_Down);
        QCOMPARE(chosen.count(), 0); // moving opens nothing
        QTest::keyClick(m_results, Qt::Key_Return);
        QCOMPARE(chosen.takeFirst(), (QVariantList{u"a"_s, u"m1"_s, u"galaxy"_s}));
        QTest::keyClick(m_results, Qt::Key_Up);
        QTest::keyClick(m_results, Qt::Key_Return);
        QCOMPARE(chosen.takeFirst(), (QVariantList{u"a"_s, QString(), QString()}));
        QTest::keyClick(m_results, Qt::Key_Up); // above the first result is the search field
        QVERIFY(m_search->hasFocus());
        QTest::keyClick(m_search, Qt::Key_Down);
        QTest::keyClick(m_results, Qt::Key_Escape);
        QCOMPARE(m_search->text(), QString());
        QVERIFY(m_search->hasFocus());
    }

    void enterInTheFieldOpensTheFirst()
    {
        QSignalSpy chosen(m_sidebar.get(), &Sidebar::hitChosen);
        fill();
        QTest::keyClick(m_search, Qt::Key_Return);
        QCOMPARE(chosen.takeFirst(), (QVariantList{u"a"_s, QString(), QString()}));
    }

    void aClickOpensOne()
    {
        QSignalSpy chosen(m_sidebar.get(), &Sidebar::hitChosen);
        fill();
        QTest::mouseClick(m_results->viewport(), Qt::LeftButton, {},
                          m_results->visualRect(m_found->index(1, 0)).center());
        QCOMPARE(chosen.takeFirst(), (QVariantList{u"a"_s, u"m1"_s, u"galaxy"_s}));
    }

    void saysTitleAndWordsToAScreenReader()
    {
        fill();
        QAccessibleInterface *list = QAccessible::queryAccessibleInterface(m_results);
        QCOMPARE(list->text(QAccessible::Name), u"Search results"_s);
        QCOMPARE(list->child(1)->text(QAccessible::Name), u"Alpha: You: the galaxy NGC 1300"_s);
    }

    void saysHowMuchWasFoundAndHowToNarrowItDown()
    {
        fill();
        m_sidebar->tellFound(u"1 message"_s);
        auto *found = m_sidebar->findChild<QLabel *>(u"Found"_s);
        QCOMPARE(found->text(), u"1 message"_s);
        QVERIFY(found->isVisible());
        m_found->clear();
        m_sidebar->tellFound({});
        QVERIFY(!found->isVisible());
        const QString told = m_results->accessibleDescription();
        QVERIFY2(told.startsWith(u"Nothing was found."_s), qPrintable(told));
        for (const auto &word : {u"from:me"_s, u"model:"_s, u"in:"_s, u"tag:"_s, u"before:"_s})
            QVERIFY2(told.contains(word), qPrintable(word));
    }

    void drawsWhatMatches()
    {
        fill();
        const Theme theme = makeTheme(ColourScheme::Light, 1.0);
        const QRgb pen = marked(theme.palette.sidebar, theme.palette.matchPen, theme.scheme).rgb();
        const auto isMarked = [&](int row) {
            const QImage drawn = m_results->viewport()
                                     ->grab(m_results->visualRect(m_found->index(row, 0)))
                                     .toImage();
            for (int y = 0; y < drawn.height(); ++y) {
                for (int x = 0; x < drawn.width(); ++x) {
                    if (drawn.pixel(x, y) == pen)
                        return true;
                }
            }
            return false;
        };
        QVERIFY(!isMarked(0));
        QVERIFY(isMarked(1));
        m_found->item(1)->setData(QVariant::fromValue(FoundMarks()), FoundMarksRole);
        QVERIFY(!isMarked(1));
    }

    void linesBeginAtTheListsEdge_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<Qt::LayoutDirection>("list");
        QTest::newRow("english") << u"galaxy"_s << Qt::LeftToRight;
        QTest::newRow("arabic") << u"المجرات"_s << Qt::LeftToRight;
        QTest::newRow("english in an Arabic list") << u"galaxy"_s << Qt::RightToLeft;
        QTest::newRow("arabic in an Arabic list") << u"المجرات"_s << Qt::RightToLeft;
    }
    void linesBeginAtTheListsEdge()
    {
        QFETCH(QString, words);
        QFETCH(Qt::LayoutDirection, list);
        const QImage drawn = draw(words, list, 1);
        const bool isAtRight = list == Qt::RightToLeft;
        QVERIFY(hasInk(drawn, isAtRight ? drawn.width() - 20 : 0));
        QVERIFY(!hasInk(drawn, isAtRight ? 0 : drawn.width() - 20));
    }

    void aTitleUsesTheWholeWidth()
    {
        // Its last word does not fit: as many of its letters as fit are shown.
        const QImage drawn =
            draw(u"How does a heat pump "_s + u"wwwwwwww"_s.repeated(12), Qt::LeftToRight, 1);
        QVERIFY(hasInk(drawn, drawn.width() - 20));
    }

    void aHitHasAsManyLinesAsItNeeds()
    {
        fill();
        const auto height = [this](int row) {
            return m_results->visualRect(m_found->index(row, 0)).height();
        };
        const int line =
            QFontMetrics(makeTheme(ColourScheme::Light, 1.0).captionFont()).lineSpacing();
        const int one = height(1);
        m_found->item(1)->setText(u"the galaxy "_s + u"and more words "_s.repeated(20));
        QTRY_COMPARE(height(1), one + line);
        m_sidebar->setFixedWidth(4000);
        QTRY_COMPARE(height(1), one);
    }

    void marksThatCannotBeAreLeftOut_data()
    {
        QTest::addColumn<FoundMarks>("marks");
        QTest::addColumn<FoundMarks>("sound");
        QTest::newRow("two") << FoundMarks{{0, 2}, {2, 3}} << FoundMarks{{0, 2}, {2, 3}};
        QTest::newRow("beyond") << FoundMarks{{0, 2}, {3, 9}} << FoundMarks{{0, 2}};
        QTest::newRow("before") << FoundMarks{{-1, 2}} << FoundMarks{};
        QTest::newRow("nothing") << FoundMarks{{1, 0}, {2, -1}} << FoundMarks{};
        QTest::newRow("overlap") << FoundMarks{{0, 3}, {2, 2}} << FoundMarks{{0, 3}};
        QTest::newRow("far") << FoundMarks{{2147483647, 2147483647}} << FoundMarks{};
    }
    void marksThatCannotBeAreLeftOut()
    {
        QFETCH(FoundMarks, marks);
        QFETCH(FoundMarks, sound);
        QCOMPARE(soundMarks(u"12345"_s, marks), sound);
    }

    void longSnippetsBeginNearWhatMatches()
    {
        const QString words = u"word "_s.repeated(40) + u"galaxy and more"_s;
        const MarkedLine line = fromFirstMark({words, {{200, 6}}});
        QVERIFY(line.text.startsWith(u'…') && line.text.size() < 60);
        const FoundMark mark = line.marks.constFirst();
        QCOMPARE(line.text.mid(mark.start, mark.length), u"galaxy"_s);
        const MarkedLine near{u"a galaxy"_s, {{2, 6}}};
        QCOMPARE(fromFirstMark(near), near);
    }

private:
    static QImage draw(const QString &words, Qt::LayoutDirection list, int mostLines)
    {
        const Theme theme = makeTheme(ColourScheme::Light, 1.0);
        QImage drawn(300, 60, QImage::Format_RGB32);
        drawn.fill(Qt::white);
        QPainter painter(&drawn);
        painter.setLayoutDirection(list);
        paintMarkedLine(
            painter, drawn.rect(), {words, {}},
            {.theme = theme, .font = theme.font, .foreground = Qt::black, .mostLines = mostLines});
        return drawn;
    }
    static bool hasInk(const QImage &drawn, int from)
    {
        for (int x = from; x < from + 20; ++x) {
            for (int y = 0; y < drawn.height(); ++y) {
                if (qGray(drawn.pixel(x, y)) < 128)
                    return true;
            }
        }
        return false;
    }
    void fill()
    {
        QTest::keyClicks(m_search, u"gal"_s);
        auto *title = new QStandardItem(u"Alpha"_s);
        title->setData(u"a"_s, FoundConversationRole);
        title->setData(1, FoundCountRole);
        auto *hit = new QStandardItem(u"the galaxy NGC 1300"_s);
        hit->setData(u"a"_s, FoundConversationRole);
        hit->setData(u"m1"_s, FoundMessageRole);
        hit->setData(QVariant::fromValue(FoundMarks{{4, 6}}), FoundMarksRole);
        hit->setData(u"Alpha: You: the galaxy NGC 1300"_s, Qt::AccessibleTextRole);
        m_found->appendRow(title);
        m_found->appendRow(hit);
    }

    std::unique_ptr<QStandardItemModel> m_found;
    SearchResults *m_results = nullptr;
};

HIWAR_TEST(SearchResultsTest, QApplication)
#include "tst_searchresults.moc"
