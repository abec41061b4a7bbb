// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One JSON value of an untrusted file, and functions to read it: a missing value, or one of another
// kind, reads as nothing. Rule: no text is lost because of an odd character; lone surrogates, NULs
// and bytes that are not UTF-8 become U+FFFD. Pure; any thread.
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

/// A value with all values in it.
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
    /// How many members have the same name as another member beside them; they are kept as "name#2"
    /// or with another number.
    [[nodiscard]] int doubleKeys() const { return m_doubleKeys; }

private:
    std::unique_ptr<Json> m_root;
    bool m_wasMended;
    int m_doubleKeys;
};

/// Rejects a nesting deeper than `depth`, and more than `values` values.
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
/// A text, or a whole number as a text: for an id.
[[nodiscard]] QString idOf(const Json &json);
[[nodiscard]] std::optional<double> numberOf(const Json &json);
/// A count: 0 if it is no number, is less than 1, or is too large.
[[nodiscard]] qint64 countOf(const Json &json);
[[nodiscard]] bool flagOf(const Json &json);
/// Seconds, milli-, micro- or nanoseconds since 1970, distinguished by their size, or ISO 8601.
/// Returns UTC with milliseconds; invalid for anything else and outside the years 1970 to 9999.
[[nodiscard]] QDateTime timeOf(const Json &json);
/// The value as JSON text.
[[nodiscard]] QString jsonText(const Json &json);

/// Does nothing if `json` is no array.
void eachItem(const Json &json, const std::function<void(const Json &)> &use);
/// Does nothing if `json` is no object. In the order of the names.
void eachMember(const Json &json,
                const std::function<void(const QString &name, const Json &)> &use);

} // namespace Hiwar
