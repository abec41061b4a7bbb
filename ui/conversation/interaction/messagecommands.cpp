// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/conversation/interaction/messagecommands.h"

#include "ui/block/picturewords.h"
#include "ui/block/tabletext.h"
#include "ui/conversation/interaction/codecontrols.h"
#include "ui/conversation/interaction/copysign.h"
#include "ui/conversation/message/messageactions.h"
#include "ui/conversation/selection/selectiondata.h"
#include "ui/errordetails.h"
#include "ui/markdown/tohtml.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

/// Empty unless the action enters an address.
QString addressOf(MessageAction action, const ShownMessage &message)
{
    const auto notice =
        action == MessageAction::UseProposedAddress ? noticeFor(message) : std::nullopt;
    return notice ? notice->proposed : QString();
}

} // namespace

MessageCommands::MessageCommands(ConversationViewport &viewport, CodeControls &code,
                                 CopySign &copySign)
    : m_viewport(viewport)
    , m_code(code)
    , m_copySign(copySign)
{
}

void MessageCommands::trigger(int row, MessageAction action)
{
    const auto fold = foldOf(action);
    if (!inMenu(m_viewport.rows().actions(row)).contains(action) && !fold)
        return;
    const ShownMessage message = m_viewport.rows().message(row);
    if (fold)
        toggle(row, *fold);
    else if (action == MessageAction::Copy)
        copySelection(wholeText(message, row), m_viewport.selection().messages());
    else if (action == MessageAction::CopyDetails)
        QGuiApplication::clipboard()->setText(detailsOf(message.error.value_or(ApiError())));
    if (action == MessageAction::Copy || action == MessageAction::CopyDetails)
        m_copySign.copied(message.id, action);
    else if (!fold)
        emit actionRequested(message.id, action, addressOf(action, message));
}

void MessageCommands::press(int row, const FocusTarget &focusTarget)
{
    if (focusTarget.code)
        m_code.trigger(row, focusTarget.block(), *focusTarget.code);
    else if (attachmentIndex(focusTarget.link.target))
        pressAttachment(row, focusTarget.link);
    else
        follow(focusTarget.link);
}

void MessageCommands::press(const PointerHit &pointed)
{
    switch (pointed.hit.part) {
    case MessageHit::Part::Action:
        return trigger(pointed.row, pointed.hit.action);
    case MessageHit::Part::CodeAction:
        return m_code.trigger(pointed.row, pointed.hit.position.block, pointed.hit.codeAction);
    case MessageHit::Part::Link:
    case MessageHit::Part::Attachment:
    case MessageHit::Part::PictureButton:
        return press(pointed.row, targetAt(pointed));
    case MessageHit::Part::Nothing:
    case MessageHit::Part::Bubble:
    case MessageHit::Part::Text:
    case MessageHit::Part::SideBar:
    case MessageHit::Part::Caption:
        break;
    }
}

FocusTarget MessageCommands::targetAt(const PointerHit &pointed) const
{
    const MessageHit &hit = pointed.hit;
    for (const FocusTarget &target : m_viewport.rows().layout(pointed.row).focusTargets()) {
        if (!target.code && target.link.target == hit.link && target.link.from <= hit.position &&
            hit.position <= target.link.to)
            return target;
    }
    FocusTarget bare;
    bare.link = {hit.link, {}, hit.position, hit.position, hit.isPicture};
    return bare;
}

bool MessageCommands::isButton(int row, const FocusTarget &focusTarget) const
{
    return focusTarget.code || attachmentIndex(focusTarget.link.target) ||
           (focusTarget.link.isPicture &&
            !m_viewport.rows().layout(row).pictureButton(focusTarget.link.from).isEmpty());
}

void MessageCommands::follow(const MessageLink &link)
{
    const NamedPicture::State state = link.isPicture
                                          ? m_viewport.pictures().named(link.target).state
                                          : NamedPicture::State::Loaded;
    if (state == NamedPicture::State::Loading)
        emit pictureCancelled(link.target);
    else if (state != NamedPicture::State::Loaded)
        emit pictureRequested(link.target);
    else if (!isInMessage(link.target))
        open(link);
}

void MessageCommands::open(const MessageLink &link)
{
    emit linkActivated(QUrl(link.target), link.words);
}

template<typename Function>
void MessageCommands::withAttachment(int row, const MessageLink &link, Function function)
{
    const ShownMessage message = m_viewport.rows().message(row);
    const int index = attachmentIndex(link.target).value_or(-1);
    if (index >= 0 && index < message.attachments.size())
        function(message.attachments.at(index), message.id, index);
}

void MessageCommands::pressAttachment(int row, const MessageLink &link)
{
    withAttachment(row, link, [&](const ShownAttachment &attachment, const QString &, int) {
        canOpen(attachment) ? openAttachment(row, link) : saveAttachment(row, link);
    });
}

void MessageCommands::openAttachment(int row, const MessageLink &link)
{
    withAttachment(row, link, [this](const ShownAttachment &attachment, const QString &id, int at) {
        emit openAttachmentRequested(attachment, id, at);
    });
}

void MessageCommands::saveAttachment(int row, const MessageLink &link)
{
    withAttachment(row, link, [this](const ShownAttachment &attachment, const QString &, int) {
        emit saveAttachmentRequested(attachment);
    });
}

void MessageCommands::copyAttachment(int row, const MessageLink &link)
{
    withAttachment(row, link, [this](const ShownAttachment &attachment, const QString &, int) {
        emit copyAttachmentRequested(attachment);
    });
}

void MessageCommands::useAttachment(int row, const MessageLink &link)
{
    withAttachment(row, link, [this](const ShownAttachment &attachment, const QString &id, int at) {
        if (const auto use = otherUse(attachment))
            emit attachmentUseRequested(id, at, *use);
    });
}

void MessageCommands::toggle(int row, Fold fold)
{
    m_viewport.selection().forgetPositionsIn(row);
    // The fold grows downwards from its button.
    const int offset = m_viewport.y() - m_viewport.rows().geometry().top(row);
    m_viewport.growBelow({row, offset}, [&] { m_viewport.rows().toggle(row, fold); });
}

void MessageCommands::unfold(int row, Fold fold)
{
    if (!m_viewport.rows().message(row).unfolded.testFlag(fold))
        toggle(row, fold);
}

void MessageCommands::setDirection(int row, Qt::LayoutDirection direction)
{
    m_viewport.selection().forgetPositionsIn(row);
    m_viewport.rows().setDirection(row, direction);
    m_viewport.layOut();
    m_viewport.update();
}

void MessageCommands::copy()
{
    const ConversationSelection &selection = m_viewport.selection();
    if (selection.isEmpty())
        return;
    copySelection(selection.range(), selection.messages());
    m_copySign.copiedElsewhere();
}

void MessageCommands::copyPlain()
{
    Hiwar::copyPlain(m_viewport.selection().range(), m_viewport.selection().messages());
    m_copySign.copiedElsewhere();
}

void MessageCommands::copyMarkdown()
{
    Hiwar::copyMarkdown(m_viewport.selection().range(), m_viewport.selection().messages());
    m_copySign.copiedElsewhere();
}

void MessageCommands::copy(const QString &text)
{
    QGuiApplication::clipboard()->setText(text);
    m_copySign.copiedElsewhere();
}

void MessageCommands::copy(const QPixmap &picture)
{
    QGuiApplication::clipboard()->setPixmap(picture);
    m_copySign.copiedElsewhere();
}

void MessageCommands::copyTable(const Block &block)
{
    auto copied = std::make_unique<QMimeData>();
    copied->setText(tabSeparated(block.table));
    copied->setHtml(toHtml({block})); // spreadsheets and editors prefer it
    put(std::move(copied));
}

void MessageCommands::copyTabSeparated(const Block &block)
{
    auto copied = std::make_unique<QMimeData>();
    copied->setText(tabSeparated(block.table));
    put(std::move(copied));
}

void MessageCommands::copyCommaSeparated(const Block &block)
{
    auto copied = std::make_unique<QMimeData>();
    copied->setText(commaSeparated(block.table));
    copied->setData(u"text/csv"_s, copied->text().toUtf8());
    put(std::move(copied));
}

void MessageCommands::put(std::unique_ptr<QMimeData> copied)
{
    QGuiApplication::clipboard()->setMimeData(copied.release());
    m_copySign.copiedElsewhere();
}

} // namespace Hiwar
