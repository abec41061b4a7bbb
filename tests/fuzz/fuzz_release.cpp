// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Any bytes as the manifest of a release and as the file with the update address: what is accepted
// is bounded and clean, no name leads outside its folder, and every request is encrypted.
#include "app/update/manifest.h"
#include "app/update/updatesource.h"
#include "net/values/endpoint.h"
#include "tests/fuzz/demand.h"

using namespace Hiwar;

namespace {

bool isSafe(const QUrl &url)
{
    return url.scheme() == QStringLiteral("https") || isLoopback(url);
}

void tryManifest(const QByteArray &bytes, const QUrl &from)
{
    demand(!openManifest(bytes, bytes.left(64), bytes.right(32)), "a signature is needed");
    const auto manifest = decodeManifest(bytes);
    if (!manifest) {
        demand(!describe(manifest.error()).isEmpty(), "a refusal says why");
        return;
    }
    demand(manifest->released.isValid(), "a release has a day");
    demand(!isOlder(manifest->version, manifest->version), "no version is older than itself");
    for (const QString &change : manifest->changes)
        demandClean(change);
    for (const ReleaseFile &file : manifest->files) {
        demand(!file.name.contains(u'/') && !file.name.contains(u'\\') &&
                   !file.name.startsWith(u'.'),
               "a name is no path");
        demand(file.size >= 0 && file.sha256.size() == 32, "a file can be checked");
        const QUrl url = fileAddress(from, file.name);
        demand(url.host() == from.host() && url.scheme() == from.scheme() &&
                   url.path().startsWith(from.adjusted(QUrl::RemoveFilename).path()),
               "a file lies beside its manifest");
    }
}

void tryAddress(const QByteArray &bytes)
{
    if (const auto url = updateAddress(QString::fromUtf8(bytes))) {
        demand(isSafe(*url) && isSafe(signatureAddress(*url)), "what is asked is encrypted");
        demand(url->userInfo().isEmpty(), "an address holds no password");
        demand(signatureAddress(*url) != *url, "a signature is not its manifest");
        demand(updateAddress(addressText(*url)) == url, "an address that is stored is taken");
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size);

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char *>(data), qsizetype(size));
    tryManifest(bytes, QUrl(QStringLiteral("https://updates.example/hiwar/manifest.json")));
    tryAddress(bytes);
    if (const auto place = decodeUpdateSource(bytes))
        demand(isSafe(place->manifest) && place->publicKey.size() == 32, "a place is whole");
    return 0;
}
