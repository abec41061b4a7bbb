// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// sandboxattack DEED [out | reader FOLDER]: does what an attacker does who has taken over a program
// in the sandbox, and prints the result: "done", "refused", or nothing if it was ended. With "out":
// outside the sandbox; with "reader": in one that lets it read FOLDER and start threads. Built
// without sanitizers, which would forbid some of it themselves.
#include "app/sandbox/sandbox.h"

#include <dirent.h>
#include <fcntl.h>
#include <sys/ptrace.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <iostream>
#include <optional>
#include <string>
#include <string_view>
#include <thread>

namespace {

bool forks()
{
    const pid_t child = fork();
    if (child == 0)
        _exit(0);
    return child > 0 && waitpid(child, nullptr, 0) == child;
}

bool executes()
{
    const char *const words[] = {"true", nullptr};
    // On success this program is replaced and prints nothing; its exit status 0 reports it.
    return execv("/bin/true", const_cast<char *const *>(words)) == 0;
}

bool takesMemory()
{
    constexpr std::size_t most = std::size_t(96) * 1024 * 1024;
    auto *bytes = new char[most]; // ends the program if the memory is refused
    std::memset(bytes, 1, most);
    return bytes[most - 1] == 1;
}

bool startsThread()
{
    bool ran = false;
    std::thread([&ran] { ran = true; }).join();
    return ran;
}

bool spins()
{
    for (volatile unsigned turn = 0;; turn = turn + 1) {
    }
}

/// What only who may read a folder could try. nullopt: no such deed.
std::optional<bool> doInFolder(std::string_view deed, const std::string &folder)
{
    const std::string letter = folder + "/letter";
    if (deed == "read its file")
        return open(letter.c_str(), O_RDONLY | O_CLOEXEC) >= 0;
    if (deed == "write its file")
        return open(letter.c_str(), O_RDWR | O_CLOEXEC) >= 0;
    if (deed == "empty its file")
        return open(letter.c_str(), O_RDONLY | O_TRUNC | O_CLOEXEC) >= 0;
    if (deed == "make a file there")
        return open((folder + "/made").c_str(), O_RDONLY | O_CREAT | O_CLOEXEC, 0600) >= 0;
    if (deed == "list its files") {
        const int opened = open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
        return fcntl(opened, F_GETFL) >= 0 && fdopendir(opened) != nullptr;
    }
    if (deed == "change how its file is open")
        return fcntl(open(letter.c_str(), O_RDONLY | O_CLOEXEC), F_SETFL, O_NONBLOCK) == 0;
    if (deed == "leave by its parent")
        return open((folder + "/../secret").c_str(), O_RDONLY | O_CLOEXEC) >= 0;
    return std::nullopt;
}

bool doDeed(std::string_view deed)
{
    struct stat facts
    {
    };
    if (deed == "read a file")
        return open("/etc/passwd", O_RDONLY | O_CLOEXEC) >= 0;
    if (deed == "read a file by the old call")
        return syscall(SYS_openat, AT_FDCWD, "/etc/passwd", O_RDONLY) >= 0;
    if (deed == "write a file")
        return open("made-by-the-attack", O_WRONLY | O_CREAT | O_CLOEXEC, 0600) >= 0;
    if (deed == "look for a file")
        return stat("/etc/passwd", &facts) == 0;
    if (deed == "talk to the net")
        return socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0) >= 0;
    if (deed == "talk to the desktop")
        return socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0) >= 0;
    if (deed == "start a process")
        return forks();
    if (deed == "start a program")
        return executes();
    if (deed == "look into another")
        return ptrace(PTRACE_SEIZE, getppid(), nullptr, nullptr) == 0;
    if (deed == "end another")
        return kill(getppid(), 0) == 0;
    if (deed == "end another by a thread")
        return syscall(SYS_tgkill, getppid(), getppid(), 0) == 0;
    if (deed == "make calls of another kind")
        return syscall(SYS_io_uring_setup, 1, nullptr) != -1 || errno != EPERM;
    if (deed == "lift the limits")
        return syscall(SYS_prlimit64, 0, 0, nullptr, nullptr) == 0;
    if (deed == "take memory")
        return takesMemory();
    if (deed == "start a thread")
        return startsThread();
    if (deed == "spin")
        return spins();
    if (deed == "live")
        return true;
    std::abort();
}

} // namespace

int main(int argc, char *argv[])
{
    if (argc < 2)
        return 2;
    if (argc == 2 && Hiwar::enterSandbox({.memory = std::size_t(64) * 1024 * 1024}).isOpen())
        std::cout << "open" << std::endl;
    const std::string folder = argc > 3 ? argv[3] : "";
    if (argc > 3) {
        const Hiwar::Sandbox sandbox = Hiwar::enterSandbox({.memory = std::size_t(64) * 1024 * 1024,
                                                            .seconds = 1,
                                                            .threads = true,
                                                            .readable = {folder}});
        if (sandbox.isOpen() || !sandbox.readsFiles)
            std::cout << "open" << std::endl;
    }
    const auto done = doInFolder(argv[1], folder);
    std::cout << ((done ? *done : doDeed(argv[1])) ? "done" : "refused") << std::endl;
    return 0;
}
