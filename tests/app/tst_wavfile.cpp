// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/dictation/wavfile.h"
#include "tests/support/testcase.h"

using namespace Hiwar;
using namespace std::chrono_literals;

class WavFileTest : public TestCase
{
    Q_OBJECT

private slots:
    void hasAHeadThatEveryoneReads()
    {
        const QByteArray file = wavFile(QByteArray("\x01\x02\x03\x04", 4));
        QCOMPARE(file, QByteArray("RIFF\x28\x00\x00\x00WAVE"
                                  "fmt \x10\x00\x00\x00\x01\x00\x01\x00"
                                  "\x80\x3e\x00\x00\x00\x7d\x00\x00\x02\x00\x10\x00"
                                  "data\x04\x00\x00\x00\x01\x02\x03\x04",
                                  48));
    }

    void leavesHalfASampleOut()
    {
        QCOMPARE(wavFile(QByteArray("abc")), wavFile(QByteArray("ab")));
        QCOMPARE(wavFile({}).size(), 44);
    }

    void knowsTheLoudestSample()
    {
        QCOMPARE(peakOf({}), 0.0);
        QCOMPARE(peakOf(QByteArray("\x00\x40\x00\x20", 4)), 0.5);
        QCOMPARE(peakOf(QByteArray("\x00\x80\xff\x7f", 4)), 1.0);
        QCOMPARE(peakOf(QByteArray("\x00\x40\x7f", 3)), 0.5);
    }

    void knowsItsLength()
    {
        QCOMPARE(lengthOf({}), 0ms);
        QCOMPARE(lengthOf(QByteArray(48'000, '\0')), 1500ms);
    }
};

HIWAR_TEST(WavFileTest, QCoreApplication)
#include "tst_wavfile.moc"
