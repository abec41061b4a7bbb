// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/platform/keychainlabels.h"

#include "net/values/profilesecrets.h"

#include <QCoreApplication>

namespace Hiwar {

namespace {

struct KeychainTr
{
    Q_DECLARE_TR_FUNCTIONS(Keychain)
};

} // namespace

QHash<QString, QString> keychainLabels(const QList<Profile> &profiles)
{
    QHash<QString, QString> labels;
    for (const Profile &profile : profiles) {
        const QString name = profile.name.isEmpty() ? KeychainTr::tr("Unnamed") : profile.name;
        labels.insert(profile.id, KeychainTr::tr("Hiwar: %1", "in the system's keychain; %1 is a "
                                                              "profile's name")
                                      .arg(name));
        labels.insert(secretsItem(profile.id),
                      KeychainTr::tr("Hiwar: %1 (headers and passwords)").arg(name));
    }
    return labels;
}

} // namespace Hiwar
