// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What choosing who answers changes in the settings. Pure; any thread.
#pragma once

#include "app/settings/settings.h"

namespace Hiwar {

/// The model answers in new conversations from now on, and is the last used one. Without effect
/// for a profile that does not exist. The Guide has no other model.
void useModel(Settings &settings, const ModelRef &chosen);
/// Makes it a favourite, or no favourite any more.
void toggleFavourite(Settings &settings, const ModelRef &model);
/// Who names and sums up conversations; without a profile the one that answers there, also when
/// the chosen one is gone or switched off.
[[nodiscard]] ModelRef helperOf(const Settings &settings);
/// Who turns dictated speech into words; without a profile nobody, also when the chosen one is gone
/// or switched off, or no model is named.
[[nodiscard]] DictationChoice dictationOf(const Settings &settings);
/// What the user knows of a model; a bare one: nothing any more.
void setOwnFacts(Settings &settings, const QString &profileId, const ModelInfo &own);

} // namespace Hiwar
