// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/codefiles.h"

#include "ui/conversation/conversationview.h"
#include "ui/window/mainwindow.h"
#include "ui/window/noticebar.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QSaveFile>

namespace Hiwar {

CodeFiles::CodeFiles(MainWindow &window)
    : QObject(&window)
    , m_window(window)
{
    connect(&window.conversationView(), &ConversationView::saveCodeRequested, this,
            &CodeFiles::ask);
}

void CodeFiles::ask(const QString &code, const QString &suggestedName)
{
    auto *dialog = new QFileDialog(&m_window, tr("Save code"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QFileInfo(suggestedName).suffix());
    dialog->selectFile(suggestedName);
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, code](const QString &path) { write(code, path); });
    dialog->open();
}

void CodeFiles::write(const QString &code, const QString &path)
{
    QSaveFile file(path);
    const QByteArray bytes = (code.endsWith(u'\n') ? code : code + u'\n').toUtf8();
    const bool written = file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
    if (!written || !file.commit())
        m_window.notice().tell(
            tr("%1 could not be written: %2").arg(QFileInfo(path).fileName(), file.errorString()));
}

} // namespace Hiwar
