// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The list of what is sent, and the line in the conversation that leads to it.
#include "tests/support/testcase.h"
#include "tests/ui/messagemodel.h"
#include "tests/ui/shownview.h"
#include "ui/context/contextlist.h"
#include "ui/context/contextpanel.h"
#include "ui/contextwords.h"
#include "ui/conversation/conversationview.h"
#include "ui/conversation/message/messageactions.h"

#include <QCheckBox>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>

using namespace Hiwar;
using namespace Qt::StringLiterals;

class ContextPanelTest : public TestCase
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_panel.reset(); }
    void tellsWhatGoesAndWhatDoesNot();
    void tellsTheLimits();
    void pinsAndLeavesOutTheCurrentMessage();
    void keepsTheCurrentMessage();
    void isQuickWithManyMessages();
    void paintsInBothDirections();
    void keepsItsWordsInANarrowWindow();
    void marksTheFirstMessageThatGoes();
    void givesEachReasonASentence();

private:
    static ShownContext some();
    [[nodiscard]] QListView &list() const { return *m_panel->findChild<QListView *>(); }
    [[nodiscard]] QPushButton &button(const QString &name) const
    {
        return *m_panel->findChild<QPushButton *>(name);
    }
    [[nodiscard]] QString words(const QString &name) const
    {
        return m_panel->findChild<QLabel *>(name)->text();
    }
    void choose(int row) { list().setCurrentIndex(list().model()->index(row, 0)); }

    std::unique_ptr<ContextPanel> m_panel;
};

void ContextPanelTest::init()
{
    TestCase::init();
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    m_panel = std::make_unique<ContextPanel>();
    m_panel->resize(360, 640);
    m_panel->show();
}

ShownContext ContextPanelTest::some()
{
    ShownContext context{.rows = {{.role = Role::System, .words = u"Be kind."_s, .tokens = 3},
                                  {.messageId = u"a"_s,
                                   .words = u"first"_s,
                                   .tokens = 1234,
                                   .fate = ContextFate::BeyondCount},
                                  {.messageId = u"b"_s,
                                   .role = Role::Assistant,
                                   .words = u"second"_s,
                                   .tokens = 9,
                                   .isPinned = true},
                                  {.words = u"draft"_s, .tokens = 4}},
                         .tokens = 1250};
    context.canSummarise = true;
    context.leftOut = 1;
    return context;
}

void ContextPanelTest::tellsWhatGoesAndWhatDoesNot()
{
    m_panel->setContext(some());
    const QAbstractItemModel *model = list().model();
    QCOMPARE(model->rowCount(), 4);
    QCOMPARE(model->index(0, 0).data().toString(), u"System prompt: Be kind."_s);
    QCOMPARE(model->index(1, 0).data().toString(), u"You: first"_s);
    const auto described = [model](int row) {
        return model->index(row, 0).data(Qt::AccessibleDescriptionRole).toString();
    };
    QCOMPARE(described(1), u"Not sent: it is older than the limit of messages. ~1,234 tokens"_s);
    QCOMPARE(described(2), u"Always sent ~9 tokens"_s);
    QCOMPARE(described(3), u"~4 tokens"_s);
}

void ContextPanelTest::tellsTheLimits()
{
    ShownContext context = some();
    m_panel->setContext(context);
    QCOMPARE(
        words(u"Sum of what is sent"_s),
        u"~1,250 tokens. How many the model can read is not known. One message is left out."_s);
    QVERIFY(words(u"Limit of what is sent"_s).isEmpty());
    context.window = 8000;
    context.share = 4000;
    context.newest = 20;
    context.leftOut = 3;
    m_panel->setContext(context);
    QCOMPARE(words(u"Sum of what is sent"_s),
             u"~1,250 of the 8,000 tokens that the model can read. 3 messages are left out."_s);
    QCOMPARE(words(u"Limit of what is sent"_s),
             u"The newest 20 messages at most. 4,000 tokens at most."_s);
    context = some();
    context.isShareUnknown = true;
    m_panel->setContext(context);
    QVERIFY(words(u"Limit of what is sent"_s).startsWith(u"The limit in per cent has no effect"_s));
}

void ContextPanelTest::pinsAndLeavesOutTheCurrentMessage()
{
    QSignalSpy pinned(m_panel.get(), &ContextPanel::pinRequested);
    QSignalSpy excluded(m_panel.get(), &ContextPanel::exclusionRequested);
    QSignalSpy automatic(m_panel.get(), &ContextPanel::automaticRequested);
    QSignalSpy chosen(m_panel.get(), &ContextPanel::messageChosen);
    m_panel->setContext(some());
    choose(0);
    QVERIFY(!button(u"Always send"_s).isEnabled()); // the system prompt
    choose(1);
    button(u"Never send"_s).click();
    QCOMPARE(excluded.takeFirst(), QVariantList({u"a"_s, true}));
    choose(2);
    QVERIFY(button(u"Always send"_s).isChecked());
    button(u"Always send"_s).click();
    QCOMPARE(pinned.takeFirst(), QVariantList({u"b"_s, false}));
    list().setFocus();
    QTest::keyClick(&list(), Qt::Key_Return);
    QCOMPARE(chosen.takeFirst().constFirst().toString(), u"b"_s);
    m_panel->findChild<QCheckBox *>()->click();
    QVERIFY(automatic.takeFirst().constFirst().toBool());
    ShownContext context = some();
    context.isAutomatic = true;
    m_panel->setContext(context);
    QVERIFY(automatic.isEmpty());
    QSignalSpy closed(m_panel.get(), &ContextPanel::closeRequested);
    QTest::keyClick(&list(), Qt::Key_Escape);
    QCOMPARE(closed.count(), 1);
}

void ContextPanelTest::keepsTheCurrentMessage()
{
    ShownContext context = some();
    m_panel->setContext(context);
    choose(2);
    context.rows[2].fate = ContextFate::Excluded;
    m_panel->setContext(context);
    QCOMPARE(list().currentIndex().row(), 2);
    context.rows.removeFirst();
    m_panel->setContext(context);
    QCOMPARE(list().currentIndex().row(), 1);
}

void ContextPanelTest::isQuickWithManyMessages()
{
    ShownContext context;
    for (int i = 0; i < 10'000; ++i)
        context.rows.append({.messageId = QString::number(i), .words = u"words"_s, .tokens = i});
    m_panel->setContext(context);
    QCOMPARE(list().model()->rowCount(), 10'000);
    QVERIFY(list().uniformItemSizes());
    QCOMPARE(list().currentIndex().row(), 9'999); // what is written next
}

void ContextPanelTest::paintsInBothDirections()
{
    m_panel->setContext(some());
    for (const Qt::LayoutDirection direction : {Qt::LeftToRight, Qt::RightToLeft}) {
        m_panel->setLayoutDirection(direction);
        const QImage picture = m_panel->grab().toImage();
        QVERIFY(!picture.isNull());
    }
    QVERIFY(m_panel->minimumSizeHint().width() <= 360);
}

void ContextPanelTest::keepsItsWordsInANarrowWindow()
{
    m_panel->setTheme(makeTheme(ColourScheme::Light, 1.0));
    m_panel->resize(420, 700);
    m_panel->setContext(some());
    const QPushButton &pin = button(u"Always send"_s);
    const QPushButton &exclude = button(u"Never send"_s);
    QPushButton &summarise = button(u"Summarise earlier messages"_s);
    QTRY_COMPARE(pin.y(), exclude.y());
    QCOMPARE(summarise.text(), u"Summarise earlier messages"_s);
    m_panel->resize(2 * summarise.sizeHint().width() / 3, 360);
    QTRY_VERIFY(exclude.y() > pin.y());
    QCOMPARE(summarise.text(), u"Summarise"_s);
    QCOMPARE(summarise.accessibleName(), u"Summarise earlier messages"_s);
    // The list keeps some rows; the panel scrolls.
    QVERIFY(list().height() >= 3 * list().sizeHintForRow(0));
    auto *area = m_panel->findChild<QScrollArea *>();
    QTRY_VERIFY(area->verticalScrollBar()->maximum() > 0);
}

void ContextPanelTest::marksTheFirstMessageThatGoes()
{
    ShownMessage message = makeMessage(u"a"_s, Role::User, u"Question"_s);
    QCOMPARE(unsentText(message), QString());
    message.unsentBefore = 1;
    QCOMPARE(unsentText(message), u"One earlier message is not sent"_s);
    message.unsentBefore = 12;
    message.unsentBecause = {ContextFate::WithoutQuestion, ContextFate::Excluded,
                             ContextFate::Summarised};
    QCOMPARE(unsentText(message),
             u"12 earlier messages are not sent (left out by you, summarised)"_s);
    QCOMPARE(actionsFor(message).constFirst(), MessageAction::ShowContext);
    QVERIFY(describedText(message, {}).contains(u"12 earlier"_s));
    const Theme theme = makeTheme(ColourScheme::Light, 1.0);
    MessageLayout layout(theme, Qt::LeftToRight, nullptr);
    layout.setMessage(message);
    layout.resizeGetHeight(600, {});
    const PlacedAction line = layout.geometry().actions.constFirst();
    QCOMPARE(line.action, MessageAction::ShowContext);
    QVERIFY(line.rect.height() >= Theme::leastTarget);
    QVERIFY(line.rect.bottom() < layout.geometry().bubble.top());
    QCOMPARE(layout.hitTest(line.rect.center()).action, MessageAction::ShowContext);
}

void ContextPanelTest::givesEachReasonASentence()
{
    using enum ContextFate;
    QCOMPARE(fateSentence(Sent), QString());
    QSet<QString> sentences;
    for (const ContextFate fate :
         {Empty, Excluded, Summarised, WithoutQuestion, BeyondCount, BeyondWindow})
        sentences.insert(fateSentence(fate));
    QCOMPARE(sentences.size(), 6);
}

HIWAR_TEST(ContextPanelTest, QApplication)
#include "tst_contextpanel.moc"
