// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A line above the message: something in it looks secret, and was not sent yet. Its first button is
// the safe one and gets the focus, so that neither a second press of the same key nor a habit sends
// the secret. Knows no text; the composer carries out what is wanted. GUI thread.
#pragma once

#include "ui/theme/theme.h"

#include <QWidget>

class QGridLayout;
class QLabel;
class QPushButton;

namespace Hiwar {

class IconLabel;

class SecretWarning : public QWidget
{
    Q_OBJECT

public:
    explicit SecretWarning(QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    /// Shows the sentence about so many secrets; the focus goes to the first button, which a screen
    /// reader reads with it.
    void warn(const QString &sentence, int count);
    [[nodiscard]] QString sentence() const;
    [[nodiscard]] bool hasFocusInside() const;
    /// The one after which the message comes in the order of Tab.
    [[nodiscard]] QWidget *lastButton() const;
    /// As narrow as the window: its buttons go below each other where there is no room.
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void hidingRequested();
    void editingRequested();
    void sendingRequested();

protected:
    void resizeEvent(QResizeEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void arrange();
    /// How many buttons have room beside each other.
    [[nodiscard]] int columnsIn(int width) const;

    Theme m_theme;
    IconLabel *m_mark;
    QLabel *m_text;
    QGridLayout *m_row;
    QList<QPushButton *> m_buttons;
    int m_columns = 0; ///< of the buttons, as they are arranged now
};

} // namespace Hiwar
