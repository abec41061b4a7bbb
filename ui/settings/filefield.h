// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The path of a file, typed or chosen. GUI thread.
#pragma once

#include "ui/theme/theme.h"

#include <QWidget>

class QLineEdit;
class QToolButton;

namespace Hiwar {

class FileField : public QWidget
{
    Q_OBJECT

public:
    /// `name` is also the object name; `shownName` is translated.
    FileField(const QString &name, const QString &shownName, QWidget *parent);

    void setPath(const QString &path);
    [[nodiscard]] QString path() const;
    void setTheme(const Theme &theme);
    [[nodiscard]] QLineEdit *edit() const { return m_edit; }

signals:
    void changed();

private:
    void choose();

    QLineEdit *m_edit;
    QToolButton *m_choose;
};

} // namespace Hiwar
