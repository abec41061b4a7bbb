// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/controllers/savedfiles.h"
#include "tests/support/testcase.h"
#include "tests/ui/messagemodel.h"
#include "ui/conversation/conversationview.h"
#include "ui/window/mainwindow.h"
#include "ui/window/noticebar.h"

#include <QApplication>
#include <QFileDialog>
#include <QLineEdit>
#include <QPushButton>
#include <QTemporaryDir>

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

QByteArray contentsOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(not there)");
}

/// A reply with code, in the program's window.
struct SavedScene
{
    MessageModel model;
    MainWindow window;
    SavedFiles files{window.conversationView(), window.notice()};
    QTemporaryDir folder;

    SavedScene()
    {
        model.setMessages({makeMessage(u"a"_s, Role::Assistant, u"```python\nprint('é')\n```"_s)});
        window.conversationView().setModel(&model);
        window.resize(900, 700);
        window.show();
    }
    ~SavedScene() { window.conversationView().setModel(nullptr); }

    void pressSave() const
    {
        ConversationView &view = window.conversationView();
        for (const FocusTarget &stop : view.rows().layout(0).focusTargets()) {
            if (stop.code == CodeAction::Save)
                view.press(0, stop);
        }
    }
    /// The dialog that is open now, or null.
    [[nodiscard]] QFileDialog *dialog() const
    {
        for (QFileDialog *dialog : window.findChildren<QFileDialog *>()) {
            if (dialog->isVisible())
                return dialog;
        }
        return nullptr;
    }
    /// Types the name and presses Enter, as a user would.
    void answer(const QString &path) const
    {
        auto *name = dialog()->findChild<QLineEdit *>();
        name->setText(path);
        QTest::keyClick(name, Qt::Key_Return);
    }
    [[nodiscard]] QString path(const QString &name) const { return folder.filePath(name); }
};

} // namespace

class SavedFilesTest : public TestCase
{
    Q_OBJECT

private slots:
    void asksWhereAndWrites();
    void writesNothingWhenTheAnswerIsNo();
    void saysWhatWentWrongAndKeepsTheCode();
};

void SavedFilesTest::asksWhereAndWrites()
{
    SavedScene scene;
    scene.pressSave();
    QVERIFY(scene.dialog());
    QCOMPARE(scene.dialog()->acceptMode(), QFileDialog::AcceptSave);
    QVERIFY(scene.dialog()->selectedFiles().first().endsWith(u"/code.py"_s));
    scene.answer(scene.path(u"mine"_s));
    QTRY_COMPARE(contentsOf(scene.path(u"mine.py"_s)), QByteArray("print('\xc3\xa9')\n"));
    QVERIFY(!scene.dialog());
    QVERIFY(scene.window.notice().sentence().isEmpty());
}

void SavedFilesTest::writesNothingWhenTheAnswerIsNo()
{
    SavedScene scene;
    scene.pressSave();
    scene.dialog()->reject();
    QVERIFY(!scene.dialog());
    QVERIFY(QDir(scene.folder.path()).isEmpty());
}

void SavedFilesTest::saysWhatWentWrongAndKeepsTheCode()
{
    SavedScene scene;
    QDir(scene.folder.path()).mkdir(u"taken.py"_s); // a folder has the file's name
    scene.pressSave();
    emit scene.dialog()->fileSelected(scene.path(u"taken.py"_s));
    QVERIFY(scene.window.notice().sentence().startsWith(u"taken.py could not be written: "_s));
    QVERIFY(scene.window.notice().sentence().endsWith(u'.'));
    QVERIFY(QDir(scene.path(u"taken.py"_s)).exists());
    QCOMPARE(QDir(scene.folder.path()).entryList(QDir::Files).size(), 0); // no partial file
    scene.dialog()->reject();
    for (auto *button : scene.window.notice().findChildren<QPushButton *>()) {
        if (button->text() == u"Save elsewhere…"_s)
            button->click();
    }
    QVERIFY(scene.dialog());
    scene.answer(scene.path(u"other.py"_s));
    QTRY_COMPARE(contentsOf(scene.path(u"other.py"_s)), QByteArray("print('\xc3\xa9')\n"));
    // An existing file stays unchanged if the new content cannot be written completely.
    QCOMPARE(scene.window.notice().sentence(), QString());
}

HIWAR_TEST(SavedFilesTest, QApplication)
#include "tst_savedfiles.moc"
