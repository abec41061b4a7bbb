// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How a person wants to read, for the conversation view.
#pragma once

#include "net/values/preferences.h"
