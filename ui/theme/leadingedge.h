// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Keeps what is typed into a field, its placeholder and its caret at the edge where lines of the
// window begin; Qt puts each where its own direction begins, and numbers to the left. GUI thread.
#pragma once

class QLineEdit;

namespace Hiwar {

void keepAtLeadingEdge(QLineEdit &field);

} // namespace Hiwar
