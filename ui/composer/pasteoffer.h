// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A line above the message: what was just pasted is long, and could be attached as a file instead.
// The text is in the message meanwhile, and stays there unless the offer is taken. Goes when the
// text does, or when another is shown. GUI thread.
#pragma once

#include "ui/theme/theme.h"

#include <QTextCursor>
#include <QWidget>

class QGridLayout;
class QLabel;
class QPushButton;

namespace Hiwar {

class MessageEdit;

class PasteOffer : public QWidget
{
    Q_OBJECT

public:
    static constexpr int usualLimit = 8'000; ///< letters

    PasteOffer(MessageEdit &edit, QWidget *parent);

    /// Longer pastes are offered; 0: none is.
    void setLimit(int letters) { m_limit = letters; }
    void setTheme(const Theme &theme);
    void close();
    /// As narrow as the window: its buttons go below each other where there is no room.
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    /// The text left the message.
    void taken(const QString &text);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void offer(int start, int length);
    void take();
    void arrange();

    MessageEdit &m_edit;
    Theme m_theme;
    int m_limit = usualLimit;
    QTextCursor m_pasted; ///< selects it
    QLabel *m_words;
    QGridLayout *m_row;
    QPushButton *m_take;
    QPushButton *m_keep;
};

} // namespace Hiwar
