// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Applies the theme to ordinary widgets: Fusion with rounded, flat shapes in the theme's colours.
// Set it once with QApplication::setStyle(); setTheme() changes every open window.
//
// Each window gets its palette individually and the application keeps the system's, so that
// systemScheme() still reads the desktop's setting. GUI thread.
#pragma once

#include "ui/theme/theme.h"
#include "ui/theme/widgetpalette.h"

#include <QProxyStyle>

class QStyleOptionButton;

namespace Hiwar {

class PopupSurface;

class QuietStyle : public QProxyStyle
{
    Q_OBJECT

public:
    explicit QuietStyle(Theme theme);

    void setTheme(const Theme &theme);
    [[nodiscard]] const Theme &theme() const { return m_theme; }

    using QProxyStyle::polish;
    void polish(QApplication *application) override;
    void polish(QWidget *widget) override;
    [[nodiscard]] QPalette standardPalette() const override;

    void drawItemText(QPainter *painter, const QRect &rect, int flags, const QPalette &palette,
                      bool enabled, const QString &text, QPalette::ColorRole role) const override;
    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                       const QWidget *widget) const override;
    void drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                     const QWidget *widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex *option,
                            QPainter *painter, const QWidget *widget) const override;
    [[nodiscard]] QSize sizeFromContents(ContentsType type, const QStyleOption *option,
                                         const QSize &size, const QWidget *widget) const override;
    [[nodiscard]] QRect subElementRect(SubElement element, const QStyleOption *option,
                                       const QWidget *widget) const override;
    [[nodiscard]] QRect subControlRect(ComplexControl control, const QStyleOptionComplex *option,
                                       SubControl part, const QWidget *widget) const override;
    [[nodiscard]] int pixelMetric(PixelMetric metric, const QStyleOption *option,
                                  const QWidget *widget) const override;
    [[nodiscard]] int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                                QStyleHintReturn *data) const override;

private:
    void drawButton(const QStyleOption *option, QPainter *painter) const;
    void drawButtonLabel(const QStyleOptionButton &button, QPainter *painter) const;
    void drawField(const QStyleOption *option, QPainter *painter) const;
    void drawBranch(const QStyleOption *option, QPainter *painter) const;
    void drawComboRow(const QStyleOption *option, QPainter *painter) const;
    void drawButtonRing(const QStyleOption *option, QPainter *painter) const;
    void drawComboWords(const QStyleOption *option, QPainter *painter, const QWidget *widget) const;
    void drawHeaderSection(const QStyleOption *option, QPainter *painter) const;
    void drawFocusRing(const QRectF &rect, QPainter *painter, qreal radius) const;
    void drawComboBox(const QStyleOptionComplex *option, QPainter *painter) const;
    void drawScrollBar(const QStyleOptionComplex *option, QPainter *painter,
                       const QWidget *widget) const;
    void drawCheckBox(const QStyleOption *option, QPainter *painter) const;

    Theme m_theme;
    PopupSurface *m_popups;
};

} // namespace Hiwar
