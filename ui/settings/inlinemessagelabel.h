// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A message under a field: an icon for its tone, never colour alone, and words that break anywhere,
// as addresses need. Plain text only. GUI thread.
#pragma once

#include "ui/settings/settingstext.h"
#include "ui/theme/theme.h"

#include <QLabel>

class QTextLayout;

namespace Hiwar {

class InlineMessageLabel : public QLabel
{
    Q_OBJECT

public:
    explicit InlineMessageLabel(QWidget *parent = nullptr);

    void setMessage(const InlineMessage &message);
    /// Words without an icon begin where those beside one do.
    void setIndented(bool indented);
    void setTheme(const Theme &theme);

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] int iconSpace() const;
    qreal layOut(QTextLayout &layout, const QString &words, int width) const;

    InlineMessage m_message;
    bool m_indented = false;
    Theme m_theme;
};

/// What is drawn beside words of this tone, and in which colour.
[[nodiscard]] QColor colourOf(Tone tone, const Palette &palette);

} // namespace Hiwar
