// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Folded settings that most people never need: request, spending, waiting, connection. GUI thread.
#pragma once

#include "ui/settings/profilesection.h"

namespace Hiwar {

class FoldSection;
class TlsSection;
class WaitSection;

class FurtherSettings : public QWidget
{
    Q_OBJECT

public:
    explicit FurtherSettings(QWidget *parent);

    void setOwnLimits(const WaitLimits &limits);
    /// The certificate that the user has inspected and trusts.
    void setPin(const QString &sha256);
    void fill(const Profile &stored);
    void learn(const Profile &stored);
    void setSecretsStatus(const SecretsStatus &status);
    void write(Profile &profile) const;
    [[nodiscard]] SecretsChange secretsChange() const;
    [[nodiscard]] bool isValid() const;
    void closeAll();
    void setTheme(const Theme &theme);

signals:
    void changed();
    /// A section was opened below the visible area.
    void opened(QWidget *section);

private:
    struct Fold
    {
        FoldSection *section = nullptr;
        QList<ProfileSection *> parts;
    };

    void addAll();
    void addFold(const QString &name, const QString &shownName);
    /// Adds it to the last fold.
    template<typename Part>
    Part *addPart();
    void refresh();

    WaitSection *m_wait = nullptr;
    TlsSection *m_tls = nullptr;
    QList<Fold> m_folds;
    bool m_filling = false;
};

} // namespace Hiwar
