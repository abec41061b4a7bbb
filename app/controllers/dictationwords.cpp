// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/controllers/dictationwords.h"

#include <QCoreApplication>

namespace Hiwar {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Hiwar::Dictation)
};

} // namespace

QString describe(RecordingEnd end, bool hasRecording)
{
    switch (end) {
    case RecordingEnd::Stopped:
    case RecordingEnd::Full:
        return {};
    case RecordingEnd::NoProgram:
        return Words::tr("This copy of Hiwar cannot record: the program hiwar-recorder is not with "
                         "it. The packages for Linux distributions have it.");
    case RecordingEnd::NoLibrary:
        return Words::tr("Recording needs Qt Multimedia, which is not installed. Install "
                         "libqt6multimedia6, or what your system calls it, and try again.");
    case RecordingEnd::NoMicrophone:
        return Words::tr("No microphone was found. Connect one, or look at the sound settings of "
                         "your system, and try again.");
    case RecordingEnd::Refused:
        return Words::tr("The microphone could not be opened. Another program may hold it. Look at "
                         "the sound settings of your system, and try again.");
    case RecordingEnd::Lost:
        return hasRecording ? Words::tr("The microphone went away. What was recorded until then is "
                                        "kept: try again to turn it into words.")
                            : Words::tr("The microphone went away. Connect it, and try again.");
    case RecordingEnd::Crashed:
        return hasRecording ? Words::tr("The recording broke off. What was recorded until then is "
                                        "kept: try again to turn it into words.")
                            : Words::tr("The recording broke off before anything was heard. Try "
                                        "again.");
    }
    Q_UNREACHABLE();
}

} // namespace Hiwar
