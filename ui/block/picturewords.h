// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is said of a picture that a reply names, and what its button is called. Frame, menu and
// accessibility all ask here, so they cannot disagree. Pure; GUI thread (translations).
#pragma once

#include "ui/block/picturesource.h"

namespace Hiwar {

/// The picture is part of the address itself: no host is asked for it.
[[nodiscard]] bool isInMessage(const QString &address);
/// Where it would come from.
[[nodiscard]] QString pictureHost(const QString &address);

/// On the button: "Load", "Cancel", "Retry".
[[nodiscard]] QString pictureButton(const NamedPicture &picture);
/// The same where the picture is not in sight: "Load picture from example.org".
[[nodiscard]] QString pictureActionName(const NamedPicture &picture, const QString &address);
/// Below its name: its host, that it is waited for, what went wrong.
[[nodiscard]] QString pictureMessage(const NamedPicture &picture, const QString &address);

} // namespace Hiwar
