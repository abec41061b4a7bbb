// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Whether the profile is in use at all. GUI thread.
#pragma once

#include "ui/settings/profilesection.h"

namespace Hiwar {

class CheckLine;

class UseSection : public ProfileSection
{
    Q_OBJECT

public:
    explicit UseSection(QWidget *parent);

    void fill(const Profile &stored) override;
    void learn(const Profile &stored) override;
    void write(Profile &profile) const override;
    [[nodiscard]] QStringList summary() const override;
    void setTheme(const Theme &theme) override;

private:
    CheckLine *m_off;
    bool m_wasOff = false; ///< as stored
};

} // namespace Hiwar
