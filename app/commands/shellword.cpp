// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/shellword.h"

#include <QDir>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace Hiwar {

QString shellWord(const QString &path)
{
    static const QRegularExpression plain(u"^[\\w/.:\\\\+=@%,-]+$"_s);
    QString word = QDir::toNativeSeparators(path.startsWith(u'-') ? u"./"_s + path : path);
#ifdef Q_OS_WIN
    return plain.match(word).hasMatch() ? word : u'"' + word + u'"';
#else
    const bool isPlain = plain.match(word).hasMatch() && !word.contains(u'\\');
    return isPlain ? word : u'\'' + word.replace(u'\'', u"'\\''"_s) + u'\'';
#endif
}

} // namespace Hiwar
