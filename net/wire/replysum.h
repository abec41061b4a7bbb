// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Adds up what the payloads of one reply say. The rule it protects: a whole message that follows
// its own pieces, or a shorter form of itself, says nothing twice, and what is counted over and
// over (usage) replaces what was said before; and a reply has an end, whatever it is made of. It
// knows neither bytes nor events, and does not judge whether the reply is complete.
// Not thread-safe; one instance a reply.
#pragma once

#include "net/values/finishreason.h"
#include "net/wire/replycodec.h"
#include "net/wire/thinksplitter.h"
#include "net/wire/wholecharacters.h"

namespace Hiwar {

/// What some bytes brought of a reply.
struct ReplyDelta
{
    bool textWasReasoning = false; ///< all the text of the pieces before this one
    QString reasoning;
    QString text;

    [[nodiscard]] bool isEmpty() const
    {
        return !textWasReasoning && reasoning.isEmpty() && text.isEmpty();
    }
    bool operator==(const ReplyDelta &) const = default;
};

/// The text of several messages in one reply: services send the whole of it, growing, or its next
/// delta.
class MessageText
{
public:
    /// What this message says beyond those before it.
    [[nodiscard]] QString newIn(const QString &text);

private:
    enum class Form : quint8 { Unknown, Growing, Deltas };

    QString m_said;
    Form m_form = Form::Unknown;
};

class ReplySum
{
public:
    /// Of one reply: its text, its reasoning and the tools it asks for, together. Half a million
    /// tokens, several times what models write at most.
    static constexpr qsizetype maxCharacters = 2 * 1024 * 1024;

    explicit ReplySum(Secret key);

    void take(const Payload &payload);
    /// Nothing follows: gives out what was held back.
    void close();
    [[nodiscard]] bool hasDelta() const { return !m_delta.isEmpty(); }
    /// There was more than maxCharacters: what is beyond them was not taken.
    [[nodiscard]] bool isFull() const { return m_isFull; }
    /// What came since the last call; never half a character.
    [[nodiscard]] ReplyDelta takeDelta();

    [[nodiscard]] bool hasChoice() const { return m_hasChoice; }
    [[nodiscard]] int wholeMessages() const { return m_wholeMessages; }
    /// More than blanks.
    [[nodiscard]] bool hasText() const { return m_hasText; }
    [[nodiscard]] bool hasReasoning() const { return m_hasReasoning; }
    [[nodiscard]] bool hasToolCalls() const { return !m_tools.isEmpty(); }
    [[nodiscard]] const QString &finishReason() const { return m_end.finishReason; }
    [[nodiscard]] ReplyEnd end() const;

private:
    void takeText(const QString &text);
    void takeReasoning(const QString &reasoning);
    void takeTools(const QList<ToolCallPart> &parts);
    [[nodiscard]] QString fitting(const QString &text);
    void add(const ThinkSplitter::Split &split);

    Secret m_key;
    ReplyDelta m_delta;
    ReplyEnd m_end;
    ToolCallSum m_tools;
    ThinkSplitter m_splitter;
    WholeCharacters m_textCharacters;
    WholeCharacters m_reasoningCharacters;
    QString m_saidModel; // before it was cleaned
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
