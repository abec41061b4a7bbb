// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/noticebar.h"

#include "ui/accessiblerole.h"
#include "ui/clearscrollarea.h"
#include "ui/window/toast.h"

#include <QEvent>
#include <QPainter>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace Hiwar {

NoticeBar::NoticeBar(QWidget *parent)
    : QWidget(parent)
    , m_announcer(this)
    , m_area(new QScrollArea(this))
    , m_told(new NoticeLine(this))
    , m_lasting(new NoticeLine(this))
    , m_toast(new Toast(parent))
    , m_done(m_toast->addLine())
    , m_offered(m_toast->addLine())
{
    setAccessibleRole(*this, QAccessible::AlertMessage);
    setObjectName(QStringLiteral("notice"));
    setAccessibleName(tr("Notice"));
    auto *lines = new QWidget;
    auto *column = new QVBoxLayout(lines);
    column->setContentsMargins({});
    column->setSpacing(0);
    column->addWidget(m_told);
    column->insertWidget(0, m_lasting);
    setClearContent(*m_area, lines);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins({});
    all->addWidget(m_area);
    lines->installEventFilter(this);
    parent->installEventFilter(this);
    m_lasting->setClosable(false);
    connect(m_told, &NoticeLine::closed, this, &NoticeBar::describe);
    connect(m_done, &NoticeLine::closed, this, &NoticeBar::describe);
    connect(m_toast, &Toast::left, this, &NoticeBar::describe);
    connect(m_offered, &NoticeLine::closed, this, [this] {
        m_offers.clear();
        describe();
    });
    hide();
}

void NoticeBar::setTheme(const Theme &theme)
{
    m_theme = theme;
    m_lasting->setTheme(theme);
    m_told->setTheme(theme);
    m_toast->setTheme(theme);
    update();
}

void NoticeBar::tell(const QString &sentence, const QString &button, std::function<void()> action)
{
    tell(sentence, button.isEmpty() ? QList<Answer>() : QList<Answer>{{button, std::move(action)}});
}

void NoticeBar::tell(const QString &sentence, const QList<Answer> &answers)
{
    m_done->close();
    m_told->show(sentence, describing(answers));
    describe();
    announce(sentence);
}

void NoticeBar::tellDone(const QString &sentence, const QList<Answer> &answers)
{
    m_told->close();
    m_done->show(sentence, describing(answers));
    describe();
    announce(sentence);
}

void NoticeBar::setLasting(const QString &sentence, const QList<Answer> &answers)
{
    const bool isNew = sentence != m_lasting->sentence();
    if (sentence.isEmpty())
        m_lasting->close();
    else
        m_lasting->show(sentence, describing(answers));
    describe();
    if (isNew && !sentence.isEmpty())
        announce(sentence);
}

void NoticeBar::retract(const QString &sentence)
{
    if (m_told->sentence() != sentence)
        return;
    m_told->close();
    describe();
}

QList<NoticeBar::Answer> NoticeBar::describing(const QList<Answer> &answers)
{
    QList<Answer> acting = answers;
    for (Answer &answer : acting) {
        answer.act = [this, act = std::move(answer.act)] {
            describe();
            if (act)
                act();
        };
    }
    return acting;
}

void NoticeBar::tellUndoable(const QString &sentence, std::function<void()> undo)
{
    m_done->close();
    m_told->close(); // it is older
    m_offers.append({sentence, std::move(undo)});
    showOffer();
    announce(sentence);
}

void NoticeBar::undo()
{
    if (m_offers.isEmpty())
        return;
    const Offer offer = m_offers.takeLast();
    showOffer();
    offer.undo();
    announce(tr("Undone."));
}

void NoticeBar::showOffer()
{
    if (m_offers.isEmpty())
        m_offered->close();
    else
        m_offered->show(m_offers.constLast().sentence, {{tr("Undo"), [this] { undo(); }}});
    describe();
}

void NoticeBar::describe()
{
    QStringList sentences{m_lasting->sentence(), m_told->sentence()};
    sentences.removeAll({});
    setAccessibleDescription(sentences.join(u'\n'));
    setVisible(!sentences.isEmpty());
    fit();
    QStringList done{m_done->sentence(), m_offered->sentence()};
    done.removeAll({});
    m_toast->setAccessibleDescription(done.join(u'\n'));
    m_toast->refresh();
}

void NoticeBar::fit()
{
    QWidget *lines = m_area->widget();
    const int wanted = std::max(lines->layout()->heightForWidth(width()), 0);
    lines->setMinimumHeight(wanted);
    m_area->setFixedHeight(std::min(wanted, parentWidget()->height() * 2 / 5));
}

bool NoticeBar::eventFilter(QObject *watched, QEvent *event)
{
    const bool isHigher = watched == parent() && event->type() == QEvent::Resize;
    const bool isOther = watched == m_area->widget() && event->type() == QEvent::LayoutRequest;
    if (isHigher || isOther)
        fit();
    return QWidget::eventFilter(watched, event);
}

void NoticeBar::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fit();
}

void NoticeBar::announce(const QString &words)
{
    m_announcer.announce(words);
    emit announced(words);
}

void NoticeBar::reword(const QString &sentence)
{
    m_told->reword(sentence);
    describe();
}

QString NoticeBar::sentence() const
{
    for (const NoticeLine *line : {m_told, m_done, m_offered, m_lasting}) {
        if (const QString shown = line->sentence(); !shown.isEmpty())
            return shown;
    }
    return {};
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
