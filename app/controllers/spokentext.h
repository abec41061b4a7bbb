// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The text of a message as sentences to be read aloud: lists with their numbers, tables row by row,
// code as its size, links by their words, bare addresses by their host. Each sentence has its
// language and its place. Pure; GUI thread (translations).
#pragma once

#include "app/speech/speechrun.h"
#include "ui/conversation/message/shownblocks.h"

namespace Hiwar {

/// `ownLanguage`: that of the window, in which Hiwar's own words are. Of a text that still grows,
/// without what may change.
[[nodiscard]] QList<SpokenSentence> spokenText(const ShownBlocks &blocks, bool isWhole,
                                               const QString &ownLanguage);

} // namespace Hiwar
