// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/speech/speechbar.h"

#include "ui/accessiblerole.h"
#include "ui/theme/icon.h"
#include "ui/theme/widgetpalette.h"

#include <QBoxLayout>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace Hiwar {

SpeechBar::SpeechBar(QWidget *parent)
    : FloatingCard(parent)
    , m_text(new QLabel(this))
    , m_pause(new QPushButton(this))
    , m_previous(addButton(u"Previous sentence"_s))
    , m_next(addButton(u"Next sentence"_s))
    , m_stop(addButton(u"Stop reading aloud"_s))
{
    setAccessibleRole(*this, QAccessible::Pane);
    setObjectName(u"Reading aloud"_s);
    setAccessibleName(tr("Reading aloud"));
    m_text->setTextFormat(Qt::PlainText);
    m_pause->setObjectName(u"Pause reading"_s);
    m_pause->setAutoDefault(false);
    const auto name = [](QToolButton *button, const QString &words) {
        button->setAccessibleName(words);
        button->setToolTip(words);
    };
    name(m_previous, tr("Previous sentence"));
    name(m_next, tr("Next sentence"));
    name(m_stop, tr("Stop reading aloud"));
    auto *row = new QHBoxLayout(this);
    row->addWidget(m_text, 1);
    row->addWidget(m_pause);
    for (QToolButton *button : {m_previous, m_next, m_stop})
        row->addWidget(button);
    connect(m_pause, &QPushButton::clicked, this, &SpeechBar::pauseToggled);
    connect(m_previous, &QToolButton::clicked, this, [this] { emit stepWanted(-1); });
    connect(m_next, &QToolButton::clicked, this, [this] { emit stepWanted(1); });
    connect(m_stop, &QToolButton::clicked, this, &SpeechBar::stopWanted);
    setProgress(0, 0, false);
    hide();
}

QToolButton *SpeechBar::addButton(const QString &name)
{
    auto *button = new QToolButton(this);
    button->setObjectName(name);
    button->setAutoRaise(true);
    return button;
}

void SpeechBar::setTheme(const Theme &theme)
{
    FloatingCard::setTheme(theme);
    const int margin = theme.px(Space::s);
    layout()->setContentsMargins(margin, margin, margin, margin);
    layout()->setSpacing(theme.px(Space::xs));
    m_text->setFont(theme.captionFont());
    setForeground(*m_text, theme.palette.secondary);
    setIcons();
}

void SpeechBar::setIcons()
{
    const bool isMirrored = layoutDirection() == Qt::RightToLeft;
    const QColor &colour = theme().palette.secondary;
    m_previous->setIcon(tintedIcon(isMirrored ? Icon::Next : Icon::Previous, colour));
    m_next->setIcon(tintedIcon(isMirrored ? Icon::Previous : Icon::Next, colour));
    m_stop->setIcon(tintedIcon(Icon::Close, colour));
}

void SpeechBar::setProgress(int number, int count, bool isPaused)
{
    const QLocale locale;
    m_text->setText(number > count
                        ? tr("Waiting for more")
                        : tr("%1 of %2").arg(locale.toString(number), locale.toString(count)));
    setAccessibleDescription(m_text->text());
    m_pause->setText(isPaused ? tr("Go on") : tr("Pause"));
    m_pause->setAccessibleName(isPaused ? tr("Go on reading") : tr("Pause reading"));
}

void SpeechBar::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        emit stopWanted();
    else
        FloatingCard::keyPressEvent(event);
}

void SpeechBar::changeEvent(QEvent *event)
{
    FloatingCard::changeEvent(event);
    if (event->type() == QEvent::LayoutDirectionChange)
        setIcons();
}

} // namespace Hiwar
