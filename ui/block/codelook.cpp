// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/block/codelook.h"

#include "ui/highlight/codelanguage.h"

#include <QCoreApplication>

namespace Hiwar {

namespace {

QString tr(const char *text, int n = -1)
{
    return QCoreApplication::translate("Hiwar::ConversationView", text, nullptr, n);
}

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
        return code.language.isEmpty() ? tr("Copy code")
                                       : tr("Copy code (%1)").arg(languageLabel(code.language));
    case CodeAction::Save:
        return tr("Save code as…");
    case CodeAction::Wrap:
        return look.wrapped ? tr("Do not wrap lines") : tr("Wrap lines");
    case CodeAction::Fold:
        return look.folded ? tr("Show all %1 lines").arg(lineCount(code))
                           : tr("Show the first %1 lines only").arg(linesWhenFolded);
    }
    return {};
}

} // namespace Hiwar
