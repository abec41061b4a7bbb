// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Proves the contrast of the palettes: every text colour on every background it is used on.
#include "tests/support/testcase.h"
#include "ui/highlight/coderole.h"
#include "ui/theme/comparelook.h"
#include "ui/theme/icon.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QBuffer>
#include <QGuiApplication>
#include <QMetaEnum>
#include <QPainter>
#include <QPalette>
#include <QPdfWriter>
#include <QPicture>

using namespace Qt::StringLiterals;
using namespace Hiwar;

namespace {

constexpr std::array schemes{ColourScheme::Light, ColourScheme::Dark, ColourScheme::HighContrast};
constexpr std::array schemeNames{"light", "dark", "high contrast"};

struct NamedColour
{
    const char *name;
    QColor Palette::*role;
};

constexpr std::array<NamedColour, 5> surfaces{{{"window", &Palette::window},
                                               {"sidebar", &Palette::sidebar},
                                               {"surface", &Palette::surface},
                                               {"own bubble", &Palette::ownBubble},
                                               {"code", &Palette::codeBackground}}};
constexpr std::array<NamedColour, 6> writings{{{"text", &Palette::text},
                                               {"secondary", &Palette::secondary},
                                               {"accent", &Palette::accent},
                                               {"error", &Palette::error},
                                               {"warning", &Palette::warning},
                                               {"success", &Palette::success}}};

/// The contrast of text under the mark of a match.
void addMarked(ColourScheme scheme, const char *name, qreal least)
{
    const Palette palette = paletteFor(scheme);
    const auto under = [&](const QColor &colour) {
        return marked(colour, palette.matchPen, scheme);
    };
    for (const QColor &ground : {palette.surface, palette.window, palette.codeBackground}) {
        for (const NamedColour &writing : writings)
            QTest::addRow("%s: marked %s on %s", name, writing.name, qPrintable(ground.name()))
                << under(palette.*writing.role) << under(ground) << least;
    }
    for (const QColor &foreground : {palette.ownBubbleText, palette.accent})
        QTest::addRow("%s: marked %s in own bubble", name, qPrintable(foreground.name()))
            << under(foreground) << under(palette.ownBubble) << least;
}

} // namespace

class TestTheme : public TestCase
{
    Q_OBJECT

private slots:
    void textIsReadableOnWhateverItMeets_data()
    {
        QTest::addColumn<QColor>("foreground");
        QTest::addColumn<QColor>("ground");
        QTest::addColumn<qreal>("least");
        for (size_t i = 0; i < schemes.size(); ++i) {
            const Palette palette = paletteFor(schemes.at(i));
            const qreal least = schemes.at(i) == ColourScheme::HighContrast ? 7.0 : 4.5;
            for (const NamedColour &writing : writings) {
                for (const NamedColour &surface : surfaces) {
                    QTest::addRow("%s: %s on %s", schemeNames.at(i), writing.name, surface.name)
                        << palette.*writing.role << palette.*surface.role << least;
                }
            }
            QTest::addRow("%s: accent text", schemeNames.at(i))
                << palette.accentText << palette.accent << least;
            QTest::addRow("%s: own bubble text", schemeNames.at(i))
                << palette.ownBubbleText << palette.ownBubble << least;
            QTest::addRow("%s: selection text", schemeNames.at(i))
                << palette.selectionText << palette.selection << least;
            QTest::addRow("%s: text of a chosen row", schemeNames.at(i))
                << palette.chosenText << palette.chosen << least;
            addMarked(schemes.at(i), schemeNames.at(i), least);
        }
    }
    void textIsReadableOnWhateverItMeets()
    {
        QFETCH(QColor, foreground);
        QFETCH(QColor, ground);
        QFETCH(qreal, least);
        QVERIFY2(contrast(foreground, ground) >= least,
                 qPrintable(QString::number(contrast(foreground, ground))));
    }

    void differencesAreReadable()
    {
        for (const ColourScheme scheme : schemes) {
            const Palette palette = paletteFor(scheme);
            const CompareColours colours = compareColours(scheme);
            const qreal least = scheme == ColourScheme::HighContrast ? 7.0 : 4.5;
            const std::pair<QColor, QColor> pairs[]{{colours.removed, colours.removedGround},
                                                    {colours.added, colours.addedGround},
                                                    {colours.moved, colours.movedGround}};
            for (const auto &[line, ground] : pairs) {
                QVERIFY(contrast(palette.text, ground) >= least);
                QVERIFY(contrast(line, ground) >= 3.0);
                QVERIFY(contrast(line, palette.surface) >= 3.0);
                QVERIFY(contrast(palette.selection, ground) >= 2.5);
            }
        }
    }

    void codeIsReadableInEveryRole_data()
    {
        QTest::addColumn<QColor>("foreground");
        QTest::addColumn<QColor>("ground");
        QTest::addColumn<qreal>("least");
        const QMetaEnum roles = QMetaEnum::fromType<CodeRole>();
        for (size_t i = 0; i < schemes.size(); ++i) {
            const Palette palette = paletteFor(schemes.at(i));
            const qreal least = schemes.at(i) == ColourScheme::HighContrast ? 7.0 : 4.5;
            for (int role = 1; role < roles.keyCount(); ++role)
                QTest::addRow("%s: %s", schemeNames.at(i), roles.key(role))
                    << colourOf(static_cast<CodeRole>(roles.value(role)), palette.code)
                    << palette.codeBackground << least;
        }
    }
    void codeIsReadableInEveryRole() { textIsReadableOnWhateverItMeets(); }

    void matchesStandOut()
    {
        for (const ColourScheme scheme : schemes) {
            const Palette palette = paletteFor(scheme);
            for (const QColor &ground :
                 {palette.surface, palette.ownBubble, palette.codeBackground, palette.sidebar}) {
                const QColor under = marked(ground, palette.matchPen, scheme);
                QVERIFY(contrast(under, ground) >= 1.2);
                QVERIFY(contrast(palette.matchEdge, under) >= 3.0);
                QVERIFY(contrast(palette.matchEdge, ground) >= 3.0);
            }
        }
    }

    void selectedTextCanBeSeen()
    {
        for (const ColourScheme scheme : schemes) {
            const Palette palette = paletteFor(scheme);
            for (const NamedColour &surface : surfaces)
                QVERIFY2(contrast(palette.selection, palette.*surface.role) >= 3.0, surface.name);
        }
    }

    /// Bubbles have no edge except in high contrast: their tone shows where they are.
    void bubblesStandOutFromThePage()
    {
        for (const ColourScheme scheme : {ColourScheme::Light, ColourScheme::Dark}) {
            const Palette palette = paletteFor(scheme);
            QVERIFY(contrast(palette.surface, palette.window) >= 1.1);
            QVERIFY(contrast(palette.ownBubble, palette.window) >= 1.18);
            QVERIFY(contrast(palette.ownBubble, palette.surface) >= 1.3);
            QVERIFY(contrast(palette.codeBackground, palette.surface) >= 1.1);
            QVERIFY(contrast(palette.codeBackground, palette.window) >= 1.05);
        }
    }

    void edgesAndFocusRingCanBeSeen()
    {
        for (const ColourScheme scheme : schemes) {
            const Palette palette = paletteFor(scheme);
            for (const NamedColour &surface : surfaces) {
                QVERIFY2(contrast(palette.outline, palette.*surface.role) >= 3.0, surface.name);
                QVERIFY2(contrast(palette.focusRing, palette.*surface.role) >= 3.0, surface.name);
            }
        }
    }

    void contrastIsThatOfWcag()
    {
        QCOMPARE(contrast(Qt::black, Qt::white), 21.0);
        QCOMPARE(contrast(Qt::white, Qt::white), 1.0);
        QCOMPARE(qRound(contrast(QColor(0x767676), Qt::white) * 100), 454);
        QCOMPARE(contrast(Qt::red, Qt::blue), contrast(Qt::blue, Qt::red));
    }

    void everyColourIsOpaque()
    {
        for (const ColourScheme scheme : schemes) {
            const Palette palette = paletteFor(scheme);
            for (const NamedColour &colour : surfaces)
                QCOMPARE((palette.*colour.role).alpha(), 255);
            for (const NamedColour &colour : writings)
                QCOMPARE((palette.*colour.role).alpha(), 255);
        }
    }

    void zoomScalesDistancesAndLetters()
    {
        const Theme plain = makeTheme(ColourScheme::Light, 1.0);
        const Theme twice = makeTheme(ColourScheme::Light, 2.0);
        QVERIFY(plain.font.pointSizeF() >= 10.5);
        QCOMPARE(plain.px(Space::l), 16);
        QCOMPARE(twice.px(Space::l), 32);
        QCOMPARE(twice.font.pointSizeF(), 2 * plain.font.pointSizeF());
        QCOMPARE(twice.codeFont.pointSizeF(), 2 * plain.codeFont.pointSizeF());
        QVERIFY(plain.codeFont.pointSizeF() < plain.font.pointSizeF());
        QVERIFY(plain.captionFont().pointSizeF() < plain.font.pointSizeF());
    }

    void headingsGoDownInSteps()
    {
        const Theme theme = makeTheme(ColourScheme::Dark, 1.0);
        QCOMPARE(theme.headingFont(1).pointSizeF(), 1.35 * theme.font.pointSizeF());
        for (int level = 1; level < 6; ++level)
            QVERIFY(theme.headingFont(level).pointSizeF() >=
                    theme.headingFont(level + 1).pointSizeF());
        QCOMPARE(theme.headingFont(0), theme.headingFont(1));
        QCOMPARE(theme.headingFont(9), theme.headingFont(6));
    }

    void partsOfTheWindowAreDrawnMirroredWithIt_data()
    {
        QTest::addColumn<Icon>("icon");
        QTest::addColumn<bool>("changesSides");
        QTest::newRow("sidebar") << Icon::Sidebar << true;
        QTest::newRow("outline") << Icon::Outline << true;
        QTest::newRow("a tag has no side") << Icon::Tag << false;
    }
    void partsOfTheWindowAreDrawnMirroredWithIt()
    {
        QFETCH(Icon, icon);
        QFETCH(bool, changesSides);
        // Negative: more ink is left of the middle.
        const auto lean = [icon] {
            const QImage drawn = tintedIcon(icon, Qt::black).pixmap(QSize(40, 40)).toImage();
            qint64 sum = 0;
            for (int x = 0; x < drawn.width(); ++x) {
                for (int y = 0; y < drawn.height(); ++y)
                    sum += qAlpha(drawn.pixel(x, y)) * (2 * x + 1 - drawn.width());
            }
            return sum;
        };
        const qint64 plain = lean();
        QVERIFY(plain != 0);
        QGuiApplication::setLayoutDirection(Qt::RightToLeft);
        const auto restore =
            qScopeGuard([] { QGuiApplication::setLayoutDirection(Qt::LayoutDirectionAuto); });
        QCOMPARE((lean() < 0) != (plain < 0), changesSides);
    }

    void iconsAreSharpOnEveryScreen_data()
    {
        QTest::addColumn<qreal>("ratio");
        for (const qreal ratio : {1.0, 1.5, 2.0})
            QTest::addRow("%g", ratio) << ratio;
    }
    /// At every scale, each pixel of an icon is one pixel of the screen.
    void iconsAreSharpOnEveryScreen()
    {
        QFETCH(qreal, ratio);
        QImage screen((QSizeF(40, 40) * ratio).toSize(), QImage::Format_ARGB32_Premultiplied);
        screen.setDevicePixelRatio(ratio);
        screen.fill(Qt::transparent);
        QPainter painter(&screen);
        painter.translate(7.3, 4.6);
        paintIcon(painter, Icon::Stopped, QRectF(0, 0, 18, 18), Qt::red);
        painter.end();
        const QSize size = (QSizeF(18, 18) * ratio).toSize();
        const QImage drawn = screen.copy(QRect((QPointF(7.3, 4.6) * ratio).toPoint(), size));
        const QImage icon = tintedIcon(Icon::Stopped, Qt::red).pixmap(size).toImage();
        for (int y = 0; y < size.height(); ++y) {
            for (int x = 0; x < size.width(); ++x)
                QCOMPARE(drawn.pixelColor(x, y), icon.pixelColor(x, y));
        }
    }

    void onPaperIconsAreLines()
    {
        QByteArray pdf;
        QBuffer buffer(&pdf);
        QVERIFY(buffer.open(QIODevice::WriteOnly));
        QPdfWriter writer(&buffer);
        QPainter painter(&writer);
        paintIcon(painter, Icon::Wrap, QRectF(0, 0, 900, 900), Qt::red);
        painter.end();
        QVERIFY(pdf.contains("%PDF"));
        QVERIFY(!pdf.contains("/Subtype /Image"));

        QPicture lines;
        painter.begin(&lines);
        paintIcon(painter, Icon::Wrap, QRectF(0, 0, 40, 40), Qt::red);
        painter.end();
        QImage screen(40, 40, QImage::Format_ARGB32_Premultiplied);
        screen.fill(Qt::transparent);
        painter.begin(&screen);
        painter.drawPicture(0, 0, lines);
        painter.end();
        const QImage icon = tintedIcon(Icon::Wrap, Qt::red).pixmap(40, 40).toImage();
        QCOMPARE(screen, icon.convertToFormat(screen.format()));
    }

    void followsTheSystemsPalette()
    {
        const QPalette before = QGuiApplication::palette();
        const auto restore = qScopeGuard([&before] { QGuiApplication::setPalette(before); });
#if QT_VERSION < QT_VERSION_CHECK(6, 5, 0)
        QGuiApplication::setPalette(QPalette(QColor(0xF0F0F0)));
        QCOMPARE(systemScheme(), ColourScheme::Light);
        QGuiApplication::setPalette(QPalette(QColor(0x202020)));
        QCOMPARE(systemScheme(), ColourScheme::Dark);
#endif
        QPalette stark;
        stark.setColor(QPalette::Window, Qt::black);
        stark.setColor(QPalette::WindowText, Qt::white);
        QGuiApplication::setPalette(stark);
        QCOMPARE(systemScheme(), ColourScheme::HighContrast);
    }
};

HIWAR_TEST(TestTheme, QApplication)
#include "tst_theme.moc"
