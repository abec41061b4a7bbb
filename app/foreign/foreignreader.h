// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the readers of other programs' JSON have in common: they read the file in chunks. A damaged
// conversation is left out, and the others are still read. The rule it protects: nothing is left
// out without an ImportWarning. Any thread, the caller's.
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
    /// As read(), for a file of an archive, which cannot be sought in.
    [[nodiscard]] virtual Transferred<void>
    readWithSiblings(QIODevice &input, ImportSink &sink, const SiblingFiles &siblings) const = 0;
    /// Whether its conversations name files that lie beside them.
    [[nodiscard]] virtual bool namesAssets() const { return false; }
};

using TakeJson = std::function<Transferred<void>(const QByteArray &key, const Json &element)>;

/// Gives every element that is sound to `take`, the others to the sink as warnings.
[[nodiscard]] Transferred<void> readElements(QIODevice &input, ImportSink &sink, JsonShape shape,
                                             const TakeJson &take,
                                             const QList<QByteArray> &within = {});

/// What the file begins with, without a byte order mark and white space; nothing is read away.
[[nodiscard]] QByteArray headOf(QIODevice &input);
/// For recognises(), which has it already.
[[nodiscard]] QByteArrayView withoutMark(QByteArrayView head);
/// Whether `"name":` stands in it, however spaced.
[[nodiscard]] bool names(QByteArrayView head, QByteArrayView name);
/// Whether it begins with an object and another one follows in the next line.
[[nodiscard]] bool isLines(QByteArrayView head);

/// The conversation, or a warning when nobody says anything in it, and its warnings.
[[nodiscard]] Transferred<void>
giveConversation(QLatin1StringView format, ForeignConversation conversation, ImportSink &sink);

/// What a conversation's warnings are told with.
[[nodiscard]] QString sortKeyOf(const ConversationInfo &info);

} // namespace Hiwar
