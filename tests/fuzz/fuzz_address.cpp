// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Any text as what users paste as an address or a key: the result can be sent, and cleaning it
// again changes nothing.
#include "net/values/addressproposal.h"
#include "net/values/apikey.h"
#include "net/values/endpoint.h"
#include "tests/fuzz/demand.h"

using namespace Hiwar;

namespace {

void demandUrl(const QUrl &url)
{
    demand(url.isValid() && !url.host().isEmpty(), "a URL that is asked has a host");
    demand(url.scheme() == QLatin1String("http") || url.scheme() == QLatin1String("https"),
           "a URL that is asked is http or https");
    demand(url.userInfo().isEmpty(), "a URL that is asked has no password");
    demand(!url.hasFragment(), "a URL that is asked has no fragment");
    for (const char c : url.toEncoded())
        demand(c > 0x20 && c < 0x7f, "a URL that is asked is printable ASCII");
}

void tryAddress(const QString &typed)
{
    const auto endpoint = resolveEndpoint(typed);
    if (!endpoint)
        return;
    for (const QUrl &url : {endpoint->base, endpoint->chat, endpoint->models})
        demandUrl(url);
    const auto again = resolveEndpoint(QString::fromLatin1(endpoint->base.toEncoded()));
    demand(again && again->base == endpoint->base && again->chat == endpoint->chat,
           "a resolved address resolves to itself");
    demand(isSameOrigin(endpoint->base, endpoint->chat) &&
               isSameOrigin(endpoint->base, endpoint->models),
           "every URL of a service has one origin");
    for (const ErrorKind kind :
         {ErrorKind::NotFound, ErrorKind::Redirected, ErrorKind::TlsFailed, ErrorKind::NotAnApi}) {
        const ApiError error{.kind = kind, .url = endpoint->chat, .location = endpoint->models};
        const QString proposed = proposeAddress(error);
        demand(proposed.isEmpty() || resolveEndpoint(proposed).has_value(),
               "what is proposed can be asked");
    }
}

void tryKey(const QString &typed)
{
    const auto key = cleanKey(typed);
    if (!key)
        return;
    for (const char c : key->reveal())
        demand(c > 0x20 && c < 0x7f, "a key is printable ASCII without blanks");
    const auto again = cleanKey(QString::fromLatin1(key->reveal()));
    demand(again && again->reveal() == key->reveal(), "a clean key stays as it is");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size)
{
    const QByteArrayView bytes(data, qsizetype(size));
    const QString typed = QString::fromUtf8(bytes);
    tryAddress(typed);
    tryKey(typed);
    const QString kept = withoutPassword(typed);
    demand(withoutPassword(kept) == kept, "an address without its password stays as it is");
    return 0;
}
