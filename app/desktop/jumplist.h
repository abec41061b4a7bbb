// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The jump list of Windows' taskbar: tasks, and a category of what was used last. Without Qt, so
// that it is tested by itself, under Wine. It writes files: on a thread of its own, one at a time.
#pragma once

#include <string>
#include <vector>

namespace Hiwar {

struct JumpListItem
{
    std::wstring title;
    std::wstring explanation; ///< empty: none
    std::wstring arguments;   ///< as one line
};

struct JumpList
{
    std::wstring program; ///< the path that each item starts
    std::vector<JumpListItem> tasks;
    std::wstring category;
    std::vector<JumpListItem> recent;
};

/// HRESULTs; 0: it is done.
struct JumpListEnd
{
    long list = 0;     ///< not 0: the list is as it was
    long category = 0; ///< not 0: the list was written without it
};

class JumpListWriter
{
public:
    /// Replaces the list of this program. What the user has removed from it stays away, as Windows
    /// demands.
    JumpListEnd write(const JumpList &wanted);

    /// Windows shows only what it shows for every program, and keeps no copy of the titles.
    /// Returns an HRESULT; 0: it is done.
    static long clear();

private:
    std::vector<std::wstring> m_removed; ///< arguments
};

} // namespace Hiwar
