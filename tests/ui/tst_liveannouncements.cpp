// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testcase.h"
#include "tests/ui/shownview.h"
#include "ui/conversation/accessibility/liveannouncements.h"
#include "ui/conversation/accessibility/replynarration.h"

#include <QApplication>

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

/// A view whose announcements are recorded, in order.
struct HeardView : ShownView
{
    QStringList said;

    explicit HeardView(const QList<ShownMessage> &messages)
        : ShownView({})
    {
        auto *live = new LiveAnnouncements(view, [] { return true; });
        QObject::connect(live, &LiveAnnouncements::announced, live,
                         [this](const QString &words) { said += words.split(u'\n'); });
        model.setMessages(messages);
    }
};

ShownMessage question()
{
    return makeMessage(u"question"_s, Role::User, u"Who? Me."_s);
}

} // namespace

class LiveAnnouncementsTest : public TestCase
{
    Q_OBJECT

private slots:
    void followsAReplySentenceBySentence();
    void saysWhatComesTogetherAtOnce();
    void saysAsMuchAsIsWanted_data();
    void saysAsMuchAsIsWanted();
    void catchesUpOnNothing();
    void saysWhatWentWrong();
    void saysWhatIsWaitedFor();
    void beginsInTheMiddleWithWhatIsNew();
    void saysNothingOfWhatIsStored();

private:
    void finish(HeardView &shown, int row, MessageState state = MessageState::Complete)
    {
        ShownMessage message = shown.model.at(row);
        message.state = state;
        shown.model.replace(row, message);
    }
};

void LiveAnnouncementsTest::followsAReplySentenceBySentence()
{
    HeardView shown({question()});
    shown.model.append(reply({}, MessageState::Waiting));
    QCOMPARE(shown.said, QStringList{u"Waiting for the first word"_s});
    shown.said.clear();
    shown.model.replace(1, reply(u"It is 3.1"_s, MessageState::Arriving));
    shown.model.appendText(1, u"4. Th"_s);
    QTRY_COMPARE(shown.said, QStringList{u"It is 3.14."_s});
    shown.model.appendText(1, u"en:\n\n```py\na. B\n"_s);
    QTRY_COMPARE(shown.said, (QStringList{u"It is 3.14."_s, u"Then:"_s}));
    shown.model.appendText(1, u"```\n\nEnd"_s);
    QTRY_COMPARE(shown.said.last(), u"Code, py, 1 line."_s);
    finish(shown, 1);
    QCOMPARE(shown.said, (QStringList{u"It is 3.14."_s, u"Then:"_s, u"Code, py, 1 line."_s,
                                      u"End"_s, u"Reply finished."_s}));
}

void LiveAnnouncementsTest::saysWhatComesTogetherAtOnce()
{
    HeardView shown({question(), reply({}, MessageState::Arriving)});
    QSignalSpy grew(&shown.view.rows(), &MessageRows::textGrew);
    for (int i = 0; i < 20; ++i)
        shown.model.appendText(1, u"Sentence %1. "_s.arg(i));
    QCOMPARE(grew.size(), 20);
    QCOMPARE(shown.said, QStringList());
    QTRY_COMPARE(shown.said.size(), 19); // "Sentence 19." might continue with a small letter
}

void LiveAnnouncementsTest::saysAsMuchAsIsWanted_data()
{
    QTest::addColumn<Announcements>("wanted");
    QTest::addColumn<QStringList>("expected");
    QTest::newRow("nothing") << Announcements::None << QStringList();
    QTest::newRow("ends") << Announcements::Ends << QStringList{u"Reply finished."_s};
    QTest::newRow("sentences") << Announcements::Sentences
                               << QStringList{u"Waiting for the first word"_s, u"One."_s, u"Two."_s,
                                              u"Reply finished."_s};
}

void LiveAnnouncementsTest::saysAsMuchAsIsWanted()
{
    QFETCH(Announcements, wanted);
    HeardView shown({question()});
    shown.view.setReadingOptions({.announcements = wanted});
    shown.model.append(reply({}, MessageState::Waiting));
    shown.model.replace(1, reply(u"One. Two."_s, MessageState::Arriving));
    finish(shown, 1);
    QTEST(shown.said, "expected");
}

void LiveAnnouncementsTest::catchesUpOnNothing()
{
    HeardView shown({question()});
    shown.view.setReadingOptions({.announcements = Announcements::Ends});
    shown.model.append(reply({}, MessageState::Waiting));
    shown.model.replace(1, reply(u"Missed. And th"_s, MessageState::Arriving));
    shown.view.setReadingOptions({});
    shown.model.replace(1, reply(u"Missed. And then. "_s, MessageState::Arriving));
    shown.model.replace(1, reply(u"Missed. And then. Heard. Yes"_s, MessageState::Arriving));
    finish(shown, 1);
    QCOMPARE(shown.said,
             (QStringList{u"And then."_s, u"Heard."_s, u"Yes"_s, u"Reply finished."_s}));
}

void LiveAnnouncementsTest::saysWhatWentWrong()
{
    HeardView shown({question(), reply(u"Begun"_s, MessageState::Arriving)});
    ShownMessage failed = reply(u"Begun and"_s, MessageState::Failed);
    failed.error = ApiError{.kind = ErrorKind::RateLimited};
    shown.model.replace(1, failed);
    QCOMPARE(shown.said.first(), u"Begun and"_s);
    QCOMPARE(shown.said.last(), endWords(failed));
    QVERIFY(shown.said.last().size() > 10);
    shown.said.clear();
    shown.model.append(makeMessage(u"b"_s, Role::Assistant, {}, MessageState::Waiting));
    finish(shown, 2, MessageState::Stopped);
    QCOMPARE(shown.said.last(), u"Stopped"_s);
}

void LiveAnnouncementsTest::saysWhatIsWaitedFor()
{
    HeardView shown({question()});
    shown.model.append(reply({}, MessageState::Waiting));
    ShownMessage thinking = reply({}, MessageState::Arriving);
    thinking.reasoning = u"Hm. So."_s;
    shown.model.replace(1, thinking);
    QCOMPARE(shown.said.last(), u"Thinking"_s);
    shown.model.appendReasoning(1, u" And so."_s);
    shown.model.replace(1, reply(u"Four. Five"_s, MessageState::Arriving));
    QCOMPARE(shown.said, (QStringList{u"Waiting for the first word"_s, u"Thinking"_s, u"Four."_s}));
    emit shown.view.becameQuiet(1);
    QCOMPARE(shown.said.last(), u"Still waiting for more"_s);
}

void LiveAnnouncementsTest::beginsInTheMiddleWithWhatIsNew()
{
    HeardView shown({question(), reply(u"Long ago. It w"_s, MessageState::Arriving)});
    shown.model.appendText(1, u"as. And"_s);
    QTRY_COMPARE(shown.said, QStringList{u"It was."_s});
}

void LiveAnnouncementsTest::saysNothingOfWhatIsStored()
{
    HeardView shown({question(), reply(u"One. Two."_s)});
    shown.model.append(makeMessage(u"b"_s, Role::Assistant, u"Stored. Too."_s));
    ShownMessage other = reply(u"Another version. It is."_s);
    other.versionCount = 2;
    shown.model.replace(1, other);
    QCOMPARE(shown.said, QStringList());
}

HIWAR_TEST(LiveAnnouncementsTest, QApplication)
#include "tst_liveannouncements.moc"
