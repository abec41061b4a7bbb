// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A scroll area that looks like a part of what it is in. GUI thread.
#pragma once

class QScrollArea;
class QWidget;

namespace Hiwar {

/// Shows the content without a frame and a ground, scrolled up and down only. For a constructor:
/// the area gets an interface for screen readers of its own, because Qt's reads beyond its children
/// when a scroll bar has just gone.
void setClearContent(QScrollArea &area, QWidget *content);

} // namespace Hiwar
