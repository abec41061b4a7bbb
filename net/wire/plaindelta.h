// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The one payload that nearly every event of every stream is: a chunk with a piece of text or of
// reasoning. Read in a tenth of the time that a JSON document takes. The rule it protects: whatever
// it reads, decodePayload() reads in the same way (tst_plaindelta); whatever is not this plain it
// leaves to that one.
// Not thread-safe; one instance a reply.
#pragma once

#include "net/wire/replycodec.h"

namespace Hiwar {

class JsonCursor;

class PlainDelta
{
public:
    /// False: ask decodePayload(); the payload may be half filled then.
    [[nodiscard]] bool read(QByteArrayView text, Payload &payload);

private:
    void takeModel(JsonCursor &json, Payload &payload);

    QByteArray m_modelBytes; // the same in every event
    QString m_model;
};

} // namespace Hiwar
