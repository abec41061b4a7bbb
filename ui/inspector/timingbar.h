// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The phases of one exchange: a bar whose parts are as long as the phases, with a line of text for
// each below it. The text contains all information that the colours show. GUI thread.
#pragma once

#include "ui/inspector/wiresummary.h"
#include "ui/theme/theme.h"

#include <QWidget>

namespace Hiwar {

class TimingBar : public QWidget
{
    Q_OBJECT

public:
    explicit TimingBar(QWidget *parent = nullptr);

    void setPhases(const QList<TimingPhase> &phases);
    void setTheme(const Theme &theme);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] int rowHeight() const;
    void paintBar(QPainter &painter) const;
    void paintRows(QPainter &painter) const;

    QList<TimingPhase> m_phases;
    Theme m_theme;
};

/// The left edge and the width of each part of a bar, proportional to the duration but wide enough
/// to be visible. Starts at the leading side.
[[nodiscard]] QList<std::pair<qreal, qreal>> barParts(const QList<TimingPhase> &phases, qreal width,
                                                      qreal least);

} // namespace Hiwar
