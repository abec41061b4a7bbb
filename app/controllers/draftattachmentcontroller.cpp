// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/controllers/draftattachmentcontroller.h"

#include "app/async/whendone.h"
#include "app/attachments/attachmentwords.h"
#include "app/chat/attachmentcontents.h"
#include "app/chat/attachmenttokens.h"
#include "app/chat/contentstore.h"
#include "app/chat/openconversations.h"
#include "app/chat/shownconversation.h"
#include "app/controllers/attachmentthumbnails.h"
#include "app/history/storeerrortext.h"
#include "app/settings/currentsettings.h"
#include "app/usage/pricing.h"
#include "ui/attachments/attachmentpreview.h"
#include "ui/attachments/attachmentstrip.h"
#include "ui/composer/composer.h"
#include "ui/moneytext.h"
#include "ui/theme/shortcuttip.h"
#include "ui/window/noticebar.h"
#include "ui/window/sidepanels.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QLocale>
#include <QMenu>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

constexpr qint64 fewLetters = 2'000; // of a shorter text, passages are no choice

QString kindWords(const DraftAttachment &draft)
{
    if (draft.isFolder)
        return DraftAttachmentController::tr("Folder");
    switch (draft.kind) {
    case FileKind::Picture:
        return DraftAttachmentController::tr("Picture");
    case FileKind::Archive:
        return DraftAttachmentController::tr("Archive");
    case FileKind::Sound:
        return DraftAttachmentController::tr("Sound");
    case FileKind::Text:
    case FileKind::Document:
    case FileKind::Unknown:
        break;
    }
    constexpr int mostLetters = 5; // of an ending that people know
    const QString ending = QFileInfo(draft.attachment.name).suffix();
    return ending.size() <= mostLetters ? ending.toUpper() : QString();
}

bool isToChoose(const DraftAttachment &draft)
{
    return draft.state == DraftAttachment::State::Ready && draft.attachment.hash.isEmpty();
}

QList<AttachmentShare> sharesOf(const AttachmentUse &use)
{
    using enum AttachmentShare;
    QList<AttachmentShare> shares{Whole};
    if (use.form == AttachmentForm::Text && use.sections > 1)
        shares << Pages;
    if (use.form == AttachmentForm::Text && use.letters > fewLetters)
        shares << Matching;
    return shares << None;
}

/// Those that files of people have; which others there are, a reader detects.
QStringList encodingsWith(const QString &current)
{
    QStringList names{u"UTF-8"_s,        u"UTF-16LE"_s,     u"UTF-16BE"_s,     u"windows-1256"_s,
                      u"ISO-8859-6"_s,   u"windows-1252"_s, u"ISO-8859-15"_s,  u"windows-1250"_s,
                      u"windows-1251"_s, u"KOI8-R"_s,       u"windows-1253"_s, u"windows-1254"_s,
                      u"windows-1255"_s, u"GB18030"_s,      u"Big5"_s,         u"Shift_JIS"_s,
                      u"EUC-JP"_s,       u"EUC-KR"_s};
    if (!names.contains(current, Qt::CaseInsensitive))
        names.prepend(current);
    return names;
}

} // namespace

DraftAttachmentController::DraftAttachmentController(const Views &views, const Collaborators &with,
                                                     QObject *parent)
    : QObject(parent)
    , m_views(views)
    , m_with(with)
    , m_draft(with.reader, {.save = [this](const QString &id,
                                           const AttachmentData &data) { return store(id, data); },
                            .load = [this](const QString &id,
                                           const QString &hash) { return content(id, hash); }})
{
    connectComposer();
    connectStrip();
    connect(&m_draft, &DraftAttachments::changed, this, &DraftAttachmentController::refresh);
    connect(&m_draft, &DraftAttachments::kept, &with.conversations,
            &OpenConversations::setDraftAttachments);
    connect(&m_draft, &DraftAttachments::storingFailed, this,
            [this](const StoreError &error) { m_views.notice.tell(describe(error)); });
    connect(&with.shown, &ShownConversation::changed, this, &DraftAttachmentController::takeShown);
    connect(&views.panels, &SidePanels::attachmentMade, this,
            &DraftAttachmentController::connectPreview);
    connect(&views.panels, &SidePanels::shownChanged, this, [this](SidePanel which, bool shown) {
        if (which == SidePanel::Attachment && !shown)
            m_previewed.clear();
    });
    takeShown();
}

void DraftAttachmentController::connectComposer()
{
    Composer &composer = m_views.composer;
    connect(&composer, &Composer::filesOffered, this, &DraftAttachmentController::attach);
    connect(&composer, &Composer::pictureOffered, this,
            [this](const QByteArray &bytes) { m_draft.addBytes(tr("Pasted picture"), bytes); });
    connect(&composer, &Composer::textOffered, this, [this](const QString &text) {
        m_draft.addBytes(tr("Pasted text") + u".txt"_s, text.toUtf8());
    });
    constexpr int pause = 500; // ms after the last letter: finding passages may take long
    m_rest.setSingleShot(true);
    m_rest.setInterval(pause);
    connect(&m_rest, &QTimer::timeout, this, &DraftAttachmentController::loadAgain);
    connect(&composer, &Composer::draftChanged, this, [this] {
        if (!m_previewed.isEmpty() && m_loaded.use.share == AttachmentShare::Matching)
            m_rest.start();
    });
    connect(&composer, &Composer::addMenuRequested, this, [this](QMenu *menu) {
        QAction *action =
            menu->addAction(tr("Attach files…"), this, &DraftAttachmentController::askForFiles);
        action->setShortcut(
            keySequences(ShortcutId::Attach, m_with.settings.settings().keymap).value(0));
        action->setShortcutContext(Qt::WidgetShortcut); // the window takes the key itself
    });
}

void DraftAttachmentController::connectStrip()
{
    AttachmentStrip *strip = &m_views.composer.attachments();
    connect(strip, &AttachmentStrip::previewRequested, this,
            &DraftAttachmentController::showPreview);
    connect(strip, &AttachmentStrip::pagesRequested, this, [this](const QString &key) {
        showPreview(key);
        m_views.panels.attachment().choosePages();
    });
    connect(strip, &AttachmentStrip::shareRequested, this, &DraftAttachmentController::setShare);
    connect(strip, &AttachmentStrip::moveRequested, &m_draft, &DraftAttachments::move);
    connect(strip, &AttachmentStrip::removeRequested, this, &DraftAttachmentController::remove);
}

void DraftAttachmentController::connectPreview()
{
    AttachmentPreview *panel = &m_views.panels.attachment();
    connect(panel, &AttachmentPreview::shareChosen, this, &DraftAttachmentController::setShare);
    connect(panel, &AttachmentPreview::pagesTyped, this, &DraftAttachmentController::setPages);
    connect(panel, &AttachmentPreview::encodingChosen, &m_draft, &DraftAttachments::readAs);
    connect(panel, &AttachmentPreview::originalKept, &m_draft, &DraftAttachments::setKeepOriginal);
    connect(panel, &AttachmentPreview::itselfChosen, this, [this](const QString &key, bool itself) {
        const DraftAttachment *draft = find(key);
        AttachmentUse use = draft ? draft->attachment.use : AttachmentUse();
        use.form = itself ? AttachmentForm::Document : AttachmentForm::Text;
        m_draft.setUse(key, use);
    });
    connect(panel, &AttachmentPreview::entriesTaken, &m_draft, &DraftAttachments::take);
    connect(panel, &AttachmentPreview::drawingRequested, this,
            [this](const QString &key, const QString &pages) {
                const DraftAttachment *draft = find(key);
                if (draft)
                    m_draft.drawPages(key, sectionsIn(pages, draft->pages).value_or(QList<int>()));
            });
}

void DraftAttachmentController::takeShown()
{
    ChatSession *session = m_with.shown.session();
    if (m_session && m_session != session)
        disconnect(&m_session->conversation(), nullptr, this, nullptr);
    if (session && session != m_session) {
        connect(&session->conversation(), &Conversation::infoChanged, this,
                &DraftAttachmentController::readDraft);
        m_offeredToChoose.clear();
    }
    m_session = session;
    readDraft();
}

/// Also after each letter that is written.
void DraftAttachmentController::readDraft()
{
    const QString id = m_session ? m_with.shown.id() : QString();
    const QList<Attachment> kept =
        m_session ? m_session->conversation().info().draftAttachments : QList<Attachment>();
    if (id == m_seenId && kept == m_seen)
        return;
    m_seenId = id;
    m_seen = kept;
    m_draft.setDraft(id, kept);
    refresh();
}

void DraftAttachmentController::attach(const QStringList &paths)
{
    m_draft.addFiles(paths);
}

void DraftAttachmentController::setOptions(const FileOptions &options)
{
    m_draft.setPreferences({.longestSide = options.longestSide,
                            .keepsOriginals = options.keepsOriginals,
                            .pdfsThemselves = options.pdfsThemselves,
                            .sendsSound = options.sendsSound});
}

void DraftAttachmentController::askForFiles()
{
    auto *dialog = new QFileDialog(m_views.notice.window(), tr("Attach files"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFiles);
    connect(dialog, &QFileDialog::filesSelected, this, &DraftAttachmentController::attach);
    dialog->open();
}

bool DraftAttachmentController::isReading() const
{
    return std::any_of(m_draft.all().begin(), m_draft.all().end(), [](const auto &draft) {
        return draft.state == DraftAttachment::State::Reading;
    });
}

const DraftAttachment *DraftAttachmentController::find(const QString &key) const
{
    const auto found = std::find_if(m_draft.all().begin(), m_draft.all().end(),
                                    [&key](const auto &draft) { return draft.key == key; });
    return found == m_draft.all().end() ? nullptr : &*found;
}

ShownAttachmentChip DraftAttachmentController::chipOf(const DraftAttachment &draft) const
{
    using State = ShownAttachmentChip::State;
    const Attachment &attachment = draft.attachment;
    const auto state = [&draft] {
        switch (draft.state) {
        case DraftAttachment::State::Reading:
            return State::Reading;
        case DraftAttachment::State::Ready:
            return isToChoose(draft) ? State::Choosing : State::Ready;
        case DraftAttachment::State::Failed:
            return State::Failed;
        }
        Q_UNREACHABLE();
    }();
    ShownAttachmentChip chip{.key = draft.key,
                             .name = attachment.name,
                             .kind = kindWords(draft),
                             .size = attachment.size,
                             .state = state,
                             .thumbnail = thumbnailOf(draft),
                             .use = attachment.use};
    if (state == State::Failed)
        chip.sentence = faultWords(attachment.name, draft.fault);
    if (state != State::Ready)
        return chip;
    chip.shares = sharesOf(attachment.use);
    if (const qint64 tokens = estimatedTokens(attachment); tokens > 0)
        chip.tokens = tr("%1 tokens").arg(countText(tokens, true));
    return chip;
}

/// One for as long as it is the same, so that nobody compares its pixels.
QImage DraftAttachmentController::thumbnailOf(const DraftAttachment &draft) const
{
    Thumbnail &thumbnail = m_thumbnails[draft.key];
    if (thumbnail.bytes.constData() != draft.thumbnail.bytes.constData())
        thumbnail = {draft.thumbnail.bytes, imageOf(draft.thumbnail)};
    return thumbnail.image;
}

QString DraftAttachmentController::costOf(const Attachment &attachment) const
{
    if (!m_session)
        return {};
    const ConversationInfo &info = m_session->conversation().info();
    const Profile &profile = m_with.settings.profile(info.profileId);
    const auto price = priceOf(profile, info.model.isEmpty() ? profile.model : info.model);
    const qint64 tokens = estimatedTokens(attachment);
    return price && tokens > 0 ? moneyText(Hiwar::costOf({.promptTokens = tokens}, *price), true)
                               : QString();
}

void DraftAttachmentController::refresh()
{
    QList<ShownAttachmentChip> chips;
    for (const DraftAttachment &draft : m_draft.all())
        chips << chipOf(draft);
    m_thumbnails.removeIf([this](const auto &one) { return find(one.key()) == nullptr; });
    m_views.composer.attachments().setChips(chips);
    for (const DraftAttachment &draft : m_draft.all()) {
        if (!isToChoose(draft) || m_offeredToChoose.contains(draft.key))
            continue;
        m_offeredToChoose << draft.key; // once: there is nothing else to do with it
        showPreview(draft.key);
    }
    refreshPreview();
}

void DraftAttachmentController::showPreview(const QString &key)
{
    m_previewed = key;
    m_loaded = {};
    refreshPreview();
    m_views.panels.setShown(SidePanel::Attachment, true);
}

void DraftAttachmentController::refreshPreview()
{
    if (m_previewed.isEmpty())
        return;
    const DraftAttachment *draft = find(m_previewed);
    if (!draft) {
        m_views.panels.setShown(SidePanel::Attachment, false);
        return;
    }
    if (draft->isKept() && m_loaded != draft->attachment)
        loadContent(*draft);
    m_views.panels.attachment().setPreview(previewOf(*draft));
}

ShownAttachmentPreview DraftAttachmentController::previewOf(const DraftAttachment &draft) const
{
    ShownAttachmentPreview preview{.chip = chipOf(draft)};
    for (const ArchiveEntry &entry : draft.entries) {
        if (!entry.isFolder)
            preview.entries << ShownEntry{entry.name, entry.size};
    }
    if (!draft.isKept())
        return preview;
    preview.isLoading = m_isLoading;
    preview.text = m_text;
    preview.picture = m_picture;
    preview.cost = costOf(draft.attachment);
    for (const ReadNote note : draft.notes)
        preview.notes << noteWords(note);
    if (draft.attachment.use.share == AttachmentShare::Matching && !m_sections.isEmpty())
        preview.notes << passageWords(m_sections, draft.attachment.use.sections);
    const QString &encoding = draft.attachment.use.encoding;
    if (draft.hasOriginal && !encoding.isEmpty())
        preview.encodings = encodingsWith(encoding);
    preview.canDrawPages = draft.hasOriginal && draft.pages > 0;
    preview.canKeepOriginal = draft.hasOriginal && draft.kind != FileKind::Picture;
    preview.keepsOriginal = draft.keepsOriginal;
    preview.canGoItself = draft.hasOriginal && draft.attachment.mediaType == "application/pdf"_L1;
    preview.goesItself = draft.attachment.use.form == AttachmentForm::Document;
    return preview;
}

void DraftAttachmentController::loadAgain()
{
    const DraftAttachment *draft = find(m_previewed);
    const bool isOther = draft && draft->isKept() && m_views.composer.text() != m_question &&
                         draft->attachment.use.share == AttachmentShare::Matching;
    if (isOther)
        loadContent(*draft);
}

void DraftAttachmentController::loadContent(const DraftAttachment &draft)
{
    const bool isSameFile = m_loaded == draft.attachment; // its text stays until another is there
    m_loaded = draft.attachment;
    m_question = m_views.composer.text();
    if (!isSameFile)
        m_text.clear();
    m_sections.clear();
    m_picture = {};
    m_isLoading = false;
    const int number = ++m_loading;
    const ContentStore *contents = m_with.conversations.contents(m_with.shown.id());
    if (!contents)
        return;
    m_isLoading = !isSameFile;
    MessageNode question;
    question.role = Role::User;
    question.content = m_question;
    question.attachments = {draft.attachment};
    whenDone(loadContents(*contents, {question}, question.content), this,
             [this, number](const AttachmentContents &loaded) {
                 if (number != m_loading)
                     return;
                 const AttachmentContent content = loaded.value(attachmentKey({}, 0));
                 m_isLoading = false;
                 m_text = content.text;
                 m_sections = content.sections;
                 if (m_loaded.use.form == AttachmentForm::Picture && !content.bytes.isEmpty())
                     loadPicture(content.bytes, number);
                 refreshPreview();
             });
}

/// In the reader, and from there as pixels.
void DraftAttachmentController::loadPicture(const QByteArray &bytes, int number)
{
    whenDone(m_with.reader.ask({.kind = ReaderTaskKind::Thumbnail,
                                .name = m_loaded.name,
                                .bytes = bytes,
                                .longestSide = 0}),
             this, [this, number](const ReaderAnswer &answer) {
                 if (number != m_loading || answer.pictures.isEmpty())
                     return;
                 m_picture = imageOf(answer.pictures.constFirst());
                 refreshPreview();
             });
}

void DraftAttachmentController::setShare(const QString &key, AttachmentShare share)
{
    const DraftAttachment *draft = find(key);
    if (!draft)
        return;
    AttachmentUse use = draft->attachment.use;
    use.share = share;
    m_draft.setUse(key, use);
}

void DraftAttachmentController::setPages(const QString &key, const QString &pages)
{
    const DraftAttachment *draft = find(key);
    if (!draft)
        return;
    AttachmentUse use = draft->attachment.use;
    const bool namesPages = sectionsIn(pages, use.sections).has_value();
    m_views.panels.attachment().setPagesProblem(
        namesPages ? QString()
                   : tr("Type numbers from 1 to %1, for example 1-3, 7.")
                         .arg(QLocale().toString(use.sections)));
    if (!namesPages)
        return;
    use.share = AttachmentShare::Pages;
    use.pages = pages.trimmed();
    m_draft.setUse(key, use);
}

void DraftAttachmentController::remove(const QString &key)
{
    const DraftAttachment *draft = find(key);
    if (!draft)
        return;
    const QString name = chipName(chipOf(*draft));
    const QString conversation = m_with.shown.id();
    const QList<DraftAttachment> before = m_draft.all();
    m_draft.remove(key);
    m_views.notice.tellUndoable(tr("“%1” was removed.").arg(name), [this, conversation, before] {
        if (m_with.shown.id() == conversation)
            m_draft.restore(before);
    });
}

StoreResult<QByteArray> DraftAttachmentController::content(const QString &conversationId,
                                                           const QString &hash) const
{
    if (ContentStore *contents = m_with.conversations.contents(conversationId))
        return contents->content(hash);
    return m_with.history.attachment(hash);
}

StoreResult<void> DraftAttachmentController::store(const QString &conversationId,
                                                   const AttachmentData &data) const
{
    if (ContentStore *contents = m_with.conversations.contents(conversationId))
        return contents->save(data);
    return m_with.history.saveAttachment(data);
}

} // namespace Hiwar
