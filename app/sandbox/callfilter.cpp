// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sandbox/callfilter.h"

#ifdef __linux__
#include <linux/audit.h>
#include <linux/seccomp.h>
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

} // namespace

std::vector<sock_filter> makeCallFilter(std::uint32_t self)
{
    if (processor == 0)
        return {};
    // Refuses calls for another processor: a 64-bit program can make 32-bit calls.
    std::vector<sock_filter> filter{load(offsetof(seccomp_data, arch)),
                                    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, processor, 1, 0),
                                    give(refuse), load(offsetof(seccomp_data, nr))};
    for (const std::uint32_t call : allowed) {
        filter.push_back(ifEqual(call));
        filter.push_back(give(allow));
    }
    filter.push_back(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_tgkill, 1, 0));
    filter.push_back(give(refuse));
    filter.push_back(load(offsetof(seccomp_data, args))); // the lower half, which is the whole pid
    filter.push_back(ifEqual(self));
    filter.push_back(give(allow));
    filter.push_back(give(refuse));
    return filter;
}

} // namespace Hiwar
#endif
