// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Files that say where they were made, and by whom (tests/app/reader/files/canary), as attachments
// with the real hiwar-reader: none of it is stored, unless the original was asked to be kept.
#include "app/attachments/attachmentwords.h"
#include "tests/app/attachments/draftcase.h"

#include <QDirIterator>

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

bool hasCanary(const QByteArray &bytes)
{
    return bytes.contains("CANARY") || bytes.contains("C\0A\0N\0A\0R\0Y"_ba);
}

QStringList canaryFiles()
{
    const QDir folder(QStringLiteral(CANARY_FILES));
    QStringList paths;
    for (const QString &name : folder.entryList({u"photo.*"_s, u"letter.*"_s}, QDir::Files))
        paths.append(folder.filePath(name));
    return paths;
}

} // namespace

class CanaryFilesTest : public DraftCase
{
    Q_OBJECT

private slots:
    void init();
    void areStoredWithoutWhatTheyHide();
    void areStoredWholeWhenAskedTo();

private:
    void attachAll();
    /// The contents of those that are ready, unpacked.
    QByteArrayList contents();
    /// What is in the history's folder, its log, too.
    QStringList filesWithCanary() const;
};

void CanaryFilesTest::init()
{
    DraftCase::init();
    useProgram(QStringLiteral(HIWAR_READER));
}

void CanaryFilesTest::attachAll()
{
    const QStringList paths = canaryFiles();
    QVERIFY(paths.size() >= 12);
    for (const QString &path : paths) {
        QFile original(path);
        QVERIFY(original.open(QIODevice::ReadOnly));
        if (!path.endsWith(".docx"_L1) && !path.endsWith(".odt"_L1) && !path.endsWith(".epub"_L1))
            QVERIFY2(hasCanary(original.readAll()), qPrintable(path));
    }
    drafts->addFiles(paths);
    QTRY_VERIFY_WITH_TIMEOUT(
        std::none_of(drafts->all().begin(), drafts->all().end(),
                     [](const auto &each) { return each.state == State::Reading; }),
        60'000);
    QCOMPARE(drafts->all().size(), paths.size());
}

QByteArrayList CanaryFilesTest::contents()
{
    QByteArrayList all;
    for (const DraftAttachment &each : drafts->all()) {
        if (!each.isKept())
            continue;
        const Attachment &attachment = each.attachment;
        if (!attachment.reading.isEmpty())
            all.append(
                qUncompress(settled(store->attachment(attachment.reading)).value_or(QByteArray())));
        if (!attachment.isMissing)
            all.append(settled(store->attachment(attachment.hash)).value_or(QByteArray()));
    }
    return all;
}

QStringList CanaryFilesTest::filesWithCanary() const
{
    QStringList found;
    QDirIterator each(folder->path(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (each.hasNext()) {
        QFile file(each.next());
        if (file.open(QIODevice::ReadOnly) && hasCanary(file.readAll()))
            found.append(file.fileName());
    }
    return found;
}

void CanaryFilesTest::areStoredWithoutWhatTheyHide()
{
    attachAll();
    const QByteArrayList stored = contents();
    QVERIFY(stored.size() >= 6);
    for (const QByteArray &content : stored) {
        QVERIFY(!content.isEmpty());
        QVERIFY(!hasCanary(content));
    }
    QCOMPARE(filesWithCanary(), QStringList());
    // Of the others it is said what to do.
    for (const DraftAttachment &each : drafts->all()) {
        if (each.state == State::Failed)
            QVERIFY(faultWords(each.attachment.name, each.fault).contains(each.attachment.name));
    }
}

void CanaryFilesTest::areStoredWholeWhenAskedTo()
{
    drafts->setPreferences({.keepsOriginals = true});
    attachAll();
    for (const DraftAttachment &each : drafts->all()) {
        if (!each.isKept())
            continue;
        const QByteArray content =
            settled(store->attachment(each.attachment.hash)).value_or(QByteArray());
        QVERIFY(!content.isEmpty());
        // A picture always goes as it is seen, and nothing else of it is kept.
        if (each.kind == FileKind::Picture)
            QVERIFY(!hasCanary(content));
        else
            QCOMPARE(attachmentHash(content), each.attachment.hash);
    }
    QVERIFY(!filesWithCanary().isEmpty()); // or else looking through them would prove nothing
}

HIWAR_TEST(CanaryFilesTest, QCoreApplication)
#include "tst_canaryfiles.moc"
