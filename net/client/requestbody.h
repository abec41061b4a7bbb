// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The body of a request as a device that can be read once. That is its whole point: Qt sends a POST
// again when the connection dies before the first byte of an answer (seen with 6.4.2; test
// asksOnceWhenCutBeforeTheFirstByte), except when it cannot rewind the body.
#pragma once

#include <QByteArray>
#include <QIODevice>

namespace Hiwar {

class RequestBody : public QIODevice
{
    Q_OBJECT

public:
    RequestBody(QByteArray bytes, QObject *parent);

    [[nodiscard]] bool isSequential() const override { return true; }
    [[nodiscard]] qint64 bytesAvailable() const override;
    [[nodiscard]] bool atEnd() const override;
    // Where Qt would rewind it to send it again. Silent, while QIODevice warns.
    bool reset() override { return false; }
    bool seek(qint64) override { return false; }

protected:
    qint64 readData(char *data, qint64 maxSize) override;
    qint64 writeData(const char *data, qint64 size) override;

private:
    QByteArray m_bytes;
    qsizetype m_read = 0;
};

} // namespace Hiwar
