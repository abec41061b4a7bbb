// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/composer/spellmenu.h"

#include <QContextMenuEvent>
#include <QMenu>
#include <QPlainTextEdit>

using namespace Qt::StringLiterals;

namespace Hiwar {

SpellMenu::SpellMenu(QPlainTextEdit &edit, SpellMarks &marks)
    : QObject(&edit)
    , m_edit(edit)
    , m_marks(marks)
{
    edit.installEventFilter(this);
    edit.viewport()->installEventFilter(this);
}

bool SpellMenu::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::ContextMenu || !m_marks.isOn())
        return QObject::eventFilter(watched, event);
    open(*static_cast<QContextMenuEvent *>(event));
    event->accept();
    return true;
}

void SpellMenu::open(const QContextMenuEvent &event)
{
    const bool byKey = event.reason() == QContextMenuEvent::Keyboard;
    const QTextCursor cursor = byKey ? m_edit.textCursor() : m_edit.cursorForPosition(event.pos());
    const QPoint at = byKey ? m_edit.viewport()->mapToGlobal(m_edit.cursorRect().bottomLeft())
                            : event.globalPos();
    m_place = m_marks.mistakeAt(cursor.position());
    m_word = m_marks.word(m_place);
    m_menu = m_edit.createStandardContextMenu(event.pos());
    m_menu->setParent(&m_edit, m_menu->windowFlags());
    m_menu->setObjectName(u"Message menu"_s);
    m_menu->setAttribute(Qt::WA_DeleteOnClose);
    QAction *first = m_menu->actions().value(0);
    if (m_place.length > 0) {
        m_waiting = new QAction(tr("Looking for suggestions…"), m_menu);
        m_waiting->setEnabled(false);
        auto *add = new QAction(tr("Add to my words"), m_menu);
        connect(add, &QAction::triggered, this,
                [this, word = m_word] { emit additionWanted(word); });
        auto *ignore = new QAction(tr("Ignore here"), m_menu);
        connect(ignore, &QAction::triggered, this, [this, word = m_word] { m_marks.ignore(word); });
        m_menu->insertAction(first, m_waiting);
        m_menu->insertSeparator(first);
        m_menu->insertAction(first, add);
        m_menu->insertAction(first, ignore);
        m_menu->insertSeparator(first);
    }
    m_menu->popup(at);
    if (m_place.length > 0)
        emit suggestionsWanted(m_word);
}

void SpellMenu::setSuggestions(const QString &word, const QStringList &suggestions)
{
    if (!m_menu || !m_waiting || word != m_word)
        return;
    if (suggestions.isEmpty()) {
        m_waiting->setText(tr("No suggestions"));
        return;
    }
    for (const QString &each : suggestions) {
        // An ampersand would underline the letter behind it.
        auto *action = new QAction(QString(each).replace(u'&', u"&&"_s), m_menu);
        connect(action, &QAction::triggered, this, [this, each, place = m_place, word] {
            if (m_marks.word(place) == word)
                m_marks.replace(place, each);
        });
        m_menu->insertAction(m_waiting, action);
    }
    delete m_waiting;
}

} // namespace Hiwar
