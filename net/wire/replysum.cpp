// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/wire/replysum.h"

#include "net/wire/sanitizetext.h"

#include <QCryptographicHash>

#include <algorithm>
#include <utility>

namespace Hiwar {

namespace {

bool hasWords(const QString &text)
{
    return std::any_of(text.cbegin(), text.cend(), [](QChar c) { return !c.isSpace(); });
}

} // namespace

QString MessageText::newIn(const QString &text)
{
    if (m_form != Form::Deltas && text.startsWith(m_said)) {
        const QString added = text.sliced(m_said.size());
        if (!m_said.isEmpty() && !added.isEmpty())
            m_form = Form::Growing;
        m_said = text;
        return added;
    }
    if (m_form == Form::Growing || text.isEmpty())
        return {};
    m_form = Form::Deltas;
    return text;
}

ReplySum::ReplySum(Secret key)
    : m_key(std::move(key))
{
}

void ReplySum::take(const Payload &payload)
{
    m_hasChoice |= payload.hasChoice;
    if (payload.isWhole) {
        ++m_wholeMessages;
        if (!m_hasDeltaReasoning)
            takeReasoning(m_wholeReasoning.newIn(payload.reasoning));
        if (!m_hasDeltaText)
            takeText(m_wholeText.newIn(payload.text));
        takePictures(payload.pictures);
    } else {
        m_hasDeltaReasoning = m_hasDeltaReasoning || hasWords(payload.reasoning);
        m_hasDeltaText = m_hasDeltaText || hasWords(payload.text);
        takeReasoning(payload.reasoning);
        takeText(payload.text);
        takePictures(payload.pictures);
    }
    if (!payload.isWhole || m_tools.isEmpty())
        takeTools(payload.toolCalls);
    m_end.isRefusal |= payload.isRefusal;
    if (!payload.finishReason.isEmpty())
        m_end.finishReason = sanitizeText(payload.finishReason, m_key);
    if (!payload.model.isEmpty() && payload.model != m_saidModel) { // most events repeat it
        m_saidModel = payload.model;
        m_end.model = sanitizeText(payload.model, m_key);
    }
    if (payload.usage && (m_isUsageMeasured || !payload.usage->isMeasured)) {
        m_isUsageMeasured = payload.usage->isMeasured;
        m_end.hasUsage = true;
        m_end.usage = payload.usage->usage;
    }
}

void ReplySum::takeReasoning(const QString &reasoning)
{
    if (reasoning.isEmpty())
        return;
    m_hasReasoning = m_hasReasoning || hasWords(reasoning);
    m_splitter.keepText();
    m_delta.reasoning += m_reasoningCharacters.pass(fitting(reasoning));
}

void ReplySum::takeText(const QString &text)
{
    if (text.isEmpty())
        return;
    const QString words = m_pictureText.pass(text);
    if (!words.isEmpty())
        add(m_splitter.feed(m_textCharacters.pass(fitting(words))));
    takePictures(m_pictureText.takePictures());
}

void ReplySum::takePictures(const QList<ReplyPicture> &pictures)
{
    for (const ReplyPicture &picture : pictures) {
        const QByteArray hash = QCryptographicHash::hash(picture.bytes, QCryptographicHash::Sha1);
        const bool fits = picture.bytes.size() <= m_pictureRoom;
        if (m_seenPictures.contains(hash) || m_seenPictures.size() > maxPictures)
            continue;
        m_seenPictures.append(hash);
        const bool isKept = fits && m_seenPictures.size() <= maxPictures;
        m_pictureRoom -= isKept ? picture.bytes.size() : 0;
        m_delta.pictures.append(isKept ? picture : ReplyPicture());
    }
}

void ReplySum::takeTools(const QList<ToolCallPart> &parts)
{
    for (const ToolCallPart &part : parts) {
        const qsizetype size = part.id.size() + part.name.size() + part.arguments.size();
        m_isFull |= size > m_room;
        m_room -= std::min(size, m_room);
        if (!m_isFull)
            m_tools.add(part);
    }
}

/// The part of the text that fits; never half a character more.
QString ReplySum::fitting(const QString &text)
{
    if (text.size() <= m_room) {
        m_room -= text.size();
        return text;
    }
    m_isFull = true;
    QString part = text.first(std::exchange(m_room, 0));
    if (!part.isEmpty() && part.back().isHighSurrogate())
        part.chop(1);
    return part;
}

void ReplySum::close()
{
    m_delta.reasoning += m_reasoningCharacters.rest();
    if (const QString words = m_pictureText.rest(); !words.isEmpty())
        add(m_splitter.feed(m_textCharacters.pass(fitting(words))));
    takePictures(m_pictureText.takePictures());
    add(m_splitter.feed(m_textCharacters.rest()));
    add(m_splitter.finish());
}

void ReplySum::add(const ThinkSplitter::Split &split)
{
    if (split.textWasReasoning) {
        m_delta.textWasReasoning = true;
        m_delta.reasoning += std::exchange(m_delta.text, {});
        m_hasReasoning |= std::exchange(m_hasText, false);
    }
    m_delta.reasoning += split.reasoning;
    m_hasReasoning = m_hasReasoning || hasWords(split.reasoning);
    m_hasText = m_hasText || hasWords(split.text);
    m_delta.text += split.text;
}

ReplyDelta ReplySum::takeDelta()
{
    return std::exchange(m_delta, {});
}

ReplyEnd ReplySum::end() const
{
    ReplyEnd end = m_end;
    end.toolCalls = m_tools.calls(m_key);
    return end;
}

} // namespace Hiwar
