// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/quietstyle.h"

#include "ui/theme/floating.h"
#include "ui/theme/flushlines.h"
#include "ui/theme/icon.h"
#include "ui/theme/menuitems.h"
#include "ui/theme/ownline.h"
#include "ui/theme/popupsurface.h"

#include <QApplication>
#include <QLabel>
#include <QListWidget>
#include <QPainter>
#include <QPainterPath>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QStyleOption>
#include <QTableView>
#include <QWidget>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

constexpr qreal hoverShare = 0.06;
constexpr qreal pressedShare = 0.12;
constexpr float restingInk = 0.5F; // of a scroll bar
constexpr float heldInk = 0.7F;

/// How much a control is highlighted under the pointer.
qreal lightOf(QStyle::State state)
{
    if (!(state & QStyle::State_Enabled))
        return 0;
    if (state & (QStyle::State_Sunken | QStyle::State_On))
        return pressedShare;
    return state & QStyle::State_MouseOver ? hoverShare : 0;
}

bool isPrimary(const QStyleOption *option)
{
    const auto *button = qstyleoption_cast<const QStyleOptionButton *>(option);
    return button != nullptr && button->features & QStyleOptionButton::DefaultButton &&
           button->state & QStyle::State_Enabled;
}

/// Rows whose ground is Hiwar's: of combo boxes, and of lists and trees without a delegate of their
/// own.
bool hasQuietRows(const QWidget *widget)
{
    return widget != nullptr && (widget->inherits("QComboBoxListView") ||
                                 widget->inherits("QListWidget") || widget->inherits("QTreeView"));
}

/// The signs above Arabic letters reach out of the line of a label, which is cut there.
void giveRoomAbove(QWidget &widget, const Theme &theme)
{
    auto *label = qobject_cast<QLabel *>(&widget);
    const bool isFixed = label != nullptr && label->minimumHeight() == label->maximumHeight();
    if (label == nullptr || isFixed || !label->isRightToLeft() || label->inherits("QTipLabel"))
        return;
    QMargins margins = label->contentsMargins();
    margins.setTop(std::max(margins.top(), theme.px(Space::xs) / 2));
    label->setContentsMargins(margins);
}

QRectF innerEdge(const QRect &rect, qreal width)
{
    const qreal half = width / 2;
    return QRectF(rect).adjusted(half, half, -half, -half);
}

} // namespace

QuietStyle::QuietStyle(Theme theme)
    : QProxyStyle(u"fusion"_s)
    , m_theme(std::move(theme))
    , m_popups(new PopupSurface(m_theme, this))
{
}

void QuietStyle::setTheme(const Theme &theme)
{
    m_theme = theme;
    QApplication::setFont(theme.font);
    const QPalette palette = standardPalette();
    for (QWidget *window : QApplication::topLevelWidgets()) {
        // Qt posts it: what measures words for the new theme would do so in the former font.
        QEvent fontChange(QEvent::ApplicationFontChange);
        QCoreApplication::sendEvent(window, &fontChange);
        window->setPalette(palette);
        // Sizes come from the style; without this event the layouts do not notice the change.
        QEvent change(QEvent::StyleChange);
        for (QWidget *widget : window->findChildren<QWidget *>()) {
            giveRoomAbove(*widget, m_theme);
            QCoreApplication::sendEvent(widget, &change);
        }
        window->update();
    }
}

void QuietStyle::polish(QApplication *application)
{
    QProxyStyle::polish(application);
    QApplication::setFont(m_theme.font);
}

void QuietStyle::polish(QWidget *widget)
{
    QProxyStyle::polish(widget);
    if (widget->isWindow())
        widget->setPalette(standardPalette());
    if (PopupSurface::isPopup(*widget))
        m_popups->adopt(*widget);
    giveRoomAbove(*widget, m_theme);
}

QPalette QuietStyle::standardPalette() const
{
    return widgetPalette(m_theme.palette);
}

void QuietStyle::drawItemText(QPainter *painter, const QRect &rect, int flags,
                              const QPalette &palette, bool enabled, const QString &text,
                              QPalette::ColorRole role) const
{
    if (!(flags & Qt::TextWordWrap) || !text.isRightToLeft()) {
        QProxyStyle::drawItemText(painter, rect, flags, palette, enabled, text, role);
        return;
    }
    const QPen before = painter->pen();
    if (role != QPalette::NoRole)
        painter->setPen(palette.color(role));
    drawFlushLines(*painter, rect, flags, text);
    painter->setPen(before);
}

void QuietStyle::drawPrimitive(PrimitiveElement element, const QStyleOption *option,
                               QPainter *painter, const QWidget *widget) const
{
    // Only elements that differ from Fusion are here.
    if (element == PE_PanelButtonCommand || element == PE_PanelButtonTool)
        return drawButton(option, painter);
    if (element == PE_PanelLineEdit) {
        const auto *frame = qstyleoption_cast<const QStyleOptionFrame *>(option);
        // Inside a combo box there is no frame: the box has drawn it.
        if (frame != nullptr && frame->lineWidth > 0)
            drawField(option, painter);
        return;
    }
    if (element == PE_FrameLineEdit)
        return;
    if (element == PE_Frame && qobject_cast<const QPlainTextEdit *>(widget) != nullptr)
        return drawField(option, painter); // a field of several lines
    if (element == PE_IndicatorCheckBox)
        return drawCheckBox(option, painter);
    if (element == PE_PanelMenu || element == PE_PanelTipLabel) {
        const int edge = m_popups->margin();
        return paintFloating(*painter, option->rect.adjusted(edge, edge, -edge, -edge), m_theme,
                             edge > 0);
    }
    if (element == PE_FrameMenu || element == PE_PanelScrollAreaCorner)
        return;
    if (element == PE_PanelItemViewItem && hasQuietRows(widget))
        return drawComboRow(option, painter);
    if (element == PE_PanelItemViewRow && hasQuietRows(widget))
        return; // else the room before a chosen item would have another colour
    if (element == PE_IndicatorBranch)
        return drawBranch(option, painter);
    if (element == PE_FrameFocusRect) {
        if (option->state & State_KeyboardFocusChange)
            drawFocusRing(option->rect, painter, m_theme.px(Theme::controlRadius));
        return;
    }
    QProxyStyle::drawPrimitive(element, option, painter, widget);
}

void QuietStyle::drawButton(const QStyleOption *option, QPainter *painter) const
{
    const Palette &colours = m_theme.palette;
    const auto *button = qstyleoption_cast<const QStyleOptionButton *>(option);
    const bool flat = button == nullptr || button->features & QStyleOptionButton::Flat;
    const qreal light = lightOf(option->state);
    const qreal radius = m_theme.px(Theme::controlRadius);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    if (isPrimary(option)) {
        painter->setBrush(mix(colours.accent, colours.text, light));
        painter->drawRoundedRect(option->rect, radius, radius);
    } else if (flat) {
        if (light > 0) {
            QColor overlay = colours.text;
            overlay.setAlphaF(static_cast<float>(light));
            painter->setBrush(overlay);
            painter->drawRoundedRect(option->rect, radius, radius);
        }
    } else {
        painter->setBrush(mix(colours.surface, colours.text, light));
        painter->setPen(option->state & State_Enabled ? colours.outline : faint(colours));
        painter->drawRoundedRect(innerEdge(option->rect, 1), radius, radius);
    }
    painter->restore();
}

void QuietStyle::drawField(const QStyleOption *option, QPainter *painter) const
{
    const Palette &colours = m_theme.palette;
    const qreal radius = m_theme.px(Theme::controlRadius);
    const bool still = option->state & State_ReadOnly || !(option->state & State_Enabled);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setBrush(still ? QBrush(Qt::NoBrush) : QBrush(colours.surface));
    painter->setPen(still ? faint(colours) : colours.outline);
    painter->drawRoundedRect(innerEdge(option->rect, 1), radius, radius);
    painter->restore();
    if (option->state & State_HasFocus)
        drawFocusRing(option->rect, painter, radius);
}

void QuietStyle::drawComboRow(const QStyleOption *option, QPainter *painter) const
{
    if (!(option->state & (State_Selected | State_MouseOver)))
        return;
    const qreal radius = m_theme.px(Theme::surfaceRadius - Space::xs);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(m_theme.palette.chosen);
    painter->drawRoundedRect(option->rect, radius, radius);
    painter->restore();
}

/// Only the sign that opens and closes it: as large as the letters, unlike Fusion's.
void QuietStyle::drawBranch(const QStyleOption *option, QPainter *painter) const
{
    if (!option->state.testFlag(State_Children))
        return;
    const Icon closed = option->direction == Qt::RightToLeft ? Icon::Previous : Icon::Next;
    const Icon icon = option->state.testFlag(State_Open) ? Icon::Down : closed;
    const int side = std::min(m_theme.px(Space::l), option->rect.height());
    QRect place({}, QSize(side, side));
    place.moveCenter(option->rect.center());
    tintedIcon(icon, m_theme.palette.secondary).paint(painter, place);
}

/// Within a filled button a ring in the colour of its words, because the usual one is too like it.
void QuietStyle::drawButtonRing(const QStyleOption *option, QPainter *painter) const
{
    const qreal radius = m_theme.px(Theme::controlRadius);
    drawFocusRing(option->rect, painter, radius);
    if (!isPrimary(option))
        return;
    const int width = m_theme.px(Theme::ringWidth);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(m_theme.palette.accentText, width));
    const QRect inner = option->rect.adjusted(width, width, -width, -width);
    painter->drawRoundedRect(innerEdge(inner, width), radius - width, radius - width);
    painter->restore();
}

void QuietStyle::drawComboWords(const QStyleOption *option, QPainter *painter,
                                const QWidget *widget) const
{
    const auto *box = qstyleoption_cast<const QStyleOptionComboBox *>(option);
    if (box == nullptr || box->editable)
        return QProxyStyle::drawControl(CE_ComboBoxLabel, option, painter, widget);
    const QRect field = subControlRect(CC_ComboBox, box, SC_ComboBoxEditField, widget);
    const int icon = box->currentIcon.isNull() ? 0 : box->iconSize.width() + m_theme.px(Space::xs);
    QStyleOptionComboBox shown(*box);
    shown.currentText = shortened(box->currentText, box->fontMetrics, field.width() - 2 - icon);
    QProxyStyle::drawControl(CE_ComboBoxLabel, &shown, painter, widget);
}

void QuietStyle::drawHeaderSection(const QStyleOption *option, QPainter *painter) const
{
    painter->fillRect(option->rect, m_theme.palette.surface);
    QRect line = option->rect;
    line.setTop(line.bottom());
    painter->fillRect(line, m_theme.palette.hairline);
}

void QuietStyle::drawFocusRing(const QRectF &rect, QPainter *painter, qreal radius) const
{
    const qreal width = m_theme.px(Theme::ringWidth);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(m_theme.palette.focusRing, width));
    painter->drawRoundedRect(innerEdge(rect.toRect(), width), radius, radius);
    painter->restore();
}

void QuietStyle::drawCheckBox(const QStyleOption *option, QPainter *painter) const
{
    const Palette &colours = m_theme.palette;
    const bool on = option->state & State_On;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setBrush(on ? colours.accent : colours.surface);
    painter->setPen(on ? colours.accent : colours.outline);
    painter->drawRoundedRect(innerEdge(option->rect, 1), m_theme.px(Space::xs),
                             m_theme.px(Space::xs));
    painter->restore();
    if (on)
        paintIcon(*painter, Icon::Check, option->rect, colours.accentText);
}

void QuietStyle::drawButtonLabel(const QStyleOptionButton &button, QPainter *painter) const
{
    // Hiwar's own code, because Qt 6.4 draws icon and text of a right-to-left button far apart.
    // Needed by: tst_quietstyle, buttonsAreMirroredAsAWhole.
    const bool enabled = button.state & State_Enabled;
    const int icon = button.icon.isNull() ? 0 : button.iconSize.width();
    const int words = button.fontMetrics.size(Qt::TextShowMnemonic, button.text).width();
    const int gap = icon > 0 && words > 0 ? m_theme.px(Space::s) : 0;
    const QRect &rect = button.rect;
    const int air = words > 0 ? 2 * m_theme.px(Space::s) : 0;
    QRect line(0, rect.top(), std::min(icon + gap + words, rect.width() - air), rect.height());
    line.moveCenter(rect.center());
    if (button.features &
        QStyleOptionButton::Flat) { // without a frame: the text begins where lines do
        line.moveLeft(std::min(line.left(), rect.left() + m_theme.px(Space::s)));
        line = visualRect(button.direction, rect, line);
    }
    QRect position(line.left(), 0, icon, icon);
    position.moveTop(rect.center().y() - icon / 2);
    if (icon > 0)
        button.icon.paint(painter, visualRect(button.direction, line, position), Qt::AlignCenter,
                          enabled ? QIcon::Normal : QIcon::Disabled);
    if (words == 0)
        return;
    const QRect text = visualRect(button.direction, line, line.adjusted(icon + gap, 0, 0, 0));
    QPalette palette = button.palette;
    if (isPrimary(&button))
        palette.setColor(QPalette::ButtonText, m_theme.palette.accentText);
    // Words that do not fit are shortened, not cut off at both ends.
    const QString shown = words <= text.width()
                              ? button.text
                              : shortened(button.text, button.fontMetrics, text.width());
    drawItemText(painter, text, Qt::AlignCenter | Qt::TextHideMnemonic, palette, enabled, shown,
                 QPalette::ButtonText);
}

void QuietStyle::drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                             const QWidget *widget) const
{
    const auto *button = qstyleoption_cast<const QStyleOptionButton *>(option);
    if (element == CE_PushButtonLabel && button != nullptr)
        return drawButtonLabel(*button, painter);
    if (element == CE_PushButton && button != nullptr) {
        // Fusion draws its focus frame inside the button; Hiwar's is around its edge.
        QStyleOptionButton whole(*button);
        drawControl(CE_PushButtonBevel, &whole, painter, widget);
        whole.rect = subElementRect(SE_PushButtonContents, button, widget);
        drawControl(CE_PushButtonLabel, &whole, painter, widget);
        if (option->state & State_HasFocus && option->state & State_KeyboardFocusChange)
            drawButtonRing(option, painter);
        return;
    }
    if (element == CE_ComboBoxLabel)
        return drawComboWords(option, painter, widget);
    if (element == CE_HeaderSection || element == CE_HeaderEmptyArea)
        return drawHeaderSection(option, painter);
    const auto *item = qstyleoption_cast<const QStyleOptionMenuItem *>(option);
    if (element == CE_MenuItem && item != nullptr)
        return paintMenuItem(*painter, *item, m_theme);
    if (element == CE_MenuEmptyArea)
        return;
    const auto *row = qstyleoption_cast<const QStyleOptionViewItem *>(option);
    if (element == CE_ItemViewItem && row != nullptr && hasQuietRows(widget)) {
        QStyleOptionViewItem quiet(*row);
        quiet.palette.setColor(QPalette::HighlightedText, m_theme.palette.chosenText);
        quiet.state &= ~State_HasFocus; // the ground says it
        return QProxyStyle::drawControl(element, &quiet, painter, widget);
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void QuietStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex *option,
                                    QPainter *painter, const QWidget *widget) const
{
    if (control == CC_ComboBox)
        return drawComboBox(option, painter);
    if (control == CC_ScrollBar)
        return drawScrollBar(option, painter, widget);
    QProxyStyle::drawComplexControl(control, option, painter, widget);
}

void QuietStyle::drawComboBox(const QStyleOptionComplex *option, QPainter *painter) const
{
    drawField(option, painter);
    const int size = m_theme.px(Theme::iconSize);
    QRect arrow(0, 0, size, size);
    arrow.moveCenter(option->rect.center());
    const int margin = m_theme.px(Space::s);
    if (option->direction == Qt::RightToLeft)
        arrow.moveLeft(option->rect.left() + margin);
    else
        arrow.moveRight(option->rect.right() - margin);
    const bool enabled = option->state & State_Enabled;
    paintIcon(*painter, Icon::Down, arrow,
              enabled ? m_theme.palette.secondary : m_theme.palette.outline);
}

void QuietStyle::drawScrollBar(const QStyleOptionComplex *option, QPainter *painter,
                               const QWidget *widget) const
{
    const auto *bar = qstyleoption_cast<const QStyleOptionSlider *>(option);
    if (bar == nullptr || bar->minimum == bar->maximum)
        return;
    // In less room than a handle needs, what would be left of it looks like a fault.
    const int length = std::max(option->rect.width(), option->rect.height());
    if (length <= pixelMetric(PM_ScrollBarSliderMin, option, widget))
        return;
    const QRect handle = proxy()->subControlRect(CC_ScrollBar, option, SC_ScrollBarSlider, widget);
    const bool held = bar->activeSubControls & SC_ScrollBarSlider &&
                      bar->state & (State_MouseOver | State_Sunken);
    const int inset = m_theme.px(Space::xs) - 1;
    const QRectF pill = QRectF(handle).adjusted(inset, inset, -inset, -inset);
    const qreal radius = std::min(pill.width(), pill.height()) / 2;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    QColor ink = held ? m_theme.palette.text : m_theme.palette.secondary;
    if (m_theme.scheme != ColourScheme::HighContrast)
        ink.setAlphaF(held ? heldInk : restingInk);
    painter->setBrush(ink);
    painter->drawRoundedRect(pill, radius, radius);
    painter->restore();
}

QSize QuietStyle::sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &size,
                                   const QWidget *widget) const
{
    QSize result = QProxyStyle::sizeFromContents(type, option, size, widget);
    const int height = m_theme.px(Theme::controlHeight);
    if (type == CT_PushButton) {
        const auto *button = qstyleoption_cast<const QStyleOptionButton *>(option);
        // A button with only an icon is square; text gets space on both sides.
        if (button != nullptr && button->text.isEmpty())
            return {height, height};
        const int icon = button != nullptr && !button->icon.isNull() ? m_theme.px(Space::s) : 0;
        return {size.width() + icon + 2 * m_theme.px(Space::m), std::max(size.height(), height)};
    }
    if (type == CT_CheckBox || type == CT_RadioButton)
        result = result.expandedTo(QSize(1, 1) * m_theme.px(Theme::leastTarget));
    if (type == CT_LineEdit || type == CT_ComboBox)
        result.setHeight(std::max(result.height(), height));
    if (type == CT_ComboBox)
        result.rwidth() += m_theme.px(Theme::iconSize);
    if (const auto *item = qstyleoption_cast<const QStyleOptionMenuItem *>(option);
        type == CT_MenuItem && item != nullptr)
        return menuItemSize(*item, size, m_theme);
    if (type == CT_ItemViewItem && hasQuietRows(widget))
        result.setHeight(std::max(result.height(), m_theme.px(Theme::rowHeight)));
    return result;
}

QRect QuietStyle::subElementRect(SubElement element, const QStyleOption *option,
                                 const QWidget *widget) const
{
    const QRect rect = QProxyStyle::subElementRect(element, option, widget);
    if (element == SE_LineEditContents) {
        const auto *frame = qstyleoption_cast<const QStyleOptionFrame *>(option);
        const int margin = frame != nullptr && frame->lineWidth > 0 ? m_theme.px(Space::s) - 2 : 0;
        return rect.adjusted(margin, 0, -margin, 0);
    }
    return rect;
}

QRect QuietStyle::subControlRect(ComplexControl control, const QStyleOptionComplex *option,
                                 SubControl part, const QWidget *widget) const
{
    if (control == CC_ComboBox && (part == SC_ComboBoxEditField || part == SC_ComboBoxArrow)) {
        const int arrow = m_theme.px(Theme::iconSize) + 2 * m_theme.px(Space::s);
        const int margin = m_theme.px(Space::s) - 2;
        const QRect &rect = option->rect;
        const QRect logical = part == SC_ComboBoxArrow ? QRect(rect.right() - arrow + 1, rect.top(),
                                                               arrow, rect.height())
                                                       : rect.adjusted(margin, 2, -arrow, -2);
        return visualRect(option->direction, rect, logical);
    }
    if (control == CC_ScrollBar) {
        // No arrows at the ends: the bar is one groove.
        if (part == SC_ScrollBarAddLine || part == SC_ScrollBarSubLine)
            return {};
    }
    return QProxyStyle::subControlRect(control, option, part, widget);
}

int QuietStyle::pixelMetric(PixelMetric metric, const QStyleOption *option,
                            const QWidget *widget) const
{
    // Only values that differ from Fusion or follow the zoom.
    if (metric == PM_ScrollBarExtent)
        return m_theme.px(Space::m);
    if (metric == PM_ScrollBarSliderMin)
        return m_theme.px(Space::xxxl);
    if (metric == PM_TabBarScrollButtonWidth)
        return m_theme.px(Theme::leastTarget);
    if (metric == PM_ButtonIconSize || metric == PM_SmallIconSize || metric == PM_ToolBarIconSize ||
        metric == PM_IndicatorWidth || metric == PM_IndicatorHeight)
        return m_theme.px(Theme::iconSize);
    if (metric == PM_MenuPanelWidth)
        return m_popups->margin() + m_theme.px(Space::xs);
    if (metric == PM_FocusFrameHMargin && qobject_cast<const QTableView *>(widget) != nullptr)
        return m_theme.px(Space::xs); // beside the words of a cell; Qt adds 1
    if (metric == PM_FocusFrameHMargin && qobject_cast<const QListWidget *>(widget) != nullptr)
        return m_theme.px(Space::s);
    if (metric == PM_HeaderMargin)
        return m_theme.px(Space::xs);
    if (metric == PM_MenuHMargin || metric == PM_MenuVMargin)
        return 0;
    if (metric == PM_ToolTipLabelFrameWidth)
        return m_popups->margin() + m_theme.px(Space::s);
    if (metric == PM_ButtonShiftHorizontal || metric == PM_ButtonShiftVertical)
        return 0;
    return QProxyStyle::pixelMetric(metric, option, widget);
}

int QuietStyle::styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                          QStyleHintReturn *data) const
{
    if (hint == SH_Widget_Animate || hint == SH_Widget_Animation_Duration)
        return 0;
    if (hint == SH_ComboBox_Popup || hint == SH_EtchDisabledText)
        return 0;
    if (hint == SH_ComboBox_PopupFrameStyle)
        return QFrame::NoFrame;
    return QProxyStyle::styleHint(hint, option, widget, data);
}

} // namespace Hiwar
