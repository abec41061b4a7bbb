// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is sent of one attached file: the very text, in parts however long it is, or the very
// pixels, with its size, its tokens and its cost; how much of it goes, the encoding in which a text
// is read, and for an archive or a folder the files to take. Of a file of a stored message what was
// sent, to save, to copy, and to leave out of the requests to come. Shows what it is given and
// tells what is wanted. GUI thread.
#pragma once

#include "ui/attachments/shownattachmentpreview.h"
#include "ui/theme/theme.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QScrollArea;
class QToolButton;

namespace Hiwar {

class CheckLine;
class ChoiceBox;
class InlineMessageLabel;
class PicturePane;

class AttachmentPreview : public QWidget
{
    Q_OBJECT

public:
    explicit AttachmentPreview(QWidget *parent = nullptr);

    void setPreview(const ShownAttachmentPreview &preview);
    /// Of the file that is shown; empty: none.
    [[nodiscard]] const QString &key() const { return m_preview.chip.key; }
    /// Chooses "these pages" and goes to the field for them.
    void choosePages();
    /// Why what was typed names no pages; empty: it does.
    void setPagesProblem(const QString &sentence);
    void setTheme(const Theme &theme);

signals:
    void closeRequested();
    /// All but Pages, which pagesTyped() tells.
    void shareChosen(const QString &key, Hiwar::AttachmentShare share);
    void pagesTyped(const QString &key, const QString &pages);
    /// Empty: find out by itself.
    void encodingChosen(const QString &key, const QString &encoding);
    /// Its pages are to go as pictures, too.
    void drawingRequested(const QString &key, const QString &pages);
    void originalKept(const QString &key, bool kept);
    /// The file is to go in place of its text, or not.
    void itselfChosen(const QString &key, bool itself);
    void entriesTaken(const QString &key, const QStringList &names);
    // Of a stored message.
    void saveRequested(const QString &key);
    void copyRequested(const QString &key);
    /// Into the requests to come, or out of them.
    void useToggled(const QString &key);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void layOut();
    void connectParts();
    void refresh();
    void refreshShares();
    void refreshEncodings();
    void refreshStored();
    void showPart(int part);
    [[nodiscard]] AttachmentShare chosenShare() const;

    Theme m_theme;
    ShownAttachmentPreview m_preview;
    int m_part = 0; ///< of the text, as textparts.h divides it
    bool m_choosesPages = false;
    QLabel *m_title;
    QToolButton *m_close;
    QScrollArea *m_area;
    QWidget *m_page;
    QLabel *m_name;
    QLabel *m_facts;
    InlineMessageLabel *m_notes;
    QLabel *m_shareLabel;
    ChoiceBox *m_share;
    QLineEdit *m_pages;
    InlineMessageLabel *m_problem;
    QLabel *m_encodingLabel;
    ChoiceBox *m_encoding;
    QPlainTextEdit *m_text;
    QWidget *m_turning;
    QToolButton *m_previous;
    QLabel *m_place;
    QToolButton *m_next;
    PicturePane *m_picture;
    EntryChooser *m_entries;
    QPushButton *m_draw;
    CheckLine *m_itself;
    CheckLine *m_original;
    QWidget *m_stored; ///< the buttons for a file of a stored message
    QPushButton *m_save;
    QPushButton *m_copy;
    QPushButton *m_use;
};

} // namespace Hiwar
