// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The text the user is writing: plain, as high as it needs, each paragraph in the direction of its
// own first strong character. Never submits while an input method composes a word. Knows no
// conversation and no button. GUI thread.
#pragma once

#include "net/values/foundsecret.h"

#include <QPlainTextEdit>

namespace Hiwar {

class MessageEdit : public QPlainTextEdit
{
    Q_OBJECT

public:
    static constexpr int mostLines = 8; ///< beyond that it scrolls

    explicit MessageEdit(QWidget *parent = nullptr);

    /// Around the text, in pixels; the placeholder knows no margin of a text at its right edge.
    void setInset(int beside, int above);
    /// Ctrl+Shift+Enter adds, Ctrl+Shift+S steers, Ctrl+Enter always submits; with false Enter
    /// does, too, and Shift+Enter starts a line.
    void setCtrlSubmits(bool ctrl);
    /// Only white space, or nothing at all.
    [[nodiscard]] bool isBlank() const;
    [[nodiscard]] bool isComposing() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

    /// Does the same as a drop here.
    void takeDropped(const QMimeData *source) { insertFromMimeData(source); }

    /// At the cursor, each line marked as quoted, and a line to answer on.
    void insertQuote(const QString &markdown);
    /// After the cursor or what is selected, apart from the words around it, as a step that is
    /// undone by itself.
    void insertWords(const QString &words);
    /// Puts hiddenSecret() in their place, in one step that can be undone.
    void hideSecrets(const QList<FoundSecret> &secrets);
    void select(int start, int length);

signals:
    void submitted();
    void added();
    void steered();
    /// A picture was pasted or dropped without text, in these bytes of its file; nothing was
    /// inserted.
    void pictureGiven(const QByteArray &bytes);
    /// Files were; the same.
    void filesGiven(const QStringList &paths);
    /// This text was inserted.
    void pasted(int start, int length);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    /// Accepts pictures and files, too.
    [[nodiscard]] bool canInsertFromMimeData(const QMimeData *source) const override;
    void insertFromMimeData(const QMimeData *source) override;

private:
    [[nodiscard]] bool submits(const QKeyEvent &event) const;
    void takeSide();
    void fitHeight();

    bool m_ctrlSubmits = false;
};

} // namespace Hiwar
