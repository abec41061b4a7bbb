// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The proxy for requests to the service. GUI thread.
#pragma once

#include "ui/settings/profilesection.h"

class QLineEdit;

namespace Hiwar {

class ChoiceBox;
class InlineMessageLabel;
class SecretField;

class ProxySection : public ProfileSection
{
    Q_OBJECT

public:
    explicit ProxySection(QWidget *parent);

    void fill(const Profile &stored) override;
    void setSecretsStatus(const SecretsStatus &status) override;
    void write(Profile &profile) const override;
    void writeSecrets(SecretsChange &change) const override;
    [[nodiscard]] bool isValid() const override;
    [[nodiscard]] QStringList summary() const override;
    void setTheme(const Theme &theme) override;

private:
    [[nodiscard]] ProxyKind kind() const;
    [[nodiscard]] bool hasAddress() const;
    void takeApart();
    void refresh();

    ChoiceBox *m_kind;
    QLineEdit *m_host;
    QLineEdit *m_port;
    QLineEdit *m_user;
    SecretField *m_password;
    InlineMessageLabel *m_message;
    QList<QWidget *> m_details; ///< fields needed only for the user's own proxy
};

} // namespace Hiwar
