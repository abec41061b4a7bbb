// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How replies are requested, and which fields are left out after a refusal by any of the profile's
// models. GUI thread.
#pragma once

#include "ui/settings/profilesection.h"

namespace Hiwar {

class CheckLine;
class ChoiceBox;
class LinkButton;
class InlineMessageLabel;

class RepliesSection : public ProfileSection
{
    Q_OBJECT

public:
    explicit RepliesSection(QWidget *parent);

    void fill(const Profile &stored) override;
    void learn(const Profile &stored) override;
    void write(Profile &profile) const override;
    [[nodiscard]] QStringList summary() const override;
    void setTheme(const Theme &theme) override;

private:
    void refresh();
    void showRefusedFields();
    [[nodiscard]] QStringList refusedFields() const;
    [[nodiscard]] bool isStreamRefused() const;
    [[nodiscard]] StreamMode mode() const;

    Theme m_theme;
    Profile m_stored;
    ChoiceBox *m_mode;
    InlineMessageLabel *m_refused;
    LinkButton *m_askAgain;
    InlineMessageLabel *m_leftOut;
    QWidget *m_fields;
    CheckLine *m_reasoning;
    QStringList m_sentAgain; ///< refused once; will be sent again
    bool m_streamsAgain = false;
};

} // namespace Hiwar
