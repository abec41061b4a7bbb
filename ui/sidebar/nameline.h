// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Asks for one name, in place: of a folder, of a tag. Enter takes it, Escape or going elsewhere
// leaves everything as it was. GUI thread.
#pragma once

#include "ui/theme/theme.h"

#include <QPointer>
#include <QWidget>

#include <functional>

class QLabel;
class QLineEdit;

namespace Hiwar {

class NameLine : public QWidget
{
    Q_OBJECT

public:
    explicit NameLine(QWidget *parent = nullptr);

    /// `act` is carried out with what was entered, never with a blank name. Replaces what was asked
    /// before.
    void ask(const QString &what, const QString &first,
             std::function<void(const QString &name)> act);
    void setTheme(const Theme &theme);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void take();
    void close();

    QLabel *m_label;
    QLineEdit *m_edit;
    QPointer<QWidget> m_focusBefore;
    std::function<void(const QString &)> m_act;
};

} // namespace Hiwar
