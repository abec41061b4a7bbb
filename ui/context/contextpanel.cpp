// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/context/contextpanel.h"

#include "ui/accessiblerole.h"
#include "ui/clearscrollarea.h"
#include "ui/context/contextlist.h"
#include "ui/moneytext.h"
#include "ui/settings/checkline.h"
#include "ui/theme/icon.h"
#include "ui/theme/widgetpalette.h"

#include <QBoxLayout>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QListView>
#include <QLocale>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

constexpr int fewestRows = 3; // in less room the whole panel scrolls

} // namespace

ContextPanel::ContextPanel(QWidget *parent)
    : QWidget(parent)
    , m_title(new QLabel(tr("What is sent"), this))
    , m_close(new QToolButton(this))
    , m_area(new QScrollArea(this))
    , m_page(new QWidget(m_area))
    , m_sum(new QLabel(m_page))
    , m_limit(new QLabel(m_page))
    , m_rows(new ContextList(this))
    , m_delegate(new ContextDelegate(this))
    , m_list(new QListView(m_page))
    , m_buttons(new QGridLayout)
    , m_pin(new QPushButton(tr("Always send"), m_page))
    , m_exclude(new QPushButton(tr("Never send"), m_page))
    , m_limits(new QPushButton(tr("Set a limit…"), m_page))
    , m_summarise(new QPushButton(m_page))
    , m_automatic(new CheckLine(u"Summarise what a limit leaves out"_s, m_page))
{
    setAccessibleRole(*this, QAccessible::Pane);
    setObjectName(u"Context panel"_s);
    setAccessibleName(tr("What is sent"));
    m_close->setObjectName(u"Close what is sent"_s);
    m_close->setAccessibleName(tr("Close"));
    m_close->setToolTip(tr("Close"));
    m_close->setAutoRaise(true);
    for (QLabel *label : {m_sum, m_limit}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
    m_sum->setObjectName(u"Sum of what is sent"_s);
    m_limit->setObjectName(u"Limit of what is sent"_s);
    m_list->setObjectName(u"Messages to be sent"_s);
    m_list->setAccessibleName(tr("Messages of the next request"));
    m_list->setModel(m_rows);
    m_list->setItemDelegate(m_delegate);
    m_list->setUniformItemSizes(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setMouseTracking(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_pin->setObjectName(u"Always send"_s);
    m_exclude->setObjectName(u"Never send"_s);
    m_limits->setObjectName(u"Set a limit"_s);
    m_summarise->setObjectName(u"Summarise earlier messages"_s);
    m_pin->setCheckable(true);
    m_exclude->setCheckable(true);
    for (QPushButton *button : {m_pin, m_exclude, m_limits, m_summarise})
        button->setAutoDefault(false);
    layOut();
    setFocusProxy(m_list);
    connect(m_close, &QToolButton::clicked, this, &ContextPanel::closeRequested);
    connect(m_limits, &QPushButton::clicked, this, &ContextPanel::limitsRequested);
    connect(m_summarise, &QPushButton::clicked, this, &ContextPanel::summaryRequested);
    m_automatic->setSentence(tr("Summarise what a limit leaves out"));
    const QString cost = tr("One more request to the model, each time the limit is reached");
    m_automatic->setDescription(cost);
    m_automatic->setToolTip(cost);
    connect(m_automatic, &CheckLine::changed, this,
            [this] { emit automaticRequested(m_automatic->isChecked()); });
    // Assistive technology toggles them without a click.
    connect(m_pin, &QPushButton::toggled, this,
            [this](bool on) { emit pinRequested(current().messageId, on); });
    connect(m_exclude, &QPushButton::toggled, this,
            [this](bool on) { emit exclusionRequested(current().messageId, on); });
    connect(m_list, &QListView::activated, this, [this] {
        if (const QString id = current().messageId; !id.isEmpty())
            emit messageChosen(id);
    });
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &ContextPanel::refreshButtons);
    setTheme(makeTheme(ColourScheme::Light, 1.0));
    refreshButtons();
}

void ContextPanel::layOut()
{
    auto *head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    head->addWidget(m_close);
    auto *page = new QVBoxLayout(m_page);
    page->setContentsMargins({});
    page->addWidget(m_sum);
    page->addWidget(m_limit);
    page->addWidget(m_list, 1);
    page->addLayout(m_buttons);
    page->addWidget(m_limits);
    page->addWidget(m_summarise);
    page->addWidget(m_automatic);
    setClearContent(*m_area, m_page);
    auto *column = new QVBoxLayout(this);
    column->addLayout(head);
    column->addWidget(m_area, 1);
}

/// The two of a message beside each other where there is room for their words.
void ContextPanel::arrange()
{
    const QMargins margins = layout()->contentsMargins();
    const int room = width() - margins.left() - margins.right() -
                     m_area->verticalScrollBar()->sizeHint().width();
    const int needed = 2 * std::max(m_pin->sizeHint().width(), m_exclude->sizeHint().width()) +
                       m_buttons->horizontalSpacing();
    const bool isNarrow = needed > room;
    for (QPushButton *button : {m_pin, m_exclude})
        m_buttons->removeWidget(button);
    m_buttons->addWidget(m_pin, 0, 0, 1, isNarrow ? 2 : 1);
    m_buttons->addWidget(m_exclude, isNarrow ? 1 : 0, isNarrow ? 0 : 1, 1, isNarrow ? 2 : 1);
    const QString words =
        m_context.isSummarising ? tr("Summarising…") : tr("Summarise earlier messages");
    m_summarise->setAccessibleName(words);
    m_summarise->setText(words);
    if (!m_context.isSummarising && m_summarise->sizeHint().width() > room)
        m_summarise->setText(tr("Summarise"));
}

ShownContextRow ContextPanel::current() const
{
    return m_list->currentIndex().data(ContextList::RowRole).value<ShownContextRow>();
}

QString ContextPanel::sumText() const
{
    const QString tokens = countText(m_context.tokens, true);
    const QString sent =
        m_context.window ? tr("%1 of the %2 tokens that the model can read.")
                               .arg(tokens, countText(*m_context.window))
                         : tr("%1 tokens. How many the model can read is not known.").arg(tokens);
    if (m_context.leftOut == 0)
        return sent;
    return sent + u' ' +
           (m_context.leftOut == 1 ? tr("One message is left out.")
                                   : tr("%Ln messages are left out.", nullptr, m_context.leftOut));
}

QString ContextPanel::limitText() const
{
    QStringList limits;
    if (m_context.newest)
        limits << tr("The newest %1 messages at most.").arg(QLocale().toString(*m_context.newest));
    if (m_context.share)
        limits << tr("%1 tokens at most.").arg(countText(*m_context.share));
    if (m_context.isShareUnknown)
        limits << tr("The limit in per cent has no effect, because it is not known how many "
                     "tokens the model can read. Enter that where you choose who answers.");
    return limits.join(u' ');
}

void ContextPanel::setContext(const ShownContext &context)
{
    if (context == m_context)
        return;
    const QString currentId = current().messageId;
    m_context = context;
    m_rows->setRows(context.rows);
    if (!m_list->currentIndex().isValid() && !context.rows.isEmpty()) {
        int row = int(context.rows.size()) - 1;
        for (int i = 0; i < int(context.rows.size()) && !currentId.isEmpty(); ++i) {
            if (context.rows.at(i).messageId == currentId)
                row = i;
        }
        m_list->setCurrentIndex(m_rows->index(row));
    }
    m_sum->setText(sumText());
    m_limit->setText(limitText());
    m_limit->setVisible(!m_limit->text().isEmpty());
    refreshButtons();
}

void ContextPanel::refreshButtons()
{
    const ShownContextRow row = current();
    const QSignalBlocker quietPin(m_pin);
    const QSignalBlocker quietExclusion(m_exclude);
    for (QPushButton *button : {m_pin, m_exclude})
        button->setEnabled(!row.messageId.isEmpty());
    m_pin->setChecked(row.isPinned);
    m_exclude->setChecked(row.isExcluded);
    const QSignalBlocker quiet(m_automatic);
    m_automatic->setChecked(m_context.isAutomatic);
    m_summarise->setEnabled(m_context.canSummarise && !m_context.isSummarising);
    arrange();
}

void ContextPanel::setTheme(const Theme &theme)
{
    m_theme = theme;
    const int l = theme.px(Space::l);
    const int m = theme.px(Space::m);
    layout()->setContentsMargins(l, m, l, m);
    layout()->setSpacing(theme.px(Space::s));
    m_page->layout()->setSpacing(theme.px(Space::s));
    m_buttons->setSpacing(theme.px(Space::s));
    for (const int column : {0, 1})
        m_buttons->setColumnStretch(column, 1);
    m_title->setFont(theme.headingFont(2));
    m_close->setIcon(tintedIcon(Icon::Close, theme.palette.secondary));
    m_close->setMinimumSize(theme.px(Theme::leastTarget), theme.px(Theme::leastTarget));
    m_pin->setIcon(tintedIcon(Icon::Pin, theme.palette.text));
    m_exclude->setIcon(tintedIcon(Icon::Hide, theme.palette.text));
    for (QLabel *label : {m_sum, m_limit})
        setForeground(*label, theme.palette.secondary);
    m_automatic->setTheme(theme);
    m_delegate->setTheme(theme);
    m_list->setMinimumHeight(fewestRows * m_delegate->sizeHint({}, {}).height());
    m_list->doItemsLayout(); // rows have another height
    arrange();
    setGround(*this, theme.palette.sidebar);
    update();
}

void ContextPanel::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        emit closeRequested();
    else
        QWidget::keyPressEvent(event);
}

void ContextPanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void ContextPanel::paintEvent(QPaintEvent *)
{
    paintPaneEdge(*this, Qt::LeftEdge, m_theme.palette.hairline);
}

} // namespace Hiwar
