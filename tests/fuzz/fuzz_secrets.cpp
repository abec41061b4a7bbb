// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Any text that somebody is about to send: each found position is in it, in order, none inside of
// another; the time is that of its length; and the user's own secret is found wherever it stands.
#include "app/secretcheck/ownsecrets.h"
#include "app/secretcheck/secretfinder.h"
#include "tests/fuzz/demand.h"

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype mostSteps = 400; ///< for each letter, in the worst text

void demandOrder(const QString &text, const QList<FoundSecret> &found)
{
    qsizetype end = 0;
    for (const FoundSecret &each : found) {
        demand(each.length > 0, "a found secret has letters");
        demand(each.start >= end, "found secrets are in order, and apart");
        end = each.start + each.length;
        demand(end <= text.size(), "a found secret is in the text");
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size)
{
    static const SecretFinder finder(shippedSecretRules());
    static const OwnSecrets own = [] {
        OwnSecrets secrets;
        secrets.learn({Secret("house/key 47 of mine")});
        return secrets;
    }();
    const QString text = QString::fromUtf8(QByteArrayView(data, qsizetype(size)));
    qsizetype steps = 0;
    demandOrder(text, finder.findByRules(text, &steps));
    demand(steps <= mostSteps * (text.size() + 1), "the time is that of the length");
    demandOrder(text, finder.find(text, own));
    const QString half = text.first(text.size() / 2);
    const QString with = half + u"house/key 47\nof mine"_s + text.sliced(half.size());
    const QList<FoundSecret> found = finder.find(with, own);
    demandOrder(with, found);
    bool isFound = false;
    for (const FoundSecret &each : found)
        isFound |= each.kind == SecretKind::OwnSecret && each.start <= half.size();
    demand(isFound, "one's own secret is found in any text");
    return 0;
}
