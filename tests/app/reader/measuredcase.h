// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A test that asks hiwar-reader as it is shipped, without sanitizers, which lift its limit of
// memory: after each function that memory is compared with the limit, and the folder where it
// worked, which is its home, too, is still empty.
#pragma once

#include "tests/app/reader/readercase.h"

#include <QTemporaryDir>

namespace Hiwar {

class MeasuredCase : public ReaderCase
{
    Q_OBJECT

protected slots:
    void init()
    {
        TestCase::init();
        m_peak = 0;
    }
    void cleanup();

protected:
    [[nodiscard]] ReaderAnswer measured(const ReaderTask &task);
    /// A member of an archive that the reader unpacks.
    [[nodiscard]] QByteArray unpacked(const ReaderTask &archive, const QString &member);
    /// Megabytes: the most that it took since init().
    [[nodiscard]] qint64 peak() const { return m_peak; }
    /// Where it works; nothing may be written there.
    [[nodiscard]] QString outside() const { return m_outside.path(); }

private:
    const QTemporaryDir m_outside;
    const QTemporaryDir m_wires;
    qint64 m_peak = 0;
};

} // namespace Hiwar
