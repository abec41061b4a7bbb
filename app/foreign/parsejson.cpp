// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/foreign/foreignjson.h"

#include <utility>
#include <vector>

#include <nlohmann/json.hpp>

namespace Hiwar {

namespace {

int hexDigit(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    const char lower = char(c | 0x20);
    return lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : -1;
}

/// The code unit of "\u0041" at this place; -1: there is none.
int escapedUnit(const QByteArray &bytes, qsizetype at)
{
    if (at + 6 > bytes.size() || bytes[at] != '\\' || bytes[at + 1] != 'u')
        return -1;
    int unit = 0;
    for (qsizetype i = at + 2; i < at + 6; ++i) {
        const int digit = hexDigit(bytes[i]);
        if (digit < 0)
            return -1;
        unit = unit * 16 + digit;
    }
    return unit;
}

/// JavaScript writes a lone surrogate as an escape; no reader of UTF-8 accepts it.
bool mendSurrogates(QByteArray &bytes)
{
    bool mended = false;
    for (qsizetype at = bytes.indexOf('\\'); at >= 0; at = bytes.indexOf('\\', at)) {
        const int unit = escapedUnit(bytes, at);
        if (unit < 0) {
            at += 2;
        } else if (unit < 0xd800 || unit > 0xdfff) {
            at += 6;
        } else if (const int next = escapedUnit(bytes, at + 6);
                   unit < 0xdc00 && next >= 0xdc00 && next <= 0xdfff) {
            at += 12;
        } else {
            bytes.replace(at, 6, "\\ufffd");
            mended = true;
            at += 6;
        }
    }
    return mended;
}

class TreeBuilder final : public nlohmann::json_sax<Json>
{
public:
    TreeBuilder(int depth, qint64 values)
        : m_depth(std::size_t(depth))
        , m_values(values)
    {
    }

    [[nodiscard]] std::unique_ptr<Json> takeRoot() { return std::move(m_root); }
    [[nodiscard]] JsonFault fault() const { return m_fault; }
    [[nodiscard]] int doubleKeys() const { return m_doubleKeys; }

    bool null() override { return add(nullptr); }
    bool boolean(bool value) override { return add(value); }
    bool number_integer(number_integer_t value) override { return add(value); }
    bool number_unsigned(number_unsigned_t value) override { return add(value); }
    bool number_float(number_float_t value, const string_t &) override { return add(value); }
    bool string(string_t &value) override { return add(std::move(value)); }
    bool binary(binary_t &) override { return false; }
    bool start_object(std::size_t) override { return open(Json::value_t::object); }
    bool end_object() override { return close(); }
    bool start_array(std::size_t) override { return open(Json::value_t::array); }
    bool end_array() override { return close(); }
    bool parse_error(std::size_t, const std::string &, const nlohmann::detail::exception &) override
    {
        return false;
    }
    bool key(string_t &name) override
    {
        Json &object = *m_open.back();
        m_name = std::move(name);
        if (!object.contains(m_name))
            return true;
        std::string another;
        do
            another = m_name + '#' + std::to_string(++m_doubleKeys + 1);
        while (object.contains(another));
        m_name = std::move(another);
        return true;
    }

private:
    Json *place(Json value)
    {
        if (!m_root) {
            m_root = std::make_unique<Json>(std::move(value));
            return m_root.get();
        }
        Json &parent = *m_open.back();
        if (parent.is_array()) {
            parent.push_back(std::move(value));
            return &parent.back();
        }
        return &(parent[m_name] = std::move(value));
    }

    bool add(Json value)
    {
        if (--m_values < 0)
            return refuse(JsonFault::TooLarge);
        place(std::move(value));
        return true;
    }

    bool open(Json::value_t kind)
    {
        if (--m_values < 0)
            return refuse(JsonFault::TooLarge);
        if (m_open.size() >= m_depth)
            return refuse(JsonFault::TooDeep);
        m_open.push_back(place(Json(kind)));
        return true;
    }

    bool close()
    {
        m_open.pop_back();
        return true;
    }

    bool refuse(JsonFault fault)
    {
        m_fault = fault;
        return false;
    }

    const std::size_t m_depth;
    qint64 m_values;
    std::unique_ptr<Json> m_root;
    std::vector<Json *> m_open; ///< a child is added to the last one only, so none of them moves
    std::string m_name;
    JsonFault m_fault = JsonFault::Broken;
    int m_doubleKeys = 0;
};

} // namespace

JsonTree::JsonTree(std::unique_ptr<Json> root, bool wasMended, int doubleKeys)
    : m_root(std::move(root))
    , m_wasMended(wasMended)
    , m_doubleKeys(doubleKeys)
{
}

JsonTree::~JsonTree() = default;
JsonTree::JsonTree(JsonTree &&) noexcept = default;
JsonTree &JsonTree::operator=(JsonTree &&) noexcept = default;

tl::expected<JsonTree, JsonFault> parseJson(const QByteArray &bytes, int depth, qint64 values)
{
    QByteArray sound = bytes;
    bool mended = false;
    if (!sound.isValidUtf8()) {
        sound = QString::fromUtf8(sound).toUtf8();
        mended = true;
    }
    mended |= mendSurrogates(sound);
    TreeBuilder builder(depth, values);
    if (!Json::sax_parse(sound.cbegin(), sound.cend(), &builder))
        return tl::unexpected(builder.fault());
    return JsonTree(builder.takeRoot(), mended, builder.doubleKeys());
}

} // namespace Hiwar
