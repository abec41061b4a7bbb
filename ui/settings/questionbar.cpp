// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/questionbar.h"

#include <QBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>

#include <algorithm>

namespace Hiwar {

QuestionBar::QuestionBar(QWidget *parent)
    : QWidget(parent)
    , m_announcer(this)
    , m_text(new QLabel(this))
    , m_row(new QHBoxLayout)
{
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_text);
    column->addLayout(m_row);
    hide();
}

void QuestionBar::setTheme(const Theme &theme)
{
    m_theme = theme;
    const int l = theme.px(Space::l);
    const int m = theme.px(Space::m);
    layout()->setContentsMargins(l, m, l, m);
    layout()->setSpacing(theme.px(Space::s));
    m_row->setSpacing(theme.px(Space::s));
}

void QuestionBar::ask(const QString &question, const QList<Answer> &answers)
{
    show(question, answers);
    auto *first = qobject_cast<QPushButton *>(m_row->itemAt(0)->widget());
    if (first == nullptr)
        return;
    first->setDefault(true);
    first->setFocus(Qt::OtherFocusReason);
}

void QuestionBar::tell(const QString &sentence, const QList<Answer> &answers)
{
    show(sentence, answers);
    setAccessibleDescription(sentence);
    m_announcer.announce(sentence);
}

void QuestionBar::show(const QString &words, const QList<Answer> &answers)
{
    while (QLayoutItem *item = m_row->takeAt(0)) {
        if (item->widget() != nullptr)
            item->widget()->deleteLater();
        delete item;
    }
    m_text->setText(words);
    for (qsizetype i = 0; i < answers.size(); ++i) {
        auto *button = new QPushButton(answers.at(i).text, this);
        button->setObjectName(answers.at(i).text);
        button->setAutoDefault(false);
        button->setAccessibleDescription(words);
        const auto give = [this, act = answers.at(i).act] {
            close();
            if (act)
                act();
        };
        connect(button, &QPushButton::clicked, this, give);
        m_row->addWidget(button);
        const bool isMarked = std::any_of(answers.begin(), answers.end(),
                                          [](const Answer &answer) { return answer.isEscape; });
        if (isMarked ? answers.at(i).isEscape : i + 1 == answers.size())
            m_escape = give;
    }
    m_row->addStretch(1);
    setVisible(true);
}

void QuestionBar::close()
{
    hide();
    m_escape = nullptr;
}

void QuestionBar::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && m_escape) {
        const auto escape = m_escape;
        escape();
        event->accept();
        return;
    }
    QWidget::keyPressEvent(event);
}

void QuestionBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme.palette.surface);
    painter.setPen(m_theme.palette.hairline);
    painter.drawLine(rect().topLeft(), rect().topRight());
}

} // namespace Hiwar
