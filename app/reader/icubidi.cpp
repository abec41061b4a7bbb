// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reader/icubidi.h"

#ifdef Q_OS_UNIX
#include <dlfcn.h>

#include <memory>
#endif

namespace Hiwar {

#ifdef Q_OS_UNIX
namespace {

/// What the functions' names end with: "_72" where ICU is of that version, nothing where a system
/// has built it so.
QByteArray suffixOfIcu()
{
    constexpr int first = 50; // these functions have been the same since long before
    constexpr int last = 150;
    for (int version = first; version <= last; ++version) {
        const QByteArray suffix = '_' + QByteArray::number(version);
        if (dlsym(RTLD_DEFAULT, ("ubidi_open" + suffix).constData()))
            return suffix;
    }
    return {};
}

/// Of unicode/ubidi.h, whose C functions keep their types.
struct IcuBidi
{
    using Status = int; // 0 and warnings below it, or an error

    QByteArray suffix = suffixOfIcu();
    void *(*open)() = function<decltype(open)>("ubidi_open");
    void (*close)(void *) = function<decltype(close)>("ubidi_close");
    void (*setMode)(void *, int mode) = function<decltype(setMode)>("ubidi_setReorderingMode");
    void (*setText)(void *, const char16_t *, int32_t length, quint8 level, quint8 *levels,
                    Status *) = function<decltype(setText)>("ubidi_setPara");
    int32_t (*write)(void *, char16_t *, int32_t most, quint16 options,
                     Status *) = function<decltype(write)>("ubidi_writeReordered");

    [[nodiscard]] bool isThere() const { return open && close && setMode && setText && write; }

private:
    template<typename Function>
    [[nodiscard]] Function function(const char *name) const
    {
        return reinterpret_cast<Function>(dlsym(RTLD_DEFAULT, (name + suffix).constData()));
    }
};

} // namespace

QString inverseBidi(const QString &line, bool isRightToLeft)
{
    static const IcuBidi icu;
    if (!icu.isThere())
        return line;
    constexpr int inverseLikeDirect = 5;     // UBIDI_REORDER_INVERSE_LIKE_DIRECT
    constexpr quint16 mirroredWithMarks = 3; // UBIDI_KEEP_BASE_COMBINING, UBIDI_DO_MIRRORING
    IcuBidi::Status status = 0;
    const std::unique_ptr<void, decltype(icu.close)> bidi(icu.open(), icu.close);
    icu.setMode(bidi.get(), inverseLikeDirect);
    icu.setText(bidi.get(), reinterpret_cast<const char16_t *>(line.utf16()), int32_t(line.size()),
                quint8(isRightToLeft), nullptr, &status);
    QString ordered(line.size() * 2 + 1, Qt::Uninitialized);
    const int32_t length = icu.write(bidi.get(), reinterpret_cast<char16_t *>(ordered.data()),
                                     int32_t(ordered.size()), mirroredWithMarks, &status);
    if (status > 0)
        return line;
    ordered.truncate(length);
    return ordered;
}
#else
QString inverseBidi(const QString &line, bool)
{
    return line;
}
#endif

} // namespace Hiwar
