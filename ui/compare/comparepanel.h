// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Two versions of a message, or two messages, word by word: which ones, how much differs, the texts
// in one or beside each other, and the changes one by one, by keys, by buttons or from a list.
// Passive: setComparison() in, signals out. GUI thread.
#pragma once

#include "ui/announcer.h"
#include "ui/compare/showncomparison.h"
#include "ui/theme/theme.h"

#include <QWidget>

class QBoxLayout;
class QCheckBox;
class QLabel;
class QListView;
class QPushButton;
class QToolButton;

namespace Hiwar {

class ChangeList;
class CompareView;
struct CompareMark;

class ComparePanel : public QWidget
{
    Q_OBJECT

public:
    explicit ComparePanel(QWidget *parent = nullptr);

    /// Keeps the current change if the comparison is as before.
    void setComparison(const ShownComparison &comparison);
    /// Why there is none yet, or why it is not the last; empty: it is.
    void setWaiting(const QString &sentence);
    [[nodiscard]] bool isWordsOnly() const;
    void setTheme(const Theme &theme);
    /// To the next (1) or the previous (-1) change.
    void step(int direction);

signals:
    void closeRequested();
    /// White space and the marks of Markdown are to count, or no longer.
    void wordsOnlyChanged(bool isWordsOnly);
    /// Reported to a screen reader.
    void announced(const QString &words);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void layOut();
    void connectParts();
    void addKeys();
    void arrange();
    void fillViews();
    void goTo(int change);
    void goToOtherEnd(int run);
    void setChange(int change);
    void copy();
    void announce(const QString &words);
    [[nodiscard]] bool hasRoomForTwo() const;
    [[nodiscard]] bool isSideBySide() const;
    [[nodiscard]] QList<CompareView *> views() const;

    Theme m_theme;
    Announcer m_announcer;
    QLabel *m_title;
    QToolButton *m_close;
    QLabel *m_from;
    QLabel *m_to;
    QLabel *m_amount;
    QLabel *m_waiting;
    QToolButton *m_previous;
    QToolButton *m_next;
    QLabel *m_place;
    QPushButton *m_copy;
    QCheckBox *m_beside;
    QCheckBox *m_wordsOnly;
    QCheckBox *m_listed;
    QBoxLayout *m_switches = nullptr;
    QBoxLayout *m_column = nullptr; ///< what scrolls where there is little room
    CompareView *m_inOne;
    QWidget *m_pair;
    CompareView *m_first;
    CompareView *m_second;
    ChangeList *m_changes;
    QListView *m_list;
    int m_change = -1;
    bool m_hasTwoTexts = false; ///< the views of that kind have the texts
    bool m_hasOneText = false;
};

} // namespace Hiwar
