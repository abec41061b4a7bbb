// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The time limits for waiting. GUI thread.
#pragma once

#include "ui/settings/profilesection.h"
#include "ui/settings/waittext.h"

class QLineEdit;

namespace Hiwar {

class InlineMessageLabel;

class WaitSection : public ProfileSection
{
    Q_OBJECT

public:
    explicit WaitSection(QWidget *parent);

    /// The limits that apply to empty fields.
    void setOwnLimits(const WaitLimits &limits);

    void fill(const Profile &stored) override;
    void write(Profile &profile) const override;
    [[nodiscard]] bool isValid() const override;
    [[nodiscard]] QStringList summary() const override;
    void setTheme(const Theme &theme) override;

private:
    struct Line
    {
        QLineEdit *edit;
        InlineMessageLabel *message;
        QString shortName;
        WaitLimit WaitLimits::*limit;
    };

    void addLine(const QString &name, const QString &shownName, const QString &meaning,
                 const QString &shortName, WaitLimit WaitLimits::*limit);
    void refresh();

    Theme m_theme;
    QList<Line> m_lines;
    InlineMessageLabel *m_note;
};

} // namespace Hiwar
