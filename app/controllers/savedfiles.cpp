// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/controllers/savedfiles.h"

#include "app/text/commitfile.h"
#include "app/text/sentence.h"
#include "app/transfer/ownersfile.h"
#include "ui/conversation/conversationview.h"
#include "ui/window/noticebar.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QSaveFile>

namespace Hiwar {

SavedFiles::SavedFiles(ConversationView &view, NoticeBar &notice)
    : m_notice(notice)
{
    connect(&view, &ConversationView::saveCodeRequested, this,
            [this](const QString &code, const QString &suggestedName) {
                const QString lines = code.endsWith(u'\n') ? code : code + u'\n';
                ask(tr("Save code"), lines.toUtf8(), suggestedName);
            });
}

void SavedFiles::ask(const QString &title, const QByteArray &bytes, const QString &suggestedName)
{
    auto *dialog = new QFileDialog(m_notice.window(), title);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QFileInfo(suggestedName).suffix());
    dialog->selectFile(suggestedName);
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, title, bytes](const QString &path) { write(title, bytes, path); });
    dialog->open();
}

void SavedFiles::write(const QString &title, const QByteArray &bytes, const QString &path)
{
    QSaveFile file(path);
    if (openForOwner(file) && file.write(bytes) == bytes.size() && commitFile(file))
        return;
    const QString name = QFileInfo(path).fileName();
    m_notice.tell(tr("%1 could not be written: %2").arg(name, asSentence(file.errorString())),
                  tr("Save elsewhere…"), [this, title, bytes, name] { ask(title, bytes, name); });
}

} // namespace Hiwar
