// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The menu of a text, with what may have been meant on top of it where a word is marked. Opened by
// the pointer it is of the word there, by a key of the word at the cursor. The suggestions come
// while it is open. GUI thread.
#pragma once

#include "ui/composer/spellmarks.h"

#include <QPointer>

class QAction;
class QContextMenuEvent;
class QMenu;

namespace Hiwar {

class SpellMenu : public QObject
{
    Q_OBJECT

public:
    SpellMenu(QPlainTextEdit &edit, SpellMarks &marks);

    /// The answer to suggestionsWanted(), for the menu that is open.
    void setSuggestions(const QString &word, const QStringList &suggestions);

signals:
    void suggestionsWanted(const QString &word);
    void additionWanted(const QString &word);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void open(const QContextMenuEvent &event);

    QPlainTextEdit &m_edit;
    SpellMarks &m_marks;
    QPointer<QMenu> m_menu;
    QPointer<QAction> m_waiting; ///< in place of the suggestions
    QString m_word;
    WordRange m_place;
};

} // namespace Hiwar
