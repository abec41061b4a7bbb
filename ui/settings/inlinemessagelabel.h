// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A message under a field: an icon for its tone, never colour alone, and text that wraps anywhere,
// as addresses require. Plain text only. GUI thread.
#pragma once

#include "ui/announcer.h"
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
    /// A screen reader says each new message: for one that comes by itself, not while the user
    /// types.
    void setAnnounced() { m_isAnnounced = true; }
    /// Indents text without an icon like text with one.
    void setIndented(bool indented);
    /// As large and dark as the label of a setting, instead of an explanation.
    void setProminent(bool prominent);
    void setTheme(const Theme &theme);

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void announced(const QString &words);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] int iconSpace() const;
    qreal layOut(QTextLayout &layout, const QString &words, int width) const;

    Announcer m_announcer;
    bool m_isAnnounced = false;
    InlineMessage m_message;
    bool m_indented = false;
    bool m_prominent = false;
    Theme m_theme;
};

/// The colour for text and icon of this tone.
[[nodiscard]] QColor colourOf(Tone tone, const Palette &palette);

} // namespace Hiwar
