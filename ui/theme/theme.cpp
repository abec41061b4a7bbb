// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/theme.h"

#include <QFontDatabase>
#include <QFontInfo>
#include <QGuiApplication>
#include <QPalette>
#include <QStyleHints>

#include <algorithm>
#include <array>
#include <cmath>

namespace Hiwar {

namespace {

constexpr qreal baseFontPoints = 10.5;
constexpr qreal codeFontShare = 0.95;
constexpr qreal captionShare = 0.88;
constexpr std::array headingShares{1.35, 1.2, 1.1, 1.0, 1.0, 1.0};

QColor rgb(QRgb value)
{
    return QColor(value);
}

Palette lightPalette()
{
    return {
        .window = rgb(0xF1F4F3),
        .sidebar = rgb(0xE8EDEB),
        .surface = rgb(0xFFFFFF),
        .text = rgb(0x172121),
        .secondary = rgb(0x54625F),
        .hairline = rgb(0xD2DAD8),
        .outline = rgb(0x6C7A77),
        .accent = rgb(0x0C6B63),
        .accentText = rgb(0xFFFFFF),
        .ownBubble = rgb(0xC9E7E2),
        .ownBubbleText = rgb(0x0F2B28),
        .codeBackground = rgb(0xE6ECEA),
        .error = rgb(0xA8201A),
        .warning = rgb(0x7D5200),
        .success = rgb(0x17663A),
        .selection = rgb(0x0F766E),
        .selectionText = rgb(0xFFFFFF),
        .chosen = rgb(0xBCE2DC),
        .chosenText = rgb(0x0A2320),
        .caret = rgb(0x0A1615),
        .focusRing = rgb(0x0F766E),
        .code = {.keyword = rgb(0x8A1C7C),
                 .type = rgb(0x0B5F8A),
                 .function = rgb(0x2C4FB3),
                 .variable = rgb(0x7A4300),
                 .constant = rgb(0x9A3412),
                 .string = rgb(0x1B6B34),
                 .number = rgb(0xA02346),
                 .comment = rgb(0x5A6764),
                 .preprocessor = rgb(0x6B46A8),
                 .operators = rgb(0x3F4E4B),
                 .heading = rgb(0x0C6B63),
                 .added = rgb(0x17663A),
                 .removed = rgb(0xA8201A)},
        .matchPen = rgb(0xFFE38A),
        .matchEdge = rgb(0x9A5B00),
    };
}

Palette darkPalette()
{
    return {
        .window = rgb(0x151A1A),
        .sidebar = rgb(0x101414),
        .surface = rgb(0x1E2525),
        .text = rgb(0xE5EBEA),
        .secondary = rgb(0xA3B0AE),
        .hairline = rgb(0x303A39),
        .outline = rgb(0x7A8A88),
        .accent = rgb(0x2DD4BF),
        .accentText = rgb(0x04231F),
        .ownBubble = rgb(0x173F3B),
        .ownBubbleText = rgb(0xE2F4F1),
        .codeBackground = rgb(0x0F1313),
        .error = rgb(0xFF9A90),
        .warning = rgb(0xF2B84B),
        .success = rgb(0x6AD796),
        .selection = rgb(0x2A9D8F),
        .selectionText = rgb(0x04231F),
        .chosen = rgb(0x1F5F57),
        .chosenText = rgb(0xF2FFFD),
        .caret = rgb(0xFFFFFF),
        .focusRing = rgb(0x2DD4BF),
        .code = {.keyword = rgb(0xE6A0E0),
                 .type = rgb(0x7CC7F2),
                 .function = rgb(0x9DB4FF),
                 .variable = rgb(0xE8B57C),
                 .constant = rgb(0xF2A285),
                 .string = rgb(0x8FD6A0),
                 .number = rgb(0xF79CB4),
                 .comment = rgb(0x93A19E),
                 .preprocessor = rgb(0xC2A6F5),
                 .operators = rgb(0xB9C6C3),
                 .heading = rgb(0x2DD4BF),
                 .added = rgb(0x6AD796),
                 .removed = rgb(0xFF9A90)},
        .matchPen = rgb(0x2A2100),
        .matchEdge = rgb(0xF5C04A),
    };
}

Palette highContrastPalette()
{
    return {
        .window = rgb(0x000000),
        .sidebar = rgb(0x000000),
        .surface = rgb(0x0A0A0A),
        .text = rgb(0xFFFFFF),
        .secondary = rgb(0xE0E6E5),
        .hairline = rgb(0xFFFFFF),
        .outline = rgb(0xFFFFFF),
        .accent = rgb(0x5FF5E2),
        .accentText = rgb(0x000000),
        .ownBubble = rgb(0x0B2F2B),
        .ownBubbleText = rgb(0xFFFFFF),
        .codeBackground = rgb(0x141414),
        .error = rgb(0xFFB3AB),
        .warning = rgb(0xFFD27A),
        .success = rgb(0x8FF0B4),
        .selection = rgb(0x5FF5E2),
        .selectionText = rgb(0x000000),
        .chosen = rgb(0x5FF5E2),
        .chosenText = rgb(0x000000),
        .caret = rgb(0xE04000),
        .focusRing = rgb(0xFFE14D),
        .code = {.keyword = rgb(0xFFB0F5),
                 .type = rgb(0x9FDCFF),
                 .function = rgb(0xBFCDFF),
                 .variable = rgb(0xFFD29A),
                 .constant = rgb(0xFFC2AD),
                 .string = rgb(0xA8F0B8),
                 .number = rgb(0xFFB8CB),
                 .comment = rgb(0xC9D3D1),
                 .preprocessor = rgb(0xDCC9FF),
                 .operators = rgb(0xFFFFFF),
                 .heading = rgb(0x5FF5E2),
                 .added = rgb(0x8FF0B4),
                 .removed = rgb(0xFFB3AB)},
        .matchPen = rgb(0x2C2300),
        .matchEdge = rgb(0xFFE14D),
    };
}

qreal linear(qreal channel)
{
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

qreal luminance(const QColor &colour)
{
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
           0.0722 * linear(colour.blueF());
}

QFont scaled(QFont font, qreal factor)
{
    font.setPointSizeF(font.pointSizeF() * factor);
    return font;
}

/// A font set in pixels has no point size; QFontInfo computes it.
qreal pointsOf(const QFont &font)
{
    return font.pointSizeF() > 0 ? font.pointSizeF() : QFontInfo(font).pointSizeF();
}

} // namespace

int Theme::px(int distance) const
{
    return qRound(distance * zoom);
}

int Theme::linePitch() const
{
    return int(QFontInfo(font).pixelSize() * lineShare);
}

Theme Theme::forReading() const
{
    Theme reading = *this;
    reading.font = textFont;
    return reading;
}

QFont Theme::headingFont(int level) const
{
    const int index = std::clamp(level, 1, static_cast<int>(headingShares.size())) - 1;
    QFont heading = scaled(font, headingShares.at(static_cast<size_t>(index)));
    heading.setWeight(QFont::DemiBold);
    return heading;
}

QFont Theme::captionFont() const
{
    return scaled(font, captionShare);
}

Palette paletteFor(ColourScheme scheme)
{
    switch (scheme) {
    case ColourScheme::Light:
        return lightPalette();
    case ColourScheme::Dark:
        return darkPalette();
    case ColourScheme::HighContrast:
        return highContrastPalette();
    }
    Q_UNREACHABLE();
}

Theme makeTheme(ColourScheme scheme, qreal zoom, const LookOptions &look)
{
    Theme theme;
    theme.scheme = scheme;
    theme.palette = paletteFor(scheme);
    theme.zoom = zoom;
    theme.font = QFontDatabase::systemFont(QFontDatabase::GeneralFont);
    // A larger font size of the desktop is kept.
    const qreal points = std::max(baseFontPoints, pointsOf(theme.font)) * zoom;
    const auto dress = [points](QFont &font, const QString &family, int percent) {
        if (!family.isEmpty())
            font.setFamily(family);
        font.setPointSizeF(points * percent / 100);
    };
    theme.textFont = theme.font;
    theme.codeFont = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    dress(theme.font, look.interfaceFont, look.interfacePercent);
    dress(theme.textFont, look.textFont.isEmpty() ? look.interfaceFont : look.textFont,
          look.textPercent);
    dress(theme.codeFont, look.codeFont, look.codePercent);
    theme.codeFont.setPointSizeF(theme.codeFont.pointSizeF() * codeFontShare);
    theme.lineShare = look.linePercent / 100.0;
    theme.column = look.columnWidth;
    return theme;
}

Theme makePaperTheme()
{
    Theme theme = makeTheme(ColourScheme::Light, 1);
    theme.palette.window = theme.palette.surface;
    theme.palette.text = theme.palette.ownBubbleText = rgb(0x101616);
    theme.palette.codeBackground = rgb(0xF5F7F6);
    theme.palette.hairline = rgb(0xC4CDCA);
    return theme;
}

ColourScheme systemScheme()
{
    const QPalette system = QGuiApplication::palette();
    const QColor ground = system.color(QPalette::Window);
    const QColor writing = system.color(QPalette::WindowText);
    // High contrast settings of desktops use pure white on pure black.
    if (luminance(ground) < luminance(writing) && contrast(ground, writing) > 20.9)
        return ColourScheme::HighContrast;
#if QT_VERSION >= QT_VERSION_CHECK(6, 10, 0)
    const QAccessibilityHints *preferences = QGuiApplication::styleHints()->accessibility();
    if (preferences->contrastPreference() == Qt::ContrastPreference::HighContrast)
        return ColourScheme::HighContrast;
#endif
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    switch (QGuiApplication::styleHints()->colorScheme()) {
    case Qt::ColorScheme::Dark:
        return ColourScheme::Dark;
    case Qt::ColorScheme::Light:
        return ColourScheme::Light;
    case Qt::ColorScheme::Unknown:
        break;
    }
#endif
    return luminance(ground) < luminance(writing) ? ColourScheme::Dark : ColourScheme::Light;
}

QColor marked(const QColor &colour, const QColor &pen, ColourScheme scheme)
{
    const auto laidOver = [scheme](int under, int over) {
        return scheme == ColourScheme::Light ? qRound(under * over / 255.0)
                                             : 255 - qRound((255 - under) * (255 - over) / 255.0);
    };
    return {laidOver(colour.red(), pen.red()), laidOver(colour.green(), pen.green()),
            laidOver(colour.blue(), pen.blue())};
}

qreal contrast(const QColor &a, const QColor &b)
{
    const auto [darker, lighter] = std::minmax({luminance(a), luminance(b)});
    return (lighter + 0.05) / (darker + 0.05);
}

} // namespace Hiwar
