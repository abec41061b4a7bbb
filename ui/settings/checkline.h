// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A check box whose label may wrap to several lines, which QCheckBox cannot do. GUI thread.
#pragma once

#include "ui/settings/settingstext.h"
#include "ui/theme/theme.h"

#include <QWidget>

class QCheckBox;

namespace Hiwar {

class InlineMessageLabel;

class CheckLine : public QWidget
{
    Q_OBJECT

public:
    CheckLine(const QString &name, QWidget *parent);

    void setSentence(const QString &sentence);
    /// The text beside it, for users of a screen reader.
    void setDescription(const QString &words);
    /// Its label is that of a setting of its own, not of a detail.
    void setProminent(bool prominent);
    void setChecked(bool checked);
    [[nodiscard]] bool isChecked() const;
    void setTheme(const Theme &theme);

signals:
    /// Only for changes by the user.
    void changed();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QCheckBox *m_box;
    InlineMessageLabel *m_sentence;
};

} // namespace Hiwar
