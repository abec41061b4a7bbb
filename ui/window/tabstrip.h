// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The tabs above a conversation: the others that are at hand in this window. Hidden while there is
// one only. A tab is dragged to another place, to another window, or out of all of them, which
// makes a window of its own. GUI thread.
#pragma once

#include "ui/inspector/sectionbar.h"

#include <QList>
#include <QString>

namespace Hiwar {

/// A conversation as its tab shows it.
struct ShownTab
{
    QString id;
    QString title;
    bool isArriving = false; ///< a reply is
    bool isUnread = false;
    bool isTemporary = false; ///< it stays in its window

    bool operator==(const ShownTab &) const = default;
};

class TabStrip : public SectionBar
{
    Q_OBJECT

public:
    explicit TabStrip(QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    /// `current`: the id of one of them.
    void setTabs(const QList<ShownTab> &tabs, const QString &current);
    /// Chooses the tab so many further, round the ends.
    void step(int tabs);
    /// False: there is one only, so nothing is closed.
    bool closeCurrent();
    /// Many scroll: they make no window wider.
    [[nodiscard]] QSize minimumSizeHint() const override;
    /// The one before which something is inserted that is dropped there; count() for the end.
    [[nodiscard]] int insertionAt(const QPoint &position) const;

signals:
    void chosen(const QString &id);
    void closeRequested(const QString &id);
    void othersCloseRequested(const QString &id);
    /// It had the focus, and is hidden now because one is left.
    void focusGivenUp();
    /// In a window of its own.
    void windowRequested(const QString &id);
    /// The tab at `from` is to be at `to`.
    void moveRequested(int from, int to);
    /// A conversation of the list or of another window is to have a tab there.
    void dropped(const QString &id, int at);

protected:
    [[nodiscard]] QSize tabSizeHint(int index) const override;
    void paintEvent(QPaintEvent *event) override;
    bool event(QEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    [[nodiscard]] QString idAt(int index) const { return m_tabs.value(index).id; }
    [[nodiscard]] QRect closeRect(int index) const;
    void paintTab(QPainter &painter, int index) const;
    void drag(const QString &id);
    void openMenu(int index, const QPoint &at);
    void setPointed(int index);

    Theme m_theme;
    QList<ShownTab> m_tabs;
    int m_pointed = -1; ///< under the pointer
    QString m_pressed;  ///< by a button of the mouse that is still down: its place may change
    bool m_pressedClose = false;
    QPoint m_pressedAt;
};

} // namespace Hiwar
