// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/comparepanel.h"

#include "net/values/shortcuts.h"
#include "ui/accessiblelist.h"
#include "ui/accessiblerole.h"
#include "ui/clearscrollarea.h"
#include "ui/compare/changelist.h"
#include "ui/compare/changewords.h"
#include "ui/compare/compareview.h"
#include "ui/theme/comparelook.h"
#include "ui/theme/icon.h"
#include "ui/theme/shortcuttip.h"
#include "ui/theme/widgetpalette.h"

#include <QAction>
#include <QBoxLayout>
#include <QCheckBox>
#include <QClipboard>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QScrollArea>
#include <QToolButton>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

QToolButton *makeButton(const QString &name, const QString &shownName, QWidget *parent)
{
    auto *button = new QToolButton(parent);
    button->setObjectName(name);
    button->setAccessibleName(shownName);
    button->setToolTip(shownName);
    button->setAutoRaise(true);
    return button;
}

QLabel *makeLabel(const QString &name, QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setObjectName(name);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

} // namespace

ComparePanel::ComparePanel(QWidget *parent)
    : QWidget(parent)
    , m_announcer(this)
    , m_title(new QLabel(tr("Comparison"), this))
    , m_close(makeButton(u"Close comparison"_s, tr("Close"), this))
    , m_from(makeLabel(u"Compared from"_s, this))
    , m_to(makeLabel(u"Compared to"_s, this))
    , m_amount(makeLabel(u"Amount"_s, this))
    , m_waiting(makeLabel(u"Waiting"_s, this))
    , m_previous(makeButton(u"Previous change"_s, tr("Previous change"), this))
    , m_next(makeButton(u"Next change"_s, tr("Next change"), this))
    , m_place(new QLabel(this))
    , m_copy(new QPushButton(tr("Copy"), this))
    , m_beside(new QCheckBox(tr("Beside each other"), this))
    , m_wordsOnly(new QCheckBox(tr("Only words"), this))
    , m_listed(new QCheckBox(tr("List of changes"), this))
    , m_inOne(new CompareView(u"Comparison"_s, tr("Both texts in one"), this))
    , m_pair(new QWidget(this))
    , m_first(new CompareView(u"First text"_s, tr("First text"), m_pair))
    , m_second(new CompareView(u"Second text"_s, tr("Second text"), m_pair))
    , m_changes(new ChangeList(this))
    , m_list(new QListView(this))
{
    installAccessibleLists();
    setAccessibleRole(*this, QAccessible::Pane);
    setObjectName(u"Compare panel"_s);
    setAccessibleName(tr("Comparison"));
    m_place->setObjectName(u"Place"_s);
    m_copy->setObjectName(u"Copy comparison"_s);
    m_copy->setToolTip(tr("Copies it as plain text, with what was [-removed-] and {+added+}"));
    m_copy->setAutoDefault(false);
    m_beside->setObjectName(u"Beside each other"_s);
    m_wordsOnly->setObjectName(u"Only words"_s);
    m_wordsOnly->setToolTip(tr("White space and the marks of Markdown count for nothing"));
    m_listed->setObjectName(u"List of changes"_s);
    m_list->setObjectName(u"Changes"_s);
    m_list->setAccessibleName(tr("Changes"));
    m_list->setModel(m_changes);
    m_list->setUniformItemSizes(true);
    m_list->setTextElideMode(Qt::ElideRight);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->hide();
    m_pair->hide();
    m_waiting->hide();
    CompareView::pair(*m_first, *m_second);
    layOut();
    setFocusProxy(m_inOne);
    connectParts();
    addKeys();
    setTheme(makeTheme(ColourScheme::Light, 1.0));
}

void ComparePanel::layOut()
{
    auto *head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    head->addWidget(m_close);
    auto *steps = new QHBoxLayout;
    steps->addWidget(m_previous);
    steps->addWidget(m_next);
    steps->addWidget(m_place, 1);
    m_switches = new QBoxLayout(QBoxLayout::LeftToRight);
    for (QCheckBox *box : {m_beside, m_wordsOnly, m_listed})
        m_switches->addWidget(box);
    m_switches->addWidget(m_copy);
    m_switches->addStretch(1);
    auto *pair = new QHBoxLayout(m_pair);
    pair->setContentsMargins({});
    pair->addWidget(m_first, 1);
    pair->addWidget(m_second, 1);
    // What stands above the texts may be more than a small window in large letters holds.
    auto *content = new QWidget;
    auto *area = new QScrollArea(this);
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins({});
    auto *outer = new QVBoxLayout(this);
    outer->addLayout(head);
    outer->addWidget(area, 1);
    for (QLabel *label : {m_from, m_to, m_amount, m_waiting})
        column->addWidget(label);
    column->addLayout(steps);
    column->addLayout(m_switches);
    column->addWidget(m_inOne, 3);
    column->addWidget(m_pair, 3);
    column->addWidget(m_list, 1);
    setClearContent(*area, content);
    m_column = column;
}

void ComparePanel::connectParts()
{
    connect(m_close, &QToolButton::clicked, this, &ComparePanel::closeRequested);
    connect(m_previous, &QToolButton::clicked, this, [this] { step(-1); });
    connect(m_next, &QToolButton::clicked, this, [this] { step(1); });
    connect(m_copy, &QPushButton::clicked, this, &ComparePanel::copy);
    connect(m_wordsOnly, &QCheckBox::toggled, this, &ComparePanel::wordsOnlyChanged);
    connect(m_beside, &QCheckBox::toggled, this, [this] {
        arrange();
        if (m_change >= 0)
            goTo(m_change);
    });
    connect(m_listed, &QCheckBox::toggled, m_list, &QWidget::setVisible);
    connect(m_list, &QListView::clicked, this,
            [this](const QModelIndex &index) { goTo(index.row()); });
    connect(m_list, &QListView::activated, this,
            [this](const QModelIndex &index) { goTo(index.row()); });
    for (CompareView *view : views()) {
        connect(view, &CompareView::otherEndRequested, this, &ComparePanel::goToOtherEnd);
        connect(view, &CompareView::changeEntered, this, &ComparePanel::setChange);
        connect(view, &CompareView::kindEntered, this,
                [this](ComparedRun::Kind kind) { announce(kindWords(kind)); });
    }
}

void ComparePanel::addKeys()
{
    for (const auto &[id, button] : {std::pair{ShortcutId::NextChange, m_next},
                                     std::pair{ShortcutId::PreviousChange, m_previous}}) {
        auto *action = new QAction(nameOf(id), this);
        const QStringList keys = keysOf(id);
        QList<QKeySequence> sequences;
        for (const QString &key : keys)
            sequences << QKeySequence::fromString(key, QKeySequence::PortableText);
        action->setShortcuts(sequences);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        connect(action, &QAction::triggered, button, &QToolButton::click);
        addAction(action);
        button->setToolTip(withKeys(nameOf(id), id, {}));
    }
}

QList<CompareView *> ComparePanel::views() const
{
    return {m_inOne, m_first, m_second};
}

bool ComparePanel::isWordsOnly() const
{
    return m_wordsOnly->isChecked();
}

void ComparePanel::setComparison(const ShownComparison &comparison)
{
    const bool isNew = comparison.runs != m_changes->comparison().runs ||
                       comparison.first.text != m_changes->comparison().first.text ||
                       comparison.second.text != m_changes->comparison().second.text;
    m_from->setText(tr("From: %1").arg(messageWords(comparison.first)));
    m_to->setText(tr("To: %1").arg(messageWords(comparison.second)));
    if (!isNew && !comparison.isSame())
        return;
    m_changes->setComparison(comparison);
    m_amount->setText(amountWords(comparison));
    const bool hasChanges = !m_changes->changes().isEmpty();
    for (QWidget *part : QList<QWidget *>{m_previous, m_next, m_copy})
        part->setEnabled(hasChanges);
    m_hasTwoTexts = false;
    m_hasOneText = false;
    setChange(-1);
    fillViews();
    announce(m_amount->text());
}

void ComparePanel::setWaiting(const QString &sentence)
{
    if (m_waiting->text() == sentence)
        return;
    m_waiting->setText(sentence);
    m_waiting->setVisible(!sentence.isEmpty());
    if (!sentence.isEmpty())
        announce(sentence);
}

void ComparePanel::fillViews()
{
    if (isSideBySide() && !std::exchange(m_hasTwoTexts, true)) {
        const auto [first, second] = besideEachOther(m_changes->comparison());
        m_first->setText(first);
        m_second->setText(second);
    } else if (!isSideBySide() && !std::exchange(m_hasOneText, true)) {
        m_inOne->setText(inOneText(m_changes->comparison()));
    }
}

void ComparePanel::step(int direction)
{
    const int count = int(m_changes->changes().size());
    const int to = m_change < 0 && direction < 0 ? count - 1 : m_change + direction;
    if (to < 0 || to >= count)
        announce(direction < 0 ? tr("This is the first change.") : tr("This is the last change."));
    else
        goTo(to);
}

void ComparePanel::goTo(int change)
{
    if (change < 0 || change >= m_changes->changes().size())
        return;
    const QList<CompareView *> shown =
        isSideBySide() ? QList<CompareView *>{m_first, m_second} : QList<CompareView *>{m_inOne};
    CompareView *target = nullptr;
    for (CompareView *view : shown) {
        if (const CompareMark *mark = view->shown().firstOf(change)) {
            view->goTo(*mark);
            target = view;
        }
    }
    setChange(change);
    if (target && shown.size() > 1 && (m_first->hasFocus() || m_second->hasFocus()))
        target->setFocus(Qt::OtherFocusReason);
    announce(tr("Change %1. %2")
                 .arg(m_place->text(),
                      changeWordsAround(m_changes->comparison(), m_changes->changes().at(change))));
}

void ComparePanel::goToOtherEnd(int run)
{
    const qsizetype other = m_changes->comparison().runs.value(run).other;
    const QList<ComparedChange> &changes = m_changes->changes();
    const auto found =
        std::find_if(changes.begin(), changes.end(), [other](const ComparedChange &change) {
            return change.first <= other && other <= change.last;
        });
    if (found != changes.end())
        goTo(int(found - changes.begin()));
}

void ComparePanel::setChange(int change)
{
    m_change = change;
    const QLocale locale;
    m_place->setText(change < 0 ? QString()
                                : tr("%1 of %2", "a change, of all")
                                      .arg(locale.toString(change + 1),
                                           locale.toString(m_changes->changes().size())));
    for (CompareView *view : views())
        view->setCurrentChange(change);
    m_list->setCurrentIndex(m_changes->index(change, 0));
}

void ComparePanel::copy()
{
    QGuiApplication::clipboard()->setText(comparisonAsText(m_changes->comparison()));
    announce(tr("Copied."));
}

void ComparePanel::announce(const QString &words)
{
    if (!isVisible())
        return;
    m_announcer.announce(words);
    emit announced(words);
}

bool ComparePanel::hasRoomForTwo() const
{
    return width() >= m_theme.px(twoTextsWidth);
}

bool ComparePanel::isSideBySide() const
{
    return m_beside->isChecked() && hasRoomForTwo();
}

/// In a narrow window one switch stands below the other.
void ComparePanel::arrange()
{
    const QMargins margins = layout()->contentsMargins();
    const int room = width() - margins.left() - margins.right();
    int wanted = 0;
    for (const QWidget *each : QList<QWidget *>{m_beside, m_wordsOnly, m_listed, m_copy})
        wanted += each->sizeHint().width() + m_switches->spacing();
    m_switches->setDirection(wanted <= room ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_beside->setVisible(hasRoomForTwo());
    CompareView *focused = nullptr;
    for (CompareView *view : views())
        focused = view->hasFocus() ? view : focused;
    m_pair->setVisible(isSideBySide());
    m_inOne->setVisible(!isSideBySide());
    setFocusProxy(isSideBySide() ? m_second : m_inOne);
    if (focused && !focused->isVisible())
        setFocus(Qt::OtherFocusReason);
    fillViews();
}

void ComparePanel::setTheme(const Theme &theme)
{
    m_theme = theme;
    const int l = theme.px(Space::l);
    const int m = theme.px(Space::m);
    layout()->setContentsMargins(l, m, l, m);
    layout()->setSpacing(theme.px(Space::s));
    m_column->setSpacing(theme.px(Space::s));
    m_switches->setSpacing(theme.px(Space::s));
    m_pair->layout()->setSpacing(theme.px(Space::s));
    m_title->setFont(theme.headingFont(2));
    m_close->setIcon(tintedIcon(Icon::Close, theme.palette.secondary));
    m_previous->setIcon(tintedIcon(Icon::Up, theme.palette.text));
    m_next->setIcon(tintedIcon(Icon::Down, theme.palette.text));
    m_copy->setIcon(tintedIcon(Icon::Copy, theme.palette.text));
    const int target = theme.px(Theme::leastTarget);
    for (QToolButton *button : {m_close, m_previous, m_next})
        button->setMinimumSize(target, target);
    for (QCheckBox *box : {m_beside, m_wordsOnly, m_listed})
        box->setMinimumHeight(target);
    m_changes->setRowHeight(target);
    for (QLabel *label : {m_from, m_to, m_waiting, m_place})
        setForeground(*label, theme.palette.secondary);
    for (CompareView *view : views()) {
        view->setTheme(theme);
        view->setMinimumHeight(4 * theme.px(Theme::rowHeight));
    }
    m_list->setMinimumHeight(3 * theme.px(Theme::rowHeight));
    setGround(*this, theme.palette.sidebar);
    arrange();
    update();
}

void ComparePanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void ComparePanel::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        emit closeRequested();
    else
        QWidget::keyPressEvent(event);
}

void ComparePanel::paintEvent(QPaintEvent *)
{
    paintPaneEdge(*this, Qt::LeftEdge, m_theme.palette.hairline);
}

} // namespace Hiwar
