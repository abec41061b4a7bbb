// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How long the check of what is sent takes for a megabyte: of prose, of code, and of texts made to
// be slow. Processor time, the best of a few rounds.
#include "app/secretcheck/ownsecrets.h"
#include "app/secretcheck/secretfinder.h"

#include <algorithm>
#include <cstdio>
#include <ctime>

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype megabyte = 1024 * 1024;
constexpr int rounds = 5;

template<typename Work>
double milliseconds(Work work)
{
    double best = 1e9;
    for (int round = 0; round < rounds; ++round) {
        const std::clock_t start = std::clock();
        work();
        best = std::min(best, double(std::clock() - start) * 1e3 / CLOCKS_PER_SEC);
    }
    return best;
}

} // namespace

int main()
{
    OwnSecrets own;
    for (int profile = 0; profile < 10; ++profile)
        own.learn({Secret("house-key/" + QByteArray::number(profile).repeated(40))});
    const double making = milliseconds([] { (void)SecretFinder(shippedSecretRules()); });
    std::printf("reading the rules: %.1f ms\n\n%-24s %10s %12s %10s\n", making, "1 MB of",
                "rules, ms", "with own, ms", "steps");
    const SecretFinder finder(shippedSecretRules());
    const std::pair<const char *, QString> texts[]{
        {"prose", u"Some words of a usual length, and a number like 42. وكلمات عربية. "_s},
        {"code", u"    const auto value = make(\"text\", i + 1); // why: it is so\n"_s},
        {"a word", u"a"_s},
        {"names and signs", u"password="_s},
        {"beginnings", u" sk-a"_s},
        {"addresses", u"a://a:a"_s},
        {"private keys", u"-----BEGIN PRIVATE KEY-----a\n"_s},
        {"one's own, nearly", u"house-key/1"_s}};
    for (const auto &[name, piece] : texts) {
        const QString text = piece.repeated(megabyte / piece.size());
        qsizetype steps = 0;
        const double rules = milliseconds([&] { (void)finder.findByRules(text, &steps); });
        const double all = milliseconds([&] { (void)finder.find(text, own); });
        std::printf("%-24s %10.1f %12.1f %10.1f\n", name, rules, all,
                    double(steps) / double(text.size()));
    }
    return 0;
}
