// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/shortcutsheet.h"

#include "ui/accessiblerole.h"
#include "ui/theme/keycap.h"
#include "ui/theme/leadingedge.h"
#include "ui/theme/shortcuttip.h"
#include "ui/theme/widgetpalette.h"

#include <QApplication>
#include <QBoxLayout>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

constexpr int sheetWidth = 460;

QString translated(const char *words)
{
    return QCoreApplication::translate(shortcutContext, words);
}

QStringList shownKeys(const Shortcut &shortcut)
{
    QStringList shown;
    const QList<QKeySequence> sequences = keySequences(shortcut.id);
    for (const QKeySequence &sequence : sequences)
        shown.append(writtenKey(sequence.toString(QKeySequence::NativeText)));
    return shown;
}

} // namespace

ShortcutSheet::ShortcutSheet(QWidget &window)
    : FloatingCard(&window)
    , m_window(window)
    , m_title(new QLabel(tr("Keyboard shortcuts"), this))
    , m_filter(new QLineEdit(this))
    , m_area(new QScrollArea(this))
    , m_nothing(new QLabel(tr("Nothing was found."), this))
{
    setObjectName(u"Keyboard shortcuts"_s);
    setAccessibleName(tr("Keyboard shortcuts"));
    m_filter->setObjectName(u"Filter shortcuts"_s);
    m_filter->setAccessibleName(tr("Filter shortcuts"));
    m_filter->setPlaceholderText(tr("Filter shortcuts"));
    keepAtLeadingEdge(*m_filter);
    m_title->setWordWrap(true);
    m_nothing->hide();
    setAccessibleRole(*m_area, QAccessible::Pane); // see setClearContent()
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setWidgetResizable(true);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_area->setFocusPolicy(Qt::TabFocus); // the arrow keys scroll it
    m_area->setAccessibleName(accessibleName());
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_title);
    column->addWidget(m_filter);
    column->addWidget(m_nothing);
    column->addWidget(m_area, 1);
    addGroups();
    connect(m_filter, &QLineEdit::textChanged, this, &ShortcutSheet::filter);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget *, QWidget *now) {
        if (isVisible() && now != nullptr && !isAncestorOf(now))
            hide();
    });
    window.installEventFilter(this);
    m_area->viewport()->installEventFilter(this);
    m_filter->installEventFilter(this);
    hide();
}

void ShortcutSheet::addGroups()
{
    auto *list = new QWidget;
    auto *column = new QVBoxLayout(list);
    for (const ShortcutGroup &group : shortcutGroups()) {
        auto *title = new QLabel(translated(group.title), list);
        column->addWidget(title);
        m_groups.append(title);
        for (const Shortcut &shortcut : group.shortcuts)
            addRow(*list, translated(shortcut.name), shownKeys(shortcut), int(m_groups.size()) - 1);
    }
    column->addStretch();
    m_area->setWidget(list);
}

void ShortcutSheet::addRow(QWidget &list, const QString &name, const QStringList &keys, int group)
{
    auto *row = new QWidget(&list);
    auto *words = new QLabel(name, row);
    words->setWordWrap(true);
    words->setAccessibleDescription(keys.join(tr(", ")));
    auto *line = new QHBoxLayout(row);
    line->addWidget(words, 1);
    for (const QString &key : keys)
        line->addWidget(new KeyCap(key, row));
    list.layout()->addWidget(row);
    m_rows.append({row, name + u' ' + keys.join(u' '), group});
}

void ShortcutSheet::setTheme(const Theme &theme)
{
    FloatingCard::setTheme(theme);
    const int margin = theme.px(Space::m);
    layout()->setContentsMargins(margin, margin, margin, margin);
    layout()->setSpacing(theme.px(Space::s));
    m_title->setFont(theme.headingFont(3));
    setForeground(*m_nothing, theme.palette.secondary);
    setGround(*m_area->viewport(), theme.palette.surface);
    m_area->widget()->layout()->setContentsMargins({});
    m_area->widget()->layout()->setSpacing(0);
    for (QLabel *group : m_groups) {
        group->setFont(theme.captionFont());
        group->setContentsMargins(0, theme.px(Space::m), 0, theme.px(Space::xs));
        setForeground(*group, theme.palette.secondary);
    }
    for (const Row &row : m_rows) {
        row.widget->layout()->setContentsMargins(0, theme.px(Space::xs), margin,
                                                 theme.px(Space::xs));
        row.widget->layout()->setSpacing(theme.px(Space::xs));
        for (KeyCap *cap : row.widget->findChildren<KeyCap *>())
            cap->setTheme(theme);
    }
    place();
}

void ShortcutSheet::open()
{
    if (isVisible())
        return close();
    m_focusBefore = QApplication::focusWidget();
    m_filter->clear();
    place();
    show();
    raise();
    m_filter->setFocus(Qt::ShortcutFocusReason);
}

void ShortcutSheet::close()
{
    // The focus first: what is hidden hands it to its neighbour.
    if (m_focusBefore != nullptr && m_focusBefore->isVisible())
        m_focusBefore->setFocus(Qt::OtherFocusReason);
    hide();
}

void ShortcutSheet::filter(const QString &typed)
{
    QList<bool> hasRows(m_groups.size());
    bool isEmpty = true;
    for (const Row &row : m_rows) {
        const bool matches = row.words.contains(typed.trimmed(), Qt::CaseInsensitive);
        row.widget->setVisible(matches);
        hasRows[row.group] |= matches;
        isEmpty &= !matches;
    }
    for (int group = 0; group < m_groups.size(); ++group)
        m_groups.at(group)->setVisible(hasRows.at(group));
    m_nothing->setVisible(isEmpty);
    place();
    m_filter->setAccessibleDescription(isEmpty ? m_nothing->text() : QString());
}

void ShortcutSheet::place()
{
    const int edge = theme().px(Space::l);
    const QSize room = m_window.size() - QSize(2 * edge, 2 * edge);
    const int list = m_area->widget()->sizeHint().height();
    const QSize rest = surfaceHint() - QSize(0, m_area->sizeHint().height());
    QRect surface(0, 0, std::min(theme().px(sheetWidth), room.width()),
                  std::min(rest.height() + list, room.height()));
    surface.moveCenter(m_window.rect().center());
    setSurface(surface);
    fit();
}

/// Keys that have no room beside their words are below them. A scroll area does not ask how high
/// wrapped words are.
void ShortcutSheet::fit()
{
    const int width = m_area->viewport()->width();
    for (const Row &row : m_rows) {
        auto *line = static_cast<QBoxLayout *>(row.widget->layout());
        line->setDirection(QBoxLayout::LeftToRight);
        if (line->totalMinimumSize().width() > width)
            line->setDirection(QBoxLayout::TopToBottom);
    }
    const int height = m_area->widget()->layout()->heightForWidth(width);
    m_area->widget()->setMinimumHeight(std::max(height, 0)); // negative: no row matches
}

bool ShortcutSheet::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == &m_window && event->type() == QEvent::Resize)
        place();
    if (watched == m_area->viewport() && event->type() == QEvent::Resize)
        fit();
    if (watched == m_filter && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_PageUp ||
            key == Qt::Key_PageDown) {
            QCoreApplication::sendEvent(m_area, event); // it scrolls while words are typed
            return true;
        }
    }
    return FloatingCard::eventFilter(watched, event);
}

void ShortcutSheet::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        close();
    else
        FloatingCard::keyPressEvent(event);
}

} // namespace Hiwar
