// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/dictation/wavfile.h"

#include "app/dictation/soundformat.h"

#include <QtEndian>

#include <algorithm>
#include <cstdlib>

namespace Hiwar {

namespace {

template<typename Number>
void append(QByteArray &bytes, Number number)
{
    char place[sizeof(Number)];
    qToLittleEndian(number, place);
    bytes.append(place, sizeof place);
}

} // namespace

QByteArray wavFile(QByteArrayView samples)
{
    using namespace SoundFormat;
    constexpr quint32 formatSize = 16;
    constexpr quint32 beforeData = 4 + 8 + formatSize + 8; // "WAVE", and the heads of both chunks
    samples.chop(samples.size() % bytesPerSample);
    const auto size = quint32(samples.size());
    QByteArray file;
    file.reserve(8 + beforeData + size);
    file += "RIFF";
    append(file, beforeData + size);
    file += "WAVEfmt ";
    append(file, formatSize);
    append(file, quint16(1)); // PCM
    append(file, quint16(1)); // channels
    append(file, quint32(samplesPerSecond));
    append(file, quint32(bytesPerSecond));
    append(file, quint16(bytesPerSample));
    append(file, quint16(bytesPerSample * 8));
    file += "data";
    append(file, size);
    file += samples;
    return file;
}

double peakOf(QByteArrayView samples)
{
    constexpr double loudest = 32768;
    int peak = 0;
    for (qsizetype at = 0; at + 1 < samples.size(); at += SoundFormat::bytesPerSample)
        peak = std::max(peak, std::abs(int(qFromLittleEndian<qint16>(samples.data() + at))));
    return peak / loudest;
}

std::chrono::milliseconds lengthOf(QByteArrayView samples)
{
    return std::chrono::milliseconds(samples.size() * 1000 / SoundFormat::bytesPerSecond);
}

} // namespace Hiwar
