// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The further fields of the request's body, as JSON. GUI thread.
#pragma once

#include "ui/settings/profilesection.h"

class QPlainTextEdit;

namespace Hiwar {

class InlineMessageLabel;

class BodySection : public ProfileSection
{
    Q_OBJECT

public:
    explicit BodySection(QWidget *parent);

    void fill(const Profile &stored) override;
    void learn(const Profile &stored) override;
    void write(Profile &profile) const override;
    [[nodiscard]] bool isValid() const override;
    [[nodiscard]] QStringList summary() const override;
    void setTheme(const Theme &theme) override;

private:
    void refresh();

    QPlainTextEdit *m_edit;
    InlineMessageLabel *m_message;
};

} // namespace Hiwar
