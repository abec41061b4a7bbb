// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/transfer/ownersfile.h"

#include <QFileInfo>

namespace Hiwar {

bool openForOwner(QSaveFile &file)
{
    const bool isNew = !QFileInfo::exists(file.fileName());
    return file.open(QIODevice::WriteOnly) &&
           (!isNew || file.setPermissions(QFile::ReadOwner | QFile::WriteOwner));
}

} // namespace Hiwar
