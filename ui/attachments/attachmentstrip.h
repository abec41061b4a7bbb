// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The files that are attached to the message being written, in a row above its text that wraps and,
// with many, scrolls. The arrow keys choose one, Enter shows what is sent of it, Delete removes it,
// Alt with an arrow key or the pointer moves it, Shift+F10 opens its menu. Hidden while there is
// none. Knows no file; signals say what is wanted. GUI thread.
#pragma once

#include "ui/announcer.h"
#include "ui/attachments/shownattachmentchip.h"
#include "ui/theme/theme.h"

#include <QListView>

class QMenu;

namespace Hiwar {

class AttachmentChipDelegate;
class AttachmentChips;

class AttachmentStrip : public QListView
{
    Q_OBJECT

public:
    static constexpr int mostRows = 2; ///< beyond that it scrolls

    explicit AttachmentStrip(QWidget *parent = nullptr);

    void setChips(const QList<ShownAttachmentChip> &chips);
    void setTheme(const Theme &theme);
    /// Not while an earlier message is edited: these go with the next one.
    void setPutAside(bool aside);
    /// One of them is not read yet.
    [[nodiscard]] bool isReading() const;
    /// At least one can be sent.
    [[nodiscard]] bool hasReady() const;
    [[nodiscard]] QString currentKey() const;
    void setCurrentKey(const QString &key);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void previewRequested(const QString &key);
    /// Which pages go is to be chosen.
    void pagesRequested(const QString &key);
    void shareRequested(const QString &key, Hiwar::AttachmentShare share);
    /// `to`: its new place from 0.
    void moveRequested(const QString &key, int to);
    void removeRequested(const QString &key);
    /// Whether the message can be sent may have changed.
    void changed();
    /// The last one went while it had the focus.
    void left();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;

private:
    void fit();
    void tellChanges(const QList<ShownAttachmentChip> &former);
    void moveBy(int step);
    void fillMenu(QMenu &menu, const ShownAttachmentChip &chip);
    [[nodiscard]] bool isOnCross(const QPoint &place) const;

    AttachmentChips *m_chips;
    AttachmentChipDelegate *m_delegate;
    Announcer m_announcer;
    Theme m_theme;
    QString m_pressed; ///< the key of the chip under the pointer when it was pressed
    QPoint m_pressedAt;
    bool m_isPressedOnCross = false;
    bool m_isMoving = false;
    bool m_isAside = false;
};

} // namespace Hiwar
