// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The reading options of the user, for the conversation view.
#pragma once

#include "net/values/preferences.h"
