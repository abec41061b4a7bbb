// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/block/texof.h"

#include <array>

namespace Hiwar {

namespace {

struct Marks
{
    QStringView begin;
    QStringView end;
    bool display = false;
};

constexpr std::array marks{
    Marks{u"$$", u"$$", true},
    Marks{u"\\[", u"\\]", true},
    Marks{u"\\(", u"\\)", false},
    Marks{u"$", u"$", false},
};

} // namespace

TexSource texOf(QStringView written)
{
    written = written.trimmed();
    for (const Marks &mark : marks) {
        if (written.size() >= mark.begin.size() + mark.end.size() &&
            written.startsWith(mark.begin) && written.endsWith(mark.end)) {
            const QStringView inner =
                written.sliced(mark.begin.size()).chopped(mark.end.size()).trimmed();
            return {inner.toString().replace(QChar::LineSeparator, u'\n'), mark.display};
        }
    }
    return {written.toString().replace(QChar::LineSeparator, u'\n'), false};
}

} // namespace Hiwar
