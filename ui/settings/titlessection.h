// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Whether models name conversations, and which one does that and sums them up: applies at once,
// without Save. Passive. GUI thread.
#pragma once

#include "net/values/modelinfo.h"
#include "net/values/profile.h"
#include "ui/theme/theme.h"

#include <QWidget>

class QLabel;

namespace Hiwar {

class CheckRow;
class ChoiceBox;
class ChoiceRow;
class InlineMessageLabel;

class TitlesSection : public QWidget
{
    Q_OBJECT

public:
    explicit TitlesSection(QWidget *parent = nullptr);

    void setByModel(bool byModel);
    /// Those that can be chosen, and the chosen one; without a profile each conversation's own.
    void setHelpers(const QList<Profile> &profiles, const ModelRef &chosen);
    void setTheme(const Theme &theme);

signals:
    /// Only for changes by the user.
    void chosen(bool byModel);
    void helperChosen(const Hiwar::ModelRef &helper);

private:
    void fillModels();
    void takeModel();

    CheckRow *m_byModel;
    ChoiceRow *m_profile;
    QLabel *m_caption;  ///< of the model
    ChoiceBox *m_model; ///< any name can be typed; while there is a profile
    InlineMessageLabel *m_receives;
    QList<Profile> m_profiles;
    ModelRef m_chosen;
};

} // namespace Hiwar
