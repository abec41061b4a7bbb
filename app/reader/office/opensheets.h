// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The sheets of an ODS: each is a section with one table of what its cells show.
#pragma once

#include <QtGlobal>

namespace Hiwar {

class MarkdownWriter;
class XmlReader;

/// The contents of office:spreadsheet.
void readOpenSheets(XmlReader &xml, qint64 letters, MarkdownWriter &writer);

} // namespace Hiwar
