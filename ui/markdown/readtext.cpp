// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/markdown/readtext.h"

#include "ui/markdown/entity.h"

#include <functional>

namespace Hiwar {

bool ReadText::holds(const MD_CHAR *text) const
{
    const QByteArray &all = utf8();
    return std::greater_equal<>()(text, all.constData()) &&
           std::less<>()(text, all.constData() + all.size());
}

QString ReadText::maskedAt(const MD_CHAR *text, MD_SIZE size) const
{
    return QString::fromUtf8(holds(text) ? m_source.original(text - utf8().constData(), size)
                                         : QByteArray::fromRawData(text, qsizetype(size)));
}

QString ReadText::attribute(const MD_ATTRIBUTE &attribute) const
{
    QString out;
    for (int i = 0; attribute.substr_offsets && attribute.substr_offsets[i] < attribute.size; ++i) {
        const MD_OFFSET from = attribute.substr_offsets[i];
        const QString part =
            QString::fromUtf8(attribute.text + from, attribute.substr_offsets[i + 1] - from);
        out += attribute.substr_types[i] == MD_TEXT_ENTITY ? decodeEntity(part) : part;
    }
    return m_mask.original(out);
}

} // namespace Hiwar
