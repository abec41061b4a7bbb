// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The bar over the conversation where the user types the words to find, and sees the number of
// matches. Passive: it does not search. GUI thread.
#pragma once

#include "ui/announcer.h"
#include "ui/theme/floating.h"

class QLabel;
class QLineEdit;
class QToolButton;

namespace Hiwar {

/// The state of a search.
struct FindState
{
    bool isWanted = false; ///< there are words to find
    int current = 0;       ///< from 1; 0: none
    int count = 0;
    bool isComplete = true;
    // Without an underlying type: with one, Qt 6.8's lupdate loses the namespace.
    enum class Wrapped { No, ToStart, ToEnd } wrapped = Wrapped::No;

    bool operator==(const FindState &) const = default;
};

/// "3 of 17", "No matches", "1 of 17, from the start".
[[nodiscard]] QString findStateText(const FindState &state);

class FindBar : public FloatingCard
{
    Q_OBJECT

public:
    explicit FindBar(QWidget *parent);

    void setTheme(const Theme &theme);
    void setState(const FindState &state);
    /// Shows the bar with these words; empty: with those it had.
    void open(const QString &text);
    [[nodiscard]] QString text() const;
    [[nodiscard]] bool isMatchingCase() const;

signals:
    void queryChanged();
    void stepWanted(int direction);
    void closed();
    /// Emitted with the announcement to a screen reader.
    void announced(const QString &words);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QToolButton *addButton(const QString &name);
    void arrange();
    void retranslate();

    QLineEdit *m_field;
    QLabel *m_count;
    QToolButton *m_case;
    QToolButton *m_previous;
    QToolButton *m_next;
    QToolButton *m_close;
    Announcer m_announcer;
    QString m_said; ///< announced last
};

} // namespace Hiwar
