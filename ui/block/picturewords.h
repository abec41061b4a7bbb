// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The texts about a picture that a reply links to, and the name of its button. Frame, menu and
// accessibility all use these, so they always agree. Pure; GUI thread (translations).
#pragma once

#include "ui/block/picturesource.h"

namespace Hiwar {

/// The picture is contained in the address itself: no host is contacted.
[[nodiscard]] bool isInMessage(const QString &address);
/// The host it would be loaded from.
[[nodiscard]] QString pictureHost(const QString &address);

/// The label of the button: "Load", "Cancel", "Try again".
[[nodiscard]] QString pictureButton(const NamedPicture &picture);
/// The same without the picture beside it: "Load picture from example.org".
[[nodiscard]] QString pictureActionName(const NamedPicture &picture, const QString &address);
/// The text below its name: its host, that it is loading, or what went wrong.
[[nodiscard]] QString pictureMessage(const NamedPicture &picture, const QString &address);

} // namespace Hiwar
