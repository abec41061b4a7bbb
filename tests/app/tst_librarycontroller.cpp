// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The library in the window: what is edited there is what the service gets.
#include "app/controllers/libraryfiles.h"
#include "app/controllers/personapictures.h"
#include "app/history/libraryitems.h"
#include "app/library/library.h"
#include "tests/app/chatcontrollercase.h"
#include "ui/composer/promptpicker.h"
#include "ui/library/librarypanel.h"
#include "ui/request/requestpanel.h"
#include "ui/theme/menubutton.h"

#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QTabBar>

using namespace Qt::StringLiterals;
using namespace Hiwar;

class LibraryControllerTest : public ChatControllerCase
{
    Q_OBJECT

private slots:
    void makesAPersonaAndTalksToIt();
    void switchesAndTakesBack();
    void deletesAndTakesBack();
    void givesAPicture();
    void saysWhichPictureCannotBeRead();
    void saysThatAPersonaIsGone();
    void insertsAPrompt();
    void asksForItsValues();
    void opensByKey();
    void importsAndTakesBack();
    void exportsWhatItImports();
    void exportsIntoAFolder();

private:
    LibraryPanel &panel()
    {
        if (!window().panels().isShown(SidePanel::Library))
            window().commands().action(ShortcutId::Library)->trigger();
        return window().panels().library();
    }
    void press(const QString &name)
    {
        if (auto *button = panel().findChild<QAbstractButton *>(name))
            button->click();
        else
            panel().findChild<QAction *>(name)->trigger();
    }
    QLineEdit *line(const QString &name) { return panel().findChild<QLineEdit *>(name); }
    QListWidget *list() { return panel().findChild<QListWidget *>(u"Library list"_s); }
    void choose(LibraryKind kind)
    {
        panel().findChild<QTabBar *>(u"Kind"_s)->setCurrentIndex(int(kind));
    }
    /// A photograph with a text beside it; its path.
    [[nodiscard]] QString makePhoto(const QString &name)
    {
        QImage photo(300, 200, QImage::Format_RGB32);
        photo.fill(Qt::blue);
        photo.setText(u"Author"_s, u"somebody"_s);
        return photo.save(dir->filePath(name)) ? dir->filePath(name) : QString();
    }
    void makeFox()
    {
        panel();
        choose(LibraryKind::Personas);
        press(u"New"_s);
        line(u"Persona name"_s)->setText(u"Fox"_s);
        line(u"Emoji"_s)->setText(u"🦊"_s);
        line(u"Persona folder"_s)->setText(u"Animals"_s);
        line(u"Persona model"_s)->setText(u"m-9"_s);
        line(u"temperature"_s)->setText(u"0.5"_s);
        panel().findChild<QPlainTextEdit *>(u"system"_s)->setPlainText(u"You are a fox."_s);
        panel().findChild<QPlainTextEdit *>(u"First message"_s)->setPlainText(u"Who is it?"_s);
        press(u"Save the entry"_s);
        QCOMPARE(m->program.library.personas().size(), 1);
    }
    void makePrompt(const QString &name, const QString &content)
    {
        panel();
        choose(LibraryKind::Prompts);
        press(u"New"_s);
        line(u"Prompt name"_s)->setText(name);
        panel().findChild<QPlainTextEdit *>(u"Prompt text"_s)->setPlainText(content);
        press(u"Save the entry"_s);
        window().panels().setShown(SidePanel::Library, false);
    }
    QWidget *messageField()
    {
        window().activateWindow();
        window().composer().focusProxy()->setFocus();
        return window().composer().focusProxy();
    }
    [[nodiscard]] QJsonObject lastBody() const
    {
        return QJsonDocument::fromJson(server->requests().constLast().body).object();
    }
};

void LibraryControllerTest::makesAPersonaAndTalksToIt()
{
    makeFox();
    QCOMPARE(list()->count(), 2); // its folder and itself
    QCOMPARE(list()->item(0)->text(), u"Animals"_s);
    QCOMPARE(list()->item(1)->text(), u"🦊 Fox"_s);
    press(u"Start a conversation"_s);
    QVERIFY(!window().panels().isShown(SidePanel::Library));
    QCOMPARE(rows(), 1);
    QCOMPARE(textAt(0), u"Who is it?"_s);
    QVERIFY(messageAt(0).isByUser);
    ask(u"Me"_s, u"Hello, me."_s);
    const QJsonObject body = lastBody();
    QCOMPARE(body.value("model"_L1), QJsonValue(u"m-9"_s));
    QCOMPARE(body.value("temperature"_L1), QJsonValue(0.5));
    const QJsonArray messages{
        QJsonObject{{u"role"_s, u"system"_s}, {u"content"_s, u"You are a fox."_s}},
        QJsonObject{{u"role"_s, u"assistant"_s}, {u"content"_s, u"Who is it?"_s}},
        QJsonObject{{u"role"_s, u"user"_s}, {u"content"_s, u"Me"_s}}};
    QCOMPARE(body.value("messages"_L1).toArray(), messages);
    m->chat.startNew(); // another conversation has none of it
    ask(u"q"_s, u"a"_s);
    QVERIFY(!lastBody().contains("temperature"_L1));
    QCOMPARE(lastBody().value("model"_L1), QJsonValue(u"m-1"_s));
}

void LibraryControllerTest::switchesAndTakesBack()
{
    makeFox();
    window().panels().setShown(SidePanel::Library, false);
    ask(u"q"_s, u"a"_s);
    window().panels().setShown(SidePanel::Request, true);
    auto *box = window().panels().request().findChild<QComboBox *>(u"Persona"_s);
    QVERIFY(box->isVisible());
    box->setCurrentIndex(1);
    emit box->activated(1);
    QCOMPARE(session().conversation().info().personaId, m->program.library.personas().at(0).id);
    ask(u"r"_s, u"b"_s);
    QCOMPARE(lastBody().value("temperature"_L1), QJsonValue(0.5));
    undo();
    QVERIFY(session().conversation().info().personaId.isEmpty());
    QCOMPARE(session().conversation().info().model, u"m-1"_s);
}

void LibraryControllerTest::deletesAndTakesBack()
{
    makeFox();
    press(u"Duplicate"_s);
    QCOMPARE(m->program.library.personas().size(), 2);
    press(u"Delete"_s);
    QCOMPARE(m->program.library.personas().size(), 1);
    undo();
    QCOMPARE(m->program.library.personas().size(), 2);
    QCOMPARE(list()->count(), 3);
    line(u"Find in the library"_s)->setText(u"copy"_s);
    QCOMPARE(list()->count(), 2);
}

void LibraryControllerTest::givesAPicture()
{
    makeFox();
    press(u"Edit"_s);
    auto *remove = panel().findChild<QPushButton *>(u"Remove the picture"_s);
    QVERIFY(remove->isHidden());
    press(u"Choose a picture"_s);
    auto *dialog = panel().findChild<QFileDialog *>();
    QVERIFY(dialog);
    emit dialog->fileSelected(makePhoto(u"photo.jpg"_s));
    dialog->close();
    QTRY_VERIFY(!remove->isHidden());
    press(u"Save the entry"_s);
    const QByteArray stored = m->program.library.personas().at(0).picture;
    const QImage picture = QImage::fromData(stored, "PNG");
    QCOMPARE(picture.size(), QSize(128, 85));
    QVERIFY(picture.textKeys().isEmpty());
    QTRY_VERIFY(!list()->item(1)->icon().isNull());
    QCOMPARE(list()->item(1)->text(), u"Fox"_s); // it stands for the emoji
    press(u"Start a conversation"_s);
    const auto *who = window().composer().findChild<MenuButton *>(u"Answered by"_s);
    QVERIFY(who->text().startsWith(u"Fox · "_s));
    press(u"Edit"_s);
    QVERIFY(!panel().findChild<QLabel *>(u"Persona picture"_s)->pixmap().isNull());
    line(u"Persona name"_s)->setText(u"Red fox"_s);
    press(u"Save the entry"_s);
    QCOMPARE(m->program.library.personas().at(0).picture, stored);
    press(u"Edit"_s);
    remove->click();
    QVERIFY(remove->isHidden());
    press(u"Save the entry"_s);
    QVERIFY(m->program.library.personas().at(0).picture.isEmpty());
    QCOMPARE(list()->item(1)->text(), u"🦊 Red fox"_s);
    QVERIFY(who->text().startsWith(u"🦊 Red fox · "_s));
}

void LibraryControllerTest::saysWhichPictureCannotBeRead()
{
    PersonaPictures pictures(window().notice());
    const QSignalSpy chosen(&pictures, &PersonaPictures::chosen);
    QFile file(dir->filePath(u"text.png"_s));
    QVERIFY(file.open(QFile::WriteOnly) && file.write("text") > 0);
    file.close();
    pictures.readFile(file.fileName());
    QTRY_VERIFY(window().notice().sentence().contains(u"text.png is no picture"_s));
    pictures.readFile(dir->filePath(u"gone.png"_s));
    QTRY_VERIFY(window().notice().sentence().contains(u"gone.png could not be read"_s));
    QVERIFY(chosen.isEmpty());
    pictures.readFile(makePhoto(u"one.png"_s));
    pictures.forget();
    pictures.readFile(makePhoto(u"two.jpg"_s));
    QTRY_COMPARE(chosen.count(), 1);
    Persona damaged;
    damaged.id = u"x"_s;
    damaged.picture = "\x89PNG";
    const QSignalSpy changed(&pictures, &PersonaPictures::changed);
    QVERIFY(pictures.of(damaged).isNull());
    QTRY_COMPARE(changed.count(), 1);
    QVERIFY(pictures.of(damaged).isNull()); // and it is not tried again
    damaged.picture = chosen.at(0).at(0).toByteArray();
    QVERIFY(pictures.of(damaged).isNull());
    QTRY_COMPARE(pictures.of(damaged).width(), 128);
}

void LibraryControllerTest::saysThatAPersonaIsGone()
{
    makeFox();
    press(u"Start a conversation"_s);
    m->program.library.remove({session().conversation().info().personaId});
    window().panels().setShown(SidePanel::Request, true);
    auto *box = window().panels().request().findChild<QComboBox *>(u"Persona"_s);
    QTRY_COMPARE(box->currentText(), u"Deleted"_s); // as soon as the library is read
    ask(u"q"_s, u"a"_s);
    QVERIFY(!lastBody().contains("temperature"_L1));
}

void LibraryControllerTest::insertsAPrompt()
{
    makePrompt(u"copied"_s, u"It says: {{clipboard}}"_s);
    QApplication::clipboard()->setText(u"hello"_s);
    auto *edit = messageField();
    QTRY_VERIFY(edit->hasFocus());
    QTest::keyClicks(edit, u"/cop"_s);
    QTRY_VERIFY(window().composer().prompts().isOpen());
    QTest::keyClick(edit, Qt::Key_Return);
    QCOMPARE(window().composer().text(), u"It says: hello"_s);
}

void LibraryControllerTest::asksForItsValues()
{
    makePrompt(u"letter"_s, u"Dear {{name}}, {{wish=all the best}}"_s);
    auto *edit = messageField();
    QTRY_VERIFY(edit->hasFocus());
    QTest::keyClicks(edit, u"/letter"_s);
    QTRY_VERIFY(window().composer().prompts().isOpen());
    QTest::keyClick(edit, Qt::Key_Tab);
    auto *name = window().composer().findChild<QLineEdit *>(u"name"_s);
    QVERIFY(name);
    QTRY_VERIFY(name->hasFocus());
    QTest::keyClicks(name, u"Noor"_s);
    QTest::keyClick(name, Qt::Key_Return);
    QTest::keyClick(window().composer().findChild<QLineEdit *>(u"wish"_s), Qt::Key_Return);
    QCOMPARE(window().composer().text(), u"Dear Noor, all the best"_s);
}

void LibraryControllerTest::opensByKey()
{
    QTest::keyClick(&window(), Qt::Key_J, Qt::ControlModifier);
    QVERIFY(window().panels().isShown(SidePanel::Library));
    QVERIFY(list()->isHidden()); // it is empty, and says what it is for
    QTest::keyClick(&panel(), Qt::Key_Escape);
    QVERIFY(!window().panels().isShown(SidePanel::Library));
}

void LibraryControllerTest::importsAndTakesBack()
{
    QFile file(dir->filePath(u"cherry.json"_s));
    QVERIFY(file.open(QFile::WriteOnly));
    file.write(R"([{"id": "1", "name": "Ada", "emoji": "🧮", "prompt": "Count."}, 7])");
    file.close();
    LibraryFiles files(window().notice(), m->program.library);
    files.importFiles({file.fileName()});
    QTRY_COMPARE(m->program.library.personas().size(), 1);
    QCOMPARE(m->program.library.personas().at(0).name, u"Ada"_s);
    QVERIFY(window().notice().sentence().contains(u"Entries not read"_s));
    undo();
    QVERIFY(m->program.library.personas().isEmpty());
    files.importFiles({dir->filePath(u"settings.json"_s)});
    QTRY_VERIFY(window().notice().sentence().contains(u"settings.json"_s));
    files.importFiles({dir->filePath(u"gone.md"_s), file.fileName(), dir->filePath(u"off.md"_s)});
    QTRY_COMPARE(m->program.library.personas().size(), 1); // one that cannot be read stops no other
    QVERIFY(window().notice().sentence().contains(u"gone.md could not be read"_s));
    QVERIFY(window().notice().sentence().contains(u"Files that could not be read: 2."_s));
}

void LibraryControllerTest::exportsWhatItImports()
{
    makeFox();
    makePrompt(u"letter"_s, u"Dear {{name}},\n---\n"_s);
    const QList<Persona> personas = m->program.library.personas();
    const QList<Prompt> prompts = m->program.library.prompts();
    LibraryFiles files(window().notice(), m->program.library);
    for (const QString &name : {u"all.json"_s, u"all.md"_s}) {
        files.exportFile(dir->filePath(name));
        QTRY_VERIFY(QFile::exists(dir->filePath(name)));
        const auto read = readLibraryAt(dir->filePath(name));
        QVERIFY(read);
        QCOMPARE(read->items.personas, personas);
        QCOMPARE(read->items.prompts, prompts);
        QCOMPARE(read->leftOut, 0);
    }
}

void LibraryControllerTest::exportsIntoAFolder()
{
    makeFox();
    press(u"Duplicate"_s);
    for (const QString &name : {u"letter"_s, u"../LETTER: a\\b"_s, u"con"_s, u"Letter"_s})
        makePrompt(name, u"Dear {{name}},\n---\n"_s);
    Library &library = m->program.library;
    const StoredLibrary all{.personas = library.personas(), .prompts = library.prompts()};
    LibraryFiles files(window().notice(), library);
    QDir folder(dir->filePath(u"out"_s));
    files.exportFolder(folder.path());
    QTRY_VERIFY(window().notice().sentence().contains(folder.path()));
    QStringList paths;
    const QStringList names = folder.entryList(QDir::Files, QDir::Name | QDir::IgnoreCase);
    for (const QString &name : names)
        paths << folder.filePath(name);
    QCOMPARE(paths.size(), 6);
    QVERIFY(names.contains(u"Fox.md"_s));
    QVERIFY(names.contains(u"Fox (copy).md"_s));
    library.remove({all.personas.at(0).id, all.personas.at(1).id, all.prompts.at(0).id,
                    all.prompts.at(1).id, all.prompts.at(2).id, all.prompts.at(3).id});
    files.importFiles(paths);
    QTRY_COMPARE(library.prompts().size(), 4);
    for (const Persona &each : all.personas)
        QCOMPARE(*library.persona(each.id), each);
    for (const Prompt &each : all.prompts)
        QCOMPARE(*library.prompt(each.id), each);
    files.exportFolder(paths.at(0)); // a file has that name
    QTRY_VERIFY(window().notice().sentence().contains(paths.at(0)));
    QVERIFY(!window().notice().sentence().contains(u"was written"_s));
}

HIWAR_TEST(LibraryControllerTest, QApplication)
#include "tst_librarycontroller.moc"
