// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Called by parseMarkdown() in place of the md4c that is built with the fuzzer's instrumentation:
// md4c may read the NUL that ends its text and nothing after it. A QByteArray has spare capacity
// there, so that no sanitizer would notice otherwise.
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
    if (size == 0) // there may be no memory to guard
        return md4c_parse(text, size, parser, user);
    const PoisonedRoom room(text + size + 1);
    return md4c_parse(text, size, parser, user);
}
