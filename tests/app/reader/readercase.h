// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A test that asks the real hiwar-reader.
#pragma once

#include "app/attachments/readertask.h"
#include "tests/support/testcase.h"

namespace Hiwar {

class ReaderCase : public TestCase
{
    Q_OBJECT

protected:
    /// What its standard output was, as it is.
    [[nodiscard]] static QByteArray rawAnswer(const QByteArray &wire,
                                              const QStringList &words = {});
    /// Crashed: it ended without an answer.
    [[nodiscard]] static ReaderAnswer ask(const ReaderTask &task, const QStringList &words = {});
    /// "photo.jpg" of files/.
    [[nodiscard]] static ReaderTask taskOf(const QString &file,
                                           ReaderTaskKind kind = ReaderTaskKind::Read);
    /// The text of all sections, in lines.
    [[nodiscard]] static QString textOf(const ReaderAnswer &answer);
};

} // namespace Hiwar
