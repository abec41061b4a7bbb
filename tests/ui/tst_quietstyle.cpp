// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The theme applies to ordinary widgets, also when it changes, and system palettes stay readable.
#include "tests/support/testcase.h"
#include "ui/theme/icon.h"
#include "ui/theme/menubutton.h"
#include "ui/theme/ownline.h"
#include "ui/theme/quietstyle.h"
#include "ui/theme/widgetpalette.h"

#include <QApplication>
#include <QComboBox>
#include <QFile>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QStandardItemModel>
#include <QStyleOption>
#include <QTreeView>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using namespace Hiwar;

class TestQuietStyle : public TestCase
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        m_style = new QuietStyle(makeTheme(ColourScheme::Light, 1.0));
        QApplication::setStyle(m_style); // takes ownership
    }

    void cleanup() { m_style->setTheme(makeTheme(ColourScheme::Light, 1.0)); }

    void theChosenRowOfATreeHasNoOtherGroundBeforeIt()
    {
        QStandardItemModel rows;
        rows.appendRow(new QStandardItem(u"above"_s));
        rows.item(0)->appendRow(new QStandardItem(u"below"_s));
        QTreeView tree;
        tree.setModel(&rows);
        tree.setPalette(widgetPalette(makeTheme(ColourScheme::Light, 1.0).palette));
        tree.setHeaderHidden(true);
        tree.expandAll();
        tree.resize(200, 120);
        const QModelIndex chosen = rows.item(0)->child(0)->index();
        tree.setCurrentIndex(chosen);
        const QImage drawn = tree.viewport()->grab().toImage();
        const QRect row = tree.visualRect(chosen);
        const auto colourAt = [&](int x) {
            return drawn.pixelColor(QPoint(x, row.center().y()) * drawn.devicePixelRatio());
        };
        QVERIFY(row.left() > 8);
        QCOMPARE(colourAt(4), tree.palette().color(QPalette::Base));
        QCOMPARE(colourAt(row.right() - 12), makeTheme(ColourScheme::Light, 1.0).palette.chosen);
    }

    void everyIconIsThereAndTakesItsColour_data()
    {
        QTest::addColumn<int>("icon");
        for (int icon = 0; icon <= static_cast<int>(Icon::Wrap); ++icon)
            QTest::addRow("%d", icon) << icon;
    }
    void everyIconIsThereAndTakesItsColour()
    {
        QFETCH(int, icon);
        const QImage drawn =
            tintedIcon(static_cast<Icon>(icon), Qt::red).pixmap(QSize(32, 32)).toImage();
        QCOMPARE(drawn.size(), QSize(32, 32));
        int inked = 0;
        for (int y = 0; y < drawn.height(); ++y) {
            for (int x = 0; x < drawn.width(); ++x) {
                const QColor colour = drawn.pixelColor(x, y);
                if (colour.alpha() < 200)
                    continue;
                ++inked;
                QCOMPARE(colour.rgb() & 0x0000FFFFu, 0u);
            }
        }
        QVERIFY2(inked > 10, qPrintable(QString::number(inked)));
    }

    void programIconIsThere()
    {
        const QImage mark = programIcon().pixmap(QSize(64, 64)).toImage();
        QCOMPARE(mark.size(), QSize(64, 64));
        QCOMPARE(mark.pixelColor(32, 6), QColor(0x0F766E));
    }

    void windowsFollowTheThemeLive()
    {
        QWidget window;
        auto *layout = new QVBoxLayout(&window);
        auto *edit = new QLineEdit(&window);
        layout->addWidget(edit);
        window.show();
        QTRY_VERIFY(window.isVisible());
        QCOMPARE(window.palette().color(QPalette::Window), paletteFor(ColourScheme::Light).window);
        const int plainHeight = edit->height();

        m_style->setTheme(makeTheme(ColourScheme::Dark, 2.0));
        const Palette dark = paletteFor(ColourScheme::Dark);
        QCOMPARE(window.palette().color(QPalette::Window), dark.window);
        QCOMPARE(edit->palette().color(QPalette::Base), dark.surface);
        QCOMPARE(edit->palette().color(QPalette::Text), dark.text);
        QTRY_VERIFY(edit->height() >= 2 * plainHeight - 2);
        QCOMPARE(window.grab().toImage().pixelColor(2, 2), dark.window);
    }

    void theSystemsWishStaysReadable()
    {
        const QPalette before = QGuiApplication::palette();
        m_style->setTheme(makeTheme(ColourScheme::Dark, 1.0));
        QWidget window;
        window.show();
        QTRY_VERIFY(window.isVisible());
        QCOMPARE(QGuiApplication::palette(), before);
    }

    void focusCanBeSeenOnEveryControl()
    {
        QWidget window;
        auto *layout = new QVBoxLayout(&window);
        const QList<QWidget *> controls{
            new QLineEdit(&window), new QPushButton(u"Press"_s, &window), new QComboBox(&window)};
        for (QWidget *control : controls)
            layout->addWidget(control);
        window.show();
        window.activateWindow();
        QTRY_VERIFY(window.isActiveWindow());
        for (QWidget *control : controls) {
            controls.at(control == controls.first() ? 1 : 0)->setFocus(Qt::OtherFocusReason);
            const QImage resting = control->grab().toImage();
            control->setFocus(Qt::TabFocusReason);
            QTest::keyClick(control, Qt::Key_Shift); // the last input came from the keyboard
            window.setAttribute(Qt::WA_KeyboardFocusChange);
            QVERIFY(control->hasFocus());
            QVERIFY2(control->grab().toImage() != resting, control->metaObject()->className());
        }
    }

    void focusCanBeSeenOnAFilledButton()
    {
        for (const auto scheme :
             {ColourScheme::Light, ColourScheme::Dark, ColourScheme::HighContrast}) {
            const Theme theme = makeTheme(scheme, 1.0);
            m_style->setTheme(theme);
            QStyleOptionButton option;
            option.rect = QRect(0, 0, 80, 34);
            option.features = QStyleOptionButton::DefaultButton;
            option.state = QStyle::State_Enabled;
            const auto picture = [&] {
                QImage image(option.rect.size(), QImage::Format_RGB32);
                image.fill(theme.palette.window);
                QPainter painter(&image);
                m_style->drawControl(QStyle::CE_PushButton, &option, &painter, nullptr);
                return image;
            };
            const QPoint within(40, 3);
            QCOMPARE(picture().pixelColor(within), theme.palette.accent);
            option.state |= QStyle::State_HasFocus | QStyle::State_KeyboardFocusChange;
            QVERIFY(contrast(picture().pixelColor(within), theme.palette.accent) >= 3);
        }
    }

    void aLineIsShortenedAtItsOwnEnd()
    {
        const QString mixed = u"Where does Hiwar keep my key? وأين يُحفَظ المفتاح؟"_s;
        const QFontMetrics metrics(m_style->theme().font);
        for (int width = 10; width < metrics.horizontalAdvance(mixed) + 10; width += 3) {
            const QString shown = shortened(mixed, metrics, width);
            QVERIFY(metrics.horizontalAdvance(shown) <= width);
            QVERIFY(shown.isEmpty() || shown.contains(u'…') || shown.contains(mixed));
        }
        // In a window from right to left, it looks as in one from left to right.
        const QString title = u"Where does Hiwar keep my key?"_s;
        const auto picture = [&](Qt::LayoutDirection painted, const auto &paint) {
            QImage image(120, 30, QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            painter.setFont(m_style->theme().font);
            painter.setLayoutDirection(painted);
            paint(painter, image.rect());
            return image;
        };
        const QImage mirrored = picture(Qt::RightToLeft, [&](QPainter &painter, const QRect &rect) {
            paintOwnLine(painter, rect, title, Qt::RightToLeft);
        });
        const QImage plain = picture(Qt::LeftToRight, [&](QPainter &painter, const QRect &rect) {
            painter.drawText(rect, Qt::AlignRight | Qt::AlignVCenter,
                             metrics.elidedText(title, Qt::ElideRight, rect.width()));
        });
        QCOMPARE(mirrored, plain);
    }

    void arabicLettersAreWhole()
    {
        QWidget window;
        window.setLayoutDirection(Qt::RightToLeft);
        auto *label = new QLabel(u"أقصى إلآ"_s, &window);
        label->setFont(m_style->theme().captionFont());
        label->setTextFormat(Qt::PlainText);
        window.show();
        label->adjustSize();
        QImage image(label->size(), QImage::Format_RGB32);
        image.fill(Qt::white);
        label->render(&image, {}, {}, QWidget::DrawChildren);
        for (int x = 0; x < image.width(); ++x)
            QVERIFY2(image.pixelColor(x, 0).lightness() > 128, "the first row of dots has ink");
    }

    void whatIsLeftOfAScrollBarIsNotShown()
    {
        QStyleOptionSlider option;
        option.orientation = Qt::Vertical;
        option.maximum = 100;
        option.pageStep = 5;
        const auto isPainted = [&](int length) {
            option.rect = QRect(0, 0, 12, length);
            QImage image(option.rect.size(), QImage::Format_RGB32);
            image.fill(Qt::white);
            const QImage before = image;
            QPainter painter(&image);
            m_style->drawComplexControl(QStyle::CC_ScrollBar, &option, &painter, nullptr);
            return image != before;
        };
        QVERIFY(isPainted(200));
        QVERIFY(!isPainted(16));
    }

    void theDefaultButtonIsWrittenInItsOwnInk()
    {
        QPushButton button(u"■■■■"_s);
        button.setDefault(true);
        button.setAutoDefault(true);
        button.show();
        QTRY_VERIFY(button.isVisible());
        const QImage drawn = button.grab().toImage();
        const Palette light = paletteFor(ColourScheme::Light);
        QVERIFY(contrast(drawn.pixelColor(drawn.width() / 2, 3), light.accentText) >= 4.5);
        bool written = false;
        for (int x = 0; x < drawn.width(); ++x)
            written |= drawn.pixelColor(x, drawn.height() / 2) == light.accentText;
        QVERIFY(written);
    }

    void buttonsAreMirroredAsAWhole_data()
    {
        QTest::addColumn<bool>("isFlat");
        QTest::newRow("plate") << false;
        QTest::newRow("words") << true;
    }
    void buttonsAreMirroredAsAWhole()
    {
        QFETCH(bool, isFlat);
        QPushButton button(tintedIcon(Icon::Stop, Qt::red), u"■■■■"_s);
        button.setFlat(isFlat);
        button.resize(400, 34);
        const QList<int> plain = inkedColumns(button);
        button.setLayoutDirection(Qt::RightToLeft);
        const QList<int> mirrored = inkedColumns(button);
        QVERIFY(!plain.isEmpty() && !mirrored.isEmpty());
        QVERIFY(qAbs((mirrored.last() - mirrored.first()) - (plain.last() - plain.first())) < 6);
        QVERIFY(qAbs(mirrored.first() + plain.last() - button.width()) < 6);
    }

    void whatIsNoPlateBeginsWhereLinesBegin()
    {
        QPushButton button(u"■■■■"_s);
        button.resize(400, 34);
        const int middle = button.width() / 2;
        const QList<int> plate = inkedColumns(button);
        QVERIFY(plate.first() < middle && plate.last() > middle);
        button.setFlat(true);
        QVERIFY(inkedColumns(button).last() < middle);
        button.setLayoutDirection(Qt::RightToLeft);
        QVERIFY(inkedColumns(button).first() > middle);
    }

    void linesFromRightToLeftAreFlush()
    {
        QString words = u"سلام"_s;
        for (int i = 0; i < 40; ++i)
            words += u" سلام"_s;
        QLabel label(words);
        label.setWordWrap(true);
        label.setLayoutDirection(Qt::RightToLeft);
        label.resize(300, 300);
        const QImage drawn = label.grab().toImage();
        QSet<int> edges;
        const int pitch = label.fontMetrics().lineSpacing();
        const int lines = label.heightForWidth(300) / pitch;
        QVERIFY(lines > 3);
        for (int line = 0; line < lines; ++line) {
            const int top = (drawn.height() - lines * pitch) / 2 + line * pitch;
            edges.insert(rightEdge(drawn.copy(0, top, drawn.width(), pitch)));
        }
        QCOMPARE(edges.size(), 1);
    }

    void marginsChangeSidesWithTheWindow()
    {
        QWidget pane;
        QVBoxLayout column(&pane);
        setMargins(column, 16, 8, 4, 2);
        QCOMPARE(column.contentsMargins(), QMargins(16, 8, 4, 2));
        pane.setLayoutDirection(Qt::RightToLeft);
        setMargins(column, 16, 8, 4, 2);
        QCOMPARE(column.contentsMargins(), QMargins(4, 8, 16, 2));
    }

    void aMenuOpenedByAKeyBeginsAtItsFirstItem()
    {
        MenuButton button;
        connect(&button, &MenuButton::menuRequested, this, [](QMenu *menu) {
            menu->addSection(u"Head"_s);
            menu->addAction(u"First"_s);
            menu->addAction(u"Second"_s);
        });
        button.show();
        QTest::keyClick(&button, Qt::Key_Space);
        const auto *byKey = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        QVERIFY(byKey && byKey->activeAction());
        QCOMPARE(byKey->activeAction()->text(), u"First"_s);
        QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Escape);

        QTest::mouseClick(&button, Qt::LeftButton);
        const auto *byMouse = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        QVERIFY(byMouse);
        QVERIFY(!byMouse->activeAction());
        QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Escape);
    }

    void oneWidgetCanHaveAnotherGroundAndInk()
    {
        QWidget window;
        QWidget pane(&window);
        QLabel label(u"x"_s, &pane);
        window.show();
        setGround(pane, Qt::yellow);
        setForeground(label, Qt::blue);
        QCOMPARE(pane.palette().color(QPalette::Window), QColor(Qt::yellow));
        QCOMPARE(pane.palette().color(QPalette::Text), paletteFor(ColourScheme::Light).text);
        QCOMPARE(label.palette().color(QPalette::WindowText), QColor(Qt::blue));
        m_style->setTheme(makeTheme(ColourScheme::Dark, 1.0));
        QCOMPARE(pane.palette().color(QPalette::Window), QColor(Qt::yellow));
        QCOMPARE(pane.palette().color(QPalette::Text), paletteFor(ColourScheme::Dark).text);
    }

private:
    static int rightEdge(const QImage &drawn)
    {
        const QRgb ground = drawn.pixel(0, 0);
        for (int x = drawn.width() - 1; x >= 0; --x) {
            for (int y = 0; y < drawn.height(); ++y) {
                if (drawn.pixel(x, y) != ground)
                    return x;
            }
        }
        return -1;
    }
    /// The columns in which the middle row crosses text or an icon.
    static QList<int> inkedColumns(QPushButton &button)
    {
        const QImage drawn = button.grab().toImage();
        const QRgb ground = drawn.pixel(4, 17);
        QList<int> inked;
        for (int x = 5; x < drawn.width() - 5; ++x) {
            if (drawn.pixel(x, 17) != ground)
                inked << x;
        }
        return inked;
    }

    QuietStyle *m_style = nullptr; // owned by the application
};

HIWAR_TEST(TestQuietStyle, QApplication)
#include "tst_quietstyle.moc"
