// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Stands between parseMarkdown() and the md4c that is built with the fuzzer's instruments: that may
// read the NUL that ends its text and nothing behind it. A QByteArray has room there, so that
// nobody else would notice.
#include <md4c.h>
#include <sanitizer/asan_interface.h>

#include <cstddef>

extern "C" int md4c_parse(const MD_CHAR *text, MD_SIZE size, const MD_PARSER *parser, void *user);

namespace {

class PoisonedRoom
{
public:
    explicit PoisonedRoom(const char *begin)
        : m_begin(begin)
    {
        while (m_size < enough && !__asan_address_is_poisoned(begin + m_size))
            ++m_size;
        __asan_poison_memory_region(m_begin, m_size);
    }
    ~PoisonedRoom() { __asan_unpoison_memory_region(m_begin, m_size); }
    PoisonedRoom(const PoisonedRoom &) = delete;
    PoisonedRoom &operator=(const PoisonedRoom &) = delete;

private:
    static constexpr std::size_t enough = 256;
    const char *m_begin;
    std::size_t m_size = 0;
};

} // namespace

int md_parse(const MD_CHAR *text, MD_SIZE size, const MD_PARSER *parser, void *user)
{
    if (size == 0) // and nobody's memory
        return md4c_parse(text, size, parser, user);
    const PoisonedRoom room(text + size + 1);
    return md4c_parse(text, size, parser, user);
}
