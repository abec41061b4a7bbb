// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The prompts that match a "/name" while it is typed, above the message: the list, and what the
// chosen one says. The cursor stays in the message: Up and Down choose, Enter, Tab and a click
// insert, Esc leaves what was typed. Its lists are made when the first stroke is typed. Passive: it
// asks for prompts and tells which one was chosen. GUI thread.
#pragma once

#include "ui/announcer.h"
#include "ui/composer/promptform.h"
#include "ui/composer/typedcommand.h"

class QKeyEvent;
class QListWidget;
class QPlainTextEdit;

namespace Hiwar {

struct ShownPrompt
{
    QString id;
    QString name;
    QString folder;  ///< empty: none
    QString content; ///< with its variables

    bool operator==(const ShownPrompt &) const = default;
};

class PromptPicker : public QWidget
{
    Q_OBJECT

public:
    /// More rows are not shown: typing on narrows them.
    static constexpr int mostPrompts = 50;

    /// `edit` must outlive it.
    PromptPicker(QPlainTextEdit &edit, QWidget *parent);

    void setTheme(const Theme &theme);
    /// The answer to wanted(), the best match first; none: it closes.
    void setPrompts(const QList<ShownPrompt> &prompts);
    /// Asks for values; filled() follows, or the message as it was.
    void ask(const QString &title, const QList<AskedValue> &values);
    /// Puts the text in the place of the name that was typed, or at the cursor, and closes. One
    /// undo takes it back.
    void insert(const QString &text);
    void close();
    [[nodiscard]] bool isOpen() const;

signals:
    void wanted(const QString &typed);
    void chosen(const QString &id);
    void filled(const QHash<QString, QString> &values);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void make();
    void look();
    void takeRow();
    void choose();
    void setPage(QWidget *shown);
    [[nodiscard]] bool takesKey(const QKeyEvent &key) const;
    void takeKey(const QKeyEvent &key);

    Theme m_theme;
    QPlainTextEdit &m_edit;
    Announcer m_announcer;
    QWidget *m_page = nullptr; ///< the list with its preview
    QListWidget *m_list = nullptr;
    QLabel *m_preview = nullptr;
    PromptForm *m_form = nullptr;
    QList<ShownPrompt> m_prompts;
    TypedCommand m_command;  ///< that is being typed
    TypedCommand m_replaced; ///< that the chosen prompt stands for
    qsizetype m_left = -1;   ///< the beginning of the one that was left with Esc
    bool m_isInserting = false;
};

} // namespace Hiwar
