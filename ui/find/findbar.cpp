// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/find/findbar.h"

#include "ui/accessiblerole.h"
#include "ui/theme/icon.h"
#include "ui/theme/leadingedge.h"
#include "ui/theme/quietstyle.h"

#include <QBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

constexpr int leastRoomy = 280;

struct FindStateTr
{
    Q_DECLARE_TR_FUNCTIONS(FindState)
};

} // namespace

QString findStateText(const FindState &state)
{
    if (!state.isWanted)
        return {};
    if (state.count == 0)
        return state.isComplete ? FindStateTr::tr("No matches") : FindStateTr::tr("Searching");
    const QLocale locale;
    const QString all = locale.toString(state.count);
    const QString count = state.isComplete ? all : FindStateTr::tr("%1 so far").arg(all);
    if (state.current == 0)
        return count;
    const QString position = FindStateTr::tr("%1 of %2").arg(locale.toString(state.current), count);
    switch (state.wrapped) {
    case FindState::Wrapped::No:
        return position;
    case FindState::Wrapped::ToStart:
        return FindStateTr::tr("%1, from the start").arg(position);
    case FindState::Wrapped::ToEnd:
        return FindStateTr::tr("%1, from the end").arg(position);
    }
    Q_UNREACHABLE();
}

FindBar::FindBar(QWidget *parent)
    : FloatingCard(parent)
    , m_field(new QLineEdit(this))
    , m_count(new QLabel(this))
    , m_case(addButton(u"Match case"_s))
    , m_previous(addButton(u"Previous match"_s))
    , m_next(addButton(u"Next match"_s))
    , m_close(addButton(u"Close find"_s))
    , m_announcer(this)
{
    setAccessibleRole(*this, QAccessible::Pane);
    setObjectName(u"Find bar"_s);
    m_field->setObjectName(u"Find in conversation"_s);
    m_field->setMinimumWidth(Theme::leastTarget);
    m_count->setObjectName(u"Matches"_s);
    m_count->setTextFormat(Qt::PlainText);
    m_case->setText(u"Aa"_s);
    m_case->setCheckable(true);
    auto *row = new QHBoxLayout(this);
    row->addWidget(m_field, 1);
    row->addWidget(m_count);
    for (QToolButton *button : {m_case, m_previous, m_next, m_close})
        row->addWidget(button);
    connect(m_field, &QLineEdit::textChanged, this, &FindBar::queryChanged);
    connect(m_case, &QToolButton::toggled, this, &FindBar::queryChanged);
    connect(m_previous, &QToolButton::clicked, this, [this] { emit stepWanted(-1); });
    connect(m_next, &QToolButton::clicked, this, [this] { emit stepWanted(1); });
    connect(m_close, &QToolButton::clicked, this, &FindBar::closed);
    retranslate();
    setState({});
    hide();
}

QToolButton *FindBar::addButton(const QString &name)
{
    auto *button = new QToolButton(this);
    button->setObjectName(name);
    button->setAutoRaise(true);
    return button;
}

void FindBar::retranslate()
{
    setAccessibleName(tr("Find in conversation"));
    m_field->setAccessibleName(tr("Find in conversation"));
    m_field->setPlaceholderText(tr("Find in conversation"));
    keepAtLeadingEdge(*m_field);
    const auto name = [](QToolButton *button, const QString &words, const QString &key) {
        button->setAccessibleName(words);
        button->setToolTip(key.isEmpty() ? words : u"%1 (%2)"_s.arg(words, key));
    };
    name(m_case, tr("Match case"), {});
    name(m_previous, tr("Previous match"), tr("Shift+F3"));
    name(m_next, tr("Next match"), tr("F3"));
    name(m_close, tr("Close find"), tr("Esc"));
}

void FindBar::setTheme(const Theme &theme)
{
    FloatingCard::setTheme(theme);
    arrange();
    m_count->setFont(theme.captionFont());
    setForeground(*m_count, theme.palette.secondary);
    m_previous->setIcon(tintedIcon(Icon::Up, theme.palette.secondary));
    m_next->setIcon(tintedIcon(Icon::Down, theme.palette.secondary));
    m_close->setIcon(tintedIcon(Icon::Close, theme.palette.secondary));
}

/// A narrow bar needs its room for the words.
void FindBar::arrange()
{
    const bool isNarrow = width() < theme().px(leastRoomy);
    const int margin = theme().px(isNarrow ? Space::xs : Space::s);
    layout()->setContentsMargins(margin, margin, margin, margin);
    layout()->setSpacing(isNarrow ? 0 : theme().px(Space::xs));
}

void FindBar::resizeEvent(QResizeEvent *event)
{
    FloatingCard::resizeEvent(event);
    arrange();
}

void FindBar::setState(const FindState &state)
{
    m_previous->setEnabled(state.count > 0);
    m_next->setEnabled(state.count > 0);
    const QString text = findStateText(state);
    if (text == m_count->text())
        return;
    m_count->setText(text);
    m_field->setAccessibleDescription(text);
    if (!state.isWanted)
        m_said.clear();
    // A count that still changes is not announced.
    if (!state.isComplete || text.isEmpty())
        return;
    // Nor, after each letter, that there is still no match.
    if (state.count == 0 && text == m_said)
        return;
    m_said = text;
    m_announcer.announce(text);
    emit announced(text);
}

void FindBar::open(const QString &text)
{
    show();
    raise();
    if (!text.isEmpty())
        m_field->setText(text);
    m_field->selectAll();
    m_field->setFocus(Qt::ShortcutFocusReason);
}

QString FindBar::text() const
{
    return m_field->text();
}

bool FindBar::isMatchingCase() const
{
    return m_case->isChecked();
}

void FindBar::keyPressEvent(QKeyEvent *event)
{
    const bool back = event->modifiers().testFlag(Qt::ShiftModifier);
    switch (event->key()) {
    case Qt::Key_Escape:
        emit closed();
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_F3:
        emit stepWanted(back ? -1 : 1);
        return;
    case Qt::Key_Up:
    case Qt::Key_Down:
        return; // not passed on: the conversation would leave the current message
    default:
        FloatingCard::keyPressEvent(event);
    }
}

void FindBar::changeEvent(QEvent *event)
{
    FloatingCard::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace Hiwar
