// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/values/attachmentuse.h"

#include <QJsonDocument>

#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

// The order of the enumerators. A word here never changes: files have it.
constexpr std::array formWords{"text"_L1, "picture"_L1, "document"_L1, "sound"_L1};
constexpr std::array shareWords{"whole"_L1, "pages"_L1, "matching"_L1, "none"_L1};

template<typename Enum, size_t Count>
Enum enumeratorOf(const QJsonValue &word, const std::array<QLatin1StringView, Count> &words)
{
    for (size_t i = 0; i < Count; ++i) {
        if (word == words.at(i))
            return Enum(i);
    }
    return Enum(0);
}

qint64 countOf(const QJsonValue &value, qint64 most)
{
    return std::clamp<qint64>(value.toInteger(), 0, most);
}

} // namespace

QJsonObject jsonOf(const AttachmentUse &use)
{
    QJsonObject json;
    if (use.form != AttachmentForm::Text)
        json.insert(u"form"_s, formWords.at(size_t(use.form)));
    if (use.share != AttachmentShare::Whole)
        json.insert(u"share"_s, shareWords.at(size_t(use.share)));
    if (!use.pages.isEmpty())
        json.insert(u"pages"_s, use.pages);
    if (use.sections > 0)
        json.insert(u"sections"_s, use.sections);
    if (use.letters > 0)
        json.insert(u"letters"_s, use.letters);
    if (!use.pixels.isEmpty()) {
        json.insert(u"width"_s, use.pixels.width());
        json.insert(u"height"_s, use.pixels.height());
    }
    if (!use.encoding.isEmpty())
        json.insert(u"encoding"_s, use.encoding);
    return json;
}

AttachmentUse attachmentUseOf(const QJsonObject &json)
{
    constexpr qint64 most = std::numeric_limits<int>::max();
    const QSize pixels(int(countOf(json["width"_L1], most)), int(countOf(json["height"_L1], most)));
    return {.form = enumeratorOf<AttachmentForm>(json["form"_L1], formWords),
            .share = enumeratorOf<AttachmentShare>(json["share"_L1], shareWords),
            .pages = json["pages"_L1].toString(),
            .sections = int(countOf(json["sections"_L1], most)),
            .letters = countOf(json["letters"_L1], std::numeric_limits<qint64>::max()),
            .pixels = pixels.isEmpty() ? QSize() : pixels,
            .encoding = json["encoding"_L1].toString()};
}

QString storedText(const AttachmentUse &use)
{
    const QJsonObject json = jsonOf(use);
    return json.isEmpty() ? QString()
                          : QString::fromUtf8(QJsonDocument(json).toJson(QJsonDocument::Compact));
}

AttachmentUse attachmentUseOf(const QString &stored)
{
    return attachmentUseOf(QJsonDocument::fromJson(stored.toUtf8()).object());
}

} // namespace Hiwar
