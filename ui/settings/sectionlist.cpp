// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/sectionlist.h"

#include <QPainter>
#include <QSignalBlocker>
#include <QStyleOptionFocusRect>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace Hiwar {

SectionButton::SectionButton(const QString &name, const QString &shownName, QWidget *parent)
    : QRadioButton(parent)
{
    setObjectName(name);
    setText(shownName);
    setAccessibleName(shownName);
    setAttribute(Qt::WA_Hover);
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void SectionButton::setTheme(const Theme &theme)
{
    m_theme = theme;
    updateGeometry();
    update();
}

QSize SectionButton::sizeHint() const
{
    return {fontMetrics().horizontalAdvance(text()) + 1 + 2 * m_theme.px(Space::m),
            std::max(m_theme.px(Theme::rowHeight), fontMetrics().height())};
}

void SectionButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Palette &colours = m_theme.palette;
    const qreal radius = m_theme.px(Theme::controlRadius);
    QColor ground = isChecked() ? colours.chosen : colours.hairline;
    if (isChecked() || underMouse() || isDown()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(ground);
        painter.drawRoundedRect(rect(), radius, radius);
    }
    painter.setPen(isChecked() ? colours.chosenText : colours.text);
    const int inset = m_theme.px(Space::m);
    const QRect room = rect().adjusted(inset, 0, -inset, 0);
    painter.drawText(room,
                     int(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft)) |
                         Qt::AlignVCenter | Qt::TextSingleLine,
                     fontMetrics().elidedText(text(), Qt::ElideRight, room.width()));
    if (!hasFocus())
        return;
    QStyleOptionFocusRect ring;
    ring.initFrom(this);
    style()->drawPrimitive(QStyle::PE_FrameFocusRect, &ring, &painter, this);
}

SectionList::SectionList(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(u"Sections"_s);
    setAccessibleName(tr("Sections"));
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    auto *column = new QVBoxLayout(this);
    column->setSpacing(0);
    column->addStretch(1);
}

void SectionList::add(const QString &name, const QString &shownName)
{
    auto *button = new SectionButton(name, shownName, this);
    auto *column = static_cast<QVBoxLayout *>(layout());
    const int index = static_cast<int>(m_buttons.size());
    column->insertWidget(index, button);
    m_buttons << button;
    connect(button, &QAbstractButton::toggled, this, [this, index](bool isOn) {
        if (isOn)
            emit chosen(index);
    });
}

void SectionList::setCurrent(int index)
{
    for (int i = 0; i < m_buttons.size(); ++i) {
        SectionButton *button = m_buttons.at(i);
        // An exclusive button cannot be switched off; any other is a check box to a screen reader.
        const QSignalBlocker quiet(button);
        button->setAutoExclusive(false);
        button->setChecked(i == index);
        button->setAutoExclusive(true);
        // Tab leads to the section that is shown; arrow keys lead on from there.
        const bool isStop = i == index || index < 0;
        button->setFocusPolicy(isStop ? Qt::TabFocus : Qt::NoFocus);
    }
}

void SectionList::setTheme(const Theme &theme)
{
    const int s = theme.px(Space::s);
    layout()->setContentsMargins(s, 0, s, s);
    for (SectionButton *button : m_buttons)
        button->setTheme(theme);
}

} // namespace Hiwar
