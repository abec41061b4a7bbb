// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The attachments of a draft over a real history, with a stand-in for the reader.
#pragma once

#include "app/attachments/draftattachments.h"
#include "app/attachments/readerwire.h"
#include "net/values/readyfuture.h"
#include "net/values/utc.h"
#include "tests/app/attachments/readerscript.h"
#include "tests/support/settled.h"
#include "tests/support/testcase.h"

#include <QDir>

#include <memory>

namespace Hiwar {

inline AttachmentReading readingWith(const QString &text)
{
    return {.title = {},
            .encoding = QStringLiteral("UTF-8"),
            .sections = {{.name = {}, .text = text}},
            .notes = {}};
}

inline ReaderAnswer textAnswer(const QString &text = QStringLiteral("hello"))
{
    return {.kind = FileKind::Text,
            .mediaType = QStringLiteral("text/plain"),
            .reading = readingWith(text)};
}

inline ReadPicture png(const QByteArray &bytes)
{
    return {.name = {}, .mediaType = QStringLiteral("image/png"), .size = {40, 30}, .bytes = bytes};
}

class DraftCase : public TestCase
{
    Q_OBJECT

protected:
    using State = DraftAttachment::State;

protected slots:
    void init()
    {
        TestCase::init();
        storesNothing = false;
        kept.clear();
        folder = std::make_unique<QTemporaryDir>();
        files = std::make_unique<QTemporaryDir>();
        script = std::make_unique<ReaderScript>(answersByKind);
        store = std::make_unique<HistoryStore>(folder->filePath(QStringLiteral("h.sqlite")));
        QVERIFY(settled(store->open()));
        useProgram(script->path());
        answer(QStringLiteral("read"), textAnswer());
        answer(QStringLiteral("thumbnail"),
               {.kind = FileKind::Picture,
                .pictures = {{.name = {},
                              .mediaType = QStringLiteral("image/x-rgba"),
                              .size = {1, 1},
                              .bytes = "rgba"}}});
    }

    void cleanup()
    {
        drafts.reset();
        program.reset();
        store.reset();
    }

protected:
    /// A new reader, and a draft without files.
    void useProgram(const QString &path)
    {
        drafts.reset();
        program = std::make_unique<ReaderProgram>(path);
        drafts = std::make_unique<DraftAttachments>(
            *program,
            DraftContents{.save =
                              [this](const QString &, const AttachmentData &data) {
                                  return storesNothing
                                             ? readyFuture(
                                                   tl::expected<void, StoreError>(tl::unexpected(
                                                       StoreError{.fault = StoreFault::DiskFull})))
                                             : store->saveAttachment(data);
                              },
                          .load = [this](const QString &,
                                         const QString &hash) { return store->attachment(hash); }});
        connect(drafts.get(), &DraftAttachments::kept, this, &DraftCase::keep);
        drafts->setDraft(QStringLiteral("c"), {});
    }
    void answer(const QString &kind, const ReaderAnswer &told)
    {
        script->write(QStringLiteral("answer-") + kind, wireOf(told));
    }
    QString file(const QString &name, const QByteArray &bytes = "content")
    {
        QFile made(files->filePath(name));
        return made.open(QIODevice::WriteOnly) && made.write(bytes) == bytes.size()
                   ? made.fileName()
                   : QString();
    }
    bool has(const QString &hash) { return settled(store->attachment(hash)).has_value(); }
    AttachmentReading stored(const QString &hash)
    {
        return readingOf(settled(store->attachment(hash)).value_or(QByteArray()))
            .value_or(AttachmentReading());
    }
    const DraftAttachment &at(qsizetype index) { return drafts->all().at(index); }
    [[nodiscard]] bool areAll(State state) const
    {
        return std::all_of(drafts->all().begin(), drafts->all().end(),
                           [state](const auto &each) { return each.state == state; });
    }
    /// As the owner of the drafts does.
    void keep(const QString &conversation, const QList<Attachment> &attachments)
    {
        ConversationInfo info;
        info.id = conversation;
        info.draft = QStringLiteral("…");
        info.createdAt = info.updatedAt = QDateTime::fromMSecsSinceEpoch(1'790'000'000'000, utc);
        info.draftAttachments = attachments;
        const auto saved = store->saveConversation(info);
        kept.insert(conversation, attachments);
    }

    std::unique_ptr<QTemporaryDir> folder;
    std::unique_ptr<QTemporaryDir> files;
    std::unique_ptr<ReaderScript> script;
    std::unique_ptr<HistoryStore> store;
    std::unique_ptr<ReaderProgram> program;
    std::unique_ptr<DraftAttachments> drafts;
    QHash<QString, QList<Attachment>> kept;
    bool storesNothing = false;
};

} // namespace Hiwar
