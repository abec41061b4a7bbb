// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chat/folders.h"
#include "tests/support/settled.h"
#include "tests/support/testcase.h"

#include <QTemporaryDir>

using namespace Hiwar;
using namespace Qt::StringLiterals;

class FoldersTest : public TestCase
{
    Q_OBJECT

private slots:
    void init()
    {
        TestCase::init();
        dir = std::make_unique<QTemporaryDir>();
        history = std::make_unique<HistoryStore>(dir->filePath(u"history.sqlite"_s));
        QVERIFY(settled(history->open()));
        folders = std::make_unique<Folders>(Folders::in(*history));
    }
    void cleanup()
    {
        folders.reset();
        history.reset();
    }

    void areKeptAndSorted()
    {
        const QString work = folders->create(u"  Work \n"_s);
        folders->create(u"Garden"_s);
        QCOMPARE(names(), (QStringList{u"Garden"_s, u"Work"_s}));
        QCOMPARE(folders->nameOf(work), u"Work"_s);
        folders->rename(work, u"Books"_s);
        QCOMPARE(names(), (QStringList{u"Books"_s, u"Garden"_s}));
        QCOMPARE(settled(history->folders())->size(), 2);
        Folders again(Folders::in(*history));
        QSignalSpy changed(&again, &Folders::changed);
        again.load();
        QTRY_COMPARE(changed.count(), 1);
        QCOMPARE(again.all(), folders->all());
    }

    void aNameStandsForOne()
    {
        const QString id = folders->create(u"Work"_s);
        QCOMPARE(folders->create(u"work"_s), id);
        QCOMPARE(folders->create(u"  "_s), QString());
        folders->rename(id, u" "_s);
        folders->rename(u"none"_s, u"x"_s);
        QCOMPARE(names(), QStringList{u"Work"_s});
    }

    void areRemovedAndBroughtBack()
    {
        const Folder work{folders->create(u"Work"_s), u"Work"_s};
        folders->remove(work.id);
        folders->remove(u"none"_s);
        QVERIFY(folders->all().isEmpty());
        QVERIFY(settled(history->folders())->isEmpty());
        folders->restore(work);
        QCOMPARE(*settled(history->folders()), QList<Folder>{work});
    }

    void whatWasMadeMeanwhileStays()
    {
        QVERIFY(settled(history->saveFolder({u"old"_s, u"Old"_s})));
        folders->load();
        folders->create(u"New"_s);
        QTRY_COMPARE(names(), (QStringList{u"New"_s, u"Old"_s}));
    }

    void tellsWhatCannotBeStored()
    {
        HistoryStore closed(dir->filePath(u"never-opened.sqlite"_s));
        Folders unstored(Folders::in(closed));
        QSignalSpy failed(&unstored, &Folders::storingFailed);
        unstored.create(u"Work"_s);
        QTRY_COMPARE(failed.count(), 1);
        QCOMPARE(unstored.all().size(), 1); // it exists in memory while the program runs
    }

private:
    QStringList names() const
    {
        QStringList names;
        for (const Folder &folder : folders->all())
            names.append(folder.name);
        return names;
    }

    std::unique_ptr<QTemporaryDir> dir;
    std::unique_ptr<HistoryStore> history;
    std::unique_ptr<Folders> folders;
};

HIWAR_TEST(FoldersTest, QCoreApplication)
#include "tst_folders.moc"
