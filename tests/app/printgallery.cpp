// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// printgallery FOLDER: the pages of a conversation that uses every feature, with formulas drawn by
// hiwar-math, for people to look at: with a left-to-right and with a right-to-left interface.
#include "app/controllers/formulacontroller.h"
#include "tests/support/testfile.h"
#include "tests/ui/galleryconversation.h"
#include "ui/print/printrun.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QPdfWriter>

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

QString page(const QString &name)
{
    QFile file(testFile(u"endtoend/pages/"_s + name));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QString longCode()
{
    QString code = u"Here it is:\n\n```cpp\n"_s;
    for (int i = 0; i < 70; ++i)
        code +=
            u"    const int number%1 = compute(%1); // a line that is rather long, so that it has "
            "to be broken somewhere on the page\n"_s.arg(i);
    return code + u"```\n\nAnd after it.\n"_s;
}

QString wideTable()
{
    QString table = u"| Name | "_s + u"Measurement | "_s.repeated(11) + u"Remarks |\n|"_s +
                    u"--|"_s.repeated(13) + u"\n"_s;
    for (int i = 0; i < 60; ++i)
        table += u"| row %1 | "_s.arg(i) + u"123456.789 | "_s.repeated(11) + u"none |\n"_s;
    return table;
}

Printout everything()
{
    Printout printout;
    printout.time = QDateTime::currentDateTimeUtc();
    printout.messages = galleryConversation();
    const auto add = [&printout](Role author, const QString &text) {
        printout.messages << makeMessage(u"m"_s, author, text);
    };
    add(Role::User, u"Where is my key kept, and what does $E = mc^2$ mean?"_s);
    add(Role::Assistant, page(u"everything.md"_s));
    add(Role::User, u"وأين يُحفَظ المفتاح في `Windows`؟"_s);
    add(Role::Assistant, page(u"everything-ar.md"_s));
    add(Role::User, u"A long program, please."_s);
    add(Role::Assistant, longCode());
    add(Role::Assistant, wideTable());
    printout.messages[1].reasoning = u"First the keychain.\n\nThen **the file**."_s;
    printout.messages[1].unfolded = Fold::Reasoning;
    return printout;
}

struct Printing
{
    QPdfWriter writer;
    PrintRun run;

    Printing(const QString &path, const Printout &printout, FormulaSource &formulas)
        : writer(path)
        , run(printout, prepared(writer), {.formulas = &formulas})
    {
    }

    static QPdfWriter &prepared(QPdfWriter &writer)
    {
        writer.setPageSize(QPageSize(QPageSize::A4));
        const qreal margin = Theme::paperMargin;
        writer.setPageMargins({margin, margin, margin, margin}, QPageLayout::Millimeter);
        return writer;
    }
};

} // namespace

int main(int argc, char **argv)
{
    QApplication application(argc, argv);
    if (argc != 2 || !QDir().mkpath(QString::fromLocal8Bit(argv[1])))
        return 2;
    const QDir folder(QString::fromLocal8Bit(argv[1]));
    FormulaController formulas(formulaProgramPath());
    Printout printout = everything();
    printout.title = u"Where the key is kept"_s;
    Printing english(folder.filePath(u"print.pdf"_s), printout, formulas);
    printout.title = u"أين يُحفَظ المفتاح؟"_s;
    printout.direction = Qt::RightToLeft;
    Printing mirrored(folder.filePath(u"print-mirrored.pdf"_s), printout, formulas);
    QObject::connect(&english.run, &PrintRun::finished, &mirrored.run, &PrintRun::start);
    QObject::connect(&mirrored.run, &PrintRun::finished, &application, &QApplication::quit);
    english.run.start();
    return QApplication::exec();
}
