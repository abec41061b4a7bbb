// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A field of several lines, as high as its text between two limits. Tab leaves it. GUI thread.
#pragma once

#include "ui/theme/theme.h"

#include <QPlainTextEdit>

namespace Hiwar {

class GrowingEdit : public QPlainTextEdit
{
    Q_OBJECT

public:
    enum class Kind : quint8 {
        Prose,
        Code, ///< left to right in every language
    };

    /// `name` is the object name, `shownName` is translated.
    GrowingEdit(const QString &name, const QString &shownName, Kind kind, QWidget *parent);

    /// In lines.
    void setHeights(int least, int most);
    void setTheme(const Theme &theme);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void fit();

    Kind m_kind;
    int m_least = 2;
    int m_most = 12;
};

} // namespace Hiwar
