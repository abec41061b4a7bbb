// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sidebyside/sidebyside.h"

#include "ui/accessiblerole.h"
#include "ui/conversation/conversationview.h"
#include "ui/sidebyside/replycolumn.h"
#include "ui/theme/icon.h"
#include "ui/theme/widgetpalette.h"

#include <QApplication>
#include <QBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QSignalBlocker>
#include <QStyle>
#include <QTabBar>
#include <QTextLayout>
#include <QToolButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

/// A tab keeps so much of a long name that one knows which it is.
class ReplyTabs : public QTabBar
{
public:
    using QTabBar::QTabBar;

protected:
    [[nodiscard]] QSize minimumTabSizeHint(int index) const override
    {
        constexpr int letters = 10;
        const QSize full = tabSizeHint(index);
        return {std::min(full.width(), letters * fontMetrics().averageCharWidth() +
                                           2 * style()->pixelMetric(QStyle::PM_TabBarTabHSpace)),
                full.height()};
    }
};

/// The words in one line or at most two of this width.
QString inLines(int lines, const QString &words, const QFont &font, int width)
{
    const QString line = words.simplified();
    if (lines < 2)
        return QFontMetrics(font).elidedText(line, Qt::ElideRight, width);
    QTextLayout layout(line, font);
    layout.beginLayout();
    QTextLine first = layout.createLine();
    if (first.isValid())
        first.setLineWidth(std::max(width, 1));
    layout.endLayout();
    if (!first.isValid() || first.textLength() >= line.size())
        return line;
    return line.left(first.textLength()).trimmed() + u'\n' +
           QFontMetrics(font).elidedText(line.mid(first.textLength()), Qt::ElideRight, width);
}

} // namespace

SideBySide::SideBySide(QWidget *parent)
    : QWidget(parent)
    , m_pace(this)
    , m_announcer(this)
    , m_title(new QLabel(this))
    , m_close(new QToolButton(this))
    , m_tabs(new ReplyTabs(this))
    , m_row(new QHBoxLayout)
{
    setAccessibleRole(*this, QAccessible::Grouping);
    setObjectName(u"Replies side by side"_s);
    setAccessibleName(tr("Replies side by side"));
    m_pace.setShared();
    m_title->setTextFormat(Qt::PlainText);
    m_title->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_close->setObjectName(u"Close side by side"_s);
    m_close->setAccessibleName(tr("Back to the conversation"));
    m_close->setToolTip(tr("Back to the conversation (Esc)"));
    m_close->setAutoRaise(true);
    m_tabs->setObjectName(u"Replies"_s);
    m_tabs->setAccessibleName(tr("Replies"));
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_tabs->setElideMode(Qt::ElideMiddle);
    auto *head = new QHBoxLayout;
    head->setContentsMargins({});
    head->setSpacing(Space::xs);
    head->addWidget(m_title, 1);
    head->addWidget(m_close, 0, Qt::AlignTop);
    auto *page = new QVBoxLayout(this);
    page->setContentsMargins({});
    page->setSpacing(0);
    page->addLayout(head);
    page->addWidget(m_tabs);
    m_row->setContentsMargins({});
    m_row->setSpacing(0);
    page->addLayout(m_row, 1);
    connect(m_close, &QToolButton::clicked, this, &SideBySide::closeRequested);
    connect(m_tabs, &QTabBar::currentChanged, this, &SideBySide::setCurrentIndex);
    connect(qApp, &QApplication::focusChanged, this,
            [this](QWidget *, QWidget *now) { takeFocus(now); });
}

SideBySide::~SideBySide()
{
    disconnect(qApp, nullptr, this, nullptr); // what has the focus is about to lose it
    qDeleteAll(
        findChildren<ReplyColumn *>(QString(), Qt::FindDirectChildrenOnly)); // they use the pace
}

void SideBySide::setPreparation(const std::function<void(ConversationView &)> &prepare)
{
    m_prepare = prepare;
}

ReplyColumn *SideBySide::makeColumn()
{
    auto *column = new ReplyColumn(this);
    column->view().setPace(m_pace);
    if (m_prepare)
        m_prepare(column->view());
    column->setTheme(m_theme);
    connect(column, &ReplyColumn::stopRequested, this, &SideBySide::stopRequested);
    connect(column, &ReplyColumn::continueRequested, this, &SideBySide::continueRequested);
    connect(column, &ReplyColumn::againRequested, this, &SideBySide::againRequested);
    connect(column, &ReplyColumn::chosen, this, &SideBySide::chosen);
    connect(column, &ReplyColumn::compareRequested, this, &SideBySide::compareRequested);
    connect(column, &ReplyColumn::ended, this, [this](const QString &words) {
        if (isVisible())
            m_announcer.announce(words);
    });
    return column;
}

void SideBySide::show(const QString &question, const QList<ShownSibling> &siblings)
{
    m_question = question;
    const QString current = this->current();
    QList<ReplyColumn *> columns;
    for (const ShownSibling &sibling : siblings) {
        const int at = indexOf(sibling.id);
        ReplyColumn *column = at >= 0 ? m_columns.at(at) : makeColumn();
        column->setSibling(sibling);
        QList<ShownSibling> others = siblings;
        others.removeAll(sibling);
        column->setOthers(others);
        columns.append(column);
    }
    for (ReplyColumn *former : std::as_const(m_columns)) {
        if (!columns.contains(former))
            former->retire();
    }
    m_columns = columns;
    const int at = indexOf(current);
    m_current = std::max(at, 0);
    m_first = at < 0 ? 0 : std::min(m_first, int(m_columns.size()) - 1);
    fillTabs();
    elideQuestion();
    arrange();
    setChosen(m_chosen);
}

void SideBySide::clear()
{
    for (ReplyColumn *column : std::as_const(m_columns))
        column->retire();
    m_columns.clear();
    m_current = 0;
    m_first = 0;
    m_chosen.clear();
}

void SideBySide::fillTabs()
{
    const QSignalBlocker quiet(m_tabs);
    while (m_tabs->count() > 0)
        m_tabs->removeTab(0);
    for (const ReplyColumn *column : std::as_const(m_columns))
        m_tabs->setTabToolTip(m_tabs->addTab(column->name()), column->name());
    m_tabs->setCurrentIndex(m_current);
}

int SideBySide::indexOf(const QString &id) const
{
    for (int at = 0; at < int(m_columns.size()); ++at) {
        if (m_columns.at(at)->id() == id)
            return at;
    }
    return -1;
}

void SideBySide::setChosen(const QString &id)
{
    m_chosen = id;
    for (ReplyColumn *column : std::as_const(m_columns))
        column->setChosen(column->id() == id);
}

QString SideBySide::current() const
{
    return m_current < int(m_columns.size()) ? m_columns.at(m_current)->id() : QString();
}

void SideBySide::setCurrent(const QString &id, bool focus)
{
    const int at = indexOf(id);
    if (at < 0)
        return;
    setCurrentIndex(at);
    if (focus)
        m_columns.at(at)->focusReply();
}

void SideBySide::setCurrentIndex(int index)
{
    if (index < 0 || index >= int(m_columns.size()))
        return;
    const bool isOther = index != m_current;
    m_current = index;
    const QSignalBlocker quiet(m_tabs);
    m_tabs->setCurrentIndex(index);
    arrange();
    if (isOther)
        emit currentChanged(current());
}

void SideBySide::takeFocus(const QWidget *now)
{
    for (int at = 0; now && at < int(m_columns.size()); ++at) {
        if (m_columns.at(at)->isAncestorOf(now) && at != m_current)
            return setCurrentIndex(at);
    }
}

bool SideBySide::step(int direction)
{
    const QWidget *focus = QApplication::focusWidget();
    const bool isInside =
        focus && m_current < int(m_columns.size()) && m_columns.at(m_current)->isAncestorOf(focus);
    const int to = m_current + direction;
    if (!isInside || to < 0 || to >= int(m_columns.size()))
        return false;
    setCurrent(m_columns.at(to)->id(), true);
    return true;
}

void SideBySide::enter(int direction)
{
    if (!m_columns.isEmpty())
        setCurrent((direction > 0 ? m_columns.constFirst() : m_columns.constLast())->id(), true);
}

void SideBySide::setTheme(const Theme &theme)
{
    m_theme = theme;
    const int side = theme.px(Space::m);
    m_title->setFont(theme.font);
    m_title->setContentsMargins(side, theme.px(Space::s), side, theme.px(Space::s));
    setForeground(*m_title, theme.palette.text);
    m_close->setIcon(tintedIcon(Icon::Close, theme.palette.secondary));
    m_close->setMinimumSize(theme.px(Theme::rowHeight), theme.px(Theme::rowHeight));
    m_tabs->setFont(theme.font);
    for (ReplyColumn *column : std::as_const(m_columns))
        column->setTheme(theme);
    elideQuestion();
    arrange();
    update();
}

void SideBySide::elideQuestion()
{
    const QMargins margins = m_title->contentsMargins();
    const int room = width() - m_close->sizeHint().expandedTo(m_close->minimumSize()).width() -
                     margins.left() - margins.right() - Space::xs;
    m_title->setText(inLines(isTight() ? 1 : 2, m_question, m_title->font(), room));
    m_title->setToolTip(m_question.size() > 2000 ? m_question.left(2000) + u'…' : m_question);
    m_title->setAccessibleName(tr("Question: %1").arg(m_question));
}

void SideBySide::arrange()
{
    const int count = int(m_columns.size());
    const int fit =
        std::clamp(width() / std::max(1, m_theme.px(leastColumn)), 1, std::max(1, count));
    m_tabs->setVisible(fit < count);
    m_first = std::clamp(m_first, std::max(0, m_current - fit + 1), std::max(0, m_current));
    m_first = std::clamp(m_first, 0, std::max(0, count - fit));
    while (m_row->count() > 0)
        delete m_row->takeAt(0);
    while (m_lines.size() + 1 < count) {
        auto *line = new QWidget(this);
        line->setAutoFillBackground(true);
        m_lines.append(line);
    }
    for (int at = 0; at < int(m_lines.size()); ++at) {
        QWidget *line = m_lines.at(at);
        line->setFixedWidth(1);
        setGround(*line, m_theme.palette.hairline);
        line->setVisible(at + 1 < count && at >= m_first && at + 1 < m_first + fit);
    }
    for (int at = 0; at < count; ++at) {
        ReplyColumn *column = m_columns.at(at);
        const bool isShown = at >= m_first && at < m_first + fit;
        if (at > 0)
            m_row->addWidget(m_lines.at(at - 1));
        m_row->addWidget(column, 1);
        column->setVisible(isShown);
        column->setTight(isTight() && fit < count); // then its tab names it
        column->view().setAsleep(!isShown || !isVisible());
        column->setCurrent(at == m_current && count > 1);
    }
}

void SideBySide::keyPressEvent(QKeyEvent *event)
{
    const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (event->key() == Qt::Key_Escape)
        emit closeRequested();
    else if (isReturn && event->modifiers().testFlag(Qt::ControlModifier))
        emit chosen(current());
    else
        QWidget::keyPressEvent(event);
}

void SideBySide::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    elideQuestion();
    arrange();
}

void SideBySide::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    arrange();
}

void SideBySide::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    for (ReplyColumn *column : std::as_const(m_columns))
        column->view().setAsleep(true);
}

void SideBySide::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme.palette.window);
}

} // namespace Hiwar
