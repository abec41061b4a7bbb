// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/conversation/message/contextmenu.h"

#include "ui/block/blocktext.h"
#include "ui/block/picturewords.h"
#include "ui/block/texof.h"
#include "ui/conversation/message/linktarget.h"
#include "ui/conversation/message/messageactions.h"

#include <QCoreApplication>
#include <QUrl>

#include <algorithm>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

struct ContextMenuTr
{
    Q_DECLARE_TR_FUNCTIONS(Conversation)
};

/// Begins a group with the first item that is added.
class Group
{
public:
    explicit Group(QList<MenuItem> &items)
        : m_items(items)
    {
    }

    void add(MenuItem item)
    {
        item.beginsGroup = m_isEmpty && !m_items.isEmpty();
        m_isEmpty = false;
        m_items.append(std::move(item));
    }

private:
    QList<MenuItem> &m_items;
    bool m_isEmpty = true;
};

/// An ampersand would mark a shortcut letter.
QString menuText(QString text)
{
    return text.replace(u'&', u"&&"_s);
}

/// A link's address for a menu, shortened: a long one would fill the screen.
QString menuAddress(const QString &link)
{
    constexpr qsizetype most = 80;
    QString target = shownAddress(QUrl(link));
    if (target.size() > most)
        target = target.left(most * 2 / 3) + u'…' + target.right(most / 3);
    return menuText(target);
}

void addSelection(QList<MenuItem> &items, const MenuSubject &subject)
{
    if (!subject.hasSelection)
        return;
    Group group(items);
    group.add({.command = MenuCommand::Copy,
               .text = ContextMenuTr::tr("Copy"),
               .shortcut = QKeySequence::Copy});
    group.add(
        {.command = MenuCommand::CopyAsMarkdown, .text = ContextMenuTr::tr("Copy as Markdown")});
    group.add(
        {.command = MenuCommand::CopyAsPlainText, .text = ContextMenuTr::tr("Copy as plain text")});
    group.add({.command = MenuCommand::Quote, .text = ContextMenuTr::tr("Quote in reply")});
    group.add({.command = MenuCommand::SaveSelection,
               .text = ContextMenuTr::tr("Save selection as PDF…")});
}

void addPicture(Group &group, const MenuSubject &subject, const MessageLink &link, bool isAlone)
{
    if (!link.isPicture || !subject.named)
        return;
    const NamedPicture picture = subject.named(link.target);
    if (picture.state != NamedPicture::State::Loaded) {
        group.add({.command = MenuCommand::LoadPicture,
                   .text = menuText(pictureActionName(picture, link.target)),
                   .link = link});
    } else if (isAlone) { // with several it would be unclear which one
        group.add({.command = MenuCommand::CopyPicture,
                   .text = ContextMenuTr::tr("Copy picture"),
                   .link = link});
        group.add({.command = MenuCommand::SavePicture,
                   .text = ContextMenuTr::tr("Save picture as…"),
                   .link = link});
    }
}

void addAttachment(Group &group, const MenuSubject &subject, const MessageLink &link, bool isAlone)
{
    const ShownAttachment attachment =
        subject.message.attachments.value(*attachmentIndex(link.target));
    const auto add = [&](MenuCommand command, const QString &text) {
        group.add({.command = command, .text = menuText(text), .link = link});
    };
    if (canOpen(attachment))
        add(MenuCommand::OpenAttachment, openAttachmentName(attachment));
    add(MenuCommand::SaveAttachment, saveAttachmentName(attachment));
    if (canOpen(attachment) && isAlone) // for several the menu would be too long
        add(MenuCommand::CopyAttachment, copyAttachmentName(attachment));
    if (otherUse(attachment))
        add(MenuCommand::UseAttachment, useAttachmentName(attachment));
}

void addLinks(QList<MenuItem> &items, const MenuSubject &subject, const ShownBlocks &shown)
{
    QList<MessageLink> links;
    if (!subject.position) {
        QStringList seen;
        for (const MessageLink &link : messageLinks(shown)) {
            if (!seen.contains(link.target))
                links << link;
            seen << link.target;
        }
    } else if (const auto link = subject.onLink ? linkAt(shown, *subject.position) : std::nullopt) {
        links << *link;
    }
    Group group(items);
    for (const MessageLink &link : links)
        addPicture(group, subject, link, links.size() == 1);
    const auto attached =
        std::stable_partition(links.begin(), links.end(), [](const MessageLink &link) {
            return !attachmentIndex(link.target);
        });
    for (auto link = attached; link != links.end(); ++link)
        addAttachment(group, subject, *link, links.end() - attached == 1);
    links.erase(attached, links.end());
    for (const MessageLink &link : links) {
        if (!isInMessage(link.target))
            group.add({.command = MenuCommand::OpenLink,
                       .text = ContextMenuTr::tr("Open %1").arg(menuAddress(link.target)),
                       .link = link});
    }
    if (links.size() == 1 && !isInMessage(links.first().target))
        group.add({.command = MenuCommand::CopyLink,
                   .text = links.first().isPicture ? ContextMenuTr::tr("Copy address")
                                                   : ContextMenuTr::tr("Copy link address"),
                   .link = links.first()});
}

/// The message under the keyboard may contain many formulas: those that are alone in their block
/// are named by their beginning.
void addFormulas(QList<MenuItem> &items, const MenuSubject &subject, const ShownBlocks &shown)
{
    Group group(items);
    if (!subject.formula.isEmpty())
        group.add({.command = MenuCommand::CopyTex,
                   .text = ContextMenuTr::tr("Copy as TeX"),
                   .tex = texOf(subject.formula).tex});
    if (subject.position)
        return;
    constexpr qsizetype most = 24;
    for (qsizetype i = 0; i < shown.size(); ++i) {
        if (!isFormula(shown.at(i)))
            continue;
        const QString tex = texOf(shown.at(i).spans.first().text).tex;
        const QString begin = tex.simplified();
        group.add(
            {.command = MenuCommand::CopyTex,
             .text = ContextMenuTr::tr("Copy as TeX: %1")
                         .arg(menuText(begin.size() > most ? begin.left(most) + u'…' : begin)),
             .tex = tex});
    }
}

void addTable(Group &group, int index)
{
    group.add({.command = MenuCommand::CopyTable,
               .text = ContextMenuTr::tr("Copy table"),
               .block = index});
    group.add({.command = MenuCommand::CopyTabSeparated,
               .text = ContextMenuTr::tr("Copy table as TSV"),
               .block = index});
    group.add({.command = MenuCommand::CopyCommaSeparated,
               .text = ContextMenuTr::tr("Copy table as CSV"),
               .block = index});
}

void addBlocks(QList<MenuItem> &items, const MenuSubject &subject, const ShownBlocks &shown)
{
    Group group(items);
    for (int i = 0; i < int(shown.size()); ++i) {
        if (subject.position && subject.position->block != i)
            continue;
        if (shown.at(i).kind == Block::Kind::Code)
            group.add({.command = MenuCommand::Code, .block = i});
        else if (shown.at(i).kind == Block::Kind::Table)
            addTable(group, i);
    }
}

void addActions(QList<MenuItem> &items, const MenuSubject &subject)
{
    Group group(items);
    QList<MessageAction> actions = inMenu(subject.actions);
    if (!subject.message.text.isEmpty())
        actions << MessageAction::Source;
    for (const MessageAction action : std::as_const(actions)) {
        MenuItem item{.command = MenuCommand::ActOnMessage,
                      .text = action == MessageAction::Copy ? ContextMenuTr::tr("Copy message")
                                                            : actionName(action)};
        item.action = action;
        if (const auto fold = foldOf(action))
            item.checked = subject.message.unfolded.testFlag(*fold);
        if (action == MessageAction::AlwaysSend)
            item.checked = subject.message.isPinned;
        if (action == MessageAction::NeverSend)
            item.checked = subject.message.isExcluded;
        group.add(item);
    }
}

void addDirections(QList<MenuItem> &items, const MenuSubject &subject)
{
    if (subject.message.text.isEmpty())
        return;
    Group group(items);
    for (const auto &[direction, name] :
         {std::pair{Qt::LayoutDirectionAuto, ContextMenuTr::tr("Automatic")},
          std::pair{Qt::LeftToRight, ContextMenuTr::tr("Left to right")},
          std::pair{Qt::RightToLeft, ContextMenuTr::tr("Right to left")}}) {
        MenuItem item{.command = MenuCommand::SetDirection, .text = name};
        item.checked = subject.message.direction == direction;
        item.direction = direction;
        group.add(item);
    }
}

} // namespace

QList<MenuItem> menuItems(const MenuSubject &subject)
{
    QList<MenuItem> items;
    const ShownBlocks shown = shownBlocks(subject.message);
    addSelection(items, subject);
    addLinks(items, subject, shown);
    addFormulas(items, subject, shown);
    addBlocks(items, subject, shown);
    addActions(items, subject);
    addDirections(items, subject);
    Group group(items);
    group.add({.command = MenuCommand::SelectMessage, .text = ContextMenuTr::tr("Select message")});
    group.add({.command = MenuCommand::SelectAll,
               .text = ContextMenuTr::tr("Select all"),
               .shortcut = QKeySequence::SelectAll});
    group.add({.command = MenuCommand::SelectByKeyboard,
               .text = ContextMenuTr::tr("Select with the keyboard"),
               .shortcut = QKeySequence(Qt::Key_F7),
               .checked = subject.selectsByKeyboard});
    return items;
}

QString directionMenuName()
{
    return ContextMenuTr::tr("Text direction");
}

} // namespace Hiwar
