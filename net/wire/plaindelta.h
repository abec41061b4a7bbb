// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Reads the payload of nearly every event of every stream, a chunk with a piece of text or of
// reasoning, in a tenth of the time that a JSON document takes. Rule: decodePayload() reads every
// payload it accepts in the same way (tst_plaindelta); it leaves all others to that function.
// Not thread-safe; one instance for each reply.
#pragma once

#include "net/wire/replycodec.h"

namespace Hiwar {

class JsonCursor;

class PlainDelta
{
public:
    /// False: use decodePayload(); the payload may be partly filled.
    [[nodiscard]] bool read(QByteArrayView text, Payload &payload);

private:
    void takeModel(JsonCursor &json, Payload &payload);

    QByteArray m_modelBytes; // the same in every event
    QString m_model;
};

} // namespace Hiwar
