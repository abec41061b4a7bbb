// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/madehistory.h"

#include "net/values/utc.h"

#include <QRandomGenerator>
#include <QUuid>

#include <algorithm>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

constexpr int folderCount = 7;
constexpr qint64 firstDay = 1'700'000'000'000; // November 2023
constexpr qint64 minute = 60'000;

QString madeId(QRandomGenerator &dice)
{
    return QUuid(dice.generate(), ushort(dice.bounded(65536)), ushort(dice.bounded(65536)),
                 uchar(dice.bounded(256)), uchar(dice.bounded(256)), uchar(dice.bounded(256)),
                 uchar(dice.bounded(256)), uchar(dice.bounded(256)), uchar(dice.bounded(256)),
                 uchar(dice.bounded(256)), uchar(dice.bounded(256)))
        .toString(QUuid::WithoutBraces);
}

bool oneIn(QRandomGenerator &dice, int many)
{
    return dice.bounded(many) == 0;
}

QDateTime at(qint64 milliseconds)
{
    return QDateTime::fromMSecsSinceEpoch(milliseconds, utc);
}

ApiError madeError(QRandomGenerator &dice, const QDateTime &time)
{
    ApiError error;
    error.kind = static_cast<ErrorKind>(dice.bounded(int(ErrorKind::SilenceTimeout) + 1));
    error.httpStatus = oneIn(dice, 2) ? 429 : 0;
    error.url = QUrl(u"https://api.example.com/v1/chat/completions?x=%20y"_s);
    error.serverText = u"Too many “requests”, سيّدي."_s;
    error.code = u"rate_limit"_s;
    error.param = oneIn(dice, 3) ? u"temperature"_s : QString();
    error.leaveOut = error.param;
    error.detail = u"socket: 32"_s;
    if (oneIn(dice, 3))
        error.location = QUrl(u"https://elsewhere.example.com/"_s);
    if (oneIn(dice, 2))
        error.retryAfter = std::chrono::milliseconds(dice.bounded(90'000));
    if (oneIn(dice, 2))
        error.shouldRetry = oneIn(dice, 2);
    error.failedAt = time;
    error.requestId = u"req_%1"_s.arg(dice.bounded(1000));
    error.waited = std::chrono::milliseconds(dice.bounded(10'000));
    return error;
}

/// A third of the files are among five that many messages share.
AttachmentData madeContent(QRandomGenerator &dice)
{
    const quint32 seed = oneIn(dice, 3) ? quint32(dice.bounded(5)) : dice.generate();
    QRandomGenerator bytes(seed);
    AttachmentData data;
    data.bytes.resize(100 + bytes.bounded(6000));
    std::generate(data.bytes.begin(), data.bytes.end(),
                  [&bytes] { return char(bytes.bounded(256)); });
    data.hash = attachmentHash(data.bytes);
    return data;
}

/// Grows the message tree of one conversation.
class MadeTree
{
public:
    MadeTree(QRandomGenerator &dice, qint64 start)
        : m_dice(dice)
        , m_time(start)
    {
    }

    void grow(int messages)
    {
        if (messages > 2 && oneIn(m_dice, 8))
            m_tip = add(Role::System, {}, u"Answer in one word. أجب بكلمة."_s);
        while (nodes.size() < messages)
            addTurn(messages);
    }

    /// Of every third file something was read, and not all of it goes out.
    void attach(QList<Attachment> &attachments)
    {
        const AttachmentData data = madeContent(m_dice);
        const bool isPicture = oneIn(m_dice, 2);
        attachments.append({.hash = data.hash,
                            .name = isPicture ? u"صورة \"1\".png"_s : u"notes & so on.txt"_s,
                            .mediaType = isPicture ? u"image/png"_s : u"text/plain"_s,
                            .size = data.bytes.size()});
        hold(data);
        QRandomGenerator more(m_dice); // see MadeHistory::info()
        if (!oneIn(more, 3))
            return;
        const AttachmentData read = madeContent(more);
        attachments.last().reading = read.hash;
        attachments.last().use = {.share = AttachmentShare(more.bounded(4)),
                                  .pages = u"1-3, 7"_s,
                                  .sections = 12,
                                  .letters = 40210,
                                  .encoding = u"windows-1256"_s};
        hold(read);
    }

    QList<MessageNode> nodes;
    QList<AttachmentData> contents;
    [[nodiscard]] const QString &tip() const { return m_tip; }
    [[nodiscard]] qint64 time() const { return m_time; }

private:
    void addTurn(int messages)
    {
        const QString before = m_tip;
        m_tip = addQuestion(before);
        if (oneIn(m_dice, 9) && nodes.size() < messages) {
            addReply(m_tip); // the former question and its reply become another version
            m_tip = nodes.size() < messages ? addQuestion(before) : m_tip;
        }
        QStringList versions;
        const int wanted = oneIn(m_dice, 7) ? 3 : 1;
        while (versions.size() < wanted && nodes.size() < messages)
            versions.append(addReply(m_tip));
        if (versions.size() > 1)
            tie(versions);
        if (!versions.isEmpty())
            m_tip = versions.at(m_dice.bounded(int(versions.size())));
    }

    QString add(Role role, const QString &parent, const QString &content)
    {
        m_time += 1 + m_dice.bounded(20 * int(minute));
        MessageNode node;
        node.id = madeId(m_dice);
        node.parentId = parent;
        node.role = role;
        node.content = content;
        node.createdAt = at(m_time);
        if (oneIn(m_dice, 12))
            node.contextRule = oneIn(m_dice, 2) ? ContextRule::Pinned : ContextRule::Excluded;
        nodes.append(node);
        return node.id;
    }

    QString addQuestion(const QString &parent)
    {
        const QString id = add(Role::User, parent, madeText(m_dice));
        if (oneIn(m_dice, 40)) {
            for (int left = 1 + m_dice.bounded(2); left > 0; --left)
                attach(nodes.last());
        }
        return id;
    }

    void attach(MessageNode &node) { attach(node.attachments); }

    /// As if several models had answered together.
    void tie(const QStringList &versions)
    {
        QRandomGenerator more(m_dice); // see MadeHistory::info()
        const QString together = madeId(more);
        for (MessageNode &node : nodes) {
            if (versions.contains(node.id))
                node.askedWith = together;
        }
    }

    void hold(const AttachmentData &data)
    {
        const auto same = [&data](const AttachmentData &other) { return other.hash == data.hash; };
        if (std::none_of(contents.begin(), contents.end(), same))
            contents.append(data);
    }

    QString addReply(const QString &parent)
    {
        const QString id = add(Role::Assistant, parent, madeText(m_dice));
        MessageNode &node = nodes.last();
        node.isByUser = oneIn(m_dice, 30);
        if (!parent.isEmpty() && oneIn(m_dice, 40))
            node.summaryUpTo = parent;
        node.model = oneIn(m_dice, 3) ? u"gpt-example"_s : u"llama-3:8b"_s;
        if (!oneIn(m_dice, 4)) {
            node.firstTextTime = std::chrono::milliseconds(m_dice.bounded(3000));
            node.replyTime = node.firstTextTime + std::chrono::milliseconds(m_dice.bounded(9000));
        }
        node.finishReason = oneIn(m_dice, 10) ? u"length"_s : u"stop"_s;
        if (!oneIn(m_dice, 4)) {
            node.usage = Usage{.promptTokens = m_dice.bounded(4000),
                               .completionTokens = m_dice.bounded(900),
                               .totalTokens = m_dice.bounded(5000),
                               .reasoningTokens = m_dice.bounded(50),
                               .cachedTokens = m_dice.bounded(50)};
        }
        if (oneIn(m_dice, 6)) {
            node.reasoning = madeText(m_dice);
            if (!oneIn(m_dice, 3))
                node.reasoningTime = std::chrono::milliseconds(m_dice.bounded(60'000));
        }
        endOddly(node);
        return id;
    }

    void endOddly(MessageNode &node)
    {
        switch (m_dice.bounded(30)) {
        case 0:
            node.state = MessageState::Failed;
            node.error = madeError(m_dice, node.createdAt);
            node.content = oneIn(m_dice, 2) ? QString() : node.content;
            break;
        case 1:
            node.state = oneIn(m_dice, 2) ? MessageState::Stopped : MessageState::Closed;
            break;
        case 2:
            node.toolCalls = {{u"call_1"_s, u"search"_s, u"{\"q\": \"مرحبا\""_s},
                              {u"call_2"_s, u"clock"_s, {}}};
            break;
        case 3:
            node.isRefusal = true;
            break;
        }
    }

    QRandomGenerator &m_dice;
    qint64 m_time;
    QString m_tip;
};

} // namespace

MadeHistory::MadeHistory(int conversations, int messages, quint32 seed)
    : m_conversations(conversations)
    , m_messages(messages)
    , m_seed(seed)
{
}

/// Of every four, one is short and one is long; the total is the requested number.
int MadeHistory::messagesOf(int index) const
{
    const auto upTo = [this](int end) {
        constexpr int quarters[] = {0, 2, 3, 4}; // cumulative shares of the four, of eight in all
        const qint64 share = qint64(end / 4) * 8 + quarters[end % 4];
        const qint64 all = qint64(m_conversations / 4) * 8 + quarters[m_conversations % 4];
        return share * m_messages / std::max<qint64>(all, 1);
    };
    return int(upTo(index + 1) - upTo(index));
}

Folder MadeHistory::folder(int index) const
{
    static const QStringList names{u"Work"_s,      u"البيت"_s, u"学习"_s, u"a/b \\ c"_s,
                                   u"Recipes 🍋"_s, u"Empty"_s, u"CON"_s};
    QRandomGenerator dice(m_seed + 7919U * quint32(index + 1));
    return {madeId(dice), names.at(index)};
}

QList<Folder> MadeHistory::folders() const
{
    QList<Folder> all;
    for (int i = 0; i < folderCount; ++i)
        all.append(folder(i));
    return all;
}

ConversationInfo MadeHistory::info(QRandomGenerator &dice, int index) const
{
    static const QStringList titles{u"Backup of the history"_s,
                                    u"سؤال عن قواعد البيانات"_s,
                                    u"数据库 搜索"_s,
                                    u"../../etc/passwd"_s,
                                    u"CON"_s,
                                    u"What? <b>Which</b>: \"that\""_s,
                                    u"Recipe for saffron 🍚"_s};
    static const QStringList tags{u"code"_s, u"idea"_s, u"later"_s, u"سفر"_s};
    ConversationInfo info;
    info.id = madeId(dice);
    info.title = titles.at(dice.bounded(int(titles.size())));
    if (!oneIn(dice, 3))
        info.title += u" %1"_s.arg(index);
    info.titleIsOwn = oneIn(dice, 4);
    info.profileId = oneIn(dice, 2) ? u"guide"_s : u"1b4e28ba-2fa1-11d2-883f-0016d3cca427"_s;
    info.draft = oneIn(dice, 10) ? u"half a thought…\n"_s : QString();
    for (const QString &tag : tags) {
        if (oneIn(dice, 6))
            info.tags.append(tag);
    }
    std::sort(info.tags.begin(), info.tags.end());
    info.isPinned = oneIn(dice, 20);
    info.isArchived = oneIn(dice, 12);
    QRandomGenerator more(dice); // what came later changes nothing that was made before
    info.model = oneIn(more, 5) ? u"qwen2.5-7b"_s : QString();
    info.personaId = oneIn(more, 6) ? madeId(more) : QString();
    if (oneIn(more, 4))
        info.settings.systemPrompt = oneIn(more, 4) ? QString() : u"Answer in one word. أجب\n"_s;
    if (oneIn(more, 4))
        info.settings.fields = {{u"temperature"_s, more.bounded(20) / 10.0},
                                {u"top_p"_s, QJsonValue()},
                                {u"stop"_s, QJsonArray{u"\n"_s, u"。"_s}}};
    info.forkedFrom = oneIn(more, 7) ? madeId(more) : QString();
    return info;
}

Incoming MadeHistory::conversation(int index) const
{
    QRandomGenerator dice({m_seed, quint32(index)});
    Incoming made;
    ConversationInfo &info = made.conversation.info;
    info = this->info(dice, index);
    // One folder (5) stays empty.
    if (const int place = dice.bounded(3 * folderCount); place < folderCount && place != 5) {
        made.folder = folder(place);
        info.folderId = made.folder.id;
    }
    const qint64 start = firstDay + qint64(index) * 5 * minute;
    MadeTree tree(dice, start);
    tree.grow(messagesOf(index));
    info.currentLeaf = tree.tip();
    info.createdAt = at(start);
    info.updatedAt = at(tree.time());
    if (oneIn(dice, 25))
        info.deletedAt = at(tree.time() + minute);
    if (!info.draft.isEmpty())
        tree.attach(info.draftAttachments);
    if (oneIn(dice, 12)) {
        info.queued = {{madeId(dice), u"And then? ثم؟"_s, {}}, {madeId(dice), u"More."_s, {}}};
        tree.attach(info.queued.last().attachments);
    }
    made.conversation.nodes = tree.nodes;
    made.attachments = tree.contents;
    return made;
}

} // namespace Hiwar
