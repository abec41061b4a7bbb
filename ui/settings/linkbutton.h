// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A button that looks like a line of text: for small remedies below a field. Its text begins at the
// field's edge and wraps if it does not fit. GUI thread.
#pragma once

#include "ui/theme/theme.h"

#include <QPushButton>

class QTextLayout;

namespace Hiwar {

class LinkButton : public QPushButton
{
    Q_OBJECT

public:
    LinkButton(const QString &name, const QString &words, QWidget *parent);

    void setTheme(const Theme &theme);

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    qreal layOut(QTextLayout &layout, int width) const;

    Theme m_theme;
};

} // namespace Hiwar
