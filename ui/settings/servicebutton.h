// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One service in a list: a disc with its initial, its name, and its host. GUI thread.
#pragma once

#include "ui/theme/theme.h"

#include <QPushButton>

namespace Hiwar {

class ServiceButton : public QPushButton
{
    Q_OBJECT

public:
    /// `name` is the object name; `detail` is shown below the words, in small.
    ServiceButton(const QString &name, const QString &words, const QString &detail,
                  QWidget *parent);

    void setTheme(const Theme &theme);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void write(QPainter &painter, const QRect &line, const QString &words) const;

    Theme m_theme;
    QString m_detail;
};

} // namespace Hiwar
