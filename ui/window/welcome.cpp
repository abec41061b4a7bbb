// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/welcome.h"

#include "ui/accessiblerole.h"
#include "ui/settings/chatmodels.h"
#include "ui/theme/icon.h"
#include "ui/theme/iconlabel.h"
#include "ui/theme/widgetpalette.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

constexpr int markSize = 48;
constexpr int leastHeight = 300; ///< with less, the first step is more urgent than the mark
constexpr int readingWidth = 460;
constexpr qsizetype mostServers = 4;

QLabel *makeLabel(QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText); // a stranger may have named the model
    label->setAlignment(Qt::AlignHCenter);
    return label;
}

/// It shortens its words before it asks for more room.
QPushButton *makeButton(const QString &name, QWidget *parent)
{
    auto *button = new QPushButton(parent);
    button->setObjectName(name);
    button->setAutoDefault(false);
    button->setMinimumWidth(Theme::leastTarget);
    return button;
}

QString stepWith(const LocalServer &server)
{
    const QString model = sortModels(server.models).chat.value(0);
    return model.isEmpty() ? Welcome::tr("Use %1 on this computer").arg(server.name)
                           : Welcome::tr("Chat with %1 on this computer").arg(model);
}

} // namespace

Welcome::Welcome(QWidget *parent)
    : QScrollArea(parent)
    , m_page(new QWidget)
    , m_column(new QWidget(m_page))
    , m_mark(new IconLabel(m_column))
    , m_title(makeLabel(m_column))
    , m_line(makeLabel(m_column))
    , m_next(makeButton(u"Next step"_s, m_column))
    , m_others(new QWidget(m_column))
    , m_promptsTitle(makeLabel(m_column))
    , m_prompts(new QWidget(m_column))
    , m_guide(makeButton(u"Ask the Guide"_s, m_column))
{
    setAccessibleRole(*this, QAccessible::Pane);
    setObjectName(u"welcome"_s);
    setAccessibleName(tr("Welcome"));
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    viewport()->setAutoFillBackground(false);
    m_page->setAutoFillBackground(false);
    m_next->setDefault(true);
    m_guide->setFlat(true);
    m_guide->setText(tr("Ask the built-in Guide about Hiwar"));
    auto *others = new QVBoxLayout(m_others);
    others->setContentsMargins({});

    auto *column = new QVBoxLayout;
    column->addStretch(1);
    column->addWidget(m_mark, 0, Qt::AlignHCenter);
    column->addWidget(m_title);
    column->addWidget(m_line);
    column->addWidget(m_next, 0, Qt::AlignHCenter);
    column->addWidget(m_others);
    column->addWidget(m_promptsTitle);
    addPrompts(*column);
    column->addWidget(m_guide, 0, Qt::AlignHCenter);
    column->addStretch(2);
    column->setContentsMargins({});
    m_column->setLayout(column);
    auto *centre = new QHBoxLayout(m_page);
    centre->addStretch(1);
    centre->addWidget(m_column, 1000);
    centre->addStretch(1);
    setWidget(m_page);
    connect(m_next, &QPushButton::clicked, this, [this] {
        if (m_step == Step::ChooseModel)
            emit chooseModelRequested();
        else if (m_local.isEmpty())
            emit connectRequested();
        else
            emit localServerChosen(LocalServer(m_local.constFirst())); // the list may change
    });
    connect(m_guide, &QPushButton::clicked, this,
            [this] { emit guideRequested(tr("What can Hiwar do?")); });
    setGuide();
}

void Welcome::addPrompts(QVBoxLayout &column)
{
    auto *list = new QVBoxLayout(m_prompts);
    list->setContentsMargins({});
    const QList<std::pair<QString, QString>> prompts{
        {tr("Explain something step by step"), tr("Explain to me step by step: ")},
        {tr("Improve a text"), tr("Improve this text, and say what you changed:") + u"\n\n"_s},
        {tr("Find the mistake in code"), tr("Find the mistake in this code:") + u"\n\n"_s}};
    for (const auto &[name, prompt] : prompts) {
        QPushButton *button = makeButton(u"Prompt"_s, m_prompts);
        button->setText(name);
        list->addWidget(button);
        connect(button, &QPushButton::clicked, this,
                [this, words = prompt] { emit promptChosen(words); });
    }
    column.addWidget(m_prompts);
}

void Welcome::setTheme(const Theme &theme)
{
    m_theme = theme;
    const int edge = theme.px(Space::l);
    m_page->layout()->setContentsMargins(edge, edge, edge, edge);
    m_column->layout()->setSpacing(theme.px(Space::m));
    m_prompts->layout()->setSpacing(theme.px(Space::s));
    m_others->layout()->setSpacing(theme.px(Space::s));
    m_mark->setIcon(programIcon(), theme.px(markSize));
    m_title->setFont(theme.headingFont(1));
    m_promptsTitle->setFont(theme.captionFont());
    setForeground(*m_line, theme.palette.secondary);
    setForeground(*m_promptsTitle, theme.palette.secondary);
    setForeground(*m_guide, theme.palette.accent);
    m_column->setMaximumWidth(theme.px(readingWidth));
}

void Welcome::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    m_mark->setVisible(height() >= m_theme.px(leastHeight));
}

void Welcome::setGuide()
{
    m_title->setText(tr("Welcome to Hiwar"));
    m_line->setText(tr("Use OpenAI, Claude, Gemini, OpenRouter or a model on this computer. Your "
                       "key stays in this computer's keychain."));
    showStep(Step::Connect);
}

void Welcome::setModel(const QString &model)
{
    m_title->setText(tr("What would you like to talk about?"));
    m_line->setText(model.isEmpty() ? tr("Choose a model to start.") : model);
    showStep(model.isEmpty() ? Step::ChooseModel : Step::None);
}

void Welcome::setLocalServers(const QList<LocalServer> &servers)
{
    m_local = servers.first(std::min(servers.size(), mostServers));
    refreshStep();
}

void Welcome::showStep(Step step)
{
    m_step = step;
    refreshStep();
}

void Welcome::refreshStep()
{
    const bool isConnecting = m_step == Step::Connect;
    const bool isLocal = isConnecting && !m_local.isEmpty();
    m_next->setVisible(m_step != Step::None);
    m_guide->setVisible(isConnecting);
    m_next->setText(m_step == Step::ChooseModel ? tr("Choose a model")
                    : isLocal                   ? stepWith(m_local.constFirst())
                                                : tr("Add your key"));
    m_next->setToolTip(isLocal ? m_local.constFirst().baseUrl : QString());
    for (QPushButton *former : m_others->findChildren<QPushButton *>()) {
        former->hide();
        former->deleteLater(); // its click may have led here
    }
    m_promptsTitle->setText(m_step == Step::None ? tr("Begin with") : tr("Or begin with"));
    m_others->setVisible(isLocal);
    if (!isLocal)
        return;
    const auto add = [this](const QString &name, const QString &words, auto act) {
        QPushButton *button = makeButton(name, m_others);
        button->setText(words);
        m_others->layout()->addWidget(button);
        connect(button, &QPushButton::clicked, this, act);
    };
    for (const LocalServer &server : m_local.sliced(1))
        add(u"Use local server"_s, stepWith(server),
            [this, server] { emit localServerChosen(server); });
    add(u"Add your key"_s, tr("Add your key"), [this] { emit connectRequested(); });
}

} // namespace Hiwar
