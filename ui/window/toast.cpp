// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/toast.h"

#include <QApplication>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

constexpr int mostWidth = 520;

} // namespace

Toast::Toast(QWidget *parent)
    : FloatingCard(parent)
{
    setObjectName(u"toast"_s);
    setAccessibleName(tr("Notice"));
    setAttribute(Qt::WA_Hover);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(0);
    m_time.setParent(this);
    m_time.setSingleShot(true);
    connect(&m_time, &QTimer::timeout, this, &Toast::leave);
    parent->installEventFilter(this);
    hide();
}

NoticeLine *Toast::addLine()
{
    auto *line = new NoticeLine(this);
    layout()->addWidget(line);
    m_lines.append(line);
    return line;
}

void Toast::setTheme(const Theme &theme)
{
    FloatingCard::setTheme(theme);
    for (NoticeLine *line : m_lines)
        line->setTheme(theme);
    place();
}

void Toast::setAbove(QWidget *widget)
{
    m_above = widget;
    widget->installEventFilter(this);
    place();
}

void Toast::refresh()
{
    const bool isShown = std::any_of(m_lines.begin(), m_lines.end(),
                                     [](const NoticeLine *line) { return !line->isHidden(); });
    setVisible(isShown);
    if (!isShown)
        return m_time.stop();
    layout()->activate();
    place();
    raise();
    m_time.start(lingering);
}

void Toast::leave()
{
    const QWidget *focus = QApplication::focusWidget();
    if (underMouse() || (focus != nullptr && isAncestorOf(focus))) {
        m_time.start(lingering);
        return;
    }
    for (NoticeLine *line : m_lines)
        line->close();
    hide();
    emit left();
}

void Toast::place()
{
    const QRect room = parentWidget()->rect();
    const int edge = theme().px(Space::l);
    const int bottom = m_above != nullptr ? m_above->geometry().top() : room.bottom() + 1;
    int wanted = 0;
    for (const NoticeLine *line : m_lines)
        wanted = std::max(wanted, line->isHidden() ? 0 : line->naturalWidth());
    wanted = std::min(wanted, theme().px(mostWidth));
    QRect surface(0, 0, std::min(wanted, room.width() - 2 * edge), 0);
    const int shadows = contentsMargins().left() + contentsMargins().right();
    const int height = heightForWidth(surface.width() + shadows);
    surface.setHeight(height < 0 ? surfaceHint().height()
                                 : height - contentsMargins().top() - contentsMargins().bottom());
    surface.moveCenter(room.center());
    surface.moveBottom(bottom - theme().px(Space::s));
    setSurface(surface);
}

bool Toast::event(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest)
        place();
    return FloatingCard::event(event);
}

bool Toast::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize || event->type() == QEvent::Move)
        place();
    return FloatingCard::eventFilter(watched, event);
}

} // namespace Hiwar
