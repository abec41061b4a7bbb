// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Splits a JSON text of any length into its values, as the bytes arrive. Rule: keeps at most one
// value in memory, and of that no more than the limit; a larger or deeper value is skipped to its
// end and reported. Looks at brackets and quotes only: parseJson() decides whether a value is
// valid, so that a broken one does not affect the others. Any thread.
#pragma once

#include "app/transfer/transfererror.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QList>

#include <functional>

namespace Hiwar {

/// Which values are elements.
enum class JsonShape : quint8 {
    Document, ///< the whole text
    Lines,    ///< each line that is not empty
    Members,  ///< each item of the outermost array, or each member of the outermost object
};

struct JsonLimits
{
    qint64 bytes = 64LL * 1024 * 1024; ///< of an element
    int depth = 200;
};

struct JsonElement
{
    enum class Fault : quint8 { None, TooLarge, TooDeep };

    QByteArray key;   ///< of a member of an object, as written, with escapes
    QByteArray bytes; ///< empty if there is a fault
    Fault fault = Fault::None;
};

class JsonElements
{
public:
    using Take = std::function<Transferred<void>(const JsonElement &)>;

    /// `within`: members of the outermost object whose array items are elements.
    JsonElements(JsonShape shape, Take take, QList<QByteArray> within = {},
                 const JsonLimits &limits = {});

    /// Returns an error of `take`, or Damaged if the text cannot be split.
    [[nodiscard]] Transferred<void> feed(QByteArrayView bytes);
    /// There is no more text: Damaged if something was still open.
    [[nodiscard]] Transferred<void> finish();

private:
    enum class State : quint8 { Start, Between, Key, Colon, Value, Line, End };

    [[nodiscard]] bool step(char c);
    [[nodiscard]] bool begin(char c);
    [[nodiscard]] bool between(char c);
    [[nodiscard]] bool colon(char c);
    void readKey(char c);
    void beginValue(char c);
    /// Whether the value ended with or before this character.
    [[nodiscard]] bool endsWith(char c);
    void keep(QByteArrayView bytes);
    [[nodiscard]] Transferred<void> deliver();
    [[nodiscard]] Transferred<void> feedValue(QByteArrayView bytes, qsizetype &at);
    [[nodiscard]] Transferred<void> feedLine(QByteArrayView bytes, qsizetype &at);

    const JsonShape m_shape;
    const Take m_take;
    const QList<QByteArray> m_within;
    const JsonLimits m_limits;

    State m_state = State::Start;
    QByteArray m_containers; ///< the brackets open around the elements: "[", "{" or "{["
    JsonElement m_element;
    int m_depth = 0; ///< of brackets within the element
    bool m_inText = false;
    bool m_escaped = false;
    bool m_isScalar = false;
    qint64 m_position = 0;
};

} // namespace Hiwar
