// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sandbox/callfilter.h"

#ifdef __linux__
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <sys/syscall.h>

#include <cerrno>
#include <cstddef>

namespace Hiwar {

namespace {

// The numbers in <sys/syscall.h> are those of one processor; on another they mean other calls.
#if defined(__x86_64__)
constexpr std::uint32_t processor = AUDIT_ARCH_X86_64;
#elif defined(__aarch64__)
constexpr std::uint32_t processor = AUDIT_ARCH_AARCH64;
#elif defined(__riscv) && __riscv_xlen == 64
constexpr std::uint32_t processor = AUDIT_ARCH_RISCV64;
#else
constexpr std::uint32_t processor = 0;
#endif

/// Pipe input and output, memory, thread locks, the clock, and ending the process.
constexpr std::uint32_t allowed[] = {
    SYS_read,
    SYS_write,
    SYS_readv,
    SYS_writev,
    SYS_close,
    SYS_fstat,
    SYS_lseek,
#ifdef SYS_poll
    SYS_poll,
#endif
    SYS_ppoll,
    SYS_brk,
    SYS_mmap,
    SYS_mprotect,
    SYS_munmap,
    SYS_mremap,
    SYS_madvise,
    SYS_futex,
    SYS_sched_yield,
    SYS_clock_gettime,
    SYS_clock_nanosleep,
    SYS_gettimeofday,
    SYS_getrandom,
    SYS_getrusage,
    SYS_setitimer,
    SYS_getpid,
    SYS_gettid,
    SYS_rt_sigaction,
    SYS_rt_sigprocmask,
    SYS_rt_sigreturn,
    SYS_sigaltstack,
    SYS_restart_syscall,
    SYS_exit,
    SYS_exit_group,
#ifdef HIWAR_SANITIZED
    SYS_pipe2, // the sanitizer uses it to check whether memory is readable
#ifdef SYS_pipe
    SYS_pipe,
#endif
#endif
};

/// What opening a file for reading needs beside openat(): libraries look whether it is there, how
/// large it is, and what is in a folder.
constexpr std::uint32_t allowedWithFiles[] = {
    SYS_pread64,
#ifdef SYS_newfstatat
    SYS_newfstatat,
#endif
    SYS_statx,      SYS_faccessat,
#ifdef SYS_access
    SYS_access,
#endif
#ifdef SYS_readlink
    SYS_readlink,
#endif
    SYS_readlinkat, SYS_getdents64, SYS_fstatfs,
};

/// Qt's threads have something to wake them by.
constexpr std::uint32_t allowedWithThreads[] = {
    SYS_eventfd2,
    SYS_set_robust_list,
    SYS_sched_getaffinity,
#ifdef SYS_rseq
    SYS_rseq,
#endif
};

/// The only flags that a file may be opened with: none that writes or makes one.
constexpr std::uint32_t readingFlags =
    O_RDONLY | O_CLOEXEC | O_DIRECTORY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY;

constexpr std::uint32_t allow = SECCOMP_RET_ALLOW;
constexpr std::uint32_t refuse = SECCOMP_RET_ERRNO | EPERM;

sock_filter load(std::size_t offset)
{
    return BPF_STMT(BPF_LD | BPF_W | BPF_ABS, static_cast<std::uint32_t>(offset));
}

sock_filter give(std::uint32_t verdict)
{
    return BPF_STMT(BPF_RET | BPF_K, verdict);
}

/// Runs the next instruction if the values are equal, else the one after it.
sock_filter ifEqual(std::uint32_t value)
{
    return BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, value, 0, 1);
}

using Filter = std::vector<sock_filter>;

template<std::size_t size>
void permit(Filter &filter, const std::uint32_t (&calls)[size])
{
    for (const std::uint32_t call : calls) {
        filter.push_back(ifEqual(call));
        filter.push_back(give(allow));
    }
}

/// Runs `verdict`, which has to end with one, if the call is this one.
void decide(Filter &filter, std::uint32_t call, const Filter &verdict)
{
    filter.push_back(
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, call, 0, static_cast<std::uint8_t>(verdict.size())));
    filter.insert(filter.end(), verdict.begin(), verdict.end());
}

/// An argument's lower half.
sock_filter loadArgument(std::size_t index)
{
    return load(offsetof(seccomp_data, args) + index * sizeof(std::uint64_t));
}

void permitFiles(Filter &filter)
{
    permit(filter, allowedWithFiles);
    decide(filter, SYS_openat,
           {loadArgument(2), BPF_STMT(BPF_ALU | BPF_AND | BPF_K, ~readingFlags), ifEqual(0),
            give(allow), give(refuse)});
    // Reading a folder looks how it was opened, and closes it for programs that are never started.
    decide(filter, SYS_fcntl,
           {loadArgument(1), ifEqual(F_GETFL), give(allow), ifEqual(F_SETFD), give(allow),
            give(refuse)});
}

void permitThreads(Filter &filter)
{
    permit(filter, allowedWithThreads);
    // Its flags are in memory, where no filter sees them: the C library then takes the older call.
    decide(filter, SYS_clone3, {give(SECCOMP_RET_ERRNO | ENOSYS)});
    constexpr std::uint32_t thread = CLONE_THREAD | CLONE_VM | CLONE_SIGHAND;
    decide(filter, SYS_clone,
           {loadArgument(0), BPF_STMT(BPF_ALU | BPF_AND | BPF_K, thread), ifEqual(thread),
            give(allow), give(refuse)});
}

} // namespace

std::vector<sock_filter> makeCallFilter(std::uint32_t self, const CallRules &rules)
{
    if (processor == 0)
        return {};
    // Refuses calls for another processor: a 64-bit program can make 32-bit calls.
    Filter filter{load(offsetof(seccomp_data, arch)),
                  BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, processor, 1, 0), give(refuse),
                  load(offsetof(seccomp_data, nr))};
    permit(filter, allowed);
    if (rules.readsFiles)
        permitFiles(filter);
    if (rules.startsThreads)
        permitThreads(filter);
    filter.push_back(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_tgkill, 1, 0));
    filter.push_back(give(refuse));
    filter.push_back(loadArgument(0)); // the whole pid
    filter.push_back(ifEqual(self));
    filter.push_back(give(allow));
    filter.push_back(give(refuse));
    return filter;
}

} // namespace Hiwar
#endif
