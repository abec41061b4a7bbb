// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The further headers of a profile, one row each. GUI thread.
#pragma once

#include "ui/settings/profilesection.h"

namespace Hiwar {

class HeaderRow;
class LinkButton;

class HeadersSection : public ProfileSection
{
    Q_OBJECT

public:
    explicit HeadersSection(QWidget *parent);

    void fill(const Profile &stored) override;
    void setSecretsStatus(const SecretsStatus &status) override;
    void write(Profile &profile) const override;
    void writeSecrets(SecretsChange &change) const override;
    [[nodiscard]] bool isValid() const override;
    [[nodiscard]] QStringList summary() const override;
    void setTheme(const Theme &theme) override;

private:
    HeaderRow *addRow(const ExtraHeader &header);
    void removeRow(HeaderRow *row);
    void number();

    Theme m_theme;
    SecretsStatus m_status;
    QVBoxLayout *m_rowColumn;
    QList<HeaderRow *> m_rows;
    LinkButton *m_add;
};

} // namespace Hiwar
