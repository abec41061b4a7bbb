// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testprogram.h"

#include <cstdio>
#include <map>
#include <string>
#include <string_view>

namespace {

std::map<std::string, Hiwar::TestFunction, std::less<>> &entries()
{
    static std::map<std::string, Hiwar::TestFunction, std::less<>> all;
    return all;
}

/// "replyrequest" for "/anywhere/tst_replyrequest.cpp".
std::string nameOf(std::string_view file)
{
    file.remove_prefix(file.rfind("tst_") + 4);
    return std::string(file.substr(0, file.rfind('.')));
}

} // namespace

Hiwar::TestEntry::TestEntry(const char *file, TestFunction function)
{
    entries().emplace(nameOf(file), function);
}

int main(int argc, char **argv)
{
    const auto entry = argc > 1 ? entries().find(std::string_view(argv[1])) : entries().end();
    if (entry == entries().end()) {
        std::fputs("the first argument is one of:\n", stderr);
        for (const auto &[name, function] : entries())
            std::fprintf(stderr, "  %s\n", name.c_str());
        return 2;
    }
    argv[1] = argv[0];
    return entry->second(argc - 1, argv + 1);
}
