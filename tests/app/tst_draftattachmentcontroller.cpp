// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is dropped, pasted and removed in the window, down to the draft. Without files that must be
// read: what becomes of those is in tests/app/attachments.
#include "tests/app/chatcontrollercase.h"
#include "ui/attachments/attachmentpreview.h"
#include "ui/attachments/attachmentstrip.h"
#include "ui/window/sidepanels.h"

#include <QMimeData>
#include <QPushButton>

using namespace Qt::StringLiterals;
using namespace Hiwar;

class DraftAttachmentControllerTest : public ChatControllerCase
{
    Q_OBJECT

private slots:
    void aFileThatIsGoneIsSaid()
    {
        drop({u"gone.txt"_s});
        QTRY_VERIFY(!strip().isReading() && strip().isVisible());
        QVERIFY(!strip().hasReady());
        QCOMPARE(nameAt(0), u"gone.txt"_s);
        QVERIFY(describedAt(0).contains(u"gone.txt"_s));
        QVERIFY(!window().composer().findChild<QPushButton *>(u"Send"_s)->isEnabled());
    }

    void removingIsUndone()
    {
        drop({u"first.txt"_s, u"second.txt"_s});
        QTRY_VERIFY(strip().model()->rowCount() == 2 && !strip().isReading());
        emit strip().removeRequested(strip().currentKey());
        QTRY_COMPARE(strip().model()->rowCount(), 1);
        QCOMPARE(nameAt(0), u"second.txt"_s);
        undo();
        QTRY_COMPARE(strip().model()->rowCount(), 2);
        QCOMPARE(nameAt(0), u"first.txt"_s);
    }

    void theyAreMoved()
    {
        drop({u"first.txt"_s, u"second.txt"_s});
        QTRY_VERIFY(strip().model()->rowCount() == 2 && !strip().isReading());
        emit strip().moveRequested(strip().currentKey(), 1);
        QCOMPARE(nameAt(0), u"second.txt"_s);
    }

    void aFolderIsAListToChooseFrom()
    {
        QDir().mkpath(pathOf(u"some"_s));
        for (const QString &name : {u"some/a.txt"_s, u"some/b.txt"_s}) {
            QFile file(pathOf(name));
            QVERIFY(file.open(QFile::WriteOnly) && file.write("words") == 5);
        }
        drop({u"some"_s});
        QTRY_VERIFY(window().panels().isShown(SidePanel::Attachment));
        auto *files = window().panels().attachment().findChild<QListView *>(u"Files in it"_s);
        QTRY_COMPARE(files->model()->rowCount(), 2);
        window().panels().setShown(SidePanel::Attachment, false);
        type(u"a word"_s); // it does not open again by itself
        QVERIFY(!window().panels().isShown(SidePanel::Attachment));
    }

    void theyBelongToTheirConversation()
    {
        type(u"a draft, so that it stays"_s);
        const QString first = m->shown.id();
        drop({u"gone.txt"_s});
        QTRY_VERIFY(strip().isVisible() && !strip().isReading());
        m->chat.startNew();
        QTRY_VERIFY(m->shown.id() != first);
        QVERIFY(strip().isHidden());
        m->shown.show(first);
        QTRY_VERIFY(strip().isVisible());
    }

private:
    [[nodiscard]] AttachmentStrip &strip() const { return window().composer().attachments(); }
    [[nodiscard]] QString pathOf(const QString &name) const { return dir->filePath(name); }
    [[nodiscard]] QString nameAt(int row) const
    {
        return strip().model()->index(row, 0).data().toString();
    }
    [[nodiscard]] QString describedAt(int row) const
    {
        return strip().model()->index(row, 0).data(Qt::AccessibleDescriptionRole).toString();
    }
    void drop(const QStringList &names)
    {
        QMimeData data;
        QList<QUrl> urls;
        for (const QString &name : names)
            urls << QUrl::fromLocalFile(pathOf(name));
        data.setUrls(urls);
        window().composer().takeDropped(&data);
    }
};

HIWAR_TEST(DraftAttachmentControllerTest, QApplication)
#include "tst_draftattachmentcontroller.moc"
