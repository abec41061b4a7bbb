// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// An icon beside words: of its size, in its colour, and read only where it is seen.
#include "tests/support/testcase.h"
#include "ui/theme/icon.h"
#include "ui/theme/iconlabel.h"

#include <QAccessible>
#include <QApplication>
#include <QIconEngine>
#include <QImage>
#include <QWidget>
#include <QWindow>

using namespace Hiwar;

namespace {

/// Counts how often it is drawn.
class CountingEngine : public QIconEngine
{
public:
    explicit CountingEngine(int &drawn)
        : m_drawn(drawn)
    {
    }

    void paint(QPainter *, const QRect &, QIcon::Mode, QIcon::State) override { ++m_drawn; }
    QPixmap pixmap(const QSize &size, QIcon::Mode, QIcon::State) override
    {
        ++m_drawn;
        return QPixmap(size);
    }
    QIconEngine *clone() const override { return new CountingEngine(m_drawn); }

private:
    int &m_drawn;
};

} // namespace

class IconLabelTest : public TestCase
{
    Q_OBJECT

private slots:
    void showsItsIcon();
    void readsNoIconUntilItIsSeen();
};

void IconLabelTest::showsItsIcon()
{
    QWidget window;
    IconLabel label(&window);
    label.setIcon(tintedIcon(Icon::Warning, Qt::red), 20);
    QCOMPARE(label.sizeHint().expandedTo(label.minimumSize()), QSize(20, 20));
    QCOMPARE(QAccessible::queryAccessibleInterface(&label)->role(), QAccessible::Graphic);
    QImage picture(label.size(), QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::transparent);
    label.render(&picture, {}, {}, QWidget::DrawChildren);
    int red = 0;
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = 0; x < picture.width(); ++x)
            red += picture.pixelColor(x, y) == QColor(Qt::red) ? 1 : 0;
    }
    QVERIFY2(red > 10, qPrintable(QString::number(red)));
}

void IconLabelTest::readsNoIconUntilItIsSeen()
{
    int drawn = 0;
    QWidget window;
    auto *label = new IconLabel(&window);
    label->hide();
    label->setIcon(QIcon(new CountingEngine(drawn)), 20);
    window.show();
    QTRY_VERIFY(window.windowHandle()->isExposed());
    QCOMPARE(drawn, 0);
    label->show();
    QTRY_COMPARE(drawn, 1);
}

HIWAR_TEST(IconLabelTest, QApplication)
#include "tst_iconlabel.moc"
