// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Who turns dictated speech into words: a profile, its model for that, and the language. Applies at
// once, without Save. Passive. GUI thread.
#pragma once

#include "net/values/dictation.h"
#include "net/values/profile.h"
#include "ui/theme/theme.h"

#include <QWidget>

class QLabel;

namespace Hiwar {

class ChoiceBox;
class ChoiceRow;
class InlineMessageLabel;

class DictationSection : public QWidget
{
    Q_OBJECT

public:
    explicit DictationSection(QWidget *parent = nullptr);

    /// Those that can be chosen, and what is chosen; without a profile nothing is dictated.
    void setChoice(const QList<Profile> &profiles, const DictationChoice &choice);
    void setTheme(const Theme &theme);

signals:
    /// Only for changes by the user.
    void chosen(const Hiwar::DictationChoice &choice);

private:
    void fillProfiles(const QList<Profile> &profiles);
    void fillLanguages();
    void fillModels();
    void takeProfile();
    void takeModel();
    [[nodiscard]] const Profile *profile() const;
    void warn(const Profile &profile);

    ChoiceRow *m_profile;
    QLabel *m_caption;  ///< of the model
    ChoiceBox *m_model; ///< any name can be typed; while there is a profile
    ChoiceRow *m_language;
    InlineMessageLabel *m_receives;
    QList<Profile> m_profiles;
    DictationChoice m_choice;
};

} // namespace Hiwar
