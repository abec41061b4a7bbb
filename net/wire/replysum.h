// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Adds up the payloads of one reply. Rule: a whole message that follows its own pieces, or a
// shorter form of itself, adds nothing twice, and repeated counts (usage) replace the former ones;
// a picture inside the text is no text; and a reply has a size limit, whatever it consists of.
// Knows neither bytes nor events, and does not decide whether the reply is complete. Not
// thread-safe; one instance for each reply.
#pragma once

#include "net/values/finishreason.h"
#include "net/wire/picturetext.h"
#include "net/wire/replycodec.h"
#include "net/wire/thinksplitter.h"
#include "net/wire/wholecharacters.h"

namespace Hiwar {

/// The part of a reply that came with some bytes.
struct ReplyDelta
{
    bool textWasReasoning = false; ///< all text of the deltas before this one
    QString reasoning;
    QString text;
    QList<ReplyPicture> pictures;

    [[nodiscard]] bool isEmpty() const
    {
        return !textWasReasoning && reasoning.isEmpty() && text.isEmpty() && pictures.isEmpty();
    }
    bool operator==(const ReplyDelta &) const = default;
};

/// The text of several messages in one reply: services send either the whole text so far, growing,
/// or the next delta.
class MessageText
{
public:
    /// The part of this message that the messages before it did not have.
    [[nodiscard]] QString newIn(const QString &text);

private:
    enum class Form : quint8 { Unknown, Growing, Deltas };

    QString m_said;
    Form m_form = Form::Unknown;
};

class ReplySum
{
public:
    /// Limit of one reply: its text, its reasoning and its tool calls, together. Half a million
    /// tokens, several times the most that models write.
    static constexpr qsizetype maxCharacters = 2 * 1024 * 1024;

    /// Limits of its pictures, which are no text: further ones are left out.
    static constexpr int maxPictures = 16;
    static constexpr qsizetype maxPictureBytes = 32 * 1024 * 1024;

    explicit ReplySum(Secret key);

    void take(const Payload &payload);
    /// Nothing follows: adds the text held back so far to the delta.
    void close();
    [[nodiscard]] bool hasDelta() const { return !m_delta.isEmpty(); }
    /// There was more than maxCharacters; the rest was dropped.
    [[nodiscard]] bool isFull() const { return m_isFull; }
    /// The text since the last call; never half a character.
    [[nodiscard]] ReplyDelta takeDelta();

    [[nodiscard]] bool hasChoice() const { return m_hasChoice; }
    [[nodiscard]] int wholeMessages() const { return m_wholeMessages; }
    /// More than white space.
    [[nodiscard]] bool hasText() const { return m_hasText; }
    [[nodiscard]] bool hasReasoning() const { return m_hasReasoning; }
    [[nodiscard]] bool hasPictures() const { return !m_seenPictures.isEmpty(); }
    [[nodiscard]] bool hasToolCalls() const { return !m_tools.isEmpty(); }
    [[nodiscard]] const QString &finishReason() const { return m_end.finishReason; }
    [[nodiscard]] ReplyEnd end() const;

private:
    void takeText(const QString &text);
    void takeReasoning(const QString &reasoning);
    void takePictures(const QList<ReplyPicture> &pictures);
    void takeTools(const QList<ToolCallPart> &parts);
    [[nodiscard]] QString fitting(const QString &text);
    void add(const ThinkSplitter::Split &split);

    Secret m_key;
    ReplyDelta m_delta;
    ReplyEnd m_end;
    ToolCallSum m_tools;
    PictureText m_pictureText;
    QList<QByteArray> m_seenPictures; ///< hashes: some services send them again at the end
    qsizetype m_pictureRoom = maxPictureBytes;
    ThinkSplitter m_splitter;
    WholeCharacters m_textCharacters;
    WholeCharacters m_reasoningCharacters;
    QString m_saidModel; // before sanitizing
    bool m_isUsageMeasured = true;
    bool m_hasChoice = false;
    MessageText m_wholeText;
    MessageText m_wholeReasoning;
    qsizetype m_room = maxCharacters;
    bool m_isFull = false;
    int m_wholeMessages = 0;
    bool m_hasDeltaText = false;
    bool m_hasDeltaReasoning = false;
    bool m_hasText = false;
    bool m_hasReasoning = false;
};

} // namespace Hiwar
