// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Everything that the window can show, one by one, each brought about as a person would.
#pragma once

#include <QtGlobal>

#include <vector>

namespace Hiwar {

class FaceScene;

struct FaceSurface
{
    const char *name;
    /// In a window that is shown. False: this program does not have it.
    bool (*prepare)(FaceScene &scene);
    int settling = 0;      ///< milliseconds until it shows what it waits for
    bool isNarrow = false; ///< only a narrow window has it
};

/// Messages of other roles, and ways to send them: facesending.cpp.
[[nodiscard]] std::vector<FaceSurface> sendingSurfaces();
/// Those of the settings: facesettings.cpp.
[[nodiscard]] std::vector<FaceSurface> settingsSurfaces();
/// Those of personas and prompts: facelibrary.cpp.
[[nodiscard]] std::vector<FaceSurface> librarySurfaces();
/// Those of what is sent: facecontext.cpp.
[[nodiscard]] std::vector<FaceSurface> contextSurfaces();
/// Those of a conversation's tree: facetree.cpp.
[[nodiscard]] std::vector<FaceSurface> treeSurfaces();
/// Those of several models at once: facesidebyside.cpp.
[[nodiscard]] std::vector<FaceSurface> severalSurfaces();
/// Those of a comparison: facecompare.cpp.
[[nodiscard]] std::vector<FaceSurface> compareSurfaces();
/// Those of attached files: faceattachments.cpp.
[[nodiscard]] std::vector<FaceSurface> attachmentSurfaces();
/// Those of the palette, of other keys and of how messages look: facepalette.cpp.
[[nodiscard]] std::vector<FaceSurface> paletteSurfaces();
[[nodiscard]] const std::vector<FaceSurface> &faceSurfaces();

} // namespace Hiwar
