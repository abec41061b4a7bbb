// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Shared by the readers of other programs' JSON: they read the file in chunks. A damaged
// conversation is left out, and the others are still read. Rule: nothing is left out without an
// ImportWarning. Any thread (the caller's).
#pragma once

#include "app/foreign/foreignconversation.h"
#include "app/foreign/foreignjson.h"
#include "app/foreign/jsonelements.h"
#include "app/foreign/siblingfiles.h"
#include "app/transfer/reader.h"

namespace Hiwar {

class ForeignReader : public Reader
{
public:
    [[nodiscard]] Transferred<void> read(QIODevice &input, ImportSink &sink) const final;
    /// As read(), also for a file in an archive, a sequential device.
    [[nodiscard]] virtual Transferred<void>
    readWithSiblings(QIODevice &input, ImportSink &sink, const SiblingFiles &siblings) const = 0;
    /// Whether its conversations name files that are beside them.
    [[nodiscard]] virtual bool namesAssets() const { return false; }
};

using TakeJson = std::function<Transferred<void>(const QByteArray &key, const Json &element)>;

/// Passes every valid element to `take`, and reports the others to the sink as warnings.
[[nodiscard]] Transferred<void> readElements(QIODevice &input, ImportSink &sink, JsonShape shape,
                                             const TakeJson &take,
                                             const QList<QByteArray> &within = {});

/// The beginning of the file, without a byte order mark and white space; only peeks.
[[nodiscard]] QByteArray headOf(QIODevice &input);
/// The same of a head that was read already, for recognises().
[[nodiscard]] QByteArrayView withoutMark(QByteArrayView head);
/// Whether `"name":` is in it, however spaced.
[[nodiscard]] bool names(QByteArrayView head, QByteArrayView name);
/// Whether its first line is an object and the next line begins another one.
[[nodiscard]] bool isLines(QByteArrayView head);

/// Passes on the warnings, and the conversation, or a warning if it has no messages.
[[nodiscard]] Transferred<void>
giveConversation(QLatin1StringView format, ForeignConversation conversation, ImportSink &sink);

} // namespace Hiwar
