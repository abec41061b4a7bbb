// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Authorities trusted in addition to the system's, and the client certificate. A single certificate
// is not trusted here: the connection test shows it first. GUI thread.
#pragma once

#include "ui/settings/profilesection.h"

class QPushButton;

namespace Hiwar {

class FileField;
class LinkButton;
class InlineMessageLabel;
class SecretField;

class TlsSection : public ProfileSection
{
    Q_OBJECT

public:
    explicit TlsSection(QWidget *parent);

    /// The certificate that the user has inspected and trusts, whatever its chain.
    void setPin(const QString &sha256);

    void fill(const Profile &stored) override;
    void setSecretsStatus(const SecretsStatus &status) override;
    void write(Profile &profile) const override;
    void writeSecrets(SecretsChange &change) const override;
    [[nodiscard]] bool isValid() const override;
    [[nodiscard]] QStringList summary() const override;
    void setTheme(const Theme &theme) override;

private:
    void refresh();

    FileField *m_ca;
    FileField *m_certificate;
    FileField *m_key;
    SecretField *m_passphrase;
    InlineMessageLabel *m_fault;
    InlineMessageLabel *m_pin;
    LinkButton *m_removePin;
    QString m_pinned;
};

/// For comparing: upper case, in groups of eight bytes, "AB:CD:…"; wraps between bytes.
[[nodiscard]] QString groupedFingerprint(const QString &sha256);

} // namespace Hiwar
