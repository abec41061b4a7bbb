// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Puts a reply together: the body of a successful answer in, text, reasoning and one end out. The
// rule it protects: a stream and a whole reply with the same content give the same text, the same
// reasoning and the same end, whatever was asked for and however the bytes were cut. It knows no
// socket, no clock, no status.
//
// What counts as complete: a finish reason, "[DONE]", or a whole "message". A stream that ends with
// none of them was cut short, also when its last chunk was proper: a proxy that lost the service
// behind it ends its own body properly too, and an answer without its end must not pass for one.
// Where something else stood between the events (a page, an event that is no JSON), only a finish
// reason makes a reply complete: anyone who puts "[DONE]" does not always know what went before it.
// A reply that is complete and in which nothing was said is an error, not an empty success.
//
// No reply goes on for ever: it ends with what ReplySum takes at most, with maxIdleBytes that say
// nothing, and with maxBytes in all. What had come by then is kept.
// Not thread-safe; one instance a reply.
#pragma once

#include "net/values/apierror.h"
#include "net/values/message.h"
#include "net/wire/plaindelta.h"
#include "net/wire/replysum.h"
#include "net/wire/sseparser.h"

#include <tl/expected.hpp>

namespace Hiwar {

class ReplyReader
{
public:
    /// Of a reply that is no stream: as much as one event may have.
    static constexpr qsizetype maxBodyBytes = SseParser::maxEventBytes;
    /// Comments, blank lines and events that say nothing, between two pieces of the answer: two
    /// of the largest events, for a picture that nobody asked for may be one.
    static constexpr qint64 maxIdleBytes = 2 * SseParser::maxEventBytes;
    /// Of a stream, whatever it says: some 250 bytes for each character of the longest reply, as
    /// much as services write around them.
    static constexpr qint64 maxBytes = 1024 * 1024 * 1024;

    /// How the transport says the body ended.
    enum class BodyEnd : quint8 { Proper, Cut };

    struct Close
    {
        ReplyDelta delta; ///< what was still on its way
        tl::expected<ReplyEnd, ApiError> outcome;
    };

    explicit ReplyReader(Secret key = {});

    /// True: these bytes bring something, and takeDelta() gives it. Most small reads bring nothing,
    /// and cost no more than to keep them.
    [[nodiscard]] bool read(QByteArrayView bytes)
    {
        constexpr qsizetype smallRead = 64;
        m_bytes += bytes.size();
        const bool isKept = bytes.size() <= smallRead && m_form == Form::Events && !isOver() &&
                            m_parser.takeWithinLine(bytes);
        return !isKept && readOn(bytes);
    }
    [[nodiscard]] ReplyDelta takeDelta() { return m_sum.takeDelta(); }
    /// Both at once.
    [[nodiscard]] ReplyDelta feed(QByteArrayView bytes)
    {
        return read(bytes) ? takeDelta() : ReplyDelta();
    }
    [[nodiscard]] Close finish(BodyEnd how);

    /// Grows with everything of the answer itself; comments, blank lines and events that say
    /// nothing keep a line open and are no answer.
    [[nodiscard]] qint64 progress() const
    {
        return m_payloads + (m_form == Form::Whole ? m_body.size() : 0);
    }
    /// The answer has its end; usage may still follow.
    [[nodiscard]] bool isComplete() const;
    /// The service itself told of an error.
    [[nodiscard]] bool hasError() const { return m_hasError; }
    /// Nothing that follows can change the outcome.
    [[nodiscard]] bool isOver() const { return m_isDone || m_hasError || m_isTooLarge; }
    /// Payloads that were no JSON and were skipped.
    [[nodiscard]] int skippedPayloads() const { return m_skipped; }

private:
    enum class Form : quint8 { Unknown, Events, Whole };

    bool readOn(QByteArrayView bytes);
    void take(QByteArrayView bytes);
    [[nodiscard]] bool isTooMuch() const;
    bool chooseForm(QByteArrayView bytes);
    void takeEvents(const QList<SseEvent> &events);
    void takePayload(QByteArrayView json);
    void takeWholeBody();
    void takeValue(QByteArrayView json);
    void noticeStray(qsizetype size);
    void takeStrayError();
    [[nodiscard]] QByteArrayView stray() const;
    [[nodiscard]] bool hasEnded() const;
    [[nodiscard]] bool hasAnswer() const;
    [[nodiscard]] tl::expected<ReplyEnd, ApiError> outcome(BodyEnd how) const;
    [[nodiscard]] bool hasAnything() const;
    [[nodiscard]] ApiError told() const;
    [[nodiscard]] ApiError interrupted() const;
    [[nodiscard]] ApiError gaveUp() const;
    [[nodiscard]] ApiError unreadable() const;

    Secret m_key;
    SseParser m_parser;
    Form m_form = Form::Unknown;
    QByteArray m_body; // the head until the form is known; all of it when it is a whole reply
    PlainDelta m_plain;
    ReplySum m_sum;
    ErrorBody m_error;
    qsizetype m_strayRead = 0; // what came after the end is no part of the reply
    qint64 m_payloads = 0;     // that said something
    qint64 m_bytes = 0;
    qint64 m_idleSince = 0; // of m_bytes
    int m_skipped = 0;
    bool m_hasBegun = false;
    bool m_hasError = false;
    bool m_isDone = false;
    bool m_isBareDone = false; // "[DONE]" as a line of its own
    bool m_isDamaged = false;  // something else stood where an event was due
    bool m_isTooLarge = false;
    bool m_isOtherInterface = false;
};

} // namespace Hiwar
