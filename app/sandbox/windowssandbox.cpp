// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Windows: what a process can give up by itself. A job without other processes and with limits of
// memory and time, no privileges, low integrity, no child processes, no strange libraries. It can
// still read what the person can read, and open a connection: only the program that starts another
// can forbid that, with an AppContainer, which would need rights on every file of Hiwar. Never run
// on Windows.
#include "app/sandbox/sandbox.h"

#include <windows.h>

#include <cstddef>
#include <vector>

namespace Hiwar {

namespace {

void enterJob(const SandboxRules &rules)
{
    HANDLE job = CreateJobObjectW(nullptr, nullptr);
    if (job == nullptr)
        return;
    JOBOBJECT_EXTENDED_LIMIT_INFORMATION limits{};
    JOBOBJECT_BASIC_LIMIT_INFORMATION &basic = limits.BasicLimitInformation;
    basic.LimitFlags = JOB_OBJECT_LIMIT_ACTIVE_PROCESS | JOB_OBJECT_LIMIT_PROCESS_MEMORY |
                       JOB_OBJECT_LIMIT_DIE_ON_UNHANDLED_EXCEPTION;
    basic.ActiveProcessLimit = 1; // itself
    limits.ProcessMemoryLimit = rules.memory;
    if (rules.seconds > 0) {
        constexpr LONGLONG second = 10'000'000; // in units of 100 ns
        basic.LimitFlags |= JOB_OBJECT_LIMIT_PROCESS_TIME;
        basic.PerProcessUserTimeLimit.QuadPart = rules.seconds * second;
    }
    SetInformationJobObject(job, JobObjectExtendedLimitInformation, &limits, sizeof limits);
    // Neither other programs' windows, nor the clipboard, nor the desktop.
    JOBOBJECT_BASIC_UI_RESTRICTIONS screen{};
    screen.UIRestrictionsClass =
        JOB_OBJECT_UILIMIT_HANDLES | JOB_OBJECT_UILIMIT_READCLIPBOARD |
        JOB_OBJECT_UILIMIT_WRITECLIPBOARD | JOB_OBJECT_UILIMIT_SYSTEMPARAMETERS |
        JOB_OBJECT_UILIMIT_DISPLAYSETTINGS | JOB_OBJECT_UILIMIT_GLOBALATOMS |
        JOB_OBJECT_UILIMIT_DESKTOP | JOB_OBJECT_UILIMIT_EXITWINDOWS;
    SetInformationJobObject(job, JobObjectBasicUIRestrictions, &screen, sizeof screen);
    // The handle stays open until this process ends.
    AssignProcessToJobObject(job, GetCurrentProcess());
}

void removePrivileges(HANDLE token)
{
    DWORD size = 0;
    GetTokenInformation(token, TokenPrivileges, nullptr, 0, &size);
    if (size < sizeof(DWORD))
        return;
    std::vector<std::max_align_t> room(size / sizeof(std::max_align_t) + 1);
    auto *privileges = reinterpret_cast<TOKEN_PRIVILEGES *>(room.data());
    if (GetTokenInformation(token, TokenPrivileges, privileges, size, &size) == 0)
        return;
    for (DWORD i = 0; i < privileges->PrivilegeCount; ++i)
        privileges->Privileges[i].Attributes = SE_PRIVILEGE_REMOVED;
    AdjustTokenPrivileges(token, FALSE, privileges, 0, nullptr, nullptr);
}

/// Low: nothing that belongs to the person's other programs can be written or sent messages.
void lowerIntegrity(HANDLE token)
{
    SID_IDENTIFIER_AUTHORITY authority = SECURITY_MANDATORY_LABEL_AUTHORITY;
    PSID low = nullptr;
    if (AllocateAndInitializeSid(&authority, 1, SECURITY_MANDATORY_LOW_RID, 0, 0, 0, 0, 0, 0, 0,
                                 &low) == 0)
        return;
    TOKEN_MANDATORY_LABEL label{};
    label.Label.Attributes = SE_GROUP_INTEGRITY;
    label.Label.Sid = low;
    SetTokenInformation(token, TokenIntegrityLevel, &label, sizeof label + GetLengthSid(low));
    FreeSid(low);
}

void lowerToken()
{
    HANDLE token = nullptr;
    if (OpenProcessToken(GetCurrentProcess(),
                         TOKEN_QUERY | TOKEN_ADJUST_DEFAULT | TOKEN_ADJUST_PRIVILEGES, &token) == 0)
        return;
    removePrivileges(token);
    lowerIntegrity(token);
    CloseHandle(token);
}

/// A policy that this Windows does not know changes nothing.
void setPolicies()
{
    PROCESS_MITIGATION_CHILD_PROCESS_POLICY children{};
    children.NoChildProcessCreation = 1;
    SetProcessMitigationPolicy(ProcessChildProcessPolicy, &children, sizeof children);
    PROCESS_MITIGATION_EXTENSION_POINT_DISABLE_POLICY hooks{};
    hooks.DisableExtensionPoints = 1;
    SetProcessMitigationPolicy(ProcessExtensionPointDisablePolicy, &hooks, sizeof hooks);
    PROCESS_MITIGATION_IMAGE_LOAD_POLICY libraries{};
    libraries.NoRemoteImages = 1;
    libraries.NoLowMandatoryLabelImages = 1;
    SetProcessMitigationPolicy(ProcessImageLoadPolicy, &libraries, sizeof libraries);
}

} // namespace

Sandbox enterSandbox(const SandboxRules &rules)
{
    enterJob(rules);
    setPolicies();
    lowerToken();
    Sandbox sandbox; // it filters no calls, and says nothing about a sandbox that does not exist
    sandbox.readsFiles = !rules.readable.empty();
    return sandbox;
}

} // namespace Hiwar
