// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A message that looks like it holds a secret stays in the composer until the user has decided.
#include "tests/ui/composercase.h"
#include "ui/composer/secretwarning.h"
#include "ui/composer/secretwords.h"

#include <QAccessible>
#include <QLabel>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace Hiwar;

namespace {

const QString before = u"My key is "_s;
const QString key = u"sk-madeup"_s;
const QString between = u", once more "_s;

QString message()
{
    return before + key + between + key + u"."_s;
}

QList<FoundSecret> bothKeys()
{
    const FoundSecret first{SecretKind::Key, u"OpenAI"_s, before.size(), key.size()};
    FoundSecret second = first;
    second.start += key.size() + between.size();
    return {first, second};
}

} // namespace

class SecretWarningTest : public ComposerCase
{
    Q_OBJECT

private slots:
    void init()
    {
        ComposerCase::init();
        m_warning = m_composer->findChild<SecretWarning *>(u"Secret in the message"_s);
        m_sent = std::make_unique<QSignalSpy>(m_composer.get(), &Composer::sendRequested);
        m_isAllowed = false;
        m_composer->setSendingHeld([this](const QString &) {
            if (!m_isAllowed)
                m_composer->warnOfSecrets(bothKeys(), u"Mine"_s);
            return !m_isAllowed;
        });
        m_composer->setText(message());
    }

    void staysAndSaysWhy()
    {
        QVERIFY(m_warning->isHidden());
        QTest::keyClick(m_edit, Qt::Key_Return);
        QVERIFY(m_warning->isVisible());
        QCOMPARE(m_sent->count(), 0);
        QCOMPARE(m_composer->text(), message());
        QCOMPARE(m_warning->sentence(),
                 u"This looks like a key for OpenAI. There is another one like it. They would be "
                 "sent to “Mine”."_s);
        QVERIFY(!m_warning->sentence().contains(u"madeup"_s));
    }

    void theSafeButtonHasTheFocusAndTellsWhy()
    {
        warn();
        QWidget *focused = QApplication::focusWidget();
        QCOMPARE(focused, button(u"Hide secret"_s));
        QAccessibleInterface *accessible = QAccessible::queryAccessibleInterface(focused);
        QCOMPARE(accessible->text(QAccessible::Name), u"Hide them"_s);
        QCOMPARE(accessible->text(QAccessible::Description), m_warning->sentence());
        for (const QString &name : {u"Hide secret"_s, u"Edit secret"_s, u"Send secret"_s})
            QVERIFY(button(name)->height() >= Theme::leastTarget);
        QTest::keyClick(focused, Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget(), button(u"Edit secret"_s));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget(), m_edit);
    }

    void oneButtonIsTheUsualOne()
    {
        QVERIFY(m_button->isDefault());
        warn();
        QVERIFY(button(u"Hide secret"_s)->isDefault());
        QVERIFY(!m_button->isDefault());
        QVERIFY(m_composer->window()->testAttribute(Qt::WA_KeyboardFocusChange)); // the ring shows
        m_edit->insertPlainText(u"x"_s);
        QVERIFY(m_button->isDefault());
        m_composer->warnOfSecrets({bothKeys().constFirst()}, u"Mine"_s);
        QCOMPARE(button(u"Hide secret"_s)->text(), u"Hide it"_s);
    }

    void aSecondPressSendsNothing()
    {
        warn();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QCOMPARE(m_sent->count(), 0);
        warn();
        m_button->click();
        QCOMPARE(m_sent->count(), 0);
        QVERIFY(m_warning->isVisible());
    }

    void hidesAllOfThemInOneStep()
    {
        warn();
        button(u"Hide secret"_s)->click();
        QVERIFY(m_warning->isHidden());
        QCOMPARE(m_composer->text(), before + hiddenSecret() + between + hiddenSecret() + u'.');
        QCOMPARE(m_sent->count(), 0); // the user looks at it first
        QCOMPARE(QApplication::focusWidget(), m_edit);
        m_edit->undo();
        QCOMPARE(m_composer->text(), message());
    }

    void selectsTheFirst_data()
    {
        QTest::addColumn<bool>("byEscape");
        QTest::newRow("Edit") << false;
        QTest::newRow("Escape") << true;
    }
    void selectsTheFirst()
    {
        QFETCH(const bool, byEscape);
        QSignalSpy stopped(m_composer.get(), &Composer::stopRequested);
        warn();
        if (byEscape)
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        else
            button(u"Edit secret"_s)->click();
        QVERIFY(m_warning->isHidden());
        QCOMPARE(m_edit->textCursor().selectedText(), key);
        QCOMPARE(m_edit->textCursor().selectionStart(), int(before.size()));
        QCOMPARE(QApplication::focusWidget(), m_edit);
        QCOMPARE(m_sent->count() + stopped.count(), 0);
    }

    void sendsAnyway()
    {
        QSignalSpy allowed(m_composer.get(), &Composer::secretsAllowed);
        connect(m_composer.get(), &Composer::secretsAllowed, this, [this] { m_isAllowed = true; });
        warn();
        button(u"Send secret"_s)->click();
        QCOMPARE(allowed.count(), 1);
        QCOMPARE(allowed.constFirst().constFirst().toString(), message());
        QCOMPARE(m_sent->count(), 1);
        QCOMPARE(m_sent->constFirst().constFirst().toString(), message());
        QVERIFY(m_warning->isHidden());
    }

    void goesWhenTheTextChanges()
    {
        warn();
        m_edit->insertPlainText(u"x"_s);
        QVERIFY(m_warning->isHidden());
        QCOMPARE(QApplication::focusWidget(), m_edit);
        warn();
        m_composer->setText(u"of another conversation"_s);
        QVERIFY(m_warning->isHidden());
    }

    void anEditedQuestionIsHeld()
    {
        QSignalSpy edited(m_composer.get(), &Composer::editSubmitted);
        m_composer->setText(u"draft"_s);
        m_composer->beginEdit(message());
        warn();
        QVERIFY(m_composer->isEditing());
        QCOMPARE(edited.count(), 0);
        m_isAllowed = true;
        button(u"Send secret"_s)->click();
        QCOMPARE(edited.count(), 1);
        QCOMPARE(m_composer->text(), u"draft"_s);
    }

    void fitsANarrowWindow()
    {
        warn();
        m_composer->resize(360, 400);
        m_composer->setTheme(makeTheme(ColourScheme::Dark, 2.0));
        QVERIFY(m_composer->minimumSizeHint().width() <= 360);
        QTRY_VERIFY(button(u"Send secret"_s)->y() > button(u"Hide secret"_s)->y());
        for (const QString &name : {u"Hide secret"_s, u"Edit secret"_s, u"Send secret"_s})
            QVERIFY(m_warning->rect().contains(button(name)->geometry()));
        const auto labels = m_warning->findChildren<QLabel *>();
        QVERIFY(std::all_of(labels.begin(), labels.end(),
                            [](const QLabel *label) { return label->isVisible(); })); // its sign
    }

    void hasASentenceForEachKind()
    {
        QSet<QString> sentences;
        for (const SecretKind kind :
             {SecretKind::OwnSecret, SecretKind::Key, SecretKind::Token, SecretKind::SignedToken,
              SecretKind::PrivateKey, SecretKind::Webhook, SecretKind::Password}) {
            const QString sentence = describeSecret({kind, u"Slack"_s, 0, 1});
            QVERIFY(sentence.endsWith(u'.'));
            sentences.insert(sentence);
        }
        QCOMPARE(sentences.size(), 7);
        QCOMPARE(describeSecret({SecretKind::Key, {}, 0, 1}), u"This looks like a key."_s);
        const QList<FoundSecret> three(3, {SecretKind::Password, {}, 0, 1});
        QVERIFY(secretWarning(three, u"Mine"_s).contains(u"There are 2 more"_s));
    }

private:
    void warn()
    {
        m_edit->setFocus();
        QTest::keyClick(m_edit, Qt::Key_Return);
        QVERIFY(m_warning->isVisible());
    }
    [[nodiscard]] QPushButton *button(const QString &name) const
    {
        return m_warning->findChild<QPushButton *>(name);
    }

    SecretWarning *m_warning = nullptr;
    std::unique_ptr<QSignalSpy> m_sent;
    bool m_isAllowed = false;
};

HIWAR_TEST(SecretWarningTest, QApplication)
#include "tst_secretwarning.moc"
