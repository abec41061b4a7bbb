// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/welcome.h"

#include "ui/theme/icon.h"
#include "ui/theme/quietstyle.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

constexpr int markSize = 56;
constexpr qsizetype mostServers = 4;

QLabel *wrapped(QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setAlignment(Qt::AlignHCenter);
    return label;
}

} // namespace

Welcome::Welcome(QWidget *parent)
    : QWidget(parent)
    , m_mark(new QWidget(this))
    , m_title(wrapped(this))
    , m_line(wrapped(this))
    , m_questions(new QWidget(this))
    , m_card(new QWidget(this))
    , m_servers(new QWidget(m_card))
    , m_cardTitle(new QLabel(m_card))
    , m_cardText(new QLabel(m_card))
    , m_connect(new QPushButton(tr("Connect to your provider"), m_card))
{
    setObjectName(u"welcome"_s);
    setAccessibleName(tr("Welcome"));
    auto *centre = new QHBoxLayout(this);
    auto *column = new QVBoxLayout;
    centre->addStretch(1);
    centre->addLayout(column, 1000);
    centre->addStretch(1);
    column->addStretch(1);
    column->addWidget(m_mark, 0, Qt::AlignHCenter);
    column->addWidget(m_title);
    column->addWidget(m_line);
    addQuestions(*column);
    addCard(*column);
    column->addStretch(2);
    setGuide();
}

void Welcome::addQuestions(QVBoxLayout &column)
{
    auto *list = new QVBoxLayout(m_questions);
    list->setContentsMargins({});
    for (const QString &question : {tr("How do I connect a model?"), tr("What can bubbles show?"),
                                    tr("Where are my keys and my history?"), u"كيف أبدأ؟"_s}) {
        auto *button = new QPushButton(question, m_questions);
        list->addWidget(button);
        connect(button, &QPushButton::clicked, this,
                [this, question] { emit questionChosen(question); });
    }
    column.addWidget(m_questions);
}

void Welcome::addCard(QVBoxLayout &column)
{
    m_cardTitle->setText(tr("Bring your own model"));
    m_cardText->setText(
        tr("Any service with a chat-completion interface will do: enter its base URL "
           "and your key, and choose a model. The key goes into the keychain of "
           "this computer."));
    m_cardText->setWordWrap(true);
    auto *servers = new QVBoxLayout(m_servers);
    servers->setContentsMargins({});
    m_servers->hide();
    auto *inside = new QVBoxLayout(m_card);
    inside->addWidget(m_servers);
    inside->addWidget(m_cardTitle);
    inside->addWidget(m_cardText);
    inside->addWidget(m_connect, 0, Qt::AlignLeading);
    column.addWidget(m_card);
    connect(m_connect, &QPushButton::clicked, this, &Welcome::connectRequested);
}

void Welcome::setTheme(const Theme &theme)
{
    m_theme = theme;
    m_title->setFont(theme.headingFont(1));
    m_cardTitle->setFont(theme.headingFont(3));
    setForeground(*m_line, theme.palette.secondary);
    setForeground(*m_cardText, theme.palette.secondary);
    m_mark->setFixedSize(theme.px(markSize), theme.px(markSize));
    m_connect->setIcon(tintedIcon(Icon::Connect, theme.palette.accent));

    layout()->setContentsMargins(theme.px(Space::l), theme.px(Space::l), theme.px(Space::l),
                                 theme.px(Space::l));
    const int reading = theme.px(Theme::columnWidth * 2 / 3);
    const std::array<QWidget *, 4> parts{m_title, m_line, m_questions, m_card};
    for (QWidget *part : parts)
        part->setMaximumWidth(reading);
    auto *column = layout()->itemAt(1)->layout();
    column->setSpacing(theme.px(Space::m));
    m_questions->layout()->setSpacing(theme.px(Space::s));
    const int inner = theme.px(Space::l);
    m_card->layout()->setContentsMargins(inner, inner, inner, inner);
    m_card->layout()->setSpacing(theme.px(Space::s));
    m_servers->layout()->setSpacing(theme.px(Space::s));
    update();
}

void Welcome::showGuideParts(bool shown)
{
    // Showing a widget that is not hidden would measure it again.
    if (std::exchange(m_hasGuideParts, shown) == shown)
        return;
    m_questions->setVisible(shown);
    m_card->setVisible(shown);
}

void Welcome::setGuide()
{
    m_title->setText(tr("Welcome to Hiwar"));
    m_line->setText(
        tr("The built-in Guide answers questions about Hiwar, here and now, without any network."));
    showGuideParts(true);
}

void Welcome::setModel(const QString &model)
{
    m_title->setText(tr("What would you like to talk about?"));
    m_line->setText(model.isEmpty() ? tr("No model is chosen yet: see Settings.") : model);
    showGuideParts(false);
}

void Welcome::setLocalServers(const QList<LocalServer> &servers)
{
    qDeleteAll(m_servers->findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly));
    for (const LocalServer &server : servers.first(std::min(servers.size(), mostServers)))
        addServer(server);
    m_servers->setVisible(!servers.isEmpty());
}

void Welcome::addServer(const LocalServer &server)
{
    auto *row = new QWidget(m_servers);
    auto *text = new QLabel(row);
    text->setTextFormat(Qt::PlainText); // the name is not trusted
    text->setWordWrap(true);
    text->setText(server.models.isEmpty() ? tr("%1 is running on this machine.").arg(server.name)
                                          : tr("%1 is running on this machine; models: %2.")
                                                .arg(server.name)
                                                .arg(server.models.size()));
    auto *use = new QPushButton(tr("Use it"), row);
    use->setObjectName(u"Use local server"_s);
    use->setAccessibleName(tr("Use %1").arg(server.name));
    use->setToolTip(server.baseUrl);
    auto *line = new QHBoxLayout(row);
    line->setContentsMargins({});
    line->addWidget(text, 1);
    line->addWidget(use, 0, Qt::AlignTop);
    m_servers->layout()->addWidget(row);
    connect(use, &QPushButton::clicked, this, [this, server] { emit localServerChosen(server); });
}

void Welcome::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRect mark(m_mark->mapTo(this, QPoint()), m_mark->size());
    programIcon().paint(&painter, mark);
    if (!m_card->isVisibleTo(this))
        return;
    const QRectF card = QRectF(m_card->geometry()).adjusted(0.5, 0.5, -0.5, -0.5);
    const qreal radius = m_theme.px(Theme::bubbleRadius);
    painter.setPen(m_theme.palette.hairline);
    painter.setBrush(m_theme.palette.surface);
    painter.drawRoundedRect(card, radius, radius);
}

} // namespace Hiwar
