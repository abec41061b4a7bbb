// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// peakmemory PROGRAM [WORD...]: runs it, and tells on standard error how many kilobytes it had in
// memory at most. A small program of its own, because a child begins with its parent's memory, and
// that counts, too. Exit status: the program's; 128 and more: it was ended by a signal.
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>

int main(int argc, char **argv)
{
    if (argc < 2)
        return 2;
    const pid_t child = fork();
    if (child == 0) {
        execv(argv[1], argv + 1);
        _exit(127);
    }
    int status = 0;
    rusage used{};
    if (child < 0 || wait4(child, &status, 0, &used) != child)
        return 2;
    std::fprintf(stderr, "peak %ld\n", used.ru_maxrss);
    constexpr int bySignal = 128;
    return WIFEXITED(status) ? WEXITSTATUS(status) : bySignal + WTERMSIG(status);
}
