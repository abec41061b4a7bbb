// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One JSON value that a stranger wrote, and how to look at it without trusting it: what is missing
// or of another kind reads as nothing. The rule it protects: no text that was there is lost to an
// odd character; lone surrogates, NULs and bytes that are no UTF-8 become U+FFFD. Pure; any thread.
#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QString>

#include <functional>
#include <memory>
#include <optional>

#include <nlohmann/json_fwd.hpp>
#include <tl/expected.hpp>

namespace Hiwar {

using Json = nlohmann::json;

enum class JsonFault : quint8 { Broken, TooDeep, TooLarge };

/// A value with everything in it.
class JsonTree
{
public:
    explicit JsonTree(std::unique_ptr<Json> root, bool wasMended, int doubleKeys);
    ~JsonTree();
    JsonTree(JsonTree &&) noexcept;
    JsonTree &operator=(JsonTree &&) noexcept;

    [[nodiscard]] const Json &root() const { return *m_root; }
    /// Characters were replaced to make it readable.
    [[nodiscard]] bool wasMended() const { return m_wasMended; }
    /// How many members stand under a name that another one beside them has; they are kept as
    /// "name#2" or another number.
    [[nodiscard]] int doubleKeys() const { return m_doubleKeys; }

private:
    std::unique_ptr<Json> m_root;
    bool m_wasMended;
    int m_doubleKeys;
};

/// Refuses brackets within brackets deeper than `depth`, and more than `values` values.
[[nodiscard]] tl::expected<JsonTree, JsonFault> parseJson(const QByteArray &bytes, int depth = 200,
                                                          qint64 values = 2'000'000);

/// The member of that name; null when there is none, or `json` is no object.
[[nodiscard]] const Json &at(const Json &json, const char *name);
[[nodiscard]] bool isObject(const Json &json);
[[nodiscard]] bool isArray(const Json &json);
[[nodiscard]] bool isText(const Json &json);
/// null, or not there.
[[nodiscard]] bool isNothing(const Json &json);

[[nodiscard]] QString textOf(const Json &json);
/// A text, or a whole number as a text: what names something.
[[nodiscard]] QString idOf(const Json &json);
[[nodiscard]] std::optional<double> numberOf(const Json &json);
/// A number of things: 0 when it is none, or beyond what can be counted.
[[nodiscard]] qint64 countOf(const Json &json);
[[nodiscard]] bool flagOf(const Json &json);
/// Seconds, milli-, micro- or nanoseconds since 1970, told apart by their size, or ISO 8601. UTC,
/// milliseconds; invalid for anything else and outside the years 1970 to 9999.
[[nodiscard]] QDateTime timeOf(const Json &json);
/// The value as JSON text.
[[nodiscard]] QString jsonText(const Json &json);

/// Nothing happens for what is no array.
void eachItem(const Json &json, const std::function<void(const Json &)> &use);
/// Nothing happens for what is no object. In the order of the names.
void eachMember(const Json &json,
                const std::function<void(const QString &name, const Json &)> &use);

} // namespace Hiwar
