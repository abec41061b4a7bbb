// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/attachments/draftcase.h"

#include <QDir>

using namespace Hiwar;
using namespace Qt::StringLiterals;

class DraftChangesTest : public DraftCase
{
    Q_OBJECT

private slots:
    void aFolderIsAListToChooseFrom();
    void anArchiveIsAListToChooseFrom();
    void pagesFollowTheirDocument();
    void readsATextInAnotherEncoding();
    void orderAndUseAreKept();
    void removedAndBroughtBackWithItsContents();
    void removedWhileItIsRead();
    void goesOnForAnotherConversation();
    void whatWasSentIsGone();
    void isThereAgainAfterAStart();
};

void DraftChangesTest::aFolderIsAListToChooseFrom()
{
    const QDir dir(files->path());
    QVERIFY(dir.mkpath(u"project/src"_s));
    QVERIFY(dir.mkpath(u"project/.git"_s));
    file(u"secret"_s);
    file(u"project/b.txt"_s, "bb");
    file(u"project/src/a.cpp"_s, "a");
    file(u"project/.git/config"_s);
    QVERIFY(QFile::link(files->filePath(u"secret"_s), files->filePath(u"project/link"_s)));
    QVERIFY(QFile::link(files->path(), files->filePath(u"project/circle"_s)));
    drafts->addFiles({files->filePath(u"project/"_s)});
    QTRY_COMPARE(at(0).state, State::Ready);
    QVERIFY(at(0).isFolder);
    QCOMPARE(at(0).attachment.name, u"project"_s);
    const QList<ArchiveEntry> expected{{.name = u"b.txt"_s, .size = 2},
                                       {.name = u"src/a.cpp"_s, .size = 1}};
    QVERIFY(at(0).entries == expected);
    QVERIFY(kept.value(u"c"_s).isEmpty());
    drafts->take(at(0).key, {u"src/a.cpp"_s, u"../secret"_s, u"link"_s});
    QTRY_COMPARE(at(0).state, State::Ready);
    QCOMPARE(drafts->all().size(), 1);
    QCOMPARE(at(0).attachment.name, u"a.cpp"_s);
    QCOMPARE(at(0).attachment.hash, attachmentHash("a"));
}

void DraftChangesTest::anArchiveIsAListToChooseFrom()
{
    answer(u"read-a.zip"_s, {.kind = FileKind::Archive, .mediaType = u"application/zip"_s});
    answer(u"list"_s, {.kind = FileKind::Archive,
                       .mediaType = u"application/zip"_s,
                       .entries = {{.name = u"x/../../one.txt"_s, .size = 3},
                                   {.name = u"two"_s, .size = -1}}});
    answer(u"extract"_s, {.kind = FileKind::Archive, .members = {"one", QByteArray(), ""}});
    drafts->addFiles({file(u"a.zip"_s, "PK")});
    QTRY_COMPARE(at(0).state, State::Ready);
    QCOMPARE(at(0).entries.size(), 2);
    QVERIFY(kept.value(u"c"_s).isEmpty());
    drafts->addBytes(u"after.txt"_s, "x");
    drafts->take(at(0).key, {u"x/../../one.txt"_s, u"two"_s, u"three"_s});
    QTRY_COMPARE(drafts->all().size(), 4);
    QTRY_VERIFY(at(0).state == State::Ready && at(3).state == State::Ready);
    QCOMPARE(at(0).attachment.name, u"one.txt"_s);
    QCOMPARE(at(0).attachment.hash, attachmentHash("one"));
    QVERIFY(at(1).fault == AttachmentFault(ReaderFault::Damaged));
    QVERIFY(at(2).fault == AttachmentFault(FileFault::Empty));
    QCOMPARE(at(3).attachment.name, u"after.txt"_s);
    QCOMPARE(kept.value(u"c"_s).size(), 2);
}

void DraftChangesTest::pagesFollowTheirDocument()
{
    answer(u"read"_s, {.kind = FileKind::Document,
                       .mediaType = u"application/pdf"_s,
                       .reading = readingWith({}),
                       .pages = 9});
    answer(u"draw-pages"_s, {.kind = FileKind::Document, .pictures = {png("p3"), png("p5")}});
    drafts->addFiles({file(u"scan.pdf"_s, "%PDF"), file(u"b.pdf"_s, "%PDF b")});
    QTRY_VERIFY(areAll(State::Ready));
    drafts->drawPages(at(0).key, {2, 4});
    QCOMPARE(drafts->all().size(), 3);
    QCOMPARE(at(1).state, State::Reading);
    QTRY_VERIFY(drafts->all().size() == 4 && areAll(State::Ready));
    QCOMPARE(at(0).attachment.name, u"scan.pdf"_s);
    QCOMPARE(at(1).attachment.name, u"scan-3.png"_s);
    QCOMPARE(at(1).attachment.hash, attachmentHash("p3"));
    QCOMPARE(at(1).attachment.use.form, AttachmentForm::Picture);
    QCOMPARE(at(2).attachment.name, u"scan-5.png"_s);
    QCOMPARE(at(3).attachment.name, u"b.pdf"_s);
    QCOMPARE(kept.value(u"c"_s).size(), 4);
    QVERIFY(has(attachmentHash("p5")));
    QVERIFY(script->read(u"asked"_s).contains("\"pages\":[2,4]"));
}

void DraftChangesTest::readsATextInAnotherEncoding()
{
    drafts->addFiles({file(u"a.txt"_s, "\xc7")});
    QTRY_COMPARE(at(0).state, State::Ready);
    const QString before = at(0).attachment.reading;
    answer(u"read"_s, textAnswer(u"ا"_s));
    drafts->readAs(at(0).key, u"windows-1256"_s);
    QCOMPARE(at(0).state, State::Reading);
    QTRY_COMPARE(at(0).state, State::Ready);
    QVERIFY(script->read(u"asked"_s).contains("\"encoding\":\"windows-1256\""));
    QVERIFY(stored(at(0).attachment.reading) == readingWith(u"ا"_s));
    QVERIFY(!has(before)); // nobody has it any more
}

void DraftChangesTest::orderAndUseAreKept()
{
    drafts->addFiles({file(u"a"_s, "a"), file(u"b"_s, "b"), file(u"c"_s, "c")});
    QTRY_VERIFY(areAll(State::Ready));
    drafts->move(at(2).key, 0);
    QCOMPARE(at(0).attachment.name, u"c"_s);
    QCOMPARE(kept.value(u"c"_s).value(0).name, u"c"_s);
    drafts->setUse(at(0).key, {.share = AttachmentShare::Matching});
    QCOMPARE(kept.value(u"c"_s).value(0).use.share, AttachmentShare::Matching);
    QCOMPARE(kept.value(u"c"_s).value(0).use.letters, 5);
    QCOMPARE(settled(store->conversations()).value().value(0).draftAttachments, kept.value(u"c"_s));
}

void DraftChangesTest::removedAndBroughtBackWithItsContents()
{
    drafts->addFiles({file(u"a"_s, "a"), file(u"b"_s, "b")});
    QTRY_VERIFY(areAll(State::Ready));
    const QList<DraftAttachment> before = drafts->all();
    const QString reading = at(0).attachment.reading;
    answer(u"read"_s, textAnswer(u"another"_s));
    drafts->remove(at(0).key);
    drafts->remove(at(0).key);
    QVERIFY(drafts->all().isEmpty());
    QVERIFY(kept.value(u"c"_s).isEmpty());
    QVERIFY(!has(reading));
    drafts->addFiles({file(u"c"_s, "c")});
    drafts->restore(before);
    QTRY_VERIFY(areAll(State::Ready));
    QCOMPARE(drafts->all().size(), 2);
    QCOMPARE(at(0).attachment, before.at(0).attachment);
    QCOMPARE(kept.value(u"c"_s).size(), 2);
    QVERIFY(stored(reading) == readingWith(u"hello"_s));
}

void DraftChangesTest::removedWhileItIsRead()
{
    answer(u"read-slow"_s, textAnswer());
    drafts->addFiles({file(u"slow"_s), file(u"b"_s)});
    const QList<DraftAttachment> before = drafts->all();
    drafts->remove(at(0).key);
    QTRY_COMPARE(at(0).state, State::Ready);
    QCOMPARE(at(0).attachment.name, u"b"_s);
    drafts->restore(before);
    QCOMPARE(drafts->all().size(), 2);
    QTRY_VERIFY(areAll(State::Ready));
    QCOMPARE(at(0).attachment.name, u"slow"_s);
}

void DraftChangesTest::goesOnForAnotherConversation()
{
    drafts->addFiles({file(u"a"_s, "a")});
    drafts->setDraft(u"d"_s, {});
    QVERIFY(drafts->all().isEmpty());
    QTRY_COMPARE(kept.value(u"c"_s).size(), 1);
    QVERIFY(kept.value(u"d"_s).isEmpty());
    drafts->setDraft(u"c"_s, kept.value(u"c"_s));
    QCOMPARE(drafts->all().size(), 1);
    QVERIFY(at(0).hasOriginal);
    drafts->forget(u"c"_s);
    QVERIFY(drafts->all().isEmpty());
}

void DraftChangesTest::whatWasSentIsGone()
{
    drafts->addFiles({file(u"a"_s, "a")});
    QTRY_COMPARE(at(0).state, State::Ready);
    drafts->addFiles({file(u"late"_s, "late")});
    drafts->setDraft(u"c"_s, {});
    QCOMPARE(drafts->all().size(), 1);
    QCOMPARE(at(0).attachment.name, u"late"_s);
    QTRY_COMPARE(at(0).state, State::Ready);
    QCOMPARE(kept.value(u"c"_s).size(), 1);
}

void DraftChangesTest::isThereAgainAfterAStart()
{
    drafts->addFiles({file(u"a.txt"_s, "a")});
    QTRY_COMPARE(at(0).state, State::Ready);
    const auto info = settled(store->conversations()).value().value(0);
    QCOMPARE(info.draftAttachments.size(), 1);
    drafts->setDraft(u"other"_s, {});
    drafts->forget(u"c"_s);
    drafts->setDraft(u"c"_s, info.draftAttachments);
    QCOMPARE(at(0).state, State::Ready);
    QCOMPARE(at(0).attachment, info.draftAttachments.first());
    QCOMPARE(at(0).kind, FileKind::Text);
    QVERIFY(!at(0).hasOriginal);
    const QSignalSpy changed(drafts.get(), &DraftAttachments::changed);
    drafts->setDraft(u"c"_s, info.draftAttachments);
    drafts->readAs(at(0).key, u"UTF-16"_s); // its bytes are gone
    QCOMPARE(changed.size(), 0);
}

HIWAR_TEST(DraftChangesTest, QCoreApplication)
#include "tst_draftchanges.moc"
