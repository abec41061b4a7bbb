// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Loaded before a program, the system never answers which address a name has, nor which name an
// address has: as where the network is dead, only for longer. Prints that it was asked.
#include <netdb.h>
#include <unistd.h>

namespace {

[[noreturn]] void beSilent()
{
    (void)!write(STDERR_FILENO, "asked\n", 6);
    for (;;)
        pause();
}

} // namespace

extern "C" {

int getaddrinfo(const char *, const char *, const addrinfo *, addrinfo **)
{
    beSilent();
}

int getnameinfo(const sockaddr *, socklen_t, char *, socklen_t, char *, socklen_t, int)
{
    beSilent();
}
}
