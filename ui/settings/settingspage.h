// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One section of the settings: its title and its parts. Rule: a search hides what does not match,
// and nothing else; when it ends, all is shown again. GUI thread.
#pragma once

#include "ui/theme/theme.h"

#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace Hiwar {

class SettingsPage : public QWidget
{
    Q_OBJECT

public:
    SettingsPage(const QString &shownName, QWidget *parent);

    /// Below the former one. Takes ownership.
    void add(QWidget *part);
    /// Shows only what contains all these words; none: everything. Returns whether anything does.
    bool filter(const QStringList &words);
    void setTheme(const Theme &theme);

private:
    struct Part
    {
        QWidget *part;
        QWidget *holder; ///< hidden by the search, so that the part can hide itself as it likes
    };

    [[nodiscard]] bool filter(const Part &part, const QStringList &words) const;

    QLabel *m_title;
    QVBoxLayout *m_column;
    QList<Part> m_parts;
};

} // namespace Hiwar
