// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A device that can be cancelled: calls `goesOn` before each piece, so that even one conversation
// of any size can be stopped. `out` must outlive it. Any thread.
#pragma once

#include <QIODevice>

#include <functional>

namespace Hiwar {

class HeardOutput final : public QIODevice
{
public:
    HeardOutput(QIODevice &out, std::function<bool()> goesOn);

    /// `goesOn` returned false, and nothing was written from then on.
    [[nodiscard]] bool isCancelled() const { return m_isCancelled; }
    [[nodiscard]] bool isSequential() const override { return true; }

protected:
    qint64 readData(char *, qint64) override { return -1; }
    qint64 writeData(const char *bytes, qint64 count) override;

private:
    QIODevice &m_out;
    const std::function<bool()> m_goesOn;
    bool m_isCancelled = false;
};

} // namespace Hiwar
