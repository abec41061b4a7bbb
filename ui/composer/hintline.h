// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The muted line under the composer: a label with the model that answers, and a button with the key
// that sends. The label elides its text before the line needs more room. GUI thread.
#pragma once

#include "ui/theme/theme.h"

#include <QAbstractButton>
#include <QLabel>

namespace Hiwar {

class StatusLabel : public QLabel
{
    Q_OBJECT

public:
    explicit StatusLabel(QWidget *parent = nullptr);

    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
};

class HintButton : public QAbstractButton
{
    Q_OBJECT

public:
    explicit HintButton(QWidget *parent = nullptr);

    void setTheme(const Theme &theme);

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Theme m_theme;
};

class HintLine : public QWidget
{
    Q_OBJECT

public:
    explicit HintLine(QWidget *parent = nullptr);

    void setStatus(const QString &status);
    void setSendKey(bool ctrlEnter);
    void setTheme(const Theme &theme);
    [[nodiscard]] QAbstractButton *button() const { return m_key; }

signals:
    void sendKeyPressed();

private:
    StatusLabel *m_status;
    HintButton *m_key;
};

} // namespace Hiwar
