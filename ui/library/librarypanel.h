// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The library beside the conversation: personas and prompts, by folder, and the fields of the one
// that is edited. Passive: setRows() in, signals out. Enter uses what is chosen, F2 edits, Del
// deletes. GUI thread.
#pragma once

#include "ui/library/shownlibrary.h"
#include "ui/theme/theme.h"

#include <QMap>
#include <QWidget>

class QGridLayout;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QScrollArea;
class QToolButton;

namespace Hiwar {

class PersonaEditor;
class PromptEditor;
class SectionBar;

class LibraryPanel : public QWidget
{
    Q_OBJECT

public:
    explicit LibraryPanel(QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    /// The answer to rowsWanted(). `isEmpty`: there is none of this kind at all.
    void setRows(const QList<LibraryRow> &rows, bool isEmpty);
    [[nodiscard]] LibraryKind kind() const;
    [[nodiscard]] QString typed() const;
    void select(const QString &id);
    void edit(const EditedPersona &persona, const QList<NamedProfile> &profiles);
    void edit(const EditedPrompt &prompt);
    [[nodiscard]] bool isEditing() const;

signals:
    void closeRequested();
    /// Another kind was chosen or another filter typed.
    void rowsWanted();
    /// A new conversation with this persona.
    void startRequested(const QString &id);
    /// This persona for the shown conversation, or this prompt into the message.
    void useRequested(const QString &id);
    /// Call edit().
    void newRequested();
    void editRequested(const QString &id);
    void duplicateRequested(const QString &id);
    void deleteRequested(const QString &id);
    void importRequested();
    void exportRequested();
    void personaEdited(const Hiwar::EditedPersona &persona);
    void promptEdited(const Hiwar::EditedPrompt &prompt);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    [[nodiscard]] QWidget *makeList();
    [[nodiscard]] QWidget *makeEditor();
    void arrange();
    QPushButton *add(const QString &name, const QString &text, const QString &tip);
    [[nodiscard]] QString chosen() const;
    void act(void (LibraryPanel::*wanted)(const QString &));
    void useChosen();
    void refreshButtons();
    void addRow(const LibraryRow &row, bool isHead);
    void beginEditing(QWidget &editor, const QString &title);
    void endEditing();
    void save();

    Theme m_theme;
    QLabel *m_title;
    QToolButton *m_close;
    QScrollArea *m_listArea = nullptr; ///< scrolls where the window leaves little room
    QWidget *m_listPage = nullptr;     ///< in it
    SectionBar *m_kinds = nullptr;
    QLineEdit *m_filter = nullptr;
    QListWidget *m_list = nullptr;
    QLabel *m_nothing = nullptr;
    QGridLayout *m_buttons = nullptr;
    QList<QPushButton *> m_actions; ///< in their order
    QPushButton *m_start = nullptr;
    QPushButton *m_use = nullptr;
    QPushButton *m_edit = nullptr;
    QPushButton *m_duplicate = nullptr;
    QPushButton *m_delete = nullptr;
    QPushButton *m_new = nullptr;
    QPushButton *m_import = nullptr;
    QPushButton *m_export = nullptr;
    QWidget *m_editPage = nullptr;
    QScrollArea *m_area = nullptr;
    PersonaEditor *m_persona = nullptr;
    PromptEditor *m_prompt = nullptr;
    QPushButton *m_save = nullptr;
    QPushButton *m_cancel = nullptr;
};

} // namespace Hiwar
