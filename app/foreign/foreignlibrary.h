// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Personas and prompts from other programs' files, read value by value. Pure; any thread.
//
//   Chatbox          {"myCopilots": [{"id", "name", "prompt", "picUrl"}]}, also within "data"
//   Cherry Studio    [{"id", "name", "emoji", "prompt", "group": ["…"]}], and its backup:
//                    {"localStorage": {"persist:cherry-studio": "{\"assistants\": \"…\"}"}}
//   LibreChat        a preset, or a list: {"presetId", "title", "endpoint", "model",
//                    "promptPrefix" or "system", "temperature", …}; groups of prompts, or a list
//                    of them, also within "promptGroups": {"name", "command", "category",
//                    "productionId", "productionPrompt": {…}, "prompts": [{"_id", "prompt", "type":
//                    "text" or "chat", "name", "command"}]}. Those of one group are versions: the
//                    one in production is taken, else the latest; those with names, all
//   Open WebUI       models: [{"id", "name", "base_model_id", "params": {"system", …}, "meta":
//                    {"profile_image_url"}}]; prompts: [{"command", "title" or "name", "content"}]
//
// Rules: a parameter that Hiwar can send is taken with its value; what is no persona and no prompt
// is counted. A picture is taken from a data: address only, undecoded; nothing is fetched. The id
// is made of the entry's own, so that a second import changes nothing.
#pragma once

#include "app/transfer/libraryfile.h"

namespace Hiwar {

/// nullopt: no known file.
[[nodiscard]] std::optional<ReadLibrary> foreignLibrary(const QByteArray &bytes);

/// Of Hiwar or of another program, by what the file contains.
[[nodiscard]] std::optional<ReadLibrary> readLibraryFile(const QByteArray &bytes);

} // namespace Hiwar
