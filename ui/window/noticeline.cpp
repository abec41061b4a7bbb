// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/noticeline.h"

#include "ui/theme/icon.h"
#include "ui/theme/quietstyle.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

#include <utility>

namespace Hiwar {

namespace {

constexpr int leastText = 200; ///< with less width, the buttons are below the text

} // namespace

NoticeLine::NoticeLine(QWidget *parent)
    : QWidget(parent)
    , m_row(new QBoxLayout(QBoxLayout::LeftToRight, this))
    , m_buttonRow(new QBoxLayout(QBoxLayout::LeftToRight))
    , m_text(new QLabel(this))
    , m_close(new QToolButton(this))
{
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    // A label is at least as wide as its longest word, and an address can be one long word.
    QSizePolicy policy = m_text->sizePolicy();
    policy.setHorizontalPolicy(QSizePolicy::Ignored);
    m_text->setSizePolicy(policy);
    m_close->setAccessibleName(tr("Close notice"));
    m_close->setToolTip(tr("Close"));
    m_close->setAutoRaise(true);

    m_row->addWidget(m_text, 1);
    m_row->addLayout(m_buttonRow);
    for (size_t i = 0; i < mostAnswers; ++i) {
        m_buttons[i] = new QPushButton(this);
        m_buttons[i]->hide();
        m_buttons[i]->setMinimumWidth(Theme::leastTarget);
        m_buttonRow->addWidget(m_buttons[i]);
        connect(m_buttons[i], &QPushButton::clicked, this, [this, i] { answer(i); });
    }
    m_buttonRow->addWidget(m_close);
    connect(m_close, &QToolButton::clicked, this, [this] {
        close();
        emit closed();
    });
    hide();
}

void NoticeLine::answer(size_t index)
{
    hide();
    // The action may show a notice itself.
    const auto acts = std::exchange(m_acts, {});
    if (acts[index])
        acts[index]();
}

void NoticeLine::close()
{
    hide();
    m_acts = {};
}

void NoticeLine::setClosable(bool closable)
{
    m_close->setVisible(closable);
}

void NoticeLine::setTheme(const Theme &theme)
{
    m_close->setIcon(tintedIcon(Icon::Close, theme.palette.secondary));
    const int s = theme.px(Space::s);
    setMargins(*m_row, theme.px(Space::l), s, s, s);
    m_row->setSpacing(s);
    m_leastText = theme.px(leastText);
    arrange();
    setForeground(*m_text, theme.palette.text);
}

void NoticeLine::show(const QString &sentence, const QList<Answer> &answers)
{
    m_text->setText(sentence);
    for (size_t i = 0; i < mostAnswers; ++i) {
        const Answer answer = answers.value(qsizetype(i));
        m_buttons[i]->setText(answer.text);
        m_buttons[i]->setVisible(!answer.text.isEmpty());
        m_acts[i] = answer.act;
    }
    arrange();
    setVisible(true);
}

int NoticeLine::buttonsWidth() const
{
    int width = 0;
    for (const QPushButton *button : m_buttons)
        width += button->isHidden() ? 0 : button->sizeHint().width() + m_row->spacing();
    return width;
}

void NoticeLine::arrange()
{
    const int around = m_row->contentsMargins().left() + m_row->contentsMargins().right() +
                       m_close->sizeHint().width() + m_row->spacing();
    const bool isNarrow = width() - around - buttonsWidth() < m_leastText;
    m_row->setDirection(isNarrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    // With letters so large that even the buttons do not fit beside each other, one is below
    // another.
    const bool isTight = buttonsWidth() > width() - around;
    m_buttonRow->setDirection(isTight ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void NoticeLine::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void NoticeLine::reword(const QString &sentence)
{
    m_text->setText(sentence);
}

int NoticeLine::naturalWidth() const
{
    const QMargins margins = m_row->contentsMargins();
    return margins.left() + margins.right() + buttonsWidth() + m_row->spacing() +
           m_close->sizeHint().width() + m_text->fontMetrics().horizontalAdvance(m_text->text()) +
           1;
}

QString NoticeLine::sentence() const
{
    return isHidden() ? QString() : m_text->text();
}

} // namespace Hiwar
