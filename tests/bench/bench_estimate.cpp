// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// usage: bench_estimate
//
// How long 100,000 letters take to count, by script, and one step of learning. The goal is a
// millisecond: the composer estimates while a person writes.
#include "app/usage/tokenestimate.h"

#include <cstdio>
#include <ctime>

using namespace Hiwar;
using namespace Qt::StringLiterals;

int main()
{
    constexpr int rounds = 200;
    constexpr qsizetype letters = 100'000;
    qint64 sum = 0;
    std::printf("%10s %12s\n", "text", "ms");
    for (const auto &[name, sample] :
         {std::pair("English", u"Some words of a usual reply, with a few more of them. "_s),
          std::pair("Arabic", u"كلمات كثيرة من ردّ معتاد، ثم كلمات أخرى. "_s),
          std::pair("Chinese", u"这是一个普通的回答，还有更多的话。"_s),
          std::pair("C++", u"    if (const auto found = m_requests.find(id); !found)\n"_s)}) {
        const QString text = sample.repeated(letters / sample.size() + 1).left(letters);
        const std::clock_t start = std::clock(); // processor time, because others may be using it
        for (int i = 0; i < rounds; ++i)
            sum += estimate(scriptCounts(text), firstCalibration());
        std::printf("%10s %12.3f\n", name,
                    1000.0 * double(std::clock() - start) / CLOCKS_PER_SEC / rounds);
    }
    Calibration calibration = firstCalibration();
    const ScriptCounts counts = scriptCounts(u"Some words. "_s.repeated(100));
    const std::clock_t start = std::clock();
    for (int i = 0; i < rounds; ++i)
        calibration = calibrated(calibration, counts, 300 + i);
    std::printf("%10s %12.3f\n", "learning",
                1000.0 * double(std::clock() - start) / CLOCKS_PER_SEC / rounds);
    return sum > 0 && calibration.reports == rounds ? 0 : 1;
}
