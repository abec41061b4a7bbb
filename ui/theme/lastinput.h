// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Whether the user pressed a key or a mouse button last, anywhere in the program. The reason of a
// focus event does not tell: when a widget that has the focus is hidden, Qt gives the focus to the
// next one as if Tab had been pressed. GUI thread.
#pragma once

#include <QObject>

namespace Hiwar {

class LastInput : public QObject
{
    Q_OBJECT

public:
    explicit LastInput(QObject *parent);

    [[nodiscard]] bool wasMouse() const { return m_wasMouse; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool m_wasMouse = false;
};

} // namespace Hiwar
