// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How often the check of what is sent is wrong, measured over every text of this repository:
// sources, documents, the Guide, the examples of the tests. Each alarm is listed, with its reason,
// in secretcheck/alarms.txt: "path<TAB>number of alarms<TAB>reason".
#include "app/secretcheck/secretfinder.h"
#include "tests/support/testcase.h"
#include "tests/support/testfile.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QMap>

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype mostLetters = 2'000'000;

struct Alarms
{
    QMap<QString, int> count; ///< by path
    QStringList words;        ///< where each is, for anyone who adds a text or changes a rule
    qsizetype letters = 0;    ///< of all texts
    int texts = 0;
};

void look(const SecretFinder &finder, const QString &root, const QString &path, Alarms &alarms)
{
    QFile file(root + path);
    if (!file.open(QIODevice::ReadOnly))
        return;
    const QByteArray bytes = file.read(mostLetters);
    if (bytes.contains('\0'))
        return;
    const QString text = QString::fromUtf8(bytes);
    alarms.letters += text.size();
    ++alarms.texts;
    for (const FoundSecret &found : finder.findByRules(text)) {
        ++alarms.count[path];
        alarms.words += u"%1:%2: %3"_s.arg(path)
                            .arg(QStringView(text).first(found.start).count(u'\n') + 1)
                            .arg(text.sliced(found.start, std::min<qsizetype>(found.length, 60)));
    }
}

} // namespace

class FalseAlarmsTest : public TestCase
{
    Q_OBJECT

private slots:
    void areFewAndKnown()
    {
        const SecretFinder finder(shippedSecretRules());
        const QString root = QDir(testFile(u".."_s)).canonicalPath() + u'/';
        Alarms alarms;
        for (const QString &folder : {u"app"_s, u"net"_s, u"ui"_s, u"resources"_s, u"packaging"_s,
                                      u"tests"_s, u".github"_s}) {
            QDirIterator files(root + folder, QDir::Files | QDir::Hidden,
                               QDirIterator::Subdirectories);
            while (files.hasNext())
                look(finder, root, files.next().sliced(root.size()), alarms);
        }
        QVERIFY(alarms.texts > 1000);
        QFile list(testFile(u"app/secretcheck/alarms.txt"_s));
        QVERIFY(list.open(QIODevice::ReadOnly));
        QMap<QString, int> known;
        const QStringList lines = QString::fromUtf8(list.readAll()).split(u'\n');
        for (const QString &line : lines) {
            const QStringList fields = line.split(u'\t');
            if (fields.size() == 3 && !line.startsWith(u'#'))
                known.insert(fields.at(0), fields.at(1).toInt());
        }
        QStringList unknown;
        for (const QString &words : alarms.words) {
            const QString path = words.first(words.indexOf(u':'));
            if (alarms.count.value(path) > known.value(path))
                unknown += words;
        }
        QVERIFY2(unknown.isEmpty(), qPrintable(u'\n' + unknown.join(u'\n')));
        QVERIFY(alarms.words.size() <= mostAlarms);
    }

private:
    /// In some ten megabytes, and most of them are keys that tests have made up to look real.
    static constexpr qsizetype mostAlarms = 20;
};

HIWAR_TEST(FalseAlarmsTest, QCoreApplication)
#include "tst_falsealarms.moc"
