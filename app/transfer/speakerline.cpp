// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/transfer/speakerline.h"

#include <QHash>

#include <algorithm>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype longestName = 24;

const QHash<QString, Role> &names()
{
    static const QHash<QString, Role> all = [] {
        QHash<QString, Role> roles;
        const auto enter = [&roles](Role role, const QString &words) {
            for (const QString &word : words.split(u'|'))
                roles.insert(word, role);
        };
        enter(Role::User, u"user|you|me|human|prompt|question|q|you said|user said|أنت|المستخدم|"
                          "du|nutzer|vous|utilisateur|tú|usuario|用户|你|我|ユーザー|あなた"_s);
        enter(Role::Assistant,
              u"assistant|ai|bot|model|answer|response|a|chatgpt|chatgpt said|gpt|claude|gemini|"
              "copilot|llama|mistral|deepseek|qwen|grok|assistant said|المساعد|assistent|"
              "asistente|助手|助理|アシスタント"_s);
        enter(Role::System, u"system|system prompt|developer|النظام"_s);
        return roles;
    }();
    return all;
}

bool isNamePart(QChar c)
{
    return c.isLetter() || c.isMark() || c == u' ';
}

/// The name at the start and the text after it; a symbol or emoji before it is decoration.
struct Named
{
    Role role;
    QStringView behind;
};

std::optional<Named> nameAt(QStringView text)
{
    qsizetype start = 0;
    while (start < text.size() && !text.at(start).isLetter()) {
        const QChar c = text.at(start);
        const bool isDecoration =
            c.isSurrogate() || c.isSpace() || c.isMark() || c.isSymbol() || c == u'\u200D';
        if (!isDecoration)
            return std::nullopt;
        ++start;
    }
    qsizetype end = start;
    while (end < text.size() && end - start < longestName && isNamePart(text.at(end)))
        ++end;
    const QString name = text.mid(start, end - start).trimmed().toString().toLower();
    const auto found = names().constFind(name);
    if (found == names().constEnd())
        return std::nullopt;
    return Named{*found, text.mid(end)};
}

bool isColon(QChar c)
{
    return c == u':' || c == u'：';
}

std::optional<SpeakerLine> headingIn(QStringView line)
{
    qsizetype level = 0;
    while (level < line.size() && line.at(level) == u'#')
        ++level;
    if (level > 6 || level == line.size() || !line.at(level).isSpace())
        return std::nullopt;
    QString words = line.mid(level).trimmed().toString();
    words.remove(u"**"_s);
    const auto named = nameAt(words);
    if (!named)
        return std::nullopt;
    const QStringView behind = named->behind.trimmed();
    // A model, a time or a dash is about the speaker. A further word: about something else.
    if (!behind.isEmpty() && (behind.front().isLetter() || behind.front().isMark()))
        return std::nullopt;
    const bool speaks = !behind.isEmpty() && isColon(behind.front());
    return SpeakerLine{int(level), named->role,
                       speaks ? behind.mid(1).trimmed().toString() : QString()};
}

std::optional<SpeakerLine> boldIn(QStringView line)
{
    const QStringView mark = line.left(2);
    if (mark != "**"_L1 && mark != "__"_L1)
        return std::nullopt;
    const qsizetype end = line.indexOf(mark, 2);
    if (end < 0)
        return std::nullopt;
    QStringView inside = line.mid(2, end - 2).trimmed();
    QStringView rest = line.mid(end + 2).trimmed();
    if (!rest.isEmpty() && isColon(rest.front()))
        rest = rest.mid(1).trimmed();
    else if (!rest.isEmpty() && !inside.isEmpty() && !isColon(inside.back()))
        return std::nullopt; // "**You** are right"
    const auto named = nameAt(inside);
    if (!named)
        return std::nullopt;
    const QStringView behind = named->behind.trimmed();
    if (!behind.isEmpty() && !isColon(behind.front()) && behind.front() != u'(')
        return std::nullopt;
    return SpeakerLine{SpeakerLine::bold, named->role, rest.toString()};
}

std::optional<SpeakerLine> plainIn(QStringView line)
{
    const auto named = nameAt(line);
    if (!named || named->behind.isEmpty() || !isColon(named->behind.front()))
        return std::nullopt;
    return SpeakerLine{SpeakerLine::plain, named->role, named->behind.mid(1).trimmed().toString()};
}

} // namespace

std::optional<SpeakerLine> speakerIn(QStringView line)
{
    line = line.trimmed();
    if (line.startsWith(u'#'))
        return headingIn(line);
    if (line.startsWith(u'*') || line.startsWith(u'_'))
        return boldIn(line);
    return plainIn(line);
}

bool FenceWatch::isCode(QStringView line)
{
    const QStringView words = line.trimmed();
    const QChar mark = words.isEmpty() ? QChar() : words.front();
    qsizetype length = 0;
    while (length < words.size() && words.at(length) == mark)
        ++length;
    const bool isFence = length >= 3 && (mark == u'`' || mark == u'~');
    if (m_mark.isNull()) {
        if (isFence) {
            m_mark = mark;
            m_length = length;
        }
        return isFence;
    }
    if (isFence && mark == m_mark && length >= m_length && length == words.size())
        m_mark = QChar();
    return true;
}

void MannerSearch::take(QStringView line)
{
    if (m_fences.isCode(line))
        return;
    const auto speaker = speakerIn(line);
    if (!speaker)
        return;
    if (speaker->role == Role::User)
        m_users.insert(speaker->manner);
    else if (speaker->role == Role::Assistant)
        m_assistants.insert(speaker->manner);
}

int MannerSearch::manner() const
{
    const QSet<int> both = QSet<int>(m_users) & m_assistants;
    return both.isEmpty() ? 0 : *std::min_element(both.begin(), both.end());
}

bool MannerSearch::isLikely() const
{
    const QSet<int> any = QSet<int>(m_users) | m_assistants;
    return manner() != 0 ||
           std::any_of(any.begin(), any.end(), [](int one) { return one < SpeakerLine::plain; });
}

} // namespace Hiwar
