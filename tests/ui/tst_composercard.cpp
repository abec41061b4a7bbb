// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/composercase.h"
#include "ui/composer/composer.h"
#include "ui/composer/messageedit.h"
#include "ui/theme/menubutton.h"
#include "ui/theme/quietstyle.h"

#include <QApplication>
#include <QLabel>
#include <QLayout>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>

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

    void aKeyPressedElsewhereIsTyped()
    {
        m_composer->setText(u"wor"_s);
        m_button->setFocus();
        QKeyEvent key(QEvent::KeyPress, Qt::Key_D, Qt::NoModifier, u"d"_s);
        m_composer->typeKey(&key);
        QCOMPARE(m_composer->text(), u"word"_s);
        QTRY_VERIFY(m_edit->hasFocus());
    }
};

HIWAR_TEST(ComposerCardTest, QApplication)
#include "tst_composercard.moc"
