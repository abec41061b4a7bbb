// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/composercase.h"
#include "ui/composer/composer.h"
#include "ui/composer/messageedit.h"
#include "ui/theme/menubutton.h"
#include "ui/theme/quietstyle.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QLabel>
#include <QLayout>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace Hiwar;

/// What is around the text: the keys, who answers, what can be added.
class ComposerCardTest : public ComposerCase
{
    Q_OBJECT

private slots:
    void theKeysAreShownWhileItHasTheFocus()
    {
        const auto *keys = m_composer->findChild<QLabel *>(u"Keys"_s);
        QCOMPARE(keys->text(), u"Enter to send · Shift+Enter for a new line"_s);
        const int height = m_composer->sizeHint().height();
        m_composer->setSendKey(true);
        QCOMPARE(keys->text(), u"Ctrl+Enter to send · Enter for a new line"_s);
        m_button->setFocusPolicy(Qt::StrongFocus);
        m_composer->setText(u"text"_s);
        m_button->setFocus();
        QTRY_COMPARE(keys->text(), QString());
        QCOMPARE(m_composer->sizeHint().height(), height); // nothing moves
        QVERIFY(m_edit->accessibleDescription().contains(u"Ctrl+Enter"_s));
    }

    void saysWhoAnswersAndAsksForAnother()
    {
        QSignalSpy asked(m_composer.get(), &Composer::modelsRequested);
        auto *model = m_composer->findChild<QAbstractButton *>(u"Answered by"_s);
        QCOMPARE(model->text(), u"Choose a model"_s);
        m_composer->setModel(u"OpenAI · gpt-5"_s);
        QCOMPARE(model->text(), u"OpenAI · gpt-5"_s);
        QCOMPARE(model->accessibleDescription(), model->text());
        model->click();
        QCOMPARE(asked.count(), 1);
        m_composer->setModel(u"long "_s.repeated(100));
        QVERIFY(m_composer->minimumSizeHint().width() < 300);
        QTRY_VERIFY(m_composer->rect().contains(
            QRect(m_button->mapTo(m_composer.get(), QPoint()), m_button->size())));
    }

    void whoAnswersKeepsItsName()
    {
        const Theme theme = makeTheme(ColourScheme::Light, 2.0);
        m_composer->setModel(u"OpenAI · gpt-5"_s);
        m_composer->setEstimate(u"~1,240 tokens · ~$0.003"_s, {});
        m_composer->setTheme(theme);
        m_composer->resize(420, 300);
        const auto *model = m_composer->findChild<MenuButton *>(u"Answered by"_s);
        QTRY_COMPARE(model->shownWords(), u"gpt-5"_s);
        m_composer->resize(1200, 300);
        QTRY_COMPARE(model->shownWords(), u"OpenAI · gpt-5"_s);
    }

    void theTextIsAsFarFromBothEdges()
    {
        const auto insets = [this] {
            m_composer->setTheme(makeTheme(ColourScheme::Light, 1.0));
            m_composer->layout()->activate();
            const QWidget *box = m_edit->parentWidget();
            const QWidget *text = m_edit->viewport();
            const int left = text->mapTo(box, QPoint()).x();
            return std::pair(left, box->width() - left - text->width());
        };
        const auto usual = insets();
        QCOMPARE(usual.first, usual.second);
        m_composer->setLayoutDirection(Qt::RightToLeft);
        QCOMPARE(insets(), usual);
    }

    void asksWhatCanBeAdded()
    {
        const auto insert = [this] { m_composer->insertText(u" and more"_s); };
        connect(m_composer.get(), &Composer::addMenuRequested, m_composer.get(),
                [this, insert](QMenu *menu) {
                    menu->addAction(u"A file"_s, m_composer.get(), insert);
                });
        m_composer->setText(u"words"_s);
        m_composer->findChild<QAbstractButton *>(u"Add"_s)->click();
        auto *menu = m_composer->findChild<QMenu *>(u"Add menu"_s);
        QTRY_VERIFY(menu->isVisible());
        menu->actions().constFirst()->trigger();
        menu->close();
        QCOMPARE(m_composer->text(), u"words and more"_s);
    }

    void offersWaysToSend()
    {
        QSignalSpy sent(m_composer.get(), &Composer::sendRequested);
        QSignalSpy added(m_composer.get(), &Composer::addRequested);
        auto *ways = m_composer->findChild<QAbstractButton *>(u"Ways to send"_s);
        QVERIFY(!ways->isEnabled()); // there is nothing yet
        m_composer->setText(u"words"_s);
        QVERIFY(ways->isEnabled());
        ways->click();
        QCOMPARE(menuTexts(u"Send menu"_s),
                 (QStringList{u"Send"_s, u"Add without asking"_s, u"Add as assistant"_s,
                              u"Add as system"_s}));
        choose(u"Send menu"_s, u"Add as system"_s);
        QCOMPARE(added.last().at(0).value<Role>(), Role::System);
        QCOMPARE(added.last().at(1).toString(), u"words"_s);
        QCOMPARE(m_composer->text(), u"words"_s); // the receiver clears it
        const QPoint middle = m_button->rect().center();
        QContextMenuEvent event(QContextMenuEvent::Keyboard, middle, m_button->mapToGlobal(middle));
        QApplication::sendEvent(m_button, &event); // Shift+F10
        choose(u"Send menu"_s, u"Add as assistant"_s);
        QCOMPARE(added.last().at(0).value<Role>(), Role::Assistant);
        QCOMPARE(sent.count(), 0);
        ways->click();
        choose(u"Send menu"_s, u"Send"_s);
        QCOMPARE(sent.count(), 1);
        m_composer->findChild<QAbstractButton *>(u"Add"_s)->click();
        choose(u"Add menu"_s, u"Add without asking"_s);
        QCOMPARE(added.last().at(0).value<Role>(), Role::User);
        QCOMPARE(added.count(), 3);
    }

    void givesTheRoomToWhoAnswers()
    {
        const auto *ways = m_composer->findChild<QAbstractButton *>(u"Ways to send"_s);
        const auto *model = m_composer->findChild<QAbstractButton *>(u"Answered by"_s);
        QVERIFY(ways->isVisible());
        m_composer->setModel(u"A service with a name · a-model-with-a-long-name-2026"_s);
        m_composer->resize(360, 200);
        QTRY_VERIFY(!ways->isVisible());
        m_composer->findChild<QAbstractButton *>(u"Add"_s)->click(); // which has them, too
        m_composer->setText(u"words"_s);
        QVERIFY(menuTexts(u"Add menu"_s).contains(u"Add as system"_s));
        openMenu(u"Add menu"_s)->close();
        m_composer->setModel(u"m-1"_s);
        QTRY_VERIFY(ways->isVisible());
        QVERIFY(model->width() >= model->sizeHint().width());
    }

    void aKeyAddsWithoutAsking()
    {
        QSignalSpy sent(m_composer.get(), &Composer::sendRequested);
        QSignalSpy added(m_composer.get(), &Composer::addRequested);
        const auto press = [this] {
            QTest::keyClick(m_edit, Qt::Key_Return, Qt::ControlModifier | Qt::ShiftModifier);
        };
        press(); // there is nothing yet
        m_composer->setText(u"words"_s);
        press();
        QCOMPARE(added.count(), 1);
        QCOMPARE(added.last().at(0).value<Role>(), Role::User);
        m_composer->setSendKey(true);
        press();
        QCOMPARE(added.count(), 2);
        QCOMPARE(m_composer->text(), u"words"_s); // without a new line
        m_composer->setBusy(true); // nothing is added below a reply that still arrives
        press();
        QCOMPARE(added.count(), 2);
        // But it can be queued.
        QVERIFY(m_composer->findChild<QAbstractButton *>(u"Ways to send"_s)->isEnabled());
        m_composer->setBusy(false);
        m_composer->beginEdit(u"earlier"_s); // nor in place of an earlier message
        press();
        QVERIFY(!m_composer->findChild<QAbstractButton *>(u"Ways to send"_s)->isEnabled());
        QCOMPARE(added.count(), 2);
        QCOMPARE(sent.count(), 0);
    }

    void saysWhatIsEdited()
    {
        const auto says = [this](const QString &words) {
            const QList<QLabel *> labels = m_composer->findChildren<QLabel *>();
            return std::any_of(labels.begin(), labels.end(), [&words](const QLabel *label) {
                return label->isVisible() && label->text() == words;
            });
        };
        m_composer->beginEdit(u"a"_s);
        QVERIFY(says(u"Editing an earlier question"_s));
        QCOMPARE(m_button->accessibleName(), u"Send"_s);
        m_composer->beginEdit(u"a"_s, Role::Assistant);
        QVERIFY(says(u"Editing a reply"_s));
        QCOMPARE(m_button->accessibleName(), u"Save"_s);
        m_composer->beginEdit(u"a"_s, Role::System);
        QVERIFY(says(u"Editing a system message"_s));
        m_composer->cancelEdit();
        QCOMPARE(m_button->accessibleName(), u"Send"_s);
    }

    void aKeyPressedElsewhereIsTyped()
    {
        m_composer->setText(u"wor"_s);
        m_button->setFocus();
        QKeyEvent key(QEvent::KeyPress, Qt::Key_D, Qt::NoModifier, u"d"_s);
        m_composer->typeKey(&key);
        QCOMPARE(m_composer->text(), u"word"_s);
        QTRY_VERIFY(m_edit->hasFocus());
    }

private:
    QMenu *openMenu(const QString &name) const
    {
        for (QMenu *menu : m_composer->findChildren<QMenu *>(name)) {
            if (menu->isVisible())
                return menu;
        }
        return nullptr;
    }
    QStringList menuTexts(const QString &name) const
    {
        QStringList texts;
        const QMenu *menu = openMenu(name);
        const QList<QAction *> actions = menu ? menu->actions() : QList<QAction *>();
        for (const QAction *action : actions)
            texts << action->text();
        return texts;
    }
    void choose(const QString &name, const QString &text)
    {
        QMenu *menu = openMenu(name);
        QVERIFY(menu);
        for (QAction *action : menu->actions()) {
            if (action->text() == text) {
                action->trigger();
                menu->close();
                return;
            }
        }
        QFAIL(qPrintable(text));
    }
};

HIWAR_TEST(ComposerCardTest, QApplication)
#include "tst_composercard.moc"
