// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// hiwar-manual FOLDER VERSION DATE: writes the manual page and the shells' completions into FOLDER.
// Runs during the build of Hiwar and is not installed.
#include "app/manual/completions.h"
#include "app/manual/manualpage.h"

#include <QDir>
#include <QFile>
#include <QTextStream>

#include <array>

using namespace Qt::StringLiterals;
using namespace Hiwar;

int main(int argc, char **argv)
{
    if (argc != 4) {
        QTextStream(stderr) << "usage: hiwar-manual FOLDER VERSION DATE" << Qt::endl;
        return 2;
    }
    const QDir folder(QString::fromLocal8Bit(argv[1]));
    const QDate date = QDate::fromString(QString::fromLatin1(argv[3]), Qt::ISODate);
    const CommandManual manual = commandManual();
    struct Page
    {
        QString name;
        QString text;
    };
    const std::array pages{
        Page{u"hiwar.1"_s, manualPage(manual, QString::fromLatin1(argv[2]), date)},
        Page{u"hiwar.bash"_s, bashCompletion(manual)}, Page{u"hiwar.zsh"_s, zshCompletion(manual)},
        Page{u"hiwar.fish"_s, fishCompletion(manual)}};
    for (const Page &page : pages) {
        QFile file(folder.filePath(page.name));
        const QByteArray bytes = page.text.toUtf8();
        if (!date.isValid() || !file.open(QIODevice::WriteOnly) ||
            file.write(bytes) != bytes.size() || !file.flush()) {
            QTextStream(stderr) << page.name << ": " << file.errorString() << Qt::endl;
            return 1;
        }
    }
    return 0;
}
