// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the settings say of a new version. Pure; any thread.
#pragma once

#include "app/update/releasenews.h"
#include "ui/settings/settingstext.h"

namespace Hiwar {

/// What a look has brought. `file` is the one for this copy, if the release has one.
[[nodiscard]] InlineMessage describeNews(ReleaseNews news, const Manifest &manifest,
                                         const std::optional<ReleaseFile> &file,
                                         const UpdateChoices &remembered);

/// What is known before anybody looks: when that was last, and whether something newer was there.
[[nodiscard]] InlineMessage describeLastLook(const UpdateChoices &choices, const QString &newer);

[[nodiscard]] InlineMessage describeProgress(const ReleaseFile &file, int percent);

/// Where the file is, and what the person does with it: this depends on its kind.
[[nodiscard]] InlineMessage describeDownloaded(const QString &path);

} // namespace Hiwar
