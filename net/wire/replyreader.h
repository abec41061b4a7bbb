// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Assembles a reply: takes the body of a successful answer, returns text, reasoning and one end.
// Rule: a stream and a whole reply with the same content give the same text, the same reasoning and
// the same end, whichever was requested and however the bytes were cut. Uses no socket, no clock,
// no status.
//
// A reply is complete with a finish reason, "[DONE]", or a whole "message". A stream that ends
// without any of them was cut, even if its last chunk was correct: a proxy that lost its upstream
// also ends its own body correctly, and an answer without an end must not count as complete. If
// there was other data between the events (a page, an event that is not JSON), only a finish reason
// makes a reply complete: a relay that sends "[DONE]" does not always know what was before it. A
// reply that is complete but empty is an error, not an empty success.
//
// Every reply has limits: those of ReplySum, maxIdleBytes without content, and maxBytes in total.
// What had arrived by then is kept.
// Not thread-safe; one instance for each reply.
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
    /// Limit of a reply that is no stream: the same as for one event.
    static constexpr qsizetype maxBodyBytes = SseParser::maxEventBytes;
    /// Limit for comments, blank lines and empty events between two pieces of the answer: two of
    /// the largest events, because one may be a picture that cannot be read.
    static constexpr qint64 maxIdleBytes = 2 * SseParser::maxEventBytes;
    /// Limit of a stream in total: some 250 bytes for each character of the longest reply, as many
    /// as services add around a character.
    static constexpr qint64 maxBytes = 1024 * 1024 * 1024;

    /// How the body ended, according to the transport.
    enum class BodyEnd : quint8 { Proper, Cut };

    struct Close
    {
        ReplyDelta delta; ///< the rest that was not returned before
        tl::expected<ReplyEnd, ApiError> outcome;
    };

    explicit ReplyReader(Secret key = {});

    /// Returns true if these bytes added to the reply; takeDelta() returns it. Most small reads add
    /// nothing, and cost no more than storing them.
    [[nodiscard]] bool read(QByteArrayView bytes)
    {
        constexpr qsizetype smallRead = 64;
        m_bytes += bytes.size();
        const bool isKept = bytes.size() <= smallRead && m_form == Form::Events && !isOver() &&
                            m_parser.takeWithinLine(bytes);
        return !isKept && readOn(bytes);
    }
    [[nodiscard]] ReplyDelta takeDelta() { return m_sum.takeDelta(); }
    /// read() and takeDelta() at once.
    [[nodiscard]] ReplyDelta feed(QByteArrayView bytes)
    {
        return read(bytes) ? takeDelta() : ReplyDelta();
    }
    [[nodiscard]] Close finish(BodyEnd how);

    /// Grows with every part of the answer; not with comments, blank lines and empty events, which
    /// only keep a connection open.
    [[nodiscard]] qint64 progress() const
    {
        return m_payloads + (m_form == Form::Whole ? m_body.size() : 0);
    }
    /// The end of the answer has arrived; usage may still follow.
    [[nodiscard]] bool isComplete() const;
    /// The service itself reported an error.
    [[nodiscard]] bool hasError() const { return m_hasError; }
    /// Nothing that follows can change the outcome.
    [[nodiscard]] bool isOver() const { return m_isDone || m_hasError || m_isTooLarge; }
    /// Payloads that were not JSON and were skipped.
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
    QByteArray m_body; // the head until the form is known; the whole body of a reply that is no
                       // stream
    PlainDelta m_plain;
    ReplySum m_sum;
    ErrorBody m_error;
    qsizetype m_strayRead = 0; // lines after the end are no part of the reply
    qint64 m_payloads = 0;     // only payloads with content
    qint64 m_bytes = 0;
    qint64 m_idleSince = 0; // value of m_bytes at the last progress
    int m_skipped = 0;
    bool m_hasBegun = false;
    bool m_hasError = false;
    bool m_isDone = false;
    bool m_isBareDone = false; // "[DONE]" as a line of its own
    bool m_isDamaged = false;  // there was other data in place of an event
    bool m_isTooLarge = false;
    bool m_isOtherInterface = false;
};

} // namespace Hiwar
