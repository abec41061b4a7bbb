// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The text a person is writing: plain, as high as it needs, each paragraph in the direction of its
// own first strong character. It never submits what an input method is still composing.
// Knows no conversation and no button. GUI thread.
#pragma once

#include <QPlainTextEdit>

namespace Hiwar {

class MessageEdit : public QPlainTextEdit
{
    Q_OBJECT

public:
    static constexpr int mostLines = 8; ///< from there on it scrolls

    explicit MessageEdit(QWidget *parent = nullptr);

    /// With false Enter submits and Shift+Enter starts a line; with true Ctrl+Enter submits.
    void setCtrlSubmits(bool ctrl);
    /// Nothing but white space, or nothing at all.
    [[nodiscard]] bool isBlank() const;
    [[nodiscard]] bool isComposing() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

    /// As if it had been dropped here.
    void takeDropped(const QMimeData *source) { insertFromMimeData(source); }

signals:
    void submitted();
    void upInEmptyPressed();
    /// Pasted or dropped without any text beside it; nothing was put into the text.
    void pictureRefused();
    void filesRefused();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    /// Takes pictures and files, too, so that the person learns what becomes of them.
    [[nodiscard]] bool canInsertFromMimeData(const QMimeData *source) const override;
    void insertFromMimeData(const QMimeData *source) override;

private:
    [[nodiscard]] bool submits(const QKeyEvent &event) const;
    void takeSide();
    void fitHeight();

    bool m_ctrlSubmits = false;
};

} // namespace Hiwar
