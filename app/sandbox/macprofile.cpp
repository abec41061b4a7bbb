// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sandbox/macprofile.h"

namespace Hiwar {

namespace {

/// As a string of the profile: no path can end it and go on with rules of its own.
std::string quoted(const std::string &path)
{
    std::string text = "\"";
    for (const char c : path) {
        if (c == '"' || c == '\\')
            text += '\\';
        text += c;
    }
    return text + '"';
}

} // namespace

std::string macProfile(const SandboxRules &rules)
{
    // Programs and processes, the network, devices and other programs' services are denied with all
    // else. The facts of
    // the machine and of this process are what the system's libraries ask for at any time.
    std::string profile = "(version 1)\n"
                          "(deny default)\n"
                          "(allow sysctl-read)\n"
                          "(allow process-info* (target self))\n"
                          "(allow signal (target self))\n";
    if (rules.readable.empty())
        return profile;
    profile += "(allow file-read-metadata)\n"
               "(allow mach-lookup (global-name \"com.apple.fonts\"))\n"
               "(allow file-read* file-map-executable (subpath \"/System/Library\") "
               "(subpath \"/usr/lib\"))\n";
    for (const std::string &folder : rules.readable) {
        if (folder.find('\0') == std::string::npos)
            profile += "(allow file-read* (subpath " + quoted(folder) + "))\n";
    }
    return profile;
}

} // namespace Hiwar
