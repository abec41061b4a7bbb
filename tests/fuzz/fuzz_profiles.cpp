// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Any bytes as a settings file and as a stranger's file of profiles: what was read is the same
// after writing and reading it again, the Guide is always there, and an import never brings trust.
#include "app/settings/profilefile.h"
#include "app/settings/settings.h"
#include "tests/fuzz/demand.h"

using namespace Hiwar;

namespace {

void trySettings(const QByteArray &bytes)
{
    const auto settings = decodeSettings(bytes);
    if (!settings) {
        demand(!settings.error().isEmpty(), "a refusal says why");
        return;
    }
    demand(!settings->profiles.isEmpty() && settings->profiles.constFirst().builtIn,
           "the Guide comes first");
    demand(settings->zoomPercent >= 50 && settings->zoomPercent <= 300,
           "the zoom is within reason");
    const QByteArray once = encodeSettings(*settings); // without fields that are never stored
    const auto again = decodeSettings(once);
    demand(again && encodeSettings(*again) == once, "what was written is read as the same");
}

void tryImport(const QByteArray &bytes)
{
    const QString taken = QStringLiteral("Mine");
    const auto profiles = importProfiles(bytes, {taken});
    if (!profiles) {
        demand(!profiles.error().isEmpty(), "a refusal says why");
        return;
    }
    demand(profiles->size() <= maxImported, "what comes in is bounded");
    QStringList names{taken};
    for (const Profile &profile : *profiles) {
        demand(!profile.id.isEmpty() && !profile.builtIn, "an imported profile is one of its own");
        demand(!names.contains(profile.name, Qt::CaseInsensitive), "every name is its own");
        names.append(profile.name);
        demand(!profile.plainHttpAllowed && profile.tls.pinnedSha256.isEmpty(),
               "a stranger's file brings no trust");
    }
    const QByteArray once = exportProfiles(*profiles);
    const auto again = importProfiles(once);
    demand(again && exportProfiles(*again) == once, "what was exported is imported as the same");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char *>(data), qsizetype(size));
    trySettings(bytes);
    tryImport(bytes);
    return 0;
}
