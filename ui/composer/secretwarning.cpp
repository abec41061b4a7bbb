// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/composer/secretwarning.h"

#include "ui/accessiblerole.h"
#include "ui/theme/floating.h"
#include "ui/theme/icon.h"
#include "ui/theme/iconlabel.h"
#include "ui/theme/widgetpalette.h"

#include <QApplication>
#include <QBoxLayout>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Hiwar {

SecretWarning::SecretWarning(QWidget *parent)
    : QWidget(parent)
    , m_theme(makeTheme(ColourScheme::Light, 1.0))
    , m_mark(new IconLabel(this))
    , m_text(new QLabel(this))
    , m_row(new QGridLayout)
{
    setAccessibleRole(*this, QAccessible::AlertMessage);
    setObjectName(u"Secret in the message"_s);
    setAccessibleName(tr("Secret in the message"));
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    // A label is at least as wide as its longest word, which may be the name of a profile.
    QSizePolicy policy = m_text->sizePolicy();
    policy.setHorizontalPolicy(QSizePolicy::Ignored);
    m_text->setSizePolicy(policy);
    const auto add = [this](const QString &name, const QString &text, const QString &tip,
                            void (SecretWarning::*wanted)()) {
        auto *button = new QPushButton(text, this);
        button->setObjectName(name);
        button->setToolTip(tip);
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, this, wanted);
        m_buttons.append(button);
    };
    add(u"Hide secret"_s, tr("Hide it"), tr("Put a placeholder in its place; nothing is sent yet"),
        &SecretWarning::hidingRequested);
    add(u"Edit secret"_s, tr("Edit"), tr("Select it in the message"),
        &SecretWarning::editingRequested);
    add(u"Send secret"_s, tr("Send anyway"), tr("Send the message as it is"),
        &SecretWarning::sendingRequested);
    m_buttons.constFirst()->setDefault(true); // the one that is filled
    auto *words = new QHBoxLayout;
    words->addWidget(m_mark, 0, Qt::AlignTop);
    words->addWidget(m_text, 1);
    auto *column = new QVBoxLayout(this);
    column->addLayout(words);
    column->addLayout(m_row);
    hide();
}

void SecretWarning::setTheme(const Theme &theme)
{
    m_theme = theme;
    m_mark->setIcon(tintedIcon(Icon::Warning, theme.palette.warning), theme.px(Theme::iconSize));
    layout()->setContentsMargins(theme.px(Space::m), 0, theme.px(Space::m), 0);
    m_row->setSpacing(theme.px(Space::s));
    setForeground(*m_text, theme.palette.text);
    m_columns = 0; // other letters
    arrange();
    update();
}

void SecretWarning::warn(const QString &sentence, int count)
{
    m_text->setText(sentence);
    m_buttons.constFirst()->setText(count == 1 ? tr("Hide it") : tr("Hide them"));
    m_columns = 0; // other words
    setAccessibleDescription(sentence);
    for (QPushButton *button : std::as_const(m_buttons))
        button->setAccessibleDescription(sentence);
    arrange();
    show();
    m_buttons.constFirst()->setFocus(Qt::ShortcutFocusReason); // its ring is shown
}

QString SecretWarning::sentence() const
{
    return isHidden() ? QString() : m_text->text();
}

bool SecretWarning::hasFocusInside() const
{
    const QWidget *focused = QApplication::focusWidget();
    return focused != nullptr && isAncestorOf(focused);
}

QWidget *SecretWarning::lastButton() const
{
    return m_buttons.constLast();
}

QSize SecretWarning::minimumSizeHint() const
{
    int width = 0;
    for (const QPushButton *button : m_buttons)
        width = std::max(width, button->sizeHint().width());
    const QMargins margins = layout()->contentsMargins();
    return {width + margins.left() + margins.right(), QWidget::minimumSizeHint().height()};
}

int SecretWarning::columnsIn(int width) const
{
    const QMargins margins = layout()->contentsMargins();
    int needed = margins.left() + margins.right() - m_row->horizontalSpacing();
    int columns = 0;
    for (const QPushButton *button : m_buttons) {
        needed += button->sizeHint().width() + m_row->horizontalSpacing();
        columns += needed <= width ? 1 : 0;
    }
    return std::max(columns, 1);
}

/// With much to say in large letters there is little room: the last button is below the others, or
/// each below the one before, the letters are those of a caption, and all is closer.
void SecretWarning::arrange()
{
    const int columns = columnsIn(width());
    if (columns == m_columns)
        return;
    m_columns = columns;
    const bool isRoomy = columns == m_buttons.size();
    m_text->setFont(isRoomy ? m_theme.font : m_theme.captionFont());
    const int gap = m_theme.px(isRoomy ? Space::s : Space::xs);
    const int side = m_theme.px(isRoomy ? Space::m : Space::s);
    layout()->setContentsMargins(side, gap, side, gap);
    layout()->setSpacing(gap);
    m_row->setVerticalSpacing(gap);
    for (QPushButton *button : std::as_const(m_buttons))
        m_row->removeWidget(button);
    for (int i = 0; i < m_buttons.size(); ++i) {
        const bool isAlone = i + 1 == m_buttons.size() && i % columns == 0;
        m_row->addWidget(m_buttons.at(i), i / columns, i % columns, 1, isAlone ? columns : 1);
    }
}

void SecretWarning::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void SecretWarning::paintEvent(QPaintEvent *)
{
    paintCard(*this, m_theme);
}

} // namespace Hiwar
