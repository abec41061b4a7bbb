// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/shortcutsheet.h"

#include "ui/accessiblerole.h"
#include "ui/theme/icon.h"
#include "ui/theme/keycap.h"
#include "ui/theme/leadingedge.h"
#include "ui/theme/shortcuttip.h"
#include "ui/theme/widgetpalette.h"
#include "ui/window/shortcuteditor.h"

#include <QApplication>
#include <QBoxLayout>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
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

} // namespace

ShortcutSheet::ShortcutSheet(QWidget &window)
    : FloatingCard(&window)
    , m_window(window)
    , m_title(new QLabel(tr("Keyboard shortcuts"), this))
    , m_filter(new QLineEdit(this))
    , m_area(new QScrollArea(this))
    , m_nothing(new QLabel(tr("Nothing was found."), this))
    , m_resetAll(new QPushButton(tr("All usual keys"), this))
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
    column->addWidget(m_resetAll);
    m_resetAll->setObjectName(u"All usual keys"_s);
    m_resetAll->setAutoDefault(false);
    m_resetAll->hide(); // until keys are changed
    connect(m_resetAll, &QPushButton::clicked, this, [this] {
        m_filter->setFocus(Qt::OtherFocusReason); // the button goes
        emit resetAllRequested();
    });
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

void ShortcutSheet::makeRows()
{
    m_groups.clear();
    m_rows.clear();
    auto *list = new QWidget;
    auto *column = new QVBoxLayout(list);
    for (const ShortcutGroup &group : shortcutGroups()) {
        auto *title = new QLabel(translated(group.title), list);
        column->addWidget(title);
        m_groups.append(title);
        for (const Shortcut &shortcut : group.shortcuts)
            addRow(*list, shortcut, int(m_groups.size()) - 1);
    }
    column->addStretch();
    m_area->setWidget(list); // the former one is deleted
    QWidget *last = m_area;
    for (const Row &row : std::as_const(m_rows)) {
        if (row.change) {
            setTabOrder(last, row.change);
            last = row.change;
        }
    }
    setTabOrder(last, m_resetAll);
    themeRows();
    filter(m_filter->text());
}

void ShortcutSheet::addRow(QWidget &list, const Shortcut &shortcut, int group)
{
    const QString name = translated(shortcut.name);
    const QStringList keys = shownKeys(shortcut.id, m_keymap);
    auto *row = new QWidget(&list);
    auto *words = new QLabel(name, row);
    words->setWordWrap(true);
    words->setAccessibleDescription(keys.join(tr(", ")));
    auto *line = new QHBoxLayout(row);
    line->addWidget(words, 1);
    for (const QString &key : keys)
        line->addWidget(new KeyCap(key, row));
    Row made{.widget = row,
             .words = name + u' ' + keys.join(u' '),
             .group = group,
             .id = shortcut.id,
             .change = nullptr};
    if (isEditable(shortcut.id)) {
        made.change = new QPushButton(row);
        made.change->setFlat(true);
        made.change->setAutoDefault(false);
        made.change->setObjectName(u"Change "_s + QString::fromLatin1(shortcut.word));
        made.change->setAccessibleName(tr("Change the keys of “%1”").arg(name));
        made.change->setToolTip(tr("Change the keys"));
        line->addWidget(made.change);
        connect(made.change, &QPushButton::clicked, this, [this, id = shortcut.id] { edit(id); });
    }
    list.layout()->addWidget(row);
    m_rows.append(made);
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
    m_resetAll->setMinimumHeight(theme.px(Theme::controlHeight));
    if (m_editor)
        m_editor->setTheme(theme);
    themeRows();
    place();
}

void ShortcutSheet::themeRows()
{
    if (m_rows.isEmpty())
        return;
    const Theme &theme = this->theme();
    const int margin = theme.px(Space::m);
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
        if (!row.change)
            continue;
        row.change->setIcon(tintedIcon(Icon::Edit, theme.palette.secondary));
        row.change->setFixedSize(theme.px(Theme::leastTarget), theme.px(Theme::leastTarget));
    }
}

void ShortcutSheet::setKeymap(const Keymap &keymap)
{
    if (keymap == m_keymap)
        return;
    m_keymap = keymap;
    m_resetAll->setVisible(!keymap.changes().isEmpty());
    if (m_rows.isEmpty()) // it was never opened
        return;
    if (m_editor && !m_editor->isHidden())
        endEdit();
    const bool hadFocus = m_area->widget()->isAncestorOf(QApplication::focusWidget());
    if (hadFocus)
        m_filter->setFocus(Qt::OtherFocusReason); // the row goes
    makeRows();
    for (const Row &row : std::as_const(m_rows)) {
        if (!hadFocus || row.id != m_edited || !row.change)
            continue;
        row.change->setFocus(Qt::OtherFocusReason);
        m_area->ensureWidgetVisible(row.widget);
    }
}

void ShortcutSheet::edit(ShortcutId id)
{
    m_edited = id;
    if (!m_editor) {
        m_editor = new ShortcutEditor(this);
        m_editor->setTheme(theme());
        static_cast<QVBoxLayout *>(layout())->addWidget(m_editor);
        connect(m_editor, &ShortcutEditor::closed, this, &ShortcutSheet::endEdit);
        connect(m_editor, &ShortcutEditor::reworded, this, &ShortcutSheet::place);
        connect(m_editor, &ShortcutEditor::keysChosen, this,
                [this](ShortcutId of, const QStringList &keys) {
                    endEdit(); // also if nothing changes
                    emit keysChosen(of, keys);
                });
        connect(m_editor, &ShortcutEditor::resetRequested, this, [this](ShortcutId of) {
            endEdit();
            emit resetRequested(of);
        });
    }
    // The focus first: what is hidden hands it to its neighbour, which may be outside.
    m_editor->show();
    m_editor->edit(id, m_keymap);
    for (QWidget *part : QList<QWidget *>{m_title, m_filter, m_area, m_nothing, m_resetAll})
        part->hide();
    place();
}

void ShortcutSheet::endEdit()
{
    m_title->show();
    m_filter->show();
    m_area->show();
    m_resetAll->setVisible(!m_keymap.changes().isEmpty());
    const auto edited = std::find_if(m_rows.cbegin(), m_rows.cend(),
                                     [this](const Row &row) { return row.id == m_edited; });
    QWidget *next = m_filter;
    if (edited != m_rows.cend() && edited->change && !edited->widget->isHidden())
        next = edited->change;
    next->setFocus(Qt::OtherFocusReason);
    m_editor->hide();
    place();
}

void ShortcutSheet::open()
{
    if (isVisible())
        return close();
    m_focusBefore = QApplication::focusWidget();
    m_filter->clear();
    if (m_rows.isEmpty())
        makeRows();
    if (m_editor)
        m_editor->hide();
    m_title->show();
    m_filter->show();
    m_area->show();
    m_resetAll->setVisible(!m_keymap.changes().isEmpty());
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
    if (m_rows.isEmpty())
        return;
    const int edge = theme().px(Space::l);
    const QSize room = m_window.size() - QSize(2 * edge, 2 * edge);
    const int width = std::min(theme().px(sheetWidth), room.width());
    int wanted = 0;
    if (m_editor && !m_editor->isHidden()) {
        const int margin = theme().px(Space::m);
        wanted = 2 * margin + m_editor->heightFor(width - 2 * margin);
    } else {
        const int list = m_area->widget()->sizeHint().height();
        const QSize rest = surfaceHint() - QSize(0, m_area->sizeHint().height());
        wanted = rest.height() + list;
    }
    QRect surface(0, 0, width, std::min(wanted, room.height()));
    surface.moveCenter(m_window.rect().center());
    setSurface(surface);
    fit();
}

/// Keys that have no room beside their words are below them. A scroll area does not ask how high
/// wrapped words are.
void ShortcutSheet::fit()
{
    if (m_rows.isEmpty())
        return;
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
    if (event->key() == Qt::Key_Escape && m_editor && !m_editor->isHidden())
        endEdit();
    else if (event->key() == Qt::Key_Escape)
        close();
    else
        FloatingCard::keyPressEvent(event);
}

} // namespace Hiwar
