// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/wire/wiretable.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <chrono>
#include <deque>
#include <optional>
#include <tuple>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

/// The first word, and the rest.
std::pair<QByteArray, QByteArray> split(const QByteArray &text)
{
    const qsizetype space = text.indexOf(' ');
    return space < 0 ? std::pair(text, QByteArray())
                     : std::pair(text.first(space), text.sliced(space + 1));
}

QByteArray compact(const QJsonObject &object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

QJsonObject choice(const QJsonObject &what)
{
    QJsonObject object = what;
    object[u"index"_s] = 0;
    return {{u"choices"_s, QJsonArray{object}}};
}

/// Turns the "<" lines of a row into scripts.
class RowScript
{
public:
    explicit RowScript(WireRow &row)
        : m_row(row)
    {
    }

    void ask(const QByteArray &words)
    {
        if (m_row.answers.isEmpty() || m_row.answers.last().hasScript || !m_isOpen) {
            m_row.answers.append(WireAnswer{});
            m_isOpen = true;
        }
        m_row.answers.last().asked.append(words);
    }

    void take(const QByteArray &verb, const QByteArray &rest)
    {
        if (!m_isOpen || (verb == "status" && m_row.answers.last().hasScript)) {
            m_row.answers.append(WireAnswer{});
            m_isOpen = true;
        }
        WireAnswer &answer = m_row.answers.last();
        answer.hasScript = true;
        if (verb == "status")
            begin(rest);
        else if (verb == "header")
            m_head += unescaped(rest) + "\r\n";
        else if (verb == "always")
            answer.always = true;
        else if (!takeWhole(verb, rest) && !takeEvent(verb, rest) && !takeEnd(verb, rest))
            m_row.fault = "unknown verb " + verb;
    }

private:
    WireScript &script() { return m_row.answers.last().script; }

    void begin(const QByteArray &rest)
    {
        const auto [code, type] = split(rest);
        m_head = "HTTP/1.1 " + code + " As Told\r\n";
        if (!type.isEmpty())
            m_head += "Content-Type: " + unescaped(type) + "\r\n";
    }

    /// Sends the head if it is still pending; `framing` is the header that gives the body's length.
    void open(const QByteArray &framing)
    {
        if (!m_head.isEmpty())
            script().send(std::exchange(m_head, {}) + framing + "\r\n");
    }

    void chunk(const QByteArray &bytes)
    {
        open("Transfer-Encoding: chunked\r\n");
        script().chunk(bytes);
    }

    void event(const QByteArray &json) { chunk("data: " + json + "\n\n"); }

    void whole(const QByteArray &body)
    {
        script().send(std::exchange(m_head, {}) +
                      "Content-Length: " + QByteArray::number(body.size()) + "\r\n\r\n" + body);
    }

    bool takeWhole(const QByteArray &verb, const QByteArray &rest)
    {
        if (verb == "json") {
            whole(rest);
        } else if (verb == "body") {
            whole(unescaped(rest));
        } else if (verb == "reply") {
            begin("200 application/json");
            const QJsonObject message{{u"role"_s, u"assistant"_s},
                                      {u"content"_s, QString::fromUtf8(unescaped(rest))}};
            whole(compact(choice({{u"message"_s, message}, {u"finish_reason"_s, u"stop"_s}})));
        } else {
            return false;
        }
        return true;
    }

    void finish(const QByteArray &reason)
    {
        event(compact(choice(
            {{u"delta"_s, QJsonObject()}, {u"finish_reason"_s, QString::fromUtf8(reason)}})));
    }

    bool takeEvent(const QByteArray &verb, const QByteArray &rest)
    {
        if (verb == "chunk")
            chunk(unescaped(rest));
        else if (verb == "event")
            event(rest);
        else if (verb == "done")
            event("[DONE]");
        else if (verb == "finish")
            finish(rest);
        else if (verb == "delta")
            event(compact(choice(
                {{u"delta"_s, QJsonObject{{u"content"_s, QString::fromUtf8(unescaped(rest))}}}})));
        else
            return false;
        return true;
    }

    bool takeEnd(const QByteArray &verb, const QByteArray &rest)
    {
        if (verb == "end") {
            finish("stop");
            event("[DONE]");
            script().lastChunk();
        } else if (verb == "last") {
            script().lastChunk();
        } else if (verb == "raw") {
            open({});
            script().send(unescaped(rest));
        } else if (verb == "beat") {
            const auto [interval, text] = split(rest);
            open("Transfer-Encoding: chunked\r\n");
            const QByteArray bytes = unescaped(text);
            script().beat(QByteArray::number(bytes.size(), 16) + "\r\n" + bytes + "\r\n",
                          std::chrono::milliseconds(interval.toInt()));
        } else if (verb == "hold") {
            open("Transfer-Encoding: chunked\r\n");
            script().wait();
        } else if (verb == "close") {
            open({});
            script().close();
        } else if (verb == "reset") {
            open({});
            script().cut();
        } else {
            return false;
        }
        return true;
    }

    WireRow &m_row;
    QByteArray m_head;
    bool m_isOpen = false;
};

void readOutcome(WireRow &row, const QByteArray &line)
{
    const qsizetype colon = line.indexOf(':');
    if (colon < 0) {
        row.fault = "no outcome: " + line;
        return;
    }
    const QByteArray name = line.first(colon);
    const QByteArray value = line.sliced(colon + 1).trimmed();
    if (name.startsWith("first "))
        row.first[name.sliced(6)].append(value);
    else
        row.outcome[name].append(value);
}

void readLine(WireRow &row, RowScript &script, const QByteArray &line)
{
    if (line.startsWith('<')) {
        const auto [verb, rest] = split(line.sliced(1).trimmed());
        script.take(verb, rest);
    } else if (line.startsWith('>')) {
        script.ask(line.sliced(1).trimmed());
    } else if (line.startsWith("with ")) {
        row.settings.insert(split(line.sliced(5)).first, split(line.sliced(5)).second);
    } else {
        readOutcome(row, line);
    }
}

QList<WireRow> readFile(const QString &path)
{
    std::deque<WireRow> rows; // growing keeps its members' addresses
    std::optional<RowScript> script;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qWarning("%s cannot be read", qPrintable(path));
    for (int number = 1; !file.atEnd(); ++number) {
        const QByteArray written = file.readLine();
        const QByteArray line = written.trimmed();
        if (line.isEmpty() || line.startsWith('#'))
            continue;
        if (written.startsWith(' ')) {
            readLine(rows.back(), *script, line);
            continue;
        }
        WireRow &row = rows.emplace_back();
        std::tie(row.id, row.title) = split(line);
        row.place = QFileInfo(path).fileName().toUtf8() + ':' + QByteArray::number(number);
        script.emplace(row);
    }
    return {rows.begin(), rows.end()};
}

/// \*3{ab} is "ababab"; \h{0d0a} are the bytes.
QByteArray unescapedBraces(char letter, const QByteArray &before, const QByteArray &inner)
{
    return letter == 'h' ? QByteArray::fromHex(inner) : unescaped(inner).repeated(before.toInt());
}

} // namespace

QByteArray unescaped(const QByteArray &text)
{
    QByteArray bytes;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text[i] != '\\' || i + 1 == text.size()) {
            bytes += text[i];
            continue;
        }
        const char letter = text[++i];
        if (letter == 'x') {
            bytes += QByteArray::fromHex(text.mid(i + 1, 2));
            i += 2;
        } else if (letter == '*' || letter == 'h') {
            const qsizetype open = text.indexOf('{', i);
            const qsizetype close = text.indexOf('}', open);
            bytes += unescapedBraces(letter, text.sliced(i + 1, open - i - 1),
                                     text.sliced(open + 1, close - open - 1));
            i = close;
        } else {
            static const QByteArray letters = "nrts\\";
            bytes += "\n\r\t \\"[letters.indexOf(letter)];
        }
    }
    return bytes;
}

bool WireRow::playsFor(const QByteArray &level) const
{
    const QByteArrayList only = outcome.value("only");
    return only.isEmpty() || only.last().startsWith(level + ',');
}

bool WireRow::breaksOff() const
{
    return std::any_of(answers.begin(), answers.end(),
                       [](const WireAnswer &answer) { return answer.script.cuts(); });
}

QList<WireRow> readRows(const QString &folder)
{
    QList<WireRow> rows;
    for (const QFileInfo &file : QDir(folder).entryInfoList({u"*.wire"_s}, QDir::Files, QDir::Name))
        rows += readFile(file.filePath());
    return rows;
}

} // namespace Hiwar
