// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The sections of the settings at the side of the panel, one of which is chosen. Up and Down walk
// over them, and Tab leaves them. GUI thread.
#pragma once

#include "ui/theme/theme.h"

#include <QRadioButton>

namespace Hiwar {

class SectionButton : public QRadioButton
{
    Q_OBJECT

public:
    SectionButton(const QString &name, const QString &shownName, QWidget *parent);

    void setTheme(const Theme &theme);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    [[nodiscard]] bool hitButton(const QPoint &point) const override
    {
        return rect().contains(point);
    }
    void paintEvent(QPaintEvent *event) override;

private:
    Theme m_theme;
};

class SectionList : public QWidget
{
    Q_OBJECT

public:
    explicit SectionList(QWidget *parent);

    void add(const QString &name, const QString &shownName);
    /// -1: none, while the search shows several.
    void setCurrent(int index);
    void setTheme(const Theme &theme);

signals:
    void chosen(int index);

private:
    QList<SectionButton *> m_buttons;
};

} // namespace Hiwar
