// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/controllers/textfilecontroller.h"

#include "app/text/sentence.h"
#include "ui/composer/composer.h"
#include "ui/window/noticebar.h"

#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QLocale>
#include <QMenu>
#include <QStringDecoder>

namespace Hiwar {

TextFileController::TextFileController(Composer &composer, NoticeBar &notice, QObject *parent)
    : QObject(parent)
    , m_composer(composer)
    , m_notice(notice)
{
    connect(&composer, &Composer::addMenuRequested, this, [this](QMenu *menu) {
        menu->addAction(tr("Text of a file…"), this, &TextFileController::ask);
    });
}

void TextFileController::ask()
{
    auto *dialog = new QFileDialog(m_notice.window(), tr("Text of a file"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &TextFileController::insert);
    dialog->open();
}

void TextFileController::insert(const QString &path)
{
    const QString name = QFileInfo(path).fileName();
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        m_notice.tell(tr("“%1” could not be read. %2").arg(name, asSentence(file.errorString())));
        return;
    }
    const QByteArray bytes = file.read(mostBytes + 1);
    if (bytes.size() > mostBytes) {
        m_notice.tell(tr("“%1” is larger than %2. Copy the part that matters.")
                          .arg(name, QLocale().formattedDataSize(mostBytes, 0)));
        return;
    }
    QStringDecoder decoder(QStringConverter::Utf8);
    QString text = decoder.decode(bytes);
    if (decoder.hasError() || text.contains(QChar(QChar::Null))) {
        m_notice.tell(tr("“%1” is not a text in UTF-8. Nothing was added.").arg(name));
        return;
    }
    m_composer.insertText(text);
}

} // namespace Hiwar
