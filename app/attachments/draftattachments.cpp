// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/attachments/draftattachments.h"

#include "app/async/whendone.h"
#include "app/text/plainfilename.h"

#include <QDir>
#include <QUuid>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

using State = DraftAttachment::State;

constexpr int thumbnailSide = 256; // pixels

QString newKey()
{
    return QUuid::createUuid().toString(QUuid::WithoutBraces);
}

QList<Attachment> keptOf(const QList<DraftAttachment> &drafts)
{
    QList<Attachment> kept;
    for (const DraftAttachment &draft : drafts) {
        if (draft.isKept())
            kept.append(draft.attachment);
    }
    return kept;
}

qsizetype indexOf(const QList<DraftAttachment> &drafts, const QString &key)
{
    const auto found = std::find_if(drafts.begin(), drafts.end(),
                                    [&key](const auto &draft) { return draft.key == key; });
    return found == drafts.end() ? -1 : found - drafts.begin();
}

/// What was kept goes by `kept`; what is not, follows as it is.
QList<DraftAttachment> merged(QList<DraftAttachment> drafts, const QList<Attachment> &kept)
{
    QList<DraftAttachment> all;
    for (const Attachment &attachment : kept) {
        const auto same = std::find_if(drafts.begin(), drafts.end(), [&](const auto &draft) {
            return draft.isKept() && draft.attachment == attachment;
        });
        all.append(same == drafts.end() ? draftOf(attachment) : *same);
        if (same != drafts.end())
            drafts.erase(same);
    }
    drafts.removeIf([](const DraftAttachment &draft) { return draft.isKept(); });
    return all + drafts;
}

bool goesItself(const AttachmentUse &use)
{
    return use.form == AttachmentForm::Document || use.form == AttachmentForm::Sound;
}

} // namespace

DraftAttachments::DraftAttachments(ReaderProgram &program, DraftContents contents, QObject *parent)
    : QObject(parent)
    , m_program(program)
    , m_contents(std::move(contents))
    , m_reader(program)
{
}

void DraftAttachments::setDraft(const QString &conversationId, const QList<Attachment> &kept)
{
    const bool isOther = conversationId != m_shown;
    if (isOther) {
        const QList<DraftAttachment> left = m_drafts.value(m_shown);
        const bool isStored = std::all_of(left.begin(), left.end(), [](const auto &draft) {
            return draft.isKept() && draft.original.isEmpty();
        });
        if (isStored)
            m_drafts.remove(m_shown);
        m_removed.clear();
        m_shown = conversationId;
    } else if (keptOf(all()) == kept) {
        return;
    }
    if (!conversationId.isEmpty())
        m_drafts[conversationId] = merged(m_drafts.value(conversationId), kept);
    emit changed();
}

void DraftAttachments::forget(const QString &conversationId)
{
    for (const DraftAttachment &draft : m_drafts.take(conversationId)) {
        m_reader.cancel(m_latest.take(draft.key).reading);
    }
    m_removed.clear();
    tell(conversationId);
}

const QList<DraftAttachment> &DraftAttachments::all() const
{
    const auto found = m_drafts.constFind(m_shown);
    return found == m_drafts.cend() ? m_none : *found;
}

void DraftAttachments::addFiles(const QStringList &paths)
{
    if (m_shown.isEmpty())
        return;
    for (const QString &path : paths) {
        DraftAttachment draft = fresh(QDir::cleanPath(path)); // of a folder without its last /
        draft.path = path;
        m_drafts[m_shown].append(draft);
        read(m_shown, draft.key);
    }
    emit changed();
}

void DraftAttachments::addBytes(const QString &name, const QByteArray &bytes)
{
    if (m_shown.isEmpty())
        return;
    DraftAttachment draft = fresh(name);
    draft.original = bytes;
    draft.attachment.size = bytes.size();
    m_drafts[m_shown].append(draft);
    if (bytes.isEmpty())
        fail(begin(m_shown, draft.key), FileFault::Empty);
    else
        read(m_shown, draft.key);
    emit changed();
}

void DraftAttachments::remove(const QString &key)
{
    const DraftAttachment *draft = shown(key);
    if (!draft)
        return;
    const DraftAttachment gone = *draft;
    drop(m_shown, gone);
    m_drafts[m_shown].removeAt(indexOf(all(), key));
    emit changed();
    if (gone.isKept())
        tellKept(m_shown);
}

void DraftAttachments::move(const QString &key, int to)
{
    const qsizetype from = indexOf(all(), key);
    if (from < 0 || to < 0 || to >= all().size() || from == to)
        return;
    m_drafts[m_shown].move(from, to);
    emit changed();
    tellKept(m_shown);
}

void DraftAttachments::setUse(const QString &key, const AttachmentUse &use)
{
    DraftAttachment *draft = shown(key);
    if (!draft || !draft->isKept())
        return;
    if (goesItself(use) && draft->attachment.isMissing) {
        // Once it is stored, it is not missing any more.
        storeOriginal(m_shown, key, [this, key, use] { setUse(key, use); });
        return;
    }
    AttachmentUse &current = draft->attachment.use;
    if (current.form == use.form && current.share == use.share && current.pages == use.pages)
        return;
    current.form = use.form;
    current.share = use.share;
    current.pages = use.pages;
    emit changed();
    tellKept(m_shown);
}

void DraftAttachments::readAs(const QString &key, const QString &encoding)
{
    DraftAttachment *draft = shown(key);
    if (!draft || draft->kind != FileKind::Text || !draft->hasOriginal)
        return;
    draft->state = State::Reading;
    read(m_shown, key, {.kind = ReaderTaskKind::Read, .encoding = encoding});
    emit changed();
}

void DraftAttachments::drawPages(const QString &key, const QList<int> &pages)
{
    const DraftAttachment *draft = shown(key);
    if (!draft || !draft->isKept() || !draft->hasOriginal)
        return;
    DraftAttachment drawn = fresh(draft->attachment.name);
    drawn.original = draft->original;
    drawn.attachment.hash = draft->original.isEmpty() ? draft->attachment.hash : QString();
    insert(m_shown, key, Where::After, {drawn});
    read(m_shown, drawn.key, {.kind = ReaderTaskKind::DrawPages, .pages = pages});
    emit changed();
}

void DraftAttachments::take(const QString &key, const QStringList &members)
{
    DraftAttachment *draft = shown(key);
    if (!draft || members.isEmpty() || draft->entries.isEmpty())
        return;
    if (!draft->isFolder) {
        draft->state = State::Reading;
        read(m_shown, key, {.kind = ReaderTaskKind::Extract, .members = members});
        emit changed();
        return;
    }
    QList<DraftAttachment> taken;
    const DraftAttachment folder = *draft;
    for (const ArchiveEntry &entry : folder.entries) {
        if (!members.contains(entry.name))
            continue;
        taken.append(fresh(entry.name));
        taken.last().path = folder.path + u'/' + entry.name;
    }
    insert(m_shown, key, Where::Instead, taken);
    for (const DraftAttachment &each : std::as_const(taken))
        read(m_shown, each.key);
    emit changed();
}

void DraftAttachments::setKeepOriginal(const QString &key, bool keeps)
{
    DraftAttachment *draft = shown(key);
    if (!draft || draft->keepsOriginal == keeps)
        return;
    draft->keepsOriginal = keeps;
    emit changed();
    if (keeps && draft->isKept() && draft->attachment.isMissing)
        storeOriginal(m_shown, key);
}

void DraftAttachments::restore(const QList<DraftAttachment> &before)
{
    const QList<DraftAttachment> now = all();
    QList<DraftAttachment> list = before;
    for (const DraftAttachment &each : now) {
        if (indexOf(before, each.key) < 0)
            drop(m_shown, each);
    }
    QStringList again; // keys
    QList<Work> back;
    for (DraftAttachment &each : list) {
        const qsizetype present = indexOf(now, each.key);
        if (present >= 0) {
            // What was read in it before may be gone.
            const DraftAttachment &current = now.at(present);
            if (each.state == State::Reading ||
                each.attachment.reading != current.attachment.reading)
                each = current;
        } else if (each.state == State::Reading) {
            again.append(each.key);
        } else if (each.isKept()) {
            back.append(begin(m_shown, each.key));
            each.state = State::Reading;
        }
    }
    if (!m_shown.isEmpty())
        m_drafts[m_shown] = list;
    for (const QString &key : std::as_const(again))
        read(m_shown, key, m_latest.value(key).task);
    for (const Work &work : std::as_const(back)) {
        const Attachment &attachment = find(work)->attachment;
        QStringList hashes{attachment.hash, attachment.reading};
        if (attachment.isMissing)
            hashes.removeFirst();
        hashes.removeAll(QString());
        bringBack(work, hashes);
    }
    emit changed();
    tellKept(m_shown);
}

DraftAttachment *DraftAttachments::find(const QString &conversation, const QString &key)
{
    const auto drafts = m_drafts.find(conversation);
    const qsizetype at = drafts == m_drafts.end() ? -1 : indexOf(*drafts, key);
    return at < 0 ? nullptr : &(*drafts)[at];
}

DraftAttachment *DraftAttachments::find(const Work &work)
{
    const auto latest = m_latest.constFind(work.key);
    const bool isLatest = latest != m_latest.cend() && latest->number == work.number;
    return isLatest ? find(work.conversation, work.key) : nullptr;
}

DraftAttachment DraftAttachments::fresh(const QString &name) const
{
    DraftAttachment draft;
    draft.key = newKey();
    draft.attachment.name = plainFileName(name);
    draft.keepsOriginal = m_preferences.keepsOriginals;
    draft.pdfItself = m_preferences.pdfsThemselves;
    draft.sendsSound = m_preferences.sendsSound;
    return draft;
}

void DraftAttachments::insert(const QString &conversation, const QString &key, Where where,
                              const QList<DraftAttachment> &added)
{
    QList<DraftAttachment> &drafts = m_drafts[conversation];
    qsizetype at = indexOf(drafts, key);
    if (where == Where::Instead)
        drafts.removeAt(at);
    else
        ++at;
    for (const DraftAttachment &each : added)
        drafts.insert(at++, each);
}

/// Before it leaves the list. Its contents are gone once the draft is stored without it, so they
/// are asked for now.
void DraftAttachments::drop(const QString &conversation, const DraftAttachment &draft)
{
    Latest &latest = m_latest[draft.key];
    latest.number = 0; // its task stays, for an undo
    m_reader.cancel(latest.reading);
    if (!draft.isKept())
        return;
    const Attachment &attachment = draft.attachment;
    if (!attachment.isMissing)
        m_removed.insert(attachment.hash, m_contents.load(conversation, attachment.hash));
    if (!attachment.reading.isEmpty())
        m_removed.insert(attachment.reading, m_contents.load(conversation, attachment.reading));
}

DraftAttachments::Work DraftAttachments::begin(const QString &conversation, const QString &key)
{
    Latest &latest = m_latest[key];
    m_reader.cancel(latest.reading);
    latest = {.number = ++m_number, .reading = 0, .task = {}};
    return {.conversation = conversation, .key = key, .number = m_number};
}

/// It is in the list. Its bytes are here, at its path, or stored.
void DraftAttachments::read(const QString &conversation, const QString &key, const ReaderTask &task)
{
    const Work work = begin(conversation, key);
    ReaderTask &asked = m_latest[key].task;
    asked = task;
    asked.longestSide = m_preferences.longestSide;
    asked.quality = m_preferences.quality;
    const DraftAttachment *draft = find(work);
    if (draft->original.isEmpty() && draft->path.isEmpty())
        return readStored(work);
    m_latest[key].reading = m_reader.start(*draft, asked, [this, work](const AttachmentRead &read) {
        if (find(work))
            onRead(work, read);
    });
}

void DraftAttachments::readStored(const Work &work)
{
    whenDone(m_contents.load(work.conversation, find(work)->attachment.hash), this,
             [this, work](const tl::expected<QByteArray, StoreError> &bytes) {
                 DraftAttachment *draft = find(work);
                 if (!draft)
                     return;
                 if (!bytes || bytes->isEmpty())
                     return fail(work, FileFault::Missing);
                 draft->original = *bytes;
                 read(work.conversation, work.key, m_latest.value(work.key).task);
             });
}

void DraftAttachments::onRead(const Work &work, const AttachmentRead &read)
{
    if (read.fault)
        return fail(work, *read.fault);
    DraftAttachment *draft = find(work);
    draft->original = read.original;
    draft->isFolder = read.isFolder;
    switch (m_latest.value(work.key).task.kind) {
    case ReaderTaskKind::DrawPages:
        return addPages(work, read.answer);
    case ReaderTaskKind::Extract:
        return addMembers(work, read.answer);
    case ReaderTaskKind::Read:
    case ReaderTaskKind::List:
    case ReaderTaskKind::Thumbnail:
        break;
    }
    if (read.prepared.contents.isEmpty())
        return list(work, read);
    save(work, read.prepared.contents, [this, work, read] { onPrepared(work, read); });
}

/// It is stored.
void DraftAttachments::onPrepared(const Work &work, const AttachmentRead &read)
{
    DraftAttachment *draft = find(work);
    const bool isPicture = read.answer.kind == FileKind::Picture;
    draft->state = State::Ready;
    draft->fault = {};
    draft->attachment = read.prepared.attachment;
    draft->kind = read.answer.kind;
    draft->pages = read.answer.pages;
    draft->notes = read.answer.reading.notes;
    draft->hasOriginal = !isPicture;
    if (isPicture) {
        draft->original.clear();
        askThumbnail(work, read.answer.pictures.first().bytes);
    } else {
        if (read.answer.pages > 0)
            askThumbnail(work, draft->original);
        if (draft->keepsOriginal && draft->attachment.isMissing) // asked for in the meantime
            storeOriginal(work.conversation, work.key);
    }
    tell(work.conversation);
    tellKept(work.conversation);
}

void DraftAttachments::list(const Work &work, const AttachmentRead &read)
{
    if (read.answer.entries.isEmpty())
        return fail(work, ReaderFault::Empty);
    DraftAttachment *draft = find(work);
    draft->state = State::Ready;
    draft->kind = FileKind::Archive;
    draft->attachment.mediaType = read.answer.mediaType;
    draft->attachment.size = read.original.size();
    draft->entries = read.answer.entries;
    tell(work.conversation);
}

void DraftAttachments::addPages(const Work &work, const ReaderAnswer &answer)
{
    if (answer.pictures.isEmpty())
        return fail(work, ReaderFault::Empty);
    const QString document = find(work)->attachment.name;
    const QList<int> asked = m_latest.value(work.key).task.pages;
    QList<DraftAttachment> pages;
    for (qsizetype i = 0; i < answer.pictures.size(); ++i) {
        const int page = i < asked.size() ? asked.at(i) : int(i);
        pages.append(fresh(pageName(document, page, answer.pictures.at(i).mediaType)));
    }
    insert(work.conversation, work.key, Where::Instead, pages);
    for (qsizetype i = 0; i < pages.size(); ++i) {
        const Work each = begin(work.conversation, pages.at(i).key);
        m_latest[each.key].reading = m_reader.prepare(pages.at(i), answer.pictures.at(i),
                                                      [this, each](const AttachmentRead &read) {
                                                          if (find(each))
                                                              onRead(each, read);
                                                      });
    }
    tell(work.conversation);
}

void DraftAttachments::addMembers(const Work &work, const ReaderAnswer &answer)
{
    const QStringList asked = m_latest.value(work.key).task.members;
    if (answer.members.size() != asked.size())
        return fail(work, ReaderFault::Crashed);
    QList<DraftAttachment> members;
    for (qsizetype i = 0; i < answer.members.size(); ++i) {
        members.append(fresh(asked.at(i)));
        members.last().original = answer.members.at(i);
        members.last().attachment.size = answer.members.at(i).size();
    }
    insert(work.conversation, work.key, Where::Instead, members);
    for (const DraftAttachment &each : std::as_const(members)) {
        if (!each.original.isEmpty())
            read(work.conversation, each.key);
        else if (each.original.isNull())
            fail(begin(work.conversation, each.key), ReaderFault::Damaged);
        else
            fail(begin(work.conversation, each.key), FileFault::Empty);
    }
    tell(work.conversation);
}

void DraftAttachments::askThumbnail(const Work &work, const QByteArray &bytes)
{
    const auto answer = m_program.ask({.kind = ReaderTaskKind::Thumbnail,
                                       .name = find(work)->attachment.name,
                                       .bytes = bytes,
                                       .longestSide = thumbnailSide});
    whenDone(answer, this, [this, work](const ReaderAnswer &told) {
        DraftAttachment *draft = find(work);
        if (!draft || told.fault != ReaderFault::None || told.pictures.isEmpty())
            return;
        draft->thumbnail = told.pictures.first();
        tell(work.conversation);
    });
}

void DraftAttachments::save(const Work &work, QList<AttachmentData> contents, const Then &then)
{
    if (!find(work))
        return;
    if (contents.isEmpty())
        return then();
    const AttachmentData data = contents.takeFirst();
    whenDone(m_contents.save(work.conversation, data), this,
             [this, work, contents, then](const tl::expected<void, StoreError> &saved) {
                 if (saved)
                     return save(work, contents, then);
                 if (find(work))
                     fail(work, std::monostate());
                 emit storingFailed(saved.error());
             });
}

void DraftAttachments::storeOriginal(const QString &conversation, const QString &key,
                                     const Then &then)
{
    const DraftAttachment *draft = find(conversation, key);
    if (!draft || draft->original.isEmpty())
        return;
    const AttachmentData data{.hash = draft->attachment.hash, .bytes = draft->original};
    whenDone(m_contents.save(conversation, data), this,
             [this, conversation, key, hash = data.hash,
              then](const tl::expected<void, StoreError> &saved) {
                 DraftAttachment *found = find(conversation, key);
                 if (!found || found->attachment.hash != hash)
                     return;
                 found->attachment.isMissing = !saved;
                 found->keepsOriginal = saved.has_value();
                 tell(conversation);
                 if (!saved) {
                     emit storingFailed(saved.error());
                     return;
                 }
                 tellKept(conversation);
                 if (then)
                     then();
             });
}

void DraftAttachments::bringBack(const Work &work, QStringList hashes)
{
    DraftAttachment *draft = find(work);
    if (!draft)
        return;
    if (hashes.isEmpty()) {
        draft->state = State::Ready;
        tell(work.conversation);
        tellKept(work.conversation);
        return;
    }
    const QString hash = hashes.takeFirst();
    const auto content =
        m_removed.contains(hash) ? m_removed.value(hash) : m_contents.load(work.conversation, hash);
    whenDone(content, this,
             [this, work, hash, hashes](const tl::expected<QByteArray, StoreError> &bytes) {
                 if (!find(work))
                     return;
                 if (!bytes)
                     return fail(work, FileFault::Missing);
                 save(work, {{.hash = hash, .bytes = *bytes}},
                      [this, work, hashes] { bringBack(work, hashes); });
             });
}

void DraftAttachments::fail(const Work &work, const AttachmentFault &fault)
{
    DraftAttachment *draft = find(work);
    const bool wasKept = !draft->attachment.hash.isEmpty();
    draft->state = State::Failed;
    draft->fault = fault;
    tell(work.conversation);
    if (wasKept)
        tellKept(work.conversation);
}

void DraftAttachments::tell(const QString &conversation)
{
    if (conversation == m_shown)
        emit changed();
}

void DraftAttachments::tellKept(const QString &conversation)
{
    emit kept(conversation, keptOf(m_drafts.value(conversation)));
}

} // namespace Hiwar
