// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/markdown/entity.h"

#include "ui/markdown/cleantext.h"

#include <QTextDocumentFragment>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

QString decodeNumber(QStringView digits)
{
    const bool hex = digits.startsWith(u'x', Qt::CaseInsensitive);
    bool ok = false;
    const uint code = hex ? digits.mid(1).toUInt(&ok, 16) : digits.toUInt(&ok, 10);
    const bool isCharacter =
        ok && code != 0 && code <= QChar::LastValidCodePoint && !QChar::isSurrogate(code);
    const char32_t c = isCharacter ? code : char32_t(QChar::ReplacementCharacter);
    return cleanText(QString::fromUcs4(&c, 1));
}

} // namespace

QString decodeEntity(const QString &entity)
{
    if (entity.startsWith("&#"_L1))
        return decodeNumber(QStringView(entity).mid(2).chopped(1));
    if (entity == "&nbsp;"_L1)
        return QString(QChar::Nbsp); // toPlainText() would make it an ordinary space
    // Uses Qt's table of names; an unknown name comes back unchanged.
    return cleanText(QTextDocumentFragment::fromHtml(entity).toPlainText());
}

} // namespace Hiwar
