// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Many pictures of one surface, half as large and labelled, in one: a row for each colour scheme
// and language, a column for each size. Tests only.
#pragma once

#include "tests/ui/facelook.h"

#include <QImage>

namespace Hiwar {

class ContactSheet
{
public:
    ContactSheet();

    void add(const FaceLook &look, const QImage &picture);
    /// Into the file; begins the next one.
    bool save(const QString &path);

private:
    void begin();

    QImage m_sheet;
};

} // namespace Hiwar
