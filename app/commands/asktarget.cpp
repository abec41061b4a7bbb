// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/asktarget.h"

#include "net/values/endpoint.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("ask", text);
}

bool sameOrigin(const QString &a, const QString &b)
{
    const auto left = resolveEndpoint(a);
    const auto right = resolveEndpoint(b);
    if (!left || !right)
        return false;
    const auto port = [](const QUrl &url) {
        return url.port(url.scheme() == "https"_L1 ? 443 : 80);
    };
    return left->base.scheme() == right->base.scheme() && left->base.host() == right->base.host() &&
           port(left->base) == port(right->base);
}

/// nullptr: there is none.
const Profile *findProfile(const Settings &settings, const QString &id)
{
    const auto found = std::find_if(settings.profiles.begin(), settings.profiles.end(),
                                    [&id](const Profile &profile) { return profile.id == id; });
    return found == settings.profiles.end() ? nullptr : &*found;
}

/// The profile for another service: limits, proxy and additional authorities belong to this
/// machine; everything else was meant for the service of the profile.
Profile asAnother(const Profile &profile)
{
    Profile other;
    other.id = profile.id;
    other.name = profile.name;
    other.baseUrl = profile.baseUrl;
    other.streaming = profile.streaming;
    other.limits = profile.limits;
    other.proxy = profile.proxy;
    other.tls.caFile = profile.tls.caFile;
    return other;
}

} // namespace

tl::expected<AskTarget, QString> askTargetOf(const AskOptions &options, const Settings &settings)
{
    if (options.profile.isEmpty() && options.baseUrl.isEmpty() &&
        !findProfile(settings, options.profileOfPersona) && !settings.missingProfileId.isEmpty())
        return tl::unexpected(tr("The settings choose the profile %1, which they do not hold. Name "
                                 "another one with --profile.")
                                  .arg(settings.missingProfileId));
    AskTarget target{.profile = profileOf(settings, settings.currentProfileId)};
    target.warnsOfSecrets = settings.warnsOfSecrets;
    target.files = settings.files;
    if (const Profile *its = findProfile(settings, options.profileOfPersona))
        target.profile = *its;
    if (!options.profile.isEmpty()) {
        const auto found = std::find_if(
            settings.profiles.begin(), settings.profiles.end(), [&](const Profile &profile) {
                return profile.id == options.profile ||
                       profile.name.compare(options.profile, Qt::CaseInsensitive) == 0;
            });
        if (found == settings.profiles.end())
            return tl::unexpected(tr("There is no profile named %1.").arg(options.profile));
        target.profile = *found;
    }
    if (!options.baseUrl.isEmpty()) {
        target.mayUseStoredKey =
            !target.profile.builtIn && sameOrigin(options.baseUrl, target.profile.baseUrl);
        target.profile.builtIn = false;
        target.profile.baseUrl = options.baseUrl;
        if (!target.mayUseStoredKey)
            target.profile = asAnother(target.profile);
    }
    if (const QString model = options.model.trimmed(); !model.isEmpty())
        target.profile.model = model;
    if (options.plain)
        target.profile.streaming = StreamMode::Off;
    return target;
}

} // namespace Hiwar
