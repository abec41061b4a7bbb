// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What becomes of attached files: choices that apply at once, without Save. GUI thread.
#pragma once

#include "net/values/fileoptions.h"
#include "ui/theme/theme.h"

#include <QWidget>

namespace Hiwar {

class CheckRow;
class ChoiceRow;

class FilesSection : public QWidget
{
    Q_OBJECT

public:
    explicit FilesSection(QWidget *parent = nullptr);

    /// A number that is none of the choices becomes one.
    void setOptions(const FileOptions &options);
    void setTheme(const Theme &theme);

signals:
    /// Only for changes by the user.
    void chosen(const Hiwar::FileOptions &options);

private:
    void choose();

    ChoiceRow *m_paste;
    ChoiceRow *m_side;
    ChoiceRow *m_pdfs;
    CheckRow *m_sound;
    CheckRow *m_originals;
};

} // namespace Hiwar
