// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Asks for the name of a folder or a tag, in place. Enter accepts it; Escape or moving the focus
// away changes nothing. GUI thread.
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

    /// Calls `act` with the entered name, never with a blank one. Replaces an earlier request.
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
