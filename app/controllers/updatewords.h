// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The texts about a new version in the settings. Pure; any thread.
#pragma once

#include "app/update/releasenews.h"
#include "ui/settings/settingstext.h"

namespace Hiwar {

/// The result of a check. `file` is the one for this copy, if the release has one.
[[nodiscard]] InlineMessage describeNews(ReleaseNews news, const Manifest &manifest,
                                         const std::optional<ReleaseFile> &file,
                                         const UpdateChoices &remembered);

/// Before a check: when the last one was, and whether a newer version is known.
[[nodiscard]] InlineMessage describeLastLook(const UpdateChoices &choices, const QString &newer);

[[nodiscard]] InlineMessage describeProgress(const ReleaseFile &file, int percent);

/// Where the file is, and what the user does with it: this depends on its kind.
[[nodiscard]] InlineMessage describeDownloaded(const QString &path);

} // namespace Hiwar
