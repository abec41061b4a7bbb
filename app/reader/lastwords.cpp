// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reader/lastwords.h"

#include "app/attachments/readerwire.h"

#include <atomic>
#include <cstdlib>
#include <exception>
#include <new>

#ifdef Q_OS_UNIX
#include <csignal>
#include <sys/time.h>
#include <unistd.h>
#else
#include <io.h>
#endif

namespace Hiwar {

namespace {

// Written before any of it is read; a signal's handler cannot be given anything else.
constexpr std::size_t mostBytes = 512;
struct Words
{
    char text[mostBytes];
    std::size_t length;
};
Words tooLong{};
Words tooLarge{};
std::atomic_flag isSaid;

void keep(Words &words, ReaderFault fault, bool isOpen)
{
    ReaderAnswer answer;
    answer.fault = fault;
    answer.isOpen = isOpen;
    const QByteArray wire = wireOf(answer);
    words.length = std::min(std::size_t(wire.size()), mostBytes);
    std::copy_n(wire.constData(), words.length, words.text);
}

/// Only what a signal's handler may do.
[[noreturn]] void say(const Words &words)
{
    if (!isSaid.test_and_set()) {
#ifdef Q_OS_UNIX
        [[maybe_unused]] const auto written = write(STDOUT_FILENO, words.text, words.length);
#else
        _write(1, words.text, unsigned(words.length));
#endif
    }
    std::_Exit(0);
}

} // namespace

void setLastWords([[maybe_unused]] int cpuSeconds, bool isOpen)
{
    keep(tooLong, ReaderFault::TooLong, isOpen);
    keep(tooLarge, ReaderFault::TooLarge, isOpen);
    std::set_new_handler([] { say(tooLarge); });
    // Qt's strings and lists take their memory otherwise, and throw; nobody catches.
    std::set_terminate([] {
        try {
            if (const auto thrown = std::current_exception())
                std::rethrow_exception(thrown);
        } catch (const std::bad_alloc &) {
            say(tooLarge);
        } catch (...) {
        }
        std::abort();
    });
#ifdef Q_OS_UNIX
    struct sigaction action
    {
    };
    action.sa_handler = [](int) { say(tooLong); };
    sigaction(SIGPROF, &action, nullptr);
    itimerval limit{};
    limit.it_value.tv_sec = cpuSeconds;
    setitimer(ITIMER_PROF, &limit, nullptr);
#endif
}

void giveUpLastWords()
{
    // When they are already being said, this process is about to end.
    while (isSaid.test_and_set()) {
    }
}

} // namespace Hiwar
