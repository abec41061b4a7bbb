// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Questions that people really ask, and the topic that the Guide chooses.
#include "app/guide/guideresponder.h"
#include "app/guide/questionterms.h"
#include "app/guide/topic.h"
#include "tests/support/testcase.h"

#include <QRegularExpression>

#include <thread>
#include <vector>

using namespace Qt::StringLiterals;

namespace Hiwar {

class TestGuide : public TestCase
{
    Q_OBJECT

private slots:
    void findsTheTopic_data()
    {
        QTest::addColumn<QString>("topic");
        const auto rows = [](const QString &topic, const QStringList &questions) {
            for (const QString &question : questions)
                QTest::newRow(question.toUtf8().constData()) << topic;
        };
        rows(u"about"_s, {u"What is Hiwar?"_s, u"who are you"_s, u"Is Hiwar free software?"_s,
                          u"what does the name hiwar mean"_s, u"Which license?"_s, u"ما هو حوار؟"_s,
                          u"من أنت؟"_s, u"هل البرنامج مجاني؟"_s});
        rows(u"attach"_s, {u"How do I attach a file?"_s, u"can I upload a pdf"_s,
                           u"how to send a picture"_s, u"كيف أرفق ملفًا؟"_s});
        rows(u"connect"_s,
             {u"How do I connect to OpenAI?"_s, u"how can i conect to my provider"_s,
              u"add a new profile"_s, u"What is the base URL for Mistral?"_s,
              u"I want to use openrouter"_s, u"how to change the model"_s, u"setup"_s,
              u"groq url"_s, u"كيف أتصل بمزوّد الخدمة؟"_s, u"كيف اضيف ملف اتصال جديد"_s,
              u"ما هو عنوان openai؟"_s, u"كيف أغيّر النموذج؟"_s, u"How do I connect a model?"_s,
              u"كيف أتصل بنموذج؟"_s});
        rows(u"local"_s,
             {u"Can I use a model on my own computer?"_s, u"ollama"_s, u"how to use LM Studio"_s,
              u"run llama.cpp locally"_s, u"does it work offline?"_s,
              u"هل أستطيع استخدام نموذج على حاسوبي؟"_s, u"نموذج محلي بدون انترنت"_s});
        rows(u"keys"_s, {u"Where is my key kept?"_s, u"Is my API key stored safely?"_s,
                         u"the keychain is locked"_s, u"how do I delete my key"_s,
                         u"does hiwar support kwallet"_s, u"أين يُحفظ مفتاحي؟"_s,
                         u"سلسلة المفاتيح مقفلة"_s, u"هل مفتاحي آمن؟"_s});
        rows(u"places"_s,
             {u"Where is my history?"_s, u"where are the settings files"_s, u"log file location"_s,
              u"where does histroy live on windows"_s,
              u"in which folder are conversations saved?"_s, u"أين يُحفظ تاريخ المحادثات؟"_s,
              u"مكان ملف السجل"_s, u"Where are my keys and my history?"_s,
              u"أين تُحفظ محادثاتي ومفاتيحي؟"_s});
        rows(u"shortcuts"_s, {u"Which keyboard shortcuts are there?"_s, u"shortcuts"_s,
                              u"keybord shortcuts"_s, u"how to start a new line without sending"_s,
                              u"hotkeys?"_s, u"ما اختصارات لوحة المفاتيح؟"_s, u"اختصارات"_s});
        rows(u"errors"_s,
             {u"What does error 401 mean?"_s, u"I get 429 too many requests"_s, u"404"_s,
              u"error 503"_s, u"the connection was refused, why?"_s, u"it says unauthorized"_s,
              u"ماذا يعني الخطأ 401؟"_s, u"ماذا يعني الخطأ ٤٢٩"_s, u"رسالة خطأ"_s});
        rows(u"versions"_s,
             {u"How do I stop a reply?"_s, u"regenerate the answer"_s, u"edit my question"_s,
              u"see the previous version"_s, u"كيف أوقف الرد؟"_s, u"إعادة توليد الجواب"_s});
        rows(u"writing"_s,
             {u"How do I turn off spell checking?"_s, u"why are words underlined in red"_s,
              u"which dictionary is used"_s, u"add a word to my dictionary"_s, u"spelling"_s,
              u"كيف أوقف التدقيق الإملائي؟"_s, u"لماذا تحت الكلمة خط أحمر؟"_s,
              u"أضف كلمة إلى القاموس"_s});
        rows(u"dictation"_s,
             {u"How do I dictate a message?"_s, u"microphone"_s, u"dictation"_s,
              u"which whisper model is used"_s, u"ميكروفون"_s, u"كيف أملي رسالة بالميكروفون؟"_s});
        rows(u"privacy"_s, {u"What data is sent?"_s, u"Is there telemetry?"_s, u"privacy"_s,
                            u"do you collect my data"_s, u"هل ترسل بياناتي؟"_s, u"الخصوصية"_s});
        rows(u"updates"_s,
             {u"How do I update Hiwar?"_s, u"is there a newer version"_s, u"check for updates"_s,
              u"does it download updates by itself?"_s, u"كيف أحدّث حوار؟"_s, u"التحديثات"_s});
        rows(u"commandline"_s,
             {u"How do I use the command line?"_s, u"hiwar serve"_s, u"hiwar ask from a script"_s,
              u"exit status of hiwar ask"_s, u"سطر الأوامر"_s});
        rows(u"scripts"_s,
             {u"Does it support Arabic?"_s, u"right to left text"_s, u"mixed Hebrew and English"_s,
              u"هل يدعم العربية؟"_s, u"الكتابة من اليمين إلى اليسار"_s});
        rows(u"markdown"_s,
             {u"What can bubbles show?"_s, u"markdown"_s, u"show me a table and code"_s,
              u"ماذا يمكن أن تعرض الفقاعات؟"_s, u"اعرض جدول"_s});
        rows(u"network"_s, {u"proxy"_s, u"How do I set a proxy?"_s,
                            u"self signed certificate of my company"_s, u"كيف أضبط البروكسي؟"_s});
        rows(u"backup"_s, {u"How do I export my conversations?"_s, u"backup"_s,
                           u"import from chatgpt"_s, u"النسخ الاحتياطي"_s, u"تصدير المحادثات"_s});
        rows(u"print"_s, {u"How do I print this conversation?"_s, u"save as pdf"_s, u"printer"_s,
                          u"كيف أطبع المحادثة؟"_s, u"الطباعة"_s, u"حفظ بصيغة PDF"_s});
        rows(u"parameters"_s,
             {u"How do I set a system prompt?"_s, u"temperature"_s, u"موجّه النظام"_s});
        rows(u"library"_s, {u"What is a persona?"_s, u"prompts with variables"_s, u"الشخصيات"_s,
                            u"ما هي المكتبة؟"_s});
        rows(u"desktop"_s, {u"How do I disable notifications?"_s, u"quick question"_s,
                            u"tray icon"_s, u"الإشعارات"_s, u"سؤال سريع"_s});
        rows(u"context"_s, {u"why does it forget earlier messages"_s, u"context length"_s,
                            u"summarise earlier messages"_s, u"لماذا ينسى الرسائل السابقة؟"_s,
                            u"تلخيص الرسائل"_s});
        rows(u"look"_s, {u"dark mode"_s, u"make the text bigger"_s, u"الوضع الداكن"_s});
        rows(u"welcome"_s, {u"hi"_s, u"Hello!"_s, u"good morning"_s, u"مرحبا"_s,
                            u"السلام عليكم ورحمة الله وبركاته"_s, u"???"_s});
        rows(u"fallback"_s,
             {u"What is the weather in Cairo today?"_s, u"Write a poem about the sea"_s,
              u"Write a Python function that sorts a list"_s, u"Who won the world cup in 1998?"_s,
              u"Explain quantum entanglement"_s, u"2 + 2"_s, u"Translate 'apple' into French"_s,
              u"best pizza recipe"_s, u"ما حالة الطقس في القاهرة اليوم؟"_s,
              u"اكتب لي قصيدة عن البحر"_s, u"من هو رئيس فرنسا؟"_s, u"كم عدد سكان الصين؟"_s,
              u"今天天气怎么样"_s, u"Quelle heure est-il ?"_s});
    }
    void findsTheTopic()
    {
        QTEST(chooseTopic(QString::fromUtf8(QTest::currentDataTag())), "topic");
    }

    /// The example that people copy first from the page about the command line goes to the Guide.
    void repliesToItsOwnExample_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << u"en"_s;
        QTest::newRow("Arabic") << u"ar"_s;
    }
    void repliesToItsOwnExample()
    {
        QFETCH(QString, language);
        static const QRegularExpression example(u"hiwar ask \"([^\"]+)\""_s);
        for (const Topic &topic : loadTopics(language)) {
            if (topic.id == "commandline"_L1)
                QCOMPARE(chooseTopic(example.match(topic.text).captured(1)), u"connect"_s);
        }
    }

    void answersInTheLanguageOfTheQuestion()
    {
        QVERIFY(composeGuideReply(u"مرحبا"_s).contains(u"الدليل"));
        QVERIFY(composeGuideReply(u"hello"_s).startsWith("# Hello"_L1));
        QCOMPARE(replyLanguage(u"ما هو base URL الخاص بخدمة OpenRouter؟"), u"ar"_s);
        QCOMPARE(replyLanguage(u"what does حوار mean in English"), u"en"_s);
        QCOMPARE(replyLanguage(u""), u"en"_s);
    }

    void sayKindlyWhatItIsAndHowToConnect_data()
    {
        QTest::addColumn<QString>("question");
        QTest::newRow("en") << u"write a poem about the sea"_s;
        QTest::newRow("ar") << u"اكتب قصيدة عن البحر"_s;
    }
    void sayKindlyWhatItIsAndHowToConnect()
    {
        QFETCH(QString, question);
        const QString reply = composeGuideReply(question);
        QVERIFY(reply.contains("Base URL"_L1));
        QVERIFY(reply.contains(u"\n3. "));
        QVERIFY(!reply.contains(u'{'));
        for (const Topic &topic : loadTopics(replyLanguage(question))) {
            if (topic.id != u"welcome" && topic.id != u"fallback")
                QVERIFY2(reply.contains(u"- "_s + topic.title), qPrintable(topic.id));
        }
    }

    void hasTheSameTopicsInBothLanguages()
    {
        const QList<Topic> english = loadTopics(u"en"_s);
        const QList<Topic> arabic = loadTopics(u"ar"_s);
        QVERIFY(english.size() >= 14);
        QCOMPARE(arabic.size(), english.size());
        static const QRegularExpression arabicLetter(u"\\p{Arabic}"_s);
        for (qsizetype i = 0; i < english.size(); ++i) {
            QCOMPARE(arabic[i].id, english[i].id);
            QVERIFY(arabic[i].title.contains(arabicLetter));
            for (const Topic &topic : {english[i], arabic[i]}) {
                QVERIFY(!topic.title.isEmpty());
                QVERIFY(topic.text.startsWith("# "_L1 + topic.title));
                QVERIFY(!topic.text.contains("<!--"_L1));
                QCOMPARE(topic.text.count("```"_L1) % 2, 0);
                QVERIFY2(topic.keywords.isEmpty() ==
                             (topic.id == u"welcome" || topic.id == u"fallback"),
                         qPrintable(topic.id));
            }
        }
    }

    void everyTopicIsFoundByItsTitle()
    {
        for (const QString &language : {u"en"_s, u"ar"_s}) {
            for (const Topic &topic : loadTopics(language)) {
                if (!topic.keywords.isEmpty())
                    QCOMPARE(chooseTopic(topic.title), topic.id);
            }
        }
    }

    void survivesAnyInput_data()
    {
        QTest::addColumn<QString>("question");
        QTest::newRow("quotes") << u"\" OR topics MATCH \"x"_s;
        QTest::newRow("syntax") << u"NEAR(a b) AND NOT {title}: ^key* -(x) + 'y'; DROP TABLE"_s;
        QTest::newRow("null") << QString(3, QChar(0));
        QTest::newRow("surrogates") << QString(10, QChar(0xD800));
        QTest::newRow("marks only") << QString(100, QChar(0x064B));
        QTest::newRow("one long word") << QString(1'000'000, u'x');
        QTest::newRow("a million words") << u"key "_s.repeated(1'000'000);
        QTest::newRow("emoji") << u"😀🏳️‍🌈"_s;
        QTest::newRow("lines") << u"\n\r\n\t"_s;
        QTest::newRow("wildcards") << u"****%%%___"_s;
    }
    void survivesAnyInput()
    {
        QFETCH(QString, question);
        QVERIFY(!composeGuideReply(question).isEmpty());
    }

    void forgivesSlipsButNotOtherWords_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("meant");
        QTest::addColumn<bool>("slip");
        QTest::newRow("missing") << u"conect"_s << u"connect"_s << true;
        QTest::newRow("swapped") << u"histroy"_s << u"history"_s << true;
        QTest::newRow("two in a long word") << u"keybaord"_s << u"keyboard"_s << true;
        QTest::newRow("short words are exact") << u"cat"_s << u"car"_s << false;
        QTest::newRow("another word") << u"poem"_s << u"poll"_s << false;
    }
    void forgivesSlipsButNotOtherWords()
    {
        QFETCH(QString, typed);
        QFETCH(QString, meant);
        QTEST(isTypoOf(typed, meant), "slip");
    }

    void streamsWordByWord()
    {
        GuideResponder guide;
        QCOMPARE(guide.models(), QStringList{u"hiwar-guide"_s});
        const auto source = guide.answer({guide.models().constFirst(),
                                          {{Role::User, u"hotkeys"_s},
                                           {Role::Assistant, u"..."_s},
                                           {Role::User, u"What is Hiwar?"_s}},
                                          true,
                                          {}});
        QString whole;
        int pieces = 0;
        while (const auto piece = source->next()) {
            whole += *piece;
            ++pieces;
        }
        QCOMPARE(whole, composeGuideReply(u"What is Hiwar?"_s));
        QVERIFY(pieces > 50);
    }

    void answersWithoutAnyQuestion()
    {
        GuideResponder guide;
        const auto source = guide.answer({u"hiwar-guide"_s, {{Role::System, u"x"_s}}, false, {}});
        QVERIFY(source->next());
    }

    void answersOnManyThreads()
    {
        GuideResponder guide;
        const QString expected = composeGuideReply(u"hotkeys"_s);
        std::vector<QString> replies(8);
        std::vector<std::thread> threads;
        for (QString &reply : replies) {
            threads.emplace_back([&guide, &reply] {
                const auto source =
                    guide.answer({u"hiwar-guide"_s, {{Role::User, u"hotkeys"_s}}, false, {}});
                while (const auto piece = source->next())
                    reply += *piece;
            });
        }
        for (std::thread &thread : threads)
            thread.join();
        for (const QString &reply : replies)
            QCOMPARE(reply, expected);
    }
};

} // namespace Hiwar

HIWAR_TEST(Hiwar::TestGuide, QCoreApplication)
#include "tst_guide.moc"
