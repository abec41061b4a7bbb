// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/controllers/storedpreview.h"

#include "app/async/whendone.h"
#include "app/attachments/attachmentwords.h"
#include "app/attachments/readerprogram.h"
#include "app/chat/attachmenttext.h"
#include "app/chat/attachmenttokens.h"
#include "app/chat/openconversations.h"
#include "app/chat/shownconversation.h"
#include "app/controllers/attachmentthumbnails.h"
#include "app/shown/shownattachments.h"
#include "ui/attachments/attachmentpreview.h"
#include "ui/conversation/conversationview.h"
#include "ui/moneytext.h"
#include "ui/window/sidepanels.h"

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

/// As it went, or would go again: what is left out now is shown, too.
Attachment asSent(Attachment attachment)
{
    AttachmentUse &use = attachment.use;
    if (use.share == AttachmentShare::None)
        use.share = use.pages.isEmpty() ? AttachmentShare::Whole : AttachmentShare::Pages;
    // Of a document that goes itself, what was read in it is what can be shown.
    if (use.form != AttachmentForm::Picture && !attachment.reading.isEmpty())
        use.form = AttachmentForm::Text;
    return attachment;
}

} // namespace

StoredPreview::StoredPreview(const Views &views, ShownConversation &shown, ReaderProgram &reader)
    : m_views(views)
    , m_shown(shown)
    , m_conversations(shown.all())
    , m_reader(reader)
{
    connect(&views.conversation, &ConversationView::openAttachmentRequested, this,
            [this](const ShownAttachment &, const QString &messageId, int index) {
                open(messageId, index);
            });
    connect(&views.panels, &SidePanels::attachmentMade, this, &StoredPreview::connectPanel);
    connect(&views.panels, &SidePanels::shownChanged, this, [this](SidePanel which, bool isShown) {
        if (which == SidePanel::Attachment)
            takeShownChange(isShown);
    });
    connect(&shown, &ShownConversation::changed, this, [this] {
        if (!m_messageId.isEmpty())
            m_views.panels.setShown(SidePanel::Attachment, false);
    });
}

void StoredPreview::connectPanel()
{
    AttachmentPreview *panel = &m_views.panels.attachment();
    const auto isOurs = [this](const QString &key) { return key == this->key(); };
    connect(panel, &AttachmentPreview::saveRequested, this, [this, isOurs](const QString &key) {
        if (const auto saved = shown(); saved && isOurs(key))
            emit saveRequested(*saved);
    });
    connect(panel, &AttachmentPreview::copyRequested, this, [this, isOurs](const QString &key) {
        if (const auto copied = shown(); copied && isOurs(key))
            emit copyRequested(*copied);
    });
    connect(panel, &AttachmentPreview::useToggled, this, [this, isOurs](const QString &key) {
        if (isOurs(key))
            toggleUse();
    });
}

void StoredPreview::takeShownChange(bool shown)
{
    if (shown || m_messageId.isEmpty())
        return;
    forget();
    m_views.conversation.setFocus(Qt::OtherFocusReason); // where the card is
}

void StoredPreview::forget()
{
    m_messageId.clear();
    m_index = -1;
    for (const QMetaObject::Connection &change : std::as_const(m_changes))
        disconnect(change);
    m_changes.clear();
    m_loaded = {};
    m_text.clear();
    m_sections.clear();
    m_picture = {};
    m_isLoading = false;
    ++m_loading; // what is on its way is of no use
}

const ChatSession *StoredPreview::session() const
{
    return m_shown.session();
}

QString StoredPreview::key() const
{
    return u"message %1/%2"_s.arg(m_messageId).arg(m_index);
}

std::optional<Attachment> StoredPreview::attachment() const
{
    const MessageNode *node = session() ? session()->conversation().find(m_messageId) : nullptr;
    if (!node || m_index < 0 || m_index >= node->attachments.size())
        return std::nullopt;
    return node->attachments.at(m_index);
}

std::optional<ShownAttachment> StoredPreview::shown() const
{
    const auto found = attachment();
    return found ? std::optional(shownOf({*found}).constFirst()) : std::nullopt;
}

void StoredPreview::open(const QString &messageId, int index)
{
    m_views.panels.setShown(SidePanel::Attachment,
                            false); // a file of the draft is not shown any more
    m_messageId = messageId;
    m_index = index;
    const auto found = attachment();
    if (!found) {
        forget();
        return;
    }
    const Conversation *conversation = &session()->conversation();
    m_changes = {
        connect(conversation, &Conversation::messageChanged, this, &StoredPreview::refresh),
        connect(conversation, &Conversation::pathChanged, this, &StoredPreview::refresh)};
    show(*found);
    m_views.panels.setShown(SidePanel::Attachment, true);
}

void StoredPreview::refresh()
{
    if (m_messageId.isEmpty())
        return;
    const auto found = attachment();
    if (m_views.panels.attachment().key() != key()) // a file of the draft was opened in its place
        forget();
    else if (found)
        show(*found);
    else
        m_views.panels.setShown(SidePanel::Attachment, false);
}

void StoredPreview::show(const Attachment &attachment)
{
    if (m_loaded != attachment)
        load(attachment);
    m_views.panels.attachment().setPreview(previewOf(attachment));
}

ShownAttachmentPreview StoredPreview::previewOf(const Attachment &attachment) const
{
    const ShownAttachment shown = shownOf({attachment}).constFirst();
    ShownAttachmentPreview preview;
    preview.chip = {.key = key(),
                    .name = attachment.name,
                    .kind = attachmentKind(shown),
                    .size = attachment.size,
                    .state = ShownAttachmentChip::State::Ready,
                    .sentence = {},
                    .thumbnail = {},
                    .use = attachment.use,
                    .tokens = {},
                    .shares = {}};
    if (const qint64 tokens = estimatedTokens(attachment); tokens > 0)
        preview.chip.tokens = tr("%1 tokens").arg(countText(tokens, true));
    preview.isLoading = m_isLoading;
    preview.text = m_text;
    preview.picture = m_picture;
    if (attachment.use.share == AttachmentShare::Matching && !m_sections.isEmpty())
        preview.notes = {passageWords(m_sections, attachment.use.sections)};
    preview.isStored = true;
    preview.canBeUsed = otherUse(shown).has_value();
    return preview;
}

void StoredPreview::load(const Attachment &attachment)
{
    const bool isSameContent = m_loaded.hash == attachment.hash &&
                               m_loaded.reading == attachment.reading &&
                               asSent(m_loaded).use == asSent(attachment).use;
    m_loaded = attachment;
    if (isSameContent) // only whether it goes has changed
        return;
    m_text.clear();
    m_sections.clear();
    m_picture = {};
    m_isLoading = true;
    const int number = ++m_loading;
    const MessageNode *node = session()->conversation().find(m_messageId);
    MessageNode sent;
    sent.role = node->role;
    sent.content = node->content;
    sent.attachments = {asSent(attachment)};
    whenDone(loadContents(*m_conversations.contents(m_shown.id()), {sent}, sent.content), this,
             [this, number](const AttachmentContents &loaded) {
                 if (number != m_loading)
                     return;
                 const AttachmentContent content = loaded.value(attachmentKey({}, 0));
                 m_isLoading = false;
                 m_text = content.text;
                 m_sections = content.sections;
                 if (m_loaded.use.form == AttachmentForm::Picture && !content.bytes.isEmpty())
                     loadPicture(content.bytes, number);
                 refresh();
             });
}

/// In the reader, and from there as pixels.
void StoredPreview::loadPicture(const QByteArray &bytes, int number)
{
    whenDone(m_reader.ask({.kind = ReaderTaskKind::Thumbnail,
                           .name = m_loaded.name,
                           .bytes = bytes,
                           .longestSide = 0}),
             this, [this, number](const ReaderAnswer &answer) {
                 if (number != m_loading || answer.pictures.isEmpty())
                     return;
                 m_picture = imageOf(answer.pictures.constFirst());
                 refresh();
             });
}

void StoredPreview::toggleUse()
{
    const auto found = shown();
    const auto use = found ? otherUse(*found) : std::nullopt;
    if (use)
        emit useRequested(m_messageId, m_index, *use);
}

} // namespace Hiwar
