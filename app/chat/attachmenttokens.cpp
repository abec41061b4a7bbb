// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chat/attachmenttokens.h"

#include "app/chat/passages.h"

#include <algorithm>
#include <cmath>

namespace Hiwar {

namespace {

constexpr int framing = 16; // the name and the fence
constexpr QSize pageAsPicture(1024, 1024);

qint64 soundTokens(qint64 bytes)
{
    constexpr qint64 bytesOfToken = 1'600;
    return (std::max<qint64>(0, bytes) + bytesOfToken - 1) / bytesOfToken;
}

qint64 tilesOf(double pixels)
{
    return qint64(std::ceil(pixels / 512));
}

} // namespace

qint64 lettersSent(const AttachmentUse &use)
{
    switch (use.share) {
    case AttachmentShare::None:
        return 0;
    case AttachmentShare::Whole:
        return use.letters;
    case AttachmentShare::Pages: {
        const auto chosen = sectionsIn(use.pages, use.sections);
        return chosen ? qint64(double(use.letters) * double(chosen->size()) / use.sections)
                      : use.letters;
    }
    case AttachmentShare::Matching:
        return std::min<qint64>(use.letters, passageLetters);
    }
    Q_UNREACHABLE();
}

qint64 pictureTokens(QSize pixels)
{
    if (pixels.isEmpty())
        pixels = pageAsPicture;
    double width = pixels.width();
    double height = pixels.height();
    const double toFit = std::min(1.0, 2048 / std::max(width, height));
    const double toShorten = std::min(1.0, 768 / (std::min(width, height) * toFit));
    width *= toFit * toShorten;
    height *= toFit * toShorten;
    return 85 + 170 * tilesOf(width) * tilesOf(height);
}

qint64 fileTokens(const Attachment &attachment)
{
    if (attachment.use.share == AttachmentShare::None)
        return 0;
    switch (attachment.use.form) {
    case AttachmentForm::Text:
        return 0;
    case AttachmentForm::Picture:
        return pictureTokens(attachment.use.pixels);
    case AttachmentForm::Document:
        return std::max(1, attachment.use.sections) * pictureTokens(pageAsPicture);
    case AttachmentForm::Sound:
        return soundTokens(attachment.size);
    }
    Q_UNREACHABLE();
}

qint64 partTokens(const ChatRequest &request)
{
    qint64 sum = 0;
    for (const Message &message : request.messages) {
        for (const MessagePart &part : message.parts)
            sum += part.kind == MessagePart::Kind::Sound ? soundTokens(part.bytes.size())
                                                         : pictureTokens({});
    }
    return sum;
}

qint64 estimatedTokens(const Attachment &attachment, double tokensPerLetter)
{
    const AttachmentUse &use = attachment.use;
    if (use.share == AttachmentShare::None)
        return 0;
    const bool hasText = use.form == AttachmentForm::Text || use.form == AttachmentForm::Document;
    const double letters = hasText ? double(lettersSent(use)) : 0;
    const qint64 text = letters > 0 ? framing + qint64(std::ceil(letters * tokensPerLetter)) : 0;
    return text + fileTokens(attachment);
}

qint64 estimatedTokens(const QList<Attachment> &attachments, double tokensPerLetter)
{
    qint64 sum = 0;
    for (const Attachment &attachment : attachments)
        sum += estimatedTokens(attachment, tokensPerLetter);
    return sum;
}

} // namespace Hiwar
