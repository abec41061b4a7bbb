// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What becomes of files that are attached from now on. Values only.
#pragma once

namespace Hiwar {

struct FileOptions
{
    int longPaste = 8'000;       ///< letters: a longer paste is offered as a file; 0: none is
    int longestSide = 2048;      ///< of a picture that goes out, in pixels; 0: as large as it is
    bool keepsOriginals = false; ///< of files; false: what is sent of them is kept alone
    bool pdfsThemselves = false; ///< a PDF goes as the file; false: as its text
    bool sendsSound = true;      ///< false: a recording stays here unless it is chosen for it

    bool operator==(const FileOptions &) const = default;
};

} // namespace Hiwar
