// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/foreign/chatgptcontent.h"

#include "app/foreign/attachmentof.h"
#include "app/foreign/messageparts.h"

#include <QRegularExpression>

#include <algorithm>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

using Kind = ForeignMessage::Kind;
constexpr qsizetype mostAssets = 200'000; // the same as the limit of files in an archive

class Content
{
public:
    Content(const Json &json, const SiblingFiles &siblings, ForeignConversation &conversation)
        : m_json(json)
        , m_siblings(siblings)
        , m_conversation(conversation)
    {
    }

    [[nodiscard]] ForeignMessage read()
    {
        readRole();
        readMetadata();
        const Json &content = at(m_json, "content");
        m_type = textOf(at(content, "content_type"));
        if (m_type == "thoughts"_L1 || m_type == "reasoning_recap"_L1)
            readThoughts(content);
        else
            readText(content);
        for (const QString &id : std::as_const(m_files))
            addAsset(id);
        settle();
        return std::move(m_message);
    }

private:
    [[nodiscard]] MessageNode &node() { return m_message.node; }

    void readRole()
    {
        const QString role = textOf(at(at(m_json, "author"), "role"));
        m_isTool = role == "tool"_L1;
        if (role == "user"_L1)
            node().role = Role::User;
        else
            node().role = role == "system"_L1 ? Role::System : Role::Assistant;
    }

    void readMetadata()
    {
        const Json &metadata = at(m_json, "metadata");
        node().createdAt = timeOf(at(m_json, "create_time"));
        if (node().role == Role::Assistant)
            node().model = textOf(at(metadata, "model_slug"));
        node().finishReason = textOf(at(at(metadata, "finish_details"), "type"));
        if (node().finishReason == "interrupted"_L1)
            node().state = MessageState::Stopped;
        eachItem(at(metadata, "attachments"), [this](const Json &file) {
            m_files.append(idOf(at(file, "id")));
            m_fileNames.insert(m_files.constLast(), textOf(at(file, "name")));
        });
        m_isHidden = flagOf(at(metadata, "is_visually_hidden_from_conversation")) ||
                     flagOf(at(metadata, "is_user_system_message"));
    }

    void readThoughts(const Json &content)
    {
        m_message.kind = Kind::Carried;
        node().role = Role::Assistant;
        eachItem(at(content, "thoughts"), [this](const Json &thought) {
            const QString summary = textOf(at(thought, "summary"));
            if (!summary.isEmpty())
                addParagraph(node().reasoning, u"**%1**"_s.arg(summary));
            addParagraph(node().reasoning, textOf(at(thought, "content")));
        });
        const auto seconds = numberOf(at(at(m_json, "metadata"), "finished_duration_sec"));
        if (seconds && *seconds >= 0 && *seconds < 1e7)
            node().reasoningTime = std::chrono::milliseconds(qint64(*seconds * 1000));
        else
            addParagraph(node().reasoning, textOf(at(content, "content")));
    }

    void readText(const Json &content)
    {
        eachItem(at(content, "parts"), [this](const Json &part) { readPart(part); });
        const QString text = textOf(at(content, "text"));
        if (m_type == "code"_L1 && !text.isEmpty() && !isCall()) {
            const QString language = textOf(at(content, "language"));
            addParagraph(
                node().content,
                u"```%1\n%2\n```"_s.arg(language == "unknown"_L1 ? QString() : language, text));
        } else {
            addParagraph(node().content, text);
        }
        for (const char *name :
             {"result", "user_profile", "user_instructions", "model_set_context"})
            addParagraph(node().content, textOf(at(content, name)));
        putReferences();
    }

    void readPart(const Json &part)
    {
        if (isText(part)) {
            addParagraph(node().content, textOf(part));
            return;
        }
        bool isKnown = addPointer(part);
        isKnown |= addPointer(at(part, "audio_asset_pointer"));
        eachItem(at(part, "frames_asset_pointers"),
                 [this](const Json &frame) { addAsset(assetIdOf(textOf(frame))); });
        const QString text = textOf(at(part, "text"));
        addParagraph(node().content, text);
        if (!isKnown && text.isEmpty() && !isNothing(part))
            m_conversation.warnings.append(ForeignWarning::UnknownPart);
    }

    bool addPointer(const Json &part)
    {
        const QString pointer = textOf(at(part, "asset_pointer"));
        if (pointer.isEmpty())
            return false;
        addAsset(assetIdOf(pointer));
        return true;
    }

    void addAsset(const QString &id)
    {
        if (id.isEmpty() || m_assets.contains(id))
            return;
        m_assets.insert(id);
        if (m_siblings.wanted) {
            if (m_siblings.wanted->size() < mostAssets)
                m_siblings.wanted->insert(id);
            return;
        }
        const auto found = m_siblings.assets.constFind(id);
        if (found == m_siblings.assets.cend()) {
            m_conversation.warnings.append(ForeignWarning::MissingFile);
            return;
        }
        node().attachments.append(*found);
        if (const QString name = m_fileNames.value(id); !name.isEmpty())
            node().attachments.last().name = plainFileName(name);
    }

    /// Replaces the marks of sources in the text by the text that ChatGPT shows there.
    void putReferences()
    {
        QString &text = node().content;
        if (!text.contains(QChar(0xe200)) || text.size() > 4'000'000)
            return;
        int count = 0;
        eachItem(at(at(m_json, "metadata"), "content_references"), [&](const Json &reference) {
            const QString mark = textOf(at(reference, "matched_text"));
            if (mark.startsWith(QChar(0xe200)) && ++count <= 1000)
                text.replace(mark, textOf(at(reference, "alt")));
        });
    }

    [[nodiscard]] bool isCall() const
    {
        const QString recipient = textOf(at(m_json, "recipient"));
        return !m_isTool && !recipient.isEmpty() && recipient != "all"_L1;
    }

    /// Handles what is no message of its own: results and calls of tools, and hidden messages.
    void settle()
    {
        if (m_isTool) {
            if (!node().content.trimmed().isEmpty())
                m_conversation.warnings.append(ForeignWarning::ToolResult);
            node().content.clear();
            m_message.kind = Kind::Carried;
        } else if (isCall()) {
            node().toolCalls.append({.id = idOf(at(m_json, "id")),
                                     .name = textOf(at(m_json, "recipient")),
                                     .arguments = std::exchange(node().content, {})});
            m_message.kind = Kind::Carried;
        } else if (m_isHidden && m_message.kind == Kind::Said) {
            if (!node().content.trimmed().isEmpty())
                m_conversation.warnings.append(ForeignWarning::HiddenMessage);
            m_message = {.kind = Kind::Hole, .id = {}, .parentId = {}, .node = {}};
        }
    }

    const Json &m_json;
    const SiblingFiles &m_siblings;
    ForeignConversation &m_conversation;
    ForeignMessage m_message;
    QString m_type;
    QStringList m_files;                 ///< ids of the files that the user attached
    QHash<QString, QString> m_fileNames; ///< by these ids
    QSet<QString> m_assets;              ///< ids that were added already
    bool m_isTool = false;
    bool m_isHidden = false;
};

} // namespace

ForeignMessage chatGptMessage(const Json &message, const SiblingFiles &siblings,
                              ForeignConversation &conversation)
{
    return Content(message, siblings, conversation).read();
}

QString assetIdOf(const QString &pointer)
{
    const qsizetype scheme = pointer.indexOf("://"_L1);
    const QString id = scheme < 0 ? pointer : pointer.sliced(scheme + 3);
    return id.section(u'#', 0, 0).section(u'?', 0, 0);
}

QStringList assetNames(const QString &entry)
{
    static const QRegularExpression id(u"^(file-[A-Za-z0-9]+|file_[0-9a-f]+)"_s);
    const QString name = entry.section(u'/', -1).section(u'\\', -1);
    QStringList names{name};
    const QString begin = id.match(name).captured();
    if (!begin.isEmpty() && begin != name)
        names.append(begin);
    const QString stem = name.section(u'.', 0, -2);
    if (!stem.isEmpty() && stem != begin && stem != name)
        names.append(stem);
    return names;
}

} // namespace Hiwar
