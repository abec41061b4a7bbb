// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/composer/pasteoffer.h"

#include "ui/accessiblerole.h"
#include "ui/composer/messageedit.h"
#include "ui/theme/widgetpalette.h"

#include <QBoxLayout>
#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QTextDocumentFragment>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace Hiwar {

PasteOffer::PasteOffer(MessageEdit &edit, QWidget *parent)
    : QWidget(parent)
    , m_edit(edit)
    , m_theme(makeTheme(ColourScheme::Light, 1.0))
    , m_words(new QLabel(this))
    , m_row(new QGridLayout)
    , m_take(new QPushButton(tr("Attach as a file"), this))
    , m_keep(new QPushButton(tr("Keep as text"), this))
{
    setAccessibleRole(*this, QAccessible::AlertMessage);
    setObjectName(u"Long text pasted"_s);
    setAccessibleName(tr("Long text pasted"));
    m_words->setTextFormat(Qt::PlainText);
    m_words->setWordWrap(true);
    QSizePolicy policy = m_words->sizePolicy();
    policy.setHorizontalPolicy(QSizePolicy::Ignored);
    m_words->setSizePolicy(policy);
    m_take->setObjectName(u"Attach as a file"_s);
    m_take->setToolTip(tr("The text leaves the message and is sent as a file with it"));
    m_keep->setObjectName(u"Keep as text"_s);
    m_keep->setToolTip(tr("Leave the text in the message"));
    for (QPushButton *button : {m_take, m_keep})
        button->setAutoDefault(false);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_words);
    column->addLayout(m_row);
    connect(&edit, &MessageEdit::pasted, this, &PasteOffer::offer);
    connect(&edit, &QPlainTextEdit::textChanged, this, [this] {
        if (!isHidden() && !m_pasted.hasSelection())
            close();
    });
    connect(m_take, &QPushButton::clicked, this, &PasteOffer::take);
    connect(m_keep, &QPushButton::clicked, this, [this] {
        close();
        m_edit.setFocus(Qt::OtherFocusReason);
    });
    hide();
}

void PasteOffer::offer(int start, int length)
{
    if (m_limit <= 0 || length <= m_limit)
        return;
    m_pasted = QTextCursor(m_edit.document());
    m_pasted.setKeepPositionOnInsert(true); // what is typed after it is not of it
    m_pasted.setPosition(start);
    m_pasted.setPosition(start + length, QTextCursor::KeepAnchor);
    const QString sentence =
        tr("You pasted %Ln letters. As a file, it can be sent in part.", nullptr, length);
    m_words->setText(sentence);
    setAccessibleDescription(sentence);
    for (QPushButton *button : {m_take, m_keep})
        button->setAccessibleDescription(sentence);
    arrange();
    show();
}

void PasteOffer::take()
{
    const QString text = m_pasted.selection().toPlainText();
    QTextCursor pasted = std::exchange(m_pasted, {});
    close();
    pasted.removeSelectedText();
    m_edit.setFocus(Qt::OtherFocusReason);
    emit taken(text);
}

void PasteOffer::close()
{
    m_pasted = {};
    hide();
}

void PasteOffer::setTheme(const Theme &theme)
{
    m_theme = theme;
    const int s = theme.px(Space::s);
    layout()->setContentsMargins(s, 0, s, 0);
    layout()->setSpacing(theme.px(Space::xs));
    m_row->setSpacing(theme.px(Space::xs));
    m_words->setFont(theme.captionFont());
    setForeground(*m_words, theme.palette.secondary);
    arrange();
}

QSize PasteOffer::minimumSizeHint() const
{
    const QMargins margins = layout()->contentsMargins();
    return {std::max(m_take->sizeHint().width(), m_keep->sizeHint().width()) + margins.left() +
                margins.right(),
            QWidget::minimumSizeHint().height()};
}

void PasteOffer::arrange()
{
    const QMargins margins = layout()->contentsMargins();
    const int needed = m_take->sizeHint().width() + m_keep->sizeHint().width() +
                       m_row->horizontalSpacing() + margins.left() + margins.right();
    const bool isNarrow = needed > width();
    for (QPushButton *button : {m_take, m_keep})
        m_row->removeWidget(button);
    m_row->addWidget(m_take, 0, 0);
    m_row->addWidget(m_keep, isNarrow ? 1 : 0, isNarrow ? 0 : 1);
    // So large letters need the room for the message: the button describes itself, and typing keeps
    // the text.
    m_words->setVisible(!isNarrow);
    m_keep->setVisible(!isNarrow);
}

void PasteOffer::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

} // namespace Hiwar
