// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/noticebar.h"

#include "ui/theme/icon.h"
#include "ui/theme/quietstyle.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>

namespace Hiwar {

NoticeBar::NoticeBar(QWidget *parent)
    : QWidget(parent)
    , m_announcer(this)
    , m_text(new QLabel(this))
    , m_close(new QToolButton(this))
{
    setObjectName(QStringLiteral("notice"));
    setAccessibleName(tr("Notice"));
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

    auto *row = new QHBoxLayout(this);
    row->addWidget(m_text, 1);
    for (size_t i = 0; i < mostAnswers; ++i) {
        m_buttons[i] = new QPushButton(this);
        row->addWidget(m_buttons[i]);
        connect(m_buttons[i], &QPushButton::clicked, this, [this, i] { answer(i); });
    }
    row->addWidget(m_close);

    connect(m_close, &QToolButton::clicked, this, [this] {
        hide();
        m_acts = {}; // and what they held
    });
    hide();
}

void NoticeBar::answer(size_t index)
{
    hide();
    // The action may tell something itself.
    const auto acts = std::exchange(m_acts, {});
    if (acts[index])
        acts[index]();
}

void NoticeBar::setTheme(const Theme &theme)
{
    m_theme = theme;
    m_close->setIcon(tintedIcon(Icon::Close, theme.palette.secondary));
    const int s = theme.px(Space::s);
    setMargins(*layout(), theme.px(Space::l), s, s, s);
    layout()->setSpacing(theme.px(Space::m));
    setInk(*m_text, theme.palette.text);
    update();
}

void NoticeBar::tell(const QString &sentence, const QString &button, std::function<void()> action)
{
    tell(sentence, button.isEmpty() ? QList<Answer>() : QList<Answer>{{button, std::move(action)}});
}

void NoticeBar::tellUndoable(const QString &sentence, std::function<void()> undo)
{
    tell(sentence, tr("Undo"), [this, undo = std::move(undo)] {
        undo();
        announce(tr("Undone."));
    });
}

void NoticeBar::tell(const QString &sentence, const QList<Answer> &answers)
{
    m_text->setText(sentence);
    for (size_t i = 0; i < mostAnswers; ++i) {
        const Answer answer = answers.value(qsizetype(i));
        m_buttons[i]->setText(answer.text);
        m_buttons[i]->setVisible(!answer.text.isEmpty());
        m_acts[i] = answer.act;
    }
    setAccessibleDescription(sentence);
    show();
    announce(sentence);
}

void NoticeBar::announce(const QString &words)
{
    m_announcer.announce(words);
    emit announced(words);
}

void NoticeBar::reword(const QString &sentence)
{
    m_text->setText(sentence);
    setAccessibleDescription(sentence);
}

QString NoticeBar::sentence() const
{
    return isVisibleTo(parentWidget()) ? m_text->text() : QString();
}

void NoticeBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme.palette.surface);
    QRect line = rect();
    line.setTop(line.bottom());
    painter.fillRect(line, m_theme.palette.hairline);
    QRect mark = rect();
    mark.setWidth(m_theme.px(Space::xs));
    if (layoutDirection() == Qt::RightToLeft)
        mark.moveRight(rect().right());
    painter.fillRect(mark, m_theme.palette.warning);
}

} // namespace Hiwar
