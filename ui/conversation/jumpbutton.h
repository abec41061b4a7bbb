// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The round button over the conversation that leads back to its end, with a dot when new text has
// arrived. Knows nothing of scrolling. GUI thread.
#pragma once

#include "ui/theme/theme.h"

#include <QAbstractButton>

namespace Hiwar {

class JumpButton : public QAbstractButton
{
    Q_OBJECT

public:
    explicit JumpButton(QWidget *parent);

    void setTheme(const Theme &theme);
    void setNewText(bool hasNewText);
    [[nodiscard]] bool hasNewText() const { return m_hasNewText; }
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    bool event(QEvent *event) override;

private:
    void retranslate();

    Theme m_theme;
    bool m_hasNewText = false;
};

} // namespace Hiwar
