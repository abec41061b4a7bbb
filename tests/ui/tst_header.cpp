// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testcase.h"
#include "ui/theme/menubutton.h"
#include "ui/theme/quietstyle.h"
#include "ui/window/header.h"

#include <QAction>
#include <QApplication>
#include <QLineEdit>
#include <QMenu>
#include <QSignalSpy>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace Hiwar;

class HeaderTest : public TestCase
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
        m_find = std::make_unique<QAction>(u"Find"_s);
        m_header = std::make_unique<Header>();
        m_header->addButtons({m_find.get()});
        m_header->setTheme(makeTheme(ColourScheme::Light, 1.0));
        m_header->resize(800, 40);
        m_header->show();
        m_header->activateWindow();
        QTRY_VERIFY(m_header->isActiveWindow());
    }

    void cleanup() { m_header.reset(); }

    void holdsTheSameAtEveryWidth_data()
    {
        QTest::addColumn<int>("width");
        QTest::addColumn<bool>("mirrored");
        for (const int width : {360, 420, 800, 1600}) {
            QTest::addRow("%d", width) << width << false;
            QTest::addRow("%d, mirrored", width) << width << true;
        }
    }
    void holdsTheSameAtEveryWidth()
    {
        QFETCH(int, width);
        QFETCH(bool, mirrored);
        m_header->setLayoutDirection(mirrored ? Qt::RightToLeft : Qt::LeftToRight);
        m_header->setTitle(u"A title that is longer than the header is wide "_s.repeated(4));
        m_header->setModel(u"a-service-with-a-name · and-a-model-with-a-longer-one"_s);
        m_header->resize(width, 40);
        QTRY_COMPARE(m_header->width(), width);
        const QList<QAbstractButton *> shown = m_header->findChildren<QAbstractButton *>();
        QCOMPARE(shown.size(), 5);
        QRegion covered;
        for (const QWidget *button : shown) {
            QVERIFY(button->isVisible());
            QVERIFY2(m_header->rect().contains(button->geometry()),
                     qPrintable(button->objectName()));
            QVERIFY(!covered.intersects(button->geometry()));
            covered += button->geometry();
            QVERIFY(button->width() >= Theme::leastTarget &&
                    button->height() >= Theme::leastTarget);
        }
    }

    void theTitleHasRoomFirst_data()
    {
        QTest::addColumn<qreal>("zoom");
        QTest::newRow("usual letters") << 1.0;
        QTest::newRow("large letters") << 2.0;
    }
    void theTitleHasRoomFirst()
    {
        QFETCH(const qreal, zoom);
        const Theme theme = makeTheme(ColourScheme::Light, zoom);
        m_header->setFont(theme.font);
        m_header->setTheme(theme);
        m_header->setTitle(u"A title that is longer than the header is wide "_s.repeated(4));
        m_header->setModel(u"OpenAI · gpt-5"_s);
        const auto *title = m_header->findChild<MenuButton *>(u"Conversation menu"_s);
        const auto *model = m_header->findChild<MenuButton *>(u"Choose model"_s);
        QStringList shown;
        for (int width = 1600; width >= 420; width -= 20) {
            m_header->resize(width, m_header->height());
            QCOMPARE(m_header->width(), width);
            QVERIFY2(title->width() >= title->widthFor(8), qPrintable(QString::number(width)));
            if (shown.isEmpty() || shown.constLast() != model->shownWords())
                shown << model->shownWords();
            for (const QAbstractButton *button : m_header->findChildren<QAbstractButton *>())
                QVERIFY(m_header->rect().contains(button->geometry()));
        }
        shown.removeAll(QString()); // only in large letters
        QCOMPARE(shown, (QStringList{u"OpenAI · gpt-5"_s, u"gpt-5"_s}));
        QCOMPARE(model->accessibleDescription(), u"OpenAI · gpt-5"_s);
        m_header->resize(1600, m_header->height()); // and back
        QCOMPARE(model->shownWords(), u"OpenAI · gpt-5"_s);
    }

    void showsAFaceBeforeTheWords_data()
    {
        QTest::addColumn<bool>("mirrored");
        QTest::newRow("left to right") << false;
        QTest::newRow("right to left") << true;
    }
    void showsAFaceBeforeTheWords()
    {
        QFETCH(const bool, mirrored);
        auto *button = m_header->findChild<MenuButton *>(u"Choose model"_s);
        m_header->setLayoutDirection(mirrored ? Qt::RightToLeft : Qt::LeftToRight);
        m_header->setModel(u"Fox · gpt-5"_s);
        const int without = button->sizeHint().width();
        QImage face(40, 30, QImage::Format_RGB32);
        face.fill(Qt::blue);
        m_header->setFace(face);
        QVERIFY(button->sizeHint().width() >= without + Theme::iconSize);
        QCOMPARE(button->shownWords(), u"Fox · gpt-5"_s);
        const int middle = Space::s + Theme::iconSize / 2;
        const auto colourAt = [button](int x) {
            const QImage image = button->grab().toImage();
            return image.pixelColor(image.width() * x / button->width(), image.height() / 2);
        };
        QCOMPARE(colourAt(mirrored ? button->width() - middle : middle), QColor(Qt::blue));
        m_header->setFont(makeTheme(ColourScheme::Light, 2.0).font); // no room for words
        m_header->setTitle(u"A title that is longer than the header is wide "_s.repeated(4));
        m_header->resize(360, 40);
        QTRY_VERIFY(button->shownWords().isEmpty());
        QCOMPARE(colourAt(button->width() / 2), QColor(Qt::blue));
        m_header->setFace({});
        QVERIFY(colourAt(button->width() / 2) != QColor(Qt::blue));
    }

    void opensItsMenusFilled()
    {
        connect(m_header.get(), &Header::titleMenuRequested, m_header.get(),
                [](QMenu *menu) { menu->addAction(u"Rename"_s); });
        auto *title = m_header->findChild<MenuButton *>(u"Conversation menu"_s);
        title->click();
        auto *menu = title->findChild<QMenu *>();
        QTRY_VERIFY(menu->isVisible());
        QCOMPARE(menu->actions().size(), 1);
        menu->close();
        QSignalSpy model(m_header.get(), &Header::modelsRequested);
        auto *button = m_header->findChild<MenuButton *>(u"Choose model"_s);
        button->setFocus();
        QTest::keyClick(button, Qt::Key_Down);
        QCOMPARE(model.count(), 1);
        QSignalSpy more(m_header.get(), &Header::moreMenuRequested);
        m_header->findChild<QToolButton *>(u"Window menu"_s)->click();
        QCOMPARE(more.count(), 1);
    }

    void renamesInPlace()
    {
        QSignalSpy renamed(m_header.get(), &Header::renamed);
        QSignalSpy ended(m_header.get(), &Header::renameEnded);
        m_header->setTitle(u"Old"_s);
        m_header->beginRename();
        auto *line = m_header->findChild<QLineEdit *>();
        QTRY_VERIFY(line->hasFocus());
        QCOMPARE(line->selectedText(), u"Old"_s);
        QTest::keyClicks(line, u" New "_s);
        QTest::keyClick(line, Qt::Key_Return);
        QCOMPARE(renamed.takeFirst().constFirst().toString(), u"New"_s);
        QCOMPARE(ended.count(), 1);
        QVERIFY(!line->isVisible());
        m_header->beginRename();
        QTest::keyClicks(line, u"other"_s);
        QTest::keyClick(line, Qt::Key_Escape);
        m_header->beginRename();
        line->clear();
        QTest::keyClick(line, Qt::Key_Return); // a title is never nothing
        QVERIFY(renamed.isEmpty());
    }

    void namesWhatTheSidebarsButtonDoes()
    {
        QSignalSpy asked(m_header.get(), &Header::sidebarRequested);
        auto *button = m_header->findChild<QToolButton *>(u"Sidebar"_s);
        QCOMPARE(button->accessibleName(), u"Hide sidebar"_s);
        QCOMPARE(button->toolTip(), u"Hide sidebar (Ctrl+B)"_s);
        m_header->setSidebarShown(false);
        QCOMPARE(button->accessibleName(), u"Show sidebar"_s);
        button->click();
        QCOMPARE(asked.count(), 1);
    }

private:
    std::unique_ptr<QAction> m_find;
    std::unique_ptr<Header> m_header;
};

HIWAR_TEST(HeaderTest, QApplication)
#include "tst_header.moc"
