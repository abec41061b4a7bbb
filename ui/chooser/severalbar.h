// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Below the models while several are chosen: how many are ticked, whether more may be, and the
// buttons that end it. GUI thread.
#pragma once

#include "ui/theme/theme.h"

#include <QWidget>

class QBoxLayout;
class QLabel;
class QPushButton;

namespace Hiwar {

class SeveralBar : public QWidget
{
    Q_OBJECT

public:
    explicit SeveralBar(QWidget *parent);

    void setTheme(const Theme &theme);
    /// So many are ticked; between `least` and `most` they can be asked. `canBeOne`: one model may
    /// answer alone again.
    void setCount(int ticked, int least, int most, bool canBeOne);
    /// One more was wanted than may be. Returns the sentence.
    QString refuse(int most);
    /// In a narrow place its buttons stand below each other.
    void setNarrow(bool narrow);
    [[nodiscard]] QList<QPushButton *> buttons() const { return {m_ask, m_one}; }

signals:
    void askRequested();
    void oneRequested();

private:
    QLabel *m_count;
    QPushButton *m_ask;
    QPushButton *m_one;
    QBoxLayout *m_row;
    Theme m_theme;
};

} // namespace Hiwar
