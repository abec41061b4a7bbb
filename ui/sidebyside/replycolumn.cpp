// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sidebyside/replycolumn.h"

#include "ui/accessiblerole.h"
#include "ui/conversation/accessibility/replynarration.h"
#include "ui/conversation/conversationview.h"
#include "ui/theme/ownline.h"
#include "ui/theme/widgetpalette.h"

#include <QAbstractItemModel>
#include <QGridLayout>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QStyle>

#include <utility>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

/// Some text has come, and it did not end by itself.
bool canGoOn(const ShownMessage &message)
{
    const bool isCut = message.state == MessageState::Stopped ||
                       message.state == MessageState::Closed ||
                       message.state == MessageState::Failed || message.finishReason == "length"_L1;
    return isCut && !message.text.isEmpty();
}

} // namespace

ReplyColumn::ReplyColumn(QWidget *parent)
    : QWidget(parent)
    , m_name(new QLabel(this))
    , m_state(new QLabel(this))
    , m_view(new ConversationView(this))
    , m_foot(new QWidget(this))
    , m_grid(new QGridLayout(m_foot))
    , m_stop(addButton(u"Stop"_s, tr("Stop")))
    , m_continue(addButton(u"Continue"_s, tr("Continue")))
    , m_again(addButton(u"Try again"_s, tr("Try again")))
    , m_choose(addButton(u"Choose"_s, tr("Choose")))
    , m_compare(addButton(u"Compare"_s, tr("Compare")))
    , m_more(addButton(u"More"_s, tr("More")))
    , m_comparable(new QMenu(m_compare))
    , m_further(new QMenu(m_more))
{
    setAccessibleRole(*this, QAccessible::Grouping);
    m_name->setTextFormat(Qt::PlainText);
    m_state->setTextFormat(Qt::PlainText);
    m_state->setWordWrap(true);
    for (QLabel *label : {m_name, m_state}) // a label is at least as wide as its longest word
        label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_more->setMenu(m_further);
    m_choose->setToolTip(tr("Go on with this reply (Ctrl+Enter)"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(0);
    column->addWidget(m_name);
    column->addWidget(m_state);
    column->addWidget(m_view, 1);
    column->addWidget(m_foot);
    connect(m_stop, &QPushButton::clicked, this, [this] { emit stopRequested(id()); });
    connect(m_continue, &QPushButton::clicked, this, [this] { emit continueRequested(id()); });
    connect(m_again, &QPushButton::clicked, this, [this] { emit againRequested(id()); });
    connect(m_choose, &QPushButton::clicked, this, [this] { emit chosen(id()); });
    connect(m_compare, &QPushButton::clicked, this, [this] {
        if (m_others.size() == 1)
            emit compareRequested(id(), m_others.constFirst().id);
    });
}

ReplyColumn::~ReplyColumn()
{
    m_view->setModel(nullptr);
}

void ReplyColumn::retire()
{
    if (m_sibling.model)
        m_sibling.model->disconnect(this);
    m_sibling.model = nullptr;
    m_view->setModel(nullptr);
    hide();
    deleteLater();
}

QPushButton *ReplyColumn::addButton(const QString &name, const QString &text)
{
    auto *button = new QPushButton(text, m_foot);
    button->setObjectName(name);
    button->setAutoDefault(false);
    return button;
}

void ReplyColumn::setSibling(const ShownSibling &sibling)
{
    if (m_sibling == sibling)
        return;
    const bool isOther = m_sibling.model != sibling.model;
    if (isOther && m_sibling.model)
        m_sibling.model->disconnect(this);
    m_sibling = sibling;
    setObjectName(u"Reply of "_s + sibling.name);
    setAccessibleName(sibling.name);
    m_view->setAccessibleName(tr("Reply of %1").arg(sibling.name));
    elide();
    nameButtons();
    if (isOther) {
        m_view->setModel(sibling.model);
        connectModel();
        m_wasRunning = isRunning();
    }
    refresh();
}

void ReplyColumn::connectModel()
{
    if (!m_sibling.model)
        return;
    connect(m_sibling.model, &QAbstractItemModel::dataChanged, this,
            [this](const QModelIndex &, const QModelIndex &, const QList<int> &roles) {
                // Text that only grew changes nothing around it.
                if (roles != QList<int>{TextRole} && roles != QList<int>{ReasoningRole})
                    refresh();
            });
}

ShownMessage ReplyColumn::message() const
{
    if (!m_sibling.model || m_sibling.model->rowCount() == 0)
        return {};
    return m_sibling.model->index(0, 0).data(ShownMessageRole).value<ShownMessage>();
}

bool ReplyColumn::isRunning() const
{
    return Hiwar::isRunning(message());
}

QString ReplyColumn::stateWords() const
{
    const ShownMessage shown = message();
    switch (shown.state) {
    case MessageState::Waiting: {
        const QString words = statusWords(shown);
        return words.isEmpty() ? tr("Waiting") : words;
    }
    case MessageState::Arriving:
        return isThinking(shown) ? tr("Thinking") : tr("Writing");
    case MessageState::Stopped:
        return tr("Stopped");
    case MessageState::Closed:
        return tr("Cut off when Hiwar was closed");
    case MessageState::Failed:
        return tr("Failed");
    case MessageState::Complete:
        return shown.finishReason == "length"_L1 ? tr("Cut off by its length") : tr("Complete");
    }
    return {};
}

void ReplyColumn::refresh()
{
    const ShownMessage shown = message();
    const bool runs = Hiwar::isRunning(shown);
    QStringList parts{stateWords(), usageText(shown)};
    if (m_isChosen)
        parts.prepend(tr("Shown in the conversation"));
    parts.removeAll(QString());
    m_stateText = parts.join(u" · "_s);
    setAccessibleDescription(m_stateText);
    elide();
    const QWidget *focused = m_foot->focusWidget();
    const bool hadFocus = focused && focused->hasFocus();
    m_offered = {m_choose};
    if (runs)
        m_offered << m_stop;
    else if (canGoOn(shown))
        m_offered << m_continue;
    if (!runs)
        m_offered << m_again;
    if (!m_others.isEmpty())
        m_offered << m_compare;
    m_compare->setEnabled(!shown.text.isEmpty());
    arrangeButtons();
    if (hadFocus && !focused->isVisible()) // what is pressed goes: the focus stays in this column
        m_view->setFocus(Qt::OtherFocusReason);
    if (std::exchange(m_wasRunning, runs) && !runs)
        emit ended(name() + u": "_s + endWords(shown));
}

void ReplyColumn::setOthers(const QList<ShownSibling> &others)
{
    m_others = others;
    m_comparable->clear();
    for (const ShownSibling &other : others) {
        m_comparable->addAction(
            tr("Compare with %1").arg(other.name), this,
            [this, otherId = other.id] { emit compareRequested(id(), otherId); });
    }
    m_compare->setMenu(others.size() > 1 ? m_comparable : nullptr);
    refresh();
}

void ReplyColumn::setChosen(bool chosen)
{
    m_isChosen = chosen;
    refresh();
    update();
}

void ReplyColumn::setCurrent(bool current)
{
    m_isCurrent = current;
    update();
}

void ReplyColumn::focusReply()
{
    m_view->setFocus(Qt::ShortcutFocusReason);
}

void ReplyColumn::nameButtons()
{
    m_stop->setAccessibleName(tr("Stop the reply of %1").arg(name()));
    m_continue->setAccessibleName(tr("Continue the reply of %1").arg(name()));
    m_again->setAccessibleName(tr("Ask %1 again").arg(name()));
    m_choose->setAccessibleName(tr("Choose the reply of %1").arg(name()));
    m_compare->setAccessibleName(tr("Compare the reply of %1").arg(name()));
    m_more->setAccessibleName(tr("More for the reply of %1").arg(name()));
}

void ReplyColumn::setTight(bool tight)
{
    if (m_isTight == tight)
        return;
    m_isTight = tight;
    m_name->setVisible(!tight);
    m_state->setWordWrap(!tight);
    elide();
    arrangeButtons();
}

void ReplyColumn::setTheme(const Theme &theme)
{
    m_theme = theme;
    const int side = theme.px(Space::m);
    QFont bold = theme.font;
    bold.setWeight(QFont::DemiBold);
    m_name->setFont(bold);
    m_name->setContentsMargins(side, theme.px(Space::s), side, 0);
    m_state->setFont(theme.captionFont());
    m_state->setContentsMargins(side, 0, side, theme.px(Space::xs));
    setForeground(*m_name, theme.palette.text);
    setForeground(*m_state, theme.palette.secondary);
    m_grid->setContentsMargins(side, theme.px(Space::xs), side, theme.px(Space::s));
    m_grid->setSpacing(theme.px(Space::xs));
    m_view->setTheme(theme.forReading());
    elide();
    arrangeButtons();
    update();
}

void ReplyColumn::elide()
{
    const QMargins margins = m_name->contentsMargins();
    const int room = width() - margins.left() - margins.right();
    m_name->setText(QFontMetrics(m_name->font()).elidedText(name(), Qt::ElideMiddle, room));
    // At the window's side also where the name is of the other direction.
    const Qt::Alignment side = QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft);
    m_name->setAlignment(side | Qt::AlignAbsolute | Qt::AlignVCenter);
    m_name->setToolTip(name());
    m_name->setAccessibleName(name());
    m_state->setText(m_isTight ? shortened(m_stateText, QFontMetrics(m_state->font()), room)
                               : m_stateText);
    m_state->setToolTip(m_isTight ? m_stateText : QString());
    m_state->setAccessibleName(m_stateText);
}

/// In one line where they have room, else two in a line, else below each other; where there is
/// little height, the others in a menu.
void ReplyColumn::arrangeButtons()
{
    const QMargins margins = m_grid->contentsMargins();
    const int gap = m_theme.px(Space::xs);
    const int room = width() - margins.left() - margins.right() + gap;
    const auto widthOf = [gap](const QPushButton *button) {
        return button->sizeHint().width() + gap;
    };
    int all = 0;
    int widest = 0;
    for (const QPushButton *button : std::as_const(m_offered)) {
        all += widthOf(button);
        widest = std::max(widest, widthOf(button));
    }
    qsizetype columns = 1;
    if (all <= room)
        columns = m_offered.size();
    else if (2 * widest <= room)
        columns = 2;
    QList<QPushButton *> shown = m_offered;
    if (m_isTight && all > room) {
        all = widthOf(m_more);
        qsizetype fit = 0;
        while (fit < m_offered.size() && all + widthOf(m_offered.at(fit)) <= room)
            all += widthOf(m_offered.at(fit++));
        offerInMenu(m_offered.sliced(fit));
        shown = m_offered.first(fit) + QList{m_more};
        columns = shown.size();
    }
    for (QPushButton *button : {m_choose, m_stop, m_continue, m_again, m_compare, m_more}) {
        m_grid->removeWidget(button);
        button->setVisible(shown.contains(button));
    }
    for (qsizetype at = 0; at < shown.size(); ++at)
        m_grid->addWidget(shown.at(at), int(at / columns), int(at % columns));
}

void ReplyColumn::offerInMenu(const QList<QPushButton *> &buttons)
{
    m_further->clear();
    for (QPushButton *button : buttons) {
        if (button->menu()) {
            m_further->addActions(button->menu()->actions());
            continue;
        }
        QAction *action = m_further->addAction(button->text(), button, &QPushButton::click);
        action->setEnabled(button->isEnabled());
    }
}

void ReplyColumn::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    elide();
    arrangeButtons();
}

void ReplyColumn::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme.palette.window);
    if (!m_isCurrent && !m_isChosen)
        return;
    const int thickness = m_theme.px(Theme::ringWidth);
    painter.fillRect(QRect(0, 0, width(), thickness),
                     m_isCurrent ? m_theme.palette.focusRing : m_theme.palette.accent);
}

} // namespace Hiwar
