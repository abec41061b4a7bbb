// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The replies of several models to one question, side by side in the place of the conversation.
// As many columns as have room to be read are shown, the others are behind the tabs above them:
// one reply of a narrow window has all of its width, and scrolls by itself. Only shown columns are
// laid out, all in one frame. It emits what the user wants. GUI thread.
#pragma once

#include "ui/announcer.h"
#include "ui/conversation/rows/framepace.h"
#include "ui/sidebyside/shownsibling.h"
#include "ui/theme/theme.h"

#include <QWidget>

#include <functional>

class QHBoxLayout;
class QLabel;
class QTabBar;
class QToolButton;

namespace Hiwar {

class ConversationView;
class ReplyColumn;

class SideBySide : public QWidget
{
    Q_OBJECT

public:
    static constexpr int leastColumn = 300; ///< at 100 % zoom
    static constexpr int leastHeight = 320; ///< with less, what is around the replies gets smaller

    explicit SideBySide(QWidget *parent);
    ~SideBySide() override;

    void setTheme(const Theme &theme);
    /// Prepares the view of each column.
    void setPreparation(const std::function<void(ConversationView &)> &prepare);
    /// Shows these; the columns of those that were shown before stay as they are.
    void show(const QString &question, const QList<ShownSibling> &siblings);
    /// Shows none: their models may go.
    void clear();
    /// The reply with which the conversation goes on, unless another is chosen.
    void setChosen(const QString &id);

    [[nodiscard]] const QList<ReplyColumn *> &columns() const { return m_columns; }
    /// The reply that has the keyboard, or had it last.
    [[nodiscard]] QString current() const;
    /// Brings a reply into view and gives it the keyboard, if `focus`.
    void setCurrent(const QString &id, bool focus);
    /// To the next column (+1) or the one before; false: there is none, or the focus is elsewhere.
    [[nodiscard]] bool step(int direction);
    /// The first or the last column gets the focus.
    void enter(int direction);

signals:
    void stopRequested(const QString &id);
    void continueRequested(const QString &id);
    void againRequested(const QString &id);
    void chosen(const QString &id);
    void compareRequested(const QString &idA, const QString &idB);
    void currentChanged(const QString &id);
    void closeRequested();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    ReplyColumn *makeColumn();
    void takeFocus(const QWidget *now);
    void setCurrentIndex(int index);
    [[nodiscard]] int indexOf(const QString &id) const;
    void fillTabs();
    [[nodiscard]] bool isTight() const { return height() < m_theme.px(leastHeight); }
    void elideQuestion();
    /// Which columns are shown.
    void arrange();

    Theme m_theme;
    FramePace m_pace;
    Announcer m_announcer;
    std::function<void(ConversationView &)> m_prepare;
    QString m_question;
    QString m_chosen;
    int m_current = 0;
    int m_first = 0; ///< the first column that is shown
    QLabel *m_title;
    QToolButton *m_close;
    QTabBar *m_tabs;
    QHBoxLayout *m_row;
    QList<ReplyColumn *> m_columns;
    QList<QWidget *> m_lines; ///< between them
};

} // namespace Hiwar
