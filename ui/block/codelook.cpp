// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/block/codelook.h"

#include "ui/highlight/codelanguage.h"

#include <QCoreApplication>

namespace Hiwar {

namespace {

struct ConversationViewTr
{
    Q_DECLARE_TR_FUNCTIONS(Hiwar::ConversationView)
};

} // namespace

int lineCount(const Block &code)
{
    return int(code.code.count(u'\n')) + 1;
}

QList<CodeAction> codeActionsFor(const Block &code)
{
    if (code.kind != Block::Kind::Code)
        return {};
    QList<CodeAction> actions{CodeAction::Copy, CodeAction::Save, CodeAction::Wrap};
    if (lineCount(code) > linesWhenFolded)
        actions.append(CodeAction::Fold);
    return actions;
}

QString codeActionName(CodeAction action, const Block &code, const CodeLook &look)
{
    switch (action) {
    case CodeAction::Copy:
        return code.language.isEmpty()
                   ? ConversationViewTr::tr("Copy code")
                   : ConversationViewTr::tr("Copy code (%1)").arg(languageLabel(code.language));
    case CodeAction::Save:
        return ConversationViewTr::tr("Save code as…");
    case CodeAction::Wrap:
        return look.wrapped ? ConversationViewTr::tr("Do not wrap lines")
                            : ConversationViewTr::tr("Wrap lines");
    case CodeAction::Fold:
        return look.folded ? ConversationViewTr::tr("Show all %n lines", nullptr, lineCount(code))
                           : ConversationViewTr::tr("Show the first %n lines only", nullptr,
                                                    linesWhenFolded);
    }
    return {};
}

} // namespace Hiwar
