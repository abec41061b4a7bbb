// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/menubutton.h"

#include "ui/theme/ownline.h"
#include "ui/theme/roundpicture.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QStyleOptionFocusRect>
#include <QStyleOptionToolButton>
#include <QToolTip>

#include <algorithm>

namespace Hiwar {

namespace {

constexpr int leastLetters = 3; ///< with fewer, only the arrow or the picture is shown
constexpr int tellingLetters = 8;

/// Of “service · model” the model.
QString mainPart(const QString &words)
{
    return words.section(QStringLiteral(" · "), -1);
}

} // namespace

QPoint menuPosition(const QWidget &widget, const QSize &menu, bool above)
{
    const int x = widget.isRightToLeft() ? widget.width() - menu.width() : 0;
    const int gap = Space::xs;
    return widget.mapToGlobal(QPoint(x, above ? -menu.height() - gap : widget.height() + gap));
}

MenuButton::MenuButton(QWidget *parent)
    : QAbstractButton(parent)
{
    setAttribute(Qt::WA_Hover);
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    connect(this, &QAbstractButton::clicked, this, &MenuButton::openMenu);
}

void MenuButton::setTheme(const Theme &theme)
{
    m_theme = theme;
    updateGeometry();
    update();
}

void MenuButton::setFace(const QImage &face)
{
    m_face = face;
    updateGeometry();
    update();
}

void MenuButton::openMenu()
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName(accessibleName());
    emit menuRequested(menu);
    if (menu->isEmpty()) {
        menu->deleteLater();
        return;
    }
    menu->popup(menuPosition(*this, menu->sizeHint(), m_opensUp));
}

int MenuButton::faceWidth() const
{
    return m_face.isNull() ? 0 : m_theme.px(Theme::iconSize) + m_theme.px(Space::xs);
}

/// What is not words.
int MenuButton::around() const
{
    return 2 * m_theme.px(Space::s) + m_theme.px(Theme::iconSize) + faceWidth();
}

int MenuButton::widthFor(int letters) const
{
    return around() + letters * fontMetrics().averageCharWidth();
}

int MenuButton::leastWidth() const
{
    const int words = around() + fontMetrics().horizontalAdvance(mainPart(text())) + 1;
    return std::min(words, widthFor(tellingLetters));
}

QSize MenuButton::sizeHint() const
{
    return {fontMetrics().horizontalAdvance(text()) + 1 + around(),
            std::max(m_theme.px(Theme::rowHeight), fontMetrics().height())};
}

QSize MenuButton::minimumSizeHint() const
{
    return {std::max(m_theme.px(Theme::iconSize) + m_theme.px(Space::xs), int(Theme::leastTarget)),
            sizeHint().height()};
}

QRect MenuButton::wordsRect() const
{
    const int inset = m_theme.px(Space::s);
    const QRect logical =
        rect().adjusted(inset + faceWidth(), 0, -inset - m_theme.px(Theme::iconSize), 0);
    return QStyle::visualRect(layoutDirection(), rect(), logical);
}

QString MenuButton::shownWords() const
{
    const int room = wordsRect().width();
    const QFontMetrics metrics = fontMetrics();
    if (metrics.horizontalAdvance(text()) <= room)
        return text();
    const QString main = mainPart(text());
    if (metrics.horizontalAdvance(main) <= room)
        return main;
    return room < leastLetters * metrics.averageCharWidth() ? QString() : main;
}

bool MenuButton::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QAbstractButton::event(event);
    const bool isWhole = fontMetrics().horizontalAdvance(text()) <= wordsRect().width();
    QToolTip::showText(static_cast<QHelpEvent *>(event)->globalPos(),
                       isWhole ? toolTip() : text() + u'\n' + toolTip(), this);
    return true;
}

void MenuButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    QStyleOptionToolButton ground;
    ground.initFrom(this);
    ground.state.setFlag(QStyle::State_Sunken, isDown());
    ground.state.setFlag(QStyle::State_AutoRaise);
    style()->drawPrimitive(QStyle::PE_PanelButtonTool, &ground, &painter, this);

    const Palette &colours = m_theme.palette;
    const QString words = shownWords();
    const int size = m_theme.px(Theme::iconSize);
    const QPixmap face = roundPicture(m_face, size, devicePixelRatioF());
    if (words.isEmpty() && !face.isNull()) {
        painter.drawPixmap((width() - size) / 2, (height() - size) / 2, face);
    } else if (words.isEmpty()) {
        paintIcon(painter, m_picture.value_or(Icon::Down), QRectF(rect()).center(), m_theme,
                  colours.secondary);
    } else {
        const QRect before(m_theme.px(Space::s), (height() - size) / 2, size, size);
        painter.drawPixmap(QStyle::visualRect(layoutDirection(), rect(), before).topLeft(), face);
        painter.setPen(isEnabled() ? palette().color(QPalette::WindowText) : colours.secondary);
        paintOwnLine(painter, wordsRect(), words, layoutDirection());
        const QRect arrow(rect().right() + 1 - size - m_theme.px(Space::xs), (height() - size) / 2,
                          size, size);
        paintIcon(painter, Icon::Down, QStyle::visualRect(layoutDirection(), rect(), arrow),
                  colours.secondary);
    }
    if (!hasFocus())
        return;
    QStyleOptionFocusRect ring;
    ring.initFrom(this);
    style()->drawPrimitive(QStyle::PE_FrameFocusRect, &ring, &painter, this);
}

void MenuButton::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Down || event->key() == Qt::Key_Up) {
        openMenu();
        return;
    }
    QAbstractButton::keyPressEvent(event);
}

} // namespace Hiwar
