// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// hiwar-recorder: records what the default microphone hears, so that Hiwar itself never loads Qt
// Multimedia. It takes no argument, opens the microphone at once and writes samples to standard
// output (app/dictation/soundformat.h) until its standard input closes, as it does when Hiwar ends
// in any way. Its exit status says what went wrong; standard error has a word for it.
#include "app/dictation/soundformat.h"

#include <QAudioDevice>
#include <QAudioSource>
#include <QCoreApplication>
#include <QMediaDevices>
#include <QSocketNotifier>

#include <cerrno>
#include <cstdio>
#include <cstdlib>

#include <unistd.h>

namespace {

using Hiwar::RecorderExit;

/// Without destructors: a sound server that hangs must not keep the microphone open.
[[noreturn]] void leave(RecorderExit status, const char *word = nullptr)
{
    if (word)
        std::fprintf(stderr, "hiwar-recorder: %s\n", word);
    std::fflush(nullptr);
    std::_Exit(int(status));
}

QAudioFormat wantedFormat()
{
    QAudioFormat format;
    format.setSampleRate(Hiwar::SoundFormat::samplesPerSecond);
    format.setChannelCount(1);
    format.setSampleFormat(QAudioFormat::Int16);
    return format;
}

void passOn(QIODevice &sound)
{
    const QByteArray bytes = sound.readAll();
    for (qsizetype at = 0; at < bytes.size();) {
        const ssize_t written =
            write(STDOUT_FILENO, bytes.constData() + at, std::size_t(bytes.size() - at));
        if (written < 0 && errno != EINTR)
            leave(RecorderExit::Done); // nobody listens any more
        at += written > 0 ? written : 0;
    }
}

/// Nothing is said on standard input; it only closes.
void readInput(QAudioSource &source, QIODevice &sound)
{
    char bytes[64];
    const ssize_t count = read(STDIN_FILENO, bytes, sizeof bytes);
    if (count > 0 || (count < 0 && errno == EINTR))
        return;
    passOn(sound); // what was heard until now
    source.disconnect();
    source.stop();
    leave(RecorderExit::Done);
}

} // namespace

int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    const QAudioDevice microphone = QMediaDevices::defaultAudioInput();
    if (microphone.isNull())
        leave(RecorderExit::NoMicrophone, "no-microphone");
    QAudioSource source(microphone, wantedFormat());
    QIODevice *sound = source.start();
    if (!sound || source.error() != QAudio::NoError)
        leave(RecorderExit::Refused, "refused");
    QObject::connect(sound, &QIODevice::readyRead, sound, [sound] { passOn(*sound); });
    QObject::connect(&source, &QAudioSource::stateChanged, &source, [&source](QAudio::State state) {
        if (state != QAudio::StoppedState)
            return;
        if (source.error() == QAudio::OpenError)
            leave(RecorderExit::Refused, "refused");
        leave(RecorderExit::Lost, "lost");
    });
    QSocketNotifier input(STDIN_FILENO, QSocketNotifier::Read);
    QObject::connect(&input, &QSocketNotifier::activated, &source,
                     [&source, sound] { readInput(source, *sound); });
    return QCoreApplication::exec();
}
