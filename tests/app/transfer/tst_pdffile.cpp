// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/documents/pdffile.h"

#include "net/values/utc.h"
#include "tests/app/transfer/historycase.h"
#include "tests/ui/printedpdf.h"

#include <QApplication>
#include <QDir>

using namespace Hiwar;

namespace {

Printout small(Versions versions = Versions::Shown)
{
    StoredConversation all;
    all.info.title = u"A fork"_s;
    all.info.currentLeaf = u"a"_s;
    MessageNode node;
    node.id = u"q"_s;
    node.content = u"Whyever"_s;
    node.createdAt = QDateTime::fromMSecsSinceEpoch(1'763'755'200'000, utc);
    all.nodes.append(node);
    for (const QString &id : {u"a"_s, u"b"_s}) {
        node.id = id;
        node.parentId = u"q"_s;
        node.role = Role::Assistant;
        node.content = u"answer%1"_s.arg(id);
        all.nodes.append(node);
    }
    return printoutOf(all, {.versions = versions});
}

} // namespace

class TestPdfFile : public HistoryCase
{
    Q_OBJECT

private slots:
    void isWhatIsShown();
    void cutsALongMessage();
    void tellsWhereItCannotWrite();
    void leavesTheOldFileWhenItIsDeleted();

private:
    /// Empty optional: the file was written.
    [[nodiscard]] static std::optional<TransferError> written(const Printout &printout,
                                                              const QString &path)
    {
        PdfFile file(printout, path);
        std::optional<TransferError> error;
        QSignalSpy finished(&file, &PdfFile::finished);
        connect(&file, &PdfFile::finished, &file, [&error](const auto &end) { error = end; });
        file.start();
        if (finished.isEmpty() && !finished.wait(60'000))
            return TransferError{.fault = TransferFault::Cancelled};
        return error;
    }
};

void TestPdfFile::isWhatIsShown()
{
    QVERIFY(!written(small(), path(u"x.pdf"_s)));
    const PrintedPdf shown(read(u"x.pdf"_s));
    QVERIFY(shown.bytes.startsWith("%PDF-"));
    QVERIFY(!written(small(Versions::All), path(u"y.pdf"_s)));
    const PrintedPdf all(read(u"y.pdf"_s));
    if (shown.text().isEmpty())
        QSKIP("poppler's pdftotext is missing");
    QVERIFY(shown.text().contains("Whyever"_L1) && shown.text().contains("answera"_L1));
    QVERIFY(!shown.text().contains("answerb"_L1));
    QVERIFY(all.text().contains("answera"_L1) && all.text().contains("answerb"_L1));
    QCOMPARE(shown.info(u"Title"_s), u"A fork"_s);
}

void TestPdfFile::cutsALongMessage()
{
    StoredConversation all;
    MessageNode node;
    node.id = u"a"_s;
    node.role = Role::Assistant;
    node.content = u"some words\n"_s.repeated(300'000);
    node.state = MessageState::Stopped;
    all.nodes = {node};
    all.info.currentLeaf = u"a"_s;
    const Printout printout = printoutOf(all, {});
    QVERIFY(printout.messages.size() > 10);
    QString together;
    for (const ShownMessage &message : printout.messages) {
        QVERIFY(message.text.size() <= 1024 * 1024);
        const bool isLast = together.size() + message.text.size() == node.content.size();
        QCOMPARE(message.state, isLast ? MessageState::Stopped : MessageState::Complete);
        together += message.text;
    }
    QCOMPARE(together, node.content);
}

void TestPdfFile::tellsWhereItCannotWrite()
{
    const auto error = written(small(), path(u"no/such/x.pdf"_s));
    QCOMPARE(error->fault, TransferFault::CannotWrite);
    QCOMPARE(error->subject, path(u"no/such/x.pdf"_s));
}

void TestPdfFile::leavesTheOldFileWhenItIsDeleted()
{
    QVERIFY(QDir().mkpath(path(u"out"_s)));
    QVERIFY(write(u"out/x.pdf"_s, "old"));
    auto file = std::make_unique<PdfFile>(small(), path(u"out/x.pdf"_s));
    QSignalSpy progressed(file.get(), &PdfFile::progressed);
    file->start();
    QVERIFY(progressed.wait(60'000));
    file.reset();
    QCOMPARE(read(u"out/x.pdf"_s), QByteArray("old"));
    QCOMPARE(QDir(path(u"out"_s)).entryList(QDir::Files | QDir::Hidden), QStringList{u"x.pdf"_s});
}

HIWAR_TEST(TestPdfFile, QApplication)
#include "tst_pdffile.moc"
