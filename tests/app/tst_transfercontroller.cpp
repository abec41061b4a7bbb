// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/controllers/transfercontroller.h"
#include "app/transfer/historylines.h"
#include "tests/app/chatcontrollercase.h"
#include "ui/window/noticebar.h"
#include "ui/window/toast.h"

#include <QDir>
#include <QFile>

using namespace Qt::StringLiterals;
using namespace Hiwar;

class TransferControllerTest : public ChatControllerCase
{
    Q_OBJECT

private slots:
    void init()
    {
        ChatControllerCase::init();
        makeController();
    }
    void cleanup()
    {
        controller.reset();
        ChatControllerCase::cleanup();
    }

    void exportsWhatIsSelected()
    {
        const QString firstId = talk(u"first"_s);
        talk(u"second"_s);
        const QString path = dir->filePath(u"out.md"_s);
        controller->exportTo(path, exportFormats().at(1), {firstId});
        QVERIFY(controller->isBusy());
        QTRY_COMPARE(told(), u"One conversation was exported to out.md."_s);
        QVERIFY(!controller->isBusy());
        const QByteArray written = contentOf(path);
        QVERIFY(written.contains("first") && !written.contains("second"));
    }

    void exportsWhatThePersonSaysAsTheyReadIt()
    {
        const QString id = talk(u"  x*2*3"_s);
        for (const bool own : {false, true}) {
            ownMarkdown = own;
            const QString path = dir->filePath(own ? u"own.html"_s : u"typed.html"_s);
            controller->exportTo(path, exportFormats().at(2), {id});
            QTRY_VERIFY(!controller->isBusy());
            QCOMPARE(contentOf(path).contains("  x*2*3</div>"), !own);
            QCOMPARE(contentOf(path).contains("x<em>2</em>3"), own);
        }
    }

    void exportsAllAndImportsThemElsewhere()
    {
        talk(u"first"_s);
        const QString archived = talk(u"second"_s);
        emit window().sidebar().organiseRequested(Organising::Archive, {archived});
        const QString path = dir->filePath(u"all.jsonl"_s);
        controller->exportTo(path, exportFormats().constFirst(), {});
        QTRY_COMPARE(told(), u"2 conversations were exported to all.jsonl."_s);

        startElsewhere();
        controller->count(path);
        QTRY_VERIFY(!controller->isBusy());
        QVERIFY2(told().startsWith(u"all.jsonl ("_s), qPrintable(told()));
        QVERIFY(settled(m->history.conversations())->isEmpty()); // it only counted
        answer(u"Import"_s);
        QTRY_COMPARE(m->conversations.list().count(), 2);
        answer(u"Open"_s);
        QTRY_COMPARE(rows(), 2);
        controller->count(path);
        QTRY_VERIFY(!controller->isBusy());
        QVERIFY(!button(u"Import"_s)); // nothing to import
    }

    void writesAFileForEach_data()
    {
        QTest::addColumn<int>("form");
        QTest::addColumn<QString>("suffix");
        const QList<ExportFormat> formats = exportFormats();
        for (int form = 0; form < int(formats.size()); ++form)
            QTest::newRow(qPrintable(formats.at(form).suffix)) << form << formats.at(form).suffix;
    }
    void writesAFileForEach()
    {
        QFETCH(int, form);
        QFETCH(QString, suffix);
        const QString firstId = talk(u"first"_s);
        talk(u"not this one"_s);
        const QString second = talk(u"second"_s);
        QVERIFY(QDir(dir->path()).mkdir(u"out"_s));
        const QString folder = dir->filePath(u"out"_s);
        controller->exportEachTo(folder, exportFormats().at(form), {firstId, second});
        QTRY_COMPARE_WITH_TIMEOUT(told(), u"2 conversations were exported to out."_s, 30'000);
        QVERIFY(!controller->isBusy());
        QCOMPARE(QDir(folder).entryList(QDir::Files | QDir::Hidden),
                 (QStringList{u"first."_s + suffix, u"second."_s + suffix}));
        QVERIFY(contentOf(folder + u"/first."_s + suffix).size() > 20);
    }

    void paintsOneConversation()
    {
        const QString id = talk(u"first"_s);
        const QString path = dir->filePath(u"out.pdf"_s);
        controller->exportTo(path, exportFormats().constLast(), {id});
        QTRY_COMPARE_WITH_TIMEOUT(told(), u"One conversation was exported to out.pdf."_s, 30'000);
        QVERIFY(contentOf(path).startsWith("%PDF-"));
    }

    void paintingManyCanBeCancelledAndLeavesNothing()
    {
        for (int i = 0; i < 8; ++i)
            talk(QString::number(i));
        const QString folder = dir->filePath(u"made/for/it"_s);
        controller->exportEachTo(folder, exportFormats().constLast(), {});
        QTRY_COMPARE_GE_WITH_TIMEOUT(QDir(folder).entryList(QDir::Files).size(), 3, 30'000);
        QVERIFY(told().startsWith(u"Exporting to it: "_s) && told() != u"Exporting to it: 0 %"_s);
        answer(u"Cancel"_s);
        QVERIFY(!controller->isBusy());
        QCOMPARE(told(), describe(TransferError{.fault = TransferFault::Cancelled}));
        QTRY_VERIFY(!QFile::exists(dir->filePath(u"made"_s)));
    }

    void endsWithTheWindowWhilePagesArePainted()
    {
        for (int i = 0; i < 4; ++i)
            talk(QString::number(i));
        const QString folder = dir->filePath(u"out"_s);
        controller->exportEachTo(folder, exportFormats().constLast(), {});
        QTRY_VERIFY_WITH_TIMEOUT(!QDir(folder).entryList(QDir::Files).isEmpty(), 30'000);
        controller.reset();
        QVERIFY(!QFile::exists(folder));
    }

    void tellsWhatCannotBeRead()
    {
        const QString path = dir->filePath(u"picture.bin"_s);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray(1000, '\xff'));
        file.close();
        controller->count(path);
        QTRY_VERIFY(!controller->isBusy());
        QVERIFY2(told().contains(u"picture.bin"_s), qPrintable(told()));
        QVERIFY(!window().notice().findChild<QPushButton *>()->isVisible());
        controller->count(dir->filePath(u"none"_s));
        QTRY_VERIFY(!controller->isBusy() && told().contains(u"none"_s));
    }

    void aCancelledExportLeavesNothing()
    {
        talk(u"first"_s);
        const QString path = dir->filePath(u"out.jsonl"_s);
        ExportFormat slow = exportFormats().constFirst();
        slow.make = [this](bool) {
            controller->cancel(); // as if the user had cancelled at once
            return std::make_unique<HistoryLinesForm>();
        };
        controller->exportTo(path, slow, {});
        QTRY_VERIFY(!controller->isBusy());
        QVERIFY(!QFile::exists(path));
    }

    void showsHowFarItIsAndOffersToCancel()
    {
        talk(u"first"_s);
        controller->exportTo(dir->filePath(u"out.md"_s), exportFormats().at(1), {});
        QCOMPARE(told(), u"Exporting to out.md: 0 %"_s);
        QCOMPARE(window().notice().findChild<QPushButton *>()->text(), u"Cancel"_s);
        QTRY_VERIFY(!controller->isBusy());
    }

    void endsWithTheWindow()
    {
        talk(u"first"_s);
        controller->exportTo(dir->filePath(u"out.md"_s), exportFormats().at(1), {});
        controller.reset(); // waits for the export, without a crash
        QVERIFY(window().isVisible());
    }

private:
    void makeController()
    {
        controller = std::make_unique<TransferController>(
            TransferController::Views{.sidebar = window().sidebar(), .notice = window().notice()},
            TransferController::Collaborators{.conversations = m->conversations,
                                              .shown = m->shown,
                                              .folders = m->folders,
                                              .historyPath = dir->filePath(u"history.sqlite"_s),
                                              .formats = exportFormats(),
                                              .readers =
                                                  [] {
                                                      Readers readers;
                                                      readers.push_back(
                                                          std::make_unique<HistoryLinesReader>());
                                                      return readers;
                                                  },
                                              .ownMarkdown = [this] { return ownMarkdown; }});
    }
    void startElsewhere()
    {
        controller.reset();
        m.reset();
        formerDir = std::move(dir);
        dir = std::make_unique<QTemporaryDir>();
        restart(first);
        makeController();
    }
    QString talk(const QString &question)
    {
        emit window().commands().newConversationRequested();
        ask(question, u"a"_s);
        return m->shown.id();
    }
    QString told() const { return window().notice().sentence(); }
    void answer(const QString &text)
    {
        QPushButton *wanted = nullptr;
        QTRY_VERIFY((wanted = button(text)));
        wanted->click();
    }
    QPushButton *button(const QString &text) const
    {
        const QList<QPushButton *> buttons =
            window().notice().findChildren<QPushButton *>() +
            window().notice().toast().findChildren<QPushButton *>();
        for (QPushButton *each : buttons) {
            if (each->text() == text && each->isVisible())
                return each;
        }
        return nullptr;
    }
    static QByteArray contentOf(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    bool ownMarkdown = false;
    std::unique_ptr<QTemporaryDir> formerDir;
    std::unique_ptr<TransferController> controller;
};

HIWAR_TEST(TransferControllerTest, QApplication)
#include "tst_transfercontroller.moc"
