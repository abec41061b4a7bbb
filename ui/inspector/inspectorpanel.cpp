// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/inspectorpanel.h"

#include "ui/accessiblerole.h"
#include "ui/inspector/curlcommand.h"
#include "ui/inspector/sectionbar.h"
#include "ui/inspector/summarypage.h"
#include "ui/inspector/wiretext.h"
#include "ui/inspector/wireview.h"
#include "ui/settings/choicebox.h"
#include "ui/settings/inlinemessagelabel.h"
#include "ui/theme/icon.h"
#include "ui/theme/quietstyle.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QClipboard>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QPushButton>
#include <QStackedWidget>
#include <QToolButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

QPushButton *makeButton(const QString &name, const QString &text, QWidget *parent)
{
    auto *button = new QPushButton(text, parent);
    button->setObjectName(name);
    button->setAutoDefault(false);
    button->setMinimumWidth(Theme::leastTarget);
    return button;
}

} // namespace

InspectorPanel::InspectorPanel(QWidget *parent)
    : QWidget(parent)
    , m_announcer(this)
    , m_title(new QLabel(tr("Details"), this))
    , m_close(new QToolButton(this))
    , m_attempt(new ChoiceBox(u"Attempt"_s, tr("Attempt"), this))
    , m_sections(new SectionBar(this))
    , m_pages(new QStackedWidget(this))
    , m_summary(new SummaryPage(m_pages))
    , m_request(new WireView(u"Request"_s, tr("Request"), m_pages))
    , m_answer(new WireView(u"Reply"_s, tr("Reply"), m_pages))
    , m_footer(new QWidget(this))
    , m_formatted(new QCheckBox(tr("Formatted"), m_footer))
    , m_copyCurl(makeButton(u"Copy as cURL"_s, tr("Copy as cURL"), m_footer))
    , m_copyRequest(makeButton(u"Copy request"_s, tr("Copy request"), m_footer))
    , m_copyReply(makeButton(u"Copy reply"_s, tr("Copy reply"), m_footer))
    , m_message(new InlineMessageLabel(m_footer))
{
    setAccessibleRole(*this, QAccessible::Pane);
    setObjectName(u"Details panel"_s);
    setAccessibleName(tr("Details panel"));
    m_sections->setObjectName(u"Sections"_s);
    m_sections->setAccessibleName(tr("Sections"));
    for (const QString &name : {tr("Summary"), tr("Request"), tr("Reply")})
        m_sections->addTab(name);
    m_pages->addWidget(m_summary);
    m_pages->addWidget(m_request);
    m_pages->addWidget(m_answer);
    m_formatted->setObjectName(u"Formatted"_s);
    m_formatted->setChecked(true);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(0);
    column->addWidget(makeHeader());
    column->addWidget(m_pages, 1);
    column->addWidget(makeFooter());
    setFocusProxy(m_sections);
    connectParts();
    setTheme(makeTheme(ColourScheme::Light, 1.0));
    refresh();
}

QWidget *InspectorPanel::makeHeader()
{
    m_close->setObjectName(u"Close details"_s);
    m_close->setAccessibleName(tr("Close details"));
    m_close->setToolTip(tr("Close details"));
    m_close->setAutoRaise(true);
    auto *header = new QWidget(this);
    auto *row = new QHBoxLayout;
    row->addWidget(m_title, 1);
    row->addWidget(m_close);
    auto *column = new QVBoxLayout(header);
    column->addLayout(row);
    column->addWidget(m_attempt);
    column->addWidget(m_sections, 0, Qt::AlignLeft);
    return header;
}

QWidget *InspectorPanel::makeFooter()
{
    auto *row = new QHBoxLayout;
    row->addWidget(m_copyCurl);
    row->addWidget(m_copyRequest);
    row->addWidget(m_copyReply);
    row->addStretch(1);
    auto *column = new QVBoxLayout(m_footer);
    column->addWidget(m_formatted);
    column->addLayout(row);
    column->addWidget(m_message);
    return m_footer;
}

void InspectorPanel::connectParts()
{
    connect(m_close, &QToolButton::clicked, this, &InspectorPanel::closeRequested);
    connect(m_attempt, &QComboBox::activated, this, &InspectorPanel::refresh);
    connect(m_formatted, &QCheckBox::toggled, this, &InspectorPanel::refresh);
    connect(m_sections, &QTabBar::currentChanged, this, [this](int section) {
        m_pages->setCurrentIndex(section);
        m_message->setMessage({});
        refreshFooter();
    });
    connect(m_copyCurl, &QPushButton::clicked, this, [this] {
        if (const WireExchange *exchange = chosen())
            copy(curlCommand(*exchange),
                 tr("Copied. Set HIWAR_API_KEY in the shell before you run it."));
    });
    connect(m_copyRequest, &QPushButton::clicked, this, [this] {
        if (const WireExchange *exchange = chosen())
            copy(requestText(*exchange, false), tr("Copied."));
    });
    connect(m_copyReply, &QPushButton::clicked, this, [this] {
        if (const WireExchange *exchange = chosen())
            copy(replyText(*exchange, false), tr("Copied."));
    });
}

void InspectorPanel::copy(const QString &text, const QString &message)
{
    QGuiApplication::clipboard()->setText(text);
    m_message->setMessage({.tone = Tone::Good, .text = message});
    m_announcer.announce(message);
}

const WireExchange *InspectorPanel::chosen() const
{
    const qsizetype at = m_attempt->currentIndex();
    const auto &exchanges = m_reply.transcript.exchanges;
    return at >= 0 && at < exchanges.size() ? &exchanges.at(at) : nullptr;
}

void InspectorPanel::setReply(const InspectedReply &reply)
{
    if (reply == m_reply)
        return;
    const bool isSame = reply.messageId == m_reply.messageId;
    m_reply = reply;
    if (!isSame) {
        m_sections->setCurrentIndex(Summary);
        m_request->setWire({});
        m_answer->setWire({});
        m_message->setMessage({});
    }
    fillAttempts(isSame);
    refresh();
}

/// If the last attempt was chosen, a new attempt is chosen instead.
void InspectorPanel::fillAttempts(bool isSame)
{
    const int before = m_attempt->currentIndex();
    const bool wasLast = before == m_attempt->count() - 1;
    m_attempt->clear();
    int number = 0;
    for (const WireExchange &exchange : m_reply.transcript.exchanges) {
        const QString result = exchange.status > 0             ? QString::number(exchange.status)
                               : exchange.end == WireEnd::Open ? tr("under way")
                                                               : tr("no answer");
        m_attempt->addItem(tr("Attempt %1 · %2").arg(++number).arg(result));
    }
    m_attempt->setCurrentIndex(isSame && !wasLast ? before : m_attempt->count() - 1);
    m_attempt->setVisible(m_attempt->count() > 1);
}

void InspectorPanel::refresh()
{
    const WireExchange none;
    const WireExchange *exchange = chosen();
    const bool formatted = m_formatted->isChecked();
    const WireExchange &shown = exchange ? *exchange : none;
    if (exchange)
        m_summary->setRows(
            summaryRows(shown, m_reply.figures.value(m_attempt->currentIndex()), m_reply.model),
            timingPhases(shown));
    m_request->setWire(visibleText(requestText(shown, formatted)));
    m_answer->setWire(visibleText(replyText(shown, formatted)));
    refreshFooter();
}

void InspectorPanel::refreshFooter()
{
    const int section = m_sections->currentIndex();
    const WireExchange *exchange = chosen();
    m_formatted->setVisible(section != Summary);
    m_copyCurl->setVisible(section != Reply);
    m_copyRequest->setVisible(section == Request);
    m_copyReply->setVisible(section == Reply);
    const bool isWhole = exchange && exchange->requestGap() == 0;
    m_copyCurl->setEnabled(isWhole);
    m_copyCurl->setToolTip(isWhole ? QString() : tr("The request is too long to be kept whole."));
}

void InspectorPanel::setTheme(const Theme &theme)
{
    m_theme = theme;
    const int l = theme.px(Space::l);
    const int s = theme.px(Space::s);
    setGround(*this, theme.palette.sidebar);
    QLayout *header = layout()->itemAt(0)->widget()->layout();
    setMargins(*header, l, s, s, 0);
    header->setSpacing(s);
    m_footer->layout()->setContentsMargins(l, s, l, l);
    m_footer->layout()->setSpacing(s);
    m_title->setFont(theme.headingFont(2));
    m_close->setIcon(tintedIcon(Icon::Close, theme.palette.secondary));
    m_sections->setTheme(theme);
    m_summary->setTheme(theme);
    m_request->setTheme(theme);
    m_answer->setTheme(theme);
    m_message->setTheme(theme);
    update();
}

void InspectorPanel::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape) {
        emit closeRequested();
        event->accept();
        return;
    }
    QWidget::keyPressEvent(event);
}

void InspectorPanel::paintEvent(QPaintEvent *)
{
    paintPaneEdge(*this, Qt::LeftEdge, m_theme.palette.hairline);
}

} // namespace Hiwar
