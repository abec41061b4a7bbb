// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the lens shows is what arrives, byte by byte: random conversations with versions, pins,
// exclusions, summaries, files and limits, under random settings of the profile, the persona and
// the conversation, and a model that refused some of them. The body is made here from the rows of
// the lens and the rules of the levels, without the planner and the builder of the program.
#include "app/chat/attachmenttext.h"
#include "app/chat/requestlevels.h"
#include "app/history/attachmentreading.h"
#include "app/usage/contextlens.h"
#include "net/wire/requestcodec.h"
#include "tests/app/lensdice.h"
#include "tests/app/sessionfixture.h"
#include "tests/support/testcase.h"

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

constexpr int conversations = 24;
constexpr int requestsOfEach = 20;

/// What the drawn cases contained, so that none of it is left to chance.
struct Seen
{
    int requests = 0;
    int leftOut = 0;
    int summaries = 0;
    int pins = 0;
    int prompts = 0;
    int joined = 0;
    int refusals = 0;
    int fields = 0;
    int blocks = 0;
    int pictures = 0;
    int named = 0;
    int gone = 0;
};

} // namespace

class LensIsSentTest : public TestCase
{
    Q_OBJECT

private slots:
    void lookedAtIsSent();

private:
    [[nodiscard]] Attachment drawFile();
    [[nodiscard]] QList<Attachment> drawFiles(int rarity);
    void attach(Message &turn, const QList<Attachment> &files);
    void grow(Conversation &conversation, int most);
    void drawRules(Conversation &conversation);
    void askOnce();
    [[nodiscard]] QByteArray expectedBody(const QList<LensRow> &rows, const QString &question,
                                          const QList<RequestSettings> &levels);

    Dice m_dice{20};
    std::unique_ptr<SessionFixture> m_f;
    RequestSettings m_persona;
    LensCounter m_counter;
    Seen m_seen;
    QHash<QString, QString> m_held; // what the history has of the files, by hash
    int m_made = 0;
};

/// A file whose content is in the history, or gone.
Attachment LensIsSentTest::drawFile()
{
    const QString words = m_dice.words(6);
    Attachment file;
    file.name = u"file %1.txt"_s.arg(m_dice.below(100));
    file.hash = attachmentHash(words.toUtf8());
    AttachmentData data{.hash = file.hash, .bytes = words.toUtf8()};
    if (m_dice.one(2)) {
        file.mediaType = u"image/png"_s;
        file.use.form = AttachmentForm::Picture;
        file.use.pixels = {1 + m_dice.below(900), 1 + m_dice.below(900)};
    } else {
        AttachmentReading reading;
        reading.sections = {{{}, words}};
        data.bytes = storedReading(reading);
        data.hash = attachmentHash(data.bytes);
        file.reading = data.hash;
        file.use.letters = words.size();
    }
    if (m_dice.one(6))
        file.use.share = AttachmentShare::None;
    if (m_dice.one(6)) {
        data.hash = u"gone"_s;
        (file.reading.isEmpty() ? file.hash : file.reading) = data.hash;
    } else if (!m_held.contains(data.hash) && settled(m_f->history.saveAttachment(data))) {
        m_held.insert(data.hash, words);
    }
    return file;
}

QList<Attachment> LensIsSentTest::drawFiles(int rarity)
{
    QList<Attachment> files;
    while (m_dice.one(rarity))
        files.append(drawFile());
    return files;
}

/// The rule in words: texts, and lines for what does not go, are before what was typed.
void LensIsSentTest::attach(Message &turn, const QList<Attachment> &files)
{
    const Profile &profile = m_f->profile;
    const bool takesPictures =
        profile.modelFacts.constFirst().takesPictures.value_or(true) &&
        !profile.refusals.value(profile.model).fields.contains(u"pictures"_s);
    QStringList blocks;
    for (const Attachment &file : files) {
        if (file.use.share == AttachmentShare::None)
            continue;
        const bool isPicture = file.use.form == AttachmentForm::Picture;
        const QString hash = isPicture ? file.hash : file.reading;
        const QString held = m_held.value(hash);
        if (isPicture && !takesPictures) {
            blocks << u"[Picture: %1]"_s.arg(file.name);
            ++m_seen.named;
        } else if (held.isEmpty()) {
            blocks << u"[%1 is not available any more]"_s.arg(file.name);
            ++m_seen.gone;
        } else if (isPicture) {
            turn.parts.append({.kind = MessagePart::Kind::Picture,
                               .mediaType = u"image/png"_s,
                               .bytes = held.toUtf8(),
                               .name = {}});
            ++m_seen.pictures;
        } else {
            blocks << u"File: "_s + file.name + u"\n```\n"_s + held + u"\n```"_s;
            ++m_seen.blocks;
        }
    }
    if (!turn.content.trimmed().isEmpty())
        blocks << turn.content;
    turn.content = blocks.join(u"\n\n"_s);
}

/// Adds messages; now and then a version of an earlier one, from where it goes on.
void LensIsSentTest::grow(Conversation &conversation, int most)
{
    for (int i = m_dice.below(most); i > 0; --i) {
        MessageNode node;
        node.id = u"made %1"_s.arg(m_made++);
        const QStringList &path = conversation.path();
        const qsizetype at = m_dice.one(7) && !path.isEmpty() ? m_dice.below(int(path.size())) : -1;
        node.parentId = at >= 0 ? path.at(at) : conversation.info().currentLeaf;
        const MessageNode *parent = conversation.find(node.parentId);
        const bool isReply = parent && parent->role == Role::User;
        node.role = isReply != m_dice.one(8) ? Role::Assistant : Role::User;
        if (m_dice.one(15))
            node.role = Role::System;
        node.content = m_dice.one(9) ? u" \n"_s : m_dice.words(12);
        node.attachments = drawFiles(6);
        node.reasoning = m_dice.one(5) ? m_dice.words(4) : QString();
        if (m_dice.one(9) && !path.isEmpty())
            node.summaryUpTo = path.at(m_dice.below(int(path.size())));
        conversation.append(node);
    }
}

void LensIsSentTest::drawRules(Conversation &conversation)
{
    const QStringList path = conversation.path();
    for (const QString &id : path) {
        MessageNode node = *conversation.find(id);
        if (m_dice.one(3)) {
            node.contextRule = m_dice.one(6)   ? ContextRule::Pinned
                               : m_dice.one(5) ? ContextRule::Excluded
                                               : ContextRule::Usual;
            conversation.update(node);
        }
    }
}

QByteArray LensIsSentTest::expectedBody(const QList<LensRow> &rows, const QString &question,
                                        const QList<RequestSettings> &levels)
{
    const Profile &profile = m_f->profile;
    const QStringList refused = profile.refusals.value(profile.model).fields;
    ChatRequest body;
    body.model = profile.model;
    QList<MessagePart> ofReplies;
    for (const LensRow &row : rows) {
        if (row.fate != ContextFate::Sent)
            continue;
        const MessageNode *node = m_f->conversation.find(row.messageId);
        Message turn{row.role, node ? node->content : question, {}};
        if (!node && row.role == Role::System)
            turn.content = systemPromptOf(levels);
        if (node && profile.sendsReasoning && !row.isSummary)
            turn.reasoning = node->reasoning;
        if (row.isSummary) {
            turn.role = Role::User;
            turn.content.prepend(u"Summary of the conversation so far:\n\n"_s);
        }
        const QList<Attachment> files =
            node ? node->attachments : m_f->conversation.info().draftAttachments;
        if (!row.isSummary && !files.isEmpty() && (node || row.role == Role::User))
            attach(turn, files);
        if (row.role == Role::User) {
            turn.parts = ofReplies + turn.parts;
            ofReplies.clear();
        } else if (!row.isSummary) {
            ofReplies += turn.parts;
            turn.parts.clear();
        }
        if (turn.content.trimmed().isEmpty() && turn.parts.isEmpty())
            continue;
        if (turn.role == Role::System && refused.contains(u"system"_s))
            turn.role = Role::User;
        if (body.messages.isEmpty() || body.messages.constLast().role != turn.role) {
            body.messages.append(turn);
            continue;
        }
        ++m_seen.joined;
        Message &last = body.messages.last();
        const bool haveWords = !last.content.isEmpty() && !turn.content.isEmpty();
        last.content += (haveWords ? u"\n\n"_s : QString()) + turn.content;
        last.parts += turn.parts;
        const bool areBoth = !last.reasoning.isEmpty() && !turn.reasoning.isEmpty();
        last.reasoning += (areBoth ? u"\n\n"_s : QString()) + turn.reasoning;
    }
    body.stream = profile.streaming != StreamMode::Off;
    body.extra = fieldsOf(levels, refused);
    m_seen.refusals += refused.isEmpty() ? 0 : 1;
    m_seen.fields += int(body.extra.size());
    if (body.stream && !refused.contains(usage) && !body.extra.contains(usage))
        body.extra.insert(usage, QJsonObject{{u"include_usage"_s, true}});
    return encodeRequest(body);
}

void LensIsSentTest::askOnce()
{
    Profile &profile = m_f->profile;
    const RequestSettings own = m_dice.level(6);
    RequestSettings first = m_dice.level(3);
    if (first.systemPrompt && first.systemPrompt->trimmed().isEmpty())
        first.systemPrompt.reset(); // a blank one of the profile is none
    profile.systemPrompt = first.systemPrompt.value_or(QString());
    profile.extraBody = first.fields;
    profile.context = first.context;
    profile.modelFacts = {
        {.id = profile.model,
         .contextTokens = 100 + m_dice.below(800),
         .takesPictures = m_dice.one(4) ? std::optional(m_dice.one(2)) : std::nullopt}};
    profile.sendsReasoning = m_dice.one(4);
    profile.streaming = m_dice.one(2) ? StreamMode::On : StreamMode::Off;
    profile.refusals.clear();
    profile.refusals[profile.model].fields = m_dice.one(2) ? m_dice.refused() : QStringList();
    m_persona = m_dice.level(5);
    m_f->conversation.setPersona(m_dice.one(2) ? u"somebody"_s : QString());
    if (m_f->conversation.info().personaId.isEmpty())
        m_persona = {};
    m_f->conversation.setSettings(own);
    grow(m_f->conversation, 8);
    drawRules(m_f->conversation);

    const QString question = m_dice.one(9) ? QString() : u"question "_s + m_dice.words(8);
    m_f->conversation.setDraftAttachments(drawFiles(4));
    Attachment atLeast = drawFile();
    atLeast.use.share = AttachmentShare::Whole;
    if (question.isEmpty() && !isAnySent(m_f->conversation.info().draftAttachments))
        m_f->conversation.setDraftAttachments({atLeast});
    const ContextLens lens =
        m_counter.look(m_f->conversation, question, profile,
                       effectiveSettings(profile, m_persona, own), firstCalibration());
    const QByteArray expected = expectedBody(lens.rows, question, {first, m_persona, own});
    ++m_seen.requests;
    m_seen.leftOut += lens.leftOut;
    for (const LensRow &row : lens.rows) {
        m_seen.summaries += row.isSummary ? 1 : 0;
        m_seen.pins += row.rule == ContextRule::Pinned ? 1 : 0;
        m_seen.prompts += row.role == Role::System && row.messageId.isEmpty() ? 1 : 0;
    }

    if (profile.streaming == StreamMode::Off)
        m_f->server.expect().reply(200, wholeReply(u"an answer"_s));
    else
        m_f->server.expect().stream().chunk(delta(u"answer"_s)).chunk(streamEnd()).lastChunk();
    const qsizetype before = m_f->server.requests().size();
    QSignalSpy busy(m_f->session.get(), &ChatSession::busyChanged);
    m_f->session->send(question);
    while (m_f->session->isBusy())
        QVERIFY(busy.wait());
    QCOMPARE(m_f->server.requests().size(), before + 1);
    const QByteArray got = m_f->server.requests().constLast().body;
    QVERIFY2(got == expected, expected + "\n" + got);
}

void LensIsSentTest::lookedAtIsSent()
{
    for (int i = 0; i < conversations; ++i) {
        m_f = std::make_unique<SessionFixture>();
        QVERIFY(settled(m_f->history.open()));
        ChatSession::Collaborators with = m_f->collaborators();
        with.personas = [this](const QString &) { return readyFuture(m_persona); };
        with.plan = [](const Profile &profile, const EffectiveSettings &settings,
                       const QList<MessageNode> &said) {
            return planContext(profile, settings, said, firstCalibration());
        };
        m_f->session = std::make_unique<ChatSession>(m_f->conversation, with);
        m_counter = {};
        m_held.clear();
        grow(m_f->conversation, 25);
        for (int request = 0; request < requestsOfEach; ++request) {
            askOnce();
            if (QTest::currentTestFailed())
                return;
        }
    }
    m_f.reset();
    // Nothing of it may be left to chance.
    QCOMPARE(m_seen.requests, conversations * requestsOfEach);
    for (const int often : {m_seen.leftOut, m_seen.summaries, m_seen.pins, m_seen.prompts,
                            m_seen.joined, m_seen.refusals, m_seen.fields, m_seen.blocks,
                            m_seen.pictures, m_seen.named, m_seen.gone})
        QVERIFY2(often > conversations, QByteArray::number(often));
}

HIWAR_TEST(LensIsSentTest, QCoreApplication)
#include "tst_lensissent.moc"
